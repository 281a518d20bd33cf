"""What cards do: one function for each verb of the vocabulary, and the script that runs them in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.state import Marker
from grosbill.rules import combat, running
from grosbill.rules.chance import below
from grosbill.rules.character import refresh
from grosbill.rules.classes import leaving_for, spread_to
from grosbill.rules.conditions import amount, curses_on, exempt, holds, matches, members, select
from grosbill.rules.curses import lift
from grosbill.rules.death import kill
from grosbill.rules.helping import join_as_helper
from grosbill.rules.items import lay_down, room_for, seize
from grosbill.rules.keeping import loose, stays
from grosbill.rules.levels import gain, lose_levels
from grosbill.rules.picks import lose_to, losing, remember, steal_blind
from grosbill.rules.powers import payable
from grosbill.rules.table import Table, log, munchkins, pop, push, swap
from grosbill.rules.zones import (
    discard,
    draw,
    from_pile,
    from_play,
    lose,
    receive,
    to_play,
)

# --- scripts ------------------------------------------------------------------------------------------------


def run_script(t: Table, step: s.Script) -> bool:
    """Do the next effect of a list."""
    if step.at >= len(step.verbs):
        pop(t)
        return True
    verb = step.verbs[step.at]
    swap(t, s.Script(step.verbs, step.at + 1, step.frame))
    seats = members(t, verb.who, step.frame) if verb.who != "you" else [step.frame.you]
    if verb.if_ is not None and not holds(t, verb.if_, step.frame):
        otherwise(t, verb, step.frame)
    elif isinstance(verb, v.Take):
        _take(t, verb, step.frame, seats)
    elif len(seats) == 1 and seats[0] == step.frame.you:
        DO[type(verb)](t, verb, step.frame)
    else:
        alone = replace(verb, who="you", if_=None)
        for seat in reversed(seats):
            if isinstance(verb, _ABOUT_OTHERS):
                DO[type(verb)](t, verb, replace(step.frame, targets=1 << seat))
            else:
                push(t, s.Script((alone,), 0, replace(step.frame, you=seat)))
    return True


def otherwise(t: Table, verb: v.AnyVerb, frame: s.Frame) -> None:
    """What happens when a verb could not be done in full."""
    if verb.otherwise:
        push(t, s.Script(verb.otherwise, 0, frame))


def run_finish(t: Table, step: s.Finish) -> bool:
    """A played card whose effects are done goes to the discards, unless it stays in force."""
    pop(t)
    if not any(step.card in curses_on(t, seat) for seat in t.seats):
        discard(t, step.card)
    return True


def run_pay(t: Table, step: s.Pay) -> bool:
    """Pay the next part of a cost; the effects wait beneath until all is paid."""
    if step.at >= len(step.costs):
        pop(t)
        return True
    verb = step.costs[step.at]
    swap(t, s.Pay(step.costs, step.at + 1, step.frame))
    you = step.frame.you
    if isinstance(verb, v.LoseLevels):
        lose_levels(t, you, amount(t, verb.n, step.frame))
        return True
    assert isinstance(verb, v.Lose)
    if verb.cards.this:
        lose(t, you, step.frame.card)
        return True
    found = payable(t, you, step.frame.card, verb.cards)
    if verb.cards.n == "all":
        for card in found:
            lose(t, you, card)
        return True
    n = verb.cards.n if isinstance(verb.cards.n, int) else 1
    push(t, s.Pick(you, you, "cost", verb.cards, n, step.frame))
    return True


# --- levels, death, dice, choices ---------------------------------------------------------------------------


def _gain_levels(t: Table, verb: v.GainLevels, frame: s.Frame) -> None:
    gain(t, frame.you, verb.n, may_win=verb.may_win)


def _lose_levels(t: Table, verb: v.LoseLevels, frame: s.Frame) -> None:
    if verb.down_to is not None:
        lose_levels(t, frame.you, max(0, t.seats[frame.you].level - amount(t, verb.down_to, frame)))
    else:
        lose_levels(t, frame.you, amount(t, verb.n, frame))


def _die(t: Table, verb: v.Die, frame: s.Frame) -> None:
    kill(t, frame.you)


def _roll(t: Table, verb: v.Roll, frame: s.Frame) -> None:
    push(t, s.Results(verb, frame))
    running.roll(t, frame.you, "effect")


def resolve_roll(t: Table, step: s.Rolled) -> None:
    """The die counts now: a runner gets away or not, or a card follows the row of its result."""
    pop(t)
    if step.of == "run":
        running.resolve_run(t, step)
        return
    waiting = t.steps[-1]
    assert isinstance(waiting, s.Results)
    assert isinstance(waiting.verb, v.Roll)
    pop(t)
    value = max(1, min(6, running.result(t, step)))
    for row in waiting.verb.results:
        if row.on is None or value in row.on:
            push(t, s.Script(row.do, 0, replace(waiting.frame, roll=value)))
            return


def _choose(t: Table, verb: v.Choose, frame: s.Frame) -> None:
    push(t, s.Choice(frame.you, verb, frame))


def possible(t: Table, option: v.Option, frame: s.Frame) -> bool:
    """Whether a way has something to work on: one cannot choose to lose what one does not have."""
    verb = option.do[0]
    return not isinstance(verb, v.Lose) or bool(select(t, verb.cards, frame, frame.you))


def take_option(t: Table, option: v.Option, frame: s.Frame) -> None:
    """Follow one way of a choice, its cost first."""
    push(t, s.Script(option.do, 0, frame))
    if option.cost:
        push(t, s.Pay(option.cost, 0, frame))


# --- cards --------------------------------------------------------------------------------------------------


def _lose(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    losing(t, frame.you, verb.cards, frame.cause)
    if verb.cards.target:
        for number, seat in enumerate(t.seats):
            if frame.target_card in seat.play and not stays(t, number, frame.target_card):
                lose(t, number, frame.target_card)
        return
    if verb.cards.worth is not None:
        _lose_worth(t, verb, frame)
        return
    found = select(t, verb.cards, frame, frame.you)
    wanted = len(found) if verb.cards.n == "all" else amount(t, verb.cards.n, frame)
    if len(found) < wanted or not found:
        otherwise(t, verb, frame)
    if not verb.even and not verb.cards.host:
        found = loose(t, frame.you, found)
    if not found or wanted <= 0:
        return
    picker = _picker(t, verb.cards.pick, frame)
    if len(found) <= wanted:
        for card in found:
            lose_to(t, frame.you, card, frame.cause)
            remember(t, card)
    elif verb.cards.pick == "random":
        for _ in range(wanted):
            found = loose(t, frame.you, select(t, verb.cards, frame, frame.you))
            lose_to(t, frame.you, found[below(t, len(found))], frame.cause)
    else:
        push(t, s.Pick(picker, frame.you, "lose", verb.cards, wanted, frame))


def _picker(t: Table, pick: str | None, frame: s.Frame) -> int:
    if pick in {"left", "right"}:
        neighbours = members(t, "left" if pick == "left" else "right", frame)
        return neighbours[0] if neighbours else frame.you
    return frame.you


def _lose_worth(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    """Enough cards to reach a value; all of them, and what follows, if that falls short."""
    assert verb.cards.worth is not None
    worth = amount(t, verb.cards.worth, frame)
    if worth <= 0:
        return
    found = loose(t, frame.you, select(t, verb.cards, frame, frame.you))
    total = sum(t.mix.of[card].value for card in found)
    if total < worth:
        otherwise(t, verb, frame)
    if total <= worth:
        for card in found:
            lose_to(t, frame.you, card, frame.cause)
    else:
        push(t, s.Pick(frame.you, frame.you, "lose", verb.cards, len(found), frame, worth))


def _take(t: Table, verb: v.Take, frame: s.Frame, takers: list[int]) -> None:
    if verb.cards.target:
        _take_target(t, verb, frame)
    elif verb.cards.in_ == "discards":
        push(t, s.Pick(frame.you, -1, "take", verb.cards, 1, frame))
    else:
        holder = members(t, verb.from_ or "you", frame)[0]
        push(t, s.Pickers(tuple([seat for seat in takers if seat != holder]), verb, holder, frame))


def _take_target(t: Table, verb: v.Take, frame: s.Frame) -> None:
    """The announced card: a theft goes to the table, a seized item straight into use."""
    card = frame.target_card
    for number, seat in enumerate(t.seats):
        if card in seat.play and number != frame.you and not stays(t, number, card):
            if verb.to == "use":
                if _makes_room(t, verb, frame):
                    return
                seize(t, frame.you, number, card)
            else:
                from_play(t, number, card)
                lay_down(t, frame.you, card)
            log(t, "steal", frame.you, number, (card,))
            return


def _makes_room(t: Table, verb: v.Take, frame: s.Frame) -> bool:
    """Whether the taker has to choose first which of several items makes room for the one taken."""
    d = t.mix.of[frame.target_card]
    seat = t.seats[frame.you]
    if d.slot is None or room_for(t, frame.you, d):
        return False
    same = [card for card in seat.use if t.mix.of[card].slot == d.slot and not exempt(t, seat, card)]
    if len(same) < 2 or sum(t.mix.of[card].hands for card in same) <= d.hands:
        return False
    push(t, s.Script((verb,), 0, frame))
    push(t, s.Pick(frame.you, frame.you, "lose", v.Cards(slot=d.slot, in_="use"), 1, frame))
    return True


def run_pickers(t: Table, step: s.Pickers) -> bool:
    """The next taker takes a card: blind from a hand, or a chosen one from the table."""
    if not step.seats:
        pop(t)
        return True
    taker, rest = step.seats[0], step.seats[1:]
    swap(t, s.Pickers(rest, step.verb, step.holder, step.frame))
    verb = step.verb
    assert isinstance(verb, v.Take)
    if verb.cards.in_ == "hand":
        steal_blind(t, taker, step.holder, verb.cards, step.frame)
    elif loose(t, step.holder, select(t, verb.cards, step.frame, step.holder)):
        push(t, s.Pick(taker, step.holder, "take", verb.cards, 1, step.frame, may=verb.may))
    return True


def _draw(t: Table, verb: v.Draw, frame: s.Frame) -> None:
    deck = int(verb.deck == "treasure")
    face_up = verb.face == "up" or (verb.face == "same" and frame.face_up)
    cards = [card for card in (draw(t, deck) for _ in range(verb.n)) if card >= 0]
    seen = -1 if face_up else 1 << frame.you
    log(t, "draw", frame.you, cards=tuple(cards), note=verb.deck, seen=seen)
    receive(t, frame.you, tuple(cards), face_up)


def run_revealing(t: Table, step: s.Revealing) -> bool:
    """Cards that act on being received, one after the other, then go to the discards."""
    if not step.cards:
        pop(t)
        return True
    card, rest = step.cards[0], step.cards[1:]
    swap(t, s.Revealing(step.seat, rest, step.face_up))
    log(t, "reveal", step.seat, cards=(card,))
    push(t, s.Finish(card))
    for trigger in t.mix.of[card].on:
        push(t, s.Script(trigger.do, 0, s.Frame(step.seat, card, face_up=step.face_up)))
    return True


def _become(t: Table, verb: v.Become, frame: s.Frame) -> None:
    seat = t.seats[frame.you]
    if verb.sex is not None:
        sexes = t.mix.sexes
        seat.sex = sexes[(sexes.index(seat.sex) + 1) % len(sexes)]
        refresh(t, frame.you)
        log(t, "sex", frame.you, note=seat.sex)
        return
    if verb.trait is not None:
        leaving = leaving_for(t, frame.you, verb, "class")
        if not spread_to(t, frame.you, verb.trait, leaving):
            otherwise(t, verb, frame)
        return
    assert verb.cards is not None
    if verb.cards.in_ == "hand":
        if _still_hidden(t, verb.cards):
            push(t, s.Pick(frame.you, frame.you, "add", verb.cards, 1, frame, may=True))
        return
    found = select(t, verb.cards, frame, frame.you)
    kind = verb.cards.kind
    assert isinstance(kind, str)
    leaving = leaving_for(t, frame.you, verb, kind)
    if any(stays(t, frame.you, card) for card in leaving):
        return
    for card in leaving:
        lose(t, frame.you, card)
    if verb.cards.pick == "you":
        push(t, s.Pick(frame.you, -1, "become", verb.cards, 1, frame))
    elif found:
        card = found[-1]
        from_pile(t, card)
        to_play(t, frame.you, card)
        log(t, "become", frame.you, cards=(card,))


def _still_hidden(t: Table, cards: v.Cards) -> bool:
    """Whether such a card may be in somebody's hand, as far as anybody can see."""
    return any(not t.public >> card & 1 and matches(t, cards, card) for card in range(t.mix.size))


# --- standing changes ---------------------------------------------------------------------------------------


def _grant(t: Table, verb: v.Grant, frame: s.Frame) -> None:
    curse = frame.card >= 0 and t.mix.of[frame.card].kind == "curse"
    in_fight = t.fight is not None and frame.you in munchkins(t)
    counts = any(isinstance(mod, (v.Strength, v.Scale)) for mod in verb.mods)
    marker = Marker(frame.card, verb.mods, verb.for_, begun=in_fight, keeps=curse, counts=counts)
    seat = t.seats[frame.you]
    seat.markers = (*seat.markers, marker)
    log(t, "grant", frame.you, cards=(frame.card,) if frame.card >= 0 else ())
    if t.fight is not None and any(isinstance(mod, v.Forbid) and mod.what == "win" for mod in verb.mods):
        t.fight.no_win |= 1 << frame.you


# --- the fight ----------------------------------------------------------------------------------------------


def _remove(t: Table, verb: v.Remove, frame: s.Frame) -> None:
    if t.fight is None:
        return
    cards = select(t, verb.cards, frame, frame.you)
    present = [foe for foe in t.fight.foes if foe.card in cards]
    if not present:
        otherwise(t, verb, frame)
        return
    only = len(t.fight.foes) == 1
    for place, foe in enumerate(present):
        if verb.killed:
            combat.kill_now(t, foe)
            continue
        treasure = verb.treasure
        if treasure == "if_only":
            treasure = "yes" if only else "no"
        if treasure == "no" and t.settings.removed_treasure:
            treasure = "yes"
        if treasure == "yes":
            left = combat.treasures_of(t, foe)
        elif isinstance(treasure, int):
            left = treasure if place == 0 else 0
        else:
            left = 0
        combat.remove(t, foe, left)
    running.rid_of(t, [foe.card for foe in present])


def _join(t: Table, verb: v.Join, frame: s.Frame) -> None:
    if t.fight is None:
        return
    if verb.copy is not None:
        combat.copy_foe(t, frame)
    elif verb.cards is not None and verb.cards.this:
        combat.enter(t, frame.card, frame.you, "join")
    elif verb.cards is not None:
        push(t, s.Pick(frame.you, frame.you, "join", verb.cards, 1, frame))


def _recruit(t: Table, verb: v.Recruit, frame: s.Frame) -> None:
    join_as_helper(t, frame.targets.bit_length() - 1, forced=True)


def _phase(t: Table, verb: v.Phase, frame: s.Frame) -> None:
    t.loot = True


def _escape(t: Table, verb: v.Escape, frame: s.Frame) -> None:
    seat = frame.targets.bit_length() - 1 if verb.who in ("target", "helper") else frame.you
    if verb.from_ is None:
        running.get_away(t, seat, even=verb.even)
    else:
        for card in select(t, verb.from_, frame, frame.you):
            running.get_away_from(t, seat, card)


def _adjust(t: Table, verb: v.Adjust, frame: s.Frame) -> None:
    running.adjust(t, verb, frame)


def _cancel(t: Table, verb: v.Cancel, frame: s.Frame) -> None:
    if verb.cards is not None:
        lift(t, frame.target_card)
        return
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        if isinstance(step, s.Falls):
            t.steps = t.steps[:place] + t.steps[place + 1 :]
            log(t, "cancel", step.victim, cards=(step.card,))
            discard(t, step.card)
            return


def _redirect(t: Table, verb: v.Redirect, frame: s.Frame) -> None:
    if verb.to == "target":
        combat.hand_over(t, frame.targets.bit_length() - 1)
        return
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        if isinstance(step, s.Drawing):
            changed = replace(step, from_pile=step.from_pile + 1)
            t.steps = (*t.steps[:place], changed, *t.steps[place + 1 :])
            return


_ABOUT_OTHERS = (v.Escape, v.Recruit)

DO: dict[type[v.Verb], Callable[[Table, Any, s.Frame], None]] = {
    v.GainLevels: _gain_levels,
    v.LoseLevels: _lose_levels,
    v.Lose: _lose,
    v.Draw: _draw,
    v.Die: _die,
    v.Become: _become,
    v.Roll: _roll,
    v.Choose: _choose,
    v.Grant: _grant,
    v.Remove: _remove,
    v.Join: _join,
    v.Recruit: _recruit,
    v.Phase: _phase,
    v.Escape: _escape,
    v.Adjust: _adjust,
    v.Cancel: _cancel,
    v.Redirect: _redirect,
}
