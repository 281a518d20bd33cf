"""Effort counted in calls: seconds say more about what else the machine does than about the program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from grosbill import GrosbillError


@contextmanager
def calls_at_most(most: int) -> Iterator[None]:
    """Fail as soon as more functions are called than that; what would never end, ends here."""
    left = most

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal left
        if event in ("call", "c_call"):
            left -= 1
            if left < 0:
                sys.setprofile(None)
                raise AssertionError(f"more than {most:,} calls")

    sys.setprofile(count)
    try:
        yield
    finally:
        sys.setprofile(None)


def calls_of(work: Callable[[], object]) -> int:
    """How many functions are called, of the program and of the language, until it is done or fails."""
    made = 0

    def count(frame: FrameType, event: str, arg: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        work()
    except GrosbillError:
        pass
    finally:
        sys.setprofile(None)
    return made
