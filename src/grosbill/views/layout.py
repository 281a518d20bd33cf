"""The layout of `numbers`: where in the array each number is. docs/environment.md has it as a table.

Everything is told from where a seat is: players in the order +0, +1 … Cards are counted in planes, one
number for each different card of the mix.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from struct import Struct
from typing import Any, get_args

from grosbill.model.state import Phase
from grosbill.model.steps import What
from grosbill.packs import Mix
from grosbill.packs.kept import Answers, kept
from grosbill.views.step import asking_kinds

HIGHEST = 2**15 - 1
"""The highest number an array can hold."""

TABLE = ("turn", "trouble", "loot", "lull", "doors", "treasures", "door_discarded", "treasure_discarded")
FIGHT = (
    "fight",
    "forced",
    "running",
    "munchkins",
    "monsters",
    "number",
    "spoils",
    "deal_treasures",
    "deal_helper_first",
)
STEP = (
    "die",
    "n",
    "left",
    "offer_treasures",
    "offer_helper_first",
    "offer_stay_out",
    "offer_no_help",
    "offer_fight",
    "claim_removal",
)
PLAYER = (
    "level",
    "alive",
    "bonus",
    "hand_size",
    "hand_doors",
    "hand_limit",
    "fresh",
    "sex",
    "counts_as",
    "head_count",
)
SEATS = ("active", "waiting", "fighter", "helper", "asked", "other")
PHASES: tuple[str, ...] = get_args(Phase)
STEPS: tuple[str, ...] = asking_kinds()
PICKS: tuple[str, ...] = get_args(What)
PILES = ("door_discards", "treasure_discards", "apart", "door_top", "treasure_top")
FIGHT_CARDS = ("monsters", "copies", "enhancers", "munchkins_plays", "monsters_plays", "other_plays")
STEP_CARDS = ("settled", "given", "wanted")
BELONGINGS = ("used", "carried", "front", "effects")


class Layout:
    """The places of all numbers for one mix and one number of players, and the bytes that never change."""

    def __init__(self, mix: Mix, players: int) -> None:
        """Lay the array out."""
        self.parts = _parts(len(mix.defs), players)
        self.size = max(part.stop for part in self.parts.values())
        self.mix = mix
        self.kept: Answers = {}
        index = {d.id: number for number, d in enumerate(mix.defs)}
        self.places = tuple([index[name] for name in mix.ref])
        self.sexes = {name: number for number, name in enumerate(mix.sexes)}
        self.order = [tuple([(me + n) % players for n in range(players)]) for me in range(players)]
        self.row = Struct(f"={len(TABLE + FIGHT + STEP) + players * len(PLAYER)}h")
        self.seats = [_marks(order) for order in self.order]
        self.phase = _marks(PHASES)
        self.step = _marks(STEPS)
        self.pick = _marks(PICKS)
        self.plane = bytes(2 * len(mix.defs))
        self.no_fight = (self.plane * len(FIGHT_CARDS),)
        self.no_step = (self.plane * len(STEP_CARDS),)


@kept(8)
def layout_for(mix: Mix, players: int) -> Layout:
    """The layout of a mix; the same object for the same mix and number of players."""
    return Layout(mix, players)


def int16(numbers: Iterable[int]) -> bytes:
    """Numbers as they are in the array."""
    return array("h", numbers).tobytes()


def _marks(names: Sequence[Any]) -> dict[Any, bytes]:
    """For each name a one in its place; for what is none of them ("", -1) nothing but zeros."""
    return {name: int16(name == other for other in names) for name in (*names, "", -1)}


def _parts(cards: int, players: int) -> dict[str, slice]:
    """The parts of the array in their order, with the places they take."""
    sizes = {
        "table": len(TABLE),
        "fight": len(FIGHT),
        "settled": len(STEP),
        **{f"+{n}": len(PLAYER) for n in range(players)},
        **dict.fromkeys(SEATS, players),
        "phase": len(PHASES),
        "step": len(STEPS),
        "pick": len(PICKS),
        **{f"cards {name}": cards for name in (*PILES, *FIGHT_CARDS, *STEP_CARDS)},
        **{f"cards +{n} {name}": cards for n in range(players) for name in ("hand", *BELONGINGS)},
    }
    parts, place = {}, 0
    for name, size in sizes.items():
        parts[name] = slice(place, place + size)
        place += size
    return parts
