"""Everything that can be wrong, by name. Malformed, illegal and ambiguous are three different things."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grosbill.model.refusals import Refusal


class GrosbillError(Exception):
    """Base of all errors that a user can cause."""


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


class RecordError(GrosbillError):
    """A record that is damaged, or was played with other cards."""


class ScenarioError(GrosbillError):
    """A scenario file that is malformed: where and why are in the text."""


class IllegalMove(GrosbillError):
    """The move was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        """Keep the refusal that says why."""
        super().__init__(f"{refusal.clause}: {refusal.text('en')}")
        self.refusal = refusal


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown name: the one that was probably meant, or nothing."""
    close = get_close_matches(name, list(known), 1)
    return f" (did you mean {close[0]!r}?)" if close else ""
