"""Everything that can be wrong, by name. Malformed, illegal and ambiguous are three different things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Self

from grosbill.language import say
from grosbill.model.signs import cleaned

if TYPE_CHECKING:
    from grosbill.model.refusals import Refusal


class GrosbillError(Exception):
    """Base of all errors that a user can cause.

    What somebody may type has a message in every language (`said`); what only programs and files can get
    wrong is a text in English.
    """

    _message = ""
    _about: Mapping[str, object] = {}

    def __init__(self, text: str = "") -> None:
        """Keep what is wrong, in signs that can be printed, whatever was given."""
        super().__init__(cleaned(text))

    @classmethod
    def said(cls, message: str, **about: object) -> Self:
        """An error with a message of `errors.ftl`: text is a name, several texts are a list, None is none."""
        error = cls(_say("en", message, about))
        error._message, error._about = message, about
        return error

    def text(self, lang: str) -> str:
        """What is wrong, in that language where it has the words."""
        return _say(lang, self._message, self._about) if self._message else str(self)


class EditionError(GrosbillError):
    """An unknown edition, or a blend that cannot be made."""


class PlayersError(GrosbillError):
    """Too few or too many players, or names that cannot be told apart."""


class SettingsError(GrosbillError):
    """An unknown, ill-typed or contradictory setting."""


class PackError(GrosbillError):
    """A card file is wrong: file, card and field are in the text."""


class MoveError(GrosbillError):
    """A move that is not of the right kind, or a text that is no move."""


class AmbiguousMove(MoveError):
    """A text that could mean several moves."""

    def __init__(self, said: str, moves: tuple[str, ...] = ()) -> None:
        """Keep the moves that it could mean."""
        super().__init__(said)
        self.moves = moves


class RecordError(GrosbillError):
    """A record that is damaged, or was played with other cards."""


class ScenarioError(GrosbillError):
    """A scenario file that is malformed: where and why are in the text."""


class IllegalMove(GrosbillError):
    """The move was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal that says why."""
        super().__init__(refusal.clause)
        self.refusal = refusal

    def __str__(self) -> str:
        """The clause and the reason, put into words when they are read: who tries things out never does."""
        return cleaned(f"{self.refusal.clause}: {self.refusal.text('en')}")

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Refusal]]:
        """It is made anew from its refusal, in another process as well."""
        return IllegalMove, (self.refusal,)


_LONGEST = 100
"""Looking for what is alike takes time; no name is as long as that."""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """The name that was probably meant, if any is near."""
    return next(iter(get_close_matches(name[:_LONGEST], list(known), 1)), None)


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a text about an unknown name: the one that was probably meant, or nothing."""
    near = nearest(name, known)
    return f" (did you mean {near!r}?)" if near else ""


def _say(lang: str, message: str, about: Mapping[str, object]) -> str:
    return say(lang, f"error-{message}", **{name: _written(lang, value) for name, value in about.items()})


def _written(lang: str, value: object) -> object:
    if isinstance(value, str):
        # Signs that steer a terminal are written out, as `repr` does.
        quoted = repr(_cut(value, 100))
        return quoted if lang == "en" else f"«\N{NO-BREAK SPACE}{quoted[1:-1]}\N{NO-BREAK SPACE}»"
    if isinstance(value, tuple):
        return _cut(", ".join(value), 900) or "none"
    return "none" if value is None else value


def _cut(text: str, most: int) -> str:
    """No more than a message can hold."""
    return text if len(text) <= most else f"{text[:most]}…"
