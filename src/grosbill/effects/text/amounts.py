"""Numbers: plain, worked out by a case, or that of the die."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text import conditions
from grosbill.effects.text.writer import UnwordedError, Writer, signed


def bonus(w: Writer, plus: v.Number) -> str:
    """*+3*, or *+3 if you are an Elf, otherwise +1*."""
    if isinstance(plus, int):
        return signed(plus)
    if plus.case is None:
        raise UnwordedError(f"a bonus worked out in another way than by a case: {plus}")
    cases = [w.say("bonus-if", plus=signed(case.n), when=conditions.when(w, case.if_)) for case in plus.case]
    if plus.else_:
        cases.append(w.say("bonus-else", plus=signed(plus.else_)))
    return ", ".join(cases)


def printed(plus: v.Number) -> int:
    """The number as it stands on the card when nothing special applies."""
    return plus if isinstance(plus, int) else plus.else_


def levels(w: Writer, number: v.Number) -> str:
    """*2 levels*, *that many levels*, *2 levels, or 3 if you are an Elf*."""
    if isinstance(number, int):
        return w.say("levels", n=number)
    if number.roll:
        return w.say("levels-rolled")
    if number.case is not None:
        cases = [w.say("levels-if", n=case.n, when=conditions.when(w, case.if_)) for case in number.case]
        return ", ".join([w.say("levels", n=number.else_), *cases])
    raise UnwordedError(f"a number of levels worked out: {number}")


def level(w: Writer, number: v.Number) -> str:
    """Which level: *Level 1*, *the Level of the lowest-Level player*."""
    if isinstance(number, int):
        return w.say("level", n=number)
    if number.level is None:
        raise UnwordedError(f"a level worked out: {number}")
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
