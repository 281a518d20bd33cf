"""Finished batches on disk: a folder in which each is a file that is whole or is not there.

A part is written under another name and then renamed, and carries a checksum: whatever stops the program,
what was finished is kept, and what was damaged is known.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

import msgspec

from grosbill.sim.batches import Finished

_MAGIC = b"grosbill part 1\n"
_CHECK = 16
_SUFFIX = ".part"
_RUN = "run.json"


class DamagedPartError(Exception):
    """A part that is not what was written."""


class Parts:
    """The parts of one run. What the run is stands in a file beside them."""

    def __init__(self, folder: Path) -> None:
        """Look at a folder, which may not be there yet."""
        self.folder = folder

    def open(self, run: bytes = b"") -> None:
        """Make the folder if there is none, and write down what is played."""
        fresh = not self.folder.exists()
        self.folder.mkdir(parents=True, exist_ok=True)
        try:
            _write(self.folder / _RUN, run)
        except OSError:
            if fresh:
                self.folder.rmdir()
            raise

    def run(self) -> bytes:
        """What is played, as it was written down."""
        return (self.folder / _RUN).read_bytes()

    def save(self, finished: Finished) -> None:
        """Keep a batch."""
        content = msgspec.msgpack.encode(finished)
        check = blake2b(content, digest_size=_CHECK).digest()
        _write(self.folder / f"{finished.first:09}{_SUFFIX}", _MAGIC + check + content)

    def files(self) -> list[Path]:
        """The files of all parts, by the number of their first game."""
        return sorted(self.folder.glob(f"*{_SUFFIX}"))

    def whole(self, damaged: Callable[[Path], None]) -> Iterator[Finished]:
        """All parts that are whole; the others are told and taken away."""
        for path in self.files():
            try:
                yield read_part(path)
            except DamagedPartError:
                damaged(path)
                path.unlink()

    def remove(self) -> None:
        """Take everything away."""
        shutil.rmtree(self.folder, ignore_errors=True)


def read_part(path: Path) -> Finished:
    """The batch in a file."""
    content = path.read_bytes()
    start = len(_MAGIC) + _CHECK
    check = blake2b(content[start:], digest_size=_CHECK).digest()
    if content[:start] != _MAGIC + check:
        raise DamagedPartError(path)
    return msgspec.msgpack.decode(content[start:], type=Finished)


def _write(path: Path, content: bytes) -> None:
    """Write a file that is either whole or not there, and leave nothing behind if that fails."""
    spare = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        spare.write_bytes(content)
        spare.replace(path)
    except OSError:
        spare.unlink(missing_ok=True)
        raise
