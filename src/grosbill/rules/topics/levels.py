"""Levels: from 1 to 10, and the last one by a kill (R-LEVEL, R-CHAR-012, R-PREC)."""

from __future__ import annotations

from grosbill.effects.points import AFTER_LEVEL
from grosbill.model.steps import Risen
from grosbill.rules.table import Table, log
from grosbill.rules.topics.curses import end_lasting

TOP = 10


def may_gain(t: Table, number: int, n: int) -> bool:
    """Whether these levels may be given other than by a kill (R-LEVEL-009, Q-001 to Q-003)."""
    return t.seats[number].level + n < TOP


def gain(t: Table, number: int, n: int, *, may_win: bool, note: str = "") -> None:
    """Go up; without a kill the last level is out of reach. The dead gain nothing (R-DEATH-016)."""
    seat = t.seats[number]
    if not seat.alive or n <= 0:
        return
    reached = min(seat.level + n, TOP if may_win else TOP - 1)
    if reached > seat.level:
        log(t, "level_up", number, n=reached - seat.level, note=note)
        seat.level = reached
        if seat.markers:
            end_lasting(t, number, "after_level")
        if t.mix.points & AFTER_LEVEL:
            t.pending = (*t.pending, Risen(number, note))
    if reached >= TOP:
        win(t, number)


def win(t: Table, number: int) -> None:
    """This player has won; others may yet win by the same kill."""
    if number not in t.winners:
        t.winners = (*t.winners, number)
        log(t, "victory", number)


def lose_levels(t: Table, number: int, n: int, note: str = "") -> None:
    """Go down, never below 1 (R-CHAR-013)."""
    seat = t.seats[number]
    reached = max(1, seat.level - n)
    if reached < seat.level:
        log(t, "level_down", number, n=seat.level - reached, note=note)
        seat.level = reached
