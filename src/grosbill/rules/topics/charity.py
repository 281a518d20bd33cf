"""Charity at the end of a turn, and getting rid of what one may no longer carry (R-TURN, R-BIG)."""

from __future__ import annotations

from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.kernel.zones import from_hand, lose, to_hand
from grosbill.rules.reading.character import excess_items, excess_kinds, idle_room, may_carry
from grosbill.rules.table import Table, clockwise, log, pop, swap
from grosbill.rules.topics import classes, selling
from grosbill.rules.topics.items import pass_on

LOWEST = Refusal("R-TURN-026", "charity-lowest")
EVEN = Refusal("R-TURN-028", "charity-even")
GIVER_LOWEST = Refusal("R-TURN-029", "charity-discard")
SOMEBODY_LOWER = Refusal("R-TURN-026", "charity-give")
NOT_IN_HAND = Refusal("R-PROC-002", "no-such-card-in-hand")
LOWEST_CARRIER = Refusal("R-BIG-008", "shed-lowest")
SOMEBODY_CARRIES = Refusal("R-BIG-008", "shed-give")
NOT_EXCESS = Refusal("R-PROC-001", "not-excess")
DEAD_CARRIER = Refusal("R-DEATH-015", "player-is-dead")
DEAD = Refusal("R-TURN-027", "player-is-dead")


def excess(t: Table, number: int) -> int:
    """How many cards are above the limit."""
    return len(t.seats[number].hand) - t.seats[number].hand_limit


def receivers(t: Table, number: int) -> list[int]:
    """The lowest of the living, or nobody when the giver is among them (R-TURN-026, 027, 029)."""
    alive = [seat for seat in clockwise(t, number) if t.seats[seat].alive]
    low = min(t.seats[seat].level for seat in alive)
    if t.seats[number].level == low:
        return []
    return [seat for seat in alive if t.seats[seat].level == low]


def _given(step: s.Charity, seat: int) -> int:
    return sum(n for to, n in step.shares if to == seat)


def _may_receive(t: Table, step: s.Charity, seat: int, seats: list[int]) -> bool:
    """As even a split as possible; the giver chooses who gets the larger shares (R-TURN-028)."""
    if t.settings.charity_free:
        return True
    total = step.given + excess(t, step.seat)
    share, larger = divmod(total, len(seats))
    if _given(step, seat) < share:
        return True
    taken = sum(_given(step, other) > share for other in seats)
    return _given(step, seat) == share and taken < larger


def refuse_give(t: Table, number: int, step: s.Charity, move: Move) -> Refusal | None:
    """Why this card cannot go to this player."""
    if not any(t.mix.ref[card] == move.card for card in t.seats[number].hand):
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
    return None if _may_receive(t, step, to, seats) else EVEN


def do_give(t: Table, number: int, step: s.Charity, move: Move) -> None:
    """One card goes to one of the lowest."""
    card = next(card for card in t.seats[number].hand if t.mix.ref[card] == move.card)
    to = t.names.index(move.target)
    from_hand(t, number, card, seen=1 << number | 1 << to)
    to_hand(t, to, card, 1 << number)
    log(t, "charity", number, to, (card,), seen=1 << number | 1 << to)
    swap(t, s.Charity(number, (*step.shares, (to, 1)), step.given + 1))


def refuse_discard(t: Table, number: int, move: Move) -> Refusal | None:
    """The excess is discarded only where there is nobody to give it to."""
    if not any(t.mix.ref[card] == move.card for card in t.seats[number].hand):
        return NOT_IN_HAND
    return SOMEBODY_LOWER if receivers(t, number) else None


def do_discard(t: Table, number: int, step: s.Charity, move: Move) -> None:
    """The giver is the lowest: one card of the excess is discarded."""
    lose(t, number, next(card for card in t.seats[number].hand if t.mix.ref[card] == move.card))
    swap(t, s.Charity(number, step.shares, step.given + 1))


def list_charity(t: Table, step: s.Charity) -> list[Move]:
    """Every card to every player it may go to."""
    names = dict.fromkeys(t.mix.ref[card] for card in t.seats[step.seat].hand)
    seats = receivers(t, step.seat)
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
        if not step.offered and classes.may_replace(t, number, idle):
            swap(t, s.Shedding(number, offered=True))
            classes.offer_replacement(t, number)
        else:
            classes.lose_idle_room(t, number, idle)
        return True
    surplus = excess_kinds(t, number)
    if len(surplus) == 1:
        lose(t, number, surplus[0])  # the other one cannot be given up
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
    return next((card for card in found if t.mix.ref[card] == name), -1)


def refuse_shed_give(t: Table, number: int, move: Move) -> Refusal | None:
    """Why this surplus item cannot go to this player."""
    card = _surplus(t, number, move.card)
    if card < 0 or not t.mix.of[card].item:
        return NOT_EXCESS
    if move.target not in t.names:
        return refuse("R-PROC-001", "no-such-player", player=move.target)
    to = t.names.index(move.target)
    if not t.seats[to].alive:
        return DEAD_CARRIER
    return None if to in carriers(t, number, card) else LOWEST_CARRIER


def do_shed_give(t: Table, number: int, move: Move) -> None:
    """The surplus goes to someone who can carry it."""
    card = _surplus(t, number, move.card)
    to = t.names.index(move.target)
    pass_on(t, number, to, card)
    log(t, "give", number, to, (card,))


def refuse_shed_discard(t: Table, number: int, move: Move) -> Refusal | None:
    """A surplus item is discarded only when nobody can carry it; a surplus race or class always."""
    card = _surplus(t, number, move.card)
    if card < 0:
        return NOT_EXCESS
    return SOMEBODY_CARRIES if t.mix.of[card].item and carriers(t, number, card) else None


def do_shed_discard(t: Table, number: int, move: Move) -> None:
    """Nobody can carry it: the surplus is discarded (R-BIG-009)."""
    lose(t, number, _surplus(t, number, move.card))


def list_shedding(t: Table, number: int) -> list[Move]:
    """Ways to get rid of the surplus, or to be allowed it again."""
    moves: list[Move] = []
    for card in excess_kinds(t, number) or excess_items(t, number):
        name = t.mix.ref[card]
        seats = carriers(t, number, card) if t.mix.of[card].item else []
        moves += [Move("give", name, target=t.names[seat]) for seat in seats] or [Move("discard", name)]
    return moves + selling.list_sales(t, number) + classes.list_traits(t, number)
