"""Numbers, conditions, players and cards as cards name them: the rules read them from what is seen."""

from __future__ import annotations

from typing import Any

from grosbill.bots.greedy.scene import NOBODY, Memory, Scene
from grosbill.effects import vocabulary as v
from grosbill.model.steps import Frame
from grosbill.packs import Mix
from grosbill.packs.kept import kept
from grosbill.rules.reading import conditions
from grosbill.rules.reading.keeping import loose
from grosbill.rules.table import Table
from grosbill.views.seen import seen_character

_FAIR_ROLL = 3


def number(scene: Scene, amount: v.Number | None, seat: int) -> int:
    """A number on a card, for a player; of a choice of numbers the highest."""
    if amount is None or isinstance(amount, int):
        return amount or 0
    return _worked_out(scene.table, amount, seat)


def _worked_out(t: Table, amount: v.Number, seat: int) -> int:
    highest = max(amount.one_of) if not isinstance(amount, int) and amount.one_of is not None else 0
    return conditions.amount(t, amount, Frame(seat, roll=_FAIR_ROLL, n=highest))


def people(scene: Scene, whom: v.WhoName | v.Who | v.Crowd, seat: int, target: int = NOBODY) -> list[int]:
    """The players a word means, from where somebody sits."""
    if whom == "you":
        return [seat]
    frame = Frame(seat, actor=scene.step.get("seat", NOBODY), targets=1 << target if target >= 0 else 0)
    return conditions.members(scene.table, whom, frame)


def holds(scene: Scene, condition: v.Condition, seat: int) -> bool:
    """Whether a condition holds for a player, as far as can be seen."""
    return conditions.holds(scene.table, condition, Frame(seat, roll=_FAIR_ROLL))


def among(scene: Scene, cards: v.Cards, seat: int) -> list[str]:
    """The cards of a player that a selection is about, as far as they are seen and can leave their owner."""
    t = scene.table
    found = conditions.select(t, cards, Frame(seat, roll=_FAIR_ROLL), seat)
    ref = t.mix.ref
    return [ref[card] for card in loose(t, seat, found) if card >= 0]


def lying(scene: Scene, cards: v.Cards, seat: int, paid: str) -> list[str]:
    """The discards that a selection lets a player have who has paid with a card, or with none."""
    t = scene.table
    that = t.mix.copies[paid][0] if paid else NOBODY
    ref = t.mix.ref
    return [ref[card] for card in conditions.select(t, cards, Frame(seat, that=that), seat)]


def topmost(scene: Scene, kind: str) -> tuple[str, ...]:
    """The first race or class among the discards, if there is one."""
    return _first(scene.mix, kind, tuple(scene.view["door_discards"]))


@kept(64)
def _first(mix: Mix, kind: str, pile: tuple[str, ...]) -> tuple[str, ...]:
    for card in reversed(pile):
        if mix.defs_by_id[card].kind == kind:
            return (card,)
    return ()


def recalled(scene: Scene, seat: int) -> Memory:
    """What was worked out about a player, before too if they are and have the same since."""
    mix, seen = scene.mix, scene.seen
    one = seen_character(mix, scene.players[seat]) if seen is None else seen.seats[seat]
    changing: tuple[int, ...] = ()
    if one.special:
        fickle = [mix.of[card].bonus for card in one.use if not mix.of[card].steady]
        changing = tuple([_worked_out(scene.as_seen, bonus, seat) for bonus in fickle])
    who = scene.name(seat), one.level, one.bonus, one.traits, one.play, one.use, one.attached, changing
    memory = scene.memories[seat] = _remembered(mix, who)
    return memory


@kept(2048)
def _remembered(mix: Mix, who: tuple[Any, ...]) -> Memory:
    """The memory of a character: the name, what they are and have, and what that adds at the moment."""
    return Memory()
