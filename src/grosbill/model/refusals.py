"""Why a move may not be made: the clause that decides, and the reason in words."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grosbill.effects.vocabulary import Words
from grosbill.language import join, say

Filling: TypeAlias = str | Words | tuple[str, ...]
"""What fills in a word of a message: one for both languages, one for each, or a list of names."""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """One clause, and a message that says why it forbids this move."""

    clause: str
    why: str
    args: tuple[tuple[str, Filling], ...] = ()

    def text(self, lang: str = "en") -> str:
        """The reason in a language."""
        return say(lang, self.why, **{name: _filled(lang, value) for name, value in self.args})


def _filled(lang: str, value: Filling) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return join(lang, value)
    return value.text(lang)


def refuse(clause: str, why: str, **args: Filling) -> Refusal:
    """A refusal with words to fill in; a card by its name in both languages."""
    return Refusal(clause, why, tuple(args.items()))
