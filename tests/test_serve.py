"""`grosbill serve` and `grosbill tables` as people start them: real processes, ended in order or not."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
import uvicorn
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.sync.client import connect

import grosbill
from grosbill.cli import app
from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.schema import opened
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from relaying import delayed
from running import look_until
from serving import PATIENCE, Robot, Server, held_port, serving

pytestmark = pytest.mark.fuzz  # real processes


def told(*words: str, lang: str = "en") -> tuple[int, str, str]:
    """Run a command to its end: the exit code, what it said, and what it complained of."""
    done = CliRunner().invoke(app, [*words, "--lang", lang])
    return done.exit_code, done.stdout, done.stderr


def told_by_a_process(*words: str, lang: str) -> tuple[int, str, str]:
    """The same as somebody starts it: complaints are in the language that the program was started with."""
    command = [sys.executable, "-m", "grosbill", *words, "--lang", lang]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    return done.returncode, done.stdout, done.stderr


def table(server: Server, **wish: Any) -> dict[str, Any]:
    status, found = server.http("POST", "/api/tables", {"name": "Ann", **wish})
    assert status == 201, found
    return dict(found)


def alone(server: Server, **wish: Any) -> tuple[dict[str, Any], Robot]:
    """A table with bots that has begun, and the person there."""
    found = table(server, seats=3, bots=["random", "random"], pace="at once", clock="none", **wish)
    robot = Robot(server, found["id"], found["token"])
    robot.come()
    robot.hear(lambda: bool(robot.view))
    return found, robot


def lines(server: Server) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


# --- from the start to the end ----------------------------------------------------------------------------


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_it_is_ended_in_order_with_every_row_kept(tmp_path: Path, sign: int) -> None:
    server = Server(tmp_path)
    try:
        said = server.start()
        assert f"http://127.0.0.1:{server.port}/" in said
        found, robot = alone(server)
        robot.do("say", text="hello")
        before = robot.seq
        code, said = server.end(sign)
    finally:
        server.close()
    assert code == 0
    assert "Every game is kept" in said
    assert "Traceback" not in server.log.read_text()
    events = [line["event"] for line in lines(server)]
    assert (events[0], events[-1]) == ("start", "stop")
    with sqlite3.connect(tmp_path / "tables.db") as kept:
        rows = kept.execute("SELECT count(*) FROM rows WHERE table_id = ?", (found["id"],)).fetchone()[0]
        (seq,) = kept.execute("SELECT seq FROM snapshots WHERE table_id = ?", (found["id"],)).fetchone()
    assert rows >= before
    assert seq <= rows  # how it stands was remembered for whichever program comes next
    assert robot.seq <= rows
    robot.leave()


def test_a_file_that_only_its_owner_can_read(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with serving(tmp_path, "--data", str(folder)):
        assert (folder / "tables.db").stat().st_mode & 0o077 == 0
        assert folder.stat().st_mode & 0o077 == 0


def test_bots_go_when_the_server_was_killed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _, robot = alone(server)
        robot.hear(lambda: robot.seq > 4)
        bots = _descendants(server.pid)
        assert bots
        os.kill(server.pid, signal.SIGKILL)
        look_until(lambda: not any(_alive(pid) for pid in bots))
        robot.leave()


def _descendants(pid: int) -> list[int]:
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return found + [other for child in found for other in _descendants(child)]


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def test_nothing_acknowledged_is_lost_when_it_is_killed(tmp_path: Path) -> None:
    rng = Random(3)
    with serving(tmp_path) as server:
        found, robot = alone(server)
        for _ in range(2):
            robot.do("say", text="here we go")  # something at least is acknowledged
            for _ in range(10):
                robot.hear(wait=0.05)
                if robot.moves:
                    robot.send("move", move=rng.choice(robot.moves)["move"], moment=robot.view["moment"])
            server.kill()
            server.start()
            robot.come()
            assert robot.seq >= max(robot.acknowledged.values(), default=0)
        robot.leave()
        server.kill()
        code, said, wrong = told("tables", "export", found["id"], "--log", "--data", str(tmp_path))
        assert code == 0, wrong
        kept = {row["cmd"]: row["seq"] for row in map(json.loads, said.splitlines()[1:])}
        assert robot.acknowledged
        assert all(kept[cmd] == seq for cmd, seq in robot.acknowledged.items())


# --- what cannot be ---------------------------------------------------------------------------------------


def test_a_port_that_is_taken_is_said_in_both_languages(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        for lang, word in (("en", "the server cannot listen"), ("fr", "le serveur ne peut pas écouter")):
            code, said, complaint = told_by_a_process(
                "serve", "--no-open", "--port", port, "--data", str(tmp_path), lang=lang
            )
            assert (code, said) == (2, "")
            assert word in complaint
            assert port in complaint
            assert len(complaint.splitlines()) == 1


def _newer(folder: Path) -> None:
    opened(f"sqlite:///{folder / 'tables.db'}").dispose()
    with sqlite3.connect(folder / "tables.db") as kept:
        kept.execute("UPDATE alembic_version SET version_num = '9999'")


@pytest.mark.parametrize(
    ("options", "word"),
    [
        (["--data", "{file}"], "cannot be kept in"),
        (["--data", "{file}/folder"], "cannot be kept in"),
        (["--data", "{newer}"], "newer version"),
        (["--data", "{damaged}"], "cannot be opened"),
        (["--database", "postgresql://somebody:secret@127.0.0.1:{closed}/tables"], "cannot be opened"),
        (["--database", "nonsense:secret"], "not the address of a database"),
        (["--database", "mysterydb://secret"], "not the address of a database"),
        (["--public-url", "nonsense"], "not the address of a server"),
        (["--public-url", "https://example.org/folder"], "not the address of a server"),
        (["--host", "no.such.host.invalid"], "cannot listen"),
        (["--pack", "{file}"], ""),
        (["--pack", "{data}"], ""),
        (["--limits", "{file}"], "no limits"),
        (["--limits", "{data}/nothing.toml"], "nothing.toml"),
        (["--port", "70000"], "port"),
        (["--data", "{data}", "--database", "sqlite://"], "exclude"),
    ],
)
def test_what_cannot_be_is_a_sentence_and_exit_code_2(tmp_path: Path, options: list[str], word: str) -> None:
    places = {name: str(tmp_path / name) for name in ("data", "file", "newer", "damaged")}
    for name in ("data", "newer", "damaged"):
        (tmp_path / name).mkdir()
    (tmp_path / "file").write_text("I am = no folder")
    (tmp_path / "damaged" / "tables.db").write_text("I am no database, and long enough to be sure of it.")
    _newer(tmp_path / "newer")
    with held_port() as closed:
        words = [option.format(closed=closed.getsockname()[1], **places) for option in options]
        if "--data" not in words and "--database" not in words:
            words += ["--data", places["data"]]
        code, said, complaint = told("serve", "--no-open", *words)
    assert (code, said) == (2, ""), complaint
    assert word in complaint
    assert complaint.strip()
    assert "Traceback" not in complaint
    assert "secret" not in complaint


# --- for whoever runs it ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_figures_are_told_on_this_machine(server: Server) -> None:
    _, robot = alone(server)
    robot.hear(lambda: robot.seq > 4)
    status, headers, body = server.raw("GET", "/metrics")
    assert status == 200
    assert headers["content-type"].startswith("text/plain")
    text = body.decode()
    assert "grosbill_sockets 1.0" in text
    assert re.search(r"^grosbill_thinking_seconds_count [1-9]", text, re.MULTILINE)
    robot.leave()


def test_whoever_a_proxy_speaks_for_is_not_of_this_machine(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://table.example.org") as behind:
        forwarded = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
        assert behind.raw("GET", "/metrics", headers=forwarded)[0] == 403
        assert behind.raw("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1, 203.0.113.7"})[0] == 403
        assert table(behind, seats=3)["url"].startswith("https://table.example.org/t/")


def test_without_a_proxy_nobody_speaks_for_another(server: Server) -> None:
    assert server.raw("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.7"})[0] == 200


def test_a_round_trip_is_measured_without_a_frame_of_the_page(tmp_path: Path) -> None:
    """By the server's own pings, the first of them at once: over a line that holds everything back."""
    with serving(tmp_path) as server, delayed(server.port, 0.2) as far_away:
        found = table(server, seats=3)
        robot = Robot(server, found["id"], found["token"])
        robot.port = far_away
        robot.come()
        count = total = 0.0
        while not count:
            text = server.raw("GET", "/metrics")[2].decode()
            figures = dict(re.findall(r"^grosbill_trip_seconds_(count|sum) (\S+)$", text, re.MULTILINE))
            count, total = float(figures["count"]), float(figures["sum"])
        robot.leave()
    assert total / count >= 0.4


def test_a_page_may_be_carried_by_any_server(tmp_path: Path) -> None:
    """Where the line is not ours, whose round trips are measured and to which frames go past ASGI."""
    store, thinkers, held = Store(f"sqlite:///{tmp_path / 'tables.db'}"), Thinkers(1), held_port()
    hub = Hub(store, thinkers)
    config = uvicorn.Config(
        make_app(hub), ws="websockets-sansio", log_config=None, port=held.getsockname()[1]
    )
    plain = uvicorn.Server(config)
    carrying = Thread(target=plain.run)
    carrying.start()
    try:
        while not plain.started:
            time.sleep(0.01)
        server = Server(tmp_path)
        server.port = config.port
        found = table(server, seats=3, bots=["greedy", "greedy"], clock="none")
        robot = Robot(server, found["id"], found["token"])
        robot.come()
        assert robot.do("say", text="Hello!")["t"] == "done"
        again = Robot(server, found["id"], found["token"])
        again.come()
        with pytest.raises(ConnectionClosed):
            robot.hear(lambda: False)
        assert robot.code == 4409
        again.leave()
        server.close()
    finally:
        plain.should_exit = True
        carrying.join()
        held.close()
    assert hub.metrics.errors._value.get() == 0


def test_who_does_not_read_is_told_so_and_holds_nobody_up(tmp_path: Path) -> None:
    """Everything that waits comes first, then 4408; the others play on meanwhile."""
    with serving(tmp_path) as server, socket.socket() as narrow:
        found = table(server, seats=3, watch="anyone", clock="none")
        watching = server.http("POST", f"/api/tables/{found['id']}/watch", {})[1]
        robot = Robot(server, found["id"], found["token"])
        robot.come()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        with connect(
            f"ws://127.0.0.1:{server.port}/ws/{found['id']}",
            sock=narrow,
            compression=None,
            max_queue=1,
            ping_interval=None,
        ) as stalled:
            stalled.send(json.dumps({"t": "hello", "v": 1, "token": watching["token"]}))
            while "grosbill_sockets 2.0" in server.raw("GET", "/metrics")[2].decode():
                robot.do("say", text="x" * 500)
                robot.hear(wait=1.0)  # slower than too fast
            with suppress(ConnectionClosedError):
                for _ in stalled:
                    pass
            assert stalled.close_code == 4408
        assert robot.do("say", text="still here")["t"] == "done"
        robot.leave()


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_two_servers_with_one_database_tell_each_others_pages(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    place = ("--data", str(folders[0]))
    if database == "postgresql":
        place = ("--database", request.getfixturevalue("postgres"))
    with serving(folders[0], *place) as one, serving(folders[1], *place) as two:
        found = table(one, seats=3, clock="none")
        host = Robot(one, found["id"], found["token"])
        host.come()
        for name in ("Bob", "Cid"):  # they come by the other server
            guest = {"name": name, "invite": found["invite"]}
            status, seated = two.http("POST", f"/api/tables/{found['id']}/seats", guest)
            assert status == 201
        host.hear(lambda: all(person["taken"] for person in host.told["people"]))
        friend = Robot(two, found["id"], seated["token"])
        friend.come()
        assert one.http("POST", f"/api/tables/{found['id']}/start", {"token": found["token"]})[0] == 200
        friend.hear(lambda: bool(friend.view))
        friend.do("say", text="hello")
        host.hear(lambda: host.told["story"][-1:] and host.told["story"][-1]["text"] == "hello")
        host.leave()
        friend.leave()


# --- grosbill tables --------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_what_is_stored_is_listed_written_out_and_deleted(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    place = ["--data", str(tmp_path)]
    if database == "postgresql":
        place = ["--database", request.getfixturevalue("postgres")]
    with serving(tmp_path, *place[: 2 * (database == "postgresql")]) as server:
        found, robot = alone(server)
        robot.hear(lambda: robot.seq > 4)
        waiting = table(server, seats=3)
        robot.leave()
        server.end()
    code, said, _ = told("tables", "--json", *place)
    assert code == 0
    tables = {each["id"]: each for each in json.loads(said)}
    assert set(tables) == {found["id"], waiting["id"]}
    assert tables[found["id"]]["rows"] > 4
    assert not {"seed", "salt", "key", "invite"} & set(tables[found["id"]])
    code, said, _ = told("tables", *place, lang="fr")
    assert code == 0
    assert found["id"] in said
    assert "en cours" in said
    code, said, _ = told("tables", "export", found["id"], *place)
    assert code == 0
    assert grosbill.replay(said).turn >= 0
    code, said, _ = told("tables", "export", found["id"], "--log", *place)
    setup, *rows = map(json.loads, said.splitlines())
    assert setup["id"] == found["id"]
    assert [row["seq"] for row in rows] == list(range(1, len(rows) + 1))
    code, _, complaint = told("tables", "export", waiting["id"], *place)
    assert (code, complaint) == (2, f"the game of table '{waiting['id']}' has not begun\n")
    assert told("tables", "export", "nowhere", *place)[0] == 2
    code, said, _ = told("tables", "delete", found["id"], *place)
    assert code == 0
    assert found["id"] in said
    assert told("tables", "delete", found["id"], *place)[0] == 2
    assert [each["id"] for each in json.loads(told("tables", "--json", *place)[1])] == [waiting["id"]]


def test_where_nothing_is_kept_nothing_is_made(tmp_path: Path) -> None:
    code, _, complaint = told_by_a_process("tables", "--data", str(tmp_path / "nowhere"), lang="fr")
    assert code == 2
    assert "aucune table" in complaint
    assert not (tmp_path / "nowhere").exists()
