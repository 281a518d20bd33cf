"""Choosing one of several ways."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.moves import PASS, Move
from grosbill.model.refusals import Refusal
from grosbill.rules.table import Table
from grosbill.rules.using import uses as powers
from grosbill.rules.verbs import script as verbs

CANNOT_PAY = Refusal("R-CLASS-008", "cannot-pay")
NOTHING_TO_LOSE = Refusal("R-CARD-018", "nothing-to-lose")


def list_choice(t: Table, number: int, step: s.Choice) -> list[Move]:
    """The ways that are open, and declining where one may."""
    if step.seat != number:
        return []
    moves = [
        Move("choose", n=place + 1)
        for place in range(len(step.verb.options))
        if refuse_option(t, step, place) is None
    ]
    return [*moves, PASS] if step.verb.may else moves


def list_names(t: Table, number: int, step: s.Naming) -> list[Move]:
    """The players one of whom is to be named."""
    return [Move("choose", target=t.names[seat]) for seat in step.seats] if step.seat == number else []


def refuse_option(t: Table, step: s.Choice, place: int) -> Refusal | None:
    """A way that costs more than one has, or loses what one has not, is not open (R-CARD-018)."""
    option = step.verb.options[place]
    if not _payable(t, step, option):
        return CANNOT_PAY
    if verbs.possible(t, option, step.frame):
        return None
    others = [other for other in step.verb.options if verbs.possible(t, other, step.frame)]
    return NOTHING_TO_LOSE if others else None


def _payable(t: Table, step: s.Choice, option: v.Option) -> bool:
    for verb in option.cost:
        if isinstance(verb, v.Lose):
            n = verb.cards.n if isinstance(verb.cards.n, int) else 1
            if len(powers.payable(t, step.seat, step.frame.card, verb.cards)) < n:
                return False
    return True
