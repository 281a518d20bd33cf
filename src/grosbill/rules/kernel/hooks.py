"""The hooks, by the name a card gives them: what `rules.verbs.once` does, for whoever is below it.

Those functions stand above everything they look at; `rules.book` enters them here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from grosbill.model.refusals import Refusal
from grosbill.model.steps import Frame
from grosbill.rules.table import Table

Legality: TypeAlias = Callable[[Table, int, int, int], Refusal | None]
Following: TypeAlias = Callable[[Table, Frame], None]
LEGALITY: Final[dict[str, Legality]] = {}
EFFECTS: Final[dict[str, Following]] = {}


def follow(t: Table, hook: str | None, frame: Frame) -> None:
    """What comes once the effects of a card are done; they are put on top of it next."""
    if hook in EFFECTS:
        EFFECTS[hook](t, frame)
