"""Speed of catanatron, another engine in pure Python for a game of several players.

Four random players on one core. A decision is one `play_tick`, forced or not. Setting up a game is not
counted, which is in its favour. Clones are taken from positions spread over whole games. Time is that of the
processor, as it is for ours.
Prints one JSON line.
"""

import argparse
import json
from time import process_time

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def running(game: Game) -> bool:
    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def play(seconds: float) -> tuple[float, float]:
    """Decisions and games a second."""
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        games += 1
        game = new_game(games)
        start = process_time()
        while running(game):
            game.play_tick()
            decisions += 1
        spent += process_time() - start
    return decisions / spent, games / spent


def positions() -> list[Game]:
    """Every fiftieth position of four games."""
    found = []
    for seed in range(1, 5):
        game = new_game(seed)
        ticks = 0
        while running(game):
            if ticks % 50 == 0:
                found.append(game.copy())
            game.play_tick()
            ticks += 1
    return found


def clone(seconds: float) -> float:
    """Clones a second."""
    games = positions()
    copied = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for game in games:
            game.copy()
        copied += len(games)
    return copied / spent


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=3.0, help="for each of the two measurements")
    seconds = parser.parse_args().seconds
    play(seconds / 10)  # warm up
    decisions, games = play(seconds)
    figures = {
        "engine": "catanatron",
        "decisions_per_s": round(decisions),
        "games_per_s": round(games, 2),
        "clones_per_s": round(clone(seconds)),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
