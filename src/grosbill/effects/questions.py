"""Whether what a card asks at some place has an answer there: who, which cards, how many, if."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeVar

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.places import MISSING, PEOPLE, Fault, Place

_T = TypeVar("_T")


def check_who(who: v.WhoName | v.Who | v.Crowd, place: Place, path: str) -> Iterator[Fault]:
    """Somebody of whom it can be said who it is."""
    name = who if isinstance(who, str) else who.who
    needed = PEOPLE.get(name, ())
    if needed and not place.there & set(needed):
        yield path, f"{name!r} needs {MISSING[needed[0]]} ({place.name} has none)"
    if not isinstance(who, str) and who.if_ is not None:
        yield from check_condition(who.if_, place.plus("asked"), f"{path}.if")


def check_sort(cards: v.Cards, path: str) -> Iterator[Fault]:
    """What is wrong with a sort of cards, wherever it stands."""
    for key, names in cards.said.items():
        if isinstance(names, tuple) and len(set(names)) < max(2, len(names)):
            yield f"{path}.{spelled(key)}", "a list says two names or more, each once"
    kinds = (cards.kind,) if isinstance(cards.kind, str) else cards.kind or ()
    if "action" in kinds:
        yield f"{path}.kind", "actions are called just cards: say which by tag, deck or id"


def check_cards(cards: v.Cards, place: Place, path: str) -> Iterator[Fault]:
    """Cards that can be told there."""
    yield from check_sort(cards, path)
    needed: list[str] = []
    if cards.target:
        needed.append(_TARGETED.get(type(cards), "aim"))
    if cards.host:
        needed.append("host")
    if cards.this:
        needed.append("monster" if isinstance(cards, v.Foes) else "own")
    if cards.in_ in ("fight", "side"):
        needed.append("fight")
    if cards.value is not None and isinstance(cards.value.max, v.SameWorth):
        needed.append("that")
    if isinstance(cards.worth, v.SameWorth):
        needed.append("that")
    if isinstance(cards.n, v.Thrown):
        needed.append("rolled")
    for thing in needed:
        if thing not in place.there:
            yield path, f"needs {MISSING[thing]} ({place.name} has none)"


_TARGETED: dict[type[v.Cards], str] = {
    v.Removed: "foe card",
    v.Reinforced: "given card",
    v.Foes: "foe card",
    v.Lost: "play card",
    v.Lifted: "force card",
}


def check_amount(amount: v.Amount, place: Place, path: str) -> Iterator[Fault]:
    """A number that can be counted there."""
    if amount.short and "short" not in place.there:
        yield f"{path}.short", "needs cards too few: it stands in the `otherwise` of so many cards lost"
    if amount.roll and "rolled" not in place.there:
        yield path, f"needs {MISSING['rolled']} ({place.name} has none)"
    if amount.one_of is not None and "number" not in place.there:
        yield path, f"one_of needs {MISSING['number']}"
    if amount.one_of is not None and len(set(amount.one_of)) < max(2, len(amount.one_of)):
        yield f"{path}.one_of", "says two numbers or more, each once"
    if amount.level == "fighter" and "fight" not in place.there:
        yield path, f"needs {MISSING['fight']} ({place.name} has none)"
    if amount.cards is not None:
        yield from check_cards(amount.cards, place, f"{path}.cards")
    if amount.players is not None:
        yield from check_who(amount.players, place, f"{path}.players")
    for here, case in with_paths(f"{path}.case", amount.case or ()):
        yield from check_condition(case.if_, place, f"{here}.if")


def check_condition(condition: v.Condition, place: Place, path: str) -> Iterator[Fault]:
    """A condition that can be asked there, and is worth asking."""
    given = said_in(condition)
    if not [key for key in given if key != "who"]:
        yield path, "asks nothing: leave it out"
    if condition.who is not None:
        denied = condition.not_
        if denied is not None and denied.who is not None and given == ["not_", "who"]:
            yield f"{path}.who", "is asked nothing: `not` says itself who is"
        yield from check_who(condition.who, place, f"{path}.who")
        if not place.there & {"asked"}:
            place = place.plus("asked")
    for key in given:
        yield from _check_list(getattr(condition, key), f"{path}.{spelled(key)}")
        needed = _ASKS.get(key)
        if needed is not None and not place.there & set(needed):
            yield f"{path}.{spelled(key)}", f"needs {MISSING[needed[0]]} ({place.name} has none)"
    bounds = condition.level
    if bounds is not None and (bounds.above or bounds.below) and "asked" not in place.there:
        yield f"{path}.level", f"needs {MISSING['asked']}"
    if condition.has is not None:
        yield from check_cards(condition.has, place, f"{path}.has")
    for name in (condition.cause,) if isinstance(condition.cause, str) else condition.cause or ():
        if name not in place.causes:
            there = f"there are: {', '.join(place.causes)}" if place.causes else "nothing tells it"
            yield f"{path}.cause", f"{name!r} never is the cause in {place.name}; {there}"
    if condition.used is not None and condition.used not in place.powers:
        yield f"{path}.used", f"the card has no use of that name: {condition.used!r}"
    if condition.is_ is not None and condition.suffers is not None:
        yield path, "says one of: is, suffers"
    if condition.role in ("either", "helper") and condition.not_ == v.Condition(role="alone"):
        key = "role" if condition.role == "either" else "not"
        yield f"{path}.{key}", "goes without saying: who is not alone in a fight is in it, as every helper is"
    if condition.role == "either" and condition.turn is not None:
        yield f"{path}.role", "goes without saying: on one's own turn the fight is one's own"
    inner = place.less("asked")
    if condition.not_ is not None:
        yield from check_condition(condition.not_, inner, f"{path}.not")
    if condition.any is not None and len(condition.any) == 1:
        yield f"{path}.any", "says two conditions or more, of which one must hold"
    for key in ("any", "all"):
        for here, part in with_paths(f"{path}.{key}", getattr(condition, key) or ()):
            if all(getattr(part, name) == getattr(condition, name) for name in said_in(part)):
                yield here, "goes without saying: it is asked beside it"
            yield from check_condition(part, inner, here)


def _check_list(names: object, path: str) -> Iterator[Fault]:
    if isinstance(names, tuple) and len(set(names)) < len(names):
        yield path, "says the same twice"
    if names == ():
        yield path, "is an empty list: leave it out"


_ASKS = {
    "unaided": ("counted",),
    "undisturbed": ("room",),
    "roll": ("tested",),
    "outcome": ("over",),
    "used": ("fight",),
}


# --- keys and paths -----------------------------------------------------------------------------------------


@cache
def _defaults(record: type[v.Record]) -> tuple[tuple[str, object], ...]:
    return tuple((field.name, field.default) for field in msgspec.structs.fields(record))


def said_in(record: v.Record) -> list[str]:
    """The keys of a record that say something else than its default."""
    return [name for name, default in _defaults(type(record)) if getattr(record, name) != default]


def with_paths(path: str, parts: Iterable[_T]) -> Iterator[tuple[str, _T]]:
    """The parts of a list, each with the path that leads to it."""
    for number, part in enumerate(parts):
        yield f"{path}[{number}]", part


def spelled(field: str) -> str:
    """A key as cards spell it."""
    return field.rstrip("_")
