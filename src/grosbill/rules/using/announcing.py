"""Playing a card or using a power: announced, paid for, answered, then its effects."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from grosbill.effects.points import (
    AFTER_ESCAPE,
    AFTER_ROLL,
    BEFORE_BAD_STUFF,
    BEFORE_FIGHT,
    BEFORE_PLAY,
    BEFORE_RUN,
    COMBAT,
)
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.model.state import OURS
from grosbill.packs import Power
from grosbill.packs.card_def import How, joins_itself
from grosbill.rules.kernel import hooks
from grosbill.rules.kernel.step_rules import StepRules, actor_of, cause_of, subject_of, whose
from grosbill.rules.kernel.windows import ask_if_any
from grosbill.rules.kernel.zones import (
    cancel,
    discard,
    from_hand,
    from_play,
    hang,
    lay_open,
    make_count,
    show,
    to_play,
)
from grosbill.rules.reading.strength import munchkin_total
from grosbill.rules.reading.triggers import of_foes
from grosbill.rules.reading.which import foe_of, printed
from grosbill.rules.reading.who import announced_player
from grosbill.rules.table import Table, fighting, find_step, pop, push, swap_at, tell
from grosbill.rules.topics import classes, combat, items
from grosbill.rules.topics.curses import fall
from grosbill.rules.topics.posing import switch
from grosbill.rules.using.aims import Aim, bits, class_for
from grosbill.rules.using.counting import count

LAID = -1
"""The power of a card that is laid in front of its owner."""

INTO_A_FIGHT = COMBAT | BEFORE_FIGHT | BEFORE_RUN | AFTER_ROLL | AFTER_ESCAPE | BEFORE_BAD_STUFF
"""When a card is played into a fight: not what answers a curse, or a loss of levels, while there is one."""


def act(t: Table, seat: int, card: int, power: Power, aim: Aim, kind: str) -> None:
    """Carry a use out: pay, then the effects; the card waits beside the table until they are done."""
    ref = t.mix.ref
    event = e.Used if kind == "use" else e.Played
    target, side = _first(aim.targets), e.SIDES[aim.side]
    aimed = ref[aim.card] if aim.card >= 0 else ""
    tell(t, event(seat, ref[card], power.slug, target, aimed, aim.owner, side, aim.n))
    count(t, seat, card, power, aim.targets if power.use.at_most and power.use.at_most.per == "target" else 0)
    step = t.steps[-1] if t.steps else None
    frame = s.Frame(
        seat,
        card,
        card if kind == "use" and printed(t, card).kind == "monster" else -1,
        actor_of(step) if step is not None else -1,
        aim.targets,
        aim.card,
        aim.side,
        subject_of(step),
        n=aim.n,
        cause=cause_of(step),
    )
    if power.poses:
        switch(t, seat, card, head_count=power.how == "head_count")
    elif kind == "use":
        push(t, s.Script(power.use.do, 0, frame))
    else:
        _leave(t, seat, card)
        if t.fight is not None:
            t.fight.by = (*t.fight.by, (card, seat))
        if power.how == "attach" and aim.card in t.seats[seat].hand:
            show(t, seat, aim.card)
        for_fight = bool(power.points & INTO_A_FIGHT) or any(fighting(t, whom) for whom in bits(aim.targets))
        _announce(t, s.Effect(seat, card, power.number, frame), into_fight=for_fight)
        if power.brings is not None:
            push(t, s.Pick(seat, seat, "bring", s.picked(power.brings), 1, frame))
    if power.use.cost:
        push(t, s.Pay(power.use.cost, 0, frame))
    if isinstance(step, s.Pick) and searches(step):
        _put_off(t, step)


def searches(step: s.Pick) -> bool:
    """Whether the discards are being searched."""
    return step.cards.in_ == "discards" and step.what == "take"


def _put_off(t: Table, search: s.Pick) -> None:
    """A search is one action: a curse that is played meanwhile waits for it (Q-014, Q-015)."""
    end, card = t.steps.index(search) + 1, search.frame.card
    start = next(place for place, step in enumerate(t.steps) if step == search or _serves(step, card))
    t.steps = (*t.steps[:start], *t.steps[end:], *t.steps[start:end])


def _serves(step: s.Step, card: int) -> bool:
    """What is still to be done of a card."""
    return step == s.Finish(card) or (isinstance(step, s.Script) and step.frame.card == card)


def bring(t: Table, seat: int, card: int) -> None:
    """The card that is played along is shown: it comes into the fight with the effect."""
    show(t, seat, card)
    assert t.fight is not None
    tell(t, e.Brought(seat, t.fight.fighter, t.mix.ref[card]))
    place = find_step(t, s.Effect)
    step = t.steps[place] if place >= 0 else None
    if isinstance(step, s.Effect):
        swap_at(t, place, replace(step, frame=replace(step.frame, that=card)))


def lay(t: Table, seat: int, card: int) -> None:
    """A race, class, item or sidekick is played from hand onto the table."""
    from_hand(t, seat, card)
    lay_open(t, card)
    tell(t, e.Played(seat, t.mix.ref[card], kept=t.mix.of[card].kind == "one_shot"))
    _announce(t, s.Effect(seat, card, LAID, s.Frame(seat, card)), into_fight=fighting(t, seat))


def _announce(t: Table, effect: s.Effect, *, into_fight: bool) -> None:
    """Whoever can cancel a play is asked first; monsters may have their price for one into their fight."""
    push(t, effect)
    if into_fight and t.mix.trigger_points & BEFORE_PLAY:
        frame = s.Frame(effect.seat, actor=effect.seat, that=effect.card, cause="play")
        for script in of_foes(t, BEFORE_PLAY, frame, effect.card):
            push(t, script)
    if t.mix.points & BEFORE_PLAY:
        ask_if_any(t, s.Announced(effect.seat, effect.card), maker=effect.seat)


def _cancel(t: Table, effect: s.Effect) -> None:
    """The card goes to the discards without effect."""
    t.steps = tuple([step for step in t.steps if not _belongs(step, effect.card)])
    on = effect.frame.targets
    cancel(t, on.bit_length() - 1 if on.bit_count() == 1 else effect.seat, effect.card)


def _belongs(step: s.Step, card: int) -> bool:
    """What waits because a card is played."""
    if isinstance(step, s.Announced):
        return step.card == card
    return isinstance(step, s.Script) and step.frame.that == card and step.frame.cause == "play"


def run_effect(t: Table, effect: s.Effect) -> bool:
    """Nobody cancels it any more: the card does what it does."""
    pop(t)
    if effect.power == LAID:
        _lay_down(t, effect.seat, effect.card)
    else:
        power = t.mix.powers[effect.power - 1]
        TAKES_EFFECT[power.how](t, effect, power)
    return True


def run_forced(t: Table, step: s.Forced) -> bool:
    """One after the other, so that each can be answered; cards that do something else are not meant."""
    fight = t.fight
    for card in t.seats[step.seat].hand if fight is not None else ():
        power = next((power for power in t.mix.of[card].powers if power.how == "boost"), None)
        if power is not None and _strengthens(t, card):
            act(t, step.seat, card, power, Aim(side=OURS), "play")
            return True
    pop(t)
    return True


def _strengthens(t: Table, card: int) -> bool:
    """Whether the munchkins' side is stronger with this card than without."""
    probe = t.copied()
    assert probe.fight is not None
    probe.fight.plays = (*probe.fight.plays, (card, OURS))
    return munchkin_total(probe) > munchkin_total(t)


def _lay_down(t: Table, seat: int, card: int) -> None:
    if t.mix.of[card].trait:
        classes.begin_trait(t, seat, card)
    else:
        items.lay_down(t, seat, card)


def _leave(t: Table, seat: int, card: int) -> None:
    if card in t.seats[seat].hand:
        from_hand(t, seat, card)
        lay_open(t, card)
    else:
        from_play(t, seat, card)


def _follow(t: Table, effect: s.Effect, power: Power) -> None:
    """What is written on it happens, one thing after the other."""
    if not joins_itself(power.use.do):
        push(t, s.Finish(effect.card))
    hooks.follow(t, t.mix.of[effect.card].hook, effect.frame)
    push(t, s.Script(power.use.do, 0, effect.frame))


def _curse(t: Table, effect: s.Effect, power: Power) -> None:
    fall(t, effect.card, announced_player(effect.frame), effect.seat, "played")


def _boost(t: Table, effect: s.Effect, power: Power) -> None:
    """It counts for its side of the fight."""
    fight = t.fight
    if fight is None:
        discard(t, effect.card)  # what it was played for is gone
    else:
        fight.plays = (*fight.plays, (effect.card, effect.frame.side))


def _enhance(t: Table, effect: s.Effect, power: Power) -> None:
    """It lies on a monster of the fight."""
    fight, foe = t.fight, foe_of(t, effect.frame.target_card)
    if fight is None or foe is None:
        discard(t, effect.card)  # what it was played for is gone
    else:
        fight.enhancers = (*fight.enhancers, (effect.card, foe.kin))


def _escort(t: Table, effect: s.Effect, power: Power) -> None:
    """A monster from hand enters the fight, with a card on it that makes it one of those that join."""
    frame = effect.frame
    if t.fight is None or frame.that not in t.seats[frame.you].hand:
        discard(t, effect.card)  # what it was played with is gone
        return
    from_hand(t, frame.you, frame.that)
    combat.enter(t, frame.that, frame.you, "join", brought=True)
    foe = foe_of(t, frame.that)
    assert foe is not None
    t.fight.enhancers = (*t.fight.enhancers, (effect.card, foe.kin))


def _attach(t: Table, effect: s.Effect, power: Power) -> None:
    """It lies on an item of one's own, which may come from the hand with it."""
    seat, card, host = effect.seat, effect.card, effect.frame.target_card
    if host in t.seats[seat].hand:
        from_hand(t, seat, host)
        to_play(t, seat, host)
    if t.mix.of[card].ignores:
        make_count(t, seat, host)
    hang(t, seat, card, host)


def _bear(t: Table, effect: s.Effect, power: Power) -> None:
    """An enhancer lies on the class it needs, and leaves with it (R-CULT-013)."""
    seat = announced_player(effect.frame)
    host = class_for(t, seat, effect.card)
    if host < 0 or not t.seats[seat].alive:
        discard(t, effect.card)  # what it was played for is gone
        return
    hang(t, seat, effect.card, host)


TAKES_EFFECT: Final[dict[How, Callable[[Table, s.Effect, Power], None]]] = {
    "effects": _follow,
    "curse": _curse,
    "boost": _boost,
    "enhance": _enhance,
    "escort": _escort,
    "attach": _attach,
    "bear": _bear,
}
"""What becomes of a card that is played, by how it is; what one counts as is switched at once."""


def _always(step: Any) -> bool:
    return True


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1 if mask else -1


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Announced: StepRules(
        asks="several",
        point=BEFORE_PLAY,
        actor=whose,
        subject=attrgetter("card"),
        shown=lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
        settling=_always,
    ),
    s.Effect: StepRules(asks="nobody", run=run_effect, cancel=_cancel, settling=_always),
    s.Forced: StepRules(asks="nobody", run=run_forced),
}
