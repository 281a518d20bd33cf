"""What a seat may know of hands, decks and the cards before the players: one answer for all who tell it."""

from __future__ import annotations

from grosbill.model import steps as s
from grosbill.model.state import Player
from grosbill.packs import Mix
from grosbill.packs.kept import kept
from grosbill.rules.table import Table, everyone


def known_hand(t: Table, holder: int, seat: int | None) -> tuple[tuple[int, ...], int]:
    """The cards of a hand that a seat knows (None: a spectator), and how many of them are fresh.

    Whether a card that was played had just been received is nobody else's business. Nor is which copy it was:
    what is left of another's hand is told in the order of the cards, not in that of the hand.
    """
    player = t.seats[holder]
    if seat == holder:
        return player.hand, len(player.fresh)
    if not any(player.known):
        return (), 0
    return _known(t.mix, player.hand, player.known, everyone(t) if seat is None else 1 << seat), 0


@kept(1024)
def _known(mix: Mix, hand: tuple[int, ...], marks: tuple[int, ...], seats: int) -> tuple[int, ...]:
    """The cards that these seats know; hands change less often than they are looked at."""
    return tuple(sorted([card for card, bits in zip(hand, marks, strict=True) if bits & seats == seats]))


def known_top(t: Table, deck: int, seat: int | None) -> tuple[int, ...]:
    """The first cards of a deck that a seat has looked at, up to the first it has not."""
    known = t.peeked[deck]
    if seat is None or not known:
        return ()
    n = next((place for place, bits in enumerate(known) if not bits >> seat & 1), len(known))
    return t.tops[deck][:n]


def readable(t: Table, deck: int, seat: int | None) -> tuple[int, ...]:
    """The discards of a deck that a seat may read: all of them, or the top one alone (R-CARD-003).

    Whoever searches them, because a card says so, reads them all.
    """
    pile = t.piles[deck]
    if t.settings.open_discards or len(pile) < 2:
        return pile
    top = t.steps[-1] if t.steps else None
    searching = isinstance(top, s.Pick) and top.seat == seat and top.cards.in_ == "discards"
    return pile if searching else pile[-1:]


def in_front(mix: Mix, play: tuple[int, ...]) -> tuple[list[int], list[int], list[int]]:
    """Of the cards before a player, race, class, and what is neither item nor curse: those are told apart."""
    race, class_, others = [], [], []
    for card in play:
        d = mix.of[card]
        if d.kind == "race":
            race.append(card)
        elif d.kind == "class":
            class_.append(card)
        elif not d.item and d.kind != "curse":
            others.append(card)
    return race, class_, others


def lasting_on(player: Player) -> list[int]:
    """The cards, curses aside, that have given this player something that still lasts."""
    return [mark.card for mark in player.markers if not mark.keeps]
