"""Many tables at once: how long a command takes to reach everybody, and how much memory that needs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from load.checker import Frame
from load.robots import Latency, Party, Robot
from load.server import Server


async def play(
    server: Server, parties: Sequence[Party], a_second: float, seconds: float, latency: Latency
) -> int:
    """Have tables played at a pace, once everybody has seen everybody; how many commands were answered."""
    ended, answered = asyncio.Event(), 0
    by_table = {party.table: party for party in parties}

    def heard(robot: Robot, frame: Frame) -> None:
        nonlocal answered
        answered += "cmd" in frame
        party = by_table[robot.journal.table]
        latency.heard(party.table, frame, sum(each.here for each in party.robots))

    staying = [
        asyncio.create_task(robot.stay(server.port, heard, ended))
        for party in parties
        for robot in party.robots
    ]
    while not all(robot.sees_all for party in parties for robot in party.robots):
        await asyncio.sleep(0.05)
    begun, sent = monotonic(), 0
    ready = list(parties)
    while monotonic() - begun < seconds:
        due = int((monotonic() - begun) * a_second)
        if sent < due:
            ready.sort(key=lambda party: party.chance.random())
        for party in ready:
            if sent >= due:
                break
            if (acting := party.act()) is not None:
                robot, wish = acting
                latency.sent(robot.send(wish))
                sent += 1
        await asyncio.sleep(0.002)
    while any(robot.unanswered for party in parties for robot in party.robots):
        await asyncio.sleep(0.02)
    await asyncio.sleep(0.3)
    ended.set()
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    return answered


def busy(
    server: Server, tables: int, people: int, a_second: float, seconds: float, seed: int
) -> dict[str, Any]:
    """The figures of a busy server."""
    parties = [Party(server, people, Random(f"{seed}/{n}"), keeps=False) for n in range(tables)]
    latency = Latency()
    answered = asyncio.run(play(server, parties, a_second, seconds, latency))
    return {
        "tables": tables,
        "sockets": tables * (people + 1),
        "commands_per_s": round(answered / seconds, 1),
        "p50_ms": round(latency.at(0.5), 1),
        "p99_ms": round(latency.at(0.99), 1),
        "rss_mb": round(server.memory()),
        "gaps": sum(robot.gaps for party in parties for robot in party.robots),
    }
