"""Robots that know the contract: they come to a table, do legal moves, and come back when the line is cut."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Any

from load.checker import Frame, Journal
from load.line import PATIENCE, Line
from load.server import Server

Heard = Callable[["Robot", Frame], None]


class Robot:
    """One page at a table. What it sends and is told goes into its journal, unless it keeps none."""

    def __init__(self, table: str, seat: int, token: str, *, keeps: bool = True) -> None:
        """Not there yet."""
        self.journal = Journal(table, seat)
        self.view: Frame = {}
        self.moves: list[Frame] = []
        self.seq = -1
        self.gaps = 0
        self.unanswered: dict[str, Frame] = {}
        self.token = token
        self._keeps = keeps
        self._sent = 0
        self._people: list[Frame] = []
        self._line: Line | None = None

    @property
    def seat(self) -> int:
        """Where it sits."""
        return self.journal.seat

    @property
    def here(self) -> bool:
        """Whether its line is open."""
        return self._line is not None

    @property
    def sees_all(self) -> bool:
        """Whether it is there, and was told that everybody is."""
        return self.here and all(person["here"] for person in self._people)

    async def stay(self, port: int, heard: Heard, ended: asyncio.Event) -> None:
        """Be at the table until the end, whatever happens to the line."""
        while not ended.is_set():
            with suppress(OSError, TimeoutError):
                await self._once(port, heard)
            self._line = None
            if not ended.is_set():
                await asyncio.sleep(0.1)

    async def _once(self, port: int, heard: Heard) -> None:
        def take(frame: Frame) -> None:
            self._take(frame)
            if frame["t"] == "table":
                self._line = line
                for again in [*self.unanswered.values()]:
                    line.send(again)
            heard(self, frame)

        hello = {"t": "hello", "v": 1, "token": self.token, "seen": max(self.seq, 0), "lang": "en"}
        line = Line(f"/ws/{self.journal.table}", hello, take)
        async with asyncio.timeout(PATIENCE):
            await asyncio.get_running_loop().create_connection(lambda: line, "127.0.0.1", port)
        try:
            await line.gone
        finally:
            line.cut()

    def _take(self, frame: Frame) -> None:
        if self._keeps:
            self.journal.told.append(frame)
        match frame["t"]:
            case "table":
                self._people = frame["people"]
                self.seq, self.view, self.moves = frame["seq"], frame["view"] or {}, frame["moves"]
            case "step":
                self.gaps += frame["seq"] != self.seq + 1
                self.seq = frame["seq"]
                self.view = self.view | frame.get("view", {})
                self.moves = frame.get("moves", self.moves)
                self._people = frame.get("people", self._people)
            case _:
                self.unanswered.pop(frame["cmd"], None)

    def send(self, frame: Frame) -> str:
        """Send a command under a new name; it is sent again after a cut until it is answered."""
        self._sent += 1
        cmd = f"{self.journal.table}/{self.seat}/{self._sent}"
        frame = {**frame, "cmd": cmd}
        self.unanswered[cmd] = frame
        if self._keeps:
            self.journal.sent.append(frame)
        if self._line is not None:
            self._line.send(frame)
        return cmd

    def wish(self, chance: Random) -> Frame | None:
        """A legal move, if one is awaited of this seat."""
        if self.view.get("over") or self.seat not in self.view.get("waiting", ()) or not self.moves:
            return None
        told = chance.choice(self.moves)
        return {"t": "move", "move": told["move"], "moment": self.view["moment"]}


class Party:
    """The robots of one table: one for each seat, and a spectator."""

    def __init__(self, server: Server, people: int, chance: Random, *, keeps: bool = True) -> None:
        """Set up a table, sit down and start."""
        wish: dict[str, Any] = {
            "name": "P0",
            "edition": "munchkin+star+cthulhu",
            "seats": people,
            "clock": "none",
        }
        status, opened = server.ask("POST", "/api/tables", wish)
        if status >= 300:
            raise SystemExit(f"no table: {status} {opened}")
        self.table: str = opened["id"]
        tokens = [opened["token"]]
        for n in range(1, people):
            guest = {"invite": opened["invite"], "name": f"P{n}"}
            tokens.append(server.ask("POST", f"/api/tables/{self.table}/seats", guest)[1]["token"])
        watcher = server.ask("POST", f"/api/tables/{self.table}/watch", {"invite": opened["invite"]})[1][
            "token"
        ]
        server.ask("POST", f"/api/tables/{self.table}/start", {"token": tokens[0]})
        self.robots = [Robot(self.table, seat, token, keeps=keeps) for seat, token in enumerate(tokens)]
        self.robots.append(Robot(self.table, -1, watcher, keeps=keeps))
        self.chance = chance

    def act(self) -> tuple[Robot, Frame] | None:
        """Somebody who is awaited, and what they do; nobody while an answer is outstanding."""
        if any(robot.unanswered for robot in self.robots):
            return None
        for robot in self.chance.sample(self.robots, len(self.robots)):
            if robot.here and (wish := robot.wish(self.chance)) is not None:
                return robot, wish
        return None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(robot.view.get("over") for robot in self.robots)


class Latency:
    """From a command to the last of the frames that tell of it."""

    def __init__(self) -> None:
        """Nothing measured yet."""
        self.milliseconds: list[float] = []
        self._begun: dict[str, float] = {}
        self._waits: dict[tuple[str, int], tuple[float, int]] = {}
        self._early: dict[tuple[str, int], int] = {}

    def sent(self, cmd: str) -> None:
        """A command goes out."""
        self._begun[cmd] = monotonic()

    def heard(self, table: str, frame: Frame, viewers: int) -> None:
        """A frame came to one of the viewers of a table."""
        if frame["t"] == "done" and frame["cmd"] in self._begun:
            key = table, frame["seq"]
            told = self._early.pop(key, 0)
            self._waits[key] = self._begun.pop(frame["cmd"]), viewers - told
            self._settle(key)
        elif frame["t"] == "step":
            key = table, frame["seq"]
            if key in self._waits:
                begun, left = self._waits[key]
                self._waits[key] = begun, left - 1
                self._settle(key)
            else:
                self._early[key] = self._early.get(key, 0) + 1

    def _settle(self, key: tuple[str, int]) -> None:
        begun, left = self._waits[key]
        if left <= 0:
            self.milliseconds.append((monotonic() - begun) * 1000)
            del self._waits[key]

    def at(self, share: float) -> float:
        """The latency that this share of commands does not exceed."""
        ranked = sorted(self.milliseconds)
        return ranked[min(len(ranked) - 1, int(len(ranked) * share))] if ranked else float("nan")
