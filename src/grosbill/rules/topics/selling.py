"""Selling items for levels (R-SELL)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from grosbill.effects.points import HAS_GOODS, HOLDS_ITEM, SELL
from grosbill.model import events as e
from grosbill.model.figures import LAST_LEVEL, PRICE_OF_A_LEVEL
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import BEING_SETTLED, no_such_card
from grosbill.rules.kernel.step_rules import now
from grosbill.rules.kernel.zones import discard, take_away
from grosbill.rules.reading.keeping import by_name, loose, refuse_parting
from grosbill.rules.table import Table, called, tell
from grosbill.rules.topics.levels import gain

SALE = -1  # the key under which a changed sale price is counted

NOT_YOUR_TURN = Refusal("R-SELL-001", "sell-own-turn")
IN_COMBAT = Refusal("R-SELL-002", "sell-in-combat")
RUNNING = Refusal("R-RUN-017", "sell-in-combat")
NOTHING = Refusal("R-PROC-001", "sell-nothing")
NOT_THE_LAST = Refusal("R-SELL-010", "sell-last-level")


def refuse_sell_now(t: Table, seat: int, times: int) -> Refusal | None:
    """Why this seat may sell nothing now: not its turn (R-TIME-009), or a fight (R-COMBAT-014).

    So what was received by trade waits for one's own turn (R-TRADE-006).
    """
    if seat != t.active or t.phase == "opening":
        return NOT_YOUR_TURN
    if t.fight is not None:
        return RUNNING if t.fight.running else IN_COMBAT
    return None if times & SELL else BEING_SETTLED


def _found(t: Table, seat: int, names: tuple[str, ...]) -> list[int] | str:
    """The cards of those names, on the table or in hand (R-SELL-006); or the first name that is not there."""
    player = t.seats[seat]
    found = by_name(t, seat, names, player.play + player.hand)
    return names[found.index(-1)] if -1 in found else found


class Sale(msgspec.Struct, frozen=True, gc=False):
    """Items sold together, and what they fetch."""

    cards: list[int]
    worth: int


def mean_sell(t: Table, seat: int, move: Move) -> Sale | Refusal:
    """Which items are sold and what for, or why not together.

    They fetch a level (R-SELL-003, Q-026), and all are items (Q-027, Q-034), one-shots too (R-SELL-008). No
    sale wins the game (R-LEVEL-008).
    """
    if not move.cards:
        return NOTHING
    cards = _found(t, seat, move.cards)
    if isinstance(cards, str):
        return no_such_card(t.mix, cards)
    refusal = refuse_sell_now(t, seat, now(t, seat))
    if refusal is not None:
        return refusal
    for card in cards:
        if not t.mix.of[card].item:
            sidekick = t.mix.of[card].kind == "sidekick" and t.settings.sidekicks
            clause = "R-SIDE-005" if sidekick else "R-ITEM-003"
            return refuse(clause, "not-an-item", card=t.mix.named(t.mix.ref[card]))
        refusal = refuse_parting(t, seat, card)
        if refusal is not None:
            return refusal
    worth = _worth(t, seat, cards)
    if worth < PRICE_OF_A_LEVEL:
        return refuse("R-SELL-003", "sell-too-little", money=t.mix.lexicon.money)
    if t.seats[seat].level + worth // PRICE_OF_A_LEVEL >= LAST_LEVEL:
        return NOT_THE_LAST
    return Sale(cards, worth)


def _worth(t: Table, seat: int, cards: list[int]) -> int:
    """What the items fetch; one of them more, for those who bargain well, when that gives a level.

    Those of no value add 0 (R-SELL-009). Where nothing but the bargain sells them at all it is made,
    for the last level too, which is refused as that.
    """
    values = [t.mix.of[card].value for card in cards]
    plain = sum(values)
    by = _bargain(t, seat)
    best = plain + max(values) * (by - 1)
    levels = best // PRICE_OF_A_LEVEL
    gains = levels > plain // PRICE_OF_A_LEVEL
    wins = t.seats[seat].level + levels >= LAST_LEVEL and plain >= PRICE_OF_A_LEVEL
    return best if gains and not wins else plain


def _bargain(t: Table, seat: int) -> int:
    player, of = t.seats[seat], t.mix.of
    for card in player.trait_cards:
        mod = of[card].bargain
        if mod is not None:
            assert mod.at_most is not None
            return mod.by if sum([n for key, n in player.used if key == SALE]) < mod.at_most.n else 1
    return 1


def do_sell(t: Table, seat: int, sale: Sale) -> None:
    """Items are discarded for levels at once (R-LEVEL-003), and no change is given (R-SELL-004, 005, 007)."""
    cards, worth = sale.cards, sale.worth
    player = t.seats[seat]
    if worth > sum(t.mix.of[card].value for card in cards):
        player.used = (*player.used, (SALE, 1))
    for card in cards:
        take_away(t, seat, card)
        discard(t, card, seat)
    tell(t, e.Sold(seat, called(t, cards), worth))
    gain(t, seat, worth // PRICE_OF_A_LEVEL, may_win=False, cause="sale")


def list_sales(t: Table, seat: int, times: int) -> Sequence[Move]:
    """For each level within reach, the cheapest items that buy it."""
    player = t.seats[seat]
    of = t.mix.of
    total = player.worth
    for card in player.hand:
        total += of[card].value
    by = _bargain(t, seat)
    if total * by < PRICE_OF_A_LEVEL or refuse_sell_now(t, seat, times) is not None:
        return ()
    return _sales(t, seat, by)


def _sales(t: Table, seat: int, by: int) -> list[Move]:
    player, of = t.seats[seat], t.mix.of
    cards = loose(t, seat, [card for card in player.play + player.hand if of[card].value > 0])
    values = tuple([of[card].value for card in cards])
    moves = []
    for price in range(PRICE_OF_A_LEVEL, LAST_LEVEL * PRICE_OF_A_LEVEL, PRICE_OF_A_LEVEL):
        chosen = cheapest_bargain(values, price, by)
        if chosen is None:
            break
        moves.append(Move("sell", cards=tuple([of[cards[place]].id for place in chosen])))
    return [move for move in dict.fromkeys(moves) if type(mean_sell(t, seat, move)) is Sale]


@lru_cache(maxsize=4096)
def cheapest(values: tuple[int, ...], price: int) -> tuple[int, ...] | None:
    """The places of values whose sum is the least that reaches a price, or None."""
    if sum(values) < price:
        return None
    reachable = [1]
    for value in values:
        reachable.append(reachable[-1] | reachable[-1] << value)
    above = reachable[-1] >> price
    total = price + (above & -above).bit_length() - 1
    chosen = []
    for place in range(len(values) - 1, -1, -1):
        if not reachable[place] >> total & 1:
            chosen.append(place)
            total -= values[place]
    return tuple(sorted(chosen))


@lru_cache(maxsize=4096)
def cheapest_bargain(values: tuple[int, ...], price: int, by: int) -> tuple[int, ...] | None:
    """The same when the dearest item sold counts `by` times."""
    if by == 1:
        return cheapest(values, price)
    found: list[tuple[int, ...]] = []
    for top, value in enumerate(values):
        rest = tuple([other if other <= value and place != top else 0 for place, other in enumerate(values)])
        chosen = cheapest(rest, max(0, price - value * by))
        if chosen is not None:
            found.append(tuple(sorted({top, *chosen})))
    return min(found, key=lambda picked: sum([values[place] for place in picked]), default=None)


# --- described ----------------------------------------------------------------------------------------------

MOVES = {
    "sell": MoveRules(
        mean=mean_sell,
        do=do_sell,
        list=list_sales,
        at=SELL,
        needs=HAS_GOODS | HOLDS_ITEM,
        unasked=True,
    )
}
