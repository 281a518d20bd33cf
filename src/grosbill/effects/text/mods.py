"""Standing changes as short sentences: *+4 against Elves*, *Nobody may help you*."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, people, selection
from grosbill.effects.text.writer import Phrase, UnwordedError, Writer, signed


def text(w: Writer, mod: v.AnyMod, to: Phrase | None = None) -> str:
    """What the card changes while it is in force, or what is granted to `to`."""
    if to is not None and not isinstance(mod, v.Strength | v.RollMod | v.Forbid | v.Scale | v.Marks):
        raise UnwordedError("granted to somebody else", mod)
    match mod:
        case v.Strength():
            return _strength(w, mod, to)
        case v.RollMod():
            return _if(w, _roll(w, mod, to), mod)
        case v.Capacity():
            return _capacity_if(w, mod)
        case v.Scale():
            return _if(w, _scale(w, mod, to), mod)
        case v.Forbid():
            return _forbid(w, mod, to)
        case v.AutoEscape():
            return _auto_escape(w, mod)
        case v.Marks():
            return _marks(w, mod, to)
        case _:
            return _if(w, _plain(w, mod), mod)


_Plain: TypeAlias = v.Treasures | v.Reward | v.Ignores | v.WinsTies | v.CountsAs | v.Carries | v.Combines


def _plain(w: Writer, mod: _Plain) -> str:
    match mod:
        case v.Treasures():
            return _treasures(w, mod)
        case v.Reward():
            return w.say("more-levels", n=abs(mod.plus), more=_more(mod.plus))
        case v.Ignores():
            return _ignores(w, mod)
        case v.WinsTies():
            return w.say("wins-ties")
        case v.CountsAs():
            return w.say("counts-as", what=w.a(w.noun(w.lexicon.trait(mod.trait))))
        case v.Carries():
            cards = w.say("counted", n=mod.n, noun=w.kind_noun("item", mod.n > 1))
            return w.say("carries", cards=cards, n=mod.n, ignores=mod.ignores)
        case v.Combines():
            raise UnwordedError("cards that combine, but not because of a tag they share")


def combines(w: Writer, tag: str) -> str:
    """All cards with the tag take the place of one."""
    noun = w.marked(w.kind_noun("item", many=True), (tag,))
    if not isinstance(w.card, v.Item) or w.card.slot is None:
        return w.say("combines", noun=noun)
    slot = w.noun(w.lexicon.slot(w.card.slot), many=w.card.hands > 1)
    return w.say("combines-in", noun=noun, n=w.card.hands, slot=slot)


def _if(w: Writer, said: str, mod: v.AnyMod) -> str:
    if mod.if_ is not None and mod.if_ == w.while_:
        return w.say("as-long", text=said)
    condition = conditions.when(w, mod.if_)
    return w.say("text-if", text=said, when=condition) if condition else said


def _of_monster(w: Writer) -> bool:
    """Whether it is the monster that changes something, for all who face it."""
    return w.kind in ("monster", "enhancer") and not w.given


def _more(number: int) -> str:
    return "more" if number >= 0 else "less"


def _strength(w: Writer, mod: v.Strength, to: Phrase | None) -> str:
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


def _roll(w: Writer, mod: v.RollMod, to: Phrase | None) -> str:
    if mod.to == "partner":
        to = Phrase(w.say("who", who="partner"))
    if to is None:
        return w.say("roll", of=mod.of, plus=signed(mod.plus))
    return w.say("roll-to", of=mod.of, plus=signed(mod.plus), who=to)


def _treasures(w: Writer, mod: v.Treasures) -> str:
    said = w.say("more-treasures", n=abs(mod.plus), more=_more(mod.plus))
    if _of_monster(w):
        return said
    return w.say("treasures-for", treasures=said, per=mod.per)


def _ignores(w: Writer, mod: v.Ignores) -> str:
    if mod.limits == "all":
        return w.say("ignores-cursed" if w.kind == "curse" else "ignores")
    slot = w.card.slot if isinstance(w.card, v.Item) else None
    if slot is None:
        raise UnwordedError("left out of its slot, but not an item that has one")
    return w.say("ignores-slot", noun=w.noun(w.lexicon.slot(slot), many=True))


def _forbid(w: Writer, mod: v.Forbid, to: Phrase | None) -> str:
    if _of_monster(w) and mod.what == "help" and mod.if_ is not None:
        return w.say("may-not-help", who=conditions.group(w, mod.if_))
    if to is None:
        return _if(w, w.say("forbid", what=mod.what, of="monster" if _of_monster(w) else "you"), mod)
    return _if(w, w.say("forbid-them", what=mod.what, who=to), mod)


def _capacity_if(w: Writer, mod: v.Capacity) -> str:
    host = mod.if_.has if mod.if_ is not None else None
    if host is not None and mod.if_ == v.Condition(has=v.There(host=True, slot=mod.of)):
        plus = mod.plus or 0
        return w.say("host-takes-less", n=plus, noun=w.noun(w.lexicon.slot(mod.of), plus > 1))
    return _if(w, _capacity(w, mod), mod)


def _capacity(w: Writer, mod: v.Capacity) -> str:
    plus = mod.plus or 0
    many = mod.unlimited or plus > 1
    if mod.single:
        if mod.of not in w.lexicon.slots:
            raise UnwordedError("room for single ones of what is no slot", mod.of)
        return w.say("capacity-single", n=plus, slot=w.noun(w.lexicon.slot(mod.of)))
    if mod.of == "hand":
        return w.say("capacity-hand", n=plus, unlimited=_yes(mod.unlimited))
    if mod.of in w.lexicon.kinds:
        if isinstance(w.card, v.Action) and mod.of in ("race", "class"):
            return two_kinds(w, mod)
        return w.say("capacity-kind", noun=w.kind_noun(mod.of, many), n=plus)
    if mod.of in w.lexicon.slots:
        noun, message = w.noun(w.lexicon.slot(mod.of), many), "capacity-slot"
    else:
        noun = w.marked(w.kind_noun("item", many), (mod.of,))
        message = "capacity-use" if w.lexicon.tags[mod.of].use is not None else "capacity-tag"
    return w.say(message, n=plus, noun=noun, unlimited=_yes(mod.unlimited))


def two_kinds(w: Writer, mod: v.Capacity) -> str:
    """Two races or two classes; what one alone means is a setting of the game."""
    plus = mod.plus or 0
    args = {"one": w.kind_noun(mod.of), "many": w.kind_noun(mod.of, many=True), "n": plus + 1}
    if mod.of == "race":
        advantages = w.settings.get("two_races_single") == "advantages"
        if not advantages and w.lexicon.raceless is not None:
            return w.say("two-or-half", half=w.noun(w.lexicon.raceless), **args)
    else:
        advantages = bool(w.settings.get("two_classes_single", False))
    return w.say("two-or-advantages" if advantages else "two-only", **args)


def _yes(truth: bool) -> str:
    return "yes" if truth else "no"


def _scale(w: Writer, mod: v.Scale, to: Phrase | None) -> str:
    if mod.at_most is not None and mod.what != "value":
        raise UnwordedError("something that counts several times, but only so often")
    if isinstance(mod.of, str):
        if to is not None:
            raise UnwordedError("granted to somebody else", mod)
        return w.say("scale-whole", of=mod.of, by=mod.by)
    if mod.what == "value":
        limit = w.say("limit", n=mod.at_most.n, per=mod.at_most.per) if mod.at_most else ""
        cards = selection.phrase(w, mod.of).text
        said = w.say("scale-value", cards=cards, by=mod.by)
        return w.say("moment-then", moment=limit, text=said) if limit else said
    if mod.of.this or mod.of.host:
        return _scale_one(w, mod, mod.of.host, to)
    if mod.of.except_ is not None:
        plain = msgspec.structs.replace(mod.of, except_=None)
        exempt = w.say("scale-except", what=selection.left_out_of(w, mod.of.except_, plain))
    else:
        plain, exempt = mod.of, ""
    noun = selection.noun(w, plain, many=True)
    if mod.what == "effect" and to is None and not _of_monster(w):
        return w.say("scale-on-you", cards=Phrase(w.the(noun), noun.gender, noun.many), by=mod.by) + exempt
    if to is not None:
        cards = w.say("of-them", noun=noun, who=to)
    elif mod.to == "everyone":
        cards = w.say("of-everyone", noun=noun)
    elif mod.to == "this":
        cards = w.say("for-this", noun=noun, this=w.this())
    elif _played(w, mod):
        cards = w.say("against-this", noun=noun, this=w.this())
    else:
        cards = w.say("your", noun=noun, person="you")
    scaled = Phrase(cards, noun.gender, noun.many)
    said = w.say("scale-cards", cards=scaled, by=mod.by, what=mod.what) + exempt
    return said + _what_stays(w, mod)


def _what_stays(w: Writer, mod: v.Scale) -> str:
    """What all cards of a kind may be used for stays, whatever silences the cards."""
    kind = mod.of.kind if isinstance(mod.of, v.Sources) and mod.what == "effect" and mod.by == 0 else None
    shared = w.lexicon.kinds[kind].uses if isinstance(kind, str) and kind in w.lexicon.kinds else ()
    uses = [w.words(use.name) for use in shared if use.name is not None]
    return w.say("scale-still", uses=w.join(uses)) if uses else ""


def _played(w: Writer, mod: v.Scale) -> bool:
    """Whether the cards are those that are played for one side or the other: the card speaks of both."""
    mods = w.card.mods if isinstance(w.card, v.Monster) else ()
    return any(isinstance(other, v.Scale) and other.to == "this" and other.of == mod.of for other in mods)


def _scale_one(w: Writer, mod: v.Scale, host: bool, to: Phrase | None) -> str:
    """What one card gives counts otherwise: the one it is on, or the one it is granted to."""
    if host:
        return w.say("scale-host", by=mod.by)
    return w.say("scale-one", cards=to or w.this(), by=mod.by, what=mod.what)


def _marks(w: Writer, mod: v.Marks, to: Phrase | None) -> str:
    if mod.tag not in w.lexicon.tags:
        raise UnwordedError("a monster marked as another kind of card", mod)
    many = to is not None and to.many
    noun = w.marked(w.kind_noun("monster", many), (mod.tag,))
    if to is None:
        return w.say("marks-it", what=w.a(noun))
    return w.say("marks", who=to, what=noun.text if many else w.a(noun))


def _auto_escape(w: Writer, mod: v.AutoEscape) -> str:
    if not _of_monster(w):
        return _if(w, w.say("escapes-always"), mod)
    if mod.if_ is None:
        return w.say("pursues-nobody")
    return w.say("will-not-pursue", who=Phrase(conditions.group(w, mod.if_)))
