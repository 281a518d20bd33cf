"""Who wins the game if the fight is won: asked before anything that would bring that about."""

from __future__ import annotations

from collections.abc import Collection

from grosbill.bots.greedy.scene import Scene, once, once_each
from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_KILL
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.steps import Frame
from grosbill.rules.reading.spoils import kill_levels
from grosbill.rules.reading.triggers import of_seat
from grosbill.rules.table import Table
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


def reaching(
    scene: Scene, levels: int, kills: int, helper: int, fighter: int, t: Table | None = None
) -> tuple[int, ...]:
    """Who would reach the last level by so many levels and kills, at this table or as things are."""
    seats = (scene.table if t is None else t).seats
    found = [fighter] if seats[fighter].level + levels >= LAST_LEVEL else []
    if helper >= 0:
        gains = gains_by_helping(scene, helper) if t is None else _gains(t, helper)
        raised = kills * sum([gain.n for gain in gains if gain.may_win])
        beside = bool(found) and scene.mix.settings.helper_wins
        if beside or (raised and seats[helper].level + raised >= LAST_LEVEL):
            found.append(helper)
    return tuple(found)


def winners_after(scene: Scene, t: Table) -> tuple[int, ...]:
    """Who would still reach the last level by the fight at a table where somebody was struck."""
    return reaching(scene, kill_levels(t), len(scene.foes), scene.helper, scene.fighter, t)


@once_each
def gains_by_helping(scene: Scene, seat: int) -> tuple[v.GainLevels, ...]:
    """What raises a player who helps to kill a monster."""
    return _gains(supposed_fight(scene.table, scene.fighter, seat), seat)


def _gains(t: Table, seat: int) -> tuple[v.GainLevels, ...]:
    scripts = of_seat(t, seat, AFTER_KILL, Frame(seat, cause="kill"))
    found = [verb for script in scripts for verb in script.verbs]
    return tuple([verb for verb in found if isinstance(verb, v.GainLevels)])


def handed_over(scene: Scene, found: Collection[int]) -> bool:
    """Whether somebody wins the game, and I do not."""
    return bool(found) and scene.me not in found


@once
def _near(scene: Scene) -> bool:
    """Whether anybody is so high that these kills could be the last: mostly nobody is."""
    reach = LAST_LEVEL - _MOST_A_KILL * len(scene.foes)
    return any(player["level"] >= reach for player in scene.players)
