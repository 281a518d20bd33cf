"""Standing changes as short sentences: *+4 against Elves*, *Nobody may help you*."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, people, selection
from grosbill.effects.text.writer import Phrase, UnwordedError, Writer, signed


def text(w: Writer, mod: v.AnyMod, to: str | None = None) -> str:
    """What the card changes while it is in force, or what is granted to `to`."""
    match mod:
        case v.Strength():
            return _strength(w, mod, to)
        case v.RollMod():
            return _if(w, w.say("roll", of=mod.of, plus=signed(mod.plus)), mod)
        case v.Treasures():
            return _if(w, w.say("more-treasures", n=abs(mod.plus), more=_more(mod.plus)), mod)
        case v.Reward():
            return _if(w, w.say("more-levels", n=abs(mod.plus), more=_more(mod.plus)), mod)
        case v.Capacity():
            return _if(w, _capacity(w, mod), mod)
        case v.Ignores():
            return _if(w, w.say("ignores"), mod)
        case v.Scale():
            return _if(w, _scale(w, mod), mod)
        case v.Forbid():
            return _if(w, w.say("forbid", what=mod.what), mod)
        case v.AutoEscape():
            return _auto_escape(w, mod)
        case v.WinsTies():
            return _if(w, w.say("wins-ties"), mod)
        case v.Carries():
            item = w.kind_noun("item", mod.n > 1)
            return _if(w, w.say("carries", cards=w.say("counted", n=mod.n, noun=item), n=mod.n), mod)


def _if(w: Writer, said: str, mod: v.AnyMod) -> str:
    condition = conditions.when(w, mod.if_)
    return w.say("text-if", text=said, when=condition) if condition else said


def _more(number: int) -> str:
    return "more" if number >= 0 else "less"


def _strength(w: Writer, mod: v.Strength, to: str | None) -> str:
    plus = amounts.bonus(w, mod.plus)
    if mod.against is not None:
        said = w.say("strength-against", plus=plus, who=conditions.traits_in_general(w, mod.against))
    elif mod.to is not None:
        said = w.say("strength-to", plus=plus, who=people.someone(w, v.Who(who="fighters", if_=mod.to)))
    elif to is not None:
        said = w.say("strength-to", plus=plus, who=to)
    else:
        said = plus
    return _if(w, said, mod)


def _capacity(w: Writer, mod: v.Capacity) -> str:
    many = mod.unlimited or mod.plus > 1
    if mod.of == "hand":
        return w.say("capacity-hand", n=mod.plus, unlimited=_yes(mod.unlimited))
    if mod.of in w.lexicon.kinds:
        return two_kinds(w, mod)
    if mod.of in w.lexicon.slots:
        noun, message = w.noun(w.lexicon.slot(mod.of), many), "capacity-slot"
    else:
        noun, message = w.marked(w.kind_noun("item", many), (mod.of,)), "capacity-tag"
    return w.say(message, n=mod.plus, noun=noun, unlimited=_yes(mod.unlimited))


def two_kinds(w: Writer, mod: v.Capacity) -> str:
    """Two races or two classes; what one alone means is a setting of the game."""
    args = {"one": w.kind_noun(mod.of), "many": w.kind_noun(mod.of, many=True), "n": mod.plus + 1}
    if mod.of == "race":
        advantages = w.settings.get("half_breed_single") == "advantages"
        if not advantages and w.lexicon.raceless is not None:
            return w.say("two-or-half", half=w.noun(w.lexicon.raceless), **args)
    elif mod.of == "class":
        advantages = bool(w.settings.get("super_munchkin_single", False))
    else:
        return w.say("capacity-kind", noun=w.kind_noun(mod.of, mod.plus > 1), n=mod.plus)
    return w.say("two-or-advantages" if advantages else "two-only", **args)


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _scale(w: Writer, mod: v.Scale) -> str:
    if mod.at_most is not None and mod.what != "value":
        raise UnwordedError("something that counts several times, but only so often")
    if isinstance(mod.of, str):
        return w.say("scale-whole", of=mod.of, by=mod.by)
    if mod.what == "value":
        limit = w.say("limit", n=mod.at_most.n, per=mod.at_most.per) if mod.at_most else ""
        cards = selection.phrase(w, mod.of).text
        said = w.say("scale-value", cards=cards, by=mod.by)
        return w.say("moment-then", moment=limit, text=said) if limit else said
    if mod.of.except_ is not None:
        plain = v.Cards(kind=mod.of.kind, tag=mod.of.tag, slot=mod.of.slot)
        left_out = selection.noun(w, mod.of.except_, many=False)
        exempt = w.say("scale-except", what=w.the(left_out))
    else:
        plain, exempt = mod.of, ""
    cards = w.say("your", noun=selection.noun(w, plain, many=True), person="you")
    said = w.say("scale-cards", cards=cards, by=mod.by)
    return said + exempt


def _auto_escape(w: Writer, mod: v.AutoEscape) -> str:
    if w.kind not in ("monster", "enhancer"):
        return _if(w, w.say("escapes-always"), mod)
    if mod.if_ is None:
        return w.say("pursues-nobody")
    return w.say("will-not-pursue", who=Phrase(conditions.group(w, mod.if_)))
