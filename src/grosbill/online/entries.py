"""The log of a table: whatever happens at it is a row, and a table is its set-up and its rows, nothing else.

A row is kept before it is applied, and applied before anybody hears of it. Entries are what rows say: a move
of the game, and everything that is not one. They hold no secret: of tokens and invitations only hashes.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from grosbill.words.pauses import Mode

NOBODY: Final = -1
DOOR: Final = "door-"
"""How the commands of those begin who stand at the door: by one of them everybody has sat down."""

Ask: TypeAlias = Mode
"""How often a person is asked."""
By: TypeAlias = Literal["person", "auto", "clock", "bot"]
"""Who made a move for a seat: its person, what the person lets pass, the clock, or a bot."""
Why: TypeAlias = Literal["gone", "clock", "left"]
"""Why a bot plays for a person: they are not there, ran out of time, or left."""


Watch: TypeAlias = Literal["anyone", "invited", "nobody"]
"""Who may watch a table."""
WATCH: Final[tuple[Watch, ...]] = ("anyone", "invited", "nobody")
"""From the widest to the narrowest."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="k", tag=str.lower):
    """What a row says."""


class Sat(Entry, frozen=True):
    """A person took a seat. `token` is the hash of the secret that opens it."""

    seat: int
    name: str
    sex: str
    token: str


class Renamed(Entry, frozen=True):
    """A person is called something else, before the start."""

    seat: int
    was: str
    name: str


class Left(Entry, frozen=True):
    """A person gave the seat up: before the start it is free again, later a bot plays on."""

    seat: int


class Removed(Entry, frozen=True):
    """The host took a person's seat away; not `for_good`, in older logs, whoever had it could come back."""

    seat: int
    for_good: bool = False


class Filled(Entry, frozen=True):
    """The host put a bot into a free seat; "" makes it free again."""

    seat: int
    bot: str


class HandedOn(Entry, frozen=True):
    """Somebody else is host now."""

    seat: int


class Invited(Entry, frozen=True):
    """The invitation was renewed: `invite` is the hash of the new one."""

    invite: str


class Started(Entry, frozen=True):
    """The game began."""


class Moved(Entry, frozen=True):
    """A move of the game, in notation."""

    seat: int
    move: str
    by: By = "person"


class Watched(Entry, frozen=True):
    """The host, in this seat, says who may watch; if that is fewer, whoever watched is turned away."""

    seat: int
    watch: Watch


class Said(Entry, frozen=True):
    """Somebody said something."""

    seat: int
    text: str


class Preferred(Entry, frozen=True):
    """A person wants to be asked more or less often."""

    seat: int
    ask: Ask


class MoreTime(Entry, frozen=True):
    """A person asked for more time in this window."""

    seat: int


class StoodIn(Entry, frozen=True):
    """A bot plays for a person until they come back."""

    seat: int
    why: Why


class TookBack(Entry, frozen=True):
    """A person plays their own seat again."""

    seat: int


class Gone(Entry, frozen=True):
    """Nobody is connected to a seat any more."""

    seat: int


class Came(Entry, frozen=True):
    """Somebody is connected to a seat again."""

    seat: int


class Followed(Entry, frozen=True):
    """The same people play again at another table; `seat` asked for it first."""

    seat: int
    table: str


class Closed(Entry, frozen=True):
    """The host, in this seat, closed the table for all: a game that was on ends without a winner."""

    seat: int


AnyEntry: TypeAlias = (
    Sat
    | Renamed
    | Left
    | Removed
    | Filled
    | HandedOn
    | Invited
    | Started
    | Moved
    | Watched
    | Said
    | Preferred
    | MoreTime
    | StoodIn
    | TookBack
    | Gone
    | Came
    | Followed
    | Closed
)


class Row(msgspec.Struct, frozen=True):
    """One line of the log. `cmd` is made by whoever wants it: the same one twice is one row."""

    seq: int
    cmd: str
    at: int  # milliseconds
    entry: AnyEntry


_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """An entry as JSON."""
    return msgspec.json.encode(entry)


def read_entry(body: bytes) -> AnyEntry:
    """An entry from JSON."""
    return _decoder.decode(body)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was set up with. `seed` and `salt` are secret until the game is over, `key` for ever."""

    id: str
    edition: str
    seats: tuple[str, ...]  # the bot that sits there from the beginning; "" for a person
    sexes: tuple[str, ...]  # of whoever says nothing about it
    variants: tuple[str, ...] = ()
    settings: dict[str, Any] = {}
    packs: tuple[str, ...] = ()  # of one's own, by their ids: the server knows the folders
    clock: str = "usual"
    pace: str = "brisk"
    stand_in: str = "greedy"
    watch: Watch = "invited"
    listed: bool = False
    invite: str = ""  # the hash of the first invitation
    seed: int = 0
    salt: str = ""
    key: str = ""  # proves who may watch


class Noted(msgspec.Struct, frozen=True):
    """What lists say of a table, kept beside its log so that a list opens nothing: log and set-up decide.

    `rules`: the version by which it is so; with another the table may stand otherwise, or not go on.
    """

    rules: int
    names: tuple[str, ...]
    free: int = 0
    started: bool = False
    over: bool = False
    turn: int = 0
    winners: tuple[int, ...] = ()
    watch: Watch | None = None  # where it is not as the table was set up
