"""Headers that every answer has: what a browser may do with our pages, and what it may keep."""

from __future__ import annotations

import re
from typing import Any, Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import Message, Scope

_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(:[0-9]+)?|\[[0-9a-f:.]+\](:[0-9]+)?")

_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'{socket}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_ALWAYS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


async def guard(message: Message, scope: Scope) -> None:
    """Add them to an answer; who asks for the head gets no body. What says nothing of being kept is not."""
    if message["type"] == "http.response.body" and scope.get("method") == "HEAD":
        message["body"] = b""
    if message["type"] != "http.response.start":
        return
    message.setdefault("headers", [])
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _ALWAYS.items():
        headers[name] = value
    headers["Content-Security-Policy"] = _POLICY.format(socket=_socket(scope))
    headers.setdefault("Cache-Control", "no-store")


def _socket(scope: Any) -> str:
    """The same place by WebSocket: some browsers do not count it as their own."""
    public = urlsplit(scope["app"].state.public_url)
    if public.netloc:
        return f" {'wss' if public.scheme == 'https' else 'ws'}://{public.netloc}"
    host = Headers.from_scope(scope).get("host", "")
    return f" ws://{host}" if _HOST.fullmatch(host) else ""
