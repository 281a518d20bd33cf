"""When a player is asked, and when the program passes without asking.

On another's turn a player is asked when something may be worth doing, by the numbers of an adviser, when what
is going on is about them, and when somebody is about to win. What was declined, by going on or by letting the
others, is not offered again until it has become worth more, in the next fight, or after the player's turn.
In their own turn, as it begins and after a fight, a level or a discard, a player is asked about what can be
done at that moment alone: the turn leaves time for the rest. After a discard, and a level of their own, that
holds in every turn: a pause for the rest comes soon enough.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf
from typing import Any, Final, Literal, TypeAlias, get_args

from grosbill.effects.points import AFTER_COMBAT, AFTER_DISCARD, AFTER_LEVEL, TURN_START
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.moves import PASS, SIDES, Move
from grosbill.packs import Mix
from grosbill.words.move_kinds import MOVE_KINDS

Mode: TypeAlias = Literal["usual", "all", "fights", "mine", "turn"]
"""`mine`: one's own turn and what is about oneself; `turn`: the same, until one's next turn."""
MODES: Final = get_args(Mode)

View: TypeAlias = dict[str, Any]
Weigh: TypeAlias = Callable[[View, Sequence[Move]], list[float]]
"""What each of the moves is worth to the player who has this view, in levels, against doing nothing."""

MORE: Final = 0.1
"""By how much something declined has to gain to be offered again."""
HOPELESS: Final = -0.2
"""What costs more than that is no reason to ask on another's turn, though it is about the player."""
SENSELESS: Final = -10.0
"""What is worth less than that nobody would do: it helps the other side, say, or does nothing."""

# Windows of a player's own turn after which the turn is still theirs.
_MOMENTS: Final = {
    "turnstart": TURN_START,
    "aftermath": AFTER_COMBAT,
    "risen": AFTER_LEVEL,
    "discarded": AFTER_DISCARD,
}
QUESTIONS: Final = ("pick", "choice")
"""The kinds of step that ask one player something, whatever else is open: no window."""


class Pauses:
    """Decides for one seat."""

    def __init__(self, me: int, mix: Mix, weigh: Weigh) -> None:
        """Begin with the usual mode; `weigh` is the adviser's judgement."""
        self.me = me
        self._mix = mix
        self.mode: Mode = "usual"
        self._weigh = weigh
        self._since = -1
        self._turn = -1
        # What was declined and what it was worth then; in a fight, in the fights of that turn.
        self._declined: dict[tuple[Move, int], float] = {}

    def change(self, mode: Mode, turn: int) -> None:
        """Ask more or less often from this turn on."""
        self.mode = mode
        self._since = turn

    def answer(self, view: View, moves: Sequence[Move]) -> Move | None:
        """The move that needs no asking, or None if the player should decide."""
        self._look(view)
        if self.mode == "turn" and view["active"] == self.me and view["turn"] != self._since:
            self.mode = "usual"
        if len(moves) == 1 and not (self.mode == "all" and moves[0] == PASS):
            return moves[0]
        if PASS not in moves or self.mode == "all" or _kind(view) in QUESTIONS:
            return None
        return PASS if self._let_go(view, moves) else None

    def _look(self, view: View) -> None:
        """See whose turn it is: with the player's own, everything is offered again."""
        if view["turn"] != self._turn:
            self._turn = view["turn"]
            if view["active"] == self.me:
                self._declined.clear()

    def _let_go(self, view: View, moves: Sequence[Move]) -> bool:
        if _kind(view) == "opening":
            # Whatever the others put in play voids all passes, and changes nothing for this seat.
            return all(self._key(view, move) in self._declined for move in moves if move != PASS)
        useful = [move for move in moves if not MOVE_KINDS[move.kind].idle]
        if any(self._forestalls(view, move) for move in moves):
            return False
        if self._momentary(view):
            useful = [move for move in useful if self._belongs(move, _MOMENTS[_kind(view)])]
        if not useful:
            return True
        concerned = self._concerned(view)
        if self.mode in ("mine", "turn"):
            return not concerned
        known = [self._declined.get(self._key(view, move)) for move in useful]
        worth = self._weigh(view, useful)
        if concerned or (self.mode == "fights" and view["combat"]) or _at_stake(view):
            own = view["active"] == self.me
            least = -inf if own else SENSELESS
            if concerned and not own and not _at_stake(view):
                least = HOPELESS
            for move, value, before in zip(useful, worth, known, strict=True):
                if before is None and value > least and self._answers(view, move):
                    return False
        return not any(
            value > 0 and (before is None or value >= before + MORE)
            for value, before in zip(worth, known, strict=True)
        )

    def declined(self, view: View, moves: Sequence[Move], taken: Move) -> None:
        """Remember what the player could have done instead of going on, or of letting the others."""
        self._look(view)
        if MOVE_KINDS[taken.kind].goes_on and _kind(view) not in QUESTIONS:
            for move, value in zip(moves, self._weigh(view, moves), strict=True):
                self._declined[self._key(view, move)] = value

    def _forestalls(self, view: View, move: Move) -> bool:
        """Whether a race or class is given up about which a curse on this seat asks: only now that helps."""
        step = view["step"] or {}
        if move.kind != "discard" or step.get("kind") != "falls" or step["seat"] != self.me:
            return False
        defs = self._mix.defs_by_id
        return defs[step["card"]].speaks_of(defs[move.card])

    def _momentary(self, view: View) -> bool:
        """Whether only what can be done at this moment alone is a reason to ask."""
        kind, own = _kind(view), view["active"] == self.me
        risen = kind == "risen" and view["step"]["seat"] == self.me
        return kind in _MOMENTS and (own or risen or kind == "discarded")

    def _belongs(self, move: Move, moment: int) -> bool:
        """Whether a move is made with a card that does something at this moment."""
        d = self._mix.defs_by_id[move.card]
        return bool((d.hand_points | d.used_points | d.idle_points) & moment)

    def _key(self, view: View, move: Move) -> tuple[Move, int]:
        return move, view["turn"] if view["combat"] else -1

    def _concerned(self, view: View) -> bool:
        """Whether what is going on is about this seat; a helper need do nothing about a victory."""
        combat, step = view["combat"], view["step"] or {}
        if self.me in (view["active"], step.get("seat")):
            return True
        return combat is not None and combat["helper"] == self.me and step.get("kind") != "claim"

    def _answers(self, view: View, move: Move) -> bool:
        """Whether a move is about what is going on: in a fight, about those in it."""
        combat = view["combat"]
        if combat is None or not move.target:
            return True
        sides = [combat["fighter"], combat["helper"]]
        names = [view["players"][seat]["name"] for seat in sides if seat >= 0]
        foes = [foe["card"] for foe in combat["monsters"]]
        return move.target in (*SIDES, *names, *foes) or move.owner in names


def _kind(view: View) -> str:
    step = view["step"]
    return str(step["kind"]) if step else ""


def _at_stake(view: View) -> bool:
    """Whether the game itself is claimed; what brings more than a level a monster, the adviser knows."""
    combat = view["combat"]
    if combat is None or _kind(view) != "claim":
        return False
    level: int = view["players"][combat["fighter"]]["level"]
    return level + len(combat["monsters"]) >= LAST_LEVEL
