"""The protocol, version 1: JSON text frames between a page and a table.

Every frame has `t`. Fields that are not known are ignored, frames that are not known are refused. Each `cmd`
of a client gets exactly one answer: `done`, `refused` or `error`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from grosbill.online.entries import Ask, Watch

VERSION: Final = 1
MOST_BYTES: Final = 32_768

BAD_FRAME, NO_TOKEN, NO_TABLE, TOO_SLOW, ELSEWHERE, TOO_MANY = 4400, 4401, 4404, 4408, 4409, 4429
"""Why a socket is closed: frames that are none, no or a wrong token, no such table, a reader that stalls, the
seat being open elsewhere, too many frames or sockets."""

STUCK, BROKEN = 4410, 1011
"""And: a table that this server cannot go on with (HTTP says why); a mistake of the server, come again."""

REASONS: Final = {
    BAD_FRAME: "not a frame of this protocol; see docs/protocol.json",
    NO_TOKEN: "no token, a wrong one, or a page of another server; ask for a seat over HTTP",
    NO_TABLE: "there is no such table",
    TOO_SLOW: "too much is unread, or a ping was not answered; come again",
    ELSEWHERE: "the seat is open elsewhere",
    STUCK: "this server cannot go on with the table; GET /api/tables/{id} says why",
    TOO_MANY: "too many frames or sockets; wait, then come again",
    BROKEN: "a mistake of the server; come again",
}
"""What each says to whoever writes a client: the reason that goes with the code."""
_MOST_REASON: Final = 123
"""How many bytes of a reason the WebSocket protocol has room for."""


def reason(code: int, why: str = "") -> str:
    """The reason to close with; `why`: what exactly was wrong, where that is known."""
    text = f"{why}; see docs/protocol.json" if why else REASONS.get(code, "")
    return text.encode()[:_MOST_REASON].decode(errors="ignore")


Cmd: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[^\x00]*$")]
"""A name for a command. The log cannot hold the sign that has the number 0."""
MoveText: TypeAlias = Annotated[str, Meta(max_length=4_000)]
Lang: TypeAlias = Literal["en", "fr"]


# --- from the page ------------------------------------------------------------------------------------------


class FromPage(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower):
    """A frame of a client."""


class Hello(FromPage, frozen=True):
    """The first frame: who it is, and up to which row the page has seen everything."""

    v: int
    token: str | None = None
    seen: int | None = None
    lang: Lang = "en"


class Move(FromPage, frozen=True):
    """A move in notation; `moment` for answers and passes."""

    cmd: Cmd
    move: MoveText
    moment: int | None = None


class Why(FromPage, frozen=True):
    """Why not this move? Changes nothing: `refused` says why; `done`, what it would lead to.

    `about`: the seat of a bot, in place of a move: why did it do that?
    """

    cmd: Cmd
    move: MoveText = ""
    about: int | UnsetType = UNSET


class Say(FromPage, frozen=True):
    """Chat."""

    cmd: Cmd
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Set(FromPage, frozen=True):
    """One's own preferences, and what a host may do. One thing at a time."""

    cmd: Cmd
    ask: Ask | UnsetType = UNSET
    leave: Literal[True] | UnsetType = UNSET
    back: Literal[True] | UnsetType = UNSET
    name: Annotated[str, Meta(min_length=1, max_length=100)] | UnsetType = UNSET
    remove: int | UnsetType = UNSET
    host: int | UnsetType = UNSET
    fill: tuple[int, str] | UnsetType = UNSET
    close: Literal[True] | UnsetType = UNSET
    watch: Watch | UnsetType = UNSET


class More(FromPage, frozen=True):
    """More time in this window, please."""

    cmd: Cmd


class Hint(FromPage, frozen=True):
    """What would you do?"""

    cmd: Cmd


class Speak(FromPage, frozen=True, tag="lang"):
    """Speak this language from now on."""

    lang: Lang


PageFrame: TypeAlias = Hello | Move | Why | Say | Set | More | Hint | Speak


# --- to the page --------------------------------------------------------------------------------------------


class ToPage(msgspec.Struct, frozen=True, tag_field="t", tag=str.lower, omit_defaults=True):
    """A frame of the server."""


class MoveTold(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal move: in notation, in words, and what it hangs on.

    `brief`: its words without the card's name, where those differ; `note`: what follows, in figures;
    `totals`: what both sides of the fight would count, as far as the card alone says it.
    """

    move: str
    kind: str
    group: str
    text: str
    card: str = ""
    target: str = ""
    owner: str = ""
    cards: list[str] = []
    brief: str = ""
    note: str = ""
    totals: list[int] = []


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence of the story, and what it is about.

    Of the game: the cards it names, `seats` (who acts, then whom it is done to, -1 for nobody) and `n`, its
    number: the face of a die, the number of a turn. Among the people: `seat`, who spoke, came or went.
    """

    text: str
    cards: list[str] = []
    kind: str = ""
    seat: int = -1
    seats: list[int] = []
    n: int = 0


class Time(msgspec.Struct, frozen=True):
    """Until when, by the server's clock, and what time it is there; `more`: whether one may ask for more."""

    now: int
    at: int | None
    window: bool
    more: bool


class Person(msgspec.Struct, frozen=True):
    """Who sits in a seat. `plays`: the bot that plays it now, "" where its person does."""

    seat: int
    name: str
    sex: str
    taken: bool
    bot: str
    plays: str
    here: bool
    host: bool


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of a receipt: what adds how much. `seat`: whose it is; `card`: "" for a level."""

    text: str
    n: int
    seat: int = -1
    card: str = ""


class Stake(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something at stake in a fight. `need`: from which face of the die on one gets away."""

    kind: Literal["win", "caught", "run", "deal"]
    label: str
    text: str
    need: int = 0


class Helped(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fight with the help of a seat: both totals, whether it would be won, which monsters would leave.

    `ends`: whether the fighter would win the game by it.
    """

    seat: int
    ours: int
    theirs: int
    wins: bool
    leave: list[str] = []
    ends: bool = False


class Fight(msgspec.Struct, frozen=True):
    """A fight in words: how it stands, what both totals are made of, what is at stake.

    `helped`: what it would be with whoever may still help, for those it concerns.
    """

    state: Literal["winning", "tied", "losing", "over"]
    verdict: str
    ours: list[Part]
    theirs: list[Part]
    stakes: list[Stake]
    helped: list[Helped]


class Scene(msgspec.Struct, frozen=True):
    """What a screen shows beside the view, in words.

    `title`: whose turn it is; `titles`: what everybody is; `notes`: what everybody is doing, "" for nothing;
    `near`: whether somebody could win by what is going on.
    """

    title: str
    titles: list[str]
    notes: list[str]
    fight: Fight | None
    near: bool


class Table(ToPage, frozen=True):
    """The whole of it, after `hello` and whenever the page has lost track.

    `ask`: how often one wants to be asked oneself; null for who only watches.
    """

    seq: int
    you: int | None
    view: dict[str, Any] | None
    moves: list[MoveTold]
    question: str
    story: list[Line]
    clock: Time
    people: list[Person]
    scene: Scene | None
    about: dict[str, Any]
    ask: Ask | None


class Step(ToPage, frozen=True):
    """After each row, what has changed: of `view`, its top-level keys; `moves` whole or not at all."""

    seq: int
    view: dict[str, Any] | UnsetType = UNSET
    moves: list[MoveTold] | UnsetType = UNSET
    question: str | UnsetType = UNSET
    story: list[Line] | UnsetType = UNSET
    clock: Time | UnsetType = UNSET
    people: list[Person] | UnsetType = UNSET
    scene: Scene | UnsetType = UNSET
    about: dict[str, Any] | UnsetType = UNSET
    ask: Ask | UnsetType | None = UNSET


class Done(ToPage, frozen=True):
    """A command was carried out, by this row, or changed nothing; `move` and `text` answer a question."""

    cmd: str
    seq: int
    move: str = ""
    text: str = ""


class Refused(ToPage, frozen=True):
    """The rules forbid it: the clause, and why."""

    cmd: str
    clause: str
    text: str


class Error(ToPage, frozen=True):
    """It could not be understood, or is not for this person to do; `code` for programs, `text` for people."""

    cmd: str
    code: str
    text: str


ServerFrame: TypeAlias = Table | Step | Done | Refused | Error

_decoder: msgspec.json.Decoder[PageFrame] = msgspec.json.Decoder(PageFrame)


def read_frame(data: bytes | str) -> PageFrame:
    """A frame of a client; raises `msgspec.DecodeError` (or `UnicodeDecodeError`) for what is none."""
    return _decoder.decode(data)


def write_frame(frame: ServerFrame) -> bytes:
    """A frame of the server as JSON."""
    return msgspec.json.encode(frame)
