"""Playing: the one page that asks, lists, checks and does. The parts are in asking, listing and checking."""

from __future__ import annotations

from collections.abc import Callable

from grosbill.effects.points import HOLDS_SIDEKICK
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.asking import WINDOWS, waiting
from grosbill.rules.checking import REFUSE, check, freshest
from grosbill.rules.flow import advance
from grosbill.rules.listing import legal
from grosbill.rules.table import Table, log, pop
from grosbill.rules.topics import (
    bidding,
    charity,
    classes,
    combat,
    death,
    helping,
    items,
    meeting,
    running,
    selling,
    trading,
    treasure,
    turn,
)
from grosbill.rules.using import announcing as playing
from grosbill.rules.using import sidekicks
from grosbill.rules.using import uses as powers
from grosbill.rules.verbs import picks
from grosbill.rules.verbs import script as verbs

__all__ = ["ANSWERS", "REFUSE", "check", "do", "legal", "waiting"]

ANSWERS = frozenset(("pass", "accept", "refuse", "counter", "pick", "choose", "flee"))


def do(t: Table, number: int, move: Move) -> None:
    """Carry out a move that is legal, and everything that follows from it by itself."""
    if move.kind == "pass":
        step = t.steps[-1]
        if type(step) in WINDOWS:
            t.asked &= ~(1 << number)
            if type(step) in _FRESH_UNTIL:
                t.seats[number].fresh = ()
            if t.asked:
                return
        elif isinstance(step, s.Meeting):
            t.moment += 1
            meeting.leave(t, step)
        else:
            t.moment += 1
            pop(t)
    else:
        t.moment += 1
        DO[move.kind](t, number, move)
    advance(t)


_FRESH_UNTIL = (s.Lull, s.Opening)


def _do_play(t: Table, number: int, move: Move) -> None:
    seat = t.seats[number]
    mine = [card for card in t.mix.copies[move.card] if card in seat.hand]
    d = t.mix.defs_by_id[move.card]
    if mine and d.trait:
        playing.lay(t, number, freshest(t, number, mine))
        return
    if mine and d.hand_points & HOLDS_SIDEKICK:
        sidekicks.do_sidekick(t, number, move)
        return
    if mine and d.laid and not move.target:
        playing.lay(t, number, freshest(t, number, mine))
        return
    carrier = items.carrier_named(t, number, move.target) if mine and d.kind == "item" else -1
    if carrier >= 0:
        items.do_play_onto(t, number, freshest(t, number, mine), carrier)
        return
    found = powers.find(t, number, move)
    assert not isinstance(found, Refusal)
    card, power, aim = found
    playing.act(t, number, card, power, aim, "play")


def _do_use(t: Table, number: int, move: Move) -> None:
    found = powers.find(t, number, move)
    assert not isinstance(found, Refusal)
    card, power, aim = found
    playing.act(t, number, card, power, aim, "use")


def _do_carry(t: Table, number: int, move: Move) -> None:
    mine = [card for card in t.mix.copies[move.card] if card in t.seats[number].hand]
    playing.lay(t, number, freshest(t, number, mine))


def _do_pick(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1]
    if isinstance(step, s.Pick):
        picks.do_pick(t, step, move)
    elif isinstance(step, s.Looting):
        death.do_loot(t, step, move)
    else:
        assert isinstance(step, s.Sharing)
        treasure.do_share(t, step, move)


def _do_choose(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1]
    if isinstance(step, s.Deciding):
        running.decide_first(t, step, move.n)
        return
    if isinstance(step, s.Naming):
        verbs.name(t, step, t.names.index(move.target))
        return
    assert isinstance(step, s.Choice)
    pop(t)
    log(t, "choose", number, n=move.n)
    verbs.take_option(t, step.verb.options[move.n - 1], step.frame)


def _do_give(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity):
        charity.do_give(t, number, step, move)
    elif isinstance(step, s.Shedding):
        charity.do_shed_give(t, number, move)
    else:
        _do_offer(t, number, move)


def _do_offer(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Meeting):
        meeting.do_offer(t, number, step, move)
    else:
        trading.do_offer(t, number, move)


def _do_discard(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity) and not move.owner and charity.refuse_discard(t, number, move) is None:
        charity.do_discard(t, number, step, move)
    elif isinstance(step, s.Shedding) and step.seat == number:
        charity.do_shed_discard(t, number, move)
    else:
        classes.do_drop(t, number, move)


def _do_show(t: Table, number: int, move: Move) -> None:
    seat = t.seats[number]
    seat.shown += 1
    to = 1 << t.names.index(move.target) if move.target else (1 << len(t.seats)) - 1
    seat.known = tuple([known | to for known in seat.known])
    log(
        t, "show", number, t.names.index(move.target) if move.target else -1, seat.hand, seen=to | 1 << number
    )


def _do_claim(t: Table, number: int, move: Move) -> None:
    combat.announce(t, removal=False)


def _do_run(t: Table, number: int, move: Move) -> None:
    running.announce(t)


DO: dict[str, Callable[[Table, int, Move], None]] = {
    "open": lambda t, n, m: turn.do_open(t, n),
    "listen": lambda t, n, m: turn.do_listen(t, n),
    "trouble": turn.do_trouble,
    "loot": lambda t, n, m: turn.do_loot(t, n),
    "end": lambda t, n, m: turn.do_end(t, n),
    "play": _do_play,
    "use": _do_use,
    "carry": _do_carry,
    "discard": _do_discard,
    "wear": items.do_wear,
    "remove": items.do_remove,
    "sell": selling.do_sell,
    "ask": helping.do_ask,
    "offer": _do_offer,
    "give": _do_give,
    "accept": lambda t, n, m: helping.do_accept(t, n),
    "refuse": lambda t, n, m: helping.do_refuse(t, n),
    "counter": helping.do_counter,
    "withdraw": lambda t, n, m: helping.do_withdraw(t, n),
    "claim": _do_claim,
    "run": _do_run,
    "first": lambda t, n, m: running.do_first(t, n),
    "flee": lambda t, n, m: running.do_flee(t, m),
    "pick": _do_pick,
    "choose": _do_choose,
    "show": _do_show,
    "bid": bidding.do_bid,
}
