"""The editions one can play, read from `editions.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from grosbill.effects.vocabulary import Record, Words
from grosbill.model.errors import EditionError
from grosbill.model.settings import Settings

HOME = files("grosbill.packs")


class Edition(Record, frozen=True, kw_only=True):
    """One edition: its packs, players, settings, and what a table may change."""

    id: str
    name: Words
    packs: tuple[str, ...]
    selection: str | None = None
    cards: int
    players: tuple[int, int]
    options: tuple[str, ...]
    settings: dict[str, Any]

    def defaults(self) -> Settings:
        """The settings this edition is played with unless the table changes them."""
        return msgspec.convert(self.settings, Settings)

    def chosen(self) -> dict[str, int] | None:
        """Copies of each card, for an edition that is a selection of its packs."""
        if self.selection is None:
            return None
        text = HOME.joinpath(self.selection).read_bytes()
        return msgspec.toml.decode(text, type=dict[str, dict[str, int]])["cards"]


class _File(Record, frozen=True, kw_only=True):
    edition: tuple[Edition, ...]


@cache
def editions() -> dict[str, Edition]:
    """All editions by id."""
    decoded = msgspec.toml.decode(HOME.joinpath("editions.toml").read_bytes(), type=_File)
    return {edition.id: edition for edition in decoded.edition}


def edition(name: str) -> Edition:
    """The edition of that name, or an error that lists the names there are."""
    found = editions().get(name)
    if found is None:
        raise EditionError(f"unknown edition {name!r}; there are: {', '.join(editions())}")
    return found
