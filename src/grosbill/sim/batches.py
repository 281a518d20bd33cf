"""Games in batches: what is given to a worker, and what it gives back.

A batch is small: progress is seen, and little is lost when one is. Its size says nothing about the games in
it, so that results are the same however they were cut up.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from itertools import groupby

import msgspec

from grosbill.sim.chronicle import Row
from grosbill.sim.games import Played, Request, play

SIZE = 10


class Batch(msgspec.Struct, frozen=True):
    """Some games in a row; `tell`: with the rows about their players, fights and cards."""

    request: Request
    first: int
    count: int
    tell: bool = False


class Finished(msgspec.Struct, frozen=True, array_like=True):
    """A batch that was played; `rows` as `results.packed` makes them."""

    first: int
    games: tuple[Played, ...]
    rows: bytes = b""

    @property
    def numbers(self) -> range:
        """The numbers of its games."""
        return range(self.first, self.first + len(self.games))


def cut(request: Request, games: int, done: Collection[int] = (), *, tell: bool = False) -> Iterator[Batch]:
    """The games that are not done yet, in batches."""
    left = [number for number in range(games) if number not in done]
    # Within a batch numbers grow as places do; a game already done makes a gap.
    for _, run in groupby(enumerate(left), lambda pair: (pair[1] // SIZE, pair[1] - pair[0])):
        numbers = [number for _, number in run]
        yield Batch(request, numbers[0], len(numbers), tell)


def play_batch(batch: Batch, breathe: Callable[[], None] = lambda: None) -> Finished:
    """Play a batch; `breathe` is called before each game, and may end it all."""
    rows: list[Row] | None = [] if batch.tell else None
    games = []
    for number in range(batch.first, batch.first + batch.count):
        breathe()
        games.append(play(batch.request, number, rows))
    if rows is None:
        return Finished(batch.first, tuple(games))
    from grosbill.sim.results import packed

    return Finished(batch.first, tuple(games), packed(rows))


def play_packed(batches: bytes) -> bytes:
    """Play batches that come from afar as bytes, and send them back as such."""
    asked = msgspec.msgpack.decode(batches, type=list[Batch])
    return msgspec.msgpack.encode([play_batch(batch) for batch in asked])
