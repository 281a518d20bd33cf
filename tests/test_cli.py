"""The command line: what it prints, the JSON that tools read, and what it says about bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import grosbill
from grosbill.clauses import Bilingual, clauses
from grosbill.clauses.reasons import MOST, checked, reasons
from grosbill.clauses.terms import terms
from grosbill.cli import app
from grosbill.language import LANGUAGES
from grosbill.listings.help import help_text, wanted_language
from grosbill.model.state import State
from grosbill.packs import edition, editions, values_for
from grosbill.scenarios.index import scenario_folder, scenario_index

BUILD = "pure Python" if issubclass(State, msgspec.Struct) else "compiled"

COMMANDS = ("serve", "tables", "play", "replay", "cards", "rules", "scenario", "simulate", "arena", "bench")
CARD_KEYS = {
    "id",
    "set",
    "deck",
    "kind",
    "copies",
    "name",
    "line",
    "text",
    "icon",
    "source",
    "hook",
    "scenarios",
    "face",
}
RULE_KEYS = {"id", "text", "value", "scenarios", "reason", "kept"}
SUMMARY_KEYS = {
    "games",
    "finished",
    "unfinished",
    "errors",
    "decisions",
    "turns_median",
    "seconds",
    "digest",
}

SCENARIO = """\
title: A door is opened
rules: [R-TURN-005]
cards: [magic-missile]
players:
  Ann: {hand: [magic-missile]}
  Bob: {}
  Cid: {}
doors: [elf]
steps:
  - Ann: open door
then:
  Ann: {hand_size: %d}
"""


def run(*arguments: str, **kwargs: Any) -> Result:
    return CliRunner().invoke(app, arguments, **kwargs)


def read(*arguments: str) -> Any:
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def started(*arguments: str, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The program as a process of its own."""
    command = [sys.executable, "-m", "grosbill", *arguments]
    source = str(Path(grosbill.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONIOENCODING": "utf-8", **(env or {})}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize(
    ("closed", "command"),
    [
        ("1", "cards elf --json"),
        ("2", "scenario scenarios/selling/from-table-and-hand.yaml"),
        ("0", "pack schema"),
    ],
)
def test_a_stream_that_is_closed_is_no_trouble(closed: str, command: str) -> None:
    """A service or a script may start the program without one."""
    line = f'exec "$0" -m grosbill {command} {closed}>&-'
    folder = Path(grosbill.__file__).parents[2]
    environ = {**os.environ, "PYTHONPATH": str(folder / "src")}
    ended = subprocess.run(
        ["/bin/sh", "-c", line, sys.executable],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environ,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game at random, saved."""
    game = grosbill.new_game("lite", players=3, seed=5)
    random = Random(5)
    for _ in range(150):
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, random.choice(game.legal(seat)))
    path = tmp_path / "game.json"
    path.write_text(game.record().to_json(), "utf-8")
    return path


# --- help -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "--lang" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "environ", "said"),
    [
        (("--help",), {"LANG": "en_GB.UTF-8"}, "Play a game in the terminal"),
        (("--help",), {"LANG": "fr_FR.UTF-8"}, "Jouer une partie dans le terminal"),
        (("--help", "--lang", "fr"), {"LANG": "C"}, "Afficher cette page"),
        (("play", "--lang=fr", "--help"), {"LANG": "C"}, "Reprendre une partie"),
        (("--version",), {}, f"grosbill {grosbill.__version__} ({BUILD})"),
    ],
)
def test_help_speaks_the_language_of_the_reader(
    arguments: tuple[str, ...], environ: dict[str, str], said: str
) -> None:
    result = started(*arguments, env={"LC_ALL": "", "LC_MESSAGES": "", **environ})
    assert result.returncode == 0
    assert said in result.stdout


def test_help_is_complete_and_the_language_is_found() -> None:
    assert all(help_text(command, lang) for command in COMMANDS for lang in LANGUAGES)
    assert wanted_language(["cards", "--lang", "fr"]) == "fr"
    assert wanted_language(["cards", "--lang=en"]) == "en"
    assert wanted_language(["cards", "--lang", "de"]) in LANGUAGES
    assert wanted_language(["cards", "--lang"]) in LANGUAGES


def test_help_needs_nothing_that_is_slow_to_import() -> None:
    """Rich and Fluent take longer than the rest together."""
    slow = ("rich", "fluent", "yaml", "litestar", "uvicorn", "sqlalchemy", "prometheus_client")
    code = f"import sys, grosbill.cli; print([name for name in {slow} if name in sys.modules])"
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout.strip() == "[]"


# --- cards ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["munchkin", "lite"])
def test_cards_as_json(name: str) -> None:
    cards = read("cards", "--edition", name, "--json")
    assert sum(card["copies"] for card in cards) == edition(name).cards
    assert len({card["id"] for card in cards}) == len(cards)
    for card in cards:
        assert set(card) == CARD_KEYS
        assert card["deck"] in ("door", "treasure")
        assert set(card["name"]) == set(card["line"]) == set(card["text"]) == {"en", "fr"}
        assert all(card["name"].values())
        assert all(card["line"].values())
        assert card["hook"] is None or isinstance(card["hook"], str)
        assert isinstance(card["scenarios"], list)


def test_what_a_page_shows_of_a_card_is_in_its_json() -> None:
    (card,) = read("cards", "horny-helmet", "--json")
    assert card["line"] == {
        "en": "Item · +1 · Headgear · 600 gold",
        "fr": "Objet · +1 · Couvre-chef · 600 po",
    }
    assert card["icon"] == "horned-helm"


def test_one_card_by_id_or_name() -> None:
    by_id = read("cards", "magic-missile", "--json")
    assert [card["id"] for card in by_id] == ["magic-missile"]
    assert read("cards", "missile magique", "--json") == by_id
    result = run("cards", "magic-missile", "--lang", "fr")
    assert "Missile Magique" in result.stdout
    assert "Trésor" in result.stdout


def test_texts_follow_the_settings_of_the_edition() -> None:
    texts = [
        read("cards", "half-breed", "--json", "--edition", name)[0]["text"] for name in ("munchkin", "lite")
    ]
    assert texts[0]["en"] != texts[1]["en"]
    assert texts[0]["fr"] != texts[1]["fr"]


def test_cards_with_a_function_of_their_own() -> None:
    hooked = read("cards", "--hooks", "--json")
    assert 0 < len(hooked) <= 3
    assert all(card["hook"] for card in hooked)
    assert hooked[0]["hook"] in run("cards", "--hooks").stdout


@pytest.mark.parametrize(("lang", "said"), [("en", "different cards"), ("fr", "cartes différentes")])
def test_cards_as_a_list(lang: str, said: str) -> None:
    result = run("cards", "--edition", "lite", "--lang", lang)
    assert result.exit_code == 0
    assert said in result.stdout


# --- rules ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["munchkin", "lite"])
def test_rules_as_json(name: str) -> None:
    rules = read("rules", "--edition", name, "--json")
    assert [rule["id"] for rule in rules] == list(clauses())
    told = values_for(edition(name), edition(name).defaults())
    for rule in rules:
        assert set(rule) == RULE_KEYS
        assert set(rule["text"]) == {"en", "fr"}
        value = told.value(clauses()[rule["id"]])
        assert rule["value"] == {"en": value.en, "fr": value.fr}
        assert (rule["reason"] is not None) == (rule["id"] in reasons())


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["R-SELL-003"], {"R-SELL-003"}),
        (["r-sell-003"], {"R-SELL-003"}),
        (["sale", "total", "1,000"], {"R-SELL-003"}),
        (["vente", "atteindre"], {"R-SELL-003"}),
        (["xyzzy"], set()),
    ],
)
def test_rules_are_found_by_id_and_words_of_both_languages(words: list[str], found: set[str]) -> None:
    assert found <= {rule["id"] for rule in read("rules", *words, "--json")}
    if not found:
        assert read("rules", *words, "--json") == []


def test_a_rule_is_shown_with_the_place_where_it_is_kept() -> None:
    place = "rules/topics/selling.py"
    assert f"{place}: mean_sell" in " ".join(run("rules", "R-SELL-003").stdout.split())
    assert f"{place}: mean_sell" in " ".join(run("rules", "R-SELL-003", "--lang", "fr").stdout.split())
    (rule,) = read("rules", "R-SELL-003", "--json")
    assert f"{place}:mean_sell" in rule["kept"]


def test_rules_are_shown_in_both_languages_with_rulings() -> None:
    result = run("rules", "R-SELL-003", "--lang", "fr")
    assert clauses()["R-SELL-003"].fr in " ".join(result.stdout.split())
    assert clauses()["R-SELL-003"].en in " ".join(result.stdout.split())
    assert "Q-026" in run("rules", "sell").stdout
    assert "Q-026" in run("rules", "Q-026").stdout


def test_a_word_of_the_rules_says_what_it_means_and_its_clauses_come_first() -> None:
    told = " ".join(run("rules", "incident", "fâcheux").stdout.split())
    assert told.startswith("Bad Stuff What a monster does to whoever it catches")
    assert "Incident fâcheux Ce qu’un monstre fait à ceux qu’il rattrape" in told
    assert read("rules", "bad", "stuff", "--json")[0]["id"] == "R-BAD-001"
    found = {rule["id"] for rule in read("rules", "incident", "fâcheux", "--json")}
    assert found >= set(terms()["bad-stuff"].clauses)


def test_reasons_are_few_and_for_clauses_that_exist() -> None:
    assert {"R-PREC-007", "R-COMBAT-026"} <= set(reasons())
    assert len(reasons()) <= MOST
    why = Bilingual(en="because", fr="parce que")
    with pytest.raises(ValueError, match="R-NONE-001"):
        checked({"R-NONE-001": why})
    with pytest.raises(ValueError, match="at most"):
        checked(dict.fromkeys(list(clauses())[: MOST + 1], why))


# --- what scenarios show ----------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with scenarios of its own."""
    place = tmp_path / "scenarios"
    place.mkdir()
    monkeypatch.chdir(tmp_path)
    return place


def test_the_index_reads_every_form_of_a_list(folder: Path) -> None:
    (folder / "a.yaml").write_text("title: a\nrules: [R-A-001, R-B-002]  # two\ncards: [3872-orcs]\n")
    (folder / "b.yml").write_text(
        "rules:\n- R-A-001\n\n  # why\n- 'R-C-003'\ncards: []\nplayers:\n  rules: [R-X-001]\n"
    )
    (folder / "c.yaml").write_text("cards: [\n  elf,\n  elf\n]\nrules: R-D-004\n")
    (folder / "d.yaml").write_text("rules: [R-E-005\n")
    (folder / "e.yaml").write_bytes(b"rules: [R-\xff]\n")
    index = scenario_index()
    assert [shown.path for shown in index["R-A-001"]] == ["scenarios/a.yaml", "scenarios/b.yml"]
    assert set(index) == {"R-A-001", "R-B-002", "R-C-003", "3872-orcs", "elf"}
    assert [shown[:4] for shown in index["elf"]] == [("scenarios/c.yaml", "munchkin", {}, ())]


def test_the_folder_is_found_from_below_and_may_be_missing(folder: Path) -> None:
    below = folder / "combat" / "several"
    below.mkdir(parents=True)
    assert scenario_folder(below) == folder
    source = Path(grosbill.__file__).parent  # where the package of that name is
    assert scenario_folder(source) == source.parents[1] / "scenarios"
    assert scenario_index(folder / "nowhere") == {}


@pytest.mark.parametrize("command", ["cards", "rules"])
def test_coverage_lists_what_no_scenario_shows(folder: Path, command: str) -> None:
    (folder / "a.yaml").write_text("rules: [R-TURN-005]\ncards: [magic-missile]\n")
    result = run(command, "--coverage")
    assert result.exit_code == 1
    missing = {line.split()[0] for line in result.stdout.splitlines()}
    assert not missing & {"magic-missile", "R-TURN-005", "R-PREC-007"}
    assert missing & {"elf", "R-TURN-006"}
    listed = run(command, "--coverage", "--json")
    assert listed.exit_code == 1
    assert not any(row["scenarios"] for row in json.loads(listed.stdout))


def test_full_coverage_exits_with_0(folder: Path) -> None:
    ids = [card["id"] for card in read("cards", "--json")]
    played = edition("munchkin")
    told = values_for(played, played.defaults())
    needed = [clause.id for clause in clauses().values() if told.applies(clause)]
    (folder / "all.yaml").write_text(f"rules: [{', '.join(needed)}]\ncards: [{', '.join(ids)}]\n")
    assert run("cards", "--coverage").exit_code == 0
    assert run("rules", "--coverage").exit_code == 0
    assert read("cards", "elf", "--json")[0]["scenarios"] == ["scenarios/all.yaml"]
    assert "scenarios/all.yaml" in run("cards", "elf").stdout


# --- scenarios --------------------------------------------------------------------------------------------


def test_scenarios_pass_and_fail(folder: Path) -> None:
    (folder / "good.yaml").write_text(SCENARIO % 2)
    result = run("scenario", "scenarios")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")
    (folder / "wrong.yaml").write_text(SCENARIO % 7)
    result = run("scenario", "scenarios", "--lang", "fr")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (1, "1 passed, 1 failed")
    assert "wrong.yaml" in result.stdout


@pytest.mark.parametrize("text", ["title: [", "title: x\nplayers: {}\nwhatever: 1\n", ""])
def test_a_malformed_scenario_says_where(folder: Path, text: str) -> None:
    (folder / "bad.yaml").write_text(text)
    result = run("scenario", "scenarios/bad.yaml")
    assert result.exit_code == 2
    assert "bad.yaml" in result.stderr
    assert run("scenario", "nowhere").exit_code == 2


def test_a_malformed_scenario_does_not_end_the_run(folder: Path) -> None:
    (folder / "a-bad.yaml").write_text("title: [")
    (folder / "good.yaml").write_text(SCENARIO % 2)
    (folder / "wrong.yaml").write_text(SCENARIO % 7)
    result = run("scenario", "scenarios")
    assert (result.exit_code, result.stdout.splitlines()[-1]) == (2, "1 passed, 2 failed")
    assert "a-bad.yaml:2: not YAML" in result.stderr


def test_passes_are_written_for_an_author(folder: Path) -> None:
    unsaid = (SCENARIO % 3).replace("Bob: {}", "Bob: {hand: [dwarf]}").replace("[elf]", "[elf, halfling]")
    (folder / "unsaid.yaml").write_text(unsaid.replace("door\nthen", "door\n  - Ann: loot the room\nthen"))
    (folder / "wrong.yaml").write_text(SCENARIO.replace("open door", "loot the room") % 2)
    assert run("scenario", "scenarios/unsaid.yaml").exit_code == 1
    result = run("scenario", "--write-passes", "scenarios")
    assert result.exit_code == 1
    assert "scenarios/unsaid.yaml:11: everyone: pass" in result.stdout
    assert "wrong.yaml: left as it is" in result.stdout
    assert result.stdout.splitlines()[-1] == "1 written, 0 without need, 1 left as they are"
    assert run("scenario", "scenarios/unsaid.yaml").exit_code == 0


# --- simulations ------------------------------------------------------------------------------------------


def test_simulate_as_json() -> None:
    arguments = ("simulate", "--edition", "lite", "--players", "3", "--games", "3", "--seed", "2", "--json")
    figures = read(*arguments)
    assert set(figures) == SUMMARY_KEYS
    assert figures["games"] == 3
    assert figures["finished"] + figures["unfinished"] + figures["errors"] == 3
    assert read(*arguments)["digest"] == figures["digest"]
    stopped = read(*arguments, "--max-turns", "1")
    assert stopped["unfinished"] == 3


def test_simulate_tells_its_progress_in_plain_lines() -> None:
    result = run("simulate", "--games", "2", "--players", "3")
    assert result.exit_code == 0
    assert "2/2 games" in result.stderr
    assert "digest" in result.stdout


def test_an_interrupted_simulation_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("grosbill.sim.simulate.simulate", interrupted)
    result = run("simulate", "--games", "2")
    assert result.exit_code == 130
    assert "Traceback" not in result.output


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = {"decisions_per_s": 123456, "load_s": 0.25}
    monkeypatch.setattr("grosbill.sim.bench.bench", lambda: figures)
    monkeypatch.setattr("grosbill.sim.prompts.GAMES", 4)
    told = json.loads(run("bench", "--json").stdout.splitlines()[-1])
    assert 0 <= told.pop("idle_prompts") < 1
    assert told == figures
    assert "123,456" in run("bench").stdout


# --- replays ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "said"), [("en", "Proved"), ("fr", "Preuve faite")])
def test_replay_proves_and_tells(record: Path, lang: str, said: str) -> None:
    short = run("replay", str(record), "--lang", lang)
    assert short.exit_code == 0
    assert said in short.stdout
    long = run("replay", str(record), "--events", "--lang", lang)
    assert len(long.stdout.splitlines()) > len(short.stdout.splitlines()) + 50


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"packs": "0" * 32, "moves": [[0, "claim victory"]]}, "played with other cards"),
        ({"rules": 99, "moves": [[0, "claim victory"]]}, "played with version 99 of the rules"),
        ({"digest": "0" * 24}, "damaged"),
        ({"moves": [[0, "claim victory"]]}, "does not fit"),
        ({"moves": [[0, "fly away"]]}, "does not fit"),
        ({"moves": [[7, "pass"]]}, "does not fit"),
        ({"format": 99}, "format"),
        ({"edition": "chess"}, "unknown edition"),
        ({"settings": {"chess": True}}, "unknown setting"),
        ({"players": 3}, "not a record"),
    ],
)
def test_a_record_that_does_not_fit(record: Path, change: dict[str, Any], said: str) -> None:
    data = msgspec.json.decode(record.read_bytes()) | change
    record.write_text(json.dumps(data), "utf-8")
    for command in (("replay", str(record)), ("play", "--resume", str(record))):
        result = run(*command)
        assert result.exit_code == 2
        assert said in result.stderr


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b"null"])
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    result = run("replay", str(path))
    assert result.exit_code == 2
    assert "broken.json" in result.stderr


# --- bad input --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("cards", "--edition", "chess"), "unknown edition 'chess'"),
        (("cards", "no-such-card"), "no-such-card"),
        (("rules", "--edition", "chess"), "unknown edition"),
        (("simulate", "--edition", "chess"), "unknown edition"),
        (("simulate", "--players", "99"), "players"),
        (("simulate", "--games", "-1"), "games"),
        (("play", "--edition", "chess"), "unknown edition"),
        (("play", "--players", "2"), "3 to 6 players"),
        (("play", "--edition", "lite", "--players", "5"), "3 to 4 players"),
        (("play", "--settings", "chess=yes"), "unknown setting 'chess'"),
        (("play", "--settings", "listen"), "name=value"),
        (("play", "--settings", "hand_limit=many"), "hand_limit"),
        (("play", "--name", "magic-missile"), "magic-missile"),
        (("play", "--name", " "), "name"),
        (("play", "--sex", "chess"), "male, female"),
        (("play", "--resume", "nowhere.json"), "nowhere.json"),
        (("play", "--resume", "nowhere.json", "--seed", "1"), "--resume"),
        (("replay", "nowhere.json"), "nowhere.json"),
        (("replay", "."), "cannot read"),
        (("play", "--lang", "de"), "--lang"),
        (("chess",), "chess"),
    ],
)
def test_bad_input_gets_one_clear_message(
    arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)


def test_the_program_as_a_process(tmp_path: Path) -> None:
    result = started("cards", "--edition", "chess")
    assert result.returncode == 2
    assert result.stderr.startswith(f"unknown edition 'chess'; there are: {', '.join(editions())}, and")
    assert len(result.stderr.splitlines()) == 1
    narrow = started("cards", "--lang", "fr", env={"PYTHONIOENCODING": "ascii"})
    assert narrow.returncode == 0
    data = started("cards", "elf", "--json", env={"PYTHONIOENCODING": "ascii"})
    assert json.loads(data.stdout)[0]["name"]["fr"] == "Elfe"
