"""Nobody can make a turn last for ever, by any mix of moves (R-PROC-009).

What is done unasked is limited by a setting, and what some kinds of moves carry on by others.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill import Game, new_game, parse_move
from grosbill.packs import edition
from grosbill.testing import check_game, mixed, most_in_a_turn, play, stall, write_doubles
from grosbill.testing.invariants import table_of
from grosbill.testing.progress import Progress, most_answers, unasked
from playing import staged

EVERYTHING = "munchkin+lite+star+cthulhu"


def talk(game: Game) -> int:
    """How much one seat can do in a turn that costs nothing, and some moves for each card it has."""
    view, others = game.view(None), len(game.names) - 1
    cards: int = max(
        player["hand_size"] + len(player["items"]) + len(player["others"]) for player in view["players"]
    )
    rules = game.settings
    offers = 2 * rules.offers_per_turn * (1 + others)  # each is made, and taken back
    return offers + rules.changes_per_turn + others + 1 + 6 * (cards + 10)


FIGHT = """
players:
  Ann: {level: 3, carries: [leather-armor, horny-helmet, spiky-knees, broad-sword, short-wide-armor]}
  Bob: {level: 5, carries: [bow-with-ribbons]}
  Cid: {level: 5, carries: [sandals-of-protection]}
combat: {monsters: [plutonium-dragon, bullrog]}
"""


@pytest.mark.parametrize("seats", [(0,), (1,), (0, 1, 2)])
@pytest.mark.parametrize("seed", range(3))
def test_a_fight_is_not_talked_to_death(seats: tuple[int, ...], seed: int) -> None:
    """Neither by the fighter, who has much to offer for help, nor by who buys promises, nor by all."""
    game = staged(FIGHT)
    most = talk(game)
    assert 3 <= stall(game, seats, seed, Progress(game, circles=False)) <= most


FETCH = """
edition: munchkin+star
players:
  Ann: {hand: [wand-of-dowsing]}
  Bob: {}
  Cid: {}
treasure_discards: [junkyard-pass]
"""


def test_cards_that_fetch_each_other_from_the_discards_come_to_rest() -> None:
    """The wand fetches the pass, the pass fetches the wand: nothing is used up, and yet it ends."""
    game = staged(FETCH)
    assert game.settings.moves_per_turn == 100  # R-PROC-009: the table may set the number
    watch = Progress(game, circles=False)
    turn, most = game.turn, 0
    while game.turn == turn:
        moves = game.legal(game.waiting[0])
        fetching = [move for move in moves if move.card in ("wand-of-dowsing", "junkyard-pass")]
        seat, move = game.waiting[0], (fetching or moves)[0]
        watch(game, seat, move, game.apply(seat, move))
        most = max(most, *unasked(game))
    assert most == 100


@pytest.mark.fuzz
@pytest.mark.parametrize("name", ["munchkin", "lite", "star", "cthulhu", EVERYTHING])
@pytest.mark.parametrize("together", [False, True])
def test_no_mix_of_moves_holds_a_turn_up(name: str, together: bool) -> None:
    """By one who stalls, or by all at the table; fast (as in any blend) or not, at meetings too."""
    made = 0
    for seed in range(4):
        fast = {"fast": True} if seed % 2 and name != "lite" else {}
        game = new_game(name, players=4, seed=seed, settings=fast)
        play(game, mixed(seed, 4), seed, interject=0.1, turns=5 + 4 * seed)
        for turn in range(3):
            if not game.over:
                active = game.view(None)["active"]
                seats = range(4) if together else [(active + turn // 2) % 4]
                made += stall(game, seats, seed, Progress(game, circles=False))
    assert made > 20


@pytest.mark.fuzz
def test_with_every_card_there_three_times(tmp_path: Path) -> None:
    packs = write_doubles(tmp_path, "munchkin+star")
    for seed in range(3):
        game = new_game("munchkin+star", players=3, seed=seed, packs=packs)
        play(game, mixed(seed, 3), seed, interject=0.1, turns=6)
        if not game.over:
            stall(game, range(3), seed, Progress(game, circles=False))


@pytest.mark.fuzz
@pytest.mark.parametrize("name", ["munchkin", "star+cthulhu"])
def test_who_has_done_enough_can_still_go_on(name: str) -> None:
    """With next to nothing allowed everything holds: what is asked can be answered, and turns end."""
    game = new_game(name, players=4, seed=5, settings={"moves_per_turn": 10})
    report = check_game(game, 5, interject=0.5, moves=1500)
    assert report.moves == 1500 or report.over


def test_who_has_done_enough_is_offered_no_bid() -> None:
    """What is listed can be made: a bid is asked for nobody in particular, and would be one move too many."""
    scene = "settings: {fast: true}\nplayers: {Ann: {race: elf}, Bob: {hand: [boil-an-anthill]}, Cid: {}}"
    game = staged(scene)
    table_of(game).seats[1].acts = game.settings.moves_per_turn
    game.apply(0, parse_move(game, 0, "discard elf"))
    assert (game.waiting, [str(move) for move in game.legal(1)]) == ((1,), ["pass"])


def test_the_bound_follows_from_the_settings() -> None:
    few, many = (
        most_in_a_turn(new_game("munchkin", players=4, settings={"moves_per_turn": n})) for n in (10, 1000)
    )
    game = new_game("munchkin", players=4)
    answers = 4 * edition("munchkin").cards
    assert (few, many) == tuple(4 * n + (4 * n + 1) * answers for n in (10, 1000))
    assert most_answers(game) == answers
