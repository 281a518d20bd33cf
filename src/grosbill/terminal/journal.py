"""Games under way, kept as they are played: whatever ends the program, the game goes on where it was.

A journal is one file in the user's data folder. It begins with the game as it was sat down to; every move
that is made then adds a line. A line that breaks off was never made. Whoever plays holds a lock on the file,
so that nobody else goes on with a game while it is played.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from grosbill.model.errors import RecordError
from grosbill.model.moves import Move
from grosbill.model.outside import data_folder, read_file
from grosbill.notation.record import Record, read_record

TITLE = b"grosbill: a game under way\n"
MOST_BYTES = 1 << 26
"""The moves of a game take less than that, however long it lasts."""
MOST_KEPT = 8
"""So many unfinished games are kept; when one more is begun, the oldest goes."""
SUFFIX = ".moves"


class Begun(msgspec.Struct, frozen=True):
    """A game as it was sat down to: what was played, the file it is saved in, the folders of its packs."""

    record: msgspec.Raw
    file: str
    packs: tuple[str, ...]


class Kept(msgspec.Struct, frozen=True):
    """What a journal says: the record up to the last whole line, and how many bytes say so."""

    record: Record
    file: Path | None
    packs: tuple[Path, ...]
    sound: int


def folder() -> Path:
    """Where unfinished games are kept: in the user's data folder."""
    return data_folder() / "unfinished"


def is_journal(path: Path) -> bool:
    """Whether a file is a journal, by how it begins."""
    with path.open("rb") as stream:
        return stream.read(len(TITLE)) == TITLE


def read(path: Path) -> Kept:
    """What a journal says, up to a line that breaks off; one without a beginning is a `RecordError`."""
    lines = read_file(path, MOST_BYTES).split(b"\n")[:-1]
    if len(lines) < 2 or lines[0] + b"\n" != TITLE:
        raise RecordError(f"{path}: breaks off before the game begins")
    try:
        begun = msgspec.json.decode(lines[1], type=Begun)
        record = read_record(bytes(begun.record))
    except (msgspec.DecodeError, RecordError) as error:
        raise RecordError(f"{path}: {error}") from None
    moves, sound = list(record.moves), len(lines[0]) + len(lines[1]) + 2
    for line in lines[2:]:
        try:
            moves.append(_line.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError):  # the machine stopped, not only the program
            break
        sound += len(line) + 1
    if len(moves) > len(record.moves):
        record = msgspec.structs.replace(record, moves=tuple(moves), digest="")
    return Kept(record, Path(begun.file) if begun.file else None, tuple(map(Path, begun.packs)), sound)


_line = msgspec.json.Decoder(tuple[int, str])


class Journal:
    """The file that a game is kept in while it is played; every move is there before it is told."""

    def __init__(self, path: Path, stream: int) -> None:
        """Use `begin` or `take_up`."""
        self.path = path
        self._stream = stream
        self._unwritten = b""

    def gone_on(self) -> Kept:
        """What was kept so far, and is taken up where it is whole."""
        if not _lock(self._stream):
            raise RecordError(f"the game in {self.path} is being played elsewhere")
        kept = read(self.path)
        os.truncate(self._stream, kept.sound)
        return kept

    def note(self, seat: int, move: Move, *, lasting: bool) -> None:
        """A move was made."""
        self.write(msgspec.json.encode((seat, str(move))) + b"\n", lasting=lasting)

    def write(self, line: bytes, *, lasting: bool) -> None:
        """Write a line that survives the program and, if it is to be `lasting`, the machine.

        What could not be written, an `OSError`, is written with the next one.
        """
        self._unwritten += line
        while self._unwritten:
            self._unwritten = self._unwritten[os.write(self._stream, self._unwritten) :]
        if lasting:
            os.fsync(self._stream)

    def clear(self) -> None:
        """The game is over, or saved elsewhere."""
        discard(self.path)
        self.close()

    def close(self) -> None:
        """Nobody plays any more; the file stays."""
        os.close(self._stream)


def begin(record: Record, file: Path | None, packs: tuple[Path, ...]) -> Journal:
    """Keep a game from here on. Where that is not possible, an `OSError`."""
    place = folder()
    place.mkdir(parents=True, exist_ok=True)
    for old in unfinished()[MOST_KEPT - 1 :]:
        discard(old)
    begun = Begun(
        msgspec.Raw(msgspec.json.encode(record)),
        str(file.absolute()) if file else "",
        tuple(str(pack.absolute()) for pack in packs),
    )
    journal = Journal(*_created(place, record.edition))
    try:
        journal.write(TITLE + msgspec.json.encode(begun) + b"\n", lasting=True)
    except OSError:
        journal.clear()
        raise
    return journal


def _created(place: Path, edition: str) -> tuple[Path, int]:
    """A new file of a name that no other has, locked."""
    number = 1
    while True:
        path = place / f"{edition}-{number}{SUFFIX}"
        try:
            stream = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR | os.O_APPEND, 0o600)
        except FileExistsError:
            number += 1
            continue
        _lock(stream, wait=True)  # who looks for unfinished games may have it for a moment
        return path, stream


def take_up(path: Path) -> tuple[Journal, Kept]:
    """Go on with a game that was kept; one that is being played is a `RecordError`."""
    journal = Journal(path, os.open(path, os.O_RDWR | os.O_APPEND))
    try:
        return journal, journal.gone_on()
    except BaseException:
        journal.close()
        raise


def discard(path: Path) -> None:
    """Clear away a game that nobody goes on with."""
    path.unlink(missing_ok=True)


def unfinished() -> list[Path]:
    """The games that nobody plays and nobody has finished, the latest first."""
    found = []
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            stream = os.open(path, os.O_RDWR)
        except OSError:
            continue
        try:
            if _lock(stream):
                found.append((os.fstat(stream).st_mtime_ns, path))
        finally:
            os.close(stream)
    return [path for _, path in sorted(found, reverse=True)]


if sys.platform == "win32":

    def _lock(stream: int, *, wait: bool = False) -> bool:
        return True

else:
    import fcntl

    def _lock(stream: int, *, wait: bool = False) -> bool:
        """Lock a file until it is closed; whether nobody else has."""
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            return False
        return True
