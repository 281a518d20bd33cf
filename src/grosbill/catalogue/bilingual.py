"""Words of the packs in one language, or in each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from grosbill.effects.vocabulary import Words
from grosbill.language import LANGUAGES, say, tidy

Both: TypeAlias = dict[str, str]
"""A text by language."""


def spoken(words: Words, lang: str) -> str:
    """The words in that language."""
    return tidy(lang, words.text(lang))


def both(words: Words) -> Both:
    """The words in each language."""
    return in_each(lambda lang: spoken(words, lang))


def in_each(said: Callable[[str], str]) -> Both:
    """What is said in each language."""
    return {lang: said(lang) for lang in LANGUAGES}


def said(message: str) -> Both:
    """A message in each language."""
    return in_each(lambda lang: say(lang, message))
