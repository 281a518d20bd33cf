"""What is known of a kind of step: told once, by its topic, and asked by everybody else.

`rules.book` collects the tables of all topics here. The entry of `NoneType` is about the moments at
which nothing is being settled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, Literal, TypeAlias

import msgspec

from grosbill.effects.points import (
    ANY_TIME,
    ARRANGE,
    ATTACH,
    BEFORE_LOOT,
    COMBAT,
    GIVE_UP,
    OWN_TURN,
    PEACE,
    SELL,
    TRADE,
)
from grosbill.model import steps as s
from grosbill.model.moves import PASS, TABLE, Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.table import Table, pop

NOTHING: Final = 0
"""No moment of `effects.points`."""


class Times:
    """What the living may do while a step is on top, in bits of `effects.points`, by who they are."""

    __slots__ = ("active", "anyone", "asked", "by_role", "fighters", "others")

    def __init__(
        self,
        *,
        anyone: int = NOTHING,
        fighters: int = NOTHING,
        others: int = NOTHING,
        active: int = NOTHING,
        asked: int = NOTHING,
    ) -> None:
        """`fighters` are in the fight, `others` not; `active` has the turn, `asked` is the one asked."""
        self.anyone, self.fighters, self.others = anyone, fighters, others
        self.active, self.asked = active, asked
        peace, inside, outside = (anyone | others) & ~COMBAT, anyone | fighters, anyone | others
        # What may be done instead of looting need not wait until looting is announced. Nothing is done to a
        # fight from which they run.
        self.by_role: tuple[int, ...] = (
            *(peace, peace | active & ~BEFORE_LOOT, peace | active),
            *(outside, inside, outside & ~COMBAT, inside & ~COMBAT),
        )


_OTHER, _ACTIVE, _LOOTING, _OUTSIDE, _INSIDE, _RUNNING = 0, 1, 2, 3, 4, 2
"""The places in `Times.by_role`: at peace; in a fight, and so much further on when they run from it."""


CLOSED: Final = Times()
"""A choice, a die from its roll to what comes of it, a payment, a looting or a charity is being settled, or
what was played or turned up is about to take effect: only those it concerns act (R-PROC-005)."""

OPEN_IN_COMBAT: Final = ANY_TIME | COMBAT | ARRANGE | GIVE_UP | TRADE
"""What anyone may do while the fight is not being settled, helped or not (R-HELP-020), as often as they can
(R-INTERF-011); a race or class may be given up (R-COMBAT-020). For those in it their equipment is frozen."""

AS_ALWAYS: Final = Times(anyone=OPEN_IN_COMBAT, others=PEACE, active=OWN_TURN | SELL)
"""Nothing is being settled, and others may act as always, fight or no fight (R-TIME-001 to 013)."""

Places: TypeAlias = tuple[tuple[int, ...], ...]
"""Seats in order, the highest first; who ties where it does not matter shares a place."""


def _own(t: Table, step: Any) -> int:
    return int(step.seat)


def _waits(t: Table, step: Any) -> bool:
    return False


def list_pass(t: Table, seat: int, step: Any) -> Sequence[Move]:
    """Whoever a window asks may pass."""
    return ONLY_PASS if t.asked >> seat & 1 else _NOTHING


_NOTHING: Final[Sequence[Move]] = ()
ONLY_PASS: Final[Sequence[Move]] = (PASS,)


def _no_more(t: Table, step: Any) -> dict[str, Any]:
    return {}


def _as_it_is(t: Table, step: Any) -> Any:
    return step


def _is_over(t: Table, step: Any) -> None:
    pop(t)


def _never(step: Any) -> bool:
    return False


def _for_nothing(t: Table, step: Any, rolled: Any) -> None:
    """What a die was rolled for is gone: nothing comes of it."""


class StepRules(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of step: whom it asks, what may be done meanwhile, what becomes of it."""

    asks: Literal["one", "several", "nobody"]
    kind: str = ""  # what it is called in views, if not as its record
    # Whom it asks, and what happens by itself.
    seat: Callable[[Table, Any], int] = _own  # the one it asks
    bits: Callable[[Table, Any], int] | None = None  # the several it asks, where no point alone says it
    point: int = 0  # only cards that name it can answer; what may be played while one other is asked
    point_of: Callable[[Any], int] | None = None  # the same where steps of the kind differ
    actor: Callable[[Any], int] | None = None  # whose step it is, for those cards
    subject: Callable[[Any], int] | None = None  # the card it is about
    cause: Callable[[Any], str] | None = None  # how it came about
    run: Callable[[Table, Any], bool] = _waits  # what happens by itself; False: it waits for an answer
    changed: Callable[[Table, Any], None] | None = None  # something happened; else all are asked again
    resolve: Callable[[Table, Any], None] = _is_over  # all have passed
    cancel: Callable[[Table, Any], None] | None = None  # a card says that it does not happen
    counted: Callable[[Table, Any, s.Rolled], None] = _for_nothing  # a die that was rolled for it counts
    placed: Callable[[Table, Any, Places], None] = _for_nothing  # those who rolled for it are in order
    # What may be done, and what is seen.
    times: Times = CLOSED
    closed: Callable[[Any], bool] = _never  # what was open to the one asked is closed from here on
    out_of_place: Refusal | None = None  # why what is not open has no place here; None: it only has to wait
    moves: Callable[[Table, int, Any], Sequence[Move]] = list_pass  # what it asks for, listed
    answers: Mapping[str, MoveRules] = {}  # what it asks for, as it is meant here
    shown: Callable[[Table, Any], dict[str, Any]] = _no_more  # what everyone sees of it, beside its kind
    # How it goes together with what else has to be done.
    calm: bool = False  # what has been put off until nothing is being settled may come up
    opens: Callable[[Table, Any], Any] = _as_it_is  # what is left of it when it comes up after being put off
    settling: Callable[[Any], bool] = _never  # what is carried too much is seen to, or may yet be in order
    lull: bool = False  # a pause before the turn goes on: waits for those who could only trade, too
    refreshing: bool = False  # who passes has had the chance to lay down what was just received
    to_the_end: bool = False  # goes on even when the game is won, but not for ever


STEPS: Final[dict[type[Any], StepRules]] = {}


def kind_of(kind: type[s.Step]) -> str:
    """What a kind of step is called in views."""
    return STEPS[kind].kind or kind.__name__.lower()


def rules_of(t: Table) -> StepRules:
    """What is known of the step on top."""
    return STEPS[type(t.steps[-1] if t.steps else None)]


def top(t: Table) -> Any:
    """The step on top, or None."""
    return t.steps[-1] if t.steps else None


def now(t: Table, seat: int) -> int:
    """What this seat may do at this moment, beside what it is asked."""
    if not t.seats[seat].alive:
        return 0
    step = t.steps[-1] if t.steps else None
    return open_to(t, seat, step, STEPS[type(step)])


def open_to(t: Table, seat: int, step: Any, rules: StepRules) -> int:
    """The same for a living seat and the step on top."""
    times = rules.times
    bits = rules.point
    if bits:
        if rules.asks == "one" and rules.seat(t, step) == seat:
            bits = 0
        elif rules.point_of is not None:
            bits = rules.point_of(step)
    if times is CLOSED:
        return bits
    fight = t.fight
    if fight is None:
        role = _OTHER if seat != t.active else _LOOTING if t.loot else _ACTIVE
    else:
        role = _INSIDE if seat == fight.fighter or seat == fight.helper else _OUTSIDE
        if fight.running:
            role += _RUNNING
    bits |= times.by_role[role]
    if times.asked and rules.seat(t, step) == seat and not rules.closed(step):
        inside = fight is not None and (seat == fight.fighter or seat == fight.helper)
        bits |= times.asked & ~(PEACE | ATTACH) if inside else times.asked
    return bits


def point_of(step: s.Step) -> int:
    """The points that cards have to name to answer a step; 0: it is not answered by such cards alone."""
    rules = STEPS[type(step)]
    return rules.point if rules.point_of is None else rules.point_of(step)


def actor_of(step: s.Step | None) -> int:
    """Whose step it is: the victim, the roller, the runner, the one caught, the drawer; -1: nobody's."""
    actor = STEPS[type(step)].actor
    return actor(step) if actor is not None else -1


def subject_of(step: s.Step | None) -> int:
    """The card that what is under way is about, or -1."""
    subject = STEPS[type(step)].subject
    return subject(step) if subject is not None else -1


def cause_of(step: s.Step | None) -> str:
    """How what is under way came about, where that is asked."""
    cause = STEPS[type(step)].cause
    return cause(step) if cause is not None else ""


whose: Final[Callable[[Any], int]] = attrgetter("seat")
"""Whose step it is, where its `seat` says it."""


def seat_shown(t: Table, step: Any) -> dict[str, Any]:
    """Whose step it is, as it is shown."""
    return {"seat": step.seat}


def asking_card(t: Table, frame: s.Frame) -> dict[str, Any]:
    """The card that asks, where one does, as it is shown."""
    return {"card": t.mix.ref[frame.card]} if frame.card >= 0 else {}


def told_apart(t: Table, seat: int, drops: list[Move]) -> list[Move]:
    """Discards from the table: where cards in hand are discarded too, they say that the table is meant."""
    if "discard" not in rules_of(t).answers:
        return drops
    held = [t.mix.ref[card] for card in t.seats[seat].hand]
    return [Move("discard", move.card, owner=TABLE) if move.card in held else move for move in drops]
