"""Reads a pack: strict decoding, and every name in it looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.resources.abc import Traversable
from typing import Any, TypeVar

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import PackError

T = TypeVar("T")


class Pack(msgspec.Struct, frozen=True):
    """One set of cards, read and verified."""

    id: str
    cards: tuple[v.AnyCard, ...]
    words: v.Glossary
    source: bytes  # the files themselves, for the digest that records pin


def read_pack(folder: Traversable) -> Pack:
    """The pack in this folder; all mistakes are reported at once."""
    cards: list[tuple[str, v.AnyCard]] = []
    words = v.Glossary()
    source = b""
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".toml"):
            continue
        text = file.read_bytes()
        source += text
        where = f"{folder.name}/{file.name}"
        if file.name == "words.toml":
            words = _decode(text, v.Glossary, where)
        else:
            found = _decode(text, v.Cardfile, where)
            cards.extend((where, card) for field in found.__struct_fields__ for card in getattr(found, field))
    mistakes = list(_mistakes(cards, words))
    if mistakes:
        raise PackError("\n".join(mistakes))
    return Pack(folder.name, tuple(card for _, card in cards), words, source)


def _decode(text: bytes, kind: type[T], where: str) -> T:
    try:
        return msgspec.toml.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise PackError(f"{where}: {_place(text, str(error))}") from None


def _place(text: bytes, message: str) -> str:
    """Put the id of the card in place of its number in the file."""
    found = re.search(r" - at `\$\.(\w+)\[(\d+)\](.*)`$", message)
    if not found:
        return message
    kind, number, path = found.groups()
    raw = msgspec.toml.decode(text)
    card = raw[kind][int(number)].get("id", f"{kind} number {int(number) + 1}")
    field = path.lstrip(".") or kind
    return f"{card}: {field}: {message[: found.start()]}"


def _mistakes(cards: list[tuple[str, v.AnyCard]], words: v.Glossary) -> Iterator[str]:
    ids: dict[str, str] = {}
    for where, card in cards:
        if card.id in ids:
            yield f"{where}: {card.id}: id: already used in {ids[card.id]}"
        ids[card.id] = where
        if card.copies < 1:
            yield f"{where}: {card.id}: copies: must be at least 1"
    traits = {card.id for _, card in cards if isinstance(card, v.Race | v.Class)}
    known = {
        "trait": traits | {trait.id for trait in words.trait},
        "slot": {slot.id for slot in words.slot},
        "tag": {tag.id for tag in words.tag} | set(KINDS.values()),
        "kind": set(KINDS.values()),
        "id": set(ids),
    }
    known["capacity"] = known["slot"] | known["tag"] | known["kind"] | {"hand"}
    for trait in sorted(traits - set(words.noun)):
        yield f"words.toml: noun: {trait}: a race or class needs its words"
    for where, card in cards:
        for path, problem in _unplayable(card, ""):
            yield f"{where}: {card.id}: {path}: {problem}"
        for path, sort, name in _names(card, ""):
            if name not in known[sort]:
                close = get_close_matches(name, known[sort], 1)
                hint = f" (did you mean {close[0]!r}?)" if close else ""
                yield f"{where}: {card.id}: {path}: unknown {sort} {name!r}{hint}"


def _unplayable(record: v.Record, path: str) -> Iterator[tuple[str, str]]:
    """What the records allow but the rules do not carry out."""
    if isinstance(record, v.Become) and not _becomes(record):
        yield (
            path,
            (
                '`become` says one of: sex; trait; cards = { kind, in = "discards", pick = "top" or "you" }; '
                'cards = { kind, in = "hand" }'
            ),
        )
    if (
        isinstance(record, v.Take)
        and record.from_ is not None
        and record.cards.in_ not in ("hand", "play", "any")
    ):
        yield path, '`take` from a player says where: in = "hand", "play" or "any"'
    if isinstance(record, v.Trigger):
        for point in (record.at,) if isinstance(record.at, str) else record.at:
            if point not in _TRIGGER_POINTS:
                known = ", ".join(sorted(_TRIGGER_POINTS))
                yield path, f"nothing happens by itself at {point!r}; it may at: {known}"
    if isinstance(record, v.Use):
        for point in (record.when,) if isinstance(record.when, str) else record.when:
            if point in _NEVER_OPEN:
                yield path, f"nobody is asked at {point!r}"
    for field in record.__struct_fields__:
        value = getattr(record, field)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, v.Record):
                yield from _unplayable(part, f"{path}.{field.rstrip('_')}".lstrip("."))


def _becomes(verb: v.Become) -> bool:
    if verb.cards is None:
        return (verb.sex is None) != (verb.trait is None)
    cards = verb.cards
    found = cards.in_ == "discards" and cards.pick in ("top", "you")
    return isinstance(cards.kind, str) and (found or cards.in_ == "hand")


_TRIGGER_POINTS = {
    "before_fight",
    "before_curse",
    "after_escape",
    "before_bad_stuff",
    "after_kill",
    "after_draw",
}
_NEVER_OPEN = {"after_draw", "after_kill"}

_FIELDS = {
    "is_": "trait",
    "suffers": "trait",
    "against": "trait",
    "tag": "tag",
    "tags": "tag",
    "slot": "slot",
    "kind": "kind",
}


def _names(record: Any, path: str) -> Iterator[tuple[str, str, str]]:
    """Every name a record mentions: where, of what sort, and the name."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        here = f"{path}.{field.rstrip('_')}".lstrip(".")
        sort = _FIELDS.get(field)
        if field == "id" and isinstance(record, v.Cards):
            sort = "id"
        if field == "trait" and isinstance(record, v.Become | v.CountsAs):
            sort = "trait"
        if field == "of" and isinstance(record, v.Capacity):
            sort = "capacity"
        if sort and value is not None:
            for name in (value,) if isinstance(value, str) else value:
                yield here, sort, name
        elif isinstance(value, v.Record):
            yield from _names(value, here)
        elif isinstance(value, tuple):
            for number, part in enumerate(value):
                if isinstance(part, v.Record):
                    yield from _names(part, f"{here}[{number}]")
