"""Which tags a card has: those it names, those it is matched by, and what these imply."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grosbill.effects import vocabulary as v
from grosbill.effects.vocabulary import KINDS


def records(value: object) -> Iterator[v.Record]:
    """A record and every record in it."""
    if isinstance(value, v.Record):
        yield value
        for field in value.__struct_fields__:
            yield from records(getattr(value, field))
    elif isinstance(value, tuple):
        for part in value:
            yield from records(part)


def tags_of(card: v.Card, tags: Mapping[str, v.Tag]) -> tuple[str, ...]:
    """The tags of a card; those it names first."""
    found = [*card.tags]
    found += [tag.id for tag in tags.values() if tag.match is not None and _fits(card, tag.match)]
    for name in found:  # grows while it is read
        if name in tags:
            found += [implied for implied in tags[name].implies if implied not in found]
    return tuple(dict.fromkeys(found))


def _fits(card: v.Card, match: v.Match) -> bool:
    """Whether a card has a tag by what is printed on it; large and small letters are the same.

    Dots that lead from one name to another are no part of it.
    """
    name = card.name.en.lower().strip(" .…")
    if match.kind is not None and match.kind != KINDS[type(card)]:
        return False
    if match.slot is not None and match.slot != getattr(card, "slot", None):
        return False
    if match.name_ends is not None and not name.endswith(match.name_ends.lower()):
        return False
    if match.name_starts is not None and not name.startswith(tuple(map(str.lower, match.name_starts))):
        return False
    if match.bad_stuff is None:
        return True
    return any(isinstance(record, v.Die) for record in records(getattr(card, "bad_stuff", ())))
