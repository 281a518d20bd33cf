"""Dice and random draws, from eight bytes in the state: same seed and moves, same game."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model.state import State
from grosbill.model.steps import Frame
from grosbill.rules.character import works
from grosbill.rules.conditions import in_force
from grosbill.rules.standing import lasting, weight
from grosbill.rules.table import Table, log, munchkins

_MASK = (1 << 64) - 1


def below(t: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    t.rng = z = (t.rng + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) >> 11) % n


def die(t: Table, seat: int, note: str) -> int:
    """Roll a die for a seat; scenarios may have decided it in advance."""
    if t.dice:
        value, t.dice = t.dice[0], t.dice[1:]
    else:
        value = below(t, 6) + 1
    t.rolls += 1
    log(t, "roll", seat, n=value, note=note)
    return value


def roll_changes(t: Table, number: int, of: str) -> int:
    """What a character adds to its rolls: all of them (`any`) or those to run away (`run`)."""
    seat = t.seats[number]
    total = _changes(t, number, of, "you")
    for marker in lasting(seat):
        for mod in marker.mods:
            if isinstance(mod, v.RollMod) and mod.of == of and in_force(t, mod, Frame(number)):
                total += mod.plus * weight(t, number, marker.card)
    if t.mix.slows_partner and number in munchkins(t):
        total += sum(_changes(t, other, of, "partner") for other in munchkins(t) if other != number)
    return total


def _changes(t: Table, number: int, of: str, to: str) -> int:
    """What the cards in front of a player change, in their own rolls or in those of the one beside them."""
    return sum(
        mod.plus * weight(t, number, card)
        for card in t.seats[number].play
        if t.mix.of[card].roll_mods and works(t, number, card)
        for mod in t.mix.of[card].roll_mods
        if mod.of == of and mod.to == to and in_force(t, mod, Frame(number, card))
    )
