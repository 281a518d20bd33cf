"""Refusals that several topics give."""

from __future__ import annotations

from typing import Final

from grosbill.model.refusals import Refusal, refuse
from grosbill.packs import Mix

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


def target_does_not_fit(name: str) -> Refusal:
    """What is done cannot be done to this player."""
    return refuse("R-PREC-001", "target-does-not-fit", player=name)


def unknown_card(mix: Mix, name: str) -> Refusal:
    """No card of the game is called that."""
    return refuse("R-PROC-001", "unknown-card", card=mix.named(name))


def no_such_card(mix: Mix, name: str) -> Refusal:
    """The player has no card of that name where it would have to be."""
    return refuse("R-PROC-002", "no-such-card", card=mix.named(name))


def not_to_pick(mix: Mix, name: str) -> Refusal:
    """No card of that name is among those to pick from."""
    return refuse("R-PROC-001", "pick-from-these", card=mix.named(name))
