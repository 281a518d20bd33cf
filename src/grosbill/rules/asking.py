"""Who is waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.model import steps as s
from grosbill.rules.table import Table, clockwise

WINDOWS: frozenset[type[s.Step]] = frozenset(
    (
        s.Opening,
        s.Lull,
        s.Claim,
        s.Flight,
        s.Falls,
        s.Rolled,
        s.Escaped,
        s.Caught,
        s.Aftermath,
        s.Drawing,
        s.Bidding,
        s.TurnStart,
        s.TurnEnd,
        s.Announced,
        s.Turned,
        s.Discarded,
        s.Risen,
        s.Sinking,
        s.Dying,
    )
)


def waiting(t: Table) -> tuple[int, ...]:
    """The seats whose move or pass is needed, clockwise from the active seat."""
    if t.winners:
        return ()
    if not t.steps:
        return _ALONE[t.active]
    step = t.steps[-1]
    if type(step) in WINDOWS:
        key = (t.asked, t.active, len(t.seats))
        order = _ORDERS.get(key)
        if order is None:
            order = _ORDERS[key] = tuple([seat for seat in clockwise(t, t.active) if t.asked >> seat & 1])
        return order
    return _ALONE[_ASKED[type(step)](t, step)]


_ALONE = tuple([(seat,) for seat in range(16)])
_ORDERS: dict[tuple[int, int, int], tuple[int, ...]] = {}


def asked_seat(t: Table, step: s.Step | None) -> int:
    """The one seat a step asks."""
    return t.active if step is None else _ASKED[type(step)](t, step)


def _fighter(t: Table, step: s.Battle) -> int:
    assert t.fight is not None
    return t.fight.fighter


# By type: asking a record what it is by `isinstance` takes three times as long.
_ASKED: dict[type[s.Step], Callable[[Table, Any], int]] = {
    s.Battle: _fighter,
    s.Fleeing: lambda t, step: step.runners[0],
    s.Looting: lambda t, step: step.order[0],
    s.Sharing: lambda t, step: step.next,
    s.Offer: lambda t, step: step.to,
    s.Meeting: lambda t, step: step.order[0],
    s.Pick: lambda t, step: step.seat,
    s.Choice: lambda t, step: step.seat,
    s.Naming: lambda t, step: step.seat,
    s.Deciding: lambda t, step: step.seat,
    s.Charity: lambda t, step: step.seat,
    s.Shedding: lambda t, step: step.seat,
}
