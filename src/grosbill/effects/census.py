"""Which card makes use of which entry of the vocabulary, and the shortest example of each.

An entry is a record (`Lose`), a key of one (`Lose.cards`) or a word a key may take (`Cards.in=hand`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import cache
from inspect import get_annotations
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.tags import tags_of
from grosbill.effects.text import Lexicon, UnwordedError, card_line, card_text
from grosbill.effects.vocabulary import KINDS
from grosbill.language import LANGUAGES

RECORDS: tuple[type[v.Record], ...] = tuple(
    found
    for found in vars(v).values()
    if isinstance(found, type) and issubclass(found, v.Record) and found is not v.Record
)
BASES = (v.Mod, v.Verb, v.Deed, v.Card, v.Played, v.Cards, v.Sort, v.Amount, v.Range)
FAMILIES = (v.Cards, v.Amount, v.Range)
"""Records of one sort: each place offers some of their keys, and a key means the same in all of them."""

# Lists of words that several keys share.
SHARED = {
    get_args(v.Point): "Point",
    get_args(v.WhoName): "WhoName",
    get_args(v.Other): "WhoName",
    get_args(v.Single): "WhoName",
    get_args(v.Runner): "WhoName",
}

# --- records and their keys -------------------------------------------------------------------------------


class Key(NamedTuple):
    """One key of a record."""

    name: str
    field: str
    hint: object
    default: object  # `msgspec.NODEFAULT`: it has to be given
    home: type[v.Record]  # the record that defines it: this one, or a base of it


@cache
def keys(record: type[v.Record]) -> tuple[Key, ...]:
    """The keys of a record, those of its bases first."""
    hints = get_type_hints(record, include_extras=True)
    found = []
    for info in msgspec.structs.fields(record):
        factory = info.default_factory
        default = info.default if factory is msgspec.NODEFAULT else factory()
        home = next(base for base in record.__mro__ if info.name in get_annotations(base))
        found.append(Key(info.encode_name, info.name, hints[info.name], default, home))
    return tuple(found)


def own_keys(record: type[v.Record]) -> list[Key]:
    """The keys that a record defines itself."""
    return [key for key in keys(record) if key.home is record]


def family(record: type[v.Record]) -> type[v.Record]:
    """The record whose keys say what those of this one mean."""
    return next((base for base in FAMILIES if issubclass(record, base)), record)


def words(hint: object) -> tuple[str, ...]:
    """The words a key of this type may take, beside whatever else it takes."""
    if get_origin(hint) is Literal:
        return tuple(word for word in get_args(hint) if isinstance(word, str))
    return tuple(dict.fromkeys(word for part in get_args(hint) for word in words(part)))


def group(key: Key) -> str:
    """The list a key takes its words from: a shared one, or its own."""
    return SHARED.get(words(key.hint), f"{family(key.home).__name__}.{key.name}")


def entries() -> Iterator[str]:
    """Every entry there is, once."""
    seen: set[str] = set()
    for record in RECORDS:
        if record not in BASES and record not in (v.Cardfile, v.Glossary):
            yield record.__name__
        for key in own_keys(record):
            name = f"{family(record).__name__}.{key.name}"
            for entry in (name, *(f"{group(key)}={word}" for word in words(key.hint))):
                if entry not in seen:
                    seen.add(entry)
                    yield entry


def mentioned(value: object) -> Iterator[str]:
    """The entries that a record and all that is in it make use of."""
    if isinstance(value, tuple):
        for part in value:
            yield from mentioned(part)
    elif isinstance(value, v.Record):
        yield type(value).__name__
        for key in keys(type(value)):
            yield from _given(key, getattr(value, key.field))


def _given(key: Key, value: object) -> Iterator[str]:
    """The entries that a key with this value makes use of; a default is a word that counts, too."""
    there = words(key.hint)
    for word in value if isinstance(value, tuple) else (value,):
        if isinstance(word, str) and word in there:
            yield f"{group(key)}={word}"
    if value != key.default:
        yield f"{family(key.home).__name__}.{key.name}"
        yield from mentioned(value)


# --- plain data -------------------------------------------------------------------------------------------

_LATE = ("otherwise", "results", "options", "mods", "on", "uses", "do", "bad_stuff")


def plain(value: object) -> Any:
    """A record as it is written in a file: no defaults, what it is first, what it leads to last."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if not isinstance(value, v.Record):
        return value
    config = value.__struct_config__
    data = _data(type(value), {key.field: getattr(value, key.field) for key in keys(type(value))})
    return {config.tag_field: config.tag, **data} if config.tag_field else data


def _data(record: type[v.Record], fields: Mapping[str, object]) -> dict[str, Any]:
    given = [key for key in keys(record) if key.field in fields and fields[key.field] != key.default]
    if issubclass(record, v.Mod):
        given.sort(key=lambda key: key.name == "if")
    given.sort(key=lambda key: _LATE.index(key.name) + 1 if key.name in _LATE else 0)
    return {key.name: plain(fields[key.field]) for key in given}


def toml(value: object, indent: int = 0, width: int = 100) -> str:
    """A value in TOML, lists on several lines where they are long."""
    short = _inline(value)
    if indent + len(short) <= width:
        return short
    if isinstance(value, list):
        return _column(value, indent, width)
    if isinstance(value, dict):
        return _table(value, indent, width)
    return short


def _column(value: list[object], indent: int, width: int) -> str:
    pad = " " * indent
    return "[\n" + "".join(f"{pad}  {toml(part, indent + 2, width)},\n" for part in value) + pad + "]"


def _table(value: dict[str, object], indent: int, width: int) -> str:
    """A table on as few lines as will do: TOML breaks lists only, and the last one comes first."""
    lists = [name for name, part in reversed(value.items()) if isinstance(part, list) and part]
    text = _inline(value)
    for count in range(1, len(lists) + 1):
        parts = [
            f"{name} = "
            + (
                _column(part, indent, width)
                if name in lists[:count] and isinstance(part, list)
                else _inline(part)
            )
            for name, part in value.items()
        ]
        text = "{ " + ", ".join(parts) + " }"
        if indent + len(text.split("\n")[0]) <= width:
            break
    return text


def _inline(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_inline(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_inline(part)}" for name, part in value.items()) + " }"
    return msgspec.json.encode(value).decode()


# --- examples ---------------------------------------------------------------------------------------------

Slice: TypeAlias = dict[str, object]
"""Some fields of a card, a list of them with one thing only."""

T = TypeVar("T", v.Trait | v.Slot | v.Tag | v.KindWords, v.Tag, v.KindWords)

_FLAT = tuple(get_annotations(v.Played))
_LISTS = ("mods", "on", "uses")


class Example(NamedTuple):
    """A part of a real card as it is written, and the text that is generated for it."""

    card: str
    data: dict[str, Any]
    text: tuple[str, ...]  # in each language
    place: str = ""  # where it is written, if not with the card
    want: int = 0  # how much it lacks of what it should show

    @property
    def size(self) -> tuple[int, int, str]:
        """The shorter, the better; by name where that does not decide."""
        return self.want, len(_inline(self.data)) + len(self.text[0]), self.card


def _slices(card: v.AnyCard) -> Iterator[tuple[Slice, v.AnyCard]]:
    """The parts of a card that say one thing each, and what the card would be without."""
    fields = {key.field: key for key in keys(type(card))}
    left = {name: getattr(card, name) for name in fields if name not in ("id", "name")}
    if isinstance(card, v.Played):
        together = (*_FLAT, "attach", "mods") if getattr(card, "attach", None) else _FLAT
        flat = {name: left.pop(name) for name in together}
        if flat["when"] is not None:
            yield flat, _without(card, *together)
    for name in _LISTS:
        found = left.pop(name, ())
        for place, part in enumerate(found):
            rest = (*found[:place], *found[place + 1 :])
            yield {name: (part,)}, msgspec.structs.replace(card, **{name: rest})
    for name, value in left.items():
        if value != fields[name].default:
            yield {name: value}, _without(card, name)


def _without(card: v.AnyCard, *names: str) -> v.AnyCard:
    """The card with these fields left out, as far as it can do without."""
    given = {key.field: key.default for key in keys(type(card)) if key.field in names}
    for name, default in given.items():
        if default is msgspec.NODEFAULT:
            value = getattr(card, name)
            given[name] = () if isinstance(value, tuple) else value
    return msgspec.structs.replace(card, **given)


class Census:
    """The shortest example of each entry in a pack of cards."""

    def __init__(
        self,
        cards: Iterable[v.AnyCard],
        glossary: v.Glossary,
        lexicon: Lexicon,
        settings: Mapping[str, object],
    ) -> None:
        """Look at every part of every card, and at the words."""
        self.cards = tuple(cards)
        self.lexicon = lexicon
        self.settings = settings
        self.best: dict[str, Example] = {}
        for card in self.cards:
            self._whole(card)
            for part, rest in _slices(card):
                self._part(card, part, rest)
        for field in ("trait", "slot", "tag", "kind"):
            for entry in getattr(glossary, field):
                self._word(field, entry)
        for name, noun in glossary.noun.items():
            self._show(["Glossary.noun", *mentioned(noun)], "trait", name, {"noun": {name: plain(noun)}})

    def unused(self) -> list[str]:
        """The entries that no card makes use of."""
        return [entry for entry in entries() if entry not in self.best]

    # --- cards --------------------------------------------------------------------------------------------

    def _lines(self, card: v.AnyCard, lang: str, lexicon: Lexicon | None = None) -> list[str]:
        return card_text(card, lexicon or self.lexicon, lang, self.settings).splitlines()

    def _whole(self, card: v.AnyCard) -> None:
        """A card as an example of its kind: the more of the kind's own keys it has, the better."""
        kind = type(card)
        own = [key for key in own_keys(kind) if getattr(card, key.field) == key.default]
        text = [
            " ".join([card_line(card, self.lexicon, lang) + ".", *self._lines(card, lang)])
            for lang in LANGUAGES
        ]
        name = KINDS[kind]
        self._note(
            [kind.__name__, f"Cardfile.{name}"],
            Example(card.id, {name: [plain(card)]}, tuple(text), want=len(own)),
        )
        self._note(
            ["Card.id", "Card.name", *mentioned(card.name)], Example(card.id, plain(card), tuple(text))
        )

    def _part(self, card: v.AnyCard, part: Slice, rest: v.AnyCard) -> None:
        found: list[str] = []
        for key in keys(type(card)):
            if key.field in part:
                found += _given(key, part[key.field])
        try:
            text = [
                self._added(card, lang, self._lines(card, lang), self._lines(rest, lang))
                for lang in LANGUAGES
            ]
        except UnwordedError:
            return  # another part speaks of this one: it cannot be shown by itself
        self._note(found, Example(card.id, _data(type(card), part), tuple(text)))

    def _added(self, card: v.AnyCard, lang: str, lines: list[str], rest: list[str]) -> str:
        """The lines a part adds to a card; where it adds none, the line that says what the card is."""
        return " ".join(line for line in lines if line not in rest) or card_line(card, self.lexicon, lang)

    def _note(self, found: Iterable[str], example: Example) -> None:
        for entry in found:
            known = self.best.get(entry)
            if known is None or example.size < known.size:
                self.best[entry] = example

    # --- words --------------------------------------------------------------------------------------------

    def _called(self, field: str, name: str) -> v.AnyCard | None:
        """The first card that is called by a word."""
        for card in self.cards:
            if field == "kind" and KINDS[type(card)] == name:
                return card
            if field == "tag" and name in tags_of(card, self.lexicon.tags):
                return card
            if isinstance(card, v.Item) and name == (
                card.slot if field == "slot" else field == "trait" and card.only and card.only.is_
            ):
                return card
        return None

    def _show(self, found: Iterable[str], field: str, name: str, data: dict[str, Any]) -> None:
        card = self._called(field, name)
        if card is not None:
            text = tuple(card_line(card, self.lexicon, lang) for lang in LANGUAGES)
            self._note(found, Example(card.id, data, text, "words.toml"))

    def _word(self, field: str, entry: v.Trait | v.Slot | v.Tag | v.KindWords) -> None:
        bare = _alone(entry)
        self._show([f"Glossary.{field}", *mentioned(bare)], field, entry.id, {field: [plain(bare)]})
        card = self._called(field, entry.id)
        if bare == entry or card is None:
            return
        silent = copy(self.lexicon)
        silent.kinds = {name: _alone(kind) for name, kind in self.lexicon.kinds.items()}
        silent.tags = {name: _alone(tag) for name, tag in self.lexicon.tags.items()}
        text = [
            self._added(card, lang, self._lines(card, lang), self._lines(card, lang, silent))
            for lang in LANGUAGES
        ]
        for name in _LISTS:
            for part in getattr(entry, name, ()):
                where = f"words.toml, {field} {entry.id}"
                example = Example(card.id, {name: [plain(part)]}, tuple(text), where, want=1)
                self._note([f"{type(entry).__name__}.{name}", *mentioned(part)], example)


def _alone(entry: T) -> T:
    """A word without what it gives all its cards."""
    shared: dict[str, object] = {name: () for name in _LISTS if getattr(entry, name, ())}
    return msgspec.structs.replace(entry, **shared)
