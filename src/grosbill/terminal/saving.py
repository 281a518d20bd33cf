"""Saved games: records in files, never lost and never written over another game."""

from __future__ import annotations

import tempfile
from pathlib import Path

from grosbill.model.errors import RecordError
from grosbill.model.outside import read_file
from grosbill.notation.record import Record, read_record
from grosbill.terminal import journal


def read(path: Path) -> Record:
    """The record in a file; one that cannot be read is a `RecordError` that names the file."""
    try:
        text = read_file(path, journal.MOST_BYTES)
        if journal.is_journal(path):
            return journal.read(path).record
    except OSError as error:
        raise RecordError.said(
            "cannot-read", path=(str(path),), why=(error.strerror or str(error),)
        ) from None
    try:
        return read_record(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def save(record: Record, path: Path) -> None:
    """Write the record of a game. The file is whole at any moment: the old one until the new one is there."""
    text = record.to_json()
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a folder")
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(text, "utf-8")
        new.replace(path)
    finally:
        new.unlink(missing_ok=True)


def rescue(record: Record, path: Path | None) -> Path:
    """Save to the given file, or beside the user under a free name, or where there is room at all."""
    if path is not None:
        try:
            save(record, path)
        except OSError:
            pass
        else:
            return path
    for folder in (Path(), Path("~")):
        try:
            free = free_name(record, folder.expanduser())
            save(record, free)
        except (OSError, RuntimeError):  # there may be no home
            continue
        return free
    last = free_name(record, Path(tempfile.mkdtemp(prefix="grosbill-")))
    save(record, last)
    return last


def free_name(record: Record, folder: Path) -> Path:
    """A name for a saved game that no file has yet."""
    stem = f"grosbill-{record.edition}-{record.seed}"
    number = 1
    while True:
        path = folder / (f"{stem}.json" if number == 1 else f"{stem}-{number}.json")
        if not path.exists():
            return path
        number += 1
