"""The book of rules is complete: every step and every kind of move is described, once, by its topic."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

import grosbill
from grosbill.effects.points import POINTS
from grosbill.model import steps as s
from grosbill.model.moves import FORMS
from grosbill.packs.card_def import How
from grosbill.rules.book import MOVES
from grosbill.rules.kernel.move_rules import never_done
from grosbill.rules.kernel.step_rules import STEPS, StepRules
from grosbill.rules.play import ANSWERS
from grosbill.rules.using.announcing import TAKES_EFFECT
from grosbill.rules.verbs.picks import PICKS
from grosbill.views.step import asking_kinds
from grosbill.words.labels import _TELL
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.words.questions import _ASK

RULES = Path(grosbill.__file__).parent / "rules"
BASES = {s.Step, s.Window, s.Offer}
KINDS = sorted(
    [
        kind
        for kind in vars(s).values()
        if isinstance(kind, type) and issubclass(kind, s.Step) and kind not in BASES
    ],
    key=lambda kind: kind.__name__,
)


def test_every_step_is_described() -> None:
    assert set(STEPS) - {type(None)} == set(KINDS)


def test_every_kind_of_move_is_described() -> None:
    assert set(MOVES) == set(FORMS) == set(MOVE_KINDS) == set(_TELL)


def test_however_a_card_is_played_something_becomes_of_it() -> None:
    assert {*TAKES_EFFECT} == {*get_args(How)} - {"pose", "head_count"}


def test_all_that_cards_are_picked_for_is_described() -> None:
    assert list(PICKS) == list(get_args(s.What))


@pytest.mark.parametrize("kind", [*KINDS, type(None)], ids=lambda kind: kind.__name__)
def test_a_step_says_whom_it_asks(kind: type[s.Step]) -> None:
    rules, nothing = STEPS[kind], StepRules(asks="nobody")
    window = issubclass(kind, s.Window)
    assert (rules.asks == "several") == window
    if window:
        assert rules.point or rules.bits is not nothing.bits
        assert rules.run is nothing.run, "a window waits until all have passed"
    if rules.asks == "one":
        assert rules.seat is not nothing.seat or "seat" in kind.__struct_fields__
        assert rules.moves is not nothing.moves
    if rules.asks == "nobody":
        assert rules.run is not nothing.run
        assert not rules.answers


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_what_a_step_answers_is_a_kind_of_move(kind: type[s.Step]) -> None:
    assert set(STEPS[kind].answers) <= set(MOVES)


def test_what_only_ever_answers_is_an_answer_but_taking_back_what_one_has_offered() -> None:
    only = {kind for kind, rules in MOVES.items() if rules.do is never_done}
    assert only - {"withdraw"} == ANSWERS


def test_each_point_that_cards_wait_for_has_its_window_or_its_time() -> None:
    open_at = 0
    for rules in STEPS.values():
        times = rules.times
        open_at |= rules.point | times.anyone | times.fighters | times.others | times.active | times.asked
    # What happens by itself and cannot be answered.
    silent = {"after_kill", "before_loss"}
    assert {name for name, bit in POINTS.items() if not bit & open_at} == silent


def test_the_terminal_has_a_question_for_every_step_that_asks() -> None:
    assert set(_ASK) == set(asking_kinds())


def test_each_description_stands_once() -> None:
    """A step or a move that two files describe would be decided by the order of the book."""
    seen: dict[str, str] = {}
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.parse(path.read_text("utf-8")).body:
            if not isinstance(node, ast.Assign) or ast.unparse(node.targets[0]) not in ("STEPS", "MOVES"):
                continue
            for key in node.value.keys if isinstance(node.value, ast.Dict) else ():
                name = ast.unparse(key) if key is not None else ""
                assert name not in seen, f"{name} is described in {seen[name]} and {path.name}"
                seen[name] = path.name
    assert len(seen) > 50


def test_no_rule_is_imported_inside_a_function() -> None:
    for path in sorted(RULES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                inside = [part for part in ast.walk(node) if isinstance(part, ast.Import | ast.ImportFrom)]
                assert not inside, f"{path}:{node.lineno}"
