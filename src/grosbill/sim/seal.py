"""The checksum of a results file, in its own footer: whichever byte has changed, it is noticed."""

from __future__ import annotations

from hashlib import blake2b
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import BinaryIO

from grosbill.sim.errors import ResultsError

KEY = b"grosbill checksum"
BLANK = b"0" * 32
"""What stands under the key in the file's metadata until it is sealed."""

# How Parquet writes the key and, before the text under it, its length.
_MARK = KEY + b"\x18" + bytes([len(BLANK)])


def seal(file: BinaryIO) -> None:
    """Put the checksum of everything else in place of the blank one."""
    file.flush()
    with mmap(file.fileno(), 0) as content:
        at = content.rfind(_MARK) + len(_MARK)
        content[at : at + len(BLANK)] = _checksum(content, at)
        content.flush()


def check_seal(path: Path) -> bool:
    """Whether a file has a checksum; one that does not fit raises `ResultsError`."""
    with path.open("rb") as file:
        if not file.read(1):
            return False
        with mmap(file.fileno(), 0, access=ACCESS_READ) as content:
            at = content.rfind(_MARK) + len(_MARK)
            if at < len(_MARK):
                return False
            if content[at : at + len(BLANK)] != _checksum(content, at):
                raise ResultsError(
                    f"{path} is damaged: its checksum does not fit; remove it, and simulate the games again"
                )
    return True


def _checksum(content: mmap, at: int) -> bytes:
    with memoryview(content) as whole, whole[:at] as before, whole[at + len(BLANK) :] as after:
        found = blake2b(before, digest_size=len(BLANK) // 2)
        found.update(after)
        return found.hexdigest().encode()
