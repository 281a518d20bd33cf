"""A results file, asked in SQL: nothing is ever read as a whole, so a hundred thousand games fit."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from grosbill.sim.errors import ResultsError
from grosbill.sim.results import Run, read_run

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_COLUMNS = {
    "row",
    "game",
    "seat",
    "place",
    "turns",
    "decisions",
    "outcome",
    "winners",
    "bot",
    "sex",
    "race",
    "class",
}
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
    SELECT game, seat, place, bot, sex, race, class, dealt, levels, coalesce(won, false) AS won
    FROM results WHERE row = 'player' AND game NOT IN (SELECT game FROM failed);
CREATE TEMP VIEW fights AS
    SELECT * FROM results WHERE row = 'fight' AND game NOT IN (SELECT game FROM failed);
CREATE TEMP VIEW cards AS SELECT game, seat, card FROM results WHERE row = 'card';
"""


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
    import duckdb

    if not path.is_file():
        raise ResultsError(f"no results at {path}: write them with grosbill simulate --out FILE.parquet")
    with TemporaryDirectory() as spare:  # where a question too big for the memory may put its notes
        database = duckdb.connect(config={"autoinstall_known_extensions": False, "temp_directory": spare})
        try:
            yield _results(path, database)
        except duckdb.Error as error:
            first = str(error).splitlines()[0]
            raise ResultsError(f"{path} is damaged, or is no Parquet file: {first}") from error
        finally:
            database.close()


def _results(path: Path, database: DuckDBPyConnection) -> Results:
    run = read_run(path)
    database.read_parquet(str(path)).create_view("results")
    columns = {column for column, *_ in database.execute("DESCRIBE results").fetchall()}
    if missing := sorted(_COLUMNS - columns):
        raise ResultsError(f"{path} is damaged: it has no column {missing[0]!r}")
    database.execute(_VIEWS)
    return Results(run, database)
