"""The bot that does not care."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grosbill.bots.base import Worlds, luck
from grosbill.language import say
from grosbill.model.moves import Move


class RandomBot:
    """Each legal move is as likely as the others."""

    looks_ahead = False

    def __init__(self, seed: int) -> None:
        """Play with this seed."""
        self._seed = seed

    def choose(self, view: dict[str, Any], moves: Sequence[Move], worlds: Worlds | None = None) -> Move:
        """One of the moves."""
        return moves[luck(self._seed, view) % len(moves)]

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """That there is no reason."""
        return say(lang, "bot-random")
