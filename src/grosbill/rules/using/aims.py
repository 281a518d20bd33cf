"""What a use is pointed at: players, a side of the fight, cards; and why it may not be."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.points import PEACE
from grosbill.model import steps as s
from grosbill.model.moves import SIDES, Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import OURS, THEIRS, Fight
from grosbill.packs import CardDef, Power
from grosbill.rules.kernel import hooks
from grosbill.rules.kernel.refusals import target_does_not_fit
from grosbill.rules.reading.character import may_carry
from grosbill.rules.reading.conditions import holds, matches, select
from grosbill.rules.reading.keeping import refuse_parting, stays
from grosbill.rules.reading.which import curses_on
from grosbill.rules.table import Table, fighting, munchkins
from grosbill.rules.topics.helping import WINNING_LEVEL, refuse_help, worth_the_win
from grosbill.rules.topics.items import TOO_BIG, refuse_play_item
from grosbill.rules.topics.levels import may_gain
from grosbill.rules.using.counting import uses_of

MUNCHKINS, MONSTERS = SIDES

WHILE_FIGHTING = Refusal("R-COMBAT-016", "not-while-fighting")
USED_UP = Refusal("R-TIME-012", "used-up")
DEAD_TARGET = Refusal("R-DEATH-015", "target-is-dead")
DEAD_GAINS_NOTHING = Refusal("R-DEATH-016", "target-is-dead")
SWORN = Refusal("R-PROC-007", "promised-to-stay-out")
FOR_THE_WIN = Refusal("R-LEVEL-006", "forced-help-for-the-win")
NEEDS_TARGET = Refusal("R-PROC-001", "needs-target")
BAD_TARGET = Refusal("R-PROC-001", "bad-target")
NOT_FOR_US = Refusal("R-PREC-001", "not-for-munchkins")


class Aim(msgspec.Struct, frozen=True, gc=False):
    """What a use is pointed at."""

    targets: int = 0
    card: int = -1
    owner: int = -1
    side: int = -1
    n: int = 0


NOWHERE = Aim()
_FOR_US, _FOR_THEM = Aim(side=OURS), Aim(side=THEIRS)
_AT = tuple([Aim(targets=1 << seat) for seat in range(16)])


def refuse_aim(t: Table, seat: int, card: int, d: CardDef, power: Power, aim: Aim) -> Refusal | None:
    """Why this use may not be pointed there, at one of its `aims`."""
    if power.aimless or power.numbers:
        return None  # all that `aims` has of them will do
    if power.how == "attach":
        return _refuse_attach(t, seat, d, aim)
    if power.how == "boost":
        return None if aim.side == THEIRS or may_help_us(t, d) else NOT_FOR_US
    target = power.use.target
    assert target is not None
    if target.cards is not None:
        refusal = _refuse_card(t, seat, card, target, aim)
        # What one could not carry cannot be taken either.
        if refusal is None and power.takes and aim.owner >= 0 and not may_carry(t, seat, t.mix.of[aim.card]):
            refusal = TOO_BIG
    else:
        refusal = _refuse_players(t, seat, card, target, aim, power)
    if refusal is not None:
        return refusal
    for gain in power.raises:
        for whom in bits(aim.targets):
            if not may_gain(t, whom, gain.n):
                return WINNING_LEVEL
    for loss in power.strips:
        refusal = _refuse_loss(t, loss, aim)
        if refusal is not None:
            return refusal
    limit = power.use.at_most
    if limit is not None and limit.per == "target" and uses_of(t, seat, card, power, aim.targets) >= limit.n:
        return USED_UP
    legality = hooks.LEGALITY.get(d.hook) if d.hook else None
    return legality(t, seat, aim.card, aim.owner) if legality is not None else None


def may_help_us(t: Table, d: CardDef) -> bool:
    """Whether a card may be played for the munchkins of this fight."""
    fight = t.fight
    return d.ours is None or (fight is not None and holds(t, d.ours, s.Frame(fight.fighter)))


def _refuse_players(
    t: Table, seat: int, card: int, target: v.Target, aim: Aim, power: Power
) -> Refusal | None:
    fight = t.fight
    sworn = fight is not None and has_sworn(fight, seat)
    for whom in bits(aim.targets):
        if sworn and fighting(t, whom):
            return SWORN
        if not t.seats[whom].alive:
            return DEAD_GAINS_NOTHING if power.gives_levels else DEAD_TARGET
        if target.if_ is not None and not _fits(t, target.if_, seat, whom):
            return target_does_not_fit(t.names[whom])
        if power.points & PEACE and fighting(t, whom):
            return WHILE_FIGHTING
        if fight is not None and power.recruits:
            refusal = refuse_help(t, whom) or (FOR_THE_WIN if worth_the_win(t, whom) else None)
            if refusal is not None:
                return refusal
        if power.how == "bear" and class_for(t, whom, card) < 0:
            return target_does_not_fit(t.names[whom])
    return None


def has_sworn(fight: Fight, seat: int) -> bool:
    """Whether a seat has promised not to meddle in the fight."""
    for seller, _, terms in fight.sworn:
        if seller == seat and terms.promise == "stay_out":
            return True
    return False


def _refuse_loss(t: Table, loss: v.Lose, aim: Aim) -> Refusal | None:
    """A loss that cannot happen is not announced: who alone has a class keeps it (R-CULT-008)."""
    for seat in bits(aim.targets):
        found = select(t, loss.cards, s.Frame(seat), seat)
        if found and all(stays(t, seat, card) for card in found):
            return refuse_parting(t, seat, found[0])
    return None


def class_for(t: Table, seat: int, card: int) -> int:
    """The race or class an enhancer can be laid on, or -1: to be taken for one is not enough."""
    enhancer = t.mix.of[card].card
    assert isinstance(enhancer, v.Enhancer)
    wanted = enhancer.bearer.is_ if enhancer.bearer is not None else None
    bits = t.mix.trait_mask(wanted or ())
    return next((own for own in t.seats[seat].trait_cards if t.mix.traits[t.mix.of[own].card.id] & bits), -1)


def _fits(t: Table, condition: v.Condition, seat: int, whom: int) -> bool:
    """A condition on a target; a level is compared with that of the one who uses the card."""
    bounds = condition.level
    if bounds is None:
        return holds(t, condition, s.Frame(whom))
    level, own = t.seats[whom].level, t.seats[seat].level
    if (bounds.above is not None and level <= own) or (bounds.below is not None and level >= own):
        return False
    compared = bounds.above is not None or bounds.below is not None
    return holds(t, replace(condition, level=None) if compared else condition, s.Frame(whom))


def _refuse_card(t: Table, seat: int, card: int, target: v.Target, aim: Aim) -> Refusal | None:
    cards = target.cards
    assert cards is not None
    elsewhere = aim.owner >= 0 and (
        (cards.in_ == "use" and aim.card not in t.seats[aim.owner].use)
        or (target.who == "munchkin" and not fighting(t, aim.owner))
    )
    if aim.card == card or elsewhere or not matches(t, cards, aim.card):
        return refuse("R-PREC-001", "card-does-not-fit", card=t.mix.named(t.mix.ref[aim.card]))
    if aim.owner >= 0 and target.who == "rival" and fighting(t, aim.owner) and not fighting(t, seat):
        return WHILE_FIGHTING
    if cards.in_ == "play" and aim.owner >= 0:
        refusal = refuse_parting(t, aim.owner, aim.card)
        if refusal is not None:
            return refusal
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Caught) and aim.card != step.foe:
        return BAD_TARGET
    return None


def _refuse_attach(t: Table, seat: int, d: CardDef, aim: Aim) -> Refusal | None:
    player = t.seats[seat]
    if aim.card in player.hand:
        return refuse_play_item(t, seat, aim.card, cheating=d.ignores)
    there = [other for other, host in player.attached if host == aim.card]
    return BAD_TARGET if d.ignores and any(t.mix.of[other].ignores for other in there) else None


@lru_cache(maxsize=1024)
def bits(mask: int) -> tuple[int, ...]:
    """The seats of a set of bits."""
    return tuple([seat for seat in range(mask.bit_length()) if mask >> seat & 1])


def aims(t: Table, seat: int, card: int, d: CardDef, power: Power) -> list[Aim]:
    """Everything this use could possibly be pointed at."""
    if power.aimless:
        return [NOWHERE]
    if power.numbers:
        return [Aim(n=n) for n in power.numbers]
    if power.how == "attach":
        return _hosts(t, seat, d)
    if power.how == "boost":
        return [_FOR_US, _FOR_THEM]
    target = power.use.target
    assert target is not None
    cards = target.cards
    if cards is None:
        return _players(t, seat, target)
    if cards.in_ == "fight":
        return [Aim(card=other) for other in _in_the_fight(t, cards)]
    if cards.in_ == "discards":
        step = t.steps[-1] if t.steps else None
        return [Aim(card=other) for other in step.cards] if isinstance(step, s.Discarded) else []
    return _before_players(t, seat, target, cards)


def _hosts(t: Table, seat: int, d: CardDef) -> list[Aim]:
    """The items a card could be put on."""
    player = t.seats[seat]
    assert d.attach is not None
    own = player.play if d.attach.in_ == "play" else player.play + player.hand
    return [
        Aim(card=other, owner=seat)
        for other in own
        if t.mix.of[other].kind == "item" and matches(t, d.attach, other)
    ]


def _players(t: Table, seat: int, target: v.Target) -> list[Aim]:
    """Each of the players it could be, and both who fight where it may be both."""
    if target.who != "munchkin":
        rival = target.who == "rival"
        return [_AT[whom] for whom in range(len(t.seats)) if whom != seat or not rival]
    found = [_AT[whom] for whom in munchkins(t)]
    if target.both and len(found) > 1:
        found.append(Aim(targets=found[0].targets | found[1].targets))
    return found


def _before_players(t: Table, seat: int, target: v.Target, cards: v.Cards) -> list[Aim]:
    """The curses in force, or all cards that lie before players."""
    seats = range(len(t.seats))
    if cards.in_ == "force":
        return [Aim(card=curse, owner=owner) for owner in seats for curse in curses_on(t, t.seats[owner])]
    return [
        Aim(card=other, owner=owner)
        for owner in seats
        for other in t.seats[owner].play
        if owner != seat or target.who != "rival"
    ]


def _in_the_fight(t: Table, cards: v.Cards) -> list[int]:
    fight = t.fight
    if fight is None:
        return []
    foes = [foe.card for foe in fight.foes]
    return foes if cards.kind == "monster" else foes + [card for card, _ in fight.enhancers + fight.plays]


def likely(t: Table, seat: int, card: int, d: CardDef, power: Power) -> list[Aim]:
    """The aims worth asking about: of other players' cards only those of the right sort."""
    target = power.use.target
    if target is None or target.cards is None or target.cards.in_ != "play" or power.how != "effects":
        return aims(t, seat, card, d, power)
    sort = t.mix.sort(target.cards)
    if not sort.bits & t.public:
        return []  # none lies before anybody: that would be known
    found: list[Aim] = []
    for owner, player in enumerate(t.seats):
        if owner != seat or target.who != "rival":
            for other in player.play:
                if other in sort.fitting:
                    found.append(Aim(card=other, owner=owner))
    return found


def aim_text(t: Table, seat: int, power: Power, aim: Aim) -> tuple[str, str]:
    """How an aim is written in a move: target and owner."""
    if power.aimless:
        return "", ""
    if aim.side >= 0:
        return (MUNCHKINS, MONSTERS)[aim.side], ""
    if aim.card >= 0:
        owner = t.names[aim.owner] if aim.owner >= 0 and aim.owner != seat else ""
        return t.mix.ref[aim.card], owner
    seats = bits(aim.targets)
    if len(seats) > 1:
        return MUNCHKINS, ""
    if not seats:
        return "", ""
    # Where a card may be for any player, that it is for oneself goes without saying.
    target = power.use.target
    for_any = target is not None and target.who == "player" and power.how == "effects"
    return ("" if for_any and seats[0] == seat else t.names[seats[0]]), ""


def read_aims(t: Table, seat: int, card: int, d: CardDef, power: Power, move: Move) -> list[Aim]:
    """The aims a move can mean, none when it names nothing this use could be pointed at.

    There are several of a card that is there several times: those first whose owner is meant, then what a
    card would rather be put on: what is used already, or, where it lets one use more, what is not.
    """
    used = t.seats[seat].use
    own = t.names[seat]
    found: list[tuple[bool, bool, Aim]] = []
    for aim in aims(t, seat, card, d, power):
        target, owner = aim_text(t, seat, power, aim)
        # One's own name, and the owner of a card, may be written or left out.
        same_target = target == move.target or (aim.targets == 1 << seat and move.target == own)
        owners = (owner, "", own if aim.owner == seat else owner)
        if same_target and move.owner in owners and aim.n == move.n:
            found.append((move.owner != owner, (aim.card in used) == d.ignores, aim))
    if len(found) > 1:
        found.sort(key=lambda each: each[:2])
    return [aim for _, _, aim in found]
