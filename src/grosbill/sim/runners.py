"""Who plays the batches: this process, several of this machine, or a Ray cluster. The games are the same.

A runner gives batches back as they finish, in any order. Closing it early, by Ctrl-C too, leaves nothing
running. With several processes a script of your own must start under `if __name__ == "__main__"`, because
they are fresh ones that read the script anew.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Generator, Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

from grosbill.model.errors import GrosbillError
from grosbill.sim.batches import Batch, Finished, play_batch
from grosbill.sim.errors import SimulationError, need

LOCAL = "local"
TRIES = 3
_RAY = "ray"


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_place(on: str) -> None:
    """Complain about a place where no games can be played."""
    if on == _RAY or on.startswith(f"{_RAY}://"):
        need(f"--on {on}", _RAY, "ray")
    elif on != LOCAL:
        raise SimulationError(f"games run on local, ray or ray://host:port, not on {on!r}")


def run(batches: Sequence[Batch], workers: int, on: str = LOCAL) -> Generator[Finished, None, None]:
    """Play all batches; each is given back once."""
    if on != LOCAL:
        from grosbill.sim.ray_runner import on_ray

        return on_ray(batches, workers, "" if on == _RAY else on)
    workers = min(workers, len(batches))
    return _in_processes(batches, workers) if workers > 1 else _here(batches)


def _here(batches: Sequence[Batch]) -> Generator[Finished, None, None]:
    for batch in batches:
        yield play_batch(batch)


# --- several processes --------------------------------------------------------------------------------------


class _Worker:
    """A process that plays one batch after the other."""

    def __init__(self) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([__name__])
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=_work, args=(theirs,), daemon=True)
        self.process.start()
        # With the only other end in the worker, its death is heard on the line.
        theirs.close()
        self.batch: Batch | None = None

    def take(self, todo: deque[Batch]) -> None:
        """Start on the next batch."""
        self.batch = todo.popleft()
        # A worker that has died meanwhile is found out when its answer is waited for.
        with suppress(OSError):
            self.line.send(self.batch)

    def dismiss(self) -> None:
        """End the process, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


def _in_processes(batches: Sequence[Batch], workers: int) -> Generator[Finished, None, None]:
    todo = deque(batches)
    deaths: Counter[int] = Counter()
    crew: dict[Any, _Worker] = {}
    try:
        while todo or crew:
            while todo and len(crew) < workers:
                worker = _Worker()
                crew[worker.line] = worker
                worker.take(todo)
            for line in wait(list(crew)):
                worker = crew[line]
                try:
                    answer = worker.line.recv()
                except (EOFError, OSError):
                    del crew[line]
                    _bury(worker, todo, deaths)
                    continue
                if isinstance(answer, str):
                    raise SimulationError(answer)
                if todo:
                    worker.take(todo)
                else:
                    del crew[line]
                    worker.dismiss()
                yield answer
    finally:
        for worker in crew.values():
            worker.dismiss()


def _bury(worker: _Worker, todo: deque[Batch], deaths: Counter[int]) -> None:
    """A worker was killed: what it was playing is played again, unless it is what kills."""
    worker.dismiss()
    batch = worker.batch
    if batch is None:
        return
    deaths[batch.first] += 1
    if deaths[batch.first] == TRIES:
        last = batch.first + batch.count - 1
        raise SimulationError(
            f"games {batch.first} to {last} ended the process that played them {TRIES} times: somebody "
            "killed it, or the memory ran out; fewer --workers need less of it"
        )
    todo.appendleft(batch)


def _work(line: Connection) -> None:
    """What a worker does. Ctrl-C reaches every process of the terminal: the one that started it acts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def breathe() -> None:
        # Nothing is sent while a batch is played: if the line stirs, the other end is gone.
        if line.poll():
            sys.exit()

    with suppress(EOFError, OSError):
        while True:
            batch = line.recv()
            try:
                answer: Finished | str = play_batch(batch, breathe)
            except Exception as error:  # noqa: BLE001 (told to whoever waits for the batch)
                answer = str(error) if isinstance(error, GrosbillError) else repr(error)
            line.send(answer)
