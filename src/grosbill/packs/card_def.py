"""A card, compiled so that the rules look nothing up by name while playing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.places import shares, shares_use
from grosbill.effects.points import (
    AFTER_DRAW,
    ATTACH,
    BEFORE_FIGHT,
    CHANGES_ROLLS,
    CHANGES_STRENGTH,
    CURSE,
    HOLDS_BID,
    HOLDS_ITEM,
    HOLDS_MONSTER,
    HOLDS_SIDEKICK,
    HOLDS_TRAIT,
    IS_LIMITED,
    MAKES_ROOM,
    mask,
)
from grosbill.effects.tags import records, tags_of
from grosbill.effects.vocabulary import KINDS
from grosbill.model.settings import Settings

# The doors and the treasures (R-SETUP-005), and what is found in each (R-SETUP-007).
_DECKS = {"monster": 0, "curse": 0, "race": 0, "class": 0, "enhancer": 0, "item": 1, "one_shot": 1}


def _may_fail(verb: v.AnyVerb) -> bool:
    """Whether an effect may find nothing to work on."""
    if isinstance(verb, v.GainLevels):
        return not verb.may_win and (verb.who == "you" or (isinstance(verb.who, v.Who) and verb.who.one))
    if isinstance(verb, v.Join):
        return verb.cards is not None and not verb.cards.this
    if isinstance(verb, v.Take):
        return verb.cards.in_ == "discards"
    if isinstance(verb, v.Escape):
        return verb.from_ is not None
    return isinstance(verb, v.Recruit) or (isinstance(verb, v.Redirect) and verb.to == "discards")


CARD_SETTINGS = frozenset(("fast", "sidekicks"))
"""The settings that are asked here, beside those that tags name."""


def in_force(group: v.Tag, settings: Settings) -> bool:
    """Whether what a tag or a kind brings is in force in this game."""
    return group.setting is None or bool(getattr(settings, group.setting))


def _steady(kind: str, bonus: v.Number) -> bool:
    """Whether a bonus changes only when its owner's cards do, and not with the fight or the level.

    Those of items are added up again then; what a sidekick adds by a case is added up in the fight.
    """
    conditions = [record for record in records(bonus) if isinstance(record, v.Condition)]
    asked = {
        field
        for condition in conditions
        for field in condition.__struct_fields__
        if getattr(condition, field) and field not in ("not_", "any", "all")
    }
    return isinstance(bonus, int) or (kind == "item" and bonus.case is not None and asked <= {"is_"})


def _spoken_of(verbs: tuple[v.AnyVerb, ...]) -> frozenset[str]:
    """The kinds, tags and cards in play, and the races and classes, by which effects turn out differently.

    What is simply lost may as well have been given up before.
    """
    plain = [verb for verb in verbs if isinstance(verb, v.Lose) and not verb.otherwise]
    asked: list[v.Names | None] = []
    for record in records(tuple([verb.if_ if verb in plain else verb for verb in verbs])):
        if isinstance(record, v.Condition):
            asked += [record.is_, record.suffers]
        elif isinstance(record, v.Cards) and record.in_ not in ("hand", "discards"):
            asked += [record.kind, record.tag, record.id]
    return frozenset(
        [name for names in asked for name in ([names] if isinstance(names, str) else names or ())]
    )


def joins_itself(verbs: tuple[v.AnyVerb, ...]) -> bool:
    """Whether the card that does this comes into the fight itself."""
    return any(isinstance(verb, v.Join) and verb.cards is not None and verb.cards.this for verb in verbs)


def _removes_itself(verbs: tuple[v.AnyVerb, ...]) -> bool:
    return any(isinstance(verb, v.Remove) and verb.cards.this for verb in verbs)


def _announced(use: v.Use) -> tuple[int, ...]:
    """The numbers one of which is announced with a use, if it asks for one."""
    for verb in use.do:
        amounts: list[int | v.Amount | None] = []
        if isinstance(verb, v.Adjust):
            amounts = [verb.to]
        elif isinstance(verb, v.Grant):
            amounts = [mod.plus for mod in verb.mods if isinstance(mod, v.Strength)]
        for amount in amounts:
            if isinstance(amount, v.Amount) and amount.one_of is not None:
                return amount.one_of
    return ()


# What a kind of card may do without saying so.
# On anyone, oneself too, at any time (R-CURSE-004, 005, R-TIME-003, R-INTERF-005, 009, Q-010).
_CURSE = v.Use(when="any_time", target=v.Target(who="player"), do=())
# By anyone in any fight (R-ENH-002, R-INTERF-003), on the monster they choose (R-ENH-004).
_ENHANCE = v.Use(when="combat", target=v.Target(cards=v.Aimed(in_="fight", kind="monster")), do=())
_POSE = v.Use(when="any_time", at_most=v.Limit(n=6, per="turn"), do=())
_HEAD_COUNT = v.Use(
    name=v.Words(en="Head count", fr="Décompte"), when="any_time", at_most=v.Limit(n=6, per="turn"), do=()
)
# Into anybody's fight (R-INTERF-001), for either side (R-INTERF-002).
_BOOST = v.Use(when="combat", do=())


# What is marked as one of those that join by themselves joins like them (R-WANDER-004).
_ALONG = v.Join(cards=v.Joining(kind="monster", in_="hand"))


def _takes(verb: v.AnyVerb) -> bool:
    """Whether the card that was announced comes to the user's table, perhaps by a good roll."""
    if isinstance(verb, v.Roll):
        return any(_takes(each) for row in verb.results for each in row.do)
    return isinstance(verb, v.Take) and verb.cards.target and verb.to != "use"


def _as_long_as_such(use: v.Use) -> v.Use:
    """What is given to those of a race or class counts for whoever of them is of it just then."""
    return msgspec.structs.replace(use, do=tuple([_conditional(verb) for verb in use.do]))


def _conditional(verb: v.AnyVerb) -> v.AnyVerb:
    if not isinstance(verb, v.Grant) or not isinstance(verb.who, v.Who) or verb.on or verb.to is not None:
        return verb
    such = verb.who.if_
    if such is None or such != v.Condition(is_=such.is_) or any(mod.if_ is not None for mod in verb.mods):
        return verb
    mods = tuple([msgspec.structs.replace(mod, if_=such) for mod in verb.mods])
    return msgspec.structs.replace(verb, who=msgspec.structs.replace(verb.who, if_=None), mods=mods)


How: TypeAlias = Literal[
    "effects", "curse", "enhance", "boost", "attach", "bear", "pose", "head_count", "escort"
]

# What is open to some of them where cards are not used otherwise.
_ACTS: Final[dict[How, int]] = {"curse": CURSE, "attach": ATTACH}


class Power:
    """A use, compiled: the bits of its points, where its card must be, and a number for counting."""

    __slots__ = (
        "aimless",
        "any",
        "at_player",
        "bestows",
        "brings",
        "called",
        "gives_levels",
        "hand",
        "how",
        "kinds",
        "needs",
        "noted",
        "number",
        "numbers",
        "plain",
        "play",
        "points",
        "poses",
        "raises",
        "recruits",
        "rival",
        "slug",
        "strips",
        "takes",
        "unused",
        "use",
    )

    def __init__(self, use: v.Use, kind: str, how: How, *, kinds: bool = False):
        """Compile a use of a card of that kind; `kinds`: all cards of the kind have it."""
        self.use = use = _as_long_as_such(use)
        self.kinds = kinds
        self.how = how
        self.poses = how in ("pose", "head_count")
        self.points = mask(use.when) | _ACTS.get(how, 0)
        self.any = use.whose != "you"
        self.rival = use.whose == "rival"
        self.numbers = _announced(use)
        self.hand = use.from_ == "hand" or (
            use.from_ is None and kind not in ("item", "race", "class", "sidekick", "monster")
        )
        self.play = use.from_ == "play" or (
            use.from_ is None and kind in ("item", "race", "class", "sidekick", "one_shot")
        )
        self.unused = use.from_ == "play" or kind == "one_shot"
        self.slug = use.slug
        self.called = ""  # what a move calls it: by its slug, where its card has several
        self.number = 0
        self.noted = False  # the card asks whether this use was made
        # Effects that may have nothing to work on, and so have to be asked about before.
        self.needs = tuple([verb for verb in use.do if _may_fail(verb)])
        self.plain = not (use.if_ or use.cost or use.at_most or self.needs)
        # The cards one of which is played along, so that all see what is to be answered.
        joined = [verb.cards for verb in use.do if isinstance(verb, v.Join) and verb.cards is not None]
        self.brings = next((cards for cards in joined if not cards.this), None)
        # What has to be asked about those it is pointed at.
        gains = [verb for verb in use.do if isinstance(verb, v.GainLevels)]
        losses = [verb for verb in use.do if isinstance(verb, v.Lose)]
        self.gives_levels = bool(gains)
        self.recruits = any(isinstance(verb, v.Recruit) for verb in use.do)
        self.takes = any(map(_takes, use.do))
        self.raises = tuple([verb for verb in gains if verb.who == "target" and not verb.may_win])
        # What one of several others gets, whom the player of the card names.
        self.bestows = tuple([verb for verb in gains if isinstance(verb.who, v.Who) and verb.who.one])
        self.strips = tuple([verb for verb in losses if verb.who == "target" and not verb.even])
        self.at_player = use.target is not None and use.target.cards is None
        self.aimless = use.target is None and not self.numbers and how not in ("attach", "boost")


def _points(powers: Iterable[Power]) -> int:
    bits = 0
    for power in powers:
        bits |= power.points
    return bits


def _slot_only(mod: v.Mod) -> bool:
    return isinstance(mod, v.Ignores) and mod.limits == "slot"


def _on_host(mod: v.Scale) -> bool:
    return isinstance(mod.of, v.Cards) and mod.of.host


def _all_who_fight(verb: v.Grant) -> bool:
    return (verb.who if isinstance(verb.who, str) else verb.who.who) == "fighters"


def _combines(mod: v.Mod) -> bool:
    return isinstance(mod, v.Combines)


class CardDef:
    """One distinct card, compiled."""

    def __init__(
        self,
        card: v.AnyCard,
        pack: str,
        tags: dict[str, v.Tag],
        kinds: dict[str, v.KindWords],
        settings: Settings,
    ):
        """Compile a card of a pack; shared effects of tags and kinds are added to its own."""
        self.card = card
        self.id = card.id
        self.pack = pack
        self.kind = KINDS[type(card)]
        self.deck = _DECKS.get(self.kind, 0)
        if isinstance(card, v.Sidekick | v.Action):
            self.deck = int(card.deck == "treasure")
        self.item = self.kind == "item" or (isinstance(card, v.OneShot) and card.item)
        names = (*tags_of(card, tags), self.kind)
        shared = [tags[name] for name in names if name in tags and in_force(tags[name], settings)]
        self.tags = frozenset(names)
        self.level: int = getattr(card, "level", 0)
        self.treasures: int = getattr(card, "treasures", 0)
        self.levels: int = getattr(card, "levels", 1)
        self.run: int = getattr(card, "run", 0)
        self.least: int | None = card.least if isinstance(card, v.Enhancer) else None
        self.bad_stuff: tuple[v.AnyVerb, ...] = getattr(card, "bad_stuff", ())
        self.curse: tuple[v.AnyVerb, ...] = card.do if isinstance(card, v.Curse) else ()
        # A curse, by whatever name, that stays with its victim: no card that lies before somebody else.
        self.strikes = "curse" in self.tags and self.kind in ("curse", "one_shot", "action")
        self._spoken_of = _spoken_of(self.curse)
        self.bonus: v.Number = getattr(card, "bonus", 0)
        self.boost = self.bonus if isinstance(self.bonus, int) else self.bonus.else_
        self.steady = _steady(self.kind, self.bonus)
        self.ours: v.Condition | None = getattr(card, "ours", None)
        self.value: int = getattr(card, "value", 0)
        self.slot: str | None = getattr(card, "slot", None)
        self.hands: int = getattr(card, "hands", 1)
        self.only: v.Condition | None = getattr(card, "only", None)
        self.only_traits = 0  # the bits of who may use it, where that is all it asks
        self.limited = any(tag.carry is not None for tag in shared)
        self.use_tags = tuple([tag.id for tag in shared if tag.use is not None])
        self.attach: v.Cards | None = getattr(card, "attach", None)
        self.stays: bool = getattr(card, "stays", False)
        # Whether it is no monster, and may stand in a fight as one: mostly as its copy.
        joins = [record for record in records(card) if isinstance(record, v.Join)]
        self.stands_in = self.kind != "monster" and any(join.stands_in for join in joins)
        giving = shared if shares(self.kind) else []
        self.mods = card.mods + tuple([mod for tag in giving for mod in tag.mods])
        self.on = card.on + tuple([trigger for tag in giving for trigger in tag.on])
        self.hook = card.hook
        self._sort_mods()
        marked = [tags[name] for name in self.marks if name in tags and in_force(tags[name], settings)]
        self.powers = tuple(self._powers(card, shared, marked, kinds))
        # What it gives to all of a side for as long as the fight lasts, whenever they come to it; not what
        # depends on a number that was announced.
        steady = [power.use.do for power in self.powers if not power.numbers]
        given = [verb for verbs in steady for verb in verbs if isinstance(verb, v.Grant)]
        self.for_monsters = tuple([verb for verb in given if verb.to is not None and verb.to.n == "all"])
        self.for_munchkins = tuple([verb for verb in given if verb.for_ == "combat" and _all_who_fight(verb)])
        if len(self.powers) > 1:
            for power in self.powers:
                power.called = power.slug
        # Its uses by where it is: in hand, in front of its owner in use or idle, in the fight as a monster.
        self.hand_powers = tuple([power for power in self.powers if power.hand])
        self.used_powers = tuple([power for power in self.powers if power.play])
        self.idle_powers = tuple([power for power in self.used_powers if power.unused or self.kind != "item"])
        self.face_powers = tuple(
            [power for power in self.powers if self.kind == "monster" and not power.hand]
        )
        # The slot it takes room in, and the tag whose cards take it as one (R-LASER-003), each a card still
        # (R-LASER-006).
        self.place = None if any(_slot_only(mod) for mod in self.mods) else self.slot
        self.combines = next((tag.id for tag in shared if any(map(_combines, tag.mods))), "")
        self.spreads = isinstance(card, v.Class) and card.spreads
        self.trait = self.kind in ("race", "class") or bool(self.grants_room)
        # In the fast variant: what may be bid for on the discards, and what one bids (R-FAST-003).
        self.prized = settings.fast and self.trait and not self.spreads
        self.bid = settings.fast and any(tag.bid for tag in shared)
        self._sort_points(settings)

    def _sort_mods(self) -> None:
        """The standing changes by what they change."""
        mods = self.mods
        self.strength = tuple([mod for mod in mods if isinstance(mod, v.Strength)])
        self.scales = tuple(
            [mod for mod in mods if isinstance(mod, v.Scale) and mod.what != "value" and not _on_host(mod)]
        )
        self.wins_ties = any(isinstance(mod, v.WinsTies) for mod in mods)
        # What a monster is as well, with this on it.
        self.marks = tuple([mod.tag for mod in mods if isinstance(mod, v.Marks)])
        self.bargain = next((mod for mod in mods if isinstance(mod, v.Scale) and mod.what == "value"), None)
        self.capacity = tuple([mod for mod in mods if isinstance(mod, v.Capacity)])
        # A card that is there for two races or classes, and goes with what it stands on.
        rooms = [mod.of for mod in self.capacity if mod.of in ("race", "class")]
        self.grants_room = rooms[0] if rooms and self.kind == "action" else ""
        self.ignores = any(isinstance(mod, v.Ignores) and mod.limits == "all" for mod in mods)
        # What one may be taken for thanks to it, and the strength that brings.
        self.borrowed: tuple[v.Strength, ...] = ()
        self.counts_as = next((mod.trait for mod in mods if isinstance(mod, v.CountsAs)), "")
        self.forbids = tuple([mod for mod in mods if isinstance(mod, v.Forbid)])
        # What it hangs on cannot be lost, and its bonus counts that many times.
        self.holds_fast = any(mod.what == "lose" for mod in self.forbids)
        self.turns = next((mod.by for mod in mods if isinstance(mod, v.Scale) and _on_host(mod)), 1)
        carries = [mod for mod in mods if isinstance(mod, v.Carries)]
        self.carries = sum([mod.n for mod in carries])
        self.carries_anything = any(mod.ignores == "all" for mod in carries)
        self.weakens = bool(self.scales) or any(mod.to is not None for mod in self.strength)
        # (traits, bonus, whether it is a drawback to be one of them); the other strength changes
        self.against: tuple[tuple[int, int, bool], ...] = ()
        self.special_strength: tuple[v.Strength, ...] = ()
        self.treasure_mods = tuple([mod for mod in mods if isinstance(mod, v.Treasures)])
        self.roll_mods = tuple([mod for mod in mods if isinstance(mod, v.RollMod)])

    def _sort_points(self, settings: Settings) -> None:
        """The points in time at which the card matters, by where it is."""
        # Cards that are simply laid in front of their owner: items, and what has standing effects only.
        standing = self.kind == "action" and bool(self.mods) and not self.powers
        # A monster that may leave by itself, unpaid, before it is fought.
        leaving = [use.do for use in self.card.uses if BEFORE_FIGHT & mask(use.when) and not use.cost]
        leaving += [trigger.do for trigger in self.card.on if BEFORE_FIGHT & mask(trigger.at)]
        self.friendly = self.kind == "monster" and any(_removes_itself(verbs) for verbs in leaving)
        self.laid = self.kind in ("item", "sidekick") or (standing and not self.trait)
        self.hand_points = _points(self.hand_powers)
        if self.trait:
            self.hand_points |= HOLDS_TRAIT
        elif self.kind == "sidekick" and settings.sidekicks:
            self.hand_points |= HOLDS_SIDEKICK
        elif self.laid or self.item:
            self.hand_points |= HOLDS_ITEM
        elif self.kind == "monster":
            self.hand_points |= HOLDS_MONSTER
        if self.bid:
            self.hand_points |= HOLDS_BID
        # In front of a player, in use and idle: what it changes there, the points of its uses, and those that
        # are open to anyone.
        there = self._there()
        self.used_points, self.idle_points = (
            _points(self.used_powers) | there,
            _points(self.idle_powers) | there,
        )
        self.used_any = _points([power for power in self.used_powers if power.any])
        self.idle_any = _points([power for power in self.idle_powers if power.any])
        self.face_points = _points(self.face_powers)
        self.trigger_points = 0
        for trigger in self.on:
            self.trigger_points |= mask(trigger.at)
        # What a monster does on entering, and what to each munchkin who comes to face it.
        self.meets = tuple([trigger for trigger in self.on if trigger.each])
        self.acts_on_entering = any(mask(on.at) & BEFORE_FIGHT and not on.each for on in self.on)
        self.acts_when_received = any(
            mask(trigger.at) & AFTER_DRAW and (trigger.if_ is None or trigger.if_.cause != "face_up")
            for trigger in self.on
        )

    def _there(self) -> int:
        """What the card may change in front of a player, used or not."""
        bits = CHANGES_STRENGTH if self.strength or self.scales or not self.steady else 0
        if self.roll_mods and self.kind != "monster":
            bits |= CHANGES_ROLLS
        if self.capacity:
            bits |= MAKES_ROOM
        return bits | IS_LIMITED if self.item and self.limited else bits

    def _powers(
        self, card: v.AnyCard, shared: list[v.Tag], marked: list[v.Tag], kinds: dict[str, v.KindWords]
    ) -> list[Power]:
        powers = [Power(use, self.kind, "effects") for use in card.uses]
        if isinstance(card, v.Played) and card.when is not None:
            powers.append(Power(card.flat(card.when), self.kind, "attach" if self.attach else "effects"))
        if isinstance(card, v.Curse):
            powers.append(Power(_CURSE, self.kind, "curse"))
        if isinstance(card, v.Enhancer):
            powers.append(Power(_ENHANCE, self.kind, "enhance"))
            if card.bearer is not None:
                bearer = v.Target(who="player", if_=card.bearer)
                powers.append(Power(v.Use(when="any_time", target=bearer, do=()), self.kind, "bear"))
            joining = [use for tag in marked for use in tag.uses if joins_itself(use.do)]
            along = [v.Use(when=use.when, if_=use.if_, do=(_ALONG,)) for use in joining]
            powers.extend(Power(use, self.kind, "escort") for use in along)
        if self.counts_as:
            powers += [Power(_POSE, self.kind, "pose"), Power(_HEAD_COUNT, self.kind, "head_count")]
        if isinstance(card, v.OneShot) and card.bonus:
            powers.append(Power(_BOOST, self.kind, "boost"))
        for tag in shared:
            powers.extend(Power(use, self.kind, "effects") for use in tag.uses if shares_use(self.kind, use))
        powers.extend(Power(use, self.kind, "effects", kinds=True) for use in kinds[self.kind].uses)
        asked = {record.used for record in records(card) if isinstance(record, v.Condition)}
        for power in powers:
            power.noted = power.slug in asked
        return powers

    def speaks_of(self, other: CardDef) -> bool:
        """Whether what a curse does depends on its victim's having the other card."""
        return other.id in self._spoken_of or not self._spoken_of.isdisjoint(other.tags)

    def triggers(self, point: int) -> list[v.Trigger]:
        """What happens by itself at a point."""
        if not self.trigger_points & point:
            return []
        return [trigger for trigger in self.on if mask(trigger.at) & point and not trigger.each]
