"""One table: people, bots, time, and the game between them. Pure: inputs and milliseconds in, outputs out.

No socket, no clock, no task, no database. A command is judged against the table as it is; what it would
change is a row, which is appended (`Append`) and takes effect only when it is known to be kept (`Committed`):
append, commit, apply, tell. While a row is on its way the next commands wait. What the clock and the bots do
are commands like any other, named after the row and the seat, so that they happen once whoever sends them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from grosbill.bots import Regards, looks_ahead
from grosbill.game import Game, new_game, parse_move
from grosbill.language import say
from grosbill.model.errors import IllegalMove, MoveError
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.model.signs import in_short
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.answers import Answer, Answers, TurnedDown
from grosbill.online.asides import Asides
from grosbill.online.seats import Chair, Dealt, People
from grosbill.online.telling import PageTeller, Present, Viewer
from grosbill.online.timing import Begun, Timing
from grosbill.online.wishes import Wishes
from grosbill.packs import Mix, edition, mix_for
from grosbill.rules import VERSION

MOST_WAITING: Final = 256
"""How many commands may wait for their turn at one table."""
MOST_PLANNED: Final = 100
"""How much of what is due by time may come to nothing in a row: more is a mistake of ours, and has no end."""


class _Made(NamedTuple):
    """A move, and the game after it."""

    move: Move
    game: Game


class _Pending(msgspec.Struct):
    """A row on its way, who waits for it, and what it makes of the game."""

    row: en.Row
    asked: tr.Asked
    made: _Made | None
    withdrawn: bool = False


class Room:
    """One table.

    `rows`: its log so far, when it is opened again; `now`: the time at which it is; `packs`: the folders of
    the packs of one's own that it is played with.
    """

    def __init__(
        self, setup: en.Setup, rows: Sequence[en.Row] = (), now: int = 0, packs: Sequence[Path] = ()
    ) -> None:
        """Set up a table, or go on with it."""
        self.setup = setup
        self._packs = tuple(packs)
        self.people = People.of(setup)
        self.game: Game | None = None
        self.seq = 0
        self.regards = Regards.among(len(setup.seats))
        self.timing = Timing(setup, self.people, now)
        self._teller = PageTeller(setup)
        self._viewers: dict[int, Viewer] = {}
        self._inbox: deque[tr.Asked] = deque()
        self._pending: _Pending | None = None
        self.answers = Answers()
        self._asides = Asides()
        self._out: list[tr.Output] = []
        self._wakes_at: int | None = None
        for row in rows:
            self.play_again(row)
        if rows:
            self.timing.reopened(now)

    def take_up(
        self,
        seq: int,
        game: Game | None,
        begun: Begun,
        lately: Sequence[tuple[en.Row, Sequence[Event]]],
        rows: Sequence[en.Row],
        now: int,
    ) -> None:
        """Go on from how the room stood after a row, with the rows since."""
        self.seq, self.game, self.timing.begun = seq, game, begun
        if game is not None:
            self.timing.attend(game)
        for row, events in lately:
            self.answers.kept(row, self.people.host)
            self._teller.happened(row, events)
        for row in rows:
            self.play_again(row)
        self.timing.reopened(now)

    def play_again(self, row: en.Row) -> None:
        """Take in the next row of the log; with other rules than it was played with, that may not be."""
        self._teller.happened(row, self._apply(row, None))

    @property
    def lately(self) -> Sequence[tuple[en.Row, Sequence[Event]]]:
        """The last rows and what followed from them."""
        return self._teller.lately

    @property
    def noted(self) -> en.Noted:
        """What lists say of the table."""
        people, game = self.people, self.game
        names, free = people.names(), sum(chair.free for chair in people.chairs)
        watch = people.watch if people.watch != self.setup.watch else None
        if game is None:
            return en.Noted(VERSION, names, free, people.started, people.closed, watch=watch)
        winners = tuple(game.winners)
        return en.Noted(VERSION, names, free, people.started, self.over, game.turn, winners, watch)

    @property
    def over(self) -> bool:
        """Whether nothing is played here any more: the game was won, or the host closed the table."""
        return self.people.closed or (self.game is not None and self.game.over)

    def mix(self) -> Mix:
        """The cards of the table, before the game has begun too."""
        if self.game is not None:
            return self.game.mix
        played = edition(self.setup.edition, self._packs)
        return mix_for(played, played.agreed(self.setup.variants, dict(self.setup.settings)))

    def seat_of(self, token: str) -> int | None:
        """The seat that the hash of a token opens."""
        return next((n for n, chair in enumerate(self.people.chairs) if chair.token == token), None)

    def take(self, given: tr.Input, now: int) -> list[tr.Output]:
        """What follows from an input."""
        self._out = []
        match given:
            case tr.Asked():
                self._receive(given)
            case tr.Connected():
                self._connect(given, now)
            case tr.Spoke(number, lang):
                viewer = self._viewers.get(number)
                if viewer is not None:
                    viewer.lang = lang
                    self._tell_everything(viewer, now)
            case tr.Disconnected(number):
                viewer = self._viewers.pop(number, None)
                if viewer is not None and viewer.seat is not None:
                    self.timing.lost(viewer.seat, now)
            case tr.Measured(number, trip):
                viewer = self._viewers.get(number)
                if viewer is not None:
                    viewer.trip = trip
                return self._out  # the next who looks at what is due sees it
            case tr.Thought(moment=moment):
                if self.game is not None and moment == self.game.moment:  # else it was overtaken by events
                    self.timing.thought(given, now)
            case tr.Considered():
                self._considered(given)
            case tr.Committed(seq):
                self._committed(seq, now)
            case tr.Overtaken(rows):
                self._overtaken(rows, now)
            case tr.WrittenElsewhere(rows):
                if self._pending is None:  # else that row hears what came before it
                    self._take_in(rows, now)
            case tr.Withdrawn(cmd):
                self._withdraw(cmd)
            case tr.Woken():
                self._wakes_at = None
        self._show_out()
        self._go_on(now)
        return self._out

    # --- answers and pages --------------------------------------------------------------------------------

    def _receive(self, asked: tr.Asked) -> None:
        if asked.viewer >= 0 and asked.viewer not in self._viewers:
            return  # of a page that was shown out: what it still says is not heard
        if len(self._inbox) >= MOST_WAITING:
            self._answer(asked, self._error(asked, TurnedDown("busy")))
        else:
            self._inbox.append(asked)

    def _answer(self, asked: tr.Asked, answer: Answer) -> None:
        """Say what became of a command; what nobody asked for needs no answer."""
        if asked.by == "person":
            self.answers.remember(asked.seat, answer)
            self._reply(asked, answer)

    def _reply(self, asked: tr.Asked, answer: Answer) -> None:
        at_the_door = asked.viewer < 0
        self._out.append(tr.Answered(asked.cmd, answer) if at_the_door else tr.Send(asked.viewer, answer))

    def _connect(self, came: tr.Connected, now: int) -> None:
        if came.seat is not None:
            self.timing.came(came.seat)
            for other in [each for each in self._viewers.values() if each.seat == came.seat]:
                self._out.append(tr.Close(other.id, fr.ELSEWHERE))  # the newest wins
                del self._viewers[other.id]
        viewer = Viewer(came.viewer, came.seat, came.lang, self._badge(came.seat))
        self._viewers[came.viewer] = viewer
        self._tell_everything(viewer, now)

    def _badge(self, seat: int | None) -> str:
        """By what whoever has a page for this seat, or watches, is known as long as they may."""
        return str(self.people.turned_away) if seat is None else self.people.chairs[seat].token

    def _show_out(self) -> None:
        """Whoever gave a seat up before the start, or was asked to go at any time, has no page any more.

        Before anything else is judged, so that nobody acts for a seat that is another's by then, or a bot's.
        """
        for viewer in [each for each in self._viewers.values() if each.badge != self._badge(each.seat)]:
            del self._viewers[viewer.id]
            self._out.append(tr.Close(viewer.id, fr.NO_TOKEN))

    def _tell_everything(self, viewer: Viewer, now: int) -> None:
        told = self._teller.whole(viewer, self._present(), self._time(now)(viewer))
        self._out.append(tr.Send(viewer.id, told))

    def _present(self) -> Present:
        return Present(self.seq, self.people, self.game, self.timing.let_be())

    def _time(self, now: int) -> Callable[[Viewer], fr.Time]:
        """What time it is, for each viewer."""
        at, window = self.timing.deadline(self.game)
        may_ask = self.timing.who_may_ask_for_more(self.game)
        return lambda viewer: fr.Time(now, at, window, viewer.seat in may_ask)

    # --- rows ---------------------------------------------------------------------------------------------

    def _committed(self, seq: int, now: int) -> None:
        pending = self._pending
        if pending is None or pending.row.seq != seq:
            return  # of a row that was overtaken
        self._pending = None
        self._take_effect(pending.row, pending.made, now)
        self._done(pending, seq)

    def _done(self, pending: _Pending, seq: int) -> None:
        """A command was carried out; whoever asked in vain for a seat does not have it after all."""
        asked, entry = pending.asked, pending.row.entry
        self._answer(asked, fr.Done(asked.cmd, seq))
        if pending.withdrawn and isinstance(entry, en.Sat):
            rises = tr.Asked(f"rise/{seq}/{entry.seat}", entry.seat, en.Left(entry.seat), by="clock")
            self._inbox.appendleft(rises)

    @property
    def withdrawn(self) -> bool:
        """Whether nobody waits any more for the row that is on its way, and it need not be kept."""
        return self._pending is not None and self._pending.withdrawn

    def _withdraw(self, cmd: str) -> None:
        """Somebody at the door was told that nothing comes of it: nothing shall, as far as it is in time."""
        self._inbox = deque([each for each in self._inbox if each.viewer >= 0 or each.cmd != cmd])
        if self._pending is not None and self._pending.asked.cmd == cmd:
            self._pending.withdrawn = True

    def _overtaken(self, rows: tuple[en.Row, ...], now: int) -> None:
        pending, self._pending = self._pending, None
        self._take_in(rows, now)
        if pending is None:
            return
        asked = pending.asked
        same = next((row for row in rows if row.cmd == asked.cmd), None)
        if same is None:
            if not pending.withdrawn:
                self._inbox.appendleft(asked)
        elif same.entry == pending.row.entry:
            self._done(pending, same.seq)
        else:  # of the clock, of a bot, or by another server
            self._answer(asked, self._error(asked, TurnedDown("cmd-taken")))

    def _take_in(self, rows: tuple[en.Row, ...], now: int) -> None:
        """Rows of another server: for those here, what they began has begun now, whatever its clock said."""
        for row in rows:
            if row.seq == self.seq + 1:
                self._take_effect(replace(row, at=now), None, now)

    def _take_effect(self, row: en.Row, made: _Made | None, now: int) -> None:
        self._teller.happened(row, self._apply(row, made))
        present, time = self._present(), self._time(now)
        for viewer in self._viewers.values():
            step = self._teller.step(viewer, present, time(viewer))
            self._out.append(tr.Send(viewer.id, step))

    def _apply(self, row: en.Row, made: _Made | None) -> Sequence[Event]:
        """Make the table what it is after a row; `made`: what it makes of the game, where that is known."""
        self.seq = row.seq
        self.answers.kept(row, self.people.host)
        self.people.note(row.entry, row.at)
        match row.entry:
            case en.Left(seat) | en.Removed(seat) if not self.people.chairs[seat].person:
                # What they said before is not said by whoever sits here next.
                self._inbox = deque([each for each in self._inbox if each.viewer < 0 or each.seat != seat])
            case en.Started():
                self.game = self._deal(self.people.dealt)
                self.timing.began(self.game, row.at)
                self.regards.hear(self.game.events)
                return self.game.events
            case en.Moved(seat, text, by):
                return self._moved(seat, text, by, made, row.at)
            case en.MoreTime(seat):
                self.timing.more(seat)
            case en.Preferred(seat, ask):
                self.timing.preferred(seat, ask, self.game.turn if self.game is not None else 0)
            case en.Closed():
                self.timing.closed()
        return ()

    def _deal(self, called: Dealt) -> Game:
        setup, (names, sexes) = self.setup, called
        return new_game(
            setup.edition,
            players=len(names),
            seed=setup.seed,
            settings=setup.settings,
            variants=setup.variants,
            names=names,
            sexes=sexes,
            packs=self._packs,
        )

    def _moved(self, seat: int, text: str, by: en.By, made: _Made | None, at: int) -> Sequence[Event]:
        game = self._playing()
        turn, moment = game.turn, game.moment
        move = parse_move(game, seat, text) if made is None else made.move
        self.timing.before(game, seat, move, by)
        if made is None:
            game.apply(seat, move)
        else:
            self.game = game = made.game
        if game.turn != turn:
            self.people.turn_begins(game.view(None)["active"])
        self.timing.after(game, turn, moment, at)
        self.regards.hear(game.events)
        return game.events

    # --- judging ------------------------------------------------------------------------------------------

    def _go_on(self, now: int) -> None:
        """Judge what waits, then what is due by time, until a row is on its way or there is nothing to do."""
        wake, planned_so_far = None, 0
        while self._pending is None:
            if self._inbox:
                self._judge(self._inbox.popleft(), now)
                continue
            plan = self.timing.plan(self.game, self.seq, self._viewers, now)
            at, planned = min(plan, key=lambda each: each[0], default=(None, None))
            if at is None or planned is None or at > now:
                self._let_think(now)
                wake = at
                break
            planned_so_far += 1
            if planned_so_far > MOST_PLANNED:
                raise RuntimeError("what is due comes to nothing")
            self._judge(planned(), now)
        if wake != self._wakes_at:
            self._wakes_at = wake
            self._out.append(tr.WakeAt(wake))

    def _let_think(self, now: int) -> None:
        if self.game is None:
            return
        for seat, bot in self.timing.to_think(now):
            view, moves = self.game.view(seat), self.game.legal(seat)
            game = self.game.snapshot() if looks_ahead(bot) else b""
            regard = tuple(self.regards.of[seat])
            self._out.append(tr.Think(seat, bot, self.game.moment, view, moves, game, regard))

    def _judge(self, asked: tr.Asked, now: int) -> None:
        try:
            if asked.by != "person":
                asked = replace(asked, cmd=self.answers.free(asked.cmd))
            elif (known := self.answers.known(asked.seat, asked.cmd)) is not None:  # the same again
                self._reply(asked, known)
                return
            elif self._asides.asked_again(asked):
                return
            entry, made = self._meaning(asked)
        except IllegalMove as illegal:
            refusal = illegal.refusal
            self._answer(asked, fr.Refused(asked.cmd, refusal.clause, refusal.text(self._lang(asked))))
            self._think_again(asked, now)
        except MoveError as error:
            self._answer(asked, fr.Error(asked.cmd, "no-move", error.text(self._lang(asked))))
            self._think_again(asked, now)
        except TurnedDown as no:
            self._answer(asked, self._error(asked, no))
        else:
            if entry is not None:
                row = en.Row(self.seq + 1, asked.cmd, now, entry)
                self._pending = _Pending(row, asked, made)
                self._out.append(tr.Append(row))

    def _think_again(self, asked: tr.Asked, now: int) -> None:
        """A bot that wants what is not legal does the first thing that is."""
        if asked.by == "bot" and self.game is not None:
            move = str(self.game.legal(asked.seat)[0])
            self.timing.thought(tr.Thought(asked.seat, self.game.moment, move), now)

    def _lang(self, asked: tr.Asked) -> str:
        viewer = self._viewers.get(asked.viewer)
        return viewer.lang if viewer is not None else asked.lang

    def _error(self, asked: tr.Asked, no: TurnedDown) -> fr.Error:
        about = {name: in_short(value) for name, value in no.about.items()}
        return fr.Error(asked.cmd, no.code, say(self._lang(asked), f"net-{no.code}", **about))

    def _meaning(self, asked: tr.Asked) -> tuple[en.AnyEntry | None, _Made | None]:
        """The entry a command comes to, and what it makes of the game; none where it is answered already."""
        what, seat = asked.what, asked.seat
        if isinstance(what, en.Entry):
            self._wishes().check(what, self._lang(asked))
            return what, None
        chair = self._own(seat)
        match what:
            case fr.Say(text=text):
                if not text.strip():
                    raise TurnedDown("nothing-said")
                return en.Said(seat, text), None
            case fr.Set(leave=True):
                return en.Left(seat), None
            case _ if self.people.closed:
                raise TurnedDown("closed")
            case fr.Set():
                return self._wishes().entry(seat, what, self._lang(asked)), None
            case fr.More():
                if seat not in self.timing.who_may_ask_for_more(self.game):
                    raise TurnedDown("no-more-time")
                return en.MoreTime(seat), None
            case fr.Move():
                return self._move(asked, what, chair)
            case fr.Why() | fr.Hint():
                bots = [chair.bot for chair in self.people.chairs]
                self._out.append(self._asides.ask(asked, self._playing(), bots, self._lang(asked)))
        return None, None

    def _wishes(self) -> Wishes:
        """Who judges wishes as things stand; not kept, for it knows this room."""
        over = self.game is not None and self.over
        return Wishes(self.people, self.mix, self._deal, over=over)

    def _own(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.people.chairs):
            raise TurnedDown("only-watching")
        return self.people.chairs[seat]

    def _playing(self) -> Game:
        if self.game is None:
            raise TurnedDown("not-started")
        return self.game

    def _move(self, asked: tr.Asked, what: fr.Move, chair: Chair) -> tuple[en.AnyEntry | None, _Made | None]:
        game = self._playing()
        if asked.by == "person" and chair.stand_in:  # whoever acts has come back
            back = tr.Asked(f"back/{self.seq}/{asked.seat}", asked.seat, en.TookBack(asked.seat), by="clock")
            self._inbox.extendleft((asked, back))
            return None, None
        if asked.by != "person" and asked.moment != game.moment:
            return None, None  # a bot, or the clock, too late
        move = parse_move(game, asked.seat, what.move)
        after = game.clone()
        after.apply(asked.seat, move, what.moment)
        return en.Moved(asked.seat, str(move), asked.by), _Made(move, after)

    def _considered(self, given: tr.Considered) -> None:
        aside = self._asides.end(given.seat, given.cmd)
        if aside is None:
            return
        asked, moment = aside
        if given.text is None:
            self._answer(asked, self._error(asked, TurnedDown("no-answer")))
        elif moment not in (None, self._playing().moment):
            self._answer(asked, self._error(asked, TurnedDown("too-late")))
        else:
            self._answer(asked, fr.Done(asked.cmd, self.seq, given.move, given.text))
