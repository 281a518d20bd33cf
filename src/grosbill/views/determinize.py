"""Full tables drawn at random among those a seat cannot tell apart.

The same view and the same seed give the same table, whatever is hidden: every card, and the dice to come. So
the cards that the seat cannot see are put in order before they are dealt, and a hand holds those it knows
first, then what it has to hold, then other doors, then other treasures. Of what others know, or have just
received, only that is kept which everyone can see: the rest depends on which of their cards they have played
since.
"""

from __future__ import annotations

import msgspec

from grosbill.model import steps as s
from grosbill.model.events import DECKS
from grosbill.model.records import copied
from grosbill.model.state import Player
from grosbill.packs import CardDef
from grosbill.rules.kernel.chance import below
from grosbill.rules.table import Table, everyone
from grosbill.rules.verbs.picks import candidates
from grosbill.views.known import known_top

_MASK = (1 << 64) - 1
_MUCH = 1 << 53
_LITTLE = 1 << 20
"""A random number below `_MUCH` is good for several cards, until it is below `_LITTLE`."""


class _Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand that a seat does not know, or not all of."""

    holder: int
    cards: tuple[int, ...]  # those it knows
    points: int  # when these can be played
    doors: int  # so many more are there
    treasures: int


class _Due(msgspec.Struct, frozen=True, gc=False):
    """What a hand has to hold, beside what is known of it, for what is going on to be possible."""

    holder: int
    cards: tuple[int, ...]  # some of these …
    n: int  # … so many, or worth so much
    worth: bool


class Unseen:
    """What a seat knows of a table, and the cards that lie where it cannot see them."""

    __slots__ = ("_due", "_fresh", "_hands", "_known", "_order", "_peeked", "_pools", "_t", "_tops")

    def __init__(self, t: Table, seat: int) -> None:
        """Tell what the seat knows from what it does not."""
        self._t = t
        mine = 1 << seat
        one, two = self._tops = (known_top(t, 0, seat), known_top(t, 1, seat))
        self._peeked = ((mine,) * len(one), (mine,) * len(two))
        doors = [*t.decks[0], *t.tops[0][len(one) :]]
        treasures = [*t.decks[1], *t.tops[1][len(two) :]]
        self._pools = (doors, treasures)
        self._hands: list[_Hand] = []
        self._known: list[tuple[int, tuple[int, ...]]] = []
        self._fresh: list[int] = []
        for holder, player in enumerate(t.seats):
            if holder != seat:
                if player.hand:
                    self._tell(holder, player, mine)
                if player.fresh:
                    self._fresh.append(holder)
            elif any(player.known):
                all_seats = everyone(t)
                self._known.append((holder, tuple([bits * (bits == all_seats) for bits in player.known])))
        doors.sort()
        treasures.sort()
        self._order: s.Pick | None = None
        self._due: list[_Due] = []
        for step in reversed(t.steps):  # what is asked now goes first, should there not be room for all
            if isinstance(step, s.Pick) and step.seat != seat:
                self._take_for_granted(step)

    def _tell(self, holder: int, player: Player, mine: int) -> None:
        """Tell apart the cards of a hand that the seat knows and those that may be anywhere."""
        hand, marks, all_seats = player.hand, player.known, (1 << len(self._t.seats)) - 1
        of = self._t.mix.of
        doors, treasures = self._pools
        if not any(marks):
            for card in hand:
                (treasures if of[card].deck else doors).append(card)
            self._hands.append(_Hand(holder, (), 0, player.doors, len(hand) - player.doors))
            return
        before = len(doors)
        told: list[tuple[int, int]] = []
        points = 0
        for place, card in enumerate(hand):
            d = of[card]
            bits = marks[place]
            if bits & mine:
                told.append((card, bits if bits == all_seats else mine))
                points |= d.hand_points
            elif d.deck:
                treasures.append(card)
            else:
                doors.append(card)
        told.sort()  # in the order of the view
        cards = [card for card, _ in told]
        known = [bits for _, bits in told]
        hidden = len(hand) - len(cards)
        new = len(doors) - before
        self._hands.append(_Hand(holder, tuple(cards), points, new, hidden - new))
        self._known.append((holder, (*known, *[0] * hidden)))

    def _take_for_granted(self, step: s.Pick) -> None:
        """What somebody else has to pick from is there."""
        if step.what == "order":
            self._order = step
        hand = next((hand for hand in self._hands if hand.holder == step.holder), None)
        if step.may or hand is None:
            return
        t, of = self._t, self._t.mix.of
        doors, treasures = self._pools
        more = (*(doors if hand.doors else ()), *(treasures if hand.treasures else ()))
        known = candidates(_holding(t, hand.holder, hand.cards), step)
        fitting = candidates(_holding(t, hand.holder, hand.cards + more), step)
        cards = [card for card in fitting if card not in known and not of[card].acts_when_received]
        if step.worth:
            n = step.worth - sum([of[card].value for card in known])
        else:
            # Where all there is would be lost, nobody is asked which.
            n = step.left + (step.what == "lose") - len(known)
        self._due.append(_Due(hand.holder, tuple(cards), n, step.worth > 0))

    def draw(self, seed: int) -> Table:
        """One of the tables that the seat cannot tell from this one."""
        new = self._t.copied()
        of, seats = new.mix.of, new.seats
        doors, treasures = self._pools[0].copy(), self._pools[1].copy()
        new.rng = _scattered(seed)
        hands = self._granted(new, doors, treasures) if self._due else self._hands
        luck = new.rng >> 11
        for hand in hands:
            held = [*hand.cards]
            points = hand.points
            for pool, n in ((doors, hand.doors), (treasures, hand.treasures)):
                while n:
                    if luck < _LITTLE:
                        luck = below(new, _MUCH)
                    pick = luck % len(pool)
                    luck //= len(pool)
                    card = pool[pick]
                    d = of[card]
                    if not d.acts_when_received:  # else it is never in a hand
                        held.append(card)
                        points |= d.hand_points
                        pool[pick] = pool[-1]
                        pool.pop()
                        n -= 1
            player = seats[hand.holder]
            player.hand = tuple(held)
            player.hand_points = points
        for holder, known in self._known:
            seats[holder].known = known
        for holder in self._fresh:
            # Until one passes, all that one begins with has just been received.
            seats[holder].fresh = seats[holder].hand if new.phase == "opening" else ()
        new.tops, new.peeked = self._tops, self._peeked
        if self._order is not None:
            _look(new, (doors, treasures), self._order)
        new.decks = (tuple(doors), tuple(treasures))
        new.dice = ()
        return new

    def _granted(self, new: Table, doors: list[int], treasures: list[int]) -> list[_Hand]:
        """The hands, with what they have to hold dealt first."""
        of = new.mix.of
        hands = {hand.holder: hand for hand in self._hands}
        for due in self._due:
            n = due.n
            while n > 0:
                hand = hands[due.holder]
                room = (doors if hand.doors else (), treasures if hand.treasures else ())
                cards = [card for card in due.cards if card in room[of[card].deck]]
                if not cards:
                    break
                card = cards[below(new, len(cards))]
                hands[due.holder] = _with(hand, card, of[card])
                (treasures if of[card].deck else doors).remove(card)
                n -= of[card].value if due.worth else 1
        return [*hands.values()]


def _with(hand: _Hand, card: int, d: CardDef) -> _Hand:
    """The same hand with one of the hidden cards dealt."""
    points = hand.points | d.hand_points
    return _Hand(
        hand.holder, (*hand.cards, card), points, hand.doors - (d.deck == 0), hand.treasures - d.deck
    )


def _holding(t: Table, holder: int, cards: tuple[int, ...]) -> Table:
    """The same table with another hand."""
    new = copied(t)
    new.seats = [*t.seats]
    player = new.seats[holder] = copied(t.seats[holder])
    player.hand = cards
    return new


def _look(new: Table, pools: tuple[list[int], list[int]], step: s.Pick) -> None:
    """Somebody else is putting cards of a deck in order, and so has looked at them."""
    deck = DECKS.index(step.cards.deck)
    pool, top, peeked = pools[deck], [*new.tops[deck]], [*new.peeked[deck]]
    while len(top) < step.frame.n:
        top.append(pool.pop(below(new, len(pool))))
        peeked.append(0)
    peeked = [bits | (place < step.frame.n) << step.seat for place, bits in enumerate(peeked)]
    new.tops = (tuple(top), new.tops[1]) if deck == 0 else (new.tops[0], tuple(top))
    new.peeked = (tuple(peeked), new.peeked[1]) if deck == 0 else (new.peeked[0], tuple(peeked))


def _scattered(seed: int) -> int:
    """Where the dice of a seed begin: far from those of the next one."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)
