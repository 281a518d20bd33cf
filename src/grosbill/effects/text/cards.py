"""A whole card: its rules text, and the line that says what it is."""

from __future__ import annotations

from collections.abc import Mapping

from grosbill.effects import vocabulary as v
from grosbill.effects.places import shares
from grosbill.effects.text import amounts, conditions, mods, selection, uses, verbs
from grosbill.effects.text.lexicon import Lexicon
from grosbill.effects.text.moments import moment
from grosbill.effects.text.writer import Phrase, UnwordedError, Writer, paragraph, sentence, signed
from grosbill.language import capital

NO_SETTINGS: Mapping[str, object] = {}


def card_text(
    card: v.AnyCard, glossary: Lexicon, lang: str, settings: Mapping[str, object] = NO_SETTINGS
) -> str:
    """The rules text of a card, one line an ability, as it reads in a game with these settings."""
    w = Writer(lang, glossary, card, settings)
    lines = abilities(w, card)
    if isinstance(card, v.Monster):
        lines.append(uses.label(w, _bad_stuff_words(w), bad_stuff(w, card)))
    return "\n".join(lines)


def abilities(w: Writer, card: v.AnyCard, *, reward: bool = True) -> list[str]:
    """What a card does, a paragraph an ability; without `reward`, but for the treasures an enhancer adds."""
    lines = [*_marks(w, card), *_standing(w, card)]
    lines.extend(paragraph(uses.trigger(w, on)) for on in card.on)
    if isinstance(card, v.Curse) and card.attach is None:
        lines.append(paragraph(verbs.sentences(w, card.do)))
    elif isinstance(card, v.Enhancer):
        lines.insert(0, _enhancer(w, card, reward))
    if isinstance(card, v.OneShot):
        lines.extend(uses.plays(w, _ways(card), card.bonus, card.ours))
    elif isinstance(card, v.Action) and card.attach is None:
        lines.extend(uses.plays(w, _ways(card)))
    else:
        lines.extend(uses.ability(w, use) for use in card.uses)
    lines.extend(uses.ability(w, use) for use in w.lexicon.shared_uses(card, w.settings))
    if card.hook is not None:
        lines.append(sentence(w.say("hook-" + card.hook.replace("_", "-"))))
    if isinstance(card, v.Class) and card.spreads:
        lines.append(_spreads(w, card))
    return lines


def bad_stuff(w: Writer, card: v.Monster) -> list[str]:
    """What a monster does to those it catches, a sentence each."""
    w.at, w.target, w.named, w.losing = (), None, False, "lose"
    return verbs.sentences(w, card.bad_stuff) or [w.say("no-bad-stuff")]


def card_marks(
    card: v.AnyCard, lexicon: Lexicon, lang: str, settings: Mapping[str, object] = NO_SETTINGS
) -> str:
    """The tags of a card as a text, for where the line that says what it is does not stand by: *Undead.*"""
    w = Writer(lang, lexicon, card, settings)
    shared = {tag.id for tag in lexicon.effects(card, settings)}
    return paragraph(w.noun(lexicon.tag(tag)).text for tag in lexicon.marks(card) if tag not in shared)


def _marks(w: Writer, card: v.AnyCard) -> list[str]:
    """The printed change to flight of a monster; then what tags give all their cards."""
    run = card.run if isinstance(card, v.Monster) else 0
    printed = [sentence(w.say("roll", of="run", plus=signed(run)))] if run else []
    return [*printed, *(_shared(w, tag) for tag in w.lexicon.effects(card, w.settings))]


def _shared(w: Writer, tag: v.Tag) -> str:
    said = [w.marked(w.kind_noun(w.kind), tag.implies).text] if tag.implies else []
    said += [_limit(w, tag, how, n) for how, n in w.lexicon.told_limits(w.card, tag).items()]
    if shares(w.kind):
        for mod in tag.mods:
            said.append(mods.combines(w, tag.id) if isinstance(mod, v.Combines) else mods.text(w, mod))
        for on in tag.on:
            said.extend(uses.trigger(w, on))
    name = tag.noun.one
    return uses.label(w, v.Words(en=capital(name.en), fr=capital(name.fr)), said)


def _limit(w: Writer, tag: v.Tag, how: str, n: int) -> str:
    items = w.marked(w.kind_noun("item", n > 1), [tag.id])
    return w.say("tag-limit", how=how, n=n, noun=items)


def _standing(w: Writer, card: v.AnyCard) -> list[str]:
    if isinstance(card, v.Action | v.Curse) and card.attach is not None:
        return [_attached(w, card, card.attach)]
    said = [sentence(mods.text(w, mod)) for mod in card.mods]
    if isinstance(card, v.Item | v.Sidekick) and isinstance(card.bonus, v.Amount):
        said.extend(_worked_out(w, card.bonus))
    return said


def _worked_out(w: Writer, bonus: v.Bonus) -> list[str]:
    if bonus.case is None:
        return [sentence(amounts.bonus(w, bonus))]
    cases = [
        w.say("bonus-becomes", plus=signed(case.n), when=conditions.when(w, case.if_)) for case in bonus.case
    ]
    return [sentence(cases[0]), *(sentence(w.say("otherwise", other=case)) for case in cases[1:])]


def _attached(w: Writer, card: v.Action | v.Curse, host: v.Cards) -> str:
    """A card put on another: *put this card on one of your Items: …*."""
    if card.do:
        raise UnwordedError("a card that is put on another and does something as well")
    text = w.join(mods.text(w, mod) for mod in card.mods)
    if isinstance(card, v.Curse):
        return paragraph([w.say("attach-curse", cards=selection.phrase(w, host).text, text=text)])
    at = ""
    if card.when is not None:
        at, _ = moment(w, card.when, card.whose, card.if_)
    cards = selection.noun(w, host, many=True)
    where = host.in_ or "play"
    one = w.kind_noun("item")
    put = w.say("attach", moment=at, timed="yes" if at else "no", cards=cards, where=where, text=text)
    return paragraph([put, w.say("attach-stays" if card.stays else "attach-lost", noun=one)])


def _spreads(w: Writer, card: v.Class) -> str:
    noun = w.lexicon.trait(card.id)
    return paragraph([w.say("spreads", one=w.noun(noun), many=w.noun(noun, many=True))])


def _ways(card: v.Played) -> list[v.Use]:
    return [card.flat(card.when or "any_time"), *card.uses] if card.do else [*card.uses]


def _enhancer(w: Writer, card: v.Enhancer, reward: bool) -> str:
    plus = amounts.bonus(w, card.bonus)
    if card.least is not None:
        plus = w.say("enhance-least", plus=plus, n=card.least)
    said = [w.say("enhance", plus=plus, noun=w.kind_noun("monster"))]
    if card.treasures and reward:
        more = "more" if card.treasures > 0 else "less"
        said.append(w.say("enhance-treasures", n=abs(card.treasures), more=more))
    if card.run:
        said.append(w.say("enhance-run", plus=signed(card.run)))
    if card.bearer is not None:
        plus = amounts.bonus(w, card.bonus)
        said.append(w.say("enhance-bearer", plus=plus, who=conditions.someone_who(w, card.bearer)))
    return paragraph(said)


def _bad_stuff_words(w: Writer) -> v.Words:
    name = w.say("bad-stuff")
    return v.Words(en=name, fr=name)


# --- the line ---------------------------------------------------------------------------------------------


def card_line(card: v.AnyCard, lexicon: Lexicon, lang: str) -> str:
    """What the card is: *Item · +3 · Headgear · 400 gold · Humans only*."""
    w = Writer(lang, lexicon, card, NO_SETTINGS)
    parts = [card_sort(w, card)]
    match card:
        case v.Monster():
            parts.append(w.say("level", n=card.level))
            parts.append(w.say("treasures", n=card.treasures))
            parts.append(w.say("levels", n=card.levels))
        case v.Item():
            parts.extend(_printed(card.bonus))
            if card.slot is not None:
                parts.append(worn(w, card, card.slot))
            parts.append(w.say("price", n=card.value))
            if card.only is not None:
                parts.append(conditions.only(w, card.only))
        case v.OneShot():
            parts.extend(_printed(card.bonus))
            if card.item:
                parts.append(w.say("price", n=card.value))
        case v.Enhancer():
            parts.extend(_printed(card.bonus))
            if card.treasures:
                parts.append(more_treasures(w, card))
        case v.Sidekick():
            parts.extend(_printed(card.bonus))
        case _:
            pass
    return " · ".join(capital(part) for part in parts)


def card_sort(w: Writer, card: v.AnyCard) -> str:
    """The kind of a card with its marks: *big staff-like Item*."""
    return w.marked(_kind(w, card), w.lexicon.marks(card)).text


def worn(w: Writer, card: v.Item, slot: str) -> str:
    """Where an item is worn: *Headgear*, *2 Hands*."""
    noun = w.lexicon.slot(slot)
    several = noun.one != noun.many and card.hands > 1
    room = "many" if countable(w.lexicon, card, slot) else "one"
    return w.say("slot", noun=w.noun(noun, several), n=card.hands, room=room)


def countable(lexicon: Lexicon, card: v.Item, slot: str) -> bool:
    """Whether it is said how much of a slot an item takes."""
    return lexicon.rooms[slot] > 1 or card.hands > 1


def more_treasures(w: Writer, card: v.Enhancer) -> str:
    """How many treasures an enhancer adds, or takes away."""
    return w.say("more-treasures", n=abs(card.treasures), more="more" if card.treasures > 0 else "less")


def _kind(w: Writer, card: v.AnyCard) -> Phrase:
    if isinstance(card, v.Action):
        return w.card_noun(None if card.tags else card.deck)
    if isinstance(card, v.OneShot) and not card.item:
        return w.card_noun("treasure")
    return w.kind_noun(w.kind)


def _printed(bonus: v.Number) -> list[str]:
    number = amounts.printed(bonus)
    return [signed(number)] if number else []
