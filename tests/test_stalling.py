"""Nobody can make a turn last for ever (R-PROC-009): what carries nothing on is limited in number."""

from __future__ import annotations

from random import Random

import pytest

from grosbill import Game, new_game
from grosbill.testing import mixed, play
from grosbill.testing.players import Staller
from playing import staged

EVERYTHING = "munchkin+lite+star+cthulhu"


def bound(game: Game) -> int:
    """How much one seat can do in a turn: what the settings limit, and some moves for each card it has."""
    view, others = game.view(None), len(game.names) - 1
    cards: int = max(
        player["hand_size"] + len(player["items"]) + len(player["others"]) for player in view["players"]
    )
    rules = game.settings
    offers = 2 * rules.offers_per_turn * (1 + others)  # each is made, and taken back
    return offers + rules.changes_per_turn + others + 1 + 6 * (cards + 10)


def stall(game: Game, seat: int, seed: int) -> int:
    """How many moves one seat makes in this turn that carry nothing on, while the others want to go on.

    They turn everything down.
    """
    staller, rng = Staller(seed), Random(seed)
    turn, made, most = game.turn, 0, bound(game)
    while game.turn == turn and not game.over:
        idle = staller.idle(game, seat)
        if idle:
            game.apply(seat, rng.choice(idle))
            made += 1
            assert made <= most, f"{game.names[seat]} has made {made} moves and goes on"
            continue
        number = game.waiting[0]
        moves = game.legal(number)
        wanted = Staller.ONWARD - {"accept"} | {"refuse"}
        game.apply(number, rng.choice([move for move in moves if move.kind in wanted] or moves))
    return made


FIGHT = """
players:
  Ann: {level: 3, carries: [leather-armor, horny-helmet, spiky-knees, broad-sword, short-wide-armor]}
  Bob: {level: 5, carries: [bow-with-ribbons]}
  Cid: {level: 5, carries: [sandals-of-protection]}
combat: {monsters: [plutonium-dragon, bullrog]}
"""


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", range(3))
def test_a_fight_is_not_talked_to_death(seat: int, seed: int) -> None:
    """Neither by the fighter, who has much to offer for help, nor by somebody who buys promises."""
    game = staged(FIGHT)
    assert 3 <= stall(game, seat, seed) <= bound(game)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", ["munchkin", "lite", "star", "cthulhu", EVERYTHING])
def test_no_mix_of_moves_holds_a_turn_up(name: str) -> None:
    made = 0
    for seed in range(6):
        game = new_game(name, players=4, seed=seed)
        play(game, mixed(seed, 4), seed, interject=0.1, turns=5 + 4 * seed)
        for turn in range(4):
            if not game.over:
                active = game.view(None)["active"]
                made += stall(game, (active + turn // 2) % 4, seed)
    assert made > 20
