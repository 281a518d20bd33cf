"""How far many games have got, how fast and for how long yet: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import perf_counter
from typing import Protocol, TextIO, TypeAlias

Progress: TypeAlias = Callable[[int, int], None]
"""Takes what is done and how much there is in all."""


class Notice(Protocol):
    """Says a message to whoever waits for the games."""

    def __call__(self, message: str, **args: object) -> None:
        """The name of the message, and what it speaks of."""
        ...


@contextmanager
def shown(what: str, *, lines: bool = True) -> Iterator[Progress]:
    """Shows progress on stderr while the block lasts; `lines`: where there is no terminal too."""
    if not sys.stderr.isatty():
        yield _Lines(what, sys.stderr) if lines else lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar
    from rich.progress import Task as Job
    from rich.text import Text

    class Speed(ProgressColumn):
        """How many a second."""

        def render(self, task: Job) -> Text:
            speed = task.finished_speed or task.speed
            return Text(f"{speed:,.1f}/s" if speed else "")

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        Speed(),
        TimeRemainingColumn(),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        job = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(job, completed=done, total=total)


class _Lines:
    """Progress in plain lines, one for each tenth."""

    def __init__(self, what: str, out: TextIO) -> None:
        self._what, self._out = what, out
        self._tenths = 0
        # The first call may tell what was done before: the speed is counted from there.
        self._first: tuple[int, float] | None = None

    def __call__(self, done: int, total: int) -> None:
        now = perf_counter()
        if self._first is None:
            self._first = (done, now)
        tenths = done * 10 // max(total, 1)
        if tenths > self._tenths:
            self._tenths = tenths
            self._out.write(f"{done}/{total} {self._what}{self._speed(done, total, now)}\n")
            self._out.flush()

    def _speed(self, done: int, total: int, now: float) -> str:
        before, start = self._first or (done, now)
        if done == before or now <= start:
            return ""
        speed = (done - before) / (now - start)
        left = timedelta(seconds=round((total - done) / speed))
        return f"  {speed:,.1f}/s  {left}"
