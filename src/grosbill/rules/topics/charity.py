"""Charity at the end of a turn: what is above the hand limit goes to the lowest (R-TURN)."""

from __future__ import annotations

import msgspec

from grosbill.effects.points import ANY_TIME, ARRANGE, GIVE_UP, OWN_TURN, PEACE, SELL
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import NOT_ASKED, NOT_IN_HAND, no_such_player
from grosbill.rules.kernel.step_rules import StepRules, Times, seat_shown
from grosbill.rules.kernel.zones import from_hand_to_hand, lose
from grosbill.rules.reading.which import named
from grosbill.rules.table import Table, clockwise, pop, swap, tell
from grosbill.rules.topics import classes

LOWEST = Refusal("R-TURN-026", "charity-lowest")
EVEN = Refusal("R-TURN-028", "charity-even")
GIVER_LOWEST = Refusal("R-TURN-029", "charity-discard")
SOMEBODY_LOWER = Refusal("R-TURN-026", "charity-give")
DEAD = Refusal("R-TURN-027", "player-is-dead")


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A card for a player."""

    card: int
    to: int


def gift(t: Table, card: int, name: str, dead: Refusal) -> Gift | Refusal:
    """A card for the player of that name, who has to live."""
    if name not in t.names:
        return no_such_player(name)
    to = t.names.index(name)
    return Gift(card, to) if t.seats[to].alive else dead


def excess(t: Table, seat: int) -> int:
    """How many cards are above the limit."""
    return len(t.seats[seat].hand) - t.seats[seat].hand_limit


def receivers(t: Table, seat: int) -> list[int]:
    """The lowest of the living, or nobody when the giver is among them (R-TURN-026, 027, 029, Q-079)."""
    alive = [each for each in clockwise(t, seat) if t.seats[each].alive]
    low = min(t.seats[each].level for each in alive)
    giving = t.seats[seat].level > low
    return [each for each in alive if giving and t.seats[each].level == low]


def _given(step: s.Charity, seat: int) -> int:
    return sum(n for to, n in step.shares if to == seat)


def _may_receive(t: Table, step: s.Charity, seat: int, seats: list[int]) -> bool:
    """As even a split as possible; the giver chooses who gets the larger shares (R-TURN-028, Q-082)."""
    if t.settings.charity_free:
        return True
    share, larger = divmod(step.given + excess(t, step.seat), len(seats))
    if _given(step, seat) < share:
        return True
    taken = sum(_given(step, other) > share for other in seats)
    return _given(step, seat) == share and taken < larger


def run_charity(t: Table, step: s.Charity) -> bool:
    """Charity goes on until the hand is down to the limit (R-TURN-031)."""
    if excess(t, step.seat) > 0:
        return False
    pop(t)
    return True


def _mean_give(t: Table, seat: int, move: Move) -> Gift | Refusal:
    """Which card goes to whom, as the giver chooses (R-TURN-030), or why it cannot."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    if step.seat != seat:
        return NOT_ASKED
    card = named(t, t.seats[seat].hand, move.card)
    if card < 0:
        return NOT_IN_HAND
    found = gift(t, card, move.target, DEAD)
    if isinstance(found, Refusal):
        return found
    seats = receivers(t, seat)
    if not seats:
        return GIVER_LOWEST
    if found.to not in seats:
        return LOWEST
    return found if _may_receive(t, step, found.to, seats) else EVEN


def _do_give(t: Table, seat: int, meant: Gift) -> None:
    """One card goes to one of the lowest."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    from_hand_to_hand(t, seat, meant.to, meant.card)
    tell(t, e.GaveCharity(seat, meant.to, t.mix.ref[meant.card]))
    swap(t, s.Charity(seat, (*step.shares, (meant.to, 1)), step.given + 1))


def _mean_discard(t: Table, seat: int, move: Move) -> int | Refusal:
    """The excess is discarded where there is nobody to give it to; else a race or class is given up."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    given_up = classes.mean_drop(t, seat, move)
    held = named(t, t.seats[seat].hand, move.card)
    if step.seat != seat or held < 0 or move.owner:
        return given_up
    if not receivers(t, seat):
        return held
    return given_up if type(given_up) is int else SOMEBODY_LOWER


def _do_discard(t: Table, seat: int, card: int) -> None:
    """The giver is the lowest: one card of the excess is discarded; or a race or class is given up."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    if card in t.seats[seat].hand:
        swap(t, s.Charity(seat, step.shares, step.given + 1))
        lose(t, seat, card, "charity")
    else:
        classes.do_drop(t, seat, card)


def _list_charity(t: Table, seat: int, step: s.Charity) -> list[Move]:
    """Every card to every player it may go to."""
    if seat != step.seat:
        return []
    names = dict.fromkeys([t.mix.ref[card] for card in t.seats[seat].hand])
    seats = receivers(t, seat)
    if not seats:
        return [Move("discard", name) for name in names]
    open_to = [to for to in seats if _may_receive(t, step, to, seats)]
    return [Move("give", name, target=t.names[to]) for name in names for to in open_to]


# --- described ----------------------------------------------------------------------------------------------


STEPS = {
    # Cards may first be played to come down to the limit (R-TURN-025, Q-081).
    s.Charity: StepRules(
        asks="one",
        run=run_charity,
        times=Times(asked=ANY_TIME | PEACE | OWN_TURN | ARRANGE | GIVE_UP | SELL),
        closed=lambda step: step.given > 0,
        moves=_list_charity,
        answers={
            "give": MoveRules(mean=_mean_give, do=_do_give),
            "discard": MoveRules(mean=_mean_discard, do=_do_discard),
        },
        shown=seat_shown,
        calm=True,
    ),
}
