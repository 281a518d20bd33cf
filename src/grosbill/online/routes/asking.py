"""Whoever asks over HTTP: where they come from, what they speak, and how they are told what is wrong."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from litestar import HttpMethod, Request, Response, WebSocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from grosbill.language import LANGUAGES, say
from grosbill.online.hub import Hub, Running
from grosbill.online.logs import mistake
from grosbill.online.offered import StuckError

PROBLEM: Final = "application/problem+json"
AS_IS: Final = {"as_is": True}
"""An answer that is not compressed on its way: it is already, or it holds a secret, whose letters could be
guessed by how well they compress beside what others may put there."""

READ: Final = (HttpMethod.GET, HttpMethod.HEAD)
"""To be had whole, or only its headers, which is what those ask for who look whether something is there."""

Asking: TypeAlias = Request[Any, Any, State]
Socket: TypeAlias = WebSocket[Any, Any, State]


class Problem(msgspec.Struct):
    """What is wrong: a code for programs, a sentence in the caller's language for people."""

    status: int
    code: str
    detail: str
    type: str = "about:blank"


class ProblemError(HTTPException):
    """Something that cannot be done: a code for programs, and words for people."""

    def __init__(self, status: int, code: str, why: str) -> None:
        """Say why."""
        super().__init__(status_code=status, detail=why, extra={"code": code})


_MEANS: Final = {
    400: "What was sent cannot be read.",
    403: "Not for whoever asks.",
    404: "There is no such thing.",
    409: "It cannot be done now, or this table cannot go on with this server.",
    413: "Too much was sent.",
    422: "Such a table cannot be.",
    429: "Too much was asked for.",
    500: "A mistake of the server; `detail` has a reference for whoever runs it.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What may go wrong with a request, for whoever reads about it; some things always may."""
    return {
        status: ResponseSpec(Problem, description=_MEANS[status], generate_examples=False, media_type=PROBLEM)
        for status in (*statuses, 429, 500)
    }


def unexpected(request: Asking, error: Exception) -> Response[Problem]:
    """A mistake of ours: who asked gets a reference, and whoever runs the server finds it in the log."""
    hub_of(request).figures.errors.inc()
    reference = mistake(error)
    detail = say(lang_of(request), "net-mistake", reference=reference)
    return Response(Problem(500, "mistake", detail), status_code=500, media_type=PROBLEM)


def problem(request: Asking, error: HTTPException) -> Response[Problem]:
    """Whatever is wrong, as problem+json."""
    extra = error.extra if isinstance(error.extra, dict) else {}
    code = extra.get("code")
    if code is None:
        code = "no-page" if isinstance(error, NotFoundException) else "bad-request"
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
    hub_of(request).figures.refusals.labels(code).inc()
    told = Problem(error.status_code, str(code), detail)
    return Response(told, status_code=error.status_code, media_type=PROBLEM)


def hub_of(request: Asking) -> Hub:
    """The tables of the server that was asked."""
    hub: Hub = request.app.state.hub
    return hub


async def found(table: str, request: Asking) -> Running:
    """The table that is asked about."""
    try:
        running = await hub_of(request).find(table)
    except StuckError as stuck:
        raise ProblemError(409, stuck.code, stuck.text(lang_of(request))) from None
    if running is None:
        raise ProblemError(404, "no-table", say_to(request, "net-no-table"))
    return running


def address_of(asked: Asking | Socket) -> str:
    """Where somebody comes from; uvicorn reads what a proxy of ours says about it."""
    return asked.client.host if asked.client is not None else ""


def lang_of(request: Asking) -> str:
    """The language of whoever asks."""
    wanted = request.headers.get("accept-language", "")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


def say_to(request: Asking, message: str) -> str:
    """A message in the language of whoever asks."""
    return say(lang_of(request), message)


def base_of(request: Asking) -> str:
    """The address of this server, as whoever asks knows it."""
    public: str = request.app.state.public_url
    return public or f"{request.url.scheme}://{request.headers.get('host', '')}"
