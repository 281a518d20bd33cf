"""Plays so many games of four greedy players, always the same, and prints how many that were a second.

Time is that of the processor, whatever else the machine does meanwhile. It asks nothing of the game but what
its facade has always had, so that a version of old can be measured too.
Prints one JSON line.
"""

import gc
import json
import sys
from time import process_time

from grosbill.bots import make_bot
from grosbill.game import new_game
from grosbill.packs import default_edition

PLAYERS = 4


def play(seed: int) -> None:
    game = new_game(default_edition(), players=PLAYERS, seed=seed)
    choosers = [make_bot("greedy", seat, game.mix).choose for seat in range(PLAYERS)]
    game.settle()
    while waiting := game.waiting:
        seat = waiting[0]
        game.apply(seat, choosers[seat](game.view(seat), game.legal(seat)))
        game.settle()


def main(games: int) -> None:
    play(0)  # warm up
    gc.collect()
    start = process_time()
    for seed in range(1, games + 1):
        play(seed)
    print(json.dumps({"same_games_per_s": games / (process_time() - start)}))


if __name__ == "__main__":
    main(int(sys.argv[1]))
