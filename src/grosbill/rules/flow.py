"""What happens by itself: steps run until somebody has to be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.model import steps as s
from grosbill.rules.kernel.windows import ask_again, ask_if_any
from grosbill.rules.table import Table, clockwise, pop, push
from grosbill.rules.topics import (
    battle,
    bidding,
    charity,
    combat,
    curses,
    death,
    helping,
    meeting,
    running,
    spreading,
    treasure,
    turn,
)
from grosbill.rules.using import announcing as playing
from grosbill.rules.verbs import cards as card_verbs
from grosbill.rules.verbs import fights as fight_verbs
from grosbill.rules.verbs import picks
from grosbill.rules.verbs import script as verbs

# Real cards take some dozens; a card that calls itself for ever is cut short.
PATIENCE = 2000


def advance(t: Table) -> None:
    """Run until the game is over or waits for somebody; effects that find no end are given up."""
    ran = 0
    while True:
        if t.spread:
            spreading.count(t)
        top = t.steps[-1] if t.steps else None
        if t.winners and not isinstance(top, s.Script):
            return
        ran += 1
        if t.excess and not _deferred(top):
            _shed(t)
        elif t.pending and type(top) in _CALM:
            _open_pending(t)
        elif top is None:
            if t.phase != "opening":
                return
            turn.start(t, t.active)
        elif ran > PATIENCE and isinstance(top, s.Script):
            pop(t)
        elif not RUN[type(top)](t, top):
            return


def _deferred(top: s.Step | None) -> bool:
    """What is being settled already, or may yet be by the card that is being played, is no excess."""
    if isinstance(top, s.Pick):
        return top.what in ("add", "become", "replace")
    return isinstance(top, s.Shedding | s.Effect | s.Announced)


_CALM = (type(None), s.Battle, s.Claim, s.Flight, s.Lull, s.TurnStart, s.TurnEnd, s.Charity, s.Fleeing)


def _open_pending(t: Table) -> None:
    """Something happened that others may answer, and nothing is being settled any more."""
    window, t.pending = t.pending[0], t.pending[1:]
    if isinstance(window, s.Discarded):
        window = card_verbs.still_discarded(t, window)
        for script in card_verbs.when_discarded(t, window):
            push(t, script)
    if not isinstance(window, s.Discarded) or window.cards:
        ask_if_any(t, window)


def _shed(t: Table) -> None:
    for number in clockwise(t, t.active):
        if t.excess >> number & 1:
            push(t, s.Shedding(number))
            return


def _run_window(t: Table, step: s.Window) -> bool:
    if t.asked_at != t.moment:
        CHANGED.get(type(step), ask_again)(t, step)
        return True
    if t.asked:
        return False
    t.moment += 1
    RESOLVE[type(step)](t, step)
    return True


def _is_over(t: Table, step: s.Window) -> None:
    pop(t)


def _waits(t: Table, step: s.Step) -> bool:
    return False


RUN: dict[type[s.Step], Callable[[Table, Any], bool]] = {
    s.Battle: battle.run_battle,
    s.Fleeing: running.run_fleeing,
    s.Script: verbs.run_script,
    s.Finish: verbs.run_finish,
    s.Forced: playing.run_forced,
    s.Pay: verbs.run_pay,
    s.Pick: picks.run_pick,
    s.Pickers: card_verbs.run_pickers,
    s.Choice: _waits,
    s.Naming: _waits,
    s.Callers: fight_verbs.run_callers,
    s.Effect: playing.run_effect,
    s.Deciding: _waits,
    s.Offer: helping.run_offer,
    s.Meeting: meeting.run_meeting,
    s.Sharing: treasure.run_sharing,
    s.Looting: death.run_looting,
    s.Charity: turn.run_charity,
    s.Shedding: charity.run_shedding,
    s.Revealing: card_verbs.run_revealing,
}

RESOLVE: dict[type[s.Window], Callable[[Table, Any], None]] = {
    s.Opening: turn.resolve_opening,
    s.Lull: turn.resolve_lull,
    s.Claim: combat.resolve_claim,
    s.Flight: running.begin_flight,
    s.Falls: curses.strike,
    s.Rolled: verbs.resolve_roll,
    s.Escaped: running.resolve_escape,
    s.Caught: running.resolve_caught,
    s.Aftermath: _is_over,
    s.TurnStart: _is_over,
    s.TurnEnd: turn.resolve_end,
    s.Announced: _is_over,
    s.Turned: turn.resolve_turned,
    s.Discarded: _is_over,
    s.Risen: _is_over,
    s.Sinking: verbs.resolve_sinking,
    s.Dying: verbs.resolve_dying,
    s.Drawing: turn.finish_drawing,
    s.Bidding: bidding.resolve,
}

RUN.update(dict.fromkeys(RESOLVE, _run_window))

CHANGED: dict[type[s.Window], Callable[[Table, Any], None]] = {
    s.Claim: combat.claim_changed,
    s.Flight: running.flight_changed,
}
