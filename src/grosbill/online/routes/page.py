"""The page: built files, read once; the same index for every address that the page knows."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Response, route
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from grosbill.online.routes.asking import AS_IS, READ, Asking, ProblemError, problem, say_to

HOME: Final = Path(__file__).parents[1] / "page"

INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files whose names change with what is in them."""
EACH_TIME: Final = "no-cache"

_FOR_PROGRAMS: Final = ("/api", "/assets/", "/ws/")
"""Where no person looks for a page."""
_WORTH_IT: Final = 0.9
"""A file is sent compressed if that takes away at least a tenth."""
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class File(NamedTuple):
    """One file of the page; `packed` is empty where compressing is not worth it."""

    body: bytes
    packed: bytes
    tag: str
    kind: str


def read_page(home: Path = HOME) -> dict[str, File]:
    """All files of the page, by their names; none where it is not built."""
    found = [path for path in sorted(home.rglob("*")) if path.is_file()]
    return {path.relative_to(home).as_posix(): _read(path) for path in found}


def _read(path: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    worth_it = len(packed) <= len(body) * _WORTH_IT
    return File(body, packed if worth_it else b"", f'"{sha256(body).hexdigest()[:24]}"', kind)


@route(
    [
        "/",
        "/t/{table:str}",
        "/r/{replay:str}",
        "/cards",
        "/cards/{card:path}",
        "/rules",
        "/rules/{clause:str}",
        "/replays",
        "/about",
    ],
    http_method=READ,
    media_type=MediaType.HTML,
    opt=AS_IS,
    include_in_schema=False,
)
async def index(request: Asking, state: State) -> Response[Any]:
    """The page; which part of it is shown it finds out from its address."""
    if INDEX not in state.page:
        return Response(say_to(request, "net-no-page") + "\n", status_code=404, media_type=MediaType.TEXT)
    return _answer(request, state.page[INDEX], EACH_TIME)


@route("/assets/{name:path}", http_method=READ, opt=AS_IS, include_in_schema=False)
async def asset(name: FromPath[str], request: Asking, state: State) -> Response[Any]:
    """A file whose name changes with what is in it."""
    return _named(request, state, f"assets/{name.strip('/')}", FOR_EVER)


@route("/{name:str}", http_method=READ, opt=AS_IS, include_in_schema=False)
async def beside(name: FromPath[str], request: Asking, state: State) -> Response[Any]:
    """A file beside the index."""
    return _named(request, state, name, EACH_TIME)


def _named(request: Asking, state: State, name: str, kept: str) -> Response[Any]:
    if name not in state.page:
        raise ProblemError(404, "no-page", say_to(request, "net-nothing-here"))
    return _answer(request, state.page[name], kept)


def wrong(request: Asking, error: HTTPException) -> Response[Any]:
    """What is wrong: a browser that went astray gets the page, which says so; all others problem+json.

    One that knows us by a strange name gets no page either, only the sentence.
    """
    browser, files = "text/html" in request.headers.get("accept", ""), request.app.state.page
    if browser and error.status_code == 421:
        return Response(f"{error.detail}\n", status_code=421, media_type=MediaType.TEXT)
    astray = browser and error.status_code == 404
    if astray and INDEX in files and not request.scope["path"].startswith(_FOR_PROGRAMS):
        return _sent(request, files[INDEX], {"Cache-Control": "no-store"}, 404)
    return problem(request, error)


def _answer(request: Asking, file: File, kept: str) -> Response[Any]:
    headers = {"ETag": file.tag, "Cache-Control": kept}
    if file.packed:
        headers["Vary"] = "Accept-Encoding"
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return _sent(request, file, headers, 200)


def _sent(request: Asking, file: File, headers: Mapping[str, str], status: int) -> Response[Any]:
    packed = file.packed and "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        file.packed if packed else file.body,
        status_code=status,
        media_type=file.kind,
        headers={**headers, "Content-Encoding": "gzip"} if packed else headers,
    )


HANDLERS = [index, asset, beside]
