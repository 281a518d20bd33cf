"""What is known of a kind of move: told once, by its topic, and asked by everybody else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.table import Table

Lister: TypeAlias = Callable[[Table, int, int], Sequence[Move]]


class MoveRules(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of move: `mean` says what a move means or why it may not be made; `do` carries that out.

    `read` says what it means where it is known that it may be made, if there is less to ask then.

    A move that may be made while something else is going on is listed where `at` says that it is open, for
    a seat that has something for it: what it `needs`, or cards for just these points.
    """

    mean: Callable[[Table, int, Move], Any]
    read: Callable[[Table, int, Move], Any] | None = None
    do: Callable[[Table, int, Any], None]
    list: Lister | None = None
    at: int = 0
    needs: int = 0
    also: int = 0  # where else it may be made: not listed there, or together with another kind
    answers: bool = False  # it is about what was asked when it was thought of, and that alone (R-PROC-006)
    unasked: bool = False  # nobody asks for it and the turn does not need it: limited in number (R-PROC-009)


def plain(why_not: Callable[[Table, int], Refusal | None], do: Callable[[Table, int], None]) -> MoveRules:
    """A move that says no more than its kind."""
    return MoveRules(
        mean=lambda t, seat, move: why_not(t, seat) or move,
        read=lambda t, seat, move: move,
        do=lambda t, seat, move: do(t, seat),
    )


def answer_only(refusal: Refusal) -> MoveRules:
    """A move that is only ever an answer: where nothing asks for it, it is refused."""
    return MoveRules(mean=lambda t, seat, move: refusal, do=never_done, answers=True)


def never_done(t: Table, seat: int, meant: Any) -> None:
    """What always refuses is never carried out."""
    raise AssertionError("refused moves are not made")
