"""The words of the packs in a game: what races, slots, tags, kinds and cards are called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from grosbill.effects import vocabulary as v
from grosbill.effects.vocabulary import KINDS

_T = TypeVar("_T")


class UnknownWordError(KeyError):
    """No pack says what this is called."""

    def __str__(self) -> str:
        return str(self.args[0])


class Lexicon:
    """The words of one or several packs, by id; a later pack wins over an earlier one."""

    def __init__(self, glossaries: Iterable[v.Glossary], cards: Mapping[str, v.Words] | None = None) -> None:
        self.cards = dict(cards or {})
        self.traits: dict[str, v.Noun] = {}
        self.slots: dict[str, v.Noun] = {}
        self.rooms: dict[str, int] = {}
        self.tags: dict[str, v.Tag] = {}
        self.kinds: dict[str, v.KindWords] = {}
        self.raceless: v.Noun | None = None
        """What those without a race card are called."""
        for glossary in glossaries:
            self._add(glossary)

    def _add(self, glossary: v.Glossary) -> None:
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
        """A mark on cards: an adjective."""
        return _found(self.tags, name, "tag").noun

    def absent(self, name: str) -> v.Noun | None:
        """The adjective of cards without that mark, where there is one."""
        return _found(self.tags, name, "tag").absent

    def kind(self, name: str) -> v.Noun:
        """A kind of card."""
        return _found(self.kinds, name, "kind").noun

    def card(self, name: str) -> v.Words:
        """The name of a card."""
        return _found(self.cards, name, "card")

    def shared_uses(self, card: v.Card) -> tuple[v.Use, ...]:
        """What the kind of the card lets all its cards do."""
        words = self.kinds.get(KINDS[type(card)])
        return words.uses if words else ()


def _found(words: Mapping[str, _T], name: str, what: str) -> _T:
    if name not in words:
        raise UnknownWordError(f"no pack has words for the {what} {name!r}")
    return words[name]
