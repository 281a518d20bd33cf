"""The table of actions: a number for every canonical move of a mix, the same in every state.

The kinds of rows, in their order, are in docs/environment.md. Players are named as an agent sees them: +1 is
the next one clockwise. What a state leaves no choice about is not in the number: which items a sale takes,
which two are exchanged.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.env.errors import ActionError
from grosbill.env.targets import Targets
from grosbill.model.figures import PRICE_OF_A_LEVEL
from grosbill.model.moves import PLAIN, TABLE, Move, Terms
from grosbill.packs import Mix
from grosbill.packs.kept import kept

ENCODING = 5
"""Grows when the table or the layout of observations changes for a mix that has not."""

SHARES = 100  # so many or more treasures, which no printed fight is worth, are asked for by the last of them
SALE_LEVELS = 8  # from level 1 to 9; the last is not for sale


class Action(NamedTuple):
    """A row of the table."""

    kind: str
    card: str = ""
    power: str = ""
    target: str = ""
    owner: str = ""
    n: int = 0

    def __str__(self) -> str:
        words = (self.kind, self.card, self.power, self.target, self.owner and f"of {self.owner}")
        return " ".join([word for word in words if word] + ([str(self.n)] if self.n else []))


class Actions:
    """The actions of one mix and one number of players."""

    def __init__(self, mix: Mix, names: tuple[str, ...]) -> None:
        """Number the canonical moves of a mix, for players of these names."""
        self._mix = mix
        self._bargain = max((d.bargain.by for d in mix.defs if d.bargain), default=1)
        self.rows: tuple[Action, ...] = tuple(dict.fromkeys(_rows(mix, len(names))))
        self._numbers = {row: number for number, row in enumerate(self.rows)}
        self._known: list[dict[Move, int]] = [{} for _ in names]
        seats = range(len(names))
        self._relative = [
            {name: f"+{(place - seat) % len(names)}" for place, name in enumerate(names)} for seat in seats
        ]

    def __len__(self) -> int:
        return len(self.rows)

    @property
    def digest(self) -> str:
        """A short hash of the whole table."""
        lines = "\n".join("\t".join(map(str, row)) for row in self.rows)
        return blake2b(f"{ENCODING}\n{lines}".encode(), digest_size=8).hexdigest()

    def encode(self, move: Move, seat: int) -> int:
        """The action of a canonical move of that seat."""
        known = self._known[seat]
        number = known.get(move, -1)
        if number < 0:
            row = self._row(move, self._relative[seat])
            number = self._numbers.get(row, -1)
            if number < 0:
                raise ActionError(f"there is no action for {str(move)!r}: game.legal lists no such move")
            if move.kind != "sell":  # of these there is no end
                known[move] = number
        return number

    def numbered(self, moves: Sequence[Move], seat: int) -> dict[int, Move]:
        """Canonical moves of that seat by their actions."""
        known = self._known[seat]
        encode = self.encode
        return {n if (n := known.get(move, -1)) >= 0 else encode(move, seat): move for move in moves}

    def decode(self, action: int, seat: int, moves: Sequence[Move]) -> Move:
        """The one of these legal moves of a seat that an action means."""
        move = self.numbered(moves, seat).get(action)
        if move is not None:
            return move
        if not 0 <= action < len(self.rows):
            raise ActionError(f"there is no action {action}: they go from 0 to {len(self.rows) - 1}")
        raise ActionError(f"action {action} ({self.rows[action]}) is not legal now")

    def _row(self, move: Move, relative: dict[str, str]) -> Action:
        target = relative.get(move.target, move.target)
        terms = move.terms
        kind = move.kind
        if kind == "sell":
            values = [self._mix.defs_by_id[name].value for name in move.cards]
            return Action(kind, n=sale(values, self._bargain))
        if kind == "wear":
            if target:
                return Action("wear-on", move.card, target=target)
            if len(move.cards) > 1:
                return Action("wear-instead-of-all", move.card)
            return (
                Action("wear-instead", move.card, target=move.cards[0])
                if move.cards
                else Action(kind, move.card)
            )
        if kind == "offer" and len(terms.give) == len(terms.get) == 1:
            return Action(kind, target=target)
        if kind in ("ask", "counter") and terms == Terms(treasures=terms.treasures):
            return Action(kind, target=target, n=min(terms.treasures, SHARES - 1))
        if kind == "ask" and terms == Terms(give=terms.give[:1]):
            return Action("ask-for-item", target=target)
        if kind == "counter" and terms == Terms(give=terms.give[:1]):
            return Action("counter-card", terms.give[0])
        if kind in ("offer", "ask", "counter"):
            return Action(f"{kind}-otherwise")
        if kind == "pick":  # whose cards they are is not the agent's choice
            return Action(kind, move.card, owner=TABLE if move.owner == TABLE else "")
        owner = relative.get(move.owner, move.owner)
        return Action(kind, move.card, move.power, target, owner, move.n)


def sale(values: Sequence[int], by: int) -> int:
    """The number of a sale: the levels it is worth at printed values, as tens, and as ones those it is worth
    if the dearest item counts `by` times. No two sales that are listed together agree in both.
    """
    plain = sum(values)
    best = plain + max(values, default=0) * (by - 1)
    return plain // PRICE_OF_A_LEVEL * 10 + min(best // PRICE_OF_A_LEVEL, SALE_LEVELS)


@kept(8)
def actions_for(mix: Mix, names: tuple[str, ...]) -> Actions:
    """The actions of a mix; the same table for the same mix and players."""
    return Actions(mix, names)


def _rows(mix: Mix, players: int) -> Iterator[Action]:
    targets = Targets(mix, players)
    every = [d.id for d in mix.defs]
    rivals, everyone = targets.rivals, targets.everyone
    yield from (Action(kind) for kind in PLAIN)
    yield from (Action("choose", n=n) for n in range(1, _most_options(mix) + 1))
    yield from (Action("choose", target=seat) for seat in everyone)
    yield from (Action("sell", n=n) for n in _sales(mix))
    for seat in rivals:
        yield from (Action("ask", target=seat, n=n) for n in range(SHARES))
        yield Action("ask-for-item", target=seat)
    yield from (Action("counter", n=n) for n in range(SHARES))
    yield from (Action("counter-card", card) for card in every)
    yield from (Action("offer", target=seat) for seat in rivals)
    yield from (Action("give", card, target=seat) for card in every for seat in rivals)
    yield from (Action("trouble", d.id) for d in mix.defs if d.kind == "monster")
    yield from (Action("flee", d.id) for d in targets.foes)
    yield from (Action("pick", card) for card in (*every, "hand"))
    yield from (Action("pick", card, owner=TABLE) for card in every)
    yield from (Action("discard", card) for card in every)
    yield from (Action("discard", d.id, owner=TABLE) for d in mix.defs if d.trait or d.kind == "sidekick")
    yield from (Action("carry", d.id) for d in mix.defs if d.kind == "one_shot" and d.item)
    yield from _wearing(mix)
    bids = [d.id for d in mix.defs if d.bid]
    yield from (Action("bid", card, target=d.id) for card in bids for d in mix.defs if d.prized)
    yield from (Action("play", d.id) for d in mix.defs if d.trait or d.laid)
    yield from (Action(*use) for use in targets.uses())


def _most_options(mix: Mix) -> int:
    choices = [record for d in mix.defs for record in records((d.card, d.on)) if isinstance(record, v.Choose)]
    return max([2, *[len(choice.options) for choice in choices]])


def _sales(mix: Mix) -> Iterator[int]:
    bargains = any(d.bargain for d in mix.defs)
    for plain in range(SALE_LEVELS + 1):
        for best in range(max(1, plain), (SALE_LEVELS if bargains else plain) + 1):
            yield plain * 10 + best


def _wearing(mix: Mix) -> Iterator[Action]:
    """Items put in use: where there is room, in place of another or of all in the way, on a carrier."""
    items = [d for d in mix.defs if d.kind == "item"]
    carriers = [d for d in mix.defs if d.carries]
    for d in items:
        yield Action("wear", d.id)
        yield Action("wear-instead-of-all", d.id)
        for other in items:
            if (d.place and other.place == d.place) or (d.use_tags and other.tags & set(d.use_tags)):
                yield Action("wear-instead", d.id, target=other.id)
        for carrier in carriers:
            yield Action("wear-on", d.id, target=carrier.id)
            yield Action("play", d.id, target=carrier.id)
