"""A position in numbers that any set of cards has, read from the view of one seat."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from grosbill.bots.greedy.worth import gives_level, stops_wins
from grosbill.model.figures import LAST_LEVEL, PRICE_OF_A_LEVEL
from grosbill.packs import CardDef, Mix

_LAST: Final = LAST_LEVEL - 1
"""One kill from here wins."""
_HIGH: Final = LAST_LEVEL - 2
"""From this level on a win is near, and other things matter."""
_LOW: Final = 4
_SELLING: Final = 6
"""Up to this level whatever is sold brings a level, and the next."""
_MOST_GOLD: Final = 4
_MOST_STRENGTH: Final = 30
_USUAL_BONUS: Final = 3
"""Of an item that counts differently from fight to fight."""
_ENOUGH_EASY: Final = 2

_STAGES: Final = ("low", "middle", "high")
_TURNS: Final = ("first", "second", "third")
LEVEL: Final = (*[f"level {level}" for level in range(2, LAST_LEVEL)], "behind")
STRENGTH: Final = (
    *[f"strength, {stage}" for stage in _STAGES],
    *[f"strength², {stage}" for stage in _STAGES],
    "strength at the last level",
)
CARDS: Final = (
    *[f"hand, {stage}" for stage in _STAGES],
    "gold",
    "gold, late",
    "race",
    "class",
    "second race",
    "items in hand",
    "held for us",
    "held for us, high",
    "held against",
    "held against, high",
    "curses that stop",
    "other curses",
    "wands",
    "levels",
    "easy monsters",
    "easy monsters, high",
    "hard monsters",
    "actions",
    "traits in hand",
)
PLACE: Final = (
    *[f"{place} to play" for place in ("first", "second", "third")],
    *[
        f"{place} to play, level {level}"
        for level in (_HIGH, _LAST)
        for place in ("first", "second", "third")
    ],
    "rivals' hands, high",
    "rivals at the last level, high",
    "own view",
)
NAMES: Final = (*LEVEL, *STRENGTH, *CARDS, *PLACE)
"""What is counted of each seat; of a hand only what this seat knows of it."""

GROUPS: Final = {"level": LEVEL, "strength": STRENGTH, "cards": CARDS}
"""What is told of a comparison, and of what it is made."""


def features(view: dict[str, Any], mix: Mix) -> list[list[float]]:
    """The numbers of every seat, as one seat sees them."""
    players = view["players"]
    active, n = view["active"], len(players)
    levels = [player["level"] for player in players]
    hands = sum([player["hand_size"] for player in players])
    last = sum([level == _LAST for level in levels])
    top = sorted(levels)
    rows = []
    for seat, player in enumerate(players):
        level = levels[seat]
        high = level >= _HIGH
        place = (seat - active) % n
        behind = max(0, (top[-2] if level == top[-1] else top[-1]) - level) / 5
        rows.append(
            [
                *[float(level == each) for each in range(2, LAST_LEVEL)],
                behind,
                *_strength(level, player["bonus"]),
                *_cards(player, mix, level, high),
                *[float(place == each) for each in range(3)],
                *[float(place == each and level == at) for at in (_HIGH, _LAST) for each in range(3)],
                (hands - player["hand_size"]) / 15 if high else 0.0,
                float(last - (level == _LAST)) if high else 0.0,
                # One's own hand is known and counted, the others' are not: what that is worth is told.
                float(seat == view["you"]),
            ]
        )
    return rows


def _staged(level: int, number: float) -> tuple[float, float, float]:
    """A number by how far a player has come."""
    if level <= _LOW:
        return number, 0.0, 0.0
    return (0.0, number, 0.0) if level < _HIGH else (0.0, 0.0, number)


def _strength(level: int, bonus: int) -> tuple[float, ...]:
    strength = min(bonus, _MOST_STRENGTH) / 10
    at_last = strength if level == _LAST else 0.0
    return *_staged(level, strength), *_staged(level, strength * strength), at_last


def _cards(player: dict[str, Any], mix: Mix, level: int, high: bool) -> list[float]:
    strength = level + player["bonus"]
    ours = against = stopping = curses = wands = levels = easy = hard = actions = items = traits = gold = 0
    for card in player["hand"]:
        kind, boost, value, raises, monster, bonus, stops = _printed(mix.defs_by_id[card])
        gold += value
        if raises:
            levels += 1
        elif kind == "item":
            items += bonus
        elif kind == "one_shot":
            ours += boost
            wands += not boost
        elif kind == "enhancer":
            against += boost
        elif kind == "curse":
            stopping += stops
            curses += not stops
        elif kind == "action":
            actions += 1
        elif kind == "monster":
            easy += monster < strength
            hard += monster >= strength
        elif kind in ("race", "class"):
            traits += 1
    for card in player["items"]:
        kind, boost, value, *_ = _printed(mix.defs_by_id[card])
        gold += value
        if kind == "one_shot":
            ours += boost
            wands += not boost
    worth = min(gold / PRICE_OF_A_LEVEL, _MOST_GOLD)
    ready, armed, few = ours / 10, against / 10, float(min(easy, _ENOUGH_EASY))
    return [
        *_staged(level, player["hand_size"] / 5),
        worth if level <= _SELLING else 0.0,
        worth if _SELLING < level < _LAST else 0.0,
        float(bool(player["race"])),
        float(bool(player["class"])),
        float(len(player["race"]) > 1),
        items / 10,
        0.0 if high else ready,
        ready if high else 0.0,
        0.0 if high else armed,
        armed if high else 0.0,
        float(stopping),
        float(curses),
        float(wands),
        float(levels if level < _LAST else 0),
        0.0 if high else few,
        few if high else 0.0,
        float(hard),
        float(actions),
        float(traits),
    ]


@lru_cache(maxsize=4096)
def _printed(d: CardDef) -> tuple[str, int, int, bool, int, int, bool]:
    """What counts of a card: kind, boost, value, whether it raises, level, bonus, whether it stops a win."""
    bonus = d.bonus if isinstance(d.bonus, int) else _USUAL_BONUS
    raises = d.kind != "item" and gives_level(d)
    return d.kind, d.boost, d.value, raises, d.level, bonus, d.kind == "curse" and stops_wins(d)
