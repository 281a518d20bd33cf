"""Frames and requests that are none, or nearly some: no error of the server's, and nothing changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPException
from random import Random
from typing import Any, Final

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from load.checker import Frame, read_log
from load.robots import Party
from load.server import Server

FRAMES: Final[tuple[Frame, ...]] = (
    {"t": "move", "cmd": "a", "move": "open door", "moment": 1},
    {"t": "why", "cmd": "b", "move": "play mate"},
    {"t": "say", "cmd": "c", "text": ""},
    {"t": "set", "cmd": "d", "ask": "never"},
    {"t": "set", "cmd": "e", "remove": 99},
    {"t": "more", "cmd": "f"},
    {"t": "hint", "cmd": ""},
    {"t": "lang", "lang": "de"},
    {"t": "hello", "v": 1, "token": "x"},
)
VALUES: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1.5, 10**30, "", "\0", "é" * 300, "\ud83d\ude00", [], {}, [[[]]], {"t": "move"},
    "R" * 5000, "play mate on mate", "../../etc/passwd", "' or 1=1 --", "<script>", float("1e308"),
)  # fmt: skip
_TABLE: Final = "/api/tables/none"
PATHS: Final = (
    "/", "/t/x", "/assets/../x", "/healthz", "/metrics", "/api/tables", _TABLE, f"{_TABLE}/seats",
    f"{_TABLE}/start", f"{_TABLE}/watch", f"{_TABLE}/invite", f"{_TABLE}/code", f"{_TABLE}/record",
    f"{_TABLE}/replay", f"{_TABLE}/rematch", "/api/codes", "/api/cards", "/api/rules", "/api/editions",
    "/api/icons", "/api/bots", "/api/scenarios/../../x",
)  # fmt: skip
TAILS: Final = ("", "", "?edition=", "?edition=x", "?q=%00", "/%ff", "/" + "a" * 300, "/" + "a" * 4_000)
FIELDS: Final = (
    "edition", "seats", "bots", "clock", "name", "invite", "token", "code", "settings", "variants",
)  # fmt: skip


def mutated(chance: Random) -> str:
    """A frame that is wrong, or nearly right."""
    frame = dict(chance.choice(FRAMES))
    for _ in range(chance.randint(1, 3)):
        name = chance.choice([*frame, "x", "cmd", "move", "t"])
        if chance.random() < 0.3:
            frame.pop(name, None)
        else:
            frame[name] = chance.choice(VALUES)
    text = json.dumps(frame)
    if chance.random() < 0.4:
        at = chance.randrange(len(text))
        text = text[:at] + chance.choice(("", "{", '"', "\\u0000", "\\ud800", "9" * 20)) + text[at + 1 :]
    return text


async def frames(server: Server, party: Party, number: int, chance: Random) -> int:
    """Send wrong frames, over as many lines as it takes; how many were sent."""
    address, sent = f"ws://127.0.0.1:{server.port}/ws/{party.table}", 0
    token = party.robots[-1].token  # of somebody who watches: nothing that this sends may change anything
    while sent < number:
        with suppress(ConnectionClosed, OSError, TimeoutError):
            async with connect(address, compression=None, max_size=None, close_timeout=1) as socket:
                await socket.send(json.dumps({"t": "hello", "v": 1, "token": token, "lang": "en"}))
                await socket.recv()
                while sent < number:
                    sent += 1
                    await socket.send(mutated(chance))
                    if sent % 20 == 0:
                        await socket.ping()
    return sent


def requests(number: int, chance: Random) -> Iterator[tuple[str, str, object]]:
    """Requests that are wrong, or nearly right."""
    for _ in range(number):
        method = chance.choice(("GET", "POST", "POST", "PUT", "DELETE", "HEAD"))
        path = chance.choice(PATHS) + chance.choice(TAILS)
        body = {name: chance.choice(VALUES) for name in chance.sample(FIELDS, chance.randint(0, 5))}
        yield method, path, body if method in ("POST", "PUT") and chance.random() < 0.9 else None


def nonsense(server: Server, number_of_frames: int, number_of_requests: int, seed: int) -> dict[str, Any]:
    """What nonsense does to a server with a game on it."""
    chance = Random(seed)
    party = Party(server, 3, chance, keeps=False)
    before = len(read_log(server.log)[party.table])
    sent = asyncio.run(frames(server, party, number_of_frames, chance))
    failed = 0
    for method, path, body in requests(number_of_requests, chance):
        with suppress(HTTPException, OSError, UnicodeError):
            failed += server.ask(method, path, body)[0] == 500
    return {
        "bad_frames": sent,
        "bad_requests": number_of_requests,
        "server_errors": failed + server.errors(),
        "changes": len(read_log(server.log)[party.table]) - before,
    }
