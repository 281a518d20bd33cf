"""What happens once in the whole family and no general effect says: legality worked out by looking ahead."""

from __future__ import annotations

from collections.abc import Callable

from grosbill.effects import vocabulary as v
from grosbill.model.refusals import Refusal
from grosbill.rules.table import Table

NOT_TURNED = Refusal("R-PREC-001", "does-not-turn-the-fight")
ALREADY_WINNING = Refusal("R-PREC-001", "already-winning")


def turns_the_fight(t: Table, number: int, card: int, owner: int) -> Refusal | None:
    """Legal only if using that item turns a lost fight into a won one, forced help too (Q-069, Q-070)."""
    from grosbill.rules.items import seize
    from grosbill.rules.strength import monster_total, munchkin_total, winning

    if winning(t):
        return ALREADY_WINNING
    d = t.mix.of[card]
    if not d.powers and d.bonus == 0:
        return NOT_TURNED
    if not d.powers and isinstance(d.bonus, int) and munchkin_total(t) + 2 * d.bonus < monster_total(t):
        return NOT_TURNED  # most items cannot, and a look ahead costs a copy of the table
    probe = t.copied()
    seize(probe, number, owner, card)
    if winning(probe) or _forces_a_win(probe, number, card):
        return None
    return NOT_TURNED


def _forces_a_win(probe: Table, number: int, card: int) -> bool:
    from grosbill.rules.aims import aims, refuse_aim
    from grosbill.rules.powers import refuse_now
    from grosbill.rules.strength import winning

    d = probe.mix.of[card]
    for power in d.powers:
        if not any(isinstance(verb, v.Recruit) for verb in power.use.do):
            continue
        if refuse_now(probe, number, card, d, power) is not None:
            continue
        for aim in aims(probe, number, card, d, power):
            if refuse_aim(probe, number, card, d, power, aim) is None:
                helped = probe.copied()
                assert helped.fight is not None
                helped.fight.helper = aim.targets.bit_length() - 1
                if winning(helped):
                    return True
    return False


LEGALITY: dict[str, Callable[[Table, int, int, int], Refusal | None]] = {"turns_the_fight": turns_the_fight}
