"""A card from hand that was promised to a helper is played once the fight is won (R-HELP-009)."""

from __future__ import annotations

from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.packs import CardDef, Power
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.table import Table, pop, tell
from grosbill.rules.topics.helping import ways_for
from grosbill.rules.topics.levels import may_gain
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
    for power in ways_for(t, step.card, step.to):
        if refuse_open(t, step.payer, step.card, d, power, power.points) is not None:
            continue
        if any(not may_gain(t, step.to, gain.n) for gain in power.bestows):
            continue
        for aim in _aims(t, step, d, power):
            if refuse_aim(t, step.payer, step.card, d, power, aim) is None:
                return power, replace(aim, targets=1 << step.to) if power.bestows else aim
    return None


def _aims(t: Table, step: s.Owed, d: CardDef, power: Power) -> list[Aim]:
    """What of the helper it can be pointed at.

    If it names the helper besides, at anything, rather what is not the payer's.
    """
    found = aims(t, step.payer, step.card, d, power)
    if power.bestows:
        return sorted(found, key=lambda aim: aim.owner in (step.payer, step.to))
    return [aim for aim in found if aim.targets == 1 << step.to or aim.owner == step.to]


# --- described ----------------------------------------------------------------------------------------------

STEPS = {s.Owed: StepRules(asks="nobody", run=run_owed)}
