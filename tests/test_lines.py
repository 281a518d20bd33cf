"""Lines that somebody opens and then forgets: given up in time, so that there is always one for others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect

from grosbill.online import pinging

LATE = 0.3
"""How many seconds a request has here."""
ASK = b"GET / HTTP/1.1\r\nHost: here\r\n"
MUCH = 50_000_000
"""More than a system keeps for a reader."""


async def app(scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
    """Answers when it has heard everything; carries a page for as long as it is there."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        return
    while (await receive()).get("more_body"):
        pass
    size = MUCH if scope["path"] == "/much" else 2
    await asyncio.sleep(2 * LATE if scope["path"] == "/slow" else 0)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"x", b"y")]})
    await send({"type": "http.response.body", "body": b"a" * size})


@asynccontextmanager
async def listening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """A server whose requests have little time; its port."""
    monkeypatch.setattr(pinging, "ASKED_WITHIN", LATE)
    config = uvicorn.Config(
        app, http=pinging.Requests, ws=pinging.Pinging, ws_ping_interval=5, log_config=None
    )
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: pinging.Requests(config, state, {}), "127.0.0.1", 0)
    async with server:
        yield server.sockets[0].getsockname()[1]


async def given_up(port: int, said: bytes, *, reads: bool = True) -> bytes | None:
    """What somebody hears who says this and no more; None where they were not given up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1_000)
    writer.write(said)
    await asyncio.sleep(0 if reads else 20 * LATE)
    try:
        return await asyncio.wait_for(reader.read(-1), 60)
    except ConnectionError:
        return b""
    except TimeoutError:
        return None
    finally:
        writer.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /",
        ASK,
        b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{",
        ASK + b"\r\n" + ASK,
    ],
    ids=["nothing", "half a line", "no end of headers", "half a body", "half a second request"],
)
def test_who_never_comes_to_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch, said: bytes) -> None:
    async def there() -> None:
        async with listening(monkeypatch) as port:
            assert await given_up(port, said) is not None

    asyncio.run(there())


def test_who_does_not_read_an_answer_is_given_up_and_who_waits_for_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def there() -> None:
        async with listening(monkeypatch) as port:
            unread = await given_up(port, b"GET /much HTTP/1.1\r\nHost: here\r\n\r\n", reads=False)
            assert unread is not None
            assert len(unread) < MUCH
            slow = await given_up(port, b"GET /slow HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
            assert slow is not None
            assert slow.endswith(b"aa\r\n0\r\n\r\n")

    asyncio.run(there())


def test_a_page_is_not_given_up_for_saying_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def there() -> None:
        async with listening(monkeypatch) as port, connect(f"ws://127.0.0.1:{port}/") as page:
            await asyncio.sleep(3 * LATE)
            await asyncio.wait_for(await page.ping(), 60)

    asyncio.run(there())
