"""Trades and deals by numbers: with whom, what for, what is given, what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grosbill.model.moves import Move
from grosbill.words import bargaining
from grosbill.words.fights import treasures
from grosbill.words.labels import Teller


class Dialogue:
    """Asks one question after another; an empty line means none, or ends the talk where one is needed."""

    def __init__(
        self, teller: Teller, read: Callable[[], str], show: Callable[[RenderableType], None]
    ) -> None:
        """`read` asks for a line, `show` prints."""
        self._teller = teller
        self._read = read
        self._show = show

    def trade(self) -> Move | None:
        """An offer of items for items, or None if the player thinks better of it."""
        teller = self._teller
        who = self._one("ui-trade-who", bargaining.partners(teller))
        if who is None:
            return None
        me = teller.words.who(teller.words.me)
        give = self._goods("ui-trade-give", me)
        get = self._goods("ui-trade-get", who, who=who)
        return bargaining.trade(who, give, get) if give or get else None

    def deal(self) -> Move | None:
        """An offer about the fight, or an answer to one, or None if there is nothing to offer."""
        teller, words = self._teller, self._teller.words
        name = promise = ""
        fighter = words.who(teller.view["combat"]["fighter"]) if teller.view["combat"] else ""
        if not bargaining.answers_an_offer(teller):
            wanted = bargaining.purposes(teller)
            who = self._one("ui-trade-who", bargaining.partners(teller)) if wanted else None
            if who is None:
                self._show(Text(words.say("ui-no-deal")))
                return None
            told = [
                words.say("ui-deal-purpose", purpose=purpose or "help", fighter=fighter) for purpose in wanted
            ]
            chosen = self._one("ui-deal-for", told)
            if chosen is None:
                return None
            name, promise = who, wanted[told.index(chosen)]
        most = treasures(teller)
        share = 0 if promise else self._number(most)
        yes, no = words.say("ui-yes"), words.say("ui-no")
        first = 0 < share < most and self._one("ui-deal-first", [no, yes]) == yes
        give = self._goods("ui-trade-give", fighter) if words.mine(fighter) or promise else []
        return bargaining.deal(name, share, give, first=first, promise=promise)

    # --- questions ----------------------------------------------------------------------------------------

    def _goods(self, message: str, owner: str, **args: object) -> list[str]:
        cards = bargaining.goods(self._teller, owner)
        names = [self._teller.figures.named(card) for card in cards]
        return [cards[place] for place in self._several(message, names, **args)]

    def _one(self, message: str, options: Sequence[str]) -> str | None:
        places = self._several(message, options)
        return options[places[0]] if places else None

    def _several(self, message: str, options: Sequence[str], **args: Any) -> list[int]:
        """The places that were chosen, by numbers with spaces or commas between them."""
        if not options:
            return []
        grid = Table.grid(padding=(0, 1, 0, 1))
        grid.add_column(justify="right", style="bold yellow", no_wrap=True)
        grid.add_column()
        for number, option in enumerate(options, 1):
            grid.add_row(str(number), option)
        self._show(Text(self._teller.words.say(message, **args), "bold"))
        self._show(grid)
        while True:
            said = self._read().replace(",", " ").split()
            numbers = [int(word) for word in said if word.isdecimal() and len(word) < len("1000")]
            if len(numbers) == len(said) and all(1 <= number <= len(options) for number in numbers):
                return [number - 1 for number in dict.fromkeys(numbers)]
            self._show(Text(self._teller.words.say("ui-no-choice", last=len(options))))

    def _number(self, most: int) -> int:
        """How many treasures."""
        options = [self._teller.say("treasures", n=n, first="no") for n in range(1, most + 1)]
        places = self._several("ui-deal-share", options)
        return places[0] + 1 if places else 0
