"""Lines as uvicorn keeps them: how long a round trip to a page takes, and when whoever is there is given up.

This knows uvicorn's sockets from within, so that `pyproject.toml` names the versions it may be of. Nothing
else depends on it: where another socket carries a page (`line_under` finds none), frames go through ASGI,
round trips are not measured, and who does not answer a ping is closed as that server does it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, MutableMapping
from random import uniform
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from grosbill.online.frames import REASONS, TOO_SLOW

ASKED_WITHIN: Final = 20.0
"""How many seconds a request may take to be all there, and an answer to be read on."""
_LINE: Final = "grosbill.line"


def _unheard(_: int) -> None:
    """Nobody wants to know."""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class Pinging(WebSocketsSansIOProtocol):
    """Uvicorn's socket. Its pings, the first of them sent at once, tell how long a round trip takes.

    A page that does not read what it is sent is told that it is too slow behind all that waits for it, and
    nobody waits for that; what has not left after a while is thrown away.
    """

    gone: ClassVar[int] = 0
    """How many pages went since the server last tidied up after them."""

    def __init__(self, *args: Any, **more: Any) -> None:
        """Nobody has come yet."""
        super().__init__(*args, **more)
        self._trip: int | None = None
        self._heard: Callable[[int], None] = _unheard

    def start_keepalive(self) -> None:
        """The page is there."""
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[_LINE] = self
        self.send_keepalive_ping()

    def schedule_ping(self) -> None:
        """The next ping; pages that came all at once, after a restart, are not asked all at once for ever."""
        wait = uniform(0.5, 1.0) * (self.ping_interval or 0.0)
        self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone, and the table is not kept by it."""
        super().connection_lost(exc)
        self._heard = _unheard
        Pinging.gone += 1

    def send_receive_event_to_app(self) -> None:
        """Hand on what a page sent. A text that is none is handed on as bytes, which are no frame either.

        Uvicorn would write it into the log as a mistake of the server.
        """
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_pong(self, event: Any) -> None:
        """A ping has come back; a pong that nobody asked for says nothing."""
        asked = self.pending_ping_payload
        super().handle_pong(event)
        if asked is not None and self.pending_ping_payload is None:
            self._trip = round(self.last_ping_rtt * 1000)
            self._heard(self._trip)

    def measure(self, heard: Callable[[int], None]) -> None:
        """Tell how many milliseconds a round trip takes, now and whenever it is measured again."""
        self._heard = heard
        if self._trip is not None:
            heard(self._trip)

    def keepalive_timeout(self) -> None:
        """A ping has not come back: whoever reads from the page hears at once that it is gone."""
        self.pong_timer = None
        self.pending_ping_payload = None
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.fail(TOO_SLOW, REASONS[TOO_SLOW])
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.writable.set()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_SLOW})
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    async def send(self, message: Any) -> None:
        """Send what the application says; to close, it need not wait until the page has read everything."""
        if message["type"] == "websocket.close" and not self.writable.is_set():
            self.writable.set()
            self.loop.call_later(self.close_timeout, self.transport.abort)
        await super().send(message)

    def write(self, data: bytes) -> bool:
        """Send a text at once, unless something waits to be read before it or the page is gone."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


class Requests(H11Protocol):
    """Uvicorn's line for requests. One that is not there in time is given up, as is an answer nobody reads.

    Else whoever says nothing, or never comes to an end, would keep a line for ever, until none is left.
    """

    _late: asyncio.TimerHandle | None = None
    _unread: int = -1

    def connection_made(self, transport: Any) -> None:
        """Somebody is there."""
        super().connection_made(transport)
        self._expect()

    def on_response_complete(self) -> None:
        """They have their answer, and may ask again."""
        self._expect()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is the line of a page, which is pinged."""
        self._expect_nothing()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._expect_nothing()
        super().connection_lost(exc)

    def _expect(self) -> None:
        self._expect_nothing()
        self._late = self.loop.call_later(ASKED_WITHIN, self._see)

    def _expect_nothing(self) -> None:
        if self._late is not None:
            self._late.cancel()

    def _see(self) -> None:
        """Whether they are still asking, or stopped to read what they are told."""
        answering = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        before, self._unread = self._unread, self.transport.get_write_buffer_size()
        if answering and (not self._unread or self._unread != before):
            self._expect()
        else:
            self.transport.abort()


def line_under(scope: MutableMapping[str, Any]) -> Pinging | None:
    """The line behind a socket that was accepted; none where uvicorn does not carry it."""
    line: Pinging | None = scope.get("extensions", {}).get(_LINE)
    return line
