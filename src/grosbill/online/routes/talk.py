"""The socket of a page, as Litestar carries it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

from litestar import websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from grosbill.online import frames as fr
from grosbill.online.logs import mistake
from grosbill.online.pinging import line_under
from grosbill.online.routes.asking import Socket, address_of
from grosbill.online.sockets import serve


class _Wire:
    """Litestar's socket as a page's wire."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._line = line_under(cast("dict[str, Any]", socket.scope))

    async def receive(self) -> str:
        try:
            return await self._socket.receive_text()
        except (WebSocketDisconnect, KeyError):
            raise EOFError from None

    def write(self, data: bytes) -> bool:
        return self._line is not None and self._line.write(data)

    async def send(self, data: bytes) -> None:
        try:
            await self._socket.send_text(data)
        except WebSocketDisconnect:
            raise EOFError from None

    async def close(self, code: int, why: str = "") -> None:
        with suppress(WebSocketDisconnect, OSError, RuntimeError):  # the page is gone already
            await self._socket.close(code, fr.reason(code, why))

    def measure(self, heard: Callable[[int], None]) -> None:
        if self._line is not None:
            self._line.measure(heard)


@websocket("/ws/{table:str}")
async def talk(table: FromPath[str], socket: Socket) -> None:
    """A page at a table."""
    state = socket.app.state
    await state.hub.door.enter()
    await socket.accept()
    wire = _Wire(socket)
    if not state.origins.ours(socket.headers.get("origin"), socket.headers.get("host", "")):
        await wire.close(fr.NO_TOKEN)
        return
    address = address_of(socket)
    if not state.addresses.open(address):
        await wire.close(fr.TOO_MANY)
        return
    metrics = state.hub.metrics
    metrics.sockets.inc()
    try:
        await serve(wire, state.hub, table, state.limits)
    except Exception as error:  # noqa: BLE001 (told to whoever runs the server; the page may come again)
        metrics.errors.inc()
        mistake(error)
        await wire.close(fr.BROKEN)
    finally:
        metrics.sockets.dec()
        state.addresses.close(address)


HANDLERS = [talk]
