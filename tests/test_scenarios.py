"""The scenarios as a body: what they name exists, and nothing that applies is left out.

The scenarios themselves are run by `grosbill scenario scenarios`, which `make test` calls.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from french import faults
from grosbill.clauses import clauses, rulings
from grosbill.clauses.reasons import reasons
from grosbill.cli import app
from grosbill.model.errors import PackError, ScenarioError
from grosbill.model.refusals import Refusal
from grosbill.packs import default_edition, edition, editions, mix_for, values_for
from grosbill.rules import play
from grosbill.scenarios.passes import Written, write_passes
from grosbill.scenarios.reading import Loaded, find, load
from grosbill.scenarios.running import run_file, run_paths, same_as

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
        packs = [scenario.path.parent / folder for folder in scenario.scenario.packs]
        played = edition(scenario.scenario.edition or default_edition(), packs)
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
    assert len(reasons()) <= 4
    assert reasons().keys() <= clauses().keys()


def test_titles_tell_scenarios_apart(loaded: list[Loaded]) -> None:
    titles: dict[tuple[str, str], Path] = {}
    for scenario in loaded:
        assert len(scenario.scenario.title) > 10, scenario.path
        for title in scenario.scenario.titles().values():
            # The same situation may be shown in several editions.
            twin = titles.setdefault((scenario.scenario.edition, title), scenario.path)
            assert twin == scenario.path, f"{scenario.path} and {twin} have the same title"


def test_titles_are_told_in_french_too(loaded: list[Loaded]) -> None:
    for scenario in loaded:
        title = scenario.scenario.title_fr
        assert title, f"{scenario.path} has no title in French"
        assert not faults(title), (scenario.path, title, faults(title))


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
        ("class: none", "class: cleric", "class should be ['cleric'], is none"),
        ("Ann: {},", "Ann: {race: dwarf},", "race should be none, is ['dwarf']"),
        ("Ann: {},", "Ann: {class: wizard},", "class should be none, is ['wizard']"),
        ("- Ann: open door", "- Ann: loot the room", "refused by R-TURN-003"),
        ("- Ann: open door", "- Ann: open door\n    refused: R-SELL-001", "it is allowed"),
        (
            "Ann: {hand: [elf], race: none, class: none}",
            "combat: {monsters: [net-troll]}",
            "there should be a fight",
        ),
        ("Ann: {hand: [elf], race: none, class: none}", "events: [death]", "no such event death"),
    ],
)
def test_a_scenario_that_does_not_hold_says_where_and_why(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    good = GOOD.replace("hand: [elf]}", "hand: [elf], race: none, class: none}")
    assert run_file(_written(tmp_path, good)).ok
    problem, *_ = run_file(_written(tmp_path, good.replace(old, new))).problems
    assert said in problem
    assert "scenario.yaml:" in problem


def test_nothing_in_a_then_goes_unsaid(tmp_path: Path) -> None:
    wrong = GOOD.replace("Ann: {hand: [elf]}", "Ann: {level: 2, hand: []}\n  turn: Bob")
    *problems, waited = run_file(_written(tmp_path, wrong)).problems
    assert waited == "waited for: Ann, free to act (step: null)"
    assert [problem.split(": ", 1)[1] for problem in problems] == [
        "Ann: level should be 2, is 1",
        "Ann: hand should be [], is ['elf']",
        "turn: should be 'Bob', is 'Ann'",
    ]


# Bob holds a card, so that he is asked before the door opens.
LULL = """
title: A door that waits for Bob
players: {Ann: {}, Bob: {hand: [mate]}, Cid: {}}
doors: [elf, dwarf]
steps:
  - Ann: open door
    then: {step: lull, waiting: Bob}
  - Ann: loot the room   # after a pause
then:
  Ann: {hand: [elf, dwarf]}
"""


def test_a_step_is_made_at_its_moment_or_not_at_all(tmp_path: Path) -> None:
    refused, waited, legal = run_file(_written(tmp_path, LULL)).problems
    assert "scenario.yaml:8: Ann: loot the room: refused by R-" in refused
    assert waited == "waited for: Bob, step: lull"
    assert legal.startswith("legal for Ann now: ")
    said = LULL.replace("  - Ann: loot", "  - everyone: pass\n  - Ann: loot")
    assert run_file(_written(tmp_path, said)).ok
    both = said.replace("Cid: {}", "Cid: {hand: [baby]}").replace("waiting: Bob", "waiting: [Bob, Cid]")
    assert run_file(_written(tmp_path, both)).ok
    # What has been let pass does not come back: Bob's card was for the pause.
    early = said.replace("Ann: {hand: [elf, dwarf]}", "{step: lull}")
    assert "step: should be 'lull', is None" in run_file(_written(tmp_path, early)).problems[0]


def test_a_move_that_is_refused_is_not_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that was put where moves are judged and not where they are listed."""
    scene = "title: A scene\nplayers: {Ann: {}, Bob: {}, Cid: {}}\n"
    path = _written(tmp_path, f"{scene}steps:\n  - Ann: open door\n    refused: R-TURN-001\n")
    monkeypatch.setattr(play, "check", lambda t, number, move: Refusal("R-TURN-001", "not-your-turn"))
    assert "is refused, and yet listed" in run_file(path).problems[0]


def test_a_move_that_should_be_refused_is_tried_now(tmp_path: Path) -> None:
    later = LULL.replace("   # after a pause", "\n    refused: R-TURN-011").replace("[elf, dwarf]}", "[]}")
    refused, waited, legal = run_file(_written(tmp_path, later)).problems
    assert "should be refused by R-TURN-011, but refused by R-" in refused
    assert (waited, legal[:18]) == ("waited for: Bob, step: lull", "legal for Ann now:")


def test_picks_that_belong_to_a_move_are_made_and_no_others(tmp_path: Path) -> None:
    text = """
title: A Warrior rages
players: {Ann: {class: warrior, hand: [elf, dwarf]}, Bob: {}, Cid: {}}
combat: {monsters: [net-troll]}
steps:
  - Ann: use warrior berserking discarding elf
then:
  Ann: {hand: [dwarf]}
"""
    assert run_file(_written(tmp_path, text)).ok
    twice = text.replace("discarding elf", "discarding elf, dwarf")
    problem, *_ = run_file(_written(tmp_path, twice)).problems
    assert "pick dwarf: refused by R-" in problem


def test_a_fight_that_is_on_has_had_what_its_monsters_do_on_entering(tmp_path: Path) -> None:
    text = """
title: A goth calls goths when it enters
edition: cthulhu
players: {Ann: {hand: [buggoth]}, Bob: {}, Cid: {}}
doors: [ruggoth]
steps:
  - Ann: open door
  - everyone: pass
then: {step: pick}
"""
    assert run_file(_written(tmp_path, text)).ok
    on = text.replace("doors:", "combat: {monsters:").replace("[ruggoth]", "[ruggoth]}")
    on = on.replace("steps:\n  - Ann: open door\n  - everyone: pass\n", "").replace(
        "step: pick", "step: battle"
    )
    assert run_file(_written(tmp_path, on)).ok


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("title: [", "not YAML"),
        ("- 1", "a scenario is a mapping"),
        ("title: x", "missing required field `players`"),
        (GOOD.replace("steps:", "step:"), "unknown field `step`; did you mean 'steps'?"),
        (GOOD.replace("Ann: {},", "Ann: {lvl: 3},"), "unknown field `lvl`; did you mean 'level'?"),
        (GOOD.replace("Ann: {},", "Ann: {plays: []},"), "unknown field `plays`; it belongs under `combat`"),
        (GOOD.replace("doors: [elf]", "plays: {}"), "unknown field `plays`; it belongs under `combat`"),
        (GOOD.replace("Ann: {},", "Ann: {xyz: 3},"), "unknown field `xyz`; known here are: level, sex, race"),
        (GOOD.replace("hand: [elf]", "helper: Bob"), "unknown field `helper`; it belongs under `combat`"),
        (GOOD.replace("hand: [elf]", "step: lull"), "unknown field `step`; it belongs directly under `then`"),
        (GOOD.replace("Ann: {hand", "Ann: {hands"), "unknown field `hands`; did you mean 'hand'?"),
        (GOOD.replace("doors: [elf]", "doors: [elff]"), "no card 'elff' in munchkin (did you mean 'elf'?)"),
        (GOOD.replace("doors: [elf]", "doors: [huge-rock]"), "huge-rock is not in that deck"),
        (GOOD.replace("then:", "then:\n  no_events: [drow]"), "no event 'drow' (did you mean 'draw'?)"),
        (GOOD.replace("then:", "then:\n  events:\n    - kind: xyz"), "yaml:9: there is no event 'xyz'"),
        (GOOD.replace("open door\n", "open door\n    then: {no_events: [x]}\n"), "there is no event 'x'"),
        (GOOD.replace("- Ann: open door", "- Anne: open door"), "unknown player or key 'Anne'"),
        (GOOD.replace("- Ann: open door", "- Ann: jump"), "'jump' is no move"),
        (GOOD.replace("- Ann: open door", "- Ann: jump\n    refused: true"), "'jump' is no move"),
        (GOOD.replace("- Ann: open door", "- everyone: open door"), "everyone can only pass"),
        (GOOD.replace("doors: [elf]", "doors: [elf]\ndoors: [elf]"), "the key 'doors' is there twice"),
        (GOOD.replace("doors: [elf]", "doors: &a [*a]"), "write it out"),
        (GOOD.replace("doors: [elf]", "dice: [7]"), "a die shows 1 to 6"),
        (GOOD.replace("doors: [elf]", "edition: none"), "unknown edition 'none'"),
        (GOOD.replace("Cid: {}", "Cid: {level: 12}"), "a level from 1 to 9, got 12"),
        (GOOD.replace("Cid: {}", "Cid: {wears: [sleep-potion]}"), "Cid cannot use sleep-potion"),
        (
            GOOD.replace("Cid: {}", "Cid: {has: [curse-malign-mirror]}"),
            "put curse-malign-mirror under `curses`",
        ),
        (GOOD.replace("Cid: {}", "Cid: {curses: [curse-duck-of-doom]}"), "strikes at once and does not stay"),
        (
            GOOD.replace("doors: [elf]", "combat: {monsters: [bullrog, mate]}"),
            "mate is no monster; put it under `enhancers`",
        ),
        (
            GOOD.replace("doors: [elf]", "combat: {monsters: [bullrog], enhancers: {illusion: bullrog}}"),
            "illusion does not lie on monsters",
        ),
        (
            GOOD.replace("Cid: {}", "Cid: {wears: [huge-rock, chainsaw-of-bloody-dismemberment]}"),
            "Cid cannot use",
        ),
    ],
)
def test_a_malformed_scenario_says_what_is_wrong_and_where(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(ScenarioError) as error:
        run_file(_written(tmp_path, text))
    assert said in str(error.value)
    assert "scenario.yaml" in str(error.value)


def test_a_malformed_file_is_an_outcome_among_others(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("title: [")
    (tmp_path / "b.yaml").write_text(GOOD)
    assert [(outcome.ok, outcome.malformed) for outcome in run_paths([tmp_path])] == [
        (False, True),
        (True, False),
    ]


def test_a_pack_that_cannot_be_read_is_no_fault_of_the_files(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        run_paths([_written(tmp_path, GOOD)], packs=[tmp_path / "nowhere"])


def test_no_such_file() -> None:
    with pytest.raises(ScenarioError, match="no such file"):
        find([ROOT / "nowhere"])


def test_the_document_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its file is written and its commands run in order; each prints what the page says."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT.parent / "docs" / "scenarios.md").read_text("utf-8")
    commands = 0
    for block in re.findall(r"```\w*\n(.*?)```", page, re.DOTALL):
        first, _, shown = block.partition("\n")
        if first.startswith("$ grosbill "):
            commands += 1
            assert CliRunner().invoke(app, first.split()[2:]).stdout == shown
        elif first.startswith("# "):
            (tmp_path / first.removeprefix("# ")).write_text(block, "utf-8")
    assert commands == 3


# --- passes written for authors -----------------------------------------------------------------------------


ROLL = """
title: An answer to a failed roll
players: {Ann: {level: 3, hand: [invisibility-potion]}, Bob: {}, Cid: {}}
combat: {monsters: [undead-horse]}
dice: [1]
steps:
  - Ann: run away
  - Ann: play invisibility-potion
then: {combat: null, Ann: {level: 3}}
"""


PAUSE = LULL.partition("  - Ann: loot")[0] + "then: {step: null}\n"
BAD = """
title: A roll that is to come
players: {Ann: {level: 3, hand: [invisibility-potion]}, Bob: {}, Cid: {}}
combat: {monsters: [undead-horse]}
dice: [1]
steps:
  - Ann: run away

# What the die shows is not settled yet.
then: {step: rolled}
"""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (LULL, LULL.replace("  - Ann: loot", "  - everyone: pass\n  - Ann: loot")),
        (
            LULL.replace("\n", "\r\n"),
            LULL.replace("  - Ann: loot", "  - everyone: pass\n  - Ann: loot").replace("\n", "\r\n"),
        ),
        # Before the roll and after it: not all that are still to come, only those before the card.
        (ROLL, ROLL.replace("  - Ann: play", "  - Ann: pass\n  - Ann: pass\n  - Ann: play")),
        # A pass between two moves of a list.
        (
            ROLL.replace("run away\n  - Ann: play", "[run away, play").replace("n\nt", "n]\nt"),
            ROLL.replace("  - Ann: play", "  - Ann: pass\n  - Ann: pass\n  - Ann: play"),
        ),
        # A move that is refused for the reason given only when the pause is over.
        (
            LULL.replace("loot the room   # after a pause", "open door\n    refused: R-TURN-005"),
            LULL.replace("loot the room   # after a pause", "open door\n    refused: R-TURN-005").replace(
                "  - Ann: open door\n    refused", "  - everyone: pass\n  - Ann: open door\n    refused"
            ),
        ),
        # What is decided for a step is decided after the passes before it: no troll behind the door.
        (
            LULL.replace("   # after a pause", "\n    doors: [net-troll]"),
            LULL.replace("   # after a pause", "\n    doors: [net-troll]").replace(
                "  - Ann: loot", "  - everyone: pass\n  - Ann: loot"
            ),
        ),
        # After the last step, until what must be true in the end is: not all that are still to come.
        (BAD, BAD.replace("away\n", "away\n  - Ann: pass\n")),
        (PAUSE, PAUSE.replace("Bob}\n", "Bob}\n  - everyone: pass\n")),
        (
            BAD.replace("- Ann: run away", "- {Ann: run away}"),
            BAD.replace("- Ann: run away\n", "- {Ann: run away}\n  - Ann: pass\n"),
        ),
        # What passes do not make true is none of its business.
        (GOOD.replace("[elf]}", "[dwarf]}"), GOOD.replace("[elf]}", "[dwarf]}")),
        (BAD.replace("step: rolled", "combat: null, Ann: {level: 9}"),) * 2,
    ],
)
def test_passes_are_written_where_a_step_needs_them(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_bytes(text.encode())
    written = write_passes(path)
    assert written.problems == ()
    assert path.read_bytes() == expected.encode()
    assert len(written.lines) == expected.count("pass\n") - text.count("pass\n") + expected.count("pass\r")
    assert write_passes(path) == Written(path)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace("open door", "loot the room"), "refused by R-TURN-003"),
        (LULL.replace("loot the room", "claim victory"), "refused by R-"),
        ("title: [", "not YAML"),
        (
            ROLL.replace("run away\n  - Ann: play", "[run away, play").replace("n\nt", "n]\n    dice: []\nt"),
            "a pass comes between the moves of this step",
        ),
        (LULL.replace("steps:\n", "steps: [").replace("  - Ann: open", "Ann: open"), "not YAML"),
    ],
)
def test_a_file_that_passes_cannot_mend_is_left_as_it_is(tmp_path: Path, text: str, said: str) -> None:
    path = _written(tmp_path, text)
    written = write_passes(path)
    assert written.lines == ()
    assert said in written.problems[0]
    assert path.read_text("utf-8") == text


def test_everyone_passes_even_where_nobody_is_asked(tmp_path: Path) -> None:
    path = tmp_path / "scenario.yaml"
    path.write_text(GOOD.replace("door\nthen", "door\n  - everyone: pass\nthen"), "utf-8")
    assert run_file(path).ok


DEAL = """
title: The highest roll begins
players: {Ann: {}, Bob: {}, Cid: {}}
phase: deal
dice: [1, 2, 6]
steps:
  - everyone: pass
then: {turn: Cid}
"""


def test_before_the_deal_nobody_has_anything(tmp_path: Path) -> None:
    assert run_file(_written(tmp_path, DEAL)).ok
    assert not run_file(_written(tmp_path, DEAL.replace("dice: [1, 2, 6]", "dice: [1, 6, 2]"))).ok
    with pytest.raises(ScenarioError, match="a sex and nothing else"):
        run_file(_written(tmp_path, DEAL.replace("Bob: {}", "Bob: {hand: [elf]}")))


def test_a_scenario_names_packs_as_seen_from_its_file(tmp_path: Path) -> None:
    text = GOOD.replace("doors: [elf]", "doors: [full-moon]").replace("hand: [elf]", "hand: [full-moon]")
    with pytest.raises(ScenarioError, match="full-moon"):
        run_file(_written(tmp_path, text))
    (tmp_path / "near").symlink_to(Path(__file__).parent / "packs" / "graveyard")
    assert run_file(_written(tmp_path, f"packs: [near]\n{text}")).ok


def test_what_a_player_can_read_of_the_discards(tmp_path: Path) -> None:
    text = GOOD.replace("steps:", "door_discards: [dwarf, halfling]\nsteps:")
    for edition_, reads in (("munchkin", "[dwarf, halfling]"), ("lite", "[dwarf]")):
        right = text.replace("hand: [elf]", f"reads: {reads}")
        assert run_file(_written(tmp_path, f"edition: {edition_}\n{right}")).ok
        wrong = text.replace("hand: [elf]", "reads: [halfling]")
        assert not run_file(_written(tmp_path, f"edition: {edition_}\n{wrong}")).ok
