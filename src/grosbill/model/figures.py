"""The numbers of the game that every edition shares, for the rules and for those who think about them."""

from __future__ import annotations

from typing import Final

LAST_LEVEL: Final = 10
"""Whoever reaches it has won (R-LEVEL-005); the first is 1, as on the counters (R-SETUP-004)."""
FACES: Final = 6
"""Of a die (R-SETUP-003)."""
PRICE_OF_A_LEVEL: Final = 1000
"""What items have to be worth together to be sold for a level (R-SELL-003)."""
