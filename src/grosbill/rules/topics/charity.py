"""Charity at the end of a turn, and getting rid of what one may no longer carry (R-TURN, R-BIG)."""

from __future__ import annotations

from typing import Any

import msgspec

from grosbill.effects.points import ANY_TIME, ARRANGE, ATTACH, GIVE_UP, OWN_TURN, PEACE, SELL
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import NOT_ASKED, NOT_IN_HAND, PLAYER_DEAD
from grosbill.rules.kernel.step_rules import StepRules, Times
from grosbill.rules.kernel.zones import from_hand_to_hand, lose
from grosbill.rules.reading.character import excess_items, excess_kinds, idle_room, may_carry
from grosbill.rules.reading.keeping import by_name
from grosbill.rules.table import Table, clockwise, pop, swap, tell
from grosbill.rules.topics import classes
from grosbill.rules.topics.items import pass_on

LOWEST = Refusal("R-TURN-026", "charity-lowest")
EVEN = Refusal("R-TURN-028", "charity-even")
GIVER_LOWEST = Refusal("R-TURN-029", "charity-discard")
SOMEBODY_LOWER = Refusal("R-TURN-026", "charity-give")
LOWEST_CARRIER = Refusal("R-BIG-008", "shed-lowest")
SOMEBODY_CARRIES = Refusal("R-BIG-008", "shed-give")
NOT_EXCESS = Refusal("R-PROC-001", "not-excess")
DEAD = Refusal("R-TURN-027", "player-is-dead")


class Gift(msgspec.Struct, frozen=True, gc=False):
    """A card for a player."""

    card: int
    to: int


def excess(t: Table, number: int) -> int:
    """How many cards are above the limit."""
    return len(t.seats[number].hand) - t.seats[number].hand_limit


def receivers(t: Table, number: int) -> list[int]:
    """The lowest of the living, or nobody when the giver is among them (R-TURN-026, 027, 029, Q-079)."""
    alive = [seat for seat in clockwise(t, number) if t.seats[seat].alive]
    low = min(t.seats[seat].level for seat in alive)
    giving = t.seats[number].level > low
    return [seat for seat in alive if giving and t.seats[seat].level == low]


def _given(step: s.Charity, seat: int) -> int:
    return sum(n for to, n in step.shares if to == seat)


def _may_receive(t: Table, step: s.Charity, seat: int, seats: list[int]) -> bool:
    """As even a split as possible; the giver chooses who gets the larger shares (R-TURN-028, Q-082)."""
    if t.settings.charity_free:
        return True
    total = step.given + excess(t, step.seat)
    share, larger = divmod(total, len(seats))
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


def _mean_give(t: Table, number: int, move: Move) -> Gift | Refusal:
    """Which card goes to whom, as the giver chooses (R-TURN-030), or why it cannot."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    if step.seat != number:
        return NOT_ASKED
    card = next((card for card in t.seats[number].hand if t.mix.ref[card] == move.card), -1)
    if card < 0:
        return NOT_IN_HAND
    if move.target not in t.names:
        return refuse("R-PROC-001", "no-such-player", player=move.target)
    to = t.names.index(move.target)
    if not t.seats[to].alive:
        return DEAD
    seats = receivers(t, number)
    if not seats:
        return GIVER_LOWEST
    if to not in seats:
        return LOWEST
    return Gift(card, to) if _may_receive(t, step, to, seats) else EVEN


def _do_give(t: Table, number: int, gift: Gift) -> None:
    """One card goes to one of the lowest."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    from_hand_to_hand(t, number, gift.to, gift.card)
    tell(t, e.GaveCharity(number, gift.to, t.mix.ref[gift.card]))
    swap(t, s.Charity(number, (*step.shares, (gift.to, 1)), step.given + 1))


def _mean_discard(t: Table, number: int, move: Move) -> int | Refusal:
    """The excess is discarded where there is nobody to give it to; else a race or class is given up."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    given_up = classes.mean_drop(t, number, move)
    held = next((card for card in t.seats[number].hand if t.mix.ref[card] == move.card), -1)
    if step.seat != number or held < 0 or move.owner:
        return given_up
    if not receivers(t, number):
        return held
    return given_up if type(given_up) is int else SOMEBODY_LOWER


def _do_discard(t: Table, number: int, card: int) -> None:
    """The giver is the lowest: one card of the excess is discarded; or a race or class is given up."""
    step = t.steps[-1]
    assert isinstance(step, s.Charity)
    if card in t.seats[number].hand:
        swap(t, s.Charity(step.seat, step.shares, step.given + 1))
        lose(t, number, card, "charity")
    else:
        classes.do_drop(t, number, card)


def _list_charity(t: Table, number: int, step: s.Charity) -> list[Move]:
    """Every card to every player it may go to."""
    if number != step.seat:
        return []
    names = dict.fromkeys([t.mix.ref[card] for card in t.seats[number].hand])
    seats = receivers(t, number)
    if not seats:
        return [Move("discard", name) for name in names]
    open_to = [seat for seat in seats if _may_receive(t, step, seat, seats)]
    return [Move("give", name, target=t.names[seat]) for name in names for seat in open_to]


# --- too much to carry --------------------------------------------------------------------------------------


def run_shedding(t: Table, step: s.Shedding) -> bool:
    """Goes on until nothing is too much; a doubling card with nothing to double goes by itself."""
    number = step.seat
    idle = idle_room(t, number)
    if idle >= 0:
        if not step.offered and classes.may_replace(t, number, idle, by_choice=step.by_choice):
            swap(t, s.Shedding(number, offered=True))
            classes.offer_replacement(t, number, idle)
        else:
            classes.lose_idle_room(t, number, idle)
        return True
    surplus = excess_kinds(t, number)
    if len(surplus) == 1:
        lose(t, number, surplus[0], "surplus")  # the other one cannot be given up
        return True
    if surplus or excess_items(t, number):
        return False
    pop(t)
    return True


def carriers(t: Table, number: int, card: int) -> list[int]:
    """The lowest-level players able to carry the surplus (R-BIG-008)."""
    able = [
        seat
        for seat in clockwise(t, number)
        if seat != number and t.seats[seat].alive and may_carry(t, seat, t.mix.of[card])
    ]
    low = min((t.seats[seat].level for seat in able), default=0)
    return [seat for seat in able if t.seats[seat].level == low]


def _surplus(t: Table, number: int, name: str) -> int:
    found = excess_kinds(t, number) or excess_items(t, number)
    return by_name(t, number, (name,), found)[0]


def _mean_shed_give(t: Table, number: int, move: Move) -> Gift | Refusal:
    """Which surplus item goes to whom, or why it cannot."""
    if not _sheds(t, number):
        return NOT_ASKED
    card = _surplus(t, number, move.card)
    if card < 0 or not t.mix.of[card].item:
        return NOT_EXCESS
    if move.target not in t.names:
        return refuse("R-PROC-001", "no-such-player", player=move.target)
    to = t.names.index(move.target)
    if not t.seats[to].alive:
        return PLAYER_DEAD
    return Gift(card, to) if to in carriers(t, number, card) else LOWEST_CARRIER


def _do_shed_give(t: Table, number: int, gift: Gift) -> None:
    """The surplus goes to someone who can carry it."""
    pass_on(t, number, gift.to, gift.card)
    tell(t, e.Gave(number, gift.to, t.mix.ref[gift.card]))


def _mean_shed_discard(t: Table, number: int, move: Move) -> int | Refusal:
    """Surplus is discarded: a race or class always, an item when nobody can carry it (R-BIG-009)."""
    if not _sheds(t, number):
        return classes.mean_drop(t, number, move)
    card = _surplus(t, number, move.card)
    if card < 0:
        return NOT_EXCESS
    return SOMEBODY_CARRIES if t.mix.of[card].item and carriers(t, number, card) else card


def _do_shed_discard(t: Table, number: int, card: int) -> None:
    """Whoever has too much gets rid of it; the others may give up a race or class."""
    if _sheds(t, number):
        lose(t, number, card, "surplus")
    else:
        classes.do_drop(t, number, card)


def _sheds(t: Table, number: int) -> bool:
    step = t.steps[-1]
    assert isinstance(step, s.Shedding)
    return step.seat == number


def _list_shedding(t: Table, number: int, step: s.Shedding) -> list[Move]:
    """Ways to get rid of the surplus."""
    if number != step.seat:
        return []
    moves: list[Move] = []
    for card in excess_kinds(t, number) or excess_items(t, number):
        name = t.mix.ref[card]
        seats = carriers(t, number, card) if t.mix.of[card].item else []
        moves += [Move("give", name, target=t.names[seat]) for seat in seats] or [Move("discard", name)]
    return list(dict.fromkeys(moves))


# --- described ----------------------------------------------------------------------------------------------


def _seat_shown(t: Table, step: s.Charity | s.Shedding) -> dict[str, Any]:
    return {"seat": step.seat}


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
        shown=_seat_shown,
        calm=True,
    ),
    # The surplus may be sold (R-BIG-007), or something put in play, or on an item, that allows it again
    # (R-BIG-006); nothing else is done meanwhile (R-PROC-005).
    s.Shedding: StepRules(
        asks="one",
        run=run_shedding,
        times=Times(asked=ARRANGE | ATTACH | SELL),
        moves=_list_shedding,
        answers={
            "give": MoveRules(mean=_mean_shed_give, do=_do_shed_give),
            "discard": MoveRules(mean=_mean_shed_discard, do=_do_shed_discard),
        },
        shown=_seat_shown,
        settling=lambda step: True,
    ),
}
