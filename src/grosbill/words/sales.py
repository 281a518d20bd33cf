"""The sales that a person would think of: what is of no use first, and sums that come out exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from grosbill.model.figures import LAST_LEVEL, PRICE_OF_A_LEVEL
from grosbill.model.moves import Move
from grosbill.words.figures import Figures
from grosbill.words.foresight import Outcome
from grosbill.words.naming import Words


class Sale(NamedTuple):
    """A sale: the levels it brings, what use is lost by it, and what the items are worth."""

    move: Move
    levels: int
    use: int
    value: int


def with_sales(
    words: Words, view: Mapping[str, Any], moves: Sequence[Move], foresee: Callable[[Move], Outcome]
) -> list[Move]:
    """The moves of a list with better sales in the place of the listed ones; all of them are legal."""
    listed = [move for move in moves if move.kind == "sell"]
    if not listed:
        return list(moves)
    figures = Figures(words, view)
    uses = {card: use_of(words, figures, view, card) for card in _items(words, view)}

    def told(move: Move) -> Sale:
        value = sum(words.definition(card).value for card in move.cards)
        levels = foresee(move).worth // PRICE_OF_A_LEVEL
        return Sale(move, levels, sum(uses.get(card, 0) for card in move.cards), value)

    found = {tuple(sorted(move.cards)): told(move) for move in (*_thought_of(words, view, uses), *listed)}
    sales = [sale for sale in found.values() if sale.levels]
    kept = [sale for sale in sales if not any(_better(other, sale) for other in sales)]
    kept.sort(key=lambda sale: (sale.levels, sale.use, sale.value))
    kept = list({(sale.levels, sale.use, sale.value): sale for sale in reversed(kept)}.values())[::-1]
    place = moves.index(listed[0])
    rest = [move for move in moves if move.kind != "sell"]
    return [*rest[:place], *(sale.move for sale in kept), *rest[place:]]


def _better(one: Sale, other: Sale) -> bool:
    """Whether one sale brings as much for less."""
    costs = (one.use, one.value, len(one.move.cards)), (other.use, other.value, len(other.move.cards))
    return one.levels == other.levels and costs[0] != costs[1] and all(map(int.__le__, *costs))


def _items(words: Words, view: Mapping[str, Any]) -> list[str]:
    """What the reader could sell: items of some value, in play or in hand."""
    player = view["players"][words.me]
    cards = (*player["items"], *player["others"], *player["hand"])
    return [card for card in cards if words.definition(card).item and words.definition(card).value]


def use_of(words: Words, figures: Figures, view: Mapping[str, Any], card: str) -> int:
    """What the reader would miss without an item: its bonus, or what it would add in the place of another."""
    d, player = words.definition(card), view["players"][words.me]
    if figures.barred(words.me, card):
        return 0
    worth = max(1, words.bonus(card))
    if card in player["used"] or d.kind != "item" or d.place is None:
        return worth
    rivals = [words.bonus(other) for other in player["used"] if words.definition(other).place == d.place]
    return max(0, worth - min(rivals)) if rivals else worth


class _Lot(NamedTuple):
    """Items that come to some sum: the use lost by selling them, and which they are."""

    use: int
    many: int
    cards: tuple[str, ...]


def _thought_of(words: Words, view: Mapping[str, Any], uses: Mapping[str, int]) -> Iterable[Move]:
    """For each level within reach: what is missed least, and what comes nearest to the price."""
    lots = {0: _Lot(0, 0, ())}
    for card in _items(words, view):
        value = words.definition(card).value
        for total, lot in list(lots.items()):
            more = _Lot(lot.use + uses[card], lot.many + 1, (*lot.cards, card))
            if total + value not in lots or more < lots[total + value]:
                lots[total + value] = more
    for levels in range(1, LAST_LEVEL - view["players"][words.me]["level"]):
        price = levels * PRICE_OF_A_LEVEL
        enough = [(total, lot) for total, lot in lots.items() if total >= price]
        for key in (_by_use, _by_sum):
            if enough:
                yield Move("sell", cards=min(enough, key=key)[1].cards)


def _by_use(found: tuple[int, _Lot]) -> tuple[int, int, int]:
    total, lot = found
    return lot.use, total, lot.many


def _by_sum(found: tuple[int, _Lot]) -> tuple[int, int, int]:
    total, lot = found
    return total, lot.use, lot.many
