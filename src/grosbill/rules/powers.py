"""Uses of cards: who may use what, on whom, at what cost, and the move that does it.

A use is refused by the first clause that forbids it; the list of legal uses is made by asking the same
questions of everything a seat could point at, so the two cannot disagree.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from grosbill.effects import vocabulary as v
from grosbill.effects.points import (
    AFTER_COMBAT,
    AFTER_ESCAPE,
    AFTER_ROLL,
    BEFORE_BAD_STUFF,
    BEFORE_CURSE,
    BEFORE_DRAW,
    BEFORE_FIGHT,
    BEFORE_RUN,
    COMBAT,
    OWN_TURN,
    PEACE,
)
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.packs import CardDef, Power
from grosbill.rules import hooks
from grosbill.rules.conditions import foe_of, holds, matches, printed, select
from grosbill.rules.levels import may_gain
from grosbill.rules.table import Table, fighting, living, log, munchkins, push
from grosbill.rules.windows import CLOSED, actor_of, points
from grosbill.rules.zones import from_hand, from_play, to_play

MUNCHKINS, MONSTERS = "munchkins", "monsters"

_STEP_POINTS = BEFORE_CURSE | AFTER_ROLL | AFTER_ESCAPE | BEFORE_BAD_STUFF | AFTER_COMBAT | BEFORE_DRAW

NOT_NOW_COMBAT = Refusal("R-TIME-011", "only-in-combat")
NOT_NOW_PEACE = Refusal("R-COMBAT-016", "not-while-fighting")
NOT_NOW_STEP = Refusal("R-CARD-015", "not-at-this-moment")
NOT_NOW_RUN = Refusal("R-TIME-012", "only-before-running")
NOT_NOW_ABILITY = Refusal("R-TIME-012", "not-at-this-moment")
NOT_OWN_TURN = Refusal("R-PROC-003", "only-own-turn")
BEING_SETTLED = Refusal("R-PROC-005", "being-settled")
NOT_YOUR_STEP = Refusal("R-PROC-002", "not-your-step")
CONDITION = Refusal("R-TIME-012", "condition-not-met")
CANNOT_PAY = Refusal("R-CLASS-008", "cannot-pay")
WHOLE_HAND = Refusal("R-CARD-018", "no-hand-to-discard")
USED_UP = Refusal("R-TIME-012", "used-up")
WINNING_LEVEL = Refusal("R-LEVEL-009", "not-the-winning-level")
DEAD_TARGET = Refusal("R-DEATH-015", "target-is-dead")
DEAD_GAINS_NOTHING = Refusal("R-DEATH-016", "target-is-dead")
NEEDS_TARGET = Refusal("R-PROC-001", "needs-target")
BAD_TARGET = Refusal("R-PROC-001", "bad-target")
NO_MONSTER = Refusal("R-WANDER-001", "no-monster-in-hand")
NOTHING_THERE = Refusal("R-PROC-001", "nothing-to-take")
HAS_HELPER = Refusal("R-HELP-004", "has-helper")
NO_HELP_HERE = Refusal("R-PREC-001", "nobody-may-help")
FOR_THE_WIN = Refusal("R-LEVEL-006", "forced-help-for-the-win")
NO_FIGHT = Refusal("R-TIME-011", "only-in-combat")
PROMISED = Refusal("R-PROC-007", "promised-in-a-deal")
SWORN = Refusal("R-PROC-007", "promised-to-stay-out")
NOTHING_CAN_BE_DONE = Refusal("R-PREC-001", "use-without-effect")


class Aim(NamedTuple):
    """What a use is pointed at."""

    targets: int = 0
    card: int = -1
    owner: int = -1
    side: int = -1
    n: int = 0


NOWHERE = Aim()


# --- when, and whether at all -----------------------------------------------------------------------------


def refuse_now(t: Table, number: int, card: int, d: CardDef, power: Power) -> Refusal | None:
    """Why this use is not open to this seat now, whatever it is pointed at."""
    now = points(t, number)
    if not power.points & now:
        return _wrong_time(t, number, power)
    use = power.use
    matched = power.points & now
    actor = actor_of(t.steps[-1]) if t.steps else -1
    if matched & _STEP_POINTS and not power.any and actor not in (-1, number):
        return NOT_YOUR_STEP
    if d.kind == "monster" and not power.hand and not fighting(t, number):
        return NOT_YOUR_STEP
    if t.fight is not None and t.fight.sworn and matched & COMBAT and not matched & PEACE:
        if any(seat == number for seat, _ in t.fight.sworn):
            return SWORN
    if t.fight is not None and t.fight.fighter == number and card in promises(t, number):
        return PROMISED
    if use.if_ is not None and not holds(t, use.if_, s.Frame(number, card, actor=actor)):
        return CONDITION
    if (
        use.at_most is not None
        and use.at_most.per != "target"
        and _used(t, number, power, 0) >= use.at_most.n
    ):
        return USED_UP
    if use.cost:
        refusal = _refuse_cost(t, number, card, use.cost)
        if refusal is not None:
            return refusal
    return _refuse_effects(t, number, card, use) if use.do else None


def _wrong_time(t: Table, number: int, power: Power) -> Refusal:
    step = t.steps[-1] if t.steps else None
    if step is not None and points(t, number) == 0:
        return BEING_SETTLED
    if power.points & COMBAT:
        return NOT_NOW_COMBAT if t.fight is None else BEING_SETTLED
    if power.points & (BEFORE_RUN | BEFORE_FIGHT):
        return NOT_NOW_RUN
    if power.points & PEACE:
        return NOT_NOW_PEACE if fighting(t, number) else BEING_SETTLED
    if power.points & OWN_TURN:
        return NOT_OWN_TURN
    if step is not None and type(step) in CLOSED:
        return BEING_SETTLED
    return NOT_NOW_STEP


def _refuse_cost(t: Table, number: int, card: int, cost: tuple[v.AnyVerb, ...]) -> Refusal | None:
    for verb in cost:
        if isinstance(verb, v.LoseLevels):
            continue
        assert isinstance(verb, v.Lose)
        if verb.cards.this:
            continue
        found = payable(t, number, card, verb.cards)
        if verb.cards.n == "all":
            if not found:
                return WHOLE_HAND
        elif len(found) < (verb.cards.n if isinstance(verb.cards.n, int) else 1):
            return CANNOT_PAY
    return None


def payable(t: Table, number: int, card: int, cards: v.Cards) -> list[int]:
    """The cards a cost may be paid with: hand or play, never the card itself, nor what is promised (Q-050)."""
    promised = promises(t, number)
    found = select(t, cards, s.Frame(number, card), number, "any")
    return [other for other in found if other != card and other not in promised]


def promises(t: Table, number: int) -> list[int]:
    """Cards the fighter has promised in a deal and cannot spend."""
    fight = t.fight
    if fight is None or number != fight.fighter or (fight.helper < 0 and not fight.sworn):
        return []
    names: list[str] = []
    for terms in (fight.terms, *[terms for _, terms in fight.sworn]):
        names += terms.give
        if terms.level_card:
            names.append(terms.level_card)
    seat = t.seats[number]
    return [card for card in seat.hand + seat.play if t.mix.ref[card] in names] if names else []


def _refuse_effects(t: Table, number: int, card: int, use: v.Use) -> Refusal | None:
    """Effects that have nothing to work on."""
    for verb in use.do:
        if isinstance(verb, v.Join) and verb.cards is not None and not verb.cards.this:
            if not [other for other in select(t, verb.cards, s.Frame(number, card), number) if other != card]:
                return NO_MONSTER
        elif isinstance(verb, v.Take) and verb.cards.in_ == "discards":
            if not t.piles[0] and not t.piles[1]:
                return NOTHING_THERE
        elif isinstance(verb, v.Recruit):
            refusal = _refuse_recruit(t)
            if refusal is not None:
                return refusal
        elif isinstance(verb, v.Redirect) and verb.to == "discards":
            step = t.steps[-1]
            if not isinstance(step, s.Drawing) or step.from_pile >= min(step.n, step.reach):
                return NOTHING_THERE
        elif isinstance(verb, v.GainLevels) and not verb.may_win and verb.who == "you":
            if not may_gain(t, number, verb.n):
                return WINNING_LEVEL
        elif isinstance(verb, v.Adjust) and verb.plus is not None:
            if not any(isinstance(step, s.Rolled) for step in t.steps[-1:]):
                return NOT_NOW_STEP
    return None


def _refuse_recruit(t: Table) -> Refusal | None:
    from grosbill.rules.helping import forbidden_help, worth_the_win

    fight = t.fight
    if fight is None:
        return NO_FIGHT
    if fight.helper >= 0:
        return HAS_HELPER
    if forbidden_help(t):
        return NO_HELP_HERE
    return FOR_THE_WIN if worth_the_win(t) else None


# --- counting ---------------------------------------------------------------------------------------------


def _used(t: Table, number: int, power: Power, target: int) -> int:
    """How often this seat has used this power in the span its limit speaks of (Q-045)."""
    limit = power.use.at_most
    assert limit is not None
    if limit.per == "turn":
        return sum(times for key, times in t.seats[number].counts if key == power.number)
    if limit.per == "roll":
        step = t.steps[-1] if t.steps else None
        counts = step.counts if isinstance(step, s.Rolled) else ()
        return sum(times for key, times in counts if key == power.number)
    fight = t.fight
    if fight is None:
        return 0
    return sum(
        times
        for seat, key, aim, times in fight.counts
        if seat == number and key == power.number and aim == target
    )


def _count(t: Table, number: int, power: Power, target: int) -> None:
    limit = power.use.at_most
    if limit is None:
        return
    if limit.per == "turn":
        seat = t.seats[number]
        seat.counts = (*seat.counts, (power.number, 1))
    elif limit.per == "roll":
        for place in range(len(t.steps) - 1, -1, -1):
            step = t.steps[place]
            if isinstance(step, s.Rolled):
                changed = replace(step, counts=(*step.counts, (power.number, 1)))
                t.steps = (*t.steps[:place], changed, *t.steps[place + 1 :])
                break
    elif t.fight is not None:
        t.fight.counts = (*t.fight.counts, (number, power.number, target, 1))


# --- at what ----------------------------------------------------------------------------------------------


def refuse_aim(t: Table, number: int, card: int, d: CardDef, power: Power, aim: Aim) -> Refusal | None:
    """Why this use may not be pointed there."""
    use = power.use
    target = use.target
    if use.do and isinstance(use.do[0], v.Adjust) and use.do[0].to is not None:
        allowed = use.do[0].to.one_of or ()
        return None if aim.n in allowed else BAD_TARGET
    if power.how == "attach":
        return _refuse_attach(t, number, card, d, aim)
    if target is None:
        return None if aim == NOWHERE else BAD_TARGET
    if target.who == "side":
        return None if aim.side >= 0 else NEEDS_TARGET
    if target.cards is not None:
        refusal = _refuse_card(t, number, card, target, aim)
    else:
        refusal = _refuse_players(t, number, target, aim, power)
    if refusal is not None:
        return refusal
    for verb in use.do:
        if isinstance(verb, v.GainLevels) and verb.who == "target" and not verb.may_win:
            if any(not may_gain(t, seat, verb.n) for seat in _bits(aim.targets)):
                return WINNING_LEVEL
    if use.at_most is not None and use.at_most.per == "target":
        if _used(t, number, power, aim.targets) >= use.at_most.n:
            return USED_UP
    return hooks.LEGALITY[d.hook](t, number, aim.card, aim.owner) if d.hook else None


def _refuse_players(t: Table, number: int, target: v.Target, aim: Aim, power: Power) -> Refusal | None:
    seats = _bits(aim.targets)
    if not seats or aim.card >= 0 or aim.side >= 0 or (len(seats) > 1 and not target.both):
        return NEEDS_TARGET if not seats else BAD_TARGET
    for seat in seats:
        if not t.seats[seat].alive:
            gives = any(isinstance(verb, v.GainLevels) for verb in power.use.do)
            return DEAD_GAINS_NOTHING if gives else DEAD_TARGET
        if target.who == "rival" and seat == number:
            return BAD_TARGET
        if target.who == "munchkin" and not fighting(t, seat):
            return BAD_TARGET
        if target.if_ is not None and not _fits(t, target.if_, number, seat):
            return refuse("R-PREC-001", "target-does-not-fit", player=t.names[seat])
        if power.points & PEACE and fighting(t, seat):
            return NOT_NOW_PEACE
    return None


def _fits(t: Table, condition: v.Condition, number: int, seat: int) -> bool:
    """A condition on a target, in which `you` is still the one who uses the card."""
    if condition.level is not None:
        bounds = condition.level
        level = t.seats[seat].level
        if bounds.above is not None and level <= t.seats[number].level:
            return False
        if bounds.below is not None and level >= t.seats[number].level:
            return False
    plain = v.Condition(is_=condition.is_, role=condition.role, not_=condition.not_, has=condition.has)
    return holds(t, plain, s.Frame(seat))


def _refuse_card(t: Table, number: int, card: int, target: v.Target, aim: Aim) -> Refusal | None:
    cards = target.cards
    assert cards is not None
    if aim.card < 0:
        return NEEDS_TARGET
    if target.who == "rival" and (aim.owner == number or aim.owner < 0):
        return BAD_TARGET
    if aim.owner >= 0 and not t.seats[aim.owner].alive:
        return DEAD_TARGET
    if aim.card == card or not matches(t, cards, aim.card):
        return refuse("R-PREC-001", "card-does-not-fit", card=t.mix.ref[aim.card])
    if aim.owner >= 0 and target.who == "rival" and fighting(t, aim.owner) and not fighting(t, number):
        return NOT_NOW_PEACE
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Caught) and aim.card != step.foe:
        return BAD_TARGET
    return None


def _refuse_attach(t: Table, number: int, card: int, d: CardDef, aim: Aim) -> Refusal | None:
    from grosbill.rules.items import refuse_play_item

    seat = t.seats[number]
    if aim.card < 0 or aim.card == card:
        return NEEDS_TARGET
    if aim.card in seat.hand and t.mix.of[aim.card].kind == "item":
        return refuse_play_item(t, number, aim.card, cheating=True)
    if aim.card not in seat.play or t.mix.of[aim.card].kind != "item":
        return refuse("R-ITEM-020", "card-does-not-fit", card=t.mix.ref[aim.card])
    if any(host == aim.card for _, host in seat.on):
        return BAD_TARGET
    return None


def _bits(mask: int) -> list[int]:
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def aims(t: Table, number: int, card: int, d: CardDef, power: Power) -> list[Aim]:
    """Everything this use could possibly be pointed at."""
    use = power.use
    if use.do and isinstance(use.do[0], v.Adjust) and use.do[0].to is not None:
        return [Aim(n=n) for n in use.do[0].to.one_of or ()]
    seats = range(len(t.seats))
    if power.how == "attach":
        seat = t.seats[number]
        return [
            Aim(card=other, owner=number) for other in seat.play + seat.hand if t.mix.of[other].kind == "item"
        ]
    target = use.target
    if target is None:
        return [NOWHERE]
    if target.who == "side":
        return [Aim(side=0), Aim(side=1)]
    if target.cards is None:
        if target.who == "munchkin":
            found = [Aim(targets=1 << seat) for seat in munchkins(t)]
            if target.both and len(found) > 1:
                found.append(Aim(targets=found[0].targets | found[1].targets))
            return found
        return [Aim(targets=1 << seat) for seat in seats if seat != number or target.who != "rival"]
    zone = target.cards.in_
    if zone == "fight":
        return [Aim(card=foe.card) for foe in t.fight.foes] if t.fight else []
    if zone == "force":
        return [
            Aim(card=marker.card, owner=seat)
            for seat in seats
            for marker in t.seats[seat].markers
            if marker.keeps
        ]
    return [
        Aim(card=other, owner=seat)
        for seat in seats
        for other in t.seats[seat].play
        if seat != number or target.who != "rival"
    ]


def _likely(t: Table, number: int, card: int, d: CardDef, power: Power) -> list[Aim]:
    """The aims worth asking about: of other players' cards only those of the right sort."""
    target = power.use.target
    if target is None or target.cards is None or target.cards.in_ != "play" or power.how != "effects":
        return aims(t, number, card, d, power)
    return [
        Aim(card=other, owner=seat)
        for seat in range(len(t.seats))
        if t.seats[seat].play and (seat != number or target.who != "rival")
        for other in t.seats[seat].play
        if matches(t, target.cards, other)
    ]


def aim_text(t: Table, number: int, power: Power, aim: Aim) -> tuple[str, str]:
    """How an aim is written in a move: target and owner."""
    if aim.side >= 0:
        return (MUNCHKINS, MONSTERS)[aim.side], ""
    if aim.card >= 0:
        owner = t.names[aim.owner] if aim.owner >= 0 and aim.owner != number else ""
        return t.mix.ref[aim.card], owner
    seats = _bits(aim.targets)
    if len(seats) > 1:
        return MUNCHKINS, ""
    if not seats:
        return "", ""
    level_card = power.use.target is not None and power.use.target.who == "player" and power.how == "effects"
    return ("" if level_card and seats[0] == number else t.names[seats[0]]), ""


def read_aim(t: Table, number: int, card: int, d: CardDef, power: Power, move: Move) -> Aim | None:
    """The aim a move names, or None when it names nothing this use could be pointed at."""
    for aim in aims(t, number, card, d, power):
        if aim_text(t, number, power, aim) == (move.target, move.owner) and aim.n == move.n:
            return aim
    if move.n and aims(t, number, card, d, power) == [NOWHERE]:
        return None
    # One's own name and the owner of a card may be written or left out.
    for aim in aims(t, number, card, d, power):
        target, owner = aim_text(t, number, power, aim)
        if aim.n == move.n and target == move.target and (not move.owner or move.owner == owner):
            return aim
        if aim.targets == 1 << number and move.target == t.names[number]:
            return aim
        if aim.owner == number and move.owner == t.names[number] and target == move.target:
            return aim
    return None


# --- finding the card and its power -----------------------------------------------------------------------


def playable(t: Table, number: int, name: str) -> list[tuple[int, Power]]:
    """Cards of that name this seat could play, from hand or, one-shots, from the table, with their uses."""
    found: list[tuple[int, Power]] = []
    seat = t.seats[number]
    for card in t.mix.copies.get(name, ()):
        d = t.mix.of[card]
        if card in seat.hand:
            found += [(card, power) for power in d.powers if power.hand]
        elif card in seat.play and d.kind == "one_shot":
            found += [(card, power) for power in d.powers if power.play]
    return found


def usable(t: Table, number: int, name: str) -> list[tuple[int, Power]]:
    """Cards of that name whose powers this seat could use: in front of it, or a monster it faces."""
    found: list[tuple[int, Power]] = []
    seat = t.seats[number]
    for card in t.mix.copies.get(name, ()):
        d = t.mix.of[card]
        if card in seat.play and d.kind != "one_shot":
            found += [
                (card, power)
                for power in d.powers
                if power.play and (power.unused or d.kind != "item" or card in seat.use)
            ]
        foe = foe_of(t, card)
        if foe is not None and fighting(t, number):
            found += [(card, power) for power in printed(t, card).powers if not power.hand]
    return found


def list_uses(t: Table, number: int) -> list[Move]:
    """Every legal use of the seat's cards, one move for identical copies."""
    now = points(t, number)
    if not now:
        return []
    seat = t.seats[number]
    moves: list[Move] = []
    if seat.hand_points & now:
        seen: set[str] = set()
        for card in seat.hand:
            d = t.mix.of[card]
            if d.hand_points & now and d.id not in seen:
                seen.add(d.id)
                _list_card(t, number, card, d, "play", now, moves)
    if seat.play_points & now:
        for card in seat.play:
            d = t.mix.of[card]
            if d.powers:
                _list_card(t, number, card, d, "play" if d.kind == "one_shot" else "use", now, moves)
    if t.fight is not None and fighting(t, number):
        for foe in t.fight.foes:
            shape = t.mix.of[foe.shape]
            if shape.powers:
                _list_card(t, number, foe.card, shape, "use", now, moves)
    return moves


def _list_card(t: Table, number: int, card: int, d: CardDef, kind: str, now: int, moves: list[Move]) -> None:
    seat = t.seats[number]
    in_hand = card in seat.hand
    for power in d.powers:
        if not power.points & now or (in_hand and not power.hand):
            continue
        if not in_hand:
            faced = d.kind == "monster"
            if faced == power.hand if faced else not power.play:
                continue
            if d.kind == "item" and not power.unused and card not in seat.use:
                continue
        if refuse_now(t, number, card, d, power) is not None:
            continue
        if power.how == "curse":
            moves += [Move(kind, d.id, target=t.names[seat]) for seat in living(t)]
            continue
        if power.how == "boost":
            moves += [Move(kind, d.id, target=side) for side in (MUNCHKINS, MONSTERS)]
            continue
        for aim in _likely(t, number, card, d, power):
            if refuse_aim(t, number, card, d, power, aim) is None:
                target, owner = aim_text(t, number, power, aim)
                move = Move(kind, t.mix.ref[card], _power_name(d, power), target, owner, n=aim.n)
                if move not in moves:
                    moves.append(move)


def _power_name(d: CardDef, power: Power) -> str:
    """The name a move needs to tell this use from the card's others."""
    return power.slug if len(d.powers) > 1 else ""


# --- the move ---------------------------------------------------------------------------------------------


def find(t: Table, number: int, move: Move) -> tuple[int, Power, Aim] | Refusal:
    """The card, use and aim a move names, or why it may not be made."""
    options = playable(t, number, move.card) if move.kind == "play" else usable(t, number, move.card)
    if move.power:
        options = [(card, power) for card, power in options if power.slug == move.power]
    refusal: Refusal | None = None
    for card, power in options:
        d = printed(t, card)
        aim = read_aim(t, number, card, d, power, move)
        now = refuse_now(t, number, card, d, power)
        if aim is None:
            refusal = refusal or now or (NEEDS_TARGET if not move.target else BAD_TARGET)
            continue
        why = now or refuse_aim(t, number, card, d, power, aim)
        if why is None:
            return card, power, aim
        refusal = why if refusal is None or refusal in (NEEDS_TARGET, BAD_TARGET) else refusal
    return refusal or _no_use(t, number, move)


def _no_use(t: Table, number: int, move: Move) -> Refusal:
    """A card in hand gives nothing (R-CARD-007), least of all an item (R-ITEM-021)."""
    if any(t.mix.ref[card] == move.card for card in t.seats[number].hand):
        clause = "R-ITEM-021" if t.mix.defs_by_id[move.card].item else "R-CARD-007"
        return refuse(clause, "not-in-play-yet", card=move.card)
    return refuse("R-PROC-002", "no-such-use", card=move.card)


def act(t: Table, number: int, card: int, power: Power, aim: Aim, kind: str) -> None:
    """Carry a use out: pay, then the effects; the card waits beside the table until they are done."""
    d = printed(t, card)
    log(
        t,
        kind,
        number,
        _first(aim.targets),
        (card, aim.card) if aim.card >= 0 else (card,),
        aim.n,
        power.slug or (("munchkins", "monsters")[aim.side] if aim.side >= 0 else ""),
    )
    _count(t, number, power, aim.targets if power.use.at_most and power.use.at_most.per == "target" else 0)
    step = t.steps[-1] if t.steps else None
    actor = actor_of(step) if step is not None else -1
    frame = s.Frame(
        number,
        card,
        card if kind == "use" and d.kind == "monster" else -1,
        actor,
        aim.targets,
        aim.card,
        aim.side,
        n=aim.n,
    )
    if kind == "play":
        _leave(t, number, card)
        if power.how == "curse":
            victim = _first(aim.targets)
            _fall(t, card, victim, number)
            return
        if power.how in {"enhance", "boost"}:
            _into_fight(t, card, power, aim)
            return
        if power.how == "attach":
            _attach(t, number, card, aim)
            return
        if not _joins_itself(power.use):
            push(t, s.Finish(card))
    push(t, s.Script(power.use.do, 0, frame))
    if power.use.cost:
        push(t, s.Pay(power.use.cost, 0, frame))


def _joins_itself(use: v.Use) -> bool:
    return any(isinstance(verb, v.Join) and verb.cards is not None and verb.cards.this for verb in use.do)


def _leave(t: Table, number: int, card: int) -> None:
    if card in t.seats[number].hand:
        from_hand(t, number, card)
        t.public |= 1 << card
    else:
        from_play(t, number, card)


def _fall(t: Table, card: int, victim: int, by: int) -> None:
    from grosbill.rules.curses import fall

    fall(t, card, victim, by, "played")


def _into_fight(t: Table, card: int, power: Power, aim: Aim) -> None:
    fight = t.fight
    assert fight is not None
    if power.how == "boost":
        fight.plays = (*fight.plays, (card, aim.side))
    else:
        foe = foe_of(t, aim.card)
        assert foe is not None
        fight.enhancers = (*fight.enhancers, (card, foe.kin))


def _attach(t: Table, number: int, card: int, aim: Aim) -> None:
    seat = t.seats[number]
    if aim.card in seat.hand:
        from_hand(t, number, aim.card)
        to_play(t, number, aim.card)
    seat.on = (*seat.on, (card, aim.card))
    if aim.card not in seat.use:
        seat.use = (*seat.use, aim.card)
    to_play(t, number, card)


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1 if mask else -1
