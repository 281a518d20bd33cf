"""What effects are worth to those they strike: curses, Bad Stuff, choices, and what cards do when used."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grosbill.bots.greedy.reading import among, holds, lying, number, people, recalled, topmost
from grosbill.bots.greedy.scale import DOOR, LOSS, STRENGTH, TREASURE, TURN_LOST, WIN, climb, fall, mine, rise
from grosbill.bots.greedy.scene import NOBODY, Scene
from grosbill.bots.greedy.worth import (
    TRAIT,
    UNSEEN,
    advantage,
    all_kept,
    hand_worth,
    keeping,
    settled,
    table_worth,
    worths,
)
from grosbill.effects import vocabulary as v
from grosbill.model.figures import FACES, LAST_LEVEL
from grosbill.packs import CardDef
from grosbill.rules.reading.keeping import sharers

_NEW_HAND = 8 * UNSEEN
_CHANGE = -0.2  # another sex, or a race or class by chance
_HINDRANCE = -0.3
_END_IS_NEAR = 0.15  # how likely each of those outside a class that spreads joins it before long
_INSIGHT = 0.05  # knowing more


def to_seat(scene: Scene, verbs: Sequence[v.AnyVerb], seat: int) -> float:
    """What effects are worth to the player they are about, in levels; those on others are left out."""
    total = 0.0
    for verb in verbs:
        if verb.if_ is not None and not holds(scene, verb.if_, seat):
            total += to_seat(scene, verb.otherwise, seat)
        elif verb.who == "you" or seat in people(scene, verb.who, seat):
            total += _weigh(scene, verb, seat)
        elif isinstance(verb, v.Take) and verb.from_ == "you":
            total -= _unseen(scene, seat)
    return total


def to_me(scene: Scene, verbs: Sequence[v.AnyVerb], you: int, target: int = NOBODY) -> float:
    """What effects matter to me: my own gains and losses, and a part of the others', the other way round."""
    total = 0.0
    for verb in verbs:
        if verb.if_ is not None and not holds(scene, verb.if_, you):
            total += to_me(scene, verb.otherwise, you, target)
            continue
        if isinstance(verb, v.Exchange):
            gain = _exchange(scene, verb, you)
            total += mine(scene, you, gain)
            total -= sum([mine(scene, seat, gain) for seat in people(scene, verb.with_, you)], 0.0)
            continue
        for seat in people(scene, verb.who, you, target):
            if isinstance(verb, v.GainLevels):
                total += rise(scene, seat, verb.n, last=verb.may_win)
            else:
                total += mine(scene, seat, _weigh(scene, verb, seat))
        if isinstance(verb, v.Take) and verb.from_ is not None:
            for seat in people(scene, verb.from_, you, target):
                total += mine(scene, seat, -_unseen(scene, seat))
    return total


def _weigh(scene: Scene, verb: v.AnyVerb, seat: int) -> float:
    weigh = _WEIGH.get(type(verb))
    return weigh(scene, verb, seat) if weigh is not None else 0.0


def _gain(scene: Scene, verb: v.GainLevels, seat: int) -> float:
    return climb(scene.players[seat]["level"], verb.n, last=verb.may_win)


def _sink(scene: Scene, verb: v.LoseLevels, seat: int) -> float:
    level = scene.players[seat]["level"]
    n = number(scene, verb.n, seat)
    if verb.down_to is not None:
        n = level - number(scene, verb.down_to, seat)
    return -fall(level, n)


def _lose(scene: Scene, verb: v.Lose, seat: int) -> float:
    if verb.cards.target:
        return 0.0  # the card announced with the move is weighed there
    lost = _lost(scene, verb.cards, seat)
    return lost if lost is not None else to_seat(scene, verb.otherwise, seat)


def _lost(scene: Scene, cards: v.Lost | v.Paid, seat: int, but: str = "") -> float | None:
    """What the loss of such cards is worth; nothing if there are none. `but`: that one is none of them."""
    found = _values(scene, cards, seat, but)
    if cards.in_ in ("hand", "any"):
        player = scene.players[seat]
        found = found + [UNSEEN] * (player["hand_size"] - len(player["hand"]))
    if not found:
        return None
    if cards.n == "all":
        return -sum(found, 0.0)
    n = min(number(scene, cards.n, seat), len(found))
    if cards.most is not None or cards.pick not in (None, "random"):
        return -sum(found[-n:], 0.0)
    if cards.pick == "random":
        return -n * sum(found, 0.0) / len(found)
    return -sum(found[:n], 0.0)


def _values(scene: Scene, cards: v.Lost | v.Paid, seat: int, but: str) -> list[float]:
    """What the cards of such a sort that a player has are worth, the least first."""
    if but:
        return sorted(all_kept(scene, payable(scene, cards, but)))
    known = (scene.memories[seat] or recalled(scene, seat)).found
    found = known.get(id(cards))
    if found is None:
        names = among(scene, cards, seat)
        if seat == scene.me and not _own(cards):
            return sorted(all_kept(scene, names))
        found = sorted(worths(scene, seat, names))
        if _own(cards) and all(settled(scene.cards[card]) for card in names) and not _clinging(scene, seat):
            known[id(cards)] = found
    return found


def _clinging(scene: Scene, seat: int) -> bool:
    """Whether a player has a class that nothing takes as long as nobody else has it."""
    of = scene.mix.of
    return any(of[card].spreads for card in scene.table.seats[seat].trait_cards)


def _own(cards: v.Cards) -> bool:
    """Whether a selection is among what lies before one player, and asks about nothing that may change."""
    if cards.in_ not in (None, "play", "use", "unused") or cards.most or cards.least:
        return False
    return cards.level is None and cards.value is None and (cards.except_ is None or _own(cards.except_))


def _die(scene: Scene, verb: v.Die, seat: int) -> float:
    """All one has goes, and a new hand comes; what one is and one's level stay."""
    lost = table_worth(scene, seat) + hand_worth(scene, seat)
    return -max(TURN_LOST, TURN_LOST + lost - _NEW_HAND)


def _draw(scene: Scene, verb: v.Draw, seat: int) -> float:
    return verb.n * (TREASURE if verb.deck == "treasure" else DOOR)


def _become(scene: Scene, verb: v.Become, seat: int) -> float:
    if verb.cards is not None and verb.cards.in_ == "discards":
        return _another(scene, verb.cards, seat)
    if verb.trait is None:
        return _CHANGE
    if scene.is_one(seat, verb.trait):
        return 0.0
    d = scene.cards.get(verb.trait)
    if d is None:
        return _CHANGE
    return joining(scene, d, seat) if d.spreads else advantage(scene, seat, d)


def _another(scene: Scene, cards: v.Origin, seat: int) -> float:
    """Another race or class from the discards, or none if there is none, in place of what one is."""
    kind = cards.kind or "class"
    had = sum(worths(scene, seat, scene.players[seat][kind]), 0.0)
    found = topmost(scene, kind) if cards.pick == "top" else tuple(lying(scene, cards, seat, ""))
    return max([TRAIT + advantage(scene, seat, scene.cards[card]) for card in found], default=0.0) - had


def joining(scene: Scene, d: CardDef, seat: int) -> float:
    """What it is worth to join a class that spreads: when everybody has, the highest win at once."""
    others = [other for other in range(len(scene.players)) if other != seat]
    top = max([scene.players[other]["level"] for other in others])
    ends = WIN if scene.players[seat]["level"] >= top else -WIN
    outside = len(others) - len([other for other in sharers(scene.table, d.card.id) if other != seat])
    return ends if not outside else advantage(scene, seat, d) + ends * _END_IS_NEAR**outside


def ending(scene: Scene, trait: str, seat: int) -> float:
    """What it is worth to me that a player joins a class, if that ends the game; else 0.

    When all have joined, the highest win; before that, the last one outside goes up, and may win by it.
    """
    if trait not in scene.mix.spreading:
        return 0.0
    inside: list[int] | None = scene.memo.get((trait, "joined"))
    if inside is None:
        inside = scene.memo[trait, "joined"] = sharers(scene.table, trait)
    if seat in inside or len(inside) < len(scene.players) - 2:
        return 0.0
    levels = [player["level"] for player in scene.players]
    outside = [other for other in range(len(levels)) if other != seat and other not in inside]
    if not outside:
        return WIN if scene.mine["level"] == max(levels) else -LOSS
    if len(outside) > 1 or levels[outside[0]] + 1 < LAST_LEVEL:
        return 0.0
    return WIN if outside == [scene.me] else -LOSS


def _roll(scene: Scene, verb: v.Roll, seat: int) -> float:
    total = 0.0
    for row in verb.results:
        faces = len(row.on) if row.on is not None else FACES / 2 if row.below else FACES
        total += faces / FACES * to_seat(scene, row.do, seat)
    return total


def _choose(scene: Scene, verb: v.Choose, seat: int) -> float:
    best = max(option(scene, each, seat) for each in verb.options)
    return max(best, 0.0) if verb.may else best


def paid(scene: Scene, costs: Sequence[v.Cost], seat: int, used: str = "") -> float:
    """What costs are worth to the player who pays them; `used`: for the use of this card."""
    total = 0.0
    for cost in costs:
        if isinstance(cost, v.PayLevels):
            total -= fall(scene.players[seat]["level"], cost.n)
        elif cost.cards.this:
            total -= keeping(scene, used)
        else:
            total += _lost(scene, cost.cards, seat, used) or 0.0
    return total


def payable(scene: Scene, cards: v.Cards, used: str) -> list[str]:
    """What I could pay with for the use of a card: never with the card itself."""
    names = among(scene, cards, scene.me)
    if used in names:
        names.remove(used)
    return names


def option(scene: Scene, way: v.Option, seat: int) -> float:
    """What one way of a choice is worth to the player who takes it."""
    return to_seat(scene, way.do, seat) + paid(scene, way.cost, seat)


def _grant(scene: Scene, verb: v.Grant, seat: int) -> float:
    """For a while only, so half of what it would be worth for good; what cards are given is nobody's."""
    total = 0.0
    if verb.to is not None:
        return total
    for mod in verb.mods:
        if isinstance(mod, v.Strength):
            total += STRENGTH / 2 * number(scene, mod.plus, seat)
        elif isinstance(mod, v.Scale):
            total += 0.2 * (mod.by - 1)
        elif isinstance(mod, v.Forbid | v.RollMod):
            total += _HINDRANCE if isinstance(mod, v.Forbid) or mod.plus < 0 else -_HINDRANCE
    return total


def _take(scene: Scene, verb: v.Take, seat: int) -> float:
    if verb.cards.target:
        return 0.0  # the card announced with the move is weighed there
    return UNSEEN if verb.cards.in_ != "discards" else TREASURE


def _unseen(scene: Scene, seat: int) -> float:
    """What a player loses from whom a card is taken."""
    return UNSEEN if scene.players[seat]["hand_size"] else 0.0


def _exchange(scene: Scene, verb: v.Exchange, seat: int) -> float:
    """The hand of a neighbour for one's own."""
    others = people(scene, verb.with_, seat)
    return sum([hand_worth(scene, other) - hand_worth(scene, seat) for other in others], 0.0)


_WEIGH: dict[type[v.Verb], Callable[[Scene, Any, int], float]] = {
    v.GainLevels: _gain,
    v.LoseLevels: _sink,
    v.Lose: _lose,
    v.Die: _die,
    v.Draw: _draw,
    v.Become: _become,
    v.Roll: _roll,
    v.Choose: _choose,
    v.Grant: _grant,
    v.Take: _take,
    v.Exchange: _exchange,
    v.ShowHand: lambda scene, verb, seat: _INSIGHT,
    v.Look: lambda scene, verb, seat: _INSIGHT,
}
