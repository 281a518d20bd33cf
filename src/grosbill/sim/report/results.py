"""A results file, asked in SQL: nothing is ever read as a whole, so a hundred thousand games fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import msgspec

from grosbill.model.errors import GrosbillError

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

FORMAT = 1
_KEY = "grosbill"
_COLUMNS = {"row", "game", "seat", "turns", "decisions", "outcome", "winners", "bot", "sex", "race", "class"}
_COLUMNS |= {
    "level",
    "won",
    "dealt",
    "levels",
    "behind",
    "helper",
    "asked",
    "share",
    "items",
    "against",
    "card",
}
# A game that failed stopped in the middle for no reason of the game's: it is counted, and nothing else.
_VIEWS = """
CREATE TEMP TABLE failed AS SELECT game FROM results WHERE row = 'game' AND outcome = 'error';
CREATE TEMP VIEW games AS SELECT * FROM results WHERE row = 'game' AND outcome != 'error';
CREATE TEMP VIEW players AS
    SELECT game, seat, bot, sex, race, class, dealt, levels, coalesce(won, false) AS won
    FROM results WHERE row = 'player' AND game NOT IN (SELECT game FROM failed);
CREATE TEMP VIEW fights AS
    SELECT * FROM results WHERE row = 'fight' AND game NOT IN (SELECT game FROM failed);
CREATE TEMP VIEW cards AS SELECT game, seat, card FROM results WHERE row = 'card';
"""


class ReportError(GrosbillError):
    """Results that cannot be read, or a report that cannot be written."""


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What was played, as the simulation noted it in the file."""

    format: int
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


class Results:
    """The rows of one file, through the views `games`, `players`, `fights` and `cards`."""

    def __init__(self, run: Run, database: DuckDBPyConnection) -> None:
        self.run = run
        self._database = database

    def ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """The answer to a question in SQL."""
        return self._database.execute(question, values).fetchall()

    def one(self, question: str, *values: object) -> tuple[Any, ...]:
        """The only row of an answer."""
        return self.ask(question, *values)[0]


@contextmanager
def open_results(path: Path) -> Iterator[Results]:
    """The results in a file, while the block lasts; what turns out to be damaged in there is told as such."""
    try:
        import duckdb
    except ImportError as error:
        raise ReportError("a report needs duckdb and matplotlib: pip install 'grosbill[sim]'") from error
    if not path.is_file():
        raise ReportError(f"no results at {path}: write them with grosbill simulate --out FILE.parquet")
    with TemporaryDirectory() as spare:  # where a question too big for the memory may put its notes
        database = duckdb.connect(config={"autoinstall_known_extensions": False, "temp_directory": spare})
        try:
            yield _results(path, database)
        except duckdb.Error as error:
            first = str(error).splitlines()[0]
            raise ReportError(f"{path} is damaged, or is no Parquet file: {first}") from error
        finally:
            database.close()


def _results(path: Path, database: DuckDBPyConnection) -> Results:
    name = str(path)
    notes = database.execute(
        "SELECT decode(value) FROM parquet_kv_metadata(?) WHERE decode(key) = ?", (name, _KEY)
    ).fetchall()
    if not notes:
        raise ReportError(f"{path} is a Parquet file, but not one that grosbill simulate wrote")
    run = _read_run(path, notes[0][0])
    database.read_parquet(name).create_view("results")
    columns = {column for column, *_ in database.execute("DESCRIBE results").fetchall()}
    if missing := sorted(_COLUMNS - columns):
        raise ReportError(f"{path} is damaged: it has no column {missing[0]!r}")
    database.execute(_VIEWS)
    return Results(run, database)


def _read_run(path: Path, note: str) -> Run:
    try:
        found = msgspec.json.decode(note, type=dict[str, object]).get("format")
        if found != FORMAT:
            raise ReportError(f"{path} has format {found}; this program reads format {FORMAT}")
        return msgspec.json.decode(note, type=Run)
    except msgspec.DecodeError as error:
        raise ReportError(f"{path} is damaged: what it says about its games is wrong: {error}") from error
