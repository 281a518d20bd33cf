"""The rules as text: clauses and rulings, in English and French.

A clause states one rule and its value in the base edition; where another edition differs, its own file says
so. Its id (``R-SELL-003``) is what a refusal names. A ruling decides a situation on which the clauses are
silent. Both are data, in the TOML files beside this module; they are read on first use.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Annotated, Final, Protocol, TypeVar

import msgspec

from grosbill.clauses.values import Bilingual, Value

__all__ = [
    "BLEND",
    "RULING_TOPICS",
    "TOPICS",
    "Bilingual",
    "Clause",
    "Ruling",
    "clauses",
    "rulings",
]

BLEND: Final = "blend"
"""Where a ruling speaks of sets mixed rather than of an edition."""

TOPICS: Final = (
    "setup",
    "card",
    "char",
    "turn",
    "combat",
    "multi",
    "help",
    "interf",
    "run",
    "bad",
    "death",
    "treas",
    "level",
    "item",
    "big",
    "sell",
    "trade",
    "curse",
    "class",
    "enh",
    "wander",
    "side",
    "laser",
    "cult",
    "fast",
    "blend",
    "prec",
    "time",
    "proc",
)
"""The topics of the clauses, in the order of the rules; a clause id contains its topic."""

RULING_TOPICS: Final = (
    "winning-and-levels",
    "curses-and-traps",
    "timing-and-card-handling",
    "items-selling-and-hands",
    "cheat-card",
    "races-and-classes",
    "combat",
    "several-monsters",
    "removal-and-escape-cards",
    "special-treasure-cards",
    "running-away-death-and-looting",
    "charity-and-hand-size",
    "helping-and-deals",
    "star-cthulhu-and-blends",
)
"""The topics of the rulings, in order."""

_Text = Annotated[str, msgspec.Meta(min_length=1)]
_ClauseId = Annotated[str, msgspec.Meta(pattern=r"^R-[A-Z]+-[0-9]{3}$")]
_RulingId = Annotated[str, msgspec.Meta(pattern=r"^Q-[0-9]{3}$")]


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, with its value in the base edition.

    `lists`: in a blend that of every set is part of it; `needs`: without these cards a blend has none.
    """

    id: _ClauseId
    topic: str
    en: _Text
    fr: _Text
    value: Value
    lists: bool = False
    needs: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Refuse an unknown topic, and one that differs from the id."""
        if self.topic not in TOPICS:
            raise ValueError(f"{self.id}: unknown topic {self.topic!r}")
        if self.id.split("-")[1].lower() != self.topic:
            raise ValueError(f"{self.id}: topic {self.topic!r} differs from the id")

    def text(self, lang: str) -> str:
        """Return the rule in ``lang``, which is ``"en"`` or ``"fr"``."""
        return Bilingual(self.en, self.fr).text(lang)


class Ruling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens in one tricky situation, and in which editions (``blend``: sets mixed)."""

    id: _RulingId
    topic: str
    editions: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    situation: Bilingual
    ruling: Bilingual

    def __post_init__(self) -> None:
        """Refuse an unknown topic."""
        if self.topic not in RULING_TOPICS:
            raise ValueError(f"{self.id}: unknown topic {self.topic!r}")


class _ClauseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clause: list[Clause]


class _RulingFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ruling: list[Ruling]


class _HasId(Protocol):
    @property
    def id(self) -> str: ...


_T = TypeVar("_T", bound=_HasId)


@cache
def clauses() -> dict[str, Clause]:
    """Return all clauses by id, in the order of the rules; shared, not to be changed."""
    file = msgspec.toml.decode(_read("clauses.toml"), type=_ClauseFile)
    return _by_id(file.clause)


@cache
def rulings() -> dict[str, Ruling]:
    """Return all rulings by id, in order; shared, not to be changed."""
    file = msgspec.toml.decode(_read("rulings.toml"), type=_RulingFile)
    return _by_id(file.ruling)


def _read(name: str) -> bytes:
    """Return the content of a file of this package."""
    from importlib.resources import files  # here, because it is slow to import

    return files(__name__).joinpath(name).read_bytes()


def _by_id(records: Iterable[_T]) -> dict[str, _T]:
    """Return the records by id; an id that occurs twice is an error."""
    found: dict[str, _T] = {}
    for record in records:
        if record.id in found:
            raise ValueError(f"{record.id} occurs twice")
        found[record.id] = record
    return found
