"""For whoever sets up a table and asks others to come: invitations as pictures."""

from __future__ import annotations

import msgspec
import segno
from litestar import post
from litestar.params import FromPath, JSONBody

from grosbill.online.routes.asking import (
    AS_IS,
    Asking,
    ProblemError,
    base_of,
    looked_at,
    problems,
    say_to,
)
from grosbill.online.routes.tables import Invitation
from grosbill.online.secrets import kept_of


class Card(msgspec.Struct):
    """An invitation to hand out: the address that lets somebody in, also as a picture to scan."""

    url: str
    qr: str


@post("/api/tables/{table:str}/qr", status_code=200, responses=problems(400, 403, 404, 409), opt=AS_IS)
async def qr(table: FromPath[str], data: JSONBody[Invitation], request: Asking) -> Card:
    """The address of a table with the invitation in its fragment; only for an invitation that is good."""
    room = await looked_at(table, request)
    if kept_of(data.invite) != room.people.invite:
        raise ProblemError(403, "no-invite", say_to(request, "net-no-invite"))
    url = f"{base_of(request)}/t/{table}#{data.invite}"
    return Card(url, segno.make(url, micro=False).svg_data_uri(border=2, scale=4))


HANDLERS = [qr]
