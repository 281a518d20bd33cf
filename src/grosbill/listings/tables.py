"""`grosbill tables`: what the server of the online table keeps; listed, written out, forgotten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from grosbill.language import say
from grosbill.model.errors import RecordError
from grosbill.online.offered import Offered
from grosbill.online.saving import opened_again
from grosbill.online.server import kept_in
from grosbill.online.store import Kept, Store


@contextmanager
def opened(data: Path | None, database: str | None) -> Iterator[Store]:
    """The store of a server; a folder in which none was ever kept is an error."""
    url = kept_in(data, database)
    file = Path(url.removeprefix("sqlite:///"))
    if url.startswith("sqlite:///") and not file.is_file():
        raise RecordError.said("tables-none", folder=str(file.parent))
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def rows(store: Store) -> list[dict[str, Any]]:
    """What is told of each table, the newest first; nothing of what is secret while it is played."""
    return [_told(kept) for kept in store.everything()]


def _told(kept: Kept) -> dict[str, Any]:
    setup = kept.setup
    return {
        "id": setup.id,
        "created": datetime.fromtimestamp(kept.created / 1000, UTC).isoformat(timespec="seconds"),
        "edition": setup.edition,
        "seats": len(setup.seats),
        "rows": kept.rows,
        "listed": setup.listed,
        "over": kept.over,
    }


def show(store: Store, lang: str) -> None:
    """All tables, on the screen."""
    found = rows(store)
    console = Console(soft_wrap=True)
    table = Table(box=None, pad_edge=False)
    for name in ("id", "created", "edition", "seats", "rows", "state"):
        table.add_column(say(lang, f"tables-{name}"), no_wrap=True)
    for row in found:
        state = say(lang, "tables-over" if row["over"] else "tables-open")
        told = (row["id"], row["created"], row["edition"], str(row["seats"]), str(row["rows"]), state)
        table.add_row(*told)
    console.print(table)
    console.print(say(lang, "tables-count", count=len(found)))


def record(store: Store, name: str, packs: Sequence[Path]) -> str:
    """The record of a table's game, as far as it was played; `grosbill replay` proves it."""
    setup = store.setup(name)
    if setup is None:
        raise RecordError.said("tables-unknown", id=name)
    folders = Offered(tuple(packs)).of(setup.packs)
    room = opened_again(setup, store.snapshot(name), partial(store.rows, name), 0, folders)
    if room.game is None:
        raise RecordError.said("tables-not-begun", id=name)
    return room.game.record().to_json()


def log(store: Store, name: str) -> Iterator[str]:
    """A table's log as lines of JSON: what it was set up with, then each row."""
    setup = store.setup(name)
    if setup is None:
        raise RecordError.said("tables-unknown", id=name)
    yield msgspec.json.encode(setup).decode()
    for row in store.rows(name):
        yield msgspec.json.encode(row).decode()
