"""A meeting: those who belong exchange cards from their hands, even such as are never traded.

Nobody can name a card in another's hand. So a member offers some of their own, openly, and the other takes
them, refuses, or names what they would give in return; then the first accepts or refuses that. Each in turn
makes one offer or leaves the talk, until all have left it or have made as many offers as a turn allows.
"""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import PASS, Move, Terms
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules, plain
from grosbill.rules.kernel.refusals import NOT_ASKED, NOT_IN_HAND, no_such_player, target_does_not_fit
from grosbill.rules.kernel.step_rules import StepRules, asking_card
from grosbill.rules.kernel.zones import from_hand, name_held, open_in_hand, to_hand
from grosbill.rules.reading.conditions import matches, members
from grosbill.rules.reading.keeping import by_name
from grosbill.rules.table import Table, clockwise, everyone, pop, push, swap, tell
from grosbill.rules.topics.offers import NO_OFFER, offer_rules, refuse_answer, standing
from grosbill.rules.topics.trading import NOTHING, TWICE, WITH_ONESELF, Deal, terms_of

BARRED = Refusal("R-PREC-001", "meeting-barred")


def convene(t: Table, frame: s.Frame) -> None:
    """Open the talk; who belongs is whom the effects of the card do not concern (any more)."""
    verb = t.mix.of[frame.card].powers[0].use.do[0]
    assert isinstance(verb, v.Become)
    order = tuple(clockwise(t, frame.you))
    push(t, s.Meeting(verb, frame, order, (0,) * len(t.seats)))


def _belonging(t: Table, step: s.Meeting) -> list[int]:
    outside = members(t, step.verb.who, step.frame)
    return [seat for seat, player in enumerate(t.seats) if player.alive and seat not in outside]


def run_meeting(t: Table, step: s.Meeting) -> bool:
    """Those who do not belong, have nothing in hand or have said enough are not asked."""
    there = _belonging(t, step)
    most = t.settings.offers_per_turn if len(there) > 1 else 0
    order = tuple([n for n in step.order if n in there and t.seats[n].hand and step.made[n] < most])
    if not order:
        pop(t)
    elif order != step.order:
        swap(t, replace(step, order=order))
    else:
        return False
    return True


def _leave(t: Table, seat: int) -> None:
    """The one who is asked has no more to say."""
    step = _meeting(t)
    swap(t, replace(step, order=step.order[1:]))


# --- offers -------------------------------------------------------------------------------------------------


def _refuse_word(t: Table, seat: int) -> Refusal | None:
    return None if _meeting(t).order[0] == seat else NOT_ASKED


def mean_offer(t: Table, seat: int, move: Move) -> Deal | Refusal:
    """What cards are offered to whom, or why they cannot be."""
    step = _meeting(t)
    if step.order[0] != seat:
        return NOT_ASKED
    if move.target not in t.names:
        return no_such_player(move.target)
    to = t.names.index(move.target)
    if to == seat:
        return WITH_ONESELF
    if to not in _belonging(t, step):
        return target_does_not_fit(move.target)
    terms = terms_of(move)
    return _refuse_cards(t, seat, step, terms) or Deal(to, terms)


def _mean_return(t: Table, seat: int, move: Move) -> Terms | Refusal:
    """What is named in return, or why it cannot be."""
    refusal = refuse_answer(t, seat)
    if refusal is not None:
        return refusal
    step = standing(t)
    if step.terms.get:
        return NO_OFFER
    refusal = _refuse_cards(t, seat, _meeting(t), move.terms)
    return Terms(give=move.terms.give, get=step.terms.give) if refusal is None else refusal


def _refuse_cards(t: Table, seat: int, step: s.Meeting, terms: Terms) -> Refusal | None:
    if terms != Terms(give=terms.give) or not terms.give:
        return NOTHING
    cards = _held(t, seat, terms.give)
    if -1 in cards:
        return TWICE if terms.give[cards.index(-1)] in terms.give[: cards.index(-1)] else NOT_IN_HAND
    return BARRED if any(_barred(t, step, card) for card in cards) else None


def _barred(t: Table, step: s.Meeting, card: int) -> bool:
    """What one becomes a member by is not exchanged."""
    cards = step.verb.cards
    return cards is not None and matches(t, cards, card)


def _meeting(t: Table) -> s.Meeting:
    return next(step for step in t.steps if isinstance(step, s.Meeting))


def _held(t: Table, seat: int, names: tuple[str, ...]) -> list[int]:
    """For each name a card in hand, no copy twice, one that is known rather than another; or else -1."""
    player = t.seats[seat]
    known = dict(zip(player.hand, player.known, strict=True))
    return by_name(t, seat, names, sorted(player.hand, key=lambda card: -known[card].bit_count()))


def do_offer(t: Table, seat: int, deal: Deal) -> None:
    """The cards are named for all to hear."""
    step = _meeting(t)
    made = tuple([n + (maker == seat) for maker, n in enumerate(step.made)])
    swap(t, replace(step, order=(*step.order[1:], seat), made=made))
    _reveal(t, seat, deal.terms.give)
    tell(t, e.Offered(seat, deal.to, deal.terms))
    push(t, s.Exchange(seat, deal.to, deal.terms))


def _do_return(t: Table, seat: int, terms: Terms) -> None:
    """Both know now what would change hands; the first accepts or refuses that."""
    step = standing(t)
    _reveal(t, seat, terms.give)
    tell(t, e.Countered(seat, step.maker, terms))
    swap(t, s.Exchange(seat, step.maker, terms))


def _reveal(t: Table, seat: int, names: tuple[str, ...]) -> None:
    """Everyone knows now that these cards are in this hand."""
    name_held(t, seat, _held(t, seat, names))


def _stands(t: Table, offer: s.Exchange) -> bool:
    """Whether both still belong and still have in hand what they named, as far as everyone can see.

    What may have been taken unseen is offered no more: else all would learn whether it was.
    """
    there = _belonging(t, _meeting(t))
    return (
        offer.maker in there
        and offer.to in there
        and all(open_in_hand(t, offer.maker, name) for name in offer.terms.give)
        and all(open_in_hand(t, offer.to, name) for name in offer.terms.get)
    )


def _exchange(t: Table, offer: s.Exchange) -> None:
    """Both hand over, from hand to hand; everyone has heard what."""
    moving = [(offer.maker, offer.to, card) for card in _held(t, offer.maker, offer.terms.give)]
    moving += [(offer.to, offer.maker, card) for card in _held(t, offer.to, offer.terms.get)]
    for giver, _, card in moving:
        from_hand(t, giver, card)
    for giver, taker, card in moving:
        to_hand(t, taker, card, everyone(t))
        tell(t, e.Gave(giver, taker, t.mix.ref[card]))


# --- lists --------------------------------------------------------------------------------------------------


def _list_offers(t: Table, seat: int, step: s.Meeting) -> list[Move]:
    """Each card one may offer, to each who belongs; or one leaves the talk."""
    if step.order[0] != seat:
        return []
    others = [t.names[other] for other in _belonging(t, step) if other != seat]
    offered = _offered(t, seat, step)
    return [PASS, *[Move("give", name, target=other) for name in offered for other in others]]


def _list_returns(t: Table, seat: int, step: s.Exchange) -> list[Move]:
    """Each card one may name in return."""
    if step.terms.get:
        return []
    return [Move("counter", terms=Terms(give=(name,))) for name in _offered(t, seat, _meeting(t))]


def _offered(t: Table, seat: int, step: s.Meeting) -> list[str]:
    cards = [card for card in t.seats[seat].hand if not _barred(t, step, card)]
    return list(dict.fromkeys([t.mix.ref[card] for card in cards]))


# --- described ----------------------------------------------------------------------------------------------

_OFFER = MoveRules(mean=mean_offer, do=do_offer)

STEPS = {
    s.Meeting: StepRules(
        asks="one",
        seat=lambda t, step: step.order[0],
        run=run_meeting,
        moves=_list_offers,
        answers={"pass": plain(_refuse_word, _leave), "offer": _OFFER, "give": _OFFER},
        shown=lambda t, step: {"seat": step.order[0]} | asking_card(t, step.frame),
    ),
    s.Exchange: offer_rules(
        stands=_stands,
        accept=_exchange,
        counter=MoveRules(mean=_mean_return, do=_do_return),
        counters=_list_returns,
    ),
}
