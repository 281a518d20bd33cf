"""What a card is worth at a glance: bonus, level, price; and whether it counts for who has it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from grosbill.effects.text.conditions import only
from grosbill.effects.text.writer import Writer, signed
from grosbill.model.steps import Frame
from grosbill.rules.reading.conditions import amount, may_use, printed_bonus
from grosbill.rules.reading.which import bonus_factor
from grosbill.rules.table import Table
from grosbill.views.seen import seen_table
from grosbill.words.naming import Words


class Figures:
    """The figures of cards at one moment of the game, as one player sees it."""

    def __init__(self, words: Words, view: Mapping[str, Any]) -> None:
        """Read cards by the rules' own readings, from the table that the view shows."""
        self._words = words
        self._view = view
        self._table: Table | None = None

    @property
    def table(self) -> Table:
        """The table of the view, made when it is first asked for."""
        if self._table is None:
            self._table = seen_table(self._view, self._words.mix)
        return self._table

    def of(self, card: str) -> str:
        """*+4, 600 gold*, *level 8*; nothing where a card has no figures."""
        words, d = self._words, self._words.definition(card)
        parts = []
        if d.kind == "monster":
            parts.append(words.say("ui-figure-level", n=d.level))
        elif plus := self.plus(card):
            parts.append(plus)
        if d.item:
            parts.append(words.say("ui-figure-value", n=d.value, money=words.money))
        return ", ".join(parts)

    def bonus(self, card: str) -> int:
        """What a card would add as things stand for the reader, where what is printed on it depends."""
        words, d = self._words, self._words.definition(card)
        if words.me < 0 or isinstance(d.bonus, int):
            return words.bonus(card)
        if d.kind == "item":
            return amount(self.table, d.bonus, Frame(words.me)) if d.steady else words.bonus(card)
        return printed_bonus(self.table, words.mix.copies[card][0])

    def plus(self, card: str) -> str:
        """The same with its sign, or nothing."""
        bonus = self.bonus(card)
        return signed(bonus) if bonus else ""

    def with_bonus(self, card: str) -> str:
        """The name of a card, and what it would add behind it."""
        plus, name = self.plus(card), self._words.card(card)
        return f"{name} ({plus})" if plus else name

    def named(self, card: str, to: int | None = None, *, within: bool = False) -> str:
        """The name of a card with its figures, and whether the one it goes to, the reader, could use it.

        `within`: in a sentence, not on a button or in a list.
        """
        seat = self._words.me if to is None else to
        said = [part for part in (self.of(card), self.barred(seat, card)) if part]
        name = self._words.title(card) if within else self._words.card(card)
        return f"{name} ({', '.join(said)})" if said else name

    def owned(self, card: str, owner: str) -> str:
        """The same with whose it is."""
        mine = "yes" if self._words.mine(owner) else "no"
        return self._words.say("ui-owned", card=self.named(card), owner=owner, mine=mine)

    def barred(self, seat: int, card: str) -> str:
        """Why a player could not use an item: *Wizards only*; nothing if they could, or for a spectator."""
        d = self._words.definition(card)
        if seat < 0 or d.only is None or may_use(self.table, seat, self._words.mix.copies[card][0]):
            return ""
        writer = Writer(self._words.lang, self._words.mix.lexicon, d.card, self._words.settings)
        return only(writer, d.only)

    def used(self, seat: int) -> list[Used]:
        """The items in use of a player, in the order of the view: what each adds, or why it does not."""
        table = self.table
        player = table.seats[seat]
        found = []
        for name, card in zip(self._view["players"][seat]["used"], player.use, strict=True):
            d = table.mix.of[card]
            why = "" if may_use(table, seat, card) else self.barred(seat, name)
            plus = self._words.bonus(name)
            if not why and d.bonus and d.steady:
                plus = amount(table, d.bonus, Frame(seat)) * bonus_factor(table, player, card)
            found.append(Used(name, plus, why))
        return found


class Used(NamedTuple):
    """An item in use: what it adds, and why it does not if it does not."""

    card: str
    plus: int
    why: str

    @property
    def bonus(self) -> str:
        """What it adds, with its sign, or nothing."""
        return signed(self.plus) if self.plus else ""
