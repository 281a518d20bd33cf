"""A server of our own on loopback, and what it says about itself."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 120.0
"""How many seconds a server may take to answer."""
LIMITS: Final = """\
commands = 1000
burst = 1000
sockets = 5000
tables = 10000
requests = 10000
requests_burst = 20000
"""


class Server:
    """`grosbill serve` in a folder; killed and started again at will."""

    def __init__(self, folder: Path) -> None:
        """Not started yet."""
        self.folder = folder
        (folder / "limits.toml").write_text(LIMITS, "utf-8")
        self._held = socket.socket()  # kept from whoever asks for any port, also while the server is away
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.port: int = self._held.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        """The database."""
        return self.folder / "tables.db"

    def start(self) -> float:
        """Start; how many seconds it took until it answered."""
        command = [sys.executable, "-m", "grosbill", "serve", "--no-open", "--port", str(self.port)]
        command += ["--data", str(self.folder), "--limits", str(self.folder / "limits.toml")]
        kept = os.environ | {"PYTHONDONTWRITEBYTECODE": ""}  # as on any machine where it was started before
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=log, env=kept, start_new_session=True
            )
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            try:
                if self.ask("GET", "/healthz")[0] == 200:
                    return time.monotonic() - begun
            except (OSError, HTTPException):
                time.sleep(0.02)
        raise SystemExit(
            f"the server does not answer: {(self.folder / 'server.log').read_text('utf-8')[-2000:]}"
        )

    def kill(self) -> None:
        """kill -9, the processes of the bots too."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def close(self) -> None:
        """Gone for good."""
        self.kill()
        self._held.close()

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """The status and the answer to a request."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = json.dumps(body) if body is not None else None
            connection.request(method, path, sent, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            data = answer.read()
            known = answer.headers.get("content-type", "").endswith("json")
            return answer.status, json.loads(data) if known and data else data
        finally:
            connection.close()

    def memory(self) -> float:
        """The megabytes that the server itself holds."""
        if self._process is None:
            return 0.0
        status = Path(f"/proc/{self._process.pid}/status").read_text("utf-8")
        kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
        return int(kilobytes) / 1024

    def errors(self) -> int:
        """How many lines of its log speak of an error."""
        lines = (self.folder / "server.log").read_text("utf-8").splitlines()
        return sum('"level":"error"' in line or "Traceback" in line for line in lines)


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server that is gone afterwards."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(folder)
    try:
        server.start()
        yield server
    finally:
        server.close()
