"""The ways of a choice that a card asks for, in the words of the card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.text.uses import ability
from grosbill.effects.text.verbs import order, sentences
from grosbill.effects.text.writer import Writer, paragraph
from grosbill.terminal.naming import Words


def option_text(words: Words, card: str, number: int) -> str:
    """What happens if the player takes this way; nothing where the card that asks is not known."""
    if card not in words.mix.defs_by_id:
        return ""
    d = words.definition(card)
    shared = words.mix.lexicon.shared_uses(d.card, words.settings)
    for choice, target in (*_choices(d.card), *(found for use in shared for found in _choices(use))):
        if number <= len(choice.options):
            return _text(words, d.card, choice.options[number - 1], target)
    return ""


def asks(words: Words, card: str) -> bool:
    """Whether this card can ask somebody to choose."""
    return bool(option_text(words, card, 1))


def use_text(words: Words, card: str, use: v.Use) -> str:
    """What a use of a card in play does, and what it costs."""
    writer = Writer(words.lang, words.mix.lexicon, words.definition(card).card, words.settings)
    return ability(writer, use).rstrip(".")


def _text(words: Words, card: v.AnyCard, option: v.Option, target: v.Target | None) -> str:
    writer = Writer(words.lang, words.mix.lexicon, card, words.settings)
    writer.target, writer.named = target, True  # whom the card is about is known by now
    texts = sentences(writer, option.do)
    if option.cost:
        paid = writer.join(order(writer, each) for each in option.cost)
        texts[0] = writer.say("cost-then", cost=paid, text=texts[0])
    return paragraph(texts).rstrip(".")


def _choices(record: Any, target: v.Target | None = None) -> Iterator[tuple[v.Choose, v.Target | None]]:
    """Every choice somewhere in a record, in the order in which it is written, with what it is aimed at."""
    if isinstance(record, v.Choose):
        yield record, target
    if isinstance(record, tuple):
        for part in record:
            yield from _choices(part, target)
    elif isinstance(record, v.Record):
        aim = getattr(record, "target", None)
        for field in record.__struct_fields__:
            yield from _choices(getattr(record, field), aim if isinstance(aim, v.Target) else target)
