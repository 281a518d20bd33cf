"""The scenarios as a body: what they name exists, and nothing that applies is left out.

The scenarios themselves are run by `grosbill scenario scenarios`, which `make test` calls.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill.clauses import clauses, rulings
from grosbill.clauses.reasons import reasons
from grosbill.model.errors import ScenarioError
from grosbill.notation.scenario import Loaded, find, load
from grosbill.notation.scenario_run import run_file, same_as
from grosbill.packs import default_edition, edition, editions, mix_for, values_for

ROOT = Path(__file__).parent.parent / "scenarios"


@pytest.fixture(scope="module")
def loaded() -> list[Loaded]:
    return [load(path) for path in find([ROOT])]


def test_every_clause_and_ruling_named_exists(loaded: list[Loaded]) -> None:
    known = clauses().keys() | rulings().keys()
    for scenario in loaded:
        assert not set(scenario.scenario.rules) - known, scenario.path


def test_every_card_named_is_in_the_edition(loaded: list[Loaded]) -> None:
    for scenario in loaded:
        played = edition(scenario.scenario.edition or default_edition())
        mix = mix_for(played, played.defaults())
        assert not set(scenario.scenario.cards) - mix.ids.keys(), scenario.path


@pytest.mark.parametrize("name", list(editions()))
def test_every_clause_card_and_ruling_is_shown(loaded: list[Loaded], name: str) -> None:
    shown = {rule for scenario in loaded for rule in scenario.scenario.rules}
    told = values_for(edition(name), edition(name).defaults())
    wanted = {clause.id for clause in clauses().values() if told.applies(clause)} - reasons().keys()
    wanted |= {ruling.id for ruling in rulings().values() if name in ruling.editions}
    assert not wanted - shown
    played = edition(name)
    cards = {card for scenario in loaded for card in scenario.scenario.cards}
    assert not mix_for(played, played.defaults()).copies.keys() - cards


def test_reasons_are_few_and_speak_of_clauses() -> None:
    assert len(reasons()) <= 8
    assert reasons().keys() <= clauses().keys()


def test_titles_tell_scenarios_apart(loaded: list[Loaded]) -> None:
    titles: dict[tuple[str, str], Path] = {}
    for scenario in loaded:
        assert len(scenario.scenario.title) > 10, scenario.path
        # The same situation may be shown in several editions.
        twin = titles.setdefault((scenario.scenario.edition, scenario.scenario.title), scenario.path)
        assert twin == scenario.path, f"{scenario.path} and {twin} have the same title"


def test_equivalent_clauses_exist() -> None:
    assert same_as("R-SELL-002") > {"R-SELL-002"}
    for clause in clauses():
        assert same_as(clause) <= clauses().keys()


GOOD = """
title: A door
players: {Ann: {}, Bob: {}, Cid: {}}
doors: [elf]
steps:
  - Ann: open door
then:
  Ann: {hand: [elf]}
"""


def _written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "scenario.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_scenario_that_holds(tmp_path: Path) -> None:
    assert run_file(_written(tmp_path, GOOD)).ok


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("hand: [elf]", "hand: [dwarf]", "hand should be ['dwarf'], is ['elf']"),
        ("hand: [elf]", "level: 2", "level should be 2, is 1"),
        ("- Ann: open door", "- Ann: loot the room", "refused by R-TURN-003"),
        ("- Ann: open door", "- Ann: open door\n    refused: R-SELL-001", "it was allowed"),
        ("Ann: {hand: [elf]}", "combat: {monsters: [net-troll]}", "there should be a fight"),
        ("Ann: {hand: [elf]}", "events: [death]", "no such event death"),
    ],
)
def test_a_scenario_that_does_not_hold_says_where_and_why(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    outcome = run_file(_written(tmp_path, GOOD.replace(old, new)))
    assert not outcome.ok
    assert said in outcome.message
    assert "scenario.yaml:" in outcome.message


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: [", "not YAML"),
        ("- 1", "a scenario is a mapping"),
        ("title: x", "missing required field `players`"),
        (GOOD.replace("steps:", "step:"), "unknown field `step`; did you mean 'steps'?"),
        (GOOD.replace("Ann: {},", "Ann: {lvl: 3},"), "unknown field `lvl`; did you mean 'level'?"),
        (GOOD.replace("doors: [elf]", "doors: [elff]"), "no card 'elff' in munchkin (did you mean 'elf'?)"),
        (GOOD.replace("doors: [elf]", "doors: [huge-rock]"), "huge-rock is not in that deck"),
        (GOOD.replace("- Ann: open door", "- Anne: open door"), "unknown player or key 'Anne'"),
        (GOOD.replace("- Ann: open door", "- Ann: jump"), "'jump' is no move"),
        (GOOD.replace("doors: [elf]", "doors: [elf]\ndoors: [elf]"), "the key 'doors' is there twice"),
        (GOOD.replace("doors: [elf]", "dice: [7]"), "a die shows 1 to 6"),
        (GOOD.replace("doors: [elf]", "edition: none"), "unknown edition 'none'"),
        (GOOD.replace("Cid: {}", "Cid: {level: 12}"), "a level from 1 to 9, got 12"),
        (
            GOOD.replace("Cid: {}", "Cid: {wears: [huge-rock, chainsaw-of-bloody-dismemberment]}"),
            "Cid cannot use",
        ),
        (GOOD.replace("hand: [elf]", "hands: [elf]"), "unknown field `hands`"),
    ],
)
def test_a_malformed_scenario_says_what_is_wrong_and_where(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        run_file(_written(tmp_path, text))
    assert said in str(error.value)
    assert "scenario.yaml" in str(error.value)


def test_no_such_file() -> None:
    with pytest.raises(ScenarioError, match="no such file"):
        find([ROOT / "nowhere"])
