"""Cards as noun phrases: *1 Item*, *the Headgear you are wearing*, *all the monsters in the fight*."""

from __future__ import annotations

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text.writer import Person, Phrase, UnwordedError, Writer, names

_BARE = v.Cards()


def noun(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    """The noun with all that narrows it, but neither number nor owner: *Item worth at least 200 gold*."""
    head = w.marked(_head(w, cards, many), names(cards.tag), "or")
    if cards.bonus:
        head = Phrase(w.say("with-bonus", noun=head), head.gender, head.many)
    small = _absent(w, cards.except_)
    if small is not None:
        head = w.described(head, (small,))
    text = head.text
    if cards.value is not None:
        text = w.say("of-value", noun=text, value=values(w, cards.value))
    if cards.level is not None:
        text = w.say("of-level", noun=text, level=levels(w, cards.level))
    if cards.except_ is not None and small is None:
        text = _except(w, text, cards.except_, cards)
    return Phrase(text, head.gender, head.many)


def _head(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    if cards.id is not None:
        return _named(w, cards, many)
    if cards.slot is not None:
        return _either(w, [_worn(w, name, many) for name in names(cards.slot)], many)
    if cards.deck is not None and cards.kind is not None:
        raise UnwordedError(f"a kind of card from one deck: {cards}")
    if cards.kind is not None:
        return _either(w, [w.kind_noun(name, many) for name in names(cards.kind)], many)
    if cards.in_ == "fight":
        return w.kind_noun("monster", many)
    return w.card_noun(cards.deck, many)


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
    return Phrase(text, gender, nouns[0].many)


def _named(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    return Phrase(named(w, names(cards.id), fighting=cards.in_ == "fight"), "f", many)


def named(w: Writer, ids: tuple[str, ...], fighting: bool = False) -> str:
    """Cards by their names; races and classes as *Elf card*."""
    found = []
    for name in ids:
        if name in w.lexicon.traits:
            found.append(w.say("card-of", noun=w.noun(w.lexicon.trait(name))))
        else:
            place = "fight" if fighting else "any"
            found.append(w.say("card-named", name=w.words(w.lexicon.card(name)), place=place))
    return w.join(found, "or")


def _absent(w: Writer, left_out: v.Cards | None) -> v.Noun | None:
    """The one word for cards without a mark, when that mark is all that is left out."""
    if left_out is None or not isinstance(left_out.tag, str) or left_out != v.Cards(tag=left_out.tag):
        return None
    return w.lexicon.absent(left_out.tag)


def _except(w: Writer, text: str, left_out: v.Cards, cards: v.Cards) -> str:
    if left_out.tag is not None and msgspec.structs.replace(left_out, tag=None) == _BARE:
        marked = w.marked(_head(w, cards, many=False), names(left_out.tag), "or")
        adjective = w.join((w.noun(w.lexicon.tag(tag)).text for tag in names(left_out.tag)), "or")
        return w.say("except-tag", noun=text, tag=adjective, marked=marked)
    return w.say("except", noun=text, what=left_out_of(w, left_out, cards))


def left_out_of(w: Writer, left_out: v.Cards, cards: v.Cards) -> str:
    """What stands after *except*: *this Item*, *those you played*, *Ichor cards and fire cards*."""
    if left_out.this:
        return w.this().text
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
        return _worth(w, cards)
    if cards.in_ == "hand" and cards.n == "all" and msgspec.structs.replace(cards, in_=None, n=1) == _BARE:
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
    if cards.slot is not None and cards.in_ == "use" and _all_one_wears(w, cards):
        return w.say("worn", noun=noun(w, cards, many=False), person=owner)
    if cards.in_ == "discards" and cards.pick == "top":
        return w.say("first-discarded", noun=named_)
    if cards.in_ == "deck":
        return _on_top(w, cards, many)
    if cards.id is not None:
        return w.say("own", noun=named_, person=owner) if cards.in_ != "fight" else named_.text
    if cards.n == "all":
        return w.say("all", noun=named_, person=owner, where=_where(cards))
    if isinstance(cards.n, v.Amount):
        if not cards.n.roll:
            raise UnwordedError(f"a number of cards worked out in another way than by a roll: {cards.n}")
        return _placed(w, w.say("that-many", noun=named_), cards, owner)
    return _placed(w, w.say("counted", n=cards.n, noun=named_), cards, owner)


def _all_one_wears(w: Writer, cards: v.Cards) -> bool:
    """Whether all there can be in these slots is meant; not one of the items held in two hands."""
    return all(w.lexicon.rooms[slot] == 1 for slot in names(cards.slot))


def _extreme(w: Writer, cards: v.Cards, owner: Person) -> str:
    valued = cards.least == "value" and cards.value == v.Range(min=1)
    named_ = noun(w, msgspec.structs.replace(cards, value=None) if valued else cards, many=False)
    most = cards.most or f"least_{cards.least}"
    text = w.say("most", noun=named_, most=most, person=owner, where=cards.in_ or "play")
    return w.say("of-those-with-value", cards=text) if valued else text


def _on_top(w: Writer, cards: v.Cards, many: bool) -> str:
    number = cards.n if isinstance(cards.n, int) else 1
    return w.say("on-top", n=number, number="many" if many else "one", deck=cards.deck or "any")


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
        raise UnwordedError(f"cards worth a number worked out: {cards.worth}")
    return Phrase(w.say("worth-that", noun=named), named.gender, many=True)


# --- what the move announces ------------------------------------------------------------------------------


def _target(w: Writer) -> Phrase:
    if w.target is None or w.target.cards is None:
        raise UnwordedError("a card spoken of as the target, but no card is announced")
    if w.target.if_ is not None:
        raise UnwordedError(f"a card announced under a condition: {w.target.if_}")
    cards = w.target.cards
    one = noun(w, cards, many=False)
    if w.named:
        return Phrase(w.say("that", noun=_head(w, cards, many=False)), one.gender)
    w.named = True
    if w.target.who is not None:
        return Phrase(w.say("counted", n=1, noun=one), one.gender)
    if cards.in_ == "play":
        return Phrase(
            w.say("placed", cards=w.say("counted", n=1, noun=one), where="play", person="you"), one.gender
        )
    return phrase(w, cards)


# --- measures ---------------------------------------------------------------------------------------------


def levels(w: Writer, bounds: v.Range) -> str:
    """*Level 4 or below*, *a higher Level than yours*."""
    if bounds.above is not None or bounds.below is not None:
        if "you" not in (bounds.above, bounds.below):
            raise UnwordedError(f"a level compared with somebody else's: {bounds}")
        return w.say("level-beside", side="above" if bounds.above else "below")
    return w.say("level-range", **_bounds(bounds))


def _bounds(bounds: v.Range) -> dict[str, object]:
    if isinstance(bounds.max, v.Amount):
        raise UnwordedError(f"a bound worked out: {bounds}")
    shape = "exact" if bounds.min == bounds.max else "between"
    if bounds.max is None:
        shape = "min"
    elif bounds.min is None:
        shape = "max"
    return {"shape": shape, "min": bounds.min or 0, "max": bounds.max or 0}


def values(w: Writer, bounds: v.Range) -> str:
    """*worth at least 200 gold*."""
    if bounds == v.Range(max=v.Amount(value="that")):
        return w.say("value-at-most-that")
    return w.say("value-range", **_bounds(bounds))
