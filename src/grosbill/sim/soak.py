"""Random games in every combination of the sets: `python -m grosbill.sim.soak 200`, or `make soak`.

Each combination is played by as few and by as many as it takes. The exit code is 1 if a game failed or got
stuck. One that nobody has won when the turns run out is neither: blind players may stay poor for ever where
hands are small.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import combinations

from grosbill.packs import edition, editions
from grosbill.sim.games import Request
from grosbill.sim.simulate import simulate

SEED = 20_000


def every_mix() -> Iterator[tuple[str, int]]:
    """Every combination of the editions with the least and the most players it takes."""
    names = tuple(editions())
    for size in range(1, len(names) + 1):
        for parts in combinations(names, size):
            name = "+".join(parts)
            for players in edition(name).players:
                yield name, players


def main(games: int) -> int:
    """Play so many games of each; one line a combination, with what went wrong beneath it."""
    failed = 0
    for name, players in every_mix():
        summary = simulate(Request(name, players, seed=SEED), games, workers=os.cpu_count() or 1)
        failed += summary.errors
        _tell(
            f"{name:34} {players} players: {summary.finished} of {summary.games} games won, "
            f"{summary.decisions:,} decisions, {summary.turns_median:.0f} turns, {summary.seconds:.0f} s"
        )
        for message in summary.messages:
            _tell(f"  {message}")
    _tell(f"{failed} games went wrong")
    return 1 if failed else 0


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
