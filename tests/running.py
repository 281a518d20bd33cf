"""The program as a process of its own, to be stopped in the middle; and a game that fails in this one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import grosbill
from grosbill.game import Game

LOOKS = 12_000


def start(*arguments: str, **environment: str) -> subprocess.Popen[str]:
    """The program, in a group of its own, so that a signal can reach all its processes."""
    source = str(Path(grosbill.__file__).parents[1])
    return subprocess.Popen(
        [sys.executable, "-m", "grosbill", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": source, "LC_ALL": "C.UTF-8", **environment},
        start_new_session=True,
    )


def stop(running: subprocess.Popen[str], how: int, when: Callable[[], bool]) -> tuple[int, str]:
    """Stop it once something is so; the exit code, and what it said on stderr.

    Ctrl-C reaches all its processes, as on a terminal; anything else the first one alone.
    """
    while not when():
        assert running.poll() is None, running.communicate()
        time.sleep(0.01)
    if how == signal.SIGINT:
        os.killpg(running.pid, how)
    else:
        os.kill(running.pid, how)
    _, errors = running.communicate()
    return running.returncode, errors


def look_until(so: Callable[[], object]) -> None:
    """Look again and again until something is so: so many times, however long a busy machine takes for it."""
    for _ in range(LOOKS):
        if so():
            return
        time.sleep(0.01)
    raise AssertionError(f"not so after {LOOKS} looks")


def wait_for_all(group: int) -> None:
    """Wait until no process of a group is left; one that stays keeps the test from ending."""
    with suppress(ProcessLookupError):
        while True:
            os.killpg(group, 0)
            time.sleep(0.01)


def one_game_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some move of the first game raises what no rule would."""
    good, calls = Game.apply, iter(range(10**6))

    def failing(self: Game, *args: Any) -> Any:
        if next(calls) == 30:
            raise ZeroDivisionError("by nothing")
        return good(self, *args)

    monkeypatch.setattr(Game, "apply", failing)
