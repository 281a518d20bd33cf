"""Was I unlucky? The dice and the draws of every player, as far as one reader saw them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from grosbill.model import events as e
from grosbill.model.figures import FACES
from grosbill.words.naming import Words


@dataclass
class _Draws:
    """What one player rolled and drew."""

    dice: list[int] = field(default_factory=list)
    doors: int = 0
    monsters: int = 0
    curses: int = 0
    treasures: int = 0
    worth: int = 0
    unseen: int = 0


class Luck:
    """Counts the events of a game for one reader."""

    def __init__(self, words: Words, *, everything: bool = False) -> None:
        """Begin with nothing drawn; `everything`: the reader may know what nobody was shown."""
        self._words = words
        self._everything = everything
        self._of = [_Draws() for _ in words.names]
        self._flights = 0
        # What came of each flight from a monster: a card may still turn it, so that the last outcome counts.
        self._outcomes: dict[tuple[int, int, str], bool] = {}

    def note(self, event: e.Event) -> None:
        """Count an event as the reader sees it."""
        match event if self._everything else event.for_seat(self._words.me):
            case e.Rolled(seat, roll):
                self._of[seat].dice.append(roll)
            case e.Escaped(seat, card):
                self._outcomes[self._flights, seat, card] = True
            case e.Caught(seat, card):
                self._outcomes[self._flights, seat, card] = False
            case e.FlightEnded() | e.TurnBegan():
                self._flights += 1
            case e.DoorOpened(seat, card) if card:
                self._door(self._of[seat], card)
            case e.Drew(deck="door") as drew:
                self._of[drew.seat].doors += len(drew.cards) + drew.unseen
            case e.Drew(deck="treasure") as drew:
                self._treasure(self._of[drew.seat], drew.cards, drew.unseen)
            case e.DrewTreasure(face_up=False) as drew:  # what lies open is counted for whoever takes it
                self._treasure(self._of[drew.seat], drew.cards, drew.unseen)
            case e.TookShare(seat, cards):
                self._treasure(self._of[seat], cards, 0)

    def _door(self, draws: _Draws, card: str) -> None:
        kind = self._words.definition(card).kind
        draws.doors += 1
        draws.monsters += kind == "monster"
        draws.curses += kind == "curse"

    def _treasure(self, draws: _Draws, cards: Iterable[str], unseen: int) -> None:
        values = [self._words.definition(card).value for card in cards]
        draws.treasures += len(values) + unseen
        draws.unseen += unseen
        draws.worth += sum(values)

    # --- telling ------------------------------------------------------------------------------------------

    def rows(self) -> list[tuple[str, tuple[str, ...]]]:
        """One row a question, with the answer of each player in the order of the seats."""
        words = self._words
        columns = [self._answers(seat) for seat in range(len(words.names))]
        return [
            (
                words.say(f"ui-luck-{row}", money=words.money, door=words.door, **words.curses()),
                tuple(column[row] for column in columns),
            )
            for row in columns[0]
        ]

    def _answers(self, seat: int) -> dict[str, str]:
        say, draws = self._words.say, self._of[seat]
        dice, none = draws.dice, say("ui-luck-none")
        tried = [away for (_, runner, _), away in self._outcomes.items() if runner == seat]
        more = "yes" if draws.unseen else "no"
        return {
            "dice": str(len(dice)),
            "mean": say("ui-luck-average", n=sum(dice) / len(dice)) if dice else none,
            "fate": say("ui-luck-percent", n=round(100 * luckier_than(dice))) if dice else none,
            "escapes": say("ui-luck-of", n=sum(tried), all=len(tried)) if tried else none,
            "doors": str(draws.doors),
            "monsters": str(draws.monsters),
            "curses": str(draws.curses),
            "treasures": str(draws.treasures),
            "worth": say("ui-luck-gold", n=draws.worth, more=more) if draws.treasures else none,
        }


def luckier_than(dice: list[int]) -> float:
    """The share of throws of as many fair dice that add up to less, an equal one counting half."""
    ways = {0: 1}
    for _ in dice:
        more: dict[int, int] = {}
        for total, n in ways.items():
            for face in range(1, FACES + 1):
                more[total + face] = more.get(total + face, 0) + n
        ways = more
    mine = sum(dice)
    less = sum(n for total, n in ways.items() if total < mine)
    return (less + ways[mine] / 2) / sum(ways.values())
