"""Requests and frames that nobody means well with, from a seed: many by hand, some in every test run.

    python tests/hammering.py --requests 10000 --frames 100000

prints what came of it. A server error is a mistake of ours; everything else is an answer.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from litestar.routes import HTTPRoute

from answering import UNLIMITED, Answering, answering
from grosbill.online import entries as en
from grosbill.online.hub import Hub, Running
from grosbill.online.secrets import kept_of
from grosbill.online.sockets import serve
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers

TEXTS = (
    *(
        "",
        " ",
        "x" * 300,
        "x" * 4_000,
        "x" * 40_000,
        "\0",
        "\ud800",
        "\u202eevil",
        "é",
        "e\u0301",
        "🂡",
        "%s%n",
        "{0}",
    ),
    *("munchkin", "star+cthulhu", "munchkin+munchkin", "greedy", "random", "usual", "none", "at once"),
    *("Ann", "Bob", "ann", "nobody", "null", "0", "-1", "true", "' OR 1=1 --", "<script>", "\r\nX: y"),
    *("anyone", "fr", "en-GB", "../../etc", "R-SELL-003", "magic-missile", "cthulhu/great-cthulhu"),
)
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 3, -1, 2**31, 2**63, 2**64, 10**400, 0.5, 1e308, float("nan"), float("inf")),
    *([], {}, [[]], [{}], [None] * 100, ["greedy"], ["greedy"] * 3, {"hand_limit": 6}, {"x": {"y": []}}),
)
KEYS = (
    *("name", "edition", "seats", "bots", "clock", "pace", "stand_in", "sex", "variants", "settings"),
    *("packs", "watch", "listed", "token", "invite", "code", "table", "t", "cmd", "move", "__proto__"),
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")
HEADERS = {
    "Accept-Language": ("fr", "en", "tlh", "", "*;q=0.1", "f" * 4000),
    "Accept-Encoding": ("gzip", "br", "identity;q=0", ""),
    "Content-Type": ("application/json", "text/plain", "multipart/form-data", "application/x-msgpack", "x"),
    "Content-Encoding": ("gzip", "identity"),
    "If-None-Match": ("*", '"x"', "W/"),
    "Host": ("localhost", "x; y", "[::1", "a" * 300),
    "X-Forwarded-For": ("203.0.113.7", "nonsense, ,", "::1"),
    "Range": ("bytes=0-1", "bytes=9-"),
    "Origin": ("http://[", "null", "https://example.org"),
}


def value(rng: Random) -> Any:
    """Something that may stand in a body."""
    return rng.choice(TEXTS) if rng.random() < 0.5 else rng.choice(VALUES)


def body(rng: Random, known: dict[str, Any]) -> bytes | None:
    """Something that may be sent along."""
    kind = rng.random()
    if kind < 0.1:
        return None
    if kind < 0.2:
        return rng.randbytes(rng.choice((1, 20, 2000, 40_000)))
    if kind < 0.25:
        return b"[" * rng.choice((2_000, 30_000, 100_000)) if rng.random() < 0.5 else b'{"name":' * 500
    fields = {rng.choice(KEYS): value(rng) for _ in range(rng.randrange(5))}
    fields |= {key: known[key] for key in known if rng.random() < 0.6}
    text = json.dumps(fields)
    return text[: rng.randrange(len(text) + 1)].encode() if kind < 0.35 else text.encode()


def address(rng: Random, path: str, known: dict[str, Any]) -> str:
    """A path the server knows, with something in its places."""
    parts = []
    for part in path.split("/"):
        if part.startswith("{"):
            part = known["id"] if rng.random() < 0.5 else rng.choice(TEXTS)[:4000]
        parts.append(quote(part.encode("utf-8", "surrogatepass"), safe=""))
    path = "/".join(parts) or "/"
    if rng.random() < 0.2:
        path += "?" + quote(rng.choice(TEXTS).encode("utf-8", "surrogatepass")[:500], safe="=&")
    return path


def requests(server: Answering, count: int, seed: int = 0) -> Counter[int]:
    """Ask so often; how often each status was the answer."""
    rng, found = Random(seed), Counter[int]()
    routes = [
        (method, route.path_format)
        for route in server.client.app.routes
        if isinstance(route, HTTPRoute)
        for method in sorted(route.methods - {"OPTIONS"})
    ]
    opened = server.table(seats=3)
    known = {key: opened[key] for key in ("id", "token", "invite")} | {"name": "Bob"}
    for _ in range(count):
        method, path = rng.choice(routes)
        headers = {name: rng.choice(some) for name, some in HEADERS.items() if rng.random() < 0.1}
        answer = server.client.request(
            rng.choice(METHODS) if rng.random() < 0.1 else method,
            address(rng, path, known),
            content=body(rng, known),
            headers={"Content-Type": "application/json"} | headers,
            follow_redirects=False,
        )
        found[answer.status_code] += 1
    return found


# --- frames -----------------------------------------------------------------------------------------------

FRAMES = (
    {"t": "move", "cmd": "c", "move": "pass", "moment": 3},
    {"t": "move", "cmd": "c", "move": "open door"},
    {"t": "why", "cmd": "c", "move": "play magic-missile on monsters"},
    {"t": "why", "cmd": "c", "about": 1},
    {"t": "say", "cmd": "c", "text": "hello"},
    {"t": "set", "cmd": "c", "ask": "all"},
    {"t": "set", "cmd": "c", "fill": [1, "greedy"]},
    {"t": "more", "cmd": "c"},
    {"t": "hint", "cmd": "c"},
    {"t": "lang", "lang": "fr"},
    {"t": "hello", "v": 1, "token": "x"},
)


def frame(rng: Random) -> str:
    """A frame with something wrong in it, or two things."""
    fields: dict[str, Any] = dict(rng.choice(FRAMES))
    if "cmd" in fields:
        fields["cmd"] = f"c{rng.getrandbits(64)}"
    for _ in range(rng.randrange(3)):
        match rng.randrange(3):
            case 0:
                fields.pop(rng.choice(sorted(fields)), None)
            case 1:
                fields[rng.choice(sorted(fields) or ["t"])] = value(rng)
            case 2:
                fields[rng.choice(KEYS)] = value(rng)
    text = json.dumps(fields)
    if rng.random() < 0.15:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(("", "\0", '"', "{", "\ud800", "\uffff", "9" * 400)) + text[at + 1 :]
    return text


class Wire:
    """A socket in memory: frames to read until it is closed, each when what came of the last is kept."""

    def __init__(self, frames: Iterator[str], table: Running) -> None:
        self._frames = frames
        self._table = table
        self.code = 0
        self.answers: list[dict[str, Any]] = []

    async def receive(self) -> str:
        await asyncio.sleep(0)
        while self._table.writing:
            await asyncio.sleep(0.001)
        if self.code:
            raise EOFError
        try:
            return next(self._frames)
        except StopIteration:
            raise EOFError from None

    def write(self, data: bytes) -> bool:
        return False

    async def send(self, data: bytes) -> None:
        told = json.loads(data)
        if told["t"] not in ("table", "step"):
            self.answers.append(told)

    async def close(self, code: int, why: str = "") -> None:
        self.code = self.code or code

    def measure(self, heard: Callable[[int], None]) -> None:
        heard(7)


async def frames(folder: Path, count: int, seed: int = 0) -> Counter[str]:
    """Send so many; how often each answer, and each code with which the socket was closed, came."""
    rng, found, left = Random(seed), Counter[str](), count
    hub = Hub(Store(f"sqlite:///{folder / 'frames.db'}"), Thinkers(1))
    setup = en.Setup(id="t", edition="munchkin", seats=("",) * 3, sexes=("male",) * 3, clock="none", key="k")
    running = await hub.create(setup)
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        await running.enter(en.Sat(seat, name, "", kept_of(name)), "en")

    def spoken(token: str) -> Iterator[str]:
        nonlocal left
        yield json.dumps({"t": "hello", "v": 1, "token": token})
        while left > 0:
            left -= 1
            yield frame(rng)

    while left > 0:
        if left < count * 0.9 and not running.room.people.started:  # the first of them were sent in the lobby
            for seat, name in enumerate(("Ann", "Bob", "Cid")):
                await running.enter(en.Filled(seat, ""), "en")
                await running.enter(en.Sat(seat, name, "", kept_of(name)), "en")
            await running.enter(en.Started(), "en")
        wire = Wire(spoken(rng.choice(("Ann", "Bob", "Cid"))), running)
        await serve(wire, hub, "t", UNLIMITED)
        found[str(wire.code)] += 1
        found.update(answer["t"] for answer in wire.answers)
    await hub.close()
    store = Store(f"sqlite:///{folder / 'frames.db'}")
    commands = [row.cmd for row in store.rows("t")]
    store.close()
    found["errors"] = int(hub.metrics.errors._value.get())
    found["doubled"] = len(commands) - len(set(commands))
    return found


def main() -> None:
    """Hammer away, and say what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        with answering(Path(place)) as server:
            statuses = requests(server, asked.requests, asked.seed)
        answers = asyncio.run(frames(Path(place), asked.frames, asked.seed))
    sys.stdout.write(json.dumps({"requests": statuses, "frames": answers}) + "\n")


if __name__ == "__main__":
    main()
