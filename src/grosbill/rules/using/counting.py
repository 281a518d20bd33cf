"""How often a power was used: that of a race or class belongs to the seat and outlasts the card (Q-045)."""

from __future__ import annotations

from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.packs import Power
from grosbill.rules.reading.which import use_key
from grosbill.rules.table import Table, find_step, swap_at

NOTED = -1
"""The target under which a use is noted that its card asks about, whatever limit it has."""


def uses_of(t: Table, seat: int, card: int, power: Power, target: int = 0) -> int:
    """How often this seat has used this power in the span its limit speaks of (Q-045, Q-046)."""
    limit = power.use.at_most
    assert limit is not None
    own = use_key(t, card, power)
    if limit.per == "turn":
        return sum(times for key, times in t.seats[seat].used if key == own)
    if limit.per == "roll":
        step = t.steps[-1] if t.steps else None
        uses = step.used if isinstance(step, s.Rolled) else ()
        return sum(times for key, times in uses if key == own)
    fight = t.fight
    if fight is None:
        return 0
    return sum(times for user, key, aim, times in fight.used if user == seat and key == own and aim == target)


def used_this_turn(t: Table, seat: int, card: int, power: Power) -> bool:
    """Whether this seat has used a power before in this turn, where that is noted."""
    own = use_key(t, card, power)
    return any(key == own for key, _ in t.seats[seat].used)


def count(t: Table, seat: int, card: int, power: Power, target: int) -> None:
    """One more use, kept where the limit's span ends by itself: on the seat, the die or the fight."""
    limit = power.use.at_most
    if power.noted and t.fight is not None:
        t.fight.used = (*t.fight.used, (seat, use_key(t, card, power), NOTED, 1))
    if power.use.if_once or (limit is not None and limit.per == "turn"):
        player = t.seats[seat]
        player.used = (*player.used, (use_key(t, card, power), 1))
    if limit is None or limit.per == "turn":
        return
    if limit.per == "roll":
        place = find_step(t, s.Rolled)
        step = t.steps[place] if place >= 0 else None
        if isinstance(step, s.Rolled):
            swap_at(t, place, replace(step, used=(*step.used, (use_key(t, card, power), 1))))
    elif t.fight is not None:
        t.fight.used = (*t.fight.used, (seat, use_key(t, card, power), target, 1))
