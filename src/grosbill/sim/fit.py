"""Fits the weights of the expert's view of a position to games of bots, and says how good they are.

python -m grosbill.sim.fit --games 200 --bots greedy,greedy,greedy,greedy

Positions are taken at the beginning of each turn, from the views of two seats, and told who won. A fifth of
the games is kept aside: on those the loss is told, beside that of levels alone and of no opinion.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import grosbill.bots.expert.features as positions
from grosbill.bots import make_bot
from grosbill.bots.expert.value import WEIGHTS
from grosbill.game import new_game
from grosbill.sim.games import seating, seeds

_EDITIONS = ("munchkin", "lite", "star", "cthulhu", "munchkin+star", "munchkin+lite+star+cthulhu")
_SEED, _PLAYERS, _MOST_TURNS = 2024, 4, 400
_EVERY = 5
"""One game in so many is not fitted to."""
_STEPS, _SHRINK = 12, 1.0

_Sample = tuple[list[list[float]], list[float]]


def played(edition: str, number: int, bots: tuple[str, ...]) -> list[_Sample]:
    """The positions of one game, and each seat's part in the win."""
    deal, luck = seeds(_SEED, number)
    game = new_game(edition, players=_PLAYERS, seed=deal)
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
        bend = np.einsum("ns,nsf,nsg->fg", p, x, x) - mean.T @ mean + _SHRINK * np.eye(len(w))
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


def _games(games: int, bots: tuple[str, ...]) -> Iterator[tuple[int, str, list[_Sample]]]:
    for number in range(games):
        edition = _EDITIONS[number % len(_EDITIONS)]
        yield number // len(_EDITIONS), edition, played(edition, number, bots)


def main() -> None:
    """Play, fit, tell, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--out", type=Path, default=Path(positions.__file__).parent / WEIGHTS)
    asked = parser.parse_args()
    bots = tuple(asked.bots.split(","))
    if asked.games < _EVERY * len(_EDITIONS):
        parser.error(f"at least {_EVERY * len(_EDITIONS)} games, so that some of each edition are kept aside")
    seen: list[_Sample] = []
    aside: dict[str, list[_Sample]] = {edition: [] for edition in _EDITIONS}
    for number, edition, found in _games(asked.games, bots):
        if number % _EVERY < _EVERY - 1:
            seen += found
        else:
            aside[edition] += found
    w, levels = fitted(seen, positions.NAMES), fitted(seen, positions.LEVEL)
    unseen = [sample for found in aside.values() for sample in found]
    quality = {"all": loss(unseen, w), "levels alone": loss(unseen, levels)}
    quality |= {edition: loss(found, w) for edition, found in aside.items() if found}
    told = {
        "made by": f"python -m grosbill.sim.fit --games {asked.games} --bots {asked.bots}",
        "positions": len(seen),
        "loss on games not seen": {name: round(value, 4) for name, value in quality.items()},
        "weights": {name: round(float(value), 4) for name, value in zip(positions.NAMES, w, strict=True)},
    }
    asked.out.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")
    summary = {name: part for name, part in told.items() if name != "weights"}
    sys.stdout.write(json.dumps(summary, indent=1) + "\n")


if __name__ == "__main__":
    main()
