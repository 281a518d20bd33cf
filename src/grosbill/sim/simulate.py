"""Many games: same seed, same result, whatever the workers and the machine."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import closing
from hashlib import blake2b
from statistics import median
from time import perf_counter

import msgspec

from grosbill.model.errors import SettingsError
from grosbill.model.signs import told
from grosbill.sim.batches import cut
from grosbill.sim.games import Played, Request
from grosbill.sim.progress import Progress
from grosbill.sim.runners import LOCAL, run

MESSAGES = 3


class Summary(msgspec.Struct, frozen=True, dict=True):
    """What came of all the games. `finished`: somebody won; `unfinished`: the turns ran out."""

    games: int
    finished: int
    unfinished: int
    errors: int
    decisions: int
    turns_median: float
    seconds: float
    digest: str

    @property
    def messages(self) -> tuple[str, ...]:
        """The first errors in words, with the number of the game; no part of the JSON form."""
        found: tuple[str, ...] = self.__dict__.get("messages", ())
        return found


def simulate(
    request: Request, games: int, workers: int = 1, progress: Progress | None = None, *, on: str = LOCAL
) -> Summary:
    """Play many games. A game that fails or never ends counts as an error and stops nothing."""
    start = perf_counter()
    check_amounts(games, workers)
    request.probe()
    results: dict[int, Played] = {}
    if progress is not None:
        progress(0, games)
    with closing(run(list(cut(request, games)), workers, on)) as batches:
        for finished in batches:
            results |= zip(finished.numbers, finished.games, strict=True)
            if progress is not None:
                progress(len(results), games)
    return summary(results, perf_counter() - start)


def check_amounts(games: int, workers: int) -> None:
    """Complain about fewer than no games, nobody to play them, or more than anybody has time for."""
    for name, value, least, most in (("games", games, 0, 10**8), ("workers", workers, 1, 10**4)):
        if value < least:
            raise SettingsError(f"{name} must be at least {least}, got {told(value)}")
        if value > most:
            raise SettingsError(f"{name} must be at most {most:,}, got {told(value)}")


def summary(results: Mapping[int, Played], seconds: float) -> Summary:
    """What came of all these games, given by number."""
    digest = blake2b(digest_size=12)
    failed = []
    for number in sorted(results):
        played = results[number]
        digest.update(played.digest.encode())
        if played.error:
            failed.append(f"game {number}: {played.error}")
    finished = sum(bool(played.winners) for played in results.values())
    found = Summary(
        games=len(results),
        finished=finished,
        unfinished=len(results) - finished - len(failed),
        errors=len(failed),
        decisions=sum(played.decisions for played in results.values()),
        turns_median=float(median([played.turns for played in results.values()] or [0])),
        seconds=round(seconds, 3),
        digest=digest.hexdigest(),
    )
    found.__dict__["messages"] = tuple(failed[:MESSAGES])
    return found
