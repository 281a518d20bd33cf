"""Bots think, and questions are considered, in processes of their own: no table waits for another's."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import msgspec

from grosbill.bots import make_bot
from grosbill.game import restore
from grosbill.online.advice import Advice, advised, explained, foreseen
from grosbill.online.entries import Setup
from grosbill.online.traffic import Advise, Explain, Foresee, Question, Think
from grosbill.packs import Mix, edition, mix_for

_T = TypeVar("_T")


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, workers: int) -> None:
        """Start them when they are first needed."""
        self._workers = workers
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_begin)

    def think(self, setup: Setup, job: Think, packs: tuple[Path, ...] = ()) -> Future[str]:
        """The move a bot would make, in notation."""
        return self._submit(_choose, _played(setup, packs), job)

    def consider(self, job: Question, packs: tuple[Path, ...] = ()) -> Future[Advice]:
        """The answer to what somebody asks beside the game."""
        match job:
            case Advise(_, seat, bot, game, lang):
                return self._submit(advised, game.snapshot(), packs, seat, bot, lang)
            case Foresee(_, seat, move, game, lang):
                return self._submit(foreseen, game.snapshot(), packs, seat, move, lang)
            case Explain(_, seat, other, bot, game, lang):
                return self._submit(explained, game.snapshot(), packs, seat, other, bot, lang)

    def _submit(self, work: Callable[..., _T], *args: object) -> Future[_T]:
        try:
            return self._pool.submit(work, *args)
        except BrokenProcessPool:  # a process was killed: the others go with it, and new ones come
            self._pool = self._started()
            return self._pool.submit(work, *args)

    def close(self) -> None:
        """Let the processes go; what they were thinking about is thought again after the next start."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Ctrl-C is for the server; when the server is gone, however it went, so is this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:

        def follow() -> None:
            server.join()
            os._exit(0)

        Thread(target=follow, daemon=True).start()


_Played = tuple[str, tuple[str, ...], bytes, tuple[Path, ...]]


def _played(setup: Setup, packs: tuple[Path, ...]) -> _Played:
    return setup.edition, setup.variants, msgspec.json.encode(setup.settings), packs


def _choose(played: _Played, job: Think) -> str:
    worlds = restore(job.game, packs=played[-1]).worlds(job.seat) if job.game else None
    bot = make_bot(job.bot, job.seat, _mix(played), job.regard)
    return str(bot.choose(job.view, job.moves, worlds))


@cache
def _mix(played: _Played) -> Mix:
    name, variants, settings, packs = played
    chosen: Mapping[str, Any] = msgspec.json.decode(settings)
    found = edition(name, packs)
    return mix_for(found, found.agreed(variants, dict(chosen)))
