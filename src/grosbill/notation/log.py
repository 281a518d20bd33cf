"""The moves of a game so far: a linked list whose copies share what they have in common.

Every so many moves a page is closed, and when the next one is, its moves are written down as text: once, for
all copies of the game, however often it is saved. A game that is copied near the end of a page and played on
by thousands of copies writes nothing thousands of times, for it is the page before that is written.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeAlias

from grosbill.model.moves import Move

PAGE = 256
"""Moves on a page, or a few more."""
SEAT = ord("0")

Made: TypeAlias = "tuple[int, Move | str]"
"""A seat, and its move or how that is written."""
Log: TypeAlias = "tuple[Log, Sequence[Made], int] | Page | None"
"""What went before, moves, and how many are on the page with them; or a page; or nothing."""


class Page:
    """Moves in a row, and the page before."""

    __slots__ = ("before", "moves", "seats", "texts")

    def __init__(self, before: Page | None, moves: list[Made] | None = None) -> None:
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
            self.texts = "\n".join([_text(move) for _, move in moves])
            self.moves = None


@lru_cache(maxsize=4096)
def _text(move: Move | str) -> str:
    """How a move is written; many games make the same ones."""
    return str(move)


def noted(log: Log, made: Sequence[Made]) -> Log:
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
    return Page(log, [each for part in reversed(parts) for each in part])


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
