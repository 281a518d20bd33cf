"""Every hidden card has a word of its own here, and nobody who may not know the card ever gets the word.

The words are looked for in every frame, every answer over HTTP, every line of the log and every figure. What
a seat may know is not asked of the code that decides it: these cards do nothing that shows a card, so a card
that was never anywhere but in decks and in other people's hands is nobody's business.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import WebSocketTestSession

from answering import Answering, answering
from grosbill.online import telling
from grosbill.online.logs import Lines

EACH = 45
"""Cards of each deck: more than a game of this length draws."""
QUIET = frozenset(
    ("open", "loot", "play", "wear", "pass", "run", "end", "discard", "give", "sell", "claim", "refuse")
)
"""Moves that show no card of a hand but the one that is played; all others are left alone."""


def canary(folder: Path) -> Path:
    """A pack of monsters and things to wear, each with a word that nothing else has in it."""
    folder.mkdir()
    word = {kind: [f"zq{kind}{chr(97 + n // 26)}{chr(97 + n % 26)}" for n in range(EACH)] for kind in "mi"}
    monsters = "\n".join(
        f'[[monster]]\nid = "{each}"\nname = {{ en = "{each}", fr = "{each}" }}\nlevel = {1 + n % 6}\n'
        f'treasures = 1\nbad_stuff = [{{ do = "lose_levels", n = 1 }}]\n'
        for n, each in enumerate(word["m"])
    )
    items = "\n".join(
        f'[[item]]\nid = "{each}"\nname = {{ en = "{each}", fr = "{each}" }}\nbonus = {1 + n % 4}\n'
        f'slot = "headgear"\nvalue = {100 * (1 + n % 4)}\n'
        for n, each in enumerate(word["i"])
    )
    (folder / "cards.toml").write_text(monsters + items, "utf-8")
    (folder / "pack.toml").write_text(
        f'format = 1\nid = "canary"\nname = {{ en = "Canaries", fr = "Canaris" }}\ncards = {2 * EACH}\n'
    )
    return folder


class Watched:
    """A table of canaries, and what every page of it was ever sent."""

    def __init__(self, server: Answering, open_: ExitStack) -> None:
        self.server = server
        self.name, self.tokens = server.friends(
            3, edition="canary", packs=["canary"], clock="none", watch="anyone"
        )
        watcher = server.client.post(f"/api/tables/{self.name}/watch", json={}).json()["token"]
        self.seats: list[int | None] = [0, 1, 2, None]
        self.lines: list[WebSocketTestSession] = [
            open_.enter_context(server.line(self.name, token)) for token in (*self.tokens, watcher)
        ]
        self.seq = [0] * 4
        self.moves: list[list[str]] = [[] for _ in range(4)]
        self.view: list[dict[str, Any]] = [{} for _ in range(4)]
        self.game = server.hub._running[self.name].room
        self.seen: list[set[str]] = [set() for _ in range(4)]
        self.words = 0
        for seat in range(3):
            self.hear(seat, until=1)
            self.send(seat, "set", ask="all")
        for page in range(4):
            self.hear(page, until=self.game.seq)

    def secret(self, page: int) -> set[str]:
        """The words of cards that have been nowhere but in decks and others' hands, ever."""
        assert self.game.game is not None
        table = self.game.game._t
        hidden = {card for deck in table.decks for card in deck}
        for seat, player in enumerate(table.seats):
            if seat != self.seats[page]:
                hidden |= set(player.hand)
        everything = set(range(table.mix.size))
        self.seen[page] |= {table.mix.ref[card] for card in everything - hidden}
        return {table.mix.ref[card] for card in hidden} - self.seen[page]

    def check(self, text: str, page: int) -> None:
        told = [word for word in self.secret(page) if word in text]
        assert not told, f"{self.seats[page]} is told of {told}: {text[:300]}"

    def send(self, page: int, t: str, **fields: Any) -> dict[str, Any]:
        """A command and its answer; everybody hears of what it changed."""
        self.words += 1
        self.lines[page].send_text(json.dumps({"t": t, "cmd": f"c{self.words}", **fields}))
        while True:
            frame = self._next(page)
            if frame["t"] not in ("step", "table"):
                break
        for each in range(4):
            self.hear(each, until=self.game.seq)
        return frame

    def hear(self, page: int, until: int) -> None:
        while self.seq[page] < until:
            self._next(page)

    def _next(self, page: int) -> dict[str, Any]:
        text = self.lines[page].receive_text(timeout=60)
        frame: dict[str, Any] = json.loads(text)
        self.check(text, page)
        if frame["t"] in ("table", "step"):
            self.seq[page] = frame["seq"]
            self.view[page] |= frame.get("view") or {}
            self.moves[page] = [move["move"] for move in frame.get("moves", [])] or self.moves[page]
        return frame


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Answering]:
    with answering(tmp_path, packs=(canary(tmp_path / "canary"),)) as running:
        yield running


def play(table: Watched, rng: Random, moves: int) -> int:
    made = 0
    for _ in range(moves):
        waiting = table.view[3].get("waiting", [])
        if not waiting:
            break
        seat = rng.choice(waiting)
        legal = [str(move) for move in table.game.game.legal(seat)] if table.game.game is not None else []
        quiet = [move for move in legal if move.split()[0] in QUIET]
        assert quiet, legal
        answer = table.send(seat, "move", move=rng.choice(quiet), moment=table.view[seat]["moment"])
        made += answer["t"] == "done"
    return made


@pytest.mark.fuzz
def test_no_word_of_a_hidden_card_reaches_anybody(
    server: Answering, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with ExitStack() as open_:
        table = Watched(server, open_)
        own = set(table.view[0]["players"][0]["hand"])
        assert own, "one's own hand is told"
        assert all(word.startswith("zq") for word in own)
        made = 0
        for round_ in range(8):
            made += play(table, Random(round_), 12)
            if table.game.game is None or table.game.game.over:
                break
            table.send(round_ % 3, "hint")
            table.send(round_ % 3, "why", move="open")
            table.send(round_ % 3, "why", about=(round_ + 1) % 3)
            for move in table.game.game.legal(round_ % 3)[:4]:  # what each would lead to
                table.send(round_ % 3, "why", move=str(move))
            table.send(round_ % 3, "say", text="hm")
            for address in (
                "/api/tables",
                f"/api/tables/{table.name}",
                f"/api/tables/{table.name}/record",
                "/metrics",
            ):
                table.check(server.client.get(address).text, 3)
            table.check(server.hub.metrics.text().decode(), 3)
            with server.line(table.name, table.tokens[2]) as again:  # the whole of it anew, in the same state
                table.check(again.receive_text(timeout=60), 2)
            table.lines[2] = open_.enter_context(server.line(table.name, table.tokens[2]))
            table.seq[2] = 0
            table.hear(2, until=table.game.seq)
        assert made > 30
        assert len(table.secret(3)) > EACH // 2
        written = "\n".join(Lines().format(record) for record in caplog.records)
        assert '"table-made"' in written
        for private in ("zq", "Ann", "Bob", 'hm"', *table.tokens, "open door"):
            assert private not in written
        assert "zq" not in server.hub.metrics.text().decode()


def test_a_leak_is_noticed(server: Answering, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever watches gets the first seat's view: the words say so at once."""
    now = telling.PageTeller._now

    def leaky(self: Any, viewer: telling.Viewer, *about: Any) -> dict[str, Any]:
        viewer = telling.Viewer(viewer.id, 0 if viewer.seat is None else viewer.seat, viewer.lang)
        return now(self, viewer, *about)

    monkeypatch.setattr(telling.PageTeller, "_now", leaky)
    with ExitStack() as open_, pytest.raises(AssertionError, match="is told of"):
        play(Watched(server, open_), Random(1), 30)
