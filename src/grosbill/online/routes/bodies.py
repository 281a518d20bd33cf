"""Answers that stay the same for long: written once, packed once, and not sent again to whoever has them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from gzip import compress
from hashlib import sha256
from typing import Any, Final, TypeVar

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec

from grosbill.online.routes.asking import Asking, problems

_T = TypeVar("_T")


_LIBRARIAN: Final = ThreadPoolExecutor(1, "librarian")
"""One thread looks things up for everybody, so that the event loop never waits long for its turn."""


def answers(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """What an answer is made of and what may go wrong, for whoever reads about it: bytes do not tell."""
    good = ResponseSpec(kind, description="What was asked for.", generate_examples=False)
    return {200: good} | problems(*statuses)


class Body(msgspec.Struct, frozen=True):
    """An answer as bytes, the same packed, and the tag by which a browser knows it again."""

    plain: bytes
    packed: bytes
    tag: str


def body(content: object) -> Body:
    """Write down an answer."""
    plain = msgspec.json.encode(content)
    return Body(plain, compress(plain, mtime=0), f'"{sha256(plain).hexdigest()[:32]}"')


async def worked_out(make: Callable[[], _T]) -> _T:
    """What takes a while, made in the librarian's thread."""
    return await asyncio.get_running_loop().run_in_executor(_LIBRARIAN, make)


def sent(asked: Asking, found: Body) -> Response[bytes]:
    """The answer for whoever asks: packed if they can unpack it, empty if they have it already."""
    headers = {"ETag": found.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    known = {tag.strip().removeprefix("W/") for tag in asked.headers.get("if-none-match", "").split(",")}
    if found.tag in known:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")
    packed = "gzip" in asked.headers.get("accept-encoding", "")
    if packed:
        headers["Content-Encoding"] = "gzip"
    content = found.packed if packed else found.plain
    return Response(content, headers=headers, media_type="application/json")
