"""The results file: the same whoever plays it and however it was stopped; nothing finished is lost."""

from __future__ import annotations

import errno
import json
import os
import shutil
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner, Result

from grosbill.cli import app
from grosbill.sim import parts, results
from grosbill.sim.batches import SIZE
from grosbill.sim.errors import ResultsError
from grosbill.sim.program import fingerprint
from running import one_game_fails, start, stop, wait_for_all

GAMES = 2 * SIZE + 5
STUDY = (
    "simulate",
    "--edition",
    "lite",
    "--bots",
    "greedy,random,random",
    "--seed",
    "7",
    "--max-turns",
    "6",
)
KEYS = {"games", "finished", "unfinished", "errors", "decisions", "turns_median", "seconds", "digest"}


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, [*STUDY, *arguments])


def write(path: Path, *arguments: str, games: int = GAMES) -> Result:
    result = run("--games", str(games), "--out", str(path), *arguments)
    assert result.exit_code == 0, result.output
    return result


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file that nothing has disturbed."""
    path = tmp_path_factory.mktemp("whole") / "games.parquet"
    write(path, "--workers", "1")
    return path


def parts_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.parts")


# --- what is in it ------------------------------------------------------------------------------------------


def test_the_file_says_what_it_holds(whole: Path) -> None:
    table = pq.read_table(whole)
    about = json.loads(table.schema.metadata[b"grosbill"])
    assert list(about) == [
        *("format", "edition", "players", "bots", "games", "seed", "max_turns", "variants"),
        *("packs", "version", "code"),
    ]
    assert about["bots"] == ["greedy", "random", "random"]
    assert (about["format"], about["edition"], about["players"], about["games"]) == (3, "lite", 3, GAMES)
    assert about["code"] == fingerprint()
    assert not parts_of(whole).exists()


def test_rows_are_in_order(whole: Path) -> None:
    rows = pq.read_table(whole).to_pylist()
    assert [row["game"] for row in rows] == sorted(row["game"] for row in rows)
    assert sorted({row["row"] for row in rows}) == sorted(results.KINDS)
    for number in range(GAMES):
        mine = [row for row in rows if row["game"] == number]
        assert [row["row"] for row in mine[:4]] == ["game", "player", "player", "player"]
        assert [row["seat"] for row in mine[:4]] == [None, 0, 1, 2]
        assert mine[1 + number % 3]["bot"] == "greedy"
        assert {row["row"] for row in mine[4:]} <= {"fight", "card"}
        assert mine[0]["outcome"] == ("won" if mine[0]["winners"] else "unfinished")


@pytest.mark.parametrize("kind", results.KINDS)
def test_a_row_has_the_columns_of_its_kind(whole: Path, kind: str) -> None:
    wanted = {
        "game": "seed turns decisions outcome winners digest",
        "player": "seat place bot sex race class level won dealt levels deaths",
        "fight": "turn seat level monsters behind asked against ours theirs outcome levels treasures",
        "card": "turn seat card how",
    }
    more = {"fight": {"helper", "share", "items"}, "card": {"target"}}.get(kind, set())
    rows = [row for row in pq.read_table(whole).to_pylist() if row["row"] == kind]
    assert rows
    for row in rows:
        there = {name for name, value in row.items() if value is not None}
        assert there - more == {"row", "game", *wanted[kind].split()}


def test_the_summary_has_the_same_keys_and_digest_as_without_a_file(whole: Path) -> None:
    plain = json.loads(run("--games", str(GAMES), "--json").stdout)
    told = json.loads(write(whole, "--resume", "--json").stdout)
    assert set(plain) == set(told) == KEYS
    assert {**plain, "seconds": 0} == {**told, "seconds": 0}


def test_a_game_that_fails_is_a_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one_game_fails(monkeypatch)
    path = tmp_path / "games.parquet"
    result = run("--games", "2", "--out", str(path))
    assert result.exit_code == 1
    assert "game 0: turn" in result.stderr
    rows = pq.read_table(path).to_pylist()
    assert [row["row"] for row in rows if row["game"] == 0] == ["game"]
    assert (rows[0]["outcome"], rows[0]["digest"]) == ("error", "error ZeroDivisionError")
    monkeypatch.undo()
    again = run("--games", "2", "--out", str(path), "--resume")
    assert again.exit_code == 1
    assert "game 0: error ZeroDivisionError" in again.stderr


def test_no_games_are_a_file_too(tmp_path: Path) -> None:
    path = tmp_path / "none.parquet"
    write(path, games=0)
    assert pq.read_table(path).num_rows == 0
    write(path, "--resume", games=2)
    assert pq.read_table(path).num_rows > 0


def test_a_report_is_made_from_its_own_results(tmp_path: Path) -> None:
    folder = tmp_path / "study"
    result = run("--games", "3", "--report", str(folder), "--lang", "fr")
    assert result.exit_code == 0, result.output
    assert f"rapport\N{NO-BREAK SPACE}: {folder / 'index.html'}" in result.stderr
    page = (folder / "index.html").read_text("utf-8")
    assert sorted(path.name for path in folder.iterdir()) == ["games.parquet", "index.html"]
    (folder / "index.html").unlink()
    assert run("--games", "3", "--report", str(folder), "--lang", "fr", "--resume").exit_code == 0
    assert (folder / "index.html").read_text("utf-8") == page


# --- the same whatever happens ------------------------------------------------------------------------------


def test_workers_change_nothing(whole: Path, tmp_path: Path) -> None:
    write(tmp_path / "two.parquet", "--workers", "2")
    assert (tmp_path / "two.parquet").read_bytes() == whole.read_bytes()


def test_row_groups_follow_the_games_not_the_batches(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "GROUP", 4)
    path, grown = tmp_path / "small.parquet", tmp_path / "grown.parquet"
    write(path, "--workers", "1")
    assert pq.ParquetFile(path).num_row_groups == -(-GAMES // 4)
    assert pq.read_table(path) == pq.read_table(whole)
    for games in (1, 6, GAMES):
        write(grown, "--workers", "1", "--resume", games=games)
    assert grown.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(("how", "code"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_stopped_in_the_middle_and_gone_on_with(whole: Path, tmp_path: Path, how: int, code: int) -> None:
    path = tmp_path / "games.parquet"
    folder = parts_of(path)
    # More games than can be finished before the signal comes; only some are asked for when it goes on.
    running = start(*STUDY, "--games", "20000", "--out", str(path), "--workers", "2")
    returned, errors = stop(running, how, lambda: len(list(folder.glob("*.part"))) > 1)
    assert returned == code, errors
    wait_for_all(running.pid)
    assert not path.exists()
    kept = len(list(folder.glob("*.part"))) * SIZE
    if how == signal.SIGINT:
        # The last part may have been written, but not counted yet.
        said = [
            f"stopped: {n} games of 20,000 are kept; the same command with --resume goes on"
            for n in (kept, kept - SIZE)
        ]
        assert errors.splitlines()[-1] in said
    # As if the command had been given with the number of games that the whole file has.
    (folder / "run.json").write_bytes((folder / "run.json").read_bytes().replace(b":20000,", b":%d," % GAMES))
    for part in folder.glob("*.part"):
        if int(part.stem) >= 2 * SIZE:
            part.unlink()
    result = write(path, "--resume")
    assert "going on: " in result.stderr
    assert path.read_bytes() == whole.read_bytes()
    assert not folder.exists()


def test_a_damaged_part_is_played_again(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    stopped_at_the_end(path, monkeypatch)
    first, second, third = sorted(parts_of(path).glob("*.part"))
    first.write_bytes(first.read_bytes()[:-7])
    second.write_bytes(second.read_bytes().replace(b"a", b"b", 1))
    third.with_suffix(".part.1.tmp").write_bytes(b"half")
    result = write(path, "--resume")
    assert f"{first} is damaged" in result.stderr
    assert f"{second} is damaged" in result.stderr
    assert f"going on: {GAMES - 2 * SIZE} games of {GAMES}" in result.stderr
    assert path.read_bytes() == whole.read_bytes()


def stopped_at_the_end(path: Path, monkeypatch: pytest.MonkeyPatch) -> Result:
    """All parts are there, the file is not."""
    with monkeypatch.context() as patch:
        patch.setattr("grosbill.sim.study.write_results", interrupted)
        result = run("--games", str(GAMES), "--out", str(path), "--workers", "1")
    assert result.exit_code == 130
    return result


def interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_complete_file_is_not_played_again(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = whole.read_bytes()
    monkeypatch.setattr("grosbill.sim.study.run", lambda *_: pytest.fail("nothing is played"))
    write(whole, "--resume")
    assert whole.read_bytes() == before
    # Killed between the last two steps: the file is there, and so are the parts.
    parts.Parts(parts_of(whole)).open(b"{}")
    write(whole, "--resume")
    assert not parts_of(whole).exists()


def test_parts_left_over_are_not_told_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, fresh = tmp_path / "games.parquet", tmp_path / "fresh.parquet"
    stopped_at_the_end(path, monkeypatch)
    shutil.copytree(parts_of(path), tmp_path / "spare")
    write(path, "--resume")
    # As if it had been killed before the parts were taken away, and then more games are asked for.
    (tmp_path / "spare").rename(parts_of(path))
    write(path, "--resume", games=GAMES + 2)
    write(fresh, games=GAMES + 2)
    assert path.read_bytes() == fresh.read_bytes()


# --- what is refused ----------------------------------------------------------------------------------------


def test_results_are_not_overwritten(whole: Path, tmp_path: Path) -> None:
    for path, there in ((whole, whole), (tmp_path / "new.parquet", tmp_path / "new.parquet.parts")):
        there.mkdir() if path != whole else None
        result = run("--games", "1", "--out", str(path))
        assert result.exit_code == 2
        assert result.stderr.endswith(f"{there} exists: --resume goes on with it, or remove it first\n")


@pytest.mark.parametrize(
    ("arguments", "difference"),
    [
        (("--seed", "8"), "seed was 7 and is 8 now"),
        (("--max-turns", "13"), "max_turns was 6 and is 13 now"),
        (("--bots", "random"), "bots was greedy,random,random and is random now"),
        (("--edition", "munchkin"), "edition was lite and is munchkin now"),
        (("--variant", "fast"), "variants was none and is fast now"),
        (("--games", "3"), f"games was {GAMES} and is only 3 now"),
    ],
)
def test_other_games_are_not_gone_on_with(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], difference: str
) -> None:
    path = tmp_path / "games.parquet"
    stopped_at_the_end(path, monkeypatch)
    for out in (whole, path):
        given = ("--games", str(GAMES), "--players", "3", "--out", str(out), "--resume", *arguments)
        result = CliRunner().invoke(app, [*STUDY, *given])
        assert result.exit_code == 2
        assert result.stderr.endswith(f"holds other games: {difference}\n")
    assert len(list(parts_of(path).glob("*.part"))) == 3


@pytest.mark.parametrize("content", [b"", b"PAR1", b"half a file"])
def test_a_file_that_holds_no_results(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "games.parquet"
    path.write_bytes(content)
    result = run("--games", "1", "--out", str(path), "--resume")
    assert result.exit_code == 2
    assert result.stderr.startswith(f"{path} is damaged, or holds no results: ")
    assert path.read_bytes() == content


def test_whichever_byte_has_changed_is_noticed(whole: Path, tmp_path: Path) -> None:
    content = whole.read_bytes()
    path = tmp_path / "games.parquet"
    for at in (*range(0, len(content), len(content) // 150), *range(len(content) - 150, len(content))):
        path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        with pytest.raises(ResultsError, match="is damaged"):
            results.read_run(path)
    path.write_bytes(content[:-100])
    result = run("--games", str(GAMES), "--out", str(path), "--resume")
    assert result.exit_code == 2
    assert "is damaged" in result.stderr
    path.write_bytes(content)
    assert results.read_run(path).games == GAMES


def test_results_are_not_read_from_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    os.mkfifo(path)
    result = run("--games", "1", "--out", str(path), "--resume")
    assert (result.exit_code, result.stderr) == (2, f"{path}: is no ordinary file\n")


def test_parts_of_an_unknown_run(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    parts.Parts(parts_of(path)).open(b"{}")
    result = run("--games", "1", "--out", str(path), "--resume")
    assert result.exit_code == 2
    assert "remove it and start anew" in result.stderr


def test_nowhere_to_write(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = run("--games", "1", "--out", str(tmp_path / "file" / "games.parquet"))
    assert result.exit_code == 2
    assert "Not a directory" in result.stderr
    assert "Traceback" not in result.output


def full_after(count: int) -> Callable[..., int]:
    """A disk with room for so many files."""
    good = Path.write_bytes

    def write_bytes(self: Path, content: bytes) -> int:
        nonlocal count
        count -= 1
        if count < 0:
            good(self, content[: len(content) // 2])
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(self))
        return good(self, content)

    return write_bytes


def test_a_full_disk(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full_after(2))  # run.json and one part
        result = run("--games", str(GAMES), "--out", str(path), "--workers", "1")
    assert result.exit_code == 2
    assert f"No space left on device; {SIZE} games are kept in {parts_of(path)}" in result.stderr
    assert [file.name for file in sorted(parts_of(path).iterdir())] == ["000000000.part", "run.json"]
    write(path, "--resume")
    assert path.read_bytes() == whole.read_bytes()


def test_a_full_disk_at_the_end(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"

    def no_room(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        result = run("--games", str(GAMES), "--out", str(path), "--workers", "1")
    assert result.exit_code == 2
    assert f"{path}: No space left on device; {GAMES} games are kept" in result.stderr
    assert [file.name for file in tmp_path.iterdir()] == [parts_of(path).name]
    write(path, "--resume")
    assert path.read_bytes() == whole.read_bytes()


def test_a_full_disk_at_the_very_beginning(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.parquet"
    monkeypatch.setattr(Path, "write_bytes", full_after(0))
    result = run("--games", "1", "--out", str(path))
    assert result.exit_code == 2
    assert "No space left on device" in result.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "missing", "said"),
    [
        (("--out", "x.parquet"), "pyarrow", "--out needs pyarrow: pip install 'grosbill[sim]'"),
        (("--report", "x"), "duckdb", "--report needs duckdb: pip install 'grosbill[sim]'"),
        (("--on", "ray"), "ray", "--on ray needs ray: pip install 'grosbill[ray]'"),
        (("--resume",), "", "--resume goes on with the file of --out"),
        (("--bots", "greedy,random"), "", "3 to 4 players, got 2"),
        (("--bots", "greedy,random", "--players", "4"), "", "4 players but 2 bots"),
        (("--bots", "clever"), "", "there is no bot 'clever'"),
        (("--bots", ""), "", "there is no bot ''"),
        (("--workers", "0"), "", "workers must be at least 1"),
    ],
)
def test_bad_requests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], missing: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    if missing:
        monkeypatch.setitem(sys.modules, missing, None)
    result = run("--games", "1", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())
