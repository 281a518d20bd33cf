"""Bots think in processes of their own, so that no table waits for another's bot."""

from __future__ import annotations

import multiprocessing
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import msgspec

from grosbill.bots import make_bot
from grosbill.model.moves import Move
from grosbill.online.entries import Setup
from grosbill.online.traffic import Think
from grosbill.packs import Mix, edition, mix_for


class Thinkers:
    """A few processes in which bots think."""

    def __init__(self, workers: int) -> None:
        """Start them when they are first needed."""
        self._workers = workers
        self._pool = self._started()

    def _started(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("forkserver"))

    def think(self, setup: Setup, job: Think) -> Future[str]:
        """The move a bot would make, in notation."""
        played = setup.edition, setup.variants, msgspec.json.encode(setup.settings)
        asked = played, job.bot, job.seat, job.view, job.moves
        try:
            return self._pool.submit(_choose, *asked)
        except BrokenProcessPool:  # a process was killed: the others go with it, and new ones come
            self._pool = self._started()
            return self._pool.submit(_choose, *asked)

    def close(self) -> None:
        """Let the processes go; what they were thinking about is thought again after the next start."""
        self._pool.shutdown(wait=True, cancel_futures=True)


_Played = tuple[str, tuple[str, ...], bytes]


def _choose(played: _Played, bot: str, seat: int, view: dict[str, Any], moves: tuple[Move, ...]) -> str:
    return str(make_bot(bot, seat, _mix(played)).choose(view, moves))


@cache
def _mix(played: _Played) -> Mix:
    name, variants, settings = played
    chosen: Mapping[str, Any] = msgspec.json.decode(settings)
    found = edition(name)
    return mix_for(found, found.agreed(variants, dict(chosen)))
