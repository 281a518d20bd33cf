"""What every bot is, and the luck they share."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Protocol

from grosbill.model.hurry import Hurry
from grosbill.model.moves import Move


class World(Protocol):
    """A table that a seat cannot tell from the real one, to try things out (`grosbill.worlds`)."""

    @property
    def turn(self) -> int:
        """The number of the turn."""
        ...

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose move or pass is needed."""
        ...

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        ...

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won."""
        ...

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        ...

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        ...

    def apply(self, seat: int, move: Move) -> object:
        """Make a move."""
        ...

    def settle(self) -> int:
        """Make every move without a choice."""
        ...

    def hasten(self, hurry: Hurry) -> int:
        """Go on in a hurry to the first seat that has a choice; -1: the game is over, or far enough."""
        ...

    def clone(self) -> World:
        """An independent copy."""
        ...


class Worlds(Protocol):
    """All worlds that a seat cannot tell apart: same view and seed, same world."""

    def sample(self, seed: int) -> World:
        """The world of this seed."""
        ...


class Bot(Protocol):
    """Chooses among the legal moves of a seat, from the view of that seat. Same view, same choice.

    `looks_ahead`: it tries its moves out, so that whoever drives the game hands it worlds too. Without them
    it plays by what it sees.
    """

    looks_ahead: bool

    def choose(self, view: dict[str, Any], moves: Sequence[Move], worlds: Worlds | None = None) -> Move:
        """One of the moves."""
        ...

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """Why this bot would make this move, in a sentence or two."""
        ...


def luck(seed: int, view: dict[str, Any]) -> int:
    """A large number from a bot's seed and the moment of a view: a bot needs no memory of its own."""
    text = f"{seed}/{view['you']}/{view['turn']}/{view['moment']}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
