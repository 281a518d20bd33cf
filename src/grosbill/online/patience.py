"""How long anybody waits for the database: whoever asks is answered, while it is away or silent too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

_P = ParamSpec("_P")
_T = TypeVar("_T")

PATIENCE: Final = 10.0
"""After how many seconds a database that says nothing counts as away."""


class AwayError(SQLAlchemyError):
    """A database that says nothing, neither good nor bad."""


def in_time(work: Callable[_P, Coroutine[Any, Any, _T]]) -> Callable[_P, Coroutine[Any, Any, _T]]:
    """Give up what takes too long, with an `AwayError`; for what only reads, so that nothing is half done."""

    @wraps(work)
    async def bounded(*args: _P.args, **more: _P.kwargs) -> _T:
        try:
            async with asyncio.timeout(PATIENCE):
                return await work(*args, **more)
        except TimeoutError:
            raise AwayError from None

    return bounded


async def settled(coming: asyncio.Future[_T]) -> bool:
    """Whether what changes something was settled in time; if not, it goes on, and has to be undone."""
    return bool((await asyncio.wait((coming,), timeout=PATIENCE))[0])
