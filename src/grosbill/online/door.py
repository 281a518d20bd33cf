"""The door: pages come in a few at a time, so that nobody who plays waits behind all who come at once."""

from __future__ import annotations

import asyncio
from typing import Final

A_TURN: Final = 8
"""How many come in in one turn of the event loop; what is played has a part in every turn."""


class Door:
    """Where pages wait after a restart, or when a line that many share was cut."""

    def __init__(self) -> None:
        """Nobody waits."""
        self._few = asyncio.Semaphore(A_TURN)

    async def enter(self) -> None:
        """Wait for one's turn."""
        async with self._few:
            await asyncio.sleep(0)
