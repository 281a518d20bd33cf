"""How a table stands, as bytes: a cache. A table comes back from it and the rows since, or from its log."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from grosbill.bots import Regards
from grosbill.game import restore
from grosbill.model.errors import GrosbillError
from grosbill.model.events import Event, read_event
from grosbill.online.entries import Row, Setup, Watch
from grosbill.online.offered import StuckError
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
    next: str = ""
    closed: bool = False
    watch: Watch | None = None
    turned_away: int = 0
    digest: str = ""  # of the game, by which it is known under other rules too
    regards: Regards | None = None
    commands: dict[str, tuple[int, int]] = {}


_DOES_NOT_FIT: Final = (GrosbillError, msgspec.DecodeError, LookupError, TypeError, ValueError)
"""What a log of other rules, or of another program, may lead to."""
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
        next=people.next,
        closed=people.closed,
        watch=people.watch,
        turned_away=people.turned_away,
        lately=[(row, list(map(_written, events))) for row, events in room.lately],
        game=b64encode(room.game.snapshot()).decode() if room.game is not None else "",
        digest=_digest(room),
        regards=room.regards,
        commands=room.answers.rows,
    )
    return Snapshot(room.seq, VERSION, msgspec.json.encode(stands))


def _written(event: Event) -> str:
    return msgspec.json.encode(event).decode()


def _digest(room: Room) -> str:
    return room.game.digest() if room.game is not None else ""


def opened_again(
    setup: Setup,
    snapshot: Snapshot | None,
    rows: Callable[[int], Sequence[Row]],
    now: int,
    packs: Sequence[Path] = (),
) -> Room:
    """A room from how it stood and the rows since, or from its whole log; `rows` reads those after one.

    What was played with other rules or cards is played again from the log, and goes on if it stands then as
    it stood when it was remembered; else it is a `StuckError`, and so is whatever cannot be read.
    """
    try:
        stands = _decoder.decode(snapshot.body) if snapshot is not None else None
    except msgspec.DecodeError:
        stands = None  # damaged, or of another program: the log decides
    if snapshot is not None and stands is not None and snapshot.rules == VERSION:
        with suppress(GrosbillError, ValueError):
            return _gone_on(setup, stands, rows(stands.seq), now, packs)
    try:
        return _played_again(setup, stands, rows(0), now, packs)
    except _DOES_NOT_FIT:
        raise StuckError.otherwise() from None


def as_far_as_it_fits(setup: Setup, rows: Sequence[Row], packs: Sequence[Path] = ()) -> Room:
    """A room whose log no longer fits: the game up to there, and the people as they sit at the end.

    To be looked at, never to go on with.
    """
    room, fits = Room(setup, (), 0, packs), 0
    try:
        room.mix()
        for row in rows:
            if row.seq != fits + 1:
                break
            room.play_again(row)
            fits = row.seq
    except _DOES_NOT_FIT:
        room.seq = fits
    for row in rows[fits:]:
        with suppress(*_DOES_NOT_FIT):
            room.people.note(row.entry, row.at)
    return room


def _played_again(
    setup: Setup, stands: _Stands | None, rows: Sequence[Row], now: int, packs: Sequence[Path]
) -> Room:
    known = stands.seq if stands is not None else len(rows)
    room = Room(setup, rows[:known], now, packs)
    if stands is not None and stands.digest and _digest(room) != stands.digest:
        raise StuckError.otherwise()
    if rows[known:]:
        room.take_up(room.seq, room.game, room.timing.begun, (), rows[known:], now)
    return room


def _gone_on(setup: Setup, stands: _Stands, rows: Sequence[Row], now: int, packs: Sequence[Path]) -> Room:
    room = Room(setup, (), now, packs)
    people = room.people
    people.chairs[:] = stands.chairs
    people.invite, people.host = stands.invite, stands.host
    people.started, people.dealt, people.next = stands.started, stands.dealt, stands.next
    people.closed = stands.closed
    people.watch, people.turned_away = stands.watch or people.watch, stands.turned_away
    game = restore(b64decode(stands.game), packs=packs) if stands.game else None
    lately: list[tuple[Row, list[Event]]] = [
        (row, list(map(read_event, told))) for row, told in stands.lately
    ]
    room.regards = stands.regards or room.regards
    room.answers.rows = stands.commands
    room.take_up(stands.seq, game, stands.begun, lately, rows, now)
    return room
