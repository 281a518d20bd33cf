"""Playing: what may be done, what a move means, and doing it. All that is special is in the book of rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

import msgspec

from grosbill.effects.points import HAS_USES, HOLDS_ITEM, HOLDS_TRAIT
from grosbill.model.moves import PASS, Move, says_too_much
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import NOBODY, Fight
from grosbill.rules.book import MOVES
from grosbill.rules.flow import advance
from grosbill.rules.kernel.move_rules import Lister
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_ASKED, SAYS_TOO_MUCH
from grosbill.rules.kernel.step_rules import (
    ONLY_PASS,
    STEPS,
    StepRules,
    kind_of,
    list_pass,
    open_to,
    rules_of,
)
from grosbill.rules.kernel.windows import in_turn, waiting
from grosbill.rules.kernel.zones import settle_in
from grosbill.rules.table import Table
from grosbill.rules.using.uses import USES

__all__ = ["ANSWERS", "check", "do", "legal", "make", "make_again", "settle", "waiting"]

OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")
ENOUGH_MOVES = Refusal("R-PROC-009", "enough-moves")

ANSWERS = frozenset(("pass", "accept", "refuse", "counter", "pick", "choose", "flee"))

# --- what a move means --------------------------------------------------------------------------------------


def check(t: Table, number: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
    refusal = SAYS_TOO_MUCH if says_too_much(move, t.mix.copies) else _refuse_all(t, number, move)
    if refusal is not None:
        return refusal
    step_rules = rules_of(t)
    if move.kind == "pass" and step_rules.asks == "several":
        return None if t.asked >> number & 1 else _in_full(t, number, NOT_ASKED)
    rules = step_rules.answers.get(move.kind) or MOVES[move.kind]
    meant = rules.mean(t, number, move)
    if type(meant) is Refusal:
        return _in_full(t, number, meant)
    enough = t.seats[number].acts >= t.settings.moves_per_turn
    return ENOUGH_MOVES if rules.unasked and enough else None


def make(t: Table, number: int, move: Move) -> Refusal | None:
    """Make a move, and everything that follows from it by itself; or say why not, and change nothing."""
    return SAYS_TOO_MUCH if says_too_much(move, t.mix.copies) else make_again(t, number, move)


def make_again(t: Table, number: int, move: Move) -> Refusal | None:
    """The same for a move like one that was made before, which so is known to be well said."""
    refusal = _refuse_all(t, number, move) or do(t, number, move)
    return _in_full(t, number, refusal) if refusal is not None else None


def _in_full(t: Table, number: int, refusal: Refusal) -> Refusal:
    """The refusal with what has to be settled first, and whom that waits for: all of it is public."""
    asked = waiting(t)
    if refusal not in (BEING_SETTLED, NOT_ASKED) or not asked:
        return refusal
    who, mine = tuple([t.names[seat] for seat in asked]), "yes" if number in asked else "no"
    if refusal == NOT_ASKED:
        return refuse("R-PROC-005", "another-is-asked", who=who)
    step = kind_of(type(t.steps[-1])) if t.steps else "none"
    return refuse("R-PROC-005", "settle-first", step=step, who=who, mine=mine)


def do(t: Table, number: int, move: Move, listed: bool = False) -> Refusal | None:
    """The same for a move that is known to be well said, by one who may act at all, or even to be legal."""
    steps = t.steps
    step_rules = STEPS[type(steps[-1] if steps else None)]
    kind = move.kind
    if kind == "pass" and step_rules.asks == "several":
        if not t.asked >> number & 1:
            return NOT_ASKED
        _pass(t, number, step_rules)
        if t.asked:
            return None
    else:
        answers = step_rules.answers
        rules = answers[kind] if kind in answers else MOVES[kind]
        read = rules.read if listed else None
        meant = rules.mean(t, number, move) if read is None else read(t, number, move)
        if type(meant) is Refusal:
            return meant
        if rules.unasked:
            player = t.seats[number]
            if player.acts >= t.settings.moves_per_turn:
                return ENOUGH_MOVES
            player.acts += 1
        t.events = []
        t.moment += 1
        rules.do(t, number, meant)
    advance(t)
    return None


def settle(t: Table, made: list[tuple[int, Move]]) -> tuple[int, Sequence[Move]]:
    """Make every move without a choice, and add it to `made`.

    The first seat that has a choice, and its moves: none if the game is over.
    """
    while not t.winners:
        steps = t.steps
        step = steps[-1] if steps else None
        step_rules = STEPS[type(step)]
        if step_rules.asks == "one":
            number = step_rules.seat(t, step)
            times = open_to(t, number, step, step_rules)
            moves = _listed(t, number, step_rules.moves(t, number, step), times, step_rules)
            if len(moves) > 1:
                return number, moves
            made.append((number, moves[0]))
            do(t, number, moves[0], True)
            continue
        asked = t.asked
        only_passing = step_rules.moves is list_pass
        # Who passes changes nothing for the others who are asked.
        for number in in_turn(asked, t.active):
            answers = ONLY_PASS if only_passing else step_rules.moves(t, number, step)
            times = open_to(t, number, step, step_rules)
            moves = _listed(t, number, answers, times, step_rules)
            if len(moves) > 1:
                if asked != t.asked:
                    t.asked, t.events = asked, []
                return number, moves
            made.append((number, PASS))
            asked ^= 1 << number
            if step_rules.refreshing and t.seats[number].fresh:
                settle_in(t, number)
        t.asked, t.events = asked, []
        advance(t)
    return NOBODY, ()


def _pass(t: Table, number: int, step_rules: StepRules) -> None:
    """A window waits for one seat less, which has had the chance to lay down what it received."""
    t.asked, t.events = t.asked & ~(1 << number), []
    if step_rules.refreshing and t.seats[number].fresh:
        settle_in(t, number)


def _refuse_all(t: Table, number: int, move: Move) -> Refusal | None:
    """Why nothing at all can be done, whatever it would mean."""
    if t.winners:
        return OVER
    if not t.seats[number].alive and not (move.kind == "end" and number == t.active):
        return DEAD
    return None


# --- what may be done ---------------------------------------------------------------------------------------


def legal(t: Table, number: int) -> Sequence[Move]:
    """The legal moves of a seat, in a fixed order: what it is asked first, then what it may do besides."""
    if t.winners:
        return ()
    step = t.steps[-1] if t.steps else None
    if not t.seats[number].alive and (step is not None or number != t.active):
        return ()
    step_rules = STEPS[type(step)]
    times = open_to(t, number, step, step_rules)
    return _listed(t, number, step_rules.moves(t, number, step), times, step_rules)


def _listed(
    t: Table, number: int, moves: Sequence[Move], times: int, step_rules: StepRules
) -> Sequence[Move]:
    """What a seat is asked, and what it may do besides at these times."""
    player = t.seats[number]
    if not times or not player.alive:
        return moves
    if player.acts >= t.settings.moves_per_turn:
        return _asked_for(moves, step_rules)
    listing = _LISTINGS.get(times) or _listing(times)
    can = player.hand_points | player.play_points
    fight = t.fight
    faces = fight is not None and _faces_uses(t, fight, number, times)
    if not can & listing.reach and not faces:
        return moves
    if faces or can & times & USES:
        can |= HAS_USES
    if number != t.active and not player.fresh and not t.settings.items_any_time:
        can &= _LAYS_NOTHING
    listers = listing.listers.get(can & _NEEDED)
    if listers is None:
        listers = _listers(listing, times, can & _NEEDED)
    if not listers:
        return moves
    found = [*moves]
    for lister in listers:
        found += lister(t, number, times)
    return found


def _asked_for(moves: Sequence[Move], step_rules: StepRules) -> list[Move]:
    """What is left to one who has done enough: answers, and what the turn needs."""
    answers = step_rules.answers
    return [move for move in moves if not (answers.get(move.kind) or MOVES[move.kind]).unasked]


def _faces_uses(t: Table, fight: Fight, number: int, times: int) -> bool:
    """Whether a monster has something to be used by this seat, which faces it."""
    if number == fight.fighter or number == fight.helper:
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
    found = [
        rules.list
        for rules in MOVES.values()
        if rules.list is not None and rules.at & times and rules.needs & can
    ]
    listers = listing.listers[can] = tuple(found)
    return listers


_LAYS_NOTHING = ~(HOLDS_TRAIT | HOLDS_ITEM)
_LISTINGS: dict[int, _Listing] = {}
_NEEDED = reduce(or_, [rules.needs for rules in MOVES.values()])
