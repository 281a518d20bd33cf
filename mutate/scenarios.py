"""Running scenarios for the mutants: which lines each of them runs, and the first that goes red.

Both are processes of their own, started with the sources to look at first on their path.
"""

from __future__ import annotations

import json
import resource
import signal
import sys
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import grosbill
from grosbill.scenarios.running import run_file

PATIENCE = 60
"""Seconds after which a scenario is taken to have no end."""
MEMORY = 4 << 30

Lines = dict[str, dict[int, int]]


def lines_run(paths: list[str]) -> Lines:
    """The lines of the rules, and a mask of the scenarios that run each; the first scenario is bit 0."""
    home = Path(grosbill.__file__).parent / "rules"
    found: Lines = {}
    files: dict[CodeType, dict[int, int] | None] = {}
    bit = 1

    def lines_of(code: CodeType) -> dict[int, int] | None:
        path = Path(code.co_filename)
        if not path.is_relative_to(home):
            return None
        return found.setdefault(path.relative_to(home.parent).as_posix(), {})

    def entered(frame: FrameType, _event: str, _argument: Any) -> Any:
        code = frame.f_code
        if code not in files:
            files[code] = lines_of(code)
        lines = files[code]
        if lines is None:
            return None

        def went(frame: FrameType, _event: str, _argument: Any) -> Any:
            line = frame.f_lineno
            if not lines.get(line, 0) & bit:
                lines[line] = lines.get(line, 0) | bit
            return went

        return went(frame, "line", None)

    for path in paths:
        _forget()
        sys.settrace(entered)
        try:
            run_file(Path(path))
        finally:
            sys.settrace(None)
        bit <<= 1
    return found


def _forget() -> None:
    """What the rules remember of one scenario would not be run in the next."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("grosbill.rules"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def first_red(paths: list[str]) -> str:
    """The first scenario that fails, breaks or does not end; nothing if all are green."""
    signal.signal(signal.SIGALRM, _no_end)
    for path in paths:
        signal.alarm(PATIENCE)
        try:
            if not run_file(Path(path)).ok:
                return path
        except Exception:  # noqa: BLE001 (whatever a broken rule raises: somebody noticed)
            return path
    signal.alarm(0)
    return ""


def _no_end(_signal: int, _frame: FrameType | None) -> None:
    raise TimeoutError


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    asked = json.load(sys.stdin)
    if sys.argv[1] == "lines":
        masks = {
            file: {line: hex(mask) for line, mask in lines.items()}
            for file, lines in lines_run(asked).items()
        }
        json.dump(masks, sys.stdout)
    else:
        print(first_red(asked))
