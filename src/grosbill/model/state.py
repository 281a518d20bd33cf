"""The state of a game: plain data that any moment of play can be copied from.

State, Player and Fight are mutable but hold only numbers, names, tuples and frozen records, so that a clone
is a few shallow copies, and nothing leads back to where it began: the garbage collector need not look.
Cards are small ints: an index into the mix the game is played with.

Digests and snapshots leave out whatever is at its default: a new field needs a default that changes nothing.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from grosbill.effects.vocabulary import AnyMod, Duration, Trigger
from grosbill.model.indices import CardIndex, Seat, SeatBits
from grosbill.model.moves import NO_TERMS, Terms
from grosbill.model.steps import AnyStep, AnyWindow

Cause: TypeAlias = Literal["", "door", "trouble", "join", "call", "copy"]
"""How a fight began, or a monster came into it."""
Phase: TypeAlias = Literal["opening", "start", "room", "end"]

DOOR: Final = 0
TREASURE: Final = 1
NOBODY: Final = -1
OURS: Final = 0
THEIRS: Final = 1
NEITHER: Final = 2
"""The sides of cards in the fight: the munchkins', the monsters', and of what counts for none by itself."""


class Marker(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What a `grant` left on a player: standing changes, the card they came from, and their end."""

    card: CardIndex
    mods: tuple[AnyMod, ...]
    until: Duration
    begun: bool = False  # a next-combat change whose combat is on
    keeps: bool = False  # the card itself lies here: a curse in force
    triggers: tuple[Trigger, ...] = ()
    weighs: bool = False  # it changes strength in a fight


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One player's character, of a level, a sex, races and classes (R-CHAR-006), and cards."""

    level: int
    sex: str
    alive: bool = True
    redraw: bool = False  # died; draws a new hand when its turn begins
    hand: tuple[CardIndex, ...] = ()
    known: tuple[SeatBits, ...] = ()  # beside `hand`: the bits of the seats that know each card
    fresh: tuple[CardIndex, ...] = ()  # received outside one's own turn; may still be put in play
    play: tuple[CardIndex, ...] = ()  # in front of the player, attached cards included
    use: tuple[CardIndex, ...] = ()  # the items among them that are in use
    attached: tuple[tuple[CardIndex, CardIndex], ...] = ()  # (card, what it hangs on, or who carries it)
    markers: tuple[Marker, ...] = ()
    poses: int = 0  # traits a card lets one be taken for, by choice
    head_count: int = 0  # the same, where it is counted who has a class that spreads
    used: tuple[tuple[int, int], ...] = ()  # uses of powers this turn
    changes: int = 0  # rearrangements of items this turn
    offers: int = 0  # trades and gifts offered this turn
    shown: int = 0  # times the hand was shown this turn
    acts: int = 0  # moves made unasked this turn, these among them
    # Worked out anew by the few functions that move cards between zones; see `rules.reading.character`.
    traits: int = 0
    drawbacks: int = 0
    bonus: int = 0
    special: bool = False  # something in play counts differently from fight to fight
    hand_points: int = 0  # when cards in hand can be played, and which sorts there are
    play_points: int = 0
    play_any: int = 0
    spare: tuple[CardIndex, ...] = ()  # items on the table that are not in use, one-shots among them
    unused: bool = False  # some of them could be worn
    doors: int = 0  # how many cards in hand have the back of the doors
    hand_limit: int = 0
    worth: int = 0  # what the items on the table would sell for
    trait_cards: tuple[CardIndex, ...] = ()  # races and classes that could be given up
    carrier: bool = False  # a sidekick that carries items is there


WORKED_OUT = frozenset(
    (
        *("traits", "drawbacks", "bonus", "special", "spare", "unused", "hand_limit", "worth", "trait_cards"),
        *("hand_points", "play_points", "play_any", "doors", "carrier"),
    )
)
"""What a seat keeps for speed: it follows from the rest, so that no digest and no snapshot needs it."""


class Foe(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A monster in the fight. A copy (Mate, Clone) shares the `kin` of what it copies."""

    card: CardIndex
    shape: CardIndex  # the card whose printed monster this is
    kin: int
    by: Seat
    cause: Cause
    fired: bool = False  # what it does on entering is done
    met: SeatBits = 0  # bits of the seats it has done something to because they came to face it


class Kill(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A monster that is killed, and what those who fought it then gain by that: seat, card, what it says.

    Its levels and treasures are for who fights in the end, or for who fought until the fight was handed over.
    """

    foe: Foe
    gains: tuple[tuple[Seat, CardIndex, Trigger], ...] = ()
    treasures: int = 0
    seat: Seat = NOBODY  # who has handed the fight over, and how many levels it is then worth
    levels: int = 0


class Fight(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A combat, from the reveal of the monster to the end of the flight."""

    fighter: Seat
    cause: Cause = ""  # how it began
    helper: Seat = NOBODY
    foes: tuple[Foe, ...] = ()
    enhancers: tuple[tuple[CardIndex, int], ...] = ()  # (card, kin)
    plays: tuple[tuple[CardIndex, int], ...] = ()  # (card, side)
    by: tuple[tuple[CardIndex, Seat], ...] = ()  # (card, seat): who played what in this fight
    granted: tuple[tuple[CardIndex, Marker], ...] = ()  # (monster, item or card played, what was given to it)
    used: tuple[tuple[Seat, int, int, int], ...] = ()  # (seat, power, target, times)
    bank: int = 0  # treasures left behind by monsters that were removed
    gone: CardIndex = -1  # the monster that went last, killed or not
    faced: bool = False  # a monster of it has gone, and not by itself
    kills: tuple[Kill, ...] = ()  # before the end, by a card
    owed: tuple[Kill, ...] = ()  # before it was handed over
    forced: bool = False  # the helper was made to help
    no_win: SeatBits = 0  # bits of the seats that may not win by this fight
    escaped: SeatBits = 0  # bits of the seats that get away without a roll
    escaped_even: SeatBits = 0  # … even where escape is forbidden
    away: tuple[tuple[Seat, CardIndex], ...] = ()  # (seat, foe card) got away from
    first: Seat = NOBODY  # who runs first, where that was argued about
    running: bool = False  # the flight has begun; the fight cannot be won any more
    caught: tuple[tuple[Seat, CardIndex], ...] = ()  # (seat, foe card) that caught it
    reward: int = 0  # Treasures due to a helper who was made to help, chosen by the fighter
    terms: Terms = NO_TERMS  # the deal with the helper
    # Who promised not to help or not to meddle, to whom, and what is still to be paid for it.
    sworn: tuple[tuple[Seat, Seat, Terms], ...] = ()
    refused: tuple[tuple[Seat, Terms], ...] = ()  # offers turned down in this fight
    countered: SeatBits = 0  # bits of the seats that made a counter-offer


class State(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """Everything there is to know about a game between two moves, but the cards' definitions."""

    rng: int
    seats: list[Player]
    decks: tuple[tuple[CardIndex, ...], tuple[CardIndex, ...]]  # no order: the draw is random when it is made
    tops: tuple[tuple[CardIndex, ...], tuple[CardIndex, ...]] = ((), ())  # known, first to be drawn first
    peeked: tuple[tuple[SeatBits, ...], tuple[SeatBits, ...]] = (
        (),
        (),
    )  # beside `tops`: bits of who knows each
    piles: tuple[tuple[CardIndex, ...], tuple[CardIndex, ...]] = ((), ())  # the discards, last is on top
    apart: tuple[CardIndex, ...] = ()  # classes that spread, lost: face up, no discards, never shuffled
    steps: tuple[AnyStep, ...] = ()
    pending: tuple[AnyWindow, ...] = ()  # to be opened as soon as nothing is being settled
    fight: Fight | None = None
    active: Seat = 0
    turn: int = 0
    phase: Phase = "opening"
    trouble: bool = False  # looking for trouble is still open this turn
    loot: bool = False  # looting the room is still open this turn
    met: bool = False  # … or was, although a monster was met
    listened: bool = False
    moment: int = 0
    asked: SeatBits = 0  # bits of the seats the window on top still waits for
    asked_at: int = -1  # the moment they were asked; a later one means something has changed since
    public: int = 0  # bits of the cards whose place everyone knows
    excess: SeatBits = 0  # bits of the seats that carry more than they may
    crowded: SeatBits = 0  # bits of the seats in the fight that have more in use than they have room for
    spread: bool = False  # a class that spreads came or went, and what follows from it is not done yet
    outsiders: tuple[Seat, ...] = ()  # for each class that spreads, the last without it, if only one is left
    dice: tuple[int, ...] = ()  # rolls decided in advance, for scenarios
    rolls: int = 0
    winners: tuple[Seat, ...] = ()
