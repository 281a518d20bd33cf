"""A card from hand that was promised to a helper is played once the fight is won (R-HELP-009)."""

from __future__ import annotations

from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.packs import Power
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.table import Table, pop, tell
from grosbill.rules.using.aims import Aim, aims, refuse_aim
from grosbill.rules.using.announcing import act
from grosbill.rules.using.uses import refuse_open


def run_owed(t: Table, step: s.Owed) -> bool:
    """It is played now, whatever else is going on; what can no longer be played is void."""
    pop(t)
    way = _way(t, step)
    if way is None:
        tell(t, e.PromiseVoided(step.payer, step.to, t.mix.ref[step.card]))
    else:
        act(t, step.payer, step.card, *way, "play")
    return True


def _way(t: Table, step: s.Owed) -> tuple[Power, Aim] | None:
    """The use of the card that can be pointed at the helper, or at something of theirs."""
    if step.card not in t.seats[step.payer].hand:
        return None
    d = t.mix.of[step.card]
    for power in d.powers:
        usable = power.hand and refuse_open(t, step.payer, step.card, d, power, power.points) is None
        for aim in aims(t, step.payer, step.card, d, power) if usable else ():
            theirs = aim.targets == 1 << step.to or aim.owner == step.to
            if theirs and refuse_aim(t, step.payer, step.card, d, power, aim) is None:
                return power, aim
    return None


# --- described ----------------------------------------------------------------------------------------------

STEPS = {s.Owed: StepRules(asks="nobody", run=run_owed)}
