"""Going on with another device: a short code, good for a minute and for once."""

from __future__ import annotations

from secrets import choice
from time import monotonic
from typing import Final, NamedTuple

GOOD_FOR: Final = 60.0
_LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without those that look alike."""
_LENGTH: Final = 8


class Pass(NamedTuple):
    """The table and the token that a code stands for."""

    table: str
    token: str


class Codes:
    """The codes that are good now; forgotten when the program ends."""

    def __init__(self) -> None:
        """None yet."""
        self._open: dict[str, tuple[float, Pass]] = {}

    def make(self, table: str, token: str) -> str:
        """A new code for whoever holds this token."""
        self._sweep()
        code = "".join(choice(_LETTERS) for _ in range(_LENGTH))
        self._open[code] = monotonic() + GOOD_FOR, Pass(table, token)
        return code

    def known(self, code: str) -> Pass | None:
        """What a code stands for; it stays good, for who asks may not get there."""
        self._sweep()
        return self._open.get(_read(code), (0.0, None))[1]

    def use(self, code: str) -> bool:
        """Use a code up; whether it was still good."""
        return self._open.pop(_read(code), None) is not None

    def _sweep(self) -> None:
        now = monotonic()
        self._open = {code: each for code, each in self._open.items() if each[0] > now}


def _read(code: str) -> str:
    """A code as somebody types it."""
    return code.strip().upper().replace(" ", "")
