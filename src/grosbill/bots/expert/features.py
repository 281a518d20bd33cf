"""A position in numbers that any set of cards has, read from the view of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from grosbill.bots.greedy.worth import gives_level
from grosbill.packs import CardDef, Mix

_HIGH: Final = 8
"""From this level on a win is near, and strength matters more."""
_MOST_GOLD: Final = 3000
_ENOUGH_EASY: Final = 3

LEVEL: Final = ("level", "level²", "level ≥ 7", "level ≥ 8", "level ≥ 9")
STRENGTH: Final = ("strength", "strength when high", "strength × level")
CARDS: Final = (
    "hand",
    "gold",
    "race",
    "class",
    "helpers",
    "held for us",
    "held against",
    "curses",
    "wands",
    "levels",
)
MONSTERS: Final = ("easy monsters", "hard monsters", "actions")
PLACE: Final = (
    "active",
    "next",
    "after next",
    "dead",
    "highest rival",
    "race for the last level",
    "own view",
)
NAMES: Final = (*LEVEL, *STRENGTH, *CARDS, *MONSTERS, *PLACE)
"""What is counted of each seat; of a hand only what this seat knows of it."""

GROUPS: Final = {"level": LEVEL, "strength": STRENGTH, "cards": CARDS + MONSTERS}
"""What is told of a comparison, and of what it is made."""


def features(view: dict[str, Any], mix: Mix) -> list[list[float]]:
    """The numbers of every seat, as one seat sees them."""
    players = view["players"]
    n = len(players)
    active = view["active"]
    levels = [player["level"] for player in players]
    top = sorted(levels)
    rows = []
    for seat, player in enumerate(players):
        level = levels[seat]
        rival = top[-2] if level == top[-1] else top[-1]
        # One's own hand is known and counted, the others' are not: what that is worth on average is told.
        rows.append([*_seat(player, mix, (seat - active) % n, rival), seat == view["you"]])
    return rows


def _seat(player: dict[str, Any], mix: Mix, place: int, rival: int) -> list[float]:
    level, bonus = player["level"], player["bonus"]
    ours = against = curses = wands = levels = easy = hard = actions = gold = 0
    for card in player["hand"]:
        kind, boost, value, raises, monster = _printed(mix.defs_by_id[card])
        gold += value
        if raises:
            levels += 1
        elif kind == "one_shot":
            ours += boost
            wands += not boost
        elif kind == "enhancer":
            against += boost
        elif kind == "curse":
            curses += 1
        elif kind == "action":
            actions += 1
        elif kind == "monster":
            easy += monster < level + bonus
            hard += monster >= level + bonus
    for card in player["items"]:
        gold += _printed(mix.defs_by_id[card])[2]
    return [
        level / 10,
        level * level / 100,
        level >= _HIGH - 1,
        level >= _HIGH,
        level > _HIGH,
        bonus / 10,
        bonus / 10 if level >= _HIGH else 0.0,
        bonus * level / 100,
        player["hand_size"] / 5,
        min(gold, _MOST_GOLD) / 1000 if level <= _HIGH else 0.0,
        len(player["race"]),
        len(player["class"]),
        len(player["others"]),
        ours / 10,
        against / 10,
        curses,
        wands,
        levels,
        min(easy, _ENOUGH_EASY),
        hard,
        actions,
        place == 0,
        place == 1,
        place == 2,
        not player["alive"],
        rival / 10,
        level > _HIGH and rival >= _HIGH,
    ]


@lru_cache(maxsize=4096)
def _printed(d: CardDef) -> tuple[str, int, int, bool, int]:
    """What counts of a card: its kind, boost, value, whether it gives a level, how strong a monster."""
    return d.kind, d.boost, d.value, d.kind != "item" and gives_level(d), d.level
