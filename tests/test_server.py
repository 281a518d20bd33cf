"""The server from outside: HTTP and WebSocket on loopback, by robots that know only the contract."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import grosbill
from serving import Robot, Server, serving

pytestmark = pytest.mark.fuzz  # real processes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def table(server: Server, **wish: Any) -> dict[str, Any]:
    """A new table, and the seat of whoever asked for it."""
    status, opened = server.http("POST", "/api/tables", {"name": "Ann", **wish})
    assert status == 201, opened
    return dict(opened)


def friends(server: Server, n: int = 3, **wish: Any) -> tuple[str, list[Robot]]:
    """A table of people, sitting and playing."""
    opened = table(server, seats=n, **wish)
    tokens = [opened["token"]]
    for name in ("Bob", "Cid", "Dee")[: n - 1]:
        guest = {"name": name, "invite": opened["invite"]}
        status, seated = server.http("POST", f"/api/tables/{opened['id']}/seats", guest)
        assert status == 201
        tokens.append(seated["token"])
    robots = [Robot(server, opened["id"], token) for token in tokens]
    for robot in robots:
        robot.come()
    status, _ = server.http("POST", f"/api/tables/{opened['id']}/start", {"token": tokens[0]})
    assert status == 200
    for robot in robots:
        robot.hear(lambda robot=robot: bool(robot.view))
    return opened["id"], robots


def test_one_person_plays_against_bots(server: Server) -> None:
    opened = table(server, bots=["greedy", "random", "greedy"], pace="at once", clock="none")
    robot = Robot(server, opened["id"], opened["token"])
    robot.come()
    robot.hear(lambda: bool(robot.view))
    rng = Random(1)
    for _ in range(25):
        robot.hear(lambda: robot.you in robot.view["waiting"] or robot.view["over"])
        if robot.view["over"]:
            break
        answer = robot.do("move", move=rng.choice(robot.moves)["move"], moment=robot.view["moment"])
        assert answer["t"] in ("done", "refused")
    assert robot.view["turn"] >= 1
    robot.leave()


def test_invitations_seats_and_starts(server: Server) -> None:
    opened = table(server, seats=3)
    path = f"/api/tables/{opened['id']}"
    status, problem = server.http("POST", f"{path}/seats", {"name": "Bob", "invite": "wrong"}, lang="fr")
    assert (status, problem["code"]) == (403, "no-invite")
    assert "invitation" in problem["detail"]
    status, problem = server.http("POST", f"{path}/start", {"token": opened["token"]})
    assert (status, problem["code"]) == (409, "seats-free")
    for name in ("Bob", "Cid"):
        assert server.http("POST", f"{path}/seats", {"name": name, "invite": opened["invite"]})[0] == 201
    status, problem = server.http("POST", f"{path}/seats", {"name": "Dee", "invite": opened["invite"]})
    assert (status, problem["code"]) == (409, "full")
    assert server.http("POST", f"{path}/start", {"token": "somebody"})[0] == 403
    assert server.http("POST", f"{path}/start", {"token": opened["token"]})[0] == 200
    assert server.http("POST", f"{path}/start", {"token": opened["token"]})[0] == 409
    status, told = server.http("GET", path)
    assert (told["started"], told["free"]) == (True, 0)
    assert "seed" not in told
    assert server.http("GET", f"{path}/record")[0] == 409
    assert server.http("GET", "/api/tables/nowhere")[0] == 404


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"edition": "chess"}, "edition"),
        ({"seats": 9}, "seats"),
        ({"seats": 3, "bots": ["greedy"] * 3}, "seats"),
        ({"bots": ["hal"]}, "bot"),
        ({"clock": "sundial"}, "clock"),
        ({"settings": {"hand_limit": "many"}}, "settings"),
        ({"name": "\u202eevil"}, "name"),
        ({"name": 7}, "bad-request"),
        ({"watch": "everyone"}, "bad-request"),
        ({"seats": "four"}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_is_a_problem_with_a_code(server: Server, wish: Any, code: str) -> None:
    status, problem = server.http("POST", "/api/tables", {"name": "Ann", **wish})
    assert status in (400, 422)
    assert problem["code"] == code
    assert problem["detail"]


def test_who_may_watch_sees_what_everyone_sees(server: Server) -> None:
    name, robots = friends(server, watch="anyone")
    status, watching = server.http("POST", f"/api/tables/{name}/watch", {})
    assert status == 201
    watcher = Robot(server, name, watching["token"])
    watcher.come()
    assert watcher.you is None
    assert watcher.moves == []
    assert all(player["hand"] == [] for player in watcher.view["players"])
    assert watcher.do("move", move="pass")["code"] == "only-watching"
    for robot in (*robots, watcher):
        robot.leave()


@pytest.mark.parametrize(
    ("first", "code", "why"),
    [
        ("nonsense", 4400, "JSON is malformed"),
        (b"\xff", 4400, "truncated"),
        ('{"t":"hello","v":"' + "ŵ" * 60 + '"}', 4400, "Expected `int`, got `str` - at `$.v`"),
        ('{"t":"move","cmd":"1","move":"pass"}', 4400, "the first frame is hello"),
        ('{"t":"hello","v":1,"token":"wrong"}', 4401, "a wrong one"),
        ('{"t":"hello","v":99,"token":"wrong"}', 4400, "speaks version 1"),
        ('{"t":"hello","v":1}', 4401, "no token"),
        ('{"t":"hello","v":1,"token":null,"seen":null}', 4401, "no token"),
    ],
)
def test_who_does_not_say_hello_is_shown_out_and_told_why(
    server: Server, first: str | bytes, code: int, why: str
) -> None:
    name, robots = friends(server)
    robot = Robot(server, name, "wrong")
    with pytest.raises(ConnectionClosed):
        robot.come()
    assert robot.code == 4401
    from websockets.sync.client import connect

    with connect(f"ws://127.0.0.1:{server.port}/ws/{name}", compression=None) as line:
        line.send(first, text=True)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert why in closed.value.rcvd.reason
    assert '"level":"error"' not in server.log.read_text()
    for each in robots:
        each.leave()


def test_all_who_come_at_once_find_the_seats_that_there_are(server: Server) -> None:
    opened = table(server, seats=6)

    def sits(n: int) -> Any:
        guest = {"name": f"P{n}", "invite": opened["invite"]}
        status, answer = server.http("POST", f"/api/tables/{opened['id']}/seats", guest)
        return answer["seat"] if status == 201 else answer["code"]

    with ThreadPoolExecutor(12) as many:
        found = list(many.map(sits, range(12)))
    assert sorted(map(str, found)) == ["1", "2", "3", "4", "5", *["full"] * 7]


def test_the_newest_line_of_a_seat_wins(server: Server) -> None:
    name, robots = friends(server)
    again = Robot(server, name, robots[0]._token)
    again.come()
    with pytest.raises(ConnectionClosed):
        robots[0].hear(lambda: False)
    assert robots[0].code == 4409
    assert again.view == robots[0].view  # what the one saw last is what the other sees first
    for robot in (again, *robots[1:]):
        robot.leave()


def test_another_device_and_a_new_invitation(server: Server) -> None:
    opened = table(server, seats=3)
    path = f"/api/tables/{opened['id']}"
    status, told = server.http("POST", f"{path}/code", {"token": opened["token"]})
    assert status == 200
    assert server.http("POST", "/api/codes", {"code": told["code"].lower()}) == (
        200,
        {"id": opened["id"], "token": opened["token"], "seat": 0},
    )
    assert server.http("POST", "/api/codes", {"code": told["code"]})[0] == 404  # good for once
    assert server.http("POST", f"{path}/code", {"token": "somebody"})[0] == 403
    status, fresh = server.http("POST", f"{path}/invite", {"token": opened["token"]})
    assert status == 200
    assert server.http("POST", f"{path}/seats", {"name": "Bob", "invite": opened["invite"]})[0] == 403
    assert server.http("POST", f"{path}/seats", {"name": "Bob", "invite": fresh["invite"]})[0] == 201


def test_who_sends_too_much_is_shown_out(server: Server) -> None:
    _, robots = friends(server)
    with suppress(ConnectionClosed):  # while they are being sent, or after
        for _ in range(120):  # as many as may come at once, and more than any machine takes ten seconds for
            robots[0].send("why", move="pass")
    with pytest.raises(ConnectionClosed):
        robots[0].hear(lambda: False)
    assert robots[0].code == 4429
    robots[1].do("say", text="hello")
    assert robots[1].told["story"][-1]["text"] == "hello"
    for robot in robots:
        robot.leave()


def test_nothing_acknowledged_is_lost_by_kills(tmp_path: Path) -> None:
    """kill -9 in the middle of things, several times: every acknowledged command is in the log once."""
    rng = Random(7)
    with serving(tmp_path) as server:
        name, robots = friends(server, clock="calm")
        for _ in range(3):
            robots[0].do("say", text="here we go")  # something at least is acknowledged
            for _ in range(12):
                robot = rng.choice(robots)
                robot.hear(wait=0.02)
                if robot.moves:
                    robot.send("move", move=rng.choice(robot.moves)["move"], moment=robot.view["moment"])
            server.kill()
            server.start()
            for robot in robots:
                robot.come()
            for robot in robots:  # whatever was acknowledged is in what it sees again
                assert robot.seq >= max(robot.acknowledged.values(), default=0)
        from grosbill.online.store import Store

        server.kill()
        store = Store(server.url)
        rows = {row.cmd: row.seq for row in store.rows(name)}
        store.close()
        for robot in robots:
            for cmd, seq in robot.acknowledged.items():
                assert rows.get(cmd) == seq
        assert any(robot.acknowledged for robot in robots)


def test_a_finished_game_is_proved(tmp_path: Path) -> None:
    """Bots play on for somebody who has left; the record replays, and the shuffle was the promised one."""
    with serving(tmp_path) as server:
        opened = table(server, bots=["greedy"] * 3, pace="at once", clock="printed")
        robot = Robot(server, opened["id"], opened["token"])
        robot.come()
        promised = robot.told["about"]["promise"]
        robot.do("set", leave=True)
        robot.hear(lambda: robot.view.get("over", False))
        status, told = server.http("GET", f"/api/tables/{opened['id']}")
        from hashlib import sha256

        assert sha256(f"{told['seed']}:{told['salt']}".encode()).hexdigest() == promised
        status, record = server.http("GET", f"/api/tables/{opened['id']}/record")
        assert status == 200
        assert grosbill.replay(record).over
        robot.leave()
