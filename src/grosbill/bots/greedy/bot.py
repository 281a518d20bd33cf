"""The greedy player itself: judges every legal move and makes the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from grosbill.bots.base import Worlds, luck
from grosbill.bots.greedy import deals, fights, turns
from grosbill.bots.greedy.scene import Scene
from grosbill.bots.greedy.telling import reason
from grosbill.bots.greedy.verdict import Verdict, never
from grosbill.bots.temperament import EVEN, Temperament
from grosbill.model.moves import Move
from grosbill.packs import Mix


class GreedyBot:
    """Equips itself, fights what it can beat, bargains, and goes for whoever is about to win."""

    looks_ahead = False

    def __init__(self, seed: int, mix: Mix, temperament: Temperament = EVEN) -> None:
        """Play with this seed; of the mix only what is printed on the cards is read."""
        self._seed = seed
        self._mix = mix
        self._temperament = temperament

    def choose(self, view: dict[str, Any], moves: Sequence[Move], worlds: Worlds | None = None) -> Move:
        """The move that is worth most; luck decides among equals."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, moves)
        top = max(values)
        if values.count(top) == 1:
            return moves[values.index(top)]
        best = [move for move, value in zip(moves, values, strict=True) if value == top]
        return best[luck(self._seed, view) % len(best)]

    def values(self, view: dict[str, Any], moves: Sequence[Move]) -> list[float]:
        """What each move is worth, in levels, against doing nothing."""
        scene = Scene(view, self._mix, self._temperament)
        judge_of = _JUDGES.get
        return [judge_of(move.kind, _indifferent)(scene, move).value for move in moves]

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """Why this move is worth what it is worth, from the numbers it is judged by."""
        scene = Scene(view, self._mix, self._temperament)
        return reason(self._mix, _passing(scene) if move.kind == "pass" else judge(scene, move), lang)


_NOTHING = Verdict(0.0, "bot-nothing", {})


def judge(scene: Scene, move: Move) -> Verdict:
    """What a move is worth; a kind of move that nobody told this bot about is like passing."""
    return _JUDGES.get(move.kind, _indifferent)(scene, move)


def _indifferent(scene: Scene, move: Move) -> Verdict:
    return _NOTHING


def _passing(scene: Scene) -> Verdict:
    """Why nothing is done; that it is worth nothing needs no thought."""
    if fights.threat(scene) and scene.lead > 0:
        return Verdict(0.0, "bot-cannot-stop", {"player": scene.name(scene.fighter)})
    return _NOTHING


def _claim(scene: Scene, move: Move) -> Verdict:
    facts = {"lead": scene.lead, "treasures": scene.spoils - scene.share, "levels": scene.kill_levels}
    return Verdict(fights.stakes(scene), "bot-claim", facts)


def _run(scene: Scene, move: Move) -> Verdict:
    return Verdict(0.0, "bot-run", {"missing": scene.missing, "harm": fights.defeat(scene, scene.me)})


_JUDGES: dict[str, Callable[[Scene, Move], Verdict]] = {
    "open": turns.open_door,
    "listen": turns.listen,
    "trouble": turns.trouble,
    "loot": turns.loot,
    "end": turns.end,
    "play": turns.play,
    "use": turns.play,
    "carry": turns.carry,
    "discard": turns.part_with,
    "wear": turns.wear,
    "remove": turns.take_off,
    "sell": turns.sell,
    "ask": deals.ask,
    "offer": deals.offer,
    "give": turns.part_with,
    "accept": deals.accept,
    "refuse": deals.refuse,
    "counter": deals.counter,
    "withdraw": lambda scene, move: never("bot-nothing"),
    "claim": _claim,
    "run": _run,
    "first": lambda scene, move: never("bot-nothing"),
    "flee": lambda scene, move: Verdict(0.0, "bot-either", {}),
    "pick": turns.pick,
    "choose": turns.choose,
    "show": lambda scene, move: never("bot-nothing"),
    "bid": turns.bid,
}
