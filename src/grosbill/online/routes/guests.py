"""For whoever sets up a table and asks others to come: invitations as pictures."""

from __future__ import annotations

import msgspec
from litestar import post
from litestar.params import FromPath, JSONBody

from grosbill.online.routes.asking import AS_IS, Asking, base_of, looked_at, problems
from grosbill.online.routes.tables import Invitation, only_by_invitation, picture_of


class Card(msgspec.Struct):
    """An invitation to hand out: the address that lets somebody in, also as a picture to scan."""

    url: str
    qr: str


@post("/api/tables/{table:str}/qr", status_code=200, responses=problems(400, 403, 404, 409), opt=AS_IS)
async def qr(table: FromPath[str], data: JSONBody[Invitation], request: Asking) -> Card:
    """The address of a table with the invitation in its fragment; only for an invitation that is good."""
    room = await looked_at(table, request)
    only_by_invitation(room, data.invite, request)
    url = f"{base_of(request)}/t/{table}#{data.invite}"
    return Card(url, picture_of(url))


HANDLERS = [qr]
