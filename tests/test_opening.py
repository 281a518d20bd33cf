"""Cards that act by themselves as soon as they are received: dealt, or fetched (Q-007, Q-073, Q-074)."""

from __future__ import annotations

from grosbill import new_game
from grosbill.model import events as e
from playing import staged

_SCENE = """
phase: opening
players:
  Ann: {hand: [divine-intervention, hoard]}
  Bob: {hand: [cleric]}
  Cid: {hand: [elf]}
"""


def test_divine_intervention_lies_open_while_hands_are_laid_out() -> None:
    """Everyone sees it as long as they can still become Clerics; the hoard has been drawn by then."""
    game = staged(_SCENE)
    for seat in (None, 0, 1):
        assert game.view(seat)["step"] == {"kind": "opening", "cards": ["divine-intervention"]}
    assert game.view(0)["players"][0]["hand_size"] == 3


def test_it_is_told_with_the_deal() -> None:
    """In a game that deals it, whichever that is, the event comes with the deal, and once."""
    games = (new_game("munchkin", players=6, seed=seed) for seed in range(1000))
    game = next(game for game in games if "cards" in (game.view(0)["step"] or {}))
    assert "divine-intervention" in [event.card for event in game.events if isinstance(event, e.Revealed)]
    told: list[e.Event] = []
    while game.turn == 0:
        told += game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    assert not [event for event in told if isinstance(event, e.Revealed)]


def test_a_hoard_from_the_discards_brings_cards_unseen() -> None:
    """Everyone saw which card was fetched; what it brings is drawn face down (Q-074)."""
    scene = """
players:
  Ann: {hand: [wand-of-dowsing]}
  Bob: {}
  Cid: {}
treasure_discards: [hoard]
"""
    game = staged(scene, "Ann: play wand-of-dowsing", "Ann: pick hoard")
    assert game.view(0)["players"][0]["hand_size"] == 3
    assert game.view(1)["players"][0]["hand"] == []
