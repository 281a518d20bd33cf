"""The independent checker of the online table: it finds nothing at a real one, and every planted fault."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from load.busy import play
from load.checker import Journal, Row, check, read_log, views
from load.kills import killed
from load.lines import FAULTS, troubled
from load.nonsense import nonsense
from load.robots import Latency, Party
from load.server import serving

Played = tuple[list[Journal], dict[str, list[Row]]]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    """A few seconds at two tables of three and a spectator each."""
    with serving(tmp_path_factory.mktemp("load")) as server:
        parties = [Party(server, 3, Random(n)) for n in range(2)]
        journals = [robot.journal for party in parties for robot in party.robots]
        while sum(len(journal.sent) for journal in journals) <= 40:
            asyncio.run(play(server, parties, 60, 4, Latency()))
        assert server.errors() == 0
        return journals, read_log(server.log)


def test_a_real_table_keeps_and_tells_what_it_should(played: Played) -> None:
    journals, log = played
    assert check(journals, log).all() == []


def _drop_row(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    rows = log[journals[0].table]
    acknowledged = {frame["cmd"] for each in journals for frame in each.told if frame["t"] == "done"}
    rows.remove(next(row for row in rows if row.cmd in acknowledged))


def _double_row(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    rows = log[journals[0].table]
    rows.append(Row(len(rows) + 1, rows[-1].cmd, rows[-1].body))


def _two_steps(journal: Journal) -> tuple[int, int]:
    """Where two steps are told, one after the other on the same line."""
    tables = [n for n, frame in enumerate(journal.told) if frame["t"] in ("table", "step")]
    told = journal.told
    return next((a, b) for a, b in pairwise(tables) if told[a]["t"] == told[b]["t"] == "step")


def _drop_frame(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    del journals[0].told[_two_steps(journals[0])[0]]


def _reorder(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    told = journals[0].told
    a, b = _two_steps(journals[0])
    told[a], told[b] = told[b], told[a]


def _other_table(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    frame = next(frame for frame in journals[0].told if "doors" in (frame.get("view") or {}))
    frame["view"]["doors"] += 1


def _leak_hand(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    hands = {seq: view["players"][0]["hand"] for seq, view, _ in views(journals[0])}
    frame, card = next(
        (frame, card)
        for seq, view, frame in views(journals[1])
        for card in hands.get(seq, ())
        if card not in str(view)
    )
    frame["question"] = {"card": card}


def _refuse_what_is_kept(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    told = next(frame for journal in journals for frame in journal.told if frame["t"] == "done")
    told |= {"t": "refused", "clause": "R-PROC-001", "text": ""}


@pytest.mark.parametrize(
    ("plant", "named"),
    [
        (_drop_row, "lost"),
        (_double_row, "doubled"),
        (_drop_frame, "gaps"),
        (_reorder, "gaps"),
        (_other_table, "differing"),
        (_leak_hand, "leaks"),
        (_refuse_what_is_kept, "doubled"),
    ],
)
def test_a_planted_fault_is_found(
    played: Played, plant: Callable[[list[Journal], dict[str, list[Row]]], None], named: str
) -> None:
    journals, log = deepcopy(played)
    plant(journals, log)
    assert getattr(check(journals, log), named)


def test_nothing_acknowledged_is_lost_or_doubled_by_kills(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        parties = [Party(server, 3, Random(n)) for n in range(2)]
        asyncio.run(killed(server, parties, 2, 6, Random(3)))
        found = check([robot.journal for party in parties for robot in party.robots], read_log(server.log))
        assert found.all() == []


def test_nothing_is_lost_over_bad_lines(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        parties = [Party(server, 3, Random(7))]
        asyncio.run(troubled(server, parties, len(FAULTS), Random(7)))
        found = check([robot.journal for party in parties for robot in party.robots], read_log(server.log))
        assert found.all() == []
        assert server.errors() == 0


def test_nonsense_changes_nothing_and_breaks_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        found = nonsense(server, 1_500, 300, 11)
        assert (found["server_errors"], found["changes"]) == (0, 0)
