"""How much one page, and one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

import msgspec

_ADDRESSES: Final = 10_000
"""Of how many addresses what they did is remembered."""


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; all are settings."""

    commands: float = 10  # a second, for each page
    burst: int = 20
    chat: float = 1
    chat_burst: int = 5
    sockets: int = 20  # at a time, for each address
    tables: int = 30  # an hour, for each address


class Bucket:
    """So many a second, and a few at once."""

    def __init__(self, rate: float, burst: int) -> None:
        """Begin full."""
        self._rate, self._burst = rate, float(burst)
        self._left, self._since = float(burst), monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """What each address has open, and how many tables it has set up of late."""

    def __init__(self, limits: Limits) -> None:
        """Nobody has come yet."""
        self._limits = limits
        self._sockets: dict[str, int] = {}
        self._tables: OrderedDict[str, Bucket] = OrderedDict()

    def open(self, address: str) -> bool:
        """Whether one more socket may be opened; if so it counts until `close`."""
        if self._sockets.get(address, 0) >= self._limits.sockets:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        """A socket was closed."""
        left = self._sockets.pop(address, 0) - 1
        if left > 0:
            self._sockets[address] = left

    def table(self, address: str) -> bool:
        """Whether one more table may be set up."""
        hour = self._limits.tables
        bucket = self._tables.setdefault(address, Bucket(hour / 3600, hour))
        self._tables.move_to_end(address)
        if len(self._tables) > _ADDRESSES:
            self._tables.popitem(last=False)
        return bucket.take()
