"""Keeping tables: one writer thread, many rows a commit, nothing acknowledged that is not on the disk.

A row that is not the next of its table, or whose command is known, is not written: whoever wanted it gets the
rows that are there. A commit that broke has an unknown outcome: the rows are looked for, and written if they
are missing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, perf_counter
from typing import Final, NamedTuple, TypeAlias

import msgspec
import sqlalchemy as sa

from grosbill.online import patience
from grosbill.online.entries import DOOR, Noted, Row, Setup, read_entry, write_entry
from grosbill.online.schema import ROWS, SNAPSHOTS, TABLES, StoreError, opened
from grosbill.online.traffic import Committed, Overtaken

TOGETHER: Final = 256
"""How many rows share a commit at most."""
TRIES: Final = 3
"""How often a commit that broke is looked after before the table is told."""

Outcome: TypeAlias = Committed | Overtaken


class Snapshot(msgspec.Struct, frozen=True):
    """How a table stood after a row, under a version of the rules."""

    seq: int
    rules: int
    body: bytes


class _ToAppend(NamedTuple):
    table: str
    row: Row
    outcome: Future[Outcome]


class _ToRemember(NamedTuple):
    table: str
    what: Snapshot | Noted
    outcome: Future[None]


_Job: TypeAlias = _ToAppend | _ToRemember


class Kept(msgspec.Struct, frozen=True):
    """A table that is stored: since when, whether its game is over, and how many rows its log has."""

    setup: Setup
    created: int
    over: bool
    rows: int


class Listed(NamedTuple):
    """A table in a list; nothing is noted where no program that notes it has opened it yet."""

    setup: Setup
    noted: Noted | None


class Store:
    """The tables in a database. `append` may be called from any thread."""

    def __init__(
        self, url: str, committed: Callable[[int, float], None] = lambda rows, seconds: None
    ) -> None:
        """Open a database by its address, and begin to write.

        `committed` hears of every commit, in the thread that writes: how many rows, and how long it took.
        """
        self._engine = opened(url)
        self._committed = committed
        self._closing = False
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._writer = Thread(target=self._write, name="log", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is left, and let the database go; one that says nothing is not waited for."""
        if self._closing:
            return
        self._closing = True
        self._jobs.put(None)
        self._writer.join(2 * patience.PATIENCE)
        # The pool lets go of its lines; one that is still being used would come back to nobody.
        sa.event.listen(self._engine, "checkin", lambda _, record: record.invalidate())
        self._engine.dispose()

    # --- tables -------------------------------------------------------------------------------------------

    def create(self, setup: Setup, at: int, rows: Sequence[Row] = ()) -> None:
        """Keep a new table and the first rows of its log, all or nothing."""
        body = msgspec.json.encode(setup)
        with self._engine.begin() as connection:
            connection.execute(
                sa.insert(TABLES).values(id=setup.id, setup=body, created=at, over=False, listed=setup.listed)
            )
            if rows:
                connection.execute(sa.insert(ROWS), [_values(setup.id, row) for row in rows])

    def setup(self, table: str) -> Setup | None:
        """What a table was set up with."""
        if "\0" in table:  # a text that PostgreSQL does not even look for
            return None
        with self._engine.connect() as connection:
            body = connection.execute(sa.select(TABLES.c.setup).where(TABLES.c.id == table)).scalar()
        return None if body is None else msgspec.json.decode(body, type=Setup)

    def noted(self, table: str) -> Noted | None:
        """What lists say of a table, if a program that notes it has opened it."""
        with self._engine.connect() as connection:
            body = connection.execute(sa.select(TABLES.c.noted).where(TABLES.c.id == table)).scalar()
        return None if body is None else msgspec.json.decode(body, type=Noted)

    def everything(self) -> list[Kept]:
        """All tables, the newest first."""
        rows = sa.select(sa.func.count()).where(ROWS.c.table_id == TABLES.c.id).scalar_subquery()
        asked = sa.select(TABLES.c.setup, TABLES.c.created, TABLES.c.over, rows)
        with self._engine.connect() as connection:
            found = connection.execute(asked.order_by(TABLES.c.created.desc(), TABLES.c.id)).all()
        return [Kept(msgspec.json.decode(body, type=Setup), *rest) for body, *rest in found]

    def tables(self, *, over: bool) -> list[str]:
        """The tables whose game is over, or is not; the newest first."""
        asked = (
            sa.select(TABLES.c.id).where(TABLES.c.over == over).order_by(TABLES.c.created.desc(), TABLES.c.id)
        )
        with self._engine.connect() as connection:
            return list(connection.execute(asked).scalars())

    def listed(self, most: int, *, over: bool) -> list[Listed]:
        """The newest tables that anybody may hear of, and whose game is over, or is not."""
        asked = sa.select(TABLES.c.setup, TABLES.c.noted).where(TABLES.c.listed, TABLES.c.over == over)
        with self._engine.connect() as connection:
            found = connection.execute(asked.order_by(TABLES.c.created.desc()).limit(most)).all()
        return [each for body, noted in found if (each := _listed(body, noted)) is not None]

    def delete(self, table: str) -> bool:
        """Forget a table and its log; whether there was one."""
        with self._engine.begin() as connection:
            for kept, column in ((SNAPSHOTS, SNAPSHOTS.c.table_id), (ROWS, ROWS.c.table_id)):
                connection.execute(sa.delete(kept).where(column == table))
            return connection.execute(sa.delete(TABLES).where(TABLES.c.id == table)).rowcount > 0

    # --- rows ---------------------------------------------------------------------------------------------

    def rows(self, table: str, after: int = 0) -> tuple[Row, ...]:
        """The log of a table, after a row."""
        with self._engine.connect() as connection:
            return _rows(connection, table, ROWS.c.seq > after)

    def readable(self, table: str) -> tuple[Row, ...]:
        """The log of a table without what no program of this version can read."""
        columns = ROWS.c.seq, ROWS.c.cmd, ROWS.c.at, ROWS.c.body
        asked = sa.select(*columns).where(ROWS.c.table_id == table).order_by(ROWS.c.seq)
        with self._engine.connect() as connection:
            found = connection.execute(asked).all()
        rows = []
        for seq, cmd, at, body in found:
            with suppress(msgspec.DecodeError):
                rows.append(Row(seq, cmd, at, read_entry(body)))
        return tuple(rows)

    def names(self, table: str, hashed: str) -> bool:
        """Whether what was written down at the door of a table has ever named this hash of a secret."""
        asked = sa.select(ROWS.c.body).where(ROWS.c.table_id == table, ROWS.c.cmd.startswith(DOOR))
        with self._engine.connect() as connection:
            return any(hashed.encode() in body for body in connection.execute(asked).scalars())

    def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many rows the log of each of these tables has."""
        last = sa.select(sa.func.max(ROWS.c.seq)).where(ROWS.c.table_id == TABLES.c.id).scalar_subquery()
        asked = sa.select(TABLES.c.id, sa.func.coalesce(last, 0)).where(TABLES.c.id.in_(tables))
        with self._engine.connect() as connection:
            return dict(connection.execute(asked).all())

    def append(self, table: str, row: Row) -> Future[Outcome]:
        """Have a row written; the outcome is known when it is on the disk, or cannot be."""
        outcome: Future[Outcome] = Future()
        self._jobs.put(_ToAppend(table, row, outcome))
        return outcome

    def _write(self) -> None:
        while True:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == TOGETHER:
                    break
                try:
                    job = self._jobs.get_nowait()
                except Empty:
                    break
            if batch:
                self._keep(batch)
            if job is None:
                return

    def _keep(self, batch: Sequence[_Job]) -> None:
        """Write everything with one commit; if that fails, each by itself."""
        rows = [job for job in batch if isinstance(job, _ToAppend)]
        others = [job for job in batch if isinstance(job, _ToRemember)]
        since = perf_counter()
        try:
            with self._engine.begin() as connection:
                if rows:
                    connection.execute(sa.insert(ROWS), [_values(job.table, job.row) for job in rows])
                for job in others:
                    _remember(connection, job)
        except Exception as error:  # noqa: BLE001 (looked after one by one, and the thread goes on)
            self._look_after(rows, others, _away(error) if self._closing else None)
            return
        if rows:
            self._committed(len(rows), perf_counter() - since)
        for row in rows:
            row.outcome.set_result(Committed(row.row.seq))
        for other in others:
            other.outcome.set_result(None)

    def _look_after(
        self, rows: Sequence[_ToAppend], others: Sequence[_ToRemember], away: Exception | None
    ) -> None:
        """Keep each by itself; when the database turns out to be away, no other waits until that is sure."""
        jobs: list[_Job] = [*rows, *others]
        for job in jobs:
            if away is None:
                away = self._settle(job) if isinstance(job, _ToAppend) else self._try(job)
            else:
                job.outcome.set_exception(_lost(away))

    def _try(self, job: _ToRemember) -> Exception | None:
        """Have something remembered; that the database is away, if so."""
        try:
            with self._engine.begin() as connection:
                _remember(connection, job)
        except Exception as error:  # noqa: BLE001 (whoever wanted it hears of it, and the thread goes on)
            job.outcome.set_exception(error)
            return _away(error)
        job.outcome.set_result(None)
        return None

    def _settle(self, job: _ToAppend) -> Exception | None:
        """Find out what became of a row, and write it if it is missing; that the database is away, if so."""
        problem, until = Exception(), monotonic() + patience.PATIENCE
        for _ in range(TRIES):
            try:
                job.outcome.set_result(self._settled(job.table, job.row))
            except Exception as error:  # noqa: BLE001 (the table hears of it, and the others go on)
                problem = error
            else:
                return None
            if self._closing or monotonic() > until:
                break
        job.outcome.set_exception(_lost(problem))
        return _away(problem)

    def _settled(self, table: str, row: Row) -> Outcome:
        with self._engine.begin() as connection:
            there = _rows(connection, table, sa.or_(ROWS.c.seq >= row.seq, ROWS.c.cmd == row.cmd))
            if not there:
                connection.execute(sa.insert(ROWS), [_values(table, row)])
        if not there or any(kept.seq == row.seq and kept.cmd == row.cmd for kept in there):
            return Committed(row.seq)
        return Overtaken(there)

    # --- snapshots and notes ------------------------------------------------------------------------------

    def remember(self, table: str, what: Snapshot | Noted) -> Future[None]:
        """Have it kept how a table stands, or what lists say of it, in place of what was kept before.

        By the thread that writes, with the rows of a commit: another would make it wait.
        """
        outcome: Future[None] = Future()
        self._jobs.put(_ToRemember(table, what, outcome))
        return outcome

    def snapshot(self, table: str) -> Snapshot | None:
        """How a table stood when it was last remembered."""
        columns = SNAPSHOTS.c.seq, SNAPSHOTS.c.rules, SNAPSHOTS.c.body
        with self._engine.connect() as connection:
            found = connection.execute(sa.select(*columns).where(SNAPSHOTS.c.table_id == table)).first()
        return None if found is None else Snapshot(*found)


def _lost(problem: Exception) -> StoreError:
    lost = StoreError("a row could not be kept")
    lost.__cause__ = problem
    return lost


def _away(problem: Exception) -> Exception | None:
    """A problem that is of the database, not of what was to be written."""
    return problem if isinstance(problem, sa.exc.OperationalError | sa.exc.TimeoutError) else None


def _listed(body: bytes, noted: bytes | None) -> Listed | None:
    """A table in a list; one that cannot be read spoils no list."""
    try:
        setup = msgspec.json.decode(body, type=Setup)
        return Listed(setup, None if noted is None else msgspec.json.decode(noted, type=Noted))
    except msgspec.DecodeError:
        return None


def _remember(connection: sa.Connection, job: _ToRemember) -> None:
    if isinstance(job.what, Noted):
        noted = {"over": job.what.over, "noted": msgspec.json.encode(job.what)}
        connection.execute(sa.update(TABLES).where(TABLES.c.id == job.table).values(noted))
        return
    connection.execute(sa.delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == job.table))
    values = {"table_id": job.table, **msgspec.structs.asdict(job.what)}
    connection.execute(sa.insert(SNAPSHOTS).values(values))


def _values(table: str, row: Row) -> dict[str, object]:
    return {"table_id": table, "seq": row.seq, "cmd": row.cmd, "at": row.at, "body": write_entry(row.entry)}


def _rows(connection: sa.Connection, table: str, which: sa.ColumnElement[bool]) -> tuple[Row, ...]:
    columns = ROWS.c.seq, ROWS.c.cmd, ROWS.c.at, ROWS.c.body
    asked = sa.select(*columns).where(ROWS.c.table_id == table, which).order_by(ROWS.c.seq)
    found = connection.execute(asked).all()  # before any is read: one that cannot be leaves nothing open
    return tuple([Row(seq, cmd, at, read_entry(body)) for seq, cmd, at, body in found])
