"""The turn: opening plays, before the door, trouble or loot, and the end (R-SETUP, R-TURN)."""

from __future__ import annotations

from types import NoneType
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.points import (
    ANY_TIME,
    ARRANGE,
    BEFORE_LOOT,
    GIVE_UP,
    HOLDS_MONSTER,
    OWN_TURN,
    PEACE,
    SELL,
    TRADE,
    TURN_END,
    TURN_START,
)
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.model.state import DOOR, TREASURE
from grosbill.rules.kernel.move_rules import MoveRules, plain
from grosbill.rules.kernel.refusals import BEING_SETTLED, no_such_card
from grosbill.rules.kernel.step_rules import AS_ALWAYS, Places, StepRules, Times, seat_shown, whose
from grosbill.rules.kernel.windows import ask, ask_if_any, holders
from grosbill.rules.kernel.zones import draw_hand, from_hand, receive, settle_in
from grosbill.rules.reading.which import named
from grosbill.rules.table import Table, called, left_of, pop, push, tell
from grosbill.rules.topics import combat, curses, death
from grosbill.rules.topics.dice import roll_off
from grosbill.rules.topics.drawing import draw_one

NOT_YOUR_TURN = Refusal("R-PROC-003", "not-your-turn")
WRONG_PHASE = Refusal("R-PROC-004", "wrong-phase")
ONLY_LAYING = Refusal("R-PROC-004", "only-laying")
IN_FIGHT = Refusal("R-TURN-007", "fight-first")
ONE_DOOR = Refusal("R-TURN-005", "one-door")
DOOR_FIRST = Refusal("R-TURN-003", "door-first")
MONSTER_MET = Refusal("R-TURN-011", "monster-met")
NO_LOOT = Refusal("R-TURN-016", "no-loot")
MUST_LOOT = Refusal("R-TURN-018", "must-loot")
NOT_A_MONSTER = Refusal("R-TURN-013", "not-a-monster")
NO_LISTENING = Refusal("R-TURN-004", "no-listening")
LISTENED = Refusal("R-TURN-004", "listened")

# --- beginning ----------------------------------------------------------------------------------------------


def begin(t: Table) -> None:
    """A die says who begins, before any hand is dealt, unless the table has named somebody (R-SETUP-016)."""
    push(t, s.Opening())
    if t.settings.first_player:
        _deal(t, s.Opening(), ((t.settings.first_player - 1,),))
    else:
        roll_off(t, (tuple(range(len(t.seats))),), "begin", "first")


def _deal(t: Table, step: s.Opening, places: Places) -> None:
    """Opening hands; then everyone may put a race, a class and items in play (R-SETUP-008 to 015)."""
    t.active = places[0][0]
    for seat in range(len(t.seats)):
        cards = draw_hand(t, *t.settings.opening_hand())
        tell(t, e.Dealt(seat, called(t, cards)))
        receive(t, seat, cards, face_up=False)
    open_play(t)


def open_play(t: Table) -> None:
    """Everyone may put cards in play. What acts as soon as it is received is shown first.

    If all it does is to bring more cards, it acts first, too (Q-073); else after everyone has had the chance
    to become what it asks for (Q-007).
    """
    received = [step for step in t.steps if isinstance(step, s.Revealing)]
    dealt = [replace(step, cards=(card,)) for step in received for card in step.cards]
    at_once = [step for step in dealt if _only_draws(t, step.cards[0])]
    t.steps = ()
    for step in dealt:
        if step not in at_once:
            tell(t, e.Revealed(step.seat, t.mix.ref[step.cards[0]]))
            push(t, replace(step, told=True))
    ask(t, s.Opening())
    for step in reversed(at_once):
        push(t, step)


def _only_draws(t: Table, card: int) -> bool:
    return all(isinstance(verb, v.Draw) for trigger in t.mix.of[card].on for verb in trigger.do)


def start(t: Table, seat: int) -> None:
    """A turn begins; the last one's dead are back (R-DEATH-018), and what was meant for it is over."""
    curses.end_turn_of(t, t.active)
    t.active = seat
    t.turn += 1
    t.phase = "start"
    t.trouble = t.loot = t.met = t.listened = False
    tell(t, e.TurnBegan(seat, t.turn))
    death.revive(t)
    for player in t.seats:
        player.acts = player.changes = player.offers = player.shown = 0
        player.used = ()
    settle_in(t, seat)
    player = t.seats[seat]
    if player.markers:
        curses.end_lasting(t, seat, "turn_start")
    if player.redraw:
        death.new_hand(t, seat)
    if not t.mix.points & TURN_START:
        return
    if t.steps:  # cards just received act first
        t.steps = (s.TurnStart(seat), *t.steps)
    else:
        ask_if_any(t, s.TurnStart(seat))


def resolve_opening(t: Table, step: s.Opening) -> None:
    """Everyone is ready: cards that act at once act now (Q-007), then the first turn begins."""
    pop(t)
    if not t.steps:
        start(t, t.active)


# --- what the active player may do --------------------------------------------------------------------------


def _refuse_main(t: Table, seat: int) -> Refusal | None:
    if seat != t.active:
        return NOT_YOUR_TURN
    if t.phase == "opening":
        return WRONG_PHASE
    if t.fight is not None:
        return IN_FIGHT
    return BEING_SETTLED if t.steps else None


def refuse_open(t: Table, seat: int) -> Refusal | None:
    """One door a turn, and it comes first (R-TURN-003, R-TURN-005)."""
    refusal = _refuse_main(t, seat)
    if refusal is not None:
        return refusal
    return None if t.phase == "start" else ONE_DOOR


def refuse_listen(t: Table, seat: int) -> Refusal | None:
    """Listening at the door is an option, once and before the door (R-TURN-004, R-FAST-006, Q-093)."""
    refusal = _refuse_main(t, seat)
    if refusal is not None:
        return refusal
    if not t.settings.listen:
        return NO_LISTENING
    if t.phase != "start":
        return WRONG_PHASE
    return LISTENED if t.listened else None


def mean_trouble(t: Table, seat: int, move: Move) -> int | Refusal:
    """Trouble needs a monster in hand and none met (R-TURN-011 to 014); which one it is."""
    player = t.seats[seat]
    card = named(t, player.hand, move.card)
    if card < 0:
        return no_such_card(t.mix, move.card)
    refusal = _refuse_main(t, seat)
    if refusal is not None:
        return refusal
    if t.phase == "start":
        return DOOR_FIRST
    if not t.trouble:
        return MONSTER_MET
    return card if t.mix.of[card].kind == "monster" else NOT_A_MONSTER


def refuse_loot(t: Table, seat: int) -> Refusal | None:
    """Looting needs a room in which no monster was met (R-TURN-016)."""
    refusal = _refuse_main(t, seat)
    if refusal is not None:
        return refusal
    if t.phase == "start":
        return DOOR_FIRST
    return None if t.loot else NO_LOOT


def refuse_end(t: Table, seat: int) -> Refusal | None:
    """A turn ends once the door is open and, unless looting is optional (R-FAST-008), the room is looted."""
    refusal = _refuse_main(t, seat)
    if refusal is not None or not t.seats[seat].alive:
        return refusal
    if t.phase == "start":
        return DOOR_FIRST
    if t.loot and not t.settings.loot_optional and _can_loot(t):
        return MUST_LOOT
    return None


def _loot_deck(t: Table) -> int:
    """Loot is a door, or by option a treasure (R-FAST-007)."""
    return TREASURE if t.settings.loot_from_treasures else DOOR


def _can_loot(t: Table) -> bool:
    deck = _loot_deck(t)
    return bool(t.decks[deck] or t.tops[deck] or t.piles[deck])


def list_turn(t: Table, seat: int, step: None) -> list[Move]:
    """The moves that carry the turn on."""
    if seat != t.active:
        return []
    if not t.seats[seat].alive:
        return [END]
    if t.phase == "start":
        return [OPEN, LISTEN] if t.settings.listen and not t.listened else [OPEN]
    moves = []
    if t.trouble and t.seats[seat].hand_points & HOLDS_MONSTER:
        moves = _list_trouble(t, seat)
    if t.loot:
        moves.append(LOOT)
    if refuse_end(t, seat) is None:
        moves.append(END)
    return moves


def _list_trouble(t: Table, seat: int) -> list[Move]:
    of = t.mix.of
    monsters = dict.fromkeys([of[card].id for card in t.seats[seat].hand if of[card].kind == "monster"])
    return [Move("trouble", name) for name in monsters]


OPEN, LISTEN, LOOT, END = Move("open"), Move("listen"), Move("loot"), Move("end")


def do_open(t: Table, seat: int) -> None:
    """The door is announced; the others may act before it opens."""
    tell(t, e.WentOn(seat, "door"))
    ask(t, s.Lull("door"), maker=seat)


def do_listen(t: Table, seat: int) -> None:
    """One card face down before the door."""
    t.listened = True
    draw_one(t, seat, DOOR, "listen")


def do_trouble(t: Table, seat: int, card: int) -> None:
    """A monster from hand is fought as if it had been behind the door (R-TURN-015)."""
    from_hand(t, seat, card)
    combat.begin(t, seat, card, "trouble")


def do_loot(t: Table, seat: int) -> None:
    """One card face down into the hand (R-TURN-017)."""
    t.phase = "end"
    t.trouble = t.loot = False
    deck = _loot_deck(t)
    if not ask_if_any(t, s.Drawing(seat, deck, 1, "loot", len(t.piles[deck]))):
        draw_one(t, seat, deck, "loot")


def do_end(t: Table, seat: int) -> None:
    """The end of the turn is announced; the others may act before charity."""
    tell(t, e.WentOn(seat, "end"))
    t.phase = "end"
    t.trouble = t.loot = False
    ask(t, s.Lull("end"), maker=seat)


def resolve_lull(t: Table, step: s.Lull) -> None:
    """Nobody acts any more: the door opens, or the turn ends."""
    pop(t)
    seat = t.active
    if step.then == "door":
        t.phase = "room"
        t.trouble = t.loot = True
        ask(t, s.Drawing(seat, DOOR, 1, "door", len(t.piles[DOOR])))
    elif not ask_if_any(t, s.TurnEnd(seat)):
        _to_charity(t, seat)


def resolve_end(t: Table, step: s.TurnEnd) -> None:
    """Nothing more is done at the end of the turn."""
    pop(t)
    _to_charity(t, step.seat)


def _to_charity(t: Table, seat: int) -> None:
    """Here alone the hand limit is tested, at the end of one's own turn (R-CARD-010, R-TURN-024)."""
    push(t, s.TurnOver())
    if t.seats[seat].alive:
        push(t, s.Charity(seat))


def _run_turn_over(t: Table, step: s.TurnOver) -> bool:
    """Play passes to the left at once (R-SETUP-017, R-TURN-001)."""
    pop(t)
    start(t, left_of(t, t.active))
    return True


def _run_free(t: Table, step: None) -> bool:
    """Nothing is being settled: whose turn it is decides; the first turn begins by itself."""
    if t.phase != "opening":
        return False
    start(t, t.active)
    return True


# --- described ----------------------------------------------------------------------------------------------

# Before the door and between the phases: cards, items, trades, sales (R-TURN-002).
_FREE = Times(
    anyone=ANY_TIME | PEACE | ARRANGE | GIVE_UP | TRADE,
    active=OWN_TURN | BEFORE_LOOT | SELL,
)


def _opening_shown(t: Table, step: s.Opening) -> dict[str, Any]:
    """What has been shown and acts once everyone is ready."""
    waiting = [card for other in t.steps if isinstance(other, s.Revealing) for card in other.cards]
    return {"cards": list(called(t, waiting))} if waiting else {}


MOVES = {
    "open": plain(refuse_open, do_open),
    "listen": plain(refuse_listen, do_listen),
    "trouble": MoveRules(mean=mean_trouble, do=do_trouble),
    "loot": plain(refuse_loot, do_loot),
    "end": plain(refuse_end, do_end),
}

STEPS = {
    NoneType: StepRules(
        asks="one",
        seat=lambda t, step: t.active,
        run=_run_free,
        times=_FREE,
        moves=list_turn,
        answers=MOVES,
        calm=True,
    ),
    s.Opening: StepRules(
        asks="several",
        bits=holders,
        resolve=resolve_opening,
        placed=_deal,
        times=Times(anyone=ARRANGE | GIVE_UP),
        out_of_place=ONLY_LAYING,
        shown=_opening_shown,
        refreshing=True,
    ),
    s.Lull: StepRules(
        asks="several",
        bits=holders,
        resolve=resolve_lull,
        times=_FREE,
        calm=True,
        lull=True,
        refreshing=True,
    ),
    s.TurnStart: StepRules(
        asks="several", point=TURN_START, actor=whose, times=AS_ALWAYS, shown=seat_shown, calm=True
    ),
    s.TurnOver: StepRules(asks="nobody", run=_run_turn_over),
    s.TurnEnd: StepRules(
        asks="several",
        point=TURN_END,
        actor=whose,
        resolve=resolve_end,
        times=AS_ALWAYS,
        shown=seat_shown,
        calm=True,
    ),
}
