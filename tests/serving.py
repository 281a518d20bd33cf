"""A server of our own on loopback, which can be killed, and robots that know only the contract."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

_SERVE = """
import sys, uvicorn
from grosbill.online.app import make_app
uvicorn.run(make_app(sys.argv[1]), host="127.0.0.1", port=int(sys.argv[2]), log_level="warning",
            ws="websockets-sansio", ws_max_size=32768, ws_ping_interval=5, ws_ping_timeout=5,
            ws_per_message_deflate=False)
"""
PATIENCE = 120
"""How many seconds something may take on the busiest of machines."""


class Server:
    """One server and its database; killed and started again at will."""

    def __init__(self, folder: Path) -> None:
        """Not started yet."""
        self.url = f"sqlite:///{folder / 'tables.db'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", _SERVE, self.url, str(self.port)]
        self._process = subprocess.Popen(command, start_new_session=True)
        for _ in range(PATIENCE * 10):
            try:
                if self.http("GET", "/healthz")[0] == 200:
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """kill -9, the processes of the bots too."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None

    def http(self, method: str, path: str, body: object = None, lang: str = "en") -> tuple[int, Any]:
        """The status and the answer to a request."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            headers = {"Content-Type": "application/json", "Accept-Language": lang}
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = connection.getresponse()
            data = answer.read()
            return answer.status, json.loads(data) if data else None
        finally:
            connection.close()


@contextmanager
def serving(folder: Path) -> Iterator[Server]:
    """A server that is gone afterwards."""
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        server.kill()


class Robot:
    """A player who knows the contract: frames in, frames out, nothing else."""

    def __init__(self, server: Server, table: str, token: str, lang: str = "en") -> None:
        """Come to a table."""
        self._server, self._table, self._token, self._lang = server, table, token, lang
        self.seq, self.you = -1, None
        self.view: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.code = 0
        self._sent = 0
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def come(self) -> None:
        """Connect, or connect again."""
        self.leave()
        address = f"ws://127.0.0.1:{self._server.port}/ws/{self._table}"
        line = connect(address, open_timeout=PATIENCE, compression=None, max_size=None)
        self._socket = self._open.enter_context(line)
        hello = {"t": "hello", "v": 1, "token": self._token, "seen": self.seq, "lang": self._lang}
        self._socket.send(json.dumps(hello))
        self.seq = -1
        self.hear(lambda: self.seq >= 0)

    def leave(self) -> None:
        """Cut the line."""
        self._open.close()
        self._socket = None

    def hear(self, until: Any = None, wait: float = 0.0) -> None:
        """Take in frames until something is so; without a condition, those that come in so many seconds."""
        assert self._socket is not None
        end = time.monotonic() + (PATIENCE if until is not None else wait)
        while until is None or not until():
            left = end - time.monotonic()
            if left <= 0:
                assert until is None, f"nothing comes: {self.told}"
                return
            try:
                self._take(json.loads(self._socket.recv(timeout=left)))
            except TimeoutError:
                continue
            except ConnectionClosed as closed:
                self.code = closed.rcvd.code if closed.rcvd is not None else 1006
                raise

    def _take(self, frame: dict[str, Any]) -> None:
        match frame["t"]:
            case "table":
                self.seq, self.you, self.view = frame["seq"], frame["you"], frame["view"] or {}
                self.moves, self.told = frame["moves"], frame
            case "step":
                assert frame["seq"] == self.seq + 1, "a gap"
                self.seq = frame["seq"]
                self.view |= frame.get("view", {})
                self.moves = frame.get("moves", self.moves)
                self.told = self.told | frame
            case _:
                assert self.answers.setdefault(frame["cmd"], frame) == frame
                if frame["t"] == "done":
                    self.acknowledged[frame["cmd"]] = frame["seq"]

    def send(self, t: str, **fields: Any) -> str:
        """Send a command; its id."""
        assert self._socket is not None
        self._sent += 1
        cmd = fields.setdefault("cmd", f"{self._token[:6]}-{self._sent}")
        self._socket.send(json.dumps({"t": t, **fields}))
        return str(cmd)

    def do(self, t: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        cmd = self.send(t, **fields)
        self.hear(lambda: cmd in self.answers)
        return self.answers[cmd]
