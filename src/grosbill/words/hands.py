"""The table with all hands open, for whoever may see everything: what is over, or was never played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def open_hands(view_of: Callable[[int | None], dict[str, Any]]) -> dict[str, Any]:
    """What a spectator sees, and every hand; `view_of` is the view of a seat, as a game gives it."""
    seen = view_of(None)
    for seat, player in enumerate(seen["players"]):
        own = view_of(seat)["players"][seat]
        player |= {"hand": own["hand"], "fresh": own["fresh"]}
    return seen
