"""What there is at each place of a card: a fight, a die, a target, somebody whose step it is.

Bad Stuff finds no announced target, a use in peace no fight, what happens after a combat no die. Two tables
say what is there at each point in time (`USES`, `TRIGGERS`). Which standing changes work where is in `MODS`.
`misplaced` compares a card with it.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from grosbill.effects import vocabulary as v

Fault: TypeAlias = tuple[str, str]
"""The path of keys that leads to it, and what is wrong."""

# How it is said that something is missing, and what to do.
MISSING = {
    "fight": 'a fight: use it at "combat", say',
    "span": 'a fight: use it at "combat", say',
    "battle": 'a fight that is still undecided: use it at "combat", say',
    "run": 'a fight to get away from: use it at "combat" or "before_run", say',
    "away": 'monsters that can still leave the fight: use it at "combat", say',
    "over": 'a fight that is over: let it happen at "after_combat"',
    "turn": 'a turn to go on with: use it at "own_turn" or "combat", say',
    "player": 'a target: give the use `target = { who = "rival" }`',
    "play card": 'a target: give the use `target = { cards = { kind = "item", in = "play" } }`',
    "foe card": 'a target: give the use `target = { cards = { kind = "monster", in = "fight" } }`',
    "fight card": 'a target: give the use `target = { cards = { kind = "one_shot", in = "fight" } }`',
    "given card": 'a target: give the use `target = { cards = { kind = "monster", in = "fight" } }`',
    "force card": 'a target: give the use `target = { cards = { kind = "curse", in = "force" } }`',
    "aim": 'a target: give the use `target = { cards = { kind = "item", in = "play" } }`',
    "actor": 'somebody whose step is under way: use it at "turn_start" or "after_roll", say',
    "die": 'a die on the table: use it at "after_roll"',
    "pips": 'a die on the table, or levels about to be lost: use it at "after_roll" or "before_level_loss"',
    "throw": 'a die on the table, or an escape: use it at "after_roll" or "after_escape"',
    "tested": 'a roll that has been made: use it at "after_roll" or "before_bad_stuff"',
    "rolled": "a number that was rolled: let it follow a `roll`",
    "that": "a card that has just been moved: let it follow the loss of one",
    "thrown": 'a card just discarded: let it happen at "after_discard"',
    "room": 'a room about to be looted: use it at "before_loot"',
    "pending": 'something about to happen: use it at "before_curse" or "before_loot", say',
    "draw": 'cards about to be drawn face up: use it at "before_draw"',
    "passing": 'a fight or a curse to pass on: use it at "combat" or "before_curse"',
    "reward": 'a reward about to be drawn: use it at "before_reward"',
    "received": 'a card just received: let it happen at "after_draw"',
    "host": "something it hangs on: the card needs `attach`",
    "own": "a card in front of its owner: a race, class, item or sidekick, or what hangs on an item",
    "monster": "a monster: it stands on one",
    "unplaced": "the card itself, which stands for a monster already",
    "held": 'a monster in hand: give the use `from = "hand"`',
    "brought": "a card played from hand, or `may`: somebody has to bring the monster along",
    "number": "a use that announces it: grant it right there, without target",
    "announced": "a number announced before: grant a bonus with `one_of` with it",
    "caught": "somebody caught by a monster: it stands in Bad Stuff",
    "asked": "somebody else who is asked: `who`, or a target",
    "counted": 'levels for a kill: it stands in `mod = "reward"`',
}

_COMBAT = frozenset({"span", "fight", "battle", "run", "away", "passing"})
_STEP = frozenset({"actor"})


class _Point(NamedTuple):
    """What is there at a point in time, and whose step may be answered."""

    there: frozenset[str] = frozenset()
    causes: tuple[str, ...] = ()
    whose: tuple[str, ...] = ("you", "any", "rival")


_OWN = ("you",)

USES: dict[str, _Point] = {
    "any_time": _Point(whose=_OWN),
    "peace": _Point(whose=_OWN),
    "own_turn": _Point(frozenset({"turn"}), whose=_OWN),
    "turn_start": _Point(_STEP | {"turn"}),
    "turn_end": _Point(_STEP),
    "combat": _Point(_COMBAT | {"turn"}, whose=_OWN),
    "before_fight": _Point(_COMBAT, whose=_OWN),
    "before_play": _Point(_STEP | {"pending"}),
    "before_curse": _Point(_STEP | {"pending", "passing"}, ("door", "played")),
    "before_draw": _Point(_STEP | {"draw"}, whose=_OWN),
    "before_door": _Point(_STEP),
    "before_loot": _Point(_STEP | {"pending", "turn", "room"}, whose=_OWN),
    "before_reward": _Point(_STEP | {"reward"}, whose=("you", "any")),
    "after_draw": _Point(_STEP | {"pending"}, whose=("any", "rival")),
    "after_discard": _Point(_STEP | {"thrown"}),
    "before_run": _Point(frozenset({"span", "fight", "run", "away"})),
    "after_roll": _Point(_STEP | {"die", "pips", "throw", "tested", "span"}),
    "after_escape": _Point(_STEP | {"span", "fight", "throw"}),
    "before_bad_stuff": _Point(_STEP | {"span", "fight", "run", "away", "tested"}),
    "after_combat": _Point(frozenset({"over", "turn"})),
    "before_level_loss": _Point(_STEP | {"pending", "pips", "span"}, ("curse", "bad_stuff")),
    "after_level": _Point(_STEP, ("kill",)),
    "before_death": _Point(_STEP | {"pending"}),
}
"""At each point somebody is asked: what is there for a use."""


class Moment(NamedTuple):
    """What is there when something happens by itself, on which cards it does, and what it may be about."""

    holders: tuple[str, ...]
    there: frozenset[str] = frozenset()  # for what happens
    asked: frozenset[str] = frozenset()  # for the condition
    causes: tuple[str, ...] = ()
    about: tuple[str, ...] = ()  # keys of `cards`


MINE = ("race", "class", "item", "sidekick")
_SORT = ("kind", "tag", "slot", "id", "deck", "value", "level", "bonus")

TRIGGERS: dict[str, Moment] = {
    "before_fight": Moment(
        (*MINE, "monster", "tag"), _COMBAT | _STEP, _COMBAT, causes=("call", "trouble", "door")
    ),
    "before_play": Moment(("monster",), frozenset({"fight", "actor", "pending"}), _COMBAT, about=_SORT),
    "before_curse": Moment(MINE, frozenset({"pending"}), causes=("door", "played")),
    "after_roll": Moment(MINE, frozenset({"rolled"}), frozenset({"tested"})),
    "after_escape": Moment((*MINE, "monster"), frozenset({"fight"}), frozenset({"fight"}), about=_SORT),
    "before_bad_stuff": Moment((*MINE, "monster"), frozenset({"fight"}), frozenset({"fight"}), about=_SORT),
    "before_loss": Moment(
        ("item",), frozenset({"pending"}), causes=("curse", "bad_stuff"), about=("in_", "slot", "this")
    ),
    "after_kill": Moment((*MINE, "monster"), frozenset({"turn"}), frozenset({"fight"})),
    "after_combat": Moment(
        (*MINE, "granted"), frozenset({"over", "turn"}), frozenset({"over", "fight"}), ("kill",)
    ),
    "after_draw": Moment(("action",), frozenset({"turn", "received"}), causes=("face_up",)),
    "after_discard": Moment(("one_shot",), frozenset({"thrown"})),
}
"""At each point something may happen by itself."""

_OWN_BANS = ("escape", "run", "help", "be_helped", "refuse_help", "pay_help")
MODS: dict[str, dict[str, tuple[str, ...]]] = {
    "own": {
        "strength": ("plus", "if_"),
        "roll": ("of", "plus", "to", "if_"),
        "treasures": ("plus", "per", "if_"),
        "capacity": ("of", "plus", "unlimited", "single"),
        "scale": ("of", "by", "what", "at_most", "if_"),
        "forbid": ("what", "if_"),
        "auto_escape": ("if_",),
        "wins_ties": ("if_",),
        "counts_as": ("trait",),
        "ignores": ("limits",),
        "carries": ("n", "ignores"),
    },
    "monster": {
        "strength": ("plus", "against", "to", "if_"),
        "treasures": ("plus", "if_"),
        "reward": ("plus", "if_"),
        "scale": ("of", "by", "what", "to", "if_"),
        "forbid": ("what", "if_"),
        "auto_escape": ("if_",),
    },
    "hanging": {
        "strength": ("plus",),
        "capacity": ("of", "plus", "if_"),
        "ignores": ("limits",),
        "scale": ("of", "by"),
        "forbid": ("what",),
    },
    "given": {
        "strength": ("plus", "if_"),
        "roll": ("of", "plus", "if_"),
        "scale": ("of", "by", "what", "if_"),
        "forbid": ("what", "if_"),
    },
    "given to cards": {"strength": ("plus",), "scale": ("of", "by", "what"), "marks": ("tag",)},
    "enhancer": {"marks": ("tag",)},
    "tag": {
        "combines": (),
        "strength": ("plus", "if_"),
        "treasures": ("plus", "if_"),
        "auto_escape": ("if_",),
        "forbid": ("what", "if_"),
    },
}
"""Where a standing change may stand, and which of its keys work there."""

WHERE_MODS = {
    "own": "a card in front of its owner",
    "monster": "a monster",
    "hanging": "a card that hangs on another",
    "given": "what is granted to a player",
    "given to cards": "what is granted to cards",
    "enhancer": "an enhancer",
    "tag": "a tag",
}
BANS = {
    "own": (*_OWN_BANS, "drop"),
    "monster": ("escape", "run", "help", "be_helped", "pay_help"),
    "hanging": ("lose",),
    "given": (*_OWN_BANS, "win"),
    "tag": ("escape", "run", "help", "be_helped", "pay_help"),
}


# Who is somebody only if there is something; any of it will do.
PEOPLE: dict[str, tuple[str, ...]] = {
    "actor": ("actor",),
    "target": ("player",),
    "fighter": ("fight",),
    "helper": ("fight",),
    "fighters": ("fight",),
    "partner": ("fight", "over"),
}


def shares(kind: str) -> bool:
    """Whether cards of a kind have what their tags change and do by themselves."""
    return kind in (*MINE, "monster")


def shares_use(kind: str, use: v.Use) -> bool:
    """Whether cards of a kind can be used as a tag says: in front of their owner, or a monster from hand."""
    return kind == "monster" if use.from_ == "hand" else kind in MINE


class Place(NamedTuple):
    """Where in a card one is."""

    name: str
    holder: str  # the kind of card, "tag" or "granted"
    there: frozenset[str]
    causes: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()  # the named uses of the card
    target: v.Target | None = None
    top: bool = False  # not within a choice or a roll

    def plus(self, *things: str) -> Place:
        return self._replace(there=self.there | set(things))

    def less(self, *things: str) -> Place:
        return self._replace(there=self.there - set(things), top=False)
