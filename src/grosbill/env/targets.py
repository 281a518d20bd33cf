"""What the uses of a card could ever be pointed at, in any state: the largest part of the table of actions.

The rules ask this of the cards that lie where they lie (`rules/using/aims.py`); here it is asked of all cards
of a mix, by what is printed on them alone. Too much does no harm, too little is an error when it is met.
"""

from __future__ import annotations

from collections.abc import Iterator

from grosbill.effects import vocabulary as v
from grosbill.model.moves import SIDES
from grosbill.packs import CardDef, Mix, Power


def seat_name(relative: int) -> str:
    """A player as an agent sees them: +0 is the agent, +1 the next one clockwise."""
    return f"+{relative}"


class Targets:
    """All uses of all cards, each with everything it could be pointed at."""

    def __init__(self, mix: Mix, players: int) -> None:
        """Sort the cards of the mix by what they can become the target of."""
        self.mix = mix
        self.everyone = tuple(seat_name(n) for n in range(players))
        self.rivals = self.everyone[1:]
        self.owners = ("", *self.rivals)  # one's own card is named without an owner
        # A copy of a monster is named by the card that made it.
        self.copies = [d for d in mix.defs if d.stands_in]
        monsters = [d for d in mix.defs if d.kind == "monster"]
        self.foes = monsters + self.copies
        self._faced = [(power, power.called) for d in monsters for power in d.powers if not power.hand]

    def uses(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Kind of move, card, power, target, owner of the target, number."""
        for d in self.mix.defs:
            for power in d.powers:
                for kind in _kinds(d, power):
                    for aim in self._aims(d, power):
                        yield (kind, d.id, power.called, *aim)
        for d in self.copies:
            for power, name in self._faced:
                for aim in self._aims(d, power):
                    yield ("use", d.id, name, *aim)

    def _aims(self, d: CardDef, power: Power) -> Iterator[tuple[str, str, int]]:
        target = power.use.target
        if power.numbers:
            yield from (("", "", n) for n in power.numbers)
        elif power.how == "attach":
            assert d.attach is not None
            yield from ((other.id, "", 0) for other in self._fitting(d.attach) if other.kind == "item")
        elif power.how == "boost":
            yield from ((side, "", 0) for side in SIDES)
        elif target is None:
            yield ("", "", 0)
        elif target.cards is not None:
            yield from self._cards(target, target.cards)
        else:
            yield from ((name, "", 0) for name in self._players(target, power))

    def _players(self, target: v.Target, power: Power) -> tuple[str, ...]:
        if target.who == "rival":
            return self.rivals
        if target.who == "player" and power.how == "effects":
            return ("", *self.rivals)  # for oneself is what it means without a target
        return (*self.everyone, SIDES[0]) if target.both else self.everyone

    def _cards(self, target: v.Target, cards: v.Cards) -> Iterator[tuple[str, str, int]]:
        fitting = self._fitting(cards)
        owners: tuple[str, ...] = ("",)
        if cards.in_ == "fight":
            fitting += [d for d in self.copies if d not in fitting]
        elif cards.in_ != "discards":
            owners = self.rivals if target.who == "rival" else self.owners
        yield from ((d.id, owner, 0) for d in fitting for owner in owners)

    def _fitting(self, cards: v.Cards) -> list[CardDef]:
        """The cards that could ever be of the sort a selection names."""
        fitting = self.mix.sort(cards).fitting
        return [d for d in self.mix.defs if self.mix.copies[d.id][0] in fitting]


def _kinds(d: CardDef, power: Power) -> Iterator[str]:
    """Played from hand, or used where it lies; a one-shot is played from either."""
    if power.hand or (power.play and d.kind == "one_shot"):
        yield "play"
    if (not power.hand) if d.kind == "monster" else (power.play and d.kind != "one_shot"):
        yield "use"
