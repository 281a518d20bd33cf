"""What goes into a room and what comes out of it: plain records, so that anything can drive a table."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from grosbill.game import Game
from grosbill.model.moves import Move
from grosbill.online import entries as en
from grosbill.online import frames as fr

# --- what comes in ------------------------------------------------------------------------------------------


class Asked(msgspec.Struct, frozen=True):
    """A command: a frame of a person's page, or what somebody at the door wants to have written down."""

    cmd: str
    seat: int
    what: fr.Move | fr.Why | fr.Say | fr.Set | fr.More | fr.Hint | en.AnyEntry
    viewer: int = -1
    by: en.By = "person"
    moment: int = -1  # for what bots and clocks do: the moment it was meant for
    lang: str = "en"  # of somebody at the door, who has no page yet


class Connected(msgspec.Struct, frozen=True):
    """A page is there: for a seat, or to watch (None)."""

    viewer: int
    seat: int | None
    lang: str


class Measured(msgspec.Struct, frozen=True):
    """How many milliseconds a round trip to a page takes."""

    viewer: int
    trip: int


class Spoke(msgspec.Struct, frozen=True):
    """A page wants another language."""

    viewer: int
    lang: str


class Disconnected(msgspec.Struct, frozen=True):
    """A page is gone."""

    viewer: int


class Thought(msgspec.Struct, frozen=True):
    """What a bot would do."""

    seat: int
    moment: int
    move: str


class Considered(msgspec.Struct, frozen=True):
    """What there is to say to a seat's question; no text: whoever thought about it is gone."""

    seat: int
    cmd: str
    move: str = ""
    text: str | None = None


class Committed(msgspec.Struct, frozen=True):
    """The row that was appended is kept."""

    seq: int


class Overtaken(msgspec.Struct, frozen=True):
    """Somebody else wrote these rows first; what was appended is not kept, unless it is among them."""

    rows: tuple[en.Row, ...]


class WrittenElsewhere(msgspec.Struct, frozen=True):
    """Another program wrote these rows while nothing was appended here."""

    rows: tuple[en.Row, ...]


class Withdrawn(msgspec.Struct, frozen=True):
    """Whoever wanted something written down at the door was told that it cannot be: it is not to be."""

    cmd: str


class Woken(msgspec.Struct, frozen=True):
    """The time a room asked to be woken at has come."""


Input: TypeAlias = (
    Asked
    | Connected
    | Measured
    | Spoke
    | Disconnected
    | Thought
    | Considered
    | Committed
    | Overtaken
    | WrittenElsewhere
    | Withdrawn
    | Woken
)


# --- what goes out ------------------------------------------------------------------------------------------


class Append(msgspec.Struct, frozen=True):
    """Write this row, if it is the next."""

    row: en.Row


class Send(msgspec.Struct, frozen=True):
    """Send this frame to a page."""

    viewer: int
    frame: fr.ServerFrame


class Answered(msgspec.Struct, frozen=True):
    """What became of a command that no page sent."""

    cmd: str
    answer: fr.Done | fr.Refused | fr.Error


class Close(msgspec.Struct, frozen=True):
    """Close the socket of a page."""

    viewer: int
    code: int


class Think(msgspec.Struct, frozen=True):
    """Let a bot think; `Thought` is its answer.

    `game`: a snapshot, for one that looks ahead; `regard`: what its seat thinks of each seat.
    """

    seat: int
    bot: str
    moment: int
    view: dict[str, Any]
    moves: tuple[Move, ...]
    game: bytes = b""
    regard: tuple[float, ...] = ()


class Advise(msgspec.Struct, frozen=True):
    """Somebody asks what a bot would do in their place; `Considered` is the answer."""

    cmd: str
    seat: int
    bot: str
    game: Game
    lang: str


class Foresee(msgspec.Struct, frozen=True):
    """Somebody asks what a legal move would lead to; `Considered` is the answer."""

    cmd: str
    seat: int
    move: str
    game: Game
    lang: str


class Explain(msgspec.Struct, frozen=True):
    """Somebody asks why a bot made its last choice; `Considered` is the answer."""

    cmd: str
    seat: int
    other: int
    bot: str
    game: Game
    lang: str


Question: TypeAlias = Advise | Foresee | Explain


class WakeAt(msgspec.Struct, frozen=True):
    """Wake the room at this time, and forget earlier wishes; None: nothing is due."""

    at: int | None


Output: TypeAlias = Append | Send | Answered | Close | Think | Advise | Foresee | Explain | WakeAt
