"""Getting rid of what one may no longer carry or be: items, races, classes, sidekicks (R-BIG, R-CLASS)."""

from __future__ import annotations

from grosbill.effects.points import ARRANGE, ATTACH, SELL
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import NOT_ASKED, PLAYER_DEAD
from grosbill.rules.kernel.step_rules import StepRules, Times, seat_shown
from grosbill.rules.kernel.zones import lose
from grosbill.rules.reading.character import excess_items, excess_kinds, idle_room, may_carry
from grosbill.rules.reading.keeping import by_name
from grosbill.rules.table import Table, clockwise, pop, swap, tell
from grosbill.rules.topics import classes
from grosbill.rules.topics.charity import Gift, gift
from grosbill.rules.topics.items import pass_on

LOWEST_CARRIER = Refusal("R-BIG-008", "shed-lowest")
SOMEBODY_CARRIES = Refusal("R-BIG-008", "shed-give")
NOT_EXCESS = Refusal("R-PROC-001", "not-excess")


def run_shedding(t: Table, step: s.Shedding) -> bool:
    """Goes on until nothing is too much; a doubling card with nothing to double goes by itself."""
    seat = step.seat
    idle = idle_room(t, seat)
    if idle >= 0:
        if not step.offered and classes.may_replace(t, seat, idle, by_choice=step.by_choice):
            swap(t, s.Shedding(seat, offered=True))
            classes.offer_replacement(t, seat, idle)
        else:
            classes.lose_idle_room(t, seat, idle)
        return True
    surplus = excess_kinds(t, seat)
    if len(surplus) == 1:
        lose(t, seat, surplus[0], "surplus")  # the other one cannot be given up
        return True
    if surplus or excess_items(t, seat):
        return False
    pop(t)
    return True


def carriers(t: Table, seat: int, card: int) -> list[int]:
    """The lowest-level players able to carry the surplus (R-BIG-008)."""
    able = [
        other
        for other in clockwise(t, seat)
        if other != seat and t.seats[other].alive and may_carry(t, other, t.mix.of[card])
    ]
    low = min((t.seats[other].level for other in able), default=0)
    return [other for other in able if t.seats[other].level == low]


def _surplus(t: Table, seat: int, name: str) -> int:
    found = excess_kinds(t, seat) or excess_items(t, seat)
    return by_name(t, seat, (name,), found)[0]


def _mean_give(t: Table, seat: int, move: Move) -> Gift | Refusal:
    """Which surplus item goes to whom, or why it cannot."""
    if not _sheds(t, seat):
        return NOT_ASKED
    card = _surplus(t, seat, move.card)
    if card < 0 or not t.mix.of[card].item:
        return NOT_EXCESS
    found = gift(t, card, move.target, PLAYER_DEAD)
    return found if isinstance(found, Refusal) or found.to in carriers(t, seat, card) else LOWEST_CARRIER


def _do_give(t: Table, seat: int, meant: Gift) -> None:
    """The surplus goes to someone who can carry it."""
    pass_on(t, seat, meant.to, meant.card)
    tell(t, e.Gave(seat, meant.to, t.mix.ref[meant.card]))


def _mean_discard(t: Table, seat: int, move: Move) -> int | Refusal:
    """Surplus is discarded: a race or class always, an item when nobody can carry it (R-BIG-009)."""
    if not _sheds(t, seat):
        return classes.mean_drop(t, seat, move)
    card = _surplus(t, seat, move.card)
    if card < 0:
        return NOT_EXCESS
    return SOMEBODY_CARRIES if t.mix.of[card].item and carriers(t, seat, card) else card


def _do_discard(t: Table, seat: int, card: int) -> None:
    """Whoever has too much gets rid of it; the others may give up a race or class."""
    if _sheds(t, seat):
        lose(t, seat, card, "surplus")
    else:
        classes.do_drop(t, seat, card)


def _sheds(t: Table, seat: int) -> bool:
    step = t.steps[-1]
    assert isinstance(step, s.Shedding)
    return step.seat == seat


def _list_shedding(t: Table, seat: int, step: s.Shedding) -> list[Move]:
    """Ways to get rid of the surplus."""
    if seat != step.seat:
        return []
    moves: list[Move] = []
    for card in excess_kinds(t, seat) or excess_items(t, seat):
        name = t.mix.ref[card]
        seats = carriers(t, seat, card) if t.mix.of[card].item else []
        moves += [Move("give", name, target=t.names[to]) for to in seats] or [Move("discard", name)]
    return list(dict.fromkeys(moves))


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    # The surplus may be sold (R-BIG-007), or something put in play, or on an item, that allows it again
    # (R-BIG-006); nothing else is done meanwhile (R-PROC-005).
    s.Shedding: StepRules(
        asks="one",
        run=run_shedding,
        times=Times(asked=ARRANGE | ATTACH | SELL),
        moves=_list_shedding,
        answers={
            "give": MoveRules(mean=_mean_give, do=_do_give),
            "discard": MoveRules(mean=_mean_discard, do=_do_discard),
        },
        shown=seat_shown,
        settling=lambda step: True,
    ),
}
