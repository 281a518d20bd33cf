"""What came of a card, in its own words: the way that was chosen, what it gives for a while."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text.amounts import bonus
from grosbill.effects.text.cards import NO_SETTINGS
from grosbill.effects.text.lexicon import Lexicon
from grosbill.effects.text.mods import text as mod_text
from grosbill.effects.text.verbs import order, sentences
from grosbill.effects.text.writer import Writer, paragraph


def way(
    card: v.AnyCard,
    lexicon: Lexicon,
    lang: str,
    number: int,
    settings: Mapping[str, object] = NO_SETTINGS,
    roll: int = 0,
) -> str:
    """What happens this way of a choice, counted from 1; nothing where the card leaves none or several.

    `roll`: what the die has said, where it has.
    """
    choices = [*_within((card, lexicon.shared_uses(card, settings)), v.Choose)]
    if len(choices) != 1 or number > len(choices[0][0].options):
        return ""
    choice, target = choices[0]
    option = choice.options[number - 1]
    return _way(Writer(lang, lexicon, card, settings), _rolled(option, roll) if roll else option, target)


def _rolled(record: Any, roll: int) -> Any:
    """The same with the number that was rolled wherever it is meant."""
    if isinstance(record, v.Amount) and record.roll:
        return roll
    if isinstance(record, tuple):
        return tuple([_rolled(part, roll) for part in record])
    if isinstance(record, v.Record):
        parts = {field: _rolled(getattr(record, field), roll) for field in record.__struct_fields__}
        return msgspec.structs.replace(record, **parts)
    return record


def _way(w: Writer, option: v.Option, target: v.Target | None) -> str:
    w.target, w.named = target, True  # whom the card is about is known by now
    texts = sentences(w, option.do)
    if option.cost:
        paid = w.join(order(w, each) for each in option.cost)
        texts[0] = w.say("cost-then", cost=paid, text=texts[0])
    return paragraph(texts).rstrip(".")


def gift(card: v.AnyCard, lexicon: Lexicon, lang: str, announced: int = 0) -> str:
    """What a card gives for a while, in short: *+3*, *double bonus*; nothing where it is more.

    `announced`: the bonus, where it was announced.
    """
    w = Writer(lang, lexicon, card, NO_SETTINGS)
    if announced:
        return bonus(w, announced)
    mods = {grant.mods for grant, _ in _within(card, v.Grant)}
    if len(mods) != 1:
        return ""
    given = mods.pop()
    match given:
        case (v.Strength(plus=int() as plus) as mod,) if mod == v.Strength(plus=plus):
            return bonus(w, plus)
        case (v.RollMod(plus=plus) as mod,) if mod == v.RollMod(of=mod.of, plus=plus) and mod.of == "run":
            return mod_text(w, mod)
        case (v.Scale(of="total" | v.Cards(this=True) as of, by=by),):
            return w.say("gift-scale", by=by, of="total" if of == "total" else "bonus")
        case (v.Forbid(what="win"),):
            return w.say("gift-no-win")
        case _:
            return ""


def of_itself(card: v.AnyCard) -> bool:
    """Whether what a card gives for a while is about its own bonus."""
    mods = [mod for grant, _ in _within(card, v.Grant) for mod in grant.mods]
    return bool(mods) and all(isinstance(mod, v.Scale) and mod.of == v.Sources(this=True) for mod in mods)


def gives(use: v.Use) -> bool:
    """Whether a use gives something for a while."""
    return any(_within(use, v.Grant))


def _within(record: Any, kind: type[Any], target: v.Target | None = None) -> Iterator[tuple[Any, Any]]:
    """Every record of a kind somewhere in another, with what it is aimed at."""
    if isinstance(record, kind):
        yield record, target
    if isinstance(record, tuple):
        for part in record:
            yield from _within(part, kind, target)
    elif isinstance(record, v.Record):
        aim = getattr(record, "target", None)
        for field in record.__struct_fields__:
            yield from _within(getattr(record, field), kind, aim if isinstance(aim, v.Target) else target)
