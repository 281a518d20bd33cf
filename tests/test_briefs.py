"""Moves in a few words: what stands on a button beside its card."""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill import new_game
from grosbill.bots import make_bot
from grosbill.model.moves import Move
from grosbill.words.briefs import brief
from grosbill.words.foresight import Foresight
from grosbill.words.labels import Teller
from grosbill.words.naming import Words
from playing import staged


def _teller(edition: str, seed: int, lang: str, moves: int) -> tuple[Teller, tuple[Move, ...]]:
    game = new_game(edition, players=4, seed=seed)
    bots = [make_bot("greedy", seat, game.mix) for seat in range(4)]
    for _ in range(moves):
        seat = game.waiting[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat)))
    seat = game.waiting[0]
    words = Words(game.mix, game.settings, lang, game.names, seat)
    return Teller(words, game.view(seat)), game.legal(seat)


GRAVEYARD = Path(__file__).parent / "packs" / "graveyard"


def test_a_monster_brought_along_is_no_target_and_in_no_total() -> None:
    """What lies on it is played on nothing that is there already."""
    scene = (
        "edition: munchkin\nplayers: {Ann: {}, Bob: {hand: [freshly-dug-up, lame-goblin]}, Cid: {}}\n"
        "combat: {monsters: [wight-brothers]}"
    )
    game = staged(scene, packs=[GRAVEYARD])
    (move,) = [move for move in game.legal(1) if move.card == "freshly-dug-up" and not move.target]
    words = Words(game.mix, game.settings, "en", game.names, 1)
    teller = Teller(words, game.view(1), Foresight(game, 1))
    assert teller.tell(move).text == "Play Freshly Dug Up, together with Lame Goblin"
    assert brief(teller, move).totals == ()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("edition", ["munchkin", "star", "cthulhu"])
def test_every_legal_move_has_its_words(edition: str, lang: str) -> None:
    """No message is missing, and what stands beside a card does not say its name again."""
    for moves in (0, 40, 90):
        teller, legal = _teller(edition, 3, lang, moves)
        for move in legal:
            said = brief(teller, move)
            assert "brief-" not in said.text + said.note
            if said.text and move.kind in ("carry", "give", "discard", "remove"):
                assert teller.words.card(move.card) not in said.text
            if move.kind == "play" and lang == "en":  # what is put in play for nothing says so there, too
                assert ("carry only" in said.text) == ("carry only" in teller.tell(move).text)


def test_totals_are_the_card_on_its_side() -> None:
    """A one-shot with a bonus adds it to the side it is played on; a monster brings its level."""
    teller, _ = _teller("munchkin", 3, "en", 0)
    fight = {"munchkins": 7, "monsters_total": 8, "monsters": [], "helper": -1}
    teller.view = {**teller.view, "combat": fight}
    potion = "flaming-poison-potion"  # +3
    assert brief(teller, Move("play", card=potion, target="munchkins")).totals == (10, 8)
    assert brief(teller, Move("play", card=potion, target="monsters")).totals == (7, 11)
    assert brief(teller, Move("play", card="gazebo")).totals == (7, 16)
    assert brief(teller, Move("play", card="baby", target="gazebo")).totals == ()
