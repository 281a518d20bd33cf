"""What anybody may ask over HTTP while a game is on: the same bytes whatever is hidden in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grosbill import parse_move
from grosbill.online import entries as en
from grosbill.online.app import make_app
from grosbill.online.hub import Hub, Running
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from grosbill.testing import permuted
from virtual_table import hashed

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

SETUP = en.Setup(
    id="t",
    edition="munchkin",
    seats=("", "", ""),
    sexes=("male", "female", "male"),
    clock="none",
    listed=True,
    watch="anyone",
    seed=5,
    salt="salt-nobody-may-know",
    key="k",
)
PATHS = (
    "/api/tables",
    "/api/tables/t",
    "/api/tables/t/cards",
    "/api/tables/t/icons",
    "/api/tables/t/record",
    "/api/tables/t/replay",
    "/api/tables/t/replay/steps?eyes=all",
    "/api/replays",
)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    store, thinkers = Store(f"sqlite:///{tmp_path / 'tables.db'}"), Thinkers(1)
    store.create(SETUP, 1)
    with TestClient(make_app(Hub(store, thinkers))) as running:
        yield running
    thinkers.close()
    store.close()


def bodies(client: TestClient[Litestar]) -> dict[str, bytes]:
    """Every answer, by what was asked."""
    found = {path: client.get(path).content for path in PATHS}
    found["rematch"] = client.post("/api/tables/t/rematch", json={"token": "Ann"}).content
    return found


def test_bodies_are_the_same_whatever_is_hidden(client: TestClient[Litestar]) -> None:
    hub: Hub = client.app.state.hub
    rng = Random(2)

    async def begin() -> Running:
        running = await hub.find("t")
        assert running is not None
        for seat, name in enumerate(("Ann", "Bob", "Cid")):
            await running.enter(en.Sat(seat, name, "", hashed(name)), "en")
        await running.enter(en.Started(), "en")
        return running

    running = client.blocking_portal.call(begin)
    room = running.room
    for moves in range(120):
        game = room.game
        assert game is not None
        if game.over:
            break
        if moves % 20 == 0:
            told = bodies(client)
            assert b"salt-nobody-may-know" not in b"".join(told.values())
            for seat in (0, 2):
                room.game = permuted(game, seat, rng.getrandbits(32))
                assert bodies(client) == told
            room.game = game
        seat = rng.choice(game.waiting)
        game.apply(seat, parse_move(game, seat, str(rng.choice(game.legal(seat)))))
