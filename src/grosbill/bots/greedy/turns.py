"""The moves of a turn: doors, trouble, equipment, sales, what one parts with and what one picks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from grosbill.bots.greedy import fights
from grosbill.bots.greedy.effects import ending, joining, option
from grosbill.bots.greedy.scale import (
    DOOR,
    STRENGTH,
    climb,
    menace,
)
from grosbill.bots.greedy.scene import NOBODY, Scene
from grosbill.bots.greedy.uses import add, gift, hands_over, power_of, use, use_meanwhile
from grosbill.bots.greedy.verdict import Verdict, gives_away, never
from grosbill.bots.greedy.worth import advantage, all_kept, gain, keeping, strength, worth, worths
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.model.figures import PRICE_OF_A_LEVEL
from grosbill.model.moves import Move
from grosbill.packs import CardDef
from grosbill.rules.reading.strength import monster_total, munchkin_total

_SURE = 0.85  # the others may still answer
_PARTING = ("charity", "shedding")
GO_ON = 0.05
"""Whatever is worth more than this is done before the turn goes on."""


def open_door(scene: Scene, move: Move) -> Verdict:
    """The turn goes on."""
    return Verdict(GO_ON, "bot-open", {})


def listen(scene: Scene, move: Move) -> Verdict:
    """A card more before the door."""
    return Verdict(GO_ON + DOOR, "bot-listen", {})


def loot(scene: Scene, move: Move) -> Verdict:
    """A card without a fight."""
    return Verdict(DOOR, "bot-loot", {})


def end(scene: Scene, move: Move) -> Verdict:
    """Nothing is left to do."""
    return Verdict(GO_ON, "bot-end", {})


def trouble(scene: Scene, move: Move) -> Verdict:
    """A monster from hand: the level and the treasure against the Bad Stuff."""
    d = scene.cards[move.card]
    t = fights.met(scene, d)
    facts = {"card": d.id, "ours": munchkin_total(t), "theirs": monster_total(t)}
    if fights.ahead(t) <= 0:
        return never("bot-trouble-weak", **facts)
    return Verdict(fights.behind_the_door(scene, d) - worth(scene, scene.me, d.id), "bot-trouble", facts)


# --- laying down and wearing --------------------------------------------------------------------------------


def play(scene: Scene, move: Move) -> Verdict:
    """A card used, or laid in front of me."""
    power = power_of(scene, move)
    if power is not None:
        parting = scene.step["kind"] in _PARTING
        return use_meanwhile(scene, move, power) if parting else use(scene, move, power)
    if move.kind == "use":
        return Verdict(-0.05, "bot-no-use", {"card": move.card})
    d = scene.cards[move.card]
    if d.trait:
        return _become(scene, move)
    if d.kind == "sidekick" or (d.laid and d.kind != "item"):
        return Verdict(max(0.2, worth(scene, scene.me, d.id)), "bot-lay", {"card": d.id})
    better = gain(scene, scene.me, d) if d.kind == "item" else 0.0
    if better > 0:
        return Verdict(STRENGTH * better, "bot-equip", {"card": d.id, "n": round(better)})
    return _lay_down(scene, d.id)


def _lay_down(scene: Scene, card: str) -> Verdict:
    """What is of no use on the table stays in hand, unless it would have to be given away."""
    if scene.crowded:
        return Verdict(GO_ON + 0.1 * worth(scene, scene.me, card), "bot-crowded", {"card": card})
    return Verdict(-0.05, "bot-keep", {"card": card})


def carry(scene: Scene, move: Move) -> Verdict:
    """A one-shot on the table, where it is no surplus."""
    return _lay_down(scene, move.card)


def _become(scene: Scene, move: Move) -> Verdict:
    """A race, a class, or room for two."""
    d = scene.cards[move.card]
    facts = {"card": d.id}
    over = _brought_along(scene, d) if d.grants_room else ending(scene, d.card.id, scene.me)
    if over:
        return Verdict(over, "bot-decides", facts)
    if d.spreads and not scene.is_one(scene.me, d.card.id):
        return Verdict(joining(scene, d, scene.me), "bot-spreads", facts)
    if d.grants_room:
        return Verdict(0.3 if scene.mine[d.grants_room] else -0.05, "bot-lay", facts)
    instead = [card for card in (move.target, *move.cards) if card in scene.cards]
    better = 0.3 + advantage(scene, scene.me, d) - sum(worths(scene, scene.me, instead), 0.0)
    better += STRENGTH * (scene.supposing(d.id, instead, _armed) - _armed(scene))
    return Verdict(better, "bot-become", facts)


def _brought_along(scene: Scene, d: CardDef) -> float:
    """What it is worth that the card played with it ends the game, where there is no other to be played."""
    along = [card for card in scene.mine["hand"] if scene.cards[card].kind == d.grants_room]
    return ending(scene, scene.cards[along[0]].card.id, scene.me) if len(set(along)) == 1 else 0.0


def _armed(scene: Scene) -> float:
    """How strong my items make me, being what I am; those I would still have to put on count for half."""
    me, mine = scene.me, scene.mine
    used = [scene.cards[card] for card in mine["used"]]
    spare = [scene.cards[card] for card in mine["items"][len(used) :] + mine["hand"]]
    worn = sum([strength(scene, me, d) for d in used], 0.0)
    gains = [gain(scene, me, d) / 2 for d in spare if d.kind == "item"]
    return worn + sum([more for more in gains if more > 0], 0.0)


def wear(scene: Scene, move: Move) -> Verdict:
    """An item in use, in place of others."""
    d = scene.cards[move.card]
    if move.target and move.card in scene.mine["used"]:
        return never("bot-no-use", card=d.id)
    better = strength(scene, scene.me, d)
    better -= sum([strength(scene, scene.me, scene.cards[card]) for card in move.cards], 0.0)
    if better <= 0:
        return never("bot-no-better", card=d.id)
    return Verdict(STRENGTH * better, "bot-equip", {"card": d.id, "n": round(better)})


def take_off(scene: Scene, move: Move) -> Verdict:
    """Nothing is gained by wearing less."""
    return never("bot-no-use", card=move.card)


def sell(scene: Scene, move: Move) -> Verdict:
    """Levels for things that hardly help."""
    gold = sum([scene.cards[card].value for card in move.cards])
    levels = max(1, gold // PRICE_OF_A_LEVEL)
    lost = sum(all_kept(scene, move.cards), 0.0)
    rises = climb(scene.mine["level"], levels, last=False)
    return Verdict(rises - lost, "bot-sell", {"levels": levels, "cost": lost})


# --- parting and picking ------------------------------------------------------------------------------------


_GIFT = never("bot-gift")


def part_with(scene: Scene, move: Move) -> Verdict:
    """Charity and surplus: what I miss least, and what helps the other least. Else nothing is given away,
    but for a race or class that a fight hangs on."""
    if scene.step["kind"] not in _PARTING:
        dropped = move.kind == "discard" and scene.fighting and scene.missing > 0
        return _drop(scene, move.card) if dropped else _GIFT
    kept = keeping(scene, move.card)
    other = scene.seat(move.target) if move.target else scene.me
    helped = menace(scene, other) * worth(scene, other, move.card) if other not in (NOBODY, scene.me) else 0.0
    return Verdict(-kept - helped, "bot-part", {"card": move.card})


def _drop(scene: Scene, card: str) -> Verdict:
    """What a monster has against my race or class goes with it."""
    stakes = fights.stakes(scene)
    if stakes <= 0 or scene.running:
        return _GIFT
    better = fights.ahead(scene.without(card)) - fights.standing(scene)
    if better < scene.missing:
        return _GIFT
    cost = worth(scene, scene.me, card)
    return Verdict(_SURE * stakes - cost, "bot-drop", {"card": card, "n": better, "cost": cost})


_GOES = ("lose", "cost", "attach", "give", "replace", "put_by")


def pick(scene: Scene, move: Move) -> Verdict:
    """A card to lose, to take, or to bring in."""
    step = scene.step
    facts = {"card": move.card}
    over = ending(scene, move.card, scene.me) if step.get("what") == "bring" else 0.0
    if over:
        return Verdict(over, "bot-decides", facts)
    if step["kind"] != "pick":
        return Verdict(worth(scene, scene.me, move.card), "bot-take", facts)
    d = scene.cards.get(move.card)
    if d is not None and (
        step["what"] in ("join", "add") or (step["what"] == "bring" and d.kind == "monster")
    ):
        return _bring(scene, d)
    owner = scene.seat(move.owner) if move.owner else NOBODY
    holder = owner if owner != NOBODY else step["holder"]
    if holder not in (scene.me, NOBODY) and step["what"] in _GOES:
        return Verdict(menace(scene, holder) * worth(scene, holder, move.card), "bot-take", facts)
    if step["what"] in _GOES:
        return Verdict(-keeping(scene, move.card), "bot-part", facts)
    return Verdict(worth(scene, scene.me, move.card), "bot-take", facts)


def _bring(scene: Scene, d: CardDef) -> Verdict:
    """A monster for a fight: into mine the weakest, if it has to be; into another's one that turns it."""
    facts: dict[str, Any] = {"card": d.id}
    level = fights.as_foe(scene, d)
    if scene.fighting:
        wanted = add(scene, d, -level, worth(scene, scene.me, d.id), facts | {"n": level})
        return wanted if wanted.value > 0 else Verdict(-0.1 * level, "bot-bring", facts)
    if fights.stakes(scene) < 0 and 0 < scene.lead <= level:
        return Verdict(0.1 * level, "bot-bring", facts)
    if level < scene.lead and hands_over(scene, d):
        return gives_away("bot-hands-the-win", player=scene.name(scene.fighter))
    return Verdict(0.001 * level - GO_ON - gift(scene, d), "bot-bring", facts)


def bid(scene: Scene, move: Move) -> Verdict:
    """Only for a card I would rather have than the one I pay."""
    prize, paid = worth(scene, scene.me, move.target), keeping(scene, move.card)
    return Verdict(prize - paid, "bot-bid", {"card": move.target, "other": move.card})


def choose(scene: Scene, move: Move) -> Verdict:
    """One way of several, or one player of several: who is named has the worst of it, as a rule."""
    facts: dict[str, Any] = {"card": scene.step.get("card", "")}
    if move.target:
        seat = scene.seat(move.target)
        value = 1.0 if seat == scene.me and not _harmful(scene) else menace(scene, seat)
        return Verdict(value, "bot-name", facts)
    ways = _ways(scene)
    if not 1 <= move.n <= len(ways):
        return Verdict(0.0, "bot-either", facts)
    return Verdict(option(scene, ways[move.n - 1], scene.me), "bot-way", facts)


def _ways(scene: Scene) -> tuple[v.Option, ...]:
    """The ways of the choice that the card offers; of several choices on a card, the first."""
    d = scene.cards.get(scene.step.get("card", ""))
    return _options(d) if d is not None else ()


@lru_cache(maxsize=4096)
def _options(d: CardDef) -> tuple[v.Option, ...]:
    return next((record.options for record in records(d.card) if isinstance(record, v.Choose)), ())


def _harmful(scene: Scene) -> bool:
    d = scene.cards.get(scene.step.get("card", ""))
    return d is None or not _raises(d)


@lru_cache(maxsize=4096)
def _raises(d: CardDef) -> bool:
    return any(isinstance(record, v.GainLevels) for record in records(d.card))
