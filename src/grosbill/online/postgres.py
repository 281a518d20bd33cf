"""PostgreSQL that falls silent: a line on which nobody answers is given up, so that nothing waits for ever.

The kernel notices a peer that takes no more packets, and the server ends what takes it too long; but a line
may be open, take everything, and say nothing. What is not answered in time is given up here, on our side.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Mapping
from contextlib import suppress
from struct import pack
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

import psycopg
import sqlalchemy as sa
from psycopg.waiting import Ready
from sqlalchemy import event

from grosbill.online import patience

if TYPE_CHECKING:
    from psycopg.abc import PQGen

_AT_ONCE: Final = pack("ii", 1, 0)
"""How a line is closed so that what is still on its way never arrives."""


def asked_for(named: Mapping[str, Any]) -> dict[str, Any]:
    """What libpq is told beside what the address says itself: who is not there is given up soon."""
    seconds = max(2, round(patience.PATIENCE / 2))
    wanted = {
        "connect_timeout": seconds,
        "tcp_user_timeout": 1000 * seconds,
        "keepalives": 1,
        "keepalives_idle": seconds,
        "keepalives_interval": 2,
        "keepalives_count": 3,
    }
    return {name: value for name, value in wanted.items() if name not in named}


def be_patient_for_a_while(engine: sa.Engine) -> None:
    """From now on no answer is waited for longer than anybody who asks would wait."""

    @event.listens_for(engine, "do_connect")
    def connect(_: Any, __: Any, args: Any, more: Any) -> psycopg.Connection[Any]:
        line = _Line.connect(*args, **more)
        line.autocommit = True  # else it would hold for one transaction
        # A little less, so that a server that is only slow says so itself, and the line stays good.
        line.execute(f"SET statement_timeout = {round(900 * patience.PATIENCE)}")
        line.autocommit = False
        return line


class _Line(psycopg.Connection[Any]):
    """A line to the server that is closed when it says nothing for too long."""

    def wait(self, gen: PQGen[Any], *args: Any, **more: Any) -> Any:
        return super().wait(self._in_time(gen), *args, **more)

    def _in_time(self, gen: PQGen[Any]) -> PQGen[Any]:
        """The same talk; psycopg looks up from time to time though nothing was said."""
        until = monotonic() + patience.PATIENCE
        try:
            wanted = next(gen)
            while True:
                ready = yield wanted
                if ready == Ready.NONE and monotonic() > until:
                    self._hang_up()
                    raise psycopg.OperationalError("the server says nothing")
                wanted = gen.send(ready)
        except StopIteration as done:
            return done.value

    def _hang_up(self) -> None:
        """Without a farewell, which nobody would hear: what was on its way must not be done later either."""
        with suppress(OSError), socket.socket(fileno=os.dup(self.pgconn.socket)) as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, _AT_ONCE)
        self.pgconn.finish()
