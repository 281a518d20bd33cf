"""The arena: bots against each other, seats rotated, and how sure one can be of who is stronger."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from hashlib import blake2b
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec

from grosbill.sim.batches import Finished, cut
from grosbill.sim.games import Played, Request
from grosbill.sim.intervals import wilson
from grosbill.sim.parts import Parts
from grosbill.sim.program import fingerprint
from grosbill.sim.progress import Notice, Progress
from grosbill.sim.runners import run
from grosbill.sim.simulate import check_amounts


class Standing(msgspec.Struct, frozen=True):
    """One of the bots: how often it won, between what the true rate lies, and its openskill ordinal."""

    bot: str
    games: int
    wins: int
    win_rate: float
    low: float
    high: float
    rating: float


class Standings(msgspec.Struct, frozen=True):
    """What came of the games, one entry for each bot that was named, in that order."""

    games: int
    turns_median: float
    bots: tuple[Standing, ...]


class Fought(msgspec.Struct, frozen=True):
    """The standings, and how the games went."""

    standings: Standings
    unfinished: int
    errors: tuple[str, ...]
    decisions_per_s: float


def arena(request: Request, games: int, workers: int, progress: Progress, notice: Notice) -> Fought:
    """Play the games that an earlier call with the same arguments has not finished, and tell who is ahead."""
    check_amounts(games, workers)
    asked = msgspec.json.encode((request, games, request.probe().mix.digest, fingerprint()))
    memory = _Memory(state_folder(asked), asked, notice)
    results = memory.recall()
    earlier = sum(played.decisions for played in results.values())
    if results:
        notice("arena-resumed", n=len(results), total=games)
    progress(len(results), games)
    start = perf_counter()
    try:
        with closing(run(list(cut(request, games, results)), workers)) as batches:
            for finished in batches:
                memory.keep(finished)
                results |= zip(finished.numbers, finished.games, strict=True)
                progress(len(results), games)
    except KeyboardInterrupt:
        if memory.works:
            notice("arena-stopped", n=len(results), total=games)
        raise
    seconds = perf_counter() - start
    memory.forget()
    decisions = sum(played.decisions for played in results.values()) - earlier
    ordered = dict(sorted(results.items()))
    return Fought(
        standings(request.bots, ordered),
        sum(played.outcome == "unfinished" for played in ordered.values()),
        tuple([f"game {number}: {played.error}" for number, played in ordered.items() if played.error]),
        decisions / seconds,
    )


# --- counting -----------------------------------------------------------------------------------------------


def standings(bots: Sequence[str], results: Mapping[int, Played]) -> Standings:
    """Who won how often. Where two win one game, each has won it; where nobody does, nobody has."""
    wins = [0] * len(bots)
    for number, played in results.items():
        for seat in played.winners:
            wins[_at(bots, seat, number)] += 1
    games = len(results)
    entries = [
        Standing(bot, games, won, won / games if games else 0.0, *wilson(won, games), rating)
        for bot, won, rating in zip(bots, wins, _ratings(bots, results), strict=True)
    ]
    turns = float(median([played.turns for played in results.values()] or [0]))
    return Standings(games, turns, tuple(entries))


def _at(bots: Sequence[str], seat: int, number: int) -> int:
    """Which of the bots sits there in that game."""
    return (seat - number) % len(bots)


def _ratings(bots: Sequence[str], results: Mapping[int, Played]) -> list[float]:
    """Openskill ordinals (Plackett-Luce) after all games that were won; the losers of a game are equals."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [[model.rating()] for _ in bots]
    for number, played in results.items():
        if played.winners:
            ahead = {_at(bots, seat, number) for seat in played.winners}
            ratings = model.rate(ratings, ranks=[float(index not in ahead) for index in range(len(bots))])
    return [rating.ordinal() for (rating,) in ratings]


# --- remembering --------------------------------------------------------------------------------------------


def state_folder(asked: bytes) -> Path:
    """Where the finished games of one request are kept until all are done."""
    given = Path(os.environ.get("XDG_STATE_HOME", ""))
    root = given if given.is_absolute() else Path.home() / ".local" / "state"
    return root / "grosbill" / "arena" / blake2b(asked, digest_size=12).hexdigest()


class _Memory:
    """The finished games on disk. Without a place to write, the arena goes on and remembers nothing."""

    def __init__(self, folder: Path, asked: bytes, notice: Notice) -> None:
        self._parts = Parts(folder)
        self._asked = asked
        self._notice = notice
        self.works = True

    def recall(self) -> dict[int, Played]:
        """The games that are finished already."""
        results: dict[int, Played] = {}
        try:
            self._parts.open(self._asked)
            for finished in self._parts.whole(lambda path: self._notice("sim-damaged", path=str(path))):
                results |= zip(finished.numbers, finished.games, strict=True)
        except OSError as error:
            self._give_up(error)
        return results

    def keep(self, finished: Finished) -> None:
        """Keep a batch."""
        if self.works:
            try:
                self._parts.save(finished)
            except OSError as error:
                self._give_up(error)

    def forget(self) -> None:
        """All games are done: nothing is left on disk."""
        self._parts.remove()
        # The folders above are shared with other requests, and with other programs.
        with suppress(OSError):
            self._parts.folder.parent.rmdir()
            self._parts.folder.parent.parent.rmdir()

    def _give_up(self, error: OSError) -> None:
        self.works = False
        self._notice("arena-forgets", folder=str(self._parts.folder), why=error.strerror or str(error))
