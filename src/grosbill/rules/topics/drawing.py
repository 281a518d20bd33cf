"""Drawing cards: what is behind the door, loot, a reward to be shared, what a card has drawn (R-TURN).

Before cards are drawn face up somebody may have them from elsewhere, and what is turned up may be cancelled.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Literal

from grosbill.effects.points import AFTER_DRAW, BEFORE_DOOR, BEFORE_DRAW, BEFORE_LOOT, BEFORE_REWARD
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.state import DOOR
from grosbill.rules.kernel.step_rules import AS_ALWAYS, StepRules, whose
from grosbill.rules.kernel.windows import ask_if_any
from grosbill.rules.kernel.zones import cancel, draw, from_pile, lay_open, receive
from grosbill.rules.table import Table, called, pop, push, source, tell
from grosbill.rules.topics import combat, curses
from grosbill.rules.topics.treasure import lay_out, replace_open


def draw_one(t: Table, seat: int, deck: int, cause: Literal["loot", "listen"]) -> None:
    """One card face down into the hand."""
    card = draw(t, deck)
    if card >= 0:
        tell(t, e.Drew(seat, (t.mix.ref[card],), e.DECKS[deck], cause))
        receive(t, seat, (card,), face_up=False)


def finish_drawing(t: Table, step: s.Drawing) -> None:
    """Cards are drawn: what is behind the door, loot, or treasure to be shared."""
    pop(t)
    if step.use == "loot":
        draw_one(t, step.seat, step.deck, "loot")
        return
    cards = _take_up(t, step)
    if step.use == "effect":
        deck, by = e.DECKS[step.deck], source(t, step.by)
        tell(t, e.Drew(step.seat, called(t, cards), deck, "effect", face_up=True, source=by))
        receive(t, step.seat, cards, face_up=True)
        return
    if step.use == "reward":
        lay_out(t, step.seat, cards)
        for card in reversed(cards):
            ask_if_any(t, s.Turned(step.seat, card, shared=True))
        return
    card = cards[0] if cards else -1
    tell(t, e.DoorOpened(step.seat, t.mix.ref[card] if cards else ""))
    if card < 0 or not ask_if_any(t, s.Turned(step.seat, card)):
        behind_the_door(t, step.seat, card)


def resolve_turned(t: Table, step: s.Turned) -> None:
    """Nobody cancels it: what is behind the door comes into effect, Treasure lies there to be shared."""
    pop(t)
    if not step.shared:
        behind_the_door(t, step.seat, step.card)


def _cancel_turned(t: Table, step: s.Turned) -> None:
    """Another card is turned up in its place."""
    cancel(t, step.seat, step.card)
    if step.shared:
        replace_open(t, step.card)
        return
    push(t, s.Drawing(step.seat, DOOR, 1, "door", len(t.piles[DOOR])))
    t.asked_at = -1


def behind_the_door(t: Table, seat: int, card: int) -> None:
    """A monster is fought, a curse strikes (R-CURSE-002), the rest goes to hand (R-TURN-006, 008, 010)."""
    if card < 0:
        return
    kind = t.mix.of[card].kind
    if kind == "monster":
        combat.begin(t, seat, card, "door")
    elif kind == "curse":
        curses.fall(t, card, seat, seat, "door")
    else:
        receive(t, seat, (card,), face_up=True)


def _take_up(t: Table, step: s.Drawing) -> tuple[int, ...]:
    """The cards that are turned up, from the discards only if that was paid for (Q-022) and some are left."""
    cards = []
    for place in range(step.n):
        if place < min(step.from_pile, step.reach):
            card = t.piles[step.deck][step.reach - 1 - place]
            from_pile(t, card)
        else:
            card = draw(t, step.deck)
        if card >= 0:
            cards.append(card)
            lay_open(t, card)
    return tuple(cards)


# --- described ----------------------------------------------------------------------------------------------

_DRAWING = {
    "door": BEFORE_DRAW | BEFORE_DOOR,
    "reward": BEFORE_DRAW | BEFORE_REWARD,
    "loot": BEFORE_LOOT,
    "effect": BEFORE_DRAW,
}


def _drawing(step: s.Drawing) -> int:
    """What cards have to name to answer a draw; a door that a card opens is not the one of the turn."""
    points = _DRAWING[step.use]
    return points & ~BEFORE_DOOR if step.by >= 0 else points


STEPS = {
    s.Drawing: StepRules(
        asks="several",
        point=BEFORE_DRAW | BEFORE_DOOR | BEFORE_LOOT | BEFORE_REWARD,
        point_of=_drawing,
        actor=whose,
        cause=attrgetter("use"),
        resolve=finish_drawing,
        cancel=lambda t, step: None,
        times=AS_ALWAYS,
        shown=lambda t, step: {
            "seat": step.seat,
            "n": step.n,
            "use": step.use,
            "deck": e.DECKS[step.deck],
            "discards": step.from_pile,
        },
    ),
    s.Turned: StepRules(
        asks="several",
        point=AFTER_DRAW,
        actor=whose,
        subject=attrgetter("card"),
        resolve=resolve_turned,
        cancel=_cancel_turned,
        shown=lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
    ),
}
