"""Running away: announced and answered, then a roll for each munchkin and monster (R-RUN, R-BAD).

Before each roll, not only before the first, whatever may be done at any time may be done (Q-013)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_ESCAPE, ANY_TIME, BEFORE_BAD_STUFF, BEFORE_RUN, PEACE
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.kernel.chance import die
from grosbill.rules.kernel.move_rules import MoveRules, answer_only, plain
from grosbill.rules.kernel.refusals import NO_SUCH_OPTION, NOT_ASKED
from grosbill.rules.kernel.step_rules import (
    OPEN_IN_COMBAT,
    Places,
    StepRules,
    Times,
    list_pass,
    seat_shown,
    whose,
)
from grosbill.rules.kernel.windows import answerers, ask, ask_again
from grosbill.rules.reading.escaping import held_fast, not_pursued
from grosbill.rules.reading.rolls import ESCAPE_ON, result
from grosbill.rules.reading.strength import winning
from grosbill.rules.reading.triggers import of_foe, of_seat
from grosbill.rules.reading.which import foe_of, named, printed
from grosbill.rules.table import Table, cut_at, find_step, munchkins, pop, push, swap, swap_at, tell
from grosbill.rules.topics import combat
from grosbill.rules.topics.curses import end_quietly
from grosbill.rules.topics.dice import roll, roll_off
from grosbill.rules.topics.helping import leave_help
from grosbill.rules.topics.open_cards import open_shown

ARGUED = Refusal("R-PROC-009", "already-argued")
NOBODY_RUNS = Refusal("R-PROC-004", "nobody-is-running")
NOT_A_RUNNER = Refusal("R-PROC-003", "not-the-runner")

# --- announcing ---------------------------------------------------------------------------------------------


def announce(t: Table) -> None:
    """The fight is given up; whoever could still change it is asked first."""
    fight = t.fight
    assert fight is not None
    tell(t, e.RunAnnounced(fight.fighter))
    ask(t, s.Flight(), maker=-1 if _could_still(t, fight.fighter) else fight.fighter)


def _could_still(t: Table, seat: int) -> bool:
    """Whether the one who gave up may have something for just this moment, as far as anybody can see."""
    fight = t.fight
    assert fight is not None
    if answerers(t, BEFORE_RUN, seat) >> seat & 1:
        return True
    for foe in fight.foes:
        if t.mix.of[foe.shape].face_points & BEFORE_RUN:
            return True
    return False


def flight_changed(t: Table, step: s.Flight) -> None:
    """Something changed: back to the fighter if the fight is no longer lost, else all are asked again."""
    fight = t.fight
    assert fight is not None
    entering = combat.stirring(t)
    everyone_away = all(fight.escaped >> seat & 1 for seat in munchkins(t))
    if not fight.foes or entering or (winning(t) and not everyone_away):
        pop(t)
    else:
        ask_again(t, step)


def begin_flight(t: Table, step: s.Flight) -> None:
    """All have passed: the munchkins run, the fighter first.

    Both of them (R-HELP-021), from all monsters (R-MULTI-004, Q-059).
    """
    pop(t)
    fight = t.fight
    assert fight is not None
    fight.running = True
    runners = munchkins(t)
    if fight.first == fight.helper:
        runners = runners[::-1]
    push(t, s.Fleeing(runners, tuple([foe.card for foe in fight.foes])))


def _asked(t: Table, step: s.Flight) -> int:
    """Whoever could still change something, and the helper, who needs no card to argue (Q-077)."""
    fight = t.fight
    assert fight is not None
    bits = combat.asked_in_combat(t, BEFORE_RUN)
    return bits | 1 << fight.helper if fight.helper >= 0 and fight.first < 0 else bits


def _list_flight(t: Table, seat: int, step: s.Flight) -> Sequence[Move]:
    moves = list_pass(t, seat, step)
    return [*moves, FIRST] if refuse_first(t, seat) is None else moves


FIRST = Move("first")


def refuse_first(t: Table, seat: int) -> Refusal | None:
    """The fighter runs first unless the helper argues, once and before anyone runs (Q-077)."""
    fight = t.fight
    if fight is None or fight.helper < 0 or not t.steps or not isinstance(t.steps[-1], s.Flight):
        return NOBODY_RUNS
    if seat != fight.helper:
        return NOT_A_RUNNER
    return ARGUED if fight.first >= 0 else None


def do_first(t: Table, seat: int) -> None:
    """Both roll, again on a tie; the higher decides."""
    fight = t.fight
    assert fight is not None
    fight.first = fight.fighter
    roll_off(t, (munchkins(t),), "first", "first")


def _first_known(t: Table, step: s.Flight, places: Places) -> None:
    push(t, s.Deciding(places[0][0]))


def _mean_deciding(t: Table, seat: int, move: Move) -> int | Refusal:
    """1: oneself first; 2: the other."""
    step = t.steps[-1]
    assert isinstance(step, s.Deciding)
    if step.seat != seat:
        return NOT_ASKED
    return move.n if move.n in (1, 2) and not move.target else NO_SUCH_OPTION


def _decide_first(t: Table, seat: int, n: int) -> None:
    fight = t.fight
    assert fight is not None
    pop(t)
    other = fight.helper if seat == fight.fighter else fight.fighter
    fight.first = seat if n == 1 else other
    tell(t, e.ChoseRunner(seat, fight.first))


def _list_deciding(t: Table, seat: int, step: s.Deciding) -> list[Move]:
    return [Move("choose", n=1), Move("choose", n=2)] if seat == step.seat else []


# --- getting away by other means ----------------------------------------------------------------------------


def get_away(t: Table, seat: int, *, even: bool) -> None:
    """Somebody escapes from everything: before the roll, or right after being caught."""
    fight = t.fight
    if fight is None:
        return
    place = find_step(t, s.Caught)
    step = t.steps[place] if place >= 0 else None
    if isinstance(step, s.Caught) and step.seat == seat:
        tell(t, e.Escaped(seat, t.mix.ref[step.foe]))
        swap_at(t, place, s.Escaped(seat, step.foe))
        return
    tell(t, e.GotAway(seat))
    place = find_step(t, s.Flight, s.Battle, s.Claim)
    runs = fight.running or place < 0 or isinstance(t.steps[place], s.Flight)
    if seat == fight.helper and not runs:
        leave_help(t)
        return
    fight.escaped |= 1 << seat
    if even:
        fight.escaped_even |= 1 << seat
    if runs:
        return
    if isinstance(t.steps[place], s.Claim):
        swap_at(t, place, s.Flight())
    else:
        t.steps = (*t.steps[: place + 1], s.Flight(), *t.steps[place + 1 :])
    tell(t, e.RunAnnounced(fight.fighter))


def get_away_from(t: Table, seat: int, card: int) -> None:
    """Somebody escapes from one monster."""
    fight = t.fight
    if fight is not None:
        fight.away = (*fight.away, (seat, card))
        tell(t, e.GotAway(seat, t.mix.ref[card]))


def rid_of(t: Table, cards: list[int]) -> None:
    """Monsters left while somebody was running from them or had been caught.

    Where the last of them leaves treasure the fight is won after all, by those who are still alive.
    """
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        if isinstance(step, s.Caught) and step.foe in cards:
            cut_at(t, place)
    fight = t.fight
    if fight is None or not (fight.running and fight.bank and t.seats[fight.fighter].alive) or fight.foes:
        return
    t.steps = tuple([step for step in t.steps if not isinstance(step, s.Fleeing | s.Respite)])
    fight.running = False
    if fight.helper >= 0 and not t.seats[fight.helper].alive:
        leave_help(t)


# --- running ------------------------------------------------------------------------------------------------


def _left(t: Table, step: s.Fleeing) -> list[int]:
    left = []
    for card in step.foes:
        if foe_of(t, card) is not None:
            left.append(card)
    return left


def run_fleeing(t: Table, step: s.Fleeing) -> bool:
    """The next runner faces the next monster; with several the runner chooses the order (R-RUN-008).

    Each rolls apart (R-RUN-009) and faces all of them, so that one may catch both (R-RUN-011); the dead face
    no more (R-RUN-015, Q-078).
    In some editions a monster is discarded as soon as the last has got away from it, else after all rolls
    (R-RUN-013); without levels or treasure (R-RUN-002, R-MULTI-005, R-MULTI-006).
    """
    fight = t.fight
    assert fight is not None
    if t.settings.discard_on_escape and _shake_off(t, step):
        return True
    runner = step.runners[0] if step.runners else -1
    if runner < 0:
        pop(t)
        tell(t, e.FlightEnded(fight.fighter, fight.helper))
        combat.end(t, won=False)
        return True
    foes = _left(t, step)
    if not foes or not t.seats[runner].alive:
        swap(t, s.Fleeing(step.runners[1:], tuple([foe.card for foe in fight.foes]), step.ready))
    elif not step.ready:
        swap(t, replace(step, ready=True))
        ask(t, s.Respite())
    elif len(foes) > 1:
        return False
    else:
        face(t, step, foes[0])
    return True


def _shake_off(t: Table, step: s.Fleeing) -> bool:
    """Whether a monster is discarded before the next roll: the last runner has got away from it."""
    fight = t.fight
    assert fight is not None
    if not _left(t, step) or any(t.seats[seat].alive for seat in step.runners[1:]):
        return False
    for foe in fight.foes:
        if foe.card not in step.foes and (step.runners[0], foe.card) in fight.away:
            combat.take_out(t, foe)
            return True
    return False


def _mean_flee(t: Table, seat: int, move: Move) -> int | Refusal:
    """Only the runner says which monster comes next (R-RUN-010); which it is."""
    step = t.steps[-1]
    assert isinstance(step, s.Fleeing)
    if step.runners[0] != seat:
        return NOT_A_RUNNER
    card = named(t, _left(t, step), move.card)
    return card if card >= 0 else refuse("R-PROC-001", "no-such-monster", card=t.mix.named(move.card))


def _list_flee(t: Table, seat: int, step: s.Fleeing) -> list[Move]:
    """The monsters still to flee from."""
    left = _left(t, step) if step.runners[0] == seat else []
    return list(dict.fromkeys([Move("flee", t.mix.ref[card]) for card in left]))


def _do_flee(t: Table, seat: int, card: int) -> None:
    """The runner has chosen."""
    step = t.steps[-1]
    assert isinstance(step, s.Fleeing)
    face(t, step, card)


def face(t: Table, step: s.Fleeing, card: int) -> None:
    """One munchkin tries to get away from one monster, by one die if it comes to that (R-RUN-003).

    Nobody lets it catch them (Q-076). What forbids escape goes before what grants it (Q-071).
    """
    fight = t.fight
    assert fight is not None
    seat = step.runners[0]
    swap(t, s.Fleeing(step.runners, tuple([other for other in step.foes if other != card]), ready=False))
    if fight.escaped_even >> seat & 1:
        _escaped(t, seat, card)
    elif held_fast(t, "escape", seat, card):
        _caught(t, seat, card, rolled=False)
    elif fight.escaped >> seat & 1 or (seat, card) in fight.away or not_pursued(t, seat, card):
        _escaped(t, seat, card)
    elif held_fast(t, "run", seat, card):
        _caught(t, seat, card, rolled=False)
    else:
        roll(t, seat, "run", card)


def _caught(t: Table, seat: int, card: int, *, rolled: bool, total: int = 0) -> None:
    tell(t, e.Caught(seat, t.mix.ref[card], total))
    ask(t, s.Caught(seat, card, rolled))


def _escaped(t: Table, seat: int, card: int, total: int = 0) -> None:
    tell(t, e.Escaped(seat, t.mix.ref[card], total))
    ask(t, s.Escaped(seat, card))


# --- dice ---------------------------------------------------------------------------------------------------


def _counted(t: Table, step: s.Fleeing, rolled: s.Rolled) -> None:
    """The roll to get away counts now (R-RUN-004, R-RUN-005); what was to change the next one is over."""
    came_to = result(t, rolled)
    total = came_to if came_to != rolled.value else 0
    _end_next_run(t, rolled.seat)
    if came_to >= ESCAPE_ON:
        _escaped(t, rolled.seat, rolled.foe, total)
    else:
        _caught(t, rolled.seat, rolled.foe, rolled=True, total=total)


def _end_next_run(t: Table, seat: int) -> None:
    for marker in t.seats[seat].markers:
        if marker.until == "next_run":
            end_quietly(t, seat, marker)


def adjust(t: Table, verb: v.Adjust, frame: s.Frame) -> None:
    """The pending number is changed: a die, which may be rolled again or for an escape; or levels to lose."""
    place = find_step(t, s.Rolled, s.Sinking, s.Escaped)
    step = t.steps[place] if place >= 0 else None
    if isinstance(step, s.Rolled):
        if verb.again:  # another roll: what was to change the next one was for the first
            if step.of == "run":
                _end_next_run(t, step.seat)
            value = die(t, step.seat, step.of)
        else:
            value = step.value + verb.plus if verb.plus is not None else frame.n
            tell(t, e.DieChanged(step.seat, value))
        swap_at(t, place, replace(step, value=value))
    elif isinstance(step, s.Sinking) and verb.plus is not None:
        swap_at(t, place, replace(step, n=max(0, step.n + verb.plus)))
    elif isinstance(step, s.Escaped):
        if held_fast(t, "escape", step.seat, step.foe) or held_fast(t, "run", step.seat, step.foe):
            # a sidekick or a wall got them away; no roll does
            tell(t, e.Caught(step.seat, t.mix.ref[step.foe], 0))
            swap_at(t, place, s.Caught(step.seat, step.foe, rolled=False))
        else:
            swap_at(t, place, s.Rolled(step.seat, die(t, step.seat, "run"), "run", step.foe))


# --- what comes of it ---------------------------------------------------------------------------------------


def resolve_escape(t: Table, step: s.Escaped) -> None:
    """Away for good; some monsters and items act even then (R-RUN-014)."""
    pop(t)
    if t.fight is not None:
        t.fight.away = (*t.fight.away, (step.seat, step.foe))
    frame = s.Frame(step.seat, step.foe, step.foe, step.seat, cause="escape")
    _trigger(t, step.seat, step.foe, AFTER_ESCAPE, frame)


def resolve_caught(t: Table, step: s.Caught) -> None:
    """The Bad Stuff is applied at once, before the next roll (R-RUN-012), for each catch (R-BAD-001, 002)."""
    pop(t)
    if foe_of(t, step.foe) is None:
        return
    assert t.fight is not None
    t.fight.caught = (*t.fight.caught, (step.seat, step.foe))
    frame = s.Frame(step.seat, step.foe, step.foe, step.seat, cause="bad_stuff")
    push(t, s.Script(printed(t, step.foe).bad_stuff, 0, frame))
    _trigger(t, step.seat, step.foe, BEFORE_BAD_STUFF, frame)


def note_unhurt(t: Table, done: s.Script) -> None:
    """Bad Stuff is over: if nothing has come of it, it is told so.

    It all comes in one breath, or of what somebody picks.
    """
    frame = done.frame
    if frame.cause != "bad_stuff" or done.verbs != printed(t, frame.foe).bad_stuff:
        return
    if not t.events or isinstance(t.events[-1], e.Caught):
        tell(t, e.Unhurt(frame.you, t.mix.ref[frame.foe]))


def _trigger(t: Table, seat: int, foe: int, point: int, frame: s.Frame) -> None:
    found = of_foe(t, foe, point, frame, foe) if foe_of(t, foe) else []
    for script in found + of_seat(t, seat, point, frame, foe):
        push(t, script)


# --- described ----------------------------------------------------------------------------------------------


def _pursued(t: Table, step: s.Escaped | s.Caught) -> dict[str, Any]:
    return {"seat": step.seat, "card": t.mix.ref[step.foe]}


def _runner_shown(t: Table) -> dict[str, Any]:
    """Who runs next, and from what."""
    step = t.steps[find_step(t, s.Fleeing)]
    assert isinstance(step, s.Fleeing)
    return open_shown(t, step.foes, step.runners[0])


def _asked_between(t: Table, step: s.Respite) -> int:
    """Bits of the living who hold cards or have a power for any time, or for running away.

    Who still runs is asked with a race or class too, which may be given up between two rolls (R-TIME-001).
    """
    wanted = ANY_TIME | BEFORE_RUN
    fleeing = t.steps[find_step(t, s.Fleeing)]
    assert isinstance(fleeing, s.Fleeing)
    bits = 0
    for seat, player in enumerate(t.seats):
        gives_up = player.trait_cards and seat in fleeing.runners
        if player.alive and (player.hand or player.play_points & wanted or gives_up):
            bits |= 1 << seat
    return bits


_OPEN = Times(anyone=OPEN_IN_COMBAT | BEFORE_RUN, others=PEACE)
"""Once the munchkins run, nothing is done to the fight itself any more (Q-067)."""

MOVES = {
    "run": plain(combat.refuse_run, lambda t, seat: announce(t)),
    "first": plain(refuse_first, do_first),
    "flee": answer_only(NOBODY_RUNS),
}

STEPS = {
    s.Flight: StepRules(
        asks="several",
        bits=_asked,
        changed=flight_changed,
        resolve=begin_flight,
        placed=_first_known,
        times=_OPEN,
        moves=_list_flight,
        answers={"first": MOVES["first"]},
        calm=True,
    ),
    s.Deciding: StepRules(
        asks="one",
        moves=_list_deciding,
        answers={"choose": MoveRules(mean=_mean_deciding, do=_decide_first)},
        shown=seat_shown,
    ),
    s.Fleeing: StepRules(
        asks="one",
        seat=lambda t, step: step.runners[0],
        run=run_fleeing,
        counted=_counted,
        times=_OPEN,
        moves=_list_flee,
        answers={"flee": MoveRules(mean=_mean_flee, do=_do_flee)},
        shown=lambda t, step: _runner_shown(t),
        calm=True,
    ),
    s.Respite: StepRules(
        asks="several", bits=_asked_between, times=_OPEN, shown=lambda t, step: _runner_shown(t), calm=True
    ),
    s.Escaped: StepRules(
        asks="several", point=AFTER_ESCAPE, actor=whose, resolve=resolve_escape, shown=_pursued
    ),
    s.Caught: StepRules(
        asks="several", point=BEFORE_BAD_STUFF, actor=whose, resolve=resolve_caught, shown=_pursued
    ),
}
