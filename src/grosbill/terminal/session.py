"""A game at the keyboard: one person, the others played by bots, until somebody wins or the person leaves."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from grosbill.bots import GreedyBot, Regards, make_bot
from grosbill.game import Game
from grosbill.model.errors import AmbiguousMove, MoveError
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.model.refusals import Refusal
from grosbill.model.signs import cleaned, in_short
from grosbill.notation.record import Record
from grosbill.terminal import explain, panels, saving, screen
from grosbill.terminal.commands import Command, read_command
from grosbill.terminal.dialogue import Dialogue
from grosbill.terminal.journal import Journal, begin
from grosbill.terminal.pace import Pace, matters
from grosbill.words.choices import asks
from grosbill.words.foresight import Foresight
from grosbill.words.labels import Group, Teller, Told, grouped, numbered
from grosbill.words.luck import Luck
from grosbill.words.motives import Reasons
from grosbill.words.naming import Words
from grosbill.words.pauses import MODES, Pauses
from grosbill.words.sales import with_sales
from grosbill.words.touched import News, Story
from grosbill.words.typed import Typist, written

KILLED = 128
"""What a shell adds to the number of the signal that ended a program."""
INTERRUPTED = KILLED + signal.SIGINT
LATELY = 30
"""How many lines `log` shows."""
REMINDER = 5
"""How many lines the screen repeats of those that were told one by one."""


class Leave(Exception):
    """The player wants to stop."""


class Session:
    """The player at the keyboard sits in seat `me`; bots play the other seats."""

    me = 0

    def __init__(
        self,
        game: Game,
        lang: str,
        console: Console,
        read: Callable[[str], str],
        bots: Sequence[str],
        pace: Pace | None = None,
    ) -> None:
        """Take a place at the table.

        `read` asks for a line; `bots` are the names of the bots in the other seats; without a `pace`
        everything that happened is told at once when the player is asked.
        """
        self.game = game
        self.console = console
        self.read = read
        self.pace = pace
        self.seats = (*bots[: self.me], "", *bots[self.me :])
        self.regards = Regards.among(len(game.names))
        self.bots = {
            seat: make_bot(name, seat, game.mix, self.regards.of[seat])
            for seat, name in enumerate(self.seats)
            if name
        }
        self.adviser = make_bot("expert", self.me, game.mix)
        self.words = Words(game.mix, game.settings, lang, game.names, self.me)
        self.pauses = Pauses(self.me, game.mix, GreedyBot(self.me, game.mix).values)
        explaining = {seat: make_bot(self.seats[seat], seat, game.mix) for seat in self.bots}
        self.reasons = Reasons(self.words, explaining)
        self.luck = Luck(self.words)
        self.story = Story(self.words)
        self.told = 0
        self.resumed = False
        self.greeted = False
        self.source = ""
        self.refusal: Refusal | None = None
        self.file: Path | None = None
        self.saved: Record | None = None
        self.journal: Journal | None = None
        self.packs: tuple[Path, ...] = ()
        self.paced = False
        self.idle = False
        self.signal = 0

    def take_up(self, file: Path | None, saved: Record | None, past: Iterable[Event]) -> None:
        """Go on with a game that was saved as this record, after all this had happened."""
        self.file, self.saved, self.resumed = file, saved, True
        self._know(past)
        self.told = max(0, self.story.mark - REMINDER)

    def begin(self) -> None:
        """Tell how a new game began: the dice for the first turn, the deal, what was revealed."""
        self._know(self.game.events)

    def _know(self, past: Iterable[Event]) -> None:
        for event in past:
            self._note(event)
        self.story.past()

    def keep(self, journal: Journal | None, packs: tuple[Path, ...]) -> None:
        """Keep the game as it is played, in the journal it was kept in so far, or in a new one."""
        self.packs = packs
        try:
            self.journal = journal or begin(self.record(), self.file, packs)
        except OSError as error:
            self._cannot_keep(error)

    def say(self, message: str, **args: object) -> str:
        """A message in the player's language."""
        return self.words.say(message, **args)

    def print(self, what: RenderableType) -> None:
        """Show something; a text as it is, whatever was typed or read from a file."""
        self.console.print(Text(cleaned(what)) if isinstance(what, str) else what)

    # --- the game -----------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or left; the exit code."""
        with self._interruptible():
            try:
                while not self.game.over:
                    self._step()
                self._end()
                self._cleared()
            except Leave:
                if self.game.record().moves:
                    self._keep()
                else:
                    self._cleared()
                self.print(self.say("ui-goodbye"))
            except (KeyboardInterrupt, EOFError):
                if self.journal is not None and self.signal in _ENDING:
                    self._hurry_out(self.journal)
                    return KILLED + self.signal
                self.print("")
                self.print(self.say("ui-interrupted"))
                self._keep()
                return INTERRUPTED
        return 0

    def _hurry_out(self, journal: Journal) -> None:
        """Somebody else ends the program: the game is kept already, and there may be no terminal any more."""
        journal.close()
        with suppress(OSError):
            self.print("")
            line = self.say("ui-kept", path=in_short(str(journal.path)))
            self.console.print(Text(cleaned(line)), soft_wrap=True)

    def _step(self) -> None:
        if self.signal:
            raise KeyboardInterrupt
        game = self.game
        seat = game.waiting[0]
        moves = game.legal(seat)
        view = game.view(seat)
        if seat != self.me:
            bot = self.bots[seat]
            worlds = game.worlds(seat) if bot.looks_ahead else None
            chosen, everyone = bot.choose(view, moves, worlds), game.view(None)
            self._make(seat, chosen)
            if len(moves) > 1:
                self.reasons.note(seat, chosen, everyone, game.events)
            return
        move = self.pauses.answer(view, moves)
        if move is None:
            move = self._ask(view, moves)
            self.story.made(move)
            self.pauses.declined(view, moves, move)
        self._make(seat, move)

    def _make(self, seat: int, move: Move) -> None:
        events = self.game.apply(seat, move)
        self._write_down(seat, move)
        for event in events:
            line = self._note(event, mine=seat == self.me)
            if line and self.pace is not None:
                if seat != self.me and not self.paced:
                    self.paced = True
                    self.print(Text(self.say("ui-hurry"), "dim"))
                self.print(Text(line, "bold" if matters(event) else ""))
                with self._waiting():
                    self.pace.after(event, mine=seat == self.me)

    def _write_down(self, seat: int, move: Move) -> None:
        """Whatever ends the program after this, the move was made."""
        if self.journal is not None:
            try:
                self.journal.note(seat, move, lasting=seat == self.me)
            except OSError as error:
                self._cannot_keep(error)

    def _cannot_keep(self, error: OSError) -> None:
        """Say once that the game is lost if the program is killed."""
        line = self.say("ui-not-kept", why=error.strerror or str(error))
        if line not in self.story.lines():
            self.story.say(line)

    def _note(self, event: Event, *, mine: bool = False) -> str:
        line = self.story.note(event, mine=mine)
        seen = event.for_seat(self.me).named
        self.source = next((card for card in seen if asks(self.words, card)), self.source)
        self.luck.note(event)
        self.regards.hear((event,))
        return line

    def _news(self, since: int) -> News:
        """What the screen tells again."""
        news = self.story.news(since)
        return news if self.pace is None else news._replace(lines=news.lines[-REMINDER:])

    def _welcome(self) -> None:
        """Greet the player on the first screen, after whatever others did before it, so that it is read."""
        if self.greeted:
            return
        self.greeted, game = True, self.game
        message = "ui-welcome-back" if self.resumed else "ui-welcome"
        self.story.say(self.say(message, name=game.names[self.me], others=self._opponents()))
        if self.journal is not None:
            self.story.say(self.say("ui-keeping", path=in_short(str(self.journal.path))))
        if not game.turn:
            first = game.view(self.me)["active"]
            mine = "yes" if first == self.me else "no"
            self.story.say(self.say("ui-begins", who=game.names[first], mine=mine))

    def _opponents(self) -> str:
        names = self.game.names
        bots = ((seat, self.say(f"botname-{name}")) for seat, name in enumerate(self.seats) if name)
        return self.words.join(self.say("ui-opponent", name=names[seat], bot=bot) for seat, bot in bots)

    def _end(self) -> None:
        game, words = self.game, self.words
        view = game.view(self.me)
        self.print(panels.title(words, view, self.console.width))
        self.print(panels.table(words, view, self.console.width, "short"))
        if self.pace is None:
            self._tell(self.story.lines(self.told)[-LATELY:])
        others = words.join(game.names[seat] for seat in game.winners if seat != self.me)
        message = "ui-they-win"
        if self.me in game.winners:
            message = "ui-shared-win" if others else "ui-you-win"
        self.print(Text(self.say(message, names=others), "bold magenta"))
        self.print(self.say("ui-over", turns=game.turn))
        self.print(panels.luck(self.words, self.luck))

    # --- asking -------------------------------------------------------------------------------------------

    def _ask(self, view: Mapping[str, Any], moves: tuple[Move, ...]) -> Move:
        """Show the screen and read lines until one of them is a legal move."""
        self._welcome()
        teller = Teller(self.words, view, Foresight(self.game, self.me), self.source)
        told = with_sales(self.words, view, moves, teller.foresee)
        groups = grouped(map(teller.tell, told))
        self.refusal = None
        if self.pace is not None:
            self.pace.asked()
        screen.show(self.console, teller, groups, self._news(self.told))
        enter = PASS in moves and bool(view["step"])
        since, self.told = self.told, self.story.mark
        hint = Text(self.say("ui-hint-pass" if enter else "ui-hint"), "dim")
        self.print(hint)
        looked_up = False
        while True:
            line = self._line()
            if not line and enter and not looked_up:
                return PASS
            command = read_command(line)
            looked_up = command is not None and command.name in _LOOKED_UP
            if command is None:
                move = self._typed(line, teller, groups)
                if move is not None:
                    return move
            elif command.name == "moves":
                screen.show(self.console, teller, groups, self._news(since), whole=True)
                self.print(hint)
            elif command.name in ("trade", "deal"):
                move = self._bargained(command.name, teller)
                if move is not None:
                    return move
            elif command.name == "auto":
                if self._auto(command.rest, view["turn"]) and enter:
                    return PASS
            else:
                self._obey(command, teller, groups)

    def _line(self, prompt: str = "ui-prompt") -> str:
        with self._waiting():
            return self.read(self.say(prompt, name=self.game.names[self.me])).strip()

    def _typed(self, line: str, teller: Teller, groups: list[Group]) -> Move | None:
        """The legal move that was typed; otherwise say what is wrong with it."""
        told = numbered(groups)
        number = _number(line)
        if number is not None:
            if 1 <= number <= len(told):
                return self._one_of(told[number - 1])
            self.print(self.say("ui-no-number", n=number, last=len(told)))
            return None
        typist = Typist(self.words, teller.view, self.game.legal(self.me))
        try:
            move = typist.read(line)
        except AmbiguousMove as error:
            self.print(self.say("ui-ambiguous"))
            every = [each.move for lot in told for each in lot]
            self.print(
                "\n".join(f"  {written(self.words, each)}" for each in every if str(each) in error.moves)
            )
            return None
        except MoveError as error:
            self.print(typist.wrong(in_short(line), error))
            return None
        return self._allowed(move)

    def _allowed(self, move: Move) -> Move | None:
        """The move if it is legal; otherwise say why not."""
        self.refusal = self.game.check(self.me, move)
        if self.refusal is None:
            return move
        why = self.refusal.text(self.words.lang)
        self.print(Text(self.say("ui-refused", clause=self.refusal.clause, why=why), "red"))
        self.print(Text(self.say("ui-refused-hint"), "dim"))
        return None

    def _one_of(self, told: Sequence[Told]) -> Move | None:
        """The move a number means; of a folded line, the one whose target is chosen, or none."""
        if len(told) == 1:
            return told[0].move
        self.print(panels.targets(self.words, told))
        while line := self._line("ui-which"):
            number = _number(line)
            if number is not None and 1 <= number <= len(told):
                return told[number - 1].move
            self.print(self.say("ui-no-choice", last=len(told)))
        return None

    def _bargained(self, name: str, teller: Teller) -> Move | None:
        """The trade or deal that was put together by numbers, if it can be made."""
        dialogue = Dialogue(teller, lambda: self._line("ui-which"), self.print)
        move = dialogue.trade() if name == "trade" else dialogue.deal()
        return self._allowed(move) if move is not None else None

    # --- commands -----------------------------------------------------------------------------------------

    def _obey(self, command: Command, teller: Teller, groups: list[Group]) -> None:
        words, view = self.words, teller.view
        match command.name:
            case "explain":
                self.print(self._explained(command.rest, numbered(groups)))
            case "hand":
                self.print(panels.hand(words, view))
            case "table":
                self.print(panels.table(words, view, self.console.width))
                self.print(Text(self.say("ui-opponents", others=self._opponents()), "dim"))
            case "hint":
                self._advise(teller, numbered(groups))
            case "why":
                self.print(explain.why(self.reasons, command.rest))
            case "stats":
                self.print(panels.luck(words, self.luck))
            case "log":
                self._tell(self.story.lines() if command.rest else self.story.lines()[-LATELY:])
            case "discards":
                self.print(panels.piles(words, view))
            case "fight":
                self.print(panels.fight(teller) or self.say("ui-no-fight"))
            case "typing":
                self.print(panels.typing(teller, Typist(words, view, self.game.legal(self.me))))
            case "save":
                self._save(Path(command.rest).expanduser() if command.rest else None)
            case "quit":
                raise Leave
            case _:
                self.print(panels.help_page(words))

    def _tell(self, lines: list[str]) -> None:
        told = panels.log(self.words, News(lines, [], []), len(lines))
        self.print(told or self.say("ui-log-empty"))

    def _explained(self, text: str, told: list[tuple[Told, ...]]) -> RenderableType:
        if not text:
            if self.refusal is not None:
                return explain.refusal(self.words, self.refusal)
            return Text(self.say("ui-nothing-to-explain", card=self.words.example()))
        number = _number(text)
        if number is not None:
            if 1 <= number <= len(told):
                return explain.moves(self.words, told[number - 1])
            return Text(self.say("ui-no-number", n=number, last=len(told)))
        return explain.anything(self.words, text)

    def _advise(self, teller: Teller, told: list[tuple[Told, ...]]) -> None:
        """What a bot would do in the player's place, and why; nothing is played."""
        view = dict(teller.view)
        moves = [each.move for lot in told for each in lot]
        move = self.adviser.choose(view, moves, self.game.worlds(self.me))
        number, text = next(
            (n, each.text) for n, lot in enumerate(told, 1) for each in lot if each.move == move
        )
        self.print(Text.assemble(self.say("ui-hint-move"), (f" [{number}] ", "bold yellow"), text))
        self.print(Text(self.adviser.explain(view, move, self.words.lang), "dim"))

    def _auto(self, wanted: str, turn: int) -> bool:
        """Show or change how often the player is asked; whether to pass at once."""
        changed = next((mode for mode in MODES if wanted in (mode, self.say(f"ui-mode-{mode}"))), None)
        if changed is not None:
            self.pauses.change(changed, turn)
        self.print(self.say("ui-auto", mode=self.pauses.mode))
        if changed is None:
            self.print(Text(self.say("ui-auto-choices"), "dim"))
        return changed == "turn"

    def record(self) -> Record:
        """The game so far, and who plays."""
        return msgspec.structs.replace(self.game.record(), bots=self.seats)

    def _save(self, path: Path | None) -> None:
        record = self.record()
        path = path or self.file or saving.free_name(record, Path())
        try:
            saving.save(record, path)
        except OSError as error:
            self.print(
                Text(
                    self.say("ui-not-saved", path=in_short(str(path)), why=error.strerror or str(error)),
                    "red",
                )
            )
            return
        self._was_saved(path, record)
        if self.journal is not None:
            self._cleared()
            self.keep(None, self.packs)

    def _keep(self) -> None:
        """On leaving: save what is not saved yet."""
        if not self.game.over:
            record = self.record()
            known = self.file is not None and record == self.saved
            self._was_saved(self.file if known and self.file else saving.rescue(record, self.file), record)
        self._cleared()

    def _cleared(self) -> None:
        """The game is over or saved: nothing is left to go on with."""
        if self.journal is not None:
            self.journal.clear()
            self.journal = None

    def _was_saved(self, path: Path, record: Record) -> None:
        self.file, self.saved = path, record
        for message in ("ui-saved", "ui-resume"):
            self.print(self.say(message, path=in_short(str(path))))

    # --- interruptions ------------------------------------------------------------------------------------

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Ctrl-C waits for the end of the move that is being made, so that the saved game is whole.

        So does whatever else asks the program to end, unless it is ignored (`nohup`).
        """

        def note(number: int, frame: object) -> None:
            self.signal = number
            if self.idle:
                raise KeyboardInterrupt

        try:
            before = {
                number: signal.signal(number, note)
                for number in (signal.SIGINT, *_ENDING)
                if signal.getsignal(number) != signal.SIG_IGN
            }
        except ValueError:  # not in the main thread, where no signal arrives
            yield
            return
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        """While nothing is being done, Ctrl-C counts at once."""
        self.idle = True
        try:
            if self.signal:
                raise KeyboardInterrupt
            yield
        finally:
            self.idle = False


_DIGITS = 9
# What pushes the moves out of sight: Enter after it shows them again before it passes.
_LOOKED_UP = ("explain", "hand", "table", "why", "stats", "log", "discards", "fight", "typing", "help")
_ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]


def _number(text: str) -> int | None:
    """The number that was typed; one of endless digits is none."""
    return int(text) if text.isdecimal() and len(text) <= _DIGITS else None
