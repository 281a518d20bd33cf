"""The table a game is played on: the state, and what it is played with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from grosbill.model import events as e
from grosbill.model.events import Event
from grosbill.model.records import copied
from grosbill.model.settings import Settings
from grosbill.model.state import State
from grosbill.model.steps import Finish, Step
from grosbill.packs import Mix


class Table(State, kw_only=True, gc=False):
    """A state together with its cards, settings and names; `events` collects what follows from a move.

    `told` is what everyone could see at some moment: kept for `views.view`, and of no meaning for the rules.
    """

    mix: Mix
    settings: Settings
    names: tuple[str, ...]
    events: list[Event]
    told: object = None

    def copied(self) -> Table:
        """An independent table; cards, settings and names are shared."""
        new = copied(self)
        new.seats = [copied(player) for player in self.seats]
        if self.fight is not None:
            new.fight = copied(self.fight)
        new.events = []
        return new


def tell(t: Table, event: Event) -> None:
    """Record that something happened."""
    t.events.append(event)


def called(t: Table, cards: Iterable[int]) -> tuple[str, ...]:
    """Cards by their names, as events and moves call them."""
    ref = t.mix.ref
    return tuple([ref[card] for card in cards])


_SAYS_WHY: Final = (e.Played, e.Used, e.CurseStruck, e.Caught, e.Revealed)


def source(t: Table, card: int) -> str:
    """The card that does something, for those who are told; "" where the same breath has told of it."""
    if card < 0:
        return ""
    name = t.mix.ref[card]
    for event in t.events:
        if isinstance(event, _SAYS_WHY) and event.card == name:
            return ""
    return name


def unless_played(t: Table, card: int) -> int:
    """The card behind something good; -1 where it is being played, which says as much."""
    return -1 if Finish(card) in t.steps else card


def push(t: Table, step: Step) -> None:
    """Put a step on top."""
    t.steps += (step,)


def pop(t: Table) -> None:
    """Take the top step away."""
    t.steps = t.steps[:-1]


def swap(t: Table, step: Step) -> None:
    """Put a step in place of the top one."""
    t.steps = t.steps[:-1]
    t.steps += (step,)  # in one expression it would be compiled by way of a list


def find_step(t: Table, *kinds: type[Step]) -> int:
    """The place of the topmost step of these kinds, or -1."""
    for place in range(len(t.steps) - 1, -1, -1):
        if type(t.steps[place]) in kinds:
            return place
    return -1


def swap_at(t: Table, place: int, step: Step) -> None:
    """Put a step in place of the one that is there."""
    t.steps = (*t.steps[:place], step, *t.steps[place + 1 :])


def cut_at(t: Table, place: int) -> None:
    """Take a step out from wherever it is."""
    t.steps = t.steps[:place] + t.steps[place + 1 :]


def clockwise(t: Table, start: int) -> Iterator[int]:
    """All seats in turn order, beginning with `start`."""
    count = len(t.seats)
    for step in range(count):
        yield (start + step) % count


def left_of(t: Table, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % len(t.seats)


def right_of(t: Table, seat: int) -> int:
    """The seat before."""
    return (seat - 1) % len(t.seats)


def living(t: Table) -> list[int]:
    """The seats whose character is alive."""
    return [seat for seat, player in enumerate(t.seats) if player.alive]


def everyone(t: Table) -> int:
    """The bits of all seats."""
    return (1 << len(t.seats)) - 1


def fighting(t: Table, seat: int) -> bool:
    """Whether this seat takes part in the current fight."""
    fight = t.fight
    return fight is not None and (seat == fight.fighter or seat == fight.helper)


def munchkins(t: Table) -> tuple[int, ...]:
    """The seats in the current fight, the fighter first."""
    fight = t.fight
    if fight is None:
        return ()
    return (fight.fighter,) if fight.helper < 0 else (fight.fighter, fight.helper)
