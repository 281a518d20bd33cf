"""The same games on a real Ray: row for row, with a worker killed, through a client, with none there."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import grosbill
from grosbill.sim.batches import SIZE

pytest.importorskip("ray")
pytestmark = pytest.mark.cluster

SOURCE = str(Path(grosbill.__file__).parents[1])
GAMES = 60
STUDY = (
    *("simulate", "--edition", "lite", "--bots", "greedy,random,random"),
    *("--seed", "5", "--games", str(GAMES)),
)


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("RAY_")}
    return {**kept, "PYTHONPATH": SOURCE, "RAY_USAGE_STATS_ENABLED": "0", **more}


def start(*arguments: str, env: dict[str, str] | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "grosbill", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env or environment(),
    )


def ended(running: subprocess.Popen[str]) -> tuple[int, str]:
    _, errors = running.communicate()
    return running.returncode, errors


def wait_for_all(family: Iterable[int]) -> None:
    """Wait until none of these processes is left; one that stays keeps the test from ending."""
    while any(Path(f"/proc/{pid}").exists() for pid in family):
        time.sleep(0.05)


def descendants(pid: int) -> dict[int, str]:
    """The processes that this one and its children started, with their names."""
    parents: dict[int, list[int]] = {}
    names = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                status = (folder / "stat").read_text().rpartition(")")[2].split()
                names[int(folder.name)] = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
            except OSError:
                continue
            parents.setdefault(int(status[1]), []).append(int(folder.name))
    found, todo = {}, [pid]
    while todo:
        for child in parents.get(todo.pop(), ()):
            found[child] = names[child]
            todo.append(child)
    return found


@pytest.fixture(scope="module")
def local(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results as two processes of this machine write them."""
    path = tmp_path_factory.mktemp("local") / "games.parquet"
    assert ended(start(*STUDY, "--workers", "2", "--out", str(path)))[0] == 0
    return path.read_bytes()


def test_a_ray_of_ones_own_loses_a_worker_and_writes_the_same_file(local: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    running = start(*STUDY, "--workers", "2", "--out", str(path), "--on", "ray")
    killed = 0
    family: dict[int, str] = {}
    while running.poll() is None:
        family |= descendants(running.pid)
        if not killed:
            busy = [pid for pid, name in descendants(running.pid).items() if name.startswith("ray::errand")]
            if busy:
                killed = busy[0]
                os.kill(killed, signal.SIGKILL)
        time.sleep(0.05)
    code, errors = ended(running)
    assert (code, killed > 0) == (0, True), errors
    assert path.read_bytes() == local
    wait_for_all(family)


def test_interrupted_on_ray_and_gone_on_with_here(local: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    # More games than can be finished before the signal comes; only some are asked for when it goes on.
    running = start(*STUDY, "--games", "20000", "--workers", "2", "--out", str(path), "--on", "ray")
    parts = path.with_name("games.parquet.parts")
    while running.poll() is None and not list(parts.glob("*.part")):
        time.sleep(0.05)
    family = descendants(running.pid)
    running.send_signal(signal.SIGINT)
    code, errors = ended(running)
    assert code == 130, errors
    assert "--resume goes on" in errors
    assert list(parts.glob("*.part"))
    wait_for_all(family)
    # As if the command had been given with the number of games that the whole file has.
    plan = parts / "run.json"
    plan.write_bytes(plan.read_bytes().replace(b":20000,", b":%d," % GAMES))
    for part in parts.glob("*.part"):
        if int(part.stem) >= 2 * SIZE:
            part.unlink()
    assert ended(start(*STUDY, "--out", str(path), "--resume"))[0] == 0
    assert path.read_bytes() == local


# --- through a client ---------------------------------------------------------------------------------------


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


def _answers(port: int) -> bool:
    with socket.socket() as knock:
        return knock.connect_ex(("127.0.0.1", port)) == 0


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, dict[str, str]]]:
    """The address of a cluster of one node, and what it takes to be let in."""
    head, client, agent = free_ports(3)
    env = environment(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN=secrets.token_hex(32))
    # With it, the process that Ray starts for a client dies at birth if a thread of its parent is busy.
    env["GRPC_ENABLE_FORK_SUPPORT"] = "0"
    command = [
        *(sys.executable, "-m", "ray.scripts.scripts", "start", "--block", "--head"),
        *("--node-ip-address=127.0.0.1", f"--port={head}", f"--ray-client-server-port={client}"),
        *(f"--runtime-env-agent-port={agent}", "--num-cpus=2", "--include-dashboard=false"),
        # Sockets have short names: the folders that pytest makes are too deep for them.
        f"--temp-dir={tmp_path_factory.getbasetemp()}",
    ]
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        while not _answers(client):
            assert running.poll() is None
            time.sleep(0.1)
        yield f"ray://127.0.0.1:{client}", env
    finally:
        family = descendants(running.pid)
        running.terminate()
        running.wait()
        for pid in family:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue


def test_a_cluster_writes_the_same_file(
    local: bytes, cluster: tuple[str, dict[str, str]], tmp_path: Path
) -> None:
    address, env = cluster
    path = tmp_path / "games.parquet"
    code, errors = ended(start(*STUDY, "--out", str(path), "--on", address, env=env))
    assert code == 0, errors
    assert path.read_bytes() == local


def test_a_node_with_another_program_is_told(cluster: tuple[str, dict[str, str]], tmp_path: Path) -> None:
    address, env = cluster
    program = shutil.copytree(Path(SOURCE) / "grosbill", tmp_path / "grosbill")
    (program / "extra.py").write_text('"""Something more."""\n')
    code, errors = ended(start(*STUDY, "--on", address, env={**env, "PYTHONPATH": str(tmp_path)}))
    assert code == 2
    assert "another version" in errors
    assert "Traceback" not in errors


def test_nothing_answers() -> None:
    (port,) = free_ports(1)
    code, errors = ended(start(*STUDY, "--on", f"ray://127.0.0.1:{port}"))
    assert code == 2
    assert errors == f"nothing answers at ray://127.0.0.1:{port}: Connection refused\n"
