"""Lines that lead elsewhere: one holds everything back for a while, both ways, one may fall silent."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Event, Thread


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


@contextmanager
def silenced(path: Path, silent: Event) -> Iterator[int]:
    """A port that leads to a socket in a folder. While it is silent it takes everything and says nothing.

    A line on which anything was lost stays silent for good.
    """
    threads, lines = list[Thread](), list[socket.socket]()

    def begin(work: Callable[..., None], *args: object) -> None:
        threads.append(Thread(target=work, args=args))
        threads[-1].start()

    def carry(source: socket.socket, target: socket.socket, lost: Event) -> None:
        with suppress(OSError):
            while piece := source.recv(65_536):
                if silent.is_set():
                    lost.set()
                if not lost.is_set():
                    target.sendall(piece)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def let_in(listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                here, there, lost = listening.accept()[0], socket.socket(socket.AF_UNIX), Event()
                lines.extend((here, there))
                there.connect(str(path))
                begin(carry, here, there, lost)
                begin(carry, there, here, lost)

    with socket.create_server(("127.0.0.1", 0)) as listening:
        begin(let_in, listening)
        try:
            yield listening.getsockname()[1]
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            threads[0].join()
            for line in lines:
                with suppress(OSError):
                    line.shutdown(socket.SHUT_RDWR)
            for thread in threads:
                thread.join()
            for line in lines:
                line.close()
