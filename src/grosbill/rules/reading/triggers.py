"""What happens by itself at a point in time: cards in front of a player, what lasts on them, monsters."""

from __future__ import annotations

from collections.abc import Iterable

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_KILL
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.model.state import Foe
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import holds, matches, who_meets
from grosbill.rules.reading.standing import weight
from grosbill.rules.reading.which import printed
from grosbill.rules.table import Table


def of_seat(t: Table, seat: int, point: int, frame: s.Frame, about: int = -1) -> list[s.Script]:
    """What a player's own cards do at a point; `about`: the card it is about.

    What was given to a player does something after a combat only: see `combat`.
    """
    found: list[s.Script] = []
    if not t.mix.trigger_points & point:
        return found
    player = t.seats[seat]
    for card in player.play:
        d = t.mix.of[card]
        if d.trigger_points & point and works(t, seat, card) and weight(t, seat, card):
            found += _scripts(t, d.triggers(point), replace(frame, you=seat, card=card), about)
    return found


def of_foe(t: Table, card: int, point: int, frame: s.Frame, about: int = -1) -> list[s.Script]:
    """What a monster in the fight does at a point."""
    return _scripts(t, printed(t, card).triggers(point), replace(frame, card=card, foe=card), about)


def of_kill(t: Table, foe: Foe, frame: s.Frame) -> list[s.Script]:
    """What a monster says of its own death, though it may have left the fight before its end."""
    return _scripts(
        t, t.mix.of[foe.shape].triggers(AFTER_KILL), replace(frame, card=foe.card, foe=foe.card), -1
    )


def of_foes(t: Table, point: int, frame: s.Frame, about: int = -1) -> list[s.Script]:
    """What all monsters in the fight do at a point."""
    foes = t.fight.foes if t.fight is not None else ()
    return [script for foe in foes for script in of_foe(t, foe.card, point, frame, about)]


def _scripts(t: Table, triggers: Iterable[v.Trigger], frame: s.Frame, about: int) -> list[s.Script]:
    return [
        s.Script(trigger.do, 0, replace(frame, you=who_meets(t, trigger.if_, frame)))
        for trigger in triggers
        if _fires(t, trigger, frame, about)
    ]


def _fires(t: Table, trigger: v.Trigger, frame: s.Frame, about: int) -> bool:
    if trigger.cards is not None and (about < 0 or not matches(t, trigger.cards, about)):
        return False
    return trigger.if_ is None or holds(t, trigger.if_, frame)
