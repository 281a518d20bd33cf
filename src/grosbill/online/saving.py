"""How a table stands, as bytes: a cache. A table comes back from it and the rows since, or from its log."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from grosbill.game import restore
from grosbill.model.errors import GrosbillError
from grosbill.model.events import Event, read_event
from grosbill.online.entries import Row, Setup
from grosbill.online.room import Room
from grosbill.online.seats import Chair
from grosbill.online.store import Snapshot
from grosbill.online.timing import Begun
from grosbill.rules import VERSION

OFTEN: Final = 100
"""After how many rows a table is remembered anew."""


class _Stands(msgspec.Struct, frozen=True):
    """What a room is after a row."""

    seq: int
    chairs: list[Chair]
    invite: str
    host: int
    started: bool
    dealt: tuple[tuple[str, ...], tuple[str, ...]]
    begun: Begun
    lately: list[tuple[Row, list[str]]]
    game: str


_decoder = msgspec.json.Decoder(_Stands)


def remembered(room: Room) -> Snapshot:
    """How a room stands after its last row."""
    people = room.people
    stands = _Stands(
        seq=room.seq,
        chairs=people.chairs,
        invite=people.invite,
        host=people.host,
        started=people.started,
        dealt=people.dealt,
        begun=room.timing.begun,
        lately=[(row, list(map(_written, events))) for row, events in room.lately],
        game=b64encode(room.game.snapshot()).decode() if room.game is not None else "",
    )
    return Snapshot(room.seq, VERSION, msgspec.json.encode(stands))


def _written(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def opened_again(
    setup: Setup, snapshot: Snapshot | None, rows: Callable[[int], Sequence[Row]], now: int
) -> Room:
    """A room from how it stood and the rows since, or from its whole log; `rows` reads those after one."""
    if snapshot is not None and snapshot.rules == VERSION:
        try:
            return _gone_on(setup, snapshot, rows(snapshot.seq), now)
        except (GrosbillError, msgspec.DecodeError, ValueError):
            pass  # damaged, or of another program: the log decides
    return Room(setup, rows(0), now)


def _gone_on(setup: Setup, snapshot: Snapshot, rows: Sequence[Row], now: int) -> Room:
    stands = _decoder.decode(snapshot.body)
    room = Room(setup)
    people = room.people
    people.chairs[:] = stands.chairs
    people.invite, people.host = stands.invite, stands.host
    people.started, people.dealt = stands.started, stands.dealt
    game = restore(b64decode(stands.game)) if stands.game else None
    lately: list[tuple[Row, list[Event]]] = [
        (row, list(map(read_event, told))) for row, told in stands.lately
    ]
    room.take_up(stands.seq, game, stands.begun, lately, rows, now)
    return room
