"""A line to the server: the least of a WebSocket that a robot needs.

So that what is measured is not the robots: fourteen hundred of them share a machine with the server.
"""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from typing import Final, cast

import msgspec

from load.checker import Frame

PATIENCE: Final = 10.0
"""How many seconds the server may take to let somebody in."""
_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_MASK: Final = bytes(4)
"""A client has to have one; this one changes nothing."""


class Line(asyncio.Protocol):
    """Says hello, hands every frame to somebody, and answers pings; `gone` is done at its end."""

    def __init__(self, path: str, hello: Frame, heard: Callable[[Frame], None]) -> None:
        """Not open yet."""
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._path = path
        self._hello = hello
        self._heard = heard
        self._open = False
        self._unread = b""
        self._transport: asyncio.Transport

    def send(self, frame: Frame) -> None:
        """Send a frame, if the line is still there."""
        self._send(_TEXT, msgspec.json.encode(frame))

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        key = b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Take in what came, as far as it is whole."""
        self._unread += data
        if not self._open:
            head, end, rest = self._unread.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.cut()
                return
            self._open, self._unread = True, rest
            self.send(self._hello)
        at = 0
        while (body := _body(self._unread, at)) is not None and len(self._unread) >= body.stop:
            self._take(self._unread[at], self._unread[body])
            at = body.stop
        self._unread = self._unread[at:]

    def _take(self, kind: int, data: bytes) -> None:
        if kind == _TEXT:
            self._heard(msgspec.json.decode(data))
        elif kind == _PING:
            self._send(_PONG, data)
        elif kind == _CLOSE:
            self._send(_CLOSE, data[:2])
            self._transport.close()

    def _send(self, kind: int, data: bytes) -> None:
        if not self._transport.is_closing():
            size = len(data)
            head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
            self._transport.write(head + _MASK + data)


def _body(data: bytes, at: int) -> slice | None:
    """Where what a frame holds begins and ends; none while that is not known."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + {126: 4, 127: 10}.get(data[at + 1], 2)
    if len(data) < begin:
        return None
    if begin > at + 2:
        size = int.from_bytes(data[at + 2 : begin], "big")
    return slice(begin, begin + size)
