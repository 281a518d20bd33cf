"""Games that are over, over HTTP: which there are, at a glance, and moment by moment."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from grosbill.online import frames as fr
from grosbill.online.replays import MOST_FRAMES, Eyes, Replay, Tape, frames, summary
from grosbill.online.routes.asking import (
    AS_IS,
    Asking,
    ProblemError,
    finished,
    hub_of,
    lang_of,
    looked_back_at,
    problems,
    say_to,
    without_rules,
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
        if noted.started  # else its host closed it before there was anything to see
    ]


@get("/api/tables/{table:str}/replay", responses=answers(Replay, 400, 404, 409), opt=AS_IS)
async def replay(table: FromPath[str], request: Asking, lang: _Lang = None) -> Response[bytes]:
    """A finished game at a glance: turns, levels, luck, help, and the proof of the shuffle."""
    tape, spoken = await _tape(table, request), lang or lang_of(request)
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
    tape, spoken = await _tape(table, request), lang or lang_of(request)
    by: Eyes = "all" if eyes == "all" else "none" if eyes == "none" else int(eyes)
    if isinstance(by, int) and by >= len(tape.record.names):
        raise ProblemError(404, "no-such-person", say_to(request, "net-no-such-person"))
    last = since + MOST_FRAMES - 1 if to is None else to
    return sent(request, await worked_out(lambda: body(frames(tape, since, last, by, spoken))))


async def _tape(table: str, request: Asking) -> Tape:
    """A finished game; one that was finished with other rules as far as it fits those of today."""
    hub, back = hub_of(request), await looked_back_at(table, request)
    setup, game = back.room.setup, back.room.game
    packs = hub.offered.of(setup.packs)
    if back.fits:
        return Tape(setup, await hub.log(table), finished(back.room, request).record(), packs)
    if game is None or not back.noted.over:
        raise without_rules(request)
    rows = [row for row in await hub.readable(table) if row.seq <= back.room.seq]
    return Tape(setup, tuple(rows), game.record(), packs, back.noted.winners)


HANDLERS = [replays, replay, replay_steps]
