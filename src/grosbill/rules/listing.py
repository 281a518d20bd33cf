"""What may be done: the moves of a seat, listed; who is left to be asked. The rest is in the book."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grosbill.effects.points import HAS_USES, HOLDS_ITEM, HOLDS_TRAIT
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.state import Fight, Player
from grosbill.rules.book import MOVES
from grosbill.rules.kernel.move_rules import Lister
from grosbill.rules.kernel.step_rules import StepRules, open_to
from grosbill.rules.table import Table
from grosbill.rules.using.uses import USES


def listed(t: Table, seat: int, step: Any, step_rules: StepRules) -> Sequence[Move]:
    """The legal moves of a seat while the game is on, in a fixed order: what it is asked first."""
    if not t.seats[seat].alive and (step is not None or seat != t.active):
        return ()
    times = open_to(t, seat, step, step_rules)
    return and_besides(t, seat, step_rules.moves(t, seat, step), times, step_rules)


def and_besides(
    t: Table, seat: int, moves: Sequence[Move], times: int, step_rules: StepRules
) -> Sequence[Move]:
    """What a seat is asked, and what it may do besides at these times."""
    player = t.seats[seat]
    if player.acts >= t.settings.moves_per_turn:
        return _asked_for(moves, step_rules)
    if not times or not player.alive:
        return moves
    listing = _LISTINGS.get(times) or _listing(times)
    can = (player.hand_points | player.play_points) & listing.reach
    if can & _LAYS and seat != t.active and not player.fresh and not t.settings.items_any_time:
        can &= ~_LAYS
    fight = t.fight
    if fight is not None and (seat == fight.fighter or seat == fight.helper) and _to_use(t, fight, times):
        can |= HAS_USES
    if not can:
        return moves
    listers = listing.listers.get(can)
    if listers is None:
        listers = _listers(listing, times, can)
    found = [*moves]
    for lister in listers:
        found += lister(t, seat, times)
    return found


def left_to_ask(t: Table, step: s.Window, step_rules: StepRules) -> int:
    """Bits of those a window asks, without who has nothing to answer with and no hand that could hide it."""
    asked = t.asked
    for seat, player in enumerate(t.seats):
        if player.hand or not asked >> seat & 1 or (step_rules.lull and _has_items(t, player)):
            continue
        if len(listed(t, seat, step, step_rules)) == 1:
            asked ^= 1 << seat
    return asked


def _has_items(t: Table, player: Player) -> bool:
    return any(t.mix.of[card].item for card in player.play)


def _asked_for(moves: Sequence[Move], step_rules: StepRules) -> list[Move]:
    """What is left to one who has done enough: answers, and what the turn needs."""
    answers = step_rules.answers
    return [move for move in moves if not (answers.get(move.kind) or MOVES[move.kind]).unasked]


def _to_use(t: Table, fight: Fight, times: int) -> bool:
    """Whether a monster has something to be used by those who face it."""
    of = t.mix.of
    for foe in fight.foes:
        if of[foe.shape].face_points & times:
            return True
    return False


class _Listing(msgspec.Struct, frozen=True):
    """What is listed at some times beside what is asked for."""

    reach: int  # what a seat needs some of, for anything to be listed
    listers: dict[int, tuple[Lister, ...]]  # what lists it, by what a seat has: filled as it comes up


def _listing(times: int) -> _Listing:
    reach = times & USES
    for rules in MOVES.values():
        if rules.list is not None and rules.at & times:
            reach |= rules.needs
    listing = _LISTINGS[times] = _Listing(reach, {})
    return listing


def _listers(listing: _Listing, times: int, can: int) -> tuple[Lister, ...]:
    has = can | HAS_USES if can & times & USES else can
    found = [
        rules.list
        for rules in MOVES.values()
        if rules.list is not None and rules.at & times and rules.needs & has
    ]
    listers = listing.listers[can] = tuple(found)
    return listers


_LAYS = HOLDS_TRAIT | HOLDS_ITEM
_LISTINGS: dict[int, _Listing] = {}
