"""What does not leave its owner: a class nobody else has, an item that a curse holds fast."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.table import Table

PROMISED = Refusal("R-PROC-007", "promised-in-a-deal")


def sharers(t: Table, trait: str) -> list[int]:
    """The seats that count as having a class that spreads: by its card, dead or alive, or by choice."""
    bit = t.mix.traits[trait]
    return [
        seat
        for seat, player in enumerate(t.seats)
        if player.head_count & bit or any(t.mix.of[card].card.id == trait for card in player.trait_cards)
    ]


def alone(t: Table, seat: int, card: int) -> bool:
    """Whether nobody else has this class: then nothing takes it away (R-CULT-008)."""
    return sharers(t, t.mix.of[card].card.id) == [seat]


def stays(t: Table, seat: int, card: int) -> bool:
    """Whether nothing takes this card from in front of its owner."""
    if not t.mix.keeps:
        return False
    player = t.seats[seat]
    if t.mix.of[card].spreads:
        return card in player.play and alone(t, seat, card)
    for other, host in player.attached:
        if host == card and t.mix.of[other].holds_fast:
            return True
    return False


def loose(t: Table, seat: int, cards: list[int]) -> list[int]:
    """Those of the cards that can leave their owner."""
    return _without_fast(t, seat, cards) if t.mix.keeps else cards


def _without_fast(t: Table, seat: int, cards: list[int]) -> list[int]:
    return [card for card in cards if not stays(t, seat, card)]


def copies_of(t: Table, seat: int, name: str, cards: Iterable[int]) -> list[int]:
    """The copies of a card among these of a player's; those first that one would rather part with.

    Two copies are two cards: one may be held fast, in use or have another on it while the other is not.
    """
    copies = t.mix.copies.get(name, ())
    if len(copies) == 1:
        return [copies[0]] if copies[0] in cards else []
    found = []
    for card in cards:
        if card in copies:
            found.append(card)
    if len(found) > 1:
        _order_by_need(t, seat, found)
    return found


def _order_by_need(t: Table, seat: int, cards: list[int]) -> None:
    player = t.seats[seat]
    hosts = [host for _, host in player.attached]
    cards.sort(key=lambda card: (stays(t, seat, card), card in hosts, card in player.use))


def by_name(t: Table, seat: int, names: Sequence[str], cards: Sequence[int]) -> list[int]:
    """Of these cards of a player's one for each name, no copy twice; -1 for a name that has none left."""
    found: list[int] = []
    for name in names:
        copy = -1
        for card in copies_of(t, seat, name, cards):
            if card not in found:
                copy = card
                break
        found.append(copy)
    return found


def promises(t: Table, seat: int) -> list[int]:
    """Cards a player has promised in a deal about the fight and cannot spend, nor promise again.

    What the fighter owes for somebody's staying out is still owed when the fight is handed over.
    """
    fight = t.fight
    if fight is None or not (fight.sworn or (seat == fight.fighter and fight.helper >= 0)):
        return []
    given: list[str] = []
    played: list[str] = []
    for giver, terms in ((fight.fighter, fight.terms), *[(buyer, terms) for _, buyer, terms in fight.sworn]):
        if giver == seat:
            given += terms.give
            played += terms.plays
    player = t.seats[seat]
    return by_name(t, seat, given, player.play) + by_name(t, seat, played, player.hand)


def refuse_parting(t: Table, seat: int, card: int) -> Refusal | None:
    """Why this card cannot leave its owner."""
    if not stays(t, seat, card):
        return None
    clause = "R-CULT-008" if t.mix.of[card].spreads else "R-PREC-001"
    return refuse(clause, "held-fast", card=t.mix.named(t.mix.ref[card]))
