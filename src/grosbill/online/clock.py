"""Time at a table: how long a window is open, how long a turn may take, how fast bots and absent minds are.

Pure: everything is worked out from milliseconds that others measured.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

import msgspec

LEAST: Final = 2_600
"""What the rule texts give everybody to answer; an open window has at least this much after a restart."""
MORE: Final = 15_000
"""What a person gets who asks for more time, once a window."""
GRACE: Final = 300
"""How late an answer may be by the network at most: half the round trip."""
UNHURRIED: Final = 1_200
"""When what passes by itself passes at the earliest, whatever is in the hand."""
BRIEF: Final = 5_000
"""How long a line may be cut before the seat is marked."""
AWAY: Final = 120_000
"""How long a host may be gone before somebody who is there is host."""


class Clock(msgspec.Struct, frozen=True):
    """Milliseconds: for a window, for a turn and each thing done in it, for a question in another's turn.

    `wait`: how long a seat whose person is gone is waited for before a bot plays on.
    """

    window: int
    turn: int
    thing: int
    answer: int
    wait: int


CLOCKS: Mapping[str, Clock | None] = {
    "printed": Clock(window=LEAST, turn=60_000, thing=10_000, answer=20_000, wait=20_000),
    "usual": Clock(window=8_000, turn=90_000, thing=15_000, answer=30_000, wait=45_000),
    "calm": Clock(window=25_000, turn=240_000, thing=30_000, answer=90_000, wait=180_000),
    "none": None,
}
"""The clocks a table may choose; with none nobody is ever hurried, and nobody is played for."""


class Pace(msgspec.Struct, frozen=True):
    """How many milliseconds a bot takes at least, and how many more at most."""

    least: int
    spread: int


PACES: Mapping[str, Pace] = {
    "at once": Pace(100, 0),
    "brisk": Pace(500, 500),
    "people": Pace(1_500, 2_500),
}


THINKS: Final = 500
"""What bots take at least where one of them looks ahead: nearly all its choices are made by then, so that
nobody sees from an answer that comes at once that it had nothing to choose from."""
QUEUES: Final = 150
"""How much more for each further one that looks ahead: they may have to think one after the other."""


def bot_takes(pace: Pace, table: str, moment: int, seat: int, *, looking_ahead: int, ready: int) -> int:
    """After how long a bot answers that was asked: the same whatever it holds.

    `looking_ahead`: how many that do were asked in this moment; `ready`: after how long all who were asked
    had thought, which depends on what they hold. So nobody answers before, and where that takes longer than
    the pace allows, all that can be seen is by how many beats.
    """
    least = max(pace.least, THINKS + QUEUES * (looking_ahead - 1)) if looking_ahead else pace.least
    digest = blake2b(f"{table}/{moment}/{seat}".encode(), digest_size=4).digest()
    takes = least + (int.from_bytes(digest, "big") % pace.spread if pace.spread else 0)
    beats_late = -(min(0, takes - ready) // least)
    return takes + beats_late * least
