"""Cards that lie open for the next one to pick: a dead character's, or treasure to be shared."""

from __future__ import annotations

from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.table import Table


def list_open(t: Table, cards: tuple[int, ...]) -> list[Move]:
    """The picks there are, one move for identical copies."""
    return [Move("pick", name) for name in dict.fromkeys(t.mix.ref[card] for card in cards)]


def refuse_open(t: Table, cards: tuple[int, ...], move: Move) -> Refusal | None:
    """Only what lies there can be picked."""
    if any(t.mix.ref[card] == move.card for card in cards):
        return None
    return refuse("R-PROC-001", "pick-from-these", card=t.mix.named(move.card))


def open_card(t: Table, cards: tuple[int, ...], move: Move) -> int:
    """The card a legal pick names."""
    return next(card for card in cards if t.mix.ref[card] == move.card)
