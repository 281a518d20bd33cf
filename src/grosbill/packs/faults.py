"""Why a file does not say what a pack can say: every mistake in it, not only the first.

Slow beside decoding, so only for files that could not be decoded.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import UnionType
from typing import Any, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.census import keys
from grosbill.model.errors import did_you_mean

Fault: TypeAlias = tuple[str, str]
"""The path of keys that leads to it, and what is wrong."""


def faults(data: object, hint: object, path: str = "") -> Iterator[Fault]:
    """Everything that keeps plain data from being of this type."""
    options = _options(hint)
    if isinstance(data, dict):
        records = [option for option in options if isinstance(option, type) and issubclass(option, v.Record)]
        if records:
            yield from _in_record(data, records, path)
            return
        for table in [option for option in options if get_origin(option) is dict]:
            for name, part in data.items():
                yield from faults(part, get_args(table)[1], _below(path, name))
            return
    if isinstance(data, list):
        for row in [option for option in options if get_origin(option) is tuple]:
            for number, part in enumerate(data):
                yield from faults(part, get_args(row)[0], f"{path}[{number}]")
            return
    known = [word for option in options if get_origin(option) is Literal for word in get_args(option)]
    if isinstance(data, str) and known and str not in options:
        if data not in known:
            words = [word for word in known if isinstance(word, str)]
            there = did_you_mean(data, words) or f"; there are: {', '.join(words)}"
            yield path, f"unknown word {data!r}{there}"
        return
    try:
        msgspec.convert(data, hint)
    except msgspec.ValidationError as error:
        yield path, _in_words(str(error))


_PLAIN = {
    "int": "a number",
    "float": "a fraction",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}


def _in_words(message: str) -> str:
    """What the decoder expected and got, without the words of programmers."""
    bound = re.fullmatch(r"Expected `int` ([<>])= (-?\d+)(?: - at .*)?", message)
    if bound is not None:
        return f"must be at {'least' if bound[1] == '>' else 'most'} {bound[2]}"
    found = re.fullmatch(r"Expected `(.+)`, got `(.+)`(?: - at .*)?", message)
    if found is None:
        return re.sub(r" - at `.*`$", "", message)
    wanted, got = (
        " or ".join(_PLAIN.get(each, each) for each in part.split(" | ") if each != "null")
        for part in found.groups()
    )
    return f"expected {wanted}, got {got}"


def _options(hint: Any) -> list[Any]:
    """What a union offers; any other type offers itself."""
    if get_origin(hint) in (Union, UnionType):
        return [option for part in get_args(hint) for option in _options(part)]
    return [hint]


def _in_record(data: dict[str, Any], records: list[type[v.Record]], path: str) -> Iterator[Fault]:
    tag = records[0].__struct_config__.tag_field
    record = records[0]
    if tag is not None:
        named = {str(each.__struct_config__.tag): each for each in records}
        name = data.get(tag)
        if not isinstance(name, str):
            yield _below(path, tag), f"is missing: {tag!r} says which one it is"
            return
        if name not in named:
            there = did_you_mean(name, named) or f"; there are: {', '.join(named)}"
            yield _below(path, tag), f"unknown word {name!r}{there}"
            return
        record = named[name]
    found = list(_in_keys(data, record, tag, path))
    if not found:
        try:
            msgspec.convert(data, record)
        except msgspec.ValidationError as error:
            found = [(path, _in_words(str(error)))]
    yield from found


def _in_keys(data: dict[str, Any], record: type[v.Record], tag: str | None, path: str) -> Iterator[Fault]:
    known = {key.name: key for key in keys(record)}
    for name, part in data.items():
        if name in known:
            yield from faults(part, known[name].hint, _below(path, name))
        elif name != tag:
            there = did_you_mean(name, known) or f"; there are: {', '.join(known)}"
            yield _below(path, name), f"unknown key{there}"
    for key in known.values():
        if key.default is msgspec.NODEFAULT and key.name not in data:
            yield _below(path, key.name), "is missing"


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
