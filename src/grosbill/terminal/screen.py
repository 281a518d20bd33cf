"""The screen: all parts together, in as much detail as the terminal has room for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.text import Text

from grosbill.terminal import panels
from grosbill.terminal.moves import Group, Teller
from grosbill.terminal.panels import Detail
from grosbill.terminal.questions import question

LEAST_WIDTH, LEAST_HEIGHT = 60, 16

# For the table, the fight, the hand, the moves, and how many lines of the log: the first that fits is taken.
_LAYOUTS: tuple[tuple[Detail, Detail, Detail, Detail, int], ...] = (
    ("full", "full", "full", "full", 20),
    ("full", "full", "full", "full", 12),
    ("full", "full", "dense", "full", 12),
    ("short", "full", "dense", "full", 10),
    ("short", "full", "dense", "dense", 8),
    ("short", "dense", "dense", "dense", 8),
    ("short", "dense", "short", "dense", 8),
    ("short", "dense", "short", "dense", 5),
    ("short", "dense", "short", "short", 4),
    ("short", "dense", "least", "short", 4),
    ("short", "dense", "least", "least", 3),
    ("least", "dense", "least", "least", 3),
    ("least", "short", "least", "least", 3),
    ("least", "short", "least", "least", 1),
    ("least", "least", "least", "least", 1),
)


def too_small(console: Console) -> bool:
    """Whether the terminal has no room for a game."""
    return console.width < LEAST_WIDTH or console.height < LEAST_HEIGHT


def show(console: Console, teller: Teller, groups: Sequence[Group], lines: Sequence[str]) -> None:
    """Draw the screen for a player who is asked; on a terminal it takes the place of what was there."""
    parts = _fitting(console, teller, groups, lines)
    if console.is_terminal:
        console.clear()
    for part in parts:
        console.print(part)


def _fitting(
    console: Console, teller: Teller, groups: Sequence[Group], lines: Sequence[str]
) -> list[RenderableType]:
    room = console.height - 2
    parts: list[RenderableType] = []
    for table, fight, hand, moves, most in _LAYOUTS:
        parts = _parts(console, teller, groups, lines, (table, fight, hand, moves, most))
        if not console.is_terminal or sum(len(console.render_lines(part)) for part in parts) <= room:
            break
    return parts


def _parts(
    console: Console,
    teller: Teller,
    groups: Sequence[Group],
    lines: Sequence[str],
    layout: tuple[Detail, Detail, Detail, Detail, int],
) -> list[RenderableType]:
    words, view = teller.words, teller.view
    table, fight, hand, moves, most = layout
    parts: list[RenderableType] = [
        panels.title(words, view),
        panels.table(words, view, console.width, table),
    ]
    if lines:
        parts.append(panels.log(words, lines, most))
    battle = panels.fight(teller, fight)
    if battle is not None:
        parts.append(battle)
    parts.append(panels.hand(words, view, hand))
    parts.append(Text(question(teller), "bold magenta"))
    parts.append(panels.moves(words, groups, moves))
    return parts
