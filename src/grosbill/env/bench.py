"""What the environment costs, as multiples of the bare engine: random players, four of them, in one process.

`step`: steps alone, the actions taken from `moves`. `loop`: what a learner does: `last`, an action of the
mask, `step`. Rounds take turns, so that all three suffer alike from what else the machine does: each is
compared with the engine in the same round, and the median counts. Time is that of the process.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import median
from time import process_time

from grosbill.env import grosbill_v0
from grosbill.game import new_game
from grosbill.packs import default_edition

PLAYERS = 4
_ROUNDS = 15
_AT_ONCE = 100  # choices between two looks at the clock, which takes a while itself


def bench_env(effort: float = 1.0, edition: str = "") -> dict[str, float]:
    """The figures, in about 15 seconds; less effort is quicker and less exact."""
    name = edition or default_edition()
    each = 0.3 * effort
    ways = (_bare(name), _steps(name), _loop(name))
    rounds = [[_seconds(choices, each) for choices in ways] for _ in range(_ROUNDS)]
    return {
        "env_step_cost": round(median(step / bare for bare, step, _ in rounds), 2),
        "env_loop_cost": round(median(loop / bare for bare, _, loop in rounds), 2),
        "env_loops_per_s": round(1 / min(loop for _, _, loop in rounds)),
    }


def _seconds(choices: Iterator[None], seconds: float) -> float:
    """Seconds for one choice; each round goes on where the last one ended."""
    next(choices)  # an environment is set up before the clock runs
    gc.collect()
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or not done:
        for _ in islice(choices, _AT_ONCE):
            done += 1
    return spent / done


def _bare(edition: str) -> Iterator[None]:
    for seed in count():
        game = new_game(edition, players=PLAYERS, seed=seed)
        random = Random(seed).random
        settle, legal, apply = game.settle, game.legal, game.apply
        settle()
        while waiting := game.waiting:
            seat = waiting[0]
            moves = legal(seat)
            apply(seat, moves[int(random() * len(moves))])
            settle()
            yield


def _steps(edition: str) -> Iterator[None]:
    env = grosbill_v0.raw_env(edition=edition, players=PLAYERS)
    for seed in count():
        env.reset(seed=seed)
        random = Random(seed).random
        while moves := env.moves(env.agent_selection):
            actions = list(moves)
            env.step(actions[int(random() * len(actions))])
            yield


def _loop(edition: str) -> Iterator[None]:
    env = grosbill_v0.env(edition=edition, players=PLAYERS)
    for seed in count():
        env.reset(seed=seed)
        random = Random(seed).random
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            assert observation is not None
            actions = observation["action_mask"].view(bool).nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
            yield
