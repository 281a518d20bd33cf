"""What a card lets a player choose or do, and whom it is stronger against, in the words of the card."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.text.conditions import traits_in_general, when
from grosbill.effects.text.outcomes import way
from grosbill.effects.text.uses import ability
from grosbill.effects.text.writer import Writer
from grosbill.words.naming import Words


def option_text(words: Words, card: str, number: int, roll: int = 0) -> str:
    """What happens if the player takes this way, after a die that said `roll`.

    Nothing where the card that asks is not known.
    """
    if card not in words.mix.defs_by_id:
        return ""
    return way(words.definition(card).card, words.mix.lexicon, words.lang, number, words.settings, roll)


def asks(words: Words, card: str) -> bool:
    """Whether this card can ask somebody to choose."""
    return bool(option_text(words, card, 1))


def use_text(words: Words, card: str, use: v.Use) -> str:
    """What a use of a card in play does, and what it costs."""
    return ability(_writer(words, card), use).rstrip(".")


def whom_text(words: Words, card: str, traits: v.Names) -> str:
    """Whom a monster is stronger against."""
    return traits_in_general(_writer(words, card), traits)


def when_text(words: Words, card: str, condition: v.Condition) -> str:
    """When something on a card counts."""
    return when(_writer(words, card), condition)


def _writer(words: Words, card: str) -> Writer:
    return Writer(words.lang, words.mix.lexicon, words.definition(card).card, words.settings)
