"""The server's application without a port: requests and sockets in one process, and its tables to look at."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from litestar.testing import TestClient, WebSocketTestSession

from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.limits import Limits
from grosbill.online.metrics import Metrics
from grosbill.online.offered import Offered
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers

UNLIMITED = Limits(
    commands=1e9, burst=10**9, chat=1e9, chat_burst=10**9, sockets=10**6, tables=10**9, requests=1e9
)


class Answering:
    """An application at work."""

    def __init__(self, client: TestClient[Any], hub: Hub) -> None:
        """Ask away."""
        self.client = client
        self.hub = hub

    def table(self, **wish: Any) -> dict[str, Any]:
        """A new table, and the seat of whoever asked for it."""
        answer = self.client.post("/api/tables", json={"name": "Ann", **wish})
        assert answer.status_code == 201, answer.text
        return dict(answer.json())

    def friends(self, n: int = 3, **wish: Any) -> tuple[str, list[str]]:
        """A table of people that has begun, and their tokens."""
        opened = self.table(seats=n, **wish)
        tokens = [opened["token"]]
        for name in ("Bob", "Cid", "Dee")[: n - 1]:
            guest = {"name": name, "invite": opened["invite"]}
            tokens.append(self.client.post(f"/api/tables/{opened['id']}/seats", json=guest).json()["token"])
        begun = self.client.post(f"/api/tables/{opened['id']}/start", json={"token": tokens[0]})
        assert begun.status_code == 200, begun.text
        return opened["id"], tokens

    @contextmanager
    def line(self, table: str, token: str) -> Iterator[WebSocketTestSession]:
        """A page's socket, after `hello`; the first frame waits there."""
        with self.client.websocket_connect(f"/ws/{table}") as socket:
            socket.send_text(json.dumps({"t": "hello", "v": 1, "token": token, "lang": "en"}))
            yield socket


@contextmanager
def answering(
    folder: Path,
    *,
    packs: tuple[Path, ...] = (),
    limits: Limits = UNLIMITED,
    public_url: str = "",
    listens_at: str = "",
) -> Iterator[Answering]:
    """An application and its database, gone afterwards."""
    metrics = Metrics()
    store, thinkers = Store(f"sqlite:///{folder / 'tables.db'}", metrics.committed), Thinkers(1)
    hub = Hub(store, thinkers, Offered(packs), metrics)
    app = make_app(hub, public_url=public_url, listens_at=listens_at, limits=limits)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield Answering(client, hub)
