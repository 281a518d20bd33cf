"""Being taken for a race or class by choice, each time for what one likes (Q-087, Q-088).

A card that allows it has two switches, both public. `use CARD` is for everything cards say: it brings the
strength of the class, and what others gain from one more of them; nothing that is held against the class.
`use CARD head-count` is for counting who has a class that spreads: who is the last without it, who alone has
it, whether all do.
"""

from __future__ import annotations

from grosbill.model import events as e
from grosbill.rules.kernel.zones import refresh
from grosbill.rules.table import Table, tell
from grosbill.rules.topics import spreading


def switch(t: Table, seat: int, card: int, *, head_count: bool) -> None:
    """Count as one from now on, or no longer: by cards, or where heads are counted."""
    player = t.seats[seat]
    trait = t.mix.of[card].counts_as
    bit = t.mix.trait_mask(trait)
    if head_count:
        player.head_count ^= bit
    else:
        player.poses ^= bit
    refresh(t, seat)
    counts = bool((player.head_count if head_count else player.poses) & bit)
    tell(t, e.CountsAs(seat, trait, counts, head_count))
    if head_count:
        spreading.count(t, by_choice=True)
