"""Tables whose log does not fit the rules of today: nobody who sat there is left without a way on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa
from litestar import Litestar
from litestar.testing import TestClient

from finished import SETUP, tape
from grosbill.online import entries as en
from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.saving import as_far_as_it_fits
from grosbill.online.schema import ROWS
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from grosbill.rules import VERSION
from virtual_table import hashed

NOT_HERE = 40
"""The row that a program of today makes nothing of."""
LISTED = msgspec.structs.replace(SETUP, listed=True)
HERE = f"/api/tables/{SETUP.id}"

Spoil = Callable[[Store], None]


def _another_move(store: Store) -> None:
    body = en.write_entry(en.Moved(0, "play chess with death"))
    _written_over(store, body)


def _unreadable(store: Store) -> None:
    _written_over(store, b'{"k":"dreamt"}')


def _written_over(store: Store, body: bytes) -> None:
    with store._engine.begin() as connection:
        connection.execute(sa.update(ROWS).where(ROWS.c.seq == NOT_HERE).values(body=body))


@contextmanager
def left_by_other_rules(
    folder: Path, spoil: Spoil, *, over: bool, more: tuple[en.AnyEntry, ...] = ()
) -> Iterator[TestClient[Litestar]]:
    """A server with a table that cannot go on; `more`: what happened there among its people at the end."""
    store, thinkers = Store(f"sqlite:///{folder / 'tables.db'}"), Thinkers(1)
    rows = tape().rows if over else tape().rows[: NOT_HERE + 5]
    late = [en.Row(len(rows) + n, f"more-{n}", 9, entry) for n, entry in enumerate(more, 1)]
    store.create(LISTED, 1, [*rows, *late])
    spoil(store)
    winners = (1,) if over else ()
    noted = en.Noted(VERSION - 1, ("Max", "Mia", "Ann"), 0, True, over, 7, winners)
    store.remember(SETUP.id, noted).result()
    with TestClient(make_app(Hub(store, thinkers))) as running:
        yield running


@pytest.fixture(params=[_another_move, _unreadable])
def spoil(request: pytest.FixtureRequest) -> Spoil:
    found: Spoil = request.param
    return found


def test_as_far_as_it_fits_and_with_everybody_who_sits_there(tmp_path: Path, spoil: Spoil) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    rows = [*tape().rows[: NOT_HERE + 5], en.Row(NOT_HERE + 6, "x", 9, en.HandedOn(1))]
    store.create(SETUP, 1, rows)
    spoil(store)
    room = as_far_as_it_fits(SETUP, store.readable(SETUP.id))
    store.close()
    assert (room.seq, room.people.host, room.people.started) == (NOT_HERE - 1, 1, True)
    assert room.game is not None
    assert len(room.game.record().moves) == sum(
        isinstance(row.entry, en.Moved) for row in rows[: NOT_HERE - 1]
    )


def test_the_same_people_play_again_with_the_rules_of_today(tmp_path: Path, spoil: Spoil) -> None:
    with left_by_other_rules(tmp_path, spoil, over=False, more=(en.HandedOn(1),)) as client:
        for lang, word in (("en", "for the same people"), ("fr", "pour les mêmes personnes")):
            answer = client.get(HERE, headers={"accept-language": lang})
            assert (answer.status_code, answer.json()["code"]) == (409, "table-stuck")
            assert word in answer.json()["detail"]
        assert client.post(f"{HERE}/rematch", json={"token": "nobody"}).status_code == 403
        asked = [client.post(f"{HERE}/rematch", json={"token": name}) for name in ("Mia", "Max", "Mia")]
        assert {answer.status_code for answer in asked} == {200}
        (name,) = {answer.json()["id"] for answer in asked}
        told = client.get(f"/api/tables/{name}").json()
        assert (told["names"][:2], told["free"], told["started"]) == (["Max", "Mia"], 0, False)
        assert client.post(f"/api/tables/{name}/start", json={"token": "Mia"}).status_code == 200
    with TestClient(make_app(_again(tmp_path))) as later:  # it is in the log
        assert later.post(f"{HERE}/rematch", json={"token": "Max"}).json() == {"id": name}


def _again(folder: Path) -> Hub:
    return Hub(Store(f"sqlite:///{folder / 'tables.db'}"), Thinkers(1))


def test_two_who_ask_at_once_find_one_table(tmp_path: Path) -> None:
    with left_by_other_rules(tmp_path, _another_move, over=False) as client:
        hub: Hub = client.app.state.hub

        async def both() -> None:
            await asyncio.gather(hub.followed(SETUP.id, 0), hub.followed(SETUP.id, 1))

        client.blocking_portal.call(both)
        named = [
            row.entry.table for row in hub.store.readable(SETUP.id) if isinstance(row.entry, en.Followed)
        ]
        assert len(named) == 1
        assert client.post(f"{HERE}/rematch", json={"token": "Max"}).json() == {"id": named[0]}


def test_whoever_was_removed_is_not_let_in_again(tmp_path: Path) -> None:
    removed = (en.Removed(1, for_good=True),)
    with left_by_other_rules(tmp_path, _another_move, over=False, more=removed) as client:
        assert client.post(f"{HERE}/rematch", json={"token": "Mia"}).status_code == 403
        name = client.post(f"{HERE}/rematch", json={"token": "Max"}).json()["id"]
        assert client.app.state.hub.store.names(name, hashed("Mia")) is False


def test_an_unfinished_game_is_not_opened_to_anybody(tmp_path: Path, spoil: Spoil) -> None:
    """Its rules may come back, and it goes on: only what everybody knows, the cards there are, is told."""
    with left_by_other_rules(tmp_path, spoil, over=False) as client:
        for path in ("replay", "replay/steps", "record"):
            answer = client.get(f"{HERE}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table-stuck"), path
        assert client.get(f"{HERE}/cards").status_code == client.get(f"{HERE}/icons").status_code == 200


def test_a_finished_game_is_seen_as_far_as_it_fits(tmp_path: Path, spoil: Spoil) -> None:
    with left_by_other_rules(tmp_path, spoil, over=True) as client:
        (listed,) = client.get("/api/replays").json()
        assert (listed["id"], listed["winners"], listed["turns"]) == (SETUP.id, [1], 7)
        seen = client.get(f"{HERE}/replay").json()
        assert (seen["whole"], seen["verified"], seen["winners"]) == (False, False, [1])
        moments = 1 + sum(isinstance(row.entry, en.Moved) for row in tape().rows[: NOT_HERE - 1])
        assert seen["moments"] == moments
        steps = client.get(f"{HERE}/replay/steps", params={"from": 0, "eyes": "all"}).json()
        assert [frame["seq"] for frame in steps] == list(range(moments))
        assert client.get(f"{HERE}/cards").status_code == client.get(f"{HERE}/icons").status_code == 200


def test_a_game_that_fits_is_whole(tmp_path: Path) -> None:
    with left_by_other_rules(tmp_path, lambda store: None, over=True) as client:
        seen = client.get(f"{HERE}/replay").json()
        assert (seen["whole"], seen["verified"]) == (True, True)
