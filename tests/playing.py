"""Games under way, for tests: at random, set up by hand, or with cards that stay as they are."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from grosbill import Game, new_game, parse_move
from grosbill.rules.table import Table
from grosbill.scenarios.reading import load
from grosbill.scenarios.stage import Stage

MUSEUM = Path(__file__).parent / "packs" / "museum"


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


def museum(players: int = 4, seed: int = 7, **options: Any) -> Game:
    """A new game of the tests' own pack. It is dealt the same hands whatever becomes of the sets.

    The first seat begins.
    """
    settings = {"first_player": 1} | options.pop("settings", {})
    return new_game("museum", players=players, seed=seed, packs=[MUSEUM], settings=settings, **options)


def staged(scene: str, *moves: str, packs: Sequence[Path] = ()) -> Game:
    """A game as a scene has it, a scenario without steps, after these moves (`Ann: open door`)."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "scene.yaml"
        path.write_text(f"title: A scene\n{scene}\nthen: {{over: false}}\n", "utf-8")
        t = Stage(load(path), packs).t
    setup = new_game(t.mix.edition.id, players=len(t.names), names=t.names, packs=packs)._setup
    game = Game(t, setup)
    for text in moves:
        name, _, said = text.partition(": ")
        seat = game.names.index(name)
        game.apply(seat, parse_move(game, seat, said))
    return game


def take(t: Table, name: str) -> int:
    """A card of that name out of its deck."""
    card = t.mix.copies[name][0]
    deck = t.mix.of[card].deck
    rest = tuple(other for other in t.decks[deck] if other != card)
    t.decks = (rest, t.decks[1]) if deck == 0 else (t.decks[0], rest)
    return card
