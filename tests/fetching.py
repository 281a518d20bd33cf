"""What tests need and the system has not: asked of its package manager, where we may."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Final

_LOCK: Final = Path(tempfile.gettempdir()) / "grosbill-tests-apt.lock"
_PATIENCE: Final = 900


def apt_get(*commands: Sequence[str], folder: Path | None = None) -> bool:
    """Whether apt-get did all that; several who run tests at a time take turns."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    with _LOCK.open("w") as lock:
        flock(lock, LOCK_EX)
        _done(("update", "-qq"), folder)  # without it there may be an old list
        return all(_done(command, folder) for command in commands)


def _done(words: Sequence[str], folder: Path | None) -> bool:
    command = ["apt-get", *words]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
