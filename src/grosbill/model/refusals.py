"""Why a move may not be made: the clause that decides, and the reason in words."""

from __future__ import annotations

import msgspec

from grosbill.language import say


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """One clause, and a message that says why it forbids this move."""

    clause: str
    why: str
    args: tuple[tuple[str, str | int], ...] = ()

    def text(self, lang: str = "en") -> str:
        """The reason in a language."""
        return say(lang, self.why, **dict(self.args))


def refuse(clause: str, why: str, **args: str | int) -> Refusal:
    """A refusal with words to fill in."""
    return Refusal(clause, why, tuple(args.items()))
