"""Every kind of move: who is asked, what is legal, why not, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from grosbill.effects import vocabulary as v
from grosbill.effects.points import ANY_TIME, BEFORE_RUN, COMBAT, HOLDS_ITEM, HOLDS_TRAIT, PEACE
from grosbill.model import steps as s
from grosbill.model.moves import PASS, Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules import (
    charity,
    classes,
    combat,
    death,
    helping,
    items,
    picks,
    powers,
    running,
    selling,
    trading,
    treasure,
    turn,
    verbs,
)
from grosbill.rules.flow import advance
from grosbill.rules.strength import winning
from grosbill.rules.table import Table, clockwise, fighting, log, pop
from grosbill.rules.windows import CLOSED

OVER = Refusal("R-PROC-008", "game-over")
DEAD = Refusal("R-DEATH-018", "you-are-dead")
NOT_ASKED = Refusal("R-PROC-005", "not-asked")
NOTHING_TO_PICK = Refusal("R-PROC-004", "nothing-to-pick")
NOTHING_TO_CHOOSE = Refusal("R-PROC-004", "nothing-to-choose")
NO_SUCH_OPTION = Refusal("R-PROC-001", "no-such-option")
CANNOT_PAY = Refusal("R-CLASS-008", "cannot-pay")
NOTHING_TO_LOSE = Refusal("R-CARD-018", "nothing-to-lose")
MONSTER_FROM_HAND = Refusal("R-WANDER-002", "monster-from-hand")
SHOWN_ENOUGH = Refusal("R-CARD-016", "shown-enough")
NO_ONE_SHOT = Refusal("R-PROC-001", "not-an-item-to-carry")
MUST_DECIDE = Refusal("R-RUN-001", "must-decide")
GO_ON = Refusal("R-PROC-004", "nothing-to-pass")

ANSWERS = frozenset(("pass", "accept", "refuse", "counter", "pick", "choose", "flee"))

CLAIM, RUN, END = Move("claim"), Move("run"), Move("end")
ONLY_PASS: Sequence[Move] = (PASS,)
NOTHING: Sequence[Move] = ()

_LULL_POINTS = ANY_TIME | PEACE
_FIGHT_POINTS = ANY_TIME | COMBAT | PEACE | BEFORE_RUN

# --- who is asked -------------------------------------------------------------------------------------------


def waiting(t: Table) -> tuple[int, ...]:
    """The seats whose move or pass is needed, clockwise from the active seat."""
    if t.winners:
        return ()
    if not t.steps:
        return _ALONE[t.active]
    step = t.steps[-1]
    if isinstance(step, s.Window):
        key = (t.asked, t.active, len(t.seats))
        order = _ORDERS.get(key)
        if order is None:
            order = _ORDERS[key] = tuple([seat for seat in clockwise(t, t.active) if t.asked >> seat & 1])
        return order
    return _ALONE[_asked(t, step)]


_ALONE = tuple([(seat,) for seat in range(16)])
_ORDERS: dict[tuple[int, int, int], tuple[int, ...]] = {}


def _asked(t: Table, step: s.Step | None) -> int:
    """The one seat a step asks."""
    if step is None:
        return t.active
    if isinstance(step, s.Battle):
        assert t.fight is not None
        return t.fight.fighter
    if isinstance(step, s.Fleeing):
        return step.runners[0]
    if isinstance(step, s.Looting):
        return step.order[0]
    if isinstance(step, s.Sharing):
        return step.next
    if isinstance(step, s.Offer):
        return step.to
    assert isinstance(step, s.Pick | s.Choice | s.Deciding | s.Charity | s.Shedding)
    return step.seat


# --- what is legal --------------------------------------------------------------------------------------------


def legal(t: Table, number: int) -> Sequence[Move]:
    """The legal moves of a seat, in a fixed order: what it is asked first, then what it may do besides."""
    if t.winners:
        return []
    if not t.seats[number].alive:
        return [END] if not t.steps and number == t.active else []
    if not t.steps:
        own = turn.list_turn(t, number) if number == t.active else []
        return own + _open_moves(t, number)
    step = t.steps[-1]
    return LIST[type(step)](t, number, step)


def _open_moves(t: Table, number: int) -> list[Move]:
    moves = powers.list_uses(t, number)
    seat = t.seats[number]
    if seat.fresh or number == t.active or t.settings.items_any_time:
        if seat.hand_points & HOLDS_TRAIT:
            moves += classes.list_traits(t, number)
        if seat.hand_points & HOLDS_ITEM:
            _add(moves, items.list_items(t, number))
    if seat.unused or seat.carrier:
        moves += items.list_wear(t, number)
    if seat.spare:
        moves += trading.list_offers(t, number)
    if seat.given_up:
        moves += classes.list_drops(t, number)
    if number == t.active and (seat.worth or seat.hand_points & HOLDS_ITEM):
        moves += selling.list_sales(t, number)
    return moves


def _add(moves: list[Move], more: list[Move]) -> None:
    """A one-shot that may be used now is listed once; laying it on the table is `carry`."""
    moves += [move for move in more if move not in moves]


def _list_lull(t: Table, number: int, step: s.Lull) -> Sequence[Move]:
    seat = t.seats[number]
    idle = not (seat.fresh or seat.spare or seat.given_up or seat.carrier or number == t.active)
    if idle and not (seat.hand_points | seat.play_points) & _LULL_POINTS and not t.settings.items_any_time:
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    moves = _open_moves(t, number)
    if t.asked >> number & 1:
        moves.insert(0, PASS)
    return moves


def _list_opening(t: Table, number: int, step: s.Opening) -> list[Move]:
    asked = [PASS] if t.asked >> number & 1 else []
    return asked + classes.list_traits(t, number) + items.list_items(t, number)


def _list_battle(t: Table, number: int, step: s.Battle) -> list[Move]:
    moves: list[Move] = []
    assert t.fight is not None
    if number == t.fight.fighter:
        ahead = winning(t)
        moves.append(CLAIM if ahead else RUN)
        if not ahead or t.settings.help_while_winning:
            moves += helping.list_asks(t, number)
    return moves + _fight_moves(t, number)


def _fight_moves(t: Table, number: int) -> list[Move]:
    moves = powers.list_uses(t, number)
    if fighting(t, number):
        if t.seats[number].hand_points & HOLDS_TRAIT:
            moves += classes.list_traits(t, number)
        if t.seats[number].given_up:
            moves += classes.list_drops(t, number)
    return moves


def _list_answer(t: Table, number: int, step: s.Window) -> Sequence[Move]:
    seat = t.seats[number]
    if not (seat.hand_points | seat.play_points) & _FIGHT_POINTS and not fighting(t, number):
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    asked = [PASS] if t.asked >> number & 1 else []
    if isinstance(step, s.Flight) and running.refuse_first(t, number) is None:
        asked.append(Move("first"))
    return asked + _fight_moves(t, number)


def _list_closed(t: Table, number: int, step: s.Window) -> Sequence[Move]:
    seat = t.seats[number]
    if not (seat.hand_points | seat.play_points) & CLOSED[type(step)]:
        return ONLY_PASS if t.asked >> number & 1 else NOTHING
    asked = [PASS] if t.asked >> number & 1 else []
    return asked + powers.list_uses(t, number)


def _list_pick(t: Table, number: int, step: s.Pick) -> list[Move]:
    return picks.list_picks(t, step) if step.seat == number else []


def _list_choice(t: Table, number: int, step: s.Choice) -> list[Move]:
    if step.seat != number:
        return []
    moves = [
        Move("choose", n=place + 1)
        for place in range(len(step.verb.options))
        if _refuse_option(t, step, place) is None
    ]
    return [*moves, PASS] if step.verb.may else moves


def _refuse_option(t: Table, step: s.Choice, place: int) -> Refusal | None:
    """A way that costs more than one has, or loses what one has not, is not open (R-CARD-018)."""
    option = step.verb.options[place]
    if not _payable(t, step, option):
        return CANNOT_PAY
    if verbs.possible(t, option, step.frame):
        return None
    others = [other for other in step.verb.options if verbs.possible(t, other, step.frame)]
    return NOTHING_TO_LOSE if others else None


def _payable(t: Table, step: s.Choice, option: v.Option) -> bool:
    for verb in option.cost:
        if isinstance(verb, v.Lose):
            n = verb.cards.n if isinstance(verb.cards.n, int) else 1
            if len(powers.payable(t, step.seat, step.frame.card, verb.cards)) < n:
                return False
    return True


def _list_fleeing(t: Table, number: int, step: s.Fleeing) -> list[Move]:
    return running.list_flee(t, step) if step.runners[0] == number else []


def _list_looting(t: Table, number: int, step: s.Looting) -> list[Move]:
    return death.list_loot(t, step) if step.order[0] == number else []


def _list_sharing(t: Table, number: int, step: s.Sharing) -> list[Move]:
    return treasure.list_shares(t, step) if step.next == number else []


def _list_charity(t: Table, number: int, step: s.Charity) -> list[Move]:
    if step.seat != number:
        return []
    return charity.list_charity(t, step) + ([] if step.given else _open_moves(t, number))


def _list_shedding(t: Table, number: int, step: s.Shedding) -> list[Move]:
    return charity.list_shedding(t, number) if step.seat == number else []


def _list_offer(t: Table, number: int, step: s.Offer) -> list[Move]:
    moves = helping.list_answers(t, number) if step.to == number else []
    if step.maker == number:
        moves.append(Move("withdraw"))
    return moves + powers.list_uses(t, number)


LIST: dict[type[s.Step], Callable[..., Sequence[Move]]] = {
    s.Lull: _list_lull,
    s.Opening: _list_opening,
    s.Battle: _list_battle,
    s.Claim: _list_answer,
    s.Flight: _list_answer,
    s.Falls: _list_closed,
    s.Rolled: _list_closed,
    s.Escaped: _list_closed,
    s.Caught: _list_closed,
    s.Aftermath: _list_closed,
    s.Drawing: _list_closed,
    s.Pick: _list_pick,
    s.Choice: _list_choice,
    s.Deciding: lambda t, number, step: (
        [Move("choose", n=1), Move("choose", n=2)] if step.seat == number else []
    ),
    s.Fleeing: _list_fleeing,
    s.Looting: _list_looting,
    s.Sharing: _list_sharing,
    s.Charity: _list_charity,
    s.Shedding: _list_shedding,
    s.Offer: _list_offer,
    s.Script: lambda t, n, step: [],
}

# --- why not --------------------------------------------------------------------------------------------------


def check(t: Table, number: int, move: Move) -> Refusal | None:
    """None if the move is legal, else the first clause that forbids it."""
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
    if isinstance(step, s.Battle) and t.fight is not None and t.fight.fighter == number:
        return MUST_DECIDE
    return GO_ON if _asked(t, step) == number else NOT_ASKED


def _refuse_play(t: Table, number: int, move: Move) -> Refusal | None:
    seat = t.seats[number]
    if move.card not in t.mix.copies:
        return refuse("R-PROC-001", "unknown-card", card=move.card)
    mine = [card for card in t.mix.copies[move.card] if card in seat.hand]
    on_table = [card for card in t.mix.copies[move.card] if card in seat.play]
    if not mine and not on_table:
        return refuse("R-PROC-002", "no-such-card", card=move.card)
    card = mine[0] if mine else on_table[0]
    d = t.mix.of[card]
    if mine and d.trait:
        return classes.refuse_trait(t, number, card)
    if mine and d.kind == "item" and not move.target:
        return items.refuse_play_item(t, number, _freshest(t, number, mine))
    if d.kind == "monster" and not any(power.hand for power in d.powers):
        return MONSTER_FROM_HAND
    found = powers.find(t, number, move)
    if not isinstance(found, Refusal):
        return None
    if mine and d.kind == "one_shot" and not (move.target or move.power or move.n):
        laid = items.refuse_play_item(t, number, _freshest(t, number, mine))
        return None if laid is None else found
    if d.kind == "monster" and found.clause in ("R-TIME-011", "R-TIME-012"):
        return MONSTER_FROM_HAND
    if d.kind == "sidekick" and mine:
        return _refuse_sidekick(t, number, card)
    return found


def _freshest(t: Table, number: int, cards: list[int]) -> int:
    fresh = t.seats[number].fresh
    return next((card for card in cards if card in fresh), cards[0])


def _refuse_sidekick(t: Table, number: int, card: int) -> Refusal | None:
    return items.refuse_play_item(t, number, card)


def _refuse_use(t: Table, number: int, move: Move) -> Refusal | None:
    if move.card not in t.mix.copies:
        return refuse("R-PROC-001", "unknown-card", card=move.card)
    found = powers.find(t, number, move)
    return found if isinstance(found, Refusal) else None


def _refuse_carry(t: Table, number: int, move: Move) -> Refusal | None:
    mine = [card for card in t.mix.copies.get(move.card, ()) if card in t.seats[number].hand]
    if not mine:
        return refuse("R-PROC-002", "no-such-card", card=move.card)
    if not t.mix.of[mine[0]].item:
        return NO_ONE_SHOT
    return items.refuse_play_item(t, number, _freshest(t, number, mine))


def _refuse_pick(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if not isinstance(step, s.Pick | s.Looting | s.Sharing):
        return NOTHING_TO_PICK
    if _asked(t, step) != number:
        return NOT_ASKED
    if isinstance(step, s.Pick):
        return picks.refuse_pick(t, step, move)
    if isinstance(step, s.Looting):
        return death.refuse_loot(t, step, move)
    return treasure.refuse_share(t, step, move)


def _refuse_choose(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if not isinstance(step, s.Choice | s.Deciding):
        return NOTHING_TO_CHOOSE
    if step.seat != number:
        return NOT_ASKED
    if isinstance(step, s.Deciding):
        return None if move.n in (1, 2) else NO_SUCH_OPTION
    if not 1 <= move.n <= len(step.verb.options):
        return NO_SUCH_OPTION
    return _refuse_option(t, step, move.n - 1)


def _refuse_give(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity):
        return charity.refuse_give(t, number, step, move) if step.seat == number else NOT_ASKED
    if isinstance(step, s.Shedding):
        return charity.refuse_shed_give(t, number, move) if step.seat == number else NOT_ASKED
    return trading.refuse_offer(t, number, move)


def _refuse_discard(t: Table, number: int, move: Move) -> Refusal | None:
    step = t.steps[-1] if t.steps else None
    in_hand = any(t.mix.ref[card] == move.card for card in t.seats[number].hand)
    if isinstance(step, s.Charity) and step.seat == number and in_hand:
        refusal = charity.refuse_discard(t, number, move)
        return classes.refuse_drop(t, number, move) and refusal if refusal is not None else None
    if isinstance(step, s.Shedding) and step.seat == number:
        return charity.refuse_shed_discard(t, number, move)
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
    "offer": trading.refuse_offer,
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
}

# --- doing it -------------------------------------------------------------------------------------------------


def do(t: Table, number: int, move: Move) -> None:
    """Carry out a move that is legal, and everything that follows from it by itself."""
    if move.kind == "pass":
        step = t.steps[-1]
        if isinstance(step, s.Window):
            t.asked &= ~(1 << number)
            if type(step) in _FRESH_UNTIL:
                t.seats[number].fresh = ()
            if t.asked:
                return
        else:
            t.moment += 1
            pop(t)
    else:
        t.moment += 1
        DO[move.kind](t, number, move)
    advance(t)


_FRESH_UNTIL = (s.Lull, s.Opening)


def _do_play(t: Table, number: int, move: Move) -> None:
    seat = t.seats[number]
    mine = [card for card in t.mix.copies[move.card] if card in seat.hand]
    d = t.mix.defs_by_id[move.card]
    if mine and d.trait:
        classes.do_trait(t, number, _freshest(t, number, mine))
        return
    if mine and d.kind == "item" and not move.target:
        items.do_play_item(t, number, _freshest(t, number, mine))
        return
    found = powers.find(t, number, move)
    if isinstance(found, Refusal):
        items.do_play_item(t, number, _freshest(t, number, mine))
    else:
        card, power, aim = found
        powers.act(t, number, card, power, aim, "play")


def _do_use(t: Table, number: int, move: Move) -> None:
    found = powers.find(t, number, move)
    assert not isinstance(found, Refusal)
    card, power, aim = found
    powers.act(t, number, card, power, aim, "use")


def _do_carry(t: Table, number: int, move: Move) -> None:
    mine = [card for card in t.mix.copies[move.card] if card in t.seats[number].hand]
    items.do_play_item(t, number, _freshest(t, number, mine))


def _do_pick(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1]
    if isinstance(step, s.Pick):
        picks.do_pick(t, step, move)
    elif isinstance(step, s.Looting):
        death.do_loot(t, step, move)
    else:
        assert isinstance(step, s.Sharing)
        treasure.do_share(t, step, move)


def _do_choose(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1]
    if isinstance(step, s.Deciding):
        running.decide_first(t, step, move.n)
        return
    assert isinstance(step, s.Choice)
    pop(t)
    log(t, "choose", number, n=move.n)
    verbs.take_option(t, step.verb.options[move.n - 1], step.frame)


def _do_give(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity):
        charity.do_give(t, number, step, move)
    elif isinstance(step, s.Shedding):
        charity.do_shed_give(t, number, move)
    else:
        trading.do_offer(t, number, move)


def _do_discard(t: Table, number: int, move: Move) -> None:
    step = t.steps[-1] if t.steps else None
    if isinstance(step, s.Charity) and charity.refuse_discard(t, number, move) is None:
        charity.do_discard(t, number, step, move)
    elif isinstance(step, s.Shedding) and step.seat == number:
        charity.do_shed_discard(t, number, move)
    else:
        classes.do_drop(t, number, move)


def _do_show(t: Table, number: int, move: Move) -> None:
    seat = t.seats[number]
    seat.shown += 1
    to = 1 << t.names.index(move.target) if move.target else (1 << len(t.seats)) - 1
    seat.known = tuple([known | to for known in seat.known])
    log(
        t, "show", number, t.names.index(move.target) if move.target else -1, seat.hand, seen=to | 1 << number
    )


def _do_claim(t: Table, number: int, move: Move) -> None:
    combat.announce(t, removal=False)


def _do_run(t: Table, number: int, move: Move) -> None:
    running.announce(t)


DO: dict[str, Callable[[Table, int, Move], None]] = {
    "open": lambda t, n, m: turn.do_open(t, n),
    "listen": lambda t, n, m: turn.do_listen(t, n),
    "trouble": turn.do_trouble,
    "loot": lambda t, n, m: turn.do_loot(t, n),
    "end": lambda t, n, m: turn.do_end(t, n),
    "play": _do_play,
    "use": _do_use,
    "carry": _do_carry,
    "discard": _do_discard,
    "wear": items.do_wear,
    "remove": items.do_remove,
    "sell": selling.do_sell,
    "ask": helping.do_ask,
    "offer": trading.do_offer,
    "give": _do_give,
    "accept": lambda t, n, m: helping.do_accept(t, n),
    "refuse": lambda t, n, m: helping.do_refuse(t, n),
    "counter": helping.do_counter,
    "withdraw": lambda t, n, m: helping.do_withdraw(t, n),
    "claim": _do_claim,
    "run": _do_run,
    "first": lambda t, n, m: running.do_first(t, n),
    "flee": lambda t, n, m: running.do_flee(t, m),
    "pick": _do_pick,
    "choose": _do_choose,
    "show": _do_show,
}
