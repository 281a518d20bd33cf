"""Who is waited for."""

from __future__ import annotations

from grosbill.model import steps as s
from grosbill.rules.table import Table, clockwise


def waiting(t: Table) -> tuple[int, ...]:
    """The seats whose move or pass is needed, clockwise from the active seat."""
    if t.winners:
        return ()
    if not t.steps:
        return _ALONE[t.active]
    step = t.steps[-1]
    if isinstance(step, s.Window):
        key = (t.asked, t.active, len(t.seats))
        order = _ORDERS.get(key)
        if order is None:
            order = _ORDERS[key] = tuple([seat for seat in clockwise(t, t.active) if t.asked >> seat & 1])
        return order
    return _ALONE[asked_seat(t, step)]


_ALONE = tuple([(seat,) for seat in range(16)])
_ORDERS: dict[tuple[int, int, int], tuple[int, ...]] = {}


def asked_seat(t: Table, step: s.Step | None) -> int:
    """The one seat a step asks."""
    if step is None:
        return t.active
    if isinstance(step, s.Battle):
        assert t.fight is not None
        return t.fight.fighter
    if isinstance(step, s.Fleeing):
        return step.runners[0]
    if isinstance(step, s.Looting):
        return step.order[0]
    if isinstance(step, s.Sharing):
        return step.next
    if isinstance(step, s.Offer):
        return step.to
    assert isinstance(step, s.Pick | s.Choice | s.Deciding | s.Charity | s.Shedding)
    return step.seat
