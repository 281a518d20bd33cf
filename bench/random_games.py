"""Plays so many random games of four and prints how many decisions and choices that were: to be counted.

Without the garbage collector: when it runs, and what it then looks at, differs from build to build.
"""

import gc
import sys
from random import Random

from grosbill.game import new_game
from grosbill.packs import default_edition


def play(games: int) -> tuple[int, int]:
    """The decisions and the choices of so many games."""
    decisions = choices = 0
    for number in range(1, games + 1):
        game = new_game(default_edition(), players=4, seed=number)
        random = Random(number).random
        decisions += game.settle()
        while waiting := game.waiting:
            seat = waiting[0]
            moves = game.legal(seat)
            game.apply(seat, moves[int(random() * len(moves))])
            choices += 1
            decisions += 1 + game.settle()
    return decisions, choices


if __name__ == "__main__":
    gc.disable()
    print(*play(int(sys.argv[1])))
