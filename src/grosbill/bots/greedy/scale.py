"""The one scale: what things are worth, in levels."""

from __future__ import annotations

from grosbill.bots.greedy.scene import Scene
from grosbill.model.figures import LAST_LEVEL

WIN = 8.0
"""The last level."""
LOSS = 6.0
"""What one has to lose by somebody else's last level."""
STRENGTH = 0.3
"""A point of strength that lasts."""
TREASURE = 0.7
"""A treasure nobody has seen yet."""
DOOR = 0.3
"""The same from the other deck."""
TURN_LOST = 1.0
"""What dying costs besides the cards: the others go on meanwhile."""
SALE = 0.6
"""What an item's share in a later sale is worth, for each level's worth of gold."""

_HARMLESS = 3  # up to this level somebody else's progress hardly matters


def climb(level: int, n: int, *, last: bool = True) -> float:
    """What going up is worth; `last`: it may be the last level, as for a kill."""
    if level + n >= LAST_LEVEL:
        return WIN if last else float(LAST_LEVEL - 1 - level)
    return float(n)


def fall(level: int, n: int) -> float:
    """What going down costs: nobody falls below the first level."""
    return float(max(0, min(n, level - 1)))


def menace(scene: Scene, seat: int) -> float:
    """How much of what somebody else gains is my loss: the more, the higher they are."""
    return -1.0 if seat == scene.me else scene.temperament.spite * usual_menace(scene, seat)


def usual_menace(scene: Scene, seat: int) -> float:
    """How much of what a player gains is a loss to the others, as most would say."""
    level: int = scene.players[seat]["level"]
    return _MENACE[level]


_MENACE = tuple([0.07 + 0.025 * max(0, level - _HARMLESS) for level in range(LAST_LEVEL + 1)])


def mine(scene: Scene, seat: int, value: float) -> float:
    """What is worth so much to a player, as it matters to me."""
    return -menace(scene, seat) * value


def rise(scene: Scene, seat: int, levels: int, *, last: bool = True) -> float:
    """What it matters to me that a player goes up."""
    level = scene.players[seat]["level"]
    if seat != scene.me and last and level + levels >= LAST_LEVEL:
        return -LOSS
    return mine(scene, seat, climb(level, levels, last=last))
