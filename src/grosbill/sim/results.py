"""The results file: its columns, and how the rows of many batches become one Parquet file.

The file depends on what was played alone: rows go into groups by the number of their game, however the games
were cut into batches, played, interrupted and gone on with.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from grosbill.model.outside import check_ordinary
from grosbill.sim.chronicle import Row
from grosbill.sim.errors import ResultsError
from grosbill.sim.games import Played
from grosbill.sim.seal import BLANK, KEY, check_seal, seal

FORMAT = 3
KINDS = ("game", "player", "fight", "card")
GROUP = 500
"""So many games make a row group."""

_KEY = b"grosbill"
_COLUMNS = {
    "row": "string",
    "game": "int32",
    "turn": "int32",
    "seat": "int8",
    "seed": "uint64",
    "turns": "int32",
    "decisions": "int32",
    "outcome": "string",
    "winners": "numbers",
    "digest": "string",
    "place": "int8",
    "bot": "string",
    "sex": "string",
    "race": "names",
    "class": "names",
    "level": "int8",
    "won": "bool",
    "dealt": "names",
    "levels": "numbers",
    "deaths": "int16",
    "monsters": "names",
    "behind": "bool",
    "helper": "int8",
    "asked": "int16",
    "share": "int8",
    "items": "int16",
    "against": "int16",
    "ours": "int16",
    "theirs": "int16",
    "treasures": "int8",
    "card": "string",
    "how": "string",
    "target": "string",
}


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What the games of a file are: two runs that agree in all of it have the same rows."""

    format: int = FORMAT
    edition: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    max_turns: int
    variants: tuple[str, ...]
    packs: str
    version: str
    code: str

    def differs(self, other: Run) -> str:
        """What the other run has differently, the number of games apart; "" for nothing."""
        for name in self.__struct_fields__:
            mine, theirs = getattr(self, name), getattr(other, name)
            if name != "games" and mine != theirs:
                return f"{name} was {_shown(mine)} and is {_shown(theirs)} now"
        return ""


def _shown(value: object) -> str:
    return ",".join(value) or "none" if isinstance(value, tuple) else str(value)


@cache
def schema() -> Any:
    """The columns as Arrow has them."""
    import pyarrow as pa

    types = {"names": pa.list_(pa.string()), "numbers": pa.list_(pa.int8()), "bool": pa.bool_()}
    return pa.schema([(name, types.get(kind) or getattr(pa, kind)()) for name, kind in _COLUMNS.items()])


# --- batches ------------------------------------------------------------------------------------------------


def packed(rows: Sequence[Row]) -> bytes:
    """Rows as compressed columns: made where the games are played, so that putting them together is quick."""
    import pyarrow as pa

    columns = [pa.array([row.get(field.name) for row in rows], field.type) for field in schema()]
    sink = pa.BufferOutputStream()
    options = pa.ipc.IpcWriteOptions(compression="zstd")
    with pa.ipc.new_stream(sink, schema(), options=options) as stream:
        stream.write_table(pa.Table.from_arrays(columns, schema=schema()))
    return bytes(sink.getvalue())


def unpacked(rows: bytes) -> Any:
    """The table that was packed."""
    import pyarrow as pa

    return pa.ipc.open_stream(rows).read_all()


# --- writing ------------------------------------------------------------------------------------------------


def write_results(path: Path, run: Run, tables: Iterable[Any]) -> None:
    """Write the rows of all games, given in order, to a file that is either whole or not there."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    kinds = pa.field("row", pa.dictionary(pa.int8(), pa.string()))
    filed = schema().set(0, kinds).with_metadata({_KEY: msgspec.json.encode(run)})
    spare = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        with spare.open("w+b") as file:
            with pq.ParquetWriter(file, filed, compression="zstd") as writer:
                for group in _groups(tables):
                    writer.write_table(_in_one_piece(group, filed), len(group))
                writer.add_key_value_metadata({KEY: BLANK})
            seal(file)
            os.fsync(file.fileno())
        spare.replace(path)
    except BaseException:
        spare.unlink(missing_ok=True)
        raise


def _groups(tables: Iterable[Any]) -> Iterator[Any]:
    """The same rows, cut after every so many games."""
    import pyarrow as pa
    import pyarrow.compute as pc

    held: list[Any] = []
    end = GROUP
    for table in tables:
        rest = table
        while len(rest):
            # Rows are in the order of their games: those of the group come first.
            inside = pc.sum(pc.less(rest["game"], end)).as_py()
            held.append(rest.slice(0, inside))
            rest = rest.slice(inside)
            if len(rest):
                yield pa.concat_tables(held)
                held, end = [], end + GROUP
    if held:
        yield pa.concat_tables(held)


def _in_one_piece(table: Any, filed: Any) -> Any:
    """The pieces that a table came in may leave traces in the file: pages end where they do."""
    import pyarrow as pa
    import pyarrow.compute as pc

    whole = table.combine_chunks()
    places = pc.index_in(whole["row"], pa.array(KINDS)).combine_chunks().cast(pa.int8())
    kinds = pa.DictionaryArray.from_arrays(places, pa.array(KINDS))
    return pa.Table.from_arrays([kinds, *whole.columns[1:]], schema=filed)


# --- reading ------------------------------------------------------------------------------------------------


def read_run(path: Path) -> Run:
    """What a results file says it holds, if it is as it was written."""
    check_ordinary(path)
    sealed = check_seal(path)
    with _opened(path) as file:
        note = (file.schema_arrow.metadata or {}).get(_KEY, b"")
        if not note:
            raise ResultsError(f"{path} is a Parquet file, but not one that grosbill simulate wrote")
        try:
            found = msgspec.json.decode(note, type=dict[str, object]).get("format")
            if found != FORMAT:
                raise ResultsError(f"{path} has format {found}; this program reads format {FORMAT}")
            if not sealed:
                raise ResultsError(f"{path} is damaged: it has no checksum; simulate the games again")
            return msgspec.json.decode(note, type=Run)
        except msgspec.DecodeError as error:
            text = f"{path} is damaged: what it says about its games is wrong: {error}"
            raise ResultsError(text) from error


def read_games(path: Path) -> dict[int, Played]:
    """How each game of a results file ended."""
    import pyarrow.compute as pc

    found = {}
    columns = ["row", "game", "decisions", "turns", "winners", "digest", "outcome"]
    with _opened(path) as file:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group, columns=columns)
            for row in table.filter(pc.equal(table["row"], "game")).to_pylist():
                # What exactly went wrong in a game was told when it did.
                error = row["digest"] if row["outcome"] == "error" else ""
                winners = tuple(row["winners"])
                found[row["game"]] = Played(row["decisions"], row["turns"], winners, row["digest"], error)
    return found


def read_tables(path: Path) -> Iterator[Any]:
    """The rows of a results file, a part at a time."""
    import pyarrow as pa

    with _opened(path) as file:
        for group in range(file.num_row_groups):
            table = file.read_row_group(group)
            yield table.set_column(0, "row", table["row"].cast(pa.string())).cast(schema())


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with pq.ParquetFile(path) as file:
            yield file
    except pa.ArrowException as error:
        first = str(error).splitlines()[0]
        raise ResultsError(f"{path} is damaged, or holds no results: {first}") from error
