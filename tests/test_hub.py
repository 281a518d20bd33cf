"""Rooms at work: rows that cannot be kept at once, bots that cannot think, tables that nobody needs."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import hub as at_work
from grosbill.online import patience
from grosbill.online import traffic as tr
from grosbill.online.door import A_TURN, Door
from grosbill.online.hub import Hub, Running
from grosbill.online.limits import Limits
from grosbill.online.patience import AwayError
from grosbill.online.room import Room
from grosbill.online.schema import StoreError
from grosbill.online.secrets import kept_of, watch_token
from grosbill.online.sockets import serve
from grosbill.online.store import Outcome, Store
from grosbill.online.thinking import Thinkers
from grosbill.rules import VERSION
from grosbill.worlds import Playing
from hammering import Wire

SETUP = en.Setup(
    id="t", edition="munchkin", seats=("", "random", "random"), sexes=("male",) * 3, clock="none", key="k"
)


@pytest.fixture(autouse=True)
def _bots_do_not_tarry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grosbill.online.timing.bot_takes", lambda *about, **more: 0)


class Page:
    """Takes frames in."""

    def __init__(self) -> None:
        self.frames: list[fr.ServerFrame] = []

    def send(self, frame: fr.ServerFrame) -> None:
        self.frames.append(frame)

    def close(self, code: int) -> None:
        raise AssertionError(f"closed with {code}")


def at_a_table(folder: Path, play: Callable[[Hub, Running, Thinkers], Awaitable[None]]) -> None:
    """A table with one person and bots, in an event loop of its own."""

    async def run() -> None:
        store, thinkers = Store(f"sqlite:///{folder / 'tables.db'}"), Thinkers(1)
        try:
            hub = Hub(store, thinkers)
            running = await hub.create(SETUP)
            await play(hub, running, thinkers)
            running.close()
        finally:
            thinkers.close()
            store.close()

    asyncio.run(run())


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not so():
        await asyncio.sleep(0.01)


def test_a_row_that_cannot_be_kept_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(at_work, "AGAIN", 0.01)
    kept = Store.append
    failed: list[en.Row] = []

    def append(self: Store, table: str, row: en.Row) -> Future[Outcome]:
        if len(failed) < 3:
            failed.append(row)
            broken: Future[Outcome] = Future()
            broken.set_exception(StoreError("the disk is full"))
            return broken
        return kept(self, table, row)

    monkeypatch.setattr(Store, "append", append)

    async def play(hub: Hub, running: Running, _: Thinkers) -> None:
        answer = await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        assert answer == fr.Done(answer.cmd, 1)
        assert len(failed) == 3
        assert [row.seq for row in hub.store.rows("t")][:1] == [1]

    at_a_table(tmp_path, play)


class Away:
    """A database that goes away: broken, or silent, in which case it does later what it was asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, silent: bool) -> None:
        """From now on."""
        self._monkeypatch = monkeypatch.context()
        self._later: list[Callable[[], None]] = []
        self._silent = silent
        self._kept, self._read = Store.append, Store.setup
        self._broken = self._monkeypatch.__enter__()
        self._broken.setattr(at_work, "AGAIN", 0.05)
        self._broken.setattr(patience, "PATIENCE", 0.3)
        self._broken.setattr(Store, "append", lambda store, table, row: self._append(row, store, table))
        if not silent:
            self._broken.setattr(Store, "setup", self._gone)

    def _gone(self, *_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("gone"))

    def _append(self, row: en.Row, store: Store, table: str) -> Future[Outcome]:
        outcome: Future[Outcome] = Future()
        if self._silent:
            kept = self._kept
            self._later.append(lambda: kept(store, table, row).add_done_callback(partial(_copied, outcome)))
        else:
            outcome.set_exception(StoreError("gone"))
        return outcome

    def back(self) -> None:
        """It is there again."""
        self._monkeypatch.__exit__(None, None, None)
        for do in self._later:
            do()


def _copied(to: Future[Outcome], done: Future[Outcome]) -> None:
    to.set_result(done.result())


FRIENDS = msgspec.structs.replace(SETUP, id="f", seats=("", "", ""), listed=True)


@pytest.mark.parametrize("silent", [False, True])
def test_who_asks_for_a_seat_while_the_database_is_away_is_told_so_in_time_and_has_none_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    """Neither whose row was on its way, nor who waited behind it; and the table goes on."""

    async def play(hub: Hub, _: Running, thinkers: Thinkers) -> None:
        running = await hub.create(FRIENDS, [en.Sat(0, "Ann", "", "a")])
        away = Away(monkeypatch, silent=silent)
        asking = [
            asyncio.create_task(running.enter(en.Sat(seat, name, "", name), "en"))
            for seat, name in ((1, "Bob"), (1, "Cid"))
        ]
        told = await asyncio.wait_for(asyncio.gather(*asking, return_exceptions=True), 30)
        assert [type(each) for each in told] == [AwayError, AwayError]
        away.back()
        said = await running.enter(en.Said(0, "Is anybody there?"), "en")
        assert isinstance(said, fr.Done)
        assert [chair.free for chair in running.room.people.chairs] == [False, True, True]
        entries = [type(row.entry).__name__ for row in hub.store.rows("f")]
        assert entries == ["Sat", *(["Sat", "Left"] if silent else []), "Said"]
        assert isinstance(await running.enter(en.Sat(1, "Dee", "", "d"), "en"), fr.Done)
        running.close()

    at_a_table(tmp_path, play)


def test_a_table_that_comes_too_late_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wanted it was told that there is none, and does not know its name."""
    made, go, created = Store.create, Event(), Event()

    def slowly(self: Store, *about: Any) -> None:
        go.wait()
        made(self, *about)
        created.set()

    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        with monkeypatch.context() as slow:
            slow.setattr(patience, "PATIENCE", 0.1)
            slow.setattr(Store, "create", slowly)
            with pytest.raises(AwayError):
                await hub.create(FRIENDS, [en.Sat(0, "Ann", "", "a")])
        go.set()
        await until(created.is_set)
        await until(lambda: hub.store.setup("f") is None)
        assert hub.store.rows("f") == ()

    at_a_table(tmp_path, play)


def _lists(hub: Hub, noted: en.Noted) -> bool:
    return hub.store.listed(9, over=False)[0].noted == noted


def test_a_list_opens_no_table_and_says_what_is_so_of_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hub: Hub, _: Running, thinkers: Thinkers) -> None:
        running = await hub.create(FRIENDS, [en.Sat(0, "Ann", "", "a")])
        for entry, noted in (
            (None, en.Noted(VERSION, ("Ann", "", ""), 2)),
            (en.Sat(1, "Bob", "", "b"), en.Noted(VERSION, ("Ann", "Bob", ""), 1)),
            (en.Sat(2, "Cid", "", "c"), en.Noted(VERSION, ("Ann", "Bob", "Cid"))),
            (en.Started(), en.Noted(VERSION, ("Ann", "Bob", "Cid"), 0, True)),
        ):
            if entry is not None:
                await running.enter(entry, "en")
            assert await hub.listed(9, over=False) == [(FRIENDS, noted)]
            await until(partial(_lists, hub, noted))
        later = Hub(hub.store, thinkers)
        with monkeypatch.context() as reading:
            reading.delattr(Hub, "_opened")
            assert await later.listed(9, over=False) == [(FRIENDS, noted)]
        assert later._running == {}
        running.close()

    at_a_table(tmp_path, play)


@pytest.mark.parametrize("before", [None, en.Noted(VERSION - 1, ("Ann", "Eve", ""), 1)])
def test_what_a_program_with_other_rules_has_left_is_looked_up_once(
    tmp_path: Path, before: en.Noted | None
) -> None:
    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        hub.store.create(FRIENDS, 1, [en.Row(1, "c", 1, en.Sat(0, "Ann", "", "a"))])
        if before is not None:
            hub.store.remember("f", before).result()
        assert hub.store.listed(9, over=False)[0].noted == before
        noted = en.Noted(VERSION, ("Ann", "", ""), 2)
        assert await hub.listed(9, over=False) == [(FRIENDS, noted)]
        await until(lambda: hub.store.listed(9, over=False)[0].noted == noted)
        assert "f" not in hub._running

    at_a_table(tmp_path, play)


def test_a_note_that_could_not_be_kept_is_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(hub: Hub, _: Running, thinkers: Thinkers) -> None:
        full: Future[None] = Future()
        full.set_exception(OSError("disk full"))
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "remember", lambda table, what: full)
            running = await hub.create(FRIENDS, [en.Sat(0, "Ann", "", "a")])
            await until(lambda: running._noted is None)
        hub.sweep()
        await until(lambda: hub.store.listed(9, over=False)[0].noted == en.Noted(VERSION, ("Ann", "", ""), 2))
        running.close()

    at_a_table(tmp_path, play)


def test_a_snapshot_that_cannot_be_kept_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    logged: list[tuple[BaseException, object]] = []
    monkeypatch.setattr(at_work, "mistake", lambda error, table: logged.append((error, table)))
    full: Future[None] = Future()
    full.set_exception(OSError("disk full"))

    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(hub.store, "remember", lambda table, snapshot: full)
            hub.remember(running.room)
        assert logged == [(full.exception(), SETUP.id)]
        hub.remember(running.room)

    at_a_table(tmp_path, play)
    assert len(logged) == 1


def test_two_servers_with_one_database_hear_of_each_other(tmp_path: Path) -> None:
    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        await until(lambda: running.room.game is not None and running.room.game.waiting == (0,))
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        other, page = Hub(store, thinkers), Page()
        there = await other.find("t")
        assert there is not None
        there.connect(page, 0, "en")
        await until(lambda: not running.writing and not there.writing)
        await hub.catch_up()
        await running.enter(en.Said(0, "hello"), "en")
        await other.catch_up()
        told = page.frames[-1]
        assert isinstance(told, fr.Step)
        assert told.seq == there.room.seq == running.room.seq
        there.close()
        store.close()

    at_a_table(tmp_path, play)


def test_bots_think_again_when_their_processes_were_killed(tmp_path: Path) -> None:
    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        await until(lambda: running.room.game is not None)
        await running.enter(en.StoodIn(0, "left"), "en")  # bots alone
        await until(lambda: running.room.seq > 6)
        for process in list((thinkers._pool._processes or {}).values()):
            os.kill(process.pid, signal.SIGKILL)  # type: ignore[arg-type] # it runs
        seen = running.room.seq
        await until(lambda: running.room.seq > seen + 6)

    at_a_table(tmp_path, play)


def test_a_question_is_answered_once_though_its_process_was_killed(tmp_path: Path) -> None:
    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        page = Page()
        await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        running.connect(page, 0, "en")

        def answers(cmd: str) -> list[fr.ServerFrame]:
            return [frame for frame in page.frames if getattr(frame, "cmd", "") == cmd]

        await until(lambda: running.room.game is not None and running.room.game.waiting == (0,))
        running.give(tr.Asked("first", 0, fr.Hint("first"), 1))
        await until(lambda: bool(answers("first")))
        assert isinstance(answers("first")[0], fr.Done)
        running.give(tr.Asked("second", 0, fr.Hint("second"), 1))
        for process in list((thinkers._pool._processes or {}).values()):
            os.kill(process.pid, signal.SIGKILL)  # type: ignore[arg-type] # it runs
        await until(lambda: bool(answers("second")))
        running.give(tr.Asked("third", 0, fr.Hint("third"), 1))
        await until(lambda: bool(answers("third")))
        assert isinstance(answers("third")[0], fr.Done)
        assert [len(answers(cmd)) for cmd in ("first", "second", "third")] == [1, 1, 1]

    at_a_table(tmp_path, play)


def test_a_finished_table_is_noted_and_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(hub: Hub, running: Running, _: Thinkers) -> None:
        page = Page()
        await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        viewer = running.connect(page, 0, "en")
        await until(lambda: running.room.game is not None)
        monkeypatch.setattr(Playing, "over", property(lambda game: True))  # somebody has won
        await running.enter(en.Said(0, "Well played!"), "en")
        running.disconnect(viewer)
        await until(lambda: hub.store.tables(over=True) == ["t"])
        assert running.idle
        assert await hub.find("t") is running
        hub.sweep()
        again = await hub.find("t")
        assert again is not running
        assert again is not None
        assert again.room.game is not None
        assert again.room.game.over
        again.close()

    at_a_table(tmp_path, play)


def test_the_end_is_noted_though_the_program_was_killed_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the game would be missing in the list of those to see again, for ever."""

    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        await running.enter(en.Sat(0, "Ann", "", "x"), "en")
        await until(lambda: running.room.game is not None)
        running.close()
        monkeypatch.setattr(Playing, "over", property(lambda game: True))
        assert hub.store.tables(over=True) == []
        later = Hub(hub.store, thinkers)
        await later.resume()
        await until(lambda: hub.store.tables(over=True) == ["t"])

    at_a_table(tmp_path, play)


def test_whoever_looks_opens_nothing_and_sees_what_is_new(tmp_path: Path) -> None:
    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        later = Hub(hub.store, thinkers)
        for name in ("", "Ann"):
            if name:
                await running.enter(en.Sat(0, name, "", "x"), "en")
            await until(lambda: not running.writing)
            seen = await later.look("t")
            assert seen is not None
            assert seen.people.names()[0] == name
            assert (await later.look("t") is seen) == (seen.seq == running.room.seq)
        assert await later.look("nowhere") is None
        assert later._running == {}
        assert await hub.look("t") is running.room

    at_a_table(tmp_path, play)


def test_however_many_come_to_a_table_at_once_it_is_opened_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where one who only looked was there first: two rooms would not hear of each other's rows."""
    read = Hub._opened

    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        later, gates = Hub(hub.store, thinkers), [Event(), Event(), Event()]

        def slowly(self: Hub, table: str) -> Room | None:
            gates[0].wait()
            gates.pop(0)
            return read(self, table)

        with monkeypatch.context() as slow:
            slow.setattr(Hub, "_opened", slowly)
            looking = asyncio.create_task(later.look("t"))
            await asyncio.sleep(0.05)
            first = asyncio.create_task(later.find("t"))
            await asyncio.sleep(0.05)
            gates[0].set()
            await looking
            await asyncio.sleep(0.05)
            second = asyncio.create_task(later.find("t"))
            await asyncio.sleep(0.05)
            for gate in tuple(gates):
                gate.set()
            opened = await asyncio.gather(first, second)
        assert opened[0] is opened[1]
        assert opened[0] is await later.find("t")
        assert len(gates) == 1  # read by who looked, and by who came
        assert opened[0] is not None
        opened[0].close()

    at_a_table(tmp_path, play)


@pytest.mark.parametrize(
    ("token", "opens", "code"),
    [
        ("mine", True, 0),
        (watch_token(SETUP.key), True, 0),
        ("", False, 4401),
        ("yours", False, 4401),
        ("invitation", True, 4401),
    ],
    ids=["a seat's", "to watch", "none", "another", "an invitation"],
)
def test_whoever_has_no_token_opens_no_table(tmp_path: Path, token: str, opens: bool, code: int) -> None:
    """An invitation is for the door; but the log names it, so the table is asked what it is good for."""

    async def play(hub: Hub, running: Running, thinkers: Thinkers) -> None:
        await running.enter(en.Sat(0, "Ann", "", kept_of("mine")), "en")
        await running.enter(en.Invited(kept_of("invitation")), "en")
        later = Hub(hub.store, thinkers)
        wire = Wire(iter([f'{{"t":"hello","v":1,"token":"{token}"}}']), running)
        await serve(wire, later, "t", Limits())
        assert wire.code == code
        assert later.metrics.tables._value.get() == opens
        gone = Wire(iter(['{"t":"hello","v":1,"token":"mine"}']), running)
        await serve(gone, later, "nowhere", Limits())
        assert gone.code == 4404

    at_a_table(tmp_path, play)


def test_however_many_come_at_once_they_come_in_a_few_at_a_time() -> None:
    """A turn of the event loop lets a few in, and those first who were there first."""

    async def crowd() -> None:
        door, entered = Door(), list[int]()

        async def come(number: int) -> None:
            await door.enter()
            entered.append(number)

        coming = [asyncio.create_task(come(number)) for number in range(100)]
        while len(entered) < 100:
            before = len(entered)
            await asyncio.sleep(0)
            assert len(entered) - before <= A_TURN
        assert entered == list(range(100))
        await asyncio.gather(*coming)

    asyncio.run(crowd())
