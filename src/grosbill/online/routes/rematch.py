"""Playing again over HTTP: one more table for the same people, however often it is asked for."""

from __future__ import annotations

import asyncio
from weakref import WeakKeyDictionary

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody
from sqlalchemy.exc import IntegrityError

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.hub import Hub
from grosbill.online.offered import StuckError
from grosbill.online.rematch import seated_again, set_up_again
from grosbill.online.room import Room
from grosbill.online.routes.asking import (
    Asking,
    ProblemError,
    found,
    hub_of,
    lang_of,
    looked_back_at,
    problems,
)
from grosbill.online.routes.tables import Token, seated
from grosbill.online.seats import People
from grosbill.online.secrets import new_id

_locks: WeakKeyDictionary[Room, asyncio.Lock] = WeakKeyDictionary()


class Again(msgspec.Struct):
    """The table where they play again."""

    id: str


@post("/api/tables/{table:str}/rematch", status_code=200, responses=problems(400, 403, 404, 409))
async def rematch(table: FromPath[str], data: JSONBody[Token], request: Asking) -> Again:
    """One more game for the same people: the same set-up, seats and tokens, another shuffle.

    When a game is over; or at any time, when it cannot go on with the rules of today.
    """
    back = await looked_back_at(table, request)
    seat, room, hub = seated(back.room, data, request), back.room, hub_of(request)
    if back.fits:
        running = await found(table, request, lambda room: seated(room, data, request))
        room = running.room
        if not room.people.next:
            answer = await running.enter(en.Followed(seat, new_id()), lang_of(request))
            if isinstance(answer, fr.Error) and not room.people.next:
                raise ProblemError(409, answer.code, answer.text)
    else:
        await hub.followed(table, seat)
    try:
        async with _locks.setdefault(room, asyncio.Lock()):
            await _opened(hub, room, lang_of(request))
    except StuckError as stuck:
        raise ProblemError(409, stuck.code, stuck.text(lang_of(request))) from None
    return Again(room.people.next)


async def _opened(hub: Hub, before: Room, lang: str) -> None:
    """See that the other table is there, and that everybody sits at it.

    The log of the old table has named it already, so that whoever asks next finishes what was begun.
    """
    people = before.people
    after = await hub.find(people.next)
    if after is None:
        again = set_up_again(before.setup, people, people.next)
        try:
            after = await hub.create(again, seated_again(people, People.of(again)), named=True)
        except IntegrityError:  # another program was faster
            after = await hub.find(people.next)
    if after is None or after.room.people.started:
        return
    for entry in seated_again(people, after.room.people):
        await after.enter(entry, lang)


HANDLERS = [rematch]
