"""What all records have in common, whatever they are made of.

The sources write them as Structs. In the compiled build those of the compiled modules are native classes
(`compiling/native.py`); the Structs they were made from are kept in a module beside theirs, as the form in
which records are stored.
"""

from __future__ import annotations

from importlib import import_module
from types import GetSetDescriptorType
from typing import Any, TypeVar, cast

import msgspec

R = TypeVar("R")

STORED = "_stored"
"""How the name of a module ends that keeps the Structs of native records."""


def replace(record: R, **changes: Any) -> R:
    """A record with some of its fields changed."""
    # Every record has it; the base class of Structs does not declare it.
    return record.__replace__(**changes)  # type: ignore[attr-defined, no-any-return]


def copied(record: R) -> R:
    """A shallow copy, without the detour of `copy.copy` over its table of types."""
    return record.__copy__()  # type: ignore[attr-defined, no-any-return] # the same


def fields(kind: type) -> tuple[str, ...]:
    """The names of the fields of a record, in their order."""
    return cast("tuple[str, ...]", cast("Any", kind).__struct_fields__)


def values(record: Any) -> tuple[Any, ...]:
    """What the fields of a record hold, in their order."""
    if isinstance(record, msgspec.Struct):
        return msgspec.structs.astuple(record)
    return tuple([getattr(record, name) for name in fields(type(record))])


def attributes(thing: object) -> list[str]:
    """The names of what an object holds, compiled or not."""
    if hasattr(thing, "__dict__"):
        return list(vars(thing))
    return [name for name, what in vars(type(thing)).items() if isinstance(what, GetSetDescriptorType)]


def form(kind: type) -> type[msgspec.Struct]:
    """The Struct as which a record is stored: what encodes, decodes and describes it."""
    if issubclass(kind, msgspec.Struct):
        return kind
    return cast("type[msgspec.Struct]", getattr(import_module(kind.__module__ + STORED), kind.__name__))


def stored(record: object) -> msgspec.Struct:
    """A native record in its form; what it holds is not looked at yet. An encoder asks for it by itself."""
    kind = type(record)
    if not hasattr(kind, "__struct_fields__"):
        raise NotImplementedError(f"{kind.__name__} is no record and cannot be stored")
    return form(kind)(**dict(zip(fields(kind), values(record), strict=True)))


def revived(value: Any) -> Any:
    """What was decoded, with every record in it as it is played with."""
    if isinstance(value, tuple):
        return tuple([revived(part) for part in value])
    if isinstance(value, list):
        return [revived(part) for part in value]
    kind = type(value)
    if not kind.__module__.endswith(STORED):
        return value
    native = getattr(import_module(kind.__module__.removesuffix(STORED)), kind.__name__)
    return native(**{name: revived(getattr(value, name)) for name in fields(kind)})
