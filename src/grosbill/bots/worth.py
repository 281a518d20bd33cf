"""What a card is worth to a simple player: to keep, to take, or to part with."""

from __future__ import annotations

from grosbill.bots.scene import Scene, plain
from grosbill.effects import vocabulary as v
from grosbill.packs import CardDef

LEVEL = 15.0
WORN = 5.0  # for each point of bonus in use


def worth(scene: Scene, card: str) -> float:
    """How much I would like to have or keep a card, from 0 to about 20."""
    d = scene.cards.get(card)
    if d is None:
        return 3.0  # an unknown card of somebody's hand
    if d.kind == "item":
        return _item(scene, d)
    if d.kind == "one_shot":
        return max(3.0, plain(d.bonus)) + d.value / 1000
    if raises(d):
        return 1.0 if scene.near_the_end else LEVEL
    if d.kind in ("race", "class"):
        return 7.0 if card in scene.mine[d.kind] else 1.0 if scene.mine[d.kind] else 5.0
    if d.kind == "monster":
        return 2.0 if beatable(scene, d) else 0.5
    return {"sidekick": 6.0, "curse": 3.0, "enhancer": 2.5}.get(d.kind, 3.5)


def _item(scene: Scene, d: CardDef) -> float:
    """An item in use counts for what it adds; another for what it would add, or for its price."""
    price = d.value / 400
    if d.id in scene.mine["used"]:
        return WORN * strength(d) + price
    return max(WORN * gain(scene, d), 0) + price if usable(scene, d) else price


def strength(d: CardDef) -> int:
    """The bonus of an item; one that does something else counts as a small one."""
    return plain(d.bonus) or 1


def usable(scene: Scene, d: CardDef) -> bool:
    """Whether I may use an item, as far as race, class and sex go."""
    only = d.only
    if only is None:
        return True
    if only.is_ is not None and not scene.any_of(only.is_):
        return False
    barred = only.not_
    return barred is None or barred.is_ is None or not scene.any_of(barred.is_)


def gain(scene: Scene, d: CardDef) -> int:
    """How much stronger an item makes me that I could use: what has to come off is taken away."""
    if d.slot is None:
        return strength(d)
    worn = [scene.cards[card] for card in scene.mine["used"] if scene.cards[card].slot == d.slot]
    free = scene.slots[d.slot] - sum(other.hands for other in worn)
    lost = 0
    for other in sorted(worn, key=strength):
        if free >= d.hands:
            break
        free += other.hands
        lost += strength(other)
    return strength(d) - lost


def raises(d: CardDef) -> bool:
    """Whether a card gives a level when it is played."""
    return any(isinstance(verb, v.GainLevels) for power in d.powers if power.hand for verb in power.use.do)


def beatable(scene: Scene, d: CardDef) -> bool:
    """Whether I would win against a monster alone."""
    return bool(scene.faces(d) < scene.mine["level"] + scene.mine["bonus"])


def harm(verbs: tuple[v.AnyVerb, ...]) -> int:
    """How bad a curse or Bad Stuff is, roughly in levels."""
    bad = 0
    for verb in verbs:
        if isinstance(verb, v.Die):
            bad += 5
        elif isinstance(verb, v.LoseLevels):
            bad += plain(verb.n)
        else:
            bad += 1
    return bad
