"""What sort of card a selection is about, as far as that is printed on the cards."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.packs.card_def import CardDef


class Sort:
    """What is known of a selection before it is made: the cards of a mix that it can be about, and more."""

    def __init__(self, cards: v.Cards, of: tuple[CardDef, ...]) -> None:
        """Look through all cards of a mix once."""
        self.cards = cards
        self.fitting = frozenset([number for number, d in enumerate(of) if _fits(cards, d, d.tags)])
        self.bits = sum([1 << number for number in self.fitting])
        self.of_the_moment = _of_the_moment(cards)
        self.zone = cards.in_  # where they lie, if that is said
        self.pointed = cards.this or cards.target or cards.that  # one card that is known already
        self.hosts = cards.host  # what the card hangs on
        self.choosy = cards.usable is not None or cards.most is not None or cards.least is not None

    def fits(self, d: CardDef, marks: frozenset[str]) -> bool:
        """Whether a card would fit that has these tags beside its own."""
        return _fits(self.cards, d, d.tags | marks)


def _of_the_moment(cards: v.Cards) -> bool:
    """Whether what is going on decides as well, and not the print alone."""
    value, left_out = cards.value, cards.except_
    return (
        cards.this
        or cards.target
        or cards.by is not None
        or cards.level is not None
        or (value is not None and not isinstance(value.max, int | None))
        or (left_out is not None and _of_the_moment(left_out))
    )


def _fits(cards: v.Cards, d: CardDef, tags: frozenset[str]) -> bool:
    """Whether the print of a card is as the selection wants it."""
    if cards.bonus and not d.bonus:
        return False
    if cards.kind is not None and not _of_kind(cards.kind, d):
        return False
    if cards.tag is not None and not _any_of(cards.tag, tags):
        return False
    if cards.slot is not None and not (d.slot and _any_of(cards.slot, (d.slot,))):
        return False
    if cards.id is not None and not _any_of(cards.id, (d.card.id,)):
        return False
    if cards.deck is not None and d.deck != (cards.deck == "treasure"):
        return False
    value, left_out = cards.value, cards.except_
    if value is not None:
        if value.min is not None and d.value < value.min:
            return False
        if isinstance(value.max, int) and d.value > value.max:
            return False
    return left_out is None or _of_the_moment(left_out) or not _fits(left_out, d, tags)


def _of_kind(kind: v.Names, d: CardDef) -> bool:
    """A one-shot is an item too."""
    if isinstance(kind, str):
        return d.item if kind == "item" else d.kind == kind
    return any(_of_kind(name, d) for name in kind)


def _any_of(names: v.Names, there: frozenset[str] | tuple[str, ...]) -> bool:
    if isinstance(names, str):
        return names in there
    return any(name in there for name in names)
