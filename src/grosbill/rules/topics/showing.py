"""Showing one's hand, to one player or to all (R-CARD-016)."""

from __future__ import annotations

from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import no_such_player
from grosbill.rules.kernel.zones import show_hand
from grosbill.rules.table import Table

TO_ANOTHER = Refusal("R-PROC-001", "show-another")
SHOWN_ENOUGH = Refusal("R-PROC-009", "shown-enough")


def _mean_show(t: Table, seat: int, move: Move) -> int | Refusal:
    """The seat it is shown to, or -1 for everybody; or why not."""
    if move.target and move.target not in t.names:
        return no_such_player(move.target)
    if move.target == t.names[seat]:
        return TO_ANOTHER
    if t.seats[seat].shown >= len(t.seats):
        return SHOWN_ENOUGH
    return t.names.index(move.target) if move.target else -1


def _do_show(t: Table, seat: int, to: int) -> None:
    t.seats[seat].shown += 1
    show_hand(t, seat, to)


MOVES = {"show": MoveRules(mean=_mean_show, do=_do_show, unasked=True)}
