"""Events: what happened, one record for each thing that can, and who may see which of its cards.

Cards are called by their names, players by the numbers of their seats; the first seat of a record is the one
who acts, the second the one it is done to. In JSON each record carries its `kind`.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias, Union, get_type_hints

import msgspec

from grosbill.model.errors import RecordError
from grosbill.model.indices import Seat
from grosbill.model.moves import NO_TERMS, Terms
from grosbill.model.records import replace
from grosbill.model.signs import told
from grosbill.model.state import NOBODY
from grosbill.model.steps import RollFor


class Seen(NamedTuple):
    """Who sees the cards of a field: the seats of these fields, nobody standing for every player.

    Where the field `unless` is true, spectators see them too.
    """

    by: tuple[str, ...]
    unless: str = ""


Card: TypeAlias = Annotated[str, "card"]
Cards: TypeAlias = Annotated[tuple[str, ...], "card"]
Trait: TypeAlias = Annotated[str, "trait"]
Source: TypeAlias = Annotated[str, "source"]
"""The card that did it; "" where that is plain: see `rules.table.source`."""
Die: TypeAlias = Annotated[int, "die"]
"""What a die has said that the rest hangs on, and not the number an event is about; 0: none was rolled."""
Deck: TypeAlias = Literal["door", "treasure"]
Side: TypeAlias = Literal["", "munchkins", "monsters"]

DECKS: tuple[Deck, Deck] = ("door", "treasure")
"""The decks by their numbers."""
SIDES: tuple[Side, Side, Side] = ("munchkins", "monsters", "")
"""The sides of a fight by their numbers; the last is none."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="kind"):
    """Something that happened."""

    @property
    def kind(self) -> str:
        """Its name in JSON and in scenarios."""
        return str(self.__struct_config__.tag)

    @property
    def seats(self) -> tuple[int, ...]:
        """Whom it is about; -1 is nobody."""
        return tuple([getattr(self, name) for name in parts(type(self)).seats])

    @property
    def figure(self) -> int | None:
        """The number it is about, where there is one."""
        numbers = parts(type(self)).numbers
        return getattr(self, numbers[0]) if numbers else None

    @property
    def named(self) -> tuple[str, ...]:
        """Every card it names, those of an offer among them."""
        known = parts(type(self))
        found = [card for name in known.cards for card in _listed(getattr(self, name))]
        for name in known.terms:
            terms: Terms = getattr(self, name)
            found += [*terms.give, *terms.get, *terms.plays]
        return tuple(found)

    @property
    def sources(self) -> tuple[str, ...]:
        """The cards that did it, where that is told: all know them."""
        return tuple([card for name in parts(type(self)).sources if (card := getattr(self, name))])

    def for_seat(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) sees it."""
        return self


class Secret(Event, frozen=True, kw_only=True):
    """Something with cards that only some see; the others are told how many there are."""

    unseen: int = 0

    def for_seat(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) sees it; of hidden cards only their number stays."""
        hidden = [name for name, seen in parts(type(self)).secrets if not self._shows(seen, seat)]
        if not hidden:
            return self
        cards = {name: getattr(self, name) for name in hidden}
        unseen = self.unseen + sum([len(_listed(value)) for value in cards.values()])
        return replace(self, unseen=unseen, **{name: type(value)() for name, value in cards.items()})

    def _shows(self, seen: Seen, seat: int | None) -> bool:
        if seen.unless and getattr(self, seen.unless):
            return True
        return seat is not None and any(getattr(self, name) in (seat, NOBODY) for name in seen.by)


# --- the turn -----------------------------------------------------------------------------------------------


class Dealt(Secret, frozen=True, tag="deal"):
    """The opening hand."""

    seat: Seat
    cards: Annotated[Cards, Seen(by=("seat",))]


class TurnBegan(Event, frozen=True, tag="turn"):
    """A turn begins."""

    seat: Seat
    turn: int


class WentOn(Event, frozen=True, tag="go_on"):
    """The active player is about to open the door or to end the turn."""

    seat: Seat
    to: Literal["door", "end"]


class DoorOpened(Event, frozen=True, tag="door"):
    """What was behind the door; no card where none is left."""

    seat: Seat
    card: Card = ""


class Drew(Secret, frozen=True, tag="draw"):
    """Cards from a deck into the hand."""

    seat: Seat
    cards: Annotated[Cards, Seen(by=("seat",), unless="face_up")]
    deck: Literal["door", "treasure", "both"]
    cause: Literal["loot", "listen", "effect", "new_hand"]
    face_up: bool = False
    source: Source = ""


class DrewTreasure(Secret, frozen=True, tag="treasure"):
    """The reward of a fight: face down into the hand, or laid out to be shared."""

    seat: Seat
    cards: Annotated[Cards, Seen(by=("seat",), unless="face_up")]
    face_up: bool = False


class TookShare(Event, frozen=True, tag="share"):
    """Treasures that lay open go to one of the two who won them."""

    seat: Seat
    cards: Cards


class Revealed(Event, frozen=True, tag="reveal"):
    """A card that acts as soon as it is received."""

    seat: Seat
    card: Card


class Reshuffled(Event, frozen=True, tag="reshuffle"):
    """The discards of a deck are the deck again."""

    deck: Deck


class LookedAtDeck(Secret, frozen=True, tag="look"):
    """The top of a deck, seen by one player."""

    seat: Seat
    deck: Deck
    cards: Annotated[Cards, Seen(by=("seat",))]


class GaveCharity(Secret, frozen=True, tag="charity"):
    """A card beyond the hand limit, from hand to hand."""

    giver: Seat
    taker: Seat
    card: Annotated[Card, Seen(by=("giver", "taker"))]


# --- cards --------------------------------------------------------------------------------------------------


class Aimed(Event, frozen=True):
    """A card played or used, and what it is pointed at."""

    seat: Seat
    card: Card
    power: str = ""  # which of its powers, where it has several
    target: Seat = NOBODY
    target_card: Card = ""
    owner: Seat = NOBODY  # of the card it is pointed at
    side: Side = ""
    number: int = 0  # that was announced with it


class Played(Aimed, frozen=True, tag="play"):
    """A card from hand, or a one-shot from the table; `kept`: a one-shot put there for later."""

    kept: bool = False


class Used(Aimed, frozen=True, tag="use"):
    """A power of a card in play, or of a monster one faces."""


class Brought(Event, frozen=True, tag="bring"):
    """The monster that is played along with a card, into the fight of `fighter`."""

    seat: Seat
    fighter: Seat
    card: Card


class PutInUse(Event, frozen=True, tag="wear"):
    """An item is in use from now on, or somebody carries it for its owner."""

    seat: Seat
    card: Card
    carrier: Card = ""


class TookOff(Event, frozen=True, tag="take_off"):
    """An item is carried, no longer used."""

    seat: Seat
    card: Card


class Discarded(Event, frozen=True, tag="discard"):
    """A player's cards go to the discards.

    `cause` is what they were lost for: what a card calls it (curse, bad_stuff …), or cost, charity, surplus,
    replaced (by another card), no_room, bid, death, with_host (they hung on a card that left); "" where the
    player was free to.
    """

    seat: Seat
    cards: Cards
    place: Literal["hand", "table", "body"]
    cause: str = ""
    source: Source = ""


class RoomLost(Event, frozen=True, tag="room_lost"):
    """A card that allows two races or classes has nothing left to stand on."""

    seat: Seat
    card: Card


class Sold(Event, frozen=True, tag="sell"):
    """Items turned into levels, and what they were worth."""

    seat: Seat
    cards: Cards
    worth: int


class Stole(Event, frozen=True, tag="steal"):
    """An item aimed at by a thief, who now has it unless it failed."""

    thief: Seat
    holder: Seat
    card: Card
    failed: bool = False


class Took(Secret, frozen=True, tag="take"):
    """A card comes to another player: one of a hand is known to the two only."""

    taker: Seat
    card: Annotated[Card, Seen(by=("taker", "holder"), unless="openly")]
    place: Literal["hand", "table", "discards", "fight"]
    holder: Seat = NOBODY
    source: Source = ""

    @property
    def openly(self) -> bool:
        """Whether everyone saw where it came from."""
        return self.place != "hand"


class ShowedHand(Secret, frozen=True, tag="show"):
    """A hand is shown to one player or to all of them, by choice or because a card says so."""

    seat: Seat
    cards: Annotated[Cards, Seen(by=("seat", "to"), unless="forced")]
    to: Seat = NOBODY
    forced: bool = False
    source: Source = ""


class ExchangedHands(Event, frozen=True, tag="exchange"):
    """Two hands change owners."""

    seat: Seat
    other: Seat


class NowHolds(Secret, frozen=True, tag="hand"):
    """What a player holds after an exchange of hands."""

    seat: Seat
    partner: Seat
    cards: Annotated[Cards, Seen(by=("seat", "partner"))]


class Bid(Event, frozen=True, tag="bid"):
    """A level card offered for a card on top of the discards."""

    seat: Seat
    card: Card
    prize: Card


class Chose(Event, frozen=True, tag="choose"):
    """One of the ways that a card leaves open, counted from 1."""

    seat: Seat
    option: int
    card: Card = ""
    roll: Die = 0


class ChoseRunner(Event, frozen=True, tag="run_first"):
    """Who of fighter and helper runs first, where that was argued about."""

    seat: Seat
    first: Seat


class Named(Event, frozen=True, tag="named"):
    """A player that an effect is about, named by another."""

    seat: Seat
    other: Seat


# --- levels, death, change ----------------------------------------------------------------------------------


class GainedLevels(Event, frozen=True, tag="level_up"):
    """Levels gained, and what for."""

    seat: Seat
    levels: int
    cause: Literal["", "kill", "sale", "outsider"] = ""
    source: Source = ""


class LostLevels(Event, frozen=True, tag="level_down"):
    """Levels lost."""

    seat: Seat
    levels: int
    source: Source = ""


class Died(Event, frozen=True, tag="death"):
    """A character is dead."""

    seat: Seat


class LaidOut(Event, frozen=True, tag="body"):
    """The cards of the dead, for the others to choose from."""

    seat: Seat
    cards: Cards


class LootedBody(Event, frozen=True, tag="loot_body"):
    """A card of the dead goes to another player."""

    seat: Seat
    dead: Seat
    card: Card


class CameBack(Event, frozen=True, tag="new_character"):
    """A new character for a player who died."""

    seat: Seat


class Spared(Event, frozen=True, tag="spared"):
    """What was about to happen does not."""

    seat: Seat
    what: Literal["levels", "death"]


class WonGame(Event, frozen=True, tag="victory"):
    """A player has won the game."""

    seat: Seat


class ChangedSex(Event, frozen=True, tag="sex"):
    """Of the other sex from now on."""

    seat: Seat
    sex: Trait


class Became(Event, frozen=True, tag="become"):
    """A race or class that was not played from hand."""

    seat: Seat
    card: Card


class LastWithout(Event, frozen=True, tag="outsider"):
    """The last player without a class that spreads."""

    seat: Seat
    trait: Trait


class AllAlike(Event, frozen=True, tag="all_alike"):
    """Everyone has a class that spreads: the game is over."""

    trait: Trait


class CountsAs(Event, frozen=True, tag="counts_as"):
    """A player is taken for a class by choice, or no longer: by cards, or where heads are counted."""

    seat: Seat
    trait: Trait
    counts: bool
    heads: bool = False


# --- curses and lasting effects -----------------------------------------------------------------------------


class CurseStruck(Event, frozen=True, tag="curse"):
    """A curse takes effect; `vain`: it finds nothing to take or to change."""

    victim: Seat
    by: Seat
    card: Card
    vain: bool = False


class Cancelled(Event, frozen=True, tag="cancel"):
    """A card goes to the discards without effect."""

    seat: Seat
    card: Card
    source: Source = ""


class PassedOn(Event, frozen=True, tag="redirect"):
    """A curse is to strike another player."""

    seat: Seat
    to: Seat
    card: Card


class Granted(Event, frozen=True, tag="grant"):
    """What a card gives for a while, to a player or to cards of the fight; a bonus that was announced."""

    seat: Seat
    card: Card = ""
    on: Cards = ()
    announced: int = 0


class Attached(Event, frozen=True, tag="attach"):
    """A curse lies on a card of its victim's."""

    seat: Seat
    card: Card
    host: Card


class Lifted(Event, frozen=True, tag="lift"):
    """What lasted on a player is over."""

    seat: Seat
    card: Card


# --- fights -------------------------------------------------------------------------------------------------


class MonsterCame(Event, frozen=True, tag="monster"):
    """A monster enters the fight of `fighter`; a copy is of a monster that is there."""

    by: Seat
    fighter: Seat
    card: Card
    cause: Literal["door", "trouble", "join", "call", "copy", "brought"]
    copy_of: Card = ""


class MonsterLeft(Event, frozen=True, tag="removed"):
    """A monster leaves without being killed; treasures it leaves are the winner's."""

    fighter: Seat
    card: Card
    treasures: int = 0


class Killed(Event, frozen=True, tag="killed"):
    """A monster is killed."""

    fighter: Seat
    card: Card


class ChangedSides(Event, frozen=True, tag="change_sides"):
    """A card in the fight counts for the other side."""

    fighter: Seat
    card: Card
    side: Side


class HandedOver(Event, frozen=True, tag="hand_over"):
    """Somebody else takes the fight over."""

    fighter: Seat
    to: Seat


class Claimed(Event, frozen=True, tag="claim"):
    """A victory is announced: by the fighter, or because no monster is left (`removal`)."""

    fighter: Seat
    removal: bool = False


class ClaimVoided(Event, frozen=True, tag="claim_void"):
    """What was claimed no longer holds."""

    fighter: Seat


class Won(Event, frozen=True, tag="won"):
    """A fight is won, and the treasures it yields."""

    fighter: Seat
    helper: Seat
    treasures: int


# --- running away -------------------------------------------------------------------------------------------


class RunAnnounced(Event, frozen=True, tag="run"):
    """The fight is given up."""

    fighter: Seat


class GotAway(Event, frozen=True, tag="away"):
    """No roll is needed: to get away from one monster, or from all."""

    seat: Seat
    card: Card = ""


class Rolled(Event, frozen=True, tag="roll"):
    """A die is rolled; for an effect, with the card that asks for it."""

    seat: Seat
    roll: int
    cause: RollFor
    card: Card = ""


class DieChanged(Event, frozen=True, tag="die"):
    """A die that lies there counts for something else."""

    seat: Seat
    roll: int


class Escaped(Event, frozen=True, tag="escape"):
    """A munchkin gets away from a monster; `total`: what the die came to, where that is not its face."""

    seat: Seat
    card: Card
    total: int = 0


class Caught(Event, frozen=True, tag="caught"):
    """A munchkin is caught by a monster; `total`: what the die came to, where that is not its face."""

    seat: Seat
    card: Card
    total: int = 0


class Unhurt(Event, frozen=True, tag="unhurt"):
    """The Bad Stuff of a monster finds nothing to take or to change."""

    seat: Seat
    card: Card


class FlightEnded(Event, frozen=True, tag="fled"):
    """Nobody runs any more: the fight is over."""

    fighter: Seat
    helper: Seat


# --- help, deals and trades ---------------------------------------------------------------------------------


class Helped(Event, frozen=True, tag="helps"):
    """A helper joins the fight, for what was agreed or because they have to."""

    helper: Seat
    fighter: Seat
    terms: Terms = NO_TERMS
    forced: bool = False


class LeftFight(Event, frozen=True, tag="leaves"):
    """A helper is out of the fight."""

    helper: Seat
    fighter: Seat


class Asked(Event, frozen=True, tag="ask"):
    """An offer to a player for their help, or for staying out of the fight."""

    seat: Seat
    to: Seat
    terms: Terms = NO_TERMS


class Offered(Event, frozen=True, tag="offer"):
    """An offer of a trade, or of a gift."""

    seat: Seat
    to: Seat
    terms: Terms


class Countered(Event, frozen=True, tag="counter"):
    """Other terms in answer to an offer."""

    seat: Seat
    to: Seat
    terms: Terms = NO_TERMS


class Accepted(Event, frozen=True, tag="accept"):
    """An offer is accepted, with the terms of the one who made it."""

    seat: Seat
    maker: Seat
    terms: Terms = NO_TERMS


class TurnedDown(Event, frozen=True, tag="refuse"):
    """An offer is refused."""

    seat: Seat
    maker: Seat
    terms: Terms = NO_TERMS


class Withdrew(Event, frozen=True, tag="withdraw"):
    """An offer is taken back by the one who made it."""

    seat: Seat
    to: Seat
    terms: Terms = NO_TERMS


class Lapsed(Event, frozen=True, tag="lapsed"):
    """An offer can no longer come to anything."""

    maker: Seat
    to: Seat
    terms: Terms = NO_TERMS


class Gave(Event, frozen=True, tag="give"):
    """A card goes from one player to another: a trade, a gift, or what one cannot carry."""

    giver: Seat
    taker: Seat
    card: Card


class Paid(Event, frozen=True, tag="pay"):
    """A card that was promised for help is handed over."""

    payer: Seat
    to: Seat
    card: Card


class PromiseVoided(Event, frozen=True, tag="void"):
    """What was promised can no longer be paid."""

    payer: Seat
    to: Seat
    card: Card


# --- reading them -------------------------------------------------------------------------------------------


class Parts(NamedTuple):
    """The fields of a sort of event, by what they hold."""

    seats: tuple[str, ...]
    cards: tuple[str, ...]
    traits: tuple[str, ...]
    sources: tuple[str, ...]
    terms: tuple[str, ...]
    numbers: tuple[str, ...]
    secrets: tuple[tuple[str, Seen], ...]


@cache
def parts(sort: type[Event]) -> Parts:
    """What the fields of this sort of event hold."""
    hints = get_type_hints(sort, include_extras=True)
    notes = {name: getattr(hints[name], "__metadata__", ()) for name in sort.__struct_fields__}

    def of(role: str) -> tuple[str, ...]:
        return tuple([name for name, said in notes.items() if role in said])

    return Parts(
        of("seat"),
        of("card"),
        of("trait"),
        of("source"),
        tuple([name for name in notes if hints[name] is Terms]),
        tuple([name for name in notes if hints[name] is int and name != "unseen"]),
        tuple([(name, seen) for name, said in notes.items() for seen in said if isinstance(seen, Seen)]),
    )


def _listed(cards: str | tuple[str, ...]) -> tuple[str, ...]:
    """One card or several; "" is none."""
    if isinstance(cards, tuple):
        return cards
    return (cards,) if cards else ()


def _leaves(sort: type[Event]) -> list[type[Event]]:
    below = [leaf for each in sort.__subclasses__() for leaf in _leaves(each)]
    return below or [sort]


EVENTS: dict[str, type[Event]] = {str(sort.__struct_config__.tag): sort for sort in _leaves(Event)}
"""Every sort of event by its kind."""


def read_event(data: bytes | str) -> Event:
    """An event from its JSON; what is none is a `RecordError`."""
    if type(data) is not bytes and type(data) is not str:
        raise RecordError(f"an event is read from JSON, got {told(data)}")
    try:
        event: Event = _decoder().decode(data)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise RecordError(f"not an event of a game: {str(error)[:1000]}") from None
    return event


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    # Written out, the union would be the list of all classes a second time.
    return msgspec.json.Decoder(Union[tuple(EVENTS.values())])  # noqa: UP007
