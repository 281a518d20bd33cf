"""What a use of a card is worth to a simple player, by what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.bots.scene import Scene, plain
from grosbill.bots.worth import harm, worth
from grosbill.effects import vocabulary as v
from grosbill.model.moves import Move
from grosbill.packs import Power

NEVER = -100.0
CLAIM = 60.0
LEVEL = 40.0
HIGH = 7  # from this level on somebody has to be stopped
ESCAPE_ON = 5


def use(scene: Scene, move: Move, power: Power) -> float:
    """Points for playing or using a card."""
    d = scene.cards[move.card]
    if power.how == "curse":
        return _curse(scene, move)
    if power.how == "attach":
        target = scene.cards[move.target]
        worn = move.target in scene.mine["used"]
        return NEVER if worn or plain(target.bonus) < 3 else 20.0 + plain(target.bonus)
    shift = scene.shift(move)
    if shift:
        return _shift(scene, move, shift)
    for verb in power.use.do:
        judge = JUDGE.get(type(verb))
        if judge is not None:
            return judge(scene, move, verb) - (2.0 if power.use.cost else 0.0)
    return 3.0 if scene.crowded and d.kind == "one_shot" else -3.0


# --- changing a fight ---------------------------------------------------------------------------------------


def _shift(scene: Scene, move: Move, shift: int) -> float:
    """For the own side, what turns the fight; against others, what spoils a win that matters."""
    if scene.fighting:
        return _turn(scene, move, shift, scene.missing)
    if scene.missing > 0 or scene.step["kind"] == "flight" or not _worth_stopping(scene):
        return NEVER
    return _turn(scene, move, -shift, scene.lead) + (10.0 if scene.threat else -30.0)


def _turn(scene: Scene, move: Move, shift: int, missing: int) -> float:
    """The cheapest card that is enough; else the strongest of several that are; else it would be wasted."""
    if shift <= 0 or missing <= 0:
        return NEVER
    if shift >= missing:
        return 48.0 - worth(scene, move.card) / 4
    if scene.reserve >= missing:
        return 43.0 + min(shift, 15) / 10
    # Others may add to it where somebody is about to win.
    return 35.0 + min(shift, 15) / 10 if scene.threat else NEVER


def _worth_stopping(scene: Scene) -> bool:
    """The one who is about to win; or, if a single card does it, the leader."""
    if scene.threat:
        return True
    level = scene.fighter_level
    if level < HIGH or level < max(scene.top_rival, scene.mine["level"]):
        return False
    return any(-scene.shift(move) >= scene.lead for move in scene.moves if move.kind in ("play", "use"))


def _lost(scene: Scene) -> bool:
    """Whether I am in a fight that my own cards cannot turn."""
    return scene.fighting and scene.missing > max(0, scene.reserve)


def _remove(scene: Scene, move: Move, verb: v.Remove) -> float:
    """A monster that leaves gives no level: good against a winner, and better than being caught."""
    if verb.killed and scene.fighting:
        return 46.0
    if scene.threat:
        return 42.0 if scene.missing <= 0 else NEVER
    if not _lost(scene):
        return NEVER
    return 30.0 if verb.treasure == "no" else 36.0


def _escape(scene: Scene, move: Move, verb: v.Escape) -> float:
    if scene.threat:
        return 41.0 if scene.missing <= 0 else NEVER
    if scene.step["kind"] == "caught":
        return 30.0
    mine = scene.is_me(move.target) or move.target == "munchkins"
    return 25.0 if mine and _lost(scene) else NEVER


def _redirect(scene: Scene, move: Move, verb: v.Redirect) -> float:
    """The fight goes to somebody who will not win it."""
    target = scene.player(move.target)
    if target is None or scene.fight is None:
        return NEVER
    strength = target["level"] + target["bonus"]
    wins = strength > scene.fight["monsters_total"]
    if scene.threat and scene.missing <= 0:
        return 44.0 if wins and scene.is_me(move.target) else NEVER if wins else 38.0 - strength / 10
    return 33.0 - strength / 10 if _lost(scene) and not wins else NEVER


# --- levels and curses --------------------------------------------------------------------------------------


def _gain(scene: Scene, move: Move, verb: v.GainLevels) -> float:
    """Levels are for me; the higher the one who loses by it, the better."""
    if verb.who == "target" and not scene.is_me(move.target):
        return NEVER
    return LEVEL


def _lose_level(scene: Scene, move: Move, verb: v.LoseLevels) -> float:
    """A level stolen: from the highest."""
    target = scene.player(move.target)
    return LEVEL + target["level"] if target is not None and not scene.is_me(move.target) else NEVER


def _lose_card(scene: Scene, move: Move, verb: v.Lose) -> float:
    """A card of somebody's goes, and I gain by it: rather theirs than mine."""
    return LEVEL if move.owner else 15.0


def _curse(scene: Scene, move: Move) -> float:
    victim = scene.player(move.target)
    if victim is None or scene.is_me(move.target):
        return NEVER
    verbs = scene.cards[move.card].curse
    bad = harm(verbs)
    if scene.threat and scene.missing <= 0 and _fights(scene, victim):
        # One level down, and the kill is not the winning one any more.
        return 59.0 if any(isinstance(verb, v.LoseLevels) for verb in verbs) else 36.0 + bad
    level = victim["level"]
    if level < scene.top_rival:
        return NEVER
    if level >= HIGH and level >= scene.mine["level"]:
        return 12.0 + bad
    return 4.0 + bad if scene.crowded else -1.0


def _fights(scene: Scene, player: dict[str, Any]) -> bool:
    return scene.fight is not None and scene.players[scene.fight["fighter"]] is player


def _cancel(scene: Scene, move: Move, verb: v.Cancel) -> float:
    """A wish against a curse on me that really hurts."""
    if verb.cards is not None:
        return 15.0 if not move.owner and move.target in scene.mine["curses"] else NEVER
    step = scene.step
    if step["kind"] != "falls" or step["seat"] != scene.me:
        return NEVER
    return 20.0 if harm(scene.cards[step["card"]].curse) > 1 else -1.0


# --- dice ---------------------------------------------------------------------------------------------------


def _adjust(scene: Scene, move: Move, verb: v.Adjust) -> float:
    """A failed roll of mine is mended; an escape of the leader is spoiled."""
    step = scene.step
    if step["kind"] == "escaped":
        level = scene.players[step["seat"]]["level"]
        return 10.0 if step["seat"] != scene.me and level >= max(HIGH, scene.top_rival) else NEVER
    if step["kind"] != "rolled" or step["seat"] != scene.me or step["of"] != "run":
        return NEVER
    short = ESCAPE_ON - step["value"] - _run_bonus(scene, step.get("card", ""))
    if short <= 0:
        return NEVER
    if verb.to is not None:
        return 26.0 if move.n == max(verb.to.one_of or (0,)) else NEVER
    if verb.plus is not None:
        return 30.0 if verb.plus * min(3, scene.mine["hand_size"]) >= short else NEVER
    return 28.0


def _run_bonus(scene: Scene, monster: str) -> int:
    """What I add to a roll to run away from a monster."""
    mine = scene.mine
    total = scene.cards[monster].run if monster else 0
    for card in mine["race"] + mine["class"] + mine["used"]:
        total += sum(mod.plus for mod in scene.cards[card].mods if isinstance(mod, v.RollMod))
    return total


# --- taking -------------------------------------------------------------------------------------------------


def _take(scene: Scene, move: Move, verb: v.Take) -> float:
    """An item that turns my fight; the discards only when there is a level in them."""
    if verb.to == "use":
        return 44.0
    if verb.cards.in_ != "discards" or scene.near_the_end:
        return -3.0
    pile = scene.view["treasure_discards"]
    return 14.0 if any("level" in scene.cards[card].tags for card in pile) else -3.0


JUDGE: dict[type[v.Verb], Callable[[Scene, Move, Any], float]] = {
    v.Remove: _remove,
    v.Escape: _escape,
    v.Redirect: _redirect,
    v.GainLevels: _gain,
    v.LoseLevels: _lose_level,
    v.Lose: _lose_card,
    v.Cancel: _cancel,
    v.Adjust: _adjust,
    v.Take: _take,
}
