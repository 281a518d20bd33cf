"""Between two decisions of the fighter: what monsters do on entering, helpers who cannot stay."""

from __future__ import annotations

from msgspec.structs import replace

from grosbill.effects.points import BEFORE_FIGHT
from grosbill.model import steps as s
from grosbill.model.state import Foe
from grosbill.rules.kernel import hooks
from grosbill.rules.reading.conditions import holds, meeting
from grosbill.rules.table import Table, push
from grosbill.rules.topics.combat import announce
from grosbill.rules.topics.helping import leave_help, refuse_help, worth_the_win


def run_battle(t: Table, step: s.Battle) -> bool:
    """What monsters do on entering; an empty field is a victory to be answered; else the fighter is asked."""
    fight = t.fight
    assert fight is not None
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        if d.acts_on_entering and not foe.fired:
            frame = s.Frame(fight.fighter, foe.card, foe.card, foe.by, cause=foe.cause)
            for trigger in d.triggers(BEFORE_FIGHT):
                if trigger.if_ is None or holds(t, trigger.if_, frame):
                    _fired(t, foe)
                    you = meeting(t, trigger.if_, frame)
                    hooks.follow(t, d.hook, replace(frame, you=you))
                    push(t, s.Script(trigger.do, 0, replace(frame, you=you)))
                    return True
    if fight.helper >= 0 and (refuse_help(t, fight.helper) or (fight.forced and worth_the_win(t))):
        leave_help(t)
        return True
    if not fight.foes:
        announce(t, removal=True)
        return True
    return False


def _fired(t: Table, foe: Foe) -> None:
    fight = t.fight
    assert fight is not None
    fight.foes = tuple([replace(other, fired=True) if other == foe else other for other in fight.foes])
