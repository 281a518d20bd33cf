"""The independent checker: what clients sent and saw, held against the log, with no code of the server's.

A journal is what one client sent and was told, in order. The log is the rows of the database. What must hold:
nothing that was acknowledged is missing or there twice, nobody missed a step, everybody saw the same table,
and nobody was told a card that only somebody else may know.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

Frame = dict[str, Any]

PRIVATE: Final = ("you", "door_top", "treasure_top", "door_discards", "treasure_discards")
"""What of a view may differ between those who look at the same moment; and hands."""


@dataclass
class Journal:
    """What one client sent and was told. `seat`: -1 for somebody who watches."""

    table: str
    seat: int
    sent: list[Frame] = field(default_factory=list)
    told: list[Frame] = field(default_factory=list)


@dataclass(frozen=True)
class Row:
    """A row of the log, as the database has it."""

    seq: int
    cmd: str
    body: Frame


@dataclass
class Findings:
    """What does not hold, each as a sentence."""

    lost: list[str] = field(default_factory=list)
    doubled: list[str] = field(default_factory=list)
    gaps: list[str] = field(default_factory=list)
    differing: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)

    def all(self) -> list[str]:
        """All of them."""
        return [*self.lost, *self.doubled, *self.gaps, *self.differing, *self.leaks]


def read_log(file: Path) -> dict[str, list[Row]]:
    """The log of every table of a SQLite database."""
    rows: dict[str, list[Row]] = defaultdict(list)
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
        for table, seq, cmd, body in database.execute(
            "select table_id, seq, cmd, body from rows order by table_id, seq"
        ):
            rows[table].append(Row(seq, cmd, json.loads(body)))
    return dict(rows)


def check(journals: Iterable[Journal], log: dict[str, list[Row]]) -> Findings:
    """Hold journals against the log."""
    found = Findings()
    by_table: dict[str, list[Journal]] = defaultdict(list)
    for journal in journals:
        by_table[journal.table].append(journal)
    for table, several in by_table.items():
        rows = log.get(table, [])
        _check_rows(table, rows, found)
        for journal in several:
            _check_answers(journal, rows, found)
            _check_steps(journal, found)
        _check_views(table, several, found)
    return found


def _check_rows(table: str, rows: list[Row], found: Findings) -> None:
    """The log counts from one on, and has each command once."""
    if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        found.gaps.append(f"{table}: the log does not count from 1 to {len(rows)}")
    for cmd, times in Counter(row.cmd for row in rows).items():
        if times > 1:
            found.doubled.append(f"{table}: {cmd} is there {times} times")


def _check_answers(journal: Journal, rows: list[Row], found: Findings) -> None:
    """What was acknowledged is kept where it was said to be, and is what was sent; the rest is not there."""
    there = {row.cmd: row for row in rows}
    sent = {frame["cmd"]: frame for frame in journal.sent if "cmd" in frame}
    answers: dict[str, Frame] = {}
    for frame in journal.told:
        if "cmd" not in frame:
            continue
        before = answers.setdefault(frame["cmd"], frame)
        if before != frame:
            found.doubled.append(f"{journal.table}: {frame['cmd']} was answered in two ways")
    for cmd, answer in answers.items():
        asked, row = sent.get(cmd), there.get(cmd)
        if asked is None:
            found.lost.append(f"{journal.table}: an answer to {cmd}, which nobody sent")
        elif answer["t"] != "done":
            if row is not None:
                found.doubled.append(f"{journal.table}: {cmd} was turned down, and is in the log")
        elif asked["t"] in ("move", "say", "set", "more"):
            if row is None or row.seq != answer["seq"]:
                found.lost.append(
                    f"{journal.table}: {cmd} was acknowledged as {answer['seq']}, and is not there"
                )
            elif asked["t"] == "move" and (row.body["k"] != "moved" or row.body["seat"] != journal.seat):
                found.lost.append(f"{journal.table}: {cmd} is in the log as something else")


def _check_steps(journal: Journal, found: Findings) -> None:
    """After the whole table each step is the next."""
    seq = -1
    for frame in journal.told:
        if frame["t"] == "table":
            if frame["seq"] < seq:
                found.gaps.append(f"{journal.table}: seat {journal.seat} was taken back to {frame['seq']}")
            seq = frame["seq"]
        elif frame["t"] == "step":
            if frame["seq"] != seq + 1:
                found.gaps.append(f"{journal.table}: seat {journal.seat}: {frame['seq']} after {seq}")
            seq = frame["seq"]


def views(journal: Journal) -> Iterator[tuple[int, Frame, Frame]]:
    """The row, the view after it and the frame that told it, for each frame that has one."""
    view: Frame = {}
    for frame in journal.told:
        if frame["t"] == "table":
            view = dict(frame["view"] or {})
        elif frame["t"] == "step":
            view = view | frame.get("view", {})
        else:
            continue
        if view:
            yield frame["seq"], view, frame


def _check_views(table: str, journals: list[Journal], found: Findings) -> None:
    """At the same row everybody sees the same table, and nobody a card that only its owner may know."""
    public: dict[int, tuple[int, str]] = {}
    hands: dict[int, dict[int, list[str]]] = defaultdict(dict)
    seen: list[tuple[Journal, int, Frame, Frame]] = []
    for journal in journals:
        for seq, view, frame in views(journal):
            told = json.dumps(_public(view), sort_keys=True)
            seat, before = public.setdefault(seq, (journal.seat, told))
            if before != told:
                found.differing.append(f"{table}: at {seq} seats {seat} and {journal.seat} see other tables")
            if journal.seat >= 0:
                hands[seq][journal.seat] = view["players"][journal.seat]["hand"]
            seen.append((journal, seq, view, frame))
    for journal, seq, view, frame in seen:
        _check_secrets(journal, seq, view, frame, hands[seq], found)


def _public(view: Frame) -> Frame:
    told = {name: value for name, value in view.items() if name not in PRIVATE}
    hidden = ("hand", "fresh")
    told["players"] = [
        {name: value for name, value in player.items() if name not in hidden} for player in view["players"]
    ]
    return told


def _check_secrets(
    journal: Journal, seq: int, view: Frame, frame: Frame, hands: dict[int, list[str]], found: Findings
) -> None:
    """A card in another's hand, that the view does not show, is not named anywhere in the frame."""
    shown = json.dumps(view)
    text = json.dumps({name: value for name, value in frame.items() if name not in ("story", "about")})
    for seat, hand in hands.items():
        if seat == journal.seat:
            continue
        told = view["players"][seat]["hand"]
        if len(told) > len(hand) or Counter(told) - Counter(hand):
            found.leaks.append(f"{journal.table}: at {seq} seat {journal.seat} sees a wrong hand of {seat}")
        for card in {*hand} - {*told}:
            if f'"{card}"' in text and f'"{card}"' not in shown:
                found.leaks.append(f"{journal.table}: at {seq} seat {journal.seat} is told {card} of {seat}")
