"""The legal moves of a seat, worked out quicker than by asking of everything why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grosbill.effects.points import (
    ANY_TIME,
    BEFORE_RUN,
    COMBAT,
    HOLDS_BID,
    HOLDS_ITEM,
    HOLDS_SIDEKICK,
    HOLDS_TRAIT,
    PEACE,
)
from grosbill.model import steps as s
from grosbill.model.moves import PASS, TABLE, Move
from grosbill.rules.kernel.windows import closed_point, points
from grosbill.rules.reading.strength import winning
from grosbill.rules.table import Table, fighting
from grosbill.rules.topics import (
    bidding,
    charity,
    classes,
    helping,
    items,
    meeting,
    running,
    selling,
    trading,
    turn,
)
from grosbill.rules.topics.open_cards import list_open
from grosbill.rules.using import sidekicks
from grosbill.rules.using import uses as powers
from grosbill.rules.verbs import picks
from grosbill.rules.verbs.choices import list_choice, list_names

CLAIM, RUN, END = Move("claim"), Move("run"), Move("end")
ONLY_PASS: Sequence[Move] = (PASS,)
NOTHING: Sequence[Move] = ()

_LULL_POINTS = ANY_TIME | PEACE | HOLDS_SIDEKICK | HOLDS_BID
_FIGHT_POINTS = ANY_TIME | COMBAT | PEACE | BEFORE_RUN | HOLDS_SIDEKICK | HOLDS_BID


def legal(t: Table, number: int) -> Sequence[Move]:
    """The legal moves of a seat, in a fixed order: what it is asked first, then what it may do besides."""
    if t.winners:
        return []
    if not t.seats[number].alive:
        return [END] if not t.steps and number == t.active else []
    if not t.steps:
        own = turn.list_turn(t, number) if number == t.active else []
        return own + _open_moves(t, number)
    step = t.steps[-1]
    return LIST[type(step)](t, number, step)


def _open_moves(t: Table, number: int) -> list[Move]:
    seat = t.seats[number]
    now = points(t, number)
    busy = (seat.hand_points | seat.play_points) & now
    moves = powers.list_uses(t, number, now) if busy else []
    if seat.fresh or number == t.active or t.settings.items_any_time:
        if seat.hand_points & HOLDS_TRAIT:
            moves += classes.list_traits(t, number)
        if seat.hand_points & HOLDS_ITEM:
            moves += items.list_items(t, number)
    if seat.hand_points & HOLDS_SIDEKICK:
        moves += sidekicks.list_sidekicks(t, number)
    if seat.unused or seat.carrier:
        moves += items.list_wear(t, number)
    if seat.spare:
        moves += trading.list_offers(t, number)
    if seat.given_up:
        moves += classes.list_drops(t, number)
    if number == t.active and (seat.worth or seat.hand_points & HOLDS_ITEM):
        moves += selling.list_sales(t, number)
    if seat.hand_points & HOLDS_BID:
        moves += bidding.list_bids(t, number)
    return moves


def _list_lull(t: Table, number: int, step: s.Lull) -> Sequence[Move]:
    if number != t.active and _idle(t, number, _LULL_POINTS):
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    moves = _open_moves(t, number)
    if t.asked >> number & 1:
        moves.insert(0, PASS)
    return moves


def _idle(t: Table, number: int, points: int) -> bool:
    """Whether a seat that is not the active one has nothing at all it could do outside a fight."""
    seat = t.seats[number]
    return not (
        (seat.hand_points | seat.play_points) & points
        or seat.fresh
        or seat.spare
        or seat.given_up
        or seat.carrier
        or t.settings.items_any_time
    )


def _list_opening(t: Table, number: int, step: s.Opening) -> list[Move]:
    moves = [PASS] if t.asked >> number & 1 else []
    moves += classes.list_traits(t, number) + items.list_items(t, number)
    moves += sidekicks.list_sidekicks(t, number)
    return moves + items.list_wear(t, number) + classes.list_drops(t, number)


def _list_battle(t: Table, number: int, step: s.Battle) -> list[Move]:
    moves: list[Move] = []
    assert t.fight is not None
    if number == t.fight.fighter:
        ahead = winning(t)
        moves.append(CLAIM if ahead else RUN)
        if not ahead or t.settings.help_while_winning:
            moves += helping.list_asks(t, number)
    return moves + _fight_moves(t, number)


def _fight_moves(t: Table, number: int) -> list[Move]:
    """Those in the fight have their equipment frozen; the others may do what they may outside of one."""
    if not fighting(t, number):
        return _open_moves(t, number)
    moves = powers.list_uses(t, number, points(t, number))
    seat = t.seats[number]
    if seat.hand_points & HOLDS_TRAIT:
        moves += classes.list_traits(t, number)
    if seat.hand_points & HOLDS_SIDEKICK:
        moves += sidekicks.list_sidekicks(t, number)
    if seat.given_up:
        moves += classes.list_drops(t, number)
    if seat.hand_points & HOLDS_BID:
        moves += bidding.list_bids(t, number)
    return moves


def _list_answer(t: Table, number: int, step: s.Window) -> Sequence[Move]:
    if number != t.active and not fighting(t, number) and _idle(t, number, _FIGHT_POINTS):
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    asked = [PASS] if t.asked >> number & 1 else []
    if isinstance(step, s.Flight) and running.refuse_first(t, number) is None:
        asked.append(Move("first"))
    return asked + _fight_moves(t, number)


def _list_closed(t: Table, number: int, step: s.Window) -> Sequence[Move]:
    """Only cards that name the point answer it; a race or class can be given up under a curse, too."""
    seat = t.seats[number]
    giving_up = isinstance(step, s.Falls) and seat.given_up
    point = closed_point(step)
    if not giving_up and not (seat.hand_points | seat.play_points) & point:
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    moves = powers.list_uses(t, number, point)
    if t.asked >> number & 1:
        moves.insert(0, PASS)
    return moves + classes.list_drops(t, number) if giving_up else moves


def _list_pick(t: Table, number: int, step: s.Pick) -> list[Move]:
    return picks.list_picks(t, step) if step.seat == number else []


def _list_fleeing(t: Table, number: int, step: s.Fleeing) -> list[Move]:
    return running.list_flee(t, step) if step.runners[0] == number else []


def _list_looting(t: Table, number: int, step: s.Looting) -> list[Move]:
    return list_open(t, step.cards) if step.order[0] == number else []


def _list_sharing(t: Table, number: int, step: s.Sharing) -> list[Move]:
    return list_open(t, step.cards) if step.next == number else []


def _list_charity(t: Table, number: int, step: s.Charity) -> list[Move]:
    if step.seat != number:
        return []
    gifts = charity.list_charity(t, step)
    if step.given:
        return gifts
    moves = _open_moves(t, number)
    return gifts + [Move("discard", move.card, owner=TABLE) if move in gifts else move for move in moves]


def _list_shedding(t: Table, number: int, step: s.Shedding) -> list[Move]:
    return charity.list_shedding(t, number) if step.seat == number else []


def _list_offer(t: Table, number: int, step: s.Offer) -> list[Move]:
    """While an offer stands cards may be played, but nothing is rearranged."""
    moves = helping.list_answers(t, number) if step.to == number else []
    if step.maker == number:
        moves.append(Move("withdraw"))
    now = points(t, number)
    seat = t.seats[number]
    if (seat.hand_points | seat.play_points) & now or fighting(t, number):
        moves += powers.list_uses(t, number, now)
    if seat.hand_points & HOLDS_SIDEKICK:
        moves += sidekicks.list_sidekicks(t, number)
    if seat.hand_points & HOLDS_BID:
        moves += bidding.list_bids(t, number)
    return moves


def _list_bidding(t: Table, number: int, step: s.Bidding) -> Sequence[Move]:
    passing = ONLY_PASS if t.asked >> number & 1 else NOTHING
    if not t.seats[number].hand_points & HOLDS_BID:
        return passing
    return [*passing, *bidding.list_bids(t, number)]


def _list_meeting(t: Table, number: int, step: s.Meeting) -> list[Move]:
    return [PASS, *meeting.list_offers(t, number, step)] if step.order[0] == number else []


LIST: dict[type[s.Step], Callable[..., Sequence[Move]]] = {
    s.Lull: _list_lull,
    s.Opening: _list_opening,
    s.Battle: _list_battle,
    s.Claim: _list_answer,
    s.Flight: _list_answer,
    s.Falls: _list_closed,
    s.Rolled: _list_closed,
    s.Escaped: _list_closed,
    s.Caught: _list_closed,
    s.Aftermath: _list_closed,
    s.Drawing: _list_closed,
    s.Bidding: _list_bidding,
    s.TurnStart: _list_closed,
    s.TurnEnd: _list_closed,
    s.Announced: _list_closed,
    s.Turned: _list_closed,
    s.Discarded: _list_closed,
    s.Risen: _list_closed,
    s.Sinking: _list_closed,
    s.Dying: _list_closed,
    s.Pick: _list_pick,
    s.Choice: list_choice,
    s.Naming: list_names,
    s.Deciding: lambda t, number, step: (
        [Move("choose", n=1), Move("choose", n=2)] if step.seat == number else []
    ),
    s.Fleeing: _list_fleeing,
    s.Looting: _list_looting,
    s.Sharing: _list_sharing,
    s.Charity: _list_charity,
    s.Shedding: _list_shedding,
    s.Offer: _list_offer,
    s.Meeting: _list_meeting,
    s.Script: lambda t, n, step: [],
}
