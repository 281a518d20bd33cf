"""Numbers of the state that name something: what they name is part of their type."""

from __future__ import annotations

from typing import Annotated, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""A player, or -1 for nobody."""
CardIndex: TypeAlias = Annotated[int, "card"]
"""An index into the mix the game is played with, or -1 for none."""
SeatBits: TypeAlias = Annotated[int, "seats"]
DeckIndex: TypeAlias = Annotated[int, "deck"]
