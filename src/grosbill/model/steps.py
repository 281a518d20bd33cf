"""What is going on, as a stack of plain records: never frames, generators or callbacks.

The top step asks one seat, is a window that several may answer, or runs by itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from grosbill.effects.vocabulary import (
    AnyVerb,
    Become,
    Cards,
    Choose,
    Cost,
    ExceptThis,
    SameWorth,
    Sort,
    Thrown,
    Zone,
)
from grosbill.model.indices import CardIndex, DeckIndex, Seat, SeatBits
from grosbill.model.moves import Terms

What: TypeAlias = Literal[
    "lose",
    "cost",
    "take",
    "give",
    "bring",
    "join",
    "add",
    "order",
    "become",
    "replace",
    "attach",
    "put_by",
    "evade",
]
"""What becomes of the cards that are picked; each is described in `rules.verbs.picks`."""

RollFor: TypeAlias = Literal["run", "effect", "looting", "bid", "first", "begin"]
"""What a die is rolled for."""

Ties: TypeAlias = Literal["any", "first", "ends"]
"""Which places no two may share after rolling for them: any, the first, the first and the last."""


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Whom and what a list of effects is about."""

    you: Seat
    card: CardIndex = -1  # the card whose effects these are
    foe: CardIndex = -1  # the monster concerned, by its card
    actor: Seat = -1  # whose step was answered
    targets: SeatBits = 0  # bits of the players announced
    target_card: CardIndex = -1
    side: int = -1
    that: CardIndex = -1  # the card just moved
    roll: int = 0
    n: int = 0  # the number announced
    cause: str = ""
    face_up: bool = False


class Step(msgspec.Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Something that has to be settled before what lies beneath can go on."""


class Window(Step, frozen=True):
    """Several may answer; whom it still waits for is in the state, as only the top one can wait."""


class Opening(Window, frozen=True):
    """Before the first turn: races, classes and items from the opening hands."""


class TurnStart(Window, frozen=True):
    """A turn begins; no door is open yet."""

    seat: Seat


class TurnEnd(Window, frozen=True):
    """A turn is over, but for charity."""

    seat: Seat


class Lull(Window, frozen=True):
    """A pause in which the others may act before the turn goes on."""

    then: Literal["door", "end"]


class Claim(Window, frozen=True):
    """A victory was claimed, or the last monster left the fight."""

    removal: bool


class Flight(Window, frozen=True):
    """The fight is given up; no roll has been made."""


class Announced(Window, frozen=True):
    """A card was played and paid for; its effect waits beneath."""

    seat: Seat
    card: CardIndex


class Turned(Window, frozen=True):
    """A card was just turned up, behind the door or as Treasure to share; nothing has come of it yet."""

    seat: Seat
    card: CardIndex
    shared: bool = False


class Discarded(Window, frozen=True):
    """Cards just reached the discards, from this player or, -1, from a fight."""

    seat: Seat
    cards: tuple[CardIndex, ...]


class Risen(Window, frozen=True):
    """Someone just gained a level."""

    seat: Seat
    cause: str


class Sinking(Window, frozen=True):
    """Someone is about to lose levels."""

    seat: Seat
    n: int
    cause: str
    card: CardIndex = -1  # what takes them
    to: tuple[Seat, ...] = ()  # of whom one goes up by as many


class Dying(Window, frozen=True):
    """A character is about to die."""

    seat: Seat


class Falls(Window, frozen=True):
    """A curse is about to strike."""

    card: CardIndex
    victim: Seat
    by: Seat
    cause: Literal["door", "played"]


class Rolled(Window, frozen=True):
    """A die lies on the table and does not count yet."""

    seat: Seat
    value: int
    of: RollFor
    foe: CardIndex = -1
    used: tuple[tuple[int, int], ...] = ()  # uses of powers on this die


class Respite(Window, frozen=True):
    """Between two rolls to run away: what may be done at any time may be done now."""


class Escaped(Window, frozen=True):
    """Someone got away from a monster."""

    seat: Seat
    foe: CardIndex


class Caught(Window, frozen=True):
    """Someone was caught by a monster; the Bad Stuff waits."""

    seat: Seat
    foe: CardIndex
    rolled: bool


class Aftermath(Window, frozen=True):
    """A fight is over and the turn has not gone on; what it came to."""

    fighter: Seat
    helper: Seat
    won: bool
    caught: tuple[tuple[Seat, CardIndex], ...]  # (seat, foe card) that caught it


class Drawing(Window, frozen=True):
    """Cards are about to be drawn: behind the door, as loot, as a reward to be shared, face up by a card."""

    seat: Seat
    deck: DeckIndex
    n: int
    use: Literal["door", "loot", "reward", "effect"]
    reach: int  # how high the discards were: what is paid now does not lie on top of them
    from_pile: int = 0
    by: CardIndex = -1  # the card that has it drawn


class Bidding(Window, frozen=True):
    """A card on the discards may be had for a card from hand; the bids are announced, not paid."""

    prize: CardIndex
    bids: tuple[tuple[Seat, CardIndex], ...] = ()  # (seat, card)


class Battle(Step, frozen=True):
    """The fighter decides what to do about the monsters."""


class Deciding(Step, frozen=True):
    """Fighter and helper rolled for it; the higher says who runs first."""

    seat: Seat


class Fleeing(Step, frozen=True):
    """Munchkins run, one after the other, from one monster after the other."""

    runners: tuple[Seat, ...]
    foes: tuple[CardIndex, ...]  # cards of the monsters the first runner has still to flee
    ready: bool = True  # everyone has had the chance to act before the next roll


class RollOff(Step, frozen=True):
    """Several roll for the same thing, one after the other; who shares a place rolls again."""

    places: tuple[tuple[Seat, ...], ...]  # the seats in order, the highest first, as far as it is known
    of: RollFor
    ties: Ties
    rolls: tuple[tuple[Seat, int], ...] = ()  # (seat, what it came to)


class Script(Step, frozen=True):
    """A list of effects under way."""

    verbs: tuple[AnyVerb, ...]
    at: int
    frame: Frame


class Forced(Step, frozen=True):
    """One seat plays what makes the munchkins stronger, one card after the other."""

    seat: Seat


class Results(Step, frozen=True):
    """Waits for a die that decides which effects follow."""

    verb: AnyVerb
    frame: Frame


class Effect(Step, frozen=True):
    """What a played card does, once nobody has cancelled it; power -1: it is laid down."""

    seat: Seat
    card: CardIndex
    power: int
    frame: Frame


class Finish(Step, frozen=True):
    """A played card, held until its effects are done, then discarded."""

    card: CardIndex


class Picked(Sort, frozen=True, kw_only=True):
    """Cards to pick from, as any place of a card may describe them."""

    except_: ExceptThis | None = None
    in_: Zone | None = None
    n: int | Literal["all"] | Thrown = 1
    worth: int | SameWorth | None = None
    usable: Literal["no", "own_class"] | None = None
    most: Literal["bonus", "value", "level"] | None = None
    least: Literal["value", "level"] | None = None
    pick: Literal["you", "left", "right", "lowest", "random", "top"] | None = None
    that: bool = False

    def __post_init__(self) -> None:
        """Whatever a card could say."""


@lru_cache(maxsize=1024)
def picked(cards: Cards) -> Picked:
    """The same cards, wherever they were described: a state is written down and read back by its types."""
    said = cards.said
    if cards.except_ is not None:
        said["except_"] = ExceptThis(**cards.except_.said)
    return Picked(**said)


class Pick(Step, frozen=True):
    """One seat picks cards, one at a time."""

    seat: Seat
    holder: Seat
    what: What
    cards: Picked
    left: int  # cards still to be picked; 1 while it is their value that counts, for hands show in a number
    frame: Frame
    worth: int = 0  # value still to be reached, when that is what counts
    may: bool = False
    to: Seat = -1  # who gets it


class Pay(Step, frozen=True):
    """Costs still to be paid before the effects begin."""

    costs: tuple[Cost, ...]
    at: int
    frame: Frame


class Pickers(Step, frozen=True):
    """Several seats in turn take a card from one holder."""

    seats: tuple[Seat, ...]
    verb: AnyVerb
    holder: Seat
    frame: Frame


class Callers(Step, frozen=True):
    """Several seats in turn may add a monster; the first who does is the last who is asked."""

    seats: tuple[Seat, ...]
    verb: AnyVerb
    frame: Frame


class Naming(Step, frozen=True):
    """One seat names one of several players, whom an effect then is about."""

    seat: Seat
    seats: tuple[Seat, ...]
    verb: AnyVerb
    frame: Frame


class Choice(Step, frozen=True):
    """One seat chooses one of several ways."""

    seat: Seat
    verb: Choose
    frame: Frame


class Offer(Step, frozen=True):
    """An offer that stands until it is answered."""

    maker: Seat
    to: Seat
    terms: Terms


class Trade(Offer, frozen=True):
    """Items on the table for items on the table, or as a gift."""


class Bargain(Offer, frozen=True):
    """In a fight: help, or staying out of it, for what is offered; `instead` of what, if it is an answer."""

    instead: Terms | None = None


class Exchange(Offer, frozen=True):
    """At a meeting: cards in hand for cards in hand."""


class Meeting(Step, frozen=True):
    """Members exchange cards from their hands; the first in order may make an offer."""

    verb: Become  # whom it concerns does not belong, and the cards it names are not exchanged
    frame: Frame
    order: tuple[Seat, ...]
    made: tuple[int, ...]  # offers made, by seat


class Owed(Step, frozen=True):
    """After a victory: a card in hand that was promised is played on the helper."""

    payer: Seat
    to: Seat
    card: CardIndex


class Due(Step, frozen=True):
    """After a victory: Treasure that a player draws alone."""

    seat: Seat
    n: int


class Sharing(Step, frozen=True):
    """Treasure lies open and is shared as agreed."""

    cards: tuple[CardIndex, ...]
    fighter: Seat
    helper: Seat
    helper_left: int
    next: Seat
    fighter_chooses: bool = False  # what the helper gets is what the fighter leaves
    opened: int = 0  # how many of them acted on being drawn


class Looting(Step, frozen=True):
    """A dead character's cards lie open; each other player takes one in turn."""

    dead: Seat
    cards: tuple[CardIndex, ...]
    order: tuple[Seat, ...]


class Charity(Step, frozen=True):
    """The excess goes to the lowest."""

    seat: Seat
    shares: tuple[tuple[Seat, int], ...] = ()  # (seat, cards it has received)
    given: int = 0  # cards given away or discarded so far


class TurnOver(Step, frozen=True):
    """Once nothing lies above it any more, the next turn begins."""


class Shedding(Step, frozen=True):
    """Someone carries more than they may and must get rid of the surplus."""

    seat: Seat
    offered: bool = False  # a lost class could be replaced at once, and that was asked
    by_choice: bool = False  # it began with a race or class that was given up


class Revealing(Step, frozen=True):
    """Cards that act as soon as they are received, in the order they came."""

    seat: Seat
    cards: tuple[CardIndex, ...]
    face_up: bool
    told: bool = False  # everyone has been shown them already


def _kinds(base: type[Step]) -> Iterator[type[Step]]:
    """The classes below one that have none below themselves: what steps are made of."""
    for kind in base.__subclasses__():
        yield from _kinds(kind) if kind.__subclasses__() else (kind,)


# Whoever reads steps from bytes has to be told which there are; all others think of them as steps.
if TYPE_CHECKING:
    AnyStep: TypeAlias = Step
    AnyWindow: TypeAlias = Window
else:
    AnyStep = reduce(or_, _kinds(Step))
    AnyWindow = reduce(or_, _kinds(Window))
