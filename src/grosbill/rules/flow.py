"""What happens by itself: steps run until somebody has to be asked."""

from __future__ import annotations

from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.rules.kernel.step_rules import STEPS
from grosbill.rules.kernel.windows import ask_again, ask_if_any
from grosbill.rules.listing import left_to_ask
from grosbill.rules.table import Table, clockwise, pop, push, tell
from grosbill.rules.topics import helping, spreading

# Real cards take some dozens; a card that calls itself for ever is cut short.
PATIENCE = 2000


def advance(t: Table) -> None:
    """Run until the game is over or waits for somebody; effects that find no end are given up."""
    ran = 0
    while True:
        if t.spread:
            spreading.count(t)
        fight = t.fight
        if fight is not None and fight.helper >= 0 and not fight.running:
            helping.dismiss(t)
        steps = t.steps
        top: Any = steps[-1] if steps else None
        rules = STEPS[type(top)]
        if t.winners and not rules.to_the_end:
            # The last that is told, whatever the same kill still gave to whom.
            for seat in t.winners:
                tell(t, e.WonGame(seat))
            return
        if t.excess and not rules.settling(top):
            _shed(t)
        elif t.crowded and not rules.settling(top):
            _put_by(t)
        elif t.pending and rules.calm:
            _open_pending(t)
        elif rules.asks == "several":
            if t.asked_at != t.moment:
                (rules.changed or ask_again)(t, top)
            elif t.asked and (left := left_to_ask(t, top, rules)):
                t.asked = left
                return
            else:
                t.asked = 0
                t.moment += 1
                rules.resolve(t, top)
        elif ran > PATIENCE and rules.to_the_end:
            pop(t)
        elif not rules.run(t, top):
            return
        ran += 1


def _open_pending(t: Table) -> None:
    """Something happened that others may answer, and nothing is being settled any more."""
    window, t.pending = t.pending[0], t.pending[1:]
    left = STEPS[type(window)].opens(t, window)
    if left is not None:
        ask_if_any(t, left)


def _shed(t: Table) -> None:
    for seat in clockwise(t, t.active):
        if t.excess >> seat & 1:
            push(t, s.Shedding(seat))
            return


def _put_by(t: Table) -> None:
    for seat in clockwise(t, t.active):
        if t.crowded >> seat & 1:
            push(t, s.Pick(seat, seat, "put_by", _IN_USE, 1, s.Frame(seat)))
            return


_IN_USE = s.picked(v.Lost(in_="use"))
