"""What a player at the keyboard is told: the same whatever is hidden, word for word."""

from __future__ import annotations

from random import Random

import pytest

from grosbill.bots import make_bot
from grosbill.game import Game
from grosbill.model.errors import MoveError
from grosbill.model.moves import Move
from grosbill.testing import permuted
from grosbill.testing.secrecy import probing
from grosbill.words import bargaining
from grosbill.words.foresight import Foresight
from grosbill.words.labels import Teller
from grosbill.words.naming import Words
from grosbill.words.questions import question
from grosbill.words.sales import with_sales
from grosbill.words.typed import Typist
from playing import played

TYPED = ("play", "sell", "curse", "give", "vendre", "jouer", "use thief", "ask", "choisir")


def everything_said(game: Game, seat: int, lang: str, tried: list[Move]) -> list[object]:
    """Labels with all that they foresee, questions, refusals, sales, bargains, slips of the pen, a hint."""
    words, view, legal = (
        Words(game.mix, game.settings, lang, game.names, seat),
        game.view(seat),
        game.legal(seat),
    )
    teller = Teller(words, view, Foresight(game, seat))
    told: list[object] = [teller.tell(move) for move in with_sales(words, view, legal, teller.foresee)]
    told += [refusal.text(lang) for move in tried if (refusal := game.check(seat, move)) is not None]
    told += [bargaining.partners(teller), bargaining.purposes(teller)]
    told += [bargaining.goods(teller, name) for name in game.names]
    typist = Typist(words, view, legal)
    for line in TYPED:
        try:
            told.append(typist.read(line))
        except MoveError as error:
            told.append(typist.wrong(line, error))
    if seat in game.waiting:
        told.append(question(teller))
        bot = make_bot("greedy", seat, game.mix)
        move = bot.choose(view, legal, None)
        told += [move, bot.explain(view, move, lang)]
    return told


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["munchkin", "lite", "star", "cthulhu", "munchkin+star+cthulhu"])
def test_all_that_is_said_is_the_same_whatever_is_hidden(edition: str) -> None:
    rng = Random(11)
    for moves in range(4, 400, 9):
        game = played(edition, seed=moves, moves=moves)
        if game.over:
            continue
        for seat in range(len(game.names)):
            twin = permuted(game, seat, rng.getrandbits(32), backs_too=True)
            tried = probing(game, twin, seat, rng, 40)
            lang = rng.choice(("en", "fr"))
            here, there = (everything_said(each, seat, lang, tried) for each in (game.clone(), twin))
            assert here == there
