"""Levels: from 1 to 10, and the last one by a kill (R-LEVEL, R-CHAR-012, R-PREC)."""

from __future__ import annotations

from operator import attrgetter
from typing import Literal, TypeAlias

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_LEVEL, BEFORE_LEVEL_LOSS
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.records import replace
from grosbill.rules.kernel.step_rules import AS_ALWAYS, StepRules, seat_shown, whose
from grosbill.rules.kernel.windows import ask_if_any
from grosbill.rules.table import Table, pop, push, source, tell
from grosbill.rules.topics.curses import end_lasting

Cause: TypeAlias = Literal["", "kill", "sale", "outsider"]
"""What a level is gained for."""


def may_gain(t: Table, seat: int, n: int) -> bool:
    """Whether these levels may be given other than by a kill (R-LEVEL-009, Q-001 to Q-003, Q-005)."""
    return t.seats[seat].level + n < LAST_LEVEL


def gain(t: Table, seat: int, n: int, *, may_win: bool, cause: Cause = "", by: int = -1) -> None:
    """Go up, by several levels too (R-LEVEL-017). The dead gain nothing (R-DEATH-016).

    Without a kill the last level is out of reach (R-LEVEL-006, R-PREC-005) but for a card that says so
    (R-LEVEL-007, R-PREC-006).
    """
    player = t.seats[seat]
    if not player.alive:
        return
    reached = min(player.level + n, LAST_LEVEL if may_win else LAST_LEVEL - 1)
    if reached > player.level:
        tell(t, e.GainedLevels(seat, reached - player.level, cause, source(t, by)))
        player.level = reached
        if player.markers:
            end_lasting(t, seat, "after_level")
        if t.mix.points & AFTER_LEVEL:
            t.pending = (*t.pending, s.Risen(seat, cause))
    if reached >= LAST_LEVEL:
        win(t, seat)


def win(t: Table, seat: int) -> None:
    """This player has won (R-LEVEL-005); others may yet win by the same kill (R-LEVEL-014)."""
    if seat not in t.winners:
        t.winners = (*t.winners, seat)


def lose_levels(t: Table, seat: int, n: int, by: int = -1) -> None:
    """Go down, never below 1, whatever does it (R-CHAR-013, R-BAD-004, R-PREC-002, Q-049, Q-080)."""
    player = t.seats[seat]
    reached = max(1, player.level - n)
    if reached < player.level:
        tell(t, e.LostLevels(seat, player.level - reached, source(t, by)))
        player.level = reached


def sink(t: Table, seat: int, n: int, cause: str, by: int, to: tuple[int, ...] = ()) -> None:
    """Levels are about to be lost; whoever can do something about it is asked."""
    sinking = s.Sinking(seat, n, cause, by, to)
    if min(n, t.seats[seat].level - 1) > 0 and not ask_if_any(t, sinking):
        _go_down(t, sinking)


def _resolve_sinking(t: Table, step: s.Sinking) -> None:
    """Nobody does anything about it any more: the levels are lost."""
    pop(t)
    _go_down(t, step)


def _go_down(t: Table, step: s.Sinking) -> None:
    """The levels are lost; somebody may go up by as many as were lost, and nobody if none was."""
    before = t.seats[step.seat].level
    lose_levels(t, step.seat, step.n, step.card)
    lost = before - t.seats[step.seat].level
    if lost and step.to:
        up = v.GainLevels(n=lost)
        frame = s.Frame(step.seat, step.card)
        if len(step.to) > 1:
            push(t, s.Naming(step.seat, step.to, up, frame))
        else:
            push(t, s.Script((up,), 0, replace(frame, you=step.to[0])))


# --- described ----------------------------------------------------------------------------------------------

_CAUSE = attrgetter("cause")

STEPS = {
    s.Risen: StepRules(
        asks="several",
        point=AFTER_LEVEL,
        actor=whose,
        cause=_CAUSE,
        times=AS_ALWAYS,
        shown=seat_shown,
    ),
    s.Sinking: StepRules(
        asks="several",
        point=BEFORE_LEVEL_LOSS,
        actor=whose,
        cause=_CAUSE,
        resolve=_resolve_sinking,
        cancel=lambda t, step: tell(t, e.Spared(step.seat, "levels")),
        shown=lambda t, step: {"seat": step.seat, "n": step.n},
    ),
}
