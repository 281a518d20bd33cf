"""Cards without what they say of races and classes that are not in the game (R-BLEND-013)."""

from __future__ import annotations

from typing import Any

import msgspec

from grosbill.effects import vocabulary as v


def without(card: v.AnyCard, strangers: frozenset[str]) -> v.AnyCard:
    """The card as it reads where these races and classes are missing: nothing happens to them."""
    pruned: v.AnyCard = _pruned(card, strangers) if strangers else card
    return pruned


def _pruned(record: Any, strangers: frozenset[str]) -> Any:
    changes: dict[str, Any] = {}
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if isinstance(value, v.Record):
            part: Any = _pruned(value, strangers)
        elif isinstance(value, tuple):
            kept = [each for each in value if not _about(each, strangers)]
            part = tuple([_pruned(each, strangers) if isinstance(each, v.Record) else each for each in kept])
        else:
            continue
        if part != value:
            changes[field] = part
    return msgspec.structs.replace(record, **changes) if changes else record


def _about(part: object, strangers: frozenset[str]) -> bool:
    """Whether something is done only if, or only to those who, are what nobody can be."""
    if not isinstance(part, v.Verb):
        return False
    conditions = [part.if_, part.who.if_ if isinstance(part.who, v.Who) else None]
    return any(condition is not None and _names(condition.is_) <= strangers for condition in conditions)


def _names(names: v.Names | None) -> set[str]:
    if names is None:
        return {""}
    return {names} if isinstance(names, str) else set(names)
