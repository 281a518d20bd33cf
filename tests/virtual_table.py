"""A table in virtual time: a room, pages, bots and a log in one loop, with whatever can go wrong.

The world around a room is played by this module: the log keeps rows after a while, pages come and go, send
their commands twice or late, bots take their time, and the program dies between any two steps. Nothing here
knows how a room works inside.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

import msgspec

from grosbill.bots import make_bot
from grosbill.game import restore
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.advice import advised, explained, foreseen
from grosbill.online.room import Room
from grosbill.online.saving import opened_again, remembered


def hashed(secret: str) -> str:
    """What is kept of a secret."""
    return sha256(secret.encode()).hexdigest()


@dataclass
class Page:
    """A client: everything it was told, put together as a page would."""

    seat: int | None
    lang: str = "en"
    viewer: int = -1
    seq: int = -1
    view: dict[str, Any] = field(default_factory=dict)
    moves: list[dict[str, Any]] = field(default_factory=list)
    question: str = ""
    people: list[dict[str, Any]] = field(default_factory=list)
    story: list[dict[str, Any]] = field(default_factory=list)
    clock: dict[str, Any] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    answers: dict[str, dict[str, Any]] = field(default_factory=dict)
    frames: list[dict[str, Any]] = field(default_factory=list)
    closed: int = 0

    def hear(self, frame: dict[str, Any]) -> None:
        """Take a frame in; gaps in what it is told are an error."""
        self.frames.append(frame)
        self.notes = (frame.get("scene") or {}).get("notes", self.notes)
        match frame["t"]:
            case "table":
                self.seq = frame["seq"]
                self.view = dict(frame["view"] or {})
                self.moves, self.question = frame["moves"], frame["question"]
                self.people, self.clock, self.story = frame["people"], frame["clock"], list(frame["story"])
            case "step":
                assert frame["seq"] == self.seq + 1, f"a gap: {self.seq} → {frame['seq']}"
                self.seq = frame["seq"]
                self.view |= frame.get("view", {})
                self.moves = frame.get("moves", self.moves)
                self.question = frame.get("question", self.question)
                self.people, self.clock = frame.get("people", self.people), frame.get("clock", self.clock)
                self.story += frame.get("story", [])
            case _:
                before = self.answers.setdefault(frame["cmd"], frame)
                assert before == frame, "two answers to one command"


class VirtualTable:
    """One table and the world around it."""

    def __init__(self, setup: en.Setup, seed: int = 0, *, commit: tuple[int, int] = (1, 12)) -> None:
        """Nothing has happened; `commit`: how long the log takes to keep a row."""
        self.setup = setup
        self.rng = Random(seed)
        self.now = 1_000_000
        self.rows: list[en.Row] = []
        self.room = Room(setup, (), self.now)
        self.pages: list[Page] = []
        self.acknowledged: dict[str, int] = {}
        self.wanted: set[str] = set()
        self.told: dict[str, Any] = {}
        self.killed = False  # whoever thinks about questions
        self._commit = commit
        self._agenda: list[tuple[int, int, Callable[[], None]]] = []
        self._order = count()
        self._viewers = count(1)
        self._cmds = count(1)
        self._life = 0
        self._wake = 0

    # --- time ---------------------------------------------------------------------------------------------

    def later(self, wait: int, do: Callable[[], None]) -> None:
        """Do something after so many milliseconds."""
        heapq.heappush(self._agenda, (self.now + wait, next(self._order), do))

    def run(
        self, until: Callable[[], bool] | None = None, *, most: int = 20_000, wait: int | None = None
    ) -> None:
        """Let time pass until something is so, or nothing is left to do, or so many milliseconds are over."""
        end = None if wait is None else self.now + wait
        for _ in range(most):
            if until is not None and until():
                return
            if not self._agenda or (end is not None and self._agenda[0][0] > end):
                break
            self.now, _, do = heapq.heappop(self._agenda)
            do()
        else:
            raise AssertionError("nothing comes of it")
        if end is not None:
            self.now = max(self.now, end)

    # --- the room -----------------------------------------------------------------------------------------

    def give(self, given: tr.Input) -> None:
        """Hand an input to the room, and do what it wants done."""
        for wanted in self.room.take(given, self.now):
            match wanted:
                case tr.Append(row):
                    self._append(row)
                case tr.Send(viewer, frame):
                    self._hear(viewer, msgspec.to_builtins(frame))
                case tr.Answered(cmd, answer):
                    self.told[cmd] = msgspec.to_builtins(answer)
                case tr.Close(viewer, code):
                    for page in self.pages:
                        if page.viewer == viewer:
                            page.viewer, page.closed = -1, code
                case tr.Think():
                    self._think(wanted)
                case tr.Advise() | tr.Foresee() | tr.Explain():
                    self._consider(wanted)
                case tr.WakeAt(at):
                    self._wake += 1
                    if at is not None:
                        self.later(max(0, at - self.now), self._alive(self._ring(self._wake)))

    def _ring(self, number: int) -> Callable[[], None]:
        def ring() -> None:
            if number == self._wake:
                self.give(tr.Woken())

        return ring

    def _alive(self, do: Callable[[], None]) -> Callable[[], None]:
        """Only if the program has not died meanwhile."""
        life = self._life
        return lambda: do() if life == self._life else None

    def _append(self, row: en.Row) -> None:
        def commit() -> None:
            missing = tuple(self.rows[row.seq - 1 :])
            if missing or any(row.cmd == kept.cmd for kept in self.rows):
                known = tuple(kept for kept in self.rows if kept.cmd == row.cmd)
                self.give(tr.Overtaken(missing or known))
                return
            body = en.read_entry(en.write_entry(row.entry))
            self.rows.append(en.Row(row.seq, row.cmd, row.at, body))
            self.give(tr.Committed(row.seq))

        self.later(self.rng.randint(*self._commit), self._alive(commit))

    def _think(self, job: tr.Think) -> None:
        def answer() -> None:
            game = self.room.game
            assert game is not None
            worlds = restore(job.game).worlds(job.seat) if job.game else None
            move = make_bot(job.bot, job.seat, game.mix).choose(job.view, job.moves, worlds)
            self.give(tr.Thought(job.seat, job.moment, str(move)))

        self.later(self.rng.randint(1, 30), self._alive(answer))

    def _consider(self, job: tr.Question) -> None:
        """Whoever thinks about a question is killed now and then."""

        def answer() -> None:
            game = self.room.game
            assert game is not None
            match job:
                case tr.Advise(cmd, seat, bot, then, lang):
                    found = advised(then.snapshot(), (), seat, bot, lang)
                case tr.Foresee(cmd, seat, move, then, lang):
                    found = foreseen(then.snapshot(), (), seat, move, lang)
                case tr.Explain(cmd, seat, other, bot, then, lang):
                    found = explained(then.snapshot(), (), seat, other, bot, lang)
            self.give(tr.Considered(job.seat, cmd) if self.killed else tr.Considered(job.seat, cmd, *found))

        self.later(self.rng.randint(1, 200), self._alive(answer))

    def _hear(self, viewer: int, frame: dict[str, Any]) -> None:
        for page in self.pages:
            if page.viewer == viewer:
                page.hear(frame)
                if frame["t"] == "done" and frame["cmd"] in self.wanted:
                    self.acknowledged[frame["cmd"]] = frame["seq"]

    # --- people -------------------------------------------------------------------------------------------

    def sit(self, seat: int, name: str, sex: str = "") -> Page:
        """Somebody sits down and opens a page."""
        self.enter(en.Sat(seat, name, sex, hashed(name)))
        page = Page(seat)
        self.pages.append(page)
        self.connect(page)
        self.run(wait=50)
        return page

    def enter(self, entry: en.AnyEntry, lang: str = "en") -> dict[str, Any]:
        """Have something written down from the door; the answer."""
        cmd = f"door-{next(self._cmds)}"
        self.give(tr.Asked(cmd, en.NOBODY, entry, lang=lang))
        self.run(lambda: cmd in self.told)
        answer: dict[str, Any] = self.told[cmd]
        return answer

    def watch(self) -> Page:
        """Somebody watches."""
        page = Page(None)
        self.pages.append(page)
        self.connect(page)
        return page

    def connect(self, page: Page) -> None:
        """A page comes, or comes back."""
        page.viewer, page.closed = next(self._viewers), 0
        self.give(tr.Connected(page.viewer, page.seat, page.lang))

    def cut(self, page: Page) -> None:
        """The line of a page is cut."""
        viewer, page.viewer = page.viewer, -1
        if viewer >= 0:
            self.give(tr.Disconnected(viewer))

    def send(self, page: Page, what: Any, cmd: str | None = None) -> str:
        """A page sends a command; its id."""
        cmd = cmd or f"{page.seat}-{next(self._cmds)}"
        fields = {name: getattr(what, name) for name in what.__struct_fields__} | {"cmd": cmd}
        if not isinstance(what, fr.Why | fr.Hint):
            self.wanted.add(cmd)
        if page.viewer >= 0:
            self.give(
                tr.Asked(cmd, page.seat if page.seat is not None else -1, type(what)(**fields), page.viewer)
            )
        return cmd

    def move(self, page: Page, move: str, moment: int | None = None, cmd: str | None = None) -> str:
        """A page makes a move."""
        return self.send(page, fr.Move("", move, moment), cmd)

    # --- accidents ----------------------------------------------------------------------------------------

    def die(self, *, snapshot: bool = False) -> None:
        """The program is killed and started again: all that is left is the log, and perhaps a snapshot."""
        kept = remembered(self.room) if snapshot else None
        self._life += 1
        self.room = Room(self.setup, self.rows, self.now)
        if kept is not None:
            self.room = opened_again(self.setup, kept, lambda after: self.rows[after:], self.now)
        for page in self.pages:
            page.viewer = -1


def table(*bots: str, clock: str = "usual", pace: str = "brisk", seed: int = 1) -> VirtualTable:
    """A table at which nobody sits yet but these bots; "" is a free seat."""
    sexes = (("male", "female") * 3)[: len(bots)]
    setup = en.Setup(
        id="t", edition="munchkin", seats=bots, sexes=sexes, clock=clock, pace=pace, seed=seed, salt="s"
    )
    return VirtualTable(setup, seed)


def friends(n: int = 3, *, clock: str = "usual", seed: int = 1) -> tuple[VirtualTable, list[Page]]:
    """People only, seated, connected, and dealt."""
    at = table(*[""] * n, clock=clock, seed=seed)
    pages = [at.sit(seat, name) for seat, name in enumerate(("Ann", "Bob", "Cid", "Dee", "Eve")[:n])]
    assert at.enter(en.Started())["t"] == "done"
    return at, pages


def play_on(at: VirtualTable, rng: Random, pages: list[Page], moves: int) -> None:
    """Whoever is awaited makes some legal move, as a page would."""
    for _ in range(moves):
        if at.room.game is not None and at.room.game.over:
            return
        ready = [
            page for page in pages if page.viewer >= 0 and page.view and page.seat in page.view["waiting"]
        ]
        if ready:
            page = rng.choice(ready)
            at.move(page, rng.choice(page.moves)["move"], page.view["moment"])
        at.run(wait=rng.choice((5, 20, 60)))


def answered(at: VirtualTable, page: Page, what: Any, cmd: str | None = None) -> dict[str, Any]:
    """What a page is answered to what it sends."""
    sent = at.send(page, what, cmd)
    at.run(lambda: sent in page.answers)
    return page.answers[sent]
