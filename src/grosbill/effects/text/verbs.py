"""What happens, as sentences. Clauses are written in lower case and without a full stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

import msgspec

from grosbill import language
from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, mods, people, selection
from grosbill.effects.text.writer import Mood, Person, Phrase, UnwordedError, Writer, names, signed

_WITH_HELPER = v.Condition(role="fighter", not_=v.Condition(role="alone"))
_SHORT = (v.GainLevels, v.LoseLevels, v.Lose, v.Draw, v.Take, v.Join)
"""Verbs short enough to stand together in one sentence."""
_ONE = {"actor", "fighter", "helper", "partner", "left", "right"}
"""Who is one player, whatever was announced."""


def sentences(w: Writer, verbs: Sequence[v.AnyVerb]) -> list[str]:
    """One text a sentence; what belongs together is said together."""
    done: list[str] = []
    rest = list(verbs)
    before: v.AnyVerb | None = None
    while rest:
        verb = rest.pop(0)
        w.rest = isinstance(before, v.Take) and before.from_ == "you" and before.cards.in_ == "hand"
        after = rest[0] if rest else None
        if isinstance(verb, v.Remove) and isinstance(after, v.Join) and _replaced(verb, after):
            del rest[0]
            done.append(_replace(w, verb, after))
        elif after is not None and _lacking(verb, after):
            del rest[0]
            done.append(clause(w, after))
            plain_verb = msgspec.structs.replace(verb, if_=None)
            done.append(w.say("otherwise-none", other=_within(w, plain_verb), person="you"))
        elif verb == after and not plain(verb):
            del rest[0]
            done.append(w.say("twice", text=_in_one(w, _one(w, verb))))
        elif before is not None and _in_the_other_case(before, verb):
            done.append(w.say("otherwise", other=_within(w, msgspec.structs.replace(verb, if_=None))))
        elif losses := _losses(verb, rest):
            del rest[: len(losses) - 1]
            done.append(_lose_all(w, losses))
        elif rest and _twin(verb, rest[0]):
            done.append(_both(w, verb, rest.pop(0)))
        elif before is not None and done and _follows(before, verb):
            join = "and-do" if people.who_name(before.who) == "you" else "then-you"
            done[-1] = w.say(join, first=done[-1], last=clause(w, verb))
        else:
            done.extend(_one(w, verb))
        before = verb
    w.rest = False
    return done


def _either_deck(verb: v.AnyVerb) -> v.Look | None:
    """A choice between the same look at one deck or the other is a look at either."""
    if not isinstance(verb, v.Choose) or verb.may or not plain(verb) or len(verb.options) != 2:
        return None
    ways = [way.do[0] for way in verb.options if len(way.do) == 1 and not way.cost]
    looks = [look for look in ways if isinstance(look, v.Look) and plain(look)]
    if {look.deck for look in looks} != {"door", "treasure"}:
        return None
    door, treasure = (msgspec.structs.replace(look, deck="door") for look in looks)
    return door if door == treasure else None


def _lacking(verb: v.AnyVerb, after: v.AnyVerb) -> bool:
    """Something for those who lack what is lost next: *lose 1 Class. If you have none, …*."""
    if not isinstance(after, v.Lose) or not plain(after) or verb.otherwise or verb.who != "you":
        return False
    missing = verb.if_.not_ if verb.if_ is not None else None
    if missing is None or missing.has is None or missing.has.said != after.cards.said:
        return False
    return verb.if_ == v.Condition(not_=v.Condition(has=missing.has))


def _in_the_other_case(before: v.AnyVerb, verb: v.AnyVerb) -> bool:
    alone = not before.otherwise and not verb.otherwise
    return alone and before.if_ is not None and verb.if_ == v.Condition(not_=before.if_)


def plain(verb: v.AnyVerb) -> bool:
    """Whether it just happens: no condition, nothing otherwise."""
    return verb.if_ is None and not verb.otherwise


def _follows(before: v.AnyVerb, verb: v.AnyVerb) -> bool:
    short = isinstance(before, _SHORT) and isinstance(verb, _SHORT)
    return short and plain(before) and plain(verb) and verb.who == "you"


# --- said together ----------------------------------------------------------------------------------------


def _losses(first: v.AnyVerb, rest: Sequence[v.AnyVerb]) -> list[v.Lose | v.LoseLevels]:
    found: list[v.Lose | v.LoseLevels] = []
    for verb in (first, *rest):
        if not isinstance(verb, v.Lose | v.LoseLevels) or not plain(verb) or verb.who != first.who:
            break
        if isinstance(verb, v.LoseLevels) and (verb.down_to is not None or verb.to is not None):
            break
        if isinstance(verb, v.Lose) and (verb.cards.worth is not None or verb.cards.target or verb.even):
            break
        found.append(verb)
    return found if len(found) > 1 else []


def _lose_all(w: Writer, losses: Iterable[v.Lose | v.LoseLevels]) -> str:
    losses = list(losses)
    who = losses[0].who
    person: Person = "you" if who == "you" else "they"
    things = [
        selection.phrase(w, verb.cards, person).text
        if isinstance(verb, v.Lose)
        else amounts.levels(w, verb.n)
        for verb in losses
    ]
    mood: Mood = "do" if who == "you" else "does"
    return _with_subject(w, who, w.say("lose", what=w.join(things), mood=mood))


def _twin(verb: v.AnyVerb, other: v.AnyVerb) -> bool:
    """The same done by two players in turn."""
    if type(verb) is not type(other) or not plain(verb) or _long(verb) or verb.who == other.who:
        return False
    if not {verb.who, other.who} <= _ONE:
        return False
    return bool(msgspec.structs.replace(verb, who="you") == msgspec.structs.replace(other, who="you"))


def _both(w: Writer, verb: v.AnyVerb, other: v.AnyVerb) -> str:
    who = w.say("one-then-other", first=people.someone(w, verb.who), last=people.someone(w, other.who))
    return w.say("subject-does", who=who, does=core(w, verb, "does", "they"))


def _replaced(gone: v.Remove, come: v.Join) -> bool:
    """Whether one monster just takes the place of another."""
    leaves = plain(gone) and gone.treasure is None and not gone.killed
    return leaves and plain(come) and come.cards is not None and not come.may


def _replace(w: Writer, gone: v.Remove, come: v.Join) -> str:
    what = selection.phrase(w, gone.cards).text
    by = selection.phrase(w, come.cards).text if come.cards is not None else ""
    return w.say("replace", what=what, by=by, mood="do")


# --- one verb ---------------------------------------------------------------------------------------------


def _one(w: Writer, verb: v.AnyVerb) -> list[str]:
    match verb:
        case v.Roll():
            said = _roll(w, verb)
        case v.Grant():
            said = _given(w, verb)
        case _:
            said = [clause(w, verb)]
    if _leaves_if_only(verb):
        said.append(w.say("leaves-if-only"))
    if verb.otherwise:
        said = [_as_part(w, said)]
        _otherwise(w, verb, said)
    return said


def _leaves_if_only(verb: v.AnyVerb) -> bool:
    return isinstance(verb, v.Remove) and not verb.killed and verb.treasure == "if_only"


def _long(verb: v.AnyVerb) -> bool:
    """Whether it takes more than a clause to say it."""
    given = isinstance(verb, v.Grant) and bool(verb.on)
    return isinstance(verb, v.Roll) or bool(verb.otherwise) or given or _leaves_if_only(verb)


def _within(w: Writer, verb: v.AnyVerb) -> str:
    """All that a verb says, as a part of a sentence: *roll a die (on 1, you die; otherwise, draw 1 card)*."""
    return _as_part(w, _one(w, verb))


def _as_part(w: Writer, texts: list[str]) -> str:
    first, *rest = texts
    return w.say("within", first=first, rest=_in_one(w, rest)) if rest else first


def _parts(w: Writer, verbs: Sequence[v.AnyVerb]) -> list[str]:
    """Several verbs as parts of a sentence, each with all that depends on it."""
    said: list[str] = []
    short: list[v.AnyVerb] = []
    for verb in verbs:
        if _long(verb):
            said += (*sentences(w, short), _within(w, verb))
            short = []
        else:
            short.append(verb)
    return [*said, *sentences(w, short)]


def _otherwise(w: Writer, verb: v.AnyVerb, said: list[str]) -> None:
    person: Person = "you" if verb.who == "you" else "they"
    other = w.join(_instead(w, each, person) for each in verb.otherwise)
    if isinstance(verb, v.Lose) and verb.cards.worth is not None and verb.if_ is None:
        # In this clause the subject is already named, so the verbs follow it: *all of them and 1 level*.
        if any(each.who != "you" or _depends(each, person) for each in verb.otherwise):
            raise UnwordedError("what befalls somebody else where cards are worth too little")
        mood: Mood = "do" if verb.who == "you" else "does"
        parts = [core(w, each, mood, person) for each in verb.otherwise]
        said[-1] = w.say("otherwise-all", text=said[-1], other=w.join(parts), person=person)
    elif all(isinstance(each, v.LoseLevels) and _short(each.n) for each in verb.otherwise):
        said.append(other)
    elif verb.if_ is not None:
        said.append(w.say("otherwise", other=other))
    elif isinstance(verb, v.Lose | v.Take) and verb.cards.n in (1, "all"):
        said.append(w.say("otherwise-none", other=other, person=person))
    else:
        said.append(w.say("otherwise-cannot", other=other, person=person))


def _depends(verb: v.AnyVerb, person: Person) -> bool:
    """Whether a verb cannot follow a subject that is already named."""
    return not plain(verb) or _long(verb) or (person == "they" and isinstance(verb, v.Choose))


def _short(number: v.Number) -> bool:
    """Whether a number says by itself that cards were too few."""
    return isinstance(number, v.Amount) and number.short


def _instead(w: Writer, verb: v.AnyVerb, person: Person) -> str:
    """What befalls, otherwise, the one the verb before was about."""
    if isinstance(verb, v.Cancel):
        return w.say("no-effect")
    if person == "you" or verb.who != "you":
        return _within(w, verb)
    if _depends(verb, person):
        raise UnwordedError("what befalls somebody else and depends on something", verb)
    return w.say("they", does=core(w, verb, "does", "they"), does_bare=core(w, verb, "to", "they"))


def clause(w: Writer, verb: v.AnyVerb) -> str:
    """The verb with its subject and condition."""
    condition = verb.if_
    if isinstance(verb, v.Choose) and condition is not None and _goes_without_saying(verb, condition):
        condition = None
    when = conditions.when(w, condition)
    if isinstance(verb, v.Grant | v.Choose | v.Recruit | v.Redirect | v.Phase | v.Remove | v.Share):
        said = core(w, verb, "do", "you")
    elif isinstance(verb, v.Take | v.Join) and verb.may:
        said = _may(w, verb)
    elif verb.who == "you":
        said = core(w, verb, "do", "you")
    else:
        said = _with_subject(w, verb.who, core(w, verb, "does", "they"))
    return w.say("if-then", when=when, text=said) if when else said


def _may(w: Writer, verb: v.Take | v.Join) -> str:
    """*you may …*, *each other player may …*; of several who may add a monster, the first who likes to."""
    if verb.who == "you":
        return w.you_may(core(w, verb, "to", "you"))
    to = core(w, verb, "to", "they")
    if isinstance(verb, v.Join) and people.who_name(verb.who) in ("everyone", "others"):
        return w.say("first-may", who=people.who_name(verb.who), to=to)
    return _in_order(w, verb.who, w.say("subject-may", who=people.someone(w, verb.who), to=to))


def _with_subject(w: Writer, who: v.Whom, does: str) -> str:
    if who == "you":
        return does
    return _in_order(w, who, w.say("subject-does", who=people.someone(w, who), does=does))


def _in_order(w: Writer, who: v.Whom, said: str) -> str:
    side = people.order(who)
    return w.say("in-order", side=side, text=said) if side else said


def infinitive(w: Writer, verbs: Sequence[v.AnyVerb]) -> str | None:
    """*discard 1 card and roll again*, to follow *you may*; nothing if someone else does it."""
    if not all(_fits(w, verb) for verb in verbs):
        return None
    return w.join(core(w, verb, "to", "you") for verb in verbs)


_INFINITIVE = (
    v.GainLevels,
    v.LoseLevels,
    v.Lose,
    v.Take,
    v.Exchange,
    v.ShowHand,
    v.Look,
    v.Draw,
    v.Become,
    v.Remove,
    v.Join,
    v.Escape,
    v.Cancel,
)


def _fits(w: Writer, verb: v.AnyVerb) -> bool:
    """Whether it is the user who does it, so that it can follow *you may*."""
    if not plain(verb):
        return False
    if isinstance(verb, v.Adjust):
        return (w.whose == "you" and verb.plus is None) or "before_level_loss" in w.at
    if isinstance(verb, v.Redirect):
        return verb.to != "target" or "before_curse" in w.at
    if isinstance(verb, v.Phase):
        return verb.phase != "end"
    if isinstance(verb, v.Choose):
        return _either_deck(verb) is not None
    if isinstance(verb, v.Become) and verb.cards is not None and verb.cards.in_ == "discards":
        return verb.replacing is not None
    return isinstance(verb, v.Recruit) or (isinstance(verb, _INFINITIVE) and verb.who == "you")


def cost(w: Writer, costs: Sequence[v.Cost], up_to: int | None = None, unused: bool = False) -> str:
    """What is paid, after *you may*; `unused`: with an item that need not be in use."""
    parts = [_levels_paid(w, each, "to") for each in costs if isinstance(each, v.PayLevels)]
    paid = []
    for each in costs:
        if isinstance(each, v.PayCards):
            cards = _paid(w, each.cards, up_to)
            even = unused and each.cards.this and w.kind == "item"
            paid.append(w.say("even-unused", what=cards) if even else cards.text)
    if paid:
        parts.insert(0, w.say("discard", what=w.join(paid), mood="to"))
    return w.join(parts)


def _paid(w: Writer, cards: v.Paid, up_to: int | None = None) -> Phrase:
    """Costs are paid from hand or play: that needs no words, but in play alone does."""
    if cards.in_ == "any":
        cards = msgspec.structs.replace(cards, in_="play")
        return selection.phrase(w, cards, "you", up_to)
    found = selection.phrase(w, cards, "you", up_to)
    if cards.in_ != "play":
        return found
    return Phrase(w.say("placed", cards=found.text, where="play", person="you"), found.gender, found.many)


def _levels_paid(w: Writer, paid: v.PayLevels, mood: Mood) -> str:
    return w.say("lose", what=amounts.levels(w, paid.n), mood=mood)


def order(w: Writer, paid: v.Cost) -> str:
    """What is paid, as an order."""
    if isinstance(paid, v.PayLevels):
        return _levels_paid(w, paid, "do")
    return w.say("discard", what=_paid(w, paid.cards).text, mood="do")


# --- the words of each verb -------------------------------------------------------------------------------


def core(w: Writer, verb: v.AnyVerb, mood: Mood, person: Person) -> str:
    """The verb and what it is done to, without its subject."""
    match verb:
        case v.GainLevels():
            message = "gain-levels-to-win" if verb.may_win else "gain-levels"
            return w.say(message, n=verb.n, mood=mood)
        case v.LoseLevels():
            if verb.down_to is not None:
                said = w.say("go-down", level=amounts.level(w, verb.down_to), mood=mood)
            else:
                said = w.say("lose", what=amounts.levels(w, verb.n), mood=mood)
            return said if verb.to is None else said + w.say("passed-on", person=person)
        case v.Lose():
            own = verb.cards.in_ != "hand" and not verb.cards.this and not verb.cards.target
            message = w.losing if own else "discard"
            what = selection.phrase(w, verb.cards, person)
            said = w.say(message, what=what.text, mood=mood)
            if verb.cards.worth is not None and (verb.if_ is not None or not verb.otherwise):
                said += w.say("or-all-of-them", noun=what)
            return said + w.say("all-the-same") if verb.even else said
        case v.Take():
            return _take(w, verb, mood)
        case v.Exchange():
            hand = w.say("whole-hand", person=person, rest="no")
            return w.say("exchange", what=hand, whom=people.someone(w, verb.with_), mood=mood)
        case v.ShowHand():
            return w.say("show", what=w.say("whole-hand", person=person, rest="no"), mood=mood)
        case v.Look():
            return _look(w, verb, mood)
        case v.Draw():
            return w.say("draw", deck=verb.deck, n=verb.n, face=verb.face, mood=mood)
        case v.Die():
            return w.say("die", mood=mood)
        case v.Become():
            return _become(w, verb, mood, person)
        case v.Roll():
            return w.say("roll-die", mood=mood)
        case v.Choose():
            either = _either_deck(verb)
            return _look(w, either, mood, "any") if either is not None else _choose(w, verb)
        case v.Grant():
            return _grant(w, verb)
        case _:
            return _in_fight(w, verb, mood)


def _in_fight(
    w: Writer,
    verb: v.Remove | v.Join | v.Recruit | v.Phase | v.Escape | v.Adjust | v.Cancel | v.Redirect | v.Share,
    mood: Mood,
) -> str:
    match verb:
        case v.Remove():
            return _remove(w, verb, mood)
        case v.Join():
            if verb.copy is not None:
                return w.say("join-copy", what=_announced(w))
            if verb.cards is None:
                raise UnwordedError("a monster joins, but nothing says which")
            person: Person = "you" if verb.who == "you" else "they"
            return w.say("join", what=selection.phrase(w, verb.cards, person).text, mood=mood)
        case v.Recruit():
            said = w.say("recruit", who=people.someone(w, verb.who), mood=mood)
            return said + w.say("for-treasures", n=verb.reward) if verb.reward else said
        case v.Phase():
            return w.say("phase", phase=verb.phase, mood=mood)
        case v.Escape():
            return _escape(w, verb, mood)
        case v.Adjust():
            return _adjust(w, verb, mood)
        case v.Cancel():
            if verb.cards is not None:
                return w.say("cancel", what=selection.phrase(w, verb.cards).text, mood=mood)
            if w.whose != "you" and w.at[0] in ("before_level_loss", "before_death"):
                raise UnwordedError("somebody else is spared")
            said = w.say("cancel-it", at=w.at[0] if w.at else "any", mood=mood)
            return w.say("cancel-drawn", text=said) if "after_draw" in w.at else said
        case v.Redirect():
            return _redirect(w, verb, mood)
        case v.Share():
            return w.say("share-reward")


def _redirect(w: Writer, verb: v.Redirect, mood: Mood) -> str:
    if verb.to == "target":
        if "before_curse" in w.at:
            return w.say("pass-on", who=people.target(w), mood=mood, curse=w.kind_noun("curse"))
        return w.say("hand-over", who=people.target(w), mood=mood)
    if verb.to == "other_side":
        what = selection.phrase(w, v.Reinforced(target=True))
        return w.say("other-side", what=what.text, mood=mood)
    return w.say("from-discards", mood=mood)


def _announced(w: Writer) -> str:
    if w.target is None or w.target.cards is None:
        raise UnwordedError("a copy of what the move announces, but it announces no card")
    w.named = True
    return w.say("one-of", noun=selection.noun(w, w.target.cards, many=True))


def _take(w: Writer, verb: v.Take, mood: Mood) -> str:
    cards = verb.cards
    giver = verb.from_
    if cards.target:
        what = selection.phrase(w, cards).text
        aim = w.target.who if w.target is not None else None
        said = _take_from(w, what, w.say("target", who=aim, both="no"), mood) if aim else ""
        fighting = w.target is not None and w.target.cards is not None and w.target.cards.in_ == "fight"
        said = said or w.say("take-out" if fighting else "take", what=what, mood=mood)
    elif giver is None:
        said = w.say("take", what=selection.phrase(w, cards).text, mood=mood)
    elif giver == "you":
        blind = msgspec.structs.replace(cards, in_="play", pick=None)
        choice = "giver" if cards.pick == "you" else "taker"
        what = selection.phrase(w, blind, "they").text
        said = w.say("take-from-you", what=what, where=cards.in_ or "play", choice=choice, mood=mood)
    else:
        what = selection.phrase(w, msgspec.structs.replace(cards, in_="play")).text
        whom = people.someone(w, giver)
        said = w.say("take-from-them", what=what, whom=whom, where=cards.in_ or "play", mood=mood)
    if verb.to == "use":
        said = w.say("and-use-it", text=said)
    return said


def _take_from(w: Writer, what: str, whom: str, mood: Mood) -> str:
    return w.say("take-from", what=what, whom=whom, mood=mood, length="long" if len(what) > 20 else "short")


def _look(w: Writer, verb: v.Look, mood: Mood, deck: str = "") -> str:
    many = "many" if verb.n > 1 else "one"
    what = w.say("on-top", n=verb.n, number=many, deck=deck or verb.deck)
    return w.say("look", what=what, mood=mood, reorder="yes" if verb.reorder else "no")


def _become(w: Writer, verb: v.Become, mood: Mood, person: Person) -> str:
    if verb.sex is not None:
        return w.say("change-sex", mood=mood)
    if verb.trait is not None:
        # Only a class spreads, so it is a class that makes room.
        said = w.say("become-it", noun=w.noun(w.lexicon.trait(verb.trait)), mood=mood)
        if verb.replacing is None:
            return said
        return said + w.say("in-place-of", what=_leaving(w, verb, "class", person))
    if verb.cards is None:
        raise UnwordedError("becoming something, but nothing says what", verb)
    if verb.cards.in_ == "hand":
        return w.say("become-from-hand", what=w.a(selection.noun(w, verb.cards, many=False)), mood=mood)
    kind = names(verb.cards.kind)[0]
    if verb.replacing is None:
        pick = "top" if verb.cards.pick == "top" else "you"
        return w.say("become-another", noun=w.kind_noun(kind), mood=mood, pick=pick)
    if verb.cards.pick == "top" and verb.replacing == "all":
        return w.say("become", one=w.kind_noun(kind), many=w.kind_noun(kind, many=True), mood=mood)
    if verb.cards.pick == "top":
        raise UnwordedError("one card in place of the first in the discards", verb)
    what = _leaving(w, verb, kind, person)
    return w.say("become-chosen", what=what, noun=w.kind_noun(kind), mood=mood)


def _leaving(w: Writer, verb: v.Become, kind: str, person: Person) -> str:
    """What makes room: *all your Classes*, *one of your Classes*, *your Elf card*."""
    if isinstance(verb.replacing, v.Cards):
        return selection.phrase(w, verb.replacing, person).text
    many = w.kind_noun(kind, many=True)
    return w.say("leaving", noun=many, replacing=verb.replacing or "all", person=person)


def _roll(w: Writer, verb: v.Roll) -> list[str]:
    said = [clause(w, verb)]
    for row in verb.results:
        texts = _parts(w, row.do)
        if row.on is None and row.below is None:
            if row is not verb.results[0]:
                texts = [w.say("otherwise", other=_in_one(w, texts))]
            said.extend(texts)
        else:
            faces = amounts.faces(w, row.on) if row.on is not None else w.say("faces-below")
            said.append(w.say("on-faces", faces=faces, text=_in_one(w, texts)))
    return said


def _in_one(w: Writer, texts: list[str]) -> str:
    """Several things as one sentence, so that all of them are seen to depend on the same."""
    return reduce(lambda first, last: w.say("in-one", first=first, last=last), texts)


def _goes_without_saying(verb: v.Choose, condition: v.Condition) -> bool:
    """There must be a helper, or an Elf, for something to be done to the helper, or to an Elf."""
    for each in (each for option in verb.options for each in option.do):
        if condition == _WITH_HELPER and people.who_name(each.who) == "helper":
            return True
        narrowed = each.who.if_ if isinstance(each.who, v.Who) else None
        if narrowed and condition == msgspec.structs.replace(narrowed, who=people.who_name(each.who)):
            return True
    return False


def _choose(w: Writer, verb: v.Choose) -> str:
    if verb.who != "you":
        raise UnwordedError("a choice made by somebody else")
    if not verb.may:
        either = _either_number(w, verb)
        if either:
            return either
        inner = [each for way in verb.options for each in way.do if isinstance(each, v.Choose)]
        if any(not each.may and _either_deck(each) is None for each in inner):
            raise UnwordedError("a choice within a choice", verb)
        ways = [w.join((*(order(w, each) for each in way.cost), *_parts(w, way.do))) for way in verb.options]
        return w.say("choose", ways=w.join(ways, "or"))
    if len(verb.options) != 1:
        raise UnwordedError("a choice among several things that one may also leave")
    option = verb.options[0]
    effect = infinitive(w, option.do)
    if effect is None:
        said = w.join(_parts(w, option.do))
        if option.cost:
            paid = w.join(order(w, each) for each in option.cost)
            said = w.say("cost-then", cost=paid, text=said)
        return w.say("if-you-wish", text=said)
    if option.cost:
        return w.you_may(w.say("cost-to", cost=cost(w, option.cost), to=effect))
    return w.you_may(effect)


def _either_number(w: Writer, verb: v.Choose) -> str:
    """*+2 or −2 to that player's roll*: ways that differ in that one number; otherwise nothing."""
    grants = [way.do[0] for way in verb.options if len(way.do) == 1 and not way.cost]
    numbers = []
    for each in grants:
        if not isinstance(each, v.Grant) or len(each.mods) != 1 or not isinstance(each.mods[0], v.RollMod):
            return ""
        numbers.append(each.mods[0].plus)
    named = w.named
    texts = set()
    for each, number in zip(grants, numbers, strict=True):
        w.named = named
        texts.add(clause(w, each).replace(signed(number), "$"))
    if len(grants) != len(verb.options) or len(texts) != 1:
        w.named = named
        return ""
    either = w.join((signed(number) for number in numbers), "or")
    return w.say("your-choice", text=texts.pop().replace("$", either))


def _grant(w: Writer, verb: v.Grant) -> str:
    """What is given, without what will happen because of it."""
    to = _receiver(w, verb)
    w.given = True
    said = w.join(_granted(w, mod, verb.for_, to) for mod in verb.mods)
    w.given = False
    if isinstance(verb.for_, v.Until):
        return w.say("until", text=said, end=_until(w, verb.for_, to))
    if verb.for_ in ("next_combat", "next_turn"):
        number = isinstance(verb.mods[0], v.Strength | v.RollMod)
        place, whose = "end" if number else "start", "you" if to is None else "them"
        return w.say("next", next=verb.for_, text=said, place=place, whose=whose)
    return said


def _given(w: Writer, verb: v.Grant) -> list[str]:
    """What is given, then what will happen to the one, player or card, who was given it."""
    if not verb.mods and not verb.on:
        raise UnwordedError("nothing is given", verb)
    said = [clause(w, verb)] if verb.mods else []
    if verb.to is not None and verb.to.target:
        w.bearer = selection.phrase(w, verb.to)
    for on in verb.on:
        said.extend(_later(w, verb, on))
    w.bearer = None
    return said


def _receiver(w: Writer, verb: v.Grant) -> Phrase | None:
    if verb.to is not None:
        return selection.phrase(w, verb.to)
    return None if verb.who == "you" else Phrase(people.someone(w, verb.who))


def _granted(w: Writer, mod: v.AnyMod, for_: v.Duration, to: Phrase | None) -> str:
    if for_ != "next_run":
        return mods.text(w, mod, to)
    if not isinstance(mod, v.RollMod) or mod.if_ is not None:
        raise UnwordedError("granted for the next roll to run away", mod)
    if to is None:
        return w.say("next-run", plus=signed(mod.plus))
    return w.say("next-run-of", plus=signed(mod.plus), who=to)


def _later(w: Writer, verb: v.Grant, on: v.Trigger) -> list[str]:
    if on.at != "after_combat" or on.cards is not None:
        raise UnwordedError("a trigger given for a while", on)
    do = on.do
    if verb.to is None and verb.who != "you":
        if any(not isinstance(each, v.Deed) or each.who != "you" for each in do):
            raise UnwordedError("what happens later because of somebody else", on)
        do = tuple(msgspec.structs.replace(each, who=verb.who) for each in do)
    texts = sentences(w, do)
    lead = ", ".join(part for part in (w.say("after-it"), conditions.when(w, on.if_)) if part)
    return [w.say("moment-then", moment=lead, text=texts[0]), *texts[1:]]


def _until(w: Writer, end: v.Until, to: Phrase | None) -> str:
    if end.until == "before_loss":
        if end.cards is None or end.if_ is None or end.if_.cause is None or to is not None:
            raise UnwordedError("a duration", end)
        what = w.say("your", noun=selection.noun(w, end.cards, many=False), person="you")
        return w.say("until-loss", what=what, cause=conditions.causes(w, end.if_.cause))
    alone = end.if_ == v.Condition(role="alone")
    if end.cards is not None or (end.if_ is not None and not alone):
        raise UnwordedError("a duration", end)
    if to is None:
        return w.say("until-you", at=end.until, alone="yes" if alone else "no")
    return w.say("until-they", at=end.until, alone="yes" if alone else "no")


def _remove(w: Writer, verb: v.Remove, mood: Mood) -> str:
    if verb.killed:
        return w.say("kill", what=selection.phrase(w, verb.cards).text, mood=mood)
    what = selection.phrase(w, verb.cards)
    fixed = isinstance(verb.treasure, int)
    agreed = "yes" if w.settings.get("removed_treasure") else "no"  # where the card is silent
    kind = "some" if fixed else agreed if verb.treasure is None else verb.treasure
    number = "many" if what.many else "one"
    if verb.cards.this and mood == "do":
        if verb.treasure == "if_only" or (verb.treasure, kind) == (None, "no"):
            kind = "unsaid"  # in a sentence of its own, if at all
        return w.say("goes-away", what=what.text, treasure=kind, n=verb.treasure if fixed else 0)
    if verb.cards.this:
        said = w.say("send-away", what=what.text)
    else:
        said = w.say("remove", what=what.text, mood=mood)
    if verb.treasure == "if_only":
        return said
    return said + w.say("leaves", treasure=kind, n=verb.treasure if fixed else 0, number=number)


def _escape(w: Writer, verb: v.Escape, mood: Mood) -> str:
    if verb.from_ is None:
        if verb.even and verb.who == "target":
            raise UnwordedError("somebody announced escapes, whatever forbids it")
        noun = w.kind_noun("monster", many=True)
        return w.say("escape-even", noun=noun, mood=mood) if verb.even else w.say("escape", mood=mood)
    one = verb.from_.n == 1 and not verb.from_.this
    what = w.a(selection.noun(w, verb.from_, many=False)) if one else selection.phrase(w, verb.from_).text
    return w.say("escape-from", what=what, mood=mood)


def _adjust(w: Writer, verb: v.Adjust, mood: Mood) -> str:
    if verb.again:
        if "after_escape" in w.at:
            return w.say("run-again", whose=w.whose, mood=mood)
        return w.say("roll-again", whose=w.whose, mood=mood)
    if verb.plus is not None:
        if "before_level_loss" in w.at:
            more = "more" if verb.plus > 0 else "less"
            return w.say("lose-more", n=abs(verb.plus), more=more, mood=mood)
        return w.say("adjust", plus=signed(verb.plus))
    faces = verb.to.one_of if verb.to is not None else None
    if faces is None:
        raise UnwordedError("a die set to a number worked out", verb.to)
    if len(faces) == 6:
        return w.say("set-die", mood=mood)
    return w.say("set-die-to", faces=language.join(w.lang, (str(face) for face in faces), "or"), mood=mood)
