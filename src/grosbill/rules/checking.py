"""Why a move may not be made: the first clause that forbids it, in the order of the table procedure."""

from __future__ import annotations

from collections.abc import Callable

from grosbill.effects.points import HOLDS_SIDEKICK
from grosbill.model import steps as s
from grosbill.model.moves import NO_TERMS, TABLE, Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.asking import asked_seat
from grosbill.rules.table import Table
from grosbill.rules.topics import (
    bidding,
    charity,
    classes,
    combat,
    helping,
    items,
    meeting,
    running,
    selling,
    trading,
    turn,
)
from grosbill.rules.topics.open_cards import refuse_open
from grosbill.rules.using import sidekicks
from grosbill.rules.using import uses as powers
from grosbill.rules.verbs import picks
from grosbill.rules.verbs.choices import refuse_option

SAYS_TOO_MUCH = Refusal("R-PROC-001", "says-too-much")
OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")
NOT_ASKED = Refusal("R-PROC-005", "not-asked")
NOTHING_TO_PICK = Refusal("R-PROC-004", "nothing-to-pick")
NOTHING_TO_CHOOSE = Refusal("R-PROC-004", "nothing-to-choose")
NO_SUCH_OPTION = Refusal("R-PROC-001", "no-such-option")
MONSTER_FROM_HAND = Refusal("R-WANDER-002", "monster-from-hand")
SHOWN_ENOUGH = Refusal("R-CARD-016", "shown-enough")
NO_ONE_SHOT = Refusal("R-ITEM-003", "not-an-item-to-carry")
MUST_DECIDE = Refusal("R-RUN-001", "must-decide")
GO_ON = Refusal("R-PROC-004", "nothing-to-pass")


def check(t: Table, number: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
    if any(getattr(move, name) for name in _UNSAID[move.kind]) or (
        move.terms != NO_TERMS and "terms" not in _SAID.get(move.kind, ())
    ):
        return SAYS_TOO_MUCH
    if t.winners:
        return OVER
    if not t.seats[number].alive and not (move.kind == "end" and number == t.active):
        return DEAD
    return REFUSE[move.kind](t, number, move)


def _refuse_pass(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Window):
        return None if t.asked >> number & 1 else NOT_ASKED
    if isinstance(step, s.Pick) and step.seat == number and step.may:
        return None
    if isinstance(step, s.Choice) and step.seat == number and step.verb.may:
        return None
    if isinstance(step, s.Meeting) and step.order[0] == number:
        return None
    if isinstance(step, s.Battle) and t.fight is not None and t.fight.fighter == number:
        return MUST_DECIDE
    return GO_ON if asked_seat(t, step) == number else NOT_ASKED


def _refuse_play(t: Table, number: int, move: Move) -> Refusal | None:
    seat = t.seats[number]
    if move.card not in t.mix.copies:
        return refuse("R-PROC-001", "unknown-card", card=t.mix.named(move.card))
    mine = [card for card in t.mix.copies[move.card] if card in seat.hand]
    on_table = [card for card in t.mix.copies[move.card] if card in seat.play]
    if not mine and not on_table:
        return refuse("R-PROC-002", "no-such-card", card=t.mix.named(move.card))
    card = mine[0] if mine else on_table[0]
    d = t.mix.of[card]
    if mine and d.trait:
        if move.target or move.power or move.owner or move.n:
            return SAYS_TOO_MUCH
        return classes.refuse_trait(t, number, freshest(t, number, mine))
    if mine and d.hand_points & HOLDS_SIDEKICK:
        return sidekicks.refuse_sidekick(t, number, move)
    if mine and d.laid and not move.target:
        return items.refuse_play_item(t, number, freshest(t, number, mine))
    if mine and d.kind == "item":
        carrier = items.carrier_named(t, number, move.target)
        if carrier >= 0:
            return items.refuse_play_onto(t, number, freshest(t, number, mine), carrier)
    if d.kind == "monster" and not any(power.hand for power in d.powers):
        return MONSTER_FROM_HAND
    found = powers.find(t, number, move)
    if not isinstance(found, Refusal):
        return None
    if d.kind == "monster" and found.clause in ("R-TIME-011", "R-TIME-012"):
        return MONSTER_FROM_HAND
    return found


def freshest(t: Table, number: int, cards: list[int]) -> int:
    """Of several copies in hand, one that may be played because it was just received."""
    fresh = t.seats[number].fresh
    return next((card for card in cards if card in fresh), cards[0])


def _refuse_use(t: Table, number: int, move: Move) -> Refusal | None:
    if move.card not in t.mix.copies:
        return refuse("R-PROC-001", "unknown-card", card=t.mix.named(move.card))
    found = powers.find(t, number, move)
    return found if isinstance(found, Refusal) else None


def _refuse_carry(t: Table, number: int, move: Move) -> Refusal | None:
    mine = [card for card in t.mix.copies.get(move.card, ()) if card in t.seats[number].hand]
    if not mine:
        return refuse("R-PROC-002", "no-such-card", card=t.mix.named(move.card))
    if not t.mix.of[mine[0]].item:
        return NO_ONE_SHOT
    return items.refuse_play_item(t, number, freshest(t, number, mine))


def _refuse_pick(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if not isinstance(step, s.Pick | s.Looting | s.Sharing):
        return NOTHING_TO_PICK
    if asked_seat(t, step) != number:
        return NOT_ASKED
    if isinstance(step, s.Pick):
        return picks.refuse_pick(t, step, move)
    return refuse_open(t, step.cards, move)


def _refuse_choose(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if not isinstance(step, s.Choice | s.Deciding | s.Naming):
        return NOTHING_TO_CHOOSE
    if step.seat != number:
        return NOT_ASKED
    if isinstance(step, s.Naming):
        return (
            None if move.target in [t.names[seat] for seat in step.seats] and not move.n else NO_SUCH_OPTION
        )
    if move.target:
        return NO_SUCH_OPTION
    if isinstance(step, s.Deciding):
        return None if move.n in (1, 2) else NO_SUCH_OPTION
    if not 1 <= move.n <= len(step.verb.options):
        return NO_SUCH_OPTION
    return refuse_option(t, step, move.n - 1)


def _refuse_give(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity):
        return charity.refuse_give(t, number, step, move) if step.seat == number else NOT_ASKED
    if isinstance(step, s.Shedding):
        return charity.refuse_shed_give(t, number, move) if step.seat == number else NOT_ASKED
    return _refuse_offer(t, number, move)


def _refuse_offer(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Meeting):
        return meeting.refuse_offer(t, number, step, move)
    return trading.refuse_offer(t, number, move)


def _refuse_discard(t: Table, number: int, move: Move) -> Refusal | None:
    if move.owner not in ("", TABLE):
        return SAYS_TOO_MUCH
    step = t.steps[-1] if t.steps else None
    in_hand = any(t.mix.ref[card] == move.card for card in t.seats[number].hand)
    if isinstance(step, s.Charity) and step.seat == number and in_hand and not move.owner:
        refusal = charity.refuse_discard(t, number, move)
        return _refuse_drop(t, number, move) and refusal if refusal is not None else None
    if isinstance(step, s.Shedding) and step.seat == number:
        return charity.refuse_shed_discard(t, number, move)
    return _refuse_drop(t, number, move)


def _refuse_drop(t: Table, number: int, move: Move) -> Refusal | None:
    if sidekicks.own_rules(t, number, move.card):
        return sidekicks.refuse_dismissal(t, number)
    return classes.refuse_drop(t, number, move)


def _refuse_show(t: Table, number: int, move: Move) -> Refusal | None:
    if move.target and move.target not in t.names:
        return refuse("R-PROC-001", "no-such-player", player=move.target)
    return SHOWN_ENOUGH if t.seats[number].shown >= len(t.seats) else None


REFUSE: dict[str, Callable[[Table, int, Move], Refusal | None]] = {
    "pass": _refuse_pass,
    "open": lambda t, n, m: turn.refuse_open(t, n),
    "listen": lambda t, n, m: turn.refuse_listen(t, n),
    "trouble": turn.refuse_trouble,
    "loot": lambda t, n, m: turn.refuse_loot(t, n),
    "end": lambda t, n, m: turn.refuse_end(t, n),
    "play": _refuse_play,
    "use": _refuse_use,
    "carry": _refuse_carry,
    "discard": _refuse_discard,
    "wear": items.refuse_wear,
    "remove": items.refuse_remove,
    "sell": selling.refuse_sell,
    "ask": helping.refuse_ask,
    "offer": _refuse_offer,
    "give": _refuse_give,
    "accept": lambda t, n, m: helping.refuse_answer(t, n, "accept"),
    "refuse": lambda t, n, m: helping.refuse_answer(t, n, "refuse"),
    "counter": helping.refuse_counter,
    "withdraw": lambda t, n, m: helping.refuse_answer(t, n, "withdraw"),
    "claim": lambda t, n, m: combat.refuse_claim(t, n),
    "run": lambda t, n, m: combat.refuse_run(t, n),
    "first": lambda t, n, m: running.refuse_first(t, n),
    "flee": running.refuse_flee,
    "pick": _refuse_pick,
    "choose": _refuse_choose,
    "show": _refuse_show,
    "bid": bidding.refuse_bid,
}

# What each kind of move says; anything else in it means nothing and is refused.
_SAID: dict[str, tuple[str, ...]] = {
    "trouble": ("card",),
    "play": ("card", "power", "target", "owner", "n"),
    "use": ("card", "power", "target", "owner", "n"),
    "carry": ("card",),
    "discard": ("card", "owner"),
    "wear": ("card", "target", "cards"),
    "remove": ("card",),
    "sell": ("cards",),
    "ask": ("target", "terms"),
    "offer": ("target", "terms"),
    "give": ("card", "target"),
    "counter": ("terms",),
    "flee": ("card",),
    "pick": ("card", "owner"),
    "choose": ("n", "target"),
    "show": ("target",),
    "bid": ("card", "target"),
}
_UNSAID = {
    kind: tuple(
        name for name in ("card", "power", "target", "owner", "cards", "n") if name not in _SAID.get(kind, ())
    )
    for kind in REFUSE
}
