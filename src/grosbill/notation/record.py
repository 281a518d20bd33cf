"""Records: the set-up, the seed and the moves of a game, as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from grosbill.model.errors import RecordError
from grosbill.model.signs import told

FORMAT = 2
UNTOLD = 0
"""The version of the rules of a record that does not tell it: format 1."""


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything needed to play a game again.

    `rules` is the version of the rules and `packs` the digest of the cards it was played with; with others it
    may still be played again, or not. `own` has the digests of the packs of one's own among them: whoever
    replays the game has to bring these. `bots`, where it is known who played, has the name of the bot in each
    seat, "" for a person. `digest` proves where the game ends; "" proves nothing.
    """

    format: int
    rules: int
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


class _Head(msgspec.Struct):
    """What every record has, whatever its format."""

    format: int


def read_record(source: Record | Mapping[str, Any] | str | bytes) -> Record:
    """A record from JSON or plain data, checked; older formats are brought up to date."""
    try:
        # What is given as data is read as JSON too: so nothing is in it that only passes for a text.
        text = source if isinstance(source, str | bytes) else msgspec.json.encode(source)
        data = msgspec.json.decode(text)
        _known_format(msgspec.convert(data, _Head).format, data)
        return _from_format_1(data) if data["format"] == 1 else msgspec.convert(data, Record)
    except RecordError:
        raise
    except Exception as error:  # noqa: BLE001 (foreign objects may raise anything when they are looked at)
        why = str(error) if isinstance(error, msgspec.MsgspecError | ValueError) else type(error).__name__
        raise RecordError(f"not a record of a game: {why[:1000]}") from None


def _from_format_1(data: dict[str, Any]) -> Record:
    """It told no version of the rules, and its digest was made another way: none proves it now."""
    if "rules" in data:
        raise ValueError("records of format 1 have no field `rules`")
    record = msgspec.convert({**data, "rules": UNTOLD}, Record)
    return msgspec.structs.replace(record, format=FORMAT, digest="")


def _known_format(number: int, data: Mapping[str, Any]) -> None:
    """Refuse a format of another program, and name what it has that is not known here."""
    if 1 <= number <= FORMAT:
        return
    unknown = [str(name) for name in data if name not in Record.__struct_fields__]
    fields = f", and no field {', '.join(map(repr, unknown))}" if unknown else ""
    raise RecordError(f"record of format {told(number)}; this program reads formats 1 to {FORMAT}{fields}")
