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
            # A list that says what happens is never empty: then it says what happens to nobody.
            kept = _kept(value, strangers) if field == "otherwise" else _kept(value, strangers) or value
            part = tuple([_pruned(each, strangers) if isinstance(each, v.Record) else each for each in kept])
        else:
            continue
        if part != value:
            changes[field] = part
    return msgspec.structs.replace(record, **changes) if changes else record


def _kept(parts: tuple[Any, ...], strangers: frozenset[str]) -> tuple[Any, ...]:
    """What is left of a list: what happens only if somebody is what nobody can be, happens otherwise."""
    kept: list[Any] = []
    for part in parts:
        if not isinstance(part, v.Verb):
            kept.append(part)
        elif _asks_for(part.if_, strangers):
            kept += _kept(part.otherwise, strangers)
        elif part.otherwise or not isinstance(part.who, v.Who) or not _asks_for(part.who.if_, strangers):
            kept.append(part)
    return tuple(kept)


def _asks_for(condition: v.Condition | None, strangers: frozenset[str]) -> bool:
    """Whether something is only for those who are what nobody can be."""
    return condition is not None and _names(condition.is_) <= strangers


def _names(names: v.Names | None) -> set[str]:
    if names is None:
        return {""}
    return {names} if isinstance(names, str) else set(names)
