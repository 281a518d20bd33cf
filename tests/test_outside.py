"""What comes from outside: what a player may be called, what reaches the terminal, which files are read."""

from __future__ import annotations

import json
import os
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from effort import calls_at_most
from grosbill import PackError, PlayersError, RecordError, new_game, replay, restore
from grosbill.cli import app
from grosbill.model.errors import ScenarioError
from grosbill.model.signs import cleaned, one_line
from grosbill.notation.log import Log
from grosbill.notation.snapshot import read_snapshot, write_snapshot
from grosbill.packs import own_pack
from grosbill.scenarios.reading import load
from seating import room_of_ones_own


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room_of_ones_own(tmp_path, monkeypatch)


RED = "\x1b[31m"
UNFIT = {
    "an escape code": f"{RED}Bob",
    "a NUL": "Bo\0b",
    "a bell": "Bob\a",
    "one sign that is an escape code": "\x9b31mBob",
    "a bidi mark": "Bob\u202e",
    "an isolating bidi mark": "\u2066Bob",
    "nothing between letters": "B\u200bob",
    "a joiner": "Bob\u200d",
    "a filler": "\u3164",
    "a blank": "Bo\u2800b",
    "a variation": "Bob\ufe0f",
    "a lone surrogate": "Bob\ud800",
    "nobody's letter": "Bob\ue000",
    "a line of its own": "Bob\u2028",
    "an accent without a letter": "\u0301Bob",
    "an accent of its own": "Zoe\u0301",
    "25 letters": "B" * 25,
    "a million letters": "B" * 10**6,
}


@pytest.mark.parametrize("name", UNFIT.values(), ids=UNFIT)
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(PlayersError, match="cannot be called") as caught:
        new_game("munchkin", names=("Ann", name, "Cid"))
    said = str(caught.value)
    assert said.isprintable()
    assert len(said) < 200
    said.encode()


@pytest.mark.parametrize(
    ("one", "other"),
    [("Bob", "Bob"), ("Bob", "BOB"), ("Bob", "Ｂｏｂ"), ("Straße", "STRASSE"), ("ﬁfi", "fifi"), ("Ω", "ω")],
)
def test_two_who_look_alike_do_not_sit_at_one_table(one: str, other: str) -> None:
    with pytest.raises(PlayersError, match="look alike"):
        new_game("munchkin", names=(one, "Ann", other))


@pytest.mark.parametrize(
    "name", ["Zoé", "Ann Marie", "O'Neil", "B" * 24, "דוד", "김철수", "[/b]", "R2-D2", "\\"]
)
def test_other_names_stay_as_they_are(name: str) -> None:
    game = new_game("munchkin", names=("Zoe", name, "Cid"))
    assert replay(game.record().to_json()).names == restore(game.snapshot()).names == ("Zoe", name, "Cid")


@pytest.mark.parametrize("name", UNFIT.values(), ids=UNFIT)
def test_a_record_with_such_names_is_refused(tmp_path: Path, name: str) -> None:
    record = json.loads(new_game("munchkin", players=3, seed=1).record().to_json())
    record["names"][1] = name
    with pytest.raises(RecordError):
        replay(record)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), "utf-8")
    for command in (("replay", "--events", str(file)), ("play", "--resume", str(file))):
        code, said = run(*command)
        assert code == 2
        assert said.replace("\n", "").isprintable()


def test_a_snapshot_with_such_names_is_refused() -> None:
    paused = read_snapshot(new_game("munchkin", players=3, seed=1).snapshot())
    nobody: Log = None
    setup = msgspec.structs.replace(paused.setup, names=("Ann", f"{RED}Bob", "Cid"))
    with pytest.raises(RecordError, match=r"U\+001B cannot be seen"):
        restore(write_snapshot(setup, paused.state, nobody))


def run(*arguments: str, **kwargs: Any) -> tuple[int, str]:
    result = CliRunner().invoke(app, arguments, **kwargs)
    return result.exit_code, result.output


def test_the_command_line_composes_letters_and_leaves_no_double() -> None:
    code, said = run("play", "--name", "Zoe\u0301", "--lang", "en", input="quit\n")
    assert (code, "Zo\xe9>" in said) == (0, True)
    assert run("play", "--name", "Ｂｏｂ", "--players", "5", input="quit\n")[0] == 0
    code, said = run("play", "--name", f"{RED}Bob", input="quit\n")
    assert (code, RED in said) == (2, False)


def test_what_is_typed_is_no_markup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = run(
        "play", "--name", "[/b]", "--lang", "en", input=f"[/red]{RED}\nsave {RED}[b].json\nquit\n"
    )
    assert code == 0
    assert "[/red]\\x1b[31m" in said
    assert "Saved to \\x1b[31m[b].json" in said
    assert RED not in said


def test_errors_in_packs_are_cleaned(tmp_path: Path) -> None:
    folder = tmp_path / f"so{RED}cks"
    folder.mkdir()
    (folder / f"c{RED}\nards.toml").write_text('[[monster]]\nid = "a\\u001b[31m\\nb: fine"\n', "utf-8")
    with pytest.raises(PackError) as caught:
        own_pack(folder)
    checked, used, missing = (
        run("pack", "check", str(folder)),
        run("cards", "--pack", str(folder)),
        run("cards", "--pack", str(folder / RED)),
    )
    for said in (str(caught.value), checked[1], used[1], missing[1]):
        assert "so\\x1b[31mcks" in said
        assert said.replace("\n", "").isprintable()
    assert "c\\x1b[31m\\nards.toml: a\\x1b[31m\\nb: fine: " in str(caught.value)


def test_scenarios_are_cleaned(tmp_path: Path) -> None:
    file = tmp_path / f"{RED}.yaml"
    file.write_text(
        'title: "\\e[31m"\nplayers: {Ann: {}, Bob: {}, Cid: {}}\nthen: {Ann: {level: 2}}\n', "utf-8"
    )
    code, said = run("scenario", str(file))
    assert code == 1
    assert "\\x1b[31m.yaml: \\x1b[31m" in said
    assert RED not in said


def test_cleaning_leaves_what_can_be_seen() -> None:
    french = "Il gagne\u202f!\xa0« Zoé »\n"
    assert cleaned(french) == french
    assert one_line("a\nb\u202e") == "a\\nb\\u202e"


# --- what could hang, crash or grow -----------------------------------------------------------------------


@pytest.mark.parametrize("number", ["\xb2", "\u0665", "--5", "-", "5_0", "9" * 5000])
def test_a_setting_takes_plain_numbers(number: str) -> None:
    for command in ("play", "rules"):
        code, said = run(command, "--settings", f"hand_limit={number}", input="quit\n")
        assert code == 2
        assert "setting 'hand_limit' takes a whole number" in said


@pytest.mark.parametrize("text", ["9" * 5000, "\xb2", "x" * 5000])
def test_whatever_is_typed_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.chdir(tmp_path)
    code, said = run("play", "--lang", "en", input=f"{text}\n? {text}\nwhy {text}\nsave {text}\nquit\n")
    assert code == 0, said


def test_a_file_that_is_a_link_to_itself(tmp_path: Path) -> None:
    folder = tmp_path / "socks"
    folder.mkdir()
    (folder / "cards.toml").symlink_to("cards.toml")
    code, said = run("cards", "--pack", str(folder))
    assert code == 2
    assert "socks/cards.toml: is no ordinary file" in said
    (tmp_path / "loop").symlink_to("loop")
    for command in (
        ("cards", "--pack", "loop"),
        ("simulate", "--pack", "loop"),
        ("replay", "loop"),
        ("scenario", "loop"),
    ):
        *rest, last = command
        code, said = run(*rest, str(tmp_path / last))
        assert (code, said.count("\n")) == (2, 1), said


def test_a_pipe_or_a_device_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    good = Path.open

    def opened(self: Path, *args: Any, **kwargs: Any) -> Any:
        assert self.is_file(), f"opening {self} may hang"
        return good(self, *args, **kwargs)

    monkeypatch.setattr(Path, "open", opened)
    for path in (str(pipe), "/dev/zero"):
        for command in (("replay", path), ("play", "--resume", path), ("scenario", path)):
            code, said = run(*command)
            assert code == 2
            assert "is no ordinary file" in said


def test_a_record_has_an_end(tmp_path: Path) -> None:
    with (tmp_path / "game.json").open("wb") as file:
        file.truncate(1 << 40)  # takes no room on the disk
    code, said = run("replay", str(tmp_path / "game.json"))
    assert code == 2
    assert "game.json: has more than 67,108,864 bytes" in said


BOMB = "a: &a [x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in pairwise("abcdefghijkl")
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (BOMB, ":2: write it out where it is repeated by `*`"),
        ("? &a [x, x]\n: 1\n? [*a, *a]\n: 2\n", ":3: write it out where it is repeated by `*`"),
        ("title: " + "[" * 21, ":1: nested too deeply: at most 20 levels"),
        ("- " * 30_000, ":1: nested too deeply: at most 20 levels"),
        ("? [a, b]\n: 1\n", ":1: a key is a word, no list or mapping"),
        ("#" * 64_001, ": cannot be read: has more than 64,000 bytes"),
    ],
)
def test_a_scenario_that_would_grow_is_refused_at_once(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "bomb.yaml"
    file.write_text(text, "utf-8")
    with calls_at_most(1000), pytest.raises(ScenarioError) as caught:
        load(file)
    assert str(caught.value) == f"{file}{said}"
