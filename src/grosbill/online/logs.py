"""The server's own log: one line of JSON for each thing that whoever runs it wants to know.

A line never holds what people at a table play, say or are called, nor what lets them in. Of a mistake of the
program it tells the kind and the place in the code, not the message, which may quote any of that; of one of
the database also what the database calls it.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Final

import msgspec

_log: Final = logging.getLogger("grosbill.online")
_PLACES: Final = 12
"""So many places in the code are told of a mistake, the last ones."""


def note(event: str, **about: str | int) -> None:
    """Something happened."""
    _log.info(event, extra={"about": about})


def mistake(error: BaseException, **about: str | int) -> str:
    """The program made a mistake; the reference by which its line is found."""
    reference = token_hex(4)
    _log.error("error", extra={"about": {"reference": reference, **about}}, exc_info=error)
    return reference


class Lines(logging.Formatter):
    """Writes every record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        when = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {
            "at": when,
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
        }
        if record.name != _log.name:
            line |= {"event": "server", "what": record.getMessage().strip()}
        line |= getattr(record, "about", {})
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["error"] = type(error).__name__
            line["where"] = _where(error)
            if cause := _cause(error):
                line["cause"] = cause
        return msgspec.json.encode(line).decode()


def _where(error: BaseException) -> list[str]:
    """The places in the code that a mistake went through, without what was on its way there."""
    frames = traceback.extract_tb(error.__traceback__)[-_PLACES:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


def _cause(error: BaseException) -> str:
    """What a database calls what is wrong with it (`SQLITE_FULL`, `AdminShutdown`); "" for all else."""
    orig = getattr(error.__cause__ or error, "orig", None)
    return "" if orig is None else str(getattr(orig, "sqlite_errorname", type(orig).__name__))


def write_lines(stream: logging.Handler, *, all_of_them: bool) -> None:
    """Begin to write; without `all_of_them` only what went wrong."""
    stream.setFormatter(Lines())
    for name, level in ((_log.name, logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [stream]
        logger.propagate = False
        logger.setLevel(level if all_of_them else logging.WARNING)
