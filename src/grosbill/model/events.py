"""Events: what happened, each born with its visibility."""

from __future__ import annotations

import msgspec

EVERYONE = -1


class Event(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Something that happened. Seats outside `seen` get it without the cards' names."""

    kind: str
    seat: int = -1
    other: int = -1
    cards: tuple[str, ...] = ()
    n: int = 0
    note: str = ""
    seen: int = EVERYONE

    def for_seat(self, seat: int | None) -> Event:
        """The event as this seat (None: a spectator) sees it."""
        if self.seen == EVERYONE or (seat is not None and self.seen >> seat & 1):
            return self
        return Event(self.kind, self.seat, self.other, (), self.n or len(self.cards), self.note)
