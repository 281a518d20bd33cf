"""Why a move may not be made: the clause that decides, and the reason in words."""

from __future__ import annotations

import msgspec

from grosbill.effects.vocabulary import Words
from grosbill.language import say


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """One clause, and a message that says why it forbids this move."""

    clause: str
    why: str
    args: tuple[tuple[str, str | Words], ...] = ()

    def text(self, lang: str = "en") -> str:
        """The reason in a language."""
        words = {
            name: value if isinstance(value, str) else (value.fr if lang == "fr" else value.en)
            for name, value in self.args
        }
        return say(lang, self.why, **words)


def refuse(clause: str, why: str, **args: str | Words) -> Refusal:
    """A refusal with words to fill in; a card by its name in both languages."""
    return Refusal(clause, why, tuple(args.items()))
