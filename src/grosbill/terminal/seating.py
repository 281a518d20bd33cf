"""Setting a table: a new game or a saved one, the bots, the keyboard, the screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from random import randrange
from typing import NamedTuple
from unicodedata import normalize

from rich.console import Console

from grosbill.game import Game, new_game, replay
from grosbill.language import say
from grosbill.model.errors import GrosbillError, PlayersError
from grosbill.model.events import Event
from grosbill.model.outside import looks
from grosbill.model.settings import from_text
from grosbill.notation.record import Record
from grosbill.packs import edition as edition_of
from grosbill.rules.topics.setup import NAMES
from grosbill.terminal import saving
from grosbill.terminal.pace import Pace, rest
from grosbill.terminal.page import Page
from grosbill.terminal.replaying import happened
from grosbill.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, too_small
from grosbill.terminal.session import Session

BOT = "greedy"
"""Who plays the other seats unless the player says."""


class TerminalError(GrosbillError):
    """A terminal the game cannot be played in."""


class Person(NamedTuple):
    """Who sits down: name and sex of the character, where they are said."""

    name: str | None = None
    sex: str | None = None


class Table(NamedTuple):
    """A game to sit down to, and the bots: one name for all other seats, or one for each.

    A saved game comes with its file, its record and what has happened so far.
    """

    game: Game
    bots: tuple[str, ...]
    file: Path | None = None
    saved: Record | None = None
    past: tuple[Event, ...] = ()


def fresh(
    edition: str,
    players: int | None,
    seed: int | None,
    settings: str,
    person: Person,
    bots: str | None,
    *,
    variants: Sequence[str] = (),
    packs: Sequence[Path] = (),
) -> Table:
    """A new game with the person in the first seat, whose character has the sex they say (R-CHAR-005)."""
    wanted = _names(bots or BOT)
    low, _ = edition_of(edition, packs).players
    if players is None:
        players = len(wanted) + 1 if len(wanted) > 1 else low + 1
    name = NAMES[0] if person.name is None else normalize("NFC", person.name.strip())
    others = [other for other in NAMES[person.name is None :] if looks(other) != looks(name)]
    game = new_game(
        edition,
        players=players,
        seed=randrange(1 << 32) if seed is None else seed,
        settings=from_text(settings),
        variants=variants,
        names=(name, *others[: max(players, 1) - 1]),
        sexes=(person.sex, *[None] * (players - 1)),
        packs=packs,
    )
    return Table(game, wanted)


def resumed(path: Path, bots: str | None, packs: Sequence[Path] = ()) -> Table:
    """The game saved in a file, with the bots it was played with, or others."""
    record = saving.read(path)
    game = replay(record, packs=packs)
    wanted = _names(bots) if bots else record.bots[1:] or (BOT,)
    return Table(game, wanted, path, record, tuple(happened(record, packs)))


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def sit_down(table: Table, lang: str, *, fast: bool = False, console: Console | None = None) -> int:
    """Play the game at this terminal; the exit code."""
    console = console or Page(highlight=False)
    if too_small(console):
        size = {"width": console.width, "height": console.height}
        raise TerminalError(
            say(lang, "ui-too-small", least_width=LEAST_WIDTH, least_height=LEAST_HEIGHT, **size)
        )
    bots = table.bots
    others = len(table.game.names) - 1
    if len(bots) not in (1, others):
        raise PlayersError(say(lang, "ui-bots-count", bots=len(bots), seats=others))
    watched = console.is_terminal and sys.stdin.isatty() and not fast
    session = Session(
        table.game,
        lang,
        console,
        input,
        bots if len(bots) == others else bots * others,
        Pace(rest) if watched else None,
    )
    if table.file is not None and table.saved is not None:
        session.take_up(table.file, table.saved, table.past)
    _line_editing()
    return session.run()


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
