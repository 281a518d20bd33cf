"""How much one page, and one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import ip_address, ip_network
from pathlib import Path
from time import monotonic
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from grosbill.model.errors import GrosbillError
from grosbill.model.outside import read_file

_ADDRESSES: Final = 10_000
"""Of how many addresses what they did is remembered."""
_MOST_BYTES: Final = 65_536

_Rate: TypeAlias = Annotated[float, Meta(gt=0)]
_Count: TypeAlias = Annotated[int, Meta(ge=1)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The limits of a server; all are settings."""

    commands: _Rate = 10  # a second, for each page
    burst: _Count = 20
    chat: _Rate = 1
    chat_burst: _Count = 5
    sockets: _Count = 20  # at a time, for each address
    tables: _Count = 120  # an hour, for each address
    requests: _Rate = 20  # a second, for each address, and sockets opened
    requests_burst: _Count = 300


class LimitsError(GrosbillError):
    """A file of limits that cannot be read."""


def read_limits(file: Path) -> Limits:
    """The limits of a file in TOML; those that it leaves out stay as they are."""
    try:
        return msgspec.toml.decode(read_file(file, _MOST_BYTES), type=Limits)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise LimitsError.said("limits", file=str(file), why=str(error)) from None


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
    """What each address has open, how many tables it has set up of late, and how much it asks."""

    def __init__(self, limits: Limits) -> None:
        """Nobody has come yet."""
        self._limits = limits
        self._sockets: dict[str, int] = {}
        self._tables = _Buckets(limits.tables / 3600, limits.tables)
        self._requests = _Buckets(limits.requests, limits.requests_burst)

    def open(self, address: str) -> bool:
        """Whether one more socket may be opened; if so it counts until `close`.

        It counts as a request too: each is told the whole table, however soon it goes again.
        """
        address = _place(address)
        if self._sockets.get(address, 0) >= self._limits.sockets or not self._requests.take(address):
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close(self, address: str) -> None:
        """A socket was closed."""
        address = _place(address)
        left = self._sockets.pop(address, 0) - 1
        if left > 0:
            self._sockets[address] = left

    def table(self, address: str) -> bool:
        """Whether one more table may be set up."""
        return self._tables.take(_place(address))

    def request(self, address: str) -> bool:
        """Whether one more request is answered."""
        return self._requests.take(_place(address))


def _place(address: str) -> str:
    """Whoever has one address of IPv6 has all that begin alike: those are one place."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if found.version == 6 else address


class _Buckets:
    """A bucket for each address; those that have been quiet for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._each: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._each.get(address)
        if bucket is None:
            bucket = self._each[address] = Bucket(self._rate, self._burst)
        self._each.move_to_end(address)
        if len(self._each) > _ADDRESSES:
            self._each.popitem(last=False)
        return bucket.take()
