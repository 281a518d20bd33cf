"""Moving cards between zones. Nothing else moves a card, so that each is always in exactly one place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from grosbill.effects.points import AFTER_DISCARD, AFTER_DRAW
from grosbill.model import events as e
from grosbill.model.records import replace
from grosbill.model.state import DOOR, NOBODY, TREASURE, Player
from grosbill.model.steps import Bidding, Discarded, Drawing, Revealing
from grosbill.rules.kernel.chance import below
from grosbill.rules.reading import character
from grosbill.rules.reading.conditions import may_use
from grosbill.rules.reading.keeping import stays
from grosbill.rules.table import Table, called, everyone, fighting, push, source, swap_at, tell

EVERYONE = -1
"""The bits of all seats."""


def draw(t: Table, deck: int, under: int = 0) -> int:
    """The top card of a deck, or -1 when the deck and its discards are both empty (R-CARD-006).

    A deck has no order before it is drawn from, as if shuffled (R-SETUP-006); when it is empty, its own
    discards take its place (R-CARD-005). `under`: below so many cards that are to be drawn otherwise.
    """
    top = t.tops[deck]
    if len(top) > under:
        known = t.peeked[deck]
        _set_top(t, deck, top[:under] + top[under + 1 :], known[:under] + known[under + 1 :])
        return top[under]
    cards = t.decks[deck]
    if not cards:
        # In their order, as at the beginning: worlds put the cards in order that a seat cannot see.
        cards = tuple(sorted(t.piles[deck]))
        if not cards:
            return -1
        _take_away(t, deck, ())
        for card in cards:
            t.public &= ~(1 << card)
        tell(t, e.Reshuffled(e.DECKS[deck]))
    pick = below(t, len(cards))
    card = cards[pick]
    rest = cards[:pick] + cards[pick + 1 :]
    t.decks = (rest, t.decks[1]) if deck == 0 else (t.decks[0], rest)
    return card


def draw_some(t: Table, deck: int, n: int, under: int = 0) -> tuple[int, ...]:
    """So many cards from the top of a deck, as far as there are cards."""
    return tuple([card for card in (draw(t, deck, under) for _ in range(n)) if card >= 0])


def draw_hand(t: Table, doors: int, treasures: int) -> tuple[int, ...]:
    """A whole hand, the doors first."""
    return draw_some(t, DOOR, doors) + draw_some(t, TREASURE, treasures)


def _set_top(t: Table, deck: int, cards: tuple[int, ...], known: tuple[int, ...]) -> None:
    t.tops = (cards, t.tops[1]) if deck == 0 else (t.tops[0], cards)
    t.peeked = (known, t.peeked[1]) if deck == 0 else (t.peeked[0], known)


def look(t: Table, deck: int, n: int, seat: int) -> tuple[int, ...]:
    """A player looks at the top of a deck: these cards lie in that order now, and the player knows them."""
    known = (*t.peeked[deck], *[0] * n)
    cards = draw_some(t, deck, n)
    shown = [bits | 1 << seat for bits in known[: len(cards)]]
    _set_top(t, deck, (*cards, *t.tops[deck]), (*shown, *t.peeked[deck]))
    tell(t, e.LookedAtDeck(seat, e.DECKS[deck], called(t, cards)))
    return cards


def put_at(t: Table, card: int, place: int, seat: int) -> None:
    """One of the cards a player looked at is put at this place from the top; nobody else knows the order."""
    deck = t.mix.of[card].deck
    rest = [other for other in t.tops[deck] if other != card]
    cards = (*rest[:place], card, *rest[place:])
    known = [bits & 1 << seat for bits in t.peeked[deck]]
    _set_top(t, deck, cards, tuple(known))


def _set_pile(t: Table, deck: int, cards: tuple[int, ...]) -> None:
    t.piles = (cards, t.piles[1]) if deck == 0 else (t.piles[0], cards)


def _take_away(t: Table, deck: int, left: tuple[int, ...]) -> None:
    """Only these discards are left: whoever is about to take some from the top reaches no further."""
    pile = t.piles[deck]
    _set_pile(t, deck, left)
    for place, step in enumerate(t.steps):
        if isinstance(step, Drawing) and step.deck == deck:
            reach = len([card for card in pile[: step.reach] if card in left])
            swap_at(t, place, replace(step, reach=reach))


def discard(t: Table, card: int, seat: int = NOBODY) -> None:
    """Put a card that is nowhere any more on the discards of its own deck (R-CARD-001, R-CARD-004).

    All see it there (R-CARD-002), and whoever can may answer, whatever it was discarded for. One that spreads
    lies apart (R-CARD-021, R-CULT-003). `seat`: the player who discards it, if it is one.
    """
    d = t.mix.of[card]
    if d.spreads:
        t.apart += (card,)
    else:
        _set_pile(t, d.deck, (*t.piles[d.deck], card))
    t.public |= 1 << card
    if d.prized:
        _offer(t, card)
    if (t.mix.trigger_points | t.mix.points) & AFTER_DISCARD:
        _dropped(t, seat, card)


def cancel(t: Table, seat: int, card: int, by: int = -1) -> None:
    """A card has no effect on this player and is discarded; `by`: the card that sees to that."""
    tell(t, e.Cancelled(seat, t.mix.ref[card], source(t, by)))
    discard(t, card)


def lay_open(t: Table, card: int) -> None:
    """Everyone sees a card that is on its way."""
    t.public |= 1 << card


def _offer(t: Table, card: int) -> None:
    """What comes to lie on top of the discards is bid for, before anyone answers that it was discarded."""
    window = Bidding(card)
    if window in t.pending:
        return
    cut = len(t.pending)
    if cut and isinstance(t.pending[-1], Discarded):
        cut -= 1
    t.pending = (*t.pending[:cut], window, *t.pending[cut:])


def _dropped(t: Table, seat: int, card: int) -> None:
    """Cards discarded one after the other are answered together, once all is settled."""
    last = t.pending[-1] if t.pending else None
    if isinstance(last, Discarded) and last.seat == seat:
        t.pending = (*t.pending[:-1], Discarded(seat, (*last.cards, card)))
    else:
        t.pending = (*t.pending, Discarded(seat, (card,)))


def from_pile(t: Table, card: int) -> None:
    """Take a card out of the discards."""
    deck = t.mix.of[card].deck
    pile = t.piles[deck]
    left = tuple([other for other in pile if other != card])
    _take_away(t, deck, left)
    if left and pile[-1] == card and t.mix.of[left[-1]].prized:
        _offer(t, left[-1])


def from_apart(t: Table, card: int) -> None:
    """Take a class that spreads from the pile of its own (R-CULT-004)."""
    t.apart = tuple([other for other in t.apart if other != card])


def to_hand(t: Table, seat: int, card: int, known: int = 0) -> None:
    """Put a card into a hand; `known`: bits of the other seats that know it is there.

    One received outside one's own turn is fresh: it may be played at once (R-TREAS-005, R-TIME-007).
    """
    player = t.seats[seat]
    player.hand += (card,)
    player.known += (known,)
    t.public &= ~(1 << card)
    d = t.mix.of[card]
    player.hand_points |= d.hand_points
    player.doors += d.deck == 0
    if seat != t.active or t.phase == "opening":
        player.fresh += (card,)


def from_hand(t: Table, seat: int, card: int, seen: int = EVERYONE) -> None:
    """Take a card out of a hand; `seen`: bits of the other seats that see which card it is."""
    player = t.seats[seat]
    place = player.hand.index(card)
    known = list(player.known)
    _forget(t, player, place, known, seen)
    player.hand = player.hand[:place] + player.hand[place + 1 :]
    del known[place]
    player.known = tuple(known)
    if card in player.fresh:
        player.fresh = tuple([other for other in player.fresh if other != card])
    character.refresh_hand(t, player)


def from_hand_to_hand(t: Table, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to another; the two know which, the others only that one went."""
    from_hand(t, giver, card, seen=1 << taker)
    to_hand(t, taker, card, known=1 << giver)


def settle_in(t: Table, seat: int) -> None:
    """What a player received is no longer fresh."""
    t.seats[seat].fresh = ()


def _forget(t: Table, player: Player, place: int, known: list[int], seen: int) -> None:
    """What others know of a hand after a card has left it.

    Whoever saw the card knows one copy of it less, whichever copy it was. Whoever did not see it can no
    longer be sure of any card with that back.
    """
    if not any(known):
        return
    of = t.mix.of
    left = of[player.hand[place]]
    unsure = ~known[place]
    for other, card in enumerate(player.hand):
        if of[card] is left:
            lost = known[other] & unsure & seen
            known[other] &= ~lost
            unsure &= ~lost
        if of[card].deck == left.deck:
            known[other] &= seen


def show(t: Table, seat: int, card: int, beside: Sequence[int] = ()) -> None:
    """Everyone sees a card that stays in the hand: whoever knew of a copy cannot tell it was not this one.

    `beside`: what is shown with it, copies too; of those it can be told.
    """
    player = t.seats[seat]
    of = t.mix.of
    place = player.hand.index(card)
    known = list(player.known)
    unsure = ~known[place]
    for other, twin in enumerate(player.hand):
        if other != place and of[twin] is of[card] and twin not in beside:
            same = known[other] & unsure
            known[other] &= ~same
            unsure &= ~same
    known[place] = everyone(t)
    player.known = tuple(known)


def open_in_hand(t: Table, seat: int, name: str) -> bool:
    """Whether everyone knows a card of that name to be in this hand."""
    player, all_seats, ref = t.seats[seat], everyone(t), t.mix.ref
    pairs = zip(player.hand, player.known, strict=True)
    return any(known == all_seats and ref[card] == name for card, known in pairs)


def name_held(t: Table, seat: int, cards: list[int]) -> None:
    """Everyone knows now that these cards are in this hand."""
    for card in cards:
        show(t, seat, card, beside=cards)


def show_hand(t: Table, seat: int, to: int = NOBODY, *, by: int = -1) -> None:
    """A player shows the whole hand, to one other or to everyone; `by`: the card that says so."""
    player = t.seats[seat]
    seen = 1 << to & ~(1 << seat) if to >= 0 else everyone(t)  # to oneself it is shown in vain
    player.known = tuple([known | seen for known in player.known])
    tell(t, e.ShowedHand(seat, called(t, player.hand), to, by >= 0, source(t, by)))


def to_play(t: Table, seat: int, card: int, *, use: bool = False) -> None:
    """Lay a card in front of a player (R-CARD-011) for all to see (R-CARD-012), perhaps in use at once."""
    player = t.seats[seat]
    player.play += (card,)
    if use:
        player.use += (card,)
    t.public |= 1 << card
    refresh(t, seat)
    if t.mix.of[card].spreads:
        t.spread = True


def from_play(t: Table, seat: int, card: int, along: Sequence[int] = ()) -> None:
    """Take a card from in front of a player; what hangs on it is discarded with it (Q-090).

    What it let its owner do ends at once (R-CLASS-002). `along`: what hangs on it and goes where it goes.
    """
    player = t.seats[seat]
    hanging = [other for other, host in player.attached if host == card]
    fast = [other for other in hanging if stays(t, seat, other)]
    _unlay(player, card)
    for other in hanging:
        if other in fast:  # who carried it is gone, it is not
            player.attached = tuple([pair for pair in player.attached if pair != (other, card)])
            continue
        from_play(t, seat, other)
        if other not in along:
            put_away(t, seat, (other,), "table", "with_host")
    refresh(t, seat)
    if t.mix.of[card].spreads:
        t.spread = True


def _unlay(player: Player, card: int) -> None:
    player.play = tuple([other for other in player.play if other != card])
    player.use = tuple([other for other in player.use if other != card])
    player.attached = tuple([pair for pair in player.attached if card not in pair])


def hang(t: Table, seat: int, card: int, host: int, *, use: bool = False) -> None:
    """A card is laid on another in front of its owner, or is carried by it."""
    player = t.seats[seat]
    player.attached = (*player.attached, (card, host))
    to_play(t, seat, card, use=use)


def hang_no_more(t: Table, seat: int, kept: list[int]) -> None:
    """Whatever hangs on anything but these cards comes loose and stays on the table."""
    player = t.seats[seat]
    player.attached = tuple([pair for pair in player.attached if pair[1] in kept])


def make_count(t: Table, seat: int, card: int) -> None:
    """An item is in use, wanted or not, by what is being laid on it."""
    player = t.seats[seat]
    if card not in player.use and t.mix.of[card].kind == "item":
        player.use = (*player.use, card)


def put_in_use(t: Table, seat: int, card: int, instead: tuple[int, ...], carrier: int) -> None:
    """A player uses an item instead of others, or has somebody carry it instead of others."""
    player = t.seats[seat]
    player.use = (*tuple([other for other in player.use if other not in instead and other != card]), card)
    if carrier >= 0:
        left = [pair for pair in player.attached if pair[1] != carrier or pair[0] not in instead]
        player.attached = (*left, (card, carrier))
    refresh(t, seat)
    tell(t, e.PutInUse(seat, t.mix.ref[card], t.mix.ref[carrier] if carrier >= 0 else ""))


def put_out_of_use(t: Table, seat: int, card: int) -> None:
    """A player carries an item and uses it no more; it does not go back to the hand (R-CARD-013)."""
    player = t.seats[seat]
    player.use = tuple([other for other in player.use if other != card])
    player.attached = tuple([pair for pair in player.attached if pair[0] != card])
    refresh(t, seat)
    tell(t, e.TookOff(seat, t.mix.ref[card]))


def refresh(t: Table, seat: int) -> None:
    """Work a character out anew; items without room for them any more go out of use.

    In a fight, where nothing could be changed afterwards, the player is going to say which of them.
    """
    player = t.seats[seat]
    character.refresh(t, seat)
    t.crowded &= ~(1 << seat)
    # What went out of use may be what made room for others.
    while player.use and (more := character.too_many(t, seat)):
        if fighting(t, seat) and _may_choose(t, seat, more):
            t.crowded |= 1 << seat
            return
        player.use = tuple([card for card in player.use if card not in more])
        character.refresh(t, seat)


def _may_choose(t: Table, seat: int, more: list[int]) -> bool:
    """Whether it matters which items go out of use: one that may not be used goes by itself (R-ITEM-017)."""
    if not all(may_use(t, seat, card) for card in more):
        return False
    return len({t.mix.ref[card] for card in character.crowd(t, seat, more)}) > 1


def exchange_hands(t: Table, one: int, other: int) -> None:
    """Two players exchange their whole hands, and so each knows what the other holds."""
    mine, theirs = t.seats[one], t.seats[other]
    known = _passed_on(t, mine.known, one, other)
    received = _passed_on(t, theirs.known, other, one)
    mine.hand, theirs.hand = theirs.hand, mine.hand
    mine.known, theirs.known = received, known
    for seat, player in ((one, mine), (other, theirs)):
        player.fresh = player.hand if seat != t.active else ()
        character.refresh_hand(t, player)
    tell(t, e.ExchangedHands(one, other))
    tell(t, e.NowHolds(one, other, called(t, mine.hand)))
    tell(t, e.NowHolds(other, one, called(t, theirs.hand)))


def _passed_on(t: Table, known: tuple[int, ...], giver: int, taker: int) -> tuple[int, ...]:
    """Who knows the cards of a hand that another takes up: its giver too, and all where all did.

    That its new holder knows a card is no part of that: else it would look known to all once the others do.
    """
    all_seats = everyone(t)
    return tuple([bits if bits == all_seats else (bits | 1 << giver) & ~(1 << taker) for bits in known])


def take_away(t: Table, seat: int, card: int) -> None:
    """Take a card from a player, wherever they have it, for all to see."""
    if card in t.seats[seat].hand:
        from_hand(t, seat, card)
    else:
        from_play(t, seat, card)


def lose(t: Table, seat: int, card: int, cause: str = "", by: int = -1) -> None:
    """A player discards a card from hand or play; `cause`: what made them do it, `by` which card."""
    place: Literal["hand", "table"] = "hand" if card in t.seats[seat].hand else "table"
    take_away(t, seat, card)
    put_away(t, seat, (card,), place, cause, by)


def put_away(
    t: Table,
    seat: int,
    cards: tuple[int, ...],
    place: Literal["hand", "table", "body"],
    cause: str = "",
    by: int = -1,
) -> None:
    """Cards that a player had there, and that are nowhere any more, go to the discards."""
    for card in cards:
        discard(t, card, NOBODY if place == "body" else seat)
    tell(t, e.Discarded(seat, called(t, cards), place, cause, source(t, -1 if by in cards else by)))


def _acts(t: Table, card: int, *, face_up: bool) -> bool:
    """Whether a card acts as soon as it is received; some only if everybody sees them."""
    d = t.mix.of[card]
    return bool(d.trigger_points & AFTER_DRAW) and (face_up or d.acts_when_received)


def receive(t: Table, seat: int, cards: tuple[int, ...], face_up: bool, known: int = 0) -> None:
    """Cards reach a hand, unseen unless face up (R-CARD-020), curses too (R-CURSE-003).

    Some act as soon as they are received (Q-073, Q-074).
    """
    all_seats = everyone(t)
    acting = []
    for card in cards:
        if _acts(t, card, face_up=face_up):
            lay_open(t, card)
            acting.append(card)
        else:
            to_hand(t, seat, card, all_seats if face_up else known)
    if acting:
        push(t, Revealing(seat, tuple(acting), face_up))
