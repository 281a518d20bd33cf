"""Conditions in their three forms: a clause (*if you are an Elf*), a group (*Elves*), a mark on a player."""

from __future__ import annotations

from functools import reduce

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text import selection
from grosbill.effects.text.writer import UnwordedError, Writer, names

_EMPTY = v.Condition()


def when(w: Writer, condition: v.Condition | None) -> str:
    """*if …, unless …*, or nothing."""
    return ", ".join(part for part in if_and_unless(w, condition) if part)


def if_and_unless(w: Writer, condition: v.Condition | None) -> tuple[str, str]:
    """The two halves of a condition, what must hold and what must not; either may be empty."""
    if condition is None or condition == _EMPTY:
        return "", ""
    holds, fails = _without(condition, "not_"), condition.not_
    if fails is not None and fails.who is None:
        fails = msgspec.structs.replace(fails, who=condition.who)
    return (
        w.say("if", clause=clause(w, holds)) if _without(holds, "who") != _EMPTY else "",
        w.say("unless", clause=clause(w, fails)) if fails is not None else "",
    )


def _without(condition: v.Condition, *keys: str) -> v.Condition:
    """What else the condition asks."""
    return msgspec.structs.replace(condition, **{key: getattr(_EMPTY, key) for key in keys})


def traits_of(condition: v.Condition) -> tuple[str, ...]:
    """The races, classes or sexes it asks for, any of them."""
    return names(condition.is_) + names(condition.suffers)


def only_traits(condition: v.Condition) -> bool:
    """Whether it asks for nothing else, of whomever."""
    return bool(traits_of(condition)) and _without(condition, "is_", "suffers", "who") == _EMPTY


def clause(w: Writer, condition: v.Condition) -> str:
    """*you are an Elf*, without the *if*."""
    if condition.not_ is not None:
        raise UnwordedError(f"a condition within a condition denied: {condition}")
    parts: list[str] = []
    who = condition.who or "you"
    if who != "you" and _without(condition, "is_", "suffers", "level", "who") != _EMPTY:
        raise UnwordedError(f"a question asked of somebody else: {condition}")
    traits = traits_of(condition)
    if traits:
        what = w.join((w.a(w.noun(w.lexicon.trait(name))) for name in traits), "or")
        parts.append(w.say("cond-is", what=what, who=who))
    if condition.level is not None:
        parts.append(w.say("cond-level", level=selection.levels(w, condition.level), who=who))
    if condition.rank is not None:
        parts.append(w.say("cond-rank", rank=condition.rank))
    if condition.has is not None:
        parts.append(_has(w, condition.has))
    if condition.role is not None:
        parts.append(w.say("cond-role", role=condition.role))
    if condition.unaided:
        parts.append(w.say("cond-unaided"))
    if condition.turn is not None:
        parts.append(w.say("cond-turn"))
    if condition.cause is not None:
        parts.append(w.say("cond-cause", what=causes(w, condition.cause)))
    if condition.roll is not None:
        parts.append(w.say("cond-roll", failed="yes" if condition.roll.failed else "no"))
    if condition.any is not None:
        parts.append(
            reduce(lambda a, b: w.say("or-if", first=a, last=b), (clause(w, one) for one in condition.any))
        )
    return w.join(parts)


def _has(w: Writer, cards: v.Cards) -> str:
    many = isinstance(cards.n, int) and cards.n > 1
    number = cards.n if isinstance(cards.n, int) else 1
    noun = selection.noun(w, cards, many)
    what = w.say("counted", n=number, noun=noun) if many else w.a(noun)
    return w.say("cond-has", what=what, where=cards.in_ or "play")


def causes(w: Writer, given: v.Names) -> str:
    """*a Curse or Bad Stuff*."""
    parts = []
    for name in names(given):
        is_kind = name in w.lexicon.kinds
        parts.append(w.a(w.kind_noun(name)) if is_kind else w.say("cause", cause=name))
    return w.join(parts, "or")


# --- groups of characters ---------------------------------------------------------------------------------


def group(w: Writer, condition: v.Condition) -> str:
    """*Elves*, *anyone of Level 4 or below, except Elves*."""
    text = ""
    traits = traits_of(condition)
    if traits:
        text = traits_in_general(w, traits)
    if condition.level is not None:
        text = w.say("group-level", level=selection.levels(w, condition.level), group=text or "any")
    if condition.not_ is not None:
        text = w.say("group-except", group=text or w.say("group-anyone"), what=group(w, condition.not_))
    if not text or _without(condition, "is_", "suffers", "level", "not_", "who") != _EMPTY:
        raise UnwordedError(f"a group of characters that has no name: {condition}")
    return text


def traits_in_general(w: Writer, traits: v.Names) -> str:
    """*Dwarves and Halflings* (*les Nains et les Halfelins*)."""
    return w.join(w.the(w.noun(w.lexicon.trait(name), many=True)) for name in names(traits))


def only(w: Writer, condition: v.Condition) -> str:
    """Who may use an item: *Elves only*, *not for Clerics*."""
    allowed, denied = _without(condition, "not_"), condition.not_
    asked = [each for each in (allowed, denied) if each is not None and each != _EMPTY]
    if not asked or not all(only_traits(each) for each in asked):
        raise UnwordedError(f"who may use an item: {condition}")
    parts = []
    if traits_of(allowed):
        parts.append(w.say("only", who=_to_the(w, traits_of(allowed))))
    if denied is not None:
        parts.append(w.say("not-for", who=_to_the(w, traits_of(denied))))
    return ", ".join(parts)


def _to_the(w: Writer, traits: tuple[str, ...]) -> str:
    return w.join(w.say("to-the", noun=w.noun(w.lexicon.trait(name), many=True)) for name in traits)


def mark(w: Writer, condition: v.Condition | None) -> str:
    """After the word *player*: *in the fight*, *of higher Level than you*; or nothing."""
    if condition is None:
        return ""
    parts = []
    if condition.level is not None:
        parts.append(w.say("mark-level", level=selection.levels(w, condition.level)))
    traits = traits_of(condition)
    if traits:
        what = w.join((w.a(w.noun(w.lexicon.trait(name))) for name in traits), "or")
        parts.append(w.say("mark-is", what=what))
    if condition.role is not None:
        parts.append(w.say("mark-role", role=condition.role))
    left = _without(condition, "level", "is_", "suffers", "role")
    if left == v.Condition(not_=v.Condition(role="either")):
        parts.append(w.say("mark-role", role="none"))
    elif left != _EMPTY:
        raise UnwordedError(f"a player marked by {condition}")
    return " ".join(parts)
