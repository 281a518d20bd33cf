"""For authors: the passes without which a step would not be possible yet, written into the file.

It goes forward only: while somebody is asked for a pass and a step cannot be made, they pass; and so they do
after the last step while what must be true in the end is not. It writes nothing but passes; a list of moves
is taken apart where a pass comes between two of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from grosbill.model.errors import MoveError, ScenarioError
from grosbill.scenarios.reading import Loaded, actor_of, load, texts
from grosbill.scenarios.running import NO_SUCH_MOVE, Failed, Run, is_by, moves_in
from grosbill.scenarios.schema import EVERYONE


class Written(msgspec.Struct, frozen=True):
    """What was written into a file, each line with where it stands now; or why it was left as it was."""

    path: Path
    lines: tuple[str, ...] = ()
    problems: tuple[str, ...] = ()


def write_passes(path: Path, packs: Sequence[Path] = ()) -> Written:
    """Write the passes that a scenario needs into its file, or leave it untouched and say why."""
    try:
        loaded = load(path)
        text, lines = _Edit(loaded, _needed(Run(loaded, packs))).done()
    except Failed as failure:
        return Written(path, problems=failure.problems)
    except ScenarioError as error:
        return Written(path, problems=(str(error),))
    if lines:
        path.write_bytes(text.encode("utf-8"))
    return Written(path, tuple([f"{path}:{line}: {said}" for line, said in lines]))


def _needed(run: Run) -> dict[tuple[int, int], list[str]]:
    """Play the steps; the passes that each needs, by its number and which of its moves."""
    needed = {}
    for number, step in enumerate(run.loaded.scenario.steps):
        written = texts(step)
        passed = _let_pass(run, step, written[0]) if written else []
        run.prepare(number)
        for place, text in enumerate(written):
            passed = _let_pass(run, step, text) if place else passed
            if passed:
                needed[number, place] = [f"{name}: pass" for name in passed]
            run.act(text)
    last = _before_the_end(run)
    if last:
        needed[len(run.loaded.scenario.steps), 0] = [f"{name}: pass" for name in last]
    return needed


def _before_the_end(run: Run) -> list[str]:
    """Who passes until what must be true in the end is; nobody if passes do not make it so."""
    if not run.loaded.scenario.steps:
        return []
    passed = []
    while run.passing() and not run.ended_well():
        passed.append(run.t.names[run.pass_once()])
    if not passed or not run.ended_well():
        return []
    return passed if run.passing() else [EVERYONE]


def _let_pass(run: Run, step: dict[str, Any], text: str) -> list[str]:
    """Whoever is asked for a pass while a step is not possible passes; who that was."""
    actor = actor_of(step)
    if actor == EVERYONE:
        return []
    seat = run.t.names.index(actor)
    passed = []
    while run.passing() and not _possible(run, seat, moves_in(text)[0], step.get("refused")):
        passed.append(run.t.names[run.pass_once()])
    return passed if run.passing() or not passed else [EVERYONE]


def _possible(run: Run, seat: int, text: str, refused: str | bool | None) -> bool:
    """Whether a step could be made now: its move is legal, or refused as it should be."""
    try:
        refusal = run.refusal(seat, text)
    except MoveError:
        return refused == NO_SUCH_MOVE
    if not refused:
        return refusal is None
    return refusal is not None and is_by(refusal, refused)


class _Edit:
    """The text of a file with passes put in; the rest of it stays as it is, character for character."""

    def __init__(self, loaded: Loaded, needed: dict[tuple[int, int], list[str]]) -> None:
        self.loaded = loaded
        self.needed = needed
        self.old = loaded.path.read_bytes().decode("utf-8").split("\n")
        self.new: list[str] = []
        self.lines: list[tuple[int, str]] = []
        self.taken = 0  # how many of the old lines are done
        self.end = "\r" if self.old[0].endswith("\r") else ""

    def done(self) -> tuple[str, list[tuple[int, str]]]:
        """The new text, and what was written in which line of it."""
        if self.needed:
            steps = next(value for key, value in self.loaded.node.value if key.value == "steps")
            if steps.flow_style:
                raise Failed(f"{self.loaded.where('steps')}: write one step a line, each after a dash")
            dash = " " * steps.start_mark.column + "- "
            for number in sorted({number for number, _ in self.needed}):
                if number < len(steps.value):
                    self._step(number, steps.value[number], dash)
                else:
                    self._last(steps.value[-1], dash)
        return "\n".join([*self.new, *self.old[self.taken :]]), self.lines

    def _step(self, number: int, node: Any, dash: str) -> None:
        first = node.start_mark.line
        self.new += self.old[self.taken : first]
        self.taken = first
        self._write(self.needed.pop((number, 0), []), dash)
        if any(at[0] == number for at in self.needed):
            self._take_apart(number, node, dash)

    def _last(self, node: Any, dash: str) -> None:
        """After the last step: it ends where the next key begins, but for comments and empty lines."""
        end = node.end_mark.line + (node.end_mark.column > 0)
        while not self.old[end - 1].strip() or self.old[end - 1].lstrip().startswith("#"):
            end -= 1
        self.new += self.old[self.taken : end]
        self.taken = end
        self._write(self.needed.popitem()[1], dash)

    def _write(self, said: list[str], dash: str) -> None:
        for one in said:
            self.new.append(f"{dash}{one}{self.end}")
            self.lines.append((len(self.new), one))

    def _take_apart(self, number: int, node: Any, dash: str) -> None:
        """Write the moves of a step one by one, with the passes between them."""
        step = self.loaded.scenario.steps[number]
        actor = actor_of(step)
        key, value = node.value[0]
        if (
            node.flow_style
            or key.value != actor
            or value.end_mark.line != node.start_mark.line
            or step.keys() & {"refused", "dice", "doors", "treasures"}
        ):
            where = self.loaded.where("steps", number)
            raise Failed(f"{where}: a pass comes between the moves of this step; write one move a step")
        for place, text in enumerate(texts(step)):
            self._write(self.needed.pop((number, place), []), dash)
            self.new.append(f"{dash}{actor}: {text}{self.end}")
        self.taken += 1
