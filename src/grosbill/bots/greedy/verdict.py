"""What a greedy player thinks of a move."""

from __future__ import annotations

from typing import Any

import msgspec


class Verdict(msgspec.Struct, frozen=True):
    """A move's worth in levels, against doing nothing; the message that says why, and what it speaks of.

    Facts are numbers, names of players, and cards: `card` and `other` are ids, said by name.
    """

    value: float
    why: str
    facts: dict[str, Any]


def never(why: str, **facts: Any) -> Verdict:
    """A move that is made only if there is no other."""
    return Verdict(NEVER, why, facts)


def gives_away(why: str, **facts: Any) -> Verdict:
    """A move by which somebody else may win the game: not even tried by who looks ahead."""
    return Verdict(GIVEN_AWAY, why, facts)


NEVER = -20.0
GIVEN_AWAY = -40.0
