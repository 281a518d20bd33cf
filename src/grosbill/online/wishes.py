"""What people may change about a table: who sits where, is called what and is host, when it begins and ends.

Whoever sits there wishes for it (`Wishes.entry`), somebody at the door asks for it; what cannot be is turned
down (`Wishes.check`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from grosbill.bots import bot_names
from grosbill.model.errors import GrosbillError
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.answers import TurnedDown
from grosbill.online.seats import Chair, Dealt, People, named_alike
from grosbill.packs import Mix
from grosbill.rules.topics.setup import check_called


class Wishes:
    """Judges what is wished for at one table as it stands.

    `mix`: the cards of the table; `deal`: tries whether its game can be dealt; `over`: there was a game, and
    nothing is played any more.
    """

    def __init__(
        self, people: People, mix: Callable[[], Mix], deal: Callable[[Dealt], object], *, over: bool
    ) -> None:
        """Judge by these people."""
        self._people = people
        self._mix = mix
        self._deal = deal
        self._over = over

    def entry(self, seat: int, wish: fr.Set, lang: str) -> en.AnyEntry:
        """The entry that a wish of whoever sits there comes to."""
        if wish.ask is not msgspec.UNSET:
            return en.Preferred(seat, wish.ask)
        if wish.back is not msgspec.UNSET:
            if not self._people.chairs[seat].stand_in:
                raise TurnedDown("not-away")
            return en.TookBack(seat)
        if wish.name is not msgspec.UNSET:
            renamed = en.Renamed(seat, self._people.chairs[seat].name, wish.name)
            self.check(renamed, lang)
            return renamed
        if seat != self._people.host:
            raise TurnedDown("only-the-host")
        if wish.remove is not msgspec.UNSET:
            return en.Removed(self._another(seat, wish.remove), for_good=True)
        if wish.host is not msgspec.UNSET:
            return en.HandedOn(self._another(seat, wish.host))
        if wish.fill is not msgspec.UNSET:
            filled = en.Filled(*wish.fill)
            self.check(filled, lang)
            return filled
        if wish.close is not msgspec.UNSET:
            if self._over:
                raise TurnedDown("over-already")
            return en.Closed(seat)
        if wish.watch is not msgspec.UNSET and wish.watch != self._people.watch:
            return en.Watched(seat, wish.watch)
        raise TurnedDown("nothing-to-set")

    def _another(self, seat: int, other: int) -> int:
        """Another person's seat."""
        chairs = self._people.chairs
        if not 0 <= other < len(chairs) or other == seat or not chairs[other].person:
            raise TurnedDown("no-such-person")
        return other

    def check(self, entry: en.AnyEntry, lang: str) -> None:
        """Raise why what somebody wants cannot be, one at the door or one who sits there."""
        chairs = self._people.chairs
        match entry:
            case en.Sat() | en.Invited() | en.Started() if self._people.closed:
                raise TurnedDown("closed")
            case en.Sat(seat, name, sex):
                self._check_seat(seat)
                if sex and sex not in self._mix().sexes:  # with it no game could be dealt, ever
                    raise TurnedDown("no-such-sex", sex=sex)
                self._check_name(name, chairs, lang)
            case en.Renamed(seat, name=name):
                if self._people.started:
                    raise TurnedDown("started-already")
                self._check_name(name, [*chairs[:seat], *chairs[seat + 1 :]], lang)
            case en.Filled(seat, bot):
                if not 0 <= seat < len(chairs) or not chairs[seat].bot or self._people.started:
                    self._check_seat(seat)
                if bot and bot not in bot_names():
                    raise TurnedDown("no-such-bot", bot=bot)
            case en.Followed():
                if not self._over:
                    raise TurnedDown("closed" if self._people.closed else "not-over")
                if self._people.next:
                    raise TurnedDown("again-already")
            case en.Started():
                if self._people.started:
                    raise TurnedDown("started-already")
                if any(chair.free for chair in chairs):
                    raise TurnedDown("seats-free")
                try:  # what cannot be dealt is found out before it is written down that it was
                    self._deal(self._people.to_deal())
                except GrosbillError as error:
                    raise TurnedDown("no-deal", why=error.text(lang)) from None

    def _check_name(self, name: str, others: Sequence[Chair], lang: str) -> None:
        try:
            check_called([name], self._mix())
        except GrosbillError as error:
            raise TurnedDown("bad-name", why=error.text(lang)) from None
        if named_alike(others, name):
            raise TurnedDown("name-taken", name=name)

    def _check_seat(self, seat: int) -> None:
        chairs = self._people.chairs
        if self._people.started or not 0 <= seat < len(chairs) or not chairs[seat].free:
            raise TurnedDown("seat-taken")
