"""What holds for all tests."""

from __future__ import annotations

import os
import shutil
import signal
import tempfile

DATA = tempfile.mkdtemp(prefix="grosbill-tests-")


def pytest_configure() -> None:
    """Whoever starts the tests in the background has signals ignored, by what the tests start as well."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    os.environ["XDG_DATA_HOME"] = DATA  # nobody's unfinished games are touched


def pytest_unconfigure() -> None:
    shutil.rmtree(DATA, ignore_errors=True)
