"""Playing again: one table more for the same people, in virtual time and over HTTP."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

import grosbill
from finished import SETUP, tape
from grosbill.online import entries as en
from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.rematch import seated_again, set_up_again
from grosbill.online.room import Room
from grosbill.online.saving import opened_again, remembered
from grosbill.online.seats import People
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from virtual_table import Page, VirtualTable, hashed

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def over() -> VirtualTable:
    """A table whose game is over."""
    at = VirtualTable(SETUP)
    at.rows = list(tape().rows)
    at.die()
    return at


# --- in virtual time ----------------------------------------------------------------------------------------


def test_pages_at_the_old_table_learn_where_to_go() -> None:
    at = over()
    page = Page(0)
    at.pages.append(page)
    at.connect(page)
    at.run(wait=100)
    assert "next" not in page.frames[0]["about"]
    assert at.enter(en.Followed(1, "elsewhere"))["t"] == "done"
    told = [frame for frame in page.frames if "next" in frame.get("about", {})]
    assert [frame["about"]["next"] for frame in told] == ["elsewhere"]
    assert told[0]["story"][-1] | {"text": ""} == {"text": "", "kind": "followed", "seat": 1}
    assert "Mia" in told[0]["story"][-1]["text"]
    late = at.watch()
    assert late.frames[0]["about"]["next"] == "elsewhere"


def test_asked_twice_it_is_one_table() -> None:
    at = over()
    at.enter(en.Followed(1, "elsewhere"))
    assert at.enter(en.Followed(0, "nowhere"))["code"] == "again-already"
    assert at.room.people.next == "elsewhere"
    at.die()
    assert at.room.people.next == "elsewhere"
    kept = opened_again(SETUP, remembered(at.room), lambda seq: at.rows[seq:], at.now)
    assert kept.people.next == "elsewhere"


def test_nobody_plays_again_before_the_game_is_over() -> None:
    at = VirtualTable(msgspec.structs.replace(SETUP, seats=("", "random", "random")))
    at.sit(0, "Max")
    assert at.enter(en.Followed(0, "elsewhere"))["code"] == "not-over"


def sat_again(before: Room, seed: int = 1) -> VirtualTable:
    """The other table, with everybody at it."""
    again = VirtualTable(set_up_again(before.setup, before.people, "again"), seed)
    for entry in seated_again(before.people, again.room.people):
        assert again.enter(entry)["t"] == "done"
    return again


def test_everybody_keeps_name_sex_seat_and_token_and_nothing_else_is_the_same() -> None:
    before = over().room
    again = sat_again(before)
    assert [chair.name for chair in again.room.people.chairs] == ["Max", "Mia", ""]
    assert [again.room.seat_of(hashed(name)) for name in ("Max", "Mia")] == [0, 1]
    assert [again.room.people.sex_of(seat) for seat in range(3)] == list(before.people.dealt[1])
    assert again.setup.seats == ("", "", "random")
    for secret in ("id", "seed", "salt", "key"):
        assert getattr(again.setup, secret) != getattr(before.setup, secret)
    assert seated_again(before.people, again.room.people) == []


def test_several_people_wait_for_the_host_and_one_alone_does_not() -> None:
    friends = sat_again(over().room)
    friends.run(wait=60_000)
    assert friends.room.game is None
    assert friends.enter(en.Started())["t"] == "done"
    assert friends.room.game is not None
    assert friends.room.game.names == ("Max", "Mia", "Ann")

    setup = msgspec.structs.replace(SETUP, seats=("", "random", "random"))
    alone = VirtualTable(setup)
    alone.sit(0, "Max")
    alone.run(lambda: alone.room.game is not None)
    again = sat_again(alone.room)
    again.run(lambda: again.room.game is not None)


def test_who_was_host_is_host_again() -> None:
    before = People.of(SETUP)
    for entry in (en.Sat(0, "Max", "", "x"), en.Sat(1, "Mia", "", "y"), en.HandedOn(1), en.Started()):
        before.note(entry, 0)
    after = People.of(set_up_again(SETUP, before, "again"))
    for missing in seated_again(before, after):
        after.note(missing, 0)
    assert after.host == 1


# --- over HTTP ----------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    with asking(tmp_path, over()) as running:
        yield running


@contextmanager
def asking(folder: Path, at: VirtualTable) -> Iterator[TestClient[Litestar]]:
    """A server that has this table, and somebody who asks it."""
    store, thinkers = Store(f"sqlite:///{folder / 'tables.db'}"), Thinkers(1)
    store.create(msgspec.structs.replace(SETUP, listed=True), 1)
    for outcome in [store.append(SETUP.id, row) for row in at.rows]:
        outcome.result()
    store.remember(SETUP.id, at.room.noted).result()
    with TestClient(make_app(Hub(store, thinkers))) as running:
        yield running
    thinkers.close()
    store.close()


def test_whoever_asks_finds_the_same_table(client: TestClient[Litestar]) -> None:
    path = f"/api/tables/{SETUP.id}/rematch"
    assert client.post(path, json={"token": "nobody"}).status_code == 403
    asked = [client.post(path, json={"token": name}) for name in ("Max", "Mia", "Max")]
    assert {answer.status_code for answer in asked} == {200}
    (name,) = {answer.json()["id"] for answer in asked}
    told = client.get(f"/api/tables/{name}").json()
    assert (told["names"][:2], told["free"], told["started"]) == (["Max", "Mia"], 0, False)
    assert client.post(f"/api/tables/{name}/start", json={"token": "Max"}).status_code == 200
    assert client.post(f"/api/tables/{name}/rematch", json={"token": "Max"}).json()["code"] == "not-over"


def test_what_was_begun_is_finished_by_whoever_asks_next(client: TestClient[Litestar]) -> None:
    """The old table names the new one before there is one: the program may die in between."""
    hub: Hub = client.app.state.hub

    async def half() -> None:
        running = await hub.find(SETUP.id)
        assert running is not None
        await running.enter(en.Followed(0, "half-done"), "en")

    client.blocking_portal.call(half)
    answer = client.post(f"/api/tables/{SETUP.id}/rematch", json={"token": "Mia"})
    assert answer.json() == {"id": "half-done"}
    assert client.get("/api/tables/half-done").json()["free"] == 0


def test_finished_games_are_seen_over_http_and_others_are_not(client: TestClient[Litestar]) -> None:
    (listed,) = client.get("/api/replays").json()
    assert (listed["id"], listed["names"]) == (SETUP.id, ["Max", "Mia", "Ann"])
    replay = client.get(f"/api/tables/{SETUP.id}/replay", params={"lang": "fr"}).json()
    assert replay["verified"] is True
    steps = client.get(f"/api/tables/{SETUP.id}/replay/steps", params={"from": 5, "to": 7, "eyes": "all"})
    assert [(frame["t"], frame["seq"]) for frame in steps.json()] == [("table", 5), ("step", 6), ("step", 7)]
    for query, status in (({"eyes": "3"}, 404), ({"eyes": "everyone"}, 400), ({"from": "-1"}, 400)):
        wrong = client.get(f"/api/tables/{SETUP.id}/replay/steps", params=query)
        assert wrong.status_code == status
    name = client.post("/api/tables", json={"name": "Ann", "bots": ["random"] * 3}).json()["id"]
    for path in ("replay", "replay/steps", "record"):
        answer = client.get(f"/api/tables/{name}/{path}", headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def closed(rows: int) -> VirtualTable:
    """The same table, closed by its host after so many rows."""
    at = VirtualTable(SETUP)
    before = tape().rows[:rows]
    at.rows = [*before, en.Row(len(before) + 1, "close", before[-1].at, en.Closed(0))]
    at.die()
    return at


def test_a_game_that_was_closed_is_seen_as_far_as_it_went_and_nobody_won(tmp_path: Path) -> None:
    at = closed(90)
    assert at.room.game is not None
    with asking(tmp_path, at) as client:
        (listed,) = client.get("/api/replays").json()
        assert (listed["id"], listed["winners"]) == (SETUP.id, [])
        assert client.get("/api/tables").json() == []
        told = client.get(f"/api/tables/{SETUP.id}").json()
        assert (told["over"], told["joinable"], told["seed"]) == (True, False, str(SETUP.seed))
        replay = client.get(f"/api/tables/{SETUP.id}/replay").json()
        assert (replay["winners"], replay["verified"], replay["whole"]) == ([], True, True)
        last = {"from": replay["moments"] - 1}
        (frame,) = client.get(f"/api/tables/{SETUP.id}/replay/steps", params=last).json()
        assert (frame["view"]["over"], frame["story"][-1]["kind"]) == (True, "closed")
        record = client.get(f"/api/tables/{SETUP.id}/record").text
        assert grosbill.replay(record).digest() == at.room.game.digest()
        answer = client.post(f"/api/tables/{SETUP.id}/rematch", json={"token": "Mia"})
        assert answer.status_code == 200
        assert client.get(f"/api/tables/{answer.json()['id']}").json()["over"] is False


def test_a_table_that_was_closed_before_its_game_has_nothing_to_see(tmp_path: Path) -> None:
    with asking(tmp_path, closed(2)) as client:
        assert client.get("/api/replays").json() == client.get("/api/tables").json() == []
        place = f"/api/tables/{SETUP.id}"
        asked = [client.get(f"{place}/{path}") for path in ("replay", "replay/steps", "record")]
        asked += [client.post(f"{place}/{path}", json={"token": "Max"}) for path in ("start", "invite")]
        asked += [client.post(f"{place}/rematch", json={"token": "Mia"})]
        assert [(answer.status_code, answer.json()["code"]) for answer in asked] == [(409, "closed")] * 6
