"""Setting a table: a new game or a saved one, the bots, the keyboard, the screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import randrange

from rich.console import Console

from grosbill.bots import GreedyBot
from grosbill.game import Game, new_game
from grosbill.language import say
from grosbill.model.errors import GrosbillError
from grosbill.model.settings import from_text
from grosbill.packs import edition as edition_of
from grosbill.rules.setup import NAMES
from grosbill.terminal import saving
from grosbill.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, too_small
from grosbill.terminal.session import Session


class TerminalError(GrosbillError):
    """A terminal the game cannot be played in."""


def fresh_game(
    edition: str,
    players: int | None,
    seed: int | None,
    settings: str,
    name: str | None,
    *,
    variants: Sequence[str] = (),
    packs: Sequence[Path] = (),
) -> Game:
    """A new game with the person in the first seat."""
    low, _ = edition_of(edition, packs).players
    count = low + 1 if players is None else players
    person = NAMES[0] if name is None else name.strip()
    others = [other for other in NAMES[name is None :] if other.casefold() != person.casefold()]
    return new_game(
        edition,
        players=count,
        seed=randrange(1 << 32) if seed is None else seed,
        settings=from_text(settings),
        variants=variants,
        names=(person, *others[: max(count, 1) - 1]),
        packs=packs,
    )


def sit_down(game: Game, lang: str, file: Path | None = None, console: Console | None = None) -> int:
    """Play the game at this terminal; the exit code."""
    console = console or Console(highlight=False)
    if too_small(console):
        size = {"width": console.width, "height": console.height}
        raise TerminalError(
            say(lang, "ui-too-small", least_width=LEAST_WIDTH, least_height=LEAST_HEIGHT, **size)
        )
    bots = {seat: GreedyBot(seat, game.mix) for seat in range(len(game.names)) if seat != Session.me}
    _line_editing()
    return Session(game, lang, console, input, bots, file).run()


def resumed(path: Path, packs: Sequence[Path] = ()) -> Game:
    """The game saved in a file."""
    return saving.load(path, packs)


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
