"""What a standing change says where it does nothing, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grosbill.effects import vocabulary as v
from grosbill.effects.places import BANS, MODS, WHERE_MODS, Fault, Place
from grosbill.effects.questions import check_amount, check_condition, check_sort, said_in, spelled, with_paths
from grosbill.effects.vocabulary import KINDS

COUNTED = ("race", "class", "sidekick")
"""The kinds of which a character has only so many."""


def check_mods(mods: Iterable[v.AnyMod], where: str, place: Place, path: str) -> Iterator[Fault]:
    """Everything that standing changes say where it does nothing; `where`: a key of `MODS`."""
    for here, mod in with_paths(path, mods):
        name = str(mod.__struct_config__.tag)
        keys = MODS[where].get(name)
        if keys is None:
            there = ", ".join(sorted(MODS[where]))
            yield here, f"{name!r} does nothing on {WHERE_MODS[where]}; there are: {there}"
            continue
        for key in said_in(mod):
            if key not in keys:
                yield f"{here}.{spelled(key)}", f"does nothing in {name!r} on {WHERE_MODS[where]}"
        yield from _mod(mod, where, place, here)
        if mod.if_ is not None:
            yield from check_condition(mod.if_, _standing(mod, place, where), f"{here}.if")


def _standing(mod: v.AnyMod, place: Place, where: str) -> Place:
    """What is there for the condition of a standing change."""
    place = place._replace(name=f"{mod.__struct_config__.tag!r}")
    if isinstance(mod, v.Capacity):
        return place
    if isinstance(mod, v.Treasures) and where == "own":
        place = place._replace(causes=("trouble", "door"))
    return place.plus("fight", *(("counted",) if isinstance(mod, v.Reward) else ()))


def _mod(mod: v.AnyMod, where: str, place: Place, path: str) -> Iterator[Fault]:
    match mod:
        case v.Strength():
            if isinstance(mod.plus, v.Amount):
                yield from check_amount(
                    mod.plus, place.plus("fight")._replace(name="a bonus"), f"{path}.plus"
                )
            if mod.to is not None:
                yield from check_condition(mod.to, place._replace(name="`to`"), f"{path}.to")
        case v.Forbid():
            if mod.what not in BANS[where]:
                there = ", ".join(BANS[where])
                yield f"{path}.what", f"{mod.what!r} does nothing on {WHERE_MODS[where]}; there are: {there}"
            if mod.what == "drop" and place.holder not in ("race", "class"):
                yield f"{path}.what", "it is a race or class that one gives up, or cannot"
        case v.Scale():
            yield from _scale(mod, where, place, path)
        case v.Ignores():
            needed = "all" if where == "hanging" else "slot"
            if mod.limits != needed or (where == "own" and place.holder != "item"):
                yield path, 'limits = "slot" is for an item in a slot, "all" for what hangs on an item'
        case v.Carries():
            if place.holder != "sidekick":
                yield path, "only a sidekick carries items for its owner"
        case v.Capacity():
            if where == "hanging" and mod.if_ != v.Condition(has=v.There(host=True, slot=mod.of)):
                yield path, "says that what it hangs on takes less: if = { has = { host = true, slot = … } }"
            if mod.of in KINDS.values() and (mod.of not in COUNTED or mod.unlimited):
                yield path, f"of a kind there is room for some more (`plus`): {', '.join(COUNTED)}"
        case _:
            pass


def _scale(mod: v.Scale, where: str, place: Place, path: str) -> Iterator[Fault]:
    of = mod.of
    if where == "monster" and mod.to == "you":
        yield f"{path}.to", 'a monster changes what counts for its "fighters", or what is played for "this"'
    if mod.to == "everyone" and (where != "monster" or mod.what != "effect"):
        yield f"{path}.to", '"everyone" is for a monster, with what = "effect"'
    if mod.to == "this" and (where != "monster" or mod.what != "effect"):
        yield f"{path}.to", '"this" is for what is played for a monster, with what = "effect"'
    if isinstance(of, str):
        if where in ("hanging", "given to cards"):
            yield f"{path}.of", "a card can only change what it is about itself"
        return
    yield from check_sort(of, f"{path}.of")
    if of.host != (where == "hanging"):
        yield f"{path}.of", "host = true is for a card that hangs on another, and for such a one only"
    if of.this != (where == "given to cards") and not (where == "given" and "own" in place.there):
        yield f"{path}.of", "this = true is for what is granted, to cards or by a card in front of its owner"
    if mod.what == "value" and where != "own":
        yield f"{path}.what", 'only a race or class sells for more: what = "value" does nothing here'
