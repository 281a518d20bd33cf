"""By which names this server may be called, and which pages may talk to it.

A page of a stranger may have its own name lead to this machine (DNS rebinding): to the browser it is of one
origin with us then, and `Host` and `Origin` agree. So a name counts only if nobody else can give it away: the
public address where one is configured, else addresses in digits and names of this machine or its household.
"""

from __future__ import annotations

from ipaddress import ip_address
from socket import gethostname
from typing import Final
from urllib.parse import SplitResult, urlsplit

_HOUSEHOLD: Final = (".local", ".localhost", ".home.arpa")
"""Endings of names that are nobody's outside of a household."""
_PORTS: Final = {"http": 80, "https": 443}


class Origins:
    """What may be trusted of what a browser says about where it is."""

    def __init__(self, public_url: str = "", listens_at: str = "") -> None:
        """`listens_at`: the address that was asked for; "" for whatever reaches this machine."""
        self._public = _parts(public_url) if public_url else None
        self._only_here = self._public is not None or _is_here(listens_at)
        self._own = {listens_at.lower(), gethostname().lower()} - {""}

    def knows(self, host: str) -> bool:
        """Whether a name is ours, as `Host` says it; programs that are no browsers may say nothing."""
        name = _name(_parts(f"//{host}"))
        if not host or (self._public is not None and name and name == _name(self._public)):
            return True
        return _is_here(name) or (not self._only_here and self._in_the_household(name))

    def ours(self, origin: str | None, host: str) -> bool:
        """Whether a page of ours asks; programs that are no browsers say nothing."""
        if origin is None:
            return True
        page = _parts(origin)
        if page is None or not page.netloc:
            return False
        if self._public is not None and _place(page) == _place(self._public):
            return True
        known = self.knows(host) if self._public is None else _is_here(_name(page))
        return known and page.netloc.lower() == host.lower()

    def _in_the_household(self, name: str) -> bool:
        plain = bool(name) and "." not in name and ":" not in name
        return plain or name in self._own or name.endswith(_HOUSEHOLD) or _is_address(name)


def _parts(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        _ = parts.port  # one that is no number is found out only when it is read
    except ValueError:
        return None
    return parts


def _name(parts: SplitResult | None) -> str:
    return (parts.hostname or "").rstrip(".") if parts is not None else ""


def _place(parts: SplitResult) -> tuple[str, str, int | None]:
    """Scheme, name and port: an origin, whichever way it is written."""
    return parts.scheme, _name(parts), parts.port or _PORTS.get(parts.scheme)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _is_here(name: str) -> bool:
    """Whether a name can only mean the machine that says it."""
    if name == "localhost" or name.endswith(".localhost"):
        return True
    return _is_address(name) and ip_address(name).is_loopback
