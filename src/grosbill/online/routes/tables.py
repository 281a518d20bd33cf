"""Tables over HTTP: set up, listed, sat down at, begun, watched; and the record of what was played."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
import segno
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import UNSET, Meta, UnsetType

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import telling
from grosbill.online.codes import Codes
from grosbill.online.hub import Running
from grosbill.online.opening import Wish, WishError, set_up
from grosbill.online.room import Room
from grosbill.online.routes.asking import (
    AS_IS,
    Asking,
    ProblemError,
    address_of,
    base_of,
    finished,
    found,
    hub_of,
    lang_of,
    looked_at,
    problems,
    say_to,
)
from grosbill.online.secrets import kept_of, new_invite, new_token, watch_token

_Short: TypeAlias = Annotated[str, Meta(max_length=200)]

LISTED: Final = 100
"""How many tables a list has at most."""


class Opened(msgspec.Struct):
    """A table that was set up, and the seat of whoever asked for it."""

    id: str
    url: str
    seat: int
    token: str
    invite: str


class Guest(msgspec.Struct):
    """Somebody who wants to sit down; at a table that is listed, without an invitation."""

    name: _Short
    invite: _Short = ""
    sex: _Short = ""


class Seated(msgspec.Struct):
    """A seat, and what opens it."""

    seat: int
    token: str


class Token(msgspec.Struct):
    """What opens a seat, or lets somebody watch."""

    token: _Short


class Invitation(msgspec.Struct):
    """What lets somebody in."""

    invite: _Short = ""


class Code(msgspec.Struct):
    """What the other device shows."""

    code: _Short


class Passage(msgspec.Struct):
    """A way to another device: a code to type, or an address to open, also as a picture to scan."""

    code: str
    url: str
    qr: str


class Place(msgspec.Struct):
    """A table, a seat there, and what opens it."""

    id: str
    token: str
    seat: int


class Told(msgspec.Struct):
    """What anybody may know of a table; seed and salt prove the promise, when the game is over."""

    id: str
    edition: str
    variants: list[str]
    settings: dict[str, Any]
    packs: list[str]
    clock: str
    pace: str
    watch: en.Watch
    promise: str
    names: list[str]
    free: int
    started: bool
    over: bool
    turn: int
    joinable: bool
    watchable: bool
    seed: str | UnsetType = UNSET
    salt: str | UnsetType = UNSET


@post("/api/tables", responses=problems(400, 413, 422), opt=AS_IS)
async def new_table(data: JSONBody[Wish], request: Asking) -> Opened:
    """Set up a table; whoever asks sits in the first seat."""
    if not request.app.state.addresses.table(address_of(request)):
        raise ProblemError(429, "too-many", say_to(request, "net-too-many-tables"))
    invite, token = new_invite(), new_token()
    hub = hub_of(request)
    try:
        setup = set_up(data, invite, hub.offered)
    except WishError as error:
        raise ProblemError(422, error.code, error.text(lang_of(request))) from None
    await hub.create(setup, [en.Sat(0, data.name, data.sex, kept_of(token))])
    return Opened(setup.id, f"{base_of(request)}/t/{setup.id}", 0, token, invite)


@get("/api/tables", responses=problems())
async def tables(request: Asking) -> list[Told]:
    """The newest tables that are listed, and that anybody may join or watch."""
    told = [_told(setup, noted) for setup, noted in await hub_of(request).listed(LISTED, over=False)]
    return [each for each in told if each.joinable or each.watchable]


@get("/api/tables/{table:str}", responses=problems(404, 409))
async def about(table: FromPath[str], request: Asking) -> Told:
    """What anybody may know of a table."""
    room = await looked_at(table, request)
    return _told(room.setup, room.noted)


@post("/api/tables/{table:str}/seats", responses=problems(400, 403, 404, 409), opt=AS_IS)
async def sit(table: FromPath[str], data: JSONBody[Guest], request: Asking) -> Seated:
    """Take a free seat: by invitation, or where the table is listed."""

    def may(room: Room) -> int:
        if not room.setup.listed:
            only_by_invitation(room, data.invite, request)
        free = next((n for n, chair in enumerate(room.people.chairs) if chair.free), None)
        if free is None or room.people.started:
            raise ProblemError(409, "full", say_to(request, "net-full"))
        return free

    running, token = await found(table, request, may), new_token()
    while True:
        seat = may(running.room)
        wanted = en.Sat(seat, data.name, data.sex, kept_of(token))
        answer = await running.enter(wanted, lang_of(request))
        if isinstance(answer, fr.Done):
            return Seated(seat, token)
        if not isinstance(answer, fr.Error) or answer.code != "seat-taken":
            raise _not_entered(answer)
        # Somebody else was faster, and there may be another seat.


@post("/api/tables/{table:str}/start", status_code=200, responses=problems(400, 403, 404, 409))
async def start(table: FromPath[str], data: JSONBody[Token], request: Asking) -> Told:
    """Begin the game: for the host."""
    running = await found(table, request, lambda room: _only_the_host(room, data, request))
    if running.room.people.started:
        raise ProblemError(409, "started-already", say_to(request, "net-started-already"))
    await _entered(running, request, en.Started())
    return _told(running.room.setup, running.room.noted)


@post("/api/tables/{table:str}/watch", responses=problems(400, 403, 404, 409), opt=AS_IS)
async def watch(table: FromPath[str], data: JSONBody[Invitation], request: Asking) -> Token:
    """Watch: anybody, whoever is invited, or nobody, as the table wants it."""
    room = await looked_at(table, request)
    people = room.people
    if people.watch == "nobody":
        raise _without_invitation(request)
    if people.watch == "invited":
        only_by_invitation(room, data.invite, request)
    return Token(watch_token(room.setup.key, people.turned_away))


@post("/api/tables/{table:str}/invite", status_code=200, responses=problems(400, 403, 404, 409), opt=AS_IS)
async def invite(table: FromPath[str], data: JSONBody[Token], request: Asking) -> Invitation:
    """A new invitation in place of the old one: for the host."""
    running = await found(table, request, lambda room: _only_the_host(room, data, request))
    fresh = new_invite()
    await _entered(running, request, en.Invited(kept_of(fresh)))
    return Invitation(fresh)


@post("/api/tables/{table:str}/code", status_code=200, responses=problems(400, 403, 404, 409), opt=AS_IS)
async def code(table: FromPath[str], data: JSONBody[Token], request: Asking) -> Passage:
    """A code with which the same person goes on with another device, within a minute."""
    seated(await looked_at(table, request), data, request)
    made = request.app.state.codes.make(table, data.token)
    url = f"{base_of(request)}/#code={made}"
    return Passage(made, url, picture_of(url))


@post("/api/codes", status_code=200, responses=problems(400, 404, 409), opt=AS_IS)
async def use_code(data: JSONBody[Code], request: Asking) -> Place:
    """The seat that a code stands for; it is good for once."""
    codes: Codes = request.app.state.codes
    opens = codes.known(data.code)
    seat = (await looked_at(opens.table, request)).seat_of(kept_of(opens.token)) if opens else None
    if opens is None or seat is None or not codes.use(data.code):
        raise ProblemError(404, "no-code", say_to(request, "net-no-code"))
    return Place(opens.table, opens.token, seat)


@get("/api/tables/{table:str}/record", responses=problems(404, 409))
async def record(table: FromPath[str], request: Asking) -> Response[bytes]:
    """The record of a finished game, as `grosbill replay` proves it."""
    game = finished(await looked_at(table, request), request)
    return Response(game.record().to_json().encode(), media_type="application/json")


def picture_of(url: str) -> str:
    """An address as a picture to scan, for a page to show."""
    return segno.make(url, micro=False).svg_data_uri(border=2, scale=4)


def only_by_invitation(room: Room, invite: str, request: Asking) -> None:
    """Whoever has not the invitation that is good now is turned away."""
    if kept_of(invite) != room.people.invite:
        raise _without_invitation(request)


def _without_invitation(request: Asking) -> ProblemError:
    return ProblemError(403, "no-invite", say_to(request, "net-no-invite"))


def seated(room: Room, who: Token, request: Asking) -> int:
    """Where somebody sits, who has to."""
    seat = room.seat_of(kept_of(who.token))
    if seat is None:
        raise ProblemError(403, "no-seat", say_to(request, "net-no-seat"))
    return seat


def _only_the_host(room: Room, who: Token, request: Asking) -> None:
    if room.seat_of(kept_of(who.token)) != room.people.host:
        raise ProblemError(403, "only-the-host", say_to(request, "net-only-the-host"))


async def _entered(running: Running, request: Asking, entry: en.AnyEntry) -> None:
    """Have something written down; what cannot be is a problem of whoever asked."""
    answer = await running.enter(entry, lang_of(request))
    if not isinstance(answer, fr.Done):
        raise _not_entered(answer)


def _not_entered(answer: fr.Error | fr.Refused) -> ProblemError:
    return ProblemError(409, answer.code if isinstance(answer, fr.Error) else answer.clause, answer.text)


def _told(setup: en.Setup, noted: en.Noted) -> Told:
    watch = noted.watch or setup.watch
    told = Told(
        id=setup.id,
        edition=setup.edition,
        variants=list(setup.variants),
        settings=dict(setup.settings),
        packs=list(setup.packs),
        clock=setup.clock,
        pace=setup.pace,
        watch=watch,
        promise=telling.promise(setup),
        names=list(noted.names),
        free=noted.free,
        started=noted.started,
        over=noted.over,
        turn=noted.turn,
        joinable=setup.listed and noted.free > 0 and not noted.started and not noted.over,
        watchable=setup.listed and watch == "anyone" and not noted.over,
    )
    if noted.over:
        told.seed, told.salt = str(setup.seed), setup.salt
    return told


HANDLERS = [new_table, tables, about, sit, start, watch, invite, code, use_code, record]
