"""What a use costs, and what it may be paid with (R-CLASS-008, Q-050)."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.refusals import Refusal
from grosbill.rules.reading.character import clings
from grosbill.rules.reading.conditions import select
from grosbill.rules.reading.keeping import PROMISED, promises, stays
from grosbill.rules.table import Table

CANNOT_PAY = Refusal("R-CLASS-008", "cannot-pay")
PRICE_OF_A_CARD = Refusal("R-CARD-017", "cannot-pay")
TOO_FEW_LEVELS = Refusal("R-CHAR-013", "too-few-levels")
WHOLE_HAND = Refusal("R-CARD-018", "no-hand-to-discard")


def refuse_cost(t: Table, seat: int, card: int, cost: tuple[v.Cost, ...]) -> Refusal | None:
    """Why this cannot be paid; nothing that doubles a race or class spares its costs (R-CLASS-013, Q-052)."""
    for verb in cost:
        if isinstance(verb, v.PayLevels):
            if t.seats[seat].level <= verb.n:
                return TOO_FEW_LEVELS
            continue
        if verb.cards.this:
            continue
        found = payable(t, seat, card, verb.cards)
        if verb.cards.worth is not None:
            if sum(t.mix.of[other].value for other in found) < verb.cards.worth:
                return _short(t, card)
        elif verb.cards.n == "all":
            if not found:
                return WHOLE_HAND
            if any(other in t.seats[seat].hand for other in promises(t, seat)):
                return PROMISED  # the whole hand could not go
        elif len(found) < verb.cards.n:
            return _short(t, card)
    return None


def _short(t: Table, card: int) -> Refusal:
    """A race or class has a clause of its own about what its abilities cost."""
    return CANNOT_PAY if card >= 0 and t.mix.of[card].trait else PRICE_OF_A_CARD


def out_of_reach(t: Table, seat: int, card: int, cost: tuple[v.Cost, ...]) -> bool:
    """Whether anybody can see that this cannot be paid: of a hand no more than the backs is known."""
    if refuse_cost(t, seat, card, cost) is None:
        return False
    wanted = [verb.cards.said.keys() for verb in cost if not isinstance(verb, v.PayLevels)]
    return not t.seats[seat].hand or all(keys <= _SEEN for keys in wanted)


_SEEN = {"in_", "n", "deck"}
"""What a price may say that backs and numbers answer."""


def payable(t: Table, seat: int, card: int, cards: v.Cards) -> list[int]:
    """The cards a cost may be paid with: any of hand and play (R-CARD-017, Q-021).

    Never itself, nor what is promised (Q-050); nor what cannot be given up, for a payment is a choice
    (R-CULT-001); nor a curse put on one (R-CARD-019, Q-016).
    """
    promised = promises(t, seat)
    found = select(t, cards, s.Frame(seat, card), seat, "any")
    hand = t.seats[seat].hand
    return [
        other
        for other in found
        if other != card and other not in promised and (other in hand or _spendable(t, seat, other))
    ]


def _spendable(t: Table, seat: int, card: int) -> bool:
    """Whether a card in front of one can be paid with."""
    d = t.mix.of[card]
    return d.kind != "curse" and not clings(t, seat, card) and not stays(t, seat, card)
