"""A server of our own on loopback, which can be killed, and robots that know only the contract."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 120
"""How many seconds something may take on the busiest of machines."""


class Server:
    """One server and its database; killed and started again at will."""

    def __init__(self, folder: Path, *options: str) -> None:
        """Not started yet; `options` of `grosbill serve` beside the folder and the port."""
        self.folder = folder
        self.url = f"sqlite:///{folder / 'tables.db'}"
        self._held = held_port()
        self.port: int = self._held.getsockname()[1]
        self.log = folder / "server.log"
        self._options = options
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> str:
        """Start, and wait until it says where it is; what it said."""
        command = [sys.executable, "-m", "grosbill", "serve", "--no-open", "--lang", "en"]
        if "--database" not in self._options:
            command += ["--data", str(self.folder)]
        command += ["--port", str(self.port), *self._options]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert "http" in said, f"the server does not start: {said} {self.log.read_text()}"
        return said

    def end(self, sign: int = signal.SIGTERM) -> tuple[int, str]:
        """End it in order: its exit code, and what it still said."""
        assert self._process is not None
        process, self._process = self._process, None
        if sign == signal.SIGINT:
            os.killpg(process.pid, sign)  # Ctrl-C is heard by all processes of a terminal
        else:
            os.kill(process.pid, sign)
        said, _ = process.communicate(timeout=PATIENCE)
        return process.returncode, said

    @property
    def pid(self) -> int:
        """Of the server itself."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """kill -9, the processes of the bots too."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.communicate()
            self._process = None

    def close(self) -> None:
        """Gone for good; somebody else may have its port."""
        self.kill()
        self._held.close()

    def http(self, method: str, path: str, body: object = None, lang: str = "en") -> tuple[int, Any]:
        """The status and the answer to a request."""
        status, _, data = self.raw(method, path, body, {"Accept-Language": lang})
        return status, json.loads(data) if data else None

    def raw(
        self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """The same with the headers, their names in small letters, and the bytes."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            sent = json.dumps(body) if body is not None else None
            connection.request(method, path, sent, {"Content-Type": "application/json", **(headers or {})})
            answer = connection.getresponse()
            found = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, found, answer.read()
        finally:
            connection.close()


def held_port() -> socket.socket:
    """A port that nobody listens on, kept from whoever asks for any; a server may be told to take it."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[Server]:
    """A server that is gone afterwards."""
    server = Server(folder, *options)
    try:
        server.start()
        yield server
    finally:
        server.close()


class Robot:
    """A player who knows the contract: frames in, frames out, nothing else."""

    def __init__(self, server: Server, table: str, token: str, lang: str = "en") -> None:
        """Come to a table."""
        self._table, self._token, self._lang = table, token, lang
        self.seq, self.you = -1, None
        self.view: dict[str, Any] = {}
        self.moves: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}
        self.answers: dict[str, dict[str, Any]] = {}
        self.acknowledged: dict[str, int] = {}
        self.code = 0
        self.port = server.port
        self._sent = 0
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def come(self) -> None:
        """Connect, or connect again."""
        self.leave()
        # Whoever waits for others still answers the server's pings: frames are taken in, however many.
        line = self._line(compression=None, max_size=None, max_queue=None, ping_interval=None)
        self._socket = self._open.enter_context(line)
        hello = {"t": "hello", "v": 1, "token": self._token, "seen": self.seq, "lang": self._lang}
        self._socket.send(json.dumps(hello))
        self.seq = -1
        self.hear(lambda: self.seq >= 0)

    def _line(self, **options: Any) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/ws/{self._table}"
        line: ClientConnection = connect(address, open_timeout=PATIENCE, **options)
        return line

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
