"""How often a person is asked in vain: one attentive person among bots, asked as a person is.

The person has greedy's numbers, and acts only when a move changes its chances for the better. A prompt on
another's turn at which nothing does is an idle one.
"""

from __future__ import annotations

from itertools import cycle

from grosbill.bots import GreedyBot
from grosbill.game import new_game
from grosbill.model.moves import PASS
from grosbill.packs import editions
from grosbill.sim.games import MAX_DECISIONS
from grosbill.words.pauses import Pauses

GAMES = 100
"""How many games tell."""
PLAYERS = 4
_ME = 0


def idle_prompts(games: int) -> float:
    """The share of idle prompts among those on others' turns, over games of all editions in turn."""
    asked = idle = 0
    for seed, edition in zip(range(games), cycle(editions()), strict=False):
        more, of_them = _game(edition, seed)
        asked, idle = asked + more, idle + of_them
    return idle / max(1, asked)


def _game(edition: str, seed: int) -> tuple[int, int]:
    """How often the person was asked on others' turns, and how often in vain."""
    game = new_game(edition, players=PLAYERS, seed=seed)
    bots = [GreedyBot(seat, game.mix) for seat in range(PLAYERS)]
    pauses = Pauses(_ME, game.mix, bots[_ME].values)
    asked = idle = 0
    for _ in range(MAX_DECISIONS):
        if game.over:
            break
        seat = game.waiting[0]
        moves, view = game.legal(seat), game.view(seat)
        move = pauses.answer(view, moves) if seat == _ME else None
        if move is None:
            move = bots[seat].choose(view, moves)
            if seat == _ME:
                pauses.declined(view, moves, move)
                # Before the first turn everyone arranges their own cards.
                if view["turn"] and view["active"] != _ME and PASS in moves:
                    asked += 1
                    idle += move == PASS
        game.apply(seat, move)
    return asked, idle
