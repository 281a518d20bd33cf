"""Tables with packs of one's own, and tables that cannot go on: a sentence there, a game elsewhere."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from answering import Answering, answering
from grosbill.online import saving
from grosbill.online.logs import Lines
from grosbill.online.offered import StuckError
from grosbill.rules import VERSION

PACKS = Path(__file__).parent / "packs"
GRAVEYARD = PACKS / "graveyard"


def begun(server: Answering, **wish: object) -> tuple[str, str]:
    """A table of one person and bots, some moves into the game; its id, and the person's token."""
    opened = server.table(seats=3, bots=["random", "random"], pace="at once", clock="none", **wish)
    with server.line(opened["id"], opened["token"]) as line:
        seq = 0
        while seq < 4:
            seq = line.receive_json().get("seq", seq)
    return opened["id"], opened["token"]


def plays_on(server: Answering, table: str, token: str) -> int:
    """Somebody comes back and is heard; how many rows there were."""
    with server.line(table, token) as line:
        first = line.receive_json()
        line.send_text('{"t":"say","cmd":"back","text":"I am back"}')
        while True:
            frame = line.receive_json()
            if frame["t"] != "step":
                assert frame["t"] == "done"
                return int(first["seq"])


def turned_away(server: Answering, table: str, token: str, code: str) -> None:
    for lang, word in (("en", "Its log is kept"), ("fr", "Son journal est conservé")):
        answer = server.client.get(f"/api/tables/{table}", headers={"Accept-Language": lang})
        assert (answer.status_code, answer.json()["code"]) == (409, code)
        assert answer.headers["content-type"] == "application/problem+json"
        assert word in answer.json()["detail"]
    with server.line(table, token) as line:
        assert _closed(line) == 4410
    assert server.hub.store.rows(table)


@pytest.mark.fuzz
def test_a_table_plays_with_a_pack_while_it_is_offered(tmp_path: Path) -> None:
    with answering(tmp_path, packs=(GRAVEYARD,)) as server:
        assert dict(server.hub.offered.folders) == {"graveyard": GRAVEYARD}
        with_pack, token = begun(server, packs=["graveyard"])
        without, other = begun(server)
        told = server.client.get(f"/api/tables/{with_pack}").json()
        assert (told["packs"], told["edition"]) == (["graveyard"], "munchkin+graveyard")
        for lang in ("en", "fr"):
            answer = server.client.post(
                "/api/tables", json={"name": "Ann", "packs": ["attic"]}, headers={"Accept-Language": lang}
            )
            assert (answer.status_code, answer.json()["code"]) == (422, "pack")
            assert "graveyard" in answer.json()["detail"]
        seen = plays_on(server, with_pack, token)
    with answering(tmp_path) as server:  # its folder was not named this time
        turned_away(server, with_pack, token, "no-pack")
        assert "graveyard" in server.client.get(f"/api/tables/{with_pack}").json()["detail"]
        plays_on(server, without, other)
    with answering(tmp_path, packs=(GRAVEYARD,)) as server:
        assert plays_on(server, with_pack, token) > seen


def _rewritten(folder: Path, table: str) -> None:
    """A log as rules of another time might have left it: with a move that does not exist here."""
    with sqlite3.connect(folder / "tables.db") as kept:
        kept.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        body = json.dumps({"k": "moved", "seat": 0, "move": "play chess with death"}).encode()
        last = "SELECT max(seq) FROM rows WHERE table_id = ?"
        kept.execute(f"UPDATE rows SET body = ? WHERE table_id = ? AND seq = ({last})", (body, table, table))  # noqa: S608


def _unreadable(folder: Path, table: str) -> None:
    """A log of a newer program: with a kind of row that nobody here knows."""
    with sqlite3.connect(folder / "tables.db") as kept:
        kept.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
        kept.execute("UPDATE rows SET body = ? WHERE table_id = ? AND seq = 2", (b'{"k":"dreamt"}', table))


@pytest.mark.fuzz
@pytest.mark.parametrize("spoil", [_rewritten, _unreadable])
def test_a_table_that_cannot_go_on_stops_no_other(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    with answering(tmp_path) as server:
        spoilt, _ = begun(server, listed=True, watch="anyone")
        sound, other = begun(server, listed=True, watch="anyone")
    spoil(tmp_path, spoilt)
    with answering(tmp_path) as server:
        answer = server.client.get(f"/api/tables/{spoilt}")
        assert (answer.status_code, answer.json()["code"]) == (409, "table-stuck")
        assert [table["id"] for table in server.client.get("/api/tables").json()] == [sound]
        plays_on(server, sound, other)


@pytest.mark.fuzz
def test_other_rules_go_on_with_a_table_that_stands_as_it_stood(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new version plays the log again, and goes on only if that leads where it led."""
    with answering(tmp_path) as server:
        table, token = begun(server)
    monkeypatch.setattr(saving, "VERSION", VERSION + 1)
    with answering(tmp_path) as server:
        plays_on(server, table, token)
    with sqlite3.connect(tmp_path / "tables.db") as kept:  # the same moves, and another shuffle
        (body,) = kept.execute("SELECT setup FROM tables").fetchone()
        setup = json.loads(body)
        other = json.dumps(setup | {"seed": setup["seed"] ^ 1}).encode()
        kept.execute("UPDATE tables SET setup = ?", (other,))
    monkeypatch.setattr(saving, "VERSION", VERSION + 2)
    with answering(tmp_path) as server:
        turned_away(server, table, token, "table-stuck")


def _closed(line: WebSocketTestSession) -> int:
    """The code with which a socket is closed, after whatever comes before."""
    try:
        while True:
            line.receive_json()
    except WebSocketDisconnect as closed:
        return closed.code


def test_a_table_that_fails_is_opened_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistake of ours at one table closes its sockets; whoever comes again finds it as it was."""
    with answering(tmp_path) as server:
        table, tokens = server.friends(3, clock="none")
        other, others = server.friends(3, clock="none")
        room = server.hub._running[table].room
        with server.line(table, tokens[0]) as line, server.line(other, others[0]) as elsewhere:
            line.receive_json()
            elsewhere.receive_json()

            def broken(*_: object) -> None:
                raise ZeroDivisionError

            monkeypatch.setattr(room, "take", broken)
            line.send_text('{"t":"say","cmd":"1","text":"oops"}')
            assert _closed(line) == 1011
            elsewhere.send_text('{"t":"say","cmd":"1","text":"what was that?"}')
            while elsewhere.receive_json()["t"] != "done":
                pass
        assert b"grosbill_server_errors_total 1.0" in server.hub.metrics.text()
        assert plays_on(server, table, tokens[0]) >= 4


def test_a_table_that_is_deleted_under_its_people_shows_them_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grosbill.online.hub.AGAIN", 0.01)
    with answering(tmp_path) as server:
        table, tokens = server.friends(3, clock="none")
        with server.line(table, tokens[0]) as line:
            line.receive_json()
            assert server.hub.store.delete(table)
            line.send_text('{"t":"say","cmd":"1","text":"hello?"}')
            assert _closed(line) == 4404
        assert server.client.get(f"/api/tables/{table}").status_code == 404


def test_what_nobody_has_caught_is_a_line_without_what_it_says(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with answering(tmp_path) as server:
        table, _ = server.friends(3, clock="none")

        def fail(what: str) -> None:
            raise ValueError(what)

        loop = server.hub._running[table]._loop
        loop.call_soon_threadsafe(fail, "Ann holds the Chainsaw")
        while b"grosbill_server_errors_total 1.0" not in server.hub.metrics.text():
            server.client.get("/healthz")
    written = [Lines().format(record) for record in caplog.records if record.name == "grosbill.online"]
    assert any('"ValueError"' in line for line in written)
    assert not any("Chainsaw" in line for line in written)
    assert not [
        record for record in caplog.records if record.name == "asyncio" and record.levelname == "ERROR"
    ]


def test_a_pack_that_is_none_is_an_error_at_once(tmp_path: Path) -> None:
    from grosbill.model.errors import GrosbillError
    from grosbill.online.offered import Offered

    for folders in ((tmp_path,), (tmp_path / "nowhere",)):
        with pytest.raises(GrosbillError):
            Offered(folders)
    with pytest.raises(StuckError):
        Offered((GRAVEYARD,)).of(["graveyard", "attic"])
