"""Temperaments: how much a player dares, harms and deals."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Temperament:
    """What a greedy player makes of the same numbers; 1 is the usual measure."""

    fear: float = 1.0
    """How heavily what may go wrong weighs."""
    spite: float = 1.0
    """How heavily a rival's progress weighs."""
    goodwill: float = 1.0
    """How much of the gain a deal may leave to the other side."""


EVEN = Temperament()
TEMPERAMENTS = {
    "cautious": Temperament(fear=3.0, spite=0.4),
    "backstabber": Temperament(fear=0.7, spite=4.0, goodwill=0.4),
    "diplomat": Temperament(spite=0.4, goodwill=2.5),
}
