"""Sidekicks where their own rules are in force: played at any time, so many and no more (R-SIDE).

Elsewhere a sidekick is put on the table like an item. What one does for its owner is on the cards
(R-BLEND-010).
"""

from __future__ import annotations

from grosbill.effects.points import ANY_TIME, ARRANGE, HOLDS_SIDEKICK
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.refusals import BEING_SETTLED
from grosbill.rules.kernel.step_rules import now, told_apart
from grosbill.rules.reading.character import ANY, capacity, of_kind
from grosbill.rules.table import Table

ENOUGH = Refusal("R-SIDE-003", "sidekick-limit")
FOR_ANOTHER = Refusal("R-SIDE-004", "sidekick-for-another")

AT_ANY_TIME = ANY_TIME | ARRANGE
"""Whenever a card may be played at all, and in the opening."""


def refuse_sidekick(t: Table, seat: int) -> Refusal | None:
    """Why none may be put in play: just drawn or not, at any time (R-SIDE-001 to 003, R-TIME-004)."""
    if not now(t, seat) & AT_ANY_TIME:
        return BEING_SETTLED
    return None if _room(t, seat) else ENOUGH


def _room(t: Table, seat: int) -> bool:
    limit = t.mix.limits.get("sidekick", ANY)
    return len(of_kind(t, seat, "sidekick")) < capacity(t, seat, "sidekick", limit)


def refuse_dismissal(t: Table, seat: int) -> Refusal | None:
    """A sidekick is discarded at any time to play another, if there is no room for both (R-SIDE-004)."""
    if not t.seats[seat].hand_points & HOLDS_SIDEKICK or _room(t, seat):
        return FOR_ANOTHER
    return None if now(t, seat) & AT_ANY_TIME else BEING_SETTLED


def list_sidekicks(t: Table, seat: int) -> list[Move]:
    """The sidekicks in hand; where there is no room for one, those in play that could make room."""
    player, of = t.seats[seat], t.mix.of
    if _room(t, seat):
        held = [card for card in player.hand if of[card].hand_points & HOLDS_SIDEKICK]
        return list(dict.fromkeys([t.mix.lay_moves[card] for card in held]))
    drops = [t.mix.drop_moves[card] for card in of_kind(t, seat, "sidekick")]
    return told_apart(t, seat, list(dict.fromkeys(drops)))
