"""The game in the terminal: whole games from a script, leaving and coming back, what can be typed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import grosbill
from grosbill.bots import RandomBot
from grosbill.clauses import clauses
from grosbill.cli import app
from grosbill.language import LANGUAGES, say
from grosbill.model import events as e
from grosbill.model.moves import Move
from grosbill.notation.story import tell
from grosbill.terminal import saving
from grosbill.terminal.commands import HELP_PAGE, Command, read_command
from grosbill.terminal.panels import help_page
from grosbill.terminal.seating import Person, fresh
from grosbill.words.pauses import MODES
from playing import staged
from seating import Keyboard, printed, room_of_ones_own, saved_game, seated, words_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room_of_ones_own(tmp_path, monkeypatch)


def play(*arguments: str, lines: list[str], **kwargs: Any) -> Result:
    return CliRunner().invoke(
        app, ["play", *arguments], input="".join(f"{line}\n" for line in lines), **kwargs
    )


# --- whole games ------------------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["munchkin", "lite"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_always_the_first_move(edition: str, lang: str) -> None:
    result = play("--edition", edition, "--seed", "4", "--lang", lang, lines=["1"] * 400)
    assert result.exit_code in (0, 130), result.output
    assert "Traceback" not in result.output
    if result.exit_code == 0:
        over = say(lang, "ui-over", turns=0).split("0")[0]
        assert over in result.stdout
    else:
        assert len(list(Path().glob("*.json"))) == 1


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_games_of_any_move_and_any_command(lang: str, seed: int) -> None:
    random = Random(seed)
    game = grosbill.new_game(("munchkin", "lite")[seed % 2], seed=seed)
    other = [
        "?",
        "? 1",
        "hand",
        "table",
        "log all",
        "discards",
        "help",
        "auto all",
        "auto usual",
        "? elf",
        "?? !",
    ]
    other += [
        "hint",
        "why",
        "pourquoi bob",
        "stats",
        "sell magic-missile",
        "play",
        "99",
        "moves",
        "? sell",
        "ask Bob for help",
        "claim",
        "auto turn",
    ]

    def lines() -> Iterator[str]:
        for _ in range(120):
            yield (
                random.choice(other)
                if random.random() < 0.1
                else str(random.randint(1, len(game.legal(0)) or 1))
            )

    session, out = seated(game=game, lang=lang, width=(60, 80, 100, 140)[seed], tty=seed > 1)
    session.read = Keyboard(lines())
    assert session.run() in (0, 130)
    assert out.getvalue()
    if not game.over:
        assert session.file is not None
        assert saved_game(session.file).digest() == game.digest()


def test_the_seed_the_names_and_the_settings_count() -> None:
    result = play(
        "--seed",
        "3",
        "--players",
        "3",
        "--name",
        "Zoé",
        "--sex",
        "female",
        "--settings",
        "hand_limit=7",
        "--lang",
        "fr",
        lines=["table"],
    )
    assert "Zoé (vous)" in result.stdout
    (saved,) = Path().glob("*.json")
    record = saving.read(saved)
    assert (record.seed, record.names, record.settings) == (3, ("Zoé", "Ann", "Bob"), {"hand_limit": 7})
    assert record.sexes[0] == "female"
    assert fresh("munchkin", None, None, "", Person("bob"), None).game.names == ("bob", "Ann", "Cid", "Dee")


# --- leaving and coming back ------------------------------------------------------------------------------


def test_end_of_input_saves_and_says_where() -> None:
    result = play("--seed", "7", lines=["1"])
    assert result.exit_code == 130
    (saved,) = Path().glob("*.json")
    assert saved.name in result.stdout
    assert CliRunner().invoke(app, ["replay", str(saved)]).exit_code == 0


def test_a_second_game_does_not_overwrite_the_first() -> None:
    for _ in range(2):
        play("--seed", "7", lines=["1"])
    assert len(list(Path().glob("*.json"))) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_new_game_tells_how_it_began(lang: str) -> None:
    """Seed 11: two tie for the first turn and roll again, and a card that acts at once lies open."""
    shown = play("--seed", "11", "--lang", lang, lines=["log"]).stdout
    assert say(lang, "ui-welcome-back", name="Ann", others="x").split(",")[0] not in shown
    assert say(lang, "ui-welcome", name="Ann", others="x").split(".")[0] in shown
    assert say(lang, "ui-begins", mine="yes", who="Ann") in shown
    game = grosbill.new_game("munchkin", players=4, seed=11)
    for event in game.events:
        if not isinstance(event, e.Dealt):
            assert tell(event, game.names, game.mix, lang, 0) in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_greeting_is_on_the_first_screen_whoever_acts_before(lang: str) -> None:
    game = grosbill.new_game("munchkin", players=4, seed=5, settings={"first_player": 4})
    session, out = seated(game=game, lang=lang, width=80, height=24, tty=True)
    session.begin()
    session.run()
    shown = " ".join(out.getvalue().split("\x1b[2J")[1].split())
    assert game.waiting[0] == 0
    assert game.record().moves
    assert say(lang, "ui-begins", mine="no", who="Dee") in shown
    assert say(lang, "ui-welcome", name="Ann", others="x").split(".")[0] in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_save_and_resume_give_the_same_game(lang: str) -> None:
    session, out = seated("1", "1", "save mine.json", "quit", lang=lang)
    assert session.run() == 0
    assert "mine.json" in out.getvalue()
    again = saved_game(Path("mine.json"))
    assert again.digest() == session.game.digest()
    result = play("--resume", "mine.json", "--lang", lang, lines=["1"])
    assert result.exit_code == 130
    assert say(lang, "ui-welcome-back", name="Ann", others="x").split(",")[0] in result.stdout
    later = saved_game(Path("mine.json"))
    assert len(later.record().moves) > len(again.record().moves)
    assert [path.name for path in Path().glob("*.json")] == ["mine.json"]


def test_a_game_gone_on_with_reminds_of_what_happened_last() -> None:
    session, _ = seated("1", "save mine.json", "quit")
    session.run()
    last = [line for line in session.story.lines() if "Turn 1" in line]
    assert last
    assert last[0] in play("--resume", "mine.json", lines=["quit"]).stdout


def test_resuming_and_leaving_at_once_changes_nothing() -> None:
    session, _ = seated("1", "save mine.json", "quit")
    session.run()
    before = Path("mine.json").read_bytes()
    assert play("--resume", "mine.json", lines=["quit"]).exit_code == 0
    assert Path("mine.json").read_bytes() == before


def test_saving_where_it_is_not_possible(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    session, out = seated("save folder", "save nowhere/game.json", "save")
    assert session.run() == 130
    assert out.getvalue().count("Could not save") == 2
    assert session.file is not None
    assert saved_game(session.file).digest() == session.game.digest()


def test_rescue_finds_another_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = grosbill.new_game("lite", seed=1)
    tried: list[Path] = []
    whole = saving.save

    def stubborn(record: grosbill.Record, path: Path) -> None:
        tried.append(path)
        if len(tried) <= 3:
            raise PermissionError(13, "no")
        whole(record, path)

    monkeypatch.setattr(saving, "save", stubborn)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = saving.rescue(game.record(), Path("locked.json"))
    assert len(tried) == 4
    assert saved_game(path).digest() == game.digest()


def test_quitting_before_the_first_move_leaves_nothing_behind() -> None:
    result = play("--settings", "first_player=1", lines=["quit"])
    assert result.exit_code == 0
    assert not list(Path().glob("*.json"))


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_saves() -> None:
    command = [sys.executable, "-m", "grosbill", "play", "--seed", "3", "--lang", "en"]
    source = str(Path(grosbill.__file__).parents[1])
    environment = {**os.environ, "PYTHONPATH": source, "PYTHONUNBUFFERED": "1", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        said = b""
        while b"Ann>" not in said:
            more = os.read(process.stdout.fileno(), 4096)
            assert more, process.communicate()
            said += more
        process.send_signal(signal.SIGINT)
        out, errors = process.communicate()
    assert process.returncode == 130
    assert b"Saved to" in out
    assert b"Traceback" not in errors
    assert len(list(Path().glob("*.json"))) == 1


def test_ctrl_c_waits_for_the_end_of_a_move() -> None:
    session, out = seated("1", "1", "1")

    class Interrupting(RandomBot):
        def choose(self, view: dict[str, Any], moves: Any, worlds: Any = None) -> Move:
            os.kill(os.getpid(), signal.SIGINT)
            return super().choose(view, moves)

    session.bots.update({seat: Interrupting(seat) for seat in session.bots})
    assert session.run() == 130
    assert session.file is not None
    assert saved_game(session.file).digest() == session.game.digest()
    assert "Nothing is lost" in out.getvalue()


# --- what can be typed ------------------------------------------------------------------------------------


def test_numbers_and_notation_make_the_same_move() -> None:
    by_number, _ = seated("1")
    by_word, _ = seated("pass")
    by_number.run()
    by_word.run()
    assert by_number.game.record().moves[0] == by_word.game.record().moves[0] == (0, "pass")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_illegal_move_is_refused_with_its_clause(lang: str) -> None:
    game = staged("players: {Ann: {hand: [mithril-armor]}, Bob: {}, Cid: {}}\nphase: opening")
    session, out = seated("sell mithril-armor", "?", "? R-SELL-001", game=game, lang=lang)
    before = session.game.digest()
    session.run()
    assert session.game.digest() == before
    assert "R-SELL-001" in out.getvalue()
    assert out.getvalue().count(clauses()["R-SELL-001"].text(lang)) == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("99", "numbered from 1"),
        ("0", "numbered from 1"),
        ("dance", "do not understand"),
        ("play the-moon", "no card “the-moon” in sight"),
        ("? 99", "numbered from 1"),
        ("?", "Type ? and a number"),
        ("? 1", "let the game begin"),
        ("? Magic Missile", "either side"),
        ("? missile magique", "either side"),
        ("? magic", "Several cards fit"),
        ("? sale total", "R-SELL-003"),
        ("? charity", "beyond the limit goes to"),
        ("? curse", "In the hand it may be played on anybody"),
        ("? xyzzy", "no card"),
        ("? Q-026", "must reach 1,000"),
        ("?magic-missile", "either side"),
        ("hand", "Your hand"),
        ("main", "Your hand"),
        ("table", "Race and class"),
        ("log", "Your opponents"),
        ("log all", "Your opponents"),
        ("discards", "Door: none"),
        ("help", "makes move 3"),
        ("aide", "makes move 3"),
        ("moves", "Your move"),
        ("auto", "auto usual"),
        ("auto all", "at every opportunity"),
        ("auto fights", "meddle in a fight"),
        ("hint", "the expert bot would do this: ["),
        ("why", "Nothing to explain yet"),
        ("why Bob", "Nothing to explain yet"),
        ("stats", "Dice and draws"),
    ],
)
def test_what_can_be_typed(line: str, said: str) -> None:
    session, out = seated(line)
    before = session.game.digest()
    assert session.run() == 130
    shown = " ".join(out.getvalue().split(session.say("ui-hint-pass"), 1)[1].split())
    assert said in shown
    assert session.game.digest() == before


def test_an_empty_line_passes_only_in_a_pause() -> None:
    session, _ = seated("")
    session.run()
    assert session.game.record().moves[0] == (0, "pass")
    game = staged("players: {Ann: {hand: [elf]}, Bob: {}, Cid: {}}")
    before = game.digest()
    session, out = seated("", "", game=game)
    session.run()
    assert game.digest() == before
    assert out.getvalue().count("Your move") == 3


@pytest.mark.parametrize("page", ["help", "log", "? 1", "stats"])
def test_an_empty_line_after_a_page_shows_the_moves_before_it_passes(page: str) -> None:
    session, out = seated(page, "")
    session.run()
    assert not session.game.record().moves
    assert out.getvalue().count("Your move") == 2
    session, _ = seated(page, "", "")
    session.run()
    assert session.game.record().moves[0] == (0, "pass")


def test_an_ambiguous_move_lists_what_it_could_mean() -> None:
    wearing = "{wears: [leather-armor, bad-ass-bandana]}"
    game = staged(f"players: {{Ann: {{class: thief, hand: [elf]}}, Bob: {wearing}, Cid: {{}}}}")
    session, out = seated("use thief theft", game=game)
    session.run()
    assert "several moves" in out.getvalue()
    assert "use thief theft on leather-armor of Bob" in out.getvalue()


def test_commands_in_both_languages() -> None:
    assert read_command("main") == read_command("hand") == Command("hand")
    assert read_command("Défausses") == Command("discards")
    assert read_command("sauver ma partie.json") == Command("save", "ma partie.json")
    assert read_command("?3") == Command("explain", "3")
    assert read_command("hand over") is None
    assert read_command("play elf") is None
    game = grosbill.new_game("lite", seed=1)
    for lang in LANGUAGES:
        words = words_of(game, lang)
        page = printed(help_page(words))
        for name in HELP_PAGE:
            assert words.say(f"ui-cmd-{name}") in page
            if name not in ("number", "explain", "rule"):
                assert read_command(words.say(f"ui-cmd-{name}")) == Command(name)
        for mode in MODES:
            assert words.say(f"ui-mode-{mode}") in words.say("ui-auto-choices")


@pytest.mark.parametrize(("columns", "lines"), [("59", "40"), ("100", "15"), ("20", "5")])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_terminal_without_room(
    columns: str, lines: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    monkeypatch.setenv("LINES", lines)
    result = play("--lang", lang, lines=["1"])
    assert result.exit_code == 2
    assert columns in result.stderr
    assert not list(Path().glob("*.json"))


# --- who one is -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("said", "sex"),
    [("female", "female"), ("F", "female"), ("homme", "male"), ("man", "male"), ("woman", "female")],
)
def test_the_player_says_which_sex_the_character_has(lang: str, said: str, sex: str) -> None:
    """R-CHAR-005."""
    result = play("--sex", said, "--lang", lang, "--settings", "first_player=1", lines=["1"])
    assert result.exit_code == 130
    (saved,) = Path().glob("*.json")
    assert saving.read(saved).sexes[0] == sex


@pytest.mark.parametrize("said", ["", "x", "hommes", "\x1b[31m"])
def test_no_such_sex(said: str) -> None:
    result = play("--sex", said, lines=[])
    assert (result.exit_code, "male, female" in result.stderr) == (2, True)
    assert "\x1b" not in result.stderr


def test_the_sexes_at_the_table_differ_from_game_to_game_and_the_same_seed_gives_the_same() -> None:
    def table(seed: int) -> tuple[str, ...]:
        return fresh("munchkin", 4, seed, "", Person(), None).game.record().sexes

    assert {sexes[seat] for seat in range(4) for sexes in map(table, range(12))} == {"male", "female"}
    assert all(len({table(seed)[seat] for seed in range(12)}) == 2 for seat in range(4))
    assert table(3) == table(3)


def test_who_begins_is_not_always_the_same() -> None:
    """C-44: a die decides."""
    begins = {fresh("munchkin", 4, seed, "", Person(), None).game.view(None)["active"] for seed in range(20)}
    assert len(begins) > 1
