"""One continuation: a world is played on to the end of the turn by a quick player in every seat."""

from __future__ import annotations

from typing import Any, Final

from grosbill.bots.base import World
from grosbill.bots.greedy import GreedyBot
from grosbill.model.errors import IllegalMove
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.moves import PASS, Move
from grosbill.packs import Mix

_MOST: Final = 250
"""Decisions after which a continuation is judged as it stands."""
_REACH: Final = 3
"""So many levels below the last, a turn may be the winning one."""


class Continuations:
    """Plays worlds on from the moment of a view; `choices`: how many were made in all of them."""

    def __init__(self, view: dict[str, Any], mix: Mix, seed: int) -> None:
        """The turn of this view is played to its end."""
        self.choices = 0
        self._me: int = view["you"]
        self._active: int = view["active"]
        self._until: int = view["turn"] + 1
        players = view["players"]
        self._players = [GreedyBot(seed + seat, mix) for seat in range(len(players))]
        # Far from the last level, what those who are not concerned could do hardly matters: they pass.
        levels = [players[seat]["level"] for seat in self._concerned(view)]
        self._watched = max(levels) >= LAST_LEVEL - _REACH or bool(mix.spreading)

    def _concerned(self, view: dict[str, Any]) -> set[int]:
        fight = view["combat"]
        inside = {fight["fighter"], fight["helper"]} if fight is not None else set()
        return {self._active, *inside} - {-1}

    def play(self, world: World, move: Move) -> None:
        """Make a move in a world, and go on to the end of the turn."""
        me, active, until, watched = self._me, self._active, self._until, self._watched
        world.apply(me, move)
        for _ in range(_MOST):
            # Before the turn goes on, what those could do who are not concerned hardly matters either.
            watching = watched and not world.lull
            if watching:
                world.settle()
            if world.over or world.turn >= until:
                break
            seat = world.waiting[0]
            if watching or seat in (me, active) or not _passed(world, seat):
                moves = world.legal(seat)
                if len(moves) == 1:
                    world.apply(seat, moves[0])
                else:
                    world.apply(seat, self._players[seat].choose(world.view(seat), moves))
                    self.choices += 1


def _passed(world: World, seat: int) -> bool:
    """Whether a seat could pass, and did: cheaper than to list what else it could do."""
    try:
        world.apply(seat, PASS)
    except IllegalMove:
        return False
    return True
