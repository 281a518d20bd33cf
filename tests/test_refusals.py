"""The reasons for a refusal: each has its words in both languages, and names a clause that exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grosbill
from grosbill import Game, Move
from grosbill.clauses import clauses
from grosbill.language import LANGUAGES
from grosbill.model.refusals import Refusal, refuse
from grosbill.packs import edition, mix_for
from grosbill.packs.editions import editions
from playing import staged

SOURCE = Path(grosbill.__file__).parent
DEFINED = SOURCE / "model" / "refusals.py"
CLAUSES = frozenset(clauses())


# --- what the code says -----------------------------------------------------------------------------------


class Call(NamedTuple):
    """A refusal in the source. `clause` and `why` are empty where they are not written out."""

    where: str
    clause: str
    why: str
    args: frozenset[str]


def text(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def calls() -> Iterator[Call]:
    for path in sorted(SOURCE.rglob("*.py")):
        if path == DEFINED:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in ("Refusal", "refuse"):
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                assert len(node.args) == 2, f"{where}: a refusal is a clause and a reason"
                args = frozenset(keyword.arg or "**" for keyword in node.keywords)
                yield Call(where, text(node.args[0]), text(node.args[1]), args)


CALLS = tuple(calls())
KEYS = frozenset(call.why for call in CALLS)


# --- what the messages say ----------------------------------------------------------------------------------


class Variables(Visitor):
    """The names of the variables of a message."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The variables of each message about refusals."""
    source = (SOURCE / "language" / lang / "refusals.ftl").read_text("utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    return {message.id.name: frozenset(Variables(message).names) for message in found}


# --- tests ------------------------------------------------------------------------------------------------


def test_the_refusals_are_found() -> None:
    assert len(CALLS) > 100
    assert {"tie", "no-such-card", "stale-answer"} <= KEYS


@pytest.mark.parametrize("call", CALLS, ids=lambda call: call.where)
def test_a_refusal_says_why(call: Call) -> None:
    assert call.why, "the reason is not written out"
    for lang in LANGUAGES:
        assert call.why in messages(lang)


@pytest.mark.parametrize("key", sorted(KEYS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_uses_what_every_call_gives(lang: str, key: str) -> None:
    given = [call.args for call in CALLS if call.why == key]
    assert messages(lang)[key] == frozenset.intersection(*given)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    assert messages(lang).keys() - KEYS == set()


def test_every_clause_that_is_named_exists() -> None:
    assert {call.clause for call in CALLS} - CLAUSES <= {""}
    for path in sorted(SOURCE.rglob("*.py")):
        named = set(re.findall(r"R-[A-Z]+-\d{3}", path.read_text("utf-8")))
        assert named - CLAUSES == set(), path


@pytest.mark.parametrize("name", sorted(editions()))
def test_a_slot_names_a_clause(name: str) -> None:
    played = edition(name)
    named = mix_for(played, played.defaults()).slot_clause
    assert named
    assert set(named.values()) <= CLAUSES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_message_is_a_sentence(lang: str) -> None:
    for call in CALLS:
        said = Refusal(call.clause, call.why, tuple((arg, "Xyz") for arg in sorted(call.args))).text(lang)
        assert said[0].isupper() or said[0] in "«“", said
        assert said.endswith("."), said
        assert not set("{}$") & set(said), said
        assert len(said) < 130, said


def test_some_refusals_in_words() -> None:
    tie = Refusal("R-COMBAT-005", "tie")
    assert tie.text("en") == "Both sides are equal, and the monsters win ties."
    assert tie.text("fr") == "Les deux camps sont à égalité, et les monstres gagnent les égalités."
    unknown = refuse("R-PROC-001", "no-such-player", player="Zoé")
    assert unknown.text("en") == "There is no player called “Zoé”."
    assert unknown.text("fr") == "Aucun joueur ne s’appelle «\N{NO-BREAK SPACE}Zoé\N{NO-BREAK SPACE}»."


@pytest.mark.parametrize(("level", "clause"), [(1, "R-COMBAT-004"), (2, "R-COMBAT-005")])
def test_a_tie_is_told_from_a_fight_that_is_lost(level: int, clause: str) -> None:
    """To scenarios the one clause is as good as the other; players are told which it is."""
    monster = "combat: {monsters: [large-angry-chicken]}"
    game = staged(f"players: {{Ann: {{level: {level}}}, Bob: {{}}, Cid: {{}}}}\n{monster}")
    refusal = game.check(0, Move("claim"))
    assert refusal is not None
    assert refusal.clause == clause


def test_surplus_for_nobody_there_is() -> None:
    """A text that names nobody cannot be read; a move may all the same."""
    ann = "{level: 5, race: dwarf, wears: [mithril-armor], carries: [huge-rock]}"
    game = staged(f"players: {{Ann: {ann}, Bob: {{}}, Cid: {{}}}}", "Ann: discard dwarf")
    refusal = game.check(0, Move("give", "huge-rock", target="Zoé"))
    assert refusal is not None
    assert refusal.why == "no-such-player"


def test_who_has_made_all_moves_of_a_turn_is_listed_what_is_asked() -> None:
    settings = "settings: {moves_per_turn: 10, changes_per_turn: 20}"
    game = staged(
        f"{settings}\nplayers: {{Ann: {{carries: [leather-armor]}}, Bob: {{}}, Cid: {{}}}}",
        *["Ann: wear leather-armor", "Ann: take off leather-armor"] * 5,
    )
    assert [move.kind for move in game.legal(0)] == ["open"]


def why(game: Game, seat: int, move: Move, lang: str = "en") -> str:
    refusal = game.check(seat, move)
    assert refusal is not None
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", refusal.text(lang))


def test_a_card_that_waits_says_what_for() -> None:
    """Its condition, its moment, or what speaks against everything it could be used on."""
    game = staged(
        "players: {Ann: {hand: [help-me-out-here, wishing-ring]}, Bob: {hand: [doppleganger, instant-wall],"
        " wears: [leather-armor]}, Cid: {}}\ncombat: {monsters: [bigfoot]}"
    )
    assert why(game, 1, Move("play", "doppleganger")).endswith("it can be used if you are fighting alone.")
    assert why(game, 1, Move("play", "doppleganger"), "fr").endswith("cela s’utilise si vous combattez seul.")
    assert why(game, 0, Move("play", "help-me-out-here")).startswith("That item would not win you the fight.")
    ring = why(game, 0, Move("play", "wishing-ring"))
    assert ring == "That cannot be used at this moment, but when a Curse strikes anyone."
    wall = why(game, 1, Move("play", "instant-wall", target="Ann"))
    assert wall == "That cannot be used at this moment, but before anyone rolls to Run Away."
    named = Move("play", "help-me-out-here", target="leather-armor", owner="Bob")
    assert why(game, 0, named) == "That item would not win you the fight."


def test_what_comes_too_late_for_a_fight_says_so() -> None:
    game = staged(
        "players: {Ann: {}, Bob: {hand: [magic-missile]}, Cid: {}}\ncombat: {monsters: [bigfoot, net-troll]}",
        "Ann: run away",
        "Bob: pass",
    )
    late = why(game, 1, Move("play", "magic-missile", target="munchkins"))
    assert late == "The fight is lost and they are running away: it is too late for that."


def test_who_names_no_target_is_told_which_there_are() -> None:
    game = staged("players: {Ann: {hand: [cheat], wears: [leather-armor, horny-helmet]}, Bob: {}, Cid: {}}")
    said = why(game, 0, Move("play", "cheat"), "fr")
    assert (
        said == "Précisez sur qui ou sur quoi l’utiliser : Armure de Cuir ou Casque de Virilité Ostentatoire."
    )


def test_who_names_no_target_is_told_the_only_one() -> None:
    ann = "Ann: {}, Bob: {hand: [enraged]}, Cid: {}"
    game = staged(f"players: {{{ann}}}\ncombat: {{monsters: [large-angry-chicken]}}")
    assert "Large Angry Chicken" in why(game, 1, Move("play", "enraged"))


def test_a_trap_is_called_a_trap_by_what_waits_for_it() -> None:
    game = staged("edition: star\nplayers: {Ann: {class: gadgeteer}, Bob: {}, Cid: {}}")
    refused = why(game, 0, Move("use", "gadgeteer"), "fr")
    assert refused == "Cela ne s’utilise pas à ce moment, mais quand un piège frappe un joueur."


def test_who_names_a_target_where_there_is_none_is_not_told_to_choose_another() -> None:
    game = staged(
        "players: {Ann: {}, Bob: {hand: [flask-of-glue]}, Cid: {}}\ncombat: {monsters: [bigfoot]}\ndice: [6]",
        "Ann: run away",
        "Bob: pass",
    )
    too_much = "That move says more than it needs: leave out what it does not use."
    assert why(game, 1, Move("play", "flask-of-glue", target="Ann")) == too_much
    assert why(game, 1, Move("play", "flask-of-glue", n=2)) == too_much


def test_who_names_no_number_or_a_wrong_one_is_asked_for_one() -> None:
    game = staged(
        "players: {Ann: {hand: [loaded-die]}, Bob: {}, Cid: {}}\ncombat: {monsters: [bigfoot]}\ndice: [1]",
        "Ann: run away",
        "Ann: pass",
    )
    for move in (Move("play", "loaded-die"), Move("play", "loaded-die", n=7)):
        assert why(game, 0, move) == "Say which of the possible numbers you choose."
