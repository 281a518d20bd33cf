"""Every roll goes one way: the die is rolled, lies there to be answered, and counts for what waits beneath.

Where several roll for the same thing, each die is such a roll; those who tie roll again.
"""

from __future__ import annotations

from typing import Any

from grosbill.effects.points import AFTER_ROLL
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.rules.kernel.chance import die, die_for
from grosbill.rules.kernel.step_rules import STEPS as STEP_RULES
from grosbill.rules.kernel.step_rules import StepRules, top, whose
from grosbill.rules.kernel.windows import ask
from grosbill.rules.reading.rolls import result
from grosbill.rules.reading.triggers import of_seat
from grosbill.rules.table import Table, find_step, pop, push, swap, tell

# --- one die ------------------------------------------------------------------------------------------------


def roll(t: Table, seat: int, of: s.RollFor, foe: int = -1) -> None:
    """A die is rolled and lies there; it counts once nobody changes it any more."""
    ask(t, s.Rolled(seat, die(t, seat, of), of, foe))


def resolve_roll(t: Table, step: s.Rolled) -> None:
    """The die counts now, for the step it was rolled for; what a flight came to is told with its end."""
    total = result(t, step)
    if step.of != "run" and total != step.value:
        tell(t, e.DieChanged(step.seat, total))
    scripts = []
    if t.mix.trigger_points & AFTER_ROLL:
        frame = s.Frame(step.seat, actor=step.seat, roll=step.value)
        scripts = of_seat(t, step.seat, AFTER_ROLL, frame)
    pop(t)
    beneath = top(t)
    STEP_RULES[type(beneath)].counted(t, beneath, step)
    for script in scripts:
        push(t, script)


# --- several for the same thing -----------------------------------------------------------------------------


def roll_off(t: Table, places: tuple[tuple[int, ...], ...], of: s.RollFor, ties: s.Ties) -> None:
    """Seats that share a place roll for it, the highest first; the step beneath learns the order."""
    push(t, s.RollOff(places, of, ties))


def run_roll_off(t: Table, step: s.RollOff) -> bool:
    """The next of those who tie rolls; once all have, they are in order, and whoever ties rolls again."""
    tied = _tied(step)
    rolled = dict(step.rolls)
    for seat in tied:
        if seat not in rolled:
            roll(t, seat, step.of)
            return True
    if tied:
        values = sorted(set(rolled.values()), reverse=True)
        apart = [tuple([seat for seat in tied if rolled[seat] == value]) for value in values]
        at = step.places.index(tied)
        places = (*step.places[:at], *apart, *step.places[at + 1 :])
        swap(t, replace(step, places=places, rolls=()))
        return True
    pop(t)
    beneath = top(t)
    STEP_RULES[type(beneath)].placed(t, beneath, step.places)
    return True


def _tied(step: s.RollOff) -> tuple[int, ...]:
    """The next who share a place that matters; none: the order is settled."""
    matter = {"any": step.places, "first": step.places[:1], "ends": step.places[:1] + step.places[-1:]}
    return next((seats for seats in matter[step.ties] if len(seats) > 1), ())


def _counted(t: Table, step: s.RollOff, rolled: s.Rolled) -> None:
    swap(t, replace(step, rolls=(*step.rolls, (rolled.seat, result(t, rolled)))))


# --- described ----------------------------------------------------------------------------------------------


def _shown(t: Table, step: s.Rolled) -> dict[str, Any]:
    said: dict[str, Any] = {"seat": step.seat, "value": step.value, "of": step.of}
    place = find_step(t, s.Looting) if step.of == "looting" else -1
    body = t.steps[place] if place >= 0 else None
    if isinstance(body, s.Looting):
        return said | {"cards": [t.mix.ref[card] for card in body.cards]}  # what is rolled for lies open
    card = die_for(t) if step.of == "effect" else step.foe
    return said | {"card": t.mix.ref[card]} if card >= 0 else said


STEPS = {
    s.Rolled: StepRules(asks="several", point=AFTER_ROLL, actor=whose, resolve=resolve_roll, shown=_shown),
    s.RollOff: StepRules(asks="nobody", run=run_roll_off, counted=_counted),
}
