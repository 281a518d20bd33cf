"""The words by which cards speak of other cards; `make golden` writes them down in `docs/tags.md`.

Who has a word is read from the cards and from the words of the packs. Only what nearly has it is told by
hand, in `near_misses.toml`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records, tags_of
from grosbill.effects.vocabulary import KINDS
from grosbill.language import LANGUAGES, capital, say
from grosbill.packs.editions import edition
from grosbill.packs.reading import HOME
from grosbill.packs.reference import EVERY_SET
from grosbill.packs.words import merged

# --- what is told by hand -----------------------------------------------------------------------------------


class Near(v.Record, frozen=True, kw_only=True):
    """Cards that do not have a word, by `set/card`, and why not."""

    cards: tuple[str, ...]
    why: v.Words


class Word(v.Record, frozen=True, kw_only=True):
    """A word by which cards speak of others: a tag, a slot or a kind."""

    id: str
    about: v.Words
    near: tuple[Near, ...] = ()


class _File(v.Record, frozen=True, kw_only=True):
    word: tuple[Word, ...]


@cache
def words() -> tuple[Word, ...]:
    """The words that are told of; shared, not to be changed."""
    text = HOME.joinpath("near_misses.toml").read_bytes()
    return msgspec.toml.decode(text, type=_File).word


# --- what the cards say -------------------------------------------------------------------------------------


@cache
def cards() -> dict[str, v.AnyCard]:
    """All cards of all sets, by `set/card`."""
    return {
        f"{content.pack.id}/{card.id}": card
        for content in edition(EVERY_SET).contents
        for card in content.pack.cards
    }


@cache
def _glossary() -> v.Glossary:
    return merged([content.pack.words for content in edition(EVERY_SET).contents])


@cache
def having() -> dict[str, list[str]]:
    """The cards that have each word; a one-shot is an item too, unless it says otherwise."""
    tags = {tag.id: tag for tag in _glossary().tag}
    found: dict[str, list[str]] = {}
    for name, card in cards().items():
        mine = [*tags_of(card, tags), KINDS[type(card)]]
        if isinstance(card, v.OneShot) and card.item:
            mine.append("item")
        if isinstance(card, v.Item) and card.slot is not None:
            mine.append(card.slot)
        for word in dict.fromkeys(mine):
            found.setdefault(word, []).append(name)
    return found


@cache
def speaking() -> dict[str, list[str]]:
    """The cards that speak of each word; what all cards of a tag or a kind share is said by `*word`."""
    tellers: dict[str, v.Record] = {**cards()}
    tellers |= {f"*{tag.id}": tag for tag in _glossary().tag}
    tellers |= {f"*{kind.id}": kind for kind in _glossary().kind}
    found: dict[str, list[str]] = {}
    for name, teller in tellers.items():
        for word in dict.fromkeys(_asked(teller)):
            found.setdefault(word, []).append(name)
    return found


def _asked(teller: v.Record) -> Iterator[str]:
    for record in records(teller):
        asked: list[v.Names | None] = []
        if isinstance(record, v.Cards):
            asked = [record.kind, record.tag, record.slot]
        elif isinstance(record, v.Capacity) and record.of != "hand":
            asked = [record.of]
        for names in asked:
            yield from (names,) if isinstance(names, str) else names or ()


# --- the page -----------------------------------------------------------------------------------------------


def page(_before: str = "") -> str:
    """The whole page: a section for each word."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield from (f"# {_both('tags-title')}", "")
    for lang in LANGUAGES:
        yield from (say(lang, "tags-about"), "")
    for word in words():
        one = _noun(word.id).one
        yield from (f"## {capital(one.en)} · {capital(one.fr)} (`{word.id}`)", "")
        yield from (f"{word.about.en} · {word.about.fr}", "")
        yield f"- **{_both('tags-speaking')}**: {_named(speaking().get(word.id, ()))}"
        yield f"- **{_both('tags-having')}**:{_by_set(having().get(word.id, ()))}"
        yield ""
        if word.near:
            yield from (f"| {_both('tags-near')} | why not | pourquoi non |", "|---|---|---|")
            for near in word.near:
                yield f"| {_named(near.cards)} | {near.why.en} | {near.why.fr} |"
            yield ""


def _both(message: str) -> str:
    return " · ".join([say(lang, message) for lang in LANGUAGES])


def _noun(word: str) -> v.Noun:
    """What a word is called; a kind that is asked for as a tag goes by its own name."""
    glossary = _glossary()
    entries: tuple[v.Tag | v.Slot | v.KindWords, ...] = (*glossary.tag, *glossary.slot, *glossary.kind)
    return next(entry.noun for entry in entries if entry.id == word)


def _by_set(names: Iterable[str]) -> str:
    """The cards of each set, in the order of the sets."""
    sets: dict[str, list[str]] = {}
    for name in names:
        sets.setdefault(name.partition("/")[0], []).append(name)
    rows = [f"\n  - {name}: {_named(there)}" for name, there in sets.items()]
    return "".join(rows) or f" {_both('tags-none')}"


def _named(names: Iterable[str]) -> str:
    return ", ".join([_called(name) for name in names]) or _both("tags-none")


def _called(name: str) -> str:
    if name.startswith("*"):
        noun = _noun(name[1:]).many
        return " · ".join([say(lang, "tags-all", what=noun.text(lang)) for lang in LANGUAGES])
    card = cards()[name]
    return card.name.en if card.name.en == card.name.fr else f"{card.name.en} · {card.name.fr}"
