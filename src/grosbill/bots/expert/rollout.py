"""One continuation: a world is played on to the end of the turn by a quick player in every seat."""

from __future__ import annotations

from typing import Any, Final

from grosbill.bots.base import World
from grosbill.bots.greedy import GreedyBot
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.hurry import Hurry
from grosbill.model.moves import Move
from grosbill.packs import Mix
from grosbill.rules.reading.keeping import sharers
from grosbill.views.seen import seen_table

_MOST: Final = 250
"""Decisions after which a continuation is judged as it stands."""
_REACH: Final = 3
"""So many levels below the last, a turn may be the winning one."""
_OUTSIDE: Final = 2
"""So many outside a class that spreads, they may all join it in one turn."""


class Continuations:
    """Plays worlds on from the moment of a view; `choices`: how many were made in all of them."""

    def __init__(self, view: dict[str, Any], mix: Mix, seed: int) -> None:
        """The turn of this view is played to its end."""
        self.choices = 0
        # What was chosen, by what mostly differs: after other moves the same moment looks otherwise.
        self._known: dict[tuple[Any, ...], list[tuple[dict[str, Any], tuple[Move, ...], Move]]] = {}
        self._me: int = view["you"]
        players = view["players"]
        self._players = [GreedyBot(seed + seat, mix) for seat in range(len(players))]
        concerned = 1 << self._me | 1 << view["active"]
        # Far from the last level, what those who are not concerned could do hardly matters: they pass. So do
        # they before the turn goes on, whatever the levels.
        level = max([players[seat]["level"] for seat in _acting(view)])
        watched = level >= LAST_LEVEL - _REACH or _spread(view, mix)
        everybody = (1 << len(players)) - 1
        self._hurry = Hurry(everybody if watched else concerned, concerned, view["turn"] + 1)

    def play(self, world: World, move: Move) -> None:
        """Make a move in a world, and go on to the end of the turn."""
        world.apply(self._me, move)
        for _ in range(_MOST):
            seat = world.hasten(self._hurry)
            if seat < 0:
                break
            world.apply(seat, self._choose(seat, world.view(seat), world.legal(seat)))
            self.choices += 1

    def _choose(self, seat: int, view: dict[str, Any], moves: tuple[Move, ...]) -> Move:
        """What a player does: whoever sees the same in another world does the same."""
        key = seat, view["moment"], *view["players"][seat]["hand"]
        known = self._known.setdefault(key, [])
        for seen, listed, chosen in known:
            if seen == view and listed == moves:
                return chosen
        move = self._players[seat].choose(view, moves)
        known.append((view, moves, move))
        return move


def _acting(view: dict[str, Any]) -> set[int]:
    """Who has the turn or is in the fight."""
    fight = view["combat"]
    inside = {fight["fighter"], fight["helper"]} if fight is not None else set()
    return {view["active"], *inside} - {-1}


def _spread(view: dict[str, Any], mix: Mix) -> bool:
    """Whether a class that spreads may reach everybody in this turn, which ends the game."""
    if not mix.spreading:
        return False
    table = seen_table(view, mix)
    outside = [len(table.seats) - len(sharers(table, trait)) for trait in mix.spreading]
    return min(outside) <= _OUTSIDE
