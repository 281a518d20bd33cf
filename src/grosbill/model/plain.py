"""The state as plain data: every record by the names of its fields, without what is at its default.

Digests and snapshots are made of this, so that they outlast the program: a field that is added with a default
that changes nothing changes none of them. Defaults are compared by value, never by identity, so that equal
states give equal data.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import msgspec

from grosbill.model.records import form, values
from grosbill.model.state import WORKED_OUT, Player, State

_PLAIN = frozenset((int, str, bool, type(None)))


def plain(value: Any) -> Any:
    """A value of the state as plain data."""
    sort: Any = type(value)
    if sort in _PLAIN:
        return value
    if sort is tuple or sort is list:
        return [part if type(part) is int else plain(part) for part in value]
    tag, fields = _told(sort)
    told = dict(tag)
    # What a table has beside its state comes last, and is left out.
    for part, (key, default) in zip(values(value), fields, strict=False):
        if part != default and key:
            told[key] = plain(part)
    return told


@cache
def _told(sort: type) -> tuple[dict[str, Any], tuple[tuple[str, Any], ...]]:
    """What a record is called, if it says so, and the keys and defaults of its fields; "": left out."""
    told = form(State if issubclass(sort, State) else sort)
    unsaid = WORKED_OUT if issubclass(sort, Player) else ()
    tag_field, tag = told.__struct_config__.tag_field, told.__struct_config__.tag
    fields = msgspec.structs.fields(told)
    keys = [("" if field.name in unsaid else field.encode_name, _default(field)) for field in fields]
    return {tag_field: tag} if tag_field is not None else {}, tuple(keys)


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def state_json(state: State) -> bytes:
    """The state as JSON, the same for equal states."""
    return msgspec.json.encode(plain(state), order="sorted")


def digest(state: State) -> str:
    """A short hash of the state."""
    return blake2b(state_json(state), digest_size=12).hexdigest()
