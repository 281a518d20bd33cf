"""Whether a munchkin gets away from a monster before any die is rolled."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model.steps import Frame
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import in_force
from grosbill.rules.reading.standing import barred, weight
from grosbill.rules.reading.which import printed
from grosbill.rules.table import Table


def held_fast(t: Table, what: str, number: int, card: int) -> bool:
    """Whether a monster, or something about the runner, forbids to escape from it, or to roll for it."""
    frame = Frame(number, card, card)
    for mod in printed(t, card).forbids:
        if mod.what == what and in_force(t, mod, frame):
            return True
    return barred(t, what, number)


def not_pursued(t: Table, number: int, card: int) -> bool:
    """Some monsters let some munchkins go, without a roll (Q-056)."""
    frame = Frame(number, card, card)
    for mod in printed(t, card).mods:
        if isinstance(mod, v.AutoEscape) and in_force(t, mod, frame):
            return True
    for own in t.seats[number].play:
        for mod in t.mix.of[own].mods:
            if not isinstance(mod, v.AutoEscape) or not works(t, number, own):
                continue
            if weight(t, number, own) and in_force(t, mod, Frame(number, own)):
                return True
    return False
