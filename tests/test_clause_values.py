"""What the clauses say in a game: by edition, in blends, and always as the settings in force have it."""

from __future__ import annotations

import re
from itertools import product
from typing import Any, get_args

import msgspec
import pytest

from grosbill import new_game
from grosbill.clauses import Bilingual, Clause, clauses, rulings
from grosbill.clauses.values import Case, follows
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.model.errors import EditionError
from grosbill.model.settings import FAST_HAND, Settings, known_settings
from grosbill.packs import edition, editions, mix_for, ruled_by, values_for
from grosbill.packs.boxes import boxes
from grosbill.packs.clause_values import FACTS, check_clauses, form_of
from grosbill.words.rulebook import value_told

FOLLOWING = [
    (name, clause.id)
    for name in editions()
    for clause in clauses().values()
    if follows(form_of(name, clause))
]
# Values that follow a setting elsewhere, but not here: the cards of this edition decide.
ELSEWHERE = {
    ("cthulhu", "R-CLASS-016"): "n/a",  # it has no races
    ("cthulhu", "R-INTERF-008"): "yes",  # goths join, whatever the Undead do
}


def told(name: str, clause: str, **changes: Any) -> Bilingual:
    """What a clause says in an edition, with some settings changed."""
    played = edition(name)
    settings = msgspec.structs.replace(played.defaults(), **changes)
    return values_for(played, settings).value(clauses()[clause])


def applies(name: str, clause: str) -> bool:
    return values_for(edition(name), edition(name).defaults()).applies(clauses()[clause])


def values_of(setting: str) -> list[Any]:
    """A few values of a setting; all of one that is no number."""
    limits = known_settings()[setting].limits
    if limits is not None:
        return [*range(limits[0], limits[1] + 1)][:4]
    usual = getattr(Settings(), setting)
    return [False, True] if isinstance(usual, bool) else list(get_args(_kind(setting)))


def _kind(setting: str) -> Any:
    return next(field.type for field in msgspec.structs.fields(Settings) if field.name == setting)


# --- by edition -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clause", "name", "value", "bears"),
    [
        # One edition: what it says itself.
        ("R-SETUP-001", "lite", "3-4", True),
        ("R-SETUP-002", "lite", "115", True),
        ("R-SETUP-008", "munchkin", "4", True),
        ("R-SETUP-008", "star", "2", True),
        ("R-SETUP-010", "cthulhu", "4", True),
        ("R-DEATH-021", "munchkin", "4+4", True),
        ("R-CARD-009", "star", "5", True),
        ("R-CLASS-007", "munchkin", "yes, but not in combat", True),
        ("R-TURN-018", "munchkin", "may decline", True),
        ("R-TURN-018", "lite", "must loot or look for trouble", True),
        ("R-TURN-018", "star", "mandatory", True),
        ("R-TURN-021", "munchkin", "no", False),
        ("R-CULT-001", "munchkin", "n/a", False),
        ("R-SIDE-002", "lite", "blend only", False),
        ("R-SIDE-003", "munchkin", "blend: 1", False),
        ("R-BIG-001", "star", "only for Big items in blends", False),
        ("R-LEVEL-015", "munchkin", "option", True),
        ("R-LEVEL-015", "lite", "no", False),
        ("R-TURN-004", "munchkin", "fast option", True),
        # A blend: the host decides.
        ("R-SETUP-001", "munchkin+lite", "3-6", True),
        ("R-SETUP-001", "lite+munchkin", "3-4", True),
        ("R-BIG-001", "star+cthulhu", "only for Big items in blends", True),
        # Unless it says nothing: then the first other edition that does.
        ("R-CULT-007", "munchkin+star+cthulhu", "6", True),
        ("R-COMBAT-006", "star+munchkin", "yes, as the card says", True),
        ("R-INTERF-008", "star+cthulhu", "yes", True),
        ("R-LEVEL-015", "lite+munchkin", "option", True),
        # Where a setting decides, that of the blend does, whoever else would have another.
        ("R-SIDE-002", "lite+star", "yes", True),
        ("R-SIDE-003", "munchkin+cthulhu", "1", True),
        ("R-TURN-021", "munchkin+cthulhu", "no", False),
        ("R-TURN-021", "cthulhu+munchkin", "yes", True),
        ("R-WANDER-003", "cthulhu+munchkin", "yes", True),
        ("R-SETUP-008", "star+cthulhu", "4 (fast variant)", True),
        # Unless the host has nothing that the setting is about: then the first other edition that has.
        ("R-CLASS-016", "cthulhu+lite", "all advantages, no disadvantages", True),
        ("R-CLASS-016", "cthulhu+star+lite", "half Human, half that race", True),
        ("R-CLASS-012", "cthulhu+lite", "discarded", True),
        # Cards of a kind that another set brings along.
        ("R-CHAR-002", "cthulhu", "none: there are no races", True),
        ("R-CHAR-002", "cthulhu+munchkin", "Human", True),
        ("R-CHAR-006", "cthulhu+star", "level, race, class, sex", True),
        ("R-SETUP-007", "cthulhu+lite", "yes", True),
        ("R-FAST-003", "cthulhu+star", "yes", True),
        # Nobody says anything.
        ("R-TURN-021", "munchkin+lite", "no", False),
        ("R-CULT-001", "munchkin+star", "n/a", False),
        ("R-CULT-009", "star+cthulhu", "n/a", False),
        ("R-COMBAT-006", "star+cthulhu", "n/a", False),
        ("R-HELP-016", "cthulhu+star", "n/a", False),
        ("R-CULT-009", "munchkin+cthulhu", "yes", True),
        ("R-SIDE-002", "munchkin+lite", "yes", True),
    ],
)
def test_what_a_clause_says_and_whether_it_bears(clause: str, name: str, value: str, bears: bool) -> None:
    assert told(name, clause).en == value
    assert applies(name, clause) is bears


def test_rulings_go_by_the_edition() -> None:
    assert ruled_by(edition("lite")) == {"lite"}
    assert ruled_by(edition("star+munchkin")) == {"star", "munchkin", "blend"}
    assert {name for ruling in rulings().values() for name in ruling.editions} <= {*editions(), "blend"}


# --- by settings ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "clause"), FOLLOWING)
def test_a_value_that_follows_a_setting_changes_with_it(name: str, clause: str) -> None:
    """Each setting that a value names makes a difference, in both languages, whatever the others are."""
    named = sorted(follows(form_of(name, clauses()[clause])) - {*FACTS})
    every = [dict(zip(named, each, strict=True)) for each in product(*map(values_of, named))]
    said = [(told(name, clause, **each), each) for each in every]
    for setting in named:
        differ = [
            (one, other)
            for (one, here), (other, there) in product(said, said)
            if one != other and {key for key in named if here[key] != there[key]} == {setting}
        ]
        assert differ, f"{clause} in {name} names {setting}, which makes no difference to it"
        assert any(one.en != other.en and one.fr != other.fr for one, other in differ), (clause, name)


@pytest.mark.parametrize("setting", known_settings())
def test_the_clause_of_a_setting_follows_it(setting: str) -> None:
    """Or no clause is about it, and cards ask for it by name."""
    clause = known_settings()[setting].clause
    if clause is None:
        played = edition("+".join(editions()))
        found = records(tuple(d.card for d in mix_for(played, played.defaults()).defs))
        assert any(isinstance(each, v.Condition) and each.dare == setting for each in found)
    else:
        assert setting in follows(clauses()[clause].value)
    for variant in known_settings()[setting].variants:
        about = variant.clause or clause
        assert about is not None
        assert setting in follows(clauses()[about].value), variant.id


@pytest.mark.parametrize("name", editions())
def test_no_edition_types_by_hand_what_a_setting_decides(name: str) -> None:
    for clause in clauses().values():
        form, usual = form_of(name, clause), follows(clause.value)
        if usual - follows(form):
            assert ELSEWHERE.get((name, clause.id)) == form, f"{clause.id} in {name} follows no setting"


@pytest.mark.parametrize("name", editions())
def test_an_edition_lists_differences_only(name: str) -> None:
    box = boxes()[name]
    if box.base is None:
        assert not box.clauses
        return
    for clause, form in box.clauses.items():
        base = form_of(box.base, clauses()[clause])
        assert form != base or name != _nearest(name, clause), f"{clause} is the same in {box.base}"


def _nearest(name: str, clause: str) -> str:
    """The edition whose file has this value: `name` itself, or one that it starts from."""
    base = boxes()[name].base
    inherited = boxes()[base].clauses.get(clause) if base else None
    return name if boxes()[name].clauses.get(clause) is not inherited else _nearest(base or name, clause)


ENGLISH = r"\b(yes|no|none|the|of|and|as|in|not|turn|card|cards|level|class|start|end|each|any|all)\b"
NOTES = r"proposed|stated|says \d|summary|general|charity text"


@pytest.mark.parametrize("name", [*editions(), "munchkin+star+cthulhu", "lite+cthulhu"])
def test_every_value_is_told_in_both_languages(name: str) -> None:
    """In words of the language, and with no note of those who compared the texts."""
    played = edition(name)
    values = values_for(played, played.defaults())
    for clause in clauses().values():
        value = values.value(clause)
        english, french = value_told(value, "en"), value_told(value, "fr")
        assert not re.search(ENGLISH, french), (clause.id, french)
        assert not re.search(NOTES, english), (clause.id, english)
        assert re.search("[A-Za-z]", english) is None or english != french, (clause.id, english)


def test_a_value_in_one_language_is_refused() -> None:
    box = msgspec.structs.replace(boxes()["lite"], clauses={"R-TURN-003": "in no order"})
    with pytest.raises(EditionError, match="R-TURN-003: 'in no order' needs words in both languages"):
        check_clauses("lite", box)
    for fine in ("n/a", "4+{hand_limit}", Bilingual("in no order", "sans ordre")):
        check_clauses("lite", msgspec.structs.replace(box, clauses={"R-TURN-003": fine}))


def test_cases_of_a_value_are_checked() -> None:
    """The last fits always, and what has to be there is a kind of card."""
    for cases, said in (
        ((Case("1", there="race"),), "the last of several values has neither"),
        ((Case("1", there="races"), Case("2")), "there is no kind of card 'races'"),
    ):
        box = msgspec.structs.replace(boxes()["lite"], clauses={"R-TURN-003": cases})
        with pytest.raises(EditionError, match=said):
            check_clauses("lite", box)


def test_the_hand_of_the_fast_variant() -> None:
    """Figures in the program, not settings."""
    doors, treasures = FAST_HAND
    both = f"{doors}+{treasures}"
    for name in editions():
        assert told(name, "R-FAST-001").en == told(name, "R-FAST-002").en == both
        assert told(name, "R-SETUP-008", fast=True).en == f"{doors} (fast variant)"
        assert told(name, "R-SETUP-009", fast=True).en == f"{treasures} (fast variant)"
        assert told(name, "R-SETUP-010", fast=True).en == f"{doors + treasures} (fast variant)"
        assert told(name, "R-DEATH-021", fast=True).en == f"{both} (fast variant)"


def test_what_is_told_is_what_is_played() -> None:
    """Variants and settings of a game show in its clauses."""
    game = new_game(
        "munchkin", players=3, seed=1, variants=["listen", "must-loot"], settings={"hand_limit": 7}
    )
    here = values_for(game.mix.edition, game.mix.settings)

    def said(clause: str) -> str:
        found: Clause = clauses()[clause]
        return here.value(found).en

    assert [said(clause) for clause in ("R-TURN-004", "R-FAST-006", "R-CARD-009")] == ["yes", "yes", "7"]
    assert (said("R-TURN-018"), said("R-FAST-008")) == ("mandatory", "no")


def test_a_blend_lists_what_all_its_sets_have() -> None:
    both = told("munchkin+star+cthulhu", "R-CHAR-007")
    assert both.en == "Elf, Dwarf, Halfling, Cyborg, Mutant, Feline"
    assert both.fr == "Elfe, Nain, Halfelin, Cyborg, Mutant, Félin"
    assert told("munchkin+star", "R-CHAR-008").en.endswith(
        "Cleric, Psychic, Bounty Hunter, Trader, Gadgeteer"
    )
    assert told("star+cthulhu", "R-MULTI-011").en == "Wandering Monster, Clone, Goth"
    assert told("star+cthulhu", "R-SETUP-002").en == "336"


def test_an_exception_that_the_cards_of_a_set_bring_along_holds_in_a_blend() -> None:
    for clause in ("R-COMBAT-020", "R-CLASS-005", "R-TIME-001"):
        assert told("munchkin", clause).en == "yes"
        assert told("munchkin+cthulhu", clause).en == "yes, but not Cultist"
    assert told("munchkin+star", "R-SIDE-003").en == "1 (Trader: 2)"
    assert told("star+munchkin", "R-CLASS-007").en == "yes, even in combat"
    assert told("munchkin+cthulhu", "R-FAST-003").en == "yes"
