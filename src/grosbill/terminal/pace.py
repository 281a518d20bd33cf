"""How fast the others act before a player's eyes: a rest after each line that is told, cut short by Enter."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Callable
from typing import Final

from grosbill.model import events as e

SHORT, LONG = 0.6, 1.5
"""How many seconds a line stands alone: an ordinary one, and one that matters."""

_MATTERS: Final = (
    e.TurnBegan,
    e.MonsterCame,
    e.CurseStruck,
    e.Stole,
    e.ClaimVoided,
    e.Won,
    e.Rolled,
    e.Caught,
    e.GainedLevels,
    e.LostLevels,
    e.Died,
    e.WonGame,
)


class Pace:
    """Rests between lines; once the player hurries, no more rests until they are asked."""

    def __init__(self, rest: Callable[[float], bool]) -> None:
        """`rest` waits so many seconds, less if Enter is pressed, and says whether it was."""
        self._rest = rest
        self._hurried = False

    def after(self, event: e.Event, *, mine: bool) -> None:
        """Rest after the line of an event; what a player does by a move of their own needs no reading."""
        if not self._hurried and (matters(event) or not mine):
            self._hurried = self._rest(LONG if matters(event) else SHORT)

    def asked(self) -> None:
        """The player is asked: what is still typed from hurrying is no answer."""
        while self._hurried:
            self._hurried = self._rest(0)


def matters(event: e.Event) -> bool:
    """Whether a player would not want to miss this."""
    return isinstance(event, _MATTERS)


def rest(seconds: float) -> bool:
    """Wait so long, or until Enter is pressed at the keyboard; whether it was."""
    try:
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
    except (OSError, ValueError):  # a system that can wait for files and sockets only
        time.sleep(seconds)
        return False
    return bool(ready) and bool(os.read(sys.stdin.fileno(), 4096))
