"""The rules as text: 430 clauses and 93 rulings, in English and French.

A clause states one rule and its value in each edition. Its id (``R-SELL-003``) is what a refusal
names. A ruling decides a situation on which the clauses are silent. Both are data, in the TOML
files beside this module; they are read on first use.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Final, Protocol, TypeVar

import msgspec

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

# Values that say nothing about the edition itself: in a blend another set's value speaks instead.
_SILENT: Final = frozenset({"blend only", "n/a", "no"})
# Beginnings of values that hold only when sets are mixed.
_BLEND_ONLY: Final = ("blend only", "blend:", "only for Big items in blends")

_Text = Annotated[str, msgspec.Meta(min_length=1)]
_ClauseId = Annotated[str, msgspec.Meta(pattern=r"^R-[A-Z]+-[0-9]{3}$")]
_RulingId = Annotated[str, msgspec.Meta(pattern=r"^Q-[0-9]{3}$")]


class Bilingual(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in English and in French."""

    en: _Text
    fr: _Text

    def text(self, lang: str) -> str:
        """Return the text in ``lang``, which is ``"en"`` or ``"fr"``."""
        return _pick(lang, self.en, self.fr)


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule, with its value in each edition."""

    id: _ClauseId
    topic: str
    en: _Text
    fr: _Text
    values: dict[str, _Text]

    def __post_init__(self) -> None:
        """Refuse an unknown topic, and one that differs from the id."""
        if self.topic not in TOPICS:
            raise ValueError(f"{self.id}: unknown topic {self.topic!r}")
        if self.id.split("-")[1].lower() != self.topic:
            raise ValueError(f"{self.id}: topic {self.topic!r} differs from the id")

    def text(self, lang: str) -> str:
        """Return the rule in ``lang``, which is ``"en"`` or ``"fr"``."""
        return _pick(lang, self.en, self.fr)

    def value(self, editions: Sequence[str]) -> str:
        """Return the value of this clause in a game of ``editions``, the first being the host.

        For one edition it is that edition's own value. In a blend it is the host's, except that
        ``blend only``, ``n/a`` and ``no`` give way to the first other edition that says something
        else; where none does, ``blend only`` reads ``yes``.
        """
        values = self._values(editions)
        host = values[0]
        if len(values) == 1 or host not in _SILENT:
            return host
        for value in values[1:]:
            if value not in _SILENT:
                return value
        return "yes" if host == "blend only" else host

    def applies(self, editions: Sequence[str]) -> bool:
        """Return whether this clause has any bearing on a game of ``editions``."""
        value = self.value(editions)
        if value in ("no", "n/a"):
            return False
        return len(self._values(editions)) > 1 or not (value.startswith(_BLEND_ONLY) or self.topic == "blend")

    def _values(self, editions: Sequence[str]) -> list[str]:
        """Return this clause's value in each of ``editions``, each edition counted once."""
        if isinstance(editions, str) or not editions:
            raise ValueError(f"expected a sequence of edition names, got {editions!r}")
        values = []
        for edition in dict.fromkeys(editions):
            if edition not in self.values:
                raise ValueError(f"unknown edition {edition!r}")
            values.append(self.values[edition])
        return values


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
    columns = {tuple(clause.values) for clause in file.clause}
    if len(columns) != 1:
        raise ValueError(f"the clauses have values for different editions: {sorted(columns)}")
    return _by_id(file.clause)


@cache
def rulings() -> dict[str, Ruling]:
    """Return all rulings by id, in order; shared, not to be changed."""
    file = msgspec.toml.decode(_read("rulings.toml"), type=_RulingFile)
    known = {BLEND, *next(iter(clauses().values())).values}
    for ruling in file.ruling:
        if not known.issuperset(ruling.editions):
            raise ValueError(f"{ruling.id}: unknown edition in {ruling.editions}")
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


def _pick(lang: str, en: str, fr: str) -> str:
    """Return the text of one of the two languages."""
    if lang == "en":
        return en
    if lang == "fr":
        return fr
    raise ValueError(f"unknown language {lang!r}")
