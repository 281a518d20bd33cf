"""A reader that stalls: the others must not notice, and it is closed."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from load.busy import play
from load.robots import Latency, Party
from load.server import Server


async def _stalled(server: Server, party: Party, token: str, ended: asyncio.Event) -> int:
    """Say hello, and never read again; the code with which the line was closed."""
    address = f"ws://127.0.0.1:{server.port}/ws/{party.table}"
    async with connect(address, compression=None, max_queue=1, max_size=None, ping_interval=None) as socket:
        await socket.send(json.dumps({"t": "hello", "v": 1, "token": token, "seen": 0, "lang": "en"}))
        socket.transport.pause_reading()
        await ended.wait()
        socket.transport.resume_reading()
        with suppress(ConnectionClosed):
            async with asyncio.timeout(30):
                while True:
                    await socket.recv()
        return socket.close_code or 0


async def _beside(server: Server, parties: list[Party], token: str, seconds: float) -> tuple[Latency, int]:
    ended, latency = asyncio.Event(), Latency()
    stalled = asyncio.create_task(_stalled(server, parties[0], token, ended))
    await play(server, parties, 40, seconds, latency)
    ended.set()
    return latency, await stalled


def slow(server: Server, seconds: float, seed: int) -> dict[str, Any]:
    """The others' latency without and with a reader at their table that stalls, and what it costs.

    A table grows while it is played at: what another grew by in the same time is no fault of the reader.
    The first table is for whatever a server makes once.
    """
    for name in ("first", "quiet"):
        quiet = [Party(server, 4, Random(f"{seed}/{name}"), keeps=False)]
        before = Latency()
        memory = server.memory()
        asyncio.run(play(server, quiet, 40, seconds, before))
    grown = server.memory() - memory
    parties = [Party(server, 4, Random(f"{seed}/slow"), keeps=False)]
    token = parties[0].robots[-1].token
    memory = server.memory()
    latency, code = asyncio.run(_beside(server, parties, token, seconds))
    return {
        "slow_reader_p99_ms": round(latency.at(0.99), 1),
        "without_it_p99_ms": round(before.at(0.99), 1),
        "slow_reader_closed": code,
        "slow_reader_mb": round(server.memory() - memory - grown, 1),
    }
