"""Uses of cards: who may use what, on whom, at what cost, and the move that does it.

A use is refused by the first clause that forbids it; the list of legal uses is made by asking the same
questions of everything a seat could point at, so the two cannot disagree.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.points import (
    AFTER_COMBAT,
    AFTER_ESCAPE,
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
    BEFORE_REWARD,
    BEFORE_RUN,
    COMBAT,
    OWN_TURN,
    PEACE,
    POINTS,
    TURN_END,
    TURN_START,
)
from grosbill.effects.text.conditions import when
from grosbill.effects.text.moments import moment
from grosbill.effects.text.writer import Writer
from grosbill.language import LANGUAGES, join
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.packs import CardDef, Power
from grosbill.rules.kernel.refusals import BEING_SETTLED, SAYS_TOO_MUCH
from grosbill.rules.kernel.step_rules import actor_of, cause_of, now, subject_of
from grosbill.rules.reading.conditions import holds, may_use, members, select
from grosbill.rules.reading.keeping import PROMISED, promises
from grosbill.rules.reading.standing import weight
from grosbill.rules.reading.which import foe_of, named
from grosbill.rules.reading.who import has_role
from grosbill.rules.table import Table, fighting, find_step, living
from grosbill.rules.topics.helping import HAS_HELPER, WINNING_LEVEL, refuse_help
from grosbill.rules.topics.items import ENOUGH_CHANGES, FROZEN, RESTRICTED
from grosbill.rules.topics.levels import may_gain
from grosbill.rules.using.aims import (
    BAD_TARGET,
    NEEDS_TARGET,
    SWORN,
    USED_UP,
    WHILE_FIGHTING,
    Aim,
    aim_text,
    has_sworn,
    likely,
    read_aims,
    refuse_aim,
)
from grosbill.rules.using.counting import used_this_turn, uses_of
from grosbill.rules.using.paying import refuse_cost

USES = (1 << len(POINTS)) - 1
"""The points at which cards may be used at all."""

_STEP_POINTS = (
    BEFORE_CURSE
    | AFTER_ROLL
    | AFTER_ESCAPE
    | BEFORE_BAD_STUFF
    | AFTER_COMBAT
    | BEFORE_DRAW
    | BEFORE_DOOR
    | BEFORE_LOOT
    | BEFORE_REWARD
    | TURN_START
    | TURN_END
    | BEFORE_LEVEL_LOSS
    | BEFORE_DEATH
)

NOT_NOW_COMBAT = Refusal("R-TIME-011", "only-in-combat")
ABILITY_IN_COMBAT = Refusal("R-TIME-012", "only-in-combat")
NOT_NOW_STEP = Refusal("R-CARD-015", "not-at-this-moment")
NOT_NOW_RUN = Refusal("R-TIME-012", "not-at-this-moment")
FIGHT_IS_LOST = Refusal("R-CARD-015", "fight-is-lost")
NOT_OWN_TURN = Refusal("R-PROC-003", "only-own-turn")
NOT_IN_A_FIGHT = Refusal("R-TIME-012", "only-own-turn")
NOT_YOUR_STEP = Refusal("R-PROC-002", "not-your-step")
CONDITION = Refusal("R-TIME-012", "condition-not-met")
NO_MONSTER = Refusal("R-WANDER-001", "no-monster-in-hand")
NO_TARGET = Refusal("R-TIME-012", "no-target")
NEEDS_NUMBER = Refusal("R-PROC-001", "needs-number")
NOTHING_THERE = Refusal("R-PROC-001", "nothing-to-take")
SILENCED = Refusal("R-PREC-001", "silenced")

_FEW: Final = 6
"""How many targets a refusal names."""

# --- when, and whether at all -------------------------------------------------------------------------------


def refuse_now(t: Table, seat: int, card: int, d: CardDef, power: Power) -> Refusal | None:
    """Why this use is not open to this seat now, whatever it is pointed at."""
    matched = power.points & now(t, seat)
    if not matched:
        return _wrong_time(t, seat, power)
    return refuse_open(t, seat, card, d, power, matched)


def refuse_open(t: Table, seat: int, card: int, d: CardDef, power: Power, matched: int) -> Refusal | None:
    """The same at the right moment: `matched` are the points of the use that are now."""
    if t.steps and (power.rival or (matched & _STEP_POINTS and not power.any)):
        actor = actor_of(t.steps[-1])
        if actor == seat if power.rival else actor >= 0 and actor != seat:
            return NOT_YOUR_STEP
    if matched & AFTER_COMBAT and not has_role(t, "either", seat) and not power.any:
        return NOT_YOUR_STEP
    if matched == BEFORE_RUN and not power.any and not _runs(t, seat):
        return NOT_YOUR_STEP
    if d.kind == "monster" and not power.hand and not fighting(t, seat):
        return NOT_YOUR_STEP
    fight = t.fight
    if fight is not None:
        if fight.sworn and has_sworn(fight, seat) and _meddles(t, matched):
            return SWORN
        owes = fight.sworn or (fight.fighter == seat and fight.helper >= 0)
        if owes and card in promises(t, seat):
            return PROMISED
        if t.mix.hushes and not power.kinds and power.how == "effects" and not weight(t, seat, card):
            return SILENCED
    if d.only is not None and not power.hand and not may_use(t, seat, card):
        return RESTRICTED
    if power.plain:
        return None
    use = power.use
    # Whether somebody is the lowest, say, may be asked once, however often it is paid for.
    asked = use.if_once and used_this_turn(t, seat, card, power)
    if use.if_ is not None and not asked and not holds(t, use.if_, _asking(t, seat, card)):
        return CONDITION
    if (
        use.at_most is not None
        and use.at_most.per != "target"
        and uses_of(t, seat, card, power) >= use.at_most.n
    ):
        return ENOUGH_CHANGES if power.poses else USED_UP
    if use.cost:
        refusal = refuse_cost(t, seat, card, use.cost)
        if refusal is not None:
            return refusal
    return _refuse_effects(t, seat, card, power) if power.needs else None


def _runs(t: Table, seat: int) -> bool:
    """Whether this seat still has a roll to make, or would have to if nothing changes any more."""
    place = find_step(t, s.Fleeing)
    step = t.steps[place] if place >= 0 else None
    return seat in step.runners if isinstance(step, s.Fleeing) else fighting(t, seat)


def _meddles(t: Table, matched: int) -> bool:
    """Whether what may be used at these points is about the fight, or somebody who is in it."""
    actor = actor_of(t.steps[-1]) if matched & _STEP_POINTS and t.steps else -1
    return bool(matched & (COMBAT | BEFORE_RUN)) or (actor >= 0 and fighting(t, actor))


def _asking(t: Table, seat: int, card: int) -> s.Frame:
    if not t.steps:
        return s.Frame(seat, card)
    step = t.steps[-1]
    return s.Frame(seat, card, actor=actor_of(step), that=subject_of(step), cause=cause_of(step))


def _wrong_time(t: Table, seat: int, power: Power) -> Refusal:
    if power.how == "attach" and fighting(t, seat):
        return FROZEN
    if not now(t, seat) & ANY_TIME:
        return BEING_SETTLED
    if power.points & COMBAT and t.fight is None:
        return NOT_NOW_COMBAT if power.hand else ABILITY_IN_COMBAT
    if power.points & COMBAT and t.fight is not None and t.fight.running:
        return FIGHT_IS_LOST  # once the munchkins run, nothing is done to the fight itself
    if power.points & (BEFORE_RUN | BEFORE_FIGHT):
        return NOT_NOW_RUN
    if power.points & PEACE:
        return WHILE_FIGHTING
    if power.points & OWN_TURN:
        if seat != t.active:
            return NOT_OWN_TURN
        aimed = power.use.target
        theft = aimed is not None and aimed.who == "rival" and aimed.cards is not None
        return WHILE_FIGHTING if theft and fighting(t, seat) else NOT_IN_A_FIGHT
    return NOT_NOW_STEP


def _refuse_effects(t: Table, seat: int, card: int, power: Power) -> Refusal | None:
    """Effects that have nothing to work on."""
    for verb in power.needs:
        refusal = _NEEDS[type(verb)](t, seat, card, verb)
        if refusal is not None:
            return refusal
    return None


def _needs_monster(t: Table, seat: int, card: int, verb: v.Join) -> Refusal | None:
    assert verb.cards is not None
    found = select(t, verb.cards, s.Frame(seat, card), seat)
    return None if found and found != [card] else NO_MONSTER


def _needs_discards(t: Table, seat: int, card: int, verb: v.Take) -> Refusal | None:
    """Among the discards there has to be what may be taken, at best for the dearest item one could give."""
    player, of = t.seats[seat], t.mix.of
    goods = [other for other in player.hand + player.play if of[other].item]
    dearest = max(goods, key=lambda other: of[other].value, default=-1)
    found = select(t, verb.cards, s.Frame(seat, card, that=dearest), seat)
    return None if found else NOTHING_THERE


def _needs_pursuer(t: Table, seat: int, card: int, verb: v.Escape) -> Refusal | None:
    assert verb.from_ is not None
    return None if select(t, verb.from_, s.Frame(seat, card), seat) else CONDITION


def _needs_fighter(t: Table, seat: int, card: int, verb: v.Recruit) -> Refusal | None:
    fight = t.fight
    if fight is None:
        return NOT_NOW_COMBAT
    if fight.helper >= 0:
        return HAS_HELPER
    return refuse_help(t)


def _needs_draw(t: Table, seat: int, card: int, verb: v.Redirect) -> Refusal | None:
    step = t.steps[-1]
    left = isinstance(step, s.Drawing) and step.from_pile < min(step.n, step.reach)
    return None if left else NOTHING_THERE


def _needs_level(t: Table, seat: int, card: int, verb: v.GainLevels) -> Refusal | None:
    seats = members(t, verb.who, s.Frame(seat, card))
    return None if any(may_gain(t, whom, verb.n) for whom in seats) else WINNING_LEVEL


# What `Power.needs` has verbs for.
_NEEDS: Final[dict[type[v.Verb], Callable[[Table, int, int, Any], Refusal | None]]] = {
    v.Join: _needs_monster,
    v.Take: _needs_discards,
    v.Escape: _needs_pursuer,
    v.Recruit: _needs_fighter,
    v.Redirect: _needs_draw,
    v.GainLevels: _needs_level,
}


# --- finding the card and its power -------------------------------------------------------------------------


Option: TypeAlias = tuple[int, CardDef, Power]
"""A card, what is printed on it or on what it copies, and one use of it."""


def playable(t: Table, seat: int, name: str) -> list[Option]:
    """Cards of that name this seat could play, from hand or, one-shots, from the table, with their uses.

    So one-shots come into a fight from both (R-COMBAT-010, R-COMBAT-011).
    """
    found: list[Option] = []
    player = t.seats[seat]
    for card in t.mix.copies.get(name, ()):
        d = t.mix.of[card]
        if card in player.hand:
            powers = d.hand_powers
        elif card in player.play and d.kind == "one_shot":
            powers = d.used_powers
        else:
            continue
        for power in powers:
            found.append((card, d, power))
    return found


def usable(t: Table, seat: int, name: str) -> list[Option]:
    """Cards of that name whose powers this seat could use, in any fight if they say so (R-INTERF-007).

    They lie in front of it, or are monsters it faces, as a helper too (Q-084).
    """
    found: list[Option] = []
    player = t.seats[seat]
    for card in t.mix.copies.get(name, ()):
        d = t.mix.of[card]
        if card in player.play and d.kind != "one_shot":
            found += [(card, d, power) for power in (d.used_powers if card in player.use else d.idle_powers)]
        foe = foe_of(t, card)
        if foe is not None and fighting(t, seat):
            shape = t.mix.of[foe.shape]
            found += [(card, shape, power) for power in shape.face_powers]
    return found


def list_uses(t: Table, seat: int, times: int) -> list[Move]:
    """Every legal use of the seat's cards at these points, one move for identical copies."""
    player, of = t.seats[seat], t.mix.of
    moves: list[Move] = []
    if player.hand_points & times:
        for card in player.hand:
            d = of[card]
            if d.hand_points & times:
                _list_card(t, seat, card, d, d.hand_powers, "play", times, moves)
    if player.play_points & times:
        for card in player.play:
            d = of[card]
            if d.used_points & times:
                powers = d.used_powers if card in player.use else d.idle_powers
                kind = "play" if d.kind == "one_shot" else "use"
                _list_card(t, seat, card, d, powers, kind, times, moves)
    if t.fight is not None and fighting(t, seat):
        for foe in t.fight.foes:
            shape = of[foe.shape]
            if shape.face_points & times:
                _list_card(t, seat, foe.card, shape, shape.face_powers, "use", times, moves)
    # Copies of a card, or of what it is pointed at, are one move.
    return list(dict.fromkeys(moves)) if len(moves) > 1 else moves


def _list_card(
    t: Table,
    seat: int,
    card: int,
    d: CardDef,
    powers: tuple[Power, ...],
    kind: str,
    times: int,
    moves: list[Move],
) -> None:
    for power in powers:
        matched = power.points & times
        if not matched or refuse_open(t, seat, card, d, power, matched) is not None:
            continue
        if power.aimless:
            moves.append(Move(kind, t.mix.ref[card], power.called))
        elif power.how == "curse" and not (t.fight is not None and t.fight.sworn) and not d.hook:
            # Anyone alive will do: `refuse_aim` asks no more, and takes a third more calls for full hands.
            for whom in living(t):
                moves.append(Move(kind, t.mix.ref[card], power.called, t.names[whom]))
        else:
            for aim in likely(t, seat, card, d, power):
                if refuse_aim(t, seat, card, d, power, aim) is None:
                    target, owner = aim_text(t, seat, power, aim)
                    moves.append(Move(kind, t.mix.ref[card], power.called, target, owner, n=aim.n))


# --- the move -----------------------------------------------------------------------------------------------


class Use(msgspec.Struct, frozen=True, gc=False):
    """A card, what of it is used, and on what."""

    card: int
    power: Power
    aim: Aim


def find(t: Table, seat: int, move: Move) -> Use | Refusal:
    """The card, use and aim a move names, or why it may not be made."""
    found: tuple[Refusal, CardDef, Power] | None = None
    aimed = False  # a use that has such a target is the one that is meant
    for card, d, power in _options(t, seat, move):
        aims = read_aims(t, seat, card, d, power, move)
        now = refuse_now(t, seat, card, d, power)
        if not aims:
            wrong = now or _mistargeted(t, seat, card, d, power, move)
            # Where one use has no target and another has, the target is not this one.
            if found is None or (not aimed and found[0] is SAYS_TOO_MUCH and wrong is BAD_TARGET):
                found = wrong, d, power
        for aim in aims:
            why = now or refuse_aim(t, seat, card, d, power, aim)
            if why is None:
                return Use(card, power, aim)
            if not aimed:
                found, aimed = (why, d, power), True
    return _no_use(t, seat, move) if found is None else _in_words(t, *found)


def _in_words(t: Table, why: Refusal, d: CardDef, power: Power) -> Refusal:
    """What a use waits for is said in the words of its card."""
    if why is CONDITION:
        return _unless_so(t, d, power)
    return _moment(t, d, power, why.clause) if why in (NOT_NOW_STEP, NOT_NOW_RUN) else why


def _unless_so(t: Table, d: CardDef, power: Power) -> Refusal:
    """What the card waits for, in its own words."""
    wanted = power.use.if_
    if wanted is None:
        return CONDITION
    said = {lang: when(Writer(lang, t.mix.lexicon, d.card, {}), wanted) for lang in LANGUAGES}
    return refuse(CONDITION.clause, "condition-waits", when=v.Words(**said))


def _moment(t: Table, d: CardDef, power: Power, clause: str) -> Refusal:
    """The moment that a use waits for, in the words of its card."""
    use = power.use
    said = {
        lang: moment(Writer(lang, t.mix.lexicon, d.card, {}), use.when, use.whose, use.if_)[0]
        for lang in LANGUAGES
    }
    return refuse(clause, "waits-for-its-moment", moment=v.Words(**said))


def _mistargeted(t: Table, seat: int, card: int, d: CardDef, power: Power, move: Move) -> Refusal:
    """A wrong target or number; of none, those to choose from, or what speaks against most of them."""
    if power.aimless or (power.numbers and move.target):
        return SAYS_TOO_MUCH
    if power.numbers:
        return NEEDS_NUMBER
    if move.target:
        return BAD_TARGET
    if power.how == "boost":
        return NEEDS_TARGET
    whys: list[Refusal] = []
    fit: list[str] = []
    for aim in likely(t, seat, card, d, power):
        why = refuse_aim(t, seat, card, d, power, aim)
        if why is None:
            fit.append(aim_text(t, seat, power, aim)[0])
        else:
            whys.append(why)
    if fit:
        named = [t.mix.named(name) if name in t.mix.copies else name for name in dict.fromkeys(fit) if name]
        if len(named) in range(1, _FEW + 1):
            return refuse(NEEDS_TARGET.clause, "needs-one-of", targets=_either(named))
        return NEEDS_TARGET
    if not whys:
        return NO_TARGET
    most = max(whys, key=whys.count)
    said = {lang: most.text(lang) for lang in LANGUAGES}
    return refuse(most.clause, "no-target-because", reason=v.Words(**said))


def _either(named: list[v.Words | str]) -> v.Words:
    """Any of these, in both languages; cards and players have names."""
    english = [name if isinstance(name, str) else name.en for name in named]
    french = [name if isinstance(name, str) else name.fr for name in named]
    return v.Words(en=join("en", english, "or"), fr=join("fr", french, "or"))


def find_listed(t: Table, seat: int, move: Move) -> Use | Refusal:
    """The same for a move that may be made: if it can mean one thing only, nothing is asked again."""
    options = _options(t, seat, move)
    if len(options) == 1:
        card, d, power = options[0]
        aims = read_aims(t, seat, card, d, power, move)
        if len(aims) == 1:
            return Use(card, power, aims[0])
    return find(t, seat, move)


def _options(t: Table, seat: int, move: Move) -> list[Option]:
    """The cards and uses a move may name."""
    options = playable(t, seat, move.card) if move.kind == "play" else usable(t, seat, move.card)
    if len(options) == 1 and not move.power:
        return options
    named = [option for option in options if option[2].slug == move.power]
    return named if named or move.power else options


def _no_use(t: Table, seat: int, move: Move) -> Refusal:
    """A card in hand gives nothing (R-CARD-007), least of all an item (R-ITEM-021)."""
    if named(t, t.seats[seat].hand, move.card) >= 0:
        if move.kind == "play":  # it is put on the table, and not on anything
            return SAYS_TOO_MUCH
        clause = "R-ITEM-021" if t.mix.defs_by_id[move.card].item else "R-CARD-007"
        return refuse(clause, "not-in-play-yet", card=t.mix.named(move.card))
    return refuse("R-PROC-002", "no-such-use", card=t.mix.named(move.card))
