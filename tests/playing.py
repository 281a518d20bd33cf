"""Games under way, for tests."""

from __future__ import annotations

from random import Random

from grosbill import Game, new_game


def played(name: str = "munchkin", players: int = 4, seed: int = 7, moves: int = 200) -> Game:
    """A game after so many random moves."""
    game = new_game(name, players=players, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game
