"""The rooms of one server: what rooms want done is done here, with sockets, timers, processes and the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from itertools import count
from secrets import token_hex
from time import monotonic_ns, time_ns
from typing import Any, Final, Protocol

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.room import Answer, Room
from grosbill.online.saving import OFTEN, opened_again, remembered
from grosbill.online.store import Outcome, Store
from grosbill.online.thinking import Thinkers

AGAIN: Final = 1.0
"""After how many seconds a row that could not be kept is tried again."""

_STARTED: Final = time_ns() - monotonic_ns()


def now() -> int:
    """Milliseconds; a jump of the wall clock after the start changes nothing."""
    return (_STARTED + monotonic_ns()) // 1_000_000


class Line(Protocol):
    """A page's end of a socket."""

    def send(self, frame: fr.ServerFrame) -> None:
        """Take a frame; never waits."""

    def close(self, code: int) -> None:
        """Close the socket, after what was sent."""


class Running:
    """A room at work."""

    def __init__(self, room: Room, store: Store, thinkers: Thinkers) -> None:
        """Go on with a room; in the event loop."""
        self.room = room
        self._store = store
        self._thinkers = thinkers
        self._loop = asyncio.get_running_loop()
        self._lines: dict[int, Line] = {}
        self._doors: dict[str, asyncio.Future[Answer]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._noted = False  # that the game is over
        self._viewers = count(1)
        self.give(tr.Woken())

    def connect(self, line: Line, seat: int | None, lang: str) -> int:
        """A page is there; the number by which the room knows it."""
        viewer = next(self._viewers)
        self._lines[viewer] = line
        self.give(tr.Connected(viewer, seat, lang))
        return viewer

    def disconnect(self, viewer: int) -> None:
        """A page is gone."""
        if self._lines.pop(viewer, None) is not None:
            self.give(tr.Disconnected(viewer))

    async def enter(self, entry: en.AnyEntry, lang: str) -> Answer:
        """Have something written down for somebody at the door, who speaks this language."""
        cmd = f"door-{token_hex(8)}"
        waiting: asyncio.Future[Answer] = self._loop.create_future()
        self._doors[cmd] = waiting
        self.give(tr.Asked(cmd, en.NOBODY, entry, lang=lang))
        return await waiting

    def give(self, given: tr.Input) -> None:
        """Hand an input to the room, and do what it wants done."""
        for wanted in self.room.take(given, now()):
            match wanted:
                case tr.Append(row):
                    self._append(row)
                case tr.Send(viewer, frame):
                    line = self._lines.get(viewer)
                    if line is not None:
                        line.send(frame)
                case tr.Close(viewer, code):
                    line = self._lines.pop(viewer, None)
                    if line is not None:
                        line.close(code)
                case tr.Answered(cmd, answer):
                    self._doors.pop(cmd).set_result(answer)
                case tr.Think(seat, _, moment):
                    thought = self._thinkers.think(self.room.setup, wanted)
                    thought.add_done_callback(self._back(self._thought, seat, moment))
                case tr.WakeAt(at):
                    self._wake_at(at)

    def _back(self, then: Callable[..., None], *args: object) -> Callable[[Future[Any]], None]:
        """Into the event loop with the result of another thread."""

        def back(done: Future[Any]) -> None:
            self._loop.call_soon_threadsafe(then, done, *args)

        return back

    def _append(self, row: en.Row) -> None:
        kept = self._store.append(self.room.setup.id, row)
        kept.add_done_callback(self._back(self._kept, row))

    def _kept(self, done: Future[Outcome], row: en.Row) -> None:
        """A row that could not be kept is tried again after a while: the table waits, and loses nothing."""
        if done.exception() is not None:
            self._loop.call_later(AGAIN, self._append, row)
            return
        self.give(done.result())
        name = self.room.setup.id
        if self.room.seq % OFTEN == 0:
            self._loop.run_in_executor(None, self._store.remember, name, remembered(self.room))
        if self._over and not self._noted:
            self._noted = True
            self._loop.run_in_executor(None, self._store.finish, name)

    @property
    def _over(self) -> bool:
        return self.room.game is not None and self.room.game.over

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table any more: its game is over, and no page is there."""
        return self._over and not self._lines and not self._doors

    def close(self) -> None:
        """Nothing happens here by itself any more."""
        self._wake_at(None)

    def _thought(self, done: Future[str], seat: int, moment: int) -> None:
        """A bot that could not think says nothing that is a move, and the room sees to it."""
        if not done.cancelled():
            self.give(tr.Thought(seat, moment, done.result() if done.exception() is None else ""))

    def _wake_at(self, at: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            wait = max(0, at - now()) / 1000
            self._timer = self._loop.call_later(wait, self.give, tr.Woken())


class Hub:
    """All tables of this server: opened when somebody comes to them, closed when nobody needs them."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        """Begin with what is stored."""
        self.store = store
        self._thinkers = thinkers
        self._running: dict[str, Running] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def create(self, setup: en.Setup) -> Running:
        """A new table; those that nobody needs any more are closed."""
        for name in [name for name, each in self._running.items() if each.idle]:
            self._running.pop(name).close()
        await asyncio.to_thread(self.store.create, setup, now())
        running = self._running[setup.id] = Running(Room(setup, (), now()), self.store, self._thinkers)
        return running

    async def find(self, table: str) -> Running | None:
        """A table that is running, or that is stored."""
        running = self._running.get(table)
        if running is not None:
            return running
        lock = self._opening.setdefault(table, asyncio.Lock())
        async with lock:
            if table not in self._running:
                room = await asyncio.to_thread(self._opened, table)
                if room is not None:
                    self._running[table] = Running(room, self.store, self._thinkers)
        self._opening.pop(table, None)
        return self._running.get(table)

    def _opened(self, table: str) -> Room | None:
        setup, store = self.store.setup(table), self.store
        if setup is None:
            return None
        return opened_again(setup, store.snapshot(table), partial(store.rows, table), now())

    async def resume(self) -> int:
        """Go on with every table whose game is not over; how many there are."""
        names = await asyncio.to_thread(self.store.tables, over=False)
        for name in names:
            await self.find(name)
        return len(names)

    def listed(self) -> list[Running]:
        """The tables that anybody may hear of."""
        return [running for running in self._running.values() if running.room.setup.listed]
