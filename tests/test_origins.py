"""Whom a server believes: names that are its own, and pages of its own."""

from __future__ import annotations

from pathlib import Path
from socket import gethostname

import pytest
from litestar.exceptions import WebSocketDisconnect

from answering import answering
from grosbill.online.origins import Origins

PUBLIC = "https://table.example.org"
HERE = (
    "127.0.0.1:8910",
    "localhost:8910",
    "localhost",
    "LocalHost.:1",
    "[::1]:8910",
    "127.8.8.8",
    "a.localhost",
)
HOUSEHOLD = (
    "192.168.1.7:8910",
    "[fd00::7]:8910",
    "203.0.113.9",
    "attic",
    "attic:8910",
    "attic.local",
    gethostname(),
)
ELSEWHERE = (
    "evil.example.com",
    "evil.example.com:8910",
    "127.0.0.1.evil.example.com",
    "localhost.example.com",
    "table.example.org.evil.com",
    "[::1",
    "local:host:x",
    ".",
)


@pytest.mark.parametrize(
    ("origins", "known", "strange"),
    [
        (Origins("", "127.0.0.1"), HERE, (*HOUSEHOLD[:-1], *ELSEWHERE, "table.example.org")),
        (Origins("", "localhost"), HERE, (*HOUSEHOLD[:-1], *ELSEWHERE)),
        (Origins("", "::1"), HERE, (*HOUSEHOLD[:-1], *ELSEWHERE)),
        (Origins(""), (*HERE, *HOUSEHOLD), (*ELSEWHERE, "table.example.org")),
        (Origins("", "table.example.org"), (*HERE, *HOUSEHOLD, "table.example.org:8910"), ELSEWHERE),
        (
            Origins(PUBLIC),
            (*HERE, "table.example.org", "Table.Example.org:8443"),
            (*HOUSEHOLD[:-1], *ELSEWHERE),
        ),
        (Origins(PUBLIC, "127.0.0.1"), (*HERE, "table.example.org"), (*HOUSEHOLD[:-1], *ELSEWHERE)),
    ],
    ids=["this machine", "localhost", "IPv6", "any address", "a name", "public", "behind a proxy"],
)
def test_names_that_nobody_else_can_give_away_are_ours(
    origins: Origins, known: tuple[str, ...], strange: tuple[str, ...]
) -> None:
    assert [host for host in known if not origins.knows(host)] == []
    assert [host for host in strange if origins.knows(host)] == []
    assert origins.knows("")  # a program


@pytest.mark.parametrize(
    ("origins", "origin", "host", "ours"),
    [
        (Origins("", "127.0.0.1"), None, "127.0.0.1:8910", True),
        (Origins("", "127.0.0.1"), "http://127.0.0.1:8910", "127.0.0.1:8910", True),
        (Origins("", "127.0.0.1"), "http://localhost:9000", "localhost:9000", True),
        (Origins("", "127.0.0.1"), "http://localhost:9000", "localhost:8910", False),
        (Origins("", "127.0.0.1"), "http://evil.example.com:8910", "127.0.0.1:8910", False),
        (Origins("", "127.0.0.1"), "http://evil.example.com:8910", "evil.example.com:8910", False),
        (Origins("", "127.0.0.1"), "null", "127.0.0.1:8910", False),
        (Origins("", "127.0.0.1"), "", "", False),
        (Origins("", "127.0.0.1"), "http://[::1", "[::1", False),
        (Origins(""), "http://192.168.1.7:8910", "192.168.1.7:8910", True),
        (Origins(""), "http://evil.example.com", "evil.example.com", False),
        (Origins(PUBLIC), PUBLIC, "table.example.org", True),
        (Origins(PUBLIC), f"{PUBLIC}:443", "127.0.0.1:8910", True),  # a proxy that says nothing of the name
        (Origins(f"{PUBLIC}:443"), PUBLIC, "table.example.org", True),
        (Origins(PUBLIC), "http://table.example.org", "table.example.org", False),
        (Origins(PUBLIC), "https://table.example.org:8443", "table.example.org:8443", False),
        (Origins(PUBLIC), "https://evil.example.com", "table.example.org", False),
        (Origins(PUBLIC), "https://evil.example.com", "evil.example.com", False),
        (Origins(PUBLIC), "http://192.168.1.7:8910", "192.168.1.7:8910", False),
        (Origins(PUBLIC), "http://127.0.0.1:8910", "127.0.0.1:8910", True),
    ],
)
def test_only_pages_of_ours_are_listened_to(
    origins: Origins, origin: str | None, host: str, ours: bool
) -> None:
    assert origins.ours(origin, host) == ours


def test_whoever_comes_by_a_strange_name_or_from_a_strange_page_is_told_so(tmp_path: Path) -> None:
    with answering(tmp_path, listens_at="127.0.0.1") as server:
        ours = {"Host": "127.0.0.1:8910"}
        for path in ("/", "/api/tables", "/metrics", "/api/openapi.json"):
            for lang, word in (("en", "not a name of this server"), ("fr", "pas un nom de ce serveur")):
                answer = server.client.get(
                    path, headers={"Host": "evil.example.com:8910", "Accept-Language": lang}
                )
                assert (answer.status_code, answer.json()["code"]) == (421, "not-our-name"), path
                assert word in answer.json()["detail"]
            assert server.client.get(path, headers=ours).status_code in (200, 403), path
        seen = server.client.get("/", headers={"Host": "evil.example.com", "Accept": "text/html"})
        assert seen.headers["content-type"].startswith("text/plain")
        assert server.client.get("/healthz", headers={"Host": "whatever"}).status_code == 200
        made = {"name": "Ann"}
        answer = server.client.post(
            "/api/tables", json=made, headers={**ours, "Origin": "http://evil.example.com"}
        )
        assert (answer.status_code, answer.json()["code"]) == (403, "not-our-page")
        opened = server.client.post(
            "/api/tables", json=made, headers={**ours, "Origin": "http://127.0.0.1:8910"}
        )
        assert opened.status_code == 201
        for strange in ({"Host": "evil.example.com"}, {**ours, "Origin": "http://evil.example.com"}):
            with (
                pytest.raises(WebSocketDisconnect) as closed,
                server.client.websocket_connect(
                    f"/ws/{opened.json()['id']}", headers={"Origin": "http://evil.example.com", **strange}
                ) as line,
            ):
                line.receive_json()
            assert closed.value.code == 4401
