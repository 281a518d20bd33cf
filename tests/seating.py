"""A place at a table in the terminal, for tests: a keyboard that types a script, a screen to read."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import grosbill
from grosbill.game import Game
from grosbill.terminal import saving
from grosbill.terminal.pace import Pace
from grosbill.terminal.session import Session
from grosbill.words.naming import Words

SEED = 11


class Keyboard:
    """Types the given lines, then leaves the room."""

    def __init__(self, lines: Iterator[str]) -> None:
        self.lines = lines
        self.prompts = 0

    def __call__(self, prompt: str) -> str:
        self.prompts += 1
        line = next(self.lines, None)
        if line is None:
            raise EOFError
        return line


def seated(
    *lines: str,
    game: Game | None = None,
    lang: str = "en",
    width: int = 100,
    height: int = 40,
    tty: bool = False,
    pace: Pace | None = None,
    bot: str = "greedy",
) -> tuple[Session, io.StringIO]:
    """A session that will be typed these lines, and what it prints."""
    game = game or grosbill.new_game("munchkin", players=4, seed=SEED, settings={"first_player": 1})
    out = io.StringIO()
    console = Console(
        file=out, width=width, height=height, highlight=False, force_terminal=tty, color_system=None
    )
    bots = [bot] * (len(game.names) - 1)
    return Session(game, lang, console, Keyboard(iter(lines)), bots, pace), out


def words_of(game: Game, lang: str = "en") -> Words:
    return Words(game.mix, game.settings, lang, game.names, 0)


def printed(what: Any, width: int = 100) -> str:
    out = io.StringIO()
    Console(file=out, width=width, color_system=None).print(what)
    return out.getvalue()


def saved_game(path: Path) -> Game:
    """The game in a saved file, replayed and proved."""
    return grosbill.replay(saving.read(path))


def room_of_ones_own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder where games are saved, and a terminal of a size that is known."""
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LINES", "40")
