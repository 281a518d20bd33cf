"""Cards that lie open for the next one to pick: a dead character's, or treasure to be shared."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import NOT_ASKED, not_to_pick
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.reading.which import named
from grosbill.rules.table import Table


def open_cards(
    picker: Callable[[Table, Any], int], take: Callable[[Table, int, int], None], **known: Any
) -> StepRules:
    """The description of a step at which one seat picks one of the cards of the step."""

    def mean(t: Table, seat: int, move: Move) -> int | Refusal:
        step: Any = t.steps[-1]
        if picker(t, step) != seat:
            return NOT_ASKED
        card = -1 if move.owner else named(t, step.cards, move.card)
        return card if card >= 0 else not_to_pick(t.mix, move.card)

    def moves(t: Table, seat: int, step: Any) -> list[Move]:
        if picker(t, step) != seat:
            return []
        return [Move("pick", name) for name in dict.fromkeys([t.mix.ref[card] for card in step.cards])]

    return StepRules(
        asks="one", seat=picker, moves=moves, answers={"pick": MoveRules(mean=mean, do=take)}, **known
    )


def open_shown(t: Table, cards: tuple[int, ...], seat: int) -> dict[str, Any]:
    """Cards that everyone sees, and who is asked about them."""
    return {"seat": seat, "cards": list(map(t.mix.ref.__getitem__, cards))}
