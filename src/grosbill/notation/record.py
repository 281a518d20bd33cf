"""Records: the set-up, the seed and the moves of a game, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grosbill.model.errors import RecordError

FORMAT = 1


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again. `packs` pins the cards it was played with.

    `own` has the digests of the packs of one's own among them: whoever replays the game has to bring these.
    `bots`, where it is known who played, has the name of the bot in each seat, "" for a person.
    """

    format: int
    edition: str
    packs: str
    seed: int
    names: tuple[str, ...]
    sexes: tuple[str, ...]
    settings: dict[str, Any]
    variants: tuple[str, ...] = ()
    own: dict[str, str] = {}
    bots: tuple[str, ...] = ()
    moves: tuple[tuple[int, str], ...] = ()
    digest: str = ""

    def to_json(self) -> str:
        """The record as JSON, one line a move."""
        fields = msgspec.structs.asdict(self) | {"moves": ()}
        if not self.bots:
            del fields["bots"]
        head = msgspec.json.encode(fields).decode()
        rows = ",\n  ".join(msgspec.json.encode(move).decode() for move in self.moves)
        return head.replace('"moves":[]', f'"moves":[\n  {rows}\n]' if rows else '"moves":[]') + "\n"


def read_record(source: Record | Mapping[str, Any] | str | bytes) -> Record:
    """A record from JSON or plain data, checked."""
    if isinstance(source, Record):
        record = source
    else:
        try:
            if isinstance(source, str | bytes):
                record = msgspec.json.decode(source, type=Record)
            else:
                record = msgspec.convert(source, Record)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError(f"not a record of a game: {error}") from None
    if record.format != FORMAT:
        raise RecordError(f"record of format {record.format}; this program reads format {FORMAT}")
    return record
