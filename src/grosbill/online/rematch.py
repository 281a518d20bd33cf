"""The same people play again: another table with the same set-up, where everybody has their seat already."""

from __future__ import annotations

from secrets import randbits

import msgspec

from grosbill.online import entries as en
from grosbill.online.seats import People
from grosbill.online.secrets import new_token


def set_up_again(setup: en.Setup, people: People, name: str) -> en.Setup:
    """The set-up of the other table: as this one was, but for what is secret."""
    return msgspec.structs.replace(
        setup,
        id=name,
        seats=tuple([chair.bot for chair in people.chairs]),
        sexes=people.dealt[1] or people.sexes,
        invite=people.invite,
        seed=randbits(64),
        salt=new_token(),
        key=new_token(),
    )


def seated_again(before: People, after: People) -> list[en.AnyEntry]:
    """What is missing there until the people sit as they sat here: the same token opens the same seat."""
    missing: list[en.AnyEntry] = [
        en.Sat(seat, chair.name, chair.sex, chair.token)
        for seat, chair in enumerate(before.chairs)
        if chair.person and after.chairs[seat].free
    ]
    return missing if after.host == before.host else [*missing, en.HandedOn(before.host)]
