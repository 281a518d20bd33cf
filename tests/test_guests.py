"""Before a table: the invitation as a picture to scan, and the packs that a server offers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import segno

from serving import Server, serving

pytestmark = pytest.mark.fuzz  # real processes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def test_an_invitation_is_a_picture_of_its_address(server: Server) -> None:
    _, opened = server.http("POST", "/api/tables", {"name": "Ann"})
    place = f"/api/tables/{opened['id']}/qr"
    status, card = server.http("POST", place, {"invite": opened["invite"]})
    assert status == 200
    assert card["url"] == f"{opened['url']}#{opened['invite']}"
    assert card["qr"] == segno.make(card["url"], micro=False).svg_data_uri(border=2, scale=4)


@pytest.mark.parametrize("invite", ["", "made-up", "x" * 200])
def test_only_a_good_invitation_is_drawn(server: Server, invite: str) -> None:
    _, opened = server.http("POST", "/api/tables", {"name": "Ann"})
    status, problem = server.http("POST", f"/api/tables/{opened['id']}/qr", {"invite": invite})
    assert (status, problem["code"]) == (403, "no-invite")


def test_packs_that_are_offered_are_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--pack", "examples/packs/lost-property") as server:
        status, packs = server.http("GET", "/api/packs")
    assert status == 200
    assert [pack["id"] for pack in packs] == ["lost-property"]
    assert all(pack["name"]["fr"] and pack["cards"] > 0 for pack in packs)
