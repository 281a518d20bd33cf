"""What cards do: one function for each verb of the vocabulary, and the script that runs them in order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_DISCARD, AFTER_ROLL
from grosbill.model import steps as s
from grosbill.model.state import NEITHER, Marker
from grosbill.rules import combat, running
from grosbill.rules.becoming import become
from grosbill.rules.chance import below
from grosbill.rules.character import filled
from grosbill.rules.conditions import amount, curses_on, holds, members, select
from grosbill.rules.curses import fall, lift
from grosbill.rules.death import kill
from grosbill.rules.helping import join_as_helper
from grosbill.rules.items import in_the_way, pass_on, seize
from grosbill.rules.keeping import loose, stays
from grosbill.rules.levels import gain, lose_levels
from grosbill.rules.losing import called_for, lose_to, spared
from grosbill.rules.picks import remember, steal_blind
from grosbill.rules.playing import cancel_play
from grosbill.rules.powers import payable
from grosbill.rules.table import Table, clockwise, log, munchkins, pop, push, swap
from grosbill.rules.triggers import of_seat
from grosbill.rules.windows import ask_if_any
from grosbill.rules.zones import (
    discard,
    draw,
    exchange_hands,
    from_hand,
    from_pile,
    look,
    lose,
    receive,
    to_hand,
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
    elif isinstance(verb.who, v.Who) and verb.who.one and len(seats) > 1:
        alone = replace(verb, who="you", if_=None)
        push(t, s.Naming(step.frame.you, tuple(seats), alone, step.frame))
    elif isinstance(verb, v.Take):
        _take(t, verb, step.frame, seats)
    elif isinstance(verb, v.Join) and verb.may:
        _call(t, verb, step.frame, seats)
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


def name(t: Table, step: s.Naming, number: int) -> None:
    """A player was named: the effect is about them."""
    pop(t)
    log(t, "named", step.seat, number)
    push(t, s.Script((step.verb,), 0, replace(step.frame, you=number)))


def otherwise(t: Table, verb: v.AnyVerb, frame: s.Frame) -> None:
    """What happens when a verb could not be done in full."""
    if verb.otherwise:
        push(t, s.Script(verb.otherwise, 0, frame))


def run_finish(t: Table, step: s.Finish) -> bool:
    """A played card whose effects are done goes to the discards, unless it stays in force or in the fight."""
    pop(t)
    if any(step.card in curses_on(t, seat) for seat in t.seats):
        return True
    if t.fight is not None and _lasts(t, step.card):
        t.fight.plays = (*t.fight.plays, (step.card, NEITHER))
    else:
        discard(t, step.card)
    return True


def _lasts(t: Table, card: int) -> bool:
    """Whether what a card gave lasts as long as the fight: then the card lies there with it."""
    assert t.fight is not None
    given = [marker for _, marker in t.fight.granted]
    given += [marker for number in munchkins(t) for marker in t.seats[number].markers]
    return any(marker.card == card and marker.until == "combat" for marker in given)


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
    if verb.cards.worth is not None:
        worth = amount(t, verb.cards.worth, step.frame)
        push(t, s.Pick(you, you, "cost", verb.cards, len(found), step.frame, worth))
        return True
    n = verb.cards.n if isinstance(verb.cards.n, int) else 1
    push(t, s.Pick(you, you, "cost", verb.cards, n, step.frame))
    return True


# --- levels, death, dice, choices ---------------------------------------------------------------------------


def _gain_levels(t: Table, verb: v.GainLevels, frame: s.Frame) -> None:
    gain(t, frame.you, verb.n, may_win=verb.may_win)


def _lose_levels(t: Table, verb: v.LoseLevels, frame: s.Frame) -> None:
    """Levels are lost, unless somebody can do something about it."""
    level = t.seats[frame.you].level
    n = level - amount(t, verb.down_to, frame) if verb.down_to is not None else amount(t, verb.n, frame)
    if level == 1 or n <= 0 or not ask_if_any(t, s.Sinking(frame.you, n, frame.cause)):
        lose_levels(t, frame.you, max(0, n))


def resolve_sinking(t: Table, step: s.Sinking) -> None:
    """Nobody does anything about it any more: the levels are lost."""
    pop(t)
    lose_levels(t, step.seat, step.n)


def _die(t: Table, verb: v.Die, frame: s.Frame) -> None:
    if not t.seats[frame.you].alive or not ask_if_any(t, s.Dying(frame.you)):
        kill(t, frame.you)


def resolve_dying(t: Table, step: s.Dying) -> None:
    """Nothing has saved the character."""
    pop(t)
    kill(t, step.seat)


def _roll(t: Table, verb: v.Roll, frame: s.Frame) -> None:
    push(t, s.Results(verb, frame))
    running.roll(t, frame.you, "effect")


def resolve_roll(t: Table, step: s.Rolled) -> None:
    """The die counts now: a runner gets away or not, or a card follows the row of its result."""
    scripts = []
    if t.mix.trigger_points & AFTER_ROLL:
        frame = s.Frame(step.seat, actor=step.seat, roll=step.value)
        scripts = of_seat(t, step.seat, AFTER_ROLL, frame)
    pop(t)
    _count_die(t, step)
    for script in scripts:
        push(t, script)


def _count_die(t: Table, step: s.Rolled) -> None:
    if step.of == "run":
        running.resolve_run(t, step)
        return
    waiting = t.steps[-1]
    assert isinstance(waiting, s.Results)
    assert isinstance(waiting.verb, v.Roll)
    pop(t)
    value = max(1, min(6, running.result(t, step)))
    for row in waiting.verb.results:
        if row.below is not None and value >= waiting.frame.n:
            continue
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
    if not called_for(t, frame.you, verb.cards, frame.cause):
        return
    if verb.cards.target or verb.cards.this or verb.cards.host:
        _lose_named(t, verb, frame)
        return
    if verb.cards.worth is not None:
        _lose_worth(t, verb, frame)
        return
    found = spared(t, frame.you, verb.cards, select(t, verb.cards, frame, frame.you), frame.cause)
    wanted = len(found) if verb.cards.n == "all" else amount(t, verb.cards.n, frame)
    if len(found) < wanted or not found:
        otherwise(t, verb, frame)
    if not verb.even:
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
            found = spared(t, frame.you, verb.cards, select(t, verb.cards, frame, frame.you), frame.cause)
            found = loose(t, frame.you, found)
            lose_to(t, frame.you, found[below(t, len(found))], frame.cause)
    else:
        push(t, s.Pick(picker, frame.you, "lose", verb.cards, wanted, frame))


def _lose_named(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    """One certain card, wherever it lies in front of somebody; or it was lost before."""
    for number, seat in enumerate(t.seats):
        found = select(t, verb.cards, frame, number)
        # What holds an item fast may let go of it.
        for card in found if verb.even or verb.cards.host else loose(t, number, found):
            if card in seat.play or (card in seat.hand and number == frame.you):
                lose(t, number, card)


def _picker(t: Table, pick: str | None, frame: s.Frame) -> int:
    if pick in {"left", "right"}:
        neighbours = members(t, "left" if pick == "left" else "right", frame)
        return neighbours[0] if neighbours else frame.you
    if pick == "lowest":
        others = [seat for seat in members(t, "lowest", frame) if seat != frame.you]
        return others[0] if others else frame.you
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
    elif verb.cards.that:
        _take_that(t, verb, frame, takers)
    elif verb.cards.in_ == "discards":
        push(t, s.Pick(frame.you, -1, "take", verb.cards, 1, frame))
    else:
        holder = members(t, verb.from_ or "you", frame)[0]
        push(t, s.Pickers(tuple([seat for seat in takers if seat != holder]), verb, holder, frame))


def _take_target(t: Table, verb: v.Take, frame: s.Frame) -> None:
    """The announced card: a theft goes to the table, a seized item straight into use, the rest to hand."""
    card = frame.target_card
    if card in t.piles[t.mix.of[card].deck]:
        from_pile(t, card)
        log(t, "take", frame.you, cards=(card,))
        receive(t, frame.you, (card,), face_up=True)
        return
    if combat.withdraw(t, card):
        log(t, "take", frame.you, cards=(card,))
        to_hand(t, frame.you, card, (1 << len(t.seats)) - 1)
        return
    for number, seat in enumerate(t.seats):
        if card in seat.play and number != frame.you and not stays(t, number, card):
            if verb.to == "use":
                if _makes_room(t, verb, frame):
                    return
                seize(t, frame.you, number, card)
            else:
                pass_on(t, number, frame.you, card)
            log(t, "steal", frame.you, number, (card,))
            return


def _take_that(t: Table, verb: v.Take, frame: s.Frame, takers: list[int]) -> None:
    """The card just discarded, for the first of those who may take it and wants to."""
    if takers and frame.that in t.piles[t.mix.of[frame.that].deck]:
        push(t, s.Pick(takers[0], -1, "take", verb.cards, 1, frame, may=verb.may))


def _makes_room(t: Table, verb: v.Take, frame: s.Frame) -> bool:
    """Whether the taker has to choose first which of several items makes room for the one taken."""
    d = t.mix.of[frame.target_card]
    same = [t.mix.of[card] for card in in_the_way(t, frame.you, d)]
    by_slot = d.place is not None and all(other.place == d.place for other in same)
    if len(same) < 2 or (by_slot and filled(same, d.place or "") <= d.hands):
        return False
    wanted = v.Cards(slot=d.slot, in_="use") if by_slot else v.Cards(tag=d.use_tags, in_="use")
    push(t, s.Script((verb,), 0, frame))
    push(t, s.Pick(frame.you, frame.you, "lose", wanted, 1, frame))
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
    if verb.cards.pick == "you":
        if select(t, verb.cards, step.frame, step.holder):
            push(t, s.Pick(step.holder, step.holder, "give", verb.cards, 1, step.frame, to=taker))
    elif verb.cards.in_ == "hand":
        steal_blind(t, taker, step.holder, verb.cards, step.frame)
    elif loose(t, step.holder, select(t, verb.cards, step.frame, step.holder)):
        push(t, s.Pick(taker, step.holder, "take", verb.cards, 1, step.frame, may=verb.may))
    return True


def _exchange(t: Table, verb: v.Exchange, frame: s.Frame) -> None:
    """Two hands change owners; each of the two knows what the other now holds."""
    others = members(t, verb.with_, frame)
    if others and all(called_for(t, seat, verb.cards, frame.cause) for seat in (frame.you, others[0])):
        exchange_hands(t, frame.you, others[0])
        log(t, "exchange", frame.you, others[0])
        for seat in (frame.you, others[0]):
            log(t, "hand", seat, cards=t.seats[seat].hand, seen=1 << frame.you | 1 << others[0])


def _show(t: Table, verb: v.Show, frame: s.Frame) -> None:
    """A hand is shown to all; or the top of a deck to one, who may put it back in another order."""
    if verb.cards.in_ == "deck":
        deck = int(verb.cards.deck == "treasure")
        n = amount(t, verb.cards.n, frame) if verb.cards.n != "all" else 1
        cards = look(t, deck, n, frame.you)
        log(t, "look", frame.you, cards=cards, note=verb.cards.deck or "", seen=1 << frame.you)
        if verb.reorder and len(cards) > 1:
            left = len(cards) - 1
            push(t, s.Pick(frame.you, -1, "order", verb.cards, left, replace(frame, n=len(cards))))
        return
    seat = t.seats[frame.you]
    everyone = (1 << len(t.seats)) - 1
    seat.known = tuple([everyone for _ in seat.hand])
    log(t, "show", frame.you, cards=seat.hand)


def _draw(t: Table, verb: v.Draw, frame: s.Frame) -> None:
    deck = int(verb.deck == "treasure")
    face_up = verb.face == "up" or (verb.face == "same" and frame.face_up)
    cards = [card for card in (draw(t, deck) for _ in range(verb.n)) if card >= 0]
    seen = -1 if face_up else 1 << frame.you
    log(t, "draw", frame.you, cards=tuple(cards), note=verb.deck, seen=seen)
    receive(t, frame.you, tuple(cards), face_up)


def _share_reward(t: Table, verb: v.Share, frame: s.Frame) -> None:
    """The reward about to be drawn is dealt out face down, in equal parts; the odd one is the fighter's."""
    for step in t.steps:
        if isinstance(step, s.Drawing) and step.use == "reward":
            sharing = next(other for other in t.steps if isinstance(other, s.Sharing))
            t.steps = tuple([other for other in t.steps if other not in (step, sharing)])
            cards = [card for card in (draw(t, step.deck) for _ in range(step.n)) if card >= 0]
            half = len(cards) // 2 if t.seats[sharing.helper].alive else 0
            for seat, share in ((sharing.helper, cards[:half]), (sharing.fighter, cards[half:])):
                log(t, "treasure", seat, cards=tuple(share), seen=1 << seat)
                receive(t, seat, tuple(share), face_up=False)
            return


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
        cause = "face_up" if step.face_up else "face_down"
        push(t, s.Script(trigger.do, 0, s.Frame(step.seat, card, cause=cause, face_up=step.face_up)))
    return True


def _become(t: Table, verb: v.Become, frame: s.Frame) -> None:
    if not become(t, verb, frame):
        otherwise(t, verb, frame)


# --- standing changes ---------------------------------------------------------------------------------------


def _grant(t: Table, verb: v.Grant, frame: s.Frame) -> None:
    curse = frame.card >= 0 and "curse" in t.mix.of[frame.card].tags
    in_fight = t.fight is not None and frame.you in munchkins(t)
    counts = any(isinstance(mod, (v.Strength, v.Scale)) for mod in verb.mods)
    mods = tuple([_announced(mod, frame) for mod in verb.mods])
    marker = Marker(frame.card, mods, verb.for_, in_fight, curse, verb.on, counts)
    if verb.to is not None:
        _grant_to_cards(t, verb.to, marker, frame)
        return
    seat = t.seats[frame.you]
    seat.markers = (*seat.markers, marker)
    log(t, "grant", frame.you, cards=(frame.card,) if frame.card >= 0 else ())
    if t.fight is not None and any(isinstance(mod, v.Forbid) and mod.what == "win" for mod in verb.mods):
        t.fight.no_win |= 1 << frame.you


def _announced(mod: v.AnyMod, frame: s.Frame) -> v.AnyMod:
    """A change by a number that was announced is a change by that number from here on."""
    if isinstance(mod, v.Strength) and isinstance(mod.plus, v.Amount) and mod.plus.one_of is not None:
        return replace(mod, plus=frame.n)
    return mod


def _grant_to_cards(t: Table, to: v.Cards, marker: Marker, frame: s.Frame) -> None:
    """Monsters in the fight, an item in use or a card played are changed until the fight is over."""
    fight = t.fight
    if fight is not None:
        cards = select(t, to, frame, frame.you)
        fight.granted += tuple([(card, marker) for card in cards])
        log(t, "grant", frame.you, cards=(frame.card, *cards))


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
        if t.settings.loot_after_friendly and frame.foe == foe.card and t.mix.of[foe.shape].friendly and only:
            t.loot = True  # nothing was fought (R-TURN-021)
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
    elif frame.that in t.seats[frame.you].hand:
        from_hand(t, frame.you, frame.that)
        t.public |= 1 << frame.that
        combat.enter(t, frame.that, frame.you, "join")


def _call(t: Table, verb: v.Join, frame: s.Frame, seats: list[int]) -> None:
    """Each in turn may add a monster, beginning with whoever brought the one that calls (R-WANDER-006)."""
    order = [seat for seat in clockwise(t, max(frame.actor, 0)) if seat in seats]
    push(t, s.Callers(tuple(order), verb, frame))


def run_callers(t: Table, step: s.Callers) -> bool:
    """The next player is asked, once (R-WANDER-007)."""
    if not step.seats or t.fight is None:
        pop(t)
        return True
    assert isinstance(step.verb, v.Join)
    assert step.verb.cards is not None
    seat, rest = step.seats[0], step.seats[1:]
    swap(t, s.Callers(rest, step.verb, step.frame))
    push(t, s.Pick(seat, seat, "join", step.verb.cards, 1, replace(step.frame, you=seat), may=True))
    return True


def _recruit(t: Table, verb: v.Recruit, frame: s.Frame) -> None:
    join_as_helper(t, frame.targets.bit_length() - 1, forced=True)
    if t.fight is not None:
        t.fight.reward = verb.reward


def _phase(t: Table, verb: v.Phase, frame: s.Frame) -> None:
    """That part of the turn is open again; a door is opened at once."""
    if verb.phase == "end":
        t.phase = "end"
        t.trouble = t.loot = False
        t.steps = (s.Lull("end"), *t.steps)
        t.asked_at = -1
    elif verb.phase == "door":
        t.phase = "room"
        t.trouble = t.loot = False
        # What is under way is settled before the door is opened.
        t.steps = (s.Drawing(t.active, 0, 1, "door", len(t.piles[0])), *t.steps)
        t.asked_at = -1
    else:
        t.trouble = t.trouble or verb.phase == "trouble"
        t.loot = t.loot or verb.phase == "loot"
        if t.fight is None:
            t.phase = "room"


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
        if isinstance(step, s.Effect):
            cancel_play(t, step)
        elif isinstance(step, _CANCELLED):
            t.steps = t.steps[:place] + t.steps[place + 1 :]
            CANCEL[type(step)](t, step)
        else:
            continue
        return


def _cancel_curse(t: Table, step: s.Falls) -> None:
    log(t, "cancel", step.victim, cards=(step.card,))
    discard(t, step.card)


def _cancel_door(t: Table, step: s.Turned) -> None:
    """Another card is turned up in its place."""
    log(t, "cancel", step.seat, cards=(step.card,))
    discard(t, step.card)
    push(t, s.Drawing(step.seat, 0, 1, "door", len(t.piles[0])))
    t.asked_at = -1


CANCEL: dict[type[s.Step], Callable[[Table, Any], None]] = {
    s.Falls: _cancel_curse,
    s.Turned: _cancel_door,
    s.Drawing: lambda t, step: None,
    s.Sinking: lambda t, step: log(t, "spared", step.seat, note="levels"),
    s.Dying: lambda t, step: log(t, "spared", step.seat, note="death"),
}
_CANCELLED = tuple(CANCEL)


def _redirect(t: Table, verb: v.Redirect, frame: s.Frame) -> None:
    if verb.to == "other_side":
        combat.change_sides(t, frame.target_card)
        return
    if verb.to == "target" and not _redirect_curse(t, frame.targets.bit_length() - 1):
        combat.hand_over(t, frame.targets.bit_length() - 1)
    if verb.to == "target":
        return
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        if isinstance(step, s.Drawing):
            changed = replace(step, from_pile=step.from_pile + 1)
            t.steps = (*t.steps[:place], changed, *t.steps[place + 1 :])
            return


def _redirect_curse(t: Table, victim: int) -> bool:
    """A curse about to strike strikes another player instead, who may answer it."""
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        if isinstance(step, s.Falls):
            t.steps = t.steps[:place] + t.steps[place + 1 :]
            log(t, "redirect", step.victim, victim, (step.card,))
            fall(t, step.card, victim, step.victim, "played")
            return True
    return False


# --- what cards do when they are discarded ------------------------------------------------------------------


def still_discarded(t: Table, window: s.Discarded) -> s.Discarded:
    """Of cards that were discarded, those that still lie there."""
    return s.Discarded(window.seat, tuple([c for c in window.cards if c in t.piles[t.mix.of[c].deck]]))


def when_discarded(t: Table, window: s.Discarded) -> list[s.Script]:
    """What discarded cards do by themselves."""
    return [
        s.Script(trigger.do, 0, s.Frame(window.seat, card, that=card))
        for card in window.cards
        for trigger in t.mix.of[card].triggers(AFTER_DISCARD)
    ]


_ABOUT_OTHERS = (v.Escape, v.Recruit)

DO: dict[type[v.Verb], Callable[[Table, Any, s.Frame], None]] = {
    v.GainLevels: _gain_levels,
    v.LoseLevels: _lose_levels,
    v.Lose: _lose,
    v.Draw: _draw,
    v.Exchange: _exchange,
    v.Share: _share_reward,
    v.Show: _show,
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
