"""Windows and questions: who is asked, worked out from public facts alone, and who is waited for."""

from __future__ import annotations

from functools import lru_cache

from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules, never_done
from grosbill.rules.kernel.refusals import NOT_ASKED
from grosbill.rules.kernel.step_rules import STEPS
from grosbill.rules.table import Table, push

GO_ON = Refusal("R-PROC-004", "nothing-to-pass")

# --- who could answer ---------------------------------------------------------------------------------------


def answerers(t: Table, point: int, actor: int) -> int:
    """Bits of the seats that could possibly answer at a point.

    A hand counts only while some card that answers there is not publicly accounted for; a card in play
    counts if it names the point. So who is asked tells nothing about what a hand holds.
    """
    mix = t.mix
    if not mix.points & point:
        return 0
    hidden = ~t.public
    for_anyone, for_owner = mix.answers.get(point) or mix.answering(point)
    for_all = bool(for_anyone & hidden)
    for_actor = for_all or bool(for_owner & hidden)
    bits = 0
    if actor >= 0 and not for_all and not mix.open_points & point:
        player = t.seats[actor]
        able = player.alive and ((for_actor and player.hand) or player.play_points & point)
        return 1 << actor if able else 0
    for seat, player in enumerate(t.seats):
        if not player.alive:
            continue
        if actor < 0 or seat == actor:
            if (for_actor and player.hand) or player.play_points & point:
                bits |= 1 << seat
        elif (for_all and player.hand) or player.play_any & point:
            bits |= 1 << seat
    return bits


def holders(t: Table, step: s.Step) -> int:
    """Bits of the living seats that have any card at all."""
    bits = 0
    for seat, player in enumerate(t.seats):
        if player.alive and (player.hand or player.play):
            bits |= 1 << seat
    return bits


def asked_in(t: Table, step: s.Window) -> int:
    """Bits of the seats a window waits for when it opens, or when something has changed."""
    rules = STEPS[type(step)]
    if rules.bits is not None:
        return rules.bits(t, step)
    point = rules.point if rules.point_of is None else rules.point_of(step)
    return answerers(t, point, rules.actor(step) if rules.actor is not None else -1)


# --- asking -------------------------------------------------------------------------------------------------


def ask(t: Table, step: s.Window, maker: int = -1) -> None:
    """Open a window; whoever made it has passed on it."""
    push(t, step)
    asked = asked_in(t, step)
    t.asked = asked & ~(1 << maker) if maker >= 0 else asked
    t.asked_at = t.moment


def ask_if_any(t: Table, step: s.Window, maker: int = -1) -> bool:
    """Open a window only if somebody could answer; whether it is open."""
    asked = asked_in(t, step) & ~(1 << maker if maker >= 0 else 0)
    if not asked:
        return False
    push(t, step)
    t.asked, t.asked_at = asked, t.moment
    return True


def ask_again(t: Table, step: s.Window) -> None:
    """After a change all that may answer are asked again (R-PROC-006, Q-024)."""
    t.asked = asked_in(t, step)
    t.asked_at = t.moment


def waiting(t: Table) -> tuple[int, ...]:
    """The seats whose move or pass is needed, clockwise from the active seat."""
    if t.winners:
        return ()
    step = t.steps[-1] if t.steps else None
    rules = STEPS[type(step)]
    if rules.asks == "one":
        return (rules.seat(t, step),)
    return in_turn(t.asked, t.active)


@lru_cache(maxsize=4096)
def in_turn(asked: int, active: int) -> tuple[int, ...]:
    """The seats of some bits in turn order, whatever seats there are beside them."""
    count = asked.bit_length()
    return tuple([seat for seat in (*range(active, count), *range(min(active, count))) if asked >> seat & 1])


# --- passing ------------------------------------------------------------------------------------------------


def _refuse_pass(t: Table, seat: int, move: Move) -> Refusal:
    """Where one seat is asked for something else, there is nothing to pass on."""
    return GO_ON if waiting(t) == (seat,) else NOT_ASKED


MOVES = {"pass": MoveRules(mean=_refuse_pass, do=never_done, answers=True)}
