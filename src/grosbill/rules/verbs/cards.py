"""What effects do with cards: lose, take, exchange, show and draw them."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.records import replace
from grosbill.model.state import DOOR
from grosbill.rules.kernel.chance import below
from grosbill.rules.kernel.scripts import otherwise, remember
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.kernel.windows import ask
from grosbill.rules.kernel.zones import draw_some, exchange_hands, look, lose, receive, show_hand
from grosbill.rules.reading.character import filled
from grosbill.rules.reading.conditions import amount, members, select
from grosbill.rules.reading.keeping import loose, stays
from grosbill.rules.reading.who import next_living
from grosbill.rules.table import (
    Table,
    called,
    left_of,
    pop,
    push,
    right_of,
    source,
    swap,
    tell,
    unless_played,
)
from grosbill.rules.topics import combat
from grosbill.rules.topics.becoming import become
from grosbill.rules.topics.items import in_the_way, pass_on, seize
from grosbill.rules.topics.losing import at_risk, called_for, lose_to, lost_along
from grosbill.rules.topics.taking import steal_blind, take_card, take_from_fight


def lose_cards(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    """Cards are lost: those named, so many of a sort, or enough to reach a value.

    Whether they might be given up is not asked, neither of items (R-BAD-006) nor of classes (R-CULT-002).
    """
    if not called_for(t, frame.you, verb.cards, frame.cause):
        return
    if verb.cards.target or verb.cards.this or verb.cards.host:
        _lose_named(t, verb, frame)
        return
    if verb.cards.worth is not None:
        _lose_worth(t, verb, frame)
        return
    there = select(t, verb.cards, frame, frame.you)
    found = at_risk(t, frame.you, verb.cards, there, frame.cause)
    wanted = len(found) if verb.cards.n == "all" else amount(t, verb.cards.n, frame)
    lost = len(found) + len(set(there) & set(lost_along(t, frame.you, verb.cards, frame.cause)))
    if lost < wanted or not lost:
        otherwise(t, verb, replace(frame, n=wanted - lost))
    if not verb.even:
        found = loose(t, frame.you, found)
    if not found or wanted <= 0:
        return
    picker = _picker(t, verb.cards.pick, frame)
    if len(found) <= wanted:
        for card in found:
            lose_to(t, frame.you, card, frame.cause, by=frame.card)
            remember(t, card)
    elif verb.cards.pick == "random":
        for _ in range(wanted):
            found = at_risk(t, frame.you, verb.cards, select(t, verb.cards, frame, frame.you), frame.cause)
            found = loose(t, frame.you, found)
            lose_to(t, frame.you, found[below(t, len(found))], frame.cause, by=frame.card)
    else:
        push(t, s.Pick(picker, frame.you, "lose", s.picked(verb.cards), wanted, frame))


def _lose_named(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    """One certain card, wherever it lies in front of somebody; or it was lost before."""
    for seat, player in enumerate(t.seats):
        found = select(t, verb.cards, frame, seat)
        # What holds an item fast may let go of it.
        for card in found if verb.even or verb.cards.host else loose(t, seat, found):
            if card in player.play or (card in player.hand and seat == frame.you):
                lose(t, seat, card, frame.cause, frame.card)


def _picker(t: Table, pick: str | None, frame: s.Frame) -> int:
    if pick in {"left", "right"}:
        return next_living(t, pick, frame.you)
    if pick == "lowest":
        others = [seat for seat in members(t, "lowest", frame) if seat != frame.you]
        return others[0] if others else frame.you
    return frame.you


def _lose_worth(t: Table, verb: v.Lose, frame: s.Frame) -> None:
    """Enough cards to reach a value; all of them, and what follows, if that falls short.

    Where all that is worth something is just enough, what is worth nothing stays.
    """
    assert verb.cards.worth is not None
    worth = amount(t, verb.cards.worth, frame)
    if worth <= 0:
        return
    found = loose(t, frame.you, select(t, verb.cards, frame, frame.you))
    total = sum(t.mix.of[card].value for card in found)
    if total < worth:
        otherwise(t, verb, frame)
    elif total == worth:
        found = [card for card in found if t.mix.of[card].value]
    if total <= worth:
        for card in found:
            lose_to(t, frame.you, card, frame.cause, by=frame.card)
    else:
        push(t, s.Pick(frame.you, frame.you, "lose", s.picked(verb.cards), 1, frame, worth))


def take(t: Table, verb: v.Take, frame: s.Frame, takers: list[int]) -> None:
    """Cards are taken: the announced one, the one just discarded, from the discards, or from a player.

    Without a card that says so nobody has a discard pile to search (R-CARD-003).
    """
    if verb.cards.target:
        _take_target(t, verb, frame)
    elif verb.cards.that:
        _take_that(t, verb, frame, takers)
    elif verb.cards.in_ == "discards":
        push(t, s.Pick(frame.you, -1, "take", s.picked(verb.cards), 1, frame))
    else:
        assert verb.from_ is not None
        holders = members(t, verb.from_, frame)
        if not holders:
            otherwise(t, verb, frame)
            return
        holder = holders[0]
        push(t, s.Pickers(tuple([seat for seat in takers if seat != holder]), verb, holder, frame))


def _take_target(t: Table, verb: v.Take, frame: s.Frame) -> None:
    """The announced card: a theft goes to the table, a seized item straight into use, the rest to hand."""
    card = frame.target_card
    if card in t.piles[t.mix.of[card].deck]:
        take_card(t, frame.you, -1, card, unless_played(t, frame.card))
        return
    if combat.withdraw(t, card):
        take_from_fight(t, frame.you, card)
        return
    for seat, player in enumerate(t.seats):
        if card in player.play and seat != frame.you:
            if stays(t, seat, card):
                miss(t, frame)
                return
            if verb.to == "use":
                if _makes_room(t, verb, frame):
                    return
                seize(t, frame.you, seat, card)
            else:
                pass_on(t, seat, frame.you, card)
            tell(t, e.Stole(frame.you, seat, t.mix.ref[card]))
            return


def miss(t: Table, frame: s.Frame) -> None:
    """The announced card is not taken: its owner keeps it."""
    for seat, player in enumerate(t.seats):
        if frame.target_card in player.play and seat != frame.you:
            tell(t, e.Stole(frame.you, seat, t.mix.ref[frame.target_card], failed=True))


def _take_that(t: Table, verb: v.Take, frame: s.Frame, takers: list[int]) -> None:
    """The card just discarded, for the first of those who may take it and wants to."""
    if takers and frame.that in t.piles[t.mix.of[frame.that].deck]:
        push(t, s.Pick(takers[0], -1, "take", s.picked(verb.cards), 1, frame, may=verb.may))


def _makes_room(t: Table, verb: v.Take, frame: s.Frame) -> bool:
    """Whether the taker has to choose first which of several items makes room for the one taken."""
    d = t.mix.of[frame.target_card]
    same = [t.mix.of[card] for card in in_the_way(t, frame.you, frame.target_card)]
    by_slot = d.place is not None and all(other.place == d.place for other in same)
    if len(same) < 2 or (by_slot and filled(same, d.place or "") <= d.hands):
        return False
    wanted = v.Lost(slot=d.slot, in_="use") if by_slot else v.Lost(tag=d.use_tags, in_="use")
    push(t, s.Script((verb,), 0, frame))
    push(t, s.Pick(frame.you, frame.you, "lose", s.picked(wanted), 1, frame))
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
            push(t, s.Pick(step.holder, step.holder, "give", s.picked(verb.cards), 1, step.frame, to=taker))
    elif verb.cards.in_ == "hand":
        steal_blind(t, taker, step.holder, verb.cards, step.frame)
    elif loose(t, step.holder, select(t, verb.cards, step.frame, step.holder)):
        push(t, s.Pick(taker, step.holder, "take", s.picked(verb.cards), 1, step.frame, may=verb.may))
    return True


def exchange(t: Table, verb: v.Exchange, frame: s.Frame) -> None:
    """Two hands change owners; each of the two knows what the other now holds.

    Nobody steps in for a dead neighbour, who can receive no card (R-DEATH-015).
    """
    other = left_of(t, frame.you) if verb.with_ == "left" else right_of(t, frame.you)
    if t.seats[other].alive and all(called_for(t, seat, _HANDS, frame.cause) for seat in (frame.you, other)):
        exchange_hands(t, frame.you, other)


_HANDS = v.Lost(in_="hand", n="all")


def look_at(t: Table, verb: v.Look, frame: s.Frame) -> None:
    """The top of a deck is shown to one, who may put it back in another order."""
    cards = look(t, e.DECKS.index(verb.deck), verb.n, frame.you)
    if verb.reorder and len(cards) > 1:
        left = len(cards) - 1
        of = v.Lost(deck=verb.deck)
        push(t, s.Pick(frame.you, -1, "order", s.picked(of), left, replace(frame, n=len(cards))))


def show_to_all(t: Table, verb: v.ShowHand, frame: s.Frame) -> None:
    """A hand is shown to all."""
    show_hand(t, frame.you, by=frame.card)


def draw_cards(t: Table, verb: v.Draw, frame: s.Frame) -> None:
    """Cards are drawn from a deck; who draws them face up may take them from elsewhere instead."""
    deck = e.DECKS.index(verb.deck)
    if verb.face == "up" or (verb.face == "same" and frame.face_up):
        ask(t, s.Drawing(frame.you, deck, verb.n, "effect", len(t.piles[deck]), by=frame.card))
        return
    # Where the same card has a door opened, that was named first and is the one on top.
    opened = sum(
        isinstance(step, s.Drawing) and step.use == "door" and step.by == frame.card for step in t.steps
    )
    under = opened if frame.card >= 0 and deck == DOOR else 0
    cards = draw_some(t, deck, verb.n, under)
    tell(
        t,
        e.Drew(
            frame.you, called(t, cards), verb.deck, "effect", source=source(t, unless_played(t, frame.card))
        ),
    )
    receive(t, frame.you, cards, face_up=False)


def share_reward(t: Table, verb: v.Share, frame: s.Frame) -> None:
    """The reward about to be drawn is dealt out face down, in equal parts; the odd one is the fighter's."""
    for step in t.steps:
        if isinstance(step, s.Drawing) and step.use == "reward":
            sharing = next(other for other in t.steps if isinstance(other, s.Sharing))
            # What lies open already is shared as agreed.
            over = (step,) if sharing.cards else (step, sharing)
            t.steps = tuple([other for other in t.steps if other not in over])
            cards = draw_some(t, step.deck, step.n)
            half = len(cards) // 2 if t.seats[sharing.helper].alive else 0
            for seat, share in ((sharing.helper, cards[:half]), (sharing.fighter, cards[half:])):
                tell(t, e.DrewTreasure(seat, called(t, share)))
                receive(t, seat, share, face_up=False)
            return


def run_revealing(t: Table, step: s.Revealing) -> bool:
    """Cards that act on being received, one after the other, then go to the discards.

    It is too late to answer (Q-006).
    """
    if not step.cards:
        pop(t)
        return True
    card, rest = step.cards[0], step.cards[1:]
    swap(t, replace(step, cards=rest))
    if not step.told:
        tell(t, e.Revealed(step.seat, t.mix.ref[card]))
    push(t, s.Finish(card))
    for trigger in t.mix.of[card].on:
        cause = "face_up" if step.face_up else "face_down"
        push(t, s.Script(trigger.do, 0, s.Frame(step.seat, card, cause=cause, face_up=step.face_up)))
    return True


def begin_becoming(t: Table, verb: v.Become, frame: s.Frame) -> None:
    """A player changes sex, race or class."""
    if not become(t, verb, frame):
        otherwise(t, verb, frame)


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Pickers: StepRules(asks="nobody", run=run_pickers),
    s.Revealing: StepRules(asks="nobody", run=run_revealing),
}
