"""Our speed, in pure Python and compiled, beside another engine's, on the same core in the same run.

Usage: compare.py --compiled PYTHON --other PYTHON [--rounds N]; the Python it runs with has the pure build.
How much two processes play beside one is measured first, on all cores. What misses its bar is marked; that is
no error. Instructions are counted where callgrind is there: unlike seconds they are the same in every run.

Bars for times and for moves a second were set on a machine on which the other engine made `PACE` decisions a
second: they are scaled by what it makes here, so that everything is a ratio in one run. Greedy players, and
positions played on by them, are held against those of the version before there were two builds, `BEFORE`,
which play the same deals in the same run; it is taken from the history, and left out where there is none.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from statistics import median
from typing import NamedTuple

from grosbill.sim.bench import two_processes

Figures = dict[str, float]

HERE = Path(__file__).parent
BENCH = "import json; from grosbill.sim.bench import bench; print(json.dumps(bench(0.5)))"
PACE = 27_400
BEFORE = "e63540f"
GREEDY_GAMES = 8
ROLLED_GAMES = 12


class Row(NamedTuple):
    """A figure of ours, and the bars for the pure and the compiled build; None: there is none."""

    label: str
    figure: Callable[[Figures, Figures], float]  # from ours and the other engine's
    bars: tuple[float | None, float | None] = (None, None)
    more: bool = True  # more is better
    timed: bool = False  # the bars hang on how fast the machine is

    def bars_at(self, pace: float) -> list[float | None]:
        """The bars on a machine that is so many times as fast as the one on which they were set."""
        if not self.timed:
            return [*self.bars]
        return [bar if bar is None else bar * pace if self.more else bar / pace for bar in self.bars]


def ours(name: str) -> Callable[[Figures, Figures], float]:
    return lambda us, them: us[name]


def times(name: str) -> Callable[[Figures, Figures], float]:
    return lambda us, them: us[name] / them[name]


ROWS = [
    Row("decisions/s", ours("decisions_per_s")),
    Row("  × catanatron", times("decisions_per_s"), (3.5, 7)),
    Row("choices/s", ours("choices_per_s")),
    Row("clones/s", ours("clones_per_s")),
    Row("  × catanatron", times("clones_per_s"), (20, 30)),
    Row("determinize, µs", ours("determinize_us"), (12, 6), more=False, timed=True),
    Row("view of a fresh clone, µs", ours("view_us"), (13, 10), more=False, timed=True),
    Row("  the first of four, µs", ours("first_view_us")),
    Row("move, 6 lists, 6 views, µs", ours("table_us"), (70, 40), more=False, timed=True),
    Row("  one in a hundred, µs", ours("table_p99_us"), (250, 120), more=False, timed=True),
    Row("blend of all, ×", ours("blend_cost"), (1.15, 1.15), more=False),
    Row("load, s", ours("load_s"), (0.5, 0.5), more=False, timed=True),
    Row("random games/s", ours("games_per_s")),
    Row("greedy games/s", ours("greedy_games_per_s")),
    Row("  × before", times("same_games_per_s"), (1.2, 2)),
    Row("rollouts/s", ours("rollouts_per_s")),
    Row("  × before", times("rollouts_per_s"), (2, 2)),
    Row("rollouts/s, blend of all", ours("blend_rollouts_per_s")),
    Row("  × before", times("blend_rollouts_per_s"), (2, 2)),
    Row("greedy decisions/s", ours("greedy_decisions_per_s"), (5_000, 5_000), timed=True),
    Row("snapshot, ms", ours("snapshot_ms"), (5, 5), more=False, timed=True),
    Row("restore, ms", ours("restore_ms"), (5, 5), more=False, timed=True),
    Row("replayed moves/s", ours("replayed_per_s"), (100_000, 100_000), timed=True),
    Row("two processes, ×", ours("two_processes"), (1.8, None)),
    Row("instructions/decision", ours("instructions_per_decision")),
    Row("instructions/choice", ours("instructions_per_choice")),
]


def run(command: list[str], source: str = "") -> Figures:
    """The figures a command prints, run on the sources in a folder, or on what is installed."""
    environment = {**os.environ, "PYTHONPATH": source} if source else None
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=environment).stdout
    figures = json.loads(output.strip().splitlines()[-1])
    return {key: float(value) for key, value in figures.items() if isinstance(value, int | float)}


def middle(rounds: list[Figures]) -> Figures:
    return {key: median(figures[key] for figures in rounds) for key in rounds[0]}


def instructions(python: str) -> Figures:
    """Instructions a decision and a choice: those of two games less those of one, so without the loading."""
    one, two = counted(python, 1), counted(python, 2)
    spent, decisions, choices = (after - before for before, after in zip(one, two, strict=True))
    return {"instructions_per_decision": spent / decisions, "instructions_per_choice": spent / choices}


def counted(python: str, games: int) -> tuple[int, int, int]:
    """The instructions of so many random games and of all that went before, their decisions and choices."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python]
    command += [str(HERE / "random_games.py"), str(games)]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    spent = re.findall(r"Collected : (\d+)", done.stderr)
    decisions, choices = done.stdout.split()
    return int(spent[0]), int(decisions), int(choices)


def number(value: float | None) -> str:
    if value is None:
        return "–"
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def source_before(folder: str) -> str:
    """The sources of the version before there were two builds, put into a folder; nothing without history."""
    command = ["git", "archive", BEFORE, "src"]
    try:
        done = subprocess.run(command, check=True, capture_output=True, cwd=HERE.parent)
    except (OSError, subprocess.CalledProcessError):
        print(f"greedy players are not compared with before: {BEFORE} is not there")
        return ""
    with tarfile.open(fileobj=BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return str(Path(folder, "src"))


def measure(
    builds: dict[str, str], other: str, before: str, rounds: int
) -> tuple[dict[str, Figures], Figures]:
    """Our figures by build, and the other engine's with those of the sources of before."""
    greedy = [str(HERE / "greedy_games.py"), str(GREEDY_GAMES)]
    rolled = [str(HERE / "rollouts.py"), str(ROLLED_GAMES)]
    found: dict[str, list[Figures]] = {name: [] for name in (*builds, "catanatron")}
    for turn in range(1, rounds + 1):
        print(f"round {turn} of {rounds}: catanatron", end="", flush=True)
        found["catanatron"].append(run([other, str(HERE / "other_engine.py"), "--seconds", "2"]))
        if before:
            print(", before", end="", flush=True)
            for script in (greedy, rolled):
                found["catanatron"][-1] |= run([sys.executable, *script], before)
        for name, python in builds.items():
            print(f", {name}", end="", flush=True)
            found[name].append(run([python, "-c", BENCH]) | run([python, *greedy]) | run([python, *rolled]))
        print(flush=True)
    figures = {name: middle(each) for name, each in found.items()}
    them = figures.pop("catanatron")
    return figures, them


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--compiled", required=True, help="the Python that has the compiled build")
    parser.add_argument("--other", required=True, help="the Python that has the other engine")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    builds = {"pure": sys.executable, "compiled": options.compiled}

    print("two processes beside one", flush=True)
    pace = two_processes(0.5)
    if hasattr(os, "sched_setaffinity"):
        # One core for all, whatever any of them might start.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        figures, them = measure(builds, options.other, source_before(folder), options.rounds)
    figures["pure"]["two_processes"] = pace
    if shutil.which("valgrind") is None:
        print("instructions are not counted: there is no valgrind here")
    else:
        for name, python in builds.items():
            print(f"counting instructions: {name}", flush=True)
            figures[name] |= instructions(python)

    missed = 0
    print(f"\n{'median of rounds':<28}" + "".join([f"{name:>11}{'bar':>8}" for name in figures]))
    print(f"{'catanatron decisions/s':<28}{number(them['decisions_per_s']):>11}")
    print(f"{'catanatron clones/s':<28}{number(them['clones_per_s']):>11}")
    for row in ROWS:
        line, failing = f"{row.label:<28}", []
        for (name, us), bar in zip(figures.items(), row.bars_at(them["decisions_per_s"] / PACE), strict=True):
            try:
                value = row.figure(us, them)
            except KeyError:  # not measured here
                line += f"{'–':>11}{'':>8}"
                continue
            line += f"{number(value):>11}{number(bar) if bar is not None else '':>8}"
            if bar is not None and (value < bar if row.more else value > bar):
                failing.append(name)
        missed += len(failing)
        print(line + (f"  MISSED {', '.join(failing)}" if failing else ""))
    print(f"\n{missed} missed" if missed else "\nall met")


if __name__ == "__main__":
    main()
