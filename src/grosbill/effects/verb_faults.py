"""What triggers, costs and verbs say where it cannot be done, in words.

`NEEDS` says what a verb works on; whatever is not there (`places`) is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.mod_faults import check_mods
from grosbill.effects.places import MINE, MISSING, PEOPLE, TRIGGERS, Fault, Moment, Place
from grosbill.effects.questions import (
    check_amount,
    check_cards,
    check_condition,
    check_who,
    spelled,
    with_paths,
)
from grosbill.effects.tags import records

# --- triggers -----------------------------------------------------------------------------------------------


def check_triggers(triggers: Iterable[v.Trigger], base: Place, path: str) -> Iterator[Fault]:
    """Everything that triggers say where it cannot be."""
    for here, trigger in with_paths(path, triggers):
        points = (trigger.at,) if isinstance(trigger.at, str) else trigger.at
        moments = [TRIGGERS[point] for point in points if point in TRIGGERS]
        for point in points:
            if point not in TRIGGERS:
                there = ", ".join(TRIGGERS)
                yield f"{here}.at", f"nothing happens by itself at {point!r}; it may at: {there}"
            elif base.holder not in TRIGGERS[point].holders:
                there = ", ".join(TRIGGERS[point].holders)
                yield f"{here}.at", f"nothing happens at {point!r} because of this; it may on: {there}"
        if not points or (len(points) > 1 and set(points) != {"after_escape", "before_bad_stuff"}):
            yield f"{here}.at", "says one point, or both of after_escape and before_bad_stuff"
        if trigger.each and (base.holder != "monster" or points != ("before_fight",) or trigger.if_):
            yield f"{here}.each", 'is for what a monster does at "before_fight", whoever faces it'
        if not trigger.do:
            yield f"{here}.do", "is missing: it says what happens"
        if len(moments) != len(points) or not moments:
            continue
        yield from _trigger(trigger, points, moments, base, here)


def _trigger(
    trigger: v.Trigger, points: tuple[str, ...], moments: list[Moment], base: Place, path: str
) -> Iterator[Fault]:
    name = f"a trigger at {points[0]!r}"
    place = base._replace(name=name, causes=moments[0].causes, top=True)
    there = frozenset.intersection(*(moment.there for moment in moments))
    asked = frozenset.intersection(*(moment.asked for moment in moments))
    if trigger.if_ is not None:
        if points == ("after_combat",) and trigger.if_.role == "either" and trigger.if_.who is None:
            yield f"{path}.if.role", "goes without saying: it is one's own combat"
        yield from check_own_combat(trigger.if_, points, path)
        if points in (("after_draw",), ("after_discard",)) and (
            trigger.if_ != v.Condition(cause="face_up") or points == ("after_discard",)
        ):
            yield f"{path}.if", 'only this can be asked: if = { cause = "face_up" }, at "after_draw"'
        yield from check_condition(trigger.if_, place.plus(*asked), f"{path}.if")
    about = trigger.cards.said if trigger.cards is not None else {}
    for key in about:
        if key not in moments[0].about or (base.holder == "monster" and points != ("before_play",)):
            yield f"{path}.cards.{spelled(key)}", f"says nothing at {points[0]!r}"
    if about == {"kind": "monster"} and points != ("before_play",):
        yield f"{path}.cards", "goes without saying: it is monsters that one runs from"
    if points == ("before_loss",):
        yield from _before_loss(trigger, about, path)
    yield from _cancels(trigger, points, path)
    yield from check_verbs(trigger.do, place.plus(*there)._replace(causes=()), f"{path}.do")


def _before_loss(trigger: v.Trigger, about: dict[str, object], path: str) -> Iterator[Fault]:
    if len(about) != 1 or not isinstance(about.get("slot", ""), str):
        yield f"{path}.cards", 'says one of: in = "hand"; one slot; this = true'
    cancels = any(isinstance(verb, v.Cancel) for verb in trigger.do)
    if "this" in about and cancels:
        yield f"{path}.do", "a card that is lost itself cannot prevent it"
    if "in_" in about and (not cancels or len(trigger.do) > 1 or trigger.if_ is None):
        yield f"{path}.do", 'cards in hand are kept for a cause: if = { cause = … }, do = [{ do = "cancel" }]'


def _cancels(trigger: v.Trigger, points: tuple[str, ...], path: str) -> Iterator[Fault]:
    """What happens by itself cancels without a condition, before all else."""
    for here, verb in with_paths(f"{path}.do", trigger.do):
        if isinstance(verb, v.Cancel) and (verb != v.Cancel() or here != f"{path}.do[0]"):
            yield here, "cancels first, and whatever the case"
        if isinstance(verb, v.Cancel) and points == ("before_curse",) and len(trigger.do) > 1:
            yield here, "a curse that is cancelled by itself has no other effect"


def check_own_combat(condition: v.Condition, points: tuple[str, ...], path: str) -> Iterator[Fault]:
    """On one's own turn a fight is one's own, if it was not handed over."""
    if condition.turn is not None and condition.role == "either" and set(points) & {"combat", "after_kill"}:
        yield f"{path}.if.role" if path else "if.role", 'on one\'s own turn, say role = "fighter"'


# --- costs --------------------------------------------------------------------------------------------------


def check_costs(
    costs: Iterable[v.Cost], place: Place, path: str, holder: str, use: v.Use | None = None
) -> Iterator[Fault]:
    """Everything that cannot be paid there; `use`: what it is paid for, if that is a use."""
    found = list(costs)
    for here, cost in with_paths(path, found):
        if isinstance(cost, v.PayCards):
            if cost.cards.this and (use is None or holder not in (*MINE, "tag")):
                yield f"{here}.cards.this", "one pays with a card that is in front of one: it is not"
            yield from check_cards(cost.cards, place, f"{here}.cards")
    ways = [cost.cards.this if isinstance(cost, v.PayCards) else None for cost in found]
    if len(set(ways)) < len(ways):
        yield path, "is paid with cards, with levels and with the card itself: each once at most"


# --- verbs --------------------------------------------------------------------------------------------------


def check_verbs(verbs: Iterable[v.AnyVerb], place: Place, path: str) -> Iterator[Fault]:
    """Everything that verbs say where it cannot be done."""
    for here, verb in with_paths(path, verbs):
        name = str(verb.__struct_config__.tag)
        for thing in NEEDS.get(type(verb), _nothing)(verb):
            if thing not in place.there and not (thing == "number" and place.top):
                yield here, f"{name} needs {MISSING[thing]} ({place.name} has none)"
        yield from check_who(verb.who, place, f"{here}.who")
        if verb.if_ is not None:
            yield from check_condition(verb.if_, place, f"{here}.if")
        if verb.otherwise and verb.if_ is None and not isinstance(verb, _MAY_FAIL):
            yield f"{here}.otherwise", f"never comes: {name} cannot fail; give it an `if`"
        if isinstance(verb, v.Lose) and verb.otherwise and verb.cards.said.keys() & _POINTED:
            yield f"{here}.otherwise", "never comes: that card is there"
        fails = place._replace(top=False)
        if isinstance(verb, v.Lose) and verb.if_ is None and isinstance(verb.cards.n, int):
            fails = fails.plus("short")
        yield from check_verbs(verb.otherwise, fails, f"{here}.otherwise")
        yield from _parts(verb, place, here)
        if isinstance(verb, v.Lose) and verb.cards.n == 1 and verb.cards.worth is None and verb.who == "you":
            place = place.plus("that")
        if isinstance(verb, v.Remove) and verb.if_ is None and (verb.cards.target or verb.cards.n == "all"):
            place = place._replace(there=place.there - {"given card"})
        if any(isinstance(each, v.Join) and each.stands_in for each in records(verb)):
            place = place._replace(there=place.there - {"unplaced"})


_MAY_FAIL = (v.Lose, v.Become, v.Remove)
_POINTED = {"this", "target", "host"}


NEEDS: dict[type[v.Verb], Callable[[Any], tuple[str, ...]]] = {
    v.Remove: lambda verb: ("away",),
    v.Join: lambda verb: ("battle", joiner(verb), *(("unplaced",) if verb.stands_in else ())),
    v.Recruit: lambda verb: ("battle", "player"),
    v.Escape: lambda verb: ("run",),
    v.Phase: lambda verb: ("turn",),
    v.Share: lambda verb: ("reward",),
    v.Cancel: lambda verb: ("pending",) if verb.cards is None else ("force card",),
    v.Redirect: lambda verb: _REDIRECTED[verb.to],
    v.Adjust: lambda verb: _ADJUSTED[(verb.plus is not None, verb.again)],
    v.Grant: lambda verb: () if verb.for_ != "combat" else ("run",) if verb.mods else ("fight",),
    v.Die: lambda verb: ("caught",),
    v.Draw: lambda verb: ("received",) if verb.face == "same" else (),
    v.Take: lambda verb: ("thrown",) if verb.cards.that else PEOPLE.get(verb.from_ or "you", ())[:1],
}
"""What a verb works on; one that is not here needs nothing."""

_REDIRECTED: dict[str, tuple[str, ...]] = {
    "target": ("passing", "player"),
    "discards": ("draw",),
    "other_side": ("battle", "fight card"),
}
_ADJUSTED: dict[tuple[bool, bool], tuple[str, ...]] = {
    (True, False): ("pips",),
    (False, True): ("throw",),
    (False, False): ("die", "number"),
}


def joiner(verb: v.Join) -> str:
    """What has to be there for a card to join a fight."""
    if verb.cards is None:
        return "foe card"
    if verb.cards.this:
        return "held"
    return "battle" if verb.may else "brought"


def _parts(verb: v.AnyVerb, place: Place, path: str) -> Iterator[Fault]:
    match verb:
        case v.Roll():
            if not verb.results:
                yield f"{path}.results", "is missing: it says what the die brings"
            for here, row in with_paths(f"{path}.results", verb.results):
                if row.below is not None and "announced" not in place.there:
                    yield f"{here}.below", f"needs {MISSING['announced']}"
                if not row.do:
                    yield f"{here}.do", "is missing: it says what happens"
                yield from check_verbs(row.do, place.less("brought").plus("rolled"), f"{here}.do")
        case v.Choose():
            for here, option in with_paths(f"{path}.options", verb.options):
                yield from check_costs(option.cost, place, f"{here}.cost", place.holder)
                if not option.do:
                    yield f"{here}.do", "is missing: it says what happens"
                yield from check_verbs(option.do, place.less("brought"), f"{here}.do")
        case v.Grant():
            yield from _grant(verb, place, path)
        case v.LoseLevels():
            for key, number in (("n", verb.n), ("down_to", verb.down_to)):
                if isinstance(number, v.Amount):
                    yield from check_amount(number, place, f"{path}.{key}")
        case v.Lose() | v.Take() | v.Remove():
            yield from check_cards(verb.cards, place, f"{path}.cards")
            if isinstance(verb, v.Take):
                yield from _takes(verb, place, path)
        case v.Escape():
            if verb.from_ is not None:
                yield from check_cards(verb.from_, place, f"{path}.from")
        case _:
            pass


def _takes(verb: v.Take, place: Place, path: str) -> Iterator[Fault]:
    who = verb.who.who if isinstance(verb.who, v.Who) and not verb.who.one else verb.who
    if verb.from_ == who:
        yield f"{path}.from", "nobody takes a card from themselves"
    if verb.cards.that and who in v.SEVERAL:
        yield f"{path}.who", "the card just discarded goes to one player"
    aim = place.target.cards if place.target is not None else None
    if aim is None or not verb.cards.target:
        return
    theirs = place.target is not None and place.target.who == "rival"
    if aim.in_ in ("play", "use") and not (theirs and aim.kind == "item"):
        yield (
            path,
            'another player\'s item is taken: target = { who = "rival", cards = { kind = "item", … } }',
        )
    if verb.to is not None and ("battle" not in place.there or aim.in_ not in ("play", "use")):
        yield f"{path}.to", "an item is seized in combat, from play"


def _grant(verb: v.Grant, place: Place, path: str) -> Iterator[Fault]:
    where = "given" if verb.to is None else "given to cards"
    if isinstance(verb.who, v.Who) and verb.who.order is not None:
        yield f"{path}.who.order", "what is granted all get at once"
    if verb.to is not None:
        yield from check_cards(verb.to, place, f"{path}.to")
    for here, mod in with_paths(f"{path}.mods", verb.mods):
        plus = mod.plus if isinstance(mod, v.Strength) else None
        if isinstance(plus, v.Amount) and plus.one_of is not None and not place.top:
            yield f"{here}.plus", f"one_of needs {MISSING['number']}"
        if verb.for_ == "next_run" and mod != v.RollMod(of="run", plus=getattr(mod, "plus", 0)):
            yield here, 'for the next roll to run away there is only { mod = "roll", of = "run", plus = … }'
        if isinstance(mod, v.Marks) and verb.to is not None and verb.to.target and not _at_monster(place):
            yield here, 'only a monster is marked: target = { cards = { kind = "monster", in = "fight" } }'
        if isinstance(mod, v.Forbid) and mod.what == "win" and verb.for_ != "combat":
            yield here, 'it is in this combat that one cannot win: for = "combat"'
    numbered = place.plus("number") if place.top else place
    yield from check_mods(verb.mods, where, numbered._replace(causes=()), f"{path}.mods")
    if verb.on and verb.for_ != "combat":
        yield f"{path}.on", 'what is granted happens after the combat: for = "combat"'
    given = Place(
        "what is granted", "granted", place.there & {"announced", "own", "host"}, powers=place.powers
    )
    if verb.to is not None and verb.to.target:
        given = given.plus("own")
    yield from check_triggers(verb.on, given, f"{path}.on")
    if isinstance(verb.for_, v.Until):
        yield from _until(verb, verb.for_, f"{path}.for")


def _at_monster(place: Place) -> bool:
    aim = place.target.cards if place.target is not None else None
    return aim is not None and aim.kind == "monster"


def _until(verb: v.Grant, end: v.Until, path: str) -> Iterator[Fault]:
    if end.until == "before_loss":
        slot = end.cards.slot if end.cards is not None else None
        cause = end.if_.cause if end.if_ is not None else None
        about = end.cards.said if end.cards is not None else {}
        if verb.who != "you" or about != {"slot": slot} or not isinstance(slot, str):
            yield path, "a loss that ends it is that of one slot: cards = { slot = … }, for `you`"
        causes = (cause,) if isinstance(cause, str) else cause or ()
        plain = end.if_ is not None and end.if_ == v.Condition(cause=cause)
        if not plain or not set(causes) <= {"curse", "bad_stuff"}:
            yield path, 'a loss that ends it has a cause: if = { cause = ["curse", "bad_stuff"] }'
    else:
        if end.cards is not None:
            yield f"{path}.cards", "goes with before_loss"
        if end.if_ is not None and (end.until != "after_kill" or end.if_ != v.Condition(role="alone")):
            yield f"{path}.if", 'only this can be asked: if = { role = "alone" }, of a kill'


def _nothing(verb: object) -> tuple[str, ...]:
    return ()
