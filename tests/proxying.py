"""The nginx of `docs/hosting.md`, but for addresses, ports and the certificate, in front of a server."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import create_connection
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from fetching import apt_get
from running import look_until
from serving import PATIENCE, Robot, Server, held_port

HOSTING: Final = Path(__file__).parents[1] / "docs" / "hosting.md"
NAME: Final = "table.example.org"
HOW: Final = "nginx or openssl was not found: `apt-get install nginx openssl`"

_CERTIFICATE: Final = ("/etc/ssl/table/fullchain.pem", "/etc/ssl/table/privkey.pem")
_UNPACK: Final = ("dpkg", "-x")
# What the page leaves to the system: where nginx writes, as a user who may, and that it stays in sight.
_AROUND: Final = """
daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/error.log; {user}
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{site}
}}
"""


def nginx(folder: Path) -> str:
    """The path of an nginx that runs: of this system, or unpacked into a folder; "" where none can be had."""
    if shutil.which("openssl") is None:
        return ""
    return shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin") or _unpacked(folder)


def _unpacked(folder: Path) -> str:
    """From the packages of the system, without installing it: a test starts no service of its own accord."""
    if not apt_get(("download", "-qq", "nginx"), folder=folder):
        return ""
    for package in folder.glob("nginx_*.deb"):
        subprocess.run([*_UNPACK, package, folder], check=True)
    found = folder / "usr" / "sbin" / "nginx"
    runs = found.exists() and subprocess.run([found, "-v"], capture_output=True, check=False).returncode == 0
    return str(found) if runs else ""


def documented(words: str) -> str:
    """The first block of code of the page in which these words stand."""
    blocks = re.findall(r"^```\w*\n(.*?)^```", HOSTING.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return str(next(block for block in blocks if words in block))


class Proxy:
    """A running nginx, and what comes through it."""

    def __init__(self, binary: str, folder: Path) -> None:
        """Not started yet."""
        self._binary, self._folder = binary, folder
        self._ports = [held_port(), held_port()]
        self.tls, self.plain = (port.getsockname()[1] for port in self._ports)
        self.url = f"https://{NAME}:{self.tls}"
        self._chain, self._key = folder / "fullchain.pem", folder / "privkey.pem"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, server: Server) -> None:
        """Start it in front of a server."""
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
        command += ["-keyout", str(self._key), "-out", str(self._chain)]
        subprocess.run(command, check=True, capture_output=True)
        config = self._folder / "nginx.conf"
        user = "user root;" if os.geteuid() == 0 else ""
        site = self._site(server.port)
        config.write_text(_AROUND.format(folder=self._folder, user=user, site=site), "utf-8")
        self._process = subprocess.Popen([self._binary, "-p", self._folder, "-c", config])
        look_until(self._listens)

    def _site(self, port: int) -> str:
        site = documented("proxy_pass")
        for there, here in {
            "listen 443 ssl": f"listen 127.0.0.1:{self.tls} ssl",
            "listen 80;": f"listen 127.0.0.1:{self.plain};",
            "    listen [::]:443 ssl http2;\n": "",  # not every machine has it
            "    listen [::]:80;\n": "",
            _CERTIFICATE[0]: str(self._chain),
            _CERTIFICATE[1]: str(self._key),
            "http://127.0.0.1:8910": f"http://127.0.0.1:{port}",
        }.items():
            assert there in site, f"docs/hosting.md does not say {there!r} any more"
            site = site.replace(there, here)
        return site

    def _listens(self) -> bool:
        assert self._process is not None
        errors = self._folder / "error.log"
        assert self._process.poll() is None, (
            errors.read_text("utf-8") if errors.exists() else "it does not run"
        )
        try:
            for port in (self.tls, self.plain):
                create_connection(("127.0.0.1", port)).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        """Gone for good; somebody else may have its ports."""
        if self._process is not None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        for port in self._ports:
            port.close()

    @property
    def trusted(self) -> ssl.SSLContext:
        """Who comes from outside and knows the certificate."""
        return ssl.create_default_context(cafile=self._chain)

    def http(
        self, method: str, path: str, body: str | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """The status, the headers and the bytes of an answer to somebody outside."""
        with ExitStack() as open_:
            line = open_.enter_context(create_connection(("127.0.0.1", self.tls), timeout=PATIENCE))
            connection = HTTPConnection(NAME, self.tls, timeout=PATIENCE)
            connection.sock = open_.enter_context(self.trusted.wrap_socket(line, server_hostname=NAME))
            return _asked(connection, method, path, body, headers or {})

    def redirected(self, path: str) -> tuple[int, str]:
        """Where one is led who comes without TLS."""
        with create_connection(("127.0.0.1", self.plain), timeout=PATIENCE) as line:
            connection = HTTPConnection(NAME, self.plain, timeout=PATIENCE)
            connection.sock = line
            status, headers, _ = _asked(connection, "GET", path, None, {})
        return status, headers.get("location", "")

    def socket(self, table: str, **options: Any) -> ClientConnection:
        """A line to a table."""
        line = create_connection(("127.0.0.1", self.tls))
        address = f"wss://{NAME}:{self.tls}/ws/{table}"
        found: ClientConnection = connect(
            address, sock=line, ssl=self.trusted, open_timeout=PATIENCE, **options
        )
        return found


def _asked(
    connection: HTTPConnection, method: str, path: str, body: str | None, headers: Mapping[str, str]
) -> tuple[int, dict[str, str], bytes]:
    connection.request(method, path, body, headers)
    answer = connection.getresponse()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()


class Outside(Robot):
    """A player who comes through the proxy."""

    def __init__(self, proxy: Proxy, server: Server, table: str, token: str) -> None:
        """Come to a table."""
        super().__init__(server, table, token)
        self._proxy = proxy

    def _line(self, **options: Any) -> ClientConnection:
        return self._proxy.socket(self._table, **options)


@contextmanager
def proxied(binary: str, folder: Path, *options: str) -> Iterator[tuple[Proxy, Server]]:
    """A server behind its proxy, both gone afterwards; `options` are the server's."""
    with ExitStack() as ends:
        proxy = Proxy(binary, folder)
        ends.callback(proxy.stop)
        server = Server(folder, "--public-url", proxy.url, *options)
        ends.callback(server.close)
        server.start()
        proxy.start(server)
        yield proxy, server
