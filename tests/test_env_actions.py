"""The table of actions: it covers every listed move, tells them apart, and does not change unnoticed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from grosbill import Game, Move, Terms, new_game
from grosbill.bots import make_bot
from grosbill.env.actions import ENCODING, SALE_LEVELS, Actions, actions_for, sale
from grosbill.env.errors import ActionError
from grosbill.model.figures import PRICE_OF_A_LEVEL
from grosbill.packs import editions
from grosbill.rules import play
from grosbill.rules.table import Table
from grosbill.rules.topics.selling import cheapest_bargain
from grosbill.scenarios.running import run_paths
from playing import museum

BLEND = "+".join(editions())
SCENARIOS = Path(__file__).parents[1] / "scenarios"

# How many actions four players have with cards that never change, and the digest of the table. If one
# changes, ENCODING has to grow: whoever trained an agent has to know.
TABLES = {"": (843, "5d7e5d2de2f076f6"), "fast": (848, "a437ee854bfaef23")}


def table(name: str, players: int = 4) -> Actions:
    game = new_game(name, players=players)
    return actions_for(game.mix, game.names)


def cover(game: Game, actions: Actions, seen: dict[int, str]) -> None:
    """Every listed move of every seat has an action of its own, and the action means that move."""
    for seat in range(len(game.names)):
        moves = game.legal(seat)
        numbers = [actions.encode(move, seat) for move in moves]
        assert len(set(numbers)) == len(set(moves)), [str(move) for move in moves]
        for move, number in zip(moves, numbers, strict=True):
            assert actions.decode(number, seat, moves) == move
            seen.setdefault(number, move.kind)


# --- the table --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", TABLES)
def test_the_table_is_as_it_was(variant: str) -> None:
    game = museum(variants=[variant] if variant else [])
    actions = actions_for(game.mix, game.names)
    assert (ENCODING, len(actions), actions.digest) == (5, *TABLES[variant])


def test_no_row_is_there_twice_and_each_reads_differently() -> None:
    actions = table(BLEND, 6)
    assert len(set(actions.rows)) == len(actions) == len({str(row) for row in actions.rows})


def test_an_action_names_players_as_the_agent_sees_them() -> None:
    actions = table("munchkin")
    names = new_game("munchkin", players=4).names
    ask = [Move("ask", target=name, terms=Terms(treasures=2)) for name in names]
    assert actions.encode(ask[1], 0) == actions.encode(ask[2], 1) == actions.encode(ask[0], 3)
    assert actions.encode(ask[1], 0) != actions.encode(ask[2], 0)
    assert str(actions.rows[actions.encode(ask[1], 0)]) == "ask +1 2"


def test_a_move_that_is_never_listed_has_no_action() -> None:
    actions = table("munchkin")
    for move in (
        Move("ask", target="Bob", terms=Terms(promise="stay_out")),
        Move("counter", terms=Terms(treasures=1, helper_first=True)),
        Move("remove", "leather-armor"),
    ):
        with pytest.raises(ActionError, match="no action"):
            actions.encode(move, 0)


def test_decoding_names_what_is_wrong() -> None:
    actions = table("munchkin")
    claim = actions.encode(Move("claim"), 0)
    with pytest.raises(ActionError, match=r"claim\) is not legal now"):
        actions.decode(claim, 0, [Move("pass")])
    with pytest.raises(ActionError, match="they go from 0 to"):
        actions.decode(len(actions), 0, [Move("pass")])


# --- sales ------------------------------------------------------------------------------------------------


def listed(values: tuple[int, ...], level: int, by: int) -> set[tuple[int, ...]]:
    """The sales the rules list: for each level within reach the cheapest items."""
    found = set()
    for levels in range(1, 10 - level):
        chosen = cheapest_bargain(values, levels * PRICE_OF_A_LEVEL, by)
        if chosen is not None:
            found.add(tuple(values[place] for place in chosen))
    return found


@pytest.mark.parametrize("by", [1, 2, 3])
def test_sales_listed_together_differ(by: int) -> None:
    """Also where the two cost the same, and where a bargain does not count because it would win."""
    rng = Random(by)
    for _ in range(1500):
        values = tuple(rng.randrange(1, 17) * 100 for _ in range(rng.randrange(1, 12)))
        for level in (1, 6, 8):
            sales = listed(values, level, by)
            assert len({sale(cards, by) for cards in sales}) == len(sales), (values, level)


def test_two_sales_of_one_price_differ() -> None:
    assert listed((900, 600, 1500), 1, 2) >= {(900, 600), (1500,)}
    assert sale((900, 600), 2) == 12
    assert sale((1500,), 2) == 13
    assert sale((4000, 4000), 2) == 80 + SALE_LEVELS


# --- games ------------------------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("name", [*editions(), BLEND])
def test_every_listed_move_has_an_action(name: str, bot: str) -> None:
    """Random players burn their cards; greedy ones keep them and reach other states."""
    for players in (3, 4) if name == "lite" else (3, 4, 5, 6):
        seen: dict[int, str] = {}
        for seed in range(2):
            game = new_game(name, players=players, seed=seed)
            follow(game, bot, seed, seen)
        assert len(seen) > 100


def follow(game: Game, bot: str, seed: int, seen: dict[int, str], most: int = 500) -> None:
    """The first moves of a game, all listed moves looked at."""
    actions = actions_for(game.mix, game.names)
    bots = [make_bot(bot, seed + seat, game.mix) for seat in range(len(game.names))]
    for _ in range(most):
        if game.over:
            break
        cover(game, actions, seen)
        seat = game.waiting[0]
        moves: Sequence[Move] = game.legal(seat)
        game.apply(seat, bots[seat].choose(game.view(seat), moves))


@pytest.mark.fuzz
def test_every_move_listed_in_a_scenario_has_an_action(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scenarios have what games seldom come to: every card, every clause."""
    kinds: set[str] = set()
    do = play.do

    def watched(t: Table, number: int, move: Move) -> None:
        actions = actions_for(t.mix, t.names)
        for seat in range(len(t.names)):
            moves = play.legal(t, seat)
            numbers = [actions.encode(move, seat) for move in moves]
            assert len(set(numbers)) == len(set(moves)), [str(move) for move in moves]
            kinds.update(actions.rows[number].kind for number in numbers)
        do(t, number, move)

    monkeypatch.setattr(play, "do", watched)
    results = run_paths([SCENARIOS])
    assert len(results) > 2000
    assert kinds == {row.kind for row in table(BLEND).rows}


@pytest.mark.parametrize("variant", ["listen", "ally-wins", "fast"])
def test_variants_are_covered(variant: str) -> None:
    game = new_game("munchkin", players=4, seed=3, variants=[variant])
    follow(game, "random", 3, {})


def test_a_pack_of_ones_own_is_covered() -> None:
    game = new_game("munchkin", players=4, seed=3, packs=[SCENARIOS.parent / "examples/packs/lost-property"])
    follow(game, "random", 3, {})
