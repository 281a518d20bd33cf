"""The golden games as records: what tells a change of the rules from a change of the cards.

A record of the rules and cards of today that does not come out is of a game that now goes another way: the
rules have changed. Then `VERSION` in `src/grosbill/rules/__init__.py` has to be raised, and `make golden`
writes no record before it is.
"""

from __future__ import annotations

from pathlib import Path

from golden_games import HEADER, HOME, moves_of
from grosbill import Record, RecordError, new_game, parse_move, replay
from grosbill.game import restarted
from grosbill.notation.record import read_record
from grosbill.rules import VERSION

RECORDS = Path(__file__).parent / "records"
ADVICE = "raise VERSION in src/grosbill/rules/__init__.py, then run `make golden`"


def golden() -> list[Path]:
    """The golden games, by their files."""
    return sorted(HOME.glob("*-players.txt"))


def file_of(game: Path) -> Path:
    """Where the record of a golden game is kept."""
    return RECORDS / f"{game.stem}.json"


def recorded(path: Path) -> Record:
    """The record of a golden game, played again from its text."""
    text = path.read_text("utf-8")
    header = HEADER.match(text)
    assert header is not None, f"{path.name} does not begin with its set-up"
    game = new_game(header["edition"], players=int(header["players"]), seed=int(header["seed"]))
    for who, said in moves_of(text):
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


def written_anew(path: Path, before: str) -> str:
    """The record of a golden game, unless the rules have changed since and their version has not."""
    told = changed(read_record(before)) if before else ""
    if told:
        raise SystemExit(f"{file_of(path).name}: {told}\n{ADVICE}")
    return recorded(path).to_json()
