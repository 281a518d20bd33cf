"""Numbers: plain, worked out by a case, counted, or that of the die."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text import conditions, people, selection
from grosbill.effects.text.writer import UnwordedError, Writer, signed


def bonus(w: Writer, plus: v.Number) -> str:
    """*+3*, *+3 if you are an Elf, otherwise +1*, *+2 for each other Elf*."""
    if isinstance(plus, int):
        return signed(plus)
    if plus.case is not None:
        cases = [
            w.say("bonus-if", plus=signed(case.n), when=conditions.when(w, case.if_)) for case in plus.case
        ]
        if plus.else_:
            cases.append(w.say("bonus-else", plus=signed(plus.else_)))
        return ", ".join(cases)
    if plus.one_of is not None:
        low, high = min(plus.one_of), max(plus.one_of)
        if sorted(plus.one_of) == list(range(low, high + 1)):
            return w.say("bonus-one-of", low=signed(low), high=signed(high))
        return w.say("your-choice", text=w.join((signed(number) for number in plus.one_of), "or"))
    if plus.level is not None:
        return w.say("bonus-level", level=level(w, plus))
    each = counted(w, plus)
    if each:
        return w.say("bonus-each", plus=signed(plus.times), what=each)
    raise UnwordedError("a bonus worked out", plus)


def printed(plus: v.Number) -> int:
    """The number as it stands on the card when nothing special applies."""
    return plus if isinstance(plus, int) else plus.else_


def counted(w: Writer, number: v.Amount) -> str:
    """What there is one for each of: *card in your hand*, *other Elf*; or nothing."""
    if number.cards is not None:
        noun = selection.noun(w, number.cards, many=False)
        return w.say("each-there", noun=noun, where=number.cards.in_ or "play")
    if number.players is not None:
        return people.counted(w, number.players)
    return ""


def levels(w: Writer, number: v.Number) -> str:
    """*2 levels*, *that many levels*, *2 levels, or 3 if you are an Elf*, *1 level for each card in hand*."""
    if isinstance(number, int):
        return w.say("levels", n=number)
    if number.roll:
        return w.say("levels-rolled")
    if number.short:
        return w.say("levels-short")
    if number.case is not None:
        cases = [w.say("levels-if", n=case.n, when=conditions.when(w, case.if_)) for case in number.case]
        return ", ".join([w.say("levels", n=number.else_), *cases])
    each = counted(w, number)
    if each:
        return w.say("levels-each", n=number.times, what=each)
    raise UnwordedError("a number of levels worked out", number)


def level(w: Writer, number: v.Number) -> str:
    """Which level: *Level 1*, *the Level of the lowest-Level player*."""
    if isinstance(number, int):
        return w.say("level", n=number)
    if number.level is None:
        raise UnwordedError("a level worked out", number)
    return w.say("level-of", who=number.level)


def faces(w: Writer, on: tuple[int, ...]) -> str:
    """The results of a die: *1 or 2*, *3 or more*."""
    low, high = min(on), max(on)
    run = len(on) == high - low + 1
    if run and len(on) > 1 and high == 6:
        return w.say("faces-from", n=low)
    if run and len(on) > 2 and low == 1:
        return w.say("faces-to", n=high)
    return w.join((str(face) for face in sorted(on)), "or")
