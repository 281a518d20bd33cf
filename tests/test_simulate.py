"""Simulation and benchmark: the same result whatever the workers and the hash seed; every outcome counts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from grosbill.game import Game
from grosbill.model.errors import EditionError, PlayersError, SettingsError
from grosbill.sim import games as module
from grosbill.sim.bench import bench
from grosbill.sim.simulate import play, seeds, simulate

GAMES = 6
FIELDS = ["games", "finished", "unfinished", "errors", "decisions", "turns_median", "seconds", "digest"]
BENCH = [
    "decisions_per_s",
    "choices_per_s",
    "games_per_s",
    "clones_per_s",
    "determinize_us",
    "load_s",
    "views_per_s",
    "blend_cost",
    "table_ms",
]

ONE_DIGEST = """
from grosbill.sim.simulate import simulate
print(simulate("lite", 3, 3, seed=5, max_turns=40).digest)
"""

UNTIL_STOPPED = """
from grosbill.sim.simulate import simulate
try:
    simulate("lite", 3, 100_000, seed=1, max_turns=5, workers=2, progress=lambda *now: print(now, flush=True))
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


def test_workers_change_nothing() -> None:
    alone = simulate("lite", 3, GAMES, seed=3, workers=1)
    together = simulate("lite", 3, GAMES, seed=3, workers=2)
    assert not alone.messages
    assert alone.errors == 0
    assert (alone.digest, alone.decisions, alone.turns_median) == (
        together.digest,
        together.decisions,
        together.turns_median,
    )


def test_another_seed_is_another_simulation() -> None:
    first, second = (simulate("lite", 3, 2, seed=seed, max_turns=10) for seed in (1, 2))
    assert first.digest != second.digest


def test_hash_seed_changes_nothing() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", ONE_DIGEST],
            check=True,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
        ).stdout
        for hash_seed in ("1", "2", "3")
    }
    assert len(digests) == 1
    assert digests == {f"{simulate('lite', 3, 3, seed=5, max_turns=40).digest}\n".encode()}


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few = simulate("lite", 3, 2, seed=9, max_turns=20)
    many = simulate("lite", 3, 4, seed=9, max_turns=20)
    assert few.decisions == sum(play("lite", 3, 9, number, 20).decisions for number in range(2))
    assert many.decisions == sum(play("lite", 3, 9, number, 20).decisions for number in range(4))
    assert len({seeds(seed, number) for seed in range(-20, 20) for number in range(50)}) == 40 * 50


def test_turns_run_out() -> None:
    summary = simulate("munchkin", 4, GAMES, seed=1, max_turns=3)
    assert (summary.finished, summary.unfinished, summary.errors) == (0, GAMES, 0)
    assert summary.turns_median == 3


def test_finished_games_are_counted() -> None:
    summary = simulate("munchkin", 4, GAMES, seed=1)
    assert (summary.games, summary.finished, summary.unfinished, summary.errors) == (GAMES, GAMES, 0, 0)
    assert summary.decisions > summary.turns_median > 0


@pytest.mark.parametrize("workers", [1, 2])
def test_progress(workers: int) -> None:
    told: list[tuple[int, int]] = []
    simulate("lite", 3, 5, seed=1, max_turns=2, workers=workers, progress=lambda *now: told.append(now))
    assert told == sorted(set(told))
    assert told[-1] == (5, 5)


def test_json_has_the_agreed_fields() -> None:
    summary = simulate("lite", 3, 2, seed=1, max_turns=2)
    assert list(json.loads(msgspec.json.encode(summary))) == FIELDS
    assert simulate("lite", 3, 0, seed=1).games == 0


def test_a_failing_game_is_an_error_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    good = Game.apply
    calls = iter(range(1_000_000))

    def failing(self: Game, *args: Any) -> Any:
        if next(calls) == 30:
            raise ZeroDivisionError("by nothing")
        return good(self, *args)

    monkeypatch.setattr(Game, "apply", failing)
    summary = simulate("lite", 3, 4, seed=1, max_turns=10)
    assert (summary.games, summary.unfinished, summary.errors) == (4, 3, 1)
    assert summary.messages[0].startswith("game 0: turn ")
    assert summary.messages[0].endswith("ZeroDivisionError: by nothing")
    assert "messages" not in json.loads(msgspec.json.encode(summary))


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_DECISIONS", 50)
    summary = simulate("lite", 3, 5, seed=1)
    assert (summary.finished, summary.errors) == (0, 5)
    assert len(summary.messages) == 3
    assert summary.messages[0].endswith("not over after 50 decisions")


@pytest.mark.parametrize("workers", [1, 2])
def test_impossible_requests_are_refused(workers: int) -> None:
    with pytest.raises(PlayersError):
        simulate("lite", 6, 5, seed=1, workers=workers)
    with pytest.raises(EditionError):
        simulate("chess", 2, 5, seed=1, workers=workers)
    with pytest.raises(SettingsError, match="games"):
        simulate("lite", 3, -1, seed=1, workers=workers)
    with pytest.raises(SettingsError, match="max_turns"):
        simulate("lite", 3, 1, seed=1, max_turns=0, workers=workers)
    with pytest.raises(SettingsError, match="workers"):
        simulate("lite", 3, 1, seed=1, workers=0)


def test_interrupt_ends_all_workers_quietly() -> None:
    running = subprocess.Popen(
        [sys.executable, "-c", UNTIL_STOPPED],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert running.stdout is not None
    running.stdout.readline()
    os.killpg(running.pid, signal.SIGINT)
    output, errors = running.communicate(timeout=60)
    assert output.endswith("stopped\n")
    assert not errors
    assert running.returncode == 0


def test_bench_has_the_agreed_figures() -> None:
    figures = bench(effort=0.01)
    assert list(figures) == BENCH
    assert all(figure > 0 for figure in figures.values())
    assert figures["choices_per_s"] < figures["decisions_per_s"]
