"""Players as noun phrases: *each other player*, *the player on your left*, *another player*."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text import conditions
from grosbill.effects.text.writer import UnwordedError, Writer

_SINGLE = ("left", "right", "partner", "helper", "fighter", "actor")
"""Those who are one player."""


def who_name(who: v.Whom) -> v.WhoName:
    """The group, however it is narrowed."""
    return who if isinstance(who, str) else who.who


def someone(w: Writer, who: v.Whom) -> str:
    """The players, as subject or object; *you* is never one of them."""
    name = who_name(who)
    if name == "target":
        return target(w)
    narrowed = who.if_ if isinstance(who, v.Who) else None
    if isinstance(who, v.Who) and who.one:
        if narrowed is None:
            return w.say("one-of-them", who=name)
        traits = conditions.traits_of(narrowed)
        if name != "everyone" or len(traits) != 1 or not conditions.only_traits(narrowed):
            raise UnwordedError("one player picked among some", who)
        return w.say("one-such", noun=w.noun(w.lexicon.trait(traits[0])))
    if narrowed is None:
        return w.say("who", who=name)
    if conditions.only_traits(narrowed) and name in ("everyone", "fighters", "others"):
        each = w.join(w.say("each", noun=noun) for noun in _nouns(w, narrowed, name))
        return w.say("who-fighting", who=each) if name == "fighters" else each
    text = w.say("who", who=name)
    if name in _SINGLE and narrowed == v.Condition(level=narrowed.level):
        return w.say("who-if", who=text, mark=conditions.mark(w, narrowed))
    return w.say("who-marked", who=text, mark=conditions.mark(w, narrowed))


def _nouns(w: Writer, condition: v.Condition, among: v.WhoName) -> list[str]:
    group = "others" if among == "others" else "everyone"
    traits = conditions.traits_of(condition)
    return [w.say("among", noun=w.noun(w.lexicon.trait(trait)).text, who=group) for trait in traits]


def counted(w: Writer, who: v.Crowd) -> str:
    """What follows *for each*: *other Elf*, *player in the fight*."""
    if who.if_ is None:
        return w.say("among", noun=w.say("player"), who=who.who)
    if len(conditions.traits_of(who.if_)) != 1 or not conditions.only_traits(who.if_):
        raise UnwordedError("players counted, but not by what they are", who)
    noun = _nouns(w, who.if_, who.who)[0]
    return w.say("who-fighting", who=noun) if who.who == "fighters" else noun


def target(w: Writer) -> str:
    """The player announced with the move, with all he must be; later just *that player*."""
    aim = w.target
    if aim is None or aim.who is None:
        raise UnwordedError("a player spoken of as the target, but none is announced")
    if w.named:
        return w.say("who", who="actor")
    w.named = True
    text = w.say("target", who=aim.who, both="yes" if aim.both else "no")
    mark = conditions.mark(w, aim.if_)
    return w.say("who-marked", who=text, mark=mark) if mark else text


def order(who: v.Whom) -> str | None:
    """Where a group begins, if that is worth saying."""
    return who.order if isinstance(who, v.Who) else None
