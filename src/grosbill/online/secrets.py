"""Secrets of guests: tokens that open a seat, invitations, and the hashes that are kept of them."""

from __future__ import annotations

import hmac
from hashlib import sha256
from secrets import token_urlsafe


def new_token() -> str:
    """What opens a seat, or lets somebody watch: 256 bits."""
    return token_urlsafe(32)


def new_invite() -> str:
    """What lets somebody sit down: 128 bits."""
    return token_urlsafe(16)


def new_id() -> str:
    """The name of a table in its address: 96 bits. It may be typed, so it does not begin like an option."""
    name = token_urlsafe(12)
    return name if name[0] != "-" else new_id()


def kept_of(secret: str) -> str:
    """The hash that is stored in place of a secret."""
    return sha256(secret.encode()).hexdigest()


def watch_token(key: str, since: int = 0) -> str:
    """What lets somebody watch a table, proved by the table's own secret: nothing of it is kept.

    `since`: how often those who watched had been turned away by then.
    """
    number = f"{token_urlsafe(16)}~{since}" if since else token_urlsafe(16)
    return f"{number}.{_proof(key, number)}"


def watches(key: str, token: str, since: int = 0) -> bool:
    """Whether a token lets somebody watch the table with this secret; `since`: as for the token."""
    number, _, proof = token.partition(".")
    if not hmac.compare_digest(proof.encode(), _proof(key, number).encode()):
        return False
    return int(number.partition("~")[2] or 0) >= since


def _proof(key: str, number: str) -> str:
    return hmac.new(key.encode(), f"watch {number}".encode(), sha256).hexdigest()
