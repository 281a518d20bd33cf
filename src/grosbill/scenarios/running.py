"""Running a scenario: each step is made at the moment at which it stands, or the scenario fails there."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from grosbill.model.errors import MoveError, ScenarioError
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.model.refusals import Refusal
from grosbill.model.steps import Window
from grosbill.notation.parsing import parse
from grosbill.rules import play
from grosbill.scenarios.checking import differences, step_name
from grosbill.scenarios.reading import Loaded, actor_of, find, load, texts
from grosbill.scenarios.schema import EVERYONE
from grosbill.scenarios.stage import Stage


class Outcome(msgspec.Struct, frozen=True):
    """What became of one scenario: it holds if there are no problems."""

    path: Path
    title: str
    problems: tuple[str, ...] = ()
    malformed: bool = False

    @property
    def ok(self) -> bool:
        """Whether the scenario holds."""
        return not self.problems


class Failed(Exception):
    """A step that cannot be made, or facts that are not as they should be."""

    def __init__(self, *problems: str) -> None:
        """Keep what is wrong, each with its place in the file."""
        super().__init__(*problems)
        self.problems = problems


def run_paths(
    paths: list[Path], report: Callable[[Outcome], None] | None = None, packs: Sequence[Path] = ()
) -> list[Outcome]:
    """Run all scenarios in files and folders, with packs of one's own beside their editions.

    A malformed file is an outcome like any other, so that the rest is run all the same.
    """
    outcomes = []
    for path in find(paths):
        try:
            outcome = run_file(path, packs)
        except ScenarioError as error:
            outcome = Outcome(path, "malformed", (str(error),), malformed=True)
        outcomes.append(outcome)
        if report is not None:
            report(outcome)
    return outcomes


def run_file(path: Path, packs: Sequence[Path] = ()) -> Outcome:
    """Run one scenario; a malformed one raises `ScenarioError`."""
    loaded = load(path)
    try:
        Run(loaded, packs).play()
    except Failed as failure:
        return Outcome(path, loaded.scenario.title, failure.problems)
    return Outcome(path, loaded.scenario.title)


class Run:
    """One scenario being played: its table, what has happened on it, and where in the file it stands."""

    def __init__(self, loaded: Loaded, packs: Sequence[Path] = ()) -> None:
        """Set the stage."""
        self.loaded = loaded
        self.stage = Stage(loaded, packs)
        self.t = self.stage.t
        self.events: list[Event] = []
        self.number = 0  # of the step that is being made

    def play(self) -> None:
        """Make the steps one after the other; raises `Failed` at the first that does not hold."""
        before = 0
        for number, step in enumerate(self.loaded.scenario.steps):
            self.prepare(number)
            for text in texts(step):
                self.act(text)
            if "then" in step:
                self._compare(step["then"], before, "steps", number, "then")
                before = len(self.events)
        self._compare(self.loaded.scenario.then, 0, "then")

    def prepare(self, number: int) -> None:
        """Begin a step: dice and cards decided for it come before those already decided."""
        self.number = number
        self.t.dice = tuple(self.step.get("dice", ())) + self.t.dice
        self.stage.on_top(self.step.get("doors", []), self.step.get("treasures", []))

    @property
    def step(self) -> dict[str, Any]:
        """The step that is being made."""
        return self.loaded.scenario.steps[self.number]

    @property
    def where(self) -> str:
        """Its file and line."""
        return self.loaded.where("steps", self.number)

    def act(self, text: str) -> None:
        """Make what a step says: a move with its picks, one that must be refused, or everyone's passes."""
        actor = actor_of(self.step)
        if actor == EVERYONE:
            self._everyone_passes()
            return
        seat = self.t.names.index(actor)
        refused = self.step.get("refused")
        if refused:
            self._refuse(seat, moves_in(text)[0], refused)
            return
        for move in moves_in(text):
            self._make(seat, move)

    # --- moves --------------------------------------------------------------------------------------------

    def _make(self, seat: int, text: str) -> None:
        """Make a move, which has to be legal now."""
        try:
            move = self.read(seat, text)
        except MoveError as error:
            raise ScenarioError(f"{self.where}: {error}") from None
        refusal = play.check(self.t, seat, move)
        if refusal is not None:
            raise self._failed(seat, text, _said(refusal))
        self._do(seat, move)

    def _refuse(self, seat: int, text: str, expected: str | bool) -> None:
        """See a move refused now, by that clause or one that states the same."""
        try:
            refusal = self.refusal(seat, text)
        except MoveError as error:
            if expected != NO_SUCH_MOVE:
                raise ScenarioError(f"{self.where}: {error}") from None
            return
        if refusal is None or not is_by(refusal, expected):
            wanted = "should be refused" if expected is True else f"should be refused by {expected}"
            said = _said(refusal) if refusal is not None else "it is allowed"
            raise self._failed(seat, text, f"{wanted}, but {said}")
        if self.read(seat, text) in play.legal(self.t, seat):
            raise self._failed(seat, text, "is refused, and yet listed: what lists it has to ask the same")

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why a move is refused now; a text that is no move raises `MoveError`."""
        return play.check(self.t, seat, self.read(seat, text))

    def _do(self, seat: int, move: Move) -> None:
        """Carry out a move that is legal."""
        self.t.events = []
        play.do(self.t, seat, move)
        self.events += self.t.events

    def read(self, seat: int, text: str) -> Move:
        """The move that a text means to a seat now; one that is no move raises `MoveError`."""
        return parse(text, self.t.mix, self.t.names, play.legal(self.t, seat))

    # --- passes -------------------------------------------------------------------------------------------

    def passing(self) -> bool:
        """Whether somebody is asked for a pass."""
        return not self.t.winners and bool(self.t.steps) and isinstance(self.t.steps[-1], Window)

    def pass_once(self) -> int:
        """The first who is waited for passes; who that was."""
        seat = play.waiting(self.t)[0]
        self._do(seat, PASS)
        return seat

    def _everyone_passes(self) -> None:
        """Whoever is asked for a pass gives it; where nobody is, there is nothing to do."""
        while self.passing():
            self.pass_once()

    # --- what must be true --------------------------------------------------------------------------------

    def ended_well(self) -> bool:
        """Whether what must be true in the end is true now."""
        return not any(differences(self.t, self.loaded.scenario.then, self.events))

    def _compare(self, wanted: dict[str, Any], since: int, *place: str | int) -> None:
        """Compare what must be true with the table as it is now, and with the events since then."""
        problems = [
            f"{self.loaded.where(*place, key)}: {problem}"
            for key, problem in differences(self.t, wanted, self.events[since:])
        ]
        if problems:
            raise Failed(*problems, self._waited_for())

    def _failed(self, seat: int, text: str, said: str) -> Failed:
        """What is wrong with a move, and what could have been done instead."""
        name = self.t.names[seat]
        legal = "; ".join(str(move) for move in play.legal(self.t, seat)) or "nothing"
        return Failed(
            f"{self.where}: {name}: {text}: {said}",
            self._waited_for(),
            f"legal for {name} now: {legal}",
        )

    def _waited_for(self) -> str:
        """Who has to say something, and about what."""
        if self.t.winners:
            return "the game is over"
        names = ", ".join(self.t.names[seat] for seat in play.waiting(self.t))
        step = step_name(self.t)
        return f"waited for: {names}, " + (f"step: {step}" if step else "free to act (step: null)")


# The clause by which a text that is no move at all is refused.
NO_SUCH_MOVE = "R-PROC-001"


def moves_in(text: str) -> list[str]:
    """`play A with B, C` is the move and the picks that follow it."""
    found = re.fullmatch(r"((?:play|use) .+?) (?:with|discarding|paying) (.+)", text.strip())
    if not found:
        return [text]
    picked = [part.strip() for part in re.split(r",|\band\b", found[2])]
    return [found[1], *[f"pick {name}" for name in picked if name]]


def _said(refusal: Refusal) -> str:
    return f"refused by {refusal.clause}: {refusal.text('en')}"


def is_by(refusal: Refusal, expected: str | bool) -> bool:
    """Whether a refusal is by the clause that a step names, or by any if it names none."""
    return expected is True or expected in same_as(refusal.clause)


@cache
def _rows() -> tuple[tuple[str, ...], ...]:
    text = files("grosbill.clauses").joinpath("equivalents.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, tuple[tuple[str, ...], ...]])["rows"]


def same_as(clause: str) -> set[str]:
    """The clause and those that state the same prohibition elsewhere in the rules."""
    return {clause, *[other for row in _rows() if clause in row for other in row]}
