"""For whoever runs the server: whether it lives, and its figures."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Final

from litestar import Response, get, route

from grosbill.online.metrics import MEDIA_TYPE
from grosbill.online.routes.asking import READ, Asking, ProblemError, address_of, hub_of, problems, say_to

HEALTH: Final = "/healthz"


@route(HEALTH, http_method=READ)
async def health() -> dict[str, str]:
    """Whether the server lives."""
    return {"status": "ok"}


@get("/metrics", responses=problems(403))
async def metrics(request: Asking) -> Response[bytes]:
    """Figures for Prometheus, told on this machine only.

    How long a bot thinks and how much is sent depend on hidden cards: a player could read them from here.
    """
    if not _here(address_of(request)):
        raise ProblemError(403, "only-here", say_to(request, "net-only-here"))
    return Response(hub_of(request).metrics.text(), media_type=MEDIA_TYPE)


def _here(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = [health, metrics]
