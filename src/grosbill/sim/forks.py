"""What moves are really worth: a game forks at a choice, both ways are played to the end in the same worlds.

Weights that are fitted to who won say what goes with winning, not what brings it about; and whoever looks
for the best of many moves finds above all those that the weights are wrong about. So where an expert would
leave greedy's move, both are tried: the two ways differ in that move and in nothing else, and the weights are
corrected by what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import grosbill.bots.expert.features as positions
from grosbill.bots import GreedyBot
from grosbill.bots.expert.bot import QUICK, ExpertBot
from grosbill.bots.expert.rollout import Continuations
from grosbill.game import new_game
from grosbill.model.moves import Move
from grosbill.packs import Mix
from grosbill.sim.games import seeds
from grosbill.worlds import World

_PLAYERS: Final = 4
_MOST_TURNS: Final = 400
_EVERY: Final = 24
"""One choice in so many is looked at."""
_WORLDS: Final = 4
_TRUST: Final = 0.07
"""How far from the weights that were fitted to who won the corrected ones are expected."""
_STEPS: Final = 4


class Way(NamedTuple):
    """How it went on: the numbers of all seats at the end of the turn, from who chose on, and the win.

    No numbers where the game was won in that turn.
    """

    rows: list[list[float]]
    won: float


Fork = tuple[list[Way], list[Way]]
"""The expert's way and greedy's, world by world."""


def forks(seed: int, edition: str, number: int) -> list[Fork]:
    """Where an expert would have left greedy's move, in one game of greedy players."""
    deal, luck = seeds(seed, number)
    game = new_game(edition, players=_PLAYERS, seed=deal)
    players = [GreedyBot(luck + seat, game.mix) for seat in range(_PLAYERS)]
    found = []
    choices = luck
    game.settle()
    while not game.over and game.turn < _MOST_TURNS:
        seat = game.waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        move = players[seat].choose(view, moves)
        choices += len(moves) > 1
        if len(moves) > 1 and choices % _EVERY == 0:
            worlds = game.worlds(seat)
            other = ExpertBot(luck + seat, game.mix, budget=QUICK).choose(view, moves, worlds)
            if other != move:
                tried = [worlds.sample(number) for number in range(_WORLDS)]
                found.append(
                    (
                        [_way(world.clone(), view, other, game.mix) for world in tried],
                        [_way(world.clone(), view, move, game.mix) for world in tried],
                    )
                )
        game.apply(seat, move)
        game.settle()
    return found


def _way(world: World, view: dict[str, Any], move: Move, mix: Mix) -> Way:
    me = view["you"]
    Continuations(view, mix, 0).play(world, move)
    rows = [] if world.over else positions.features(world.view(me), mix)
    return Way(rows[me:] + rows[:me], _played_out(world, me, mix))


def _played_out(world: World, me: int, mix: Mix) -> float:
    """A player's part in the win when greedy players go on from here."""
    players = [GreedyBot(seat, mix) for seat in range(_PLAYERS)]
    world.settle()
    while not world.over and world.turn < _MOST_TURNS:
        seat = world.waiting[0]
        world.apply(seat, players[seat].choose(world.view(seat), world.legal(seat)))
        world.settle()
    return (me in world.winners) / len(world.winners) if world.over else 0.0


def corrected(weights: Any, found: Sequence[Fork]) -> Any:
    """The weights that tell best what the expert's moves gained, near those that are given."""
    import numpy as np

    real = _real(found)
    noise = float((real**2).mean())
    near = np.eye(len(weights)) / _TRUST**2
    now = weights.copy()
    for _ in range(_STEPS):
        told, slope = _told(now, found)
        bend = slope.T @ slope / noise + near
        now = now + np.linalg.solve(bend, slope.T @ (real - told) / noise - near @ (now - weights))
    return now


def promised(weights: Any, found: Sequence[Fork]) -> tuple[float, float]:
    """What is gained where these weights speak for the move: as they tell it, and really; over all forks."""
    told, _ = _told(weights, found)
    for_it = told > 0
    return float((told * for_it).mean()), float((_real(found) * for_it).mean())


def _real(found: Sequence[Fork]) -> Any:
    import numpy as np

    return np.array([[way.won for way in one] for one, _ in found]).mean(axis=1) - np.array(
        [[way.won for way in other] for _, other in found]
    ).mean(axis=1)


def _told(weights: Any, found: Sequence[Fork]) -> tuple[Any, Any]:
    """What each fork gains by these weights, and how that changes with them."""
    import numpy as np

    nothing = [[0.0] * len(weights)] * _PLAYERS
    ways = [way for fork in found for side in fork for way in side]
    rows = np.array([way.rows or nothing for way in ways])
    open_yet = np.array([bool(way.rows) for way in ways])
    score = rows @ weights
    parts = np.exp(score - score.max(axis=1, keepdims=True))
    likely = parts / parts.sum(axis=1, keepdims=True)
    chance = np.where(open_yet, likely[:, 0], [way.won for way in ways])
    slope = likely[:, :1] * (rows[:, 0] - np.einsum("ns,nsf->nf", likely, rows)) * open_yet[:, None]
    chance = chance.reshape(len(found), 2, _WORLDS).mean(axis=2)
    slope = slope.reshape(len(found), 2, _WORLDS, -1).mean(axis=2)
    return chance[:, 0] - chance[:, 1], slope[:, 0] - slope[:, 1]
