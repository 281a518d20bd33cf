"""Numbers and conditions on cards, as far as a view answers them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from grosbill.bots.greedy.scene import NOBODY, Scene
from grosbill.effects import vocabulary as v
from grosbill.packs import CardDef, Mix

_FAIR_ROLL = 3


def number(scene: Scene, amount: v.Number | None, seat: int) -> int:
    """A number on a card, for a player."""
    if amount is None or isinstance(amount, int):
        return amount or 0
    if amount.case is not None:
        held = (case.n for case in amount.case if holds(scene, case.if_, seat))
        return next(held, amount.else_)
    if amount.one_of is not None:
        return max(amount.one_of)
    if amount.level is not None:
        return int(scene.players[one(scene, amount.level, seat)]["level"])
    if amount.players is not None:
        return amount.times * len(people(scene, amount.players, seat))
    if amount.cards is not None:
        return amount.times * len(among(scene, amount.cards, seat))
    return _FAIR_ROLL if amount.roll else amount.else_


def one(scene: Scene, who: v.WhoName, seat: int) -> int:
    """The player a word means, from where somebody sits; themselves if it means several."""
    found = people(scene, who, seat)
    return found[0] if found else seat


def people(scene: Scene, whom: v.WhoName | v.Who | v.Crowd, seat: int, target: int = NOBODY) -> list[int]:
    """The players a word means, from where somebody sits."""
    if not isinstance(whom, str):
        found = people(scene, whom.who, seat, target)
        if whom.if_ is None:
            return found
        condition = whom.if_
        return [other for other in found if holds(scene, condition, other)]
    if whom == "you":
        return [seat]
    if whom == "target":
        return [target] if target >= 0 else []
    seats = range(len(scene.players))
    if whom == "everyone":
        return list(seats)
    if whom in ("fighter", "helper", "fighters"):
        fighters = {"fighter": (scene.fighter,), "helper": (scene.helper,)}
        return [other for other in fighters.get(whom, (scene.fighter, scene.helper)) if other >= 0]
    if whom == "partner":
        return [other for other in (scene.fighter, scene.helper) if other not in (seat, NOBODY)]
    others = [other for other in seats if other != seat]
    if whom == "left":
        return [(seat + 1) % len(seats)]
    if whom == "right":
        return [(seat - 1) % len(seats)]
    if whom in ("highest", "lowest"):
        levels = [scene.players[other]["level"] for other in others]
        edge = max(levels) if whom == "highest" else min(levels)
        return [other for other, level in zip(others, levels, strict=True) if level == edge]
    return others if whom == "others" else [scene.step.get("seat", seat)]


def holds(scene: Scene, condition: v.Condition, seat: int) -> bool:
    """Whether a condition holds for a player; what a view does not tell is taken to hold."""
    if condition.who is not None:
        asked = people(scene, condition.who, seat)
        return any(_fits(scene, condition, other) for other in asked)
    return _fits(scene, condition, seat)


def _fits(scene: Scene, condition: v.Condition, seat: int) -> bool:
    names = condition.is_ or condition.suffers
    if names is not None and not scene.is_one(seat, names):
        return False
    if condition.not_ is not None and holds(scene, condition.not_, seat):
        return False
    if condition.any is not None and not any(holds(scene, each, seat) for each in condition.any):
        return False
    if condition.all is not None and not all(holds(scene, each, seat) for each in condition.all):
        return False
    if condition.role is not None and not _in_role(scene, condition.role, seat):
        return False
    if condition.turn is not None and scene.view["active"] != seat:
        return False
    if condition.has is not None and not among(scene, condition.has, seat):
        return False
    level = scene.players[seat]["level"]
    if condition.level is not None and not _within(scene, condition.level, level, seat):
        return False
    if condition.rank is not None:
        levels = [player["level"] for player in scene.players]
        return bool(level == (max(levels) if condition.rank == "highest" else min(levels)))
    return not condition.called or scene.name(seat).lower() in condition.called


def _in_role(scene: Scene, role: str, seat: int) -> bool:
    if role == "alone":
        return seat == scene.fighter and scene.helper < 0
    if role == "either":
        return seat in (scene.fighter, scene.helper)
    return seat == (scene.fighter if role == "fighter" else scene.helper)


def _within(scene: Scene, bounds: v.Range, n: int, seat: int) -> bool:
    if bounds.min is not None and n < bounds.min:
        return False
    if bounds.max is not None and n > number(scene, bounds.max, seat):
        return False
    if bounds.above is not None and n <= scene.players[one(scene, bounds.above, seat)]["level"]:
        return False
    return bounds.below is None or n < scene.players[one(scene, bounds.below, seat)]["level"]


def among(scene: Scene, cards: v.Cards, seat: int) -> list[str]:
    """The cards of a player that a selection is about, as far as they are seen."""
    if cards.in_ == "fight":
        lying = [foe["monster"] for foe in scene.foes] + [
            card for foe in scene.foes for card in foe["enhancers"]
        ]
    else:
        lying = _lying(scene, cards, seat)
    sort = _sort(scene, cards)
    if sort is not None:
        return [card for card in lying if card in sort]
    return [card for card in lying if meant(scene, cards, scene.cards[card], seat)]


def _sort(scene: Scene, cards: v.Cards) -> frozenset[str] | None:
    """The cards a selection is about, if only what is printed on them decides; worked out once for a mix."""
    known = _sorts(scene.mix)
    found = known.get(id(cards))
    if found is None:
        plain = cards.level is None and cards.value is None and cards.except_ is None
        fitting = frozenset([d.id for d in scene.mix.defs if meant(scene, cards, d, 0)]) if plain else None
        found = known[id(cards)] = (cards, fitting)  # kept, so that its identity is not another's one day
    return found[1]


@lru_cache(maxsize=64)
def _sorts(mix: Mix) -> dict[int, tuple[v.Cards, frozenset[str] | None]]:
    """What was worked out for a mix, by the identity of the selection."""
    return {}


def _lying(scene: Scene, cards: v.Cards, seat: int) -> list[str]:
    """The cards that lie where a selection looks for them."""
    player = scene.players[seat]
    if cards.in_ == "hand":
        return list(player["hand"])
    if cards.in_ == "use":
        return list(player["used"])
    if cards.in_ == "unused":
        return list(player["items"][len(player["used"]) :])
    table: list[str] = player["items"] + player["race"] + player["class"] + player["others"]
    return table + list(player["hand"]) if cards.in_ == "any" else table


def meant(scene: Scene, cards: v.Cards, d: CardDef, seat: int) -> bool:
    """Whether a card is one of those a selection is about."""
    if cards.kind is not None and not _named(cards.kind, (d.kind,)):
        return False
    if cards.tag is not None and not _named(cards.tag, d.tags):
        return False
    if cards.slot is not None and not _named(cards.slot, (d.slot,)):
        return False
    if cards.id is not None and not _named(cards.id, (d.id, d.card.id)):
        return False
    if cards.deck is not None and d.deck != (cards.deck == "treasure"):
        return False
    if cards.level is not None and not _within(scene, cards.level, d.level, seat):
        return False
    if cards.value is not None and not _within(scene, cards.value, d.value, seat):
        return False
    if cards.bonus and not d.bonus:
        return False
    return cards.except_ is None or not meant(scene, cards.except_, d, seat)


def _named(names: v.Names, has: Iterable[str | None]) -> bool:
    wanted = (names,) if isinstance(names, str) else names
    return any(name in wanted for name in has)
