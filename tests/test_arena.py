"""The arena: who won how often and how sure that is; nothing finished is lost, nothing left behind."""

from __future__ import annotations

import json
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from grosbill.cli import app
from grosbill.language import LANGUAGES
from grosbill.listings.help import help_text
from grosbill.sim import arena as module
from grosbill.sim.arena import standings
from grosbill.sim.batches import SIZE
from grosbill.sim.games import Played
from running import one_game_fails, start, stop, wait_for_all

BOTS = ("greedy", "random", "random")
GAMES = 2 * SIZE + 5
ARENA = ("arena", "--bots", ",".join(BOTS), "--edition", "lite", "--max-turns", "15", "--seed", "3")
KEYS = ["bot", "games", "wins", "win_rate", "low", "high", "rating"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*ARENA, "--games", str(GAMES), *arguments])


def read(*arguments: str) -> Any:
    result = run("--json", *arguments)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where unfinished arenas are kept."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state"


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What comes of it if nothing gets in the way."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        return read("--workers", "1")


# --- counting -----------------------------------------------------------------------------------------------


def won(*seats: int) -> Played:
    return Played(decisions=100, turns=10, winners=seats, digest="")


def test_wins_go_to_the_bot_that_sat_there() -> None:
    # Bot i sits at seat i + number: the same seat is another bot's in each game.
    found = standings(("a", "b", "a"), {0: won(0), 1: won(0), 2: won(0), 3: won(1, 2), 4: won()})
    assert [(entry.bot, entry.wins, entry.games) for entry in found.bots] == [
        ("a", 1, 5),
        ("b", 2, 5),
        ("a", 2, 5),
    ]
    assert [entry.win_rate for entry in found.bots] == [0.2, 0.4, 0.4]


def test_intervals_are_wilson_s() -> None:
    ten = standings(("a", "b"), {number: won(number % 2) for number in range(10)})
    # A published example: 10 of 10 lies between 72.2 and 100 %, none of 10 between 0 and 27.8 %.
    assert [round(value, 3) for value in (ten.bots[0].low, ten.bots[0].high)] == [0.722, 1.0]
    assert [round(value, 3) for value in (ten.bots[1].low, ten.bots[1].high)] == [0.0, 0.278]


def test_ratings_are_openskill_ordinals() -> None:
    before = standings(("a", "b", "c"), {0: won()}).bots
    assert [entry.rating for entry in before] == pytest.approx([0, 0, 0])
    # Player 0 and seat 1 in turn: bot 0 wins both.
    after = standings(("a", "b", "c"), {0: won(0), 1: won(1)}).bots
    assert after[0].rating > after[1].rating == after[2].rating
    both = standings(("a", "b", "c"), {0: won(0, 1)}).bots
    assert both[0].rating == both[1].rating > both[2].rating


def test_the_median_counts_every_game() -> None:
    games = {
        number: msgspec.structs.replace(won(0), turns=turns) for number, turns in enumerate((3, 9, 30, 10))
    }
    assert standings(("a", "b"), games).turns_median == 9.5
    assert standings(("a", "b"), {}).bots[0].win_rate == 0


# --- the command --------------------------------------------------------------------------------------------


def test_json_has_the_agreed_form(undisturbed: Any) -> None:
    assert list(undisturbed) == ["games", "turns_median", "bots"]
    assert undisturbed["games"] == GAMES
    assert [entry["bot"] for entry in undisturbed["bots"]] == list(BOTS)
    for entry in undisturbed["bots"]:
        assert list(entry) == KEYS
        assert entry["games"] == GAMES
        assert 0 <= entry["low"] <= entry["win_rate"] == entry["wins"] / GAMES <= entry["high"] <= 1


def test_workers_change_nothing(undisturbed: Any) -> None:
    assert read("--workers", "2") == undisturbed


def test_it_has_help() -> None:
    shown = " ".join(CliRunner().invoke(app, ["arena", "--help"]).stdout.split())
    assert any(help_text("arena", lang) in shown for lang in LANGUAGES)


def test_nothing_is_left_behind(state: Path) -> None:
    run("--workers", "1")
    assert not (state / "grosbill").exists()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("win rate", "95 % interval", "decisions a second")),
        ("fr", ("taux de victoire", "par seconde")),
    ],
)
def test_a_table_for_people(lang: str, said: tuple[str, ...]) -> None:
    result = run("--workers", "1", "--lang", lang)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert [line.split()[0] for line in lines[1:4]] == list(BOTS)
    assert len({len(line) for line in lines[:4]}) == 1
    assert all(words in result.stdout for words in said)
    assert f"{GAMES}/{GAMES}" in result.stderr


def test_a_game_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    one_game_fails(monkeypatch)
    result = run("--workers", "1", "--json")
    assert result.exit_code == 1
    assert "game 0: turn " in result.stderr
    assert "one game went wrong; it is counted as won by nobody" in result.stderr
    assert json.loads(result.stdout)["games"] == GAMES


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--bots", "greedy,random"), "3 to 4 players"),
        (("--bots", "greedy,clever,random"), "there is no bot 'clever'"),
        (("--edition", "chess"), "unknown edition 'chess'"),
        (("--max-turns", "0"), "max_turns must be at least 1"),
        (("--games", "-1"), "games must be at least 0"),
        (("--workers", "0"), "workers must be at least 1"),
    ],
)
def test_bad_requests(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1


# --- going on -----------------------------------------------------------------------------------------------


def files(state: Path) -> list[Path]:
    return sorted(state.glob("grosbill/arena/*/*.part"))


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_stopped_in_the_middle_and_gone_on_with(tmp_path: Path, state: Path, how: int, code: int) -> None:
    command = (*ARENA, "--games", "80", "--workers", "2", "--json")
    running = start(*command, XDG_STATE_HOME=str(state))
    returned, errors = stop(running, how, lambda: bool(files(state)))
    assert returned == code, errors
    wait_for_all(running.pid)
    kept = len(files(state)) * SIZE
    if how == signal.SIGINT:
        # The last part may have been written, but not counted yet.
        said = [f"stopped: {n} games of 80 are kept; the same command goes on" for n in (kept, kept - SIZE)]
        assert errors.splitlines()[-1] in said
    again = CliRunner().invoke(app, command)
    assert f"going on: {kept} games of 80 are done already" in again.stderr
    fresh = CliRunner().invoke(app, command, env={"XDG_STATE_HOME": str(tmp_path / "other")})
    assert "going on" not in fresh.stderr
    assert json.loads(again.stdout) == json.loads(fresh.stdout)
    assert not (state / "grosbill").exists()


def test_another_request_is_another_arena(
    state: Path, monkeypatch: pytest.MonkeyPatch, undisturbed: Any
) -> None:
    folders: set[str] = set()
    for arguments in ((), ("--seed", "4"), ("--games", "26")):
        with monkeypatch.context() as patch:
            patch.setattr(module, "standings", stopped)
            patch.setattr(module._Memory, "forget", lambda self: None)
            assert run("--workers", "1", *arguments).exit_code == 130
        found = {path.parent.name for path in files(state)}
        assert len(found - folders) == 1
        folders |= found
    # All games of the first are done, and one part is damaged.
    for first in [path for path in files(state) if path.name == "000000000.part"]:
        first.write_bytes(first.read_bytes()[:-1])
    result = run("--workers", "1", "--json")
    assert "is damaged: its games are played again" in result.stderr
    assert json.loads(result.stdout) == undisturbed


def stopped(*_: object) -> None:
    raise KeyboardInterrupt


def test_without_a_place_to_write_it_still_runs(state: Path, undisturbed: Any) -> None:
    state.write_text("a file where a folder should be")
    result = run("--workers", "1", "--json")
    assert result.exit_code == 0
    assert (
        "cannot be written (Not a directory): if this is stopped, it cannot be gone on with" in result.stderr
    )
    assert json.loads(result.stdout) == undisturbed


def test_a_disk_that_fills_up_does_not_stop_it(undisturbed: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("grosbill.sim.parts.Parts.save", full)
    result = run("--workers", "1", "--json")
    assert result.stderr.count("No space left on device") == 1
    assert json.loads(result.stdout) == undisturbed
