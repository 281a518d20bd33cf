"""What a command writes is as it was written; a game that is kept plays the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden_games import HOME, replayed
from golden_steps import FILE, kept, part
from goldens import Golden, game_goldens, page_goldens, summary
from grosbill.packs.editions import editions

FILES = sorted(HOME.glob("*-players.txt"))
ADVICE = "if that is as it should be, run `make golden` and read the difference"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_plays_the_same(path: Path) -> None:
    wanted = path.read_text("utf-8").splitlines()
    number = 0
    for number, line in enumerate(replayed(path.read_text("utf-8")), 1):
        assert line == wanted[number - 1], f"{path.name}, line {number}: {ADVICE}"
    assert number == len(wanted)


@pytest.mark.parametrize("name", kept())
def test_what_is_being_settled_is_shown_the_same(name: str) -> None:
    assert part(name) in FILE.read_text("utf-8"), f"{name}: {ADVICE}"


@pytest.mark.parametrize("name", list(editions()))
def test_every_edition_has_a_golden_game(name: str) -> None:
    mine = [path for path in FILES if path.name.startswith(f"{name}-")]
    assert mine, f"no golden game of {name}: name it in golden_games.py and run `make golden`"
    assert any("# won by" in path.read_text("utf-8") for path in mine), f"no golden game of {name} is won"


def test_the_golden_games_are_those_written_anew() -> None:
    assert sorted(golden.path for golden in game_goldens()) == FILES


@pytest.mark.parametrize("golden", list(page_goldens()), ids=lambda golden: golden.name)
def test_what_is_generated_is_up_to_date(golden: Golden) -> None:
    text = golden.path.read_text("utf-8")
    made = golden.made(text)
    assert made == text, f"{summary(text, made, golden.part)}: {ADVICE}"


def test_a_change_is_told_by_the_parts_it_is_in() -> None:
    before = "# A\none\ntwo\n# B\nthree\n# C\nfour\n"
    now = "# A\none\n2\n# B\nthree\n# D\nfive\nsix\n"
    assert summary(before, now, "# (.*)") == "+4 -3 lines (A; D; C)"
