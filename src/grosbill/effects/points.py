"""Points in time as bits, so that a hand can be asked in one operation whether it may answer."""

from __future__ import annotations

from typing import Final, get_args

from grosbill.effects.vocabulary import Point, Points

POINTS: Final[dict[str, int]] = {name: 1 << number for number, name in enumerate(get_args(Point))}

ANY_TIME: Final = POINTS["any_time"]
PEACE: Final = POINTS["peace"]
OWN_TURN: Final = POINTS["own_turn"]
TURN_START: Final = POINTS["turn_start"]
TURN_END: Final = POINTS["turn_end"]
COMBAT: Final = POINTS["combat"]
BEFORE_FIGHT: Final = POINTS["before_fight"]
BEFORE_PLAY: Final = POINTS["before_play"]
BEFORE_CURSE: Final = POINTS["before_curse"]
BEFORE_DRAW: Final = POINTS["before_draw"]
BEFORE_DOOR: Final = POINTS["before_door"]
BEFORE_LOOT: Final = POINTS["before_loot"]
BEFORE_REWARD: Final = POINTS["before_reward"]
AFTER_DRAW: Final = POINTS["after_draw"]
AFTER_DISCARD: Final = POINTS["after_discard"]
BEFORE_RUN: Final = POINTS["before_run"]
AFTER_ROLL: Final = POINTS["after_roll"]
AFTER_ESCAPE: Final = POINTS["after_escape"]
BEFORE_BAD_STUFF: Final = POINTS["before_bad_stuff"]
AFTER_KILL: Final = POINTS["after_kill"]
AFTER_COMBAT: Final = POINTS["after_combat"]
BEFORE_LOSS: Final = POINTS["before_loss"]
BEFORE_LEVEL_LOSS: Final = POINTS["before_level_loss"]
AFTER_LEVEL: Final = POINTS["after_level"]
BEFORE_DEATH: Final = POINTS["before_death"]

# What may be done at a moment beside using cards.
ARRANGE: Final = 1 << len(POINTS)
GIVE_UP: Final = ARRANGE << 1
TRADE: Final = ARRANGE << 2
SELL: Final = ARRANGE << 3
CURSE: Final = ARRANGE << 4
ATTACH: Final = ARRANGE << 5

# What a seat has, beside the points at which it can use something, so that one number tells both: in hand …
HOLDS_TRAIT: Final = ARRANGE << 6
HOLDS_ITEM: Final = ARRANGE << 7
HOLDS_MONSTER: Final = ARRANGE << 8
HOLDS_SIDEKICK: Final = ARRANGE << 9
HOLDS_BID: Final = ARRANGE << 10
# … and in front of it: what could be put in use, items not in use, races and classes, what could be sold;
# and anywhere: something that can be used just now.
HAS_CHANGES: Final = ARRANGE << 11
HAS_SPARE: Final = ARRANGE << 12
HAS_TRAIT: Final = ARRANGE << 13
HAS_GOODS: Final = ARRANGE << 14
HAS_USES: Final = ARRANGE << 15
# What a card in front of a seat may change: strength that is not the same in every fight, rolls, how many of
# something there may be; and that there may not be any number of it.
CHANGES_STRENGTH: Final = ARRANGE << 16
CHANGES_ROLLS: Final = ARRANGE << 17
MAKES_ROOM: Final = ARRANGE << 18
IS_LIMITED: Final = ARRANGE << 19


def mask(points: Points) -> int:
    """The bits of one point or several."""
    if isinstance(points, str):
        return POINTS[points]
    bits = 0
    for point in points:
        bits |= POINTS[point]
    return bits
