"""Curses and traps: announced, answered, then they strike (R-CURSE)."""

from __future__ import annotations

from operator import attrgetter
from typing import Literal

from grosbill.effects import vocabulary as v
from grosbill.effects.points import BEFORE_CURSE, GIVE_UP
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.model.state import Marker
from grosbill.rules.kernel.step_rules import StepRules, Times
from grosbill.rules.kernel.windows import answerers, ask
from grosbill.rules.kernel.zones import cancel, discard, from_play, hang, make_count
from grosbill.rules.reading.character import clings
from grosbill.rules.reading.conditions import holds, select
from grosbill.rules.reading.keeping import loose
from grosbill.rules.reading.triggers import of_seat
from grosbill.rules.table import Table, pop, push, tell


def fall(t: Table, card: int, victim: int, by: int, cause: Literal["door", "played"]) -> None:
    """A curse is about to strike: what cancels it by itself does so before anyone spends a card on it."""
    shield = _shield(t, victim, cause)
    if shield is not None:
        cancel(t, victim, card, shield)
    else:
        ask(t, s.Falls(card, victim, by, cause))


def _shield(t: Table, victim: int, cause: str) -> int | None:
    """The card of the victim's that cancels it, if one does."""
    for script in _answers(t, victim, cause):
        if any(isinstance(verb, v.Cancel) for verb in script.verbs):
            return script.frame.card
    return None


def _answers(t: Table, victim: int, cause: str) -> list[s.Script]:
    """What the victim's cards do by themselves when a curse is about to strike."""
    return of_seat(t, victim, BEFORE_CURSE, s.Frame(victim, actor=victim, cause=cause))


def _asked(t: Table, step: s.Falls) -> int:
    """Whoever could have a card for it, and a victim who may give up what it depends on (R-TIME-001)."""
    bits = answerers(t, BEFORE_CURSE, step.victim)
    speaks_of = t.mix.of[step.card].speaks_of
    for card in t.seats[step.victim].trait_cards:
        if speaks_of(t.mix.of[card]) and not clings(t, step.victim, card):
            return bits | 1 << step.victim
    return bits


def strike(t: Table, step: s.Falls) -> None:
    """Nobody answered any more: the curse takes effect on its victim (R-CURSE-006)."""
    pop(t)
    tell(t, e.CurseStruck(step.victim, step.by, t.mix.ref[step.card]))
    push(t, s.Finish(step.card))
    if t.seats[step.victim].alive:
        frame = s.Frame(step.victim, step.card, actor=step.by, cause="curse")
        d = t.mix.of[step.card]
        if d.attach is not None:
            _choose_host(t, frame, d.attach)
        push(t, s.Script(d.curse, 0, frame))
        for script in _answers(t, step.victim, step.cause):
            push(t, script)


def note_vain(t: Table, card: int) -> None:
    """A curse is done: if nothing has come of it, it is told so (R-CURSE-012)."""
    last = t.events[-1] if t.events else None
    if isinstance(last, e.CurseStruck) and last.card == t.mix.ref[card]:
        t.events[-1] = replace(last, vain=True)


def _choose_host(t: Table, frame: s.Frame, wanted: v.Cards) -> None:
    """The card the curse is put on: of several the victim chooses (R-CURSE-011, R-CURSE-012)."""
    found = loose(t, frame.you, select(t, wanted, frame, frame.you))
    if len(found) == 1:
        put_on(t, frame.you, frame.card, found[0])
    elif found:
        push(t, s.Pick(frame.you, frame.you, "attach", s.picked(wanted), 1, frame))


def put_on(t: Table, seat: int, curse: int, host: int) -> None:
    """A curse lies on a card of its victim's from now on; an item counts, wanted or not."""
    make_count(t, seat, host)
    hang(t, seat, curse, host)
    tell(t, e.Attached(seat, t.mix.ref[curse], t.mix.ref[host]))


def end_lasting(t: Table, seat: int, point: str) -> None:
    """What lasted on a player until this point ends."""
    for marker in t.seats[seat].markers:
        until = marker.until
        if not isinstance(until, v.Until) or until.until != point:
            continue
        if until.if_ is None or holds(t, until.if_, s.Frame(seat, marker.card)):
            _end(t, seat, marker)


def end_turn_of(t: Table, seat: int) -> None:
    """A turn is over: what was meant for it ends (R-CURSE-010)."""
    for marker in t.seats[seat].markers:
        if marker.until == "next_turn":
            _end(t, seat, marker)


def _end(t: Table, seat: int, marker: Marker) -> None:
    end_quietly(t, seat, marker)
    if not marker.keeps:
        tell(t, e.Lifted(seat, t.mix.ref[marker.card]))


def end_quietly(t: Table, seat: int, marker: Marker) -> None:
    """What lasted on a player ends, as everybody could see it would; a curse is lifted for all to hear."""
    if marker.keeps:
        lift(t, marker.card)
        return
    player = t.seats[seat]
    player.markers = tuple([other for other in player.markers if other is not marker])


def lift(t: Table, card: int) -> None:
    """A curse in force is lifted and its card discarded."""
    for seat, player in enumerate(t.seats):
        if any(marker.card == card and marker.keeps for marker in player.markers):
            player.markers = tuple([marker for marker in player.markers if marker.card != card])
        elif card in player.play:
            from_play(t, seat, card)
        else:
            continue
        tell(t, e.Lifted(seat, t.mix.ref[card]))
        discard(t, card)
        return


def _cancel(t: Table, step: s.Falls) -> None:
    cancel(t, step.victim, step.card)


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Falls: StepRules(
        asks="several",
        bits=_asked,
        point=BEFORE_CURSE,
        actor=attrgetter("victim"),
        subject=attrgetter("card"),
        cause=attrgetter("cause"),
        resolve=strike,
        cancel=_cancel,
        times=Times(anyone=GIVE_UP),
        shown=lambda t, step: {"card": t.mix.ref[step.card], "seat": step.victim, "by": step.by},
    )
}
