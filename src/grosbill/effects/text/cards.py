"""A whole card: its rules text, and the line that says what it is."""

from __future__ import annotations

from collections.abc import Mapping

from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, mods, selection, uses, verbs
from grosbill.effects.text.lexicon import Lexicon
from grosbill.effects.text.writer import Phrase, UnwordedError, Writer, paragraph, sentence, signed
from grosbill.language import capital

_NO_SETTINGS: Mapping[str, object] = {}


def card_text(
    card: v.AnyCard, glossary: Lexicon, lang: str, settings: Mapping[str, object] = _NO_SETTINGS
) -> str:
    """The rules text of a card, one line an ability, as it reads in a game with these settings."""
    w = Writer(lang, glossary, card, settings)
    lines: list[str] = []
    if isinstance(card, v.Monster):
        lines.extend(_marks(w, card))
    lines.extend(_standing(w, card))
    lines.extend(uses.trigger(w, on) for on in card.on)
    if isinstance(card, v.Curse):
        lines.append(paragraph(verbs.sentences(w, card.do)))
    elif isinstance(card, v.Enhancer):
        lines.insert(0, _enhancer(w, card))
    if isinstance(card, v.OneShot):
        lines.extend(uses.plays(w, _ways(card), card.bonus))
    elif isinstance(card, v.Action) and card.attach is None:
        lines.extend(uses.plays(w, _ways(card)))
    else:
        lines.extend(uses.ability(w, use) for use in card.uses)
    lines.extend(uses.ability(w, use) for use in glossary.shared_uses(card))
    if card.hook is not None:
        lines.append(sentence(w.say("hook-" + card.hook.replace("_", "-"))))
    if isinstance(card, v.Monster):
        lines.append(_bad_stuff(w, card))
    return "\n".join(lines)


def _marks(w: Writer, card: v.Monster) -> list[str]:
    marks = [sentence(w.noun(w.lexicon.tag(tag)).text) for tag in card.tags]
    if card.run:
        marks.append(sentence(w.say("roll", of="run", plus=signed(card.run))))
    return [" ".join(marks)] if marks else []


def _standing(w: Writer, card: v.AnyCard) -> list[str]:
    said = [sentence(mods.text(w, mod)) for mod in card.mods]
    if isinstance(card, v.Item) and isinstance(card.bonus, v.Amount):
        for case in card.bonus.case or ():
            when = conditions.when(w, case.if_)
            said.append(sentence(w.say("bonus-becomes", plus=signed(case.n), when=when)))
    if isinstance(card, v.Action) and card.attach is not None:
        if card.do:
            raise UnwordedError("a card that is put on another and does something as well")
        text = w.join(mods.text(w, mod) for mod in card.mods)
        at = ""
        if card.when is not None:
            at, _ = uses.moment(w, card.when, card.whose, card.if_)
        cards = selection.noun(w, card.attach, many=True)
        where = card.attach.in_ or "play"
        one = selection.noun(w, card.attach, many=False)
        put = w.say("attach", moment=at, timed="yes" if at else "no", cards=cards, where=where, text=text)
        return [paragraph([put, w.say("attach-lost", noun=one)])]
    return said


def _ways(card: v.Played) -> list[v.Use]:
    ways = []
    if card.do:
        when = card.when or "any_time"
        ways.append(
            v.Use(when=when, whose=card.whose, if_=card.if_, target=card.target, cost=card.cost, do=card.do)
        )
    return [*ways, *card.uses]


def _enhancer(w: Writer, card: v.Enhancer) -> str:
    said = [w.say("enhance", plus=signed(card.bonus), noun=w.kind_noun("monster"))]
    if card.treasures:
        more = "more" if card.treasures > 0 else "less"
        said.append(w.say("enhance-treasures", n=abs(card.treasures), more=more))
    return paragraph(said)


def _bad_stuff(w: Writer, card: v.Monster) -> str:
    w.at, w.target, w.named, w.losing = (), None, False, "lose"
    texts = verbs.sentences(w, card.bad_stuff) or [w.say("no-bad-stuff")]
    return uses.label(w, _bad_stuff_words(w), texts)


def _bad_stuff_words(w: Writer) -> v.Words:
    name = w.say("bad-stuff")
    return v.Words(en=name, fr=name)


# --- the line ---------------------------------------------------------------------------------------------


def card_line(card: v.AnyCard, lexicon: Lexicon, lang: str) -> str:
    """What the card is: *Item · +3 · Headgear · 400 gold · Humans only*."""
    w = Writer(lang, lexicon, card, _NO_SETTINGS)
    parts = [w.marked(_kind(w, card), card.tags).text]
    match card:
        case v.Monster():
            parts.append(w.say("level", n=card.level))
            parts.append(w.say("treasures", n=card.treasures))
            parts.append(w.say("levels", n=card.levels))
        case v.Item():
            parts.extend(_item(w, card))
        case v.OneShot():
            if card.bonus:
                parts.append(signed(card.bonus))
            parts.append(w.say("price", n=card.value))
        case v.Enhancer():
            parts.append(signed(card.bonus))
            if card.treasures:
                more = "more" if card.treasures > 0 else "less"
                parts.append(w.say("more-treasures", n=abs(card.treasures), more=more))
        case v.Sidekick():
            if card.bonus:
                parts.append(signed(card.bonus))
        case _:
            pass
    return " · ".join(capital(part) for part in parts)


def _kind(w: Writer, card: v.AnyCard) -> Phrase:
    if isinstance(card, v.Action):
        return w.card_noun(None if card.tags else card.deck)
    return w.kind_noun(w.kind)


def _item(w: Writer, card: v.Item) -> list[str]:
    parts = []
    bonus = amounts.printed(card.bonus)
    if bonus:
        parts.append(signed(bonus))
    if card.slot is not None:
        slot = w.lexicon.slot(card.slot)
        several = slot.one != slot.many and card.hands > 1
        parts.append(w.say("slot", noun=w.noun(slot, several), n=card.hands, room=_room(w, card.slot)))
    parts.append(w.say("price", n=card.value))
    if card.only is not None:
        parts.append(conditions.only(w, card.only))
    return parts


def _room(w: Writer, slot: str) -> str:
    return "many" if w.lexicon.rooms[slot] > 1 else "one"
