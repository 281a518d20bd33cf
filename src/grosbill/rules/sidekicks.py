"""Sidekicks where their own rules are in force: played at any time, so many and no more (R-SIDE).

Elsewhere a sidekick is put on the table like an item. What one does for its owner is on the cards.
"""

from __future__ import annotations

from grosbill.effects.points import ANY_TIME, HOLDS_SIDEKICK
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.character import capacity, of_kind
from grosbill.rules.items import open_to
from grosbill.rules.table import Table, log
from grosbill.rules.windows import points
from grosbill.rules.zones import from_hand, lose, to_play

BEING_SETTLED = Refusal("R-PROC-005", "being-settled")
NOT_IN_FRONT = Refusal("R-PROC-002", "not-in-front-of-you")
ENOUGH = Refusal("R-SIDE-003", "sidekick-limit")
SAYS_TOO_MUCH = Refusal("R-PROC-001", "says-too-much")


def refuse_sidekick(t: Table, number: int, move: Move) -> Refusal | None:
    """Why this sidekick may not be put in play, perhaps in place of another (R-SIDE-002, R-SIDE-004)."""
    if move.target or move.power or move.owner or move.n or len(move.cards) > 1:
        return SAYS_TOO_MUCH
    if not _open(t, number):
        return BEING_SETTLED
    if move.cards:
        return None if _mine(t, number, move.cards[0]) >= 0 else NOT_IN_FRONT
    return None if _room(t, number) else ENOUGH


def _open(t: Table, number: int) -> bool:
    """At any time: whenever a card may be played at all, and in the opening."""
    return bool(points(t, number) & ANY_TIME) or open_to(t, number)


def _room(t: Table, number: int) -> bool:
    limit = t.mix.limits.get("sidekick", -1)
    room = capacity(t, number, "sidekick", limit) if limit >= 0 else -1
    return room < 0 or len(of_kind(t, number, "sidekick")) < room


def _mine(t: Table, number: int, name: str) -> int:
    return next((card for card in of_kind(t, number, "sidekick") if t.mix.ref[card] == name), -1)


def do_sidekick(t: Table, number: int, move: Move) -> None:
    """It stands by its owner; the one it takes the place of is discarded with all it carries."""
    card = next(card for card in t.mix.copies[move.card] if card in t.seats[number].hand)
    if move.cards:
        lose(t, number, _mine(t, number, move.cards[0]))
    from_hand(t, number, card)
    to_play(t, number, card)
    log(t, "play", number, cards=(card,))


def list_sidekicks(t: Table, number: int) -> list[Move]:
    """The sidekicks in hand, in place of one in play where there is no room for another."""
    if not _open(t, number):
        return []
    of = t.mix.of
    names = dict.fromkeys(of[c].id for c in t.seats[number].hand if of[c].hand_points & HOLDS_SIDEKICK)
    if _room(t, number):
        return [Move("play", name) for name in names]
    there = dict.fromkeys(of[card].id for card in of_kind(t, number, "sidekick"))
    return [Move("play", name, cards=(other,)) for name in names for other in there]
