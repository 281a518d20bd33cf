"""Dice and random draws, from eight bytes in the state: same seed and moves, same game."""

from __future__ import annotations

from grosbill.model import events as e
from grosbill.model.figures import FACES
from grosbill.model.state import State
from grosbill.model.steps import Results, RollFor
from grosbill.rules.table import Table, find_step, tell

_MASK = (1 << 64) - 1


def below(t: State, n: int) -> int:
    """A random number from 0 to n - 1."""
    t.rng = z = (t.rng + 0x9E3779B97F4A7C15) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return ((z ^ (z >> 31)) >> 11) % n


def die(t: Table, seat: int, cause: RollFor) -> int:
    """Roll a die of six faces for a seat (R-SETUP-003, Q-025); scenarios may have decided it in advance."""
    if t.dice:
        value, t.dice = t.dice[0], t.dice[1:]
    else:
        value = below(t, FACES) + 1
    t.rolls += 1
    asking = die_for(t) if cause == "effect" else -1
    tell(t, e.Rolled(seat, value, cause, t.mix.ref[asking] if asking >= 0 else ""))
    return value


def die_for(t: Table) -> int:
    """The card whose effect waits for a die, or -1."""
    place = find_step(t, Results)
    waiting = t.steps[place] if place >= 0 else None
    return waiting.frame.card if isinstance(waiting, Results) else -1
