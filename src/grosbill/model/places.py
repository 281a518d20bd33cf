"""Where every card lies, and what in a state names a seat or a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Annotated, Any, get_args, get_origin

import msgspec

from grosbill.model import steps as s
from grosbill.model.records import form
from grosbill.model.state import Fight, Foe, Kill, Marker, Player, State


def places(t: State) -> Iterator[tuple[int, str]]:
    """Every card with the place it lies in: once for each card if all is well."""
    for seat, player in enumerate(t.seats):
        for card in player.hand:
            yield card, f"hand of {seat}"
        for card in player.play:
            yield card, f"play of {seat}"
        for card in dict.fromkeys(marker.card for marker in player.markers if marker.keeps):
            yield card, f"force on {seat}"
    for deck in (0, 1):
        for card in t.decks[deck]:
            yield card, f"deck {deck}"
        for card in t.tops[deck]:
            yield card, f"top of {deck}"
        for card in t.piles[deck]:
            yield card, f"pile {deck}"
    for card in t.apart:
        yield card, "pile apart"
    if t.fight is not None:
        for foe in t.fight.foes:
            yield foe.card, "fight as a monster"
        for card, _ in t.fight.enhancers:
            yield card, "fight as an enhancer"
        for card, _ in t.fight.plays:
            yield card, "fight as a one-shot"
    in_force = {marker.card for player in t.seats for marker in player.markers if marker.keeps}
    in_force |= {card for player in t.seats for card, _ in player.attached}
    for step in t.steps:
        for card in held(step):
            if not (isinstance(step, s.Finish) and card in in_force):
                yield card, f"step {type(step).__name__}"


def held(step: s.Step) -> tuple[int, ...]:
    """The cards that lie beside the table while a step is settled."""
    if isinstance(step, s.Turned):
        return () if step.shared else (step.card,)
    if isinstance(step, s.Finish | s.Falls | s.Effect):
        return (step.card,)
    if isinstance(step, s.Revealing | s.Sharing | s.Looting):
        return step.cards
    return ()


_RECORDS = (State, Player, Fight, Foe, Kill, Marker, s.Step, s.Frame)


def strangers(t: State, cards: int) -> Iterator[str]:
    """Whatever in a state names a seat or a card that is not there, in a game of so many cards."""
    seats = len(t.seats)
    there = {"seat": range(-1, seats), "card": range(-1, cards), "seats": range(1 << seats), "deck": range(2)}
    for where, what, numbers in _named("", t, None):
        for number in numbers:
            if number not in there[what]:
                yield f"{what} {number} as {where}"


def _named(where: str, value: Any, kind: Any) -> Iterator[tuple[str, str, Sequence[int]]]:
    """Where a value of a type names something, what it names, and which; what cards say names nothing."""
    if isinstance(value, tuple | list):
        kinds, alike = _parts(kind)
        if alike and (what := _what(kinds[0])):
            yield where, what, value
            return
        for place, part in enumerate(value):
            yield from _named(where, part, kinds[0 if alike else place])
    elif isinstance(value, _RECORDS):
        sort: type = State if isinstance(value, State) else type(value)
        for name, spoken, part in _fields(sort):
            yield from _named(spoken, getattr(value, name), part)
    elif what := _what(kind):
        yield where, what, (value,)


@cache
def _what(kind: Any) -> str:
    """What a number of this type names, if anything."""
    return str(get_args(kind)[1]) if get_origin(kind) is Annotated else ""


@cache
def _parts(kind: Any) -> tuple[tuple[Any, ...], bool]:
    """The types of what is in a list, and whether it is one for all."""
    kinds = get_args(kind)
    return kinds, len(kinds) == 1 or kinds[1] is ...


@cache
def _fields(kind: type) -> list[tuple[str, str, Any]]:
    """The fields of a record, how each is spoken of, and its type."""
    found = msgspec.structs.fields(form(kind))
    return [(field.name, f"{field.name} of a {kind.__name__}", field.type) for field in found]
