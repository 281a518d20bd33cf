"""Playing: what may be done, what a move means, and doing it. All that is special is in the book of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grosbill.model.hurry import NO_HURRY, Hurry
from grosbill.model.moves import PASS, Move, says_too_much
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import NOBODY
from grosbill.rules.book import MOVES
from grosbill.rules.flow import advance
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_ASKED, SAYS_TOO_MUCH
from grosbill.rules.kernel.step_rules import (
    ONLY_PASS,
    STEPS,
    StepRules,
    kind_of,
    list_pass,
    open_to,
    point_of,
    rules_of,
)
from grosbill.rules.kernel.windows import in_turn, waiting
from grosbill.rules.kernel.zones import settle_in
from grosbill.rules.listing import and_besides, listed
from grosbill.rules.table import Table

__all__ = ["ANSWERS", "check", "do", "legal", "make", "make_again", "settle", "waiting"]

OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")
ENOUGH_MOVES = Refusal("R-PROC-009", "enough-moves")

ANSWERS = frozenset([kind for kind, rules in MOVES.items() if rules.answers])

# --- what a move means --------------------------------------------------------------------------------------


def check(t: Table, seat: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
    refusal = SAYS_TOO_MUCH if says_too_much(move, t.mix.copies) else _refuse_all(t, seat, move)
    if refusal is not None:
        return refusal
    step_rules = STEPS[type(t.steps[-1] if t.steps else None)]
    if move.kind == "pass" and step_rules.asks == "several":
        return None if t.asked >> seat & 1 else _in_full(t, seat, NOT_ASKED)
    rules = step_rules.answers.get(move.kind) or MOVES[move.kind]
    meant = rules.mean(t, seat, move)
    if type(meant) is Refusal:
        return _in_full(t, seat, meant)
    enough = t.seats[seat].acts >= t.settings.moves_per_turn
    return ENOUGH_MOVES if rules.unasked and enough else None


def make(t: Table, seat: int, move: Move) -> Refusal | None:
    """Make a move, and everything that follows from it by itself; or say why not, and change nothing."""
    return SAYS_TOO_MUCH if says_too_much(move, t.mix.copies) else make_again(t, seat, move)


def make_again(t: Table, seat: int, move: Move) -> Refusal | None:
    """The same for a move like one that was made before, which so is known to be well said."""
    refusal = _refuse_all(t, seat, move) or do(t, seat, move)
    return _in_full(t, seat, refusal) if refusal is not None else None


def _in_full(t: Table, seat: int, refusal: Refusal) -> Refusal:
    """The refusal with what has to be settled first, and whom that waits for: all of it is public."""
    asked = waiting(t)
    if refusal not in (BEING_SETTLED, NOT_ASKED) or not asked:
        return refusal
    who, mine = tuple([t.names[each] for each in asked]), "yes" if seat in asked else "no"
    if refusal == NOT_ASKED:
        return refuse("R-PROC-005", "another-is-asked", who=who)
    step = kind_of(type(t.steps[-1])) if t.steps else "none"
    return rules_of(t).out_of_place or refuse("R-PROC-005", "settle-first", step=step, who=who, mine=mine)


def do(t: Table, seat: int, move: Move, listed: bool = False) -> Refusal | None:
    """The same for a move that is known to be well said, by one who may act at all, or even to be legal."""
    steps = t.steps
    step_rules = STEPS[type(steps[-1] if steps else None)]
    kind = move.kind
    if kind == "pass" and step_rules.asks == "several":
        if not t.asked >> seat & 1:
            return NOT_ASKED
        _pass(t, seat, step_rules)
        if t.asked:
            return None
    else:
        answers = step_rules.answers
        rules = answers[kind] if kind in answers else MOVES[kind]
        read = rules.read if listed else None
        meant = rules.mean(t, seat, move) if read is None else read(t, seat, move)
        if type(meant) is Refusal:
            return meant
        if rules.unasked:
            player = t.seats[seat]
            if player.acts >= t.settings.moves_per_turn:
                return ENOUGH_MOVES
            player.acts += 1
        t.events = []
        t.moment += 1
        rules.do(t, seat, meant)
    advance(t)
    return None


def settle(t: Table, made: list[tuple[int, Move]], hurry: Hurry = NO_HURRY) -> tuple[int, Sequence[Move]]:
    """Make every move without a choice, and add it to `made`; in a hurry, some pass who have one.

    The first seat that has a choice, and its moves: none if the game is over, or has come far enough.
    """
    until, everybody = hurry.until, hurry.heeded < 0
    while not t.winners and t.turn < until:
        steps = t.steps
        step = steps[-1] if steps else None
        step_rules = STEPS[type(step)]
        if step_rules.asks == "one":
            seat = step_rules.seat(t, step)
            times = open_to(t, seat, step, step_rules)
            moves = and_besides(t, seat, step_rules.moves(t, seat, step), times, step_rules)
            if len(moves) > 1:
                return seat, moves
            made.append((seat, moves[0]))
            do(t, seat, moves[0], True)
            continue
        asked = t.asked
        heeded = asked if everybody else _heeded(t, hurry, step, step_rules)
        only_passing = step_rules.moves is list_pass
        # Who passes changes nothing for the others who are asked.
        for seat in in_turn(asked, t.active):
            if heeded >> seat & 1:
                answers = ONLY_PASS if only_passing else step_rules.moves(t, seat, step)
                times = open_to(t, seat, step, step_rules)
                moves = and_besides(t, seat, answers, times, step_rules)
                if len(moves) > 1:
                    if asked != t.asked:
                        t.asked, t.events = asked, []
                    return seat, moves
            made.append((seat, PASS))
            asked ^= 1 << seat
            if step_rules.refreshing and t.seats[seat].fresh:
                settle_in(t, seat)
        t.asked, t.events = asked, []
        advance(t)
    return NOBODY, ()


def _heeded(t: Table, hurry: Hurry, step: Any, step_rules: StepRules) -> int:
    """Bits of those who do not pass at once: where a card has to name the moment, who has such a card."""
    if not step_rules.point:
        return hurry.in_lulls if step_rules.lull else hurry.heeded
    point = point_of(step)
    bits = 0
    for seat, player in enumerate(t.seats):
        if (player.hand_points | player.play_points) & point:
            bits |= 1 << seat
    return bits & hurry.heeded


def _pass(t: Table, seat: int, step_rules: StepRules) -> None:
    """A window waits for one seat less, which has had the chance to lay down what it received."""
    t.asked, t.events = t.asked & ~(1 << seat), []
    if step_rules.refreshing and t.seats[seat].fresh:
        settle_in(t, seat)


def _refuse_all(t: Table, seat: int, move: Move) -> Refusal | None:
    """Why nothing at all can be done, whatever it would mean."""
    if t.winners:
        return OVER
    if not t.seats[seat].alive and not (move.kind == "end" and seat == t.active):
        return DEAD
    return None


# --- what may be done ---------------------------------------------------------------------------------------


def legal(t: Table, seat: int) -> Sequence[Move]:
    """The legal moves of a seat, in a fixed order: what it is asked first, then what it may do besides."""
    if t.winners:
        return ()
    step = t.steps[-1] if t.steps else None
    return listed(t, seat, step, STEPS[type(step)])
