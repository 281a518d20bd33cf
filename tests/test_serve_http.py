"""What the server answers over HTTP: the page, headers, lists, figures, limits, and what programs read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from litestar import Request
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import OperationalError

from answering import Answering, answering
from grosbill.language import say
from grosbill.online.limits import Addresses, Limits, LimitsError, read_limits
from grosbill.online.routes import catalogue, page
from grosbill.online.routes.asking import Asking, address_of
from grosbill.online.store import Store
from running import look_until

ADDRESSES = (
    "/",
    "/t/some-table",
    "/r/some-replay",
    "/cards",
    "/cards/magic-missile",
    "/cards/cthulhu/great-cthulhu",
    "/rules",
    "/rules/R-SELL-003",
    "/replays",
    "/about",
)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as a build would leave it."""
    home = tmp_path_factory.mktemp("page")
    (home / "assets").mkdir()
    (home / "index.html").write_text("<!doctype html><title>Grosbill</title>" + "<p>table</p>" * 200)
    (home / "assets" / "index-4f2a.js").write_text("export const table = 1;\n" * 500)
    (home / "assets" / "letters-77aa.woff2").write_bytes(bytes(range(256)))
    (home / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return home


@pytest.fixture(scope="module")
def server(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Answering]:
    with pytest.MonkeyPatch.context() as patch:
        files = page.read_page(built)
        patch.setattr(page, "read_page", lambda: files)
        with answering(tmp_path_factory.mktemp("data")) as running:
            yield running


# --- the page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", ADDRESSES)
def test_every_address_of_the_page_is_the_page(server: Answering, built: Path, address: str) -> None:
    answer = server.client.get(address)
    assert answer.status_code == 200
    assert answer.text == (built / "index.html").read_text()
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    again = server.client.get(address, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_has_its_content_in_its_name_is_kept_for_ever(server: Answering, built: Path) -> None:
    answer = server.client.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.content == (built / "assets" / "index-4f2a.js").read_bytes()
    plain = server.client.get("/assets/index-4f2a.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == answer.content


def test_what_does_not_get_smaller_is_sent_as_it_is(server: Answering) -> None:
    answer = server.client.get("/assets/letters-77aa.woff2", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "font/woff2"


def test_a_file_beside_the_index_is_asked_for_each_time(server: Answering) -> None:
    answer = server.client.get("/icon.svg")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("image/svg+xml")


@pytest.mark.parametrize(
    "address",
    ["/nothing", "/assets/nothing.js", "/assets/%2e%2e/app.py", "/..%2fapp.py"],
)
def test_nothing_else_is_there(server: Answering, address: str) -> None:
    answer = server.client.get(address)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.parametrize("address", ["/nothing", "/no/where", "/t"])
def test_a_browser_that_went_astray_gets_the_page(server: Answering, built: Path, address: str) -> None:
    tag = server.client.get("/").headers["etag"]
    answer = server.client.get(address, headers={**BROWSER, "If-None-Match": tag})
    assert answer.status_code == 404
    assert answer.text == (built / "index.html").read_text()
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/api/tables/nothing", "/api/no/where", "/assets/nothing.js"])
def test_a_browser_gets_no_page_where_programs_ask(server: Answering, address: str) -> None:
    answer = server.client.get(address, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.parametrize(
    "address",
    [*ADDRESSES, "/assets/index-4f2a.js", "/icon.svg", "/healthz", "/nothing", "/assets/nothing.js"],
)
def test_whoever_asks_for_the_head_gets_all_but_the_body(server: Answering, address: str) -> None:
    whole, head = server.client.get(address), server.client.head(address)
    assert whole.content
    assert head.content == b""
    assert head.status_code == whole.status_code
    assert dict(head.headers) == dict(whole.headers)


def test_without_a_page_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "read_page", dict)
    with answering(tmp_path) as running:
        for lang, word in (("en", "is not part of"), ("fr", "ne fait pas partie")):
            answer = running.client.get("/", headers={"Accept-Language": lang})
            assert answer.status_code == 404
            assert word in answer.text
        assert running.client.get("/api/tables").status_code == 200


def test_what_every_page_asks_for_first_is_there_before_anybody_asks(tmp_path: Path) -> None:
    ready = (catalogue._editions, catalogue._bots, catalogue._cards, catalogue._icons)
    for each in ready:
        each.cache_clear()
    with answering(tmp_path) as server:
        look_until(lambda: all(each.cache_info().currsize for each in ready))
        for each, address in zip(ready, ("editions", "bots", "cards", "icons"), strict=True):
            found = each.cache_info().hits
            assert server.client.get(f"/api/{address}").status_code == 200
            assert each.cache_info().hits > found


# --- headers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address", ["/", "/assets/index-4f2a.js", "/api/tables", "/nothing", "/healthz", "/api/x/y/z"]
)
def test_every_answer_is_guarded(server: Answering, address: str) -> None:
    for answer in (server.client.get(address), server.client.delete(address)):
        headers = answer.headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        rules = dict(rule.split(" ", 1) for rule in headers["content-security-policy"].split("; "))
        assert rules["default-src"] == "'none'"
        assert rules["script-src"] == rules["style-src"] == "'self'"
        assert rules["connect-src"].split()[0] == "'self'"
        assert rules["base-uri"] == rules["form-action"] == rules["frame-ancestors"] == "'none'"
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["cache-control"]


@pytest.mark.parametrize(
    ("public", "host", "socket"),
    [
        ("https://table.example.org", "evil.example.com", "wss://table.example.org"),
        ("", "table.example.org:8910", "ws://table.example.org:8910"),
        ("", "[::1]:8910", "ws://[::1]:8910"),
        ("", "x; script-src *", ""),
    ],
)
def test_a_page_talks_to_its_own_server_only(tmp_path: Path, public: str, host: str, socket: str) -> None:
    with answering(tmp_path, public_url=public) as running:
        policy = running.client.get("/healthz", headers={"Host": host}).headers["content-security-policy"]
        allowed = next(rule for rule in policy.split("; ") if rule.startswith("connect-src"))
        assert allowed.split() == ["connect-src", "'self'", *([socket] if socket else [])]
        assert "script-src *" not in policy


def test_long_answers_are_compressed_unless_they_hold_a_secret(server: Answering) -> None:
    for _ in range(4):
        server.table(seats=3, listed=True)
    packed = {"Accept-Encoding": "gzip"}
    answer = server.client.get("/api/tables", headers=packed)
    assert len(answer.content) > 1000
    assert answer.headers["content-encoding"] == "gzip"
    opened = server.table(seats=3)
    made = server.client.post(
        f"/api/tables/{opened['id']}/code", json={"token": opened["token"]}, headers=packed
    )
    assert len(made.content) > 1000
    assert "content-encoding" not in made.headers


def test_a_way_to_another_device_is_a_code_an_address_and_a_picture(server: Answering) -> None:
    opened = server.table(seats=3)
    made = server.client.post(f"/api/tables/{opened['id']}/code", json={"token": opened["token"]}).json()
    assert made["url"].endswith(f"/#code={made['code']}")
    assert made["qr"].startswith("data:image/svg+xml")
    assert opened["token"] not in json.dumps(made)


# --- lists ------------------------------------------------------------------------------------------------


def listed(server: Answering) -> dict[str, dict[str, Any]]:
    return {table["id"]: table for table in server.client.get("/api/tables").json()}


def test_only_what_is_listed_and_open_to_anybody_is_in_the_list(tmp_path: Path) -> None:
    with answering(tmp_path) as server:
        private = server.table(seats=3)
        to_join = server.table(seats=3, listed=True)
        to_watch, _ = server.friends(3, listed=True, watch="anyone")
        closed, _ = server.friends(3, listed=True, watch="invited")
        watched, _ = server.friends(3, watch="anyone")
        told = listed(server)
        assert set(told) == {to_join["id"], to_watch}
        assert (told[to_join["id"]]["joinable"], told[to_join["id"]]["watchable"]) == (True, False)
        assert (told[to_watch]["joinable"], told[to_watch]["watchable"]) == (False, True)
        text = server.client.get("/api/tables").text
        for secret in (private["id"], closed, watched, to_join["token"], to_join["invite"]):
            assert secret not in text
        assert not {"seed", "salt", "key", "invite"} & set(told[to_watch])
    with answering(tmp_path) as server:  # started anew: nobody has come to these tables yet
        assert set(listed(server)) == {to_join["id"], to_watch}


def test_anybody_may_sit_down_at_a_table_that_is_listed(server: Answering) -> None:
    opened = server.table(seats=3, listed=True)
    seats = f"/api/tables/{opened['id']}/seats"
    assert server.client.post(seats, json={"name": "Bob"}).json()["seat"] == 1
    assert server.client.post(seats, json={"name": "Cid"}).json()["seat"] == 2
    assert server.client.post(seats, json={"name": "Dee"}).json()["code"] == "full"
    alone = server.table(seats=3)
    assert server.client.post(f"/api/tables/{alone['id']}/seats", json={"name": "Bob"}).status_code == 403


# --- for whoever runs it, and for programs ------------------------------------------------------------------


def test_figures_are_not_for_others(server: Answering) -> None:
    """The client of this test comes from nowhere; a real one from this machine is in test_serve.py."""
    answer = server.client.get("/metrics")
    assert answer.status_code == 403
    assert answer.json()["code"] == "only-here"


def test_figures_count_what_happens(tmp_path: Path) -> None:
    with answering(tmp_path) as server:
        name, tokens = server.friends(3)
        with server.line(name, tokens[0]) as line:
            line.receive_json()
            line.send_text('{"t":"why","cmd":"1","move":"open door"}')
            while line.receive_json()["t"] == "step":
                pass
            line.send_text('{"t":"hint","cmd":"2"}')
            while line.receive_json()["t"] == "step":
                pass
            told = _figures(server)
            assert told["grosbill_sockets"] == 1
        server.client.get("/api/tables/nowhere")
        told = _figures(server)
    assert told["grosbill_tables_open"] == 1
    assert told['grosbill_commands_total{t="why"}'] == told['grosbill_commands_total{t="hint"}'] == 1
    assert told['grosbill_refusals_total{code="no-table"}'] == 1
    assert told["grosbill_rows_total"] >= 4  # three sat down, and the game began
    assert told["grosbill_commit_seconds_count"] >= 1
    assert told["grosbill_frames_sent_total"] >= 3
    assert told["grosbill_bytes_sent_total"] > 1000
    assert told["grosbill_server_errors_total"] == 0


def _figures(server: Answering) -> dict[str, float]:
    lines = server.hub.metrics.text().decode().splitlines()
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")}


def test_what_can_be_asked_can_be_read(server: Answering) -> None:
    """Every answer, and every way it can go wrong, is in the OpenAPI document."""
    document = server.client.get("/api/openapi.json").json()
    paths = document["paths"]
    assert {"/api/tables", "/api/tables/{table}", "/healthz", "/metrics"} <= set(paths)
    assert not set(paths) & {"/", "/t/{table}"}
    for path, methods in paths.items():
        for method, told in methods.items():
            answers = told["responses"]
            if path.startswith("/api/"):
                assert {"429", "500"} <= set(answers), (path, method)
                problem = answers["500"]["content"]["application/problem+json"]["schema"]
                assert problem == {"$ref": "#/components/schemas/Problem"}
            if "{table}" in path:
                assert {"404", "409"} <= set(answers), (path, method)
            if method == "post" and path != "/api/tables":
                assert "400" in answers
    assert set(document["components"]["schemas"]["Problem"]["properties"]) == {
        "status",
        "code",
        "detail",
        "type",
        "why",
    }


@pytest.mark.parametrize(
    ("method", "path", "body", "code", "english", "french"),
    [
        ("POST", "/api/tables", b"{", "bad-request", "cannot be read", "illisible"),
        ("POST", "/api/tables", b"[" * 30_000, "bad-request", "cannot be read", "illisible"),
        ("POST", "/api/tables", b"[]", "bad-request", "cannot be read", "illisible"),
        ("POST", "/api/tables", b"", "bad-request", "cannot be read", "illisible"),
        ("POST", "/api/tables", b"{}", "bad-request", "“name” is missing", "Il manque « name »"),
        ("POST", "/api/tables", b'{"name":1}', "bad-request", "“name” cannot", "« name » ne convient pas"),
        ("POST", "/api/tables", b"x" * 40_000, "too-large", "too much", "trop"),
        ("GET", "/api/cards?q=" + "x" * 300, b"", "bad-request", "“q” cannot", "« q » ne convient pas"),
        ("GET", "/api/editions/" + "x" * 4_000, b"", "unknown", "There is no “xxx", "Il n’y a pas de « xxx"),
        ("GET", "/api/rules/" + "r" * 4_000, b"", "unknown", "There is no “RRR", "Il n’y a pas de « RRR"),
        ("GET", "/api/nothing", b"", "no-page", "nothing here", "rien ici"),
        ("GET", "/api/nothing/at/all", b"", "no-page", "nothing here", "rien ici"),
        ("PUT", "/api/tables", b"{}", "no-method", "not how to ask", "pas la bonne façon"),
    ],
)
def test_what_cannot_be_answered_is_a_sentence_in_both_languages(
    server: Answering, method: str, path: str, body: bytes, code: str, english: str, french: str
) -> None:
    for lang, word in (("en", english), ("fr", french)):
        headers = {"Accept-Language": lang, "Content-Type": "application/json"}
        answer = server.client.request(method, path, content=body, headers=headers)
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.json()["code"] == code
        assert word in answer.json()["detail"].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("fr", "fr"),
        ("fr-CH, en;q=0.9", "fr"),
        ("de-DE, fr;q=0.8, en;q=0.3", "fr"),
        ("de, en-GB;q=0.8, fr;q=0.7", "en"),
        ("fr;q=0, en;q=0.1", "en"),
        ("frr", "en"),
        ("fr;q=x, *", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_the_one_that_is_liked_most(server: Answering, wanted: str, lang: str) -> None:
    told = server.client.get("/api/tables/none", headers={"Accept-Language": wanted}).json()["detail"]
    assert told == say(lang, "net-no-table")


def test_a_mistake_of_the_server_has_a_reference_and_tells_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with answering(tmp_path) as server:

        async def look(table: str) -> None:
            raise RuntimeError("somebody holds the Chainsaw of Bloody Dismemberment")

        monkeypatch.setattr(server.hub, "look", look)
        answer = server.client.get("/api/tables/x", headers={"Accept-Language": "fr"})
        assert answer.status_code == 500
        assert answer.headers["content-type"] == "application/problem+json"
        assert "Chainsaw" not in answer.text
        assert _figures(server)["grosbill_server_errors_total"] == 1
    from grosbill.online.logs import Lines

    written = [Lines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    line = json.loads(written[-1])
    assert line["reference"] in answer.json()["detail"]
    assert (line["event"], line["error"]) == ("error", "RuntimeError")
    assert any("test_serve_http.py" in place for place in line["where"])
    assert "Chainsaw" not in written[-1]


def _let_go(server: Answering) -> None:
    """Nobody is at the table that the server has gone on with by itself."""
    look_until(lambda: server.hub._running)
    server.hub._running.clear()


def test_whoever_may_nothing_opens_no_table(tmp_path: Path) -> None:
    """By asking about a table that nobody is at, its clocks and bots are not set going."""
    with answering(tmp_path) as server:
        table, tokens = server.friends(listed=True, watch="anyone")
    with answering(tmp_path) as server:
        _let_go(server)
        for path in ("", "/cards", "/icons", "/record", "/replay", "/replay/steps"):
            assert server.client.get(f"/api/tables/{table}{path}").status_code in (200, 409), path
        for path in ("start", "invite", "code", "rematch", "qr", "watch", "seats"):
            wrong = {"token": "wrong", "invite": "wrong", "name": "Eve"}
            answer = server.client.post(f"/api/tables/{table}/{path}", json=wrong)
            assert answer.status_code in ((201,) if path == "watch" else (403, 409)), path
        assert server.client.post(f"/api/tables/{table}/code", json={"token": tokens[0]}).status_code == 200
        assert server.hub._running == {}


def _away(*_: object) -> None:
    raise OperationalError("SELECT", {}, Exception("gone"))


def test_while_the_database_is_away_nothing_is_changed_and_no_table_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with answering(tmp_path) as server:
        table, tokens = server.friends()
    with answering(tmp_path) as server:
        _let_go(server)
        for lost in ("create", "snapshot"):
            monkeypatch.setattr(server.hub.store, lost, _away)
        for method, path, body in (
            ("POST", "/api/tables", {"name": "Ann"}),
            ("GET", f"/api/tables/{table}", None),
            ("POST", f"/api/tables/{table}/code", {"token": tokens[0]}),
        ):
            answer = server.client.request(method, path, json=body, headers={"Accept-Language": "fr"})
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database")
            assert "base de données" in answer.json()["detail"]
        monkeypatch.undo()
        assert server.client.get(f"/api/tables/{table}").json()["started"]
        assert server.client.post("/api/tables", json={"name": "Ann"}).status_code == 201


def test_a_code_is_not_used_up_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with answering(tmp_path) as server:
        table, tokens = server.friends()
        told = server.client.post(f"/api/tables/{table}/code", json={"token": tokens[1]}).json()
        _let_go(server)
        with monkeypatch.context() as lost:
            lost.setattr(server.hub.store, "setup", _away)
            assert server.client.post("/api/codes", json={"code": told["code"]}).status_code == 503
        assert server.client.post("/api/codes", json={"code": told["code"]}).json()["seat"] == 1
        assert server.client.post("/api/codes", json={"code": told["code"]}).status_code == 404


def test_tables_go_on_though_the_database_was_away_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their clocks and bots would wait for somebody to come."""
    with answering(tmp_path) as server:
        table, _ = server.friends()
    there, asked = Store.tables, list[bool]()

    def tables(self: Store, *, over: bool) -> list[str]:
        asked.append(over)
        if len(asked) == 1:
            raise OperationalError("SELECT", {}, Exception("gone"))
        return there(self, over=over)

    monkeypatch.setattr(Store, "tables", tables)
    monkeypatch.setattr("grosbill.online.app.SWEEP", 0.1)
    with answering(tmp_path) as server:
        look_until(lambda: table in server.hub._running)


def test_while_the_database_says_nothing_everybody_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks, sits down, begins, or comes by socket; and all of it can be done when it is back."""
    silent, back = Event(), Event()

    def slowly(work: Callable[..., Any]) -> Callable[..., Any]:
        def worked(*args: Any, **more: Any) -> Any:
            if silent.is_set():
                back.wait()
            return work(*args, **more)

        return worked

    for name in ("_keep", "setup", "listed", "rows", "snapshot", "lengths"):
        monkeypatch.setattr(Store, name, slowly(getattr(Store, name)))
    with answering(tmp_path) as server, ExitStack() as however:
        however.callback(back.set)  # a server whose database says nothing cannot be ended
        opened = server.table(seats=3, listed=True)
        here = f"/api/tables/{opened['id']}"
        begun, _ = server.friends()
        server.hub._running.pop(begun).close()
        monkeypatch.setattr("grosbill.online.patience.PATIENCE", 0.3)
        silent.set()
        asked = (
            ("POST", f"{here}/seats", {"name": "Bob"}),
            ("POST", f"{here}/invite", {"token": opened["token"]}),
            ("POST", f"{here}/seats", {"name": "Cid"}),
            ("GET", "/api/tables", None),
            ("GET", "/api/replays", None),
            ("GET", f"/api/tables/{begun}", None),
        )
        for method, path, body in asked:
            answer = server.client.request(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (503, "no-database"), path
        with server.line(begun, "whatever") as line, pytest.raises(WebSocketDisconnect) as closed:
            line.receive_json()
        assert closed.value.code == 1011
        silent.clear()
        back.set()
        monkeypatch.setattr("grosbill.online.patience.PATIENCE", 60.0)

        def sits(name: str) -> bool:
            """A seat that was written all the same is given up again: until then there may be none."""
            return server.client.post(f"{here}/seats", json={"name": name}).status_code == 201

        for name in ("Bob", "Cid"):
            look_until(partial(sits, name))
        assert sorted(server.client.get(here).json()["names"]) == ["Ann", "Bob", "Cid"]
        assert server.client.get(f"/api/tables/{begun}").json()["started"]


# --- limits -----------------------------------------------------------------------------------------------


def test_an_address_may_ask_so_much_and_set_up_so_many_tables(tmp_path: Path) -> None:
    few = Limits(tables=2, requests=0.001, requests_burst=5)
    with answering(tmp_path, limits=few) as server:
        assert [server.client.get("/healthz").status_code for _ in range(9)] == [200] * 9  # not counted
        codes = [server.client.post("/api/tables", json={"name": "Ann"}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        answers = [server.client.get("/api/tables") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 429, 429]
        assert answers[-1].json()["code"] == "too-many"


def test_an_address_of_ipv6_is_as_good_as_its_neighbours() -> None:
    few = Addresses(Limits(sockets=2))
    assert [few.open(f"2001:db8::{n}") for n in (1, 2, 3)] == [True, True, False]
    few.close("2001:db8::1")
    assert few.open("2001:db8::4")
    assert few.open("2001:db8:1::1")
    assert [few.open(address) for address in ("203.0.113.1", "203.0.113.2", "nowhere")] == [True] * 3


def test_sockets_that_come_and_go_are_requests() -> None:
    few = Addresses(Limits(requests=0.001, requests_burst=3))
    opened = []
    for _ in range(4):
        opened.append(few.open("192.0.2.1"))
        few.close("192.0.2.1")
    assert opened == [True, True, True, False]
    assert not few.request("192.0.2.1")
    assert few.open("192.0.2.2")


def test_an_address_of_ipv4_is_itself_in_any_guise() -> None:
    """Else all who come by IPv4 to a socket that listens for both would be one address."""
    scopes: list[Any] = [{"type": "http", "client": (each, 1)} for each in ("::ffff:192.0.2.1", "2001::1")]
    asked: list[Asking] = [Request(scope) for scope in scopes]
    assert [address_of(each) for each in asked] == ["192.0.2.1", "2001::1"]


def test_limits_are_a_file(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables = 3\ncommands = 2.5\n")
    assert read_limits(file) == Limits(tables=3, commands=2.5)
    for wrong in ("tables = 0", "tables = 'many'", "chairs = 3", "tables =", "\xff", "requests = -1"):
        file.write_bytes(wrong.encode("latin-1"))
        with pytest.raises(LimitsError) as caught:
            read_limits(file)
        assert "limits.toml" in caught.value.text("fr")
