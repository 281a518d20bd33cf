"""Packs of one's own that the tables of a server may play with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from grosbill.model.errors import GrosbillError
from grosbill.packs import default_edition, edition, own_pack


class StuckError(GrosbillError):
    """A table that this server cannot go on with; its log is kept."""

    code = "table-stuck"

    @classmethod
    def without(cls, pack: str) -> StuckError:
        """Its pack is not offered any more."""
        error = cls.said("table-without-pack", pack=pack)
        error.code = "no-pack"
        return error

    @classmethod
    def otherwise(cls) -> StuckError:
        """It was played with other rules or cards, or its log cannot be read."""
        return cls.said("table-stuck")

    def again(self) -> StuckError:
        """The same for somebody else, without what led to it."""
        error = StuckError.said(self._message, **self._about)
        error.code = self.code
        return error


class Offered:
    """The packs of a server: the folder of each, by its id."""

    def __init__(self, folders: Sequence[Path] = ()) -> None:
        """Read them; one that cannot be played with is an error of its own kind."""
        edition(default_edition(), tuple(folders))
        self.folders: Mapping[str, Path] = {own_pack(folder).id: folder for folder in folders}

    def of(self, packs: Iterable[str]) -> tuple[Path, ...]:
        """The folders of a table's packs; one that is not offered is a `StuckError`."""
        missing = next((pack for pack in packs if pack not in self.folders), None)
        if missing is not None:
            raise StuckError.without(missing)
        return tuple([self.folders[pack] for pack in packs])
