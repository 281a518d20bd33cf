"""Playing: what may be done, what a move means, and doing it. All that is special is in the book of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grosbill.effects.points import HAS_USES, HOLDS_ITEM, HOLDS_TRAIT
from grosbill.model.moves import PASS, Move, says_too_much
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import NOBODY
from grosbill.rules.book import MOVES
from grosbill.rules.flow import advance
from grosbill.rules.kernel.move_rules import Lister
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_ASKED, SAYS_TOO_MUCH
from grosbill.rules.kernel.step_rules import STEPS, StepRules, kind_of, open_to, rules_of
from grosbill.rules.kernel.windows import in_turn, waiting
from grosbill.rules.kernel.zones import settle_in
from grosbill.rules.table import Table
from grosbill.rules.using.uses import USES

__all__ = ["ANSWERS", "check", "do", "legal", "make", "settle", "waiting"]

OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")
ENOUGH_MOVES = Refusal("R-PROC-009", "enough-moves")

ANSWERS = frozenset(("pass", "accept", "refuse", "counter", "pick", "choose", "flee"))

_END = Move("end")

# --- what a move means --------------------------------------------------------------------------------------


def check(t: Table, number: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
    refusal = _refuse_any(t, number, move)
    if refusal is not None:
        return refusal
    step_rules = rules_of(t)
    if move.kind == "pass" and step_rules.asks == "several":
        return None if t.asked >> number & 1 else _in_full(t, number, NOT_ASKED)
    rules = step_rules.answers.get(move.kind) or MOVES[move.kind]
    meant = rules.mean(t, number, move)
    if type(meant) is Refusal:
        return _in_full(t, number, meant)
    return ENOUGH_MOVES if rules.unasked and _has_done_enough(t, number) else None


def make(t: Table, number: int, move: Move) -> Refusal | None:
    """Make a move, and everything that follows from it by itself; or say why not, and change nothing."""
    refusal = _refuse_any(t, number, move) or do(t, number, move)
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
            if _has_done_enough(t, number):
                return ENOUGH_MOVES
            t.seats[number].acts += 1
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
            moves = _listed(t, number, step, step_rules)
            if len(moves) > 1:
                return number, moves
            made.append((number, moves[0]))
            do(t, number, moves[0], listed=True)
            continue
        # Who passes changes nothing for the others who are asked.
        for number in in_turn(t.asked, t.active):
            moves = _listed(t, number, step, step_rules)
            if len(moves) > 1:
                return number, moves
            made.append((number, PASS))
            _pass(t, number, step_rules)
        advance(t)
    return NOBODY, ()


def _has_done_enough(t: Table, number: int) -> bool:
    """Whether a player has done all that a turn allows, and can only answer and go on (R-PROC-009)."""
    return t.seats[number].acts >= t.settings.moves_per_turn


def _pass(t: Table, number: int, step_rules: StepRules) -> None:
    """A window waits for one seat less, which has had the chance to lay down what it received."""
    t.events = []
    t.asked &= ~(1 << number)
    if step_rules.refreshing and t.seats[number].fresh:
        settle_in(t, number)


def _refuse_any(t: Table, number: int, move: Move) -> Refusal | None:
    """Why nothing of the kind can be said or done, whatever it would mean."""
    if says_too_much(move, t.mix.copies):
        return SAYS_TOO_MUCH
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
    return _listed(t, number, step, STEPS[type(step)])


def _listed(t: Table, number: int, step: Any, step_rules: StepRules) -> Sequence[Move]:
    """The same while the game is on, for the step on top."""
    player = t.seats[number]
    if not player.alive:
        return (_END,) if step is None and number == t.active else ()
    moves = step_rules.moves(t, number, step)
    times = open_to(t, number, step, step_rules)
    if not times:
        return moves
    if _has_done_enough(t, number):
        answers = step_rules.answers
        return [move for move in moves if not (answers.get(move.kind) or MOVES[move.kind]).unasked]
    can = player.hand_points | player.play_points
    if can & times & USES or (t.fight is not None and _faces_uses(t, number, times)):
        can |= HAS_USES
    if number != t.active and not player.fresh and not t.settings.items_any_time:
        can &= _LAYS_NOTHING
    key = (times, can & _NEEDED)
    listers = _LISTERS[key] if key in _LISTERS else _listers(times, can)
    if not listers:
        return moves
    found = [*moves]
    for lister in listers:
        found += lister(t, number, times)
    return found


def _faces_uses(t: Table, number: int, times: int) -> bool:
    """Whether a monster has something to be used by this seat, which faces it."""
    fight = t.fight
    if fight is not None and (number == fight.fighter or number == fight.helper):
        of = t.mix.of
        for foe in fight.foes:
            if of[foe.shape].face_points & times:
                return True
    return False


def _listers(times: int, can: int) -> tuple[Lister, ...]:
    """What lists the moves that are open at these times to a seat that has these things."""
    found = [
        rules.list
        for rules in MOVES.values()
        if rules.list is not None and rules.at & times and rules.needs & can
    ]
    listers = _LISTERS[times, can & _NEEDED] = tuple(found)
    return listers


_LAYS_NOTHING = ~(HOLDS_TRAIT | HOLDS_ITEM)
_LISTERS: dict[tuple[int, int], tuple[Lister, ...]] = {}
_NEEDED = 0
for _rules in MOVES.values():
    _NEEDED |= _rules.needs
