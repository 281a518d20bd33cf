"""Who sits at a table: the part of a room that is about people, folded from the rows of its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from grosbill.model.outside import USUAL_NAMES, looks
from grosbill.online import entries as en

Dealt: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]
"""Names and sexes, seat by seat."""


@dataclass
class Chair:
    """One seat: its bot or its person. `token` is a hash; `marked`: others are told that nobody is there."""

    bot: str = ""
    name: str = ""
    sex: str = ""
    token: str = ""
    ask: en.Ask = "usual"
    marked: bool = False
    marked_at: int = 0
    stand_in: bool = False

    @property
    def person(self) -> bool:
        """Whether somebody has sat down here."""
        return self.token != ""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here."""
        return not self.person and not self.bot

    @property
    def gone(self) -> bool:
        """Whether its person has no line to the table."""
        return self.person and self.marked


@dataclass
class People:
    """All chairs of a table, who is host, and by what invitation others come."""

    chairs: list[Chair]
    sexes: tuple[str, ...]
    invite: str
    stand_in: str = ""  # the bot that plays for whoever does not
    host: int = 0
    started: bool = False
    next: str = ""  # the table where the same people play again
    closed: bool = False  # by the host, for all and for good
    watch: en.Watch = "invited"
    turned_away: int = 0  # how often those who watched had to go
    dealt: Dealt = field(default=((), ()))

    @classmethod
    def of(cls, setup: en.Setup) -> People:
        """Nobody has come yet."""
        chairs = [Chair(bot=bot) for bot in setup.seats]
        return cls(chairs, setup.sexes, setup.invite, setup.stand_in, watch=setup.watch)

    def plays(self, seat: int) -> str:
        """The bot that plays a seat now, or "" where its person does."""
        chair = self.chairs[seat]
        return chair.bot or (self.stand_in if chair.stand_in else "")

    def note(self, entry: en.AnyEntry, at: int) -> None:
        """What a row changes about the people."""
        match entry:
            case en.Sat(seat, name, sex, token):
                self.chairs[seat] = Chair(name=name, sex=sex, token=token, marked=True, marked_at=at)
                if not self.chairs[self.host].person:  # all had left: else nobody could ever begin
                    self.host = seat
            case en.Renamed(seat, name=name):
                self.chairs[seat].name = name
            case en.Left(seat) | en.Removed(seat):
                self._rise(seat)
                if self.started and isinstance(entry, en.Removed) and entry.for_good:
                    self.chairs[seat] = Chair(bot=self.stand_in)
            case en.Filled(seat, bot):
                self.chairs[seat] = Chair(bot=bot)
            case en.HandedOn(seat):
                self.host = seat
            case en.Invited(invite):
                self.invite = invite
            case en.Started():
                self.started = True
                self.dealt = self.to_deal()
            case en.Preferred(seat, ask):
                self.chairs[seat].ask = ask
            case en.StoodIn(seat):
                self.chairs[seat].stand_in = True
            case en.TookBack(seat):
                self.chairs[seat].stand_in = False
            case en.Gone(seat):
                self.chairs[seat].marked, self.chairs[seat].marked_at = True, at
            case en.Followed(table=table):
                self.next = table
            case en.Closed():
                self.closed = True
            case en.Watched(watch=watch):
                self.turned_away += en.WATCH.index(watch) > en.WATCH.index(self.watch)
                self.watch = watch
            case en.Came(seat):
                self.chairs[seat].marked = self.chairs[seat].stand_in = False

    def turn_begins(self, seat: int) -> None:
        """Whoever passed until their turn is asked as usual again."""
        if self.chairs[seat].ask == "turn":
            self.chairs[seat].ask = "usual"

    def _rise(self, seat: int) -> None:
        """Before the start the seat is free again; later a bot plays, and who has the token may return."""
        if self.started:
            self.chairs[seat].stand_in = True
        else:
            self.chairs[seat] = Chair()
        if seat == self.host:
            self.host = self.next_host()

    def next_host(self) -> int:
        """Who is host if the host is not: rather somebody who is there, and plays."""
        others = [n for n, chair in enumerate(self.chairs) if chair.person and n != self.host]
        return min(others, key=lambda n: (self.chairs[n].marked, self.chairs[n].stand_in), default=self.host)

    def names(self) -> tuple[str, ...]:
        """What everybody is called; before the start a free seat has no name."""
        return self.dealt[0] or tuple(chair.name for chair in self.chairs)

    def to_deal(self) -> Dealt:
        """Names and sexes to deal by: bots are called what nobody else is."""
        taken = {looks(chair.name) for chair in self.chairs if chair.person}
        spare = iter([name for name in USUAL_NAMES if looks(name) not in taken])
        names = tuple(chair.name or next(spare) for chair in self.chairs)
        return names, tuple(map(self.sex_of, range(len(self.chairs))))

    def sex_of(self, seat: int) -> str:
        """What the person says, or what was drawn for the seat."""
        return self.chairs[seat].sex or self.sexes[seat]


def named_alike(people: Sequence[Chair], name: str) -> bool:
    """Whether somebody at the table has a name that looks like this one."""
    return any(chair.person and looks(chair.name) == looks(name) for chair in people)
