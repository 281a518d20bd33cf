"""Where every card lies, and what in a state names a seat or a card."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from grosbill.model import steps as s
from grosbill.model.state import Fight, Foe, Kill, Marker, Player, State


def places(t: State) -> Iterator[tuple[int, str]]:
    """Every card with the place it lies in: once for each card if all is well."""
    for number, player in enumerate(t.seats):
        for card in player.hand:
            yield card, f"hand of {number}"
        for card in player.play:
            yield card, f"play of {number}"
        for card in dict.fromkeys(marker.card for marker in player.markers if marker.keeps):
            yield card, f"force on {number}"
    for deck in (0, 1):
        for card in t.decks[deck]:
            yield card, f"deck {deck}"
        for card in t.tops[deck]:
            yield card, f"top of {deck}"
        for card in t.piles[deck]:
            yield card, f"pile {deck}"
    for card in t.apart:
        yield card, "pile apart"
    if t.fight is not None:
        for foe in t.fight.foes:
            yield foe.card, "fight as a monster"
        for card, _ in t.fight.enhancers:
            yield card, "fight as an enhancer"
        for card, _ in t.fight.plays:
            yield card, "fight as a one-shot"
    in_force = {marker.card for player in t.seats for marker in player.markers if marker.keeps}
    in_force |= {card for player in t.seats for card, _ in player.attached}
    for step in t.steps:
        for card in held(step):
            if not (isinstance(step, s.Finish) and card in in_force):
                yield card, f"step {type(step).__name__}"


def held(step: s.Step) -> tuple[int, ...]:
    """The cards that lie beside the table while a step is settled."""
    if isinstance(step, s.Turned):
        return () if step.shared else (step.card,)
    if isinstance(step, s.Finish | s.Falls | s.Effect):
        return (step.card,)
    if isinstance(step, s.Revealing | s.Sharing | s.Looting):
        return step.cards
    return ()


# What a number is that stands in a field of that name; others are numbers only.
_SEAT, _CARD, _BITS, _DECK = "seat", "card", "seats", "deck"
_ONE = {
    **dict.fromkeys(
        ("seat", "seats", "active", "winners", "you", "actor", "holder", "to", "maker", "payer"), _SEAT
    ),
    **dict.fromkeys(
        ("fighter", "helper", "first", "next", "victim", "by", "dead", "runners", "order", "places"), _SEAT
    ),
    **dict.fromkeys(("card", "cards", "foe", "foes", "prize", "shape", "that", "target_card"), _CARD),
    **dict.fromkeys(("use", "fresh"), _CARD),
    **dict.fromkeys(("asked", "excess", "crowded", "known", "targets", "countered", "no_win"), _BITS),
    **dict.fromkeys(("escaped", "escaped_even", "met"), _BITS),
    "deck": _DECK,
}
_ROW = {
    "attached": (_CARD, _CARD),
    "by": (_CARD, _SEAT),
    "enhancers": (_CARD, ""),
    "plays": (_CARD, ""),
    "granted": (_CARD, ""),
    "away": (_SEAT, _CARD),
    "caught": (_SEAT, _CARD),
    "gains": (_SEAT, _CARD, ""),
    "bids": (_SEAT, _CARD),
    "rolls": (_SEAT, ""),
    "shares": (_SEAT, ""),
    "sworn": (_SEAT, _SEAT, ""),
    "refused": (_SEAT, ""),
}


def strangers(t: State, cards: int) -> Iterator[str]:
    """Whatever in a state names a seat or a card that is not there, in a game of so many cards."""
    seats = len(t.seats)
    there = {_SEAT: range(-1, seats), _CARD: range(-1, cards), _BITS: range(1 << seats), _DECK: range(2)}
    for record in _records(t):
        for name in record.__struct_fields__:
            for what, number in _numbers(name, getattr(record, name)):
                if number not in there[what]:
                    yield f"{name} {number} of a {type(record).__name__}"


def _records(value: Any) -> Iterator[Any]:
    """A record and all that are in it, but for those of cards."""
    if isinstance(value, State | Player | Fight | Foe | Kill | Marker | s.Step | s.Frame):
        yield value
        for name in value.__struct_fields__:
            yield from _records(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            if type(part) is not int:
                yield from _records(part)


def _numbers(name: str, value: Any) -> Iterator[tuple[str, int]]:
    if name not in _ONE and name not in _ROW:
        return
    for part in value if isinstance(value, tuple) else (value,):
        if type(part) is int and name in _ONE:
            yield _ONE[name], part
        elif isinstance(part, tuple) and name in _ROW:
            yield from ((what, number) for what, number in zip(_ROW[name], part, strict=False) if what)
        elif isinstance(part, tuple):
            yield from _numbers(name, part)
