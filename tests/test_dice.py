"""One die: every roll of the rules is made, answered and counted in the same way."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import get_args

import pytest

import grosbill
from grosbill import Game, Move, new_game
from grosbill.effects import vocabulary as v
from grosbill.effects.points import AFTER_ROLL
from grosbill.effects.tags import records
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.packs import CardDef
from grosbill.rules.kernel.step_rules import STEPS
from grosbill.rules.kernel.zones import to_hand
from grosbill.rules.play import legal
from grosbill.rules.reading.rolls import result
from grosbill.rules.table import Table
from grosbill.testing.invariants import table_of
from playing import staged

ALL = "munchkin+star+cthulhu"
RULES = Path(grosbill.__file__).parent / "rules"

PLAYERS = """
edition: {edition}
settings: {{fast: true}}
players:
  Ann: {{{ann}}}
  Bob: {{{bob}}}
  Cid: {{{cid}}}
"""

ROLLS: dict[str, tuple[dict[str, str], str, tuple[str, ...]]] = {
    "run": (
        {"ann": "level: 1, hand: [huge-rock]"},
        "combat: {monsters: [harpies]}\ndice: [2]",
        ("Ann: run away",),
    ),
    "effect": (
        {"ann": "level: 5, hand: [baby, huge-rock], class: thief", "bob": "carries: [leather-armor]"},
        "dice: [2]",
        ("Ann: use thief theft on leather-armor of Bob", "Ann: pick baby"),
    ),
    "first": (
        {"ann": "level: 1, hand: [huge-rock]", "bob": "level: 1, hand: [cheat]"},
        "combat: {monsters: [bullrog], helper: Bob}\ndice: [2, 5]",
        ("Ann: run away", "Bob: run first"),
    ),
    "bid": (
        {"ann": "hand: [boil-an-anthill, mate]", "bob": "hand: [whine-at-the-gm, baby]"},
        "door_discards: [elf]\ndice: [2, 5]",
        ("Ann: bid boil-an-anthill for elf", "Bob: bid whine-at-the-gm for elf"),
    ),
    "looting": (
        {"ann": "level: 2, hand: [huge-rock]", "bob": "level: 2", "cid": "level: 5, wears: [leather-armor]"},
        "turn: Cid\ncombat: {monsters: [bullrog]}\ndice: [1, 2, 5]",
        ("Cid: run away",),
    ),
}
"""Every roll there is, as it comes up: who sits there, the scene, what is done."""


def rolled(of: str, curses: str = "") -> Game:
    """A game in which Ann just rolled such a die; she may be under a curse."""
    seats, scene, moves = ROLLS[of]
    sitting = {"ann": "", "bob": "", "cid": ""} | seats
    sitting["ann"] = ", ".join(filter(None, (sitting["ann"], curses)))
    game = staged(PLAYERS.format(edition=ALL, **sitting) + scene)
    for text in moves:
        name, _, said = text.partition(": ")
        seat = game.names.index(name)
        game.apply(seat, grosbill.parse_move(game, seat, said))
    while not (isinstance(step := top(game), s.Rolled) and step.of == of):
        game.apply(game.waiting[0], Move("pass"))
    return game


def top(game: Game) -> object:
    t = table_of(game)
    return t.steps[-1] if t.steps else None


def answering() -> list[CardDef]:
    """The cards of all sets that may be played from hand on a die, whatever it was rolled for."""
    mix = new_game(ALL, players=3).mix

    def any_roll(d: CardDef) -> bool:
        tests = [each for power in d.powers for each in records(power.use) if isinstance(each, v.RollTest)]
        return any(power.points & AFTER_ROLL and power.hand for power in d.powers) and not tests

    return [d for d in mix.defs if any_roll(d)]


def give(t: Table, number: int, d: CardDef) -> None:
    """Such a card, hidden in that hand."""
    card = t.mix.copies[d.id][0]
    t.decks = tuple([tuple([other for other in deck if other != card]) for deck in t.decks])  # type: ignore[assignment]  # still two
    to_hand(t, number, card, 1 << number)


def test_the_rolls_are_all_there_are() -> None:
    """A die for who begins is rolled before anyone holds a card."""
    assert set(ROLLS) | {"begin"} == set(get_args(s.RollFor))


def test_there_are_cards_that_answer_a_roll() -> None:
    assert {d.id for d in answering()} >= {"loaded-die", "probability-nudger"}


@pytest.mark.parametrize("of", ROLLS)
def test_every_card_that_answers_a_roll_answers_this_one(of: str) -> None:
    for d in answering():
        game = rolled(of)
        t = table_of(game)
        step = top(game)
        assert isinstance(step, s.Rolled)
        assert step.of == of
        give(t, step.seat, d)
        t.asked |= 1 << step.seat
        moves = [move for move in legal(t, step.seat) if move.card == d.id]
        assert moves, f"{d.id} on a roll for {of}"
        before = t.rolls
        game.apply(step.seat, moves[-1])
        while isinstance(top(game), s.Announced):
            game.apply(game.waiting[0], Move("pass"))
        changed = [event for event in game.events if isinstance(event, e.DieChanged)]
        assert changed or t.rolls > before, f"{d.id} did nothing to a roll for {of}"


@pytest.mark.parametrize("of", ROLLS)
def test_what_changes_all_rolls_changes_this_one(of: str) -> None:
    """Somebody with a chicken on their head rolls one less, whatever the die is for."""
    game = rolled(of, curses="curses: [curse-chicken-on-your-head]")
    step = top(game)
    assert isinstance(step, s.Rolled)
    assert result(table_of(game), step) == step.value - 1


def test_a_die_is_rolled_in_one_place() -> None:
    """Nothing but a roll, and what has a die rolled again, may throw one."""
    found = {
        path.name
        for path in RULES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "die"
    }
    assert found == {"dice.py", "running.py"}


def test_every_roll_counts_for_the_step_beneath_it() -> None:
    counting = {
        kind.__name__ for kind, rules in STEPS.items() if rules.counted is not STEPS[s.Rolled].counted
    }
    assert counting == {"Fleeing", "Results", "RollOff"}


# --- who begins ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_the_highest_roll_begins(seed: int) -> None:
    """Everyone rolls, those who tie for the highest again (R-SETUP-016)."""
    game = new_game("munchkin", players=5, seed=seed)
    rolls = [(event.seat, event.roll) for event in game.events if isinstance(event, e.Rolled)]
    seats = list(range(5))
    while len(seats) > 1:
        round_, rolls = dict(rolls[: len(seats)]), rolls[len(seats) :]
        assert sorted(round_) == sorted(seats)
        seats = [seat for seat in seats if round_[seat] == max(round_.values())]
    assert not rolls
    assert game.view(0)["active"] == seats[0]


def test_anyone_may_begin_by_the_die() -> None:
    assert {new_game("munchkin", players=3, seed=seed).view(0)["active"] for seed in range(40)} == {0, 1, 2}


def test_a_table_may_name_who_begins() -> None:
    game = new_game("munchkin", players=4, seed=1, settings={"first_player": 3})
    assert game.view(0)["active"] == 2
    assert not [event for event in game.events if isinstance(event, e.Rolled)]


def test_nobody_begins_who_is_not_there() -> None:
    with pytest.raises(grosbill.PlayersError, match="number 5 cannot begin"):
        new_game("munchkin", players=4, settings={"first_player": 5})
