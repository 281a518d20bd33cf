"""What a clause says in an edition: a text, perhaps with settings in it, or one text or another by settings.

Nothing here knows a setting or an edition: `packs.clause_values` works out what is told in a game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Annotated, Any, Final, TypeAlias

import msgspec

__all__ = ["COMMON", "GAP", "NOTHING", "Bilingual", "Case", "Text", "Value", "follows", "texts"]

GAP: Final = re.compile(r"\{([a-z_+]*)\}")
"""A place in a text for the value of a setting, `{hand_limit}`, or for the sum of several, `{one+other}`."""

COMMON: Final = frozenset({"yes", "no", "default", "n/a", "option", "fast option", "blend only"})
"""Values that have words in every language; any other with letters in it is written in both."""

NOTHING: Final = "n/a"
"""What is said where the edition has nothing that the clause speaks of."""

_Text = Annotated[str, msgspec.Meta(min_length=1)]


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in English and in French."""

    en: _Text
    fr: _Text

    def text(self, lang: str) -> str:
        """Return the text in ``lang``, which is ``"en"`` or ``"fr"``."""
        if lang not in ("en", "fr"):
            raise ValueError(f"unknown language {lang!r}")
        return self.en if lang == "en" else self.fr


Text: TypeAlias = _Text | Bilingual
"""A value in words; one that is only a string is a common one (``yes``, ``n/a``), figures, or settings."""


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said when settings have these values, the table may change one, or cards of a kind are there.

    Without any of these it is what is said else.
    """

    says: Text
    when: dict[str, Any] = {}
    may: str | None = None
    there: str | None = None

    @property
    def always(self) -> bool:
        """Whether it is said in any game."""
        return not self.when and self.may is None and self.there is None


Value: TypeAlias = Text | Annotated[tuple[Case, ...], msgspec.Meta(min_length=1)]
"""A text, or cases of which the first that fits is told; the last fits always."""


def texts(value: Value) -> Iterator[Text]:
    """Every text that a value may come to."""
    if isinstance(value, tuple):
        yield from (case.says for case in value)
    else:
        yield value


def follows(value: Value) -> frozenset[str]:
    """The settings a value depends on, by name."""
    found: set[str] = set()
    for text in texts(value):
        for words in (text,) if isinstance(text, str) else (text.en, text.fr):
            found.update(name for gap in GAP.findall(words) for name in gap.split("+"))
    for case in value if isinstance(value, tuple) else ():
        found.update(case.when, () if case.may is None else (case.may,))
    return frozenset(found)
