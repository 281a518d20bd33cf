"""Events of every sort in every shape they can have, made from the types of their fields."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from grosbill.model import events as e
from grosbill.model.moves import Terms

TERMS = (
    Terms(),
    Terms(treasures=1),
    Terms(treasures=2, helper_first=True, plays=("boil-an-anthill",)),
    Terms(give=("elf",), promise="stay_out"),
    Terms(give=("elf",), promise="no_help"),
)
TRADES = (Terms(give=("elf",)), Terms(get=("cheat",)), Terms(give=("elf",), get=("cheat", "dwarf")))
FREE = {
    "power": ("", "theft"),
    "cause": ("", "curse", "no_room"),
    "trait": ("elf",),
    "sex": ("male", "female"),
}
"""What is text without a list of its values."""

MORE: dict[type[e.Event], tuple[str, ...]] = {
    e.Used: ("stoned-golem", "floating-nose", "wannabe-vampire", "cheat"),
    e.Granted: ("thief",),
    e.Chose: ("platycore",),
    e.MonsterLeft: ("harpies",),
    e.Killed: ("harpies",),
    e.GotAway: ("harpies",),
    e.Escaped: ("harpies",),
    e.Caught: ("harpies",),
    e.Unhurt: ("harpies",),
    e.Cancelled: ("curse-lose-two-cards",),
}
"""Cards that are told in words of their own."""

NOBODY, ONESELF, ANOTHER = -1, 0, 1
OTHERS: dict[type[e.Event], tuple[int, ...]] = {
    e.CurseStruck: (ANOTHER, ONESELF),
    e.MonsterCame: (ANOTHER, ONESELF),
    e.Brought: (ANOTHER, ONESELF),
    e.Played: (ANOTHER, ONESELF, NOBODY),
    e.Used: (ANOTHER, ONESELF, NOBODY),
    e.ShowedHand: (ANOTHER, NOBODY),
    e.Took: (ANOTHER, NOBODY),
    e.Won: (ANOTHER, NOBODY),
    e.FlightEnded: (ANOTHER, NOBODY),
    e.ChoseRunner: (ANOTHER, ONESELF),
}
"""Whom it may be done to, where that is not always another player."""


def shapes(sort: type[e.Event]) -> Iterator[e.Event]:
    """Events of this sort, by the player of seat 0."""
    fields = [field for field in msgspec.structs.fields(sort) if field.name != "unseen"]
    values = [tuple(_values(sort, field)) for field in fields]
    for chosen in product(*values):
        event = sort(**dict(zip([field.name for field in fields], chosen, strict=True)))
        if _possible(event):
            yield event


def _values(sort: type[e.Event], field: msgspec.structs.FieldInfo) -> Iterator[Any]:
    known, name = e.parts(sort), field.name
    kind = get_type_hints(sort)[name]
    if name in known.seats:
        place = known.seats.index(name)
        yield from ((ONESELF,), OTHERS.get(sort, (ANOTHER,)), (NOBODY,))[place]
    elif name in known.terms:
        yield from TRADES if sort is e.Offered else TERMS
    elif get_origin(kind) is Literal:
        yield from get_args(kind)
    elif kind is bool:
        yield from (False, True)
    elif kind is int:
        yield from (0, 1, 2)
    elif name in known.sources:
        yield from ("", "dwarf")
    elif name in known.cards:
        more = MORE.get(sort, ())
        yield from ("elf", *more) if kind is str else (("elf",), ("elf", "cheat"), *((one,) for one in more))
        if field.default in ((), ""):
            yield field.default
    else:
        yield from FREE[name]


def _possible(event: e.Event) -> bool:
    match event:
        case e.Took():
            return (event.holder == NOBODY) == (event.place in ("discards", "fight"))
        case e.MonsterCame():
            return (event.cause == "copy") == bool(event.copy_of)
        case e.Drew():
            whole = event.cause == "new_hand"
            return whole == (event.deck == "both") and (event.cause == "effect" or not event.face_up)
        case e.Granted():
            return bool(event.card)
        case e.ShowedHand():
            return not event.forced or event.to == NOBODY
        case _:
            return True
