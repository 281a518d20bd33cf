"""Offers: each stands until it is answered or can no longer be kept (R-PROC-007).

Meanwhile others may make offers of their own (R-PROC-005); the last one made is answered first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules, answer_only, plain
from grosbill.rules.kernel.step_rules import AS_ALWAYS, StepRules
from grosbill.rules.table import Table, pop, tell

NOT_YOURS_TO_ANSWER = Refusal("R-PROC-007", "not-yours-to-answer")
NO_OFFER = Refusal("R-PROC-007", "no-offer")
_ANSWER = answer_only(NO_OFFER)

ACCEPT, REFUSE, WITHDRAW = Move("accept"), Move("refuse"), Move("withdraw")


def standing(t: Table) -> s.Offer:
    """The offer that is to be answered."""
    step = t.steps[-1]
    assert isinstance(step, s.Offer)
    return step


def bargaining(t: Table, seat: int) -> bool:
    """Whether this seat has made an offer, or is to answer one: that comes first."""
    for step in t.steps:
        if isinstance(step, s.Offer) and (seat == step.maker or seat == step.to):
            return True
    return False


def refuse_answer(t: Table, seat: int) -> Refusal | None:
    """Only the one to whom it was made answers an offer."""
    return None if standing(t).to == seat else NOT_YOURS_TO_ANSWER


def _refuse_withdrawal(t: Table, seat: int) -> Refusal | None:
    return None if standing(t).maker == seat else NOT_YOURS_TO_ANSWER


def _no_reason(t: Table, step: Any) -> Refusal | None:
    return None


def _free_to_refuse(t: Table, step: Any) -> bool:
    return False


def _forgotten(t: Table, step: Any) -> None:
    """Nothing is kept of an offer that came to nothing."""


def _no_counters(t: Table, seat: int, step: Any) -> list[Move]:
    return []


def offer_rules(
    *,
    stands: Callable[[Table, Any], bool],
    accept: Callable[[Table, Any], None],
    refuse_accept: Callable[[Table, Any], Refusal | None] = _no_reason,
    bound: Callable[[Table, Any], bool] = _free_to_refuse,
    put_aside: Callable[[Table, Any], None] = _forgotten,
    counter: MoveRules | None = None,
    counters: Callable[[Table, int, Any], list[Move]] = _no_counters,
) -> StepRules:
    """The description of a sort of offers.

    `stands`: it can still come to something; `bound`: who is asked has to accept; `put_aside`: it was turned
    down or taken back; `counter`: what is said in return, `counters`: what of that is listed.
    """

    def run(t: Table, step: s.Offer) -> bool:
        if not (t.seats[step.maker].alive and t.seats[step.to].alive and stands(t, step)):
            pop(t)
            tell(t, e.Lapsed(step.maker, step.to, step.terms))
            return True
        if not bound(t, step):
            return False
        strike(t, step.to)
        return True

    def refuse_striking(t: Table, seat: int) -> Refusal | None:
        return refuse_answer(t, seat) or refuse_accept(t, standing(t))

    def strike(t: Table, seat: int) -> None:
        step = standing(t)
        pop(t)
        tell(t, e.Accepted(seat, step.maker, step.terms))
        accept(t, step)

    def turn_down(t: Table, seat: int) -> None:
        step = standing(t)
        tell(t, e.TurnedDown(seat, step.maker, step.terms))
        pop(t)
        put_aside(t, step)

    def take_back(t: Table, seat: int) -> None:
        step = standing(t)
        tell(t, e.Withdrew(seat, step.to, step.terms))
        pop(t)
        put_aside(t, step)

    def moves(t: Table, seat: int, step: s.Offer) -> list[Move]:
        if step.maker == seat:
            return [WITHDRAW]
        if step.to != seat:
            return []
        answers = [ACCEPT, REFUSE] if refuse_accept(t, step) is None else [REFUSE]
        return answers + counters(t, seat, step)

    return StepRules(
        asks="one",
        seat=lambda t, step: step.to,
        kind="offer",
        run=run,
        times=AS_ALWAYS,
        moves=moves,
        answers={
            "accept": plain(refuse_striking, strike),
            "refuse": plain(refuse_answer, turn_down),
            "withdraw": plain(_refuse_withdrawal, take_back),
            "counter": counter or _ANSWER,
        },
        shown=_shown,
    )


def _shown(t: Table, step: s.Offer) -> dict[str, Any]:
    fight = isinstance(step, s.Bargain)
    shown = {"seat": step.to, "maker": step.maker, "terms": step.terms.told(), "fight": fight}
    if isinstance(step, s.Bargain) and step.instead is not None:
        shown["instead"] = step.instead.told()
    return shown


MOVES = {
    "accept": _ANSWER,
    "refuse": _ANSWER,
    "withdraw": replace(_ANSWER, answers=False),  # what the others do meanwhile does not change it
    "counter": _ANSWER,
}
