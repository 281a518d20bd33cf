"""The mutants of the rules: what is changed and what is not, and no reason is left for what is gone."""

from __future__ import annotations

import ast
from pathlib import Path

from mutate.__main__ import PACKAGE, all_mutants, reasons
from mutate.mutants import EVERYWHERE, mutants_of

SOURCE = '''"""A text with 1 number."""

MOST: int = 3


def first(seats: list[int], most: int = 2) -> int | None:
    """Not this `not`."""
    assert len(seats) < 9
    if not seats or most <= 0:
        return None
    seats.extend(here for here, _ in zip(seats, [most], strict=True))
    seats.append(-1)
    return min(seats)
'''
CHANGES = [
    "MOST: int = 2",
    "MOST: int = 4",
    "def first(seats: list[int], most: int = 1) -> int | None:",
    "def first(seats: list[int], most: int = 3) -> int | None:",
    "if (seats) or most <= 0:",
    "if not (not seats or most <= 0):",
    "if not seats and most <= 0:",
    "if not seats or most < 0:",
    "if not seats or most <= 1:",
    "pass",
    "pass",
    "return None",
    "return max(seats)",
]


def test_what_is_changed(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(SOURCE, "utf-8")
    found = mutants_of(path, "first.py")
    assert sorted(mutant.becomes for mutant in found) == sorted(CHANGES)
    assert [mutant.lines for mutant in found][:3] == [EVERYWHERE, EVERYWHERE, (7, 13)]
    for mutant in found:
        assert mutant.applied(SOURCE).count(mutant.becomes) >= 1
        assert mutant.before in SOURCE


def test_every_mutant_of_the_rules_can_be_read() -> None:
    sources = {
        file: (PACKAGE / file).read_text("utf-8") for file in {mutant.file for mutant in all_mutants()}
    }
    for mutant in all_mutants()[::20]:
        ast.parse(mutant.applied(sources[mutant.file]))


def test_every_reason_is_about_a_mutant_that_is_there() -> None:
    found = {(mutant.before, mutant.becomes) for mutant in all_mutants()}
    assert [wanted for wanted in reasons() if wanted not in found] == []
    assert all(reason.endswith(".") for reason in reasons().values())
