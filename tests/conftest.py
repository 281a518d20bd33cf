"""What holds for all tests."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Whoever starts the tests in the background has Ctrl-C ignored, by what the tests start as well."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
