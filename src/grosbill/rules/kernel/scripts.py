"""Lists of effects under way: what happens when one of them cannot be done, and what it was about."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.rules.table import Table, find_step, push, swap_at


def otherwise(t: Table, verb: v.AnyVerb, frame: s.Frame) -> None:
    """What happens when a verb could not be done in full."""
    if verb.otherwise:
        push(t, s.Script(verb.otherwise, 0, frame))


def remember(t: Table, card: int) -> None:
    """Tell the script under way which card was just moved."""
    place = find_step(t, s.Script)
    step = t.steps[place] if place >= 0 else None
    if isinstance(step, s.Script):
        swap_at(t, place, s.Script(step.verbs, step.at, replace(step.frame, that=card)))
