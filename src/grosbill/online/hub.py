"""The rooms of one server: what rooms want done is done here, with sockets, timers, processes and the log."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from functools import partial
from itertools import count
from secrets import token_hex
from time import monotonic, monotonic_ns, time_ns
from typing import Any, Final, NamedTuple, Protocol
from weakref import WeakValueDictionary

from sqlalchemy.exc import OperationalError, SQLAlchemyError

from grosbill.model.errors import GrosbillError
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.advice import Advice
from grosbill.online.answers import Answer
from grosbill.online.door import Door
from grosbill.online.logs import mistake, note
from grosbill.online.metrics import Metrics
from grosbill.online.offered import Offered, StuckError
from grosbill.online.patience import AwayError, in_time, settled
from grosbill.online.room import Room
from grosbill.online.saving import OFTEN, as_far_as_it_fits, opened_again, remembered
from grosbill.online.secrets import kept_of, new_id, watches
from grosbill.online.store import Outcome, Store
from grosbill.online.thinking import Thinkers
from grosbill.rules import VERSION

AGAIN: Final = 1.0
"""After how many seconds a row that could not be kept is tried again."""

ALONE: Final = 3600.0
"""After how many seconds without a page a table is closed until somebody comes."""
AT_ONCE: Final = 200
"""How many tables a server goes on with by itself when it starts; the others when somebody comes."""
LOOKED_AT: Final = 32
"""Of how many tables that nobody is at it is remembered how they stand, for whoever looks again."""
_STARTED: Final = time_ns() - monotonic_ns()


def now() -> int:
    """Milliseconds; a jump of the wall clock after the start changes nothing."""
    return (_STARTED + monotonic_ns()) // 1_000_000


def _at_the_door() -> str:
    """A name for a command of somebody who has no page yet."""
    return f"{en.DOOR}{token_hex(8)}"


def _unsure(made: asyncio.Future[None]) -> bool:
    """Whether it is not known what became of a write: the database went away meanwhile."""
    return isinstance(made.exception(), OperationalError)


class Line(Protocol):
    """A page's end of a socket."""

    def send(self, frame: fr.ServerFrame) -> None:
        """Take a frame; never waits."""

    def close(self, code: int) -> None:
        """Close the socket, after what was sent."""


class Running:
    """A room at work."""

    def __init__(self, room: Room, hub: Hub) -> None:
        """Go on with a room; in the event loop."""
        self.room = room
        self._hub = hub
        self._packs = hub.offered.of(room.setup.packs)
        self._loop = asyncio.get_running_loop()
        self._lines: dict[int, Line] = {}
        self._doors: dict[str, asyncio.Future[Answer]] = {}
        self._thinking: dict[int, Future[str]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._noted: en.Noted | None = None  # what lists say, as it was last kept or is on its way
        self.closed = False
        self.writing = 0  # rows on their way
        self._trying: asyncio.Task[None] | None = None  # kept, for the event loop alone would let go of it
        self._alone_since = monotonic()
        self._viewers = count(1)
        self.give(tr.Woken())
        self.note()

    def connect(self, line: Line, seat: int | None, lang: str) -> int:
        """A page is there; the number by which the room knows it."""
        viewer = next(self._viewers)
        self._lines[viewer] = line
        self.give(tr.Connected(viewer, seat, lang))
        return viewer

    def disconnect(self, viewer: int) -> None:
        """A page is gone."""
        if self._lines.pop(viewer, None) is not None:
            self._alone_since = monotonic()
            self.give(tr.Disconnected(viewer))

    async def enter(self, entry: en.AnyEntry, lang: str) -> Answer:
        """Have something written down for somebody at the door, who speaks this language.

        While the database is away they are told so in time, and what they wanted is not done later.
        """
        if self.closed:
            raise LookupError("the table was closed meanwhile")
        cmd = _at_the_door()
        waiting: asyncio.Future[Answer] = self._loop.create_future()
        self._doors[cmd] = waiting
        self.give(tr.Asked(cmd, en.NOBODY, entry, lang=lang))
        if not await settled(waiting):
            del self._doors[cmd]
            self.give(tr.Withdrawn(cmd))
            raise AwayError
        return waiting.result()

    def give(self, given: tr.Input) -> None:
        """Hand an input to the room, and do what it wants done; a mistake of ours is this table's alone."""
        if self.closed:
            return
        try:
            wishes = self.room.take(given, now())
        except Exception as error:  # noqa: BLE001 (the others play on, and this one is opened anew from its log)
            self._hub.failed(self, error)
            self._part(fr.BROKEN, error)
            return
        for wanted in wishes:
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
                    waiting = self._doors.pop(cmd, None)
                    if waiting is not None:
                        waiting.set_result(answer)
                case tr.Think():
                    self._think(wanted)
                case tr.Advise() | tr.Foresee() | tr.Explain():
                    self._consider(wanted)
                case tr.WakeAt(at):
                    self._wake_at(at)

    def _part(self, code: int, error: Exception) -> None:
        """Whoever was here has to come again; what was kept stays as it is."""
        self._hub.forget(self)
        for line in self._lines.values():
            line.close(code)
        self._lines.clear()
        for waiting in self._doors.values():
            waiting.set_exception(error)
        self.close()

    def _think(self, job: tr.Think) -> None:
        """Let a bot think; what it was to think about in another moment need not be begun any more."""
        if (before := self._thinking.get(job.seat)) is not None:
            before.cancel()
        thought = self._thinking[job.seat] = self._hub.thinkers.think(self.room.setup, job, self._packs)
        thought.add_done_callback(self._back(self._thought, job.seat, job.moment, monotonic()))

    def _consider(self, job: tr.Question) -> None:
        answer = self._hub.thinkers.consider(job, self._packs)
        answer.add_done_callback(self._back(self._considered, job.seat, job.cmd))

    def _back(self, then: Callable[..., None], *args: object) -> Callable[[Future[Any]], None]:
        """Into the event loop with the result of another thread."""

        def back(done: Future[Any]) -> None:
            self._loop.call_soon_threadsafe(then, done, *args)

        return back

    def _append(self, row: en.Row) -> None:
        self.writing += 1
        kept = self._hub.store.append(self.room.setup.id, row)
        kept.add_done_callback(self._back(self._kept, row))

    def _kept(self, done: Future[Outcome], row: en.Row) -> None:
        """A row that could not be kept is tried again after a while: the table waits, and loses nothing."""
        self.writing -= 1
        problem = done.exception()
        if problem is not None:
            self._trying = self._loop.create_task(self._try_again(row, problem))
            return
        self.give(done.result())
        if self.room.seq % OFTEN == 0:
            self._hub.remember(self.room)
        self.note()

    def note(self) -> None:
        """Have it kept what lists say of the table, when that is new; of one in no list only that it is over.

        Also where the program was killed before it could; and again, where it could not be kept.
        """
        if not self.room.over and not self.room.setup.listed:
            return
        noted = self.room.noted
        if noted != self._noted:
            self._noted = noted
            kept = self._hub.store.remember(self.room.setup.id, noted)
            kept.add_done_callback(self._back(self._note_kept))

    def _note_kept(self, done: Future[None]) -> None:
        if (problem := done.exception()) is not None:
            mistake(problem, table=self.room.setup.id)
            self._noted = None

    async def _try_again(self, row: en.Row, problem: BaseException) -> None:
        """After a while, unless somebody has deleted the table meanwhile."""
        self._hub.metrics.errors.inc()
        mistake(problem, table=self.room.setup.id)
        table, store = self.room.setup.id, self._hub.store
        await asyncio.sleep(AGAIN)
        if self.closed:
            return
        try:
            if await asyncio.to_thread(store.setup, table) is None:
                self._part(fr.NO_TABLE, LookupError("the table was deleted"))
            elif self.room.withdrawn:  # it may be there all the same
                self.give(tr.Overtaken(await asyncio.to_thread(store.rows, table, row.seq - 1)))
            else:
                self._append(row)
        except SQLAlchemyError as still_away:
            self._trying = self._loop.create_task(self._try_again(row, still_away))

    @property
    def idle(self) -> bool:
        """Whether nobody needs this table now: no page is there, and its game is over or was left alone."""
        if self._lines or self._doors or self.writing:
            return False
        if self.room.over:
            return self._noted is not None
        return monotonic() - self._alone_since > ALONE

    def close(self) -> None:
        """Nothing happens here any more; whoever comes to the table opens it anew."""
        self.closed = True
        self._wake_at(None)

    def _thought(self, done: Future[str], seat: int, moment: int, since: float) -> None:
        """A bot that could not think says nothing that is a move, and the room sees to it."""
        if not done.cancelled():
            self._hub.metrics.thinking.observe(monotonic() - since)
            self.give(tr.Thought(seat, moment, done.result() if done.exception() is None else ""))

    def _considered(self, done: Future[Advice], seat: int, cmd: str) -> None:
        """A question is answered, if only by saying that there is no answer."""
        if done.cancelled() or done.exception() is not None:
            self.give(tr.Considered(seat, cmd))
        else:
            self.give(tr.Considered(seat, cmd, *done.result()))

    def _wake_at(self, at: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            wait = max(0, at - now()) / 1000
            self._timer = self._loop.call_later(wait, self.give, tr.Woken())


class LookedBack(NamedTuple):
    """A table to be looked at: what is noted of it, how long its log is, whether that fits today's rules."""

    room: Room
    noted: en.Noted
    rows: int
    fits: bool = True


class Hub:
    """All tables of this server: opened when somebody comes to them, closed when nobody needs them."""

    def __init__(
        self, store: Store, thinkers: Thinkers, offered: Offered | None = None, metrics: Metrics | None = None
    ) -> None:
        """Begin with what is stored; `offered`: the packs of one's own that tables may play with."""
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics or Metrics()
        self.offered = offered or Offered()
        self.door = Door()
        self._running: dict[str, Running] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._stuck: dict[str, StuckError] = {}
        self._left_over: dict[str, LookedBack] = {}  # of those that cannot go on
        self._undoing: set[asyncio.Task[None]] = set()
        self._looked_at: dict[str, Room] = {}  # the one that was looked at last is the last

    async def create(
        self, setup: en.Setup, entries: Sequence[en.AnyEntry] = (), *, named: bool = False
    ) -> Running:
        """A new table, and what is written down at its door with it; all of it, or nothing.

        While the database is away nobody gets one, now or later; but of one that a log has `named` already,
        what was begun is good for whoever asks next.
        """
        at = now()
        rows = [en.Row(seq, _at_the_door(), at, entry) for seq, entry in enumerate(entries, 1)]
        making = asyncio.ensure_future(asyncio.to_thread(self.store.create, setup, at, rows))
        settled_in_time = await settled(making)
        if not named and (not settled_in_time or _unsure(making)):
            undoing = asyncio.create_task(self._undo(setup.id, making))
            self._undoing.add(undoing)
            undoing.add_done_callback(self._undoing.discard)
        if not settled_in_time:
            raise AwayError
        making.result()
        note("table-made", table=setup.id)
        return self._run(Room(setup, rows, at, self.offered.of(setup.packs)))

    async def _undo(self, table: str, making: asyncio.Future[None]) -> None:
        """Whoever wanted a table was told that there is none: see that there is none, as soon as we can."""
        await asyncio.wait((making,))
        while making.exception() is None or _unsure(making):
            try:
                await asyncio.to_thread(self.store.delete, table)
                return
            except SQLAlchemyError:
                await asyncio.sleep(AGAIN)

    def _run(self, room: Room) -> Running:
        running = self._running[room.setup.id] = Running(room, self)
        if running.closed:  # it failed at once, and would again
            del self._running[room.setup.id]
            raise StuckError.otherwise()
        self.metrics.tables.set(len(self._running))
        return running

    @in_time
    async def find_for(self, token: str, table: str) -> Running | None:
        """A table for whoever has a token; of one that its door never heard of nothing is opened.

        What the token is good for now, the table knows. One that is not there is a `LookupError`.
        """
        if table not in self._running:
            setup = await asyncio.to_thread(self.store.setup, table)
            if setup is None:
                raise LookupError(table)
            if not watches(setup.key, token) and not await asyncio.to_thread(
                self.store.names, table, kept_of(token)
            ):
                return None
        return await self.find(table)

    @in_time
    async def find(self, table: str) -> Running | None:
        """A table that is running, or that is stored; one that cannot go on is a `StuckError`."""
        running = self._running.get(table)
        if running is not None:
            return running
        async with self._one_at_a_time(table):
            if table not in self._running:
                room = await asyncio.to_thread(self._opened, table)
                if room is not None:
                    note("table-opened", table=table)
                    self._run(room)
        return self._running.get(table)

    @in_time
    async def look(self, table: str) -> Room | None:
        """How a table stands, only to be read: whoever looks opens nothing, and nothing goes on by it."""
        running = self._running.get(table)
        if running is not None:
            return running.room
        async with self._one_at_a_time(table):
            known = self._looked_at.pop(table, None)
            if known is None or known.seq != await asyncio.to_thread(self._length, table):
                known = await asyncio.to_thread(self._opened, table)
            if known is not None:
                self._looked_at[table] = known
                if len(self._looked_at) > LOOKED_AT:
                    del self._looked_at[next(iter(self._looked_at))]
            return known

    @in_time
    async def look_back(self, table: str) -> LookedBack | None:
        """How a table stands; one that cannot go on as far as its log fits, with its people as they sit."""
        try:
            room = await self.look(table)
        except StuckError as stuck:
            if stuck.code != StuckError.code:
                raise
            if table not in self._left_over:
                self._left_over[table] = await asyncio.to_thread(self._fitting, table)
                if len(self._left_over) > LOOKED_AT:
                    del self._left_over[next(iter(self._left_over))]
            return self._left_over[table]
        return None if room is None else LookedBack(room, room.noted, room.seq)

    def _fitting(self, table: str) -> LookedBack:
        setup, store = self.store.setup(table), self.store
        if setup is None:
            raise StuckError.otherwise()
        rows = self._length(table) or 0  # before they are read: who writes meanwhile is noticed
        room = as_far_as_it_fits(setup, store.readable(table), self.offered.of(setup.packs))
        return LookedBack(room, store.noted(table) or room.noted, rows, fits=False)

    async def followed(self, table: str, seat: int) -> None:
        """Have it written at a table that cannot go on where its people play again, unless it is already.

        No room is there to judge it; of two who ask at once, the first row that is kept counts.
        """
        back = await self.look_back(table)
        if back is None or back.fits or back.room.people.next:
            return
        row = en.Row(back.rows + 1, _at_the_door(), now(), en.Followed(seat, new_id()))
        writing = asyncio.wrap_future(self.store.append(table, row))
        if not await settled(writing):
            raise AwayError
        outcome = writing.result()
        for kept in outcome.rows if isinstance(outcome, tr.Overtaken) else (row,):
            back.room.people.note(kept.entry, kept.at)
        if not back.room.people.next:  # a program of other rules plays on there
            del self._left_over[table]
            raise AwayError

    @in_time
    async def log(self, table: str) -> tuple[en.Row, ...]:
        """All rows of a table."""
        return await asyncio.to_thread(self.store.rows, table)

    @in_time
    async def readable(self, table: str) -> tuple[en.Row, ...]:
        """Those rows of a table that this program can read."""
        return await asyncio.to_thread(self.store.readable, table)

    def _length(self, table: str) -> int | None:
        return self.store.lengths((table,)).get(table)

    @asynccontextmanager
    async def _one_at_a_time(self, table: str) -> AsyncIterator[None]:
        """Whoever comes to a table while it is read waits; that it cannot go on is found out once."""
        if table in self._stuck:
            raise self._stuck[table].again()
        lock = self._opening.setdefault(table, asyncio.Lock())  # there as long as anybody waits for it
        async with lock:
            if table in self._stuck:
                raise self._stuck[table].again()
            try:
                yield
            except StuckError as stuck:
                self._stuck[table] = stuck.again()
                self.metrics.stuck.set(len(self._stuck))
                note("table-stuck", table=table, code=stuck.code)
                raise

    def _opened(self, table: str) -> Room | None:
        """A table as it is stored. That the database is away for a while says nothing of the table."""
        setup, store = self.store.setup(table), self.store
        if setup is None:
            return None
        packs = self.offered.of(setup.packs)
        try:
            return opened_again(setup, store.snapshot(table), partial(store.rows, table), now(), packs)
        except (GrosbillError, SQLAlchemyError):
            raise
        except Exception as error:
            mistake(error, table=table)
            self.metrics.errors.inc()
            raise StuckError.otherwise() from error

    def failed(self, running: Running, error: Exception) -> None:
        """The program made a mistake at a table."""
        mistake(error, table=running.room.setup.id)
        self.metrics.errors.inc()

    def forget(self, running: Running) -> None:
        """A table is opened anew when somebody comes to it."""
        if self._running.get(running.room.setup.id) is running:
            del self._running[running.room.setup.id]
        self.metrics.tables.set(len(self._running))

    async def resume(self) -> None:
        """Go on with the newest tables whose game is not over; one that cannot go on is left alone."""
        for name in (await asyncio.to_thread(self.store.tables, over=False))[:AT_ONCE]:
            with suppress(StuckError):
                await self.find(name)

    @in_time
    async def listed(self, most: int, *, over: bool) -> list[tuple[en.Setup, en.Noted]]:
        """The newest tables that anybody may hear of, and what is noted of each: no table is opened by it.

        One that a program with other rules has left is looked at once.
        """
        found = []
        for setup, noted in await asyncio.to_thread(partial(self.store.listed, most, over=over)):
            with suppress(StuckError):
                told = await self._noted(setup, noted)
                if told is not None:
                    found.append((setup, told))
        return found

    async def _noted(self, setup: en.Setup, noted: en.Noted | None) -> en.Noted | None:
        running = self._running.get(setup.id)
        if running is not None:
            return running.room.noted
        self.offered.of(setup.packs)
        if noted is not None and noted.over:
            return noted  # how a game ended stays so, whatever rules came since
        if setup.id in self._stuck:
            raise self._stuck[setup.id].again()
        if noted is None or noted.rules != VERSION:
            room = await self.look(setup.id)
            if room is None:
                return None
            noted = room.noted
            self.store.remember(setup.id, noted)
        return noted

    async def catch_up(self) -> None:
        """Take in what another program with the same database wrote at the tables that are open here."""
        there = await asyncio.to_thread(self.store.lengths, tuple(self._running))
        behind = [each for name, each in self._running.items() if each.room.seq < there.get(name, 0)]
        for running in behind:
            if not running.writing:  # else what it writes hears of it
                table, seq = running.room.setup.id, running.room.seq
                running.give(tr.WrittenElsewhere(await asyncio.to_thread(self.store.rows, table, seq)))

    def remember(self, room: Room) -> None:
        """Have it kept how a table stands. It is only a cache: nobody waits, and a failure is but logged."""
        table = room.setup.id

        def kept(done: Future[None]) -> None:
            if (problem := done.exception()) is not None:
                mistake(problem, table=table)

        self.store.remember(table, remembered(room)).add_done_callback(kept)

    def sweep(self) -> None:
        """Close the tables that nobody needs now, when what lists say of them is kept."""
        for running in self._running.values():
            running.note()
        for name in [name for name, each in self._running.items() if each.idle]:
            self._running.pop(name).close()
            note("table-closed", table=name)
        self.metrics.tables.set(len(self._running))

    async def close(self) -> None:
        """Nothing goes on any more; how each table stands is kept, for whichever program comes next.

        While the event loop is still there: bots and the writer thread have last words for it.
        """
        for running in self._running.values():
            running.close()
        for undoing in self._undoing:
            undoing.cancel()
        await asyncio.to_thread(self.thinkers.close)
        for running in self._running.values():
            self.remember(running.room)
        self._running.clear()
        await asyncio.to_thread(self.store.close)
