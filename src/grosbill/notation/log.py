"""The moves of a game so far: a linked list whose copies share what they have in common.

Every so many moves a page is closed, and when the next one is, its moves are written down as text: once, for
all copies of the game, however often it is saved. A game that is copied near the end of a page and played on
by thousands of copies writes nothing thousands of times, for it is the page before that is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from grosbill.model.moves import PASS, Move

PAGE = 256
"""Moves on a page."""
SEAT = ord("0")

Log: TypeAlias = "tuple[Log, int, Move | str, int] | Page | None"
"""What went before, a seat, its move or how that is written, its place on the page; or a page; or nothing."""


class Page:
    """Moves in a row, and the page before."""

    __slots__ = ("before", "moves", "seats", "texts")

    def __init__(self, before: Page | None, moves: list[tuple[int, Move | str]] | None = None) -> None:
        """A page of moves that are not written down yet."""
        self.before = before
        self.moves = moves
        self.seats = b""  # who made each move, a letter each: `SEAT` for the first seat
        self.texts = ""  # the moves, one a line

    def write(self) -> None:
        """Write the moves down, if that is not done yet."""
        moves = self.moves
        if moves is not None:
            self.seats = bytes([SEAT + seat for seat, _ in moves])
            self.texts = "\n".join(["pass" if move is PASS else str(move) for _, move in moves])
            self.moves = None


def noted(log: Log, seat: int, move: Move | str) -> Log:
    """The moves with one more."""
    if type(log) is not tuple:
        return (log, seat, move, 1)
    if log[3] < PAGE:
        return (log, seat, move, log[3] + 1)
    page = _closed(log)
    if page.before is not None:
        page.before.write()
    return (page, seat, move, 1)


def _closed(log: Log) -> Page:
    """The moves since the last page, as a page."""
    moves = []
    while isinstance(log, tuple):
        log, seat, move, _ = log
        moves.append((seat, move))
    moves.reverse()
    return Page(log, moves)


def written(log: Log) -> tuple[bytes, str]:
    """Who made each move so far, and the moves, one a line."""
    page: Page | None = _closed(log) if isinstance(log, tuple) else log
    pages = []
    while page is not None:
        page.write()
        pages.append(page)
        page = page.before
    pages.reverse()
    return b"".join([page.seats for page in pages]), "\n".join([page.texts for page in pages])


def taken_up(seats: bytes, texts: str, players: int) -> Log:
    """The moves of a game of so many players that goes on, as `written` gave them."""
    lines = texts.count("\n") + 1 if seats or texts else 0
    if lines != len(seats):
        raise ValueError(f"{lines} moves are there, and {len(seats)} seats that made them")
    if seats.strip(bytes(range(SEAT, SEAT + players))):
        raise ValueError("a move was made by nobody who plays")
    if not seats:
        return None
    page = Page(None)
    page.seats, page.texts = seats, texts
    return page


def told(log: Log) -> Iterator[tuple[int, str]]:
    """The moves so far as a record has them."""
    seats, texts = written(log)
    if seats:
        yield from zip([digit - SEAT for digit in seats], texts.split("\n"), strict=True)
