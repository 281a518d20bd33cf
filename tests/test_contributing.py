"""A house rule and an edition are added as CONTRIBUTING.md says, in a copy of the package, and played."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from copying import HOME, Copy
from grosbill import EditionError
from grosbill.packs import edition as played
from grosbill.packs import editions
from grosbill.packs.boxes import read_boxes
from grosbill.packs.clause_values import check_clauses

PACK = {
    "pack.toml": 'format = 1\nid = "mine"\nname = { en = "Mine", fr = "Le mien" }\ncards = 40\n',
    "words.toml": "",
    "cards.toml": """
[[monster]]
id = "lint"
name = { en = "Lint", fr = "Peluche" }
level = 1
treasures = 1
copies = 20
bad_stuff = [{ do = "lose_levels", n = 1 }]

[[item]]
id = "brush"
name = { en = "Brush", fr = "Brosse" }
copies = 20
bonus = 1
""",
}


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    there = Copy(tmp_path)
    yield there
    there.stop()


def test_a_house_rule(copy: Copy) -> None:
    copy.follow("To add a house rule")
    listed = copy.run("editions", "--lang", "fr")
    assert "Un début calme" in listed
    assert "curses_from_turn" in listed
    assert [row["id"] for row in json.loads(copy.run("editions", "--json")) if _has_it(row)] == list(
        editions()
    )
    assert copy.value("R-CURSE-014") == "1"
    assert copy.value("R-CURSE-014", "-e", "star+lite", "--variant", "calm-start") == "2"
    assert copy.value("R-CURSE-014", "--settings", "curses_from_turn=3") == "3"
    assert "must be from 1 to 20" in copy.run("rules", "--settings", "curses_from_turn=0", code=2)
    assert copy.run("scenario", "scenarios") == "2 passed, 0 failed\n"
    assert "2 passed" in copy.test("test_clauses_bite.py", "-k", "setting and curses_from_turn")
    assert "R-CURSE-014" not in copy.run("rules", "--coverage", code=1)
    copy.run("simulate", "-n", "1", "-w", "1", "--max-turns", "8", "--variant", "calm-start", "-e", "cthulhu")


def _has_it(row: dict[str, Any]) -> bool:
    return any(variant["id"] == "calm-start" for variant in row["variants"])


def test_the_scenario_of_a_house_rule_can_fail(copy: Copy) -> None:
    """Without the rule that asks the setting, it does."""
    copy.follow("To add a house rule")
    shutil.copy(HOME / "src/grosbill/rules/using/uses.py", copy.place / "src/grosbill/rules/using/uses.py")
    assert "1 passed, 1 failed" in copy.run("scenario", "scenarios", code=1)


def test_an_edition(copy: Copy) -> None:
    copy.follow("To add an edition")
    assert "Munchkin express" in copy.run("editions", "--lang", "fr")
    rows = {row["id"]: row for row in json.loads(copy.run("editions", "--json"))}
    assert set(rows) == {*editions(), "brisk"}
    assert (rows["brisk"]["cards"], rows["brisk"]["players"]) == (played("lite").cards, [3, 5])
    assert "listen" in {variant["id"] for variant in rows["brisk"]["variants"]}
    rules = json.loads(copy.run("rules", "--json", "-e", "brisk"))
    assert [rule["value"]["en"] for rule in rules].count("3-5") == 1
    assert copy.value("R-CARD-009", "-e", "brisk") == "3"
    assert copy.value("R-CARD-009", "-e", "star+brisk") == "5"
    assert copy.value("R-TURN-030", "-e", "brisk") == "yes"
    assert copy.value("R-CLASS-012", "-e", "brisk") == copy.value("R-CLASS-012", "-e", "lite")
    assert copy.value("R-TURN-004", "-e", "brisk", "--variant", "listen") == "yes"
    assert "does not go with edition 'brisk'" in copy.run(
        "rules", "-e", "brisk", "--settings", "hand_limit=6", code=2
    )
    assert "clauses have neither scenario nor reason" in copy.run(
        "rules", "-e", "brisk", "--coverage", code=1
    )
    assert "Q-001" in copy.run("rules", "level", "9", "-e", "brisk"), "the rulings are those of the base"
    assert copy.run("cards", "-e", "brisk", "--json") == copy.run("cards", "-e", "lite", "--json")
    copy.run("simulate", "-n", "1", "-w", "1", "--max-turns", "5", "-e", "brisk", "-p", "5")
    copy.run("simulate", "-n", "1", "-w", "1", "--max-turns", "5", "-e", "cthulhu+brisk")
    # It has no cards of its own, so it owes scenarios for what its base says otherwise, and for nothing else.
    owed = copy.test("test_clauses_bite.py", "--collect-only", "-k", "clause_that_is_flipped and brisk")
    assert re.findall(r"\[(.*)-brisk\]", owed) == [
        "R-CARD-009-hand_limit",
        "R-TURN-004-listen",
        "R-FAST-006-listen",
    ]


def test_an_edition_with_a_pack_of_ones_own(copy: Copy) -> None:
    copy.follow("To add an edition")
    for name, text in PACK.items():
        (copy.place / "mine").mkdir(exist_ok=True)
        (copy.place / "mine" / name).write_text(text, "utf-8")
    (copy.place / "scenarios/mine.yaml").write_text(
        "title: mine\nrules: [R-TURN-005]\nedition: mine\n", "utf-8"
    )
    for edition in ("mine", "brisk+mine", "star+mine+brisk"):
        rules = json.loads(copy.run("rules", "--json", "-e", edition, "--pack", "mine"))
        assert len(rules) == len({rule["id"] for rule in rules}) > 400
        assert all(rule["value"] for rule in rules)
    copy.run("rules", "-e", "mine", "--pack", "mine", "--coverage", code=1)
    copy.run("simulate", "-n", "1", "-w", "1", "--max-turns", "3", "-e", "brisk", "--pack", "mine")


WRONG = 'name = { en = "Brisk", fr = "Express" }\nbase = "lite"\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (WRONG.replace("lite", "lit"), "base: there is no edition 'lit' (did you mean 'lite'?)"),
        (WRONG.partition("base")[0], 'it names no base, such as base = "munchkin"'),
        (WRONG.replace("lite", "brisk"), "it starts from itself: brisk → brisk"),
        (WRONG + "colour = 1", "unknown field `colour`"),
        (WRONG + "place = 'first'", "`int`, got `str`"),
        (WRONG + "base = 1", "Cannot overwrite"),
        (WRONG + "players = [4, 3]", "players: the fewest and the most"),
        (WRONG + 'packs = ["lite"]', "packs: there is no set 'lite'"),
        (
            WRONG + 'closes = ["hand_limits"]',
            "there is no setting 'hand_limits' (did you mean 'hand_limit'?)",
        ),
        (WRONG + "settings.hand_limit = 99", "setting 'hand_limit' must be from 1 to 20, got 99"),
        (WRONG + "settings.handlimit = 9", "unknown setting 'handlimit' (did you mean 'hand_limit'?)"),
        (WRONG + 'clauses.R-CARD-999 = "yes"', "there is no clause R-CARD-999"),
        (WRONG + 'clauses.R-CARD-009 = "{hand}"', "R-CARD-009: there is no setting 'hand'"),
        (
            WRONG + 'clauses.R-CARD-009 = [{ when = { fast = true }, says = "1" }]',
            "R-CARD-009: the last of several values has neither",
        ),
        (
            WRONG + '[selection]\nsize = 2\ncomplete = { en = "a", fr = "b" }\ncards = { elf = 1 }',
            "selection: 1 cards, but it says 2",
        ),
    ],
)
def test_what_is_wrong_with_an_edition_is_told(tmp_path: Path, text: str, said: str) -> None:
    """The file, what is wrong there, and what was meant."""
    place = tmp_path / "editions"
    shutil.copytree(HOME / "src/grosbill/packs/editions", place)
    (place / "brisk.toml").write_text(text, "utf-8")
    with pytest.raises(EditionError) as error:
        check_clauses("brisk", read_boxes(place)["brisk"])
    assert str(error.value).startswith("editions/brisk.toml: ")
    assert said in str(error.value)


@pytest.mark.parametrize("name", ["blend", "Brisk", "star+lite"])
def test_what_an_edition_cannot_be_called(tmp_path: Path, name: str) -> None:
    place = tmp_path / "editions"
    shutil.copytree(HOME / "src/grosbill/packs/editions", place)
    (place / f"{name}.toml").write_text(WRONG, "utf-8")
    with pytest.raises(EditionError, match="small letters"):
        read_boxes(place)


def test_an_edition_of_unknown_cards(copy: Copy) -> None:
    file = copy.place / "src/grosbill/packs/editions/brisk.toml"
    file.write_text(
        WRONG + '[selection]\nsize = 1\ncomplete = { en = "a", fr = "b" }\ncards = { elff = 1 }', "utf-8"
    )
    said = "editions/brisk.toml: selection: there is no card 'elff' (did you mean 'elf'?)\n"
    assert copy.run("cards", "-e", "brisk", code=2) == said
    assert copy.run("editions", code=2) == said
