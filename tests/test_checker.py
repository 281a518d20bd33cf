"""The independent checker of the online table: it finds nothing at a real one, and every planted fault."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random

import pytest
from load.busy import play
from load.checker import Journal, Row, check, read_log
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
        asyncio.run(play(server, parties, 60, 4, Latency()))
        assert server.errors() == 0
        return [robot.journal for party in parties for robot in party.robots], read_log(server.log)


def test_a_real_table_keeps_and_tells_what_it_should(played: Played) -> None:
    journals, log = played
    assert sum(len(journal.sent) for journal in journals) > 40
    assert check(journals, log).all() == []


def _drop_row(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    rows = log[journals[0].table]
    acknowledged = {frame["cmd"] for each in journals for frame in each.told if frame["t"] == "done"}
    rows.remove(next(row for row in rows if row.cmd in acknowledged))


def _double_row(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    rows = log[journals[0].table]
    rows.append(Row(len(rows) + 1, rows[-1].cmd, rows[-1].body))


def _drop_frame(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    steps = [frame for frame in journals[0].told if frame["t"] == "step"]
    journals[0].told.remove(steps[len(steps) // 2])


def _reorder(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    told = journals[0].told
    at = [n for n, frame in enumerate(told) if frame["t"] == "step"][5:7]
    told[at[0]], told[at[1]] = told[at[1]], told[at[0]]


def _other_table(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    frame = next(frame for frame in journals[0].told if "doors" in (frame.get("view") or {}))
    frame["view"]["doors"] += 1


def _leak_hand(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    own = next(frame for frame in journals[0].told if frame["t"] == "table")
    other = next(frame for frame in journals[1].told if frame["t"] == "table" and frame["seq"] == own["seq"])
    hand = own["view"]["players"][0]["hand"]
    shown = str(other["view"])
    other["question"] = {"card": next(card for card in hand if card not in shown)}


def _refuse_what_is_kept(journals: list[Journal], log: dict[str, list[Row]]) -> None:
    told = next(frame for frame in journals[0].told if frame["t"] == "done")
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
