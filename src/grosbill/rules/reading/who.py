"""Which players a name means, and what they are in a fight."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.steps import Frame
from grosbill.rules.table import Table, clockwise, left_of, munchkins, right_of


def seats_named(t: Table, name: v.WhoName, frame: Frame, *, dead: bool = False) -> list[int]:
    """The players a name means, in the order they act; of a group the living, or with `dead` all."""
    you = frame.you
    if name == "you":
        return [you]
    if name == "target":
        return [seat for seat in range(len(t.seats)) if frame.targets >> seat & 1]
    if name == "fighters":
        return list(munchkins(t))
    if name == "fighter":
        return [t.fight.fighter] if t.fight else []
    if name == "helper":
        return [t.fight.helper] if t.fight and t.fight.helper >= 0 else []
    if name == "partner":
        fight = t.fight or just_over(t)
        pair = (fight.fighter, fight.helper) if fight is not None else ()
        return [seat for seat in pair if seat >= 0 and seat != you] if you in pair else []
    if name == "actor":
        return [frame.actor if frame.actor >= 0 else you]
    if name in ("left", "right"):
        seat = left_of(t, you) if name == "left" else right_of(t, you)
        # Nobody steps in for a dead neighbour, who can receive no card (R-DEATH-015).
        return [seat] if dead or t.seats[seat].alive else []
    alive = [seat for seat in clockwise(t, you) if dead or t.seats[seat].alive]
    if name == "others":
        return [seat for seat in alive if seat != you]
    if name == "everyone":
        return alive
    if name == "highest":
        top = max(t.seats[seat].level for seat in alive)
        return [seat for seat in alive if t.seats[seat].level == top and seat != you]
    bottom = min(t.seats[seat].level for seat in alive)
    return [seat for seat in alive if t.seats[seat].level == bottom]


def announced_player(frame: Frame) -> int:
    """The one player that was announced, or -1."""
    return frame.targets.bit_length() - 1


def next_living(t: Table, side: str, you: int) -> int:
    """The nearest living player on that side, who decides in place of a dead neighbour; or oneself."""
    step = left_of if side == "left" else right_of
    seat = step(t, you)
    while not t.seats[seat].alive and seat != you:
        seat = step(t, seat)
    return seat


def has_rank(t: Table, rank: str, seat: int) -> bool:
    """Whether nobody is higher, or lower; ties count."""
    level = t.seats[seat].level
    others = [player.level for player in t.seats if player.alive]
    return level >= max(others) if rank == "highest" else level <= min(others)


def came_to(t: Table, outcome: str, seat: int, foe: int = -1) -> bool:
    """What a fight came to for a player: this one so far, or the one just over.

    Where it is a monster that asks, it asks about itself: others may have caught those that it did not.
    """
    fight = t.fight or just_over(t)
    if fight is None:
        return False
    if outcome != "won":
        caught = any(victim == seat and foe in (-1, by) for victim, by in fight.caught)
        return caught and (outcome == "caught" or not t.seats[seat].alive)
    return isinstance(fight, s.Aftermath) and fight.won and seat in (fight.fighter, fight.helper)


def just_over(t: Table) -> s.Aftermath | None:
    """The fight that is over but not left behind yet."""
    return next((step for step in reversed(t.steps) if isinstance(step, s.Aftermath)), None)


def has_role(t: Table, role: str, seat: int) -> bool:
    """Whether a player is that in the fight at hand, or was in the one just over.

    As one of the two a helper has, and pays for, the same abilities as the fighter (R-HELP-014).
    """
    fight = t.fight or just_over(t)
    if fight is None:
        return False
    if role == "fighter":
        return seat == fight.fighter
    if role == "helper":
        return seat == fight.helper
    if role == "alone":
        return seat == fight.fighter and fight.helper < 0
    return seat in (fight.fighter, fight.helper)


def goes_by(names: v.Names, name: str) -> bool:
    """Whether a player is called one of these names, in capitals or not."""
    return name.lower() in [called.lower() for called in ((names,) if isinstance(names, str) else names)]
