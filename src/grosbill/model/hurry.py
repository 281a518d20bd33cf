"""How a game is played on that is only imagined."""

from __future__ import annotations

from typing import Final

import msgspec


class Hurry(msgspec.Struct, frozen=True, gc=False):
    """Who is asked at all where several are, in bits of seats; and how far the game is played.

    `in_lulls`: who is asked in the pauses before the turn goes on. Where a window opens for cards that name
    it, whoever has none passes: what they may do besides, they may do before and after it as well.
    """

    heeded: int = -1  # everybody, and everywhere
    in_lulls: int = -1
    until: int = 1 << 60  # the turn that is not played any more


NO_HURRY: Final = Hurry()
