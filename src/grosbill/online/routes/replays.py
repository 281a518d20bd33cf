"""Games that are over, over HTTP: which there are, at a glance, and moment by moment."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from grosbill.notation.record import Record
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.hub import Hub
from grosbill.online.replays import MOST_FRAMES, Eyes, Replay, Tape, frames, summary
from grosbill.online.routes.asking import (
    AS_IS,
    Asking,
    ProblemError,
    finished,
    hub_of,
    lang_of,
    looked_at,
    problems,
    say_to,
)
from grosbill.online.routes.bodies import answers, body, sent, worked_out

MOST_LISTED = 30
"""How many finished games a list has at most."""

_Lang: TypeAlias = Annotated[Literal["en", "fr"] | None, QueryParameter()]


class Finished(msgspec.Struct):
    """A finished game in a list."""

    id: str
    edition: str
    names: list[str]
    winners: list[int]
    turns: int


@get("/api/replays", responses=problems())
async def replays(request: Asking) -> list[Finished]:
    """The newest finished games of tables that were listed."""
    return [
        Finished(setup.id, setup.edition, list(noted.names), list(noted.winners), noted.turn)
        for setup, noted in await hub_of(request).listed(MOST_LISTED, over=True)
    ]


@get("/api/tables/{table:str}/replay", responses=answers(Replay, 400, 404, 409), opt=AS_IS)
async def replay(table: FromPath[str], request: Asking, lang: _Lang = None) -> Response[bytes]:
    """A finished game at a glance: turns, levels, luck, help, and the proof of the shuffle."""
    room = await looked_at(table, request)
    game, spoken = finished(room, request), lang or lang_of(request)
    tape = await _tape(hub_of(request), room.setup, game.record())
    return sent(request, await worked_out(lambda: body(summary(tape, spoken))))


@get(
    "/api/tables/{table:str}/replay/steps",
    responses=answers(list[fr.Table | fr.Step], 400, 404, 409),
    opt=AS_IS,
)
async def replay_steps(
    table: FromPath[str],
    request: Asking,
    since: Annotated[int, QueryParameter(name="from", ge=0)] = 0,
    to: Annotated[int | None, QueryParameter(ge=0)] = None,
    eyes: Annotated[str, QueryParameter(pattern=r"^(all|none|[0-9]{1,2})$")] = "none",
    lang: _Lang = None,
) -> Response[bytes]:
    """The moments of a finished game as frames of the socket: at most a hundred, the first of them whole."""
    room = await looked_at(table, request)
    game, spoken = finished(room, request), lang or lang_of(request)
    by: Eyes = "all" if eyes == "all" else "none" if eyes == "none" else int(eyes)
    if isinstance(by, int) and by >= len(game.names):
        raise ProblemError(404, "no-such-person", say_to(request, "net-no-such-person"))
    last = since + MOST_FRAMES - 1 if to is None else to
    tape = await _tape(hub_of(request), room.setup, game.record())
    return sent(request, await worked_out(lambda: body(frames(tape, since, last, by, spoken))))


async def _tape(hub: Hub, setup: en.Setup, record: Record) -> Tape:
    return Tape(setup, await hub.log(setup.id), record, hub.offered.of(setup.packs))


HANDLERS = [replays, replay, replay_steps]
