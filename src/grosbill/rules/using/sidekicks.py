"""Sidekicks where their own rules are in force: played at any time, so many and no more (R-SIDE).

Elsewhere a sidekick is put on the table like an item. What one does for its owner is on the cards.
"""

from __future__ import annotations

from grosbill.effects.points import ANY_TIME, HOLDS_SIDEKICK
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.windows import points
from grosbill.rules.reading.character import capacity, of_kind
from grosbill.rules.table import Table
from grosbill.rules.topics.items import open_to
from grosbill.rules.using.announcing import lay

BEING_SETTLED = Refusal("R-PROC-005", "being-settled")
ENOUGH = Refusal("R-SIDE-003", "sidekick-limit")
FOR_ANOTHER = Refusal("R-SIDE-004", "sidekick-for-another")
SAYS_TOO_MUCH = Refusal("R-PROC-001", "says-too-much")


def refuse_sidekick(t: Table, number: int, move: Move) -> Refusal | None:
    """Why this sidekick may not be put in play (R-SIDE-002, R-SIDE-003)."""
    if move.target or move.power or move.owner or move.n:
        return SAYS_TOO_MUCH
    if not _open(t, number):
        return BEING_SETTLED
    return None if _room(t, number) else ENOUGH


def _open(t: Table, number: int) -> bool:
    """At any time: whenever a card may be played at all, and in the opening."""
    return bool(points(t, number) & ANY_TIME) or open_to(t, number)


def _room(t: Table, number: int) -> bool:
    limit = t.mix.limits.get("sidekick", -1)
    room = capacity(t, number, "sidekick", limit) if limit >= 0 else -1
    return room < 0 or len(of_kind(t, number, "sidekick")) < room


def do_sidekick(t: Table, number: int, move: Move) -> None:
    """It stands by its owner."""
    lay(t, number, next(card for card in t.mix.copies[move.card] if card in t.seats[number].hand))


def own_rules(t: Table, number: int, name: str) -> bool:
    """Whether one has a sidekick of that name in play that these rules are about."""
    return t.settings.sidekicks and any(t.mix.ref[card] == name for card in of_kind(t, number, "sidekick"))


def refuse_dismissal(t: Table, number: int) -> Refusal | None:
    """A sidekick is discarded at any time to play another, if there is no room for both (R-SIDE-004)."""
    if not t.seats[number].hand_points & HOLDS_SIDEKICK or _room(t, number):
        return FOR_ANOTHER
    return None if _open(t, number) else BEING_SETTLED


def list_sidekicks(t: Table, number: int) -> list[Move]:
    """The sidekicks in hand; where there is no room for one, those in play that could make room."""
    seat, of = t.seats[number], t.mix.of
    if not seat.hand_points & HOLDS_SIDEKICK or not _open(t, number):
        return []
    if _room(t, number):
        held = [card for card in seat.hand if of[card].hand_points & HOLDS_SIDEKICK]
        return list(dict.fromkeys([t.mix.lay_moves[card] for card in held]))
    return list(dict.fromkeys([t.mix.drop_moves[card] for card in of_kind(t, number, "sidekick")]))
