"""The words of several packs as one glossary: what each thing is called, and what all its cards share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain
from typing import TypeVar

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.packs.reading import HOME

T = TypeVar("T", v.Trait, v.Slot, v.Tag, v.KindWords)
W = TypeVar("W")

COMMON = "common.toml"


@cache
def common() -> v.Glossary:
    """The words every pack has without saying so: sexes, slots, kinds."""
    return msgspec.toml.decode(HOME.joinpath(COMMON).read_bytes(), type=v.Glossary)


def merged(glossaries: Sequence[v.Glossary]) -> v.Glossary:
    """One glossary of several and the common one. Where they disagree, the first wins: the words of the host.

    What the host leaves out it calls as in the common one, whatever the others say: gold stays gold.
    That goes for each key by itself: a limit or an effect that one pack gives a tag holds for all its cards,
    whichever pack names the tag first (R-BLEND-011, R-BLEND-014).
    """
    everything = (*glossaries[:1], common(), *glossaries[1:])
    elsewhere = _first(*(glossary.elsewhere for glossary in everything))
    strangers = [v.Tag(id=name, noun=noun) for name, noun in elsewhere.items()]
    return v.Glossary(
        money=next(glossary.money for glossary in everything if glossary.money is not None),
        trait=_one_each(chain.from_iterable(glossary.trait for glossary in everything)),
        noun=_first(*(glossary.noun for glossary in everything), elsewhere),
        slot=_one_each(chain.from_iterable(glossary.slot for glossary in everything)),
        tag=_one_each([*chain.from_iterable(glossary.tag for glossary in everything), *strangers]),
        kind=_one_each(chain.from_iterable(glossary.kind for glossary in everything)),
        elsewhere=elsewhere,
    )


def _one_each(entries: Iterable[T]) -> tuple[T, ...]:
    found: dict[str, T] = {}
    for entry in entries:
        first = found.get(entry.id)
        found[entry.id] = entry if first is None else _completed(first, entry)
    return tuple(found.values())


def _completed(first: T, later: T) -> T:
    """The first entry, with what it leaves open taken from a later one."""
    open_keys = {
        field.name: getattr(later, field.name)
        for field in msgspec.structs.fields(first)
        if not field.required and getattr(first, field.name) == field.default
    }
    return msgspec.structs.replace(first, **open_keys)


def _first(*tables: dict[str, W]) -> dict[str, W]:
    return {name: word for table in reversed(tables) for name, word in table.items()}
