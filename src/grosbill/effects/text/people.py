"""Players as noun phrases: *each other player*, *the player on your left*, *another player*."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text import conditions
from grosbill.effects.text.writer import UnwordedError, Writer


def who_name(who: v.Whom) -> v.WhoName:
    """The group, however it is narrowed."""
    return who if isinstance(who, str) else who.who


def someone(w: Writer, who: v.Whom) -> str:
    """The players, as subject or object; *you* is never one of them."""
    name = who_name(who)
    if name == "target":
        return target(w)
    narrowed = who.if_ if isinstance(who, v.Who) else None
    if narrowed is None:
        return w.say("who", who=name)
    if conditions.only_traits(narrowed) and name in ("everyone", "fighters"):
        each = each_of(w, narrowed)
        return w.say("who-fighting", who=each) if name == "fighters" else each
    return w.say("who-marked", who=w.say("who", who=name), mark=conditions.mark(w, narrowed))


def each_of(w: Writer, condition: v.Condition) -> str:
    """*each Elf*."""
    traits = conditions.traits_of(condition)
    return w.join(w.say("each", noun=w.noun(w.lexicon.trait(trait))) for trait in traits)


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
    """The side at which a group begins, where that is worth saying."""
    if isinstance(who, v.Who) and (who.if_ is None or who.order == "right"):
        return who.order
    return None
