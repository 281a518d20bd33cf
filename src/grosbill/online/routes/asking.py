"""Whoever asks over HTTP: where they come from, what they speak, and how they are told what is wrong."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias, TypeVar

import msgspec
from litestar import HttpMethod, Request, Response, WebSocket
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, UnsetType
from sqlalchemy.exc import SQLAlchemyError

from grosbill.game import Game
from grosbill.language import LANGUAGES, say
from grosbill.model.signs import in_short
from grosbill.online.hub import Hub, LookedBack, Running
from grosbill.online.logs import mistake
from grosbill.online.offered import StuckError
from grosbill.online.room import Room

_T = TypeVar("_T")

PROBLEM: Final = "application/problem+json"
AS_IS: Final = {"as_is": True}
"""An answer that is not compressed on its way: it is already, or it holds a secret, whose letters could be
guessed by how well they compress beside what others may put there."""

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""To be had whole, or only its headers, which is what those ask for who look whether something is there."""

Asking: TypeAlias = Request[Any, Any, State]
Socket: TypeAlias = WebSocket[Any, Any, State]


class Careful(Asking):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body as plain data; what is nested beyond all measure is none."""
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("JSON is nested too deeply") from None


class Problem(msgspec.Struct):
    """What is wrong: a code for programs, a sentence in the caller's language for people.

    `why`: of what cannot be read, the details in English, for whoever writes programs.
    """

    status: int
    code: str
    detail: str
    type: str = "about:blank"
    why: str | UnsetType = UNSET


class ProblemError(HTTPException):
    """Something that cannot be done: a code for programs, and words for people."""

    def __init__(self, status: int, code: str, why: str) -> None:
        """Say why."""
        super().__init__(status_code=status, detail=why)
        self.code = code


_MEANS: Final = {
    400: "What was sent cannot be read.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    409: "It cannot be done now, or this table cannot go on with this server.",
    413: "Too much was sent.",
    421: "That is not a name of this server.",
    422: "Such a table cannot be.",
    429: "Too much was asked for.",
    500: "A mistake of the server; `detail` has a reference for whoever runs it.",
    503: "The database is out of reach, or full. Ask again.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request, for whoever reads about it; some things always may."""
    return {
        status: ResponseSpec(Problem, description=_MEANS[status], generate_examples=False, media_type=PROBLEM)
        for status in sorted({*statuses, 403, 421, 429, 500, 503})
    }


def unexpected(request: Asking, error: Exception) -> Response[Problem]:
    """A mistake of ours: who asked gets a reference, and whoever runs the server finds it in the log."""
    hub_of(request).metrics.errors.inc()
    reference = mistake(error)
    detail = say(lang_of(request), "net-mistake", reference=reference)
    return Response(Problem(500, "mistake", detail), status_code=500, media_type=PROBLEM)


def without_database(request: Asking, error: SQLAlchemyError) -> Response[Problem]:
    """The database is away for a while, or has no room left: nothing was changed."""
    hub_of(request).metrics.errors.inc()
    mistake(error)
    told = Problem(503, "no-database", say_to(request, "net-no-database"))
    return Response(told, status_code=503, media_type=PROBLEM)


def problem(request: Asking, error: HTTPException) -> Response[Problem]:
    """Whatever is wrong, as problem+json."""
    status = error.status_code
    if isinstance(error, ProblemError):
        told = Problem(status, error.code, error.detail)
    else:
        told = _not_ours(request, error)
    hub_of(request).metrics.refusals.labels(told.code).inc()
    return Response(told, status_code=status, media_type=PROBLEM)


_REFUSED: Final = {
    404: ("no-page", "net-nothing-here"),
    405: ("no-method", "net-no-method"),
    413: ("too-large", "net-too-large"),
}
"""What Litestar itself refuses, by its status: code and message; anything else could not be read."""
_MISSING: Final = re.compile(r"missing required field `(\w+)`")


def _not_ours(request: Asking, error: HTTPException) -> Problem:
    """What went wrong before we were asked: a sentence of ours, and beside it Litestar's own words."""
    code, message = _REFUSED.get(error.status_code, ("bad-request", "net-bad-request"))
    if error.status_code in _REFUSED:
        return Problem(error.status_code, code, say_to(request, message))
    wrong: list[dict[str, Any]] = error.extra if isinstance(error.extra, list) else []
    if not isinstance(error, ValidationException) or not wrong:
        return Problem(error.status_code, code, say_to(request, message), why=error.detail)
    field, why = str(wrong[0].get("key", "")), str(wrong[0].get("message", ""))
    if missing := _MISSING.search(why):
        detail = say_to(request, "net-missing-field", field=missing[1])
    elif field in ("", "data") or (request.method == "GET" and field not in request.query_params):
        # The body as a whole, or a word of ours for what the caller knows by another.
        detail = say_to(request, message)
    else:
        detail = say_to(request, "net-bad-field", field=in_short(field))
    return Problem(error.status_code, code, detail, why=f"{field}: {why}")


def hub_of(request: Asking) -> Hub:
    """The tables of the server that was asked."""
    hub: Hub = request.app.state.hub
    return hub


async def looked_at(table: str, request: Asking) -> Room:
    """How the table stands that is asked about; nothing goes on there by that."""
    return _there(await _unless_stuck(hub_of(request).look(table), request), request)


async def looked_back_at(table: str, request: Asking) -> LookedBack:
    """The same of a table that may have been left by other rules: then as far as its log fits."""
    return _there(await _unless_stuck(hub_of(request).look_back(table), request), request)


async def found(table: str, request: Asking, may: Callable[[Room], object]) -> Running:
    """The table at which something is to be written down; for whom `may` raises nothing is opened."""
    may(await looked_at(table, request))
    running = _there(await _unless_stuck(hub_of(request).find(table), request), request)
    may(running.room)
    return running


async def _unless_stuck(coming: Awaitable[_T], request: Asking) -> _T:
    try:
        return await coming
    except StuckError as stuck:
        raise ProblemError(409, stuck.code, stuck.text(lang_of(request))) from None


def _there(table: _T | None, request: Asking) -> _T:
    if table is None:
        raise ProblemError(404, "no-table", say_to(request, "net-no-table"))
    return table


def without_rules(request: Asking) -> ProblemError:
    """A table whose log does not fit the rules of today."""
    return ProblemError(409, StuckError.code, StuckError.otherwise().text(lang_of(request)))


def finished(room: Room, request: Asking) -> Game:
    """The game of a table, which has to be over: before that nobody may see all of it."""
    if room.game is None and room.over:
        raise ProblemError(409, "closed", say_to(request, "net-closed"))
    if room.game is None or not room.over:
        raise ProblemError(409, "not-over", say_to(request, "net-not-over"))
    return room.game


def address_of(asked: Asking | Socket) -> str:
    """Where somebody comes from; uvicorn reads what a proxy of ours says about it."""
    if asked.client is None:
        return ""
    # Where one socket listens for both kinds of addresses, IPv4 comes in the guise of IPv6.
    return asked.client.host.removeprefix("::ffff:")


def lang_of(request: Asking) -> str:
    """The language of whoever asks."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    likes = sorted((_liking(each) for each in wanted), key=lambda each: -each[1])
    return next((lang for lang, much in likes if lang in LANGUAGES and much > 0), "en")


def _liking(wanted: str) -> tuple[str, float]:
    """A language, and how much it is liked: `fr-CH;q=0.8`."""
    tag, _, much = wanted.partition(";")
    try:
        return tag.strip().split("-")[0], float(much.strip().removeprefix("q=") or 1)
    except ValueError:
        return "", 0.0


def say_to(request: Asking, message: str, **about: str) -> str:
    """A message in the language of whoever asks."""
    return say(lang_of(request), message, **about)


def base_of(request: Asking) -> str:
    """The address of this server, as whoever asks knows it."""
    public: str = request.app.state.public_url
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"
