"""Trades and gifts of items on the table (R-TRADE)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grosbill.effects.points import HAS_SPARE, TRADE
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move, Terms
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import NOBODY
from grosbill.packs import CardDef
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import (
    BEING_SETTLED,
    PLAYER_DEAD,
    no_such_card,
    no_such_player,
    unknown_card,
)
from grosbill.rules.kernel.step_rules import now
from grosbill.rules.reading.character import capacity, carried, may_carry
from grosbill.rules.reading.keeping import PROMISED, by_name, promises, refuse_parting
from grosbill.rules.reading.which import named
from grosbill.rules.table import Table, fighting, munchkins, push, tell
from grosbill.rules.topics.items import part_with
from grosbill.rules.topics.offers import bargaining, offer_rules

IN_COMBAT = Refusal("R-COMBAT-015", "trade-in-combat")
PARTNER_IN_COMBAT = Refusal("R-TRADE-004", "trade-partner-in-combat")
FROM_HAND = Refusal("R-TRADE-002", "trade-from-hand")
NOT_AN_ITEM = Refusal("R-TRADE-001", "trade-not-item")
SIDEKICK = Refusal("R-TRADE-010", "trade-not-item")
WITH_ONESELF = Refusal("R-PROC-001", "trade-with-oneself")
TWICE = Refusal("R-PROC-001", "trade-twice")
NOTHING = Refusal("R-PROC-001", "trade-nothing")
ENOUGH_OFFERS = Refusal("R-PROC-009", "enough-offers")

LISTED_OFFERS = 1
"""So many offers a turn are listed; more may be made."""


def refuse_offer_now(t: Table, seat: int, times: int) -> Refusal | None:
    """Why this seat can offer nothing now: it may at any time but in a fight (R-TRADE-003, R-TIME-005)."""
    if fighting(t, seat):
        return IN_COMBAT
    if not times & TRADE or bargaining(t, seat):
        return BEING_SETTLED
    return ENOUGH_OFFERS if t.seats[seat].offers >= t.settings.offers_per_turn else None


class Deal(msgspec.Struct, frozen=True, gc=False):
    """To whom an offer is made, and its terms."""

    to: int
    terms: Terms


def mean_offer(t: Table, seat: int, move: Move) -> Deal | Refusal:
    """What trade or gift is offered to whom, or why it cannot be."""
    if move.target not in t.names:
        return no_such_player(move.target)
    terms = terms_of(move)
    if terms != Terms(give=terms.give, get=terms.get) or not (terms.give or terms.get):
        return NOTHING
    deal = read_deal(t, seat, move)
    refusal = refuse_not_had(t, seat, terms) or refuse_offer_now(t, seat, now(t, seat))
    return refusal or refuse_swap(t, seat, deal.to, terms) or deal


def refuse_not_had(t: Table, seat: int, terms: Terms) -> Refusal | None:
    """What one has neither in hand nor in front of one is not one's to offer (R-PROC-002), at any time."""
    player = t.seats[seat]
    for name in terms.give + terms.plays:
        if named(t, player.play, name) < 0 and named(t, player.hand, name) < 0:
            return no_such_card(t.mix, name)
    return None


def read_deal(t: Table, seat: int, move: Move) -> Deal:
    """To whom what is offered, if it can be."""
    return Deal(t.names.index(move.target), terms_of(move))


def terms_of(move: Move) -> Terms:
    """A gift is a trade for nothing (R-TRADE-007)."""
    return Terms(give=(move.card,)) if move.kind == "give" else move.terms


def refuse_swap(t: Table, maker: int, to: int, terms: Terms) -> Refusal | None:
    """Why these two cannot exchange these items."""
    if maker == to:
        return WITH_ONESELF
    if not t.seats[to].alive:
        return PLAYER_DEAD
    if fighting(t, maker):
        return IN_COMBAT
    if fighting(t, to):
        return PARTNER_IN_COMBAT
    refusal = _refuse_items(t, maker, terms.give, own=True) or _refuse_items(t, to, terms.get, own=False)
    return refusal or _refuse_loads(t, maker, to, terms)


def _refuse_items(t: Table, seat: int, names: tuple[str, ...], *, own: bool) -> Refusal | None:
    player = t.seats[seat]
    promised = promises(t, seat)
    free = [card for card in player.play if card not in promised]
    for name, card in zip(names, by_name(t, seat, names, free), strict=True):
        refusal: Refusal | None = None
        if card >= 0:
            refusal = _refuse_sort(t, t.mix.of[card]) or refuse_parting(t, seat, card)
        elif any(t.mix.ref[other] == name for other in promised):
            refusal = PROMISED
        elif own and named(t, player.hand, name) >= 0:
            refusal = _refuse_sort(t, t.mix.defs_by_id[name]) or FROM_HAND
        elif named(t, player.play, name) >= 0:
            refusal = TWICE
        elif name not in t.mix.defs_by_id:
            refusal = unknown_card(t.mix, name)
        else:
            # The same whether it is in the other's hand or not, which nobody may know.
            unseen = refuse("R-TRADE-002", "not-in-play", player=t.names[seat], card=t.mix.named(name))
            refusal = _refuse_sort(t, t.mix.defs_by_id[name]) or unseen
        if refusal is not None:
            return refusal
    return None


def _refuse_sort(t: Table, d: CardDef) -> Refusal | None:
    """Only items change hands; a sidekick is none, and has a clause of its own (R-SIDE-006)."""
    if d.item:
        return None
    return SIDEKICK if d.kind == "sidekick" and t.settings.sidekicks else NOT_AN_ITEM


def _refuse_loads(t: Table, maker: int, to: int, terms: Terms) -> Refusal | None:
    defs = t.mix.defs_by_id
    for name in terms.give + terms.get:
        if defs[name].limited:
            break
    else:
        return None
    return refuse_load(t, to, terms.give, terms.get) or refuse_load(t, maker, terms.get, terms.give)


def refuse_load(t: Table, seat: int, gains: tuple[str, ...], gives: tuple[str, ...] = ()) -> Refusal | None:
    """Items one could not carry, together with what one keeps, cannot be received (R-BIG-001).

    What is given away makes room only if it took some.
    """
    going = by_name(t, seat, gives, t.seats[seat].play)
    for tag, limit in t.mix.carry.items():
        incoming = [name for name in gains if tag in t.mix.defs_by_id[name].tags]
        if not incoming:
            continue
        room = capacity(t, seat, tag, limit)
        kept = [card for card in carried(t, seat, tag) if card not in going]
        if room < len(kept) + len(incoming):
            card = t.mix.named(incoming[-1])
            return refuse("R-BIG-001", "they-cannot-carry", player=t.names[seat], card=card)
    return None


def do_offer(t: Table, seat: int, deal: Deal) -> None:
    """The offer waits for its answer; a gift too needs someone who wants it (R-TRADE-009)."""
    t.seats[seat].offers += 1
    tell(t, e.Offered(seat, deal.to, deal.terms))
    push(t, s.Trade(seat, deal.to, deal.terms))


def exchange(t: Table, maker: int, to: int, terms: Terms) -> None:
    """Both sides hand over; what is received lies on the table (R-TRADE-005)."""
    moving = [(maker, to, card) for card in by_name(t, maker, terms.give, t.seats[maker].play)]
    moving += [(to, maker, card) for card in by_name(t, to, terms.get, t.seats[to].play)]
    # All is out of the way before anything is laid down, so that there is room for it.
    laying = [part_with(t, giver, card) for giver, _, card in moving]
    for lay, (giver, taker, card) in zip(laying, moving, strict=True):
        lay(taker)
        tell(t, e.Gave(giver, taker, t.mix.ref[card]))


def _loose_spare(t: Table, seat: int) -> int:
    """The first item carried and not used that nothing holds fast, or none."""
    promised = promises(t, seat)
    for card in t.seats[seat].spare:
        if card not in promised and refuse_parting(t, seat, card) is None:
            return card
    return NOBODY


def list_offers(t: Table, seat: int, times: int) -> Sequence[Move]:
    """The first spare item as a gift, or against another's first; one offer a turn is listed."""
    player = t.seats[seat]
    if player.offers >= LISTED_OFFERS or not player.spare or refuse_offer_now(t, seat, times) is not None:
        return ()
    of, ref = t.mix.of, t.mix.ref
    card = _loose_spare(t, seat)
    if card < 0:
        return ()
    moves = []
    busy = (seat, *munchkins(t))
    for to, other in enumerate(t.seats):
        if to in busy or not other.alive:
            continue
        name = t.names[to]
        if not of[card].limited or may_carry(t, to, of[card]):
            moves.append(Move("give", ref[card], target=name))
        theirs = _loose_spare(t, to)
        if theirs >= 0 and ref[theirs] != ref[card]:
            terms = Terms(give=(ref[card],), get=(ref[theirs],))
            if _refuse_loads(t, seat, to, terms) is None:
                moves.append(Move("offer", target=name, terms=terms))
    return moves


# --- described ----------------------------------------------------------------------------------------------


def _stands(t: Table, step: s.Trade) -> bool:
    return refuse_swap(t, step.maker, step.to, step.terms) is None


def _accept(t: Table, step: s.Trade) -> None:
    exchange(t, step.maker, step.to, step.terms)


STEPS = {s.Trade: offer_rules(stands=_stands, accept=_accept)}

MOVES = {
    "offer": MoveRules(
        mean=mean_offer,
        read=read_deal,
        do=do_offer,
        list=list_offers,
        at=TRADE,
        needs=HAS_SPARE,
        unasked=True,
    ),
    "give": MoveRules(mean=mean_offer, read=read_deal, do=do_offer, also=TRADE, unasked=True),
}
