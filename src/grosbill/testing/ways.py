"""There are several ways to make a move, and all lead to the same place.

- `check_ways(t, seat, move)`: a listed move does what it does when it is asked about first;
- `check_said(t, seat, move)`: who makes a move hears the same as who asks about it;
- `check_settled(t, hurry)`: what is made at once where nobody has a choice is what comes of it move by move.
"""

from __future__ import annotations

from collections.abc import Sequence

from grosbill.model.hurry import NO_HURRY, Hurry
from grosbill.model.moves import PASS, Move
from grosbill.model.plain import plain
from grosbill.model.refusals import Refusal
from grosbill.rules import play
from grosbill.rules.kernel.step_rules import point_of, rules_of
from grosbill.rules.table import Table


def check_ways(t: Table, seat: int, move: Move) -> None:
    """A listed move does the same whether it is known to be listed or asked about first."""
    asked, known = t.copied(), t.copied()
    refusal = play.make(asked, seat, move)
    assert refusal is None, f"{move} is listed, and refused: {refusal}"
    assert play.do(known, seat, move, listed=True) is None, f"{move} is listed, and refused when it is made"
    assert plain(asked) == plain(known), f"{move} does something else when it is not asked about first"
    assert asked.events == known.events, f"{move}: {asked.events}, and not asked about: {known.events}"


def check_said(t: Table, seat: int, move: Move) -> Refusal | None:
    """Why a move is refused, whether it is asked about or tried; and trying changes nothing."""
    tried = t.copied()
    asked, made = play.check(t, seat, move), play.make(tried, seat, move)
    assert asked == made, f"{move}: asked about, {asked}; tried, {made}"
    assert made is None or plain(tried) == plain(t), f"{move} is refused, and does something"
    return asked


def check_settled(t: Table, hurry: Hurry = NO_HURRY) -> None:
    """Settling makes the moves that each seat in turn would make without a choice, and stops at the first."""
    quick, made = t.copied(), list[tuple[int, Move]]()
    stopped = play.settle(quick, made, hurry)
    slow = t.copied()
    for maker, move in made:
        seat, moves = _next(slow, hurry)
        assert (seat, moves) == (maker, [move]), f"{move} was settled; {t.names[seat]} may choose {moves}"
        play.make(slow, seat, move)
    seat, moves = _next(slow, hurry)
    assert (seat, moves) == (stopped[0], list(stopped[1])), (
        f"settled up to {stopped}, there was {seat, moves}"
    )
    assert len(moves) != 1, f"{t.names[seat]} has no choice, and was not settled: {moves}"
    quick.moment = slow.moment  # passes that are settled together make one moment
    quick.asked_at = slow.asked_at
    assert plain(quick) == plain(slow), "what was settled is not what comes of the same moves"


def _next(t: Table, hurry: Hurry) -> tuple[int, Sequence[Move]]:
    """The first seat that the game waits for, and what it may do; who is not heeded passes."""
    asked = play.waiting(t)
    if not asked or t.turn >= hurry.until:
        return -1, []
    rules = rules_of(t)
    seat = asked[0]
    if rules.asks == "several" and hurry.heeded >= 0:
        heeded = hurry.in_lulls if rules.lull else hurry.heeded
        point = point_of(t.steps[-1])
        has = t.seats[seat].hand_points | t.seats[seat].play_points
        if not heeded >> seat & 1 or (point and not has & point):
            return seat, [PASS]
    return seat, list(play.legal(t, seat))
