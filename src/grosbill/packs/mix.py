"""A mix: the cards of one game, compiled so that the rules look nothing up by name while playing."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Literal

from grosbill.effects import vocabulary as v
from grosbill.effects.points import (
    AFTER_DRAW,
    BEFORE_FIGHT,
    HOLDS_BID,
    HOLDS_ITEM,
    HOLDS_MONSTER,
    HOLDS_TRAIT,
    POINTS,
    mask,
)
from grosbill.effects.text import Lexicon
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import PackError
from grosbill.model.moves import Move
from grosbill.model.settings import Settings
from grosbill.packs.editions import HOME, Edition, editions
from grosbill.packs.loader import Pack, read_pack

_DECKS = {"monster": 0, "curse": 0, "race": 0, "class": 0, "enhancer": 0, "item": 1, "one_shot": 1}
_ITEMS = ("item", "one_shot")
BID_TAG = "level"
"""The tag of the Go Up a Level cards."""


def _may_fail(verb: v.AnyVerb) -> bool:
    """Whether an effect may find nothing to work on."""
    if isinstance(verb, v.GainLevels):
        return verb.who == "you" and not verb.may_win
    if isinstance(verb, v.Join):
        return verb.cards is not None and not verb.cards.this
    if isinstance(verb, v.Take):
        return verb.cards.in_ == "discards"
    if isinstance(verb, v.Escape):
        return verb.from_ is not None
    return isinstance(verb, v.Recruit) or (isinstance(verb, v.Redirect) and verb.to == "discards")


# What a kind of card may do without saying so.
_CURSE = v.Use(when="any_time", target=v.Target(who="player"), do=())
_ENHANCE = v.Use(when="combat", target=v.Target(cards=v.Cards(in_="fight", kind="monster")), do=())
_BOOST = v.Use(when="combat", target=v.Target(who="side"), do=())


class Power:
    """A use, compiled: the bits of its points, where its card must be, and a number for counting."""

    __slots__ = (
        "any",
        "any_player",
        "hand",
        "how",
        "needs",
        "number",
        "plain",
        "play",
        "points",
        "slug",
        "unused",
        "use",
    )

    def __init__(self, use: v.Use, kind: str, how: Literal["effects", "curse", "enhance", "boost", "attach"]):
        """Compile a use of a card of that kind."""
        self.use = use
        self.how = how
        self.points = mask(use.when)
        self.any = use.whose == "any"
        self.hand = use.from_ == "hand" or (
            use.from_ is None and kind not in ("item", "race", "class", "sidekick", "monster")
        )
        self.play = use.from_ == "play" or (
            use.from_ is None and kind in ("item", "race", "class", "sidekick", "one_shot")
        )
        self.unused = use.from_ == "play" or kind == "one_shot"
        self.slug = use.name.en.lower().replace(" ", "-") if use.name else ""
        self.number = 0
        # Effects that may have nothing to work on, and so have to be asked about before.
        self.needs = tuple([verb for verb in use.do if _may_fail(verb)])
        self.plain = not (use.if_ or use.cost or use.at_most or self.needs)
        target = use.target
        self.any_player = (
            how == "effects"
            and target is not None
            and target.who == "player"
            and target.if_ is None
            and target.cards is None
        )


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
        self.item = self.kind in _ITEMS
        self.tags = frozenset((*card.tags, self.kind))
        self.level: int = getattr(card, "level", 0)
        self.treasures: int = getattr(card, "treasures", 0)
        self.levels: int = getattr(card, "levels", 1)
        self.run: int = getattr(card, "run", 0)
        self.bad_stuff: tuple[v.AnyVerb, ...] = getattr(card, "bad_stuff", ())
        self.curse: tuple[v.AnyVerb, ...] = card.do if isinstance(card, v.Curse) else ()
        self.bonus: v.Number = getattr(card, "bonus", 0)
        self.boost = self.bonus if isinstance(self.bonus, int) else self.bonus.else_
        self.value: int = getattr(card, "value", 0)
        self.slot: str | None = getattr(card, "slot", None)
        self.hands: int = getattr(card, "hands", 1)
        self.only: v.Condition | None = getattr(card, "only", None)
        self.limited = any(tags[tag].carry is not None for tag in card.tags)
        self.attach: v.Cards | None = getattr(card, "attach", None)
        self.mods = card.mods
        self.on = card.on
        self.hook = card.hook
        self.strength = tuple(mod for mod in card.mods if isinstance(mod, v.Strength))
        self.scales = tuple(mod for mod in card.mods if isinstance(mod, v.Scale) and mod.what == "bonus")
        self.wins_ties = any(isinstance(mod, v.WinsTies) for mod in card.mods)
        self.bargain = next(
            (mod for mod in card.mods if isinstance(mod, v.Scale) and mod.what == "value"), None
        )
        self.capacity = tuple(mod for mod in card.mods if isinstance(mod, v.Capacity))
        self.grants_room = next((m.of for m in self.capacity if m.of in ("race", "class")), "")
        self.ignores = any(isinstance(mod, v.Ignores) for mod in card.mods)
        self.carries = sum(mod.n for mod in card.mods if isinstance(mod, v.Carries))
        self.weakens = bool(self.scales) or any(mod.to is not None for mod in self.strength)
        # (traits, bonus, whether it is a drawback to be one of them); the other strength changes
        self.against: tuple[tuple[int, int, bool], ...] = ()
        self.special_strength: tuple[v.Strength, ...] = ()
        self.unhelped = tuple(
            mod for mod in card.mods if isinstance(mod, v.Forbid) and mod.what == "be_helped"
        )
        self.treasure_mods = tuple(mod for mod in card.mods if isinstance(mod, v.Treasures))
        self.trait = self.kind in ("race", "class") or bool(self.grants_room)
        # In the fast variant: what may be bid for on the discards, and what one bids (R-FAST-003).
        self.prized = settings.fast and self.trait
        self.bid = settings.fast and BID_TAG in card.tags
        self.powers = tuple(self._powers(card, tags, kinds, settings))
        self.hand_points = 0
        for power in self.powers:
            if power.hand:
                self.hand_points |= power.points
        if self.trait:
            self.hand_points |= HOLDS_TRAIT
        elif self.item or self.kind == "sidekick":
            self.hand_points |= HOLDS_ITEM
        elif self.kind == "monster":
            self.hand_points |= HOLDS_MONSTER
        if self.bid:
            self.hand_points |= HOLDS_BID
        # The points at which a munchkin who faces this monster may use something printed on it.
        self.face_points = 0
        if self.kind == "monster":
            for power in self.powers:
                if not power.hand:
                    self.face_points |= power.points
        self.trigger_points = 0
        for trigger in self.on:
            self.trigger_points |= mask(trigger.at)
        self.acts_on_entering = bool(self.trigger_points & BEFORE_FIGHT)
        self.acts_when_received = bool(self.trigger_points & AFTER_DRAW)

    def _powers(
        self, card: v.AnyCard, tags: dict[str, v.Tag], kinds: dict[str, v.KindWords], settings: Settings
    ) -> list[Power]:
        powers = [Power(use, self.kind, "effects") for use in card.uses]
        if isinstance(card, v.Played) and card.when is not None:
            flat = v.Use(
                when=card.when, whose=card.whose, if_=card.if_, target=card.target, cost=card.cost, do=card.do
            )
            powers.append(Power(flat, self.kind, "attach" if self.attach else "effects"))
        if isinstance(card, v.Curse):
            powers.append(Power(_CURSE, self.kind, "curse"))
        if isinstance(card, v.Enhancer):
            powers.append(Power(_ENHANCE, self.kind, "enhance"))
        if isinstance(card, v.OneShot) and card.bonus:
            powers.append(Power(_BOOST, self.kind, "boost"))
        for tag in card.tags:
            shared = tags[tag]
            if shared.setting is None or getattr(settings, shared.setting):
                powers.extend(Power(use, self.kind, "effects") for use in shared.uses)
        powers.extend(Power(use, self.kind, "effects") for use in kinds[self.kind].uses)
        return powers

    def triggers(self, point: int) -> list[v.Trigger]:
        """What happens by itself at a point."""
        if not self.trigger_points & point:
            return []
        return [trigger for trigger in self.on if mask(trigger.at) & point]


class Mix:
    """All cards of a game: one `CardDef` for each card number, and indexes over them."""

    def __init__(self, edition: Edition, packs: tuple[Pack, ...], settings: Settings):
        """Compile the cards of an edition under its settings."""
        self.edition = edition
        tags = {tag.id: tag for pack in packs for tag in pack.words.tag}
        kinds = {kind.id: kind for pack in packs for kind in pack.words.kind}
        self.slots = {slot.id: slot.room for pack in packs for slot in pack.words.slot}
        self.slot_clause = {slot.id: slot.clause for pack in packs for slot in pack.words.slot}
        self.carry = {tag.id: tag.carry for tag in tags.values() if tag.carry is not None}
        self.lexicon = Lexicon(
            [pack.words for pack in packs], {card.id: card.name for pack in packs for card in pack.cards}
        )
        chosen = edition.chosen()
        self.defs = tuple(
            CardDef(card, pack.id, tags, kinds, settings)
            for pack in packs
            for card in pack.cards
            if chosen is None or card.id in chosen
        )
        self.of: tuple[CardDef, ...] = tuple(
            d for d in self.defs for _ in range(d.card.copies if chosen is None else chosen[d.id])
        )
        self.defs_by_id = {d.id: d for d in self.defs}
        self.size = len(self.of)
        if self.size != edition.cards:
            raise PackError(f"edition {edition.id}: {self.size} cards, but the box holds {edition.cards}")
        self.ref = tuple(d.id for d in self.of)
        self.copies: dict[str, tuple[int, ...]] = {}
        for number, name in enumerate(self.ref):
            self.copies[name] = (*self.copies.get(name, ()), number)
        self.deck_cards = tuple(
            [tuple([number for number, d in enumerate(self.of) if d.deck == deck]) for deck in (0, 1)]
        )
        # Putting a card on the table: a one-shot that is played is used, so it is carried instead.
        self.lay_moves = tuple([Move("carry" if d.kind == "one_shot" else "play", d.id) for d in self.of])
        self.drop_moves = tuple([Move("discard", name) for name in self.ref])
        self._number_powers()
        self._index_traits(packs)
        self._index_answers()
        digest = blake2b(digest_size=16)
        for pack in packs:
            digest.update(pack.source)
        digest.update(repr(sorted(chosen.items()) if chosen else ()).encode())
        self.digest = digest.hexdigest()

    def _number_powers(self) -> None:
        number = 0
        for d in self.defs:
            for power in d.powers:
                number += 1
                power.number = number

    def _index_traits(self, packs: tuple[Pack, ...]) -> None:
        names = [d.id for d in self.defs if d.kind in ("race", "class")]
        own = [trait for pack in packs for trait in pack.words.trait]
        names += [trait.id for trait in own]
        self.traits = {name: 1 << number for number, name in enumerate(dict.fromkeys(names))}
        for d in self.defs:
            d.against = tuple(
                [
                    (self.trait_mask(mod.against or ()), mod.plus, mod.plus > 0)
                    for mod in d.strength
                    if mod.against is not None and mod.if_ is None and isinstance(mod.plus, int)
                ]
            )
            d.special_strength = tuple(
                [
                    mod
                    for mod in d.strength
                    if mod.to is None
                    and (mod.against is None or mod.if_ is not None or not isinstance(mod.plus, int))
                ]
            )
        self.sexes = tuple(trait.id for trait in own if trait.of == "sex")
        self.no_race = sum(self.traits[trait.id] for trait in own if trait.of == "race")

    def _index_answers(self) -> None:
        """For each point, the bits of the cards that can answer it from hand: for anyone, for its owner."""
        self.answers_any = dict.fromkeys(POINTS.values(), 0)
        self.answers_own = dict.fromkeys(POINTS.values(), 0)
        for number, d in enumerate(self.of):
            for power in d.powers:
                if not power.hand:
                    continue
                answers = self.answers_any if power.any else self.answers_own
                for point in POINTS.values():
                    if power.points & point:
                        answers[point] |= 1 << number
        self.bids = sum(1 << number for number, d in enumerate(self.of) if d.bid)

    def named(self, name: str) -> v.Words | str:
        """The name of a card in both languages; a name that is no card stays as it is."""
        return self.defs_by_id[name].card.name if name in self.defs_by_id else name

    def trait_mask(self, names: v.Names) -> int:
        """The bits of one trait or several; a trait missing from the mix is ignored."""
        if isinstance(names, str):
            return self.traits.get(names, 0)
        bits = 0
        for name in names:
            bits |= self.traits.get(name, 0)
        return bits


@cache
def _pack(name: str) -> Pack:
    return read_pack(HOME.joinpath(name))


@cache
def _mix(edition_id: str, settings: Settings) -> Mix:
    edition = editions()[edition_id]
    return Mix(edition, tuple(_pack(name) for name in edition.packs), settings)


def mix_for(edition: Edition, settings: Settings) -> Mix:
    """The mix of an edition; the same object for the same settings."""
    return _mix(edition.id, settings)
