"""Moving cards between zones. Nothing else moves a card, so that each is always in exactly one place."""

from __future__ import annotations

from grosbill.effects.points import AFTER_DRAW
from grosbill.model.events import EVERYONE
from grosbill.model.state import Seat
from grosbill.model.steps import Revealing
from grosbill.rules.chance import below
from grosbill.rules.character import refresh, refresh_hand
from grosbill.rules.table import Table, log, push


def draw(t: Table, deck: int) -> int:
    """The top card of a deck, or -1 when the deck and its discards are both empty (R-CARD-006)."""
    top = t.tops[deck]
    if top:
        _set_top(t, deck, top[1:])
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


def _set_top(t: Table, deck: int, cards: tuple[int, ...]) -> None:
    t.tops = (cards, t.tops[1]) if deck == 0 else (t.tops[0], cards)


def _set_pile(t: Table, deck: int, cards: tuple[int, ...]) -> None:
    t.piles = (cards, t.piles[1]) if deck == 0 else (t.piles[0], cards)


def discard(t: Table, card: int) -> None:
    """Put a card that is nowhere any more on the discards of its own deck."""
    d = t.mix.of[card]
    _set_pile(t, d.deck, (*t.piles[d.deck], card))
    t.public |= 1 << card
    if d.prized:
        _offer(t, card)


def _offer(t: Table, card: int) -> None:
    """What comes to lie on top of the discards is bid for as soon as nothing is under way (R-FAST-003)."""
    if card not in t.prizes:
        t.prizes = (*t.prizes, card)


def from_pile(t: Table, card: int) -> None:
    """Take a card out of the discards."""
    deck = t.mix.of[card].deck
    pile = t.piles[deck]
    left = tuple([other for other in pile if other != card])
    _set_pile(t, deck, left)
    t.public &= ~(1 << card)
    if left and pile[-1] == card and t.mix.of[left[-1]].prized:
        _offer(t, left[-1])


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


def _unlay(seat: Seat, card: int) -> None:
    seat.play = tuple([other for other in seat.play if other != card])
    seat.use = tuple([other for other in seat.use if other != card])
    seat.on = tuple([pair for pair in seat.on if card not in pair])


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
    log(t, "discard", number, cards=(card,), note=place)


def receive(t: Table, number: int, cards: tuple[int, ...], face_up: bool, known: int = 0) -> None:
    """Cards reach a hand from a deck or the discards; some act as soon as they are received."""
    everyone = (1 << len(t.seats)) - 1
    acting = []
    for card in cards:
        if t.mix.of[card].trigger_points & AFTER_DRAW:
            t.public |= 1 << card
            acting.append(card)
        else:
            to_hand(t, number, card, everyone if face_up else known)
    if acting:
        push(t, Revealing(number, tuple(acting), face_up))
