"""A page's socket: who it is, frames in at a bounded pace, frames out that nobody waits for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

import msgspec

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.hub import Hub, Running
from grosbill.online.limits import Bucket, Limits
from grosbill.online.metrics import Metrics
from grosbill.online.offered import StuckError
from grosbill.online.secrets import kept_of, watches

HELLO_WITHIN: Final = 3.0
"""How many seconds a page has for its first frame."""
MOST_UNREAD: Final = 500_000
"""How many bytes may wait for a reader before it is given up."""


class Wire(Protocol):
    """The socket itself, whatever carries it."""

    async def receive(self) -> str:
        """The next frame as text; raises `EOFError` when the page is gone."""

    def write(self, data: bytes) -> bool:
        """Send a frame at once, if nothing has to wait; whether it was sent."""

    async def send(self, data: bytes) -> None:
        """Send a frame; raises `EOFError` when the page is gone."""

    async def close(self, code: int, why: str = "") -> None:
        """Close with a code, if the page is still there; `why`: what exactly was wrong with a frame."""

    def measure(self, heard: Callable[[int], None]) -> None:
        """Tell how many milliseconds a round trip takes, whenever one was measured."""


class Ending(NamedTuple):
    """How a socket ends: the code to close it with, and what exactly was wrong with a frame."""

    code: int
    why: str = ""


class Outbox:
    """Frames for one page, in their order: at once, or by a task of its own while the page has yet to read.

    A slow reader is nobody's trouble.
    """

    def __init__(self, wire: Wire, metrics: Metrics) -> None:
        """Begin to send."""
        self._wire = wire
        self._metrics = metrics
        self._frames: asyncio.Queue[bytes | Ending] = asyncio.Queue()
        self._unread = 0
        self._closing = False
        self.task = asyncio.create_task(self._run())

    def send(self, frame: fr.ServerFrame) -> None:
        """Take a frame; a reader that does not keep up is closed."""
        if self._closing:
            return
        if isinstance(frame, fr.Refused | fr.Error):
            self._metrics.refusals.labels(frame.code if isinstance(frame, fr.Error) else "rules").inc()
        data = fr.write_frame(frame)
        if not self._unread and self._wire.write(data):
            self._metrics.sent(len(data))
            return
        self._unread += len(data)
        if self._unread > MOST_UNREAD:
            self._closing = True
            self.task.cancel()
            return
        self._frames.put_nowait(data)

    def close(self, code: int, why: str = "") -> None:
        """Close, after what was sent."""
        if not self._closing:
            self._closing = True
            self._frames.put_nowait(Ending(code, why))

    async def _run(self) -> None:
        try:
            while True:
                frame = await self._frames.get()
                if isinstance(frame, Ending):
                    await self._wire.close(*frame)
                    return
                await self._wire.send(frame)
                self._unread -= len(frame)
                self._metrics.sent(len(frame))
        except asyncio.CancelledError:
            await self._wire.close(fr.TOO_SLOW)
        except (EOFError, OSError, RuntimeError):
            return  # the page is gone; whoever reads from it hears of it too


async def serve(wire: Wire, hub: Hub, table: str, limits: Limits) -> None:
    """Talk to a page until it is gone."""
    hello = await _hello(wire)
    if not isinstance(hello, fr.Hello):
        await wire.close(*hello)
        return
    await hub.door.enter()
    opened = await _opened(hub, table, hello.token or "")
    if isinstance(opened, int):
        await wire.close(opened)
        return
    running, seat = opened
    outbox = Outbox(wire, hub.metrics)
    viewer = running.connect(outbox, seat, hello.lang)

    def measured(trip: int) -> None:
        hub.metrics.trips.observe(trip / 1000)
        running.give(tr.Measured(viewer, trip))

    wire.measure(measured)
    try:
        outbox.close(*await _listen(wire, running, Caller(viewer, seat), limits, hub.metrics))
        await outbox.task
    except EOFError:
        outbox.task.cancel()
    finally:
        running.disconnect(viewer)


async def _hello(wire: Wire) -> fr.Hello | Ending:
    """The first frame, or why there is none."""
    try:
        frame = _read(await asyncio.wait_for(wire.receive(), HELLO_WITHIN))
    except (TimeoutError, EOFError):
        return Ending(fr.BAD_FRAME, f"no hello within {HELLO_WITHIN:.0f} seconds")
    if isinstance(frame, fr.Hello) and frame.v != fr.VERSION:
        return Ending(fr.BAD_FRAME, f"this server speaks version {fr.VERSION}")
    if isinstance(frame, fr.Hello | Ending):
        return frame
    return Ending(fr.BAD_FRAME, "the first frame is hello")


def _read(text: str) -> fr.PageFrame | Ending:
    """A frame, or what is wrong with it, which is said to nobody but whoever sent it."""
    try:
        return fr.read_frame(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        return Ending(fr.BAD_FRAME, str(error))
    except RecursionError:
        return Ending(fr.BAD_FRAME, "JSON is nested too deeply")


async def _opened(hub: Hub, table: str, token: str) -> tuple[Running, int | None] | int:
    """The table and the seat that a token opens, none for one to watch by; or the code to close with."""
    try:
        running = await hub.find_for(token, table)
    except StuckError:
        return fr.STUCK
    except LookupError:
        return fr.NO_TABLE
    if running is None:
        return fr.NO_TOKEN
    room = running.room
    seat = room.seat_of(kept_of(token))
    known = seat is not None or watches(room.setup.key, token, room.people.turned_away)
    return (running, seat) if known else fr.NO_TOKEN


class Caller(NamedTuple):
    """A page that talks: its number, and its seat if it has one."""

    viewer: int
    seat: int | None


async def _listen(wire: Wire, running: Running, who: Caller, limits: Limits, metrics: Metrics) -> Ending:
    """Hand on what a page sends; how it ends."""
    pace, talk = Bucket(limits.commands, limits.burst), Bucket(limits.chat, limits.chat_burst)
    while True:
        frame = _read(await wire.receive())
        if isinstance(frame, Ending):
            return frame
        if isinstance(frame, fr.Hello):
            return Ending(fr.BAD_FRAME, "hello is said once")
        if not pace.take() or (isinstance(frame, fr.Say) and not talk.take()):
            return Ending(fr.TOO_MANY)
        metrics.commands.labels(str(frame.__struct_config__.tag)).inc()
        if isinstance(frame, fr.Speak):
            running.give(tr.Spoke(who.viewer, frame.lang))
        else:
            seat = en.NOBODY if who.seat is None else who.seat
            running.give(tr.Asked(frame.cmd, seat, frame, who.viewer))
