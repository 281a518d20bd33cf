"""Simulation and benchmark: the same result whatever the workers and the hash seed; every outcome counts."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import closing
from multiprocessing import Pipe, active_children
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grosbill.bots import BotError
from grosbill.game import Game
from grosbill.model.errors import EditionError, PlayersError, SettingsError
from grosbill.sim import games as module
from grosbill.sim import runners
from grosbill.sim.batches import SIZE, cut
from grosbill.sim.bench import bench
from grosbill.sim.errors import MissingExtraError, SimulationError
from grosbill.sim.games import Request, play, seating, seeds
from grosbill.sim.runners import TRIES, check_place, cores, run
from grosbill.sim.simulate import simulate

GAMES = 6
SEVERAL = 3 * SIZE - 2
"""Games for more than one worker: they come in batches."""
FIELDS = ["games", "finished", "unfinished", "errors", "decisions", "turns_median", "seconds", "digest"]
BENCH = [
    "decisions_per_s",
    "choices_per_s",
    "games_per_s",
    "clones_per_s",
    "determinize_us",
    "load_s",
    "view_us",
    "first_view_us",
    "blend_cost",
    "table_us",
    "table_p99_us",
    "greedy_games_per_s",
    "greedy_decisions_per_s",
    "replayed_per_s",
    "snapshot_ms",
    "restore_ms",
]

ONE_DIGEST = """
from grosbill.sim.games import Request
from grosbill.sim.simulate import simulate
print(simulate(Request("lite", 3, seed=5, max_turns=40), 3).digest)
"""

UNTIL_STOPPED = """
from grosbill.sim.games import Request
from grosbill.sim.simulate import simulate
try:
    simulate(Request("lite", 3, seed=1, max_turns=5), 100_000, 2, lambda *now: print(now, flush=True))
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


def test_workers_change_nothing() -> None:
    alone = simulate(Request("lite", 3, seed=3, max_turns=40), SEVERAL, workers=1)
    together = simulate(Request("lite", 3, seed=3, max_turns=40), SEVERAL, workers=2)
    assert not alone.messages
    assert alone.errors == 0
    assert (alone.digest, alone.decisions, alone.turns_median) == (
        together.digest,
        together.decisions,
        together.turns_median,
    )


def test_another_seed_is_another_simulation() -> None:
    first, second = (simulate(Request("lite", 3, seed=seed, max_turns=10), 2) for seed in (1, 2))
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
    assert digests == {f"{simulate(Request('lite', 3, seed=5, max_turns=40), 3).digest}\n".encode()}


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    few = simulate(Request("lite", 3, seed=9, max_turns=20), 2)
    many = simulate(Request("lite", 3, seed=9, max_turns=20), 4)
    assert few.decisions == sum(
        play(Request("lite", 3, seed=9, max_turns=20), number).decisions for number in range(2)
    )
    assert many.decisions == sum(
        play(Request("lite", 3, seed=9, max_turns=20), number).decisions for number in range(4)
    )
    assert len({seeds(seed, number) for seed in range(-20, 20) for number in range(50)}) == 40 * 50


def test_turns_run_out() -> None:
    summary = simulate(Request("munchkin", 4, seed=1, max_turns=3), GAMES)
    assert (summary.finished, summary.unfinished, summary.errors) == (0, GAMES, 0)
    assert summary.turns_median == 3


def test_finished_games_are_counted() -> None:
    summary = simulate(Request("munchkin", 4, seed=1), GAMES)
    assert (summary.games, summary.finished, summary.unfinished, summary.errors) == (GAMES, GAMES, 0, 0)
    assert summary.decisions > summary.turns_median > 0


@pytest.mark.parametrize("workers", [1, 2])
def test_progress(workers: int) -> None:
    told: list[tuple[int, int]] = []
    simulate(
        Request("lite", 3, seed=1, max_turns=2),
        SEVERAL,
        workers=workers,
        progress=lambda *now: told.append(now),
    )
    assert told == sorted(set(told))
    assert (told[0], told[-1]) == ((0, SEVERAL), (SEVERAL, SEVERAL))


def test_json_has_the_agreed_fields() -> None:
    summary = simulate(Request("lite", 3, seed=1, max_turns=2), 2)
    assert list(json.loads(msgspec.json.encode(summary))) == FIELDS
    assert simulate(Request("lite", 3, seed=1), 0).games == 0


def test_a_failing_game_is_an_error_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    good = Game.apply
    calls = iter(range(1_000_000))

    def failing(self: Game, *args: Any) -> Any:
        if next(calls) == 30:
            raise ZeroDivisionError("by nothing")
        return good(self, *args)

    monkeypatch.setattr(Game, "apply", failing)
    summary = simulate(Request("lite", 3, seed=1, max_turns=10), 4)
    assert (summary.games, summary.unfinished, summary.errors) == (4, 3, 1)
    assert summary.messages[0].startswith("game 0: turn ")
    assert summary.messages[0].endswith("ZeroDivisionError: by nothing")
    assert "messages" not in json.loads(msgspec.json.encode(summary))


def test_a_game_that_never_ends_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MAX_DECISIONS", 50)
    summary = simulate(Request("lite", 3, seed=1), 5)
    assert (summary.finished, summary.errors) == (0, 5)
    assert len(summary.messages) == 3
    assert summary.messages[0].endswith("not over after 50 decisions")


# --- who sits where -----------------------------------------------------------------------------------------


def test_seats_are_rotated() -> None:
    bots = ("a", "b", "c")
    for number in range(7):
        seated = seating(bots, 3, number)
        assert all(seated[(bot + number) % 3] == name for bot, name in enumerate(bots))
    assert seating(("a",), 4, 3) == ("a",) * 4
    with pytest.raises(PlayersError, match="4 players but 3 bots"):
        seating(bots, 4, 0)


def test_a_bot_that_is_random_needs_no_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "view", lambda *_: pytest.fail("nobody looks"))
    assert simulate(Request("lite", 3, seed=1, max_turns=5), 1).errors == 0


def test_bots_play_their_own_game() -> None:
    mixed, rotated, alone = (
        simulate(Request("lite", 3, bots=bots, seed=1, max_turns=10), 2).digest
        for bots in (("greedy", "random", "random"), ("random", "greedy", "random"), ("random",))
    )
    assert len({mixed, rotated, alone}) == 3
    with pytest.raises(BotError, match="'clever'"):
        simulate(Request("lite", 3, bots=("clever",), seed=1), 1)


# --- batches ------------------------------------------------------------------------------------------------

ASKED = Request("lite", 3, ("random",), seed=1, max_turns=3)


def test_batches_leave_out_what_is_done() -> None:
    done = {*range(5, 8), *range(SIZE, 2 * SIZE)}
    batches = list(cut(ASKED, 2 * SIZE + 3, done))
    numbers = [range(batch.first, batch.first + batch.count) for batch in batches]
    assert numbers == [range(5), range(8, SIZE), range(2 * SIZE, 2 * SIZE + 3)]
    assert not list(cut(ASKED, 0))


# Workers read the script anew, and so get what it changes.
DEADLY = """
import os, signal, sys
from grosbill.sim import runners
from grosbill.sim.batches import cut
from grosbill.sim.errors import SimulationError
from grosbill.sim.games import Request

good = runners.play_batch


def deadly(batch, breathe):
    if batch.first == 10:
        with open(sys.argv[1], "a") as log:
            log.write("dead\\n")
        os.kill(os.getpid(), signal.SIGKILL)
    return good(batch, breathe)


runners.play_batch = deadly
if __name__ == "__main__":
    asked = Request("lite", 3, ("random",), seed=1, max_turns=3)
    try:
        for finished in runners.run(list(cut(asked, 40)), 2):
            print(finished.first)
    except SimulationError as error:
        print(error)
"""


def test_a_batch_that_kills_its_workers_is_given_up(tmp_path: Path) -> None:
    script, log = tmp_path / "deadly.py", tmp_path / "log"
    script.write_text(DEADLY)
    done = subprocess.run([sys.executable, str(script), str(log)], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert lines[-1].startswith(f"games 10 to 19 ended the process that played them {TRIES} times")
    assert "10" not in lines
    assert log.read_text() == TRIES * "dead\n"
    assert not done.stderr


def test_a_worker_leaves_before_the_next_game_if_it_is_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    ours, theirs = Pipe()
    ours.send(next(cut(ASKED, SIZE)))
    ours.close()
    with closing(theirs), pytest.raises(SystemExit):
        runners._work(theirs)


def test_a_killed_worker_is_replaced() -> None:
    found: dict[int, str] = {}
    killed = 0
    asked = Request("lite", 3, ("random",), seed=1, max_turns=60)
    with closing(run(list(cut(asked, 4 * SIZE)), 2)) as batches:
        for finished in batches:
            found |= {n: played.digest for n, played in zip(finished.numbers, finished.games, strict=True)}
            if not killed:
                killed = max(child.pid or 0 for child in active_children())
                os.kill(killed, signal.SIGKILL)
    assert killed
    assert found == {n: play(Request("lite", 3, seed=1, max_turns=60), n).digest for n in range(4 * SIZE)}
    assert not active_children()


@pytest.mark.parametrize("on", ["dask", "ray:here", "LOCAL"])
def test_games_run_in_few_places(on: str) -> None:
    with pytest.raises(SimulationError, match="local, ray or ray://host:port"):
        check_place(on)


def test_without_ray_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for on in ("ray", "ray://host:10001"):
        with pytest.raises(MissingExtraError, match=r"pip install 'grosbill\[ray\]'"):
            check_place(on)


@pytest.mark.parametrize("workers", [1, 2])
def test_impossible_requests_are_refused(workers: int) -> None:
    with pytest.raises(PlayersError):
        simulate(Request("lite", 6, seed=1), 5, workers=workers)
    with pytest.raises(EditionError):
        simulate(Request("chess", 2, seed=1), 5, workers=workers)
    with pytest.raises(SettingsError, match="games"):
        simulate(Request("lite", 3, seed=1), -1, workers=workers)
    with pytest.raises(SettingsError, match="max_turns"):
        simulate(Request("lite", 3, seed=1, max_turns=0), 1, workers=workers)
    with pytest.raises(SettingsError, match="workers"):
        simulate(Request("lite", 3, seed=1), 1, workers=0)


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
    output, errors = running.communicate()
    assert output.endswith("stopped\n")
    assert not errors
    assert running.returncode == 0


def test_bench_has_the_agreed_figures() -> None:
    figures = bench(effort=0.01)
    assert list(figures) == [*BENCH, "two_processes"] if cores() > 1 else BENCH
    assert all(figure > 0 for figure in figures.values())
    assert figures["choices_per_s"] < figures["decisions_per_s"]
