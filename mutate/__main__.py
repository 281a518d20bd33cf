"""`make mutate`: how many of a sample of mutants of the rules are noticed, and which are not.

Each is tried in a copy of the sources. First the scenarios that run its line are played, until one goes
red; then a selection of quick tests. A survivor is either listed in `mutate/reasons.toml`, with the reason
why nobody can notice it, or wants a scenario. Fewer than 95 % noticed is an error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from mutate.mutants import EVERYWHERE, Mutant, mutants_of

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "grosbill"
REASONS = Path(__file__).with_name("reasons.toml")
SAMPLE = 300
ENOUGH = 0.95
PATIENCE = 600
"""Seconds after which the tests are taken to have no end."""

# Quick, and about the rules. Of those that play many games, three.
TESTS = (
    "test_golden.py",
    "test_standing.py",
    "test_vocabulary_in_play.py",
    "test_refusals.py",
    "test_settings.py",
    "test_fast.py",
    "test_facade.py",
    "test_records.py",
    "test_blends.py",
    "test_chronicle.py",
    "test_terminal_words.py",
    "test_positions.py",
    "test_conformance.py",
    "test_seen.py",
    "test_dice.py",
    "test_discards.py",
    "test_events.py",
    "test_worlds.py",
    "test_story.py",
    "test_hostile.py",
    "test_opening.py",
    "test_own_packs.py",
)
CHOSEN = (
    "(not fuzz and not up_to_date) or test_all_is_in_order"
    " or (test_every_kind_of_player and (munchkin-4-mixed or cthulhu-4-mixed))"
)


class Outcome(NamedTuple):
    """What became of a mutant: noticed by scenarios or tests, or not, and by which."""

    mutant: Mutant
    how: str
    by: str


def main() -> int:
    """Try a sample, and say what survived."""
    options = _options()
    chosen = _chosen(options)
    print(f"{len(chosen)} mutants, seed {options.seed}", flush=True)
    scenarios, lines = _lines()
    shuffled = random.Random(options.seed)
    outcomes: list[Outcome] = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(options.jobs) as pool:
        desks: SimpleQueue[Desk] = SimpleQueue()
        for number in range(options.jobs):
            desk = Desk(Path(folder) / str(number))
            if number == 0:
                desk.proved()
            desks.put(desk)

        def tried(mutant: Mutant) -> Outcome:
            asked = _running(mutant, scenarios, lines)
            shuffled.shuffle(asked)
            desk = desks.get()
            try:
                return desk.tried(mutant, asked)
            finally:
                desks.put(desk)

        waiting = [pool.submit(tried, mutant) for mutant in chosen]
        for done in as_completed(waiting):
            outcomes.append(done.result())
            _progress(outcomes, len(chosen))
    return _told(outcomes, options.seed)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("--count", type=int, help=f"how many mutants (default {SAMPLE}; with --file, all)")
    parser.add_argument("--seed", type=int, default=random.randrange(10**6), help="which sample")
    parser.add_argument("--file", help="only this file below rules, such as topics/turn.py")
    parser.add_argument("--function", help="only the functions of this name")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (default 2)")
    return parser.parse_args()


# --- which ones -------------------------------------------------------------------------------------------


def all_mutants() -> list[Mutant]:
    """Every mutant of the rules."""
    files = sorted((PACKAGE / "rules").rglob("*.py"))
    return [mutant for path in files for mutant in mutants_of(path, path.relative_to(PACKAGE).as_posix())]


def _chosen(options: argparse.Namespace) -> list[Mutant]:
    found = [
        mutant
        for mutant in all_mutants()
        if options.file in (None, mutant.file, mutant.file.removeprefix("rules/"))
        and options.function in (None, mutant.function)
    ]
    if not found:
        raise SystemExit("there is nothing of that name to change")
    narrowed = options.file or options.function
    count = options.count or (len(found) if narrowed else SAMPLE)
    return random.Random(options.seed).sample(found, min(count, len(found)))


# --- which scenarios run which lines ------------------------------------------------------------------------


def _lines() -> tuple[list[str], dict[str, dict[int, int]]]:
    """All scenarios, and by file and line a mask of those that run it; worked out once for these sources."""
    scenarios = sorted(path.as_posix() for path in (ROOT / "scenarios").rglob("*.yaml"))
    kept = Path(tempfile.gettempdir()) / "grosbill-mutate" / f"{_digest(scenarios)}.json"
    if not kept.is_file():
        print("which scenarios run which lines: worked out once, a few minutes", flush=True)
        found = _started(ROOT / "src", "lines", scenarios)
        if found.returncode:
            raise SystemExit(f"the scenarios do not run: {found.stderr}")
        kept.parent.mkdir(exist_ok=True)
        kept.write_text(found.stdout, "utf-8")
    masks = json.loads(kept.read_text("utf-8"))
    return scenarios, {
        file: {int(line): int(mask, 16) for line, mask in lines.items()} for file, lines in masks.items()
    }


def _digest(scenarios: list[str]) -> str:
    digest = hashlib.blake2b(digest_size=12)
    sources = sorted(path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".toml", ".ftl"))
    for path in (*sources, *map(Path, scenarios)):
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _running(mutant: Mutant, scenarios: list[str], lines: dict[str, dict[int, int]]) -> list[str]:
    """The scenarios that run a mutant; all, if none is seen to: what is made on import is used later."""
    if mutant.lines == EVERYWHERE:
        return list(scenarios)
    first, last = mutant.lines
    mask = 0
    for line in range(first, last + 1):
        mask |= lines.get(mutant.file, {}).get(line, 0)
    return [path for number, path in enumerate(scenarios) if mask >> number & 1] or list(scenarios)


# --- trying -----------------------------------------------------------------------------------------------


class Desk:
    """A copy of the repository in which one mutant after the other is tried."""

    def __init__(self, root: Path) -> None:
        """Copy what is changed and what looks at its own place; the rest is only pointed at."""
        self.root = root
        for name in ("src", "tests"):
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        for path in ROOT.iterdir():
            if path.name not in ("src", "tests") and not path.name.startswith("."):
                (root / path.name).symlink_to(path)

    def proved(self) -> None:
        """While nothing is changed nobody notices anything: else what follows would prove nothing."""
        failed = self._failed()
        if failed is not None:
            raise SystemExit(f"the tests fail though nothing is changed: {failed}")

    def tried(self, mutant: Mutant, scenarios: list[str]) -> Outcome:
        """Whether a scenario or a test notices the mutant."""
        file = self.root / "src" / "grosbill" / mutant.file
        source = file.read_text("utf-8")
        file.write_text(mutant.applied(source), "utf-8")
        try:
            if scenarios:
                played = _started(self.root / "src", "red", scenarios)
                red = played.stdout.strip()
                if played.returncode or red:
                    return Outcome(mutant, "scenarios", red or "none can be run")
            failed = self._failed()
            return Outcome(mutant, "" if failed is None else "tests", failed or "")
        finally:
            file.write_text(source, "utf-8")

    def _failed(self) -> str | None:
        """The first test that fails, or None."""
        command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
        command += ["-k", CHOSEN, *(f"tests/{name}" for name in TESTS)]
        try:
            done = subprocess.run(
                command,
                cwd=self.root,
                env=_environment(self.root / "src"),
                capture_output=True,
                text=True,
                check=False,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            return "no end"
        failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
        return (failed[0] if failed else done.stdout[-200:]) if done.returncode else None


def _started(source: Path, what: str, scenarios: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-B", "-m", "mutate.scenarios", what],
        input=json.dumps(scenarios),
        cwd=ROOT,
        env=_environment(source),
        capture_output=True,
        text=True,
        check=False,
    )


def _environment(source: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{source}{os.pathsep}{ROOT}"}


# --- telling ----------------------------------------------------------------------------------------------


def _progress(outcomes: list[Outcome], total: int) -> None:
    last = outcomes[-1]
    counts = Counter(outcome.how for outcome in outcomes)
    told = f"{len(outcomes)}/{total}  scenarios {counts['scenarios']}  tests {counts['tests']}  "
    print(f"\r{told}survived {counts['']}", end="" if last.how else f"  {last.mutant.diff()}\n", flush=True)


def reasons() -> dict[tuple[str, str], str]:
    """Why nobody can notice a mutant, by its line as it was and as it becomes."""
    entries = tomllib.loads(REASONS.read_text("utf-8")).get("survivor", [])
    return {(entry["line"], entry["becomes"]): entry["reason"] for entry in entries}


def _told(outcomes: list[Outcome], seed: int) -> int:
    known = reasons()
    counts = Counter(outcome.how for outcome in outcomes)
    survivors = sorted(outcome.mutant for outcome in outcomes if not outcome.how)
    excused = [mutant for mutant in survivors if (mutant.before, mutant.becomes) in known]
    print(f"\n\n{len(outcomes)} mutants, seed {seed}")
    print(f"noticed by scenarios  {counts['scenarios']}\nnoticed by tests      {counts['tests']}")
    for outcome in (outcome for outcome in outcomes if outcome.how == "tests"):
        print(f"  {outcome.mutant.diff()}\n      {outcome.by}")
    print(f"survived, with a reason  {len(excused)}")
    for line in _with_reasons(excused, known):
        print(line)
    unexcused = [mutant for mutant in survivors if mutant not in excused]
    print(f"survived  {len(unexcused)}")
    for mutant in unexcused:
        print(f"  {mutant.diff()}")
    counted = len(outcomes) - len(excused)
    share = (counted - len(unexcused)) / counted if counted else 1.0
    print(f"{share:.1%} of {counted} noticed; {ENOUGH:.0%} are wanted")
    return int(share < ENOUGH)


def _with_reasons(mutants: list[Mutant], known: dict[tuple[str, str], str]) -> Iterator[str]:
    for mutant in mutants:
        yield f"  {mutant.diff()}\n      {known[mutant.before, mutant.becomes]}"


if __name__ == "__main__":
    sys.exit(main())
