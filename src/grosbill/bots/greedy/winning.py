"""Who wins the game if the fight is won: asked before anything that would bring that about."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from grosbill.bots.greedy.scene import NOBODY, Scene, once, once_each
from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_KILL
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.steps import Frame
from grosbill.rules.reading.spoils import kill_levels
from grosbill.rules.reading.triggers import of_seat
from grosbill.views.seen import supposed_fight

_MOST_A_KILL = 3  # no monster brings more levels


@once_each
def winners_with(scene: Scene, helper: int) -> tuple[int, ...]:
    """Who would reach the last level if what is there were killed with this helper, or alone."""
    if scene.fight is None or not _near(scene):
        return ()
    t = supposed_fight(scene.table, scene.fighter, helper)
    return reaching(scene, kill_levels(t), len(scene.foes), helper, scene.fighter)


@once
def winners(scene: Scene) -> tuple[int, ...]:
    """Who would reach the last level if the fight were won as it stands."""
    return winners_with(scene, scene.helper)


class Setback(msgspec.Struct, frozen=True):
    """What a player would be deprived of: levels, and cards by their names."""

    victim: int = NOBODY
    levels: int = 0
    cards: frozenset[str] = frozenset()


_NONE = Setback()


def reaching(
    scene: Scene, levels: int, kills: int, helper: int, fighter: int, after: Setback = _NONE
) -> tuple[int, ...]:
    """Who would reach the last level by so many levels and kills, after a setback or without."""
    found = [fighter] if _level(scene, fighter, after) + levels >= LAST_LEVEL else []
    if helper >= 0:
        gone = after.cards if helper == after.victim else ()
        gains = gains_by_helping(scene, helper)
        raised = kills * sum([gain.n for card, gain in gains if gain.may_win and card not in gone])
        beside = bool(found) and scene.mix.settings.helper_wins
        if beside or (raised and _level(scene, helper, after) + raised >= LAST_LEVEL):
            found.append(helper)
    return tuple(found)


def winners_after(scene: Scene, setback: Setback) -> tuple[int, ...]:
    """Who would still reach the last level by the fight after a setback."""
    return reaching(scene, scene.kill_levels, len(scene.foes), scene.helper, scene.fighter, setback)


@once_each
def gains_by_helping(scene: Scene, seat: int) -> tuple[tuple[str, v.GainLevels], ...]:
    """What raises a player who helps to kill a monster, and the card that says so."""
    t = supposed_fight(scene.table, scene.fighter, seat)
    scripts = of_seat(t, seat, AFTER_KILL, Frame(seat, cause="kill"))
    return tuple(
        [
            (t.mix.ref[script.frame.card], verb)
            for script in scripts
            for verb in script.verbs
            if isinstance(verb, v.GainLevels)
        ]
    )


def handed_over(scene: Scene, found: Collection[int]) -> bool:
    """Whether somebody wins the game, and I do not."""
    return bool(found) and scene.me not in found


@once
def _near(scene: Scene) -> bool:
    """Whether anybody is so high that these kills could be the last: mostly nobody is."""
    reach = LAST_LEVEL - _MOST_A_KILL * len(scene.foes)
    return any(player["level"] >= reach for player in scene.players)


def _level(scene: Scene, seat: int, after: Setback) -> int:
    lost = after.levels if seat == after.victim else 0
    return int(scene.players[seat]["level"]) - lost
