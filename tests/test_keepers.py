"""Every clause is named where it is kept: by the function that decides it or at the data that say it."""

import ast
import tomllib
from pathlib import Path
from typing import Any

import pytest

import grosbill
from grosbill.clauses import clauses, rulings
from grosbill.clauses.keepers import _in_code, _in_data, by_file, ids_in, keepers
from grosbill.clauses.reasons import reasons

HOME = Path(grosbill.__file__).parent


def _names_in_code(path: Path) -> set[str]:
    """What a module defines."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            found |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    return found


def _names_in_data(path: Path) -> set[str]:
    """The keys of a file, and the ids of its entries."""
    found: set[str] = set()
    for key, value in tomllib.loads(path.read_text(encoding="utf-8")).items():
        entries: list[Any] = value if isinstance(value, list) else []
        found |= {key, *(entry["id"] for entry in entries if isinstance(entry, dict))}
    return found


def test_every_clause_has_a_place_or_a_reason() -> None:
    missing = [clause for clause in clauses() if not keepers().get(clause) and clause not in reasons()]
    assert missing == [], (
        "name each in the docstring of the function, or in a comment at the data, that keeps it"
    )


def test_every_place_exists() -> None:
    kept = {place for found in keepers().values() for place in found}
    assert len(kept) > 100
    for place in kept:
        file, _, name = place.partition(":")
        path = HOME / file
        there = _names_in_code(path) if path.suffix == ".py" else _names_in_data(path)
        assert name == "" or name in there, place


def test_nothing_is_named_that_does_not_exist() -> None:
    known = {*clauses(), *rulings()}
    for path in (*HOME.rglob("*.py"), *HOME.rglob("*.toml")):
        unknown = [id_ for id_ in ids_in(path.read_text(encoding="utf-8")) if id_ not in known]
        assert unknown == [], path


@pytest.mark.parametrize(
    ("id_", "place"),
    [
        ("R-SELL-003", "rules/topics/selling.py:mean_sell"),
        ("R-TURN-005", "rules/topics/turn.py:refuse_open"),  # by a refusal declared above
        ("R-SETUP-012", "rules/topics/turn.py:_deal"),  # within a range
        ("R-LASER-001", "packs/star/words.toml:laser"),
        ("R-SETUP-002", "packs/munchkin/pack.toml:cards"),
        ("R-CHAR-007", "packs/star/races.toml"),
        ("R-CARD-009", "model/settings.toml:hand_limit"),
        ("Q-050", "rules/using/paying.py:payable"),
    ],
)
def test_a_place_is_a_function_an_entry_or_a_file(id_: str, place: str) -> None:
    assert place in keepers()[id_]


def test_ranges_and_lists_are_read() -> None:
    assert list(ids_in("(R-SETUP-008 to 010)")) == ["R-SETUP-008", "R-SETUP-009", "R-SETUP-010"]
    assert list(ids_in("R-TURN-026, 027\n    and 029, 1,000")) == ["R-TURN-026", "R-TURN-027", "R-TURN-029"]
    assert list(ids_in("Q-001 to Q-003, R-SELL-001")) == ["Q-001", "Q-002", "Q-003", "R-SELL-001"]


def test_a_refusal_is_kept_by_those_who_give_it() -> None:
    text = (
        '"""All of it (R-SELL-001)."""\n\n'
        'LATE = Refusal("R-SELL-002", "late")\nUNUSED = Refusal("R-SELL-003", "unused")\n\n\n'
        "def one(t):\n    return LATE\n\n\n"
        "# Why (R-SELL-004).\ndef two(t):\n    return None if t else LATE\n\n\n"
        'STEPS = {"late": LATE}\n'
    )
    assert list(_in_code(text)) == [
        ("R-SELL-001", ""),
        ("R-SELL-002", "one"),
        ("R-SELL-002", "two"),
        ("R-SELL-003", "UNUSED"),
        ("R-SELL-004", "two"),
    ]


def test_a_comment_speaks_of_what_is_below_or_beside_it() -> None:
    text = (
        "# All of it (R-SELL-001).\n\n"
        'id = "mine"\ncards = 3 # R-SELL-002\n# R-SELL-003\nmoney = "gold"\n\n'
        '# One (R-SELL-004).\n[[tag]]\nid = "big"\n'
        'carry = 1 # R-SELL-005\n[[tag.uses]]\nwhen = "now" # R-SELL-006\n\n'
        '[settings]\nfast = true\nclause = "R-SELL-007"\n\n'
        '[clauses]\nR-SELL-008 = "yes"\n'
    )
    assert list(_in_data(text)) == [
        ("R-SELL-001", ""),
        ("R-SELL-002", "cards"),
        ("R-SELL-003", "money"),
        ("R-SELL-004", "big"),
        ("R-SELL-005", "big"),
        ("R-SELL-006", "big"),
        ("R-SELL-007", "settings"),
    ]


def test_places_are_told_one_file_a_line() -> None:
    kept = ["rules/a.py:one", "rules/a.py:two", "packs/b.toml"]
    assert by_file(kept) == ["rules/a.py: one, two", "packs/b.toml"]
