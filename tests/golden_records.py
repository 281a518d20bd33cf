"""The golden games as records: what tells a change of the rules from a change of the cards.

A record of the rules and cards of today that does not come out is of a game that now goes another way: the
rules have changed. Then raise `VERSION` in `src/grosbill/rules/__init__.py` and write the records anew, after
the golden games themselves:

    PYTHONPATH=src python tests/golden_records.py
"""

from __future__ import annotations

import re
from pathlib import Path

from grosbill import Record, RecordError, new_game, parse_move, replay
from grosbill.game import restarted
from grosbill.notation.record import read_record
from grosbill.rules import VERSION

GAMES = Path(__file__).parent / "golden"
RECORDS = Path(__file__).parent / "records"
ADVICE = "raise VERSION in src/grosbill/rules/__init__.py, then run: python tests/golden_records.py"

_HEADER = re.compile(r"# (\S+), (\d+) players, seed (\d+)")


def golden() -> list[Path]:
    """The golden games, by their files."""
    return sorted(GAMES.glob("*-players.txt"))


def file_of(game: Path) -> Path:
    """Where the record of a golden game is kept."""
    return RECORDS / f"{game.stem}.json"


def recorded(path: Path) -> Record:
    """The record of a golden game, played again from its text."""
    text = path.read_text("utf-8")
    header = _HEADER.match(text)
    assert header is not None, f"{path.name} does not begin with its set-up"
    game = new_game(header[1], players=int(header[2]), seed=int(header[3]))
    for line in text.splitlines():
        if line and not line.startswith(("#", " ")):
            who, _, said = line.partition(": ")
            seat = game.names.index(who)
            game.apply(seat, parse_move(game, seat, said))
    return game.record()


def changed(record: Record) -> str:
    """How a game of the rules and cards of today goes another way than it is told; "" if it does not."""
    if record.rules != VERSION or restarted(record).record().packs != record.packs:
        return ""
    try:
        replay(record)
    except RecordError as error:
        return str(error)
    return ""


def write_anew() -> None:
    """Write all records anew, unless the rules have changed and their version has not."""
    kept = [file_of(path) for path in golden() if file_of(path).exists()]
    for path in kept:
        told = changed(read_record(path.read_bytes()))
        if told:
            raise SystemExit(f"{path.name}: {told}\n{ADVICE}")
    for path in golden():
        file_of(path).write_text(recorded(path).to_json(), "utf-8")


if __name__ == "__main__":
    write_anew()
