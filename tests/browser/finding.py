"""A browser for the tests: one that is there, one that can be had, or one line about how to get one."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from fetching import apt_get

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HOW: Final = "no chromium was found: `apt-get install chromium`, or `python -m playwright install chromium`"
_INSTALL: Final = ("install", "-y", "-qq", "--no-install-recommends", "chromium")


def browser() -> str:
    """The path of a chromium: of this system, of Playwright, or freshly installed; "" where there is none."""
    return _here() or _downloaded() or _installed()


def _here() -> str:
    return next(filter(None, map(shutil.which, NAMES)), "")


def _downloaded() -> str:
    """Playwright's own; it is fetched where that is possible."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    if not Path(path).exists():
        command = [sys.executable, "-m", "playwright", "install", "chromium"]
        subprocess.run(command, capture_output=True, check=False, timeout=600)
    return path if Path(path).exists() else ""


def _installed() -> str:
    """From the packages of the system, where we may install some."""
    apt_get(_INSTALL)
    return _here()
