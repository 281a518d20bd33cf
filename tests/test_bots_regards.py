"""Who was good or bad to whom: heard from what everyone sees, and counted a little."""

from __future__ import annotations

import pytest

from grosbill import parse_move
from grosbill.bots import ExpertBot, Regards
from grosbill.bots.expert.bot import Tried
from grosbill.game import Game
from grosbill.model import events as e
from grosbill.model.moves import PASS, Move
from grosbill.sim.games import Request, play
from playing import staged

SCENE = "players: {Ann: {level: 3}, Bob: {level: 4, hand: [%s]}, Cid: {level: 4}}\n"
FIGHT = SCENE + "combat: {monsters: [potted-plant]}"


def heard(game: Game, seat: int, move: str) -> Regards:
    """What is thought after a move and all passes behind it, of a fight that everyone saw begin."""
    regards = Regards.among(len(game.names))
    regards.hear([e.MonsterCame(0, 0, "potted-plant", "door")])
    regards.hear(game.apply(seat, parse_move(game, seat, move)))
    while not regards.of[0][1]:
        regards.hear(game.apply(game.waiting[0], PASS))
    return regards


@pytest.mark.parametrize(
    ("card", "move", "good"),
    [
        ("magic-missile", "play magic-missile on monsters", False),
        ("magic-missile", "play magic-missile on munchkins", True),
        ("ancient", "play ancient on potted-plant", False),
        ("curse-lose-a-level", "play curse-lose-a-level on Ann", False),
    ],
)
def test_breaking_in_and_cursing_are_held_against_somebody(card: str, move: str, good: bool) -> None:
    regards = heard(staged(FIGHT % card), 1, move)
    mine = regards.of[0]
    assert (mine[1] > 0) == good
    assert mine[1] != 0
    assert mine[2] == 0, "Cid did nothing"
    assert regards.of[1] == [0, 0, 0], "who did it thinks as before"


def test_help_counts_unless_it_was_forced() -> None:
    regards = Regards.among(3)
    regards.hear([e.Helped(1, 0), e.Helped(2, 0, forced=True)])
    assert regards.of[0][1] > 0
    assert regards.of[0][2] == 0


def test_it_stays_within_bounds_and_fades() -> None:
    regards = Regards.among(2)
    regards.hear([e.Stole(1, 0, "x")] * 20)
    assert regards.of[0][1] == -1
    regards.hear([e.TurnBegan(0, 2)] * 30)
    assert -0.7 < regards.of[0][1] < 0


def test_the_chances_of_a_friend_count_a_little() -> None:
    """Beside one's own, which count for far more."""
    game = staged(SCENE % "")
    view = game.view(0)
    worth = {}
    for regard in ([0.0, 1.0, 0.0], [0.0, 0.0, 0.0], [0.0, -1.0, 0.0]):
        tried = Tried(Move("pass"), [], [], {})
        ExpertBot(1, game.mix, regard=regard)._judge(view, game.worlds(0).sample(1), tried)
        worth[regard[1]] = tried.worth[0]
    assert worth[-1.0] < worth[0.0] < worth[1.0]
    assert worth[1.0] - worth[-1.0] < 0.05


def test_a_game_that_is_written_down_is_the_same_game() -> None:
    """Chronicles and memories hear every move, those without a choice too."""
    rows: list[dict[str, object]] = []
    bots = ("expert-quick", "greedy", "greedy")
    alone = play(Request("lite", 3, bots=bots, seed=5, max_turns=6), 0)
    assert play(Request("lite", 3, bots=bots, seed=5, max_turns=6), 0, rows=rows) == alone
    assert rows
