"""Questions that people ask beside the game: what would you do, what would come of it, why did it do that.

They change nothing and take a while, so they are thought about elsewhere. Each is answered once, whatever
becomes of whoever thinks about it; what was asked about a moment is worth nothing in the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from grosbill.game import Game, parse_move
from grosbill.model.errors import IllegalMove
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.answers import TurnedDown

ADVISER: Final = "expert"
"""The bot whose advice people get."""


class Aside(NamedTuple):
    """A question, and the moment it is about; None: it may be answered at any."""

    asked: tr.Asked
    moment: int | None


class Asides:
    """The open questions at one table; everybody has one at a time."""

    def __init__(self) -> None:
        """Nobody has asked anything."""
        self._open: dict[tuple[int, str], Aside] = {}  # by seat and command

    def ask(self, asked: tr.Asked, game: Game, bots: Sequence[str], lang: str) -> tr.Question:
        """Have a question thought about; `bots`: who plays each seat, "" for a person."""
        if any(seat == asked.seat for seat, _ in self._open):
            raise TurnedDown("one-question")
        match asked.what:
            case fr.Why(about=int(other)):
                job, moment = self._why_it_did(asked, other, game, bots, lang), None
            case fr.Why(move=text):
                job, moment = self._what_if(asked, text, game, lang), game.moment
            case _:
                job, moment = self._what_to_do(asked, game, lang), game.moment
        self._open[asked.seat, asked.cmd] = Aside(asked, moment)
        return job

    def _why_it_did(
        self, asked: tr.Asked, other: int, game: Game, bots: Sequence[str], lang: str
    ) -> tr.Question:
        bot = bots[other] if 0 <= other < len(bots) else ""
        if not bot:
            raise TurnedDown("not-a-bot")
        return tr.Explain(asked.cmd, asked.seat, other, bot, game.clone(), lang)

    def _what_if(self, asked: tr.Asked, text: str, game: Game, lang: str) -> tr.Question:
        move = parse_move(game, asked.seat, text)
        refusal = game.check(asked.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        return tr.Foresee(asked.cmd, asked.seat, str(move), game.clone(), lang)

    def _what_to_do(self, asked: tr.Asked, game: Game, lang: str) -> tr.Question:
        if not game.legal(asked.seat):
            raise TurnedDown("nothing-to-do")
        return tr.Advise(asked.cmd, asked.seat, ADVISER, game.clone(), lang)

    def asked_again(self, asked: tr.Asked) -> bool:
        """Whether this is an open question sent once more: the answer goes to the page that asked last."""
        key = asked.seat, asked.cmd
        known = self._open.get(key)
        if known is not None:
            self._open[key] = known._replace(asked=asked)
        return known is not None

    def end(self, seat: int, cmd: str) -> Aside | None:
        """A question is answered; none where it was, or was never asked here."""
        return self._open.pop((seat, cmd), None)
