"""A full state drawn at random among those a seat cannot tell apart."""

from __future__ import annotations

from grosbill.rules.reading.character import refresh_hand
from grosbill.rules.table import Table
from grosbill.views.known import known_top

_MASK = (1 << 64) - 1


def determinized(t: Table, number: int, seed: int) -> Table:
    """A copy in which everything hidden from this seat is drawn anew.

    What stays: the seat's own cards, cards it knows in other hands, how many cards of which back each hand
    holds. Cards that act as soon as they are received are never in a hand, so none is dealt there.
    """
    new = t.copied()
    of = t.mix.of
    rng = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & _MASK
    tops = (known_top(t, 0, number), known_top(t, 1, number))
    pools = (
        list(t.decks[0] + t.tops[0][len(tops[0]) :]),
        list(t.decks[1] + t.tops[1][len(tops[1]) :]),
    )
    hidden: list[tuple[int, int, int]] = []
    for other, player in enumerate(new.seats):
        if other == number:
            continue
        for place, card in enumerate(player.hand):
            if not player.known[place] >> number & 1:
                deck = of[card].deck
                hidden.append((other, place, deck))
                pools[deck].append(card)
    hands = {other: list(new.seats[other].hand) for other, _, _ in hidden}
    for other, place, deck in hidden:
        pool = pools[deck]
        while True:
            rng = z = (rng + 0x9E3779B97F4A7C15) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            pick = ((z ^ (z >> 27)) >> 13) % len(pool)
            if not of[pool[pick]].acts_when_received:
                break
        hands[other][place] = pool[pick]
        pool[pick] = pool[-1]
        pool.pop()
    for other, hand in hands.items():
        player = new.seats[other]
        if player.fresh:
            places = [player.hand.index(card) for card in player.fresh]
            player.fresh = tuple([hand[place] for place in places])
        player.hand = tuple(hand)
        refresh_hand(new, player)
    new.decks = (tuple(pools[0]), tuple(pools[1]))
    new.tops = tops
    new.peeked = (t.peeked[0][: len(tops[0])], t.peeked[1][: len(tops[1])])
    new.dice = ()
    new.rng = rng
    return new
