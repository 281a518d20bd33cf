"""The screen: all parts together, in as much detail as the terminal has room for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from rich.console import Console, RenderableType

from grosbill.terminal import panels
from grosbill.terminal.panels import Detail
from grosbill.words.labels import Group, Teller
from grosbill.words.touched import News

LEAST_WIDTH, LEAST_HEIGHT = 60, 16

# For the table, the fight, the hand, the moves, and how many lines of the log: the first that fits is taken.
Layout: TypeAlias = tuple[Detail, Detail, Detail, Detail, int]
_LAYOUTS: tuple[Layout, ...] = (
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
    ("least", "short", "least", "folded", 1),
    ("least", "least", "least", "folded", 1),
    ("least", "least", "least", "folded", 0),
    ("least", "least", "least", "closed", 0),
)


def too_small(console: Console) -> bool:
    """Whether the terminal has no room for a game."""
    return console.width < LEAST_WIDTH or console.height < LEAST_HEIGHT


def show(
    console: Console, teller: Teller, groups: Sequence[Group], news: News, *, whole: bool = False
) -> None:
    """Draw the screen for a player who is asked; on a terminal it takes the place of what was there.

    `whole`: with every move in words, even where there is no room for all of them.
    """
    layouts = [layout for layout in _LAYOUTS if not whole or layout[3] not in ("folded", "closed")]
    parts = _fitting(console, _Parts(console, teller, groups, news), layouts)
    if console.is_terminal:
        console.clear()
    for part in parts:
        console.print(part)


class _Parts:
    """The parts of one screen, each made and measured once for every detail that is tried."""

    def __init__(self, console: Console, teller: Teller, groups: Sequence[Group], news: News) -> None:
        self._console = console
        words, view = teller.words, teller.view
        self._make: dict[str, Callable[[Any], RenderableType | None]] = {
            "title": lambda _: panels.title(words, view, console.width),
            "table": lambda detail: panels.table(words, view, console.width, detail),
            "log": lambda most: panels.log(words, news, most),
            "fight": lambda detail: panels.fight(teller, detail),
            "hand": lambda detail: panels.hand(words, view, detail),
            "question": lambda _: panels.asked(teller, groups),
            "moves": lambda detail: panels.moves(words, groups, detail),
        }
        self._made: dict[tuple[str, Detail | int], tuple[RenderableType | None, int]] = {}

    def of(self, layout: Layout) -> list[tuple[RenderableType | None, int]]:
        """The parts from top to bottom, each with the number of lines it takes."""
        table, fight, hand, moves, most = layout
        details = {"table": table, "log": most, "fight": fight, "hand": hand, "moves": moves}
        return [self._part(name, details.get(name, "full")) for name in self._make]

    def _part(self, name: str, detail: Detail | int) -> tuple[RenderableType | None, int]:
        found = self._made.get((name, detail))
        if found is None:
            part = self._make[name](detail)
            height = len(self._console.render_lines(part)) if part is not None else 0
            found = self._made[name, detail] = (part, height)
        return found


def _fitting(console: Console, parts: _Parts, layouts: Sequence[Layout]) -> list[RenderableType]:
    room = console.height - 2
    chosen = layouts[0]
    if console.is_terminal:
        fits = (layout for layout in layouts if sum(height for _, height in parts.of(layout)) <= room)
        chosen = next(fits, layouts[-1])
    return [part for part, _ in parts.of(chosen) if part is not None]
