"""What a card says where it cannot be done, in words: how its keys go together, and its uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grosbill.effects import vocabulary as v
from grosbill.effects.mod_faults import COUNTED, check_mods
from grosbill.effects.places import MINE, MISSING, USES, Fault, Place
from grosbill.effects.questions import check_amount, check_cards, check_condition, check_sort, with_paths
from grosbill.effects.tags import records
from grosbill.effects.verb_faults import check_costs, check_own_combat, check_triggers, check_verbs, joiner
from grosbill.effects.vocabulary import KINDS

# --- cards --------------------------------------------------------------------------------------------------


def misplaced(record: v.Record) -> Iterator[Fault]:
    """Everything a card, a tag or a kind says where it cannot be done."""
    if isinstance(record, v.Card):
        yield from _card(record)
    elif isinstance(record, v.Tag):
        yield from check_mods(record.mods, "tag", Place("a tag", "tag", frozenset()), "mods")
        yield from check_triggers(record.on, Place("a tag", "tag", frozenset({"monster"})), "on")
        for path, use in with_paths("uses", record.uses):
            yield from _use(use, Place("a tag", "tag", frozenset({"own", "monster"})), path)
    elif isinstance(record, v.KindWords):
        if record.limit is not None and record.id not in COUNTED:
            yield "limit", f"nobody counts cards of this kind; there are: {', '.join(COUNTED)}"
        for path, use in with_paths("uses", record.uses):
            yield from _use(use, Place("a kind", record.id, frozenset({"own"})), path)


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
    yield from check_mods(card.mods, where, base, "mods")
    yield from check_triggers(card.on, base, "on")
    for path, use in with_paths("uses", card.uses):
        yield from _use(use, base, path)
    if isinstance(card, v.Monster):
        caught = base.plus("fight", "caught")._replace(name="Bad Stuff")
        yield from check_verbs(card.bad_stuff, caught, "bad_stuff")
    if isinstance(card, v.Curse):
        yield from check_verbs(card.do, base._replace(name="a curse"), "do")
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


# --- uses ---------------------------------------------------------------------------------------------------


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
        yield from check_own_combat(use.if_, points, path)
        yield from check_condition(use.if_, place.less("player", *_AIMED), f"{dot}if")
    yield from _limit(use, place, dot)
    yield from check_costs(use.cost, place, f"{dot}cost", base.holder, use)
    if any(isinstance(cost, v.PayCards) and not cost.cards.this for cost in use.cost):
        place = place.plus("that")
    yield from _fit_target(use, place, dot)
    if any(_numbers(verb) for verb in use.do):
        place = place.plus("announced")
        if use.target is not None or sum(map(_numbers, use.do)) > 1:
            yield f"{dot}do", "one number is announced, and no target with it"
    if not use.do:
        yield f"{dot}do", "is missing: it says what happens"
    yield from check_verbs(use.do, place, f"{dot}do")


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
        isinstance(verb, v.Join) and joiner(verb) == "held" for verb in use.do
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


def _field(key: str) -> str:
    return key + "_" if key == "if" else key
