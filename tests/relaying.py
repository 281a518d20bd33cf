"""A line between a page and a server that holds everything back for a while, both ways."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from threading import Thread


@contextmanager
def delayed(port: int, seconds: float) -> Iterator[int]:
    """A port that leads to another one, so many seconds away."""
    started: SimpleQueue[tuple[int, asyncio.AbstractEventLoop, asyncio.Event]] = SimpleQueue()

    async def carry(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            while piece := await source.read(65_536):
                loop.call_later(seconds, target.write, piece)
        loop.call_later(seconds, target.close)

    async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_connection("127.0.0.1", port)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(carry(reader, forth), carry(back, writer))
        for end in (forth, writer):
            end.close()
            with suppress(OSError):
                await end.wait_closed()

    async def run() -> None:
        end = asyncio.Event()
        async with await asyncio.start_server(join, "127.0.0.1", 0) as listening:
            started.put((listening.sockets[0].getsockname()[1], asyncio.get_running_loop(), end))
            await end.wait()

    thread = Thread(target=asyncio.run, args=(run(),))
    thread.start()
    found, loop, end = started.get()
    try:
        yield found
    finally:
        loop.call_soon_threadsafe(end.set)
        thread.join()
