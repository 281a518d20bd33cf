"""What time brings at a table: deadlines, what passes by itself, bots that have thought, people who are gone.

Everything is worked out from the times of rows and from when pages came and went; nothing here reads a clock.
A plan is whatever will happen by itself if nobody does anything, each with its time.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import msgspec

from grosbill.bots import GreedyBot, looks_ahead
from grosbill.game import Game
from grosbill.model.moves import PASS, Move
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.clock import AWAY, BRIEF, CLOCKS, GRACE, LEAST, MORE, PACES, UNHURRIED, bot_takes
from grosbill.online.seats import People
from grosbill.online.telling import Viewer
from grosbill.online.traffic import Asked, Thought
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.words.pauses import QUESTIONS, Pauses

Planned: TypeAlias = tuple[int, Callable[[], Asked]]


class Begun(msgspec.Struct):
    """Since when the moment and the turn last, what was done in the turn, and how much time was added.

    `more`, `passed`: who has asked for more time, or passed, in this moment.
    """

    moment: int
    turn: int
    things: int = 0
    extra: int = 0
    more: set[int] = msgspec.field(default_factory=set)
    passed: set[int] = msgspec.field(default_factory=set)


class _Asked(NamedTuple):
    """A bot that was asked in this moment, and when."""

    bot: str
    at: int


class Timing:
    """Time at one table."""

    def __init__(self, setup: en.Setup, people: People, now: int) -> None:
        """Nothing has begun."""
        self._setup = setup
        self._people = people
        self._clock = CLOCKS[setup.clock]
        self._pace = PACES[setup.pace]
        self.begun = Begun(now, now)
        self._floor = now
        self._lost: dict[int, int] = {}
        self._pauses: dict[int, Pauses] = {}
        self._lets_pass: dict[int, bool] = {}
        self._thoughts: dict[int, Thought] = {}
        self._asked: dict[int, _Asked] = {}
        self._ready = now
        self._awaited: tuple[int, ...] = ()
        self._window = False

    # --- what rows say ------------------------------------------------------------------------------------

    def began(self, game: Game, at: int) -> None:
        """The game has been dealt."""
        self.begun = Begun(at, at)
        self.attend(game)

    def attend(self, game: Game) -> None:
        """Learn what each person wants to be asked about."""
        for seat, chair in enumerate(self._people.chairs):
            self._pauses[seat] = Pauses(seat, game.mix, GreedyBot(seat, game.mix).values)
            self._pauses[seat].change(chair.ask, game.turn)
        self._look(game)

    def _look(self, game: Game) -> None:
        """See whose word is awaited, and whether it is a window: an answer that several may give, or not."""
        self._awaited = game.waiting if not game.over and not self._people.closed else ()
        self._window = False
        if self._awaited:
            step = game.view(None)["step"]
            asks = step is None or step["kind"] in QUESTIONS
            self._window = not asks and PASS in game.legal(self._awaited[0])

    def preferred(self, seat: int, ask: en.Ask, turn: int) -> None:
        """A person wants to be asked more or less often."""
        if seat in self._pauses:
            self._pauses[seat].change(ask, turn)
        self._lets_pass.pop(seat, None)

    def closed(self) -> None:
        """Nobody is waited for any more."""
        self._awaited, self._window = (), False

    def more(self, seat: int) -> None:
        """A person got more time."""
        self.begun.extra += MORE
        self.begun.more.add(seat)

    def before(self, game: Game, seat: int, move: Move, by: en.By) -> None:
        """A move is about to be made: what a person lets be is remembered."""
        if by == "person" and MOVE_KINDS[move.kind].goes_on:
            self._pauses[seat].declined(game.view(seat), game.legal(seat), move)
        if move == PASS:
            self.begun.passed.add(seat)
        self.begun.things += by == "person" and move != PASS

    def after(self, game: Game, turn: int, moment: int, at: int) -> None:
        """A move was made in this turn and moment; any change opens a window anew, with its full time."""
        if game.turn != turn:
            self.begun.turn, self.begun.things = at, 0
        if game.moment != moment:
            self.begun.moment, self.begun.extra = at, 0
            begun = self.begun
            for forgotten in (begun.more, begun.passed, self._thoughts, self._asked, self._lets_pass):
                forgotten.clear()
        self._look(game)

    def reopened(self, now: int) -> None:
        """The program was started again: whatever is open stays so for a while, and nobody is there yet."""
        self._floor = now + LEAST
        chairs = self._people.chairs
        # Where the clock of the machine was set back meanwhile, rows would be of the future, and wait for it.
        self.begun.moment, self.begun.turn = min(self.begun.moment, now), min(self.begun.turn, now)
        for chair in chairs:
            chair.marked_at = min(chair.marked_at, now)
        self._lost = {seat: now for seat, chair in enumerate(chairs) if chair.person}

    # --- what pages and bots say --------------------------------------------------------------------------

    def came(self, seat: int) -> None:
        """A page for this seat is there."""
        self._lost.pop(seat, None)

    def lost(self, seat: int, now: int) -> None:
        """The page of this seat is gone."""
        self._lost[seat] = now

    def thought(self, thought: Thought, now: int) -> None:
        """A bot knows what it wants."""
        self._thoughts[thought.seat] = thought
        self._ready = now

    def to_think(self, now: int) -> Iterator[tuple[int, str]]:
        """The bots that are awaited and have not been asked yet in this moment."""
        for seat in self._awaited:
            bot = self._plays(seat)
            if bot and seat not in self._asked:
                self._asked[seat] = _Asked(bot, now)
                yield seat, bot

    def _plays(self, seat: int) -> str:
        return self._people.plays(seat)

    # --- deadlines ----------------------------------------------------------------------------------------

    def deadline(self, game: Game | None) -> tuple[int | None, bool]:
        """Until when those who are awaited have time, and whether it is a window."""
        window = self._window
        people = [seat for seat in self._awaited if not self._plays(seat)]
        clock = self._clock
        if clock is None or not people or game is None:
            return None, window
        if window and game.turn:
            at = self.begun.moment + clock.window
        elif window or (game.turn and game.view(None)["active"] == people[0]):
            # Before the first turn everybody lays out a whole hand, just dealt: that takes as long as a turn.
            due = self.begun.turn + clock.turn + self.begun.things * clock.thing
            at = max(due, self.begun.moment + clock.thing)
        else:
            at = self.begun.moment + clock.answer
        return max(at + self.begun.extra, self._floor), window

    def who_may_ask_for_more(self, game: Game | None) -> Collection[int | None]:
        """The seats of whose time there may be more: once a window."""
        at, window = self.deadline(game)
        return [seat for seat in self._awaited if window and at is not None and seat not in self.begun.more]

    def let_be(self) -> Collection[int]:
        """Who has let be what others may still answer."""
        return self.begun.passed if self._window else ()

    # --- the plan -----------------------------------------------------------------------------------------

    def plan(self, game: Game | None, seq: int, viewers: Mapping[int, Viewer], now: int) -> list[Planned]:
        """Whatever will happen by itself, and when."""
        found: list[Planned] = []
        here = {viewer.seat for viewer in viewers.values()}
        for seat, chair in enumerate(self._people.chairs):
            if chair.person and chair.marked and seat in here:
                found.append((now, _written("came", seq, seat, en.Came(seat))))
            elif chair.person and not chair.marked and seat in self._lost:
                found.append((self._lost[seat] + BRIEF, _written("gone", seq, seat, en.Gone(seat))))
        found += self._plan_host(seq)
        if self._complete():
            found.append((now, _written("start", seq, en.NOBODY, en.Started())))
        if game is not None and not game.over and not self._people.closed:
            found += self._plan_absent(seq)
            found += self._plan_bots(game, seq)
            found += self._plan_passes(game, seq)
            found += self._plan_timeouts(game, seq, viewers)
        return found

    def _complete(self) -> bool:
        """Whether there is nobody to wait for: one person, and bots in all other seats."""
        chairs = self._people.chairs
        alone = sum(chair.person for chair in chairs) == 1 and not any(chair.free for chair in chairs)
        return alone and not self._people.started and not self._people.closed

    def _plan_host(self, seq: int) -> Iterator[Planned]:
        """A host who is gone for long is no longer: nobody else could begin, or close the table."""
        people, heir = self._people, self._people.next_host()
        host = people.chairs[people.host]
        if host.gone and not people.chairs[heir].gone and not people.closed:
            at = max(host.marked_at + AWAY, self._floor)
            yield at, _written("host", seq, heir, en.HandedOn(heir))

    def _plan_absent(self, seq: int) -> Iterator[Planned]:
        """A bot plays on for whoever is gone for long; without a clock nobody is played for."""
        for seat in self._awaited:
            chair = self._people.chairs[seat]
            if self._clock is not None and chair.marked and not self._plays(seat):
                at = max(chair.marked_at + self._clock.wait, self._floor)
                yield at, _written("stand-in", seq, seat, en.StoodIn(seat, "gone"))

    def _plan_bots(self, game: Game, seq: int) -> Iterator[Planned]:
        """What bots want, when all who were asked know it: else it would tell who had to think for long."""
        asked, thoughts = self._asked, self._thoughts
        if any(seat not in thoughts for seat in asked):
            return
        looking_ahead = sum(looks_ahead(each.bot) for each in asked.values())
        for seat in self._awaited:
            if seat in asked and self._plays(seat):
                at = asked[seat].at
                takes = bot_takes(
                    self._pace,
                    self._setup.id,
                    game.moment,
                    seat,
                    looking_ahead=looking_ahead,
                    ready=self._ready - at,
                )
                yield at + takes, _made(game, seq, seat, thoughts[seat].move, "bot")

    def _plan_passes(self, game: Game, seq: int) -> Iterator[Planned]:
        """What people let pass, at a time that does not depend on what they hold.

        Not while anybody is thinking about it; where one person plays with bots, at once.
        """
        if not self._window:
            return
        letting = [seat for seat in self._awaited if self._lets_it_be(game, seat)]
        due: int | None = self.begun.moment
        if sum(chair.person for chair in self._people.chairs) > 1:
            thinking = len(letting) < len(self._awaited)
            due = self.deadline(game)[0] if thinking else self.begun.moment + UNHURRIED
        if due is not None:
            for seat in letting:
                yield due, _made(game, seq, seat, str(PASS), "auto")

    def _lets_it_be(self, game: Game, seat: int) -> bool:
        if self._plays(seat):
            return False
        known = self._lets_pass.get(seat)
        if known is None:
            answer = self._pauses[seat].answer(game.view(seat), game.legal(seat))
            known = self._lets_pass[seat] = answer == PASS
        return known

    def _plan_timeouts(self, game: Game, seq: int, viewers: Mapping[int, Viewer]) -> Iterator[Planned]:
        """Who does not answer in time lets it be; whose turn runs out is played for."""
        at, window = self.deadline(game)
        if at is None:
            return
        for seat in self._awaited:
            if self._plays(seat):
                continue
            trips = [viewer.trip for viewer in viewers.values() if viewer.seat == seat]
            # Late by the network is not late.
            due = at + min(GRACE, max(trips, default=0) // 2)
            if window:
                yield due, _made(game, seq, seat, str(PASS), "clock")
            else:
                yield due, _written("clock", seq, seat, en.StoodIn(seat, "clock"))


def _written(what: str, seq: int, seat: int, entry: en.AnyEntry) -> Callable[[], Asked]:
    return lambda: Asked(f"{what}/{seq}/{seat}", seat, entry, by="clock")


def _made(game: Game, seq: int, seat: int, move: str, by: en.By) -> Callable[[], Asked]:
    cmd, moment = f"{by}/{seq}/{seat}", game.moment
    return lambda: Asked(cmd, seat, fr.Move(cmd, move, moment), by=by, moment=moment)
