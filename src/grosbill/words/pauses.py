"""When a player is asked, and when the program passes without asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, TypeAlias, get_args

from grosbill.model.moves import PASS, Move

Mode: TypeAlias = Literal["usual", "all", "fights", "turn"]
MODES: Final = get_args(Mode)

# What one can do at almost any time, and hardly ever wants to do because somebody else is acting.
_IDLE: Final = frozenset(("pass", "discard", "give", "offer", "show", "wear", "remove", "carry", "sell"))


class Pauses:
    """Decides for one seat; what was declined in a pause is not offered again before its next turn."""

    def __init__(self, me: int) -> None:
        """Begin with the usual mode."""
        self.me = me
        self.mode: Mode = "usual"
        self._since = -1
        self._turn = -1
        self._in_lulls: set[Move] = set()
        self._in_fights: set[Move] = set()
        self._totals: tuple[int, ...] = ()

    def change(self, mode: Mode, turn: int) -> None:
        """Ask more or less often from this turn on."""
        self.mode = mode
        self._since = turn

    def answer(self, view: Mapping[str, Any], moves: Sequence[Move]) -> Move | None:
        """The move that needs no asking, or None if the player should decide."""
        combat = view["combat"]
        totals = (view["turn"], combat["munchkins"], combat["monsters_total"]) if combat else ()
        if totals != self._totals:
            self._totals = totals
            self._in_fights.clear()
        if view["turn"] != self._turn:
            self._turn = view["turn"]
            if view["active"] == self.me:
                self._in_lulls.clear()
        if self.mode == "turn" and view["active"] == self.me and view["turn"] != self._since:
            self.mode = "usual"
        if len(moves) == 1 and not (self.mode == "all" and moves[0] == PASS):
            return moves[0]
        if PASS not in moves or self.mode == "all":
            return None
        kind = view["step"]["kind"] if view["step"] else ""
        return PASS if self._let_go(kind, view, moves) else None

    def _let_go(self, kind: str, view: Mapping[str, Any], moves: Sequence[Move]) -> bool:
        if kind in ("pick", "choice"):
            return False
        if kind == "opening":
            # Whatever the others put in play voids all passes, and changes nothing for this seat.
            return {move for move in moves if move != PASS} <= self._in_lulls
        useful = {move for move in moves if move.kind not in _IDLE}
        if not useful:
            return True
        if kind == "lull":
            return self.mode in ("fights", "turn") or useful <= self._in_lulls
        if self.mode == "turn":
            return not self._concerned(view)
        # What was declined while the fight was on and stood the same need not be offered again now.
        return kind == "flight" and useful <= self._in_fights

    def declined(self, view: Mapping[str, Any], moves: Sequence[Move], taken: Move) -> None:
        """Remember what the player could have done instead of going on."""
        kind = view["step"]["kind"] if view["step"] else ""
        if taken.kind in ("open", "end") or (kind in ("lull", "opening") and taken == PASS):
            self._in_lulls.update(moves)
        elif taken.kind == "run" or (kind in ("claim", "flight") and taken == PASS):
            self._in_fights.update(moves)

    def _concerned(self, view: Mapping[str, Any]) -> bool:
        """Whether what is going on is about this seat."""
        combat = view["combat"]
        step = view["step"] or {}
        if combat is not None and self.me in (combat["fighter"], combat["helper"]):
            return True
        return step.get("seat") == self.me or view["active"] == self.me
