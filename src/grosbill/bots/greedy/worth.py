"""What a card is worth to a player: to have, to keep, to take, or to part with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from grosbill.bots.greedy.reading import number, recalled
from grosbill.bots.greedy.scale import SALE, STRENGTH, TREASURE
from grosbill.bots.greedy.scene import Scene, once, once_each
from grosbill.effects import vocabulary as v
from grosbill.effects.points import COMBAT
from grosbill.model.figures import LAST_LEVEL, PRICE_OF_A_LEVEL
from grosbill.packs import CardDef, Mix
from grosbill.packs.kept import kept
from grosbill.rules.reading.character import capacity, filled
from grosbill.rules.reading.conditions import may_use
from grosbill.rules.reading.which import exempt

UNSEEN = 0.4
"""A card of somebody's hand."""
TRAIT = 0.3
"""Being of a race or class, whichever: what it adds besides comes on top."""
_READY = 0.12  # having a card that can be played in a fight, whatever it adds
_ONE_FIGHT = 0.035  # a point of strength for one fight
_SIDEKICK = 0.8
_MONSTER, _EASY_MONSTER = 0.1, 0.5
_KINDS = {"curse": 0.35, "enhancer": 0.15, "action": 0.35, "one_shot": _READY}
_IDLE_CURSE = 0.05  # one that stops nobody from winning: no more than to pay with, or it is kept for ever
_GUARD = 0.4  # what stops a win, while somebody is near it, is kept for that
_LEAST = 0.05  # every card can pay for something
_LEVEL_CARD, _TOO_LATE = 0.8, 0.1  # less than the level: a card may be lost before it is played
_TOO_MANY = 0.05  # a race or class there is no room for


def worth(scene: Scene, seat: int, card: str) -> float:
    """How much a player would like to have or keep a card."""
    known = (scene.memories[seat] or recalled(scene, seat)).worths
    found = known.get(card)
    if found is None:
        d = scene.cards.get(card)
        found = UNSEEN if d is None else max(_LEAST, _worth(scene, seat, d))
        if d is None or settled(d):
            known[card] = found
    return found


def worths(scene: Scene, seat: int, cards: Iterable[str]) -> list[float]:
    """The same for each of several cards."""
    known = (scene.memories[seat] or recalled(scene, seat)).worths
    return [known[card] if card in known else worth(scene, seat, card) for card in cards]


@lru_cache(maxsize=4096)
def settled(d: CardDef) -> bool:
    """Whether what a card adds hangs on nothing but who has it."""
    return d.steady and all(isinstance(mod.plus, int) for mod in d.strength)


def _worth(scene: Scene, seat: int, d: CardDef) -> float:
    player = scene.players[seat]
    high = player["level"] >= LAST_LEVEL - 1  # no card and no sale gives the last level
    price = 0.0 if high else SALE * d.value / PRICE_OF_A_LEVEL
    if d.kind == "item":
        if d.id in player["used"]:
            return STRENGTH * strength(scene, seat, d) + price
        return STRENGTH * max(0.0, gain(scene, seat, d)) + price
    if gives_level(d):
        return _TOO_LATE if high else _LEVEL_CARD
    if d.trait:
        return _trait(scene, seat, d)
    if d.kind == "monster":
        return _EASY_MONSTER if d.level < player["level"] + player["bonus"] else _MONSTER
    if d.kind == "sidekick":
        return _SIDEKICK + STRENGTH * d.boost
    usual = _IDLE_CURSE if d.kind == "curse" and not stops_wins(d) else _KINDS[d.kind]
    return usual + _ONE_FIGHT * d.boost + price


def _trait(scene: Scene, seat: int, d: CardDef) -> float:
    """A race or class that one has, could have, or has no room for."""
    player = scene.players[seat]
    if d.id in player[d.kind] if d.kind in ("race", "class") else d.id in player["others"]:
        return TRAIT + advantage(scene, seat, d)
    if d.grants_room:
        return 0.4 if player[d.grants_room] else _TOO_MANY
    return _TOO_MANY if player[d.kind] else TRAIT + advantage(scene, seat, d)


def advantage(scene: Scene, seat: int, d: CardDef) -> float:
    """What it is worth to be of a race or class: its strength, and something for each other power."""
    plus = sum([number(scene, mod.plus, seat) for mod in d.strength if mod.against is None and not mod.if_])
    return STRENGTH * plus + _abilities(d)


@lru_cache(maxsize=4096)
def _abilities(d: CardDef) -> float:
    mods = sum([_ABILITY.get(type(mod), 0.0) for mod in d.mods], 0.0)
    mods += sum([0.1 for mod in d.strength if mod.if_ is not None], 0.0)  # comes and goes with the fight
    return mods + 0.2 * len(d.on) + 0.15 * len(d.card.uses)


_ABILITY: dict[type[v.Mod], float] = {
    v.RollMod: 0.2,
    v.Capacity: 0.15,
    v.WinsTies: STRENGTH,
    v.AutoEscape: 0.6,
    v.Scale: 0.4,
    v.Treasures: 0.5 * TREASURE,
    v.Carries: 0.3,
    v.Ignores: 0.2,
    v.Forbid: -0.1,
}


# --- items --------------------------------------------------------------------------------------------------


def strength(scene: Scene, seat: int, d: CardDef) -> float:
    """What an item in use adds, in points of strength; what else it does counts for a little.

    One that its owner may not use any more adds nothing, though it may still be worn (R-COMBAT-008).
    """
    return _adds(scene, seat, d) if usable(scene, seat, d) else 0.0


def _adds(scene: Scene, seat: int, d: CardDef) -> float:
    return number(scene, d.bonus, seat) + _abilities(d) / STRENGTH


def usable(scene: Scene, seat: int, d: CardDef) -> bool:
    """Whether a player may use an item, as far as race, class and sex go."""
    return d.only is None or may_use(scene.table, seat, scene.mix.copies[d.id][0])


def gain(scene: Scene, seat: int, d: CardDef) -> float:
    """How much stronger an item would make a player: what has to come off for it is taken away."""
    if not usable(scene, seat, d):
        return 0.0
    better = _adds(scene, seat, d)
    if d.slot is None:
        return better
    t = scene.table
    player, of, slot = t.seats[seat], scene.mix.of, d.slot
    used = [card for card in player.use if of[card].slot == slot and of[card] is not d]
    worn = [of[card] for card in used if not exempt(t, player, card)] if used else []
    free = capacity(t, seat, d.slot, scene.mix.slots[d.slot]) - filled(worn, d.slot)
    if free >= d.hands:
        return better
    by_strength = sorted([(strength(scene, seat, other), other.hands) for other in worn])
    for lost, hands in by_strength:
        if free >= d.hands:
            break
        free += hands
        better -= lost
    return better


@lru_cache(maxsize=4096)
def gives_level(d: CardDef) -> bool:
    """Whether a card gives a level when it is played."""
    return any(isinstance(verb, v.GainLevels) for power in d.powers if power.hand for verb in power.use.do)


@lru_cache(maxsize=4096)
def stops_wins(d: CardDef) -> bool:
    """Whether a card can keep a rival from winning: it takes levels, helps the monsters, or ends a fight.

    A curse that takes an item rarely turns a fight; kept for that, it is mostly kept for ever.
    """
    if d.kind == "curse":
        return any(isinstance(verb, v.LoseLevels) for verb in d.curse)
    verbs = [verb for power in d.powers if power.hand and power.points & COMBAT for verb in power.use.do]
    return d.boost > 0 or any(map(_ends_a_fight, verbs))


def _ends_a_fight(verb: v.AnyVerb) -> bool:
    if isinstance(verb, v.Redirect):
        return verb.to == "target"
    return isinstance(verb, v.Join | v.Remove)


# --- spending -----------------------------------------------------------------------------------------------


def keeping(scene: Scene, card: str) -> float:
    """What a card is worth to me to keep: what stops a win is worth more while somebody is near it."""
    value = worth(scene, scene.me, card)
    return value + _GUARD if card in guards(scene) else value


def all_kept(scene: Scene, cards: Sequence[str]) -> list[float]:
    """The same for each of several cards."""
    values, dear = worths(scene, scene.me, cards), guards(scene)
    if not dear:
        return values
    return [value + _GUARD if card in dear else value for card, value in zip(cards, values, strict=True)]


def price(scene: Scene, card: str) -> float:
    """What it costs me to spend a card: nothing if I would have to give it away at once."""
    value = keeping(scene, card)
    if not scene.crowded or card not in scene.mine["hand"]:
        return value
    return 0.0 if value <= _given_away(scene) else value


@once
def _given_away(scene: Scene) -> float:
    """Up to what value the cards of my hand would have to be given away."""
    surplus: int = scene.mine["hand_size"] - scene.mine["hand_limit"]
    hand = sorted(all_kept(scene, scene.mine["hand"]))
    return hand[min(surplus, len(hand)) - 1]


@once
def guards(scene: Scene) -> frozenset[str]:
    """The cards that stop a win, if a rival is so near the last level that they are kept for that."""
    me, near = scene.me, LAST_LEVEL - 2
    for seat, player in enumerate(scene.players):
        if player["level"] >= near and seat != me:
            return _stoppers(scene.mix)
    return _NONE


@kept(1)
def _stoppers(mix: Mix) -> frozenset[str]:
    return frozenset([card for card, d in mix.defs_by_id.items() if stops_wins(d)])


_NONE: frozenset[str] = frozenset()


def table_worth(scene: Scene, seat: int) -> float:
    """What a player has in front of them."""
    return sum(worths(scene, seat, scene.players[seat]["items"]), 0.0)


@once_each
def hand_worth(scene: Scene, seat: int) -> float:
    """What a player holds; cards one has not seen count for an average one."""
    player = scene.players[seat]
    seen: list[str] = player["hand"]
    unseen: int = player["hand_size"] - len(seen)
    return sum(worths(scene, seat, seen), 0.0) + UNSEEN * unseen
