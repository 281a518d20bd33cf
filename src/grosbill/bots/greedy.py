"""A simple opponent: looks at each legal move, gives it points, and takes the best.

Passing and going on is worth about nothing, so a move is made when it is worth more. What a use of a card is
worth is in `uses`, what a card is worth in `worth`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grosbill.bots.base import luck
from grosbill.bots.scene import Scene
from grosbill.bots.temperament import EVEN, Temperament
from grosbill.bots.uses import CLAIM, NEVER, use
from grosbill.bots.worth import LEVEL, beatable, gain, strength, usable, worth
from grosbill.model.moves import Move
from grosbill.packs import Mix

ASK = 40.0
RUN = 20.0


class GreedyBot:
    """Equips itself, fights what it can beat, deals fairly, and goes for whoever is about to win."""

    def __init__(self, seed: int, mix: Mix, temperament: Temperament = EVEN) -> None:
        """Play with this seed; of the mix only what is printed on the cards is read."""
        self._seed = seed
        self._mix = mix
        self._temperament = temperament

    def choose(self, view: dict[str, Any], moves: Sequence[Move]) -> Move:
        """The move with the most points; luck decides among equals."""
        if len(moves) == 1:
            return moves[0]
        scene = Scene(view, moves, self._mix)
        points = [points_of(scene, move) for move in moves]
        top = max(points)
        best = [move for move, its in zip(moves, points, strict=True) if its == top]
        return best[luck(self._seed, view) % len(best)]

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """Why this move looks as good as it does."""
        return f"{points_of(Scene(view, (move,), self._mix), move):.1f}"


def points_of(scene: Scene, move: Move) -> float:
    """How good a move looks; a kind of move that nobody told this bot about is like passing."""
    judge = JUDGE.get(move.kind)
    return judge(scene, move) if judge is not None else 0.0


# --- the turn -----------------------------------------------------------------------------------------------


def _trouble(scene: Scene, move: Move) -> float:
    d = scene.cards[move.card]
    return 12.0 + d.treasures if beatable(scene, d) else NEVER


def _play(scene: Scene, move: Move) -> float:
    d = scene.cards[move.card]
    power = scene.power(move)
    if power is not None:
        return use(scene, move, power)
    if d.kind in ("race", "class") or d.grants_room:
        return 30.0
    if d.kind == "sidekick":
        return 28.0
    if d.kind == "item" and usable(scene, d) and gain(scene, d) > 0:
        return 25.0 + gain(scene, d)
    # What is of no use on the table stays in hand, unless it would have to be given away.
    return 3.0 if scene.crowded else -1.0


def _wear(scene: Scene, move: Move) -> float:
    d = scene.cards[move.card]
    if move.target and move.card in scene.mine["used"]:
        return NEVER
    better = strength(d) - sum(strength(scene.cards[card]) for card in move.cards)
    return 20.0 + better if better > 0 else NEVER


def _sell(scene: Scene, move: Move) -> float:
    """A level for things that hardly help in a fight."""
    price = sum(scene.cards[card].value for card in move.cards)
    levels = max(1, price // 1000)
    lost = sum(worth(scene, card) for card in move.cards)
    return LEVEL * levels - lost


def _part_with(scene: Scene, move: Move) -> float:
    """Charity and surplus: the least useful card goes. Nothing is given or thrown away otherwise."""
    return -worth(scene, move.card) if scene.step["kind"] in ("charity", "shedding") else NEVER


# --- help and deals -----------------------------------------------------------------------------------------


def _ask(scene: Scene, move: Move) -> float:
    """Whoever is strong enough, the lower the better, for a fair share."""
    helper = scene.player(move.target)
    if helper is None or move.terms.stay_out:
        return NEVER
    if helper["level"] + helper["bonus"] + max(0, scene.reserve) < scene.missing:
        return NEVER
    fair = (scene.spoils + 1) // 2
    price = abs(move.terms.treasures - fair) + sum(worth(scene, card) for card in move.terms.give)
    return ASK - price - 0.3 * float(helper["level"])


def _accept(scene: Scene, move: Move) -> float:
    step = scene.step
    terms = step["terms"]
    if not step["fight"]:
        got = sum(worth(scene, card) for card in terms["give"])
        return 10.0 if got > sum(worth(scene, card) for card in terms["get"]) else -1.0
    if scene.fight is None or scene.fight["fighter"] == scene.me:
        return 10.0 if _enough(scene, scene.players[step["maker"]]) else -1.0
    if terms["stay_out"]:
        return 10.0 if terms["give"] else -1.0
    if scene.for_the_win or not _enough(scene, scene.mine):
        return -1.0
    return 10.0 if _pays(scene) or _harmless(scene) else -1.0


def _enough(scene: Scene, helper: dict[str, Any]) -> bool:
    return bool(helper["level"] + helper["bonus"] >= scene.missing)


def _pays(scene: Scene) -> bool:
    """Whether helping brings me something: a share, an item, a level, or a level for each kill."""
    terms = scene.step["terms"]
    if terms["treasures"] or terms["give"] or terms["level_card"]:
        return True
    return any(trigger.at == "after_kill" for card in scene.mine["race"] for trigger in scene.cards[card].on)


def _harmless(scene: Scene) -> bool:
    """Whether I may help for nothing: the fighter is far behind me."""
    return bool(scene.fighter_level + 2 <= scene.mine["level"])


def _counter(scene: Scene, move: Move) -> float:
    """Not for nothing: half of the spoils."""
    if scene.fight is None or scene.fight["fighter"] == scene.me:
        return NEVER
    if scene.for_the_win or not _enough(scene, scene.mine):
        return NEVER
    return 5.0 - abs(move.terms.treasures - (scene.spoils + 1) // 2)


# --- picking ------------------------------------------------------------------------------------------------


def _pick(scene: Scene, move: Move) -> float:
    step = scene.step
    value = worth(scene, move.card)
    if step["kind"] != "pick":
        return value
    if step["what"] == "join":
        level = scene.cards[move.card].level
        return float(-level if scene.fighting else level)
    loses = step["what"] in ("lose", "cost", "attach") and step["holder"] == scene.me
    return -value if loses else value


def _bid(scene: Scene, move: Move) -> float:
    """Only for a card I would rather have than the one I pay."""
    better = worth(scene, move.target) - worth(scene, move.card)
    return better if better > 0 else NEVER


# Passing, refusing, choosing and the order of a flight are left out: they are worth nothing.
JUDGE: dict[str, Callable[[Scene, Move], float]] = {
    "open": lambda scene, move: 1.0,
    "listen": lambda scene, move: 2.0,
    "trouble": _trouble,
    "loot": lambda scene, move: 5.0,
    "end": lambda scene, move: 1.0,
    "play": _play,
    "use": _play,
    "carry": lambda scene, move: 3.0 if scene.crowded else -1.0,
    "discard": _part_with,
    "wear": _wear,
    "remove": lambda scene, move: NEVER,
    "sell": _sell,
    "ask": _ask,
    "offer": lambda scene, move: NEVER,
    "give": _part_with,
    "accept": _accept,
    "counter": _counter,
    "withdraw": lambda scene, move: NEVER,
    "claim": lambda scene, move: CLAIM,
    "run": lambda scene, move: RUN,
    "first": lambda scene, move: NEVER,
    "pick": _pick,
    "show": lambda scene, move: NEVER,
    "bid": _bid,
}
