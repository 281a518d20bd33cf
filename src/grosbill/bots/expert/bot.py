"""The expert: tries what greedy thinks of in worlds it cannot tell from the real one, and compares.

All candidates are tried in the same worlds, so that what they share cancels out. What looks worse is dropped,
what is left is tried in more worlds, and greedy's move is left only for a gain that is larger than its error.
How much is tried is counted in continuations, never in time: the same view and seed, the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import msgspec

from grosbill.bots.base import World, Worlds, luck
from grosbill.bots.expert.rollout import Continuations
from grosbill.bots.expert.value import standing
from grosbill.bots.greedy import GreedyBot
from grosbill.bots.greedy.verdict import GIVEN_AWAY, NEVER
from grosbill.bots.temperament import EVEN, Temperament
from grosbill.language import say
from grosbill.model.moves import Move
from grosbill.packs import Mix


class Budget(msgspec.Struct, frozen=True):
    """How much is tried: so many candidates, and in each round so many worlds for so many of them.

    `choices`: after so many choices in all continuations no new world is begun.
    """

    candidates: int
    unlikely: int  # of the candidates at most so many that greedy would never make
    rounds: tuple[tuple[int, int], ...]
    choices: int


STRONG: Final = Budget(24, 12, ((4, 24), (6, 8), (12, 3)), 4000)
QUICK: Final = Budget(24, 12, ((2, 24), (4, 5)), 900)

_LEAST_GAIN = 0.02  # of a win: smaller gains are mostly the model's errors, however sure
_SURELY, _CLEARLY = 0.7, 1.0  # errors: to leave greedy's move, and to give up another
_SPITE, _FEAR = 0.04, 0.08  # what a temperament makes of a rival's chances, and of uncertainty
_REGARD = 0.03  # what the chances count of somebody one thinks the best or the worst of
_REMEMBERED = 200


class Tried(msgspec.Struct):
    """What became of a move: how likely a win is in each world, and what speaks for it."""

    move: Move
    worth: list[float] = []
    chance: list[float] = []
    speaks: dict[str, float] = {}
    won: int = 0


class Compared(msgspec.Struct, frozen=True):
    """A choice between a move and the next best: chances of a win in so many worlds, and what tells."""

    move: Move
    mine: float
    other: float
    n: int
    why: str
    first: bool


class ExpertBot:
    """Looks ahead to the end of the turn, and takes what wins most often."""

    looks_ahead = True

    def __init__(
        self,
        seed: int,
        mix: Mix,
        temperament: Temperament = EVEN,
        budget: Budget = STRONG,
        regard: Sequence[float] = (),
    ) -> None:
        """Play with this seed; of the mix only what is printed on the cards is read.

        `regard`: what this seat thinks of each seat, between -1 and 1 (`Regards`).
        """
        self._seed = seed
        self._mix = mix
        self._temperament = temperament
        self._budget = budget
        self._regard = regard
        self._greedy = GreedyBot(seed, mix, temperament)
        self._compared: dict[tuple[int, int], Compared] = {}  # to tell, never to choose by

    def choose(self, view: dict[str, Any], moves: Sequence[Move], worlds: Worlds | None = None) -> Move:
        """The move that wins most often; greedy's where nothing is surely better, or nothing can be tried."""
        if len(moves) == 1:
            return moves[0]
        if worlds is None:
            return self._greedy.choose(view, moves)
        tried = [Tried(move) for move in self._candidates(view, moves)]
        if len(tried) == 1:
            return tried[0].move
        left = self._try(view, worlds, tried)
        first = tried[0]
        best = max(left, key=lambda each: _mean(each.worth, self._temperament))
        if best is not first and not _better(best, first, _SURELY):
            best = first
        self._note(view, tried, best)
        return best.move

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        """The comparison, if there was one, and what greedy says of the move."""
        reason = self._greedy.explain(view, move, lang)
        found = self._compared.get((view["turn"], view["moment"]))
        if found is None or found.move != move:
            return reason
        mine, other = round(100 * found.mine), round(100 * found.other)
        text = say(lang, "bot-compared", mine=mine, other=other, n=found.n, why=found.why)
        return f"{text} {reason if found.first else say(lang, 'bot-second-thought')}"

    # --- trying -------------------------------------------------------------------------------------------

    def _candidates(self, view: dict[str, Any], moves: Sequence[Move]) -> list[Move]:
        """Greedy's move, what it thinks next best, and some it would never make; no gift of the game."""
        budget = self._budget
        values = self._greedy.values(view, moves)
        top = max(values)
        number = luck(self._seed, view)
        best = [move for move, value in zip(moves, values, strict=True) if value == top]
        first = best[number % len(best)]
        ranked = sorted(range(len(moves)), key=lambda at: -values[at])
        likely = [moves[at] for at in ranked if values[at] > NEVER and moves[at] != first]
        never = [move for move, value in zip(moves, values, strict=True) if GIVEN_AWAY < value <= NEVER]
        found = [first, *likely[: budget.candidates - 1]]
        room = min(budget.unlikely, budget.candidates - len(found))
        return list(dict.fromkeys([*found, *_mixed(never, number)[:room]]))

    def _try(self, view: dict[str, Any], worlds: Worlds, tried: list[Tried]) -> list[Tried]:
        """Try all in some worlds, the better ones in more; those that were left at the end."""
        continuations = Continuations(view, self._mix, self._seed)
        seed = luck(self._seed + 1, view) >> 1
        first, left = tried[0], tried
        for n, most in self._budget.rounds:
            ranked = sorted(left, key=lambda each: -_mean(each.worth, self._temperament))[:most]
            left = ranked if first in ranked else [*ranked[:-1], first]
            for _ in range(n):
                if continuations.choices >= self._budget.choices:
                    return left
                world = worlds.sample(seed)
                seed += 1
                for each in left:
                    copy = world.clone()
                    continuations.play(copy, each.move)
                    self._judge(view, copy, each)
            best = max(left, key=lambda each: _mean(each.worth, self._temperament))
            left = [each for each in left if each is first or not _given_up(each, first, best)]
            if len(left) == 1:
                break
        return left

    def _judge(self, view: dict[str, Any], world: World, tried: Tried) -> None:
        me = view["you"]
        if world.over:
            won = world.winners
            likely = [(seat in won) / len(won) for seat in range(len(view["players"]))]
            tried.won += me in won
        else:
            likely, speaks = standing(world.view(me), self._mix)
            for name, part in speaks.items():
                tried.speaks[name] = tried.speaks.get(name, 0.0) + part
        regard = _REGARD * sum([a * b for a, b in zip(likely, self._regard, strict=False)])
        chance = likely.pop(me)
        tried.chance.append(chance)
        tried.worth.append(chance - _SPITE * (self._temperament.spite - 1) * max(likely) + regard)

    # --- telling ------------------------------------------------------------------------------------------

    def _note(self, view: dict[str, Any], tried: list[Tried], best: Tried) -> None:
        """Keep what was compared, to be told when somebody asks."""
        first = tried[0]
        others = [each for each in tried if each is not best and each.chance]
        if not others:
            return
        other = max(others, key=lambda each: sum(each.chance) / len(each.chance)) if best is first else first
        n = min(len(best.chance), len(other.chance))
        mine, theirs = sum(best.chance[:n]) / n, sum(other.chance[:n]) / n
        kept = best is first and round(100 * mine) <= round(100 * theirs)
        why = "even" if kept else _why(best, other, n)
        found = Compared(best.move, mine, theirs, n, why, best is first)
        if len(self._compared) >= _REMEMBERED:
            self._compared.pop(next(iter(self._compared)))
        self._compared[view["turn"], view["moment"]] = found


def _mixed(moves: list[Move], number: int) -> list[Move]:
    """Moves in the order of luck, one of each kind before the second of any."""
    start = number % len(moves) if moves else 0
    count: dict[str, int] = {}
    order = []
    for move in moves[start:] + moves[:start]:
        count[move.kind] = count.get(move.kind, 0) + 1
        order.append((count[move.kind], move))
    return [move for _, move in sorted(order, key=lambda each: each[0])]


def _mean(worth: list[float], temperament: Temperament) -> float:
    """What is expected; who is afraid takes the spread for a loss."""
    if not worth:
        return 0.0
    mean = sum(worth) / len(worth)
    if temperament.fear == 1:
        return mean
    spread = sqrt(sum([(each - mean) ** 2 for each in worth]) / len(worth))
    return mean - _FEAR * (temperament.fear - 1) * spread


def _better(one: Tried, other: Tried, errors: float) -> bool:
    """Whether a gain, world by world, is larger than so many times its error, and worth having."""
    gains = [a - b for a, b in zip(one.worth, other.worth, strict=False)]
    n = len(gains)
    mean = sum(gains) / n
    if n == 1:
        return mean > _LEAST_GAIN
    error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (n - 1) / n)
    return mean > max(errors * error, _LEAST_GAIN)


def _given_up(one: Tried, first: Tried, best: Tried) -> bool:
    """Whether more worlds would tell nothing: it comes to the same as greedy's move, or is clearly worse."""
    same = one.worth == first.worth
    return same or _better(first, one, _CLEARLY) or (one is not best and _better(best, one, _CLEARLY))


def _why(best: Tried, other: Tried, n: int) -> str:
    """What tells most between two moves."""
    if best.won != other.won:
        return "wins" if best.won > other.won else "rivals"
    found = {name: part - other.speaks.get(name, 0.0) for name, part in best.speaks.items()}
    top = max(found, key=lambda name: found[name], default="rivals")
    return top if found.get(top, 0.0) > 0.01 * n else "rivals"
