"""The server: HTTP and WebSocket around the hub. Everything that decides anything is below."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import (
    HTTPException,
    NotFoundException,
    ValidationException,
    WebSocketDisconnect,
)
from litestar.openapi import OpenAPIConfig
from msgspec import Meta

from grosbill.language import LANGUAGES, say
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import telling
from grosbill.online.codes import Codes
from grosbill.online.hub import Hub, Running
from grosbill.online.limits import Addresses, Limits
from grosbill.online.opening import Wish, WishError, set_up
from grosbill.online.secrets import kept_of, new_invite, new_token, watch_token
from grosbill.online.sockets import serve
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers

PROBLEM: Final = "application/problem+json"

_Short = Annotated[str, Meta(max_length=200)]
_Asked = Request[Any, Any, Any]


class Opened(msgspec.Struct):
    """A table that was set up, and the seat of whoever asked for it."""

    id: str
    url: str
    seat: int
    token: str
    invite: str


class Guest(msgspec.Struct):
    """Somebody with an invitation."""

    name: _Short
    invite: _Short = ""
    sex: _Short = ""


class Seated(msgspec.Struct):
    """A seat, and what opens it."""

    seat: int
    token: str


class Token(msgspec.Struct):
    """Who asks."""

    token: _Short


class Code(msgspec.Struct):
    """What the other device shows."""

    code: _Short


class Invitation(msgspec.Struct):
    """What lets somebody in."""

    invite: _Short = ""


class ProblemError(HTTPException):
    """Something that cannot be done: a code for programs, and words for people."""

    def __init__(self, status: int, code: str, why: str) -> None:
        """Say why."""
        super().__init__(status_code=status, detail=why, extra={"code": code})


def make_app(url: str, *, workers: int = 1, public_url: str = "", limits: Limits | None = None) -> Litestar:
    """The application for a database, with so many processes for bots to think in."""
    allowed = limits or Limits()

    @asynccontextmanager
    async def open_(app: Litestar) -> AsyncIterator[None]:
        store, thinkers = Store(url), Thinkers(workers)
        app.state.hub = Hub(store, thinkers)
        app.state.origin = public_url
        app.state.limits = allowed
        app.state.addresses = Addresses(allowed)
        app.state.codes = Codes()
        await app.state.hub.resume()
        try:
            yield
        finally:
            thinkers.close()
            store.close()

    return Litestar(
        route_handlers=[
            new_table,
            tables,
            about,
            sit,
            start,
            watch,
            invite,
            code,
            use_code,
            record,
            health,
            talk,
        ],
        lifespan=[open_],
        exception_handlers={HTTPException: _problem},
        openapi_config=OpenAPIConfig(title="Grosbill", version="1", path="/api"),
        request_max_body_size=32_768,
    )


# --- tables -------------------------------------------------------------------------------------------------


@post("/api/tables")
async def new_table(data: Wish, request: _Asked) -> Opened:
    """Set up a table; whoever asks sits in the first seat."""
    if not request.app.state.addresses.table(_address(request)):
        raise ProblemError(429, "too-many", _say(request, "net-too-many-tables"))
    invite, token = new_invite(), new_token()
    try:
        setup = set_up(data, invite)
    except WishError as error:
        raise ProblemError(422, error.code, error.text(_lang(request))) from None
    hub: Hub = request.app.state.hub
    running = await hub.create(setup)
    await _entered(running, request, en.Sat(0, data.name, data.sex, kept_of(token)))
    return Opened(setup.id, f"{_base(request)}/t/{setup.id}", 0, token, invite)


@get("/api/tables")
async def tables(request: _Asked) -> list[dict[str, Any]]:
    """The tables that are listed."""
    hub: Hub = request.app.state.hub
    return [_told(running) for running in hub.listed()]


@get("/api/tables/{table:str}")
async def about(table: str, request: _Asked) -> dict[str, Any]:
    """What anybody may know of a table."""
    return _told(await _found(table, request))


@post("/api/tables/{table:str}/seats")
async def sit(table: str, data: Guest, request: _Asked) -> Seated:
    """Take a free seat, by invitation."""
    running = await _found(table, request)
    if kept_of(data.invite) != running.room.people.invite:
        raise ProblemError(403, "no-invite", _say(request, "net-no-invite"))
    token = new_token()
    chairs = running.room.people.chairs
    seat = next((n for n, chair in enumerate(chairs) if chair.free), None)
    if seat is None or running.room.people.started:
        raise ProblemError(409, "full", _say(request, "net-full"))
    await _entered(running, request, en.Sat(seat, data.name, data.sex, kept_of(token)))
    return Seated(seat, token)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(table: str, data: Token, request: _Asked) -> dict[str, Any]:
    """Begin the game: for the host."""
    running = await _found(table, request)
    people = running.room.people
    if running.room.seat_of(kept_of(data.token)) != people.host:
        raise ProblemError(403, "only-the-host", _say(request, "net-only-the-host"))
    if people.started:
        raise ProblemError(409, "started-already", _say(request, "net-started-already"))
    await _entered(running, request, en.Started())
    return _told(running)


@post("/api/tables/{table:str}/watch")
async def watch(table: str, data: Invitation, request: _Asked) -> dict[str, str]:
    """Watch: anybody, whoever is invited, or nobody, as the table wants it."""
    running = await _found(table, request)
    setup = running.room.setup
    invited = kept_of(data.invite) == running.room.people.invite
    if setup.watch == "nobody" or (setup.watch == "invited" and not invited):
        raise ProblemError(403, "no-invite", _say(request, "net-no-invite"))
    return {"token": watch_token(setup.key)}


@post("/api/tables/{table:str}/invite", status_code=200)
async def invite(table: str, data: Token, request: _Asked) -> dict[str, str]:
    """A new invitation in place of the old one: for the host."""
    running = await _found(table, request)
    if running.room.seat_of(kept_of(data.token)) != running.room.people.host:
        raise ProblemError(403, "only-the-host", _say(request, "net-only-the-host"))
    fresh = new_invite()
    await _entered(running, request, en.Invited(kept_of(fresh)))
    return {"invite": fresh}


@post("/api/tables/{table:str}/code", status_code=200)
async def code(table: str, data: Token, request: _Asked) -> dict[str, str]:
    """A code with which the same person goes on with another device."""
    running = await _found(table, request)
    if running.room.seat_of(kept_of(data.token)) is None:
        raise ProblemError(403, "no-seat", _say(request, "net-no-seat"))
    return {"code": request.app.state.codes.make(table, data.token)}


@post("/api/codes", status_code=200)
async def use_code(data: Code, request: _Asked) -> dict[str, str]:
    """The table and the token that a code stands for; it is good for once."""
    found = request.app.state.codes.use(data.code)
    if found is None:
        raise ProblemError(404, "no-code", _say(request, "net-no-code"))
    return {"id": found.table, "token": found.token}


@get("/api/tables/{table:str}/record")
async def record(table: str, request: _Asked) -> Response[bytes]:
    """The record of a finished game, as `grosbill replay` proves it."""
    game = (await _found(table, request)).room.game
    if game is None or not game.over:
        raise ProblemError(409, "not-over", _say(request, "net-not-over"))
    return Response(game.record().to_json().encode(), media_type="application/json")


@get("/healthz")
async def health() -> dict[str, str]:
    """Whether the server lives."""
    return {"status": "ok"}


async def _found(table: str, request: _Asked) -> Running:
    hub: Hub = request.app.state.hub
    running = await hub.find(table)
    if running is None:
        raise ProblemError(404, "no-table", _say(request, "net-no-table"))
    return running


async def _entered(running: Running, request: _Asked, entry: en.AnyEntry) -> None:
    """Have something written down; what cannot be is a problem of whoever asked."""
    answer = await running.enter(entry, _lang(request))
    if isinstance(answer, fr.Error):
        raise ProblemError(409, answer.code, answer.text)


def _told(running: Running) -> dict[str, Any]:
    room = running.room
    setup, people, game = room.setup, room.people, room.game
    over = game is not None and game.over
    told = telling.about(setup) | {
        "watch": setup.watch,
        "names": list(people.names()),
        "free": sum(chair.free for chair in people.chairs),
        "started": people.started,
        "over": over,
        "turn": game.turn if game is not None else 0,
    }
    if over:
        told |= {"seed": str(setup.seed), "salt": setup.salt}
    return told


# --- the socket ---------------------------------------------------------------------------------------------


class _Wire:
    """Litestar's socket as a page's wire."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def receive(self) -> str:
        try:
            return await self._socket.receive_text()
        except (WebSocketDisconnect, KeyError):
            raise EOFError from None

    async def send(self, data: bytes) -> None:
        await self._socket.send_text(data)

    async def close(self, code: int) -> None:
        await self._socket.close(code)


@websocket("/ws/{table:str}")
async def talk(table: str, socket: WebSocket[Any, Any, Any]) -> None:
    """A page at a table."""
    state = socket.app.state
    await socket.accept()
    if not _same_origin(socket, state.origin):
        await socket.close(fr.NO_TOKEN)
        return
    address = _address(socket)
    if not state.addresses.open(address):
        await socket.close(fr.TOO_MANY)
        return
    try:
        await serve(_Wire(socket), state.hub, table, state.limits)
    finally:
        state.addresses.close(address)


def _address(asked: _Asked | WebSocket[Any, Any, Any]) -> str:
    """Where somebody comes from; uvicorn reads what a proxy of ours says about it."""
    return asked.client.host if asked.client is not None else ""


def _same_origin(socket: WebSocket[Any, Any, Any], public_url: str) -> bool:
    """Whether a page of ours opened the socket; programs that are no browsers say nothing."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    ours = {socket.headers.get("host", ""), urlsplit(public_url).netloc}
    return urlsplit(origin).netloc in ours


# --- words --------------------------------------------------------------------------------------------------


def _lang(request: _Asked) -> str:
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def _say(request: _Asked, message: str) -> str:
    return say(_lang(request), message)


def _base(request: _Asked) -> str:
    public: str = request.app.state.origin
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"


def _problem(request: _Asked, error: HTTPException) -> Response[dict[str, Any]]:
    """Whatever is wrong, as problem+json."""
    extra = error.extra if isinstance(error.extra, dict) else {}
    code = extra.get("code")
    if code is None:
        code = "no-page" if isinstance(error, NotFoundException) else "bad-request"
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    body = {"type": "about:blank", "status": error.status_code, "code": code, "detail": detail}
    return Response(body, status_code=error.status_code, media_type=PROBLEM)
