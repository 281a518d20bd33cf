"""Who is asked, and what may be done at this moment: worked out from public facts alone."""

from __future__ import annotations

from grosbill.effects.points import (
    AFTER_COMBAT,
    AFTER_DISCARD,
    AFTER_DRAW,
    AFTER_ESCAPE,
    AFTER_LEVEL,
    AFTER_ROLL,
    ANY_TIME,
    BEFORE_BAD_STUFF,
    BEFORE_CURSE,
    BEFORE_DEATH,
    BEFORE_DOOR,
    BEFORE_DRAW,
    BEFORE_FIGHT,
    BEFORE_LEVEL_LOSS,
    BEFORE_LOOT,
    BEFORE_PLAY,
    BEFORE_REWARD,
    BEFORE_RUN,
    COMBAT,
    OWN_TURN,
    PEACE,
    TURN_END,
    TURN_START,
)
from grosbill.model import steps as s
from grosbill.rules.table import Table, fighting, munchkins, push

# The point of each window that only cards naming it can answer, and whose step it is.
CLOSED: dict[type[s.Step], int] = {
    s.Falls: BEFORE_CURSE,
    s.Rolled: AFTER_ROLL,
    s.Escaped: AFTER_ESCAPE,
    s.Caught: BEFORE_BAD_STUFF,
    s.Aftermath: AFTER_COMBAT,
    s.Drawing: BEFORE_DRAW,
    s.TurnStart: TURN_START,
    s.TurnEnd: TURN_END,
    s.Announced: BEFORE_PLAY,
    s.Turned: AFTER_DRAW,
    s.Discarded: AFTER_DISCARD,
    s.Risen: AFTER_LEVEL,
    s.Sinking: BEFORE_LEVEL_LOSS,
    s.Dying: BEFORE_DEATH,
}

_DRAWING = {
    "door": BEFORE_DRAW | BEFORE_DOOR,
    "reward": BEFORE_DRAW | BEFORE_REWARD,
    "loot": BEFORE_LOOT,
}


def closed_point(step: s.Step) -> int:
    """The points of a window that only cards naming one of them can answer; 0: it is none."""
    if type(step) is s.Drawing:
        return _DRAWING[step.use]
    return CLOSED.get(type(step), 0)


_ACTORS: dict[type[s.Step], str] = {
    s.Falls: "victim",
    s.Rolled: "seat",
    s.Escaped: "seat",
    s.Caught: "seat",
    s.Drawing: "seat",
    s.TurnStart: "seat",
    s.TurnEnd: "seat",
    s.Announced: "seat",
    s.Turned: "seat",
    s.Discarded: "seat",
    s.Risen: "seat",
    s.Sinking: "seat",
    s.Dying: "seat",
}


def actor_of(step: s.Step) -> int:
    """Whose step it is: the victim, the roller, the runner, the one caught, the drawer; -1: nobody's."""
    name = _ACTORS.get(type(step))
    return getattr(step, name) if name is not None else -1


def cause_of(step: s.Step | None) -> str:
    """How what is under way came about, where that is asked."""
    if isinstance(step, s.Drawing):
        return step.use
    return getattr(step, "cause", "")


def subject_of(step: s.Step | None) -> int:
    """The card that what is under way is about, or -1."""
    kind = type(step)
    if kind not in _ABOUT_CARDS:
        return -1
    return step.cards[0] if isinstance(step, s.Discarded) else getattr(step, "card", -1)


_ABOUT_CARDS = (s.Announced, s.Turned, s.Falls, s.Discarded)


def points(t: Table, number: int) -> int:
    """The points in time at which this seat may use something now."""
    if not t.seats[number].alive:
        return 0
    if not t.steps:
        return _outside(t, number)
    step = t.steps[-1]
    kind = type(step)
    if kind is s.Lull:
        return _outside(t, number)
    if kind is s.Charity:
        assert isinstance(step, s.Charity)
        return _outside(t, number) if step.seat == number and not step.given else 0
    if kind in CLOSED:
        return CLOSED[kind] if kind is not s.Drawing else closed_point(step)
    if kind is s.Battle:
        mine = fighting(t, number)
        return ANY_TIME | COMBAT | (BEFORE_FIGHT if mine else PEACE)
    if kind is s.Claim:
        return ANY_TIME | COMBAT | (0 if fighting(t, number) else PEACE)
    if kind is s.Flight:
        return ANY_TIME | COMBAT | BEFORE_RUN | (0 if fighting(t, number) else PEACE)
    if kind is s.Offer:
        if t.fight is None:
            return ANY_TIME | PEACE
        return ANY_TIME | COMBAT | (0 if fighting(t, number) else PEACE)
    return 0


def _outside(t: Table, number: int) -> int:
    if number != t.active:
        return ANY_TIME | PEACE
    # What may be done instead of looting need not wait until looting is announced.
    return ANY_TIME | PEACE | OWN_TURN | (BEFORE_LOOT if t.loot else 0)


def answerers(t: Table, point: int, actor: int) -> int:
    """Bits of the seats that could possibly answer at a point.

    A hand counts only while some card that answers there is not publicly accounted for; a card in play
    counts if it names the point. So who is asked tells nothing about what a hand holds.
    """
    mix = t.mix
    if not mix.points & point:
        return 0
    hidden = ~t.public
    for_anyone, for_owner = mix.answers.get(point) or mix.answering(point)
    for_all = bool(for_anyone & hidden)
    for_actor = for_all or bool(for_owner & hidden)
    bits = 0
    for number, seat in enumerate(t.seats):
        if not seat.alive:
            continue
        mine = number == actor or actor < 0
        if (seat.hand and (for_actor if mine else for_all)) or (
            (seat.play_points if mine else seat.play_any) & point
        ):
            bits |= 1 << number
    return bits


def holders(t: Table) -> int:
    """Bits of the living seats that have any card at all."""
    bits = 0
    for number, seat in enumerate(t.seats):
        if seat.alive and (seat.hand or seat.play):
            bits |= 1 << number
    return bits


def bidders(t: Table, step: s.Bidding) -> int:
    """Bits of the seats that could possibly bid: those who hold cards and have not bid yet.

    As for answers, a hand counts only while some card to bid with is not publicly accounted for. What came to
    lie on the discards may be gone before anyone can be asked.
    """
    if step.prize not in t.piles[t.mix.of[step.prize].deck]:
        return 0
    hidden = t.mix.bids & ~t.public
    bits = 0
    for number, seat in enumerate(t.seats):
        if seat.alive and seat.hand:
            bits |= 1 << number
    for number, card in step.bids:
        hidden &= ~(1 << card)
        bits &= ~(1 << number)
    return bits if hidden else 0


def asked_in(t: Table, step: s.Window) -> int:
    """Bits of the seats a window waits for when it opens, or when something has changed."""
    kind = type(step)
    if kind in CLOSED:
        return answerers(t, closed_point(step) if kind is s.Drawing else CLOSED[kind], actor_of(step))
    if kind in _FOR_ALL:
        return holders(t)
    if isinstance(step, s.Bidding):
        return bidders(t, step)
    return _in_combat(t, BEFORE_RUN if isinstance(step, s.Flight) else 0)


_FOR_ALL = (s.Opening, s.Lull)


def _in_combat(t: Table, point: int) -> int:
    """Everyone who holds cards may answer a claim or a flight; so may those with a power for combat."""
    wanted = ANY_TIME | COMBAT | point
    bits = 0
    for number, seat in enumerate(t.seats):
        if seat.alive and (seat.hand or seat.play_points & wanted):
            bits |= 1 << number
    assert t.fight is not None
    if any(t.mix.of[foe.shape].face_points & wanted for foe in t.fight.foes):
        for number in munchkins(t):
            if t.seats[number].play:
                bits |= 1 << number
    return bits


def ask(t: Table, step: s.Window, maker: int = -1) -> None:
    """Open a window; whoever made it has passed on it."""
    push(t, step)
    ask_again(t, step)
    if maker >= 0:
        t.asked &= ~(1 << maker)


def ask_if_any(t: Table, step: s.Window, maker: int = -1) -> bool:
    """Open a window only if somebody could answer; whether it is open."""
    point = closed_point(step)
    if point and not point & t.mix.points:
        return False
    asked = asked_in(t, step) & ~(1 << maker if maker >= 0 else 0)
    if not asked:
        return False
    push(t, step)
    t.asked, t.asked_at = asked, t.moment
    return True


def ask_again(t: Table, step: s.Window) -> None:
    """After a change all that may answer are asked again (R-PROC-006)."""
    t.asked = asked_in(t, step)
    t.asked_at = t.moment
