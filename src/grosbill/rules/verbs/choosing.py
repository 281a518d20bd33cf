"""Choosing one of several ways, or naming one of several players."""

from __future__ import annotations

from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import PASS, Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules, answer_only, plain
from grosbill.rules.kernel.refusals import NO_SUCH_OPTION, NOT_ASKED
from grosbill.rules.kernel.step_rules import StepRules, asking_card
from grosbill.rules.kernel.windows import GO_ON
from grosbill.rules.reading.conditions import select
from grosbill.rules.table import Table, pop, push, tell
from grosbill.rules.using.paying import refuse_cost

NOTHING_TO_LOSE = Refusal("R-CARD-018", "nothing-to-lose")
NOTHING_TO_CHOOSE = Refusal("R-PROC-004", "nothing-to-choose")

# --- one of several ways ------------------------------------------------------------------------------------


def _choice(t: Table) -> s.Choice:
    step = t.steps[-1]
    assert isinstance(step, s.Choice)
    return step


def _mean_choice(t: Table, seat: int, move: Move) -> int | Refusal:
    """Which way is meant, from 1 on."""
    step = _choice(t)
    if step.seat != seat:
        return NOT_ASKED
    if move.target or not 1 <= move.n <= len(step.verb.options):
        return NO_SUCH_OPTION
    return _refuse_option(t, step, move.n - 1) or move.n


def _refuse_option(t: Table, step: s.Choice, place: int) -> Refusal | None:
    """A way that costs more than one has, or loses what one has not, is not open (R-CARD-018)."""
    option = step.verb.options[place]
    refusal = refuse_cost(t, step.seat, step.frame.card, option.cost)
    if refusal is not None:
        return refusal
    if _possible(t, option, step.frame):
        return None
    others = [other for other in step.verb.options if _possible(t, other, step.frame)]
    return NOTHING_TO_LOSE if others else None


def _possible(t: Table, option: v.Option, frame: s.Frame) -> bool:
    """Whether a way has something to work on: one cannot choose to lose what one does not have."""
    verb = option.do[0]
    return not isinstance(verb, v.Lose) or bool(select(t, verb.cards, frame, frame.you))


def _do_choice(t: Table, seat: int, n: int) -> None:
    """Follow one way, its cost first."""
    step = _choice(t)
    pop(t)
    asking = step.frame.card
    tell(t, e.Chose(seat, n, t.mix.ref[asking] if asking >= 0 else "", step.frame.roll))
    option = step.verb.options[n - 1]
    push(t, s.Script(option.do, 0, step.frame))
    if option.cost:
        push(t, s.Pay(option.cost, 0, step.frame))


def _refuse_declining(t: Table, seat: int) -> Refusal | None:
    step = _choice(t)
    if step.seat != seat:
        return NOT_ASKED
    return None if step.verb.may else GO_ON


def _list_choice(t: Table, seat: int, step: s.Choice) -> list[Move]:
    """The ways that are open, and declining where one may."""
    if step.seat != seat:
        return []
    places = range(len(step.verb.options))
    moves = [Move("choose", n=place + 1) for place in places if _refuse_option(t, step, place) is None]
    return [*moves, PASS] if step.verb.may else moves


# --- one of several players ---------------------------------------------------------------------------------


def _mean_name(t: Table, seat: int, move: Move) -> int | Refusal:
    """Which player is named."""
    step = t.steps[-1]
    assert isinstance(step, s.Naming)
    if step.seat != seat:
        return NOT_ASKED
    for player in step.seats:
        if t.names[player] == move.target and not move.n:
            return player
    return NO_SUCH_OPTION


def _do_name(t: Table, seat: int, whom: int) -> None:
    """A player was named: the effect is about them."""
    step = t.steps[-1]
    assert isinstance(step, s.Naming)
    pop(t)
    tell(t, e.Named(seat, whom))
    push(t, s.Script((step.verb,), 0, replace(step.frame, you=whom)))


def _list_names(t: Table, seat: int, step: s.Naming) -> list[Move]:
    return [Move("choose", target=t.names[player]) for player in step.seats] if step.seat == seat else []


# --- described ----------------------------------------------------------------------------------------------


def _choice_shown(t: Table, step: s.Choice) -> dict[str, Any]:
    """Whose choice it is, by which card, and what a die has said that decides how much is meant."""
    rolled = {"roll": step.frame.roll} if step.frame.roll else {}
    return {"seat": step.seat} | asking_card(t, step.frame) | rolled


STEPS = {
    s.Choice: StepRules(
        asks="one",
        moves=_list_choice,
        answers={
            "choose": MoveRules(mean=_mean_choice, do=_do_choice),
            "pass": plain(_refuse_declining, lambda t, seat: pop(t)),
        },
        shown=_choice_shown,
    ),
    s.Naming: StepRules(
        asks="one",
        moves=_list_names,
        answers={"choose": MoveRules(mean=_mean_name, do=_do_name)},
        shown=lambda t, step: {"seat": step.seat, "players": list(step.seats)} | asking_card(t, step.frame),
    ),
}

MOVES = {"choose": answer_only(NOTHING_TO_CHOOSE)}
