"""Our speed beside another engine's, on the same core in the same run, and beside our own budgets.

Usage: compare.py PYTHON_OF_THE_OTHER_ENGINE [--rounds N]. How much two processes play beside one is measured
first, on all cores. What misses its bar is marked; that is no error.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median

from grosbill.sim.bench import two_processes

Figures = dict[str, float]

# How many times the other engine's figure ours has to be.
BARS = {"decisions_per_s": 3, "clones_per_s": 10}
# label, from our figures, budget (None: there is none), whether more is better
BUDGETS: list[tuple[str, Callable[[Figures], float], float | None, bool]] = [
    ("decisions/s", lambda f: f["decisions_per_s"], 100_000, True),
    ("choices/s", lambda f: f["choices_per_s"], 40_000, True),
    ("clones/s", lambda f: f["clones_per_s"], 300_000, True),
    ("determinize, µs", lambda f: f["determinize_us"], 20, False),
    ("view, µs", lambda f: 1e6 / f["views_per_s"], 15, False),
    ("blend of all, ×", lambda f: f["blend_cost"], 1.15, False),
    ("load, s", lambda f: f["load_s"], 0.5, False),
    ("random games/s", lambda f: f["games_per_s"], None, True),
    ("greedy games/s", lambda f: f["greedy_games_per_s"], None, True),
    ("greedy decisions/s", lambda f: f["greedy_decisions_per_s"], 5_000, True),
    ("snapshot, ms", lambda f: f["snapshot_ms"], 5, False),
    ("restore, ms", lambda f: f["restore_ms"], 5, False),
    ("replayed moves/s", lambda f: f["replayed_per_s"], 100_000, True),
    ("two processes, ×", lambda f: f["two_processes"], 1.8, True),
]


def run(command: list[str]) -> Figures:
    output = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
    figures = json.loads(output.strip().splitlines()[-1])
    return {key: float(value) for key, value in figures.items() if isinstance(value, int | float)}


def middle(rounds: list[Figures]) -> Figures:
    return {key: median(figures[key] for figures in rounds) for key in rounds[0]}


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("other_python")
    parser.add_argument("--rounds", type=int, default=3)
    options = parser.parse_args()
    ours = [str(Path(sys.executable).with_name("grosbill")), "bench", "--json"]
    theirs = [options.other_python, str(Path(__file__).with_name("other_engine.py"))]

    print("two processes beside one", flush=True)
    pace = two_processes()
    if hasattr(os, "sched_setaffinity"):
        # One core for both, whatever either of them might start.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    our_rounds: list[Figures] = []
    their_rounds: list[Figures] = []
    for turn in range(1, options.rounds + 1):
        print(f"round {turn} of {options.rounds}: grosbill", end="", flush=True)
        our_rounds.append(run(ours))
        print(", catanatron", flush=True)
        their_rounds.append(run(theirs))
    us, them = middle(our_rounds), middle(their_rounds)
    us["two_processes"] = pace

    missed = 0
    print(f"\n{'median of rounds':<18}{'grosbill':>12}{'catanatron':>12}{'ratio':>8}{'bar':>8}")
    for key, bar in BARS.items():
        ratio = us[key] / them[key]
        missed += ratio < bar
        label = key.replace("_per_s", "/s")
        mark = "" if ratio >= bar else "  MISSED"
        print(f"{label:<18}{number(us[key]):>12}{number(them[key]):>12}{ratio:>8.1f}{bar:>8}{mark}")

    print(f"\n{'':<20}{'grosbill':>10}{'budget':>12}")
    for label, figure, budget, more in BUDGETS:
        value = figure(us)
        met = budget is None or (value >= budget if more else value <= budget)
        missed += not met
        limit = "–" if budget is None else number(budget)
        print(f"{label:<20}{number(value):>10}{limit:>12}{'' if met else '  MISSED'}")
    print(f"\n{missed} missed" if missed else "\nall met")


if __name__ == "__main__":
    main()
