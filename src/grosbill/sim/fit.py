"""Fits the weights of the expert's view of a position to games of bots, and says how good they are.

python -m grosbill.sim.fit --games 3000 --own 120 --forked 240

First to games of greedy players; then, with what came of it, some games are played by experts among them,
and all are fitted together. Positions are taken at the beginning of each turn, from the views of two seats,
and told who won. Last, the weights are corrected by what an expert's moves really gain (`forks.py`), and once
more, since one who judges better errs elsewhere. A fifth of the games is kept aside: on those the loss is
told, beside that of levels alone, and what was gained.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import grosbill.bots.expert.features as positions
from grosbill.bots import make_bot
from grosbill.bots.expert.value import WEIGHTS
from grosbill.game import new_game
from grosbill.sim.forks import Fork, corrected, forks, promised
from grosbill.sim.games import seating, seeds

_EDITIONS = ("munchkin", "lite", "star", "cthulhu", "munchkin+star", "munchkin+lite+star+cthulhu")
_SEED, _PLAYERS, _MOST_TURNS = 2024, 4, 400
_GREEDY, _OWN = ("greedy",), ("expert-quick", "greedy", "greedy", "greedy")
_EVERY = 5
"""One game in so many is not fitted to."""
_STEPS, _SHRINK = 12, 3.0
_ROUNDS = 2

_Sample = tuple[list[list[float]], list[float]]
_Job = tuple[int, tuple[str, ...]]
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")


def played(job: _Job) -> list[_Sample]:
    """The positions of one game, and each seat's part in the win."""
    number, bots = job
    deal, luck = seeds(_SEED, number)
    game = new_game(_edition(number), players=_PLAYERS, seed=deal)
    names = seating(bots, _PLAYERS, number)
    at_table = [make_bot(name, luck + seat, game.mix) for seat, name in enumerate(names)]
    rows: list[list[list[float]]] = []
    turn = 0
    game.settle()
    while not game.over and game.turn < _MOST_TURNS:
        if game.turn != turn:
            turn = game.turn
            rows += [
                positions.features(game.view(seat), game.mix)
                for seat in (turn % _PLAYERS, (turn + 2) % _PLAYERS)
            ]
        seat = game.waiting[0]
        bot = at_table[seat]
        worlds = game.worlds(seat) if bot.looks_ahead else None
        game.apply(seat, bot.choose(game.view(seat), game.legal(seat), worlds))
        game.settle()
    won = [float(seat in game.winners) / len(game.winners) for seat in range(_PLAYERS)] if game.over else []
    return [(row, won) for row in rows] if won else []


def _edition(number: int) -> str:
    return _EDITIONS[number % len(_EDITIONS)]


def fitted(samples: list[_Sample], names: tuple[str, ...]) -> Any:
    """The weights that make the winners most likely, by Newton's method; large ones cost a little."""
    import numpy as np

    x, y = np.array([row for row, _ in samples], float), np.array([won for _, won in samples])
    known = np.array([name in names for name in positions.NAMES])
    x = x[:, :, known]
    w = np.zeros(x.shape[2])
    for _ in range(_STEPS):
        p = _likely(x @ w)
        mean = np.einsum("ns,nsf->nf", p, x)
        slope = np.einsum("ns,nsf->f", p - y, x) + _SHRINK * w
        spread = (x * np.sqrt(p)[:, :, None]).reshape(-1, x.shape[2])
        bend = spread.T @ spread - mean.T @ mean + _SHRINK * np.eye(len(w))
        w -= np.linalg.solve(bend, slope)
    every = np.zeros(len(known))
    every[known] = w
    return every


def _likely(score: Any) -> Any:
    import numpy as np

    parts = np.exp(score - score.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def loss(samples: list[_Sample], w: Any) -> float:
    """How surprised one is by the winners, on average; log 4 = 1.386 is to know nothing."""
    import numpy as np

    x, y = np.array([row for row, _ in samples]), np.array([won for _, won in samples])
    return float(-(y * np.log(_likely(x @ w) + 1e-12)).sum(axis=1).mean())


def _samples(jobs: Sequence[_Job], told: str) -> list[tuple[int, list[_Sample]]]:
    """The positions of these games, with the number of each, in their order."""
    return [(number, samples) for (number, _), samples in zip(jobs, _each(played, jobs, told), strict=True)]


def _each(do: Callable[[_Asked], _Found], jobs: Sequence[_Asked], told: str) -> list[_Found]:
    """What comes of all jobs, in their order, by all cores."""
    found = []
    with multiprocessing.get_context("spawn").Pool(os.cpu_count()) as pool:
        for each in pool.imap(do, jobs, 10):
            found.append(each)
            if len(found) % 100 == 0:
                sys.stderr.write(f"{len(found)} of {len(jobs)} {told}\n")
    return found


def forked(number: int) -> list[Fork]:
    """The forks of one game."""
    return forks(_SEED, _edition(number), number)


def _write(weighed: Any, about: dict[str, Any]) -> None:
    named = {name: round(float(value), 4) for name, value in zip(positions.NAMES, weighed, strict=True)}
    path = Path(positions.__file__).with_name(WEIGHTS)
    path.write_text(json.dumps(about | {"weights": named}, indent=1, ensure_ascii=False) + "\n", "utf-8")


def main() -> None:
    """Play, fit, play with what came of it, fit again, fork, correct, tell, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--own", type=int, default=120)
    parser.add_argument("--forked", type=int, default=240)
    asked = parser.parse_args()
    least = _EVERY * len(_EDITIONS)
    if min(asked.games, asked.own, asked.forked) < least:
        parser.error(f"at least {least} games, so that some of each edition are kept aside")
    games = _samples([(number, _GREEDY) for number in range(asked.games)], "games of greedy players")
    first, levels = _fitted(games, positions.NAMES), _fitted(games, positions.LEVEL)
    _write(first, {"fitted to": f"{asked.games} games of greedy players"})
    later = range(asked.games, asked.games + asked.own)
    own = _samples([(number, _OWN) for number in later], "games of experts")
    fitted_to_wins = weighed = _fitted(games + own, positions.NAMES)
    tried: list[tuple[int, list[Fork]]] = []
    for at in range(_ROUNDS):
        _write(weighed, {"fitted to": f"who won, and corrected {at} times"})
        numbers = range(later.stop + at * asked.forked, later.stop + (at + 1) * asked.forked)
        tried += zip(numbers, _each(forked, numbers, "games with forks"), strict=True)
        weighed = corrected(fitted_to_wins, _of(tried, aside=False))
    losses = {"all": _loss(games + own, weighed), "levels alone": _loss(games + own, levels)}
    losses |= {"games of experts": _loss(own, weighed), "games of experts, first weights": _loss(own, first)}
    for at, edition in enumerate(_EDITIONS):
        losses[edition] = _loss([each for each in games + own if each[0] % len(_EDITIONS) == at], weighed)
    unseen = _of(tried, aside=True)
    played_for_it = f"--games {asked.games} --own {asked.own} --forked {asked.forked}"
    about = {
        "made by": f"python -m grosbill.sim.fit {played_for_it}",
        "positions": len(_of(games + own, aside=False)),
        "loss on games not seen": {name: round(value, 4) for name, value in losses.items()},
        "forks": len(_of(tried, aside=False)),
        "gained at forks not seen": {
            "before": _gained(fitted_to_wins, unseen),
            "after": _gained(weighed, unseen),
        },
    }
    _write(weighed, about)
    sys.stdout.write(json.dumps(about, indent=1) + "\n")


def _aside(number: int) -> bool:
    return number // len(_EDITIONS) % _EVERY == _EVERY - 1


def _of(games: list[tuple[int, list[_Found]]], *, aside: bool) -> list[_Found]:
    """What was found in the games that are kept aside, or in the others."""
    return [each for number, found in games if _aside(number) == aside for each in found]


def _fitted(games: list[tuple[int, list[_Sample]]], names: tuple[str, ...]) -> Any:
    return fitted(_of(games, aside=False), names)


def _loss(games: list[tuple[int, list[_Sample]]], weighed: Any) -> float:
    return loss(_of(games, aside=True), weighed)


def _gained(weighed: Any, found: list[Fork]) -> dict[str, float]:
    told, really = promised(weighed, found)
    return {"told": round(told, 4), "really": round(really, 4)}


if __name__ == "__main__":
    main()
