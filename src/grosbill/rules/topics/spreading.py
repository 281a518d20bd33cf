"""Classes that spread: a level for the last without one, the end of the game when all have it (R-CULT)."""

from __future__ import annotations

from grosbill.model import events as e
from grosbill.model.state import NOBODY
from grosbill.rules.reading.keeping import sharers
from grosbill.rules.table import Table, living, tell
from grosbill.rules.topics.levels import gain, win


def count(t: Table, *, by_choice: bool = False) -> None:
    """A class that spreads came or went: a level for the last without it, the end if there is none.

    The level comes at once (R-CULT-010) and may win (R-CULT-011): other ways to end the game (R-LEVEL-016).

    Whoever changes what they count as does not make anyone the last a second time (`by_choice`).
    """
    t.spread = False
    before = t.outsiders or (NOBODY,) * len(t.mix.spreading)
    now = last_outsiders(t)
    for trait, had, last in zip(t.mix.spreading, before, now, strict=True):
        if last not in (NOBODY, had):
            tell(t, e.LastWithout(last, trait))
            gain(t, last, 1, may_win=True, cause="outsider")
        elif len(sharers(t, trait)) == len(t.seats):
            _all_have_it(t, trait)
    if by_choice:
        now = tuple([had if last == NOBODY else last for had, last in zip(before, now, strict=True)])
    t.outsiders = now


def last_outsiders(t: Table) -> tuple[int, ...]:
    """For each class that spreads the last seat without it, as things stand, or nobody."""
    found = []
    for trait in t.mix.spreading:
        having = sharers(t, trait)
        missing = [seat for seat in range(len(t.seats)) if seat not in having]
        found.append(missing[0] if len(missing) == 1 else NOBODY)
    return tuple(found)


def _all_have_it(t: Table, trait: str) -> None:
    """The game ends; the highest of the living have won, all who tie for it (R-CULT-012, R-DEATH-017)."""
    tell(t, e.AllAlike(trait))
    alive = living(t)
    top = max(t.seats[seat].level for seat in alive)
    for seat in alive:
        if t.seats[seat].level == top:
            win(t, seat)
