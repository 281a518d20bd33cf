"""What happens once in the whole family and no general effect says.

- A legality that is worked out by looking ahead.
- A negotiation: cards in hand change hands by agreement, which is a talk and not an effect.
- Plays forced on somebody: which cards they are follows from what each of them would do in this fight.
"""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.hooks import Following, Legality
from grosbill.rules.reading.strength import winning
from grosbill.rules.table import Table, push
from grosbill.rules.topics.items import seize
from grosbill.rules.topics.meeting import convene
from grosbill.rules.using.aims import aims, refuse_aim
from grosbill.rules.using.uses import refuse_now

NOT_TURNED = Refusal("R-PREC-001", "does-not-turn-the-fight")
ALREADY_WINNING = Refusal("R-PREC-001", "already-winning")


def turns_the_fight(t: Table, seat: int, card: int, owner: int) -> Refusal | None:
    """Legal only if using that item turns a lost fight into a won one, forced help too (Q-069, Q-070)."""
    if winning(t):
        return ALREADY_WINNING
    probe = t.copied()
    seize(probe, seat, owner, card)
    if winning(probe) or _forces_a_win(probe, seat, card):
        return None
    return NOT_TURNED


def _forces_a_win(probe: Table, seat: int, card: int) -> bool:
    d = probe.mix.of[card]
    for power in d.powers:
        if not any(isinstance(verb, v.Recruit) for verb in power.use.do):
            continue
        if refuse_now(probe, seat, card, d, power) is not None:
            continue
        for aim in aims(probe, seat, card, d, power):
            if refuse_aim(probe, seat, card, d, power, aim) is None:
                helped = probe.copied()
                assert helped.fight is not None
                helped.fight.helper = aim.targets.bit_length() - 1
                if winning(helped):
                    return True
    return False


def forced_plays(t: Table, frame: s.Frame) -> None:
    """Every one-shot in hand that makes the munchkins' side stronger is played for it, needed or not."""
    push(t, s.Forced(frame.you))


LEGALITY: dict[str, Legality] = {"turns_the_fight": turns_the_fight}
EFFECTS: dict[str, Following] = {"open_exchange": convene, "forced_plays": forced_plays}
