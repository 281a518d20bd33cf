"""Why a few clauses have no scenario: those that speak of the people at the table and not of the game."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from grosbill.clauses import Bilingual, clauses

__all__ = ["MOST", "reasons"]

MOST: Final = 4
"""How many clauses may do without a scenario, over all editions."""


@cache
def reasons() -> dict[str, Bilingual]:
    """Return the written reasons by clause id; shared, not to be changed."""
    from importlib.resources import files  # here, because it is slow to import

    text = files("grosbill.clauses").joinpath("reasons.toml").read_bytes()
    return checked(msgspec.toml.decode(text, type=dict[str, Bilingual]))


def checked(found: dict[str, Bilingual]) -> dict[str, Bilingual]:
    """Return the reasons as they are; one for an unknown clause, or too many of them, is an error."""
    for clause in found:
        if clause not in clauses():
            raise ValueError(f"reasons.toml: there is no clause {clause}")
    if len(found) > MOST:
        raise ValueError(
            f"reasons.toml: {len(found)} reasons, but at most {MOST} clauses may go without a scenario"
        )
    return found
