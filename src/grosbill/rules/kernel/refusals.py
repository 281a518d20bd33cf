"""Refusals of the table procedure that several topics give."""

from __future__ import annotations

from typing import Final

from grosbill.model.refusals import Refusal, refuse

BEING_SETTLED: Final = Refusal("R-PROC-005", "being-settled")
NOT_ASKED: Final = Refusal("R-PROC-005", "not-asked")
NOT_IN_HAND: Final = Refusal("R-PROC-002", "no-such-card-in-hand")
NOT_IN_FRONT: Final = Refusal("R-PROC-002", "not-in-front-of-you")
NO_SUCH_OPTION: Final = Refusal("R-PROC-001", "no-such-option")
SAYS_TOO_MUCH: Final = Refusal("R-PROC-001", "says-too-much")
PLAYER_DEAD: Final = Refusal("R-DEATH-015", "player-is-dead")


def no_such_player(name: str) -> Refusal:
    """Nobody at the table is called that."""
    return refuse("R-PROC-001", "no-such-player", player=name)
