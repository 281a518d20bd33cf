"""A PostgreSQL server that falls silent: its lines stay open, take everything, and nobody answers."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from concurrent.futures import wait
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient

from grosbill.online import entries as en
from grosbill.online import patience, postgres
from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from grosbill.online.traffic import Committed
from relaying import silenced
from running import look_until
from serving import Robot, Server

pytestmark = pytest.mark.fuzz  # a real server
SETUP = en.Setup(id="one", edition="munchkin", seats=("", "", ""), sexes=("male", "female", "male"))


@pytest.fixture
def silent() -> Event:
    """Set while the database says nothing."""
    return Event()


@pytest.fixture
def far(postgres: str, silent: Event) -> Iterator[str]:
    """The address of an empty database, by a line that may fall silent."""
    address = sa.make_url(postgres)
    folder = address.query["host"]
    assert isinstance(folder, str)
    with silenced(Path(folder) / ".s.PGSQL.5432", silent) as port:
        there = address.set(host="127.0.0.1", port=port).difference_update_query(["host"])
        yield there.render_as_string(hide_password=False)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "PATIENCE", 1.0)


def row(seq: int) -> en.Row:
    return en.Row(seq, f"cmd-{seq}", 1_000 + seq, en.Said(0, "hello"))


@pytest.mark.usefixtures("hasty")
def test_who_wants_something_kept_or_read_hears_that_it_is_away_and_goes_on_later(
    far: str, silent: Event
) -> None:
    store = Store(far)
    for number in range(30):
        store.create(en.Setup(id=f"t{number}", edition="munchkin", seats=("",), sexes=("male",)), number)
    assert store.append("t0", row(1)).result(60) == Committed(1)
    silent.set()
    # However many tables wait, the database is waited for as for one.
    waiting = [store.append(f"t{number}", row(2 if number == 0 else 1)) for number in range(30)]
    told = wait(waiting, timeout=60)
    assert not told.not_done
    assert all(each.exception() is not None for each in waiting)
    with pytest.raises(sa.exc.OperationalError):
        store.setup("t0")
    silent.clear()
    assert store.setup("t0") is not None
    for number in range(30):
        seq = 2 if number == 0 else 1
        assert store.append(f"t{number}", row(seq)).result(60) == Committed(seq)
        assert [each.seq for each in store.rows(f"t{number}")] == list(range(1, seq + 1))
    store.close()


@pytest.mark.usefixtures("hasty")
def test_a_store_whose_database_says_nothing_is_closed(far: str, silent: Event) -> None:
    store = Store(far)
    store.create(SETUP, 1)
    silent.set()
    waiting = store.append("one", row(1))
    store.close()
    assert waiting.exception(60) is not None


@pytest.mark.usefixtures("hasty")
def test_whoever_asks_is_told_so_and_nothing_is_done_later(far: str, silent: Event) -> None:
    hub = Hub(Store(far), Thinkers(1))
    with TestClient(make_app(hub), raise_server_exceptions=False) as client:
        opened = client.post("/api/tables", json={"name": "Ann", "seats": 3, "listed": True}).json()
        here = f"/api/tables/{opened['id']}"
        silent.set()
        for method, path, body in (
            ("POST", "/api/tables", {"name": "Eve", "listed": True}),
            ("POST", f"{here}/seats", {"name": "Bob"}),
            ("GET", "/api/tables", None),
        ):
            answer = client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database"), path
        silent.clear()
        look_until(lambda: client.post(f"{here}/seats", json={"name": "Cid"}).status_code == 201)
        look_until(lambda: not hub._undoing)
        (table,) = client.get("/api/tables").json()
        assert sorted(table["names"]) == ["", "Ann", "Cid"]


def test_a_table_that_was_made_though_nobody_heard_of_it_is_deleted(
    far: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database kept it, and went away before it could say so."""
    made, hub = Store.create, Hub(Store(far), Thinkers(1))

    def unheard(self: Store, *about: Any) -> None:
        made(self, *about)
        raise sa.exc.OperationalError("commit", {}, Exception("the line was cut"))

    monkeypatch.setattr(Store, "create", unheard)
    with TestClient(make_app(hub), raise_server_exceptions=False) as client:
        assert client.post("/api/tables", json={"name": "Ann", "listed": True}).status_code == 503
        look_until(lambda: not hub._undoing)
        assert hub.store.everything() == []


def test_what_an_address_says_itself_is_left_as_it_is() -> None:
    asked = postgres.asked_for({"connect_timeout": "3"})
    assert "connect_timeout" not in asked
    assert asked["tcp_user_timeout"] <= 1000 * patience.PATIENCE


def test_ctrl_c_ends_a_server_whose_database_says_nothing(far: str, silent: Event, tmp_path: Path) -> None:
    server = Server(tmp_path, "--database", far)
    try:
        server.start()
        _, opened = server.http("POST", "/api/tables", {"name": "Ann", "seats": 3})
        robot = Robot(server, opened["id"], opened["token"])
        robot.come()
        silent.set()
        robot.send("say", text="Is anybody there?")
        code, said = server.end(signal.SIGINT)
    finally:
        server.close()
    assert code == 0
    assert "closed" in said
