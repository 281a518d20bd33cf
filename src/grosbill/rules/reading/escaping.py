"""Whether a munchkin gets away from a monster before any die is rolled."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model.steps import Frame
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import in_force
from grosbill.rules.reading.standing import barred, weight
from grosbill.rules.reading.which import printed
from grosbill.rules.table import Table


def held_fast(t: Table, what: str, seat: int, card: int) -> bool:
    """Whether a monster, or something about the runner, forbids to escape from it, or to roll for it."""
    frame = Frame(seat, card, card)
    for mod in printed(t, card).forbids:
        if mod.what == what and in_force(t, mod, frame):
            return True
    return barred(t, what, seat)


def not_pursued(t: Table, seat: int, card: int) -> bool:
    """Some monsters let some munchkins go, without a roll (Q-056)."""
    frame = Frame(seat, card, card)
    for mod in printed(t, card).mods:
        if isinstance(mod, v.AutoEscape) and in_force(t, mod, frame):
            return True
    for own in t.seats[seat].play:
        for mod in t.mix.of[own].mods:
            if not isinstance(mod, v.AutoEscape) or not works(t, seat, own):
                continue
            if weight(t, seat, own) and in_force(t, mod, Frame(seat, own)):
                return True
    return False
