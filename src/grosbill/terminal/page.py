"""The console that everything is printed on."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

_NO_BREAK = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"
# Rich breaks lines at any kind of space: while it does, letters of no alphabet stand for those that hold.
_LETTERS = "\uf8f0\uf8f1"
_HELD = str.maketrans(_NO_BREAK, _LETTERS)
_FREED = str.maketrans(_LETTERS, _NO_BREAK)


class Page(Console):
    """A console that breaks no line at a no-break space."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """What Rich makes of it, part by part, with the no-break spaces back in their places."""
        if isinstance(renderable, str):
            renderable = renderable.translate(_HELD)
        elif isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(_HELD)
        for text, style, control in super().render(renderable, options):
            yield Segment(text.translate(_FREED), style, control)
