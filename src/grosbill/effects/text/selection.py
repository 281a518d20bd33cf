"""Cards as noun phrases: *1 Item*, *the Headgear you are wearing*, *all the monsters in the fight*."""

from __future__ import annotations

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text.writer import Person, Phrase, UnwordedError, Writer, names

_BARE = v.Cards()


def noun(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    """The noun with all that narrows it, but neither number nor owner: *Item worth at least 200 gold*."""
    head = w.marked(_head(w, cards, many), names(cards.tag))
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
        return _either(w, [w.noun(w.lexicon.slot(name), many) for name in names(cards.slot)], many)
    if cards.deck is not None and cards.kind is not None:
        raise UnwordedError(f"a kind of card from one deck: {cards}")
    if cards.kind is not None:
        return _either(w, [w.kind_noun(name, many) for name in names(cards.kind)], many)
    if cards.in_ == "fight":
        return w.kind_noun("monster", many)
    return w.card_noun(cards.deck, many)


def _either(w: Writer, nouns: list[Phrase], many: bool) -> Phrase:
    text = w.join((each.text for each in nouns), "and" if many else "or")
    gender = "f" if all(each.gender == "f" for each in nouns) else "m"
    return Phrase(text, gender, nouns[0].many)


def _named(w: Writer, cards: v.Cards, many: bool) -> Phrase:
    place = "fight" if cards.in_ == "fight" else "any"
    found = []
    for name in names(cards.id):
        if name in w.lexicon.traits:
            found.append(w.say("card-of", noun=w.noun(w.lexicon.trait(name))))
        else:
            found.append(w.say("card-named", name=w.words(w.lexicon.card(name)), place=place))
    return Phrase(w.join(found, "or"), "f", many)


def _absent(w: Writer, left_out: v.Cards | None) -> v.Noun | None:
    """The one word for cards without a mark, when that mark is all that is left out."""
    if left_out is None or not isinstance(left_out.tag, str) or left_out != v.Cards(tag=left_out.tag):
        return None
    return w.lexicon.absent(left_out.tag)


def _except(w: Writer, text: str, left_out: v.Cards, cards: v.Cards) -> str:
    if left_out.tag is not None and msgspec.structs.replace(left_out, tag=None) == _BARE:
        marked = w.marked(_head(w, cards, many=False), names(left_out.tag))
        adjective = w.join((w.noun(w.lexicon.tag(tag)).text for tag in names(left_out.tag)), "or")
        return w.say("except-tag", noun=text, tag=adjective, marked=marked)
    return w.say("except", noun=text, what=w.the(noun(w, left_out, many=False)))


def phrase(w: Writer, cards: v.Cards, owner: Person = "you", up_to: int | None = None) -> Phrase:
    """The cards as the object of a verb whose subject, or victim, is `owner`."""
    if cards.this:
        return w.this()
    if cards.target:
        return _target(w)
    if cards.worth is not None:
        return _worth(w, cards)
    if cards.in_ == "hand" and cards.n == "all" and msgspec.structs.replace(cards, in_=None, n=1) == _BARE:
        return Phrase(w.say("whole-hand", person=owner, rest="yes" if w.rest else "no"), "f")
    many = cards.n == "all" or isinstance(cards.n, v.Amount) or (isinstance(cards.n, int) and cards.n > 1)
    named = noun(w, cards, many or up_to is not None)
    text = _counted(w, cards, named, owner, many, up_to)
    if cards.pick in ("left", "right"):
        text = w.say("picked", cards=Phrase(text, named.gender, many), by=cards.pick, person=owner)
    elif cards.pick == "random":
        text = w.say("at-random", cards=text)
    return Phrase(text, named.gender, many)


def _counted(w: Writer, cards: v.Cards, named: Phrase, owner: Person, many: bool, up_to: int | None) -> str:
    if up_to is not None:
        return _placed(w, w.say("up-to", n=up_to, noun=named), cards, owner)
    if cards.most is not None:
        return w.say("most", noun=named, most=cards.most, person=owner, where=cards.in_ or "play")
    if cards.slot is not None and cards.in_ == "use":
        return w.say("worn", noun=noun(w, cards, many=False), person=owner)
    if cards.in_ == "discards" and cards.pick == "top":
        return w.say("first-discarded", noun=named)
    if cards.id is not None:
        return w.say("own", noun=named, person=owner) if cards.in_ != "fight" else named.text
    if cards.n == "all":
        return w.say("all", noun=named, person=owner, where=cards.in_ or "play")
    if isinstance(cards.n, v.Amount):
        if not cards.n.roll:
            raise UnwordedError(f"a number of cards worked out in another way than by a roll: {cards.n}")
        return _placed(w, w.say("that-many", noun=named), cards, owner)
    return _placed(w, w.say("counted", n=cards.n, noun=named), cards, owner)


def _placed(w: Writer, text: str, cards: v.Cards, owner: Person) -> str:
    if cards.in_ is not None and cards.in_ != "play":
        return w.say("placed", cards=text, where=cards.in_, person=owner)
    return text


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
    shape = "exact" if bounds.min == bounds.max else "between"
    if bounds.max is None:
        shape = "min"
    elif bounds.min is None:
        shape = "max"
    return {"shape": shape, "min": bounds.min or 0, "max": bounds.max or 0}


def values(w: Writer, bounds: v.Range) -> str:
    """*worth at least 200 gold*."""
    return w.say("value-range", **_bounds(bounds))
