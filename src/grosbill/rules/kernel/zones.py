"""Moving cards between zones. Nothing else moves a card, so that each is always in exactly one place."""

from __future__ import annotations

from grosbill.effects.points import AFTER_DISCARD, AFTER_DRAW
from grosbill.model.events import EVERYONE
from grosbill.model.state import Seat
from grosbill.model.steps import Bidding, Discarded, Revealing
from grosbill.rules.kernel.chance import below
from grosbill.rules.reading.character import refresh, refresh_hand
from grosbill.rules.table import Table, log, push


def draw(t: Table, deck: int) -> int:
    """The top card of a deck, or -1 when the deck and its discards are both empty (R-CARD-006)."""
    top = t.tops[deck]
    if top:
        _set_top(t, deck, top[1:], t.peeked[deck][1:])
        return top[0]
    cards = t.decks[deck]
    if not cards:
        cards = t.piles[deck]
        if not cards:
            return -1
        _set_pile(t, deck, ())
        for card in cards:
            t.public &= ~(1 << card)
        log(t, "reshuffle", n=deck)
    pick = below(t, len(cards))
    card = cards[pick]
    rest = cards[:pick] + cards[pick + 1 :]
    t.decks = (rest, t.decks[1]) if deck == 0 else (t.decks[0], rest)
    return card


def _set_top(t: Table, deck: int, cards: tuple[int, ...], known: tuple[int, ...]) -> None:
    t.tops = (cards, t.tops[1]) if deck == 0 else (t.tops[0], cards)
    t.peeked = (known, t.peeked[1]) if deck == 0 else (t.peeked[0], known)


def look(t: Table, deck: int, n: int, number: int) -> tuple[int, ...]:
    """A player looks at the top of a deck: these cards lie in that order now, and the player knows them."""
    known = (*t.peeked[deck], *[0] * n)
    cards = [card for card in (draw(t, deck) for _ in range(n)) if card >= 0]
    shown = [bits | 1 << number for bits in known[: len(cards)]]
    _set_top(t, deck, (*cards, *t.tops[deck]), (*shown, *t.peeked[deck]))
    return tuple(cards)


def put_at(t: Table, card: int, place: int, number: int) -> None:
    """One of the cards a player looked at is put at this place from the top; nobody else knows the order."""
    deck = t.mix.of[card].deck
    rest = [other for other in t.tops[deck] if other != card]
    cards = (*rest[:place], card, *rest[place:])
    known = [bits & 1 << number for bits in t.peeked[deck]]
    _set_top(t, deck, cards, tuple(known))


def _set_pile(t: Table, deck: int, cards: tuple[int, ...]) -> None:
    t.piles = (cards, t.piles[1]) if deck == 0 else (t.piles[0], cards)


def discard(t: Table, card: int) -> None:
    """Put a card that is nowhere any more on the discards of its own deck; one that spreads lies apart."""
    d = t.mix.of[card]
    if d.spreads:
        t.apart = (*t.apart, card)
    else:
        _set_pile(t, d.deck, (*t.piles[d.deck], card))
    t.public |= 1 << card
    if d.prized:
        _offer(t, card)


def _offer(t: Table, card: int) -> None:
    """What comes to lie on top of the discards is bid for, before anyone answers that it was discarded."""
    window = Bidding(card)
    if window in t.pending:
        return
    cut = len(t.pending)
    if cut and isinstance(t.pending[-1], Discarded):
        cut -= 1
    t.pending = (*t.pending[:cut], window, *t.pending[cut:])


def dropped(t: Table, number: int, cards: tuple[int, ...]) -> None:
    """Cards were discarded by a player, or with a fight: whoever can may answer once all is settled."""
    if cards and (t.mix.trigger_points | t.mix.points) & AFTER_DISCARD:
        last = t.pending[-1] if t.pending else None
        if isinstance(last, Discarded) and last.seat == number:
            t.pending = (*t.pending[:-1], Discarded(number, last.cards + cards))
        else:
            t.pending = (*t.pending, Discarded(number, cards))


def from_pile(t: Table, card: int) -> None:
    """Take a card out of the discards."""
    deck = t.mix.of[card].deck
    pile = t.piles[deck]
    left = tuple([other for other in pile if other != card])
    _set_pile(t, deck, left)
    t.public &= ~(1 << card)
    if left and pile[-1] == card and t.mix.of[left[-1]].prized:
        _offer(t, left[-1])


def from_apart(t: Table, card: int) -> None:
    """Take a class that spreads from the pile of its own (R-CULT-004)."""
    t.apart = tuple([other for other in t.apart if other != card])


def to_hand(t: Table, number: int, card: int, known: int = 0) -> None:
    """Put a card into a hand; `known`: bits of the other seats that know it is there."""
    seat = t.seats[number]
    seat.hand = (*seat.hand, card)
    seat.known = (*seat.known, known)
    t.public &= ~(1 << card)
    d = t.mix.of[card]
    seat.hand_points |= d.hand_points
    seat.doors += d.deck == 0
    if number != t.active or t.phase == "opening":
        seat.fresh = (*seat.fresh, card)


def from_hand(t: Table, number: int, card: int, seen: int = EVERYONE) -> None:
    """Take a card out of a hand; `seen`: bits of the seats that see which card it is."""
    seat = t.seats[number]
    place = seat.hand.index(card)
    known = list(seat.known)
    _forget(t, seat, place, known, seen)
    seat.hand = seat.hand[:place] + seat.hand[place + 1 :]
    seat.known = (*known[:place], *known[place + 1 :])
    if card in seat.fresh:
        seat.fresh = tuple([other for other in seat.fresh if other != card])
    refresh_hand(t, seat)


def _forget(t: Table, seat: Seat, place: int, known: list[int], seen: int) -> None:
    """What others know of a hand after a card has left it.

    Whoever saw the card knows one copy of it less, whichever copy it was. Whoever did not see it can no
    longer be sure of any card with that back.
    """
    if not any(known):
        return
    of = t.mix.of
    left = of[seat.hand[place]]
    unsure = ~known[place]
    for other, card in enumerate(seat.hand):
        if other == place:
            continue
        if of[card] is left:
            lost = known[other] & unsure & seen
            known[other] &= ~lost
            unsure &= ~lost
        if of[card].deck == left.deck:
            known[other] &= seen


def show(t: Table, number: int, card: int) -> None:
    """Everyone sees a card that stays in the hand: whoever knew of a copy cannot tell it was not this one."""
    seat = t.seats[number]
    of = t.mix.of
    place = seat.hand.index(card)
    known = list(seat.known)
    unsure = ~known[place]
    for other, twin in enumerate(seat.hand):
        if other != place and of[twin] is of[card]:
            same = known[other] & unsure
            known[other] &= ~same
            unsure &= ~same
    known[place] = (1 << len(t.seats)) - 1
    seat.known = tuple(known)


def to_play(t: Table, number: int, card: int, *, use: bool = False) -> None:
    """Lay a card in front of a player, perhaps in use at once."""
    seat = t.seats[number]
    seat.play = (*seat.play, card)
    if use:
        seat.use = (*seat.use, card)
    t.public |= 1 << card
    refresh(t, number)
    if t.mix.of[card].spreads:
        t.spread = True


def from_play(t: Table, number: int, card: int) -> None:
    """Take a card from in front of a player; what hangs on it is discarded with it."""
    seat = t.seats[number]
    hanging = [other for other, host in seat.on if host == card]
    _unlay(seat, card)
    for other in hanging:
        from_play(t, number, other)
        discard(t, other)
        log(t, "discard", number, cards=(other,), note="table")
    refresh(t, number)
    if t.mix.of[card].spreads:
        t.spread = True


def _unlay(seat: Seat, card: int) -> None:
    seat.play = tuple([other for other in seat.play if other != card])
    seat.use = tuple([other for other in seat.use if other != card])
    seat.on = tuple([pair for pair in seat.on if card not in pair])


def exchange_hands(t: Table, one: int, other: int) -> None:
    """Two players exchange their whole hands, and so each knows what the other holds."""
    mine, theirs = t.seats[one], t.seats[other]
    known = tuple([bits | 1 << one for bits in mine.known])
    received = tuple([bits | 1 << other for bits in theirs.known])
    mine.hand, theirs.hand = theirs.hand, mine.hand
    mine.known, theirs.known = received, known
    for number, seat in ((one, mine), (other, theirs)):
        seat.fresh = seat.hand if number != t.active else ()
        refresh_hand(t, seat)


def take_away(t: Table, number: int, card: int, seen: int = EVERYONE) -> None:
    """Take a card from a player, wherever they have it; `seen`: who sees which, if it was in the hand."""
    if card in t.seats[number].hand:
        from_hand(t, number, card, seen)
    else:
        from_play(t, number, card)


def lose(t: Table, number: int, card: int) -> None:
    """A player discards a card from hand or play."""
    place = "hand" if card in t.seats[number].hand else "table"
    take_away(t, number, card)
    discard(t, card)
    dropped(t, number, (card,))
    log(t, "discard", number, cards=(card,), note=place)


def _acts(t: Table, card: int, *, face_up: bool) -> bool:
    """Whether a card acts as soon as it is received; some only if everybody sees them."""
    d = t.mix.of[card]
    return bool(d.trigger_points & AFTER_DRAW) and (face_up or d.acts_when_received)


def receive(t: Table, number: int, cards: tuple[int, ...], face_up: bool, known: int = 0) -> None:
    """Cards reach a hand from a deck or the discards; some act as soon as they are received."""
    everyone = (1 << len(t.seats)) - 1
    acting = []
    for card in cards:
        if _acts(t, card, face_up=face_up):
            t.public |= 1 << card
            acting.append(card)
        else:
            to_hand(t, number, card, everyone if face_up else known)
    if acting:
        push(t, Revealing(number, tuple(acting), face_up))
