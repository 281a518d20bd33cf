"""What `docs/hosting.md` says of a server behind nginx, with a real one and the lines of that page."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from proxying import HOW, NAME, Outside, Proxy, documented, nginx, proxied
from serving import Server

pytestmark = pytest.mark.fuzz  # real processes

STRANGER = "https://evil.example"
WISH = {"name": "Ann", "seats": 3, "bots": ["random", "random"], "pace": "at once", "clock": "none"}


@pytest.fixture(scope="module")
def binary(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = nginx(tmp_path_factory.mktemp("nginx"))
    if not path:
        # Who has none can still run all other tests; where every test has to run, it is a failure.
        (pytest.fail if os.environ.get("CI") else pytest.skip)(HOW)
    return path


@pytest.fixture(scope="module")
def hosted(binary: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Proxy, Server]]:
    folder = tmp_path_factory.mktemp("hosted")
    (folder / "limits.toml").write_text("tables = 2\n")
    with proxied(binary, folder, "--limits", str(folder / "limits.toml")) as running:
        yield running


@pytest.fixture(scope="module")
def table(hosted: tuple[Proxy, Server]) -> dict[str, Any]:
    status, found = made(hosted[0])
    assert status == 201, found
    return found


def made(proxy: Proxy, **headers: str) -> tuple[int, dict[str, Any]]:
    told = {"Content-Type": "application/json", "Accept-Language": "en", **headers}
    status, _, data = proxy.http("POST", "/api/tables", json.dumps(WISH), told)
    return status, json.loads(data)


def test_the_answer_is_the_one_that_the_page_shows(hosted: tuple[Proxy, Server]) -> None:
    proxy, _ = hosted
    shown = documented("$ curl").split("$ curl -i")[1].split("\n\n")
    headers = dict(line.split(": ", 1) for line in shown[0].splitlines()[2:])
    status, found, data = proxy.http("GET", "/healthz")
    assert status == 200
    assert data.decode() == shown[1].splitlines()[0]
    headers["content-security-policy"] = headers["content-security-policy"].replace(
        f"wss://{NAME}", f"wss://{NAME}:{proxy.tls}"
    )
    own = {
        name: value for name, value in found.items() if name not in ("date", "content-length", "connection")
    }
    assert own == headers | {"server": found["server"]}


def test_links_lead_to_the_public_address(hosted: tuple[Proxy, Server], table: dict[str, Any]) -> None:
    assert table["url"].startswith(f"{hosted[0].url}/t/")


def test_one_plays_through_it(hosted: tuple[Proxy, Server], table: dict[str, Any]) -> None:
    robot = Outside(*hosted, table["id"], table["token"])
    robot.come()
    answer: dict[str, Any] = {"t": "refused"}
    while answer["t"] == "refused":  # the bots are quick: what a pass was meant for may be over
        robot.hear(lambda: bool(robot.moves))
        answer = robot.do("move", move=robot.moves[0]["move"], moment=robot.view["moment"])
    assert answer["t"] == "done"
    robot.hear(lambda: robot.seq >= answer["seq"])
    robot.leave()


def test_a_page_of_another_origin_is_turned_away(hosted: tuple[Proxy, Server], table: dict[str, Any]) -> None:
    proxy, _ = hosted
    hello = json.dumps({"t": "hello", "v": 1, "token": table["token"]})
    with proxy.socket(table["id"], origin=STRANGER) as line, pytest.raises(ConnectionClosed) as closed:
        line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401
    with proxy.socket(table["id"], origin=proxy.url) as line:
        line.send(hello)
        assert json.loads(line.recv())["t"] == "table"
    status, problem = made(proxy, Origin=STRANGER)
    assert status == 403, problem


def test_a_name_that_is_not_ours_gets_no_page(hosted: tuple[Proxy, Server]) -> None:
    status, _, _ = hosted[0].http("GET", "/", headers={"Host": "elsewhere.example"})
    assert status == 421


def test_without_tls_one_is_led_to_it(hosted: tuple[Proxy, Server]) -> None:
    assert hosted[0].redirected("/cards?q=mace") == (301, f"https://{NAME}/cards?q=mace")


def test_figures_are_for_this_machine_only(hosted: tuple[Proxy, Server]) -> None:
    proxy, server = hosted
    assert proxy.http("GET", "/metrics")[0] == 404
    assert server.raw("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.7"})[0] == 403
    assert server.raw("GET", "/metrics")[0] == 200


def test_what_is_too_large_does_not_reach_the_server(hosted: tuple[Proxy, Server]) -> None:
    status, headers, _ = hosted[0].http("POST", "/api/tables", "x" * 70_000)
    assert (status, headers["content-type"]) == (413, "text/html")  # the server says it as a problem in JSON


def test_nobody_says_from_where_they_come(hosted: tuple[Proxy, Server], table: dict[str, Any]) -> None:
    """Limits go by the address that nginx sees: here two tables an hour, of which one is made."""
    found = [made(hosted[0], **{"X-Forwarded-For": f"203.0.113.{n}"})[0] for n in range(2)]
    assert found == [201, 429]


def test_whoever_played_is_back_after_a_restart(hosted: tuple[Proxy, Server], table: dict[str, Any]) -> None:
    proxy, server = hosted
    robot = Outside(proxy, server, table["id"], table["token"])
    robot.come()
    said = robot.do("say", text="still there?")
    robot.leave()
    server.kill()
    try:
        assert proxy.http("GET", "/healthz")[0] == 502
    finally:
        server.start()
    assert proxy.http("GET", "/healthz")[0] == 200
    robot.come()
    assert robot.seq >= said["seq"]
    robot.leave()
