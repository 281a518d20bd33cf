"""Asking for help, deals about it, and answers to offers: one at a time, held and settled (R-HELP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from grosbill.effects.points import TRADE
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.moves import NO_TERMS, Move, Terms
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import Fight, Player
from grosbill.packs import Power
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import no_such_player
from grosbill.rules.kernel.step_rules import now
from grosbill.rules.kernel.zones import open_in_hand, show
from grosbill.rules.reading.character import may_carry
from grosbill.rules.reading.conditions import matches
from grosbill.rules.reading.keeping import PROMISED, by_name, loose, promises, refuse_parting
from grosbill.rules.reading.spoils import levels_of, spoils
from grosbill.rules.reading.standing import any_forbids, barred, forbidden_here
from grosbill.rules.reading.strength import winning
from grosbill.rules.reading.which import curses_on
from grosbill.rules.table import Table, fighting, push, swap, tell
from grosbill.rules.topics import combat
from grosbill.rules.topics.levels import may_gain
from grosbill.rules.topics.offers import offer_rules, refuse_answer, standing
from grosbill.rules.topics.trading import (
    ENOUGH_OFFERS,
    Deal,
    exchange,
    read_deal,
    refuse_load,
    refuse_not_had,
    refuse_offer_now,
    refuse_swap,
)

CAN_WIN = Refusal("R-HELP-002", "can-win-alone")
HAS_HELPER = Refusal("R-HELP-004", "has-helper")
NO_HELP = Refusal("R-PREC-001", "nobody-may-help")
YOU_ALONE = Refusal("R-PREC-001", "you-may-not-be-helped")
UNPAID = Refusal("R-PREC-001", "help-unpaid")
ASK_ANOTHER = Refusal("R-HELP-001", "ask-another")
DEAD = Refusal("R-DEATH-018", "player-is-dead")
FROM_HAND = Refusal("R-HELP-006", "pay-from-table")
TOO_MANY = Refusal("R-HELP-007", "too-many-treasures")
WINNING_LEVEL = Refusal("R-LEVEL-009", "not-the-winning-level")
NOT_FOR_THE_HELPER = Refusal("R-HELP-009", "not-for-the-helper")
ALREADY_REFUSED = Refusal("R-PROC-009", "already-refused")
CANNOT_BE_KEPT = Refusal("R-PROC-007", "cannot-be-kept")
ONE_COUNTER = Refusal("R-PROC-009", "one-counter")
BAD_TERMS = Refusal("R-PROC-001", "bad-terms")
NOT_TWICE = Refusal("R-PROC-007", "already-promised")
IN_THE_FIGHT = Refusal("R-PROC-001", "in-the-fight")


def refuse_help(t: Table, helper: int = -1) -> Refusal | None:
    """What monster or card forbids that the fighter be helped, or that this player help."""
    fight = t.fight
    assert fight is not None
    barring = t.mix.barring
    if "help" not in barring and "be_helped" not in barring and not any_forbids(t):
        return None
    if forbidden_here(t, "be_helped", fight.fighter):
        return NO_HELP
    if barred(t, "be_helped", fight.fighter):
        return YOU_ALONE
    return _refuse_helper(t, helper) if helper >= 0 else None


def _refuse_helper(t: Table, helper: int) -> Refusal | None:
    if forbidden_here(t, "help", helper) or barred(t, "help", helper):
        return refuse("R-PREC-001", "they-may-not-help", player=t.names[helper])
    return None


def _unpaid(t: Table, helper: int) -> bool:
    """Whether this player may be given nothing for helping in this fight."""
    return forbidden_here(t, "pay_help", helper) or barred(t, "pay_help", helper)


def _goes_unpaid(t: Table, fight: Fight) -> bool:
    """Whether what may not be given for help was agreed, whenever that was, or is given by a card.

    Who owes help for nothing owes it to those who ask: a card that makes them help may pay them, and only a
    monster that forbids all payment sees to it that it does not.
    """
    if fight.reward:
        return forbidden_here(t, "pay_help", fight.helper)
    return _unpaid(t, fight.helper)


def worth_the_win(t: Table, helper: int = -1) -> bool:
    """Whether killing what is there, with this helper, would bring the fighter to the last level (Q-008).

    What a kill is worth may depend on who helps: some give more to those who win alone.
    """
    helped = t.copied() if helper >= 0 else t
    fight = helped.fight
    assert fight is not None
    if helper >= 0:
        fight.helper = helper
    foes = [*fight.foes, *[kill.foe for kill in fight.kills]]
    levels = sum([levels_of(helped, foe) for foe in foes])
    return t.seats[fight.fighter].level + levels >= LAST_LEVEL


def join_as_helper(t: Table, seat: int, *, forced: bool, terms: Terms = NO_TERMS) -> None:
    """A helper joins; what waited for their next combat counts now."""
    fight = t.fight
    assert fight is not None
    fight.helper = seat
    fight.forced = forced
    fight.terms = terms
    combat.involve(t, seat)
    tell(t, e.Helped(seat, fight.fighter, terms, forced))


def dismiss(t: Table) -> None:
    """Who may no longer help leaves at once, whatever is being settled; what was claimed is weighed again.

    A forced helper leaves a fight for the win (Q-008), a willing one does not (Q-009). Whoever runs, runs: it
    is not asked then. A helper who may no longer be paid stays, unpaid.
    """
    fight = t.fight
    assert fight is not None
    if refuse_help(t, fight.helper) or (fight.forced and worth_the_win(t)):
        leave_help(t)
        t.asked_at = -1
    elif fight.terms != NO_TERMS and _goes_unpaid(t, fight):
        tell(t, e.Lapsed(fight.fighter, fight.helper, fight.terms))
        fight.terms = NO_TERMS


def leave_help(t: Table) -> None:
    """A helper leaves without penalty."""
    fight = t.fight
    assert fight is not None
    tell(t, e.LeftFight(fight.helper, fight.fighter))
    combat.nobody_helps(fight)


# --- asking -------------------------------------------------------------------------------------------------


def refuse_ask_now(t: Table, seat: int) -> Refusal | None:
    """Why nobody can be asked for help now."""
    refusal = combat.refuse_at_battle(t, seat)
    if refusal is not None:
        return refusal
    fight = t.fight
    assert fight is not None
    if fight.helper >= 0:
        return HAS_HELPER
    refusal = refuse_help(t)
    if refusal is not None:
        return refusal
    return CAN_WIN if not t.settings.help_while_winning and winning(t) else None


def mean_ask(t: Table, seat: int, move: Move) -> Deal | Refusal:
    """Who is asked on what terms, or without any (R-HELP-010); or why they cannot be."""
    if move.target not in t.names:
        return no_such_player(move.target)
    deal = read_deal(t, seat, move)
    to, terms = deal.to, deal.terms
    refusal = refuse_not_had(t, seat, terms)
    if refusal is not None:
        return refusal
    if terms.promise:
        return _refuse_bribe(t, seat, to, terms) or deal
    refusal = refuse_ask_now(t, seat) or _refuse_partner(t, seat, to)
    refusal = refusal or refuse_help(t, to) or _refuse_sworn(t, to)
    return refusal or refuse_terms(t, seat, to, terms) or deal


def _refuse_sworn(t: Table, helper: int) -> Refusal | None:
    """A promise not to help is kept, unless it was given to the fighter, who may think better of it."""
    fight = t.fight
    assert fight is not None
    for seat, buyer, _ in fight.sworn:
        if seat == helper and buyer != fight.fighter:
            return refuse("R-PROC-007", "promised-not-to-help", player=t.names[helper])
    return None


def _refuse_bribe(t: Table, seat: int, to: int, terms: Terms) -> Refusal | None:
    """Payment for a service, that of not helping or of not meddling in the fight, by anyone (R-TRADE-008)."""
    fight = t.fight
    if fight is None:
        return combat.NOT_FIGHTING
    buys = combat.refuse_at_battle if seat == fight.fighter else _refuse_bystander
    refusal = buys(t, seat) or _refuse_partner(t, seat, to)
    if refusal is not None:
        return refusal
    if fighting(t, to):
        return IN_THE_FIGHT
    if any(seller == to for seller, _, _ in fight.sworn):
        return NOT_TWICE
    if terms.treasures:
        return BAD_TERMS
    if seat == fight.fighter:
        return refuse_terms(t, seat, to, terms)
    if terms.plays or terms.get:
        return BAD_TERMS
    if (to, ordered(terms)) in fight.refused:
        return ALREADY_REFUSED
    return refuse_swap(t, seat, to, Terms(give=terms.give))


def _refuse_bystander(t: Table, seat: int) -> Refusal | None:
    return refuse_offer_now(t, seat, now(t, seat))


def ordered(terms: Terms) -> Terms:
    """The same terms, whatever the order in which the items were named."""
    if len(terms.give) < 2 and len(terms.plays) < 2:
        return terms
    return replace(terms, give=tuple(sorted(terms.give)), plays=tuple(sorted(terms.plays)))


def _refuse_partner(t: Table, seat: int, to: int) -> Refusal | None:
    """Any other may help (R-HELP-001), a new character without cards too (R-HELP-022, R-DEATH-020)."""
    if to == seat:
        return ASK_ANOTHER
    return None if t.seats[to].alive else DEAD


def refuse_terms(t: Table, fighter: int, helper: int, terms: Terms) -> Refusal | None:
    """Why this deal cannot be made or kept."""
    fight = t.fight
    assert fight is not None
    player = t.seats[fighter]
    if terms.get or terms.treasures < 0:
        return BAD_TERMS
    if not terms.promise and terms != NO_TERMS and _unpaid(t, helper):
        return UNPAID
    if fight.refused:
        if (helper, ordered(terms)) in fight.refused:
            return ALREADY_REFUSED
        # What a bystander offered for a promise is no offer for help. Where a table wants no trades, anyone
        # may still be asked, once.
        alike = [seat for seat, said in fight.refused if said.promise == terms.promise]
        if alike.count(helper) >= max(1, t.settings.offers_per_turn):
            return ENOUGH_OFFERS
    if terms.treasures and terms.treasures > spoils(t):
        return TOO_MANY
    promised = promises(t, fighter)
    free = [card for card in player.play if card not in promised]
    for name, card in zip(terms.give, by_name(t, fighter, terms.give, free), strict=True):
        if card < 0 and any(t.mix.ref[other] == name for other in promised):
            return PROMISED
        if card < 0 or not t.mix.of[card].item:
            return FROM_HAND
        refusal = refuse_parting(t, fighter, card)
        if refusal is not None:
            return refusal
    refusal = refuse_load(t, helper, terms.give) if terms.give else None
    if refusal is not None:
        return refusal
    return _refuse_plays(t, fighter, helper, terms.plays) if terms.plays else None


def _refuse_plays(t: Table, fighter: int, helper: int, names: tuple[str, ...]) -> Refusal | None:
    """Why these cards of a hand may not be promised; what they give goes up to the last level together."""
    levels = 0
    promised = promises(t, fighter)
    free = [card for card in t.seats[fighter].hand if card not in promised]
    for name, card in zip(names, by_name(t, fighter, names, free), strict=True):
        if card < 0 and any(t.mix.ref[other] == name for other in promised):
            return PROMISED
        ways = ways_for(t, card, helper) if card >= 0 else []
        if not ways:
            return NOT_FOR_THE_HELPER
        levels += min(sum(gain.n for gain in power.raises + power.bestows) for power in ways)
        if levels and not may_gain(t, helper, levels):
            return WINNING_LEVEL
    return None


def ways_for(t: Table, card: int, helper: int) -> list[Power]:
    """The uses of a card in hand that are for this player, or for something in front of them.

    Where a card has a use that names who gets something, that is the one for the helper.
    """
    powers = [power for power in t.mix.of[card].powers if power.hand]
    naming = [power for power in powers if power.bestows]
    if naming:
        return [power for power in naming if _on_a_card(t, power, t.seats)]
    return [power for power in powers if power.at_player or _on_a_card(t, power, (t.seats[helper],))]


def _on_a_card(t: Table, power: Power, players: Sequence[Player]) -> bool:
    """Whether a card may be played on something in front of one of these: a curse in force, say."""
    target = power.use.target
    cards = target.cards if target is not None else None
    if cards is None or cards.in_ not in ("force", "play"):
        return False
    for player in players:
        if any(matches(t, cards, card) for card in (*player.play, *curses_on(t, player))):
            return True
    return False


def list_asks(t: Table, seat: int) -> list[Move]:
    """For each player not yet turned to in this fight: nothing, one, half, all of the treasure, or an item.

    Called where it is known whether the fighter wins alone.
    """
    fight = t.fight
    assert fight is not None
    if fight.helper >= 0 or refuse_help(t) is not None:
        return []
    asked = {to for to, terms in fight.refused if not terms.promise}
    bans = not t.mix.bans.isdisjoint(("help", "pay_help"))
    total = spoils(t)
    shares = tuple(sorted({0, min(1, total), total // 2, total}))
    item = _cheapest_item(t, seat)
    moves: list[Move] = []
    for to, player in enumerate(t.seats):
        if to == seat or not player.alive or to in asked:
            continue
        if (bans and _refuse_helper(t, to) is not None) or (fight.sworn and _refuse_sworn(t, to) is not None):
            continue
        name = t.names[to]
        if bans and _unpaid(t, to):
            moves += _asks(name, (0,))
            continue
        moves += _asks(name, shares)
        if item >= 0 and may_carry(t, to, t.mix.of[item]):
            moves.append(Move("ask", target=name, terms=Terms(give=(t.mix.ref[item],))))
    return moves


@lru_cache(maxsize=1024)
def _share(treasures: int) -> Terms:
    return Terms(treasures=treasures)


@lru_cache(maxsize=1024)
def _asks(name: str, shares: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple([Move("ask", target=name, terms=_share(share)) for share in shares])


@lru_cache(maxsize=1024)
def _counter(treasures: int) -> Move:
    return Move("counter", terms=_share(treasures))


def _cheapest_item(t: Table, seat: int) -> int:
    player = t.seats[seat]
    promised = promises(t, seat)
    free = [card for card in player.play if t.mix.of[card].item and card not in promised]
    items = loose(t, seat, free)
    spare = [card for card in items if card not in player.use] or items
    return min(spare, key=lambda card: (t.mix.of[card].value, card), default=-1)


def do_ask(t: Table, seat: int, deal: Deal) -> None:
    """The offer stands until it is answered; a card in hand that is promised is shown to all."""
    tell(t, e.Asked(seat, deal.to, deal.terms))
    if deal.terms.promise and not fighting(t, seat):
        t.seats[seat].offers += 1
    for card in by_name(t, seat, deal.terms.plays, t.seats[seat].hand):
        show(t, seat, card)
    push(t, s.Bargain(seat, deal.to, deal.terms))


# --- answering ----------------------------------------------------------------------------------------------


def _stands(t: Table, step: s.Bargain) -> bool:
    fight = t.fight
    if fight is None or not fight.foes:
        return False
    if fight.fighter not in (step.maker, step.to):
        paid = Terms(give=step.terms.give)
        return step.terms.promise != "" and refuse_swap(t, step.maker, step.to, paid) is None
    other = step.to if step.maker == fight.fighter else step.maker
    if not _still_had(t, fight.fighter, step.terms):
        return False
    return step.terms.promise != "" or (fight.helper < 0 and _refuse_sworn(t, other) is None)


def _still_had(t: Table, buyer: int, terms: Terms) -> bool:
    """Whether the fighter still has what is offered, as far as everyone can see.

    A card of a hand may have been taken unseen since it was shown: whether it was is for nobody to learn.
    """
    cards = by_name(t, buyer, terms.give, t.seats[buyer].play)
    return -1 not in cards and all(open_in_hand(t, buyer, promised) for promised in terms.plays)


def _buyer_and_other(t: Table, step: s.Offer) -> tuple[int, int]:
    """Who pays: the fighter, or else whoever wants a promise; and who is to be paid."""
    assert t.fight is not None
    return (step.to, step.maker) if step.to == t.fight.fighter else (step.maker, step.to)


def _refuse_accept(t: Table, step: s.Bargain) -> Refusal | None:
    assert t.fight is not None
    buyer, other = _buyer_and_other(t, step)
    if buyer != t.fight.fighter:
        return None
    refusal = refuse_help(t, other) or _refuse_sworn(t, other) if not step.terms.promise else None
    if refusal is not None:
        return refusal
    return CANNOT_BE_KEPT if refuse_terms(t, buyer, other, step.terms) is not None else None


def _must_help(t: Table, step: s.Bargain) -> bool:
    """Whether the one who is asked for help may not turn it down; what cannot be accepted can be."""
    if step.terms.promise:
        return False
    assert t.fight is not None
    return step.to != t.fight.fighter and _bound_to_help(t, step.to) and _refuse_accept(t, step) is None


def _bound_to_help(t: Table, seat: int) -> bool:
    """Whether a player helps against their will; nobody does in a fight for the win (Q-008)."""
    return barred(t, "refuse_help", seat) and not worth_the_win(t, seat)


def _accept(t: Table, step: s.Bargain) -> None:
    """The deal is struck."""
    fight = t.fight
    assert fight is not None
    buyer, other = _buyer_and_other(t, step)
    if not step.terms.promise:
        join_as_helper(t, other, forced=_bound_to_help(t, other), terms=step.terms)
    elif buyer == fight.fighter:
        fight.sworn = (*fight.sworn, (other, buyer, step.terms))
    else:
        # Whoever is not in the fight pays at once.
        exchange(t, buyer, other, step.terms)
        fight.sworn = (*fight.sworn, (other, buyer, replace(step.terms, give=())))


def _put_aside(t: Table, step: s.Bargain) -> None:
    """The same offer is not made again in this fight; another may be made, or to others (R-HELP-003)."""
    assert t.fight is not None
    _, other = _buyer_and_other(t, step)
    t.fight.refused = (*t.fight.refused, (other, ordered(step.terms)))


def _mean_counter(t: Table, seat: int, move: Move) -> Terms | Refusal:
    """The other terms, or why they cannot be asked for."""
    refusal = refuse_answer(t, seat)
    if refusal is not None:
        return refusal
    step = standing(t)
    assert isinstance(step, s.Bargain)
    assert t.fight is not None
    if t.fight.countered >> seat & 1:
        return ONE_COUNTER
    buyer, other = _buyer_and_other(t, step)
    asked, said = step.terms, move.terms
    if said in (asked, step.instead) or said.plays or said.promise != asked.promise:
        return BAD_TERMS
    if buyer != t.fight.fighter:
        return BAD_TERMS
    return refuse_terms(t, buyer, other, said) or said


def _do_counter(t: Table, seat: int, terms: Terms) -> None:
    """Other terms, for the one who made the offer to answer."""
    step = standing(t)
    assert t.fight is not None
    t.fight.countered |= 1 << seat
    tell(t, e.Countered(seat, step.maker, terms))
    swap(t, s.Bargain(seat, step.maker, terms, step.terms))


def _list_counters(t: Table, seat: int, step: s.Bargain) -> list[Move]:
    """A few counter-offers: a step from what was offered, half of the way, all of it.

    Who is to be paid wants more treasures than were offered, the fighter would give fewer, but some.
    """
    fight = t.fight
    assert fight is not None
    _, other = _buyer_and_other(t, step)
    if step.terms.promise or fight.countered >> seat & 1 or _unpaid(t, other):
        return []
    offered, total = step.terms.treasures, spoils(t)
    if seat == fight.fighter:
        shares = {1, offered // 2, offered - 1}
    else:
        most = max(offered, total)  # what there is to share may have become less than was offered
        shares = {offered + 1, (offered + most + 1) // 2, most}
    moves: list[Move] = []
    for share in sorted(shares):
        if 0 < share <= total and share != offered:
            terms = _share(share)
            if terms != step.instead and (other, terms) not in fight.refused:
                moves.append(_counter(share))
    return moves


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Bargain: offer_rules(
        stands=_stands,
        accept=_accept,
        refuse_accept=_refuse_accept,
        bound=_must_help,
        put_aside=_put_aside,
        counter=MoveRules(mean=_mean_counter, read=lambda t, seat, move: move.terms, do=_do_counter),
        counters=_list_counters,
    )
}

MOVES = {"ask": MoveRules(mean=mean_ask, read=read_deal, do=do_ask, also=TRADE, unasked=True)}
