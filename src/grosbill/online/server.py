"""`grosbill serve`: started by hand or by a service, told about in sentences, and ended in order."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvicorn

from grosbill import __version__
from grosbill.language import say
from grosbill.model.errors import GrosbillError
from grosbill.model.outside import data_folder
from grosbill.online.app import make_app
from grosbill.online.frames import MOST_BYTES
from grosbill.online.hub import Hub
from grosbill.online.limits import Limits, read_limits
from grosbill.online.logs import note, write_lines
from grosbill.online.metrics import Metrics
from grosbill.online.offered import Offered
from grosbill.online.pinging import Pinging, Requests
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers

FAVOURITE: Final = 8910
"""The port that is tried first, so that an address stays what it was."""
PINGS: Final = 5.0
"""After how many seconds a page is asked whether it is there, and how long it may take to say so."""
FILE: Final = "tables.db"
_EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 (what was asked for)
GARBAGE: Final = 1_000
"""After how many pages that went it is looked for what only knows itself: a page leaves 18 kB of that.

All tables wait meanwhile, and what is played leaves none.
"""
MUCH: Final = 2_000_000
"""How many things more there are before it is looked for them, wherever they may come from."""


class ServeError(GrosbillError):
    """A server that cannot be started: its port, its address or its folder."""


class Served(msgspec.Struct, frozen=True, kw_only=True):
    """How a server is started."""

    host: str = "127.0.0.1"
    port: int | None = None
    database: str = ""
    public_url: str = ""
    browser: bool = True
    packs: tuple[Path, ...] = ()
    limits: Path | None = None


def kept_in(data: Path | None, database: str | None) -> str:
    """The address of the database: one that was named, or a file in a folder, by default the user's own."""
    if database:
        return database
    return f"sqlite:///{(data if data is not None else data_folder()).absolute() / FILE}"


def make_room(url: str) -> None:
    """Make the folder and the file of a database that is one, for nobody else to read."""
    if not url.startswith("sqlite:///"):
        return
    file = Path(url.removeprefix("sqlite:///"))
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServeError.said("serve-folder", folder=str(file.parent), why=why) from None


def serve(asked: Served, lang: str, tell: Callable[[str], None]) -> None:
    """Serve until somebody ends it."""
    public_url = _checked(asked.public_url)
    limits = read_limits(asked.limits) if asked.limits is not None else Limits()
    offered = Offered(asked.packs)
    make_room(asked.database)
    listening = _listen(asked.host, asked.port)
    try:
        metrics = Metrics()
        store = Store(asked.database, metrics.committed)
    except GrosbillError:
        listening.close()
        raise
    thinkers = Thinkers(min(4, max(1, (os.cpu_count() or 1) - 1)))
    write_lines(logging.StreamHandler(sys.stderr), all_of_them=not sys.stderr.isatty())
    hub = Hub(store, thinkers, offered, metrics)
    app = make_app(hub, public_url=public_url, listens_at=_named(asked.host), limits=limits)
    url = public_url or _url(asked.host, listening)

    def announce() -> None:
        note("start", version=__version__, port=listening.getsockname()[1], packs=len(asked.packs))
        tell(say(lang, "serve-open", url=url))
        tell(say(lang, "serve-how-to-end"))
        if asked.browser and _has_a_screen():
            Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    server = _Server(_config(app, proxied=bool(public_url)), announce)
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, server.ended_early)
    gc.freeze()
    gc.disable()
    try:
        server.run(sockets=[listening])
    finally:
        gc.enable()
        gc.unfreeze()
        thinkers.close()
        store.close()
        note("stop")
    tell(say(lang, "serve-end"))


class _Server(uvicorn.Server):
    """Says when it is there, and tidies up."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce()

    async def on_tick(self, counter: int) -> bool:
        if Pinging.gone >= GARBAGE or gc.get_count()[0] > MUCH:
            Pinging.gone = 0
            gc.collect()
        return await super().on_tick(counter)

    def ended_early(self, *_: object) -> None:
        """A signal that uvicorn does not see: before the start it ends us, after the end it was heard."""
        if not self.started:
            raise KeyboardInterrupt


def _config(app: Any, *, proxied: bool) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Pinging,
        ws_max_size=MOST_BYTES,
        ws_ping_interval=PINGS,
        ws_ping_timeout=PINGS,
        ws_per_message_deflate=False,
        proxy_headers=proxied,
        forwarded_allow_ips="127.0.0.1,::1",
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )


def _checked(url: str) -> str:
    """The address by which others know this server: a scheme and a name, and no path."""
    try:
        parts = urlsplit(url)
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    except ValueError:
        sound = False
    if url and (not sound or any(sign in url for sign in "?#@ ;,'\"") or not url.isascii()):
        raise ServeError.said("serve-public-url", url=url)
    return url.rstrip("/")


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on a port: the one that was named, else our favourite, else any that is free."""
    ports: Sequence[int] = (port,) if port is not None else (FAVOURITE, 0)
    problem: Exception | None = None
    for each in ports:
        try:
            return _bound(host, each)
        except (OSError, OverflowError, ValueError) as error:
            problem = error
    why = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    raise ServeError.said("serve-port", host=host, port=str(ports[0]), why=why)


def _bound(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def _named(host: str) -> str:
    """The address that a server listens at, none where it is every one of the machine."""
    return "" if host in _EVERYWHERE else host


def _url(host: str, listening: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    found, port = listening.getsockname()[:2]
    if found in _EVERYWHERE:
        host = "localhost"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _has_a_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
