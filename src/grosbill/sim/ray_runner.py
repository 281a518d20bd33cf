"""The same batches on Ray: a cluster, or a Ray of one's own on this machine.

What goes over the wire is bytes and plain data, so that a node without this program, or with another version
of it, can say so instead of failing to read what it was sent.
"""

from __future__ import annotations

import os
import shutil
import socket
import warnings
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from secrets import token_hex
from tempfile import mkdtemp
from typing import Any
from urllib.parse import urlsplit

import msgspec

from grosbill.sim.batches import Batch, Finished
from grosbill.sim.errors import SimulationError
from grosbill.sim.program import fingerprint

_PER_TASK = 20  # batches: sending and scheduling cost nothing beside 200 games
_RETRIES = 3
_PATIENCE = 5.0  # seconds for a port to answer
_LOOPBACK = "127.0.0.1"


def on_ray(batches: Sequence[Batch], workers: int, address: str) -> Generator[Finished, None, None]:
    """Play all batches on the cluster at `address`, or with none on some cores of this machine."""
    if not batches:
        return
    with _connected(workers, address) as ray:
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        # Few batches are shared out among all cores, and the last tasks leave none of them idle for long.
        size = max(1, min(_PER_TASK, len(batches) // (cores * 4)))
        todo = deque([batches[start : start + size] for start in range(0, len(batches), size)])
        # A task whose worker dies is run again, by Ray itself.
        play = ray.remote(max_retries=_RETRIES)(_errand())
        flying: list[Any] = []
        while todo or flying:
            while todo and len(flying) < 2 * cores:
                flying.append(play.remote(fingerprint(), msgspec.msgpack.encode(todo.popleft())))
            done, flying = ray.wait(flying)
            for complaint, finished in ray.get(done):
                if complaint:
                    raise SimulationError(complaint)
                yield from msgspec.msgpack.decode(finished, type=list[Finished])


def _errand() -> Callable[[str, bytes], tuple[str, bytes]]:
    """What a node is to do. A function made in a function travels as code: the node need not know it."""

    def errand(code: str, batches: bytes) -> tuple[str, bytes]:
        import socket

        node = f"Ray's node {socket.gethostname()}"
        try:
            from grosbill.model.errors import GrosbillError
            from grosbill.sim.batches import play_packed
            from grosbill.sim.program import fingerprint
        except ImportError as error:
            return f"{node} cannot play ({error}): install this version of grosbill[sim,ray] there", b""
        if fingerprint() != code:
            return f"{node} has another version of grosbill: install the same one everywhere", b""
        try:
            return "", play_packed(batches)
        except (GrosbillError, ImportError) as error:
            return f"{node}: {error}", b""

    return errand


# --- connecting ---------------------------------------------------------------------------------------------


@contextmanager
def _connected(workers: int, address: str) -> Iterator[Any]:
    # Nothing about these games is anybody else's business.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if not address:
        _close_to_others()
    import ray

    spare = "" if address else mkdtemp(prefix="grosbill-ray-")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            if address:
                _knock(address)
                ray.init(address, log_to_driver=False, logging_level="ERROR")
            else:
                ray.init(
                    "local",
                    num_cpus=workers,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level="ERROR",
                    _node_ip_address=_LOOPBACK,
                    _temp_dir=spare,
                )
        yield ray
    except ConnectionError as error:
        raise SimulationError(
            f"Ray at {address}: {_gist(error)}; is it Ray, of the same version? A cluster that wants a "
            "token needs RAY_AUTH_MODE=token and RAY_AUTH_TOKEN here too"
        ) from error
    except (ray.exceptions.RayError, RuntimeError) as error:
        raise SimulationError(f"Ray: {_gist(error)}") from error
    finally:
        ray.shutdown()
        if spare:
            shutil.rmtree(spare, ignore_errors=True)


def _close_to_others() -> None:
    """Ray listens to the whole network: one of our own answers to a word that only this run knows.

    Ray reads it once a process, so it stays for the next run. Whoever has chosen otherwise is obeyed.
    """
    if not any(name.startswith("RAY_AUTH_") for name in os.environ):
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = token_hex(32)


def _knock(address: str) -> None:
    """Find out whether anything listens at an address, sooner than Ray would."""
    try:
        where = urlsplit(address)
        host, port = where.hostname, where.port or 10001
    except ValueError as error:
        raise SimulationError(f"{address!r} is no address of the form ray://host:port: {error}") from error
    if host is None:
        raise SimulationError(f"{address!r} is no address of the form ray://host:port")
    try:
        socket.create_connection((host, port), _PATIENCE).close()
    except OSError as error:
        raise SimulationError(f"nothing answers at {address}: {error.strerror or error}") from error


def _gist(error: Exception) -> str:
    """What Ray says, on one line; of the traceback of another machine the last one."""
    text = str(error).strip() or type(error).__name__
    return text.splitlines()[-1] if "Traceback" in text else " ".join(text.split())
