"""Treasure after a victory: drawn, shared as agreed, and what was promised is paid (R-TREAS, R-HELP)."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_DRAW
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Terms
from grosbill.model.records import replace
from grosbill.model.state import TREASURE, Fight
from grosbill.packs.card_def import CardDef
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.kernel.windows import ask
from grosbill.rules.kernel.zones import discard, draw, draw_some, lay_open, receive, to_hand
from grosbill.rules.reading.character import may_carry
from grosbill.rules.reading.keeping import by_name
from grosbill.rules.table import Table, called, everyone, find_step, pop, push, swap, swap_at, tell
from grosbill.rules.topics.items import pass_on
from grosbill.rules.topics.open_cards import open_cards, open_shown


def rewards(t: Table, fight: Fight, n: int) -> None:
    """The fighter draws: face down alone, face up and shared if helped (R-TREAS-003, R-TREAS-004).

    All of it is the fighter's to hand on (R-HELP-017, Q-083), in the order agreed (R-HELP-008), as far as
    there are cards (R-TREAS-009).
    """
    fighter, helper, terms = fight.fighter, fight.helper, fight.terms
    pay_bystanders(t, fight)
    if helper >= 0:
        _pay(t, fighter, helper, terms)
    if n > 0 and helper < 0:
        push(t, s.Due(fighter, n))
    elif n > 0:
        share = min(terms.treasures, n)
        first = helper if terms.helper_first else fighter
        push(t, s.Sharing((), fighter, helper, share, first, fighter_chooses=fight.reward > 0))
        ask(t, s.Drawing(fighter, TREASURE, n, "reward", len(t.piles[TREASURE])))
    # Whoever handed the fight over draws first for what was killed before that.
    owed: dict[int, int] = {}
    for kill in fight.owed:
        owed[kill.seat] = owed.get(kill.seat, 0) + kill.treasures
    for seat in reversed(owed):
        if owed[seat]:
            push(t, s.Due(seat, owed[seat]))


def pay_bystanders(t: Table, fight: Fight) -> None:
    """Who was to stay out, or not to help, has done so however the fight went (R-TRADE-008)."""
    for seat, buyer, promised in fight.sworn:
        _pay(t, buyer, seat, promised)


def _draw_alone(t: Table, step: s.Due) -> bool:
    """Treasure comes to a hand face down."""
    pop(t)
    cards = draw_some(t, TREASURE, step.n)
    tell(t, e.DrewTreasure(step.seat, called(t, cards)))
    receive(t, step.seat, cards, face_up=False)
    return True


def _pay(t: Table, payer: int, to: int, terms: Terms) -> None:
    """Settle what was promised, to be used at once (Q-033); what can no longer be paid is void."""
    for name in terms.give:
        (card,) = by_name(t, payer, (name,), t.seats[payer].play)
        if card < 0 or not t.seats[to].alive or not may_carry(t, to, t.mix.of[card]):
            tell(t, e.PromiseVoided(payer, to, name))
            continue
        pass_on(t, payer, to, card)
        tell(t, e.Paid(payer, to, name))
    owed = by_name(t, payer, terms.plays, t.seats[payer].hand)
    for name, card in reversed(list(zip(terms.plays, owed, strict=True))):  # what was named first comes first
        if card >= 0:
            push(t, s.Owed(payer, to, card))
        else:
            tell(t, e.PromiseVoided(payer, to, name))


def lay_out(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Treasure that lies open, to be shared as agreed."""
    tell(t, e.DrewTreasure(seat, called(t, cards), face_up=True))
    place = find_step(t, s.Sharing)
    share = t.steps[place]
    assert isinstance(share, s.Sharing)
    swap_at(t, place, replace(share, cards=share.cards + cards))


def replace_open(t: Table, card: int) -> None:
    """Another card is drawn in place of one that lay open to be shared and was discarded."""
    more = draw(t, TREASURE)
    for place, step in enumerate(t.steps):
        if isinstance(step, s.Sharing):
            rest = tuple([other for other in step.cards if other != card])
            cards = (*rest, more) if more >= 0 else rest
            swap_at(t, place, replace(step, cards=cards))
            if more >= 0:
                lay_open(t, more)
                tell(t, e.DrewTreasure(step.fighter, (t.mix.ref[more],), face_up=True))


# --- sharing ------------------------------------------------------------------------------------------------


def run_sharing(t: Table, step: s.Sharing) -> bool:
    """Cards that act when drawn act first; then the two pick in turn until each has the agreed number."""
    for card in step.cards:
        if t.mix.of[card].trigger_points & AFTER_DRAW:
            _open_in_the_pool(t, step, card)
            return True
    if step.helper_left <= 0 or not t.seats[step.helper].alive:
        return _hand_out(t, step, step.fighter)
    if step.helper_left >= len(step.cards):
        return _hand_out(t, step, step.helper)
    return False


def _hand_out(t: Table, step: s.Sharing, seat: int) -> bool:
    pop(t)
    if step.cards:
        _take_share(t, seat, step.cards)
    return True


def _take_share(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Treasures that lay open come to one of the two; everyone knows which.

    They may be played at once, by a helper too (R-TREAS-006).
    """
    for card in cards:
        to_hand(t, seat, card, everyone(t))
    tell(t, e.TookShare(seat, called(t, cards)))


def _open_in_the_pool(t: Table, step: s.Sharing, card: int) -> None:
    """A card that brings more treasure adds it to what lies there, drawn face up like the rest of it.

    What the helper was not promised of it is for the fighter, and so is whatever else a card does.
    """
    left = tuple([other for other in step.cards if other != card])
    swap(t, replace(step, cards=left, opened=step.opened + 1))
    more = _more_treasure(t.mix.of[card])
    if not more:
        push(t, s.Revealing(step.fighter, (card,), face_up=True))
        return
    # How high the discards are before this card comes to lie on them: it is not drawn again itself.
    reach = len(t.piles[TREASURE])
    discard(t, card)
    tell(t, e.Revealed(step.fighter, t.mix.ref[card]))
    if step.opened > t.mix.size:  # cards that bring each other out of the discards would do so for ever
        return
    for n in reversed(more):
        ask(t, s.Drawing(step.fighter, TREASURE, n, "reward", reach))


def _more_treasure(d: CardDef) -> list[int]:
    """How much treasure a card brings, open or not as it came itself; none, if it does anything else."""
    verbs = [verb for trigger in d.on for verb in trigger.do]
    draws = [verb for verb in verbs if isinstance(verb, v.Draw)]
    same = [verb.n for verb in draws if verb == v.Draw(deck="treasure", n=verb.n, face="same")]
    return same if len(same) == len(verbs) else []


def _do_share(t: Table, seat: int, card: int) -> None:
    """One of the two picks a treasure; then it is the other's turn."""
    step = t.steps[-1]
    assert isinstance(step, s.Sharing)
    rest = tuple([other for other in step.cards if other != card])
    left = step.helper_left - (seat == step.helper)
    other = step.fighter if seat == step.helper or step.fighter_chooses else step.helper
    swap(t, replace(step, cards=rest, helper_left=left, next=other))
    _take_share(t, seat, (card,))


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Due: StepRules(asks="nobody", run=_draw_alone),
    s.Sharing: open_cards(
        lambda t, step: step.next,
        _do_share,
        run=run_sharing,
        shown=lambda t, step: open_shown(t, step.cards, step.next),
    ),
}
