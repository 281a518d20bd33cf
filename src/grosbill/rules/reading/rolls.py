"""What a die counts for: its face, and everything that changes the roll."""

from __future__ import annotations

from typing import Final

from grosbill.effects import vocabulary as v
from grosbill.effects.points import CHANGES_ROLLS
from grosbill.model import steps as s
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import Test, in_force
from grosbill.rules.reading.standing import lasting, weight
from grosbill.rules.reading.which import foe_of, printed
from grosbill.rules.table import Table

ESCAPE_ON: Final = 5
"""What a roll to get away has to reach (R-RUN-004)."""


def result(t: Table, step: s.Rolled) -> int:
    """What a die counts for: its face and everything that changes this roll."""
    total = step.value + roll_changes(t, step.seat, "any")
    if step.of == "run":
        total += roll_changes(t, step.seat, "run") + pursuit(t, step.foe)
    return total


def pursuit(t: Table, card: int) -> int:
    """What a monster and its enhancers change in the rolls of those who flee it (R-RUN-007)."""
    total = printed(t, card).run
    foe = foe_of(t, card)
    if foe is not None:
        assert t.fight is not None
        total += sum(t.mix.of[other].run for other, kin in t.fight.enhancers if kin == foe.kin)
    return total


def roll_changes(t: Table, seat: int, of: str) -> int:
    """What a character adds to its rolls: all of them (`any`) or those to run away (`run`).

    The latter count against every monster (R-RUN-006).
    """
    total = _changes(t, seat, of, "you")
    for marker in lasting(t, seat):
        for mod in marker.mods:
            if isinstance(mod, v.RollMod) and mod.of == of and in_force(t, mod, s.Frame(seat)):
                total += mod.plus * weight(t, seat, marker.card)
    fight = t.fight
    if fight is not None and fight.helper >= 0 and seat in (fight.fighter, fight.helper):
        other = fight.helper if seat == fight.fighter else fight.fighter
        total += _changes(t, other, of, "partner")
    return total


def _changes(t: Table, seat: int, of: str, to: str) -> int:
    """What the cards in front of a player change, in their own rolls or in those of the one beside them."""
    total = 0
    player = t.seats[seat]
    if not player.play_points & CHANGES_ROLLS:
        return 0
    for card in player.play:
        roll_mods = t.mix.of[card].roll_mods
        for mod in roll_mods if roll_mods and works(t, seat, card) else ():
            if mod.of == of and mod.to == to and in_force(t, mod, s.Frame(seat, card)):
                total += mod.plus * weight(t, seat, card)
    return total


def _rolled_so(t: Table, seat: int, test: v.RollTest) -> bool:
    """Whether the last die was for that, and came to that; who was caught may not have rolled at all."""
    for step in reversed(t.steps):
        if isinstance(step, s.Rolled):
            failed = not test.failed or result(t, step) < ESCAPE_ON
            return step.of == test.of and failed and (test.on is None or step.value in test.on)
        if isinstance(step, s.Caught):
            return test.on is None and (step.rolled or not test.failed)
    return False


TESTS: Final[dict[str, Test]] = {"roll": _rolled_so}
