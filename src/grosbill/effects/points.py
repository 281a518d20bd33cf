"""Points in time as bits, so that a hand can be asked in one operation whether it may answer."""

from __future__ import annotations

from typing import get_args

from grosbill.effects.vocabulary import Point, Points

POINTS: dict[str, int] = {name: 1 << number for number, name in enumerate(get_args(Point))}

ANY_TIME = POINTS["any_time"]
PEACE = POINTS["peace"]
OWN_TURN = POINTS["own_turn"]
TURN_START = POINTS["turn_start"]
TURN_END = POINTS["turn_end"]
COMBAT = POINTS["combat"]
BEFORE_FIGHT = POINTS["before_fight"]
BEFORE_PLAY = POINTS["before_play"]
BEFORE_CURSE = POINTS["before_curse"]
BEFORE_DRAW = POINTS["before_draw"]
BEFORE_DOOR = POINTS["before_door"]
BEFORE_LOOT = POINTS["before_loot"]
BEFORE_REWARD = POINTS["before_reward"]
AFTER_DRAW = POINTS["after_draw"]
AFTER_DISCARD = POINTS["after_discard"]
BEFORE_RUN = POINTS["before_run"]
AFTER_ROLL = POINTS["after_roll"]
AFTER_ESCAPE = POINTS["after_escape"]
BEFORE_BAD_STUFF = POINTS["before_bad_stuff"]
AFTER_KILL = POINTS["after_kill"]
AFTER_COMBAT = POINTS["after_combat"]
BEFORE_LOSS = POINTS["before_loss"]
BEFORE_LEVEL_LOSS = POINTS["before_level_loss"]
AFTER_LEVEL = POINTS["after_level"]
BEFORE_DEATH = POINTS["before_death"]

# What may be done at a moment beside using cards.
ARRANGE, GIVE_UP, TRADE, SELL = (1 << len(POINTS) + number for number in range(4))

# What a seat has, beside the points at which it can use something, so that one number tells both: in hand …
HOLDS_TRAIT, HOLDS_ITEM, HOLDS_MONSTER, HOLDS_SIDEKICK, HOLDS_BID = (
    1 << len(POINTS) + 4 + number for number in range(5)
)
# … and in front of it: what could be put in use, items not in use, races and classes, what could be sold;
# and anywhere: something that can be used just now.
HAS_CHANGES, HAS_SPARE, HAS_TRAIT, HAS_GOODS, HAS_USES = (
    1 << len(POINTS) + 9 + number for number in range(5)
)


def mask(points: Points) -> int:
    """The bits of one point or several."""
    if isinstance(points, str):
        return POINTS[points]
    bits = 0
    for point in points:
        bits |= POINTS[point]
    return bits
