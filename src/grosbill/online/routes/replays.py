"""Games that are over, over HTTP: which there are, at a glance, and moment by moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from grosbill.notation.record import Record
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.hub import Hub
from grosbill.online.offered import StuckError
from grosbill.online.replays import MOST_FRAMES, Eyes, Replay, Tape, frames, summary
from grosbill.online.room import Room
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
MOST_KNOWN = 1000
"""Of how many it is remembered what a list says of them."""

_Lang: TypeAlias = Annotated[Literal["en", "fr"] | None, QueryParameter()]


class Finished(msgspec.Struct):
    """A finished game in a list."""

    id: str
    edition: str
    names: list[str]
    winners: list[int]
    turns: int


_known: dict[str, Finished] = {}


@get("/api/replays", responses=problems())
async def replays(request: Asking) -> list[Finished]:
    """The newest finished games of tables that were listed."""
    hub = hub_of(request)
    names = await asyncio.to_thread(hub.store.finished, MOST_LISTED)
    for name in names:
        if name not in _known:
            with suppress(StuckError):
                _note(name, await hub.look(name))
    return [_known[name] for name in names if name in _known]


def _note(name: str, room: Room | None) -> None:
    """Remember what a list says of a game: nothing of it changes any more."""
    game = room.game if room is not None else None
    if game is not None and game.over:
        if len(_known) >= MOST_KNOWN:
            del _known[next(iter(_known))]
        _known[name] = Finished(name, game.edition, list(game.names), list(game.winners), game.turn)


@get("/api/tables/{table:str}/replay", responses=answers(Replay, 400, 404, 409), opt=AS_IS)
async def replay(table: FromPath[str], request: Asking, lang: _Lang = None) -> Response[bytes]:
    """A finished game at a glance: turns, levels, luck, help, and the proof of the shuffle."""
    hub, room = hub_of(request), await looked_at(table, request)
    game, spoken = finished(room, request), lang or lang_of(request)
    record = game.record()
    return sent(request, await worked_out(lambda: body(summary(_tape(hub, room.setup, record), spoken))))


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
    hub, room = hub_of(request), await looked_at(table, request)
    game, spoken = finished(room, request), lang or lang_of(request)
    by: Eyes = "all" if eyes == "all" else "none" if eyes == "none" else int(eyes)
    if isinstance(by, int) and by >= len(game.names):
        raise ProblemError(404, "no-such-person", say_to(request, "net-no-such-person"))
    last = since + MOST_FRAMES - 1 if to is None else to
    record = game.record()

    def told() -> list[fr.Table | fr.Step]:
        return frames(_tape(hub, room.setup, record), since, last, by, spoken)

    return sent(request, await worked_out(lambda: body(told())))


def _tape(hub: Hub, setup: en.Setup, record: Record) -> Tape:
    return Tape(setup, hub.store.rows(setup.id), record, hub.offered.of(setup.packs))


HANDLERS = [replays, replay, replay_steps]
