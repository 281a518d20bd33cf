"""Between two decisions of the fighter: what monsters do on entering, an empty field."""

from __future__ import annotations

from grosbill.effects.points import BEFORE_FIGHT, PEACE
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.model.state import Foe
from grosbill.rules.kernel import hooks
from grosbill.rules.kernel.move_rules import MoveRules, never_done
from grosbill.rules.kernel.refusals import NOT_ASKED
from grosbill.rules.kernel.step_rules import OPEN_IN_COMBAT, StepRules, Times
from grosbill.rules.reading.conditions import who_meets
from grosbill.rules.reading.strength import winning
from grosbill.rules.table import Table, push
from grosbill.rules.topics import combat, helping, running
from grosbill.rules.topics.combat import announce
from grosbill.rules.topics.helping import list_asks

MUST_DECIDE = Refusal("R-RUN-001", "must-decide")


def run_battle(t: Table, step: s.Battle) -> bool:
    """What monsters do on entering, and to whom they face; an empty field is a victory (R-COMBAT-023).

    Else the fighter is asked.
    """
    fight = t.fight
    assert fight is not None
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        if d.meets and _face(t, foe):
            return True
        found = combat.on_entering(t, foe) if d.acts_on_entering else []
        if found:
            frame = combat.entering(t, foe)
            _change(t, foe, replace(foe, fired=True))
            hooks.follow(t, d.hook, replace(frame, you=who_meets(t, found[0].if_, frame)))
            for trigger in reversed(found):  # its own come before what it does as one of a sort
                you = who_meets(t, trigger.if_, frame)
                push(t, s.Script(trigger.do, 0, replace(frame, you=you)))
            return True
    if not fight.foes:
        announce(t, removal=True)
        return True
    return False


def _face(t: Table, foe: Foe) -> bool:
    """Whether somebody has only now come to face a monster that does something then."""
    seat = combat.unmet(t, foe)
    if seat < 0:
        return False
    _change(t, foe, replace(foe, met=foe.met | 1 << seat))
    frame = s.Frame(seat, foe.card, foe.card, foe.by, cause=foe.cause)
    for trigger in t.mix.of[foe.shape].meets:
        push(t, s.Script(trigger.do, 0, frame))
    return True


def _change(t: Table, foe: Foe, changed: Foe) -> None:
    fight = t.fight
    assert fight is not None
    fight.foes = tuple([changed if other == foe else other for other in fight.foes])


def _fighter(t: Table, step: s.Battle) -> int:
    assert t.fight is not None
    return t.fight.fighter


def _list_battle(t: Table, seat: int, step: s.Battle) -> list[Move]:
    """The fighter claims the victory or runs; who cannot win alone may ask for help (R-COMBAT-030)."""
    if seat != _fighter(t, step):
        return []
    ahead = winning(t)
    moves = [CLAIM if ahead else RUN]
    return moves + list_asks(t, seat) if not ahead or t.settings.help_while_winning else moves


CLAIM, RUN = Move("claim"), Move("run")


def _refuse_passing(t: Table, seat: int, move: Move) -> Refusal:
    return MUST_DECIDE if seat == _fighter(t, s.Battle()) else NOT_ASKED


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Battle: StepRules(
        asks="one",
        seat=_fighter,
        run=run_battle,
        times=Times(anyone=OPEN_IN_COMBAT, fighters=BEFORE_FIGHT, others=PEACE),
        moves=_list_battle,
        answers={
            "claim": combat.MOVES["claim"],
            "run": running.MOVES["run"],
            "ask": helping.MOVES["ask"],
            "pass": MoveRules(mean=_refuse_passing, do=never_done),
        },
        calm=True,
    )
}
