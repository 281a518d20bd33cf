"""What a card says where it cannot be done, in words.

`NEEDS` says what a verb works on; whatever is not there (`places`) is a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.places import (
    BANS,
    MINE,
    MISSING,
    MODS,
    PEOPLE,
    TRIGGERS,
    USES,
    WHERE_MODS,
    Fault,
    Moment,
    Place,
)
from grosbill.effects.questions import (
    check_amount,
    check_cards,
    check_condition,
    check_sort,
    check_who,
    said_in,
    spelled,
    with_paths,
)
from grosbill.effects.tags import records
from grosbill.effects.vocabulary import KINDS

# --- cards --------------------------------------------------------------------------------------------------


def misplaced(record: v.Record) -> Iterator[Fault]:
    """Everything a card, a tag or a kind says where it cannot be done."""
    if isinstance(record, v.Card):
        yield from _card(record)
    elif isinstance(record, v.Tag):
        yield from _mods(record.mods, "tag", Place("a tag", "tag", frozenset()), "mods")
        yield from _triggers(record.on, Place("a tag", "tag", frozenset({"monster"})), "on")
        for path, use in with_paths("uses", record.uses):
            yield from _use(use, Place("a tag", "tag", frozenset({"own", "monster"})), path)
    elif isinstance(record, v.KindWords):
        if record.limit is not None and record.id not in _COUNTED:
            yield "limit", f"nobody counts cards of this kind; there are: {', '.join(_COUNTED)}"
        for path, use in with_paths("uses", record.uses):
            yield from _use(use, Place("a kind", record.id, frozenset({"own"})), path)


_COUNTED = ("race", "class", "sidekick")
"""The kinds of which a character has only so many."""


def _card(card: v.Card) -> Iterator[Fault]:
    kind = KINDS[type(card)]
    attach = getattr(card, "attach", None)
    powers = tuple(use.slug for use in card.uses if use.name is not None)
    base = Place(kind, kind, frozenset(), powers=powers)
    if kind in MINE:
        base = base.plus("own")
    if kind == "monster":
        base = base.plus("monster")
    if attach is not None:
        yield from check_sort(attach, "attach")
        base = base.plus("own", "host")
    yield from _shape(card, kind, attach is not None)
    where = "hanging" if attach is not None else kind if kind in ("monster", "enhancer") else "own"
    yield from _mods(card.mods, where, base, "mods")
    yield from _triggers(card.on, base, "on")
    for path, use in with_paths("uses", card.uses):
        yield from _use(use, base, path)
    if isinstance(card, v.Monster):
        caught = base.plus("fight", "caught")._replace(name="Bad Stuff")
        yield from _verbs(card.bad_stuff, caught, "bad_stuff")
    if isinstance(card, v.Curse):
        yield from _verbs(card.do, base._replace(name="a curse"), "do")
    if isinstance(card, v.Played) and card.when is not None and attach is None:
        yield from _use(card.flat(card.when), base, "")
    if isinstance(card, v.Enhancer):
        for record in records(card.bonus):
            if isinstance(record, v.Cards) and record.level is not None:
                yield "bonus", "an enhancer changes the level of monsters: what it adds cannot depend on that"
    for key in ("bonus", "ours", "bearer", "only"):
        value = getattr(card, key, None)
        if isinstance(value, v.Amount):
            yield from check_amount(value, base.plus("fight")._replace(name="a bonus"), key)
        elif isinstance(value, v.Condition):
            there = ("fight",) if key == "ours" else ()
            yield from check_condition(value, base.plus(*there)._replace(name=f"`{key}`"), key)


def _shape(card: v.Card, kind: str, attach: bool) -> Iterator[Fault]:
    """Keys of a card that have to agree with one another."""
    stands = kind in (*MINE, "monster", "enhancer") or attach or (kind == "action" and not _played(card))
    if card.mods and not stands:
        yield "mods", "a card that is played and gone changes nothing that lasts: grant it instead"
    if card.uses and (kind == "enhancer" or (kind == "curse" and not attach)):
        yield "uses", f"this kind of card ({kind}) has no uses of its own"
    always = any(trigger.if_ is None for trigger in card.on)
    if card.on and kind == "action" and ((_played(card) and always) or card.mods or attach):
        yield "on", "a card that acts whenever it is received does nothing else"
    if isinstance(card, v.Played):
        flat = [key for key in ("if", "target", "cost", "do") if getattr(card, _field(key))]
        if card.when is None and (flat or card.whose != "you"):
            yield "when", f"is missing: it says when the card is played, for `{(*flat, 'whose')[0]}`"
        if card.when is not None and not attach and not card.do:
            yield "do", "is missing: it says what happens when the card is played"
        if card.when is not None and attach and (flat or card.whose != "you"):
            yield (*flat, "whose")[0], "a card that is put on another does nothing else"
        if isinstance(card, v.OneShot) and card.ours is not None and not card.bonus:
            yield "ours", "needs a `bonus`"
        if isinstance(card, v.Action) and attach and not card.when:
            yield "when", "is missing: it says when the card is put on another"
        if isinstance(card, v.Action) and attach and card.uses:
            yield "uses", "a card that is put on another does nothing else"
        if isinstance(card, v.Action) and card.stays and not attach:
            yield "stays", "needs `attach`"
        if isinstance(card, v.OneShot) and card.value and not card.item:
            yield "value", "what is no item is not sold"
    if attach and not card.mods:
        yield "mods", "is missing: it says what the card changes on the one it is put on"
    if isinstance(card, v.Curse) and (not card.do) == (card.attach is None):
        yield "do", "a curse says one of: do, attach"
    if isinstance(card, v.Item) and card.hands > 1 and card.slot is None:
        yield "hands", "needs a `slot`"
    if isinstance(card, v.Enhancer) and card.bearer is not None and not _says_only_is(card.bearer):
        yield "bearer", "says `is`, a race or class, and nothing else"
    if isinstance(card, v.Action) and not (_played(card) or card.mods or card.on or attach):
        yield "do", "is missing: the card does nothing"


def _says_only_is(condition: v.Condition) -> bool:
    return condition.is_ is not None and condition == v.Condition(is_=condition.is_)


def _played(card: v.Card) -> bool:
    return bool(card.uses) or (isinstance(card, v.Played) and card.when is not None)


# --- standing changes ---------------------------------------------------------------------------------------


def _mods(mods: Iterable[v.AnyMod], where: str, place: Place, path: str) -> Iterator[Fault]:
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
            if mod.of in KINDS.values() and (mod.of not in _COUNTED or mod.unlimited):
                yield path, f"of a kind there is room for some more (`plus`): {', '.join(_COUNTED)}"
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


# --- triggers and uses --------------------------------------------------------------------------------------


def _triggers(triggers: Iterable[v.Trigger], base: Place, path: str) -> Iterator[Fault]:
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
        yield from _own_combat(trigger.if_, points, path)
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
    yield from _verbs(trigger.do, place.plus(*there)._replace(causes=()), f"{path}.do")


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


def _use(use: v.Use, base: Place, path: str) -> Iterator[Fault]:
    points = (use.when,) if isinstance(use.when, str) else use.when
    dot = f"{path}." if path else ""
    known = [USES[point] for point in points if point in USES]
    for point in points:
        if point not in USES:
            yield f"{dot}when", f"nobody is asked at {point!r}; somebody is at: {', '.join(USES)}"
    if len(set(points)) < len(points) or not points:
        yield f"{dot}when", "says each point once"
    if len(known) != len(points) or not known:
        return
    if "any_time" in points and set(points) & {"combat", "peace", "own_turn"}:
        yield f"{dot}when", '"any_time" is in combat, in peace and in one\'s own turn, too'
    if base.holder == "monster" and use.from_ is None and not set(points) <= _FACED:
        yield f"{dot}when", f"a monster one faces can be used at: {', '.join(sorted(_FACED))}"
    if not any(use.whose in point.whose for point in known):
        there = ", ".join(known[0].whose)
        yield f"{dot}whose", f"{use.whose!r} means nothing at {points[0]!r}; there are: {there}"
    yield from _from(use, base, dot)
    place = base._replace(
        name=f"a use at {points[0]!r}",
        there=base.there | frozenset.intersection(*(point.there for point in known)) | {"unplaced"},
        causes=known[0].causes if len(known) == 1 else (),
        target=use.target,
        top=True,
    )
    if base.holder in ("one_shot", "action") or use.from_ == "hand":
        place = place.plus("brought")
    if use.from_ == "hand" and "monster" in base.there:
        place = place.plus("held")
    if use.target is not None:
        yield from _target(use, use.target, place, dot)
        place = _aimed(use.target, place)
    if use.if_ is not None and use.if_.role == "either" and use.if_.who is None:
        if base.holder == "monster" and use.from_ is None:
            yield f"{dot}if.role", "goes without saying: whoever faces a monster is in the fight"
        if points == ("after_combat",) and use.whose == "you":
            yield f"{dot}if.role", "goes without saying: it is one's own combat"
    if use.if_ is not None:
        yield from _own_combat(use.if_, points, path)
        yield from check_condition(use.if_, place.less("player", *_AIMED), f"{dot}if")
    yield from _limit(use, place, dot)
    yield from _costs(use.cost, place, f"{dot}cost", base.holder, use)
    if any(isinstance(cost, v.PayCards) and not cost.cards.this for cost in use.cost):
        place = place.plus("that")
    yield from _fit_target(use, place, dot)
    if any(_numbers(verb) for verb in use.do):
        place = place.plus("announced")
        if use.target is not None or sum(map(_numbers, use.do)) > 1:
            yield f"{dot}do", "one number is announced, and no target with it"
    if not use.do:
        yield f"{dot}do", "is missing: it says what happens"
    yield from _verbs(use.do, place, f"{dot}do")


def _own_combat(condition: v.Condition, points: tuple[str, ...], path: str) -> Iterator[Fault]:
    """On one's own turn a fight is one's own, if it was not handed over."""
    if condition.turn is not None and condition.role == "either" and set(points) & {"combat", "after_kill"}:
        yield f"{path}.if.role" if path else "if.role", 'on one\'s own turn, say role = "fighter"'


def _fit_target(use: v.Use, place: Place, dot: str) -> Iterator[Fault]:
    """Help is forced by the fighter on somebody else, and a fight handed over to somebody outside it."""
    target = use.target
    if any(isinstance(verb, v.Recruit) for verb in use.do):
        if target is None or target.who != "rival":
            yield f"{dot}target", f"recruit needs {MISSING['player']}"
        if use.if_ is None or use.if_.role not in ("alone", "fighter") or use.if_.who is not None:
            yield f"{dot}if", 'recruit is for whoever fights alone: if = { role = "alone" }'
    passes = any(isinstance(verb, v.Redirect) and verb.to == "target" for verb in use.do)
    outside = target is not None and target.if_ == v.Condition(not_=v.Condition(role="either"))
    if passes and "battle" in place.there and not outside:
        yield f"{dot}target.if", 'a fight goes to somebody outside it: if = { not = { role = "either" } }'
    if passes and "battle" not in place.there and (target is None or target.who != "rival"):
        yield f"{dot}target.who", 'a curse goes to somebody else: who = "rival"'


_FACED = {"before_fight", "combat", "before_run"}
_AIMED = ("play card", "foe card", "fight card", "given card", "force card", "aim")


def _numbers(verb: v.AnyVerb) -> int:
    """How many numbers a verb has announced."""
    if isinstance(verb, v.Adjust):
        return int(verb.to is not None)
    mods = verb.mods if isinstance(verb, v.Grant) else ()
    pluses = [mod.plus for mod in mods if isinstance(mod, v.Strength)]
    return sum(isinstance(plus, v.Amount) and plus.one_of is not None for plus in pluses)


def _from(use: v.Use, base: Place, dot: str) -> Iterator[Fault]:
    itself = any(isinstance(cost, v.PayCards) and cost.cards.this for cost in use.cost)
    if use.from_ == "play" and not (itself and base.holder in ("item", "tag")) and "host" not in base.there:
        yield f"{dot}from", '"play" is for an item that is given up for it, in use or not'
    if use.from_ == "hand" and base.holder not in ("monster", "tag"):
        yield f"{dot}from", '"hand" is for monsters: what else is played from hand needs no word'
    elif use.from_ == "hand" and not any(
        isinstance(verb, v.Join) and _joiner(verb) == "held" for verb in use.do
    ):
        yield (
            f"{dot}from",
            '"hand" is for a monster that comes: do = [{ do = "join", cards = { this = true } }]',
        )
    if base.holder == "curse" and use.from_ != "play":
        yield f"{dot}from", 'a curse that hangs on a card is used from = "play"'
    stays = base.holder in (*MINE, "monster", "tag", "curse")
    points = {use.when} if isinstance(use.when, str) else set(use.when)
    lasting = use.at_most is not None and not (
        use.at_most.per == "combat" and points & {"after_roll", "before_level_loss"}
    )
    ends = any(isinstance(verb, v.Recruit | v.Remove) for verb in use.do) or use.from_ == "hand"
    if stays and not (use.cost or lasting or ends):
        yield f"{dot}at_most", "is missing: it could be used without end; give it that, or a cost"


def _limit(use: v.Use, place: Place, dot: str) -> Iterator[Fault]:
    if use.if_once and (use.if_ is None or not use.cost):
        yield f"{dot}if_once", "is for a use with an `if` and a cost, which can be made several times"
    if use.if_once and place.holder in ("one_shot", "action"):
        yield f"{dot}if_once", "a card that is played is gone"
    if use.at_most is None:
        return
    if place.holder in ("one_shot", "action"):
        yield f"{dot}at_most", "a card that is played is gone"
    needed = {"combat": "span", "target": "player", "roll": "die"}.get(use.at_most.per)
    if needed is not None and needed not in place.there:
        yield f"{dot}at_most.per", f"{use.at_most.per!r} needs {MISSING[needed]}"
    if use.at_most.per == "target" and "fight" not in place.there:
        yield f"{dot}at_most.per", f"'target' needs {MISSING['fight']}"


def _target(use: v.Use, target: v.Target, place: Place, dot: str) -> Iterator[Fault]:
    if target.who == "munchkin" and not place.there & {"fight"}:
        yield f"{dot}target.who", f"'munchkin' needs {MISSING['fight']}"
    if target.if_ is not None:
        there = ("asked", *(place.there & {"fight"}))
        blind = place._replace(there=frozenset(there), causes=(), powers=(), name="a target")
        yield from check_condition(target.if_, blind, f"{dot}target.if")
    if target.cards is not None:
        zone = target.cards.in_
        if zone == "fight" and "fight" not in place.there:
            yield f"{dot}target.cards.in", f"'fight' needs {MISSING['fight']}"
        if zone == "discards" and "thrown" not in place.there:
            yield f"{dot}target.cards.in", f"'discards' needs {MISSING['thrown']}"
        yield from check_cards(target.cards, place, f"{dot}target.cards")
    if not _spoken_of(use.do):
        yield f"{dot}target", "nothing is done with it: no effect speaks of the target"


def _aimed(target: v.Target, place: Place) -> Place:
    """What the announced target is good for."""
    if target.cards is None:
        return place.plus("player")
    cards, things = target.cards, ["aim"]
    if cards.in_ in ("play", "use"):
        things.append("play card")
    if cards.in_ == "use" and "fight" in place.there:
        things.append("given card")
    if cards.in_ == "force":
        things = ["force card"]
    if cards.in_ == "fight":
        things = ["foe card", "given card", "aim"] if cards.kind == "monster" or cards.id is not None else []
        if cards.kind == "one_shot":
            things = ["fight card", "given card", "aim"]
    return place.plus(*things)


def _spoken_of(verbs: Iterable[v.AnyVerb]) -> bool:
    return any(_about_target(verb) for verb in verbs)


def _about_target(verb: v.AnyVerb) -> bool:
    who = verb.who.who if isinstance(verb.who, v.Who) else verb.who
    cards = [getattr(verb, key, None) for key in ("cards", "to", "from_")]
    if who == "target" or any(isinstance(part, v.Cards) and part.target for part in cards):
        return True
    if any(getattr(verb, key, None) == "target" for key in ("from_", "with_", "copy")):
        return True
    if isinstance(verb, v.Redirect) and verb.to != "discards":
        return True
    below = [*verb.otherwise]
    if isinstance(verb, v.Roll):
        below += [each for row in verb.results for each in row.do]
    if isinstance(verb, v.Choose):
        below += [each for option in verb.options for each in option.do]
    return _spoken_of(below)


def _costs(
    costs: Iterable[v.Cost], place: Place, path: str, holder: str, use: v.Use | None = None
) -> Iterator[Fault]:
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


def _verbs(verbs: Iterable[v.AnyVerb], place: Place, path: str) -> Iterator[Fault]:
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
        yield from _verbs(verb.otherwise, fails, f"{here}.otherwise")
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
    v.Join: lambda verb: ("battle", _joiner(verb), *(("unplaced",) if verb.stands_in else ())),
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


def _joiner(verb: v.Join) -> str:
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
                yield from _verbs(row.do, place.less("brought").plus("rolled"), f"{here}.do")
        case v.Choose():
            for here, option in with_paths(f"{path}.options", verb.options):
                yield from _costs(option.cost, place, f"{here}.cost", place.holder)
                if not option.do:
                    yield f"{here}.do", "is missing: it says what happens"
                yield from _verbs(option.do, place.less("brought"), f"{here}.do")
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
    yield from _mods(verb.mods, where, numbered._replace(causes=()), f"{path}.mods")
    if verb.on and verb.for_ != "combat":
        yield f"{path}.on", 'what is granted happens after the combat: for = "combat"'
    given = Place(
        "what is granted", "granted", place.there & {"announced", "own", "host"}, powers=place.powers
    )
    if verb.to is not None and verb.to.target:
        given = given.plus("own")
    yield from _triggers(verb.on, given, f"{path}.on")
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


def _field(key: str) -> str:
    return key + "_" if key == "if" else key
