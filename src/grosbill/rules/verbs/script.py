"""What cards do: one function for each verb of the vocabulary, and the script that runs them in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.figures import FACES
from grosbill.model.records import replace
from grosbill.model.state import NEITHER
from grosbill.rules.kernel.scripts import otherwise
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.kernel.zones import discard, lose
from grosbill.rules.reading.conditions import amount, holds, members
from grosbill.rules.reading.rolls import result
from grosbill.rules.reading.which import curses_on
from grosbill.rules.reading.who import seats_named
from grosbill.rules.table import Table, munchkins, pop, push, swap, unless_played
from grosbill.rules.topics.curses import note_vain
from grosbill.rules.topics.death import die_unless
from grosbill.rules.topics.dice import roll
from grosbill.rules.topics.levels import gain, lose_levels, may_gain, sink
from grosbill.rules.topics.running import adjust, note_unhurt
from grosbill.rules.using.paying import out_of_reach, payable
from grosbill.rules.verbs import cards as card_verbs
from grosbill.rules.verbs import fights as fight_verbs

# --- scripts ------------------------------------------------------------------------------------------------


def run_script(t: Table, step: s.Script) -> bool:
    """Do the next effect of a list."""
    if step.at >= len(step.verbs):
        pop(t)
        note_unhurt(t, step)
        return True
    verb = step.verbs[step.at]
    swap(t, s.Script(step.verbs, step.at + 1, step.frame))
    if not t.seats[step.frame.you].alive and _for_the_living(verb):
        return True
    seats = members(t, verb.who, step.frame) if verb.who != "you" else [step.frame.you]
    if verb.if_ is not None and not holds(t, verb.if_, step.frame):
        otherwise(t, verb, step.frame)
    elif len(seats) > 1 and isinstance(verb.who, v.Who) and verb.who.one:
        alone = replace(verb, who="you", if_=None)
        promised = [seat for seat in seats if step.frame.targets >> seat & 1]
        if promised:
            push(t, s.Script((alone,), 0, replace(step.frame, you=promised[0])))
        else:
            push(t, s.Naming(step.frame.you, _nameable(t, verb, seats), alone, step.frame))
    elif type(verb) is v.Take:
        card_verbs.take(t, verb, step.frame, seats)
    elif type(verb) is v.Join and verb.may:
        fight_verbs.call(t, verb, step.frame, seats)
    elif len(seats) == 1 and seats[0] == step.frame.you:
        DO[type(verb)](t, verb, step.frame)
    elif isinstance(verb, v.Escape | v.Recruit):
        for seat in reversed(seats):
            DO[type(verb)](t, verb, replace(step.frame, targets=1 << seat))
    else:
        alone = replace(verb, who="you", if_=None)
        for seat in reversed(seats):
            push(t, s.Script((alone,), 0, replace(step.frame, you=seat)))
    return True


def _for_the_living(verb: v.AnyVerb) -> bool:
    """Whether a verb asks `you` something or brings you cards: the dead receive none (R-DEATH-015)."""
    match verb:
        case v.Choose() | v.Look() | v.Exchange():
            return True
        case v.Draw() | v.Take():
            return verb.who == "you" or _picked(verb.who)
        case v.Become():
            return verb.cards is not None or _picked(verb.who)
        case v.LoseLevels():
            return verb.to is not None or _picked(verb.who)
        case _:
            return _picked(verb.who)


def _picked(who: v.Whom) -> bool:
    return isinstance(who, v.Who) and who.one


def _nameable(t: Table, verb: v.AnyVerb, seats: list[int]) -> tuple[int, ...]:
    """Of several players those who may be picked: for a level, those who can take it (Q-002)."""
    if isinstance(verb, v.GainLevels) and not verb.may_win:
        return tuple([seat for seat in seats if may_gain(t, seat, verb.n)]) or tuple(seats)
    return tuple(seats)


def run_finish(t: Table, step: s.Finish) -> bool:
    """A played card whose effects are done goes to the discards, unless it stays in force or in the fight.

    So does a curse from behind the door (R-TURN-009).
    """
    pop(t)
    if "curse" in t.mix.of[step.card].tags:
        if _in_force(t, step.card):
            return True
        note_vain(t, step.card)
    if t.fight is not None and _lasts(t, step.card):
        t.fight.plays = (*t.fight.plays, (step.card, NEITHER))
    else:
        discard(t, step.card)
    return True


def _in_force(t: Table, curse: int) -> bool:
    return any(curse in curses_on(t, player) for player in t.seats)


def _lasts(t: Table, card: int) -> bool:
    """Whether what a card gave lasts as long as the fight: then the card lies there with it."""
    assert t.fight is not None
    given = [marker for _, marker in t.fight.granted]
    given += [marker for seat in munchkins(t) for marker in t.seats[seat].markers]
    return any(marker.card == card and marker.until == "combat" for marker in given)


def run_pay(t: Table, step: s.Pay) -> bool:
    """Pay the next part of a cost; the effects wait beneath until all is paid."""
    if step.at >= len(step.costs):
        pop(t)
        return True
    verb = step.costs[step.at]
    swap(t, s.Pay(step.costs, step.at + 1, step.frame))
    you = step.frame.you
    if isinstance(verb, v.PayLevels):
        lose_levels(t, you, verb.n)
        return True
    if verb.cards.this:
        lose(t, you, step.frame.card, "cost")
        return True
    found = payable(t, you, step.frame.card, verb.cards)
    if verb.cards.n == "all":
        for card in found:
            lose(t, you, card, "cost")
        return True
    if verb.cards.worth is not None:
        push(t, s.Pick(you, you, "cost", s.picked(verb.cards), 1, step.frame, verb.cards.worth))
        return True
    push(t, s.Pick(you, you, "cost", s.picked(verb.cards), verb.cards.n, step.frame))
    return True


# --- levels, death, dice, choices ---------------------------------------------------------------------------


def _gain_levels(t: Table, verb: v.GainLevels, frame: s.Frame) -> None:
    """A card may grant levels (R-LEVEL-002)."""
    gain(t, frame.you, verb.n, may_win=verb.may_win, by=unless_played(t, frame.card))


def _lose_levels(t: Table, verb: v.LoseLevels, frame: s.Frame) -> None:
    """Nothing but a card takes levels (R-LEVEL-004)."""
    level = t.seats[frame.you].level
    n = level - amount(t, verb.down_to, frame) if verb.down_to is not None else amount(t, verb.n, frame)
    lowest = seats_named(t, verb.to, frame) if verb.to is not None else []
    to = () if frame.you in lowest else tuple(lowest)
    sink(t, frame.you, n, frame.cause, frame.card, to)


def _die(t: Table, verb: v.Die, frame: s.Frame) -> None:
    die_unless(t, frame.you)


def _roll(t: Table, verb: v.Roll, frame: s.Frame) -> None:
    push(t, s.Results(verb, frame))
    roll(t, frame.you, "effect")


def _done(t: Table, step: s.Results) -> bool:
    """What followed from the die is done; or the die it waited for is gone, and nothing follows."""
    pop(t)
    return True


def _counted(t: Table, step: s.Results, rolled: s.Rolled) -> None:
    """The die counts now: the row of its result follows."""
    assert isinstance(step.verb, v.Roll)
    value = max(1, min(FACES, result(t, rolled)))
    for row in step.verb.results:
        if row.below is not None and value >= step.frame.n:
            continue
        if row.on is None or value in row.on:
            if any(map(_takes, step.verb.results)) and not _takes(row):
                card_verbs.miss(t, step.frame)
            push(t, s.Script(row.do, 0, replace(step.frame, roll=value)))
            return


def _takes(row: v.Row) -> bool:
    """Whether the announced card is taken if the die comes to this."""
    return any(isinstance(verb, v.Take) and bool(verb.cards.target) for verb in row.do)


def _choose(t: Table, verb: v.Choose, frame: s.Frame) -> None:
    """One of several ways; what may be declined and is beyond reach, as anybody can see, is not asked."""
    ways = [option for option in verb.options if not out_of_reach(t, frame.you, frame.card, option.cost)]
    if ways or not verb.may:
        push(t, s.Choice(frame.you, verb, frame))


DO: dict[type[v.Verb], Callable[[Table, Any, s.Frame], None]] = {
    v.GainLevels: _gain_levels,
    v.LoseLevels: _lose_levels,
    v.Lose: card_verbs.lose_cards,
    v.Draw: card_verbs.draw_cards,
    v.Exchange: card_verbs.exchange,
    v.Share: card_verbs.share_reward,
    v.ShowHand: card_verbs.show_to_all,
    v.Look: card_verbs.look_at,
    v.Die: _die,
    v.Become: card_verbs.begin_becoming,
    v.Roll: _roll,
    v.Choose: _choose,
    v.Grant: fight_verbs.grant,
    v.Remove: fight_verbs.remove,
    v.Join: fight_verbs.join,
    v.Recruit: fight_verbs.recruit,
    v.Phase: fight_verbs.open_phase,
    v.Escape: fight_verbs.escape,
    v.Adjust: adjust,
    v.Cancel: fight_verbs.cancel,
    v.Redirect: fight_verbs.redirect,
}


# --- described ----------------------------------------------------------------------------------------------


STEPS = {
    s.Script: StepRules(asks="nobody", run=run_script, to_the_end=True),
    s.Finish: StepRules(asks="nobody", run=run_finish),
    s.Pay: StepRules(asks="nobody", run=run_pay),
    s.Results: StepRules(asks="nobody", run=_done, counted=_counted),
}
