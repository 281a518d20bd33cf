"""Snapshots: a paused game as bytes, to go on with at once and without playing it again.

Five parts, a line each but the last: what this is, with its format and a checksum of the rest; the set-up, as
in a record; the state; who made each move; the moves, a line each. The moves are for the record and are not
looked at: the state is what the game goes on from.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from grosbill.model.errors import RecordError
from grosbill.model.places import places, strangers
from grosbill.model.plain import state_json
from grosbill.model.records import fields, form, revived
from grosbill.model.state import State
from grosbill.notation.log import Log, taken_up, written
from grosbill.notation.record import Record
from grosbill.rules.reading.character import refresh, refresh_hand
from grosbill.rules.table import Table

FORMAT = 1
MOST_BYTES = 1 << 26
"""A snapshot of a million moves is smaller."""

_TITLE = b"grosbill snapshot "

_setup_from = msgspec.json.Decoder(Record)
_state_from = msgspec.json.Decoder(form(State))


class Paused(msgspec.Struct, frozen=True):
    """What a snapshot holds."""

    setup: Record
    state: State
    log: Log


def write_snapshot(setup: Record, state: State, log: Log) -> bytes:
    """A paused game as bytes."""
    rest = b"\n".join([msgspec.json.encode(setup), state_json(state), *written(log)])
    return b"%s%d %s\n%s" % (_TITLE, FORMAT, _checksum(rest), rest)


def _checksum(rest: bytes) -> bytes:
    return blake2b(rest, digest_size=16).hexdigest().encode()


def read_snapshot(data: bytes) -> Paused:
    """What a snapshot holds, strictly decoded. Whatever is no snapshot raises `RecordError`."""
    if not isinstance(data, bytes):
        raise RecordError(f"a snapshot is bytes, got {type(data).__name__}")
    if len(data) > MOST_BYTES:
        raise RecordError(f"not a snapshot of a game: {len(data)} bytes are more than any has")
    head, _, rest = data.partition(b"\n")
    title, _, label = head[:100].partition(_TITLE)
    number, _, checksum = label.partition(b" ")
    if title or not number.isdigit():
        raise RecordError("not a snapshot of a game: it does not begin like one")
    if number != b"%d" % FORMAT:
        raise RecordError(
            f"snapshot of format {number.decode()[:9]}; this program reads format {FORMAT}: replay the record"
        )
    if checksum != _checksum(rest):
        raise RecordError("the snapshot is damaged: its checksum does not fit")
    try:
        first, second, seats, lines = rest.split(b"\n", 3)
        setup = _setup_from.decode(first)
        return Paused(setup, revived(_state_from.decode(second)), taken_up(seats, lines, len(setup.names)))
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not a snapshot of a game: {error}") from None


def go_on(table: Table, paused: Paused) -> None:
    """Put a table that is set and not dealt into the state of a snapshot."""
    state, seats = paused.state, len(table.seats)
    if len(state.seats) != seats:
        raise RecordError(f"the snapshot has {len(state.seats)} seats, and {seats} players")
    if any(player.sex not in table.mix.sexes for player in state.seats):
        raise RecordError(f"the snapshot has a sex that is none of {', '.join(table.mix.sexes)}")
    stranger = next(strangers(state, table.mix.size), None)
    if stranger is not None or state.active < 0:
        raise RecordError(f"the snapshot names what is not there: {stranger or 'nobody is active'}")
    if sorted(card for card, _ in places(state)) != list(range(table.mix.size)):
        raise RecordError("the snapshot does not have every card of the game in one place")
    for name in fields(State):
        setattr(table, name, getattr(state, name))
    for seat, player in enumerate(table.seats):
        refresh(table, seat)
        refresh_hand(table, player)
