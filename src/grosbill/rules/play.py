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
            number = step_rules.seat(t, step)
            times = open_to(t, number, step, step_rules)
            moves = and_besides(t, number, step_rules.moves(t, number, step), times, step_rules)
            if len(moves) > 1:
                return number, moves
            made.append((number, moves[0]))
            do(t, number, moves[0], True)
            continue
        asked = t.asked
        heeded = asked if everybody else _heeded(t, hurry, step, step_rules)
        only_passing = step_rules.moves is list_pass
        # Who passes changes nothing for the others who are asked.
        for number in in_turn(asked, t.active):
            if heeded >> number & 1:
                answers = ONLY_PASS if only_passing else step_rules.moves(t, number, step)
                times = open_to(t, number, step, step_rules)
                moves = and_besides(t, number, answers, times, step_rules)
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


def _heeded(t: Table, hurry: Hurry, step: Any, step_rules: StepRules) -> int:
    """Bits of those who do not pass at once: where a card has to name the moment, who has such a card."""
    if not step_rules.point:
        return hurry.in_lulls if step_rules.lull else hurry.heeded
    point = point_of(step)
    bits = 0
    for number, player in enumerate(t.seats):
        if (player.hand_points | player.play_points) & point:
            bits |= 1 << number
    return bits & hurry.heeded


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
    return listed(t, number, step, STEPS[type(step)])
