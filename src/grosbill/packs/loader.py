"""Reads a pack: strict decoding, and every name in it looked up. All mistakes are reported at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources.abc import Traversable
from typing import Any, TypeVar
from unicodedata import category

import msgspec

from grosbill.clauses import clauses
from grosbill.effects import vocabulary as v
from grosbill.effects.misplaced import misplaced
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import PackError, did_you_mean
from grosbill.model.moves import RESERVED
from grosbill.model.outside import USUAL_NAMES
from grosbill.model.settings import USUAL
from grosbill.model.signs import one_line
from grosbill.packs.clashes import confused, misnamed
from grosbill.packs.faults import Fault, faults
from grosbill.packs.reading import Text, read_texts
from grosbill.packs.words import common

FORMAT = 1
CARDS = 2000  # with all copies
DEPTH = 12
LETTERS = 80
REMARK = 1000

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ICONS = "icons.toml"
_LABEL, _WORDS = "pack.toml", "words.toml"
_CARD_TYPES: dict[str, Any] = {kind: card for card, kind in KINDS.items()}

T = TypeVar("T")


class Label(v.Record, frozen=True, kw_only=True):
    """`pack.toml`: what the pack is."""

    format: int
    id: str
    name: v.Words
    cards: int  # with all copies
    complete: v.Words | None = None  # how complete it is against a printed set
    credits: str = ""


class Pack(msgspec.Struct, frozen=True, eq=False):
    """One set of cards, read and verified."""

    label: Label
    cards: tuple[v.AnyCard, ...]
    words: v.Glossary
    digest: str  # of the files, for records to pin; icons change no game
    icons: bytes  # `icons.toml`, which `packs.icons` reads

    @property
    def id(self) -> str:
        """What the pack is called in the names of blends, and before the slash in `set/card`."""
        return self.label.id


class Draft:
    """A pack as it was read, mistakes and all."""

    def __init__(self, folder: Traversable) -> None:
        """Read whatever can be read; `mistakes` says what is wrong, with file, card and field."""
        self.folder = folder.name
        self.label: Label | None = None
        self.words = v.Glossary()
        self.wordless = False  # `words.toml` could not be read
        self.cards: list[tuple[str, v.AnyCard]] = []
        self.broken: list[tuple[str, str, object]] = []  # cards that could not be decoded: file, name, data
        self.ids: dict[str, str] = {}  # of cards that could not be decoded too: others may speak of them
        self.icons = b""
        texts, self.mistakes = read_texts(folder)
        digest = blake2b(digest_size=16)
        for text in texts:
            if text.name == ICONS:
                self.icons = text.content
                continue
            digest.update(text.content)
            self._take(text)
        self.digest = digest.hexdigest()
        if self.label is None and not any(text.name == _LABEL for text in texts):
            self.mistakes.append(f"{self.folder}: {_LABEL} is missing: it says what the pack is")
        self.mistakes += _mistakes(self)

    def pack(self) -> Pack:
        """The pack, if nothing is wrong with it."""
        if self.mistakes or self.label is None:
            raise PackError("\n".join(map(one_line, self.mistakes)))
        cards = tuple(card for _, card in self.cards)
        return Pack(self.label, cards, self.words, self.digest, self.icons)

    def complain(self, where: str, *what: str) -> None:
        """Note a mistake."""
        self.mistakes.append(": ".join((where, *filter(None, what))))

    def _take(self, text: Text) -> None:
        where = f"{self.folder}/{text.name}"
        if text.name == _LABEL:
            self.label = self._whole(text, Label, where)
        elif text.name == _WORDS:
            found = self._whole(text, v.Glossary, where)
            self.words, self.wordless = found or v.Glossary(), found is None
        else:
            for card in self._cards(text, where):
                self.cards.append((where, card))

    def _whole(self, text: Text, kind: type[T], where: str) -> T | None:
        """A file that is one record."""
        try:
            return msgspec.toml.decode(text.content, type=kind)
        except _UNDECODABLE as error:
            raw = self._raw(text, where)
            if raw is not None:
                self._report(where, "", list(faults(raw, kind)), error)
            return None

    def _cards(self, text: Text, where: str) -> Iterator[v.AnyCard]:
        """The cards of a file; one by one if the file as a whole is wrong, so that none hides another."""
        try:
            found = msgspec.toml.decode(text.content, type=v.Cardfile)
        except _UNDECODABLE:
            yield from self._one_by_one(text, where)
            return
        for field in found.__struct_fields__:
            for card in getattr(found, field):
                self._note_id(where, card.id)
                yield card

    def _one_by_one(self, text: Text, where: str) -> Iterator[v.AnyCard]:
        for kind, rows in (self._raw(text, where) or {}).items():
            if kind not in _CARD_TYPES:
                self.complain(where, kind, f"unknown kind of card{did_you_mean(kind, _CARD_TYPES)}")
            elif not isinstance(rows, list):
                self.complain(where, kind, f"cards are written under [[{kind}]], with two brackets")
            else:
                for number, row in enumerate(rows, 1):
                    yield from self._one(row, kind, number, where)

    def _one(self, row: Any, kind: str, number: int, where: str) -> Iterator[v.AnyCard]:
        name = row.get("id") if isinstance(row, dict) else None
        if isinstance(name, str):
            self._note_id(where, name)
        try:
            yield msgspec.convert(row, _CARD_TYPES[kind])
        except (msgspec.ValidationError, RecursionError) as error:
            called = name if isinstance(name, str) else f"{kind} number {number}"
            self._report(where, called, list(faults(row, _CARD_TYPES[kind])), error)
            self.broken.append((where, called, row))

    def _raw(self, text: Text, where: str) -> dict[str, Any] | None:
        try:
            raw: dict[str, Any] = msgspec.toml.decode(text.content)
        except RecursionError:
            self.complain(where, "nested too deeply")
        except (msgspec.DecodeError, ValueError) as error:
            self.complain(where, f"not TOML: {error}")
        else:
            return raw
        return None

    def _report(self, where: str, card: str, found: list[Fault], error: Exception) -> None:
        for path, problem in found or [("", str(error))]:
            self.complain(where, card, path, problem)

    def _note_id(self, where: str, name: str) -> None:
        if name in self.ids:
            self.complain(where, name, "id", f"already used in {self.ids[name]}")
        self.ids[name] = where


_UNDECODABLE = (msgspec.DecodeError, ValueError, RecursionError)


def read_pack(folder: Traversable) -> Pack:
    """The pack in this folder; what is wrong with it is a `PackError` of one line a mistake."""
    return Draft(folder).pack()


# --- what is wrong with what could be decoded -------------------------------------------------------------


def _mistakes(draft: Draft) -> Iterator[str]:
    words, shared = draft.words, common()
    traits = {card.id for _, card in draft.cards if isinstance(card, v.Race | v.Class)}
    known = {
        "trait": traits
        | {trait.id for trait in (*words.trait, *shared.trait)}
        | words.noun.keys() & draft.ids.keys()
        | words.elsewhere.keys(),
        "slot": {slot.id for slot in (*words.slot, *shared.slot)},
        "tag": {tag.id for tag in words.tag} | words.elsewhere.keys() | set(KINDS.values()),
        "kind": set(KINDS.values()),
        "id": draft.ids.keys() | words.elsewhere.keys(),
        _SWITCH: {name for name in USUAL.__struct_fields__ if isinstance(getattr(USUAL, name), bool)},
        _SPREADS: {card.id for _, card in draft.cards if isinstance(card, v.Class) and card.spreads}
        | words.elsewhere.keys(),
        "clause": set(clauses() if words.slot else ()),
    }
    known["capacity"] = known["slot"] | known["tag"] | known["kind"] | {"hand"}
    yield from _label_mistakes(draft)
    if draft.wordless:  # all names would be unknown, and none of them a mistake
        known = {}
    for trait in sorted(traits - words.noun.keys()) if known else ():
        yield f"{draft.folder}/{_WORDS}: noun: {trait}: a race or class needs its words"
    entries: list[tuple[str, str, v.Record]] = [(where, card.id, card) for where, card in draft.cards]
    for sort in ("trait", "slot", "tag", "kind"):
        found = getattr(words, sort)
        entries += [(f"{draft.folder}/{_WORDS}", f"{sort} {entry.id}", entry) for entry in found]
    for where, name, record in entries:
        for path, problem in (
            *_out_of_bounds(record),
            *misplaced(record),
            *_unknown(_names(record, ""), known),
        ):
            yield f"{where}: {name}: {path}: {problem}"
    cards = [card for _, card in draft.cards]
    for name, problem in misnamed(words, cards):
        yield f"{draft.folder}/{_WORDS}: {name}: {problem}"
    for where, card in draft.cards:
        for path, problem in confused(card, words):
            yield f"{where}: {card.id}: {path}: {problem}"
    for where, name, row in draft.broken:
        for path, problem in _unknown(_raw_names(row, ""), known):
            yield f"{where}: {name}: {path}: {problem}"


def _label_mistakes(draft: Draft) -> Iterator[str]:
    label = draft.label
    count = sum(card.copies for _, card in draft.cards)
    if count > CARDS:
        yield f"{draft.folder}: {count:,} cards with all copies, and a pack has at most {CARDS:,}"
    if label is None:
        return
    where = f"{draft.folder}/{_LABEL}"
    if label.format != FORMAT:
        yield f"{where}: format: {label.format}, but this program reads format {FORMAT}"
    if not _ID.fullmatch(label.id):
        yield f"{where}: id: {_ID_RULE}, got {label.id!r}"
    if label.cards != count and len(draft.cards) == len(draft.ids):
        yield f"{where}: cards: says {label.cards}, but the files hold {count} with all copies"
    for path, problem in _out_of_bounds(label):
        yield f"{where}: {path}: {problem}"


def _unknown(names: Iterable[tuple[str, str, str]], known: dict[str, Any]) -> Iterator[Fault]:
    for path, sort, name in names:
        if known and name not in known[sort]:
            yield (
                path,
                f"unknown {sort} {name!r}{did_you_mean(name, known[sort]) or _instead(sort, name, known)}",
            )


def _instead(sort: str, name: str, known: dict[str, Any]) -> str:
    """What to do about a name that nothing here comes near."""
    if sort == "clause":
        return "; `grosbill rules` lists them"
    if sort in ("trait", "tag", "id", _SPREADS) and _ID.fullmatch(name) and name not in known["trait"]:
        return f"; if another set has it, give it words: [elsewhere.{name}] in {_WORDS}"
    return f"; there are: {', '.join(sorted(known[sort]))}"


_PLAYERS = frozenset(map(str.lower, USUAL_NAMES))
_ID_RULE = "an id is written in small letters, digits and hyphens"


def _out_of_bounds(record: v.Record) -> Iterator[Fault]:
    """Ids and texts that no game could do with, and effects nested too deeply."""
    if isinstance(record, v.Card):
        if not _ID.fullmatch(record.id):
            yield "id", f"{_ID_RULE}, got {record.id!r}"
        if record.id in RESERVED:
            yield "id", f"{record.id!r} means something in a move; choose another id"
        elif record.id in _PLAYERS:
            yield "id", f"{record.id!r} is the name of a player who gives none; choose another id"
    elif isinstance(record, v.Trait | v.Slot | v.Tag) and not _ID.fullmatch(record.id):
        yield "id", f"{_ID_RULE}, got {record.id!r}"
    yield from _measured(record, "", 1)


def _measured(value: object, path: str, depth: int) -> Iterator[Fault]:
    if isinstance(value, v.Record):
        if depth > DEPTH:
            yield path, f"nested too deeply: at most {DEPTH} levels"
            return
        if isinstance(value, v.Words):
            for lang in value.__struct_fields__:
                if all(category(sign)[0] in "MZ" for sign in value.text(lang)):
                    yield f"{path}.{lang}", "is empty: it needs something to be read"
        for field in value.__struct_fields__:
            part = getattr(value, field)
            if part:  # most keys are not given
                yield from _measured(part, f"{path}.{field.rstrip('_')}".lstrip("."), depth + 1)
    elif isinstance(value, str):
        longest = REMARK if path in _REMARKS else LETTERS
        if len(value) > longest:
            yield path, f"{len(value)} letters, and at most {longest} will do"
        elif not value.isprintable():
            yield path, "contains signs that cannot be printed"
    elif isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from _measured(part, f"{path}[{number}]", depth)


_REMARKS = ("source", "credits", "complete.en", "complete.fr")


# Names of a narrower sort, as a mistake calls them.
_SWITCH, _SPREADS = "setting that is on or off", "class that spreads"

_FIELDS = {
    "is_": "trait",
    "suffers": "trait",
    "against": "trait",
    "tag": "tag",
    "tags": "tag",
    "implies": "tag",
    "trait": "trait",
    "slot": "slot",
    "kind": "kind",
    "clause": "clause",
    "dare": _SWITCH,
    "setting": _SWITCH,
}


def _names(record: Any, path: str) -> Iterator[tuple[str, str, str]]:
    """Every name a record mentions: where, of what sort, and the name."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if not value:  # most keys are not given
            continue
        here = f"{path}.{field.rstrip('_')}".lstrip(".")
        sort = _FIELDS.get(field)
        if field == "id" and isinstance(record, v.Cards):
            sort = "id"
        if field == "of" and isinstance(record, v.Capacity):
            sort = "slot" if record.single else "capacity"
        if field == "trait" and isinstance(record, v.Become):
            sort = _SPREADS
        if sort:
            for name in (value,) if isinstance(value, str) else value:
                yield here, sort, name
        elif isinstance(value, v.Record):
            yield from _names(value, here)
        elif isinstance(value, tuple):
            for number, part in enumerate(value):
                if isinstance(part, v.Record):
                    yield from _names(part, f"{here}[{number}]")


_KEYS = {field.rstrip("_"): sort for field, sort in _FIELDS.items()}


def _raw_names(data: object, path: str) -> Iterator[tuple[str, str, str]]:
    """The names in a card that could not be decoded, as far as its keys tell what they are."""
    if isinstance(data, list):
        for number, part in enumerate(data):
            yield from _raw_names(part, f"{path}[{number}]")
    elif isinstance(data, dict):
        for key, value in data.items():
            here = f"{path}.{key}".lstrip(".")
            names = [value] if isinstance(value, str) else value
            if key in _KEYS and isinstance(names, list) and all(isinstance(name, str) for name in names):
                for name in names:
                    yield here, _KEYS[key], name
            else:
                yield from _raw_names(value, here)
