"""What happens once in the whole family and no general effect says, by the name a card gives it.

The functions are in `rules.verbs.hooks`, above everything they look at; `rules.book` enters them here.
"""

from __future__ import annotations

from collections.abc import Callable

from grosbill.model.refusals import Refusal
from grosbill.model.steps import Frame
from grosbill.rules.table import Table

LEGALITY: dict[str, Callable[[Table, int, int, int], Refusal | None]] = {}
EFFECTS: dict[str, Callable[[Table, Frame], None]] = {}


def follow(t: Table, hook: str | None, frame: Frame) -> None:
    """What comes once the effects of a card are done; they are put on top of it next."""
    if hook in EFFECTS:
        EFFECTS[hook](t, frame)
