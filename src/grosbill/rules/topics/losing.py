"""Losing cards for a cause: what spares them, what goes instead or as well, what ends with the loss."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_DISCARD, BEFORE_LOSS
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.model.state import NOBODY, Marker
from grosbill.rules.kernel.step_rules import AS_ALWAYS, StepRules, whose
from grosbill.rules.kernel.zones import lose
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import holds, matches
from grosbill.rules.reading.standing import weight
from grosbill.rules.table import Table, push
from grosbill.rules.topics.curses import lift
from grosbill.rules.topics.open_cards import open_shown

INSTEAD = "instead"
"""The cause of a loss that takes the place of another: it is not answered again."""


def called_for(t: Table, seat: int, cards: v.Cards, cause: str) -> bool:
    """Such cards are to be lost: what lasts until then ends; whether the loss goes ahead."""
    for marker, until in _lasting(t, seat, cause):
        if until.cards is not None and until.cards.slot is not None and until.cards.slot == cards.slot:
            lift(t, marker.card)
    goes_ahead = True
    for trigger, frame in _answers(t, seat, cause):
        if trigger.cards is None or trigger.cards.this or not _covers(trigger.cards, cards):
            continue
        goes_ahead = goes_ahead and not any(isinstance(verb, v.Cancel) for verb in trigger.do)
        push(t, s.Script(tuple([x for x in trigger.do if not isinstance(x, v.Cancel)]), 0, frame))
    return goes_ahead


def at_risk(t: Table, seat: int, cards: v.Cards, found: list[int], cause: str) -> list[int]:
    """The cards that may really be lost: not what is kept out of it, nor what is lost in another way.

    What one wears or holds is not what a sidekick uses (R-SIDE-007).
    """
    if cards.in_ == "use" and (cards.slot is not None or cards.tag is not None):
        used_for_me = [card for card, host in t.seats[seat].attached if t.mix.of[host].carries]
        found = [card for card in found if card not in used_for_me]
    for trigger, _ in _answers(t, seat, cause):
        kept = trigger.cards
        cancels = any(isinstance(verb, v.Cancel) for verb in trigger.do)
        if kept is not None and kept.in_ == "hand" and cancels:
            hand = t.seats[seat].hand
            found = [card for card in found if card not in hand or not matches(t, kept, card)]
    along = lost_along(t, seat, cards, cause)
    return [card for card in found if card not in along]


def lost_along(t: Table, seat: int, cards: v.Cards, cause: str) -> list[int]:
    """What is lost in another way when such cards are: by what itself says of their loss."""
    return [
        frame.card
        for trigger, frame in _answers(t, seat, cause)
        if trigger.cards is not None and not trigger.cards.this and _covers(trigger.cards, cards)
    ]


def _covers(kept: v.Cards, cards: v.Cards) -> bool:
    """Whether a loss of `cards` calls for cards of the sort `kept`."""
    if kept.slot is not None:
        wanted = (cards.slot,) if isinstance(cards.slot, str) else cards.slot or ()
        return kept.slot in wanted
    return kept.in_ is not None and kept.in_ == cards.in_


def _answers(t: Table, seat: int, cause: str) -> list[tuple[v.Trigger, s.Frame]]:
    """What a player's cards do by themselves when something is to be lost."""
    if not t.mix.trigger_points & BEFORE_LOSS or cause == INSTEAD:
        return []
    player = t.seats[seat]
    found = []
    for card in player.play:
        d = t.mix.of[card]
        if d.trigger_points & BEFORE_LOSS and works(t, seat, card) and weight(t, seat, card):
            frame = s.Frame(seat, card, cause=cause)
            found += [
                (trigger, replace(frame, cause=INSTEAD))
                for trigger in d.triggers(BEFORE_LOSS)
                if trigger.if_ is None or holds(t, trigger.if_, frame)
            ]
    return found


def lose_to(t: Table, seat: int, card: int, cause: str, *, by: int = -1, paid: bool = False) -> None:
    """A card is lost for a cause, unless it is gone already: it went with what it hung on (Q-090)."""
    player = t.seats[seat]
    if card in player.hand or card in player.play:
        go_with(t, seat, card, cause)
        lose(t, seat, card, "cost" if paid else cause, -1 if paid else by)


def go_with(t: Table, seat: int, card: int, cause: str) -> None:
    """A card is about to go for a cause, discarded or taken: what lasts till then ends, it may cost more yet.

    What is in a hand is worn by nobody (R-CARD-007).
    """
    player = t.seats[seat]
    for marker, until in _lasting(t, seat, cause) if card in player.play else ():
        if until.cards is not None and matches(t, until.cards, card):
            lift(t, marker.card)
    going = {card, *[other for other, host in player.attached if host == card]}  # what it carries goes too
    for other in player.play if t.mix.trigger_points & BEFORE_LOSS and cause != INSTEAD else ():
        if other in going:
            _cost_of_losing(t, s.Frame(seat, other, cause=cause))


def _cost_of_losing(t: Table, frame: s.Frame) -> None:
    """What a card says of its own loss, be it in use or only carried."""
    for trigger in t.mix.of[frame.card].triggers(BEFORE_LOSS):
        own = trigger.cards is not None and trigger.cards.this
        if own and (trigger.if_ is None or holds(t, trigger.if_, frame)):
            push(t, s.Script(trigger.do, 0, frame))


def _lasting(t: Table, seat: int, cause: str) -> list[tuple[Marker, v.Until]]:
    """What lasts until a loss of that cause."""
    found = []
    for marker in t.seats[seat].markers:
        until = marker.until
        if isinstance(until, v.Until) and until.until == "before_loss":
            causes = until.if_.cause if until.if_ is not None else None
            if causes is None or cause in causes:
                found.append((marker, until))
    return found


# --- once they lie on the discards --------------------------------------------------------------------------


def _still_there(t: Table, window: s.Discarded) -> s.Discarded | None:
    """What discarded cards do by themselves comes first; those that still lie there may be answered."""
    there = tuple([card for card in window.cards if card in t.piles[t.mix.of[card].deck]])
    for card in there if window.seat != NOBODY else ():
        for trigger in t.mix.of[card].triggers(AFTER_DISCARD):
            push(t, s.Script(trigger.do, 0, s.Frame(window.seat, card, that=card)))
    return s.Discarded(window.seat, there) if there else None


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Discarded: StepRules(
        asks="several",
        point=AFTER_DISCARD,
        actor=whose,
        subject=lambda step: step.cards[0],
        opens=_still_there,
        times=AS_ALWAYS,
        shown=lambda t, step: open_shown(t, step.cards, step.seat),
    )
}
