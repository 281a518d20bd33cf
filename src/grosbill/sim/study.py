"""A simulation whose results are kept: parts as they come, one file at the end, nothing played twice."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from grosbill import __version__
from grosbill.game import Game
from grosbill.sim.batches import cut
from grosbill.sim.errors import ResultsError
from grosbill.sim.games import Played, Request
from grosbill.sim.parts import DamagedPartError, Parts, read_part
from grosbill.sim.program import fingerprint
from grosbill.sim.progress import Notice, Progress
from grosbill.sim.results import Run, read_games, read_run, read_tables, unpacked, write_results
from grosbill.sim.runners import LOCAL, run
from grosbill.sim.simulate import Summary, check_amounts, summary


class Study:
    """Games whose rows go to one file: the same for the same request, however often it stops."""

    def __init__(self, request: Request, games: int, out: Path, notice: Notice) -> None:
        """Plan the games; nothing is written yet."""
        self._request, self._out, self._notice = request, out, notice
        self._run = _run(request, request.probe(), games)
        if not out.name or not str(out).isprintable():
            raise ResultsError(f"{out}: results are written to a file, under a name that can be shown")
        self._parts = Parts(out.with_name(f"{out.name}.parts"))
        self._games: dict[int, Played] = {}
        self._in_file = 0

    def play(self, workers: int, on: str = LOCAL, *, resume: bool = False, progress: Progress) -> Summary:
        """Play what is missing, then put everything together."""
        start = perf_counter()
        total = self._run.games
        check_amounts(total, workers)
        self._look_around(resume=resume)
        if self._in_file < total or not self._out.exists():
            self._open_parts()
            try:
                self._play(workers, on, progress)
                write_results(self._out, self._run, self._tables())
            except KeyboardInterrupt:
                self._notice("sim-stopped", n=len(self._games), total=total)
                raise
            except OSError as error:
                raise ResultsError(
                    f"{error.filename or self._out}: {error.strerror or error}; {len(self._games)} games are "
                    f"kept in {self._parts.folder}, and the same command with --resume goes on with them"
                ) from error
        self._parts.remove()
        return summary(self._games, perf_counter() - start)

    # --- what is there already ----------------------------------------------------------------------------

    def _look_around(self, *, resume: bool) -> None:
        there = [path for path in (self._out, self._parts.folder) if path.exists()]
        if there and not resume:
            raise ResultsError(f"{there[0]} exists: --resume goes on with it, or remove it first")
        if self._out.exists():
            found = read_run(self._out)
            self._compare(self._out, found)
            self._games = read_games(self._out)
            self._in_file = found.games

    def _open_parts(self) -> None:
        if self._parts.folder.exists():
            self._read_parts()
        if self._games:
            self._notice("sim-resumed", n=len(self._games), total=self._run.games)
        self._parts.open(msgspec.json.encode(self._run))

    def _read_parts(self) -> None:
        parts = self._parts
        try:
            found = msgspec.json.decode(parts.run(), type=Run)
        except FileNotFoundError:
            return  # stopped before the first part
        except msgspec.DecodeError as error:
            raise ResultsError(f"{parts.folder} is damaged ({error}): remove it and start anew") from error
        self._compare(parts.folder, found)
        for finished in parts.whole(lambda path: self._notice("sim-damaged", path=str(path))):
            self._games |= zip(finished.numbers, finished.games, strict=True)

    def _compare(self, path: Path, found: Run) -> None:
        difference = found.differs(self._run)
        if not difference and found.games > self._run.games:
            difference = f"games was {found.games} and is only {self._run.games} now"
        if difference:
            raise ResultsError(f"{path} holds other games: {difference}")

    # --- playing ------------------------------------------------------------------------------------------

    def _play(self, workers: int, on: str, progress: Progress) -> None:
        total = self._run.games
        progress(len(self._games), total)
        batches = list(cut(self._request, total, self._games, tell=True))
        with closing(run(batches, workers, on)) as finished_batches:
            for finished in finished_batches:
                self._parts.save(finished)
                self._games |= zip(finished.numbers, finished.games, strict=True)
                progress(len(self._games), total)

    def _tables(self) -> Iterator[Any]:
        if self._in_file:
            yield from read_tables(self._out)
        for path in self._parts.files():
            try:
                finished = read_part(path)
            except DamagedPartError as error:
                raise ResultsError(f"{path} is damaged: --resume plays its games again") from error
            if finished.first >= self._in_file:
                yield unpacked(finished.rows)


def _run(request: Request, game: Game, games: int) -> Run:
    return Run(
        edition=game.edition,
        players=request.players,
        bots=request.bots,
        games=games,
        seed=request.seed,
        max_turns=request.max_turns,
        variants=request.variants,
        packs=game.mix.digest,
        version=__version__,
        code=fingerprint(),
    )
