"""A game that is over, as the log of its table has it."""

from __future__ import annotations

from functools import cache
from random import Random

import grosbill
from grosbill.online import entries as en
from grosbill.online.replays import Tape
from virtual_table import hashed

SETUP = en.Setup(
    id="t",
    edition="munchkin",
    seats=("", "", "random"),
    sexes=("male", "female", "male"),
    seed=77,
    salt="pepper",
)


@cache
def tape() -> Tape:
    """A whole game, as its log has it, with people who also chat and go."""
    entries: list[en.AnyEntry] = [
        en.Sat(0, "Max", "male", hashed("Max")),
        en.Sat(1, "Mia", "female", hashed("Mia")),
        en.Started(),
    ]
    game = grosbill.new_game(
        "munchkin", players=3, seed=77, names=("Max", "Mia", "Ann"), sexes=("male", "female", "male")
    )
    rng = Random(3)
    while not game.over:
        seat = rng.choice(game.waiting)
        move = rng.choice(game.legal(seat))
        game.apply(seat, move)
        entries.append(en.Moved(seat, str(move)))
        if rng.random() < 0.02:
            entries += [en.Said(0, "psst, I have a Magic Missile"), en.Gone(1), en.Came(1)]
    rows = tuple(en.Row(n, f"c{n}", 1000 * n, entry) for n, entry in enumerate(entries, 1))
    return Tape(SETUP, rows, game.record())
