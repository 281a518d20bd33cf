"""The language cards are written in, as strict typed records.

A card says *what*; the rules say *how*, one function an entry. Standing changes are `mods`, things that
happen by themselves are triggers (`on`), things somebody may do are `uses`. Fields whose name ends in an
underscore are keys that Python reserves: `if`, `in`, `is`, `not`, `for`, `from`, `else`, `except`, `with`.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

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
    "before_door",  # the door is about to be opened
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


class Who(Record, frozen=True, kw_only=True):
    """Players: a group, perhaps narrowed, and the order in which it acts."""

    who: WhoName
    if_: Condition | None = None
    order: Literal["left", "right", "level"] = "left"  # level: from the highest down
    one: bool = False  # `you` pick one of them


Whom: TypeAlias = WhoName | Who

# --- which cards ------------------------------------------------------------------------------------------


class Range(Record, frozen=True, kw_only=True):
    """Bounds, both included; `above` and `below` compare with a player's level."""

    min: int | None = None
    max: int | Amount | None = None
    above: WhoName | None = None
    below: WhoName | None = None


class Cards(Record, frozen=True, kw_only=True):
    """A selection of cards: which, where, how many, and who chooses."""

    kind: Names | None = None
    tag: Names | None = None
    slot: Names | None = None
    id: Names | None = None
    deck: Literal["door", "treasure"] | None = None
    in_: (
        Literal["use", "unused", "play", "hand", "any", "fight", "side", "discards", "deck", "force"] | None
    ) = None
    n: int | Literal["all"] | Amount = 1
    even: bool = False  # as a condition: an even number of them, none included
    worth: int | Amount | None = None
    value: Range | None = None
    level: Range | None = None
    bonus: bool = False  # only cards with a combat bonus
    usable: Literal["no", "own_class"] | None = None  # not by its owner; only thanks to the owner's class
    most: Literal["bonus", "value", "level"] | None = None
    least: Literal["value", "level"] | None = None
    pick: Literal["you", "taker", "left", "right", "lowest", "random", "top"] | None = None
    except_: Cards | None = None
    by: Literal["you"] | None = None  # played by oneself
    this: bool = False
    that: bool = False  # the card just moved, drawn, played or discarded
    target: bool = False
    host: bool = False  # what the card is attached to


# --- how many ---------------------------------------------------------------------------------------------


class Case(Record, frozen=True, kw_only=True):
    """One row of a `case`: the number when the condition holds."""

    if_: Condition
    n: int


class Amount(Record, frozen=True, kw_only=True):
    """A number that is worked out: exactly one of the fields, `else` going with `case`."""

    case: tuple[Case, ...] | None = None
    else_: int = 0
    roll: bool = False  # the number just rolled
    level: WhoName | None = None  # that player's level
    value: Literal["that"] | None = None  # the value of the card just moved
    one_of: tuple[int, ...] | None = None  # chosen and announced by the user
    cards: Cards | None = None  # so many such cards
    players: Who | None = None  # so many such players
    times: int = 1  # what is counted, multiplied


Number: TypeAlias = int | Amount

# --- if ---------------------------------------------------------------------------------------------------


class RollTest(Record, frozen=True, kw_only=True):
    """What a die was rolled for and what it came to."""

    of: Literal["run"] | None = None
    failed: bool | None = None
    on: tuple[int, ...] | None = None


class Condition(Record, frozen=True, kw_only=True):
    """All keys given must hold; a list of names means any of them."""

    is_: Names | None = None  # of that race, class or sex, for its advantages
    suffers: Names | None = None  # the same, where it is a drawback: not when drawbacks are lifted
    level: Range | None = None
    rank: Literal["highest", "lowest"] | None = None  # nobody is higher (lower); ties count
    has: Cards | None = None  # such cards are there, at least `n` of them
    role: Literal["fighter", "helper", "either", "alone"] | None = None
    unaided: bool = False  # alone in the fight and no bonus counts
    turn: Literal["own"] | None = None
    cause: Names | None = None  # how the step came about: door, curse, bad_stuff, face_up …
    roll: RollTest | None = None
    outcome: Literal["won", "caught"] | None = None  # what the fight came to for that player
    used: str | None = None  # that use of this card was made in this fight
    called: Names | None = None  # the player goes by one of these names
    dare: str | None = None  # done aloud at the table: the setting of that name answers
    not_: Condition | None = None
    any: tuple[Condition, ...] | None = None
    all: tuple[Condition, ...] | None = None
    who: WhoName | None = None  # asks the question of someone else; of a group, whether one fits


# --- standing changes -------------------------------------------------------------------------------------


class Mod(Record, frozen=True, kw_only=True, tag_field="mod"):
    """While the card is in force, a number or a rule is different."""

    if_: Condition | None = None


class Strength(Mod, frozen=True, kw_only=True, tag="strength"):
    """Combat strength of the bearer, or of each munchkin in the fight that `to` fits."""

    plus: Number
    against: Names | None = None  # some munchkin in the fight is one of these
    to: Condition | None = None


class RollMod(Mod, frozen=True, kw_only=True, tag="roll"):
    """Die rolls of the bearer; what a monster changes is its `run`."""

    of: Literal["run", "any"]
    plus: int
    to: Literal["you", "partner"] = "you"


class Treasures(Mod, frozen=True, kw_only=True, tag="treasures"):
    """Treasure drawn for each monster, never below one; or once for the fight."""

    plus: int
    per: Literal["monster", "fight"] = "monster"


class Reward(Mod, frozen=True, kw_only=True, tag="reward"):
    """Levels for killing the monster."""

    plus: int


class Capacity(Mod, frozen=True, kw_only=True, tag="capacity"):
    """How many one may hold (`hand`), wear (a slot), carry (a tag) or have (a kind)."""

    of: str
    plus: int = 0
    unlimited: bool = False


class Ignores(Mod, frozen=True, kw_only=True, tag="ignores"):
    """The item, or the one it hangs on, is left out of its slot; or of every limit and usable by anyone."""

    limits: Literal["slot", "all"] = "all"


class Scale(Mod, frozen=True, kw_only=True, tag="scale"):
    """What comes from these sources counts that many times."""

    of: Literal["level", "bonuses", "total"] | Cards
    by: int
    what: Literal["bonus", "value", "effect"] = "bonus"  # effect: bonuses, powers and all else
    to: Literal["you", "fighters", "this"] = "you"  # this: what is played for this monster
    at_most: Limit | None = None


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

    n: int
    ignores: Literal["limits", "all"] = "all"


class Combines(Mod, frozen=True, kw_only=True, tag="combines"):
    """All cards of the tag in use fill the place of one."""


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
)

# --- verbs ------------------------------------------------------------------------------------------------


class Verb(Record, frozen=True, kw_only=True, tag_field="do"):
    """Something that happens. `otherwise`: when the condition fails or it cannot be done in full."""

    who: Whom = "you"
    if_: Condition | None = None
    otherwise: tuple[AnyVerb, ...] = ()


class GainLevels(Verb, frozen=True, kw_only=True, tag="gain_levels"):
    """Go up; `may_win` lets it be the winning level."""

    n: int = 1
    may_win: bool = False


class LoseLevels(Verb, frozen=True, kw_only=True, tag="lose_levels"):
    """Go down, never below 1; by a number, or down to a level."""

    n: Number = 1
    down_to: Number | None = None


class Lose(Verb, frozen=True, kw_only=True, tag="lose"):
    """Cards go to the discards; `even` those that nothing else takes away."""

    cards: Cards
    even: bool = False


class Take(Verb, frozen=True, kw_only=True, tag="take"):
    """Cards go to `who`: from a player, from the discards, or the announced one."""

    cards: Cards
    from_: WhoName | None = None
    to: Literal["hand", "play", "use"] = "hand"
    may: bool = False


class Exchange(Verb, frozen=True, kw_only=True, tag="exchange"):
    """Two players swap such cards, all of them."""

    with_: WhoName
    cards: Cards


class Show(Verb, frozen=True, kw_only=True, tag="show"):
    """Cards become known: a hand, or the top of a deck, which may then be put back in another order."""

    cards: Cards
    to: Literal["you", "everyone"]
    reorder: bool = False


class Draw(Verb, frozen=True, kw_only=True, tag="draw"):
    """Cards from a deck."""

    deck: Literal["door", "treasure"]
    n: int = 1
    face: Literal["up", "down", "same"] = "down"


class Die(Verb, frozen=True, kw_only=True, tag="die"):
    """Death, and all that follows from it."""


class Become(Verb, frozen=True, kw_only=True, tag="become"):
    """Changes sex; or race or class, by a card from the discards or from hand, or one that spreads."""

    sex: Literal["other"] | None = None
    cards: Cards | None = None
    trait: str | None = None
    replacing: Literal["all", "one"] | Cards | None = None  # what leaves; else what there is no room for


class Row(Record, frozen=True, kw_only=True):
    """What happens on these results of the die; without `on`, on any."""

    on: tuple[int, ...] | None = None
    below: Literal["announced"] | None = None
    do: tuple[AnyVerb, ...]


class Roll(Verb, frozen=True, kw_only=True, tag="roll"):
    """Roll a die and follow the row."""

    results: tuple[Row, ...]


class Option(Record, frozen=True, kw_only=True):
    """One way of a choice, perhaps at a cost."""

    cost: tuple[Lose | LoseLevels, ...] = ()
    do: tuple[AnyVerb, ...]


class Choose(Verb, frozen=True, kw_only=True, tag="choose"):
    """Pick one way, or none if `may`."""

    options: tuple[Option, ...]
    may: bool = False


class Until(Record, frozen=True, kw_only=True):
    """Until something happens to the holder."""

    until: Literal["before_loss", "after_level", "after_kill", "turn_start"]
    cards: Cards | None = None
    if_: Condition | None = None


Duration: TypeAlias = Literal["combat", "next_combat", "next_run"] | Until


class Grant(Verb, frozen=True, kw_only=True, tag="grant"):
    """Gives `who`, or cards in the fight, standing changes and triggers for a while."""

    for_: Duration
    to: Cards | None = None
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()


class Remove(Verb, frozen=True, kw_only=True, tag="remove"):
    """A monster leaves the fight; its Treasure, or a number of Treasures, stays behind or not."""

    cards: Cards
    treasure: Literal["no", "yes", "if_only"] | int = "no"
    killed: bool = False


class Join(Verb, frozen=True, kw_only=True, tag="join"):
    """A monster enters the fight: cards from hand, or a copy of the one announced.

    Where several are asked (`who`), the first who adds one is the last who is asked.
    """

    cards: Cards | None = None
    copy: Literal["target"] | None = None
    may: bool = False


class Recruit(Verb, frozen=True, kw_only=True, tag="recruit"):
    """`who` must help in this fight, for a number of Treasures that the fighter picks for them."""

    reward: int = 0


class Phase(Verb, frozen=True, kw_only=True, tag="phase"):
    """The turn's player may yet do that part of the turn; `door` and `end` come at once."""

    phase: Literal["door", "trouble", "loot", "end"]


class Escape(Verb, frozen=True, kw_only=True, tag="escape"):
    """Gets away, from these monsters or all; `even` beats what forbids it."""

    from_: Cards | None = None
    even: bool = False


class Adjust(Verb, frozen=True, kw_only=True, tag="adjust"):
    """Changes the die that lies there, or has it rolled again; or changes the levels about to be lost."""

    plus: int | None = None
    to: Amount | None = None
    again: bool = False


class Cancel(Verb, frozen=True, kw_only=True, tag="cancel"):
    """What was about to happen does not; or a lasting card is lifted."""

    cards: Cards | None = None


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
    | Show
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

    n: int
    per: Literal["turn", "combat", "roll", "target"]  # target: once for each target in one combat


class Target(Record, frozen=True, kw_only=True):
    """What is announced with the move: a player, a side of the fight, or a card."""

    who: Literal["player", "rival", "side", "munchkin"] | None = None  # munchkin: one in the fight
    both: bool = False  # the two munchkins of the fight may be announced together
    if_: Condition | None = None
    cards: Cards | None = None


class Use(Record, frozen=True, kw_only=True):
    """At this point in time someone may do this, perhaps at a cost."""

    name: Words | None = None
    when: Points
    whose: Literal["you", "any", "rival"] = "you"  # whose step may be answered
    from_: Literal["hand", "play"] | None = None
    if_: Condition | None = None
    target: Target | None = None
    cost: tuple[Lose | LoseLevels, ...] = ()
    at_most: Limit | None = None
    do: tuple[AnyVerb, ...]


class Trigger(Record, frozen=True, kw_only=True):
    """At this point in time this happens by itself."""

    at: Points  # `after_draw`: when the card itself is received
    whose: Literal["you", "any"] = "you"
    cards: Cards | None = None  # what is played, lost, discarded or escaped from
    if_: Condition | None = None
    do: tuple[AnyVerb, ...]


# --- cards ------------------------------------------------------------------------------------------------


class Card(Record, frozen=True, kw_only=True):
    """What every card has."""

    id: str
    name: Words
    copies: int = 1
    tags: tuple[str, ...] = ()
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()
    source: str = "published"
    hook: str | None = None


class Monster(Card, frozen=True, kw_only=True):
    """A monster: `run` changes the roll to flee it, `levels` is what killing it is worth."""

    level: int
    treasures: int
    levels: int = 1
    run: int = 0
    bad_stuff: tuple[AnyVerb, ...]


class Curse(Card, frozen=True, kw_only=True):
    """A curse; `do` is what it does to its victim, or it is put on such a card of the victim's."""

    do: tuple[AnyVerb, ...] = ()
    attach: Cards | None = None


class Race(Card, frozen=True, kw_only=True):
    """A race; its id is also the name of the trait."""


class Class(Card, frozen=True, kw_only=True):
    """A class; its id is also the name of the trait.

    One that spreads has a pile of its own from which others become it, and cannot be lost by the last.
    """

    spreads: bool = False


class Item(Card, frozen=True, kw_only=True):
    """An item: what it adds in use, where it is worn, what it sells for, who may use it."""

    bonus: Number = 0
    slot: str | None = None
    hands: int = 1
    value: int = 0
    only: Condition | None = None


class Played(Card, frozen=True, kw_only=True):
    """A card that is simply played: its one use, written flat."""

    when: Points | None = None
    whose: Literal["you", "any", "rival"] = "you"
    if_: Condition | None = None
    target: Target | None = None
    cost: tuple[Lose | LoseLevels, ...] = ()
    do: tuple[AnyVerb, ...] = ()


class OneShot(Played, frozen=True, kw_only=True):
    """A card usable once, most often an item; with a `bonus`, for either side of any fight."""

    bonus: Number = 0
    ours: Condition | None = None  # for the munchkins only where this holds
    value: int = 0
    item: bool = True  # else it cannot be carried, traded or sold (R-ITEM-003)


class Enhancer(Card, frozen=True, kw_only=True):
    """Put on a monster in any fight, or on a player for whom `bearer` holds."""

    bonus: Number
    treasures: int = 0
    run: int = 0
    bearer: Condition | None = None


class Sidekick(Card, frozen=True, kw_only=True):
    """Stands by its owner; not an item."""

    deck: Literal["door", "treasure"]
    bonus: Number = 0


class Action(Played, frozen=True, kw_only=True):
    """Anything else: played once, or, with `mods`, kept in front of its owner."""

    deck: Literal["door", "treasure"]
    attach: Cards | None = None  # put on such a card of one's own, and works while it is there
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


class Trait(Record, frozen=True, kw_only=True):
    """A trait that no card gives: a sex, or the race of those without a race card."""

    id: str
    of: Literal["sex", "race"]
    noun: Noun


class Slot(Record, frozen=True, kw_only=True):
    """A place to wear items, and how many units of it a character has."""

    id: str
    room: int
    clause: str  # what forbids wearing more
    noun: Noun


class Match(Record, frozen=True, kw_only=True):
    """Which cards have a tag by what is printed on them: all keys given must fit."""

    kind: str | None = None
    name_ends: str | None = None  # of the English name, so that all languages play the same game
    name_starts: tuple[str, ...] | None = None
    bad_stuff: Literal["die"] | None = None  # it may come to this


class Tag(Record, frozen=True, kw_only=True):
    """A mark on cards: limits it brings, effects all its cards share, and its words."""

    id: str
    noun: Noun  # the adjective as used after or before the word card: Big / Gros
    absent: Noun | None = None  # the adjective for cards without it: small / petit
    match: Match | None = None  # cards that have the tag without saying so
    implies: tuple[str, ...] = ()
    carry: int | None = None  # how many a character may carry
    use: int | None = None  # how many a character may use at a time
    bid: bool = False  # what one bids with in the fast variant
    setting: str | None = None  # the effects hold only where this setting is on
    mods: tuple[AnyMod, ...] = ()
    on: tuple[Trigger, ...] = ()
    uses: tuple[Use, ...] = ()


class KindWords(Record, frozen=True, kw_only=True):
    """A kind of card: its words and the effects all its cards share."""

    id: str
    noun: Noun
    limit: int | None = None  # how many a character may have in play
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
