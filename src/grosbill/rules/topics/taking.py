"""Cards change hands: taken openly, taken blind, handed over."""

from __future__ import annotations

from typing import Literal

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.rules.kernel.chance import below
from grosbill.rules.kernel.zones import from_hand_to_hand, from_pile, from_play, receive, to_hand
from grosbill.rules.reading.conditions import select
from grosbill.rules.table import Table, everyone, source, tell
from grosbill.rules.topics.items import pass_on


def steal_blind(t: Table, taker: int, holder: int, cards: v.Cards, frame: s.Frame) -> None:
    """A hidden hand is always taken from blind; the two players know the card."""
    found = [card for card in select(t, cards, frame, holder, "hand") if card in t.seats[holder].hand]
    if found:
        card = found[below(t, len(found))]
        from_hand_to_hand(t, holder, taker, card)
        tell(t, e.Took(taker, t.mix.ref[card], "hand", holder, source(t, frame.card)))


def give_card(t: Table, giver: int, to: int, card: int, by: int) -> None:
    """A card one has chosen oneself: from hand to hand, known to the two; from table to table."""
    if card in t.seats[giver].hand:
        from_hand_to_hand(t, giver, to, card)
        tell(t, e.Took(to, t.mix.ref[card], "hand", giver, source(t, by)))
    else:
        take_card(t, to, giver, card, by)


def take_card(t: Table, taker: int, holder: int, card: int, by: int = -1) -> None:
    """A chosen card: an item from table to table (R-CARD-013), anything else to the hand."""
    place: Literal["table", "discards"] = "table" if holder >= 0 else "discards"
    tell(t, e.Took(taker, t.mix.ref[card], place, holder, source(t, -1 if by == card else by)))
    if holder < 0:
        # All have seen it; what it does by itself it does as if drawn face down.
        from_pile(t, card)
        receive(t, taker, (card,), face_up=False, known=everyone(t))
        return
    if t.mix.of[card].item:
        pass_on(t, holder, taker, card)
    else:
        from_play(t, holder, card)
        to_hand(t, taker, card, everyone(t))


def take_from_fight(t: Table, taker: int, card: int) -> None:
    """A card that was just withdrawn from the fight."""
    tell(t, e.Took(taker, t.mix.ref[card], "fight"))
    to_hand(t, taker, card, everyone(t))
