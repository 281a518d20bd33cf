"""A mix: the cards of one game, the sets of a blend shuffled together, and indexes over them."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.points import POINTS, mask
from grosbill.effects.tags import records
from grosbill.effects.text import Lexicon
from grosbill.model.moves import Move
from grosbill.model.records import attributes
from grosbill.model.settings import Settings
from grosbill.packs.card_def import CARD_SETTINGS, CardDef, in_force
from grosbill.packs.editions import Edition
from grosbill.packs.kept import Answers
from grosbill.packs.sorts import Sort
from grosbill.packs.strangers import without
from grosbill.packs.words import common, merged

MIXES = 16
"""So many are kept, however many combinations of settings somebody goes through."""

_SORTS = 4096
"""Selections whose cards are remembered: more than all packs have, for some are made up in play."""


class Mix:
    """All cards of a game: one `CardDef` for each card number, and indexes over them.

    The treasures of all sets are one deck, their doors another (R-BLEND-001, 002), and anyone may have races
    and classes of all of them (R-BLEND-007).
    """

    def __init__(self, edition: Edition, settings: Settings, like: Mix | None = None):
        """Compile the cards of an edition under its settings.

        `like`: a mix whose settings say the same about cards: all that was compiled is shared with it, and
        what is remembered begins anew.
        """
        for name in attributes(like) if like is not None else ():
            setattr(self, name, getattr(like, name))
        self.edition = edition
        self.settings = settings
        self.kept: Answers = {}
        if like is not None:
            return
        words = merged([content.pack.words for content in edition.contents])
        names = {name: noun.one for name, noun in words.elsewhere.items()}
        for content in reversed(edition.contents):
            names |= {card.id: card.name for card in content.pack.cards}
        self.lexicon = Lexicon([words], names, edition.door, _own_tags(edition))
        self.slots = {slot.id: slot.room for slot in words.slot}
        self.slot_clause = {slot.id: slot.clause for slot in words.slot}
        live = [tag for tag in words.tag if in_force(tag, settings)]
        self.carry = {tag.id: tag.carry for tag in live if tag.carry is not None}
        self.use = {tag.id: tag.use for tag in live if tag.use is not None}
        # How many cards of a kind a character may have in play; a kind that is not named is not limited.
        self.limits = {"race": 1, "class": 1}
        self.limits |= {kind.id: kind.limit for kind in words.kind if kind.limit is not None}
        self._compile(words, settings)
        self.size = len(self.of)
        self.ref = [d.id for d in self.of]  # a list: its items are got by calls that make no tuple
        self.copies: dict[str, tuple[int, ...]] = {}
        for number, name in enumerate(self.ref):
            self.copies[name] = (*self.copies.get(name, ()), number)
        self.deck_cards = tuple(
            [tuple([number for number, d in enumerate(self.of) if d.deck == deck]) for deck in (0, 1)]
        )
        # Putting a card on the table: a one-shot that is played is used, so it is carried instead.
        self.lay_moves = tuple([Move("carry" if d.kind == "one_shot" else "play", d.id) for d in self.of])
        self.drop_moves = tuple([Move("discard", name) for name in self.ref])
        self._sorts: dict[int, Sort] = {}
        self._number_powers()
        self._index_traits(words.trait)
        self._index_mods()
        self._index_answers()
        digest = blake2b(msgspec.json.encode(common()), digest_size=16)
        for content in edition.contents:
            digest.update(f"{content.pack.digest}{sorted((content.copies or {}).items())}".encode())
        self.digest = digest.hexdigest()

    def _compile(self, words: v.Glossary, settings: Settings) -> None:
        """One definition for all cards that are the same but for their name; an id of its own for each.

        Where several sets have different cards of one id, the first keeps it and the others are called
        `set/id`. `ids` has every name a card answers to: its own, and `set/id` for each set it is in.
        """
        tags = {tag.id: tag for tag in words.tag}
        kinds = {kind.id: kind for kind in words.kind}
        self.defs_by_id: dict[str, CardDef] = {}
        self.ids: dict[str, str] = {}
        counts: dict[str, int] = {}
        printed: dict[str, list[CardDef]] = {}
        for content, cards in zip(self.edition.contents, _readings(self.edition), strict=True):
            for card in cards:
                count = content.count(card.id, card.copies)
                if not count:
                    continue
                namesakes = printed.setdefault(card.id, [])
                d = next((d for d in namesakes if _bare(d.card) == _bare(card)), None)
                if d is None:
                    d = CardDef(card, content.pack.id, tags, kinds, settings)
                    if namesakes:
                        d.id = f"{content.pack.id}/{card.id}"
                    namesakes.append(d)
                    self.defs_by_id[d.id] = d
                    self.ids[d.id] = d.id
                counts[d.id] = counts.get(d.id, 0) + count
                self.ids |= {f"{name}/{card.id}": d.id for name in content.sets}
        self.defs = tuple(self.defs_by_id.values())
        self.of: tuple[CardDef, ...] = tuple(d for d in self.defs for _ in range(counts[d.id]))

    def _number_powers(self) -> None:
        number = 0
        powers = []
        for d in self.defs:
            for power in d.powers:
                number += 1
                power.number = number
                powers.append(power)
        self.powers = tuple(powers)
        # The points at which some card of the mix does something by itself, or makes another do it.
        self.trigger_points = 0
        for d in self.defs:
            for record in records((d.card, d.on)):
                if isinstance(record, v.Trigger):
                    self.trigger_points |= mask(record.at)

    def _index_traits(self, own: tuple[v.Trait, ...]) -> None:
        names = [d.card.id for d in self.defs if d.kind in ("race", "class")]
        names += [trait.id for trait in own]
        self.traits = {name: 1 << number for number, name in enumerate(dict.fromkeys(names))}
        for d in self.defs:
            if d.only is not None and _asks_traits(d.only):
                d.only_traits = self.trait_mask(d.only.is_ or ())
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
            d.borrowed = tuple(
                [mod for other in self.defs if other.card.id == d.counts_as for mod in other.strength]
            )
        self.class_traits = sum({self.traits[d.card.id] for d in self.defs if d.kind == "class"})
        self.spreading = tuple(dict.fromkeys([d.card.id for d in self.defs if d.spreads]))
        self.sexes = tuple(trait.id for trait in own if trait.of == "sex")
        self.no_race = sum(self.traits[trait.id] for trait in own if trait.of == "race")

    def _index_mods(self) -> None:
        """What some card of the mix changes, so that nobody looks for it where none does."""
        ours = [d for d in self.defs if d.kind != "monster"]
        found = [record for d in self.defs for record in records((d.card, d.mods))]
        self.hushes = any(isinstance(record, v.Scale) and record.what == "effect" for record in found)
        self.marking = any(isinstance(record, v.Marks) for record in found)
        self.bans = frozenset(record.what for record in found if isinstance(record, v.Forbid))
        self.adds_treasure = any(d.treasure_mods for d in ours)
        self.scaling = frozenset(n for n, d in enumerate(self.of) if d.scales and d.kind != "monster")
        self.winning_ties = frozenset(n for n, d in enumerate(self.of) if d.wins_ties)
        self.forbids = frozenset(mod.what for d in ours for mod in d.forbids)
        granted = [mod for record in found if isinstance(record, v.Grant) for mod in record.mods]
        self.barring = self.forbids | {mod.what for mod in granted if isinstance(mod, v.Forbid)}
        self.keeps = any(d.spreads or d.holds_fast for d in self.defs)

    def _index_answers(self) -> None:
        """For each point, the bits of the cards that can answer it from hand: for anyone, for its owner."""
        self.doors = sum(1 << number for number, d in enumerate(self.of) if d.deck == 0)
        self.answers: dict[int, tuple[int, int]] = {}
        for point in POINTS.values():
            anyone = owner = 0
            for number, d in enumerate(self.of):
                for power in d.powers:
                    if power.hand and power.points & point:
                        if power.any:
                            anyone |= 1 << number
                        else:
                            owner |= 1 << number
            self.answers[point] = (anyone, owner)
        # The points at which some card of the mix can be used at all, and by anyone from before them.
        self.points = self.open_points = 0
        for power in self.powers:
            self.points |= power.points
            if power.play and power.any:
                self.open_points |= power.points
        # The cards one can bid with for a card on the discards.
        self.bids = sum(1 << number for number, d in enumerate(self.of) if d.bid)

    def answering(self, points: int) -> tuple[int, int]:
        """The same at any of several points."""
        anyone = owner = 0
        for point in POINTS.values():
            if points & point:
                anyone |= self.answers[point][0]
                owner |= self.answers[point][1]
        self.answers[points] = (anyone, owner)
        return anyone, owner

    def sort(self, cards: v.Cards) -> Sort:
        """What sort of card a selection is about; found out once."""
        found = self._sorts.get(id(cards))
        if found is None:
            if len(self._sorts) >= _SORTS:
                self._sorts.clear()
            # It keeps them, so that nothing else gets their id.
            found = self._sorts[id(cards)] = Sort(cards, self.of)
        return found

    def named(self, name: str) -> v.Words | str:
        """The name of a card in both languages; a name that is no card stays as it is."""
        return self.defs_by_id[name].card.name if name in self.defs_by_id else name

    def trait_names(self, bits: int) -> list[str]:
        """The names of traits by their bits."""
        return [name for name, bit in self.traits.items() if bit & bits]

    def trait_mask(self, names: v.Names) -> int:
        """The bits of one trait or several; a trait missing from the mix is ignored."""
        if isinstance(names, str):
            return self.traits.get(names, 0)
        bits = 0
        for name in names:
            bits |= self.traits.get(name, 0)
        return bits


@lru_cache(maxsize=MIXES)
def _readings(edition: Edition) -> tuple[tuple[v.AnyCard, ...], ...]:
    """The cards of each set as they read in this edition, whatever its settings."""
    words = merged([content.pack.words for content in edition.contents])
    own = {card.id for content in edition.contents for card in content.pack.cards}
    strangers = frozenset(words.elsewhere) - own
    return tuple([tuple([without(card, strangers) for card in c.pack.cards]) for c in edition.contents])


def _own_tags(edition: Edition) -> frozenset[str]:
    """The tags that only packs of one's own have: no rule tells what they are."""
    tags: dict[bool, set[str]] = {True: set(), False: set()}
    for content in edition.contents:
        tags[content.pack.id in edition.own].update(tag.id for tag in content.pack.words.tag)
    return frozenset(tags[True] - tags[False])


def _asks_traits(condition: v.Condition) -> bool:
    """Whether a condition asks what somebody is, and nothing else."""
    return condition.is_ is not None and condition == v.Condition(is_=condition.is_)


def _bare(card: v.AnyCard) -> v.AnyCard:
    """A card without what may differ between two printings of it."""
    return msgspec.structs.replace(card, name=_NAMELESS, copies=1, source="")


_NAMELESS = v.Words(en="", fr="")


@lru_cache(maxsize=MIXES)
def mix_for(edition: Edition, settings: Settings) -> Mix:
    """The mix of an edition; the same object for the same settings, as long as it is kept.

    Few settings say anything about cards: mixes that differ in others share all that was compiled.
    """
    asked = {name: getattr(settings, name) for name in sorted(_about_cards(edition))}
    compiled = _compiled(edition, msgspec.structs.replace(edition.defaults(), **asked))
    return Mix(edition, settings, compiled)


@lru_cache(maxsize=MIXES)
def _compiled(edition: Edition, settings: Settings) -> Mix:
    return Mix(edition, settings)


@lru_cache(maxsize=MIXES)
def _about_cards(edition: Edition) -> frozenset[str]:
    """The settings that cards are compiled under."""
    words = merged([content.pack.words for content in edition.contents])
    return CARD_SETTINGS | {tag.setting for tag in words.tag if tag.setting is not None}
