"""Conditions in their three forms: a clause (*if you are an Elf*), a group (*Elves*), a mark on a player."""

from __future__ import annotations

from functools import reduce

import msgspec

from grosbill import language
from grosbill.effects import vocabulary as v
from grosbill.effects.text import selection
from grosbill.effects.text.writer import Phrase, UnwordedError, Writer, names

_EMPTY = v.Condition()
_ALONE = v.Condition(role="alone")
_NONE_LEFT = v.Condition(has=v.There(in_="fight", kind="monster"))
_GROUPS = ("fighters", "others", "everyone")


def when(w: Writer, condition: v.Condition | None) -> str:
    """*if …, unless …*, or nothing."""
    return ", ".join(part for part in if_and_unless(w, condition) if part)


def if_and_unless(w: Writer, condition: v.Condition | None) -> tuple[str, str]:
    """The two halves of a condition, what must hold and what must not; either may be empty."""
    if condition is None or condition == _EMPTY:
        return "", ""
    if _of_a_group(condition):
        return w.say("if", clause=clause(w, condition)), ""
    holds, fails = _without(condition, "not_"), condition.not_
    if fails is not None and fails.who is None:
        fails = msgspec.structs.replace(fails, who=condition.who)
    if fails == _NONE_LEFT:
        return w.say("if", clause=_joined(w, holds, w.say("cond-none-left"))), ""
    if fails == msgspec.structs.replace(_ALONE, who=condition.who) and holds.role != "alone":
        return w.say("if", clause=_joined(w, _without(holds, "role"), _together(w, holds))), ""
    return (
        w.say("if", clause=clause(w, holds)) if _without(holds, "who") != _EMPTY else "",
        w.say("unless", clause=clause(w, fails)) if fails is not None else "",
    )


def _of_a_group(condition: v.Condition) -> bool:
    """Whether it asks of a group if someone in it is *not* something: no two halves then."""
    return condition.who in _GROUPS and condition.not_ is not None


def _together(w: Writer, condition: v.Condition) -> str:
    """Not alone in the fight: the fighter is helped, or the helper helps."""
    helped = condition.role == "fighter" or condition.who == "fighter"
    return w.say("cond-helped" if helped else "cond-together", who=condition.who or "you")


def _joined(w: Writer, condition: v.Condition, said: str) -> str:
    left = _without(condition, "who")
    return _and_if(w, [clause(w, condition), said]) if left != _EMPTY else said


def _and_if(w: Writer, parts: list[str]) -> str:
    """What has to hold together, after one *if*."""
    return reduce(lambda first, last: w.say("and-if", first=first, last=last), parts) if parts else ""


def _without(condition: v.Condition, *keys: str) -> v.Condition:
    """What else the condition asks."""
    return msgspec.structs.replace(condition, **{key: getattr(_EMPTY, key) for key in keys})


def traits_of(condition: v.Condition) -> tuple[str, ...]:
    """The races, classes or sexes it asks for, any of them."""
    return names(condition.is_) + names(condition.suffers)


def only_traits(condition: v.Condition) -> bool:
    """Whether it asks for nothing else."""
    return bool(traits_of(condition)) and _without(condition, "is_", "suffers") == _EMPTY


def clause(w: Writer, condition: v.Condition) -> str:
    """*you are an Elf*, without the *if*."""
    who = condition.who or "you"
    if who in _GROUPS and _without(condition, "is_", "suffers", "level", "who") != _EMPTY:
        return w.say("cond-some", who=who, mark=mark(w, _without(condition, "who")))
    if condition.not_ is not None:
        raise UnwordedError("a condition within a condition denied", condition)
    parts: list[str] = []
    if traits_of(condition) and not _own_drawback(w, condition):
        parts.append(w.say("cond-is", what=_any_of(w, condition), who=who))
    if condition.level is not None:
        parts.append(w.say("cond-level", level=selection.levels(w, condition.level), who=who))
    if condition.rank is not None:
        parts.append(w.say("cond-rank", rank=condition.rank, who=who))
    if condition.role is not None:
        parts.append(w.say("cond-role", role=condition.role, who=who))
    if condition.outcome is not None:
        parts.append(w.say("cond-outcome", outcome=condition.outcome, who=who))
    if who != "you" and _without(condition, *_OF_OTHERS) != _EMPTY:
        raise UnwordedError("a question asked of somebody else", condition)
    parts.extend(_of_you(w, condition))
    return _and_if(w, parts)


def _own_drawback(w: Writer, condition: v.Condition) -> bool:
    """Whether it only says that this is a drawback of the race or class it stands on."""
    own = isinstance(w.card, v.Race | v.Class) and condition.suffers == w.card.id
    return own and condition.is_ is None and condition.who is None


_OF_OTHERS = ("is_", "suffers", "level", "rank", "role", "outcome", "who")
"""What can be asked of somebody else."""


def _of_you(w: Writer, condition: v.Condition) -> list[str]:
    parts: list[str] = []
    if condition.has is not None:
        parts.append(_has(w, condition.has))
    if condition.unaided:
        parts.append(w.say("cond-unaided"))
    if condition.undisturbed:
        parts.append(w.say("cond-undisturbed"))
    if condition.turn is not None:
        parts.append(w.say("cond-turn"))
    if condition.cause is not None:
        said = (w.say("cond-cause", what=causes(w, name), cause=name) for name in names(condition.cause))
        parts.append(reduce(lambda a, b: w.say("or-if", first=a, last=b), said))
    if condition.roll is not None and condition.roll.on is not None:
        raise UnwordedError("a result of the die, where nobody has just rolled it", condition.roll)
    if condition.roll is not None:
        parts.append(w.say("cond-roll", failed="yes" if condition.roll.failed else "no"))
    if condition.used is not None:
        parts.append(w.say("cond-used", name=_use_name(w, condition.used)))
    if condition.called is not None:
        parts.append(w.say("cond-called", names=w.join(names(condition.called), "or")))
    if condition.dare is not None:
        parts.append(_dare(w, condition.dare))
    if condition.any is not None:
        parts.append(
            reduce(lambda a, b: w.say("or-if", first=a, last=b), (clause(w, one) for one in condition.any))
        )
    if condition.all is not None:
        parts.extend(clause(w, one) for one in condition.all)
    return parts


def _dare(w: Writer, dare: str) -> str:
    try:
        return w.say("dare-" + dare.replace("_", "-"))
    except language.UnknownMessageError:
        raise UnwordedError(f"a dare that has no words: {dare!r}") from None


def _use_name(w: Writer, name: str) -> str:
    for use in w.card.uses:
        if use.name is not None and use.slug == name:
            return w.words(use.name)
    raise UnwordedError(f"a use of this card that it has not: {name!r}")


def _has(w: Writer, cards: v.There) -> str:
    if cards.id is not None and cards.in_ == "force":
        raise UnwordedError("a card by its name among those in force", cards)
    if cards.id is not None:
        what = Phrase(selection.named(w, names(cards.id)))
        return w.say("cond-has-named", what=what, where=cards.in_ or "play")
    return w.say("cond-has", what=some(w, cards), where=cards.in_ or "play")


def some(w: Writer, cards: v.There) -> Phrase:
    """*an Undead monster*, *2 monsters*, *an even number of cards*, *another Complex Item*."""
    if cards.even:
        return Phrase(w.say("even-number", noun=selection.noun(w, cards, many=True)), "m")
    many, number = cards.n > 1, cards.n
    if cards.except_ == v.ExceptThis(this=True):
        other = selection.noun(w, msgspec.structs.replace(cards, except_=None), many)
        return Phrase(w.say("another", n=number, noun=other), other.gender, many)
    noun = selection.noun(w, cards, many)
    text = w.say("at-least-so-many", n=number, noun=noun) if many else w.a(noun)
    return Phrase(text, noun.gender, many)


def causes(w: Writer, given: v.Names) -> str:
    """*a Curse or Bad Stuff*."""
    parts = []
    for name in names(given):
        is_kind = name in w.lexicon.kinds
        parts.append(w.a(w.kind_noun(name)) if is_kind else w.say("cause", cause=name))
    return w.join(parts, "or")


def causes_in_general(w: Writer, given: v.Names) -> str:
    """*Curses and Bad Stuff*, as those who do something."""
    parts = []
    for name in names(given):
        is_kind = name in w.lexicon.kinds
        parts.append(w.the(w.kind_noun(name, many=True)) if is_kind else w.say("causes", cause=name))
    return w.join(parts)


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
    if not text or _without(condition, "is_", "suffers", "level", "not_") != _EMPTY:
        raise UnwordedError("a group of characters that has no name", condition)
    return text


def traits_in_general(w: Writer, traits: v.Names) -> str:
    """*Dwarves and Halflings* (*les Nains et les Halfelins*)."""
    return w.join(w.the(w.noun(w.lexicon.trait(name), many=True)) for name in names(traits))


def only(w: Writer, condition: v.Condition) -> str:
    """Who may use an item: *Elves only*, *not for Clerics*."""
    allowed, denied = _without(condition, "not_"), condition.not_
    asked = [each for each in (allowed, denied) if each is not None and each != _EMPTY]
    if not asked or not all(only_traits(each) for each in asked):
        raise UnwordedError("who may use an item", condition)
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
    if traits_of(condition):
        parts.append(w.say("mark-is", what=_any_of(w, condition)))
    if condition.has is not None:
        parts.append(w.say("mark-has", what=some(w, condition.has), where=condition.has.in_ or "play"))
    if condition.role is not None:
        parts.append(w.say("mark-role", role=condition.role))
    if condition.outcome is not None:
        parts.append(w.say("mark-outcome", outcome=condition.outcome))
    if condition.not_ is not None:
        parts.append(_mark_not(w, condition.not_))
    if _without(condition, "level", "is_", "suffers", "has", "role", "outcome", "not_") != _EMPTY:
        raise UnwordedError("a player marked by this", condition)
    return " ".join(parts)


def someone_who(w: Writer, condition: v.Condition) -> str:
    """*an Elf*, or *a player …*."""
    if only_traits(condition):
        return _any_of(w, condition)
    return w.say("who-marked", who=w.say("target", who="player", both="no"), mark=mark(w, condition))


def _any_of(w: Writer, condition: v.Condition) -> str:
    return w.join((w.a(w.noun(w.lexicon.trait(name))) for name in traits_of(condition)), "or")


def _mark_not(w: Writer, denied: v.Condition) -> str:
    if denied == v.Condition(role="either"):
        return w.say("mark-role", role="none")
    if denied == v.Condition(outcome="caught"):
        return w.say("mark-outcome", outcome="free")
    if only_traits(denied):
        return w.say("mark-is-not", what=_any_of(w, denied))
    raise UnwordedError("a player marked by what does not hold", denied)
