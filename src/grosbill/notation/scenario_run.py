"""Running a scenario: its steps are played and what must be true is compared with the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from grosbill.model import steps as s
from grosbill.model.errors import MoveError, ScenarioError
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.model.refusals import Refusal
from grosbill.notation.checks import differences
from grosbill.notation.moves import parse
from grosbill.notation.scenario import STEP_KEYS, Loaded, find, load
from grosbill.notation.stage import Stage
from grosbill.rules import play
from grosbill.rules.table import Table

PATIENCE = 200


class Outcome(msgspec.Struct, frozen=True):
    """What became of one scenario."""

    path: Path
    title: str
    ok: bool
    message: str = ""


class _Failed(Exception):
    pass


def run_paths(
    paths: list[Path], report: Callable[[Outcome], None] | None = None, packs: Sequence[Path] = ()
) -> list[Outcome]:
    """Run all scenarios in files and folders, with packs of one's own beside their editions."""
    outcomes = []
    for path in find(paths):
        outcome = run_file(path, packs)
        outcomes.append(outcome)
        if report is not None:
            report(outcome)
    return outcomes


def run_file(path: Path, packs: Sequence[Path] = ()) -> Outcome:
    """Run one scenario; a malformed one raises `ScenarioError`."""
    loaded = load(path)
    stage = Stage(loaded, packs)
    try:
        _Run(loaded, stage).play()
    except _Failed as failure:
        return Outcome(path, loaded.scenario.title, False, str(failure))
    return Outcome(path, loaded.scenario.title, True)


class _Run:
    def __init__(self, loaded: Loaded, stage: Stage) -> None:
        self.loaded = loaded
        self.stage = stage
        self.t: Table = stage.t
        self.events: list[Event] = []
        self.announced: type[s.Window] | None = None
        self.earlier: list[tuple[Table, int]] = []  # before each pass that nobody wrote down

    def play(self) -> None:
        before = 0
        for number, step in enumerate(self.loaded.scenario.steps):
            self._prepare(step)
            actor = next((key for key in step if key not in STEP_KEYS), None)
            if actor is not None:
                texts = step[actor] if isinstance(step[actor], list) else [step[actor]]
                for text in texts:
                    self._step(number, str(actor), text, step.get("refused"))
            if "then" in step:
                self._compare(step["then"], before, "steps", number, "then")
                before = len(self.events)
        self._compare(self.loaded.scenario.then, 0, "then")

    def _prepare(self, step: dict[str, Any]) -> None:
        """Dice and cards decided for this step come before those already decided."""
        self.t.dice = tuple(step.get("dice", ())) + self.t.dice
        self.stage.on_top(step.get("doors", []), step.get("treasures", []))

    # --- steps --------------------------------------------------------------------------------------------

    def _step(self, number: int, actor: str, text: str, refused: str | bool | None) -> None:
        where = self.loaded.where("steps", number)
        if actor == "everyone":
            if text.strip() != "pass":
                raise ScenarioError(f"{where}: everyone can only pass")
            self._everyone_passes()
            return
        seat = self.t.names.index(actor)
        text, extra = _split(text)
        if refused:
            self._refused(where, seat, text, extra, refused)
            return
        before = len(self.events)
        self._made(where, seat, text)
        for name in extra:
            if not self._picked(seat, name, before):
                self._made(where, seat, f"pick {name}")

    def _picked(self, seat: int, name: str, since: int) -> bool:
        """Whether a pick without a choice was made already."""
        step = self.t.steps[-1] if self.t.steps else None
        if isinstance(step, s.Pick) and step.seat == seat:
            return False
        card = self.t.mix.ids.get(name, name)
        return any(event.seat == seat and card in event.cards for event in self.events[since + 1 :])

    def _everyone_passes(self) -> None:
        """All who are waited for pass until nobody is asked for a pass any more.

        What was just announced may have been settled already because nobody could answer it.
        """
        top = self.t.steps[-1] if self.t.steps else None
        announced, self.announced = self.announced, None
        if announced is not None and announced is not type(top):
            return
        for _ in range(PATIENCE):
            step = self.t.steps[-1] if self.t.steps else None
            if self.t.winners or not isinstance(step, s.Window):
                return
            self._let_pass(PASS)

    def _let_pass(self, move: Move) -> None:
        """Whoever is waited for passes, or makes the only move; a later step may still come before it."""
        self.earlier.append((self.t.copied(), len(self.events)))
        self._apply(self.t, play.waiting(self.t)[0], move)

    def _made(self, where: str, seat: int, text: str) -> None:
        """Make a move; what stands in its way only because nobody passed yet is let pass first."""
        if self._announced_already(seat, text):
            return
        refusal = self._try(where, self.t, seat, text)
        if refusal is None:
            self.earlier = []
            return
        for later in _patiently(self.t):
            if self._try(where, later, seat, text) is None:
                self._adopt(later)
                return
        for earlier, length in reversed(self.earlier):
            if self._try(where, earlier, seat, text) is None:
                self.events = self.events[:length]
                self._adopt(earlier)
                return
        raise _Failed(
            f"{where}: {self.t.names[seat]}: {text}: refused by {refusal.clause}: {refusal.text('en')}"
        )

    def _announced_already(self, seat: int, text: str) -> bool:
        """A claim that stands, the last monster to flee, an item used at once: nothing more to do."""
        step = self.t.steps[-1] if self.t.steps else None
        fight = self.t.fight
        if text.startswith("wear "):
            worn = self.t.mix.ids.get(text[5:])
            return any(self.t.mix.ref[card] == worn for card in self.t.seats[seat].use)
        if text.startswith("claim"):
            return isinstance(step, s.Claim) and fight is not None and fight.fighter == seat
        name = text.removeprefix("flee ").removeprefix("from ")
        if name == text or (isinstance(step, s.Fleeing) and step.runners[0] == seat):
            return False
        card = self.t.mix.ids.get(name, name)
        return any(e.kind in ("escape", "caught") and e.seat == seat and card in e.cards for e in self.events)

    def _try(self, where: str, t: Table, seat: int, text: str) -> Refusal | None:
        move = self._parsed(where, t, seat, text)
        refusal = play.check(t, seat, move)
        if refusal is None:
            before = [] if t is self.t else t.events
            self._apply(t, seat, move)
            t.events = before + t.events
            self.announced = _ANNOUNCES.get(move.kind)
        return refusal

    def _parsed(self, where: str, t: Table, seat: int, text: str) -> Move:
        try:
            return parse(text, t.mix, t.names, play.legal(t, seat))
        except MoveError as error:
            raise ScenarioError(f"{where}: {error}") from None

    def _apply(self, t: Table, seat: int, move: Move) -> None:
        t.events = []
        play.do(t, seat, move)
        if t is self.t:
            self.events += t.events

    def _adopt(self, later: Table) -> None:
        """The copy on which the move was possible becomes the table."""
        self.events += later.events
        self.earlier = []
        for name in Table.__struct_fields__:
            setattr(self.t, name, getattr(later, name))

    def _refused(self, where: str, seat: int, text: str, extra: list[str], expected: str | bool) -> None:
        """The move must be refused, by that clause or one that states the same; or one of its picks must."""
        if extra:
            aside = _Run(self.loaded, self.stage)
            aside.t = self.t.copied()
            if aside._try(where, aside.t, seat, text) is None:
                aside._refused(where, seat, f"pick {extra[0]}", extra[1:], expected)
                return
        found: Refusal | None = None
        for later in (self.t, *_patiently(self.t), *[table for table, _ in reversed(self.earlier)]):
            try:
                move = parse(text, later.mix, later.names, play.legal(later, seat))
                refusal = play.check(later, seat, move)
            except MoveError as error:
                if expected in ("R-PROC-001", True):
                    return
                raise _Failed(f"{where}: {error}") from None
            if refusal is not None and (expected is True or expected in same_as(refusal.clause)):
                return
            found = found or refusal
            if refusal is None and later is self.t and not _pausing(later):
                break
        said = f"refused by {found.clause}: {found.text('en')}" if found else "it was allowed"
        raise _Failed(f"{where}: {self.t.names[seat]}: {text}: should be refused by {expected}, but {said}")

    # --- what must be true --------------------------------------------------------------------------------

    def _compare(self, wanted: dict[str, Any], since: int, *path: str | int) -> None:
        if not wanted:
            return
        asked = {key: value for key, value in wanted.items() if key in ("waiting", "lull", "step")}
        if asked:
            self._look_for(asked)
        else:
            self._settle(choosing=path == ("then",))
        for key, problem in differences(self.t, wanted, self.events[since:]):
            raise _Failed(f"{self.loaded.where(*path, key)}: {problem}")

    def _look_for(self, asked: dict[str, Any]) -> None:
        """A `then` that says who is asked or for what is about the moment when that is so."""
        if not any(differences(self.t, asked, [])):
            return
        for earlier, length in reversed(self.earlier):
            if not any(differences(earlier, asked, [])):
                self.events = self.events[:length]
                earlier.events = []
                self._adopt(earlier)
                return
        for later in _patiently(self.t):
            if not any(differences(later, asked, [])):
                self._adopt(later)
                return

    def _settle(self, *, choosing: bool) -> None:
        """What nobody answers and what leaves no choice is over before anything is compared."""
        for _ in range(PATIENCE):
            step = self.t.steps[-1] if self.t.steps else None
            if self.t.winners:
                return
            seat = play.waiting(self.t)[0]
            if isinstance(step, _PASSING):
                self._let_pass(PASS)
            elif choosing and isinstance(step, _CHOICES) and len(play.legal(self.t, seat)) == 1:
                self._let_pass(play.legal(self.t, seat)[0])
            else:
                return


_ANNOUNCES: dict[str, type[s.Window]] = {
    "claim": s.Claim,
    "run": s.Flight,
    "open": s.Lull,
    "end": s.Lull,
    "bid": s.Bidding,
}
_CHOICES = (s.Fleeing, s.Pick, s.Choice, s.Sharing, s.Looting)
_PASSING = tuple(set(s.Window.__subclasses__()) - {s.Opening, s.Claim, s.Flight})


def _pausing(t: Table) -> bool:
    return bool(t.steps) and isinstance(t.steps[-1], s.Lull)


def _patiently(t: Table) -> Iterator[Table]:
    """The table after ever more of what is pending has been let pass, on copies."""
    later = t.copied()
    gone = []
    for _ in range(PATIENCE):
        if later.winners:
            return
        waited = play.waiting(later)[0]
        step = later.steps[-1] if later.steps else None
        moves = play.legal(later, waited)
        if isinstance(step, s.Window):
            move = PASS
        elif step is not None and len(moves) == 1:
            move = moves[0]
        else:
            return
        later = later.copied()
        play.do(later, waited, move)
        gone += later.events
        later.events = list(gone)
        yield later


def _split(text: str) -> tuple[str, list[str]]:
    """`play A with B, C` is the move and the picks that follow it."""
    found = re.fullmatch(r"((?:play|use) .+?) (?:with|discarding|paying) (.+)", text.strip())
    if not found:
        return text, []
    return found[1], [part.strip() for part in re.split(r",|\band\b", found[2]) if part.strip()]


@cache
def _rows() -> tuple[tuple[str, ...], ...]:
    text = files("grosbill.clauses").joinpath("equivalents.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, tuple[tuple[str, ...], ...]])["rows"]


def same_as(clause: str) -> set[str]:
    """The clause and those that state the same prohibition elsewhere in the rules."""
    return {clause, *[other for row in _rows() if clause in row for other in row]}


__all__ = ["Outcome", "run_file", "run_paths", "same_as"]
