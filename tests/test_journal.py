"""A game at the keyboard is kept as it is played: whatever ends the program, it goes on where it was."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import grosbill
from grosbill.cli import app
from grosbill.language import LANGUAGES, say
from grosbill.terminal import journal, saving, seating
from grosbill.terminal.journal import SUFFIX
from keyboard import Terminal
from seating import room_of_ones_own, saved_game, seated

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals")

Sit = Callable[..., Terminal]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room_of_ones_own(tmp_path, monkeypatch)


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Start the program at a terminal; all of them are gone when the test is."""
    running: list[Terminal] = []

    def start(*arguments: str) -> Terminal:
        running.append(Terminal(*arguments, folder=tmp_path))
        return running[-1]

    yield start
    for terminal in running:
        terminal.close()


def kept() -> list[Path]:
    return sorted(journal.folder().glob("*"))


def moves_of(path: Path) -> tuple[tuple[int, str], ...]:
    return saving.read(path).moves


# --- killed, and gone on with -----------------------------------------------------------------------------


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("own", [0, 1, 3])
def test_a_killed_game_goes_on_where_it_was(sit: Sit, how: signal.Signals, own: int) -> None:
    """At the prompt, before the first move and after some."""
    first = sit("--seed", "3", "--settings", "first_player=1")
    for _ in range(own):
        first.until("Ann>")
        first.type("1")
    first.until("Ann>")
    (path,) = kept()
    made = moves_of(path)
    assert [seat for seat, _ in made].count(0) >= own
    assert first.kill(how) == (-9 if how == signal.SIGKILL else 128 + how)
    if how == signal.SIGTERM:
        first.until(path.name)
        assert first.echoes()
    assert (kept(), moves_of(path)) == ([path], made)

    second = sit()
    second.until(path.name)
    second.until("Go on with it?")
    second.type("yes")
    second.until("Welcome back, Ann")
    second.until("Ann>")
    second.type("save mine.json")
    second.until("Saved to mine.json")
    assert moves_of(Path("mine.json")) == made
    saved_game(Path("mine.json"))
    second.type("quit")
    assert second.left() == 0
    assert kept() == []


@pytest.mark.parametrize("lines", [2, 9, 20])
def test_it_is_killed_between_two_moves_of_the_others(sit: Sit, lines: int) -> None:
    first = sit("--seed", "8")
    first.when(lambda: bool(kept()))
    (path,) = kept()

    def so_far() -> bool:
        if first.shown.endswith("Ann> "):
            first.shown = ""
            first.type("1")
        return path.read_bytes().count(b"\n") >= lines

    first.when(so_far)
    assert first.kill(signal.SIGKILL) == -9
    made = moves_of(path)
    assert len(made) >= lines - 2
    assert grosbill.replay(saving.read(path)).record().moves == made

    second = sit("--resume", str(path))
    second.until("Ann>")
    assert moves_of(path)[: len(made)] == made
    second.type("quit")
    assert second.left() == 0
    (saved,) = Path().glob("*.json")
    assert moves_of(saved)[: len(made)] == made
    assert kept() == []


def test_every_byte_can_be_the_last(tmp_path: Path) -> None:
    """A write that breaks off takes one move along, and what is made after it is read again."""
    session, _ = seated("1", "1", "1")
    session.keep(None, ())
    assert session.journal is not None
    path, game = session.journal.path, session.game
    while len(game.record().moves) < 6:
        session._step()
    session.journal.close()
    content, made = path.read_bytes(), game.record().moves
    assert moves_of(path) == made
    begins = len(b"".join(content.splitlines(keepends=True)[:2]))
    for size in range(len(content)):
        path.write_bytes(content[:size])
        if size < begins:
            with pytest.raises(grosbill.RecordError):
                journal.read(path)
            continue
        whole = content[begins:size].count(b"\n")
        taken, before = journal.take_up(path)
        assert before.record.moves == made[:whole]
        taken.note(made[whole][0], game.legal(game.waiting[0])[0], lasting=False)
        taken.close()
        assert moves_of(path)[:-1] == made[:whole]
    path.write_bytes(content[:-4] + b"\0" * 40 + b"\n")
    assert moves_of(path) == made[:-1]


# --- what is offered, and what is left ---------------------------------------------------------------------


def test_a_game_that_is_turned_down_is_cleared_away(sit: Sit) -> None:
    first = sit()
    first.until("Ann>")
    first.kill(signal.SIGKILL)
    assert len(kept()) == 1
    second = sit("--name", "Zoe")
    second.until("Go on with it?")
    second.type("perhaps")
    second.until("Go on with it?")
    assert len(kept()) == 1
    second.type("no")
    second.until("Zoe>")
    assert len(kept()) == 1
    second.type("quit")
    assert second.left() == 0
    assert kept() == []


def test_a_game_that_is_being_played_is_offered_to_nobody(sit: Sit) -> None:
    first = sit()
    first.until("Ann>")
    (path,) = kept()
    second = sit("--name", "Zoe")
    second.until("Zoe>")
    assert len(kept()) == 2
    third = sit("--resume", str(path))
    assert third.left() == 2
    third.until("is being played elsewhere")


def test_who_leaves_at_the_question_changes_nothing(sit: Sit) -> None:
    first = sit()
    first.until("Ann>")
    first.kill(signal.SIGKILL)
    second = sit()
    second.until("Go on with it?")
    assert second.kill(signal.SIGINT) == 130
    assert len(kept()) == 1


def begun(lang: str = "en", **options: Any) -> Path:
    """A game that was killed."""
    session, _ = seated("1", lang=lang, **options)
    session.keep(None, ())
    assert session.journal is not None
    session.journal.close()
    return session.journal.path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_terminal_it_is_told_and_nobody_is_asked(lang: str) -> None:
    path = begun()
    result = CliRunner().invoke(app, ["play", "--lang", lang], input="1\n", env={"COLUMNS": "500"})
    assert f"grosbill play --resume {path}" in result.stdout
    assert path in kept()


@pytest.mark.parametrize(("answers", "agreed"), [(["oui"], True), ([""], True), (["hm", "NON"], False)])
def test_answers_in_both_languages(monkeypatch: pytest.MonkeyPatch, answers: list[str], agreed: bool) -> None:
    path = begun()
    monkeypatch.setattr(seating, "_somebody_there", lambda: True)
    asked = iter(answers)
    assert seating.offered("fr", None, lambda _: next(asked)) == (path if agreed else None)
    assert kept() == ([path] if agreed else [])


def test_what_was_played_after_a_game_was_saved_is_offered_with_its_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session, _ = seated("1", "save mine.json", "1")
    session.keep(None, ())
    with suppress(EOFError):
        while not session.game.over:
            session._step()
    assert session.journal is not None
    session.journal.close()
    begun()
    monkeypatch.setattr(seating, "_somebody_there", lambda: True)
    asked: list[str] = []

    def yes(prompt: str) -> str:
        asked.append(prompt)
        return "y"

    path = seating.offered("en", Path("mine.json"), yes)
    assert (path, len(asked)) == (session.journal.path, 1)
    table = seating.resumed(session.journal.path, None)
    assert table.file == Path("mine.json").absolute()
    assert len(table.game.record().moves) > len(moves_of(Path("mine.json")))


def test_few_are_kept() -> None:
    paths = [begun() for _ in range(journal.MOST_KEPT + 3)]
    assert len(kept()) == journal.MOST_KEPT
    assert paths[-1] in kept()


def test_a_finished_game_leaves_nothing() -> None:
    game = grosbill.new_game("lite", players=3, seed=4)
    session, _ = seated(game=game)
    session.keep(None, ())
    session.read = lambda _: "1"
    assert session.run() == 0
    assert game.over
    assert kept() == []


# --- where it cannot be kept ------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_there_is_no_room_the_player_is_told(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    Path("file").write_text("", "utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("file").absolute()))
    result = CliRunner().invoke(app, ["play", "--lang", lang, "--settings", "first_player=1"], input="1\n")
    assert say(lang, "ui-not-kept", why="x").split("(")[0] in " ".join(result.stdout.split())
    assert result.exit_code == 130
    assert len(list(Path().glob("*.json"))) == 1


def test_what_could_not_be_written_is_written_with_the_next_move(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = seated("1", "1", "1", "1")
    session.keep(None, ())
    assert session.journal is not None
    path, write, room = session.journal.path, os.write, iter([3, 0, 0])

    def full(stream: int, content: bytes) -> int:
        size = next(room, None)
        if size == 0:
            raise OSError(28, "No space left on device")
        return write(stream, content[:size])

    monkeypatch.setattr(os, "write", full)
    while len(session.game.record().moves) < 6:
        session._step()
    assert moves_of(path) == session.game.record().moves
    assert "".join(session.story.lines()).count("No space left on device") == 1


def test_the_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert journal.folder() == tmp_path / "data" / "grosbill" / "unfinished"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert journal.folder() == tmp_path / ".local" / "share" / "grosbill" / "unfinished"
    assert SUFFIX.startswith(".")


# --- no terminal ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_without_a_keyboard_or_a_screen_there_is_no_game(closed: str, tmp_path: Path) -> None:
    source = str(Path(grosbill.__file__).parents[1])
    shell = {"stdin": "<&-", "stdout": ">&- </dev/null"}[closed]
    done = subprocess.run(
        ["/bin/sh", "-c", f'"$0" -m grosbill play --lang en {shell}', sys.executable],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": source},
    )
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr
    assert "keyboard and a screen" in done.stderr
    assert kept() == []
