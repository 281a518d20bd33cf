"""Why the bots did what they did, as far as a rival may hear it while the game is on.

Only choices that were told are explained, never a pass; and from what everyone knew, so that a reason is the
same whatever the bot holds: worths, costs and the chances that an expert compared would tell of its hand.
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
    """What was told of a choice, and the view it is explained from."""

    line: str
    view: dict[str, Any]
    move: Move


class Reasons:
    """The last choices of every bot."""

    def __init__(self, words: Words, bots: Mapping[int, Bot]) -> None:
        """Begin with none. `bots`: who explains, not who chose, and may remember what it thought."""
        self.words = words
        self._bots = bots
        self._lately: dict[int, deque[_Choice]] = {seat: deque(maxlen=LATELY) for seat in bots}

    def note(self, seat: int, move: Move, everyone: Mapping[str, Any], events: Iterable[Event]) -> None:
        """Remember a choice a bot made when everyone knew this, if it was told."""
        words = self.words
        seen = [event.for_seat(words.me) for event in events]
        shown = {card for event in seen for card in event.named}
        cards = _cards(move, words.mix)
        if move == PASS or not cards <= shown:
            return
        lines = (tell(event, words.names, words.mix, words.lang, words.me) for event in seen)
        line = next(
            (line for line, event in zip(lines, seen, strict=True) if line and event.seats[:1] == (seat,)), ""
        )
        if line:
            self._lately[seat].append(_Choice(line, _openly(everyone, seat, cards), move))

    def seats(self, name: str) -> list[int]:
        """The bots whose names begin so."""
        return [seat for seat in self._bots if plain(self.words.who(seat)).startswith(plain(name))]

    def told(self, seat: int) -> list[Reason]:
        """The last choices of a bot that were told, the latest last, and why it made them."""
        bot, lang = self._bots[seat], self.words.lang
        return [
            Reason(each.line, each.view["turn"], bot.explain(each.view, each.move, lang))
            for each in self._lately[seat]
        ]


def _openly(everyone: Mapping[str, Any], seat: int, shown: set[str]) -> dict[str, Any]:
    """The view of a bot that knows what everyone knew when it chose, and the cards it showed by it."""
    before = everyone["players"][seat]
    known = {*before["hand"], *before["items"], *before["others"], *before["race"], *before["class"]}
    players = list(everyone["players"])
    players[seat] = before | {"hand": [*before["hand"], *sorted(shown - known)]}
    return {**everyone, "you": seat, "players": players}


def _cards(move: Move, mix: Mix) -> set[str]:
    """The cards a move names."""
    terms = move.terms
    named = {move.card, move.target, *move.cards, *terms.give, *terms.get, *terms.plays}
    return {name for name in named if name in mix.copies}
