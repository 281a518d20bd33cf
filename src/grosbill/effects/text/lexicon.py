"""The words of the packs in a game: what races, slots, tags, kinds and cards are called."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TypeVar

from grosbill.effects import vocabulary as v
from grosbill.effects.places import shares, shares_use
from grosbill.effects.tags import tags_of
from grosbill.effects.vocabulary import KINDS

_T = TypeVar("_T")

DOOR = v.Words(en="Door", fr="Porte")
"""What the cards of the door deck are called where no edition says it."""


class UnknownWordError(KeyError):
    """No pack says what this is called."""

    def __str__(self) -> str:
        return str(self.args[0])


class Lexicon:
    """The words of one or several packs, by id; a later pack wins over an earlier one."""

    def __init__(
        self,
        glossaries: Iterable[v.Glossary],
        cards: Mapping[str, v.Words] | None = None,
        door: v.Words | None = None,
        limits: Collection[str] = (),
    ) -> None:
        self.cards = dict(cards or {})
        self.door = door or DOOR
        """What the cards of the door deck are called."""
        self.limits = limits
        """The tags whose limits no rule of a set tells, so that their cards do."""
        self.traits: dict[str, v.Noun] = {}
        self.slots: dict[str, v.Noun] = {}
        self.rooms: dict[str, int] = {}
        self.tags: dict[str, v.Tag] = {}
        self.kinds: dict[str, v.KindWords] = {}
        self.money = v.Words(en="", fr="")
        self.raceless: v.Noun | None = None
        """What those without a race card are called."""
        for glossary in glossaries:
            self._add(glossary)

    def _add(self, glossary: v.Glossary) -> None:
        self.money = glossary.money or self.money
        for trait in glossary.trait:
            self.traits[trait.id] = trait.noun
            if trait.of == "race":
                self.raceless = trait.noun
        self.traits.update(glossary.noun)
        self.slots.update((slot.id, slot.noun) for slot in glossary.slot)
        self.rooms.update((slot.id, slot.room) for slot in glossary.slot)
        self.tags.update((tag.id, tag) for tag in glossary.tag)
        self.kinds.update((kind.id, kind) for kind in glossary.kind)

    def trait(self, name: str) -> v.Noun:
        """A race, class or sex."""
        return _found(self.traits, name, "race, class or sex")

    def slot(self, name: str) -> v.Noun:
        """A place to wear items."""
        return _found(self.slots, name, "slot")

    def tag(self, name: str) -> v.Noun:
        """A mark on cards: an adjective; the name of a kind is a mark, too."""
        if name in self.kinds and name not in self.tags:
            return self.kinds[name].noun
        return _found(self.tags, name, "tag").noun

    def kind_of_tag(self, name: str) -> str | None:
        """The kind of card that has this mark, where only one kind can."""
        if name in self.kinds:
            return name
        match = self.tags[name].match if name in self.tags else None
        return match.kind if match else None

    def absent(self, name: str) -> v.Noun | None:
        """The adjective of cards without that mark, where there is one."""
        return _found(self.tags, name, "tag").absent

    def kind(self, name: str) -> v.Noun:
        """A kind of card."""
        return _found(self.kinds, name, "kind").noun

    def card(self, name: str) -> v.Words:
        """The name of a card."""
        return _found(self.cards, name, "card")

    def shared_uses(self, card: v.Card, settings: Mapping[str, object]) -> tuple[v.Use, ...]:
        """What its kind and its tags let all their cards do in a game with these settings.

        A use of a tag that has no name is a rule of the game, and is not written on cards.
        """
        kind = KINDS[type(card)]
        words = self.kinds.get(kind)
        found = [*words.uses] if words else []
        for tag in (self.tags[name] for name in tags_of(card, self.tags) if name in self.tags):
            if _on(tag.setting, settings):
                found += [use for use in tag.uses if use.name is not None and shares_use(kind, use)]
        return tuple(found)

    def marks(self, card: v.Card) -> tuple[str, ...]:
        """The tags worth a word on a card: not what another tells, or only lets other cards speak of it."""
        found = tags_of(card, self.tags)
        told = {implied for tag in self.effects(card, {}) for implied in tag.implies}
        return tuple(
            name
            for name in found
            if name in card.tags
            or name not in self.tags
            or not (name in told or _only_matched(self.tags[name]))
        )

    def effects(self, card: v.Card, settings: Mapping[str, object]) -> tuple[v.Tag, ...]:
        """The tags that change something, do something by themselves or limit something on this card."""
        shared = shares(KINDS[type(card)])
        tags = [self.tags[name] for name in tags_of(card, self.tags) if name in self.tags]
        found = [tag for tag in tags if (shared and _effects(tag)) or self.told_limits(card, tag)]
        return tuple([tag for tag in found if _on(tag.setting, settings)])

    def told_limits(self, card: v.Card, tag: v.Tag) -> dict[str, int]:
        """How many with its tag one may carry and use, where the card tells it: items alone are counted."""
        counted = {"carry": tag.carry if isinstance(card, v.Item) or _carried(card) else None}
        counted["use"] = tag.use if isinstance(card, v.Item) else None
        return {how: n for how, n in counted.items() if n is not None and tag.id in self.limits}


def _carried(card: v.Card) -> bool:
    return isinstance(card, v.OneShot) and card.item


def _only_matched(tag: v.Tag) -> bool:
    return tag.match is not None and not _effects(tag)


def _effects(tag: v.Tag) -> bool:
    return bool(tag.mods or tag.on)


def _on(setting: str | None, settings: Mapping[str, object]) -> bool:
    """Whether the setting is on; where nothing is known about it, it is."""
    return setting is None or bool(settings.get(setting, True))


def _found(words: Mapping[str, _T], name: str, what: str) -> _T:
    if name not in words:
        raise UnknownWordError(f"no pack has words for the {what} {name!r}")
    return words[name]
