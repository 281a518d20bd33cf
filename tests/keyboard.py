"""The program at a pseudo-terminal: what it shows is read, lines are typed, signals are sent."""

from __future__ import annotations

import os
import pty
import signal
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from time import sleep

import grosbill

_LONG = 1000
"""So many looks, of a hundredth of a second each or more."""


class Terminal:
    """One run of `grosbill play` in a terminal of 100 by 40; what is given goes to the command."""

    def __init__(self, *arguments: str, folder: Path) -> None:
        self.main, side = pty.openpty()
        source = str(Path(grosbill.__file__).parents[1])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "grosbill", "play", "--lang", "en", "--fast", *arguments],
            stdin=side,
            stdout=side,
            stderr=side,
            cwd=folder,
            env={
                **os.environ,
                "PYTHONPATH": source,
                "HOME": str(folder),
                "XDG_DATA_HOME": str(folder / "data"),
                "COLUMNS": "100",
                "LINES": "40",
                "TERM": "xterm",
                "LC_ALL": "C.UTF-8",
            },
            start_new_session=True,
        )
        self.side = side  # kept open, so that what was shown can be read when the program has gone
        self.shown = ""

    def until(self, text: str) -> None:
        """Read until this is shown, and forget what was shown up to there."""
        while text not in self.shown:
            if not self._more():
                assert self.process.returncode is None, f"ended without {text!r}: {self.shown}"
                assert not self.shown.endswith("> "), f"asks without {text!r}: {self.shown}"
        self.shown = self.shown.split(text, 1)[1]

    def _more(self) -> bool:
        """Read on; false if there was nothing."""
        self.process.poll()  # first: what it says before it ends is read after that
        os.set_blocking(self.main, False)
        try:
            self.shown += os.read(self.main, 65536).decode("utf-8", "replace")
        except BlockingIOError:
            sleep(0.01)
            return False
        return True

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.main, f"{line}\n".encode())

    def kill(self, how: signal.Signals) -> int:
        """Send a signal; the exit code.

        Sent again after long: Python hears of a signal between the prompt and the waiting for a key only with
        the next one, or with a key.
        """
        looked = 0
        while self._more() or self.process.returncode is None:
            if looked % _LONG == 0:
                self.process.send_signal(how)
            looked += 1
        return self.process.returncode

    def when(self, so: Callable[[], bool]) -> None:
        """Wait until something is so, and read on, so that the program is not held up."""
        while not so():
            if not self._more():
                assert self.process.returncode is None or so(), f"ended too early: {self.shown}"

    def left(self) -> int:
        """Wait for the end; the exit code."""
        while self._more() or self.process.returncode is None:
            pass
        return self.process.returncode

    def echoes(self) -> bool:
        """Whether the terminal shows what is typed, as it did before."""
        return bool(termios.tcgetattr(self.side)[3] & termios.ECHO)

    def close(self) -> None:
        """Leave nothing behind."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.main)
        os.close(self.side)
