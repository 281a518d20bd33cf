"""The moves of a game so far: a linked list whose copies share what they have in common.

Every so many moves a page is closed, and when the next one is, its moves are written down: once, for all
copies of the game, however often it is saved. A game that is copied near the end of a page and played on by
thousands of copies writes nothing thousands of times, for it is the page before that is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Any, TypeAlias

import msgspec

from grosbill.model.errors import RecordError
from grosbill.model.moves import Move

PAGE = 256
"""Moves on a page, or a few more."""
SEAT = ord("0")
_LETTERS = bytes([(SEAT + seat) % 256 for seat in range(256)])

Made: TypeAlias = tuple[int, Move]
"""A seat, and its move."""
Log: TypeAlias = "tuple[Any, list[Made], int] | Page | None"
"""What went before, moves, and how many are on the page with them; or a page; or nothing.

What went before is a `Log` too, but what is compiled may not know a type that speaks of itself."""

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Move)


class Page:
    """Moves in a row, and the page before."""

    __slots__ = ("before", "lines", "moves", "seats")

    def __init__(self, before: Page | None, moves: list[Made] | None = None) -> None:
        """A page of moves that are not written down yet."""
        self.before = before
        self.moves = moves
        self.seats = b""  # who made each move, a letter each: `SEAT` for the first seat
        self.lines = b""  # the moves, a line of JSON each

    def write(self) -> None:
        """Write the moves down, if that is not done yet."""
        moves = self.moves
        if moves is not None:
            self.seats = bytes([seat for seat, _ in moves]).translate(_LETTERS)
            self.lines = encoded([move for _, move in moves])
            self.moves = None


def encoded(moves: list[Move]) -> bytes:
    """Moves written down: quicker than in notation, which is for people."""
    return _encoder.encode_lines(moves)


def noted(log: Log, made: list[Made]) -> Log:
    """The moves with some more, which nobody changes any more."""
    if type(log) is not tuple:
        return (log, made, len(made))
    if log[2] < PAGE:
        return (log, made, log[2] + len(made))
    page = _closed(log)
    if page.before is not None:
        page.before.write()
    return (page, made, len(made))


def _closed(log: Log) -> Page:
    """The moves since the last page, as a page."""
    parts = []
    while isinstance(log, tuple):
        parts.append(log[1])
        log = log[0]
    return Page(log, parts[0] if len(parts) == 1 else [*chain.from_iterable(reversed(parts))])


def written(log: Log) -> tuple[bytes, bytes]:
    """Who made each move so far, and the moves, a line each."""
    page: Page | None = _closed(log) if isinstance(log, tuple) else log
    pages = []
    while page is not None:
        page.write()
        pages.append(page)
        page = page.before
    pages.reverse()
    return b"".join([page.seats for page in pages]), b"".join([page.lines for page in pages])


def taken_up(seats: bytes, lines: bytes, players: int) -> Log:
    """The moves of a game of so many players that goes on, as `written` gave them."""
    count = lines.count(b"\n")
    if count != len(seats) or (lines and not lines.endswith(b"\n")):
        raise ValueError(f"{count} moves are there, and {len(seats)} seats that made them")
    if seats.strip(bytes(range(SEAT, SEAT + players))):
        raise ValueError("a move was made by nobody who plays")
    if not seats:
        return None
    page = Page(None)
    page.seats, page.lines = seats, lines
    return page


def in_notation(log: Log) -> Iterator[tuple[int, str]]:
    """The moves so far as a record has them, in notation."""
    seats, lines = written(log)
    try:
        moves = _decoder.decode_lines(lines)
    except msgspec.DecodeError as error:
        raise RecordError(
            f"the snapshot this game was restored from has a move that is none: {error}"
        ) from None
    yield from zip([digit - SEAT for digit in seats], map(str, moves), strict=True)
