"""What a fight brings if it is won: treasures and levels (R-TREAS, R-LEVEL)."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model.state import Foe
from grosbill.model.steps import Frame
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import in_force
from grosbill.rules.reading.standing import weight
from grosbill.rules.table import Table


def treasures_of(t: Table, foe: Foe, *, killed: bool = True) -> int:
    """What a monster is worth in treasures, enhancers counted, at least one (R-TREAS-001, 002, R-ENH-009).

    What some draw on top of that comes on top of that one, too; what the fighter has adds to kills only.
    """
    fight = t.fight
    assert fight is not None
    d = t.mix.of[foe.shape]
    count = d.treasures
    if not fight.enhancers and not d.treasure_mods and not t.mix.adds_treasure:
        return count
    for card, kin in fight.enhancers:
        if kin == foe.kin:
            count += t.mix.of[card].treasures
    least = min(1, d.treasures)
    count = max(least, count)
    frame = Frame(fight.fighter, foe.card, foe.card)
    for mod in d.treasure_mods:
        if in_force(t, mod, frame):
            count += mod.plus
    if t.mix.adds_treasure and killed:
        count += _more_treasure(t, "monster")
    return max(least, count)


def _more_treasure(t: Table, per: str) -> int:
    """What the fighter has that adds treasure, for each monster killed or once for the fight."""
    fight = t.fight
    assert fight is not None
    fighter = fight.fighter
    return sum(
        mod.plus
        for card in t.seats[fighter].play
        if t.mix.of[card].treasure_mods and works(t, fighter, card) and weight(t, fighter, card)
        for mod in t.mix.of[card].treasure_mods
        if mod.per == per and in_force(t, mod, Frame(fighter, card, cause=fight.cause))
    )


def spoils(t: Table) -> int:
    """The treasures of all monsters together, as things stand (R-TREAS-001, R-TREAS-008)."""
    fight = t.fight
    assert fight is not None
    total = spoils_beside(t)
    for foe in fight.foes:
        total += treasures_of(t, foe)
    return total


def spoils_beside(t: Table) -> int:
    """The treasures that no monster still there holds: left behind, of those killed, for the fight itself."""
    fight = t.fight
    assert fight is not None
    more = _more_treasure(t, "fight") if t.mix.adds_treasure and (fight.foes or fight.kills) else 0
    return fight.bank + sum([kill.treasures for kill in fight.kills]) + more


def levels_of(t: Table, foe: Foe) -> int:
    """What killing a monster is worth in levels, one if it says no more (R-LEVEL-001, R-COMBAT-034)."""
    fight = t.fight
    assert fight is not None
    d = t.mix.of[foe.shape]
    count = d.levels
    frame = Frame(fight.fighter, foe.card, foe.card)
    for mod in d.mods:
        if isinstance(mod, v.Reward) and in_force(t, mod, frame):
            count += mod.plus
    return count


def kill_levels(t: Table) -> int:
    """The levels for killing all monsters that are there."""
    fight = t.fight
    assert fight is not None
    return sum([levels_of(t, foe) for foe in fight.foes])
