"""What happened, for one reader: every line; since their last move, what touched them and each rival's turn.

A theft is one line, with what it cost and what came of it, as soon as that is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import Final, NamedTuple

from grosbill.model import events as e
from grosbill.model.moves import PASS, Move
from grosbill.notation.story import tell
from grosbill.words.naming import Words

# What a player does by a move of their own needs no telling.
_DEEDS: Final = (
    e.Aimed,
    e.Brought,
    e.PutInUse,
    e.TookOff,
    e.Sold,
    e.Asked,
    e.Offered,
    e.Countered,
    e.Accepted,
    e.TurnedDown,
    e.Withdrew,
    e.Claimed,
    e.RunAnnounced,
    e.DoorOpened,
    e.Chose,
    e.Named,
    e.Bid,
    e.ShowedHand,
    e.Gave,
    e.GaveCharity,
)
_BY_CHOICE: Final = ("", "cost", "charity", "surplus", "replaced", "bid")
"""What a player discards cards for by a move of their own."""
_SETTING: Final = (e.TurnBegan, e.WentOn, e.Dealt)
_ATTEMPT: Final = (e.Used, e.Discarded, e.Rolled, e.DieChanged)
"""What leads up to a theft."""


class Entry(NamedTuple):
    """A line of the story, what it tells of, and whether the reader's own move brought it about."""

    number: int
    line: str
    event: e.Event | None = None
    mine: bool = False


class News(NamedTuple):
    """What the screen tells: every line since the player was asked, and since their last move what touched
    them and each rival's turn.
    """

    lines: list[str]
    touched: list[str]
    turns: list[str]


class Story:
    """Keeps what one reader was told."""

    def __init__(self, words: Words) -> None:
        """Begin with nothing told."""
        self._words = words
        self._entries: list[Entry] = []
        self._count = 0
        self._moved = 0

    @property
    def mark(self) -> int:
        """Where the story has got to, for `lines`."""
        return self._count

    def say(self, line: str) -> None:
        """Add a line that tells of no event."""
        self._add(Entry(self._count, line))

    def note(self, event: e.Event, *, mine: bool = False) -> str:
        """Add an event as the reader sees it; its line, or nothing where there is nothing to tell.

        `mine`: it came of a move of the reader's own.
        """
        words = self._words
        seen = event.for_seat(words.me)
        line = tell(event, words.names, words.mix, words.lang, words.me)
        if not line:
            return ""
        if isinstance(seen, e.Stole):
            line = self._in_one(seen, line)
        self._add(Entry(self._count, line, seen, mine))
        return line

    def made(self, move: Move) -> None:
        """The reader has made a move: what touched them before it is past, unless they only passed."""
        if move != PASS:
            self.past()

    def past(self) -> None:
        """What was told so far is past: the next screen needs no reminder of it."""
        self._moved = self._count

    def lines(self, since: int = 0) -> list[str]:
        """What was told from a mark on."""
        return [entry.line for entry in self._entries if entry.number >= since]

    def news(self, since: int) -> News:
        """What to tell a player who was last asked at this mark."""
        return News(self.lines(since), self.touched(), self.turns())

    def touched(self) -> list[str]:
        """What touched the reader since their last move."""
        return [
            entry.line
            for entry in self._entries
            if entry.number >= self._moved
            and entry.event is not None
            and self._touches(entry.event, entry.mine)
        ]

    def turns(self) -> list[str]:
        """Each turn of a rival since the reader's last move, in a line; one that goes on if there is news."""
        words, turns = self._words, [*self._by_turn()]
        lines = []
        for number, (seat, events, last) in enumerate(turns, 1):
            if seat != words.me and last >= self._moved:
                over = number < len(turns)
                lines.append(_digest(words, events, words.say("told-nothing") if over else ""))
        return [line for line in lines if line]

    def _add(self, entry: Entry) -> None:
        self._entries.append(entry)
        self._count += 1

    def _touches(self, event: e.Event, mine: bool) -> bool:
        me = self._words.me
        if me not in event.seats or isinstance(event, _SETTING):
            return False
        if not mine or event.seats[0] != me:
            return True
        chosen = isinstance(event, e.Discarded) and event.cause in _BY_CHOICE
        return not (chosen or isinstance(event, _DEEDS))

    def _in_one(self, theft: e.Stole, line: str) -> str:
        """The line of a theft with what led up to it, whose own lines go."""
        paid, rolled, attempt = "", 0, -1
        for place in range(len(self._entries) - 1, -1, -1):
            event = self._entries[place].event
            if not isinstance(event, _ATTEMPT) or event.seats[0] != theft.thief:
                break
            if isinstance(event, e.Discarded):
                paid = self._words.titles(event.cards)
            elif isinstance(event, e.Rolled | e.DieChanged):
                rolled = rolled or event.roll
            elif isinstance(event, e.Used):
                attempt = place
                break
        if attempt < 0:
            return line
        del self._entries[attempt:]
        said = self._words.say(
            "told-theft", paid=paid or "none", rolled=rolled, by_die="yes" if rolled else "no"
        )
        return f"{line.rstrip('.')} {said}" if said else line

    def _by_turn(self) -> Iterator[tuple[int, list[e.Event], int]]:
        """The turns: whose each was, what happened in it, and where in the story it ends."""
        seat, events, last = -1, list[e.Event](), 0
        for entry in self._entries:
            if isinstance(entry.event, e.TurnBegan):
                if seat >= 0:
                    yield seat, events, last
                seat, events = entry.event.seat, []
            if entry.event is not None:
                events.append(entry.event)
            last = entry.number
        if seat >= 0:
            yield seat, events, last


# --- a turn in a line -------------------------------------------------------------------------------------


def _digest(words: Words, events: Iterable[e.Event], nothing: str) -> str:
    """What door, what fight, who helped, what came of it; and what else happened meanwhile, or `nothing`."""
    turn = _Turn(words)
    for event in events:
        turn.note(event)
    parts = turn.parts() or [nothing]
    said = reduce(lambda first, after: words.say("told-besides", first=first, after=after), parts)
    return words.say("told-turn", who=words.who(turn.seat), what=said) if said else ""


class _Turn:
    """Sorts what happened in one turn."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self.seat = -1
        self._first: list[str] = []
        self._foes: list[str] = []
        self._helper = -1
        self._outcome = ""
        self._caught: list[str] = []
        self._last: list[str] = []
        self._levels = 0

    def note(self, event: e.Event) -> None:
        """Take in what happened."""
        say, words = self._words.say, self._words
        match event:
            case e.TurnBegan(seat):
                self.seat = seat
            case e.DoorOpened(seat, card) if card and words.definition(card).kind != "monster":
                self._first.append(say("told-door", card=words.title(card)))
            case e.MonsterCame() if event.card not in self._foes:
                self._foes.append(event.card)
            case e.Helped(helper):
                self._helper = helper
            case e.Won() if event.treasures or not self._outcome:  # where all have left nothing is won
                self._outcome = say("told-won", n=event.treasures)
            case e.MonsterLeft(_, card):
                self._outcome = say("told-left", monsters=words.title(card))
            case e.Escaped() | e.GotAway() if event.seats[0] == self.seat:
                self._outcome = say("told-away")
            case e.Caught(seat, card) if seat == self.seat:
                self._caught.append(card)
            case e.Drew(cause="loot"):
                self._last.append(say("told-loot"))
            case e.Stole():
                self._last.append(
                    say(
                        "told-stole",
                        who=words.who(event.thief),
                        thief=self._role(event.thief),
                        whom=words.who(event.holder),
                        victim=self._role(event.holder),
                        card=words.title(event.card),
                        failed="yes" if event.failed else "no",
                    )
                )
            case e.CurseStruck(victim, _, card, vain) if victim != self.seat and not vain:
                role = self._role(victim)
                self._last.append(say("told-curse", who=words.who(victim), role=role, card=words.title(card)))
            case e.GainedLevels(seat, levels) if seat == self.seat:
                self._levels += levels
            case e.LostLevels(seat, levels) if seat == self.seat:
                self._levels -= levels
            case e.Died(seat):
                self._last.append(say("told-died", who=words.who(seat), role=self._role(seat)))

    def _role(self, seat: int) -> str:
        """Who this is in the line: the reader, whoever's turn it is and who is named already, or another."""
        return "you" if seat == self._words.me else "self" if seat == self.seat else "other"

    def parts(self) -> list[str]:
        """The parts of the line."""
        words, parts = self._words, [*self._first]
        if self._foes:
            role = self._role(self._helper) if self._helper >= 0 else "none"
            helper = words.who(self._helper) if self._helper >= 0 else ""
            parts.append(words.say("told-fight", monsters=words.titles(self._foes), role=role, helper=helper))
        if self._caught:
            every = "yes" if {*self._caught} == {*self._foes} else "no"
            parts.append(words.say("told-caught", monsters=words.titles(self._caught), all=every))
        elif self._outcome:
            parts.append(self._outcome)
        parts += dict.fromkeys(self._last)
        if self._levels:
            parts.append(
                words.say("told-levels", n=abs(self._levels), up="yes" if self._levels > 0 else "no")
            )
        return parts
