"""Who was good and who was bad to whom, as everyone saw it: it counts a little with bots that remember.

Whoever drives a game keeps one of these, lets it hear what happens, and hands each bot what its seat thinks
of the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from grosbill.model import events as e

_MARK: Final = 0.25
"""What one good or bad turn counts: four make a friend, or an enemy."""
_FADES: Final = 0.98
"""What is left of it a turn later."""


class Regards(msgspec.Struct):
    """What each seat thinks of the others, between -1 and 1; and who fights, for what is done to a fight.

    Bots are handed these very lists, and see what is thought when they choose.
    """

    of: list[list[float]]
    fighter: int = -1

    @classmethod
    def among(cls, players: int) -> Regards:
        """What so many think who have not met yet."""
        return cls([[0.0] * players for _ in range(players)])

    def hear(self, events: Iterable[e.Event]) -> None:
        """Take in what happened."""
        for event in events:
            match event:
                case e.TurnBegan():
                    for each in self.of:
                        each[:] = [mark * _FADES for mark in each]
                    self.fighter = -1
                case e.Helped(helper, fighter) if not event.forced:
                    self._mark(fighter, helper, _MARK)
                case e.MonsterCame(by, fighter):
                    self.fighter = fighter
                    self._mark(fighter, by, -_MARK)
                case e.HandedOver(_, to):
                    self.fighter = to
                case e.Played(seat, side="munchkins"):
                    self._mark(self.fighter, seat, _MARK)
                case e.Played(seat) if event.side or (event.target_card and event.owner < 0):
                    self._mark(self.fighter, seat, -_MARK)  # for the monsters, or on one of them
                case e.CurseStruck(victim, by):
                    self._mark(victim, by, -_MARK)
                case e.Stole(thief, holder):
                    self._mark(holder, thief, -_MARK)

    def _mark(self, seat: int, other: int, mark: float) -> None:
        if seat != other and min(seat, other) >= 0:
            self.of[seat][other] = max(-1.0, min(1.0, self.of[seat][other] + mark))
