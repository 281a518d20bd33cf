"""The language cards are written in, as strict typed records.

A card says *what*; the rules say *how*, one function an entry. Standing changes are `mods`, things that
happen by themselves are triggers (`on`), things somebody may do are `uses`. Fields whose name ends in an
underscore are keys that Python reserves: `if`, `in`, `is`, `not`, `for`, `from`, `else`, `except`, `with`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

Names: TypeAlias = str | tuple[str, ...]

_RESERVED = {name + "_": name for name in ("if", "in", "is", "not", "for", "from", "else", "except", "with")}


class Record(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename=_RESERVED,
):
    """A strict record: an unknown key is an error."""


class Words(Record, frozen=True, kw_only=True):
    """A name in both languages."""

    en: str
    fr: str

    def text(self, lang: str) -> str:
        """The one of that language."""
        return self.fr if lang == "fr" else self.en


# --- when -------------------------------------------------------------------------------------------------

Point: TypeAlias = Literal[
    "any_time",  # whenever a card may be played at all
    "peace",  # any turn; neither the user nor the target is fighting
    "own_turn",  # the user's turn, outside combat
    "turn_start",  # a turn begins, no door opened yet
    "turn_end",  # the turn is over, but for charity
    "combat",  # a fight is on, until its result is final
    "before_fight",  # a monster is in the fight: what it does first, what the fighter may do instead
    "before_play",  # a card is announced and paid for, and has no effect yet
    "before_curse",  # a curse is about to strike
    "before_draw",  # cards are about to be drawn face up
    "before_door",  # the door of the turn is about to be opened, not one that a card opens
    "before_loot",  # the room is about to be looted
    "before_reward",  # Treasure won with a helper is about to be drawn
    "after_draw",  # cards were just received, or a door was just turned up
    "after_discard",  # a card just reached the discards
    "before_run",  # the fight is lost, no roll made yet
    "after_roll",  # a die lies on the table and does not count yet
    "after_escape",  # someone got away from a monster
    "before_bad_stuff",  # someone was caught; the Bad Stuff waits
    "after_kill",  # once for each monster killed
    "after_combat",  # the fight is over, the turn has not gone on
    "before_loss",  # cards are about to leave a player, or are called for
    "before_level_loss",  # levels are about to be lost
    "after_level",  # someone just gained a level
    "before_death",  # a character is about to die
]

Points: TypeAlias = Point | tuple[Point, ...]


def _each_once(numbers: tuple[int, ...] | None) -> None:
    if numbers is not None and (not numbers or len(set(numbers)) < len(numbers)):
        raise ValueError("says at least one number, and each once")


# --- how much is too much -----------------------------------------------------------------------------------

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=20)]  # cards, players, times
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=6)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Plus: TypeAlias = Annotated[int, msgspec.Meta(ge=-30, le=30)]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=-6, le=6)]
Worth: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5000)]
# One item never fetches two levels: then it could not be sold short of the last one.
Price: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1900)]
Sum: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=5000)]
Treasure: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10)]

# --- who --------------------------------------------------------------------------------------------------

WhoName: TypeAlias = Literal[
    "you",  # the victim (curse, Bad Stuff), the user (use), the owner (standing)
    "actor",  # the one whose step is under way: the roller, the runner, the drawer, the one who plays
    "target",  # the player announced with the move
    "fighter",
    "helper",
    "fighters",  # each munchkin in the fight
    "partner",  # the other munchkin in the fight
    "left",
    "right",
    "highest",  # all who tie for it, `you` left out
    "lowest",
    "others",
    "everyone",
]
Other: TypeAlias = Literal[
    "actor",
    "target",
    "fighter",
    "helper",
    "fighters",
    "partner",
    "left",
    "right",
    "highest",
    "lowest",
    "others",
    "everyone",
]
"""Somebody else than `you`."""
Single: TypeAlias = Literal["you", "actor", "target", "fighter", "helper", "partner", "left", "right"]
"""One player at most."""
Runner: TypeAlias = Literal["you", "target", "helper"]
"""Who can be made to get away."""
SEVERAL = ("fighters", "highest", "lowest", "others", "everyone")
"""Who may be several players."""


class Crowd(Record, frozen=True, kw_only=True):
    """Players who are counted: a group, perhaps narrowed."""

    who: Literal["fighters", "others", "everyone"]
    if_: Condition | None = None


class Who(Record, frozen=True, kw_only=True):
    """Players who do something or suffer it: a group, perhaps narrowed, and the order in which it acts."""

    who: WhoName
    if_: Condition | None = None
    order: Literal["left", "right", "level"] | None = None  # level: from the highest down
    one: bool = False  # `you` pick one of them

    def __post_init__(self) -> None:
        if (self.one or self.order) and self.who not in SEVERAL:
            raise ValueError(f"`one` and `order` are for several players: {', '.join(SEVERAL)}")
        if self.one and self.order:
            raise ValueError("of several players `one` is picked, so there is no `order`")


Whom: TypeAlias = WhoName | Who

# --- how many ---------------------------------------------------------------------------------------------


class Case(Record, frozen=True, kw_only=True):
    """One row of a `case`: the number when the condition holds."""

    if_: Condition
    n: Plus


class Amount(Record, frozen=True, kw_only=True):
    """A number that is worked out. Each place offers what it plays."""

    # As with cards: a place has fields for the keys it offers, the others are answered here.

    @property
    def case(self) -> tuple[Case, ...] | None:
        """The number of the first condition that holds."""
        return None

    @property
    def else_(self) -> int:
        """The number when none of the cases holds."""
        return 0

    @property
    def roll(self) -> bool:
        """The number just rolled."""
        return False

    @property
    def short(self) -> bool:
        """As many as there were cards too few."""
        return False

    @property
    def level(self) -> WhoName | None:
        """That player's level."""
        return None

    @property
    def value(self) -> Literal["that"] | None:
        """The value of the card just moved."""
        return None

    @property
    def one_of(self) -> tuple[int, ...] | None:
        """Chosen and announced by the user."""
        return None

    @property
    def cards(self) -> Counted | None:
        """So many such cards."""
        return None

    @property
    def players(self) -> Crowd | None:
        """So many such players."""
        return None

    @property
    def times(self) -> int:
        """What is counted, multiplied."""
        return 1

    def __post_init__(self) -> None:
        ways = [key for key in _WAYS if getattr(self, key)]
        if len(ways) != 1:
            offered = [key for key in _WAYS if key in self.__struct_fields__]
            raise ValueError(f"says exactly one of: {', '.join(offered)}")
        _each_once(self.one_of)
        if () in (self.case, self.one_of):
            raise ValueError("has an empty list: give it a row, or leave it out")
        if self.else_ and self.case is None:
            raise ValueError("`else` goes with `case`")
        if self.times != 1 and self.cards is None and self.players is None:
            raise ValueError("`times` goes with `cards` or `players`")


_WAYS = ("case", "roll", "short", "level", "value", "one_of", "cards", "players")


class Bonus(Amount, frozen=True, kw_only=True):
    """A bonus that is worked out: by a case, or from what there is."""

    case: tuple[Case, ...] | None = None
    else_: Plus = 0
    level: Literal["fighter", "lowest"] | None = None  # that player's level
    cards: Counted | None = None  # so many such cards
    players: Crowd | None = None  # so many such players
    times: Annotated[int, msgspec.Meta(ge=-10, le=10)] = 1  # what is counted, multiplied


class Strengthening(Bonus, frozen=True, kw_only=True):
    """A bonus that may also be chosen: by whoever uses the card that grants it."""

    one_of: tuple[Plus, ...] | None = None  # chosen and announced by the user


class Toll(Amount, frozen=True, kw_only=True):
    """Levels to lose: by a case, by the die, or from what there is."""

    case: tuple[Case, ...] | None = None
    else_: Plus = 0
    roll: bool = False  # the number just rolled
    short: bool = False  # as many as there were cards too few
    cards: Counted | None = None  # so many such cards
    players: Crowd | None = None  # so many such players
    times: Few = 1  # what is counted, multiplied

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.else_ < 0 or any(row.n < 0 for row in self.case or ()):
            raise ValueError("levels that are lost are no fewer than 0")


class Thrown(Amount, frozen=True, kw_only=True):
    """As many as the die shows."""

    roll: bool = False  # the number just rolled


class Bottom(Amount, frozen=True, kw_only=True):
    """The level of the lowest player."""

    level: Literal["lowest"] | None = None  # that player's level


class SameWorth(Amount, frozen=True, kw_only=True):
    """As much as the card just moved is worth."""

    value: Literal["that"] | None = None  # the value of the card just moved


class Pip(Amount, frozen=True, kw_only=True):
    """What a die is set to."""

    one_of: tuple[Face, ...] | None = None  # chosen and announced by the user


Number: TypeAlias = int | Amount
"""Any number, for whoever reads one."""

# --- which cards ------------------------------------------------------------------------------------------


class Range(Record, frozen=True, kw_only=True):
    """Bounds, both included."""

    @property
    def min(self) -> int | None:
        """At least."""
        return None

    @property
    def max(self) -> int | SameWorth | None:
        """At most."""
        return None

    @property
    def above(self) -> Literal["you"] | None:
        """More than that player's level."""
        return None

    @property
    def below(self) -> Literal["you"] | None:
        """Less than that player's level."""
        return None

    def __post_init__(self) -> None:
        given = [key for key in ("min", "max", "above", "below") if getattr(self, key) is not None]
        if not given:
            raise ValueError(f"says at least one of: {', '.join(self.__struct_fields__)}")
        if ("above" in given or "below" in given) and len(given) > 1:
            raise ValueError("`above` and `below` stand alone")
        if isinstance(self.max, int) and self.min is not None and self.min > self.max:
            raise ValueError("`min` is more than `max`")


class LevelRange(Range, frozen=True, kw_only=True):
    """The level of a monster, both bounds included."""

    min: Level | None = None
    max: Level | None = None


class RankRange(Range, frozen=True, kw_only=True):
    """The level of a player; `above` and `below` compare it with yours, where somebody else is asked."""

    min: Level | None = None
    max: Level | None = None
    above: Literal["you"] | None = None
    below: Literal["you"] | None = None


class ValueRange(Range, frozen=True, kw_only=True):
    """What a card sells for, both bounds included."""

    min: Worth | None = None
    max: Worth | SameWorth | None = None


Zone: TypeAlias = Literal["use", "unused", "play", "hand", "any", "fight", "side", "discards", "force"]


class Cards(Record, frozen=True, kw_only=True):
    """A selection of cards: what sort, where, how many, and who chooses. Each place offers what it plays."""

    # A place has fields for the keys it offers; whoever reads a selection may ask for the others, too.

    @property
    def kind(self) -> Names | None:
        """Of that kind."""
        return None

    @property
    def tag(self) -> Names | None:
        """With that tag."""
        return None

    @property
    def slot(self) -> Names | None:
        """Worn there."""
        return None

    @property
    def id(self) -> Names | None:
        """That card."""
        return None

    @property
    def deck(self) -> Literal["door", "treasure"] | None:
        """From that deck."""
        return None

    @property
    def value(self) -> ValueRange | None:
        """Worth so much."""
        return None

    @property
    def level(self) -> LevelRange | None:
        """Of that level."""
        return None

    @property
    def bonus(self) -> bool:
        """With a combat bonus."""
        return False

    @property
    def except_(self) -> Except | None:
        """But not these."""
        return None

    @property
    def by(self) -> Literal["you"] | None:
        """Played by oneself."""
        return None

    @property
    def in_(self) -> Zone | None:
        """Where they lie."""
        return None

    @property
    def n(self) -> int | Literal["all"] | Thrown:
        """How many."""
        return 1

    @property
    def even(self) -> bool:
        """An even number of them."""
        return False

    @property
    def worth(self) -> int | SameWorth | None:
        """So much in all."""
        return None

    @property
    def usable(self) -> Literal["no", "own_class"] | None:
        """Not by their owner, or only thanks to the owner's class."""
        return None

    @property
    def most(self) -> Literal["bonus", "value", "level"] | None:
        """Only the one with the most."""
        return None

    @property
    def least(self) -> Literal["value", "level"] | None:
        """Only the one with the least."""
        return None

    @property
    def pick(self) -> Literal["you", "left", "right", "lowest", "random", "top"] | None:
        """Who picks."""
        return None

    @property
    def this(self) -> bool:
        """The card itself."""
        return False

    @property
    def that(self) -> bool:
        """The card just moved, drawn, played or discarded."""
        return False

    @property
    def target(self) -> bool:
        """The card announced with the move."""
        return False

    @property
    def host(self) -> bool:
        """What the card is attached to."""
        return False

    @property
    def said(self) -> dict[str, Any]:
        """The keys that matter, with their values."""
        given = {key: getattr(self, key) for key in self.__struct_fields__}
        return {key: value for key, value in given.items() if value != getattr(_NO_MATTER, key)}

    def __post_init__(self) -> None:
        """A card that is pointed at needs no description; and of keys that say the same, one is enough."""
        given = self.said
        for first, others in _ALONE.items():
            if first in given:
                for other in given:
                    if other != first and other not in others:
                        raise ValueError(f"`{first}` does not go with `{other.rstrip('_')}`")
        if self.id is not None and self.n != 1 and (self.n != "all" or isinstance(self.id, str)):
            raise ValueError('a card of that `id` is one: `n` is left out, or "all" for a list of them')


_WHERE = ("in_", "n", "pick", "even", "most", "least", "usable", "worth")

# Keys that leave little else to say, and what may still stand beside them.
_ALONE: dict[str, tuple[str, ...]] = {
    "this": (),
    "that": (),
    "target": (),
    "host": ("slot",),
    "even": ("in_", "kind", "tag", "slot", "deck", "value", "level", "bonus", "except_"),
    "id": ("in_", "n"),
    "slot": ("tag", "value", "bonus", "except_", "host", *_WHERE),
    "deck": ("value", "except_", *_WHERE),
    "worth": ("in_", "kind", "tag", "slot", "except_"),
    "most": ("in_", "kind", "tag", "slot", "deck", "value", "level", "except_"),
    "least": ("in_", "kind", "tag", "slot", "deck", "value", "level", "except_"),
    "usable": ("n", "kind", "tag", "slot", "value", "bonus", "except_"),
}

_NO_MATTER = Cards()


class Sort(Cards, frozen=True, kw_only=True):
    """What sort of card."""

    kind: Names | None = None
    tag: Names | None = None
    slot: Names | None = None
    id: Names | None = None
    deck: Literal["door", "treasure"] | None = None
    value: ValueRange | None = None
    level: LevelRange | None = None
    bonus: bool = False  # only cards with a combat bonus

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.level is not None and self.kind != "monster":
            raise ValueError('`level` is that of a monster: it needs kind = "monster"')


class Except(Cards, frozen=True, kw_only=True):
    """Cards that are left out."""

    tag: Names | None = None
    slot: Names | None = None
    id: Names | None = None

    def __post_init__(self) -> None:
        if sum(bool(getattr(self, key)) for key in self.__struct_fields__) != 1:
            raise ValueError(f"leaves out exactly one of: {', '.join(self.__struct_fields__)}")


class ExceptThis(Except, frozen=True, kw_only=True):
    """Cards that are left out, perhaps the card itself."""

    this: bool = False


class ExceptOwn(Except, frozen=True, kw_only=True):
    """Cards that are left out, perhaps those one has played oneself."""

    by: Literal["you"] | None = None  # played by oneself


class Lost(Sort, frozen=True, kw_only=True):
    """Cards that a player loses, of their own; by default in play, as they choose."""

    in_: Literal["use", "unused", "hand", "any"] | None = None
    n: Few | Literal["all"] | Thrown = 1
    worth: Sum | SameWorth | None = None  # so many that they reach this value
    usable: Literal["no", "own_class"] | None = None  # not by its owner; only thanks to the owner's class
    most: Literal["bonus", "value"] | None = None
    least: Literal["value"] | None = None
    pick: Literal["left", "right", "lowest", "random"] | None = None
    except_: ExceptThis | None = None
    this: bool = False
    target: bool = False
    host: bool = False  # what the card is attached to

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.pick is not None and (self.n == "all" or self.most or self.least):
            raise ValueError("`pick` says who chooses, and here there is nothing to choose")
        if (self.most or self.least) and self.in_ not in ((None, "use") if self.most == "bonus" else (None,)):
            raise ValueError(
                '`most` and `least` are of cards in play; most = "bonus" also of those in = "use"'
            )
        if self.host and self.slot:
            raise ValueError("`host` does not go with `slot`")
        if self.id is not None and self.in_ is not None:
            raise ValueError("a card of that `id` is lost from play: no `in`")


class Paid(Sort, frozen=True, kw_only=True):
    """Cards one pays with."""

    in_: Literal["hand", "play", "use", "any"] | None = None
    n: Few | Literal["all"] = 1
    worth: Sum | None = None  # so many that they reach this value
    except_: Except | None = None
    this: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.in_ is None and not self.this:
            raise ValueError('says where: in = "hand", "play", "use" or "any"; or this = true')
        if self.n == "all" and self.in_ != "hand":
            raise ValueError('one pays with all cards of a hand only: n = "all" needs in = "hand"')
        if self.id is not None and self.in_ not in ("play", "any"):
            raise ValueError('a card of that `id` one pays with in = "play" or "any"')


class Taken(Sort, frozen=True, kw_only=True):
    """The card that is taken: from a player, from the discards, or the announced one."""

    in_: Literal["hand", "play", "any", "discards"] | None = None
    pick: Literal["you"] | None = None  # the one it is taken from chooses; else the taker does
    except_: Except | None = None
    that: bool = False  # the card just discarded
    target: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.in_ is None and not self.that and not self.target:
            raise ValueError('says where: in = "hand", "play", "any" or "discards"')
        if self.pick is not None and self.in_ == "discards":
            raise ValueError("from the discards the taker picks")


class Foes(Cards, frozen=True, kw_only=True):
    """Monsters in the fight."""

    kind: Literal["monster"] | None = None
    tag: Names | None = None
    id: Names | None = None
    level: LevelRange | None = None
    in_: Literal["fight"] | None = None
    this: bool = False
    target: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not (self.this or self.target) and (self.in_ is None or (self.kind is None) == (self.id is None)):
            raise ValueError(
                'says which: this = true; target = true; in = "fight" and kind = "monster" or an id'
            )


class Removed(Foes, frozen=True, kw_only=True):
    """Monsters that leave the fight; without `n` one, the first to have come."""

    n: Literal["all", 1] = 1
    most: Literal["level"] | None = None
    least: Literal["level"] | None = None


class Reinforced(Foes, frozen=True, kw_only=True):
    """Cards in the fight to which something is given."""

    n: Literal["all", 1] = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        if not (self.this or self.target) and self.n != "all":
            raise ValueError('something is given to all such monsters: n = "all"; or to a target')


class Joining(Cards, frozen=True, kw_only=True):
    """A monster that enters the fight: the card itself, or one from hand."""

    kind: Literal["monster"] | None = None
    tag: Names | None = None
    in_: Literal["hand"] | None = None
    this: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.this and (self.in_ is None or (self.kind is None and self.tag is None)):
            raise ValueError('says which: this = true; or in = "hand" and kind = "monster" or a tag')


class Origin(Cards, frozen=True, kw_only=True):
    """Where a new race or class comes from: the discards, the first or one of one's choice; or the hand."""

    in_: Literal["discards", "hand"]
    kind: Literal["race", "class"] | None = None
    id: Names | None = None
    pick: Literal["top", "you"] | None = None

    def __post_init__(self) -> None:
        if (self.pick is None) == (self.in_ == "discards"):
            raise ValueError('from the discards with pick = "top" or "you"; from hand without `pick`')
        if (self.kind is None) == (self.id is None) or (self.id is not None and self.in_ != "hand"):
            raise ValueError("says the kind; or, from hand, the id")


class Leaving(Cards, frozen=True, kw_only=True):
    """A race or class that makes room for another."""

    id: Names


class There(Sort, frozen=True, kw_only=True):
    """Cards that are there or not, at least `n` of them; by default in play."""

    in_: Literal["use", "hand", "fight", "side", "discards", "force"] | None = None
    n: Few = 1
    even: bool = False  # an even number of them, none included
    except_: ExceptThis | None = None
    host: bool = False  # what the card is attached to

    def __post_init__(self) -> None:
        super().__post_init__()
        _one_sort_in_a_fight(self)


def _one_sort_in_a_fight(cards: Cards) -> None:
    if cards.in_ == "fight" and (cards.kind, cards.tag, cards.id).count(None) != 2:
        raise ValueError('in = "fight" says exactly one of: kind, tag, id')


class Counted(Sort, frozen=True, kw_only=True):
    """Cards that are counted; by default in play."""

    in_: Literal["use", "hand", "fight", "side", "discards"] | None = None
    except_: Except | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        _one_sort_in_a_fight(self)


class Sources(Sort, frozen=True, kw_only=True):
    """Cards that count more or less often."""

    except_: ExceptOwn | None = None
    this: bool = False
    host: bool = False  # what the card is attached to


class Aimed(Sort, frozen=True, kw_only=True):
    """A card announced with the move."""

    in_: Literal["fight", "play", "use", "discards", "force"]
    except_: Except | None = None


class About(Sort, frozen=True, kw_only=True):
    """What is played, lost or escaped from."""

    in_: Literal["hand"] | None = None
    this: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.said:
            raise ValueError("says nothing: leave it out")


class Lifted(Cards, frozen=True, kw_only=True):
    """The announced card in force."""

    target: Literal[True]


class Host(Cards, frozen=True, kw_only=True):
    """An item of one's own that a card is put on."""

    kind: Literal["item"]
    in_: Literal["any", "play"]
    tag: Names | None = None
    slot: Names | None = None
    bonus: bool = False  # only cards with a combat bonus

    def __post_init__(self) -> None:
        """The kind is written out, so that nobody looks for it."""


class CursedHost(Cards, frozen=True, kw_only=True):
    """An item of the victim's that a curse is put on."""

    kind: Literal["item"]
    in_: Literal["use", "play"]
    tag: Names | None = None
    most: Literal["bonus"] | None = None

    def __post_init__(self) -> None:
        """The same."""


# --- if ---------------------------------------------------------------------------------------------------


class RollTest(Record, frozen=True, kw_only=True):
    """What a die was rolled for and what it came to."""

    of: Literal["run"]
    failed: Literal[True] | None = None
    on: tuple[Face, ...] | None = None

    def __post_init__(self) -> None:
        _each_once(self.on)
        if self.failed and self.on:
            raise ValueError("`on` says what the die shows, so `failed` adds nothing")


class Condition(Record, frozen=True, kw_only=True):
    """All keys given must hold; a list of names means any of them."""

    is_: Names | None = None  # of that race, class or sex, for its advantages
    suffers: Names | None = None  # the same, where it is a drawback: not when drawbacks are lifted
    level: RankRange | None = None
    rank: Literal["highest", "lowest"] | None = None  # nobody is higher (lower); ties count
    has: There | None = None  # such cards are there, at least `n` of them
    role: Literal["fighter", "helper", "either", "alone"] | None = None
    unaided: bool = False  # alone in the fight and no bonus counts
    undisturbed: bool = False  # no monster was met this turn
    turn: Literal["own"] | None = None
    cause: Names | None = None  # how the step came about: door, curse, bad_stuff, face_up …
    roll: RollTest | None = None
    outcome: Literal["won", "caught", "died"] | None = None  # what the fight came to for that player
    used: str | None = None  # that use of this card was made in this fight
    called: Names | None = None  # the player goes by one of these names
    dare: str | None = None  # done aloud at the table: the setting of that name answers
    not_: Condition | None = None
    any: tuple[Condition, ...] | None = None
    all: tuple[Condition, ...] | None = None
    who: Other | None = None  # asks the question of someone else; of a group, whether one fits


# --- standing changes -------------------------------------------------------------------------------------


class Mod(Record, frozen=True, kw_only=True, tag_field="mod"):
    """While the card is in force, a number or a rule is different."""

    if_: Condition | None = None


class Strength(Mod, frozen=True, kw_only=True, tag="strength"):
    """Combat strength of the bearer, or of each munchkin in the fight that `to` fits."""

    plus: Plus | Strengthening
    against: Names | None = None  # some munchkin in the fight is one of these
    to: Condition | None = None

    def __post_init__(self) -> None:
        if self.against is not None and self.to is not None:
            raise ValueError("`against` makes the monster stronger, `to` the munchkins: one of them")
        if self.against == ():
            raise ValueError("`against` says whom, or is left out")


class RollMod(Mod, frozen=True, kw_only=True, tag="roll"):
    """Die rolls of the bearer; what a monster changes is its `run`."""

    of: Literal["run", "any"]
    plus: Turn
    to: Literal["you", "partner"] = "you"


class Treasures(Mod, frozen=True, kw_only=True, tag="treasures"):
    """Treasure drawn for each monster, never below one; or once for the fight."""

    plus: Annotated[int, msgspec.Meta(ge=-10, le=10)]
    per: Literal["monster", "fight"] = "monster"


class Reward(Mod, frozen=True, kw_only=True, tag="reward"):
    """Levels for killing the monster."""

    plus: Annotated[int, msgspec.Meta(ge=-9, le=9)]


class Capacity(Mod, frozen=True, kw_only=True, tag="capacity"):
    """How many one may hold (`hand`), wear (a slot), carry (a tag) or have (a kind)."""

    of: str
    plus: Few | None = None
    unlimited: bool = False
    single: bool = False  # only for items that take no more than one of the slot

    def __post_init__(self) -> None:
        if (self.plus is None) != self.unlimited:
            raise ValueError("says one of: plus, unlimited")
        if self.single and self.unlimited:
            raise ValueError("`single` goes with plus")


class Ignores(Mod, frozen=True, kw_only=True, tag="ignores"):
    """The item, or the one it hangs on, is left out of its slot; or of every limit and usable by anyone."""

    limits: Literal["slot", "all"] = "all"


class Scale(Mod, frozen=True, kw_only=True, tag="scale"):
    """What comes from these sources counts that many times."""

    of: Literal["level", "bonuses", "total"] | Sources
    by: Annotated[int, msgspec.Meta(ge=-5, le=5)]
    # printed: the bonus without what hangs on the card; effect: bonuses, powers and all else
    what: Literal["bonus", "printed", "value", "effect"] = "bonus"
    to: Literal["you", "fighters", "everyone", "this"] = "you"  # this: what is played for this monster
    at_most: Limit | None = None

    def __post_init__(self) -> None:
        if isinstance(self.of, str) and (self.what != "bonus" or self.to == "this"):
            raise ValueError("a level or a total counts as a whole: neither `what` nor `to` goes with it")
        if self.what == "value" and (self.by < 2 or self.to != "you" or self.of != _ITEMS):
            raise ValueError('what = "value" is for of = { kind = "item" }, sold for `by` = 2 or more times')
        if (self.at_most is not None) != (self.what == "value"):
            raise ValueError('`at_most` goes with what = "value", and what = "value" needs it')
        if self.what == "printed" and not (isinstance(self.of, Sources) and self.of.this):
            raise ValueError('what = "printed" is for of = { this = true }: the card it is granted to')
        if isinstance(self.of, Sources) and self.of.host and (self.what != "bonus" or self.to != "you"):
            raise ValueError("of the card it hangs on it is the bonus that counts")


_ITEMS = Sources(kind="item")


class Forbid(Mod, frozen=True, kw_only=True, tag="forbid"):
    """It may not be done."""

    what: Literal[
        "escape",  # from the monster, by whatever means
        "run",  # from the monster by a roll
        "help",
        "be_helped",
        "refuse_help",
        "pay_help",
        "drop",  # giving the card up by choice
        "lose",  # the card it hangs on, in any way
        "win",
    ]


class AutoEscape(Mod, frozen=True, kw_only=True, tag="auto_escape"):
    """Getting away needs no roll."""


class WinsTies(Mod, frozen=True, kw_only=True, tag="wins_ties"):
    """A tie is a win."""


class CountsAs(Mod, frozen=True, kw_only=True, tag="counts_as"):
    """Is taken for a race or class, whenever the owner likes."""

    trait: str


class Carries(Mod, frozen=True, kw_only=True, tag="carries"):
    """Holds and uses items for its owner, against limits or any rule; they are lost with it."""

    n: Few
    ignores: Literal["limits", "all"] = "all"


class Combines(Mod, frozen=True, kw_only=True, tag="combines"):
    """All cards of the tag in use fill the place of one."""


class Marks(Mod, frozen=True, kw_only=True, tag="marks"):
    """A monster in the fight has that tag as well, for whatever asks for it."""

    tag: str


AnyMod: TypeAlias = (
    Strength
    | RollMod
    | Treasures
    | Reward
    | Capacity
    | Ignores
    | Scale
    | Forbid
    | AutoEscape
    | WinsTies
    | CountsAs
    | Carries
    | Combines
    | Marks
)

# --- verbs ------------------------------------------------------------------------------------------------


class Verb(Record, frozen=True, kw_only=True, tag_field="do"):
    """Something that happens. `otherwise`: when the condition fails or it cannot be done in full."""

    if_: Condition | None = None
    otherwise: tuple[AnyVerb, ...] = ()

    @property
    def who(self) -> Whom:
        """Whom it is about: `you`, where nothing else can be said."""
        return "you"


class Deed(Verb, frozen=True, kw_only=True):
    """Something that happens to any player."""

    who: Whom = "you"


class GainLevels(Deed, frozen=True, kw_only=True, tag="gain_levels"):
    """Go up; `may_win` lets it be the winning level."""

    n: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    may_win: bool = False


class LoseLevels(Deed, frozen=True, kw_only=True, tag="lose_levels"):
    """Go down, never below 1; by a number, or down to a level."""

    n: Few | Toll = 1
    down_to: Level | Bottom | None = None
    to: Literal["lowest"] | None = None  # who goes up by what is lost; `you` pick one of several

    def __post_init__(self) -> None:
        if self.down_to is not None and self.n != 1:
            raise ValueError("says one of: n, down_to")


class Lose(Deed, frozen=True, kw_only=True, tag="lose"):
    """Cards go to the discards; `even` those that nothing else takes away."""

    cards: Lost
    even: bool = False


class Take(Deed, frozen=True, kw_only=True, tag="take"):
    """A card goes to `who`: from a player, from the discards, or the announced one."""

    cards: Taken
    from_: Single | None = None
    to: Literal["use"] | None = None  # the announced item is used at once
    may: bool = False

    def __post_init__(self) -> None:
        cards = self.cards
        whose = cards.in_ in ("hand", "play", "any")
        if whose != (self.from_ is not None):
            raise ValueError('a card in = "hand", "play" or "any", and no other, is taken `from` somebody')
        if (cards.target or cards.in_ == "discards") and self.who != "you":
            raise ValueError("a card announced or from the discards goes to `you`")
        if self.to is not None and not cards.target:
            raise ValueError("only the announced card is used at once")
        if self.may and not (cards.that or cards.in_ in ("play", "any")):
            raise ValueError("`may` goes with a card in play or just discarded")
        if cards.pick is not None and self.from_ != "you":
            raise ValueError('`pick` goes with from = "you": whoever else it is taken from does not choose')


class Exchange(Verb, frozen=True, kw_only=True, tag="exchange"):
    """Two players swap their hands."""

    with_: Literal["left", "right"]


class ShowHand(Deed, frozen=True, kw_only=True, tag="show_hand"):
    """A hand becomes known to everyone."""


class Look(Verb, frozen=True, kw_only=True, tag="look"):
    """The top of a deck becomes known to `you`, who may perhaps put it back in another order."""

    deck: Literal["door", "treasure"]
    n: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    reorder: bool = False

    def __post_init__(self) -> None:
        if self.reorder and self.n < 2:
            raise ValueError("one card has no order: `reorder` needs n = 2 or more")


class Draw(Deed, frozen=True, kw_only=True, tag="draw"):
    """Cards from a deck."""

    deck: Literal["door", "treasure"]
    n: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    face: Literal["up", "down", "same"] = "down"


class Die(Verb, frozen=True, kw_only=True, tag="die"):
    """Death, and all that follows from it: in Bad Stuff only."""


class Become(Deed, frozen=True, kw_only=True, tag="become"):
    """Changes sex; or race or class, by a card from the discards or from hand, or one that spreads."""

    sex: Literal["other"] | None = None
    cards: Origin | None = None
    trait: str | None = None
    replacing: Literal["all", "one"] | Leaving | None = None  # what leaves; else what there is no room for

    def __post_init__(self) -> None:
        if (self.sex is None) + (self.cards is None) + (self.trait is None) != 2:
            raise ValueError("says one of: sex; trait; cards")
        kept = self.sex is not None or (self.cards is not None and self.cards.in_ == "hand")
        if self.replacing is not None and kept:
            raise ValueError("`replacing` goes with a trait or with cards from the discards")
        if self.cards is not None and self.cards.pick == "top" and self.replacing not in (None, "all"):
            raise ValueError('for the first card of the discards `replacing` is "all" or left out')


class Row(Record, frozen=True, kw_only=True):
    """What happens on these results of the die; without `on`, on any."""

    on: tuple[Face, ...] | None = None
    below: Literal["announced"] | None = None
    do: tuple[AnyVerb, ...]

    def __post_init__(self) -> None:
        _each_once(self.on)
        if self.on is not None and self.below is not None:
            raise ValueError("says one of: on, below")


class Roll(Verb, frozen=True, kw_only=True, tag="roll"):
    """Roll a die and follow the row."""

    results: tuple[Row, ...]

    def __post_init__(self) -> None:
        seen: set[object] = set()
        for row in self.results:
            found = set(row.on or ("below" if row.below is not None else "any",))
            if "any" in seen or seen & found:
                raise ValueError("each result has one row, and a row for any other result is the last")
            seen |= found


class PayCards(Record, frozen=True, kw_only=True, tag_field="do", tag="lose"):
    """Cards that something costs."""

    cards: Paid


class PayLevels(Record, frozen=True, kw_only=True, tag_field="do", tag="lose_levels"):
    """Levels that something costs."""

    n: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


Cost: TypeAlias = PayCards | PayLevels


class Option(Record, frozen=True, kw_only=True):
    """One way of a choice, perhaps at a cost."""

    cost: tuple[Cost, ...] = ()
    do: tuple[AnyVerb, ...]


class Choose(Verb, frozen=True, kw_only=True, tag="choose"):
    """Pick one way, or none if `may`."""

    options: tuple[Option, ...]
    may: bool = False

    def __post_init__(self) -> None:
        if len(self.options) < 1 + (not self.may):
            raise ValueError("a choice has two options or more; or one that one `may` leave")
        if not self.may and all(option.cost for option in self.options):
            raise ValueError("one option has to be free of cost, unless one `may` leave them all")


class Until(Record, frozen=True, kw_only=True):
    """Until something happens to the holder."""

    until: Literal["before_loss", "after_level", "after_kill", "turn_start"]
    cards: About | None = None
    if_: Condition | None = None


Duration: TypeAlias = Literal["combat", "next_combat", "next_run", "next_turn"] | Until


class Grant(Deed, frozen=True, kw_only=True, tag="grant"):
    """Gives `who`, or cards in the fight, standing changes and triggers for a while."""

    for_: Duration
    to: Reinforced | None = None
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()

    def __post_init__(self) -> None:
        if self.to is not None and (self.who != "you" or self.for_ != "combat"):
            raise ValueError('what is given to cards is given for = "combat", and to no player (`who`)')
        if not self.mods and not self.on:
            raise ValueError("gives something: mods or on")


class Remove(Verb, frozen=True, kw_only=True, tag="remove"):
    """A monster leaves the fight; its Treasure, or a number of Treasures, stays behind or not."""

    cards: Removed
    treasure: Literal["no", "yes", "if_only"] | Treasure | None = None
    killed: bool = False

    def __post_init__(self) -> None:
        if self.killed and self.treasure is not None:
            raise ValueError("what is `killed` leaves its Treasure anyway: no `treasure` then")


class Join(Deed, frozen=True, kw_only=True, tag="join"):
    """A monster enters the fight: cards from hand, or a copy of the one announced.

    Where several are asked (`who`), the first who adds one is the last who is asked.
    """

    cards: Joining | None = None
    copy: Literal["target"] | None = None
    may: bool = False

    def __post_init__(self) -> None:
        if (self.cards is None) == (self.copy is None):
            raise ValueError("says one of: cards, copy")
        if self.may and (self.cards is None or self.cards.this):
            raise ValueError("`may` goes with cards from hand")
        if self.who not in (("you", "others", "everyone") if self.may else ("you",)):
            raise ValueError('with `may` who = "others" or "everyone" is asked; else nobody but you')

    @property
    def stands_in(self) -> bool:
        """Whether the card that says so is a monster then: itself, or a copy of another."""
        return self.copy is not None or (self.cards is not None and bool(self.cards.this))


class Recruit(Verb, frozen=True, kw_only=True, tag="recruit"):
    """The announced player must help in this fight, for a number of Treasures the fighter picks for them."""

    who: Literal["target"]
    reward: Treasure = 0


class Phase(Verb, frozen=True, kw_only=True, tag="phase"):
    """The turn's player may yet do that part of the turn; `door` and `end` come at once."""

    phase: Literal["door", "trouble", "loot", "end"]


class Escape(Verb, frozen=True, kw_only=True, tag="escape"):
    """Gets away, from one of these monsters or from all; `even` beats what forbids it."""

    who: Runner = "you"
    from_: Foes | None = None
    even: bool = False

    def __post_init__(self) -> None:
        if self.from_ is not None and self.even:
            raise ValueError("`even` is for an escape from all monsters: no `from` then")


class Adjust(Verb, frozen=True, kw_only=True, tag="adjust"):
    """Changes the die that lies there, or has it rolled again; or changes the levels about to be lost."""

    plus: Turn | None = None
    to: Pip | None = None
    again: bool = False

    def __post_init__(self) -> None:
        if (self.plus is None) + (self.to is None) + (not self.again) != 2:
            raise ValueError("says one of: plus, to, again")


class Cancel(Verb, frozen=True, kw_only=True, tag="cancel"):
    """What was about to happen does not; or a lasting card is lifted."""

    cards: Lifted | None = None


class Redirect(Verb, frozen=True, kw_only=True, tag="redirect"):
    """What is under way goes elsewhere: a fight or curse to a player, a draw to the discards.

    `other_side`: a card played in the fight counts for the other side.
    """

    to: Literal["target", "discards", "other_side"]


class Share(Verb, frozen=True, kw_only=True, tag="share_reward"):
    """The Treasure about to be drawn is dealt out at random, equally; an odd one goes to the fighter."""


AnyVerb: TypeAlias = (
    GainLevels
    | LoseLevels
    | Lose
    | Take
    | Exchange
    | ShowHand
    | Look
    | Draw
    | Die
    | Become
    | Roll
    | Choose
    | Grant
    | Remove
    | Join
    | Recruit
    | Phase
    | Escape
    | Adjust
    | Cancel
    | Redirect
    | Share
)

# --- uses and triggers ------------------------------------------------------------------------------------


class Limit(Record, frozen=True, kw_only=True):
    """How often, per player; it survives the loss of the card."""

    n: Few
    per: Literal["turn", "combat", "roll", "target"]  # target: once for each target in one combat


class Target(Record, frozen=True, kw_only=True):
    """What is announced with the move: a player, or a card."""

    who: Literal["player", "rival", "munchkin"] | None = None  # munchkin: one in the fight
    both: bool = False  # the two munchkins of the fight may be announced together
    if_: Condition | None = None
    cards: Aimed | None = None

    def __post_init__(self) -> None:
        if self.both and self.who != "munchkin":
            raise ValueError('`both` goes with who = "munchkin"')
        if self.who is None and self.cards is None:
            raise ValueError("says one of: who, cards")
        if self.cards is not None and (self.who == "player" or self.both or self.if_ is not None):
            raise ValueError('with cards there is no `if`, and `who` is left out, "rival" or "munchkin"')
        if self.cards is not None and self.who is not None and self.cards.in_ not in ("play", "use"):
            raise ValueError('only cards in = "play" or "use" belong to a player')


class Use(Record, frozen=True, kw_only=True):
    """At this point in time someone may do this, perhaps at a cost."""

    name: Words | None = None
    when: Points
    whose: Literal["you", "any", "rival"] = "you"  # whose step may be answered
    from_: Literal["hand", "play"] | None = None
    if_: Condition | None = None
    if_once: bool = False  # the condition is asked at the first use of a turn alone
    target: Target | None = None
    cost: tuple[Cost, ...] = ()
    at_most: Limit | None = None
    do: tuple[AnyVerb, ...]

    @property
    def slug(self) -> str:
        """What moves and conditions call it; "" where it has no name."""
        return self.name.en.lower().replace(" ", "-") if self.name is not None else ""


class Trigger(Record, frozen=True, kw_only=True):
    """At this point in time this happens by itself."""

    at: Points  # `after_draw`: when the card itself is received
    each: bool = False  # to each munchkin who comes to face the monster, the helper too
    cards: About | None = None  # what is played, lost or escaped from
    if_: Condition | None = None
    do: tuple[AnyVerb, ...]


# --- cards ------------------------------------------------------------------------------------------------


class Card(Record, frozen=True, kw_only=True):
    """What every card has."""

    id: str
    name: Words
    copies: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    tags: tuple[str, ...] = ()
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()
    source: str = "published"
    hook: str | None = None


class Monster(Card, frozen=True, kw_only=True):
    """A monster: `run` changes the roll to flee it, `levels` is what killing it is worth."""

    level: Level
    treasures: Treasure
    levels: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    run: Turn = 0
    bad_stuff: tuple[AnyVerb, ...]  # whatever cards do, from losing items to death (R-BAD-003)


class Curse(Card, frozen=True, kw_only=True):
    """A curse; `do` is what it does to its victim, or it is put on such a card of the victim's."""

    do: tuple[AnyVerb, ...] = ()
    attach: CursedHost | None = None


class Race(Card, frozen=True, kw_only=True):
    """A race; its id is also the name of the trait."""


class Class(Card, frozen=True, kw_only=True):
    """A class; its id is also the name of the trait.

    One that spreads has a pile of its own from which others become it, and cannot be lost by the last.
    """

    spreads: bool = False


# What an item has (R-ITEM-001); its size is a tag.
class Item(Card, frozen=True, kw_only=True):
    """An item: what it adds in use, where it is worn, what it sells for, who may use it."""

    bonus: Plus | Bonus = 0
    slot: str | None = None
    hands: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    value: Price = 0  # without one it is an item all the same (R-ITEM-002)
    only: Condition | None = None


class Played(Card, frozen=True, kw_only=True):
    """A card that is simply played: its one use, written flat."""

    when: Points | None = None
    whose: Literal["you", "any", "rival"] = "you"
    if_: Condition | None = None
    target: Target | None = None
    cost: tuple[Cost, ...] = ()
    do: tuple[AnyVerb, ...] = ()

    def flat(self, when: Points) -> Use:
        """That use, as others are written."""
        return Use(when=when, whose=self.whose, if_=self.if_, target=self.target, cost=self.cost, do=self.do)


# Being of this kind is what makes a card a one-shot (R-COMBAT-012).
class OneShot(Played, frozen=True, kw_only=True):
    """A card usable once, most often an item; with a `bonus`, for either side of any fight."""

    bonus: Plus | Bonus = 0
    ours: Condition | None = None  # for the munchkins only where this holds
    value: Price = 0
    item: bool = True  # else it cannot be carried, traded or sold (R-ITEM-003)


class Enhancer(Card, frozen=True, kw_only=True):
    """Put on a monster in any fight, or on a player for whom `bearer` holds; `mods` may mark the monster."""

    bonus: Plus | Bonus
    least: Annotated[int, msgspec.Meta(ge=0, le=30)] | None = None  # the level it does not go below
    treasures: Annotated[int, msgspec.Meta(ge=-10, le=10)] = 0
    run: Turn = 0
    bearer: Condition | None = None


class Sidekick(Card, frozen=True, kw_only=True):
    """Stands by its owner; not an item."""

    deck: Literal["door", "treasure"]
    bonus: Plus | Bonus = 0


class Action(Played, frozen=True, kw_only=True):
    """Anything else: played once, or, with `mods`, kept in front of its owner."""

    deck: Literal["door", "treasure"]
    attach: Host | None = None  # put on such a card of one's own, and works while it is there
    stays: bool = False  # on its card even when that changes hands


AnyCard: TypeAlias = Monster | Curse | Race | Class | Item | OneShot | Enhancer | Sidekick | Action


KINDS: dict[type[Card], str] = {
    Monster: "monster",
    Curse: "curse",
    Race: "race",
    Class: "class",
    Item: "item",
    OneShot: "one_shot",
    Enhancer: "enhancer",
    Sidekick: "sidekick",
    Action: "action",
}


class Cardfile(Record, frozen=True, kw_only=True):
    """A file of cards."""

    monster: tuple[Monster, ...] = ()
    curse: tuple[Curse, ...] = ()
    race: tuple[Race, ...] = ()
    class_: tuple[Class, ...] = msgspec.field(default=(), name="class")
    item: tuple[Item, ...] = ()
    one_shot: tuple[OneShot, ...] = ()
    enhancer: tuple[Enhancer, ...] = ()
    sidekick: tuple[Sidekick, ...] = ()
    action: tuple[Action, ...] = ()


# --- the words of a pack ----------------------------------------------------------------------------------


class Noun(Record, frozen=True, kw_only=True):
    """How a thing is called: one and many in both languages, and the French gender."""

    one: Words
    many: Words
    gender: Literal["m", "f"]
    she: Words | None = None  # one who is a woman, or of something feminine, where that is another word
    she_many: Words | None = None  # the same of several


class Trait(Record, frozen=True, kw_only=True):
    """A trait that no card gives: a sex, or the race of those without a race card."""

    id: str
    of: Literal["sex", "race"]
    noun: Noun


class Slot(Record, frozen=True, kw_only=True):
    """A place to wear items, and how many units of it a character has."""

    id: str
    room: Annotated[int, msgspec.Meta(ge=0, le=20)]
    clause: str  # what forbids wearing more
    noun: Noun


class Match(Record, frozen=True, kw_only=True):
    """Which cards have a tag by what is printed on them: all keys given must fit."""

    kind: str | None = None
    slot: str | None = None
    name_ends: str | None = None  # of the English name, so that all languages play the same game
    name_starts: tuple[str, ...] | None = None  # with its first letter or figure
    bad_stuff: Literal["die"] | None = None  # it may come to this

    def __post_init__(self) -> None:
        given = [getattr(self, key) for key in self.__struct_fields__]
        none = all(value is None for value in given)
        if none or "" in given or () in given or "" in (self.name_starts or ()):
            raise ValueError(f"says which cards, by one or more of: {', '.join(self.__struct_fields__)}")


class Tag(Record, frozen=True, kw_only=True):
    """A mark on cards: limits it brings, effects all its cards share, and its words."""

    id: str
    noun: Noun  # the adjective as used after or before the word card: Big / Gros
    absent: Noun | None = None  # the adjective for cards without it: small / petit
    match: Match | None = None  # cards that have the tag without saying so
    implies: tuple[str, ...] = ()
    carry: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None  # how many a character may carry
    use: Annotated[int, msgspec.Meta(ge=0, le=20)] | None = None  # how many a character may use at a time
    bid: bool = False  # what one bids with in the fast variant
    setting: str | None = None  # the effects hold only where this setting is on
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()


class KindWords(Record, frozen=True, kw_only=True):
    """A kind of card: its words and the effects all its cards share."""

    id: str
    noun: Noun
    limit: Few | None = None  # how many a character may have in play
    uses: tuple[Use, ...] = ()


class Glossary(Record, frozen=True, kw_only=True):
    """`words.toml` of a pack: what its races, classes, slots, tags and kinds are called."""

    money: Words | None = None  # what prices are in
    trait: tuple[Trait, ...] = ()
    noun: dict[str, Noun] = {}  # by race or class id
    slot: tuple[Slot, ...] = ()
    tag: tuple[Tag, ...] = ()
    kind: tuple[KindWords, ...] = ()
    elsewhere: dict[str, Noun] = {}  # races, classes, tags and cards that other packs may bring
