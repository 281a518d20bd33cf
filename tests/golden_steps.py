"""What everyone sees of what is being settled: each sort of step as it is shown, in some scenarios.

A part of `tests/golden/steps.txt` begins with the path of a scenario, and has a line for each step that is
shown in it. Scenarios that show a sort that no other does are added where the file is written from nothing.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from golden_games import HOME
from grosbill import Move
from grosbill.scenarios.reading import find, load
from grosbill.scenarios.running import Run
from grosbill.views import view

FILE = HOME / "steps.txt"
SCENARIOS = Path(__file__).parents[1] / "scenarios"


class Showing(Run):
    """A scenario in which a spectator notes what is shown after each move."""

    def _do(self, seat: int, move: Move) -> None:
        super()._do(seat, move)
        self.notes = [*getattr(self, "notes", ()), view(self.t, None)["step"]]


def shown(name: str) -> list[dict[str, Any]]:
    """The steps that a scenario shows, one after the other."""
    run = Showing(load(SCENARIOS / name))
    run.play()
    notes = [note for note in getattr(run, "notes", ()) if note is not None]
    return [note for before, note in zip([None, *notes], notes, strict=False) if note != before]


def part(name: str) -> str:
    """The lines of one scenario."""
    lines = [json.dumps(note, ensure_ascii=False) for note in shown(name)]
    return "\n".join((f"# {name}", *lines, ""))


def kept() -> list[str]:
    """The scenarios of the file."""
    lines = FILE.read_text("utf-8").splitlines() if FILE.is_file() else []
    return [line.removeprefix("# ") for line in lines if line.startswith("# ")]


def written_anew(text: str) -> str:
    """The same scenarios as they are shown now; of an empty file, those that are needed for every sort."""
    return "".join(map(part, kept() if text else _needed()))


def _needed() -> list[str]:
    seen: set[tuple[object, ...]] = set()
    names = []
    for path in find([SCENARIOS]):
        name = path.relative_to(SCENARIOS).as_posix()
        sorts = {(note["kind"], note.get("what"), note.get("of"), *note) for note in shown(name)}
        if not sorts <= seen:
            seen |= sorts
            names.append(name)
    return names
