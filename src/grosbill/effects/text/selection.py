"""Cards as noun phrases: *1 Item*, *the Headgear you are wearing*, *all the monsters in the fight*."""

from __future__ import annotations

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text.writer import Person, Phrase, UnwordedError, Writer, names

_NO_MORE = v.ValueRange(max=v.SameWorth(value="that"))
_WHOLE_HAND = {"in_": "hand", "n": "all"}


def noun(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    """The noun with all that narrows it, but neither number nor owner: *Item worth at least 200 gold*."""
    head = w.marked(_head(w, cards, many), _tags(w, cards), "or")
    if cards.bonus:
        head = Phrase(w.say("with-bonus", noun=head), head.gender, head.many)
    small = _absent(w, cards.except_)
    if small is not None:
        head = w.described(head, (small,))
    text = head.text
    if cards.value == _NO_MORE:
        text = w.say("worth-no-more", noun=text)
    elif cards.value is not None:
        text = w.say("of-value", noun=text, value=values(w, cards.value))
    if cards.level is not None:
        text = w.say("of-level", noun=text, level=levels(w, cards.level))
    if cards.except_ is not None and small is None:
        text = _except(w, text, cards.except_, cards, many)
    return Phrase(text, head.gender, head.many)


def _head(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    if cards.id is not None:
        return _named(w, cards, many)
    if cards.slot is not None:
        return _either(w, [_worn(w, name, many) for name in names(cards.slot)], many)
    if cards.deck is not None and cards.kind is not None:
        raise UnwordedError("a kind of card from one deck", cards)
    if cards.kind == "one_shot" and cards.tag is not None and cards.in_ == "fight":
        return w.card_noun(None, many)  # not all of them are items, and the mark says enough
    if cards.kind is not None:
        head = _either(w, [w.kind_noun(name, many) for name in names(cards.kind)], many)
        once = _once(cards)
        return Phrase(w.say("usable-once", noun=head), head.gender, head.many) if once else head
    kind = _kind(w, cards) or ("monster" if cards.in_ == "fight" else None)
    if kind is not None:
        return w.kind_noun(kind, many)
    return w.card_noun(cards.deck, many)


def _tags(w: Writer, cards: v.Cards) -> tuple[str, ...]:
    """The marks that are said beside the noun: not a kind that is the noun already."""
    said = _once(cards)
    marks = [tag for tag in names(cards.tag) if tag != said]
    beside = cards.kind is not None or cards.slot is not None or _kind(w, cards) is None
    return tuple(tag for tag in marks if beside or tag not in w.lexicon.kinds)


def _once(cards: v.Cards) -> str | None:
    """The mark of items that are usable once: other cards may be that, too."""
    return "one_shot" if cards.kind == "item" and cards.tag == "one_shot" else None


def _kind(w: Writer, cards: v.Cards) -> str | None:
    """The kind of card that the marks leave no doubt about."""
    kinds = {w.lexicon.kind_of_tag(tag) for tag in names(cards.tag)}
    return kinds.pop() if len(kinds) == 1 else None


def _worn(w: Writer, slot: str, many: bool) -> Phrase:
    """*Headgear*; or, where there is room for several, *Item held in hand*."""
    place = w.noun(w.lexicon.slot(slot), many and w.lexicon.rooms[slot] == 1)
    if w.lexicon.rooms[slot] == 1:
        return place
    item = w.kind_noun("item", many)
    return Phrase(w.say("held", noun=item, place=place), item.gender, many)


def _either(w: Writer, nouns: list[Phrase], many: bool) -> Phrase:
    text = w.join((each.text for each in nouns), "and" if many else "or")
    gender = "f" if all(each.gender == "f" for each in nouns) else "m"
    return Phrase(text, gender, nouns[0].many or (many and len(nouns) > 1))


def _named(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    if cards.in_ == "use" and any(name in w.lexicon.traits for name in names(cards.id)):
        raise UnwordedError("a race or class in use: only items are", cards)
    return Phrase(named(w, names(cards.id), fighting=cards.in_ == "fight"), "f", many)


def named(w: Writer, ids: tuple[str, ...], fighting: bool = False) -> str:
    """One of these cards by name; races and classes as *Elf card*."""
    return w.join((_name(w, name, fighting) for name in ids), "or")


def _name(w: Writer, name: str, fighting: bool = False) -> str:
    if name in w.lexicon.traits:
        return w.say("card-of", noun=w.noun(w.lexicon.trait(name)))
    return w.say("card-named", name=w.words(w.lexicon.card(name)), place="fight" if fighting else "any")


def _absent(w: Writer, left_out: v.Except | None) -> v.Noun | None:
    """The one word for cards without a mark, when that mark is all that is left out."""
    if left_out is None or not isinstance(left_out.tag, str):
        return None
    return w.lexicon.absent(left_out.tag)


def _except(w: Writer, text: str, left_out: v.Except, cards: v.Cards, many: bool) -> str:
    if left_out.tag is not None:
        marked = w.marked(_head(w, cards, many), names(left_out.tag), "or")
        adjective = w.join((w.noun(w.lexicon.tag(tag)).text for tag in names(left_out.tag)), "or")
        return w.say("except-tag", noun=text, tag=adjective, marked=marked)
    return w.say("except", noun=text, what=left_out_of(w, left_out, cards))


def left_out_of(w: Writer, left_out: v.Except, cards: v.Cards) -> str:
    """What stands after *except*: *this Item*, *those you played*, *Ichor cards and fire cards*."""
    if left_out.this:
        return w.this().text
    if left_out.id is not None:
        return w.join(w.say("the-one", noun=Phrase(_name(w, name), "f")) for name in names(left_out.id))
    if left_out.by is not None:
        return w.say("played-by-you", noun=_head(w, cards, many=True))
    tags = names(left_out.tag)
    if len(tags) > 1:
        each = (msgspec.structs.replace(left_out, tag=tag) for tag in tags)
        return w.join(w.the(noun(w, one, many=True)) for one in each)
    return w.the(noun(w, left_out, many=False))


def phrase(w: Writer, cards: v.Cards, owner: Person = "you", up_to: int | None = None) -> Phrase:
    """The cards as the object of a verb whose subject, or victim, is `owner`."""
    if cards.this:
        return w.this()
    if cards.that:
        return Phrase(w.say("that", noun=w.card_noun()), "f")
    if cards.host:
        item = w.kind_noun("item")
        return Phrase(w.say("that", noun=item), item.gender)
    if cards.target:
        return _target(w)
    if cards.worth is not None:
        worth = _worth(w, cards)
        return Phrase(_placed(w, worth.text, cards, owner), worth.gender, many=True)
    if cards.said == _WHOLE_HAND:
        return Phrase(w.say("whole-hand", person=owner, rest="yes" if w.rest else "no"), "f")
    many = cards.n == "all" or isinstance(cards.n, v.Amount) or (isinstance(cards.n, int) and cards.n > 1)
    named_ = noun(w, cards, many or up_to is not None)
    text = _counted(w, cards, named_, owner, many, up_to)
    if cards.pick in ("left", "right", "lowest"):
        text = w.say("picked", cards=Phrase(text, named_.gender, many), by=cards.pick, person=owner)
    elif cards.pick == "random":
        text = w.say("at-random", cards=text)
    return Phrase(text, named_.gender, many)


def _counted(w: Writer, cards: v.Cards, named_: Phrase, owner: Person, many: bool, up_to: int | None) -> str:
    if up_to is not None:
        return _placed(w, w.say("up-to", n=up_to, noun=named_), cards, owner)
    if cards.most is not None or cards.least is not None:
        return _extreme(w, cards, owner)
    if cards.slot is not None and cards.in_ == "use" and cards.n == 1 and _all_one_wears(w, cards):
        return w.say("worn", noun=noun(w, cards, many=False), person=owner)
    if cards.in_ == "discards" and cards.pick == "top":
        return w.say("first-discarded", noun=named_)
    if cards.id is not None:
        return _own(w, cards, owner) if cards.in_ != "fight" else named_.text
    if cards.n == "all":
        return w.say("all", noun=named_, person=owner, where=_where(cards))
    if isinstance(cards.n, v.Amount):
        if not cards.n.roll:
            raise UnwordedError("a number of cards worked out in another way than by a roll", cards.n)
        return _placed(w, w.say("that-many", noun=named_), cards, owner)
    return _placed(w, w.say("counted", n=cards.n, noun=named_), cards, owner)


def _own(w: Writer, cards: v.Cards, owner: Person) -> str:
    """*your Elf card and your Dwarf card*."""
    named_ = names(cards.id)
    if cards.n != 1 and (cards.n != "all" or len(named_) == 1):
        raise UnwordedError("a number of cards that are called by name", cards)
    each = (w.say("own", noun=Phrase(_name(w, name), "f"), person=owner) for name in named_)
    return _placed(w, w.join(each, "and" if cards.n == "all" else "or"), cards, owner)


def _all_one_wears(w: Writer, cards: v.Cards) -> bool:
    """Whether all there can be in these slots is meant; not one of the items held in two hands."""
    return all(w.lexicon.rooms[slot] == 1 for slot in names(cards.slot))


def _extreme(w: Writer, cards: v.Cards, owner: Person) -> str:
    valued = cards.least == "value" and cards.value == v.ValueRange(min=1)
    named_ = noun(w, msgspec.structs.replace(cards, value=None) if valued else cards, many=False)
    most = cards.most or f"least_{cards.least}"
    text = w.say("most", noun=named_, most=most, person=owner, where=cards.in_ or "play")
    return w.say("of-those-with-value", cards=Phrase(text, named_.gender)) if valued else text


def _where(cards: v.Cards) -> str:
    return {"no": "unusable", "own_class": "own_class"}.get(cards.usable or "") or cards.in_ or "play"


def _placed(w: Writer, text: str, cards: v.Cards, owner: Person) -> str:
    where = _where(cards)
    return w.say("placed", cards=text, where=where, person=owner) if where != "play" else text


def _worth(w: Writer, cards: v.Cards) -> Phrase:
    named = noun(w, cards, many=True)
    if isinstance(cards.worth, int):
        return Phrase(w.say("worth", noun=named, n=cards.worth), named.gender, many=True)
    if cards.worth is None or cards.worth.value is None:
        raise UnwordedError("cards worth a number worked out", cards.worth)
    return Phrase(w.say("worth-that", noun=named), named.gender, many=True)


# --- what the move announces ------------------------------------------------------------------------------


def _target(w: Writer) -> Phrase:
    if w.target is None or w.target.cards is None:
        raise UnwordedError("a card spoken of as the target, but no card is announced")
    if w.target.if_ is not None:
        raise UnwordedError("a card announced under a condition", w.target.if_)
    cards = w.target.cards
    one = noun(w, cards, many=False)
    if w.named:
        return Phrase(w.say("that", noun=w.marked(_head(w, cards, many=False), _tags(w, cards))), one.gender)
    w.named = True
    counted = Phrase(w.say("counted", n=1, noun=one), one.gender)
    if w.target.who is not None and cards.in_ == "play":
        return counted
    if "after_discard" in w.at and cards.in_ == "discards":
        return Phrase(w.say("that", noun=one), one.gender)
    if cards.in_ in ("play", "use"):
        using = "anyone" if w.target.who in (None, "rival") else "fighter"
        where = "play" if cards.in_ == "play" else using
        return Phrase(w.say("placed", cards=counted, where=where, person="you"), one.gender)
    return phrase(w, cards)


# --- measures ---------------------------------------------------------------------------------------------


def levels(w: Writer, bounds: v.Range) -> str:
    """*Level 4 or below*, *a higher Level than yours*."""
    if bounds.above is not None or bounds.below is not None:
        if "you" not in (bounds.above, bounds.below):
            raise UnwordedError("a level compared with somebody else's", bounds)
        return w.say("level-beside", side="above" if bounds.above else "below")
    return w.say("level-range", **_bounds(bounds))


def _bounds(bounds: v.Range) -> dict[str, object]:
    if isinstance(bounds.max, v.Amount):
        raise UnwordedError("a bound worked out", bounds)
    shape = "exact" if bounds.min == bounds.max else "between"
    if bounds.max is None:
        shape = "min"
    elif bounds.min is None:
        shape = "max"
    return {"shape": shape, "min": bounds.min or 0, "max": bounds.max or 0}


def values(w: Writer, bounds: v.Range) -> str:
    """*worth at least 200 gold*."""
    return w.say("value-range", **_bounds(bounds))
