"""What every bot is, and the luck they share."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol

from grosbill.model.moves import Move


class Bot(Protocol):
    """Chooses among the legal moves of a seat, from the view of that seat. Same view, same choice."""

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """One of the moves."""
        ...

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """Why this bot would make this move, in a sentence or two."""
        ...


def luck(seed: int, view: dict[str, Any]) -> int:
    """A large number from a bot's seed and the moment of a view: a bot needs no memory of its own."""
    text = f"{seed}/{view['you']}/{view['turn']}/{view['moment']}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
