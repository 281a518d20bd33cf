"""The fast variant: a race or class on the discards is there for the price of a level card (R-FAST).

For whatever comes to lie on top of the discards a window is pending (`zones`), so that everyone gets the
chance to bid for it (Q-086). What all have passed over may still be bid for as long as it lies on top.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grosbill.effects.points import ANY_TIME, HOLDS_BID
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_IN_HAND, unknown_card
from grosbill.rules.kernel.step_rules import Places, StepRules, list_pass, now
from grosbill.rules.kernel.zones import lose, show
from grosbill.rules.reading.keeping import PROMISED, promises
from grosbill.rules.reading.which import named
from grosbill.rules.table import Table, clockwise, pop, push, swap, tell
from grosbill.rules.topics.dice import roll_off
from grosbill.rules.topics.taking import take_card

NOT_FAST = Refusal("R-FAST-003", "no-bidding")
NO_BID = Refusal("R-FAST-003", "bid-level-card")
BID_ALREADY = Refusal("R-FAST-004", "bid-already")

# --- bidding ------------------------------------------------------------------------------------------------


def _on_top(t: Table) -> list[int]:
    """What may be bid for now: what is being bid for, or else what lies on top of the discards."""
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Bidding):
        return [step.prize]
    return [pile[-1] for pile in t.piles if pile and t.mix.of[pile[-1]].prized]


def _price(t: Table, seat: int, name: str) -> int:
    """A card of that name in hand that is not promised to anyone, or else -1."""
    promised = promises(t, seat)
    hand = t.seats[seat].hand
    return next((card for card in hand if t.mix.ref[card] == name and card not in promised), -1)


class Bid(msgspec.Struct, frozen=True, gc=False):
    """A card from hand for a card on the discards."""

    card: int
    prize: int


def mean_bid(t: Table, seat: int, move: Move) -> Bid | Refusal:
    """A Go Up a Level from hand, for what lies on top of the discards; one bid each."""
    mix = t.mix
    for name in (move.card, move.target):
        if name not in mix.copies:
            return unknown_card(mix, name)
    if not t.settings.fast:
        return NOT_FAST
    if named(t, t.seats[seat].hand, move.card) < 0:
        return NOT_IN_HAND
    if not mix.defs_by_id[move.card].bid:
        return NO_BID
    card = _price(t, seat, move.card)
    if card < 0:
        return PROMISED
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Bidding):
        if any(bidder == seat for bidder, _ in step.bids):
            return BID_ALREADY
    elif not now(t, seat) & ANY_TIME:
        return BEING_SETTLED
    prize = named(t, _on_top(t), move.target)
    if prize < 0:
        return refuse("R-FAST-003", "not-up-for-bids", card=mix.named(move.target))
    return Bid(card, prize)


def list_bids(t: Table, seat: int, times: int) -> Sequence[Move]:
    """Each level card in hand for each card that lies there."""
    prizes = _on_top(t)
    if not prizes:
        return ()
    names = dict.fromkeys([t.mix.ref[card] for card in t.seats[seat].hand if t.mix.of[card].bid])
    moves = [Move("bid", name, target=t.mix.ref[prize]) for name in names for prize in prizes]
    return [move for move in moves if type(mean_bid(t, seat, move)) is Bid]


def do_bid(t: Table, seat: int, bid: Bid) -> None:
    """The bid is shown to everyone; the others may bid against it."""
    show(t, seat, bid.card)
    tell(t, e.Bid(seat, t.mix.ref[bid.card], t.mix.ref[bid.prize]))
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Bidding):
        swap(t, replace(step, bids=(*step.bids, (seat, bid.card))))
    else:
        push(t, s.Bidding(bid.prize, ((seat, bid.card),)))


def _bidders(t: Table, step: s.Bidding) -> int:
    """Bits of the seats that could possibly bid: those who hold cards and have not bid yet.

    As for answers, a hand counts only while some card to bid with is not publicly accounted for. What came to
    lie on the discards may be gone before anyone can be asked.
    """
    if step.prize not in t.piles[t.mix.of[step.prize].deck]:
        return 0
    hidden = t.mix.bids & ~t.public
    bits = 0
    for seat, player in enumerate(t.seats):
        if player.alive and player.hand:
            bits |= 1 << seat
    for seat, card in step.bids:
        hidden &= ~(1 << card)
        bits &= ~(1 << seat)
    return bits if hidden else 0


def _list_bidding(t: Table, seat: int, step: s.Bidding) -> Sequence[Move]:
    passing = list_pass(t, seat, step)
    return [*passing, *list_bids(t, seat, 0)] if t.seats[seat].hand_points & HOLDS_BID else passing


# --- what comes of it ---------------------------------------------------------------------------------------


def resolve(t: Table, step: s.Bidding) -> None:
    """Whoever bid rolls for it, and those who tie for it roll again (R-FAST-004)."""
    if not step.bids:
        pop(t)
        return
    bids = dict(step.bids)
    seats = tuple([seat for seat in clockwise(t, t.active) if seat in bids])
    roll_off(t, (seats,), "bid", "ends" if t.settings.lowest_keeps_bid else "first")


def _winner_known(t: Table, step: s.Bidding, places: Places) -> None:
    """The highest pays and takes the card; the others keep theirs or, by setting, the lowest alone.

    (R-FAST-005, Q-085)
    """
    pop(t)
    winner = places[0][0]
    lost = [seat for seats in places[1:-1] for seat in seats] if t.settings.lowest_keeps_bid else []
    for seat in (winner, *lost):
        lose(t, seat, dict(step.bids)[seat], "bid")
    take_card(t, winner, -1, step.prize)


# --- described ----------------------------------------------------------------------------------------------

MOVES = {
    "bid": MoveRules(mean=mean_bid, do=do_bid, list=list_bids, at=ANY_TIME, needs=HOLDS_BID, unasked=True)
}

STEPS = {
    s.Bidding: StepRules(
        asks="several",
        bits=_bidders,
        resolve=resolve,
        placed=_winner_known,
        moves=_list_bidding,
        answers=MOVES,
        shown=lambda t, step: {
            "card": t.mix.ref[step.prize],
            "bids": [[seat, t.mix.ref[card]] for seat, card in step.bids],
        },
    )
}
