"""Random legal play on a large scale: same seed, same result, whatever the workers and the machine.

With several workers a script of your own must call `simulate` under `if __name__ == "__main__"`, because the
workers are fresh processes that read the script anew.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypeAlias

import msgspec

from grosbill.game import Game, new_game
from grosbill.model.errors import SettingsError

MAX_DECISIONS = 300_000
MESSAGES = 3
_BATCH = 20  # about a second of work: sending it costs nothing beside that, and progress is seen

# Games done, games in all.
Progress: TypeAlias = Callable[[int, int], None]


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


class Played(NamedTuple):
    """One game: how long it was, how it ended, and what went wrong if something did."""

    decisions: int
    turns: int
    won: bool
    digest: str
    error: str = ""


class _Task(NamedTuple):
    """Some games in a row, for one worker."""

    edition: str
    players: int
    seed: int
    max_turns: int
    numbers: range
    variants: tuple[str, ...] = ()
    packs: tuple[Path, ...] = ()


def seeds(seed: int, number: int) -> tuple[int, int]:
    """The seed of one game and of its players, from the seed of the whole and the game's number alone."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")


def play(
    edition: str,
    players: int,
    seed: int,
    number: int,
    max_turns: int = 3000,
    *,
    variants: Sequence[str] = (),
    packs: Sequence[Path] = (),
) -> Played:
    """Play one game at random: each decision uniform among the moves of the first seat waited for."""
    deal, luck = seeds(seed, number)
    game = new_game(edition, players=players, seed=deal, variants=variants, packs=packs)
    # Python promises the same numbers from `random()` on every machine and version.
    random = Random(luck).random
    settle, legal, apply = game.settle, game.legal, game.apply
    decisions = settle()
    try:
        while waiting := game.waiting:
            if game.turn > max_turns:
                return _ended(game, decisions, max_turns)
            if decisions >= MAX_DECISIONS:
                return _failed(game, decisions, "Stuck", f"not over after {MAX_DECISIONS:,} decisions")
            seat = waiting[0]
            moves = legal(seat)
            apply(seat, moves[int(random() * len(moves))])
            decisions += 1 + settle()
        return _ended(game, decisions, game.turn)
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in one game is counted and told, not fatal)
        return _failed(game, decisions, type(error).__name__, str(error))


def _ended(game: Game, decisions: int, turns: int) -> Played:
    return Played(decisions, turns, game.over, game.digest())


def _failed(game: Game, decisions: int, kind: str, text: str) -> Played:
    """A game that went wrong; the state it stopped in may be anything, so it stays out of the digest."""
    where = f"turn {game.turn}, decision {decisions + 1}"
    return Played(decisions, game.turn, won=False, digest=f"error {kind}", error=f"{where}: {kind}: {text}")


def simulate(  # noqa: PLR0913 (what is played and how much of it)
    edition: str,
    players: int,
    games: int,
    seed: int,
    max_turns: int = 3000,
    workers: int = 1,
    progress: Progress | None = None,
    *,
    variants: Sequence[str] = (),
    packs: Sequence[Path] = (),
) -> Summary:
    """Play many games at random. A game that fails or never ends counts as an error and stops nothing."""
    for name, value, least in (("games", games, 0), ("max_turns", max_turns, 1), ("workers", workers, 1)):
        if value < least:
            raise SettingsError(f"{name} must be at least {least}, got {value}")
    start = perf_counter()
    # What is wrong with the request shows here, not in each game.
    new_game(edition, players=players, seed=seed, variants=variants, packs=packs)
    size = max(1, min(_BATCH, games // (workers * 16)))
    tasks = [
        _Task(edition, players, seed, max_turns, numbers, tuple(variants), tuple(packs))
        for numbers in (range(first, min(first + size, games)) for first in range(0, games, size))
    ]
    results: list[Played] = []
    with _runner(min(workers, len(tasks))) as run:
        for batch in run(tasks):
            results += batch
            if progress is not None:
                progress(len(results), games)
    return _summary(results, perf_counter() - start)


def _play_batch(task: _Task) -> list[Played]:
    return [
        play(
            task.edition,
            task.players,
            task.seed,
            number,
            task.max_turns,
            variants=task.variants,
            packs=task.packs,
        )
        for number in task.numbers
    ]


_Run: TypeAlias = Callable[[Iterable[_Task]], Iterator[list[Played]]]


@contextmanager
def _runner(workers: int) -> Iterator[_Run]:
    """What plays batches and gives them back in order: this process, or several others."""
    if workers <= 1:
        yield lambda tasks: map(_play_batch, tasks)
        return
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__])
    # Leaving the pool by an exception, Ctrl-C too, ends the workers.
    with context.Pool(workers, _leave_interrupts_alone) as pool:
        yield lambda tasks: pool.imap(_play_batch, tasks)
        pool.close()
        pool.join()


def _leave_interrupts_alone() -> None:
    """Ctrl-C reaches every process of the terminal; only the one that started the others acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _summary(results: list[Played], seconds: float) -> Summary:
    digest = blake2b(digest_size=12)
    for played in results:
        digest.update(played.digest.encode())
    failed = [(number, played.error) for number, played in enumerate(results) if played.error]
    finished = sum(played.won for played in results)
    summary = Summary(
        games=len(results),
        finished=finished,
        unfinished=len(results) - finished - len(failed),
        errors=len(failed),
        decisions=sum(played.decisions for played in results),
        turns_median=float(median([played.turns for played in results] or [0])),
        seconds=round(seconds, 3),
        digest=digest.hexdigest(),
    )
    summary.__dict__["messages"] = tuple([f"game {number}: {text}" for number, text in failed[:MESSAGES]])
    return summary
