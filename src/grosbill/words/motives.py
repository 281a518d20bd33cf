"""Why the bots did what they did, as far as a rival may hear it while the game is on.

Only choices that were told are explained, never a pass; and a reason that names a card which is still hidden
is kept back, whatever the bot has to say.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from grosbill.bots import Bot
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.notation.story import tell
from grosbill.packs import Mix
from grosbill.words.naming import Words, plain

LATELY = 3
"""How many choices of each bot are remembered."""


class Reason(NamedTuple):
    """What was told of a choice, in which turn, and why it was made."""

    line: str
    turn: int
    why: str


class _Choice(NamedTuple):
    """What was told of a choice, the view it was made from, and which cards of that view are secret."""

    line: str
    view: dict[str, Any]
    move: Move
    secret: frozenset[str]


class Reasons:
    """The last choices of every bot."""

    def __init__(self, words: Words, bots: Mapping[int, Bot]) -> None:
        """Begin with none."""
        self.words = words
        self._bots = bots
        self._lately: dict[int, deque[_Choice]] = {seat: deque(maxlen=LATELY) for seat in bots}

    def note(
        self,
        seat: int,
        move: Move,
        view: dict[str, Any],
        mine: Mapping[str, Any],
        events: Iterable[Event],
    ) -> bool:
        """Remember a choice a bot made from its view, `mine` being the player's own at that moment.

        Whether it was told, and so can be asked about.
        """
        words = self.words
        seen = [event.for_seat(words.me) for event in events]
        shown = {card for event in seen for card in event.named}
        if move == PASS or not _cards(move, words.mix) <= shown:
            return False
        lines = (tell(event, words.names, words.mix, words.lang, words.me) for event in seen)
        line = next(
            (line for line, event in zip(lines, seen, strict=True) if line and event.seats[:1] == (seat,)), ""
        )
        if line:
            held = {*view["players"][seat]["hand"], *view["door_top"], *view["treasure_top"]}
            known = {*mine["players"][seat]["hand"], *mine["door_top"], *mine["treasure_top"]}
            self._lately[seat].append(_Choice(line, view, move, frozenset(held - known - shown)))
        return bool(line)

    def seats(self, name: str) -> list[int]:
        """The bots whose names begin so."""
        return [seat for seat in self._bots if plain(self.words.who(seat)).startswith(plain(name))]

    def told(self, seat: int) -> list[Reason]:
        """The last choices of a bot that were told, the latest last, and why it made them."""
        return [Reason(each.line, each.view["turn"], self._why(seat, each)) for each in self._lately[seat]]

    def _why(self, seat: int, choice: _Choice) -> str:
        words = self.words
        why = self._bots[seat].explain(choice.view, choice.move, words.lang)
        if any(plain(words.card(card)) in plain(why) for card in choice.secret):
            return words.say("ui-why-secret", name=words.who(seat))
        return why


def openly(everyone: Mapping[str, Any], seat: int, shown: Iterable[str]) -> dict[str, Any]:
    """The view of a bot that knows what everyone knew when it chose, and the cards it showed by it.

    What it says of its choice from here is the same whatever else it holds: worths and costs would tell.
    """
    before = everyone["players"][seat]
    known = {*before["hand"], *before["items"], *before["others"], *before["race"], *before["class"]}
    players = list(everyone["players"])
    players[seat] = before | {"hand": [*before["hand"], *sorted(set(shown) - known)]}
    return {**everyone, "you": seat, "players": players}


def shown_by(move: Move, events: Iterable[Event], mix: Mix, me: int) -> set[str]:
    """The cards of a move that whoever asks saw by it."""
    return _cards(move, mix) & {card for event in events for card in event.for_seat(me).named}


def _cards(move: Move, mix: Mix) -> set[str]:
    """The cards a move names."""
    terms = move.terms
    named = {move.card, move.target, *move.cards, *terms.give, *terms.get, *terms.plays}
    return {name for name in named if name in mix.copies}
