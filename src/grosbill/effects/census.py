"""Which card uses which entry of the vocabulary, and the shortest example of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import NoneType
from typing import Any, Literal, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text import Lexicon, card_line, card_text
from grosbill.language import LANGUAGES

Settings: TypeAlias = Mapping[str, object]

RECORDS: tuple[type[v.Record], ...] = tuple(
    found
    for found in vars(v).values()
    if isinstance(found, type) and issubclass(found, v.Record) and found is not v.Record
)
BASES = (v.Mod, v.Verb, v.Card, v.Played)
FILES = (v.Cardfile, v.Glossary)
GROUPS: dict[tuple[object, ...], str] = {get_args(v.Point): "Point", get_args(v.WhoName): "WhoName"}

# The keys of a card that is simply played say one thing together.
_FLAT = tuple(v.Played.__annotations__)
_ATTACHED = ("when", "attach", "mods")

# --- records and their keys -------------------------------------------------------------------------------


class Key(NamedTuple):
    """One key of a record."""

    name: str
    field: str
    hint: object
    default: object  # `msgspec.NODEFAULT`: it has to be given
    home: type[v.Record]  # the record that defines it, which may be a base of this one


@cache
def keys(record: type[v.Record]) -> tuple[Key, ...]:
    """The keys of a record, those of its bases first."""
    hints = get_type_hints(record)
    found = []
    for info in msgspec.structs.fields(record):
        default = info.default
        if info.default_factory is not msgspec.NODEFAULT:
            default = info.default_factory()
        home = next(base for base in reversed(record.__mro__) if info.name in vars(base).get("__annotations__", {}))
        found.append(Key(info.encode_name, info.name, hints[info.name], default, home))
    return tuple(found)


def own_keys(record: type[v.Record]) -> list[Key]:
    """The keys a record defines itself."""
    return [key for key in keys(record) if key.home is record]


def values(hint: object) -> tuple[str, ...]:
    """The words a key may take, wherever they stand in its type."""
    if get_origin(hint) is Literal:
        return tuple(word for word in get_args(hint) if isinstance(word, str))
    if _names_record(hint) or hint is NoneType:
        return ()
    return tuple(dict.fromkeys(word for part in get_args(hint) for word in values(part)))


def _names_record(hint: object) -> bool:
    return isinstance(hint, type) and issubclass(hint, v.Record)


def group(key: Key) -> str:
    """The list of words a key takes its values from: a shared one, or its own."""
    return GROUPS.get(values(key.hint), f"{key.home.__name__}.{key.name}")


def entries() -> Iterator[str]:
    """Everything there is: `Lose`, `Lose.cards`, `Cards.in=hand`, `Point=combat`; each once."""
    seen: set[str] = set()
    for record in RECORDS:
        if record not in BASES:
            yield record.__name__
        for key in own_keys(record):
            yield f"{record.__name__}.{key.name}"
            for word in values(key.hint):
                entry = f"{group(key)}={word}"
                if entry not in seen:
                    seen.add(entry)
                    yield entry


def mentioned(value: object) -> Iterator[str]:
    """The entries a record and all that is in it make use of."""
    if isinstance(value, tuple):
        for part in value:
            yield from mentioned(part)
    elif isinstance(value, dict):
        yield from mentioned(tuple(value.values()))
    elif isinstance(value, v.Record):
        yield type(value).__name__
        for key in keys(type(value)):
            given = getattr(value, key.field)
            yield from _words(key, given)
            if given != key.default:
                yield f"{key.home.__name__}.{key.name}"
                yield from mentioned(given)


def _words(key: Key, given: object) -> Iterator[str]:
    there = values(key.hint)
    for word in given if isinstance(given, tuple) else (given,):
        if isinstance(word, str) and word in there:
            yield f"{group(key)}={word}"


# --- plain data -------------------------------------------------------------------------------------------


def plain(value: object) -> Any:
    """A record as it is written in a file: no defaults, what it is first, what it leads to last."""
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if not isinstance(value, v.Record):
        return value
    given = [key for key in keys(type(value)) if getattr(value, key.field) != key.default]
    given.sort(key=lambda key: _place(type(value), key.name))
    data = {key.name: plain(getattr(value, key.field)) for key in given}
    config = type(value).__struct_config__
    return {config.tag_field: config.tag, **data} if config.tag_field and config.tag else data


_LATE = ("results", "options", "otherwise", "mods", "on", "uses", "bad_stuff", "do")


def _place(record: type[v.Record], name: str) -> int:
    if issubclass(record, v.Mod) and name == "if":
        return 1
    return 2 + _LATE.index(name) if name in _LATE else 0


def toml(value: object, indent: int = 0, width: int = 100) -> str:
    """A value in TOML, on several lines where it is long."""
    short = _inline(value)
    if len(short) + indent <= width:
        return short
    pad = " " * indent
    if isinstance(value, list):
        rows = "".join(f"{pad}  {toml(part, indent + 2, width)},\n" for part in value)
        return f"[\n{rows}{pad}]"
    if isinstance(value, dict):
        *first, last = value.items()
        head = "".join(f"{name} = {_inline(part)}, " for name, part in first)
        name, part = last
        tail = toml(part, indent, 0) if isinstance(part, list) else _inline(part)
        return f"{{ {head}{name} = {tail} }}"
    return short


def _inline(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_inline(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_inline(part)}" for name, part in value.items()) + " }"
    return msgspec.json.encode(value).decode()


# --- examples ---------------------------------------------------------------------------------------------


class Example(NamedTuple):
    """A part of a real card as it is written, and the text that is generated for it."""

    card: str
    place: str  # where it is written, if not on the card itself
    data: dict[str, Any]
    text: tuple[str, ...]  # in each language

    @property
    def size(self) -> tuple[int, str]:
        """The shorter, the better; by name where that does not decide."""
        return len(_inline(self.data)) + len(self.text[0]), self.card


class Census:
    """The examples in a pack of cards, by entry."""

    def __init__(
        self, cards: Iterable[v.AnyCard], words: v.Glossary, lexicon: Lexicon, settings: Settings
    ) -> None:
        """Look at every part of every card, and at the words."""
        self.cards = tuple(cards)
        self.words = words
        self.lexicon = lexicon
        self.settings = settings
        self.best: dict[str, Example] = {}
        for card in self.cards:
            self._note(type(card).__name__, lambda card=card: self.whole(card))
            for data, without, records in _parts(card):
                self._add(records, lambda c=card, d=data, w=without: Example(c.id, "", d, self._text(c, w)))
            self._shared(card)
        self._glossary()

    def unused(self) -> list[str]:
        """Entries that no card makes use of."""
        return [entry for entry in entries() if entry not in self.best]

    def whole(self, card: v.AnyCard) -> Example:
        """A whole card."""
        lines = tuple(
            " ".join([card_line(card, self.lexicon, lang) + ".", *self._lines(card, lang)]) for lang in LANGUAGES
        )
        return Example(card.id, "", plain(card), lines)

    def _lines(self, card: v.AnyCard, lang: str) -> list[str]:
        return card_text(card, self.lexicon, lang, self.settings).splitlines()

    def _text(self, card: v.AnyCard, without: v.AnyCard | None) -> tuple[str, ...]:
        """The lines a part adds to a card; where it adds none, the line that says what the card is."""
        texts = []
        for lang in LANGUAGES:
            rest = Counter(self._lines(without, lang) if without is not None else self._lines(card, lang))
            added = [line for line in self._lines(card, lang) if not _taken(rest, line)]
            texts.append(" ".join(added) or card_line(card, self.lexicon, lang))
        return tuple(texts)

    def _note(self, entry: str, example: Any) -> None:
        found: Example = example()
        known = self.best.get(entry)
        if known is None or found.size < known.size:
            self.best[entry] = found

    def _add(self, records: object, example: Any) -> None:
        found: Example = example()
        for entry in dict.fromkeys(mentioned(records)):
            self._note(entry, lambda: found)
