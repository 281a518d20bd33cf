"""Games under way, for tests."""

from __future__ import annotations

from random import Random

from grosbill import Game, new_game
from grosbill.rules.table import Table


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


def take(t: Table, name: str) -> int:
    """A card of that name out of its deck."""
    card = t.mix.copies[name][0]
    deck = t.mix.of[card].deck
    rest = tuple(other for other in t.decks[deck] if other != card)
    t.decks = (rest, t.decks[1]) if deck == 0 else (t.decks[0], rest)
    return card
