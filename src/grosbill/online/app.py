"""The server: HTTP and WebSocket around the hub. Everything that decides anything is below.

What it answers is in `online/routes`, a file a subject, each with its `HANDLERS`.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from grosbill import __version__
from grosbill.model.signs import in_short
from grosbill.online.codes import Codes
from grosbill.online.headers import guard
from grosbill.online.hub import Hub
from grosbill.online.limits import Addresses, Limits
from grosbill.online.logs import mistake
from grosbill.online.origins import Origins
from grosbill.online.routes import catalogue, guests, operation, page, rematch, replays, tables, talk
from grosbill.online.routes.asking import (
    Asking,
    Careful,
    ProblemError,
    address_of,
    say_to,
    unexpected,
    without_database,
)

SWEEP: Final = 60.0
"""After how many seconds tables that nobody needs are looked for."""
LOOK: Final = 0.5
"""After how many seconds it is looked for what another program with the same database has written."""


def make_app(
    hub: Hub, *, public_url: str = "", listens_at: str = "", limits: Limits | None = None
) -> Litestar:
    """The application around the tables of a hub, which it closes at its end."""
    allowed = limits or Limits()

    @asynccontextmanager
    async def at_work(app: Litestar) -> AsyncIterator[None]:
        app.state.hub = hub
        app.state.public_url = public_url.rstrip("/")
        app.state.origins = Origins(public_url, listens_at)
        app.state.limits = allowed
        app.state.addresses = Addresses(allowed)
        app.state.codes = Codes()
        app.state.page = page.read_page()
        asyncio.get_running_loop().set_exception_handler(partial(_unforeseen, hub))
        tasks = (_look_after(hub), _look_around(hub), catalogue.warm_up())
        beside = [asyncio.create_task(task) for task in tasks]
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await hub.close()

    return Litestar(
        route_handlers=[
            *tables.HANDLERS,
            *guests.HANDLERS,
            *catalogue.HANDLERS,
            *replays.HANDLERS,
            *rematch.HANDLERS,
            *talk.HANDLERS,
            *operation.HANDLERS,
            *page.HANDLERS,
        ],
        lifespan=[at_work],
        before_request=_let_in,
        before_send=[guard],
        exception_handlers={
            HTTPException: page.wrong,
            SQLAlchemyError: without_database,
            Exception: unexpected,
        },
        compression_config=CompressionConfig("gzip", minimum_size=1000, exclude_opt_key="as_is"),
        openapi_config=OpenAPIConfig(
            title="Grosbill",
            version=__version__,
            openapi_router=Router(
                "/api", route_handlers=[], before_request=_only_the_document, include_in_schema=False
            ),
            render_plugins=[JsonRenderPlugin()],
        ),
        request_class=Careful,
        request_max_body_size=32_768,
        logging_config=None,
    )


async def _look_after(hub: Hub) -> None:
    """Go on with what was begun, as soon as the database lets us; see from time to time what nobody needs."""
    resumed = False
    while True:
        try:
            if not resumed:
                await hub.resume()
            resumed = True
        except SQLAlchemyError as error:
            _unforeseen(hub, None, {"exception": error})
        await asyncio.sleep(SWEEP)
        hub.sweep()


async def _look_around(hub: Hub) -> None:
    """Hear of what others write; a database that is away for a while is told by whoever writes to it."""
    while True:
        await asyncio.sleep(LOOK)
        with suppress(SQLAlchemyError):
            await hub.catch_up()


def _unforeseen(hub: Hub, _: object, context: Mapping[str, Any]) -> None:
    """What nobody has caught: its place goes into the log, and not what asyncio would quote of it."""
    hub.metrics.errors.inc()
    mistake(context.get("exception") or RuntimeError())


async def _let_in(request: Asking) -> None:
    """Nobody whom a strange name or a strange page has led here, and nobody who asks for too much.

    Who only asks whether we live may call us what they like.
    """
    host, origin = request.headers.get("host", ""), request.headers.get("origin")
    origins: Origins = request.app.state.origins
    if request.scope["path"] != operation.HEALTH:
        if not origins.knows(host):
            told = say_to(request, "net-not-our-name", host=in_short(host))
            raise ProblemError(421, "not-our-name", told)
        if not origins.ours(origin, host):
            raise ProblemError(403, "not-our-page", say_to(request, "net-not-our-page"))
    if request.scope["path"].startswith("/api") and not request.app.state.addresses.request(
        address_of(request)
    ):
        raise ProblemError(429, "too-many", say_to(request, "net-too-many-requests"))


async def _only_the_document(request: Asking) -> None:
    """Beside it Litestar would answer with a page of its own."""
    await _let_in(request)
    if "path" in request.path_params:
        raise NotFoundException
