"""Playing: what may be done, what a move means, and doing it. All that is special is in the book of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grosbill.model.moves import NO_TERMS, Move
from grosbill.model.refusals import Refusal
from grosbill.rules.book import GENERAL, MOVES
from grosbill.rules.flow import advance
from grosbill.rules.kernel.moves import SAYS_TOO_MUCH, MoveRules
from grosbill.rules.kernel.steps import STEPS, now, rules_of
from grosbill.rules.kernel.windows import waiting
from grosbill.rules.table import Table, fighting

__all__ = ["ANSWERS", "KINDS", "check", "do", "legal", "make", "waiting"]

OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")

KINDS = tuple(MOVES)
ANSWERS = frozenset(("pass", "accept", "refuse", "counter", "pick", "choose", "flee"))

_END = Move("end")

# --- what a move means --------------------------------------------------------------------------------------


def _understood(t: Table, number: int, move: Move) -> tuple[MoveRules, Any]:
    """What is known of a move here, and what it means: a refusal if it may not be made."""
    kind = move.kind
    rules = rules_of(t).answers.get(kind) or MOVES[kind]
    if _says_too_much(move):
        return rules, SAYS_TOO_MUCH
    if t.winners:
        return rules, OVER
    if not t.seats[number].alive and not (kind == "end" and number == t.active):
        return rules, DEAD
    return rules, rules.mean(t, number, move)


def check(t: Table, number: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
    _, meant = _understood(t, number, move)
    return meant if type(meant) is Refusal else None


def make(t: Table, number: int, move: Move) -> Refusal | None:
    """Make a move, and everything that follows from it by itself; or say why not, and change nothing."""
    rules, meant = _understood(t, number, move)
    if type(meant) is Refusal:
        return meant
    t.events = []
    if move.kind == "pass" and rules_of(t).asks == "several":
        rules.do(t, number, meant)
        if t.asked:
            return None
    else:
        t.moment += 1
        rules.do(t, number, meant)
    advance(t)
    return None


def do(t: Table, number: int, move: Move) -> None:
    """Make a move that is legal."""
    refusal = make(t, number, move)
    assert refusal is None, f"{move}: {refusal}"


# What each kind of move says; anything else in it means nothing and is refused.
_SAID: dict[str, tuple[str, ...]] = {
    "trouble": ("card",),
    "play": ("card", "power", "target", "owner", "n"),
    "use": ("card", "power", "target", "owner", "n"),
    "carry": ("card",),
    "discard": ("card", "owner"),
    "wear": ("card", "target", "cards"),
    "remove": ("card",),
    "sell": ("cards",),
    "ask": ("target", "terms"),
    "offer": ("target", "terms"),
    "give": ("card", "target"),
    "counter": ("terms",),
    "flee": ("card",),
    "pick": ("card", "owner"),
    "choose": ("n", "target"),
    "show": ("target",),
    "bid": ("card", "target"),
}
_UNSAID = {
    kind: tuple(
        name for name in ("card", "power", "target", "owner", "cards", "n") if name not in _SAID.get(kind, ())
    )
    for kind in KINDS
}


def _says_too_much(move: Move) -> bool:
    for name in _UNSAID[move.kind]:
        if getattr(move, name):
            return True
    return move.terms != NO_TERMS and "terms" not in _SAID.get(move.kind, ())


# --- what may be done ---------------------------------------------------------------------------------------


def legal(t: Table, number: int) -> Sequence[Move]:
    """The legal moves of a seat, in a fixed order: what it is asked first, then what it may do besides."""
    if t.winners:
        return ()
    seat = t.seats[number]
    step = t.steps[-1] if t.steps else None
    if not seat.alive:
        return (_END,) if step is None and number == t.active else ()
    moves = STEPS[type(step) if step is not None else None].moves(t, number, step)
    times = now(t, number)
    if not times:
        return moves
    can = seat.hand_points | seat.play_points
    if t.fight is not None and fighting(t, number):
        can |= times  # monsters may have something to be used by those who face them
    found: list[Move] = []
    for rules in GENERAL:
        open_now = rules.at & times
        if open_now and rules.list is not None and (rules.needs or open_now) & can:
            found += rules.list(t, number, times)
    return [*moves, *found] if found else moves
