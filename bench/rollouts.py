"""Plays positions of greedy games on to the end of the turn, and prints how many such rollouts a second.

As a player who looks ahead makes them: a few moves, each in the same worlds. Where there is no such player
yet, greedy players go on in every seat. Time is that of the processor. Prints one JSON line.
"""

import gc
import json
import sys
from time import process_time
from typing import Any, NamedTuple

from grosbill.bots import make_bot
from grosbill.game import Game, new_game
from grosbill.packs import default_edition

try:
    from grosbill.bots.expert.rollout import Continuations
except ImportError:  # a version of old
    Continuations = None  # type: ignore[assignment, misc] # so that it can be measured too

PLAYERS = 4
EDITIONS = {"rollouts_per_s": default_edition(), "blend_rollouts_per_s": "munchkin+lite+star+cthulhu"}
EVERY, WORLDS, MOVES = 40, 4, 6


class Position(NamedTuple):
    """A choice in a game, and worlds that its seat cannot tell from it."""

    worlds: list[Any]
    view: dict[str, Any]
    moves: tuple[Any, ...]
    game: Game


def positions(edition: str, seed: int) -> list[Position]:
    """Some of the choices of a game, MOVES of the moves of each."""
    game = new_game(edition, players=PLAYERS, seed=seed)
    choosers = [make_bot("greedy", seat, game.mix).choose for seat in range(PLAYERS)]
    found, number = [], 0
    game.settle()
    while waiting := game.waiting:
        seat = waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        number += 1
        if number % EVERY == 0:
            found.append(Position(sampled(game, seat), view, moves[:: max(1, len(moves) // MOVES)], game))
        game.apply(seat, choosers[seat](view, moves))
        game.settle()
    return found


def sampled(game: Game, seat: int) -> list[Any]:
    """Worlds as a player who looks ahead gets them, or as they were had before."""
    if Continuations is None:
        return [game.determinize(seat, world) for world in range(WORLDS)]
    worlds = game.worlds(seat)
    return [worlds.sample(world) for world in range(WORLDS)]


def rollouts(position: Position) -> int:
    """Play it on; how often that was."""
    view, mix = position.view, position.game.mix
    if Continuations is not None:
        continuations = Continuations(view, mix, 0)
        for world in position.worlds:
            for move in position.moves:
                continuations.play(world.clone(), move)
    else:
        choosers = [make_bot("greedy", seat, mix).choose for seat in range(PLAYERS)]
        for world in position.worlds:
            for move in position.moves:
                play_on(world.clone(), move, view, choosers)
    return len(position.worlds) * len(position.moves)


def play_on(world: Any, move: Any, view: dict[str, Any], choosers: list[Any]) -> None:
    """Greedy players in every seat, to the end of the turn."""
    world.apply(view["you"], move)
    world.settle()
    while not world.over and world.turn == view["turn"]:
        seat = world.waiting[0]
        world.apply(seat, choosers[seat](world.view(seat), world.legal(seat)))
        world.settle()


def main(games: int) -> None:
    figures = {}
    for name, edition in EDITIONS.items():
        rollouts(positions(edition, 0)[0])  # warm up
        found = [position for seed in range(1, games + 1) for position in positions(edition, seed)]
        gc.collect()
        start = process_time()
        n = sum([rollouts(position) for position in found])
        figures[name] = n / (process_time() - start)
    print(json.dumps(figures))


if __name__ == "__main__":
    main(int(sys.argv[1]))
