"""Bad lines: a relay between clients and the server that cuts, resets, swallows, dribbles and delays."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from random import Random
from time import monotonic
from typing import Any, Final, Literal

from load.checker import Frame, check, read_log
from load.robots import Party, Robot
from load.server import Server

Fault = Literal["", "cut", "reset", "hole", "dribble", "jitter"]
FAULTS: Final[tuple[Fault, ...]] = ("cut", "reset", "hole", "dribble", "jitter")
CHUNK: Final = 65_536
DRIBBLED: Final = 2_000
"""How many bytes are passed on one by one before a dribbling line runs on."""


class Relay:
    """Passes bytes on, as badly as it is told to."""

    def __init__(self, target: int, chance: Random) -> None:
        """Stand before the server that listens at a port."""
        self._target = target
        self._chance = chance
        self._open: set[asyncio.StreamWriter] = set()
        self._passing = 0
        self.fault: Fault = ""
        self.port = 0

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Listen on loopback."""
        relay = await asyncio.start_server(self._came, "127.0.0.1", 0)
        self.port = relay.sockets[0].getsockname()[1]
        try:
            yield
        finally:
            relay.close()
            self._drop(lambda writer: writer.close())
            while self._passing:
                await asyncio.sleep(0.01)

    def strike(self, fault: Fault) -> None:
        """Have something happen to all lines."""
        self.fault = fault if fault in ("hole", "dribble", "jitter") else ""
        if fault == "cut":
            self._drop(lambda writer: writer.close())
        elif fault == "reset":
            self._drop(_reset)

    def mend(self) -> None:
        """Let everything pass again; lines whose bytes were swallowed are no use to anybody."""
        if self.fault == "hole":
            self._drop(_reset)
        self.fault = ""

    def _drop(self, how: Callable[[asyncio.StreamWriter], None]) -> None:
        for writer in [*self._open]:
            how(writer)
        self._open.clear()

    async def _came(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._passing += 1
        with suppress(OSError):
            there, onwards = await asyncio.open_connection("127.0.0.1", self._target)
            self._open |= {writer, onwards}
            await asyncio.gather(self._pass(reader, onwards), self._pass(there, writer))
            self._open -= {writer, onwards}
        self._passing -= 1

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            while data := await reader.read(CHUNK):
                if self.fault == "hole":
                    continue
                if self.fault == "jitter":
                    await asyncio.sleep(self._chance.uniform(0.05, 0.5))
                slow = min(len(data), DRIBBLED) if self.fault == "dribble" else 0
                for n in range(slow):
                    writer.write(data[n : n + 1])
                    await writer.drain()
                writer.write(data[slow:])
                await writer.drain()
        with suppress(OSError):
            writer.close()


def _reset(writer: asyncio.StreamWriter) -> None:
    """Close so that the other side sees a reset."""
    line = writer.get_extra_info("socket")
    if line is not None:
        with suppress(OSError):
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def troubled(server: Server, parties: Sequence[Party], rounds: int, chance: Random) -> float:
    """Play over bad lines; the longest time from a mended line to everybody seeing the same again."""
    relay, ended, longest = Relay(server.port, chance), asyncio.Event(), 0.0
    everybody = [robot for party in parties for robot in party.robots]

    def heard(robot: Robot, frame: Frame) -> None:
        """Nothing is measured here; the journals tell."""

    async with relay.open():
        staying = [asyncio.create_task(robot.stay(relay.port, heard, ended)) for robot in everybody]
        for n in range(rounds):
            await _act_for(parties, 1.0)
            relay.strike(FAULTS[n % len(FAULTS)])
            await _act_for(parties, chance.uniform(0.3, 1.5))
            relay.mend()
            begun = monotonic()
            while not _same(parties):
                await asyncio.sleep(0.02)
            longest = max(longest, monotonic() - begun)
        ended.set()
        for task in staying:
            task.cancel()
        await asyncio.gather(*staying, return_exceptions=True)
    return longest


async def _act_for(parties: Sequence[Party], seconds: float) -> None:
    begun = monotonic()
    while monotonic() - begun < seconds:
        for party in parties:
            if (acting := party.act()) is not None:
                acting[0].send(acting[1])
        await asyncio.sleep(0.02)


def _same(parties: Sequence[Party]) -> bool:
    """Whether everybody is there, all is answered, and all at a table have seen the same rows."""
    return all(
        len({robot.seq for robot in party.robots}) == 1
        and all(robot.here and not robot.unanswered for robot in party.robots)
        for party in parties
    )


def lines(server: Server, tables: int, rounds: int, seed: int) -> dict[str, Any]:
    """What bad lines do."""
    chance = Random(seed)
    parties = [Party(server, 3, Random(f"{seed}/{n}")) for n in range(tables)]
    longest = asyncio.run(troubled(server, parties, rounds, chance))
    found = check([robot.journal for party in parties for robot in party.robots], read_log(server.log))
    return {"back_s": round(longest, 2), "lines_lost": len(found.lost), "findings": found.all()[:10]}
