"""kill -9 at random moments: nothing acknowledged may be lost or doubled, and tables answer again soon."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from load.busy import play
from load.checker import check, read_log
from load.robots import Latency, Party
from load.server import Server


async def killed(
    server: Server, parties: Sequence[Party], kills: int, seconds: float, chance: Random
) -> float:
    """Play, and kill the server meanwhile, every second time in a fight; the longest time it was away."""
    playing = asyncio.create_task(play(server, parties, 40.0 * len(parties), seconds, Latency()))
    longest = 0.0
    for n in range(kills):
        await asyncio.sleep(chance.uniform(0.2, 1.0) * seconds / (kills + 1))
        while n % 2 and not playing.done() and not _fighting(parties):
            await asyncio.sleep(0.01)
        server.kill()
        longest = max(longest, await asyncio.to_thread(server.start))
    await playing
    return longest


def _fighting(parties: Sequence[Party]) -> bool:
    return any(robot.view.get("combat") for party in parties for robot in party.robots)


def kills(server: Server, tables: int, times: int, seconds: float, seed: int) -> dict[str, Any]:
    """What is left after kills."""
    chance = Random(seed)
    parties = [Party(server, 4, Random(f"{seed}/{n}")) for n in range(tables)]
    longest = asyncio.run(killed(server, parties, times, seconds, chance))
    found = check([robot.journal for party in parties for robot in party.robots], read_log(server.log))
    return {
        "kills": times,
        "lost": len(found.lost),
        "doubled": len(found.doubled),
        "up_again_s": round(longest, 2),
        "findings": found.all()[:10],
    }
