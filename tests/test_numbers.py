"""What a seat may know in numbers: what the view holds and nothing else, where the layout says."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from counting import same
from grosbill import Game, Move, Terms, new_game
from grosbill.bots import make_bot
from grosbill.env.actions import ENCODING
from grosbill.model import steps as s
from grosbill.model.errors import PlayersError
from grosbill.packs import edition, editions
from grosbill.rules import play
from grosbill.rules.kernel.step_rules import kind_of
from grosbill.rules.table import Table
from grosbill.scenarios.running import run_paths
from grosbill.views.layout import (
    BELONGINGS,
    FIGHT,
    FIGHT_CARDS,
    HIGHEST,
    PHASES,
    PICKS,
    PILES,
    PLAYER,
    SEATS,
    STEP,
    STEP_CARDS,
    STEPS,
    TABLE,
    layout_for,
)
from grosbill.views.step import asking_kinds
from playing import played

BLEND = "+".join(editions())
MOVES = 400
SCENARIOS = Path(__file__).parents[1] / "scenarios"
TABLES = [
    (name, players)
    for name in (*editions(), BLEND)
    for players in range(edition(name).players[0], edition(name).players[1] + 1)
]


def positions(name: str, seed: int, most: int = 500) -> list[Game]:
    """Positions of one game, one after the other."""
    game, rng = new_game(name, players=4, seed=seed), Random(seed)
    found: list[Game] = []
    game.settle()
    while not game.over and len(found) < most:
        found.append(game.clone())
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))
        game.settle()
    return found


class Reading:
    """The numbers of a seat by the names of their parts."""

    def __init__(self, game: Game, seat: int) -> None:
        self._array = array("h", bytes(game.numbers(seat)))
        self._layout = layout_for(game.mix, len(game.names)).parts
        self._names = [d.id for d in game.mix.defs]

    def part(self, name: str) -> list[int]:
        return list(self._array[self._layout[name]])

    def numbers(self, name: str, fields: tuple[str, ...]) -> dict[str, int]:
        return dict(zip(fields, self.part(name), strict=True))

    def cards(self, name: str) -> list[str]:
        counts = zip(self._names, self.part(f"cards {name}"), strict=True)
        return [card for card, n in counts for _ in range(n)]


# --- where things are -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 6])
def test_the_parts_lie_one_after_the_other(players: int) -> None:
    game = new_game("munchkin", players=players)
    layout = layout_for(game.mix, players)
    place = 0
    for part in layout.parts.values():
        assert part.start == place
        place = part.stop
    planes = len(PILES) + len(FIGHT_CARDS) + len(STEP_CARDS) + players * (1 + len(BELONGINGS))
    numbers = len(TABLE + FIGHT + STEP + PHASES + STEPS + PICKS) + players * (len(PLAYER) + len(SEATS))
    assert place == layout.size == numbers + planes * len(game.mix.defs)
    assert len(game.numbers(0)) == 2 * layout.size


def test_the_layout_is_as_it_was() -> None:
    """If this fails although no card has changed, ENCODING has to grow."""
    names = (
        TABLE,
        FIGHT,
        STEP,
        PLAYER,
        SEATS,
        PHASES,
        STEPS,
        PICKS,
        PILES,
        FIGHT_CARDS,
        STEP_CARDS,
        BELONGINGS,
    )
    text = "\n".join(" ".join(part) for part in names)
    assert (ENCODING, blake2b(text.encode(), digest_size=8).hexdigest()) == (5, "9b63fa64fbdd4b91")


@pytest.mark.parametrize("name", ["munchkin", BLEND])
def test_everything_is_where_the_layout_says(name: str) -> None:
    """Each part, read back by its name, agrees with the view it was made of."""
    for game in positions(name, 5)[::7]:
        me = game.waiting[0]
        view = game.view(me)
        reading = Reading(game, me)
        order = [(me + n) % 4 for n in range(4)]
        table = reading.numbers("table", TABLE)
        assert table == {field: view[field] for field in TABLE}
        assert [PHASES[n] for n, mark in enumerate(reading.part("phase")) if mark] == [view["phase"]]
        step = view["step"] or {"kind": ""}
        assert [STEPS[n] for n, mark in enumerate(reading.part("step")) if mark] == [
            kind for kind in [step["kind"]] if kind
        ]
        assert [order[n] for n, mark in enumerate(reading.part("active")) if mark] == [view["active"]]
        assert {order[n] for n, mark in enumerate(reading.part("waiting")) if mark} == set(view["waiting"])
        for pile in PILES:
            assert sorted(reading.cards(pile)) == sorted(view[pile])
        for n, seat in enumerate(order):
            check_player(reading, n, view["players"][seat])
        check_fight(reading, order, view["combat"])


def check_player(reading: Reading, n: int, player: dict[str, Any]) -> None:
    numbers = reading.numbers(f"+{n}", PLAYER)
    for field in ("level", "alive", "bonus", "hand_size", "hand_doors", "hand_limit", "fresh"):
        assert numbers[field] == player[field]
    assert numbers["counts_as"] == len(player["counts_as"])
    assert sorted(reading.cards(f"+{n} hand")) == sorted(player["hand"])
    used, carried = reading.cards(f"+{n} used"), reading.cards(f"+{n} carried")
    assert sorted(used) == sorted(player["used"])
    assert sorted(used + carried) == sorted(player["items"])
    assert sorted(reading.cards(f"+{n} front")) == sorted(player["race"] + player["class"] + player["others"])
    assert sorted(reading.cards(f"+{n} effects")) == sorted(player["curses"] + player["lasting"])


def check_fight(reading: Reading, order: list[int], combat: dict[str, Any] | None) -> None:
    numbers = reading.numbers("fight", FIGHT)
    if combat is None:
        assert not any(numbers.values())
        assert not any(reading.cards(name) for name in FIGHT_CARDS)
        return
    assert (numbers["munchkins"], numbers["monsters"]) == (combat["munchkins"], combat["monsters_total"])
    assert order[reading.part("fighter").index(1)] == combat["fighter"]
    assert sum(reading.part("helper")) == (combat["helper"] >= 0)
    assert sorted(reading.cards("monsters")) == sorted(foe["monster"] for foe in combat["monsters"])
    plays = [reading.cards(f"{side}_plays") for side in ("munchkins", "monsters", "other")]
    assert sorted(card for cards in plays for card in cards) == sorted(card for card, _ in combat["plays"])


def test_an_offer_is_told_with_its_terms() -> None:
    game = played(moves=0)
    give, get, level = (game.mix.defs[n].id for n in (5, 6, 7))
    terms = Terms(treasures=3, helper_first=True, give=(give,), get=(get,), plays=(level,))
    game._t.steps = (s.Bargain(maker=1, to=2, terms=terms),)
    reading = Reading(game, 2)
    numbers = reading.numbers("settled", STEP)
    assert (numbers["offer_treasures"], numbers["offer_helper_first"], numbers["offer_fight"]) == (3, 1, 1)
    assert reading.cards("given") == [give, level]
    assert reading.cards("wanted") == [get]
    assert reading.part("asked") == [1, 0, 0, 0]
    assert reading.part("other") == [0, 0, 0, 1]
    same(game._t)


def test_a_very_long_game_stays_in_range() -> None:
    game = played()
    game._t.turn = 10**6
    assert Reading(game, 0).numbers("table", TABLE)["turn"] == HIGHEST


@pytest.mark.parametrize("seat", [-1, 4, None, "Ann"])
def test_only_seats_are_told(seat: Any) -> None:
    with pytest.raises(PlayersError, match="there is no seat"):
        played(moves=0).numbers(seat)


# --- nothing but the view ---------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_numbers_tell_what_the_view_tells(name: str, players: int, bot: str) -> None:
    """After every move, to every seat; greedy players keep their cards and reach other states."""
    game = new_game(name, players=players, seed=players)
    bots = [make_bot(bot, seat, game.mix) for seat in range(players)]
    for _ in range(MOVES):
        if game.over:
            break
        same(game._t)
        seat = game.waiting[0]
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat)))
    same(game._t)


@pytest.mark.fuzz
def test_numbers_tell_what_the_view_tells_in_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    """They have what games seldom come to: every card, every clause, every kind of step that asks."""
    kinds: set[str] = set()
    do = play.do

    def watched(t: Table, number: int, move: Move) -> None:
        same(t)
        kinds.update(kind_of(type(step)) for step in t.steps[-1:])
        do(t, number, move)

    monkeypatch.setattr(play, "do", watched)
    assert len(run_paths([SCENARIOS])) > 2000
    assert kinds == set(asking_kinds())


def test_worlds_a_seat_cannot_tell_apart_look_the_same() -> None:
    for game in positions("munchkin", 2)[::11]:
        seat = game.waiting[0]
        for seed in (1, 2):
            assert game.determinize(seat, seed).numbers(seat) == game.numbers(seat)


def test_whoever_asks_owns_the_numbers() -> None:
    """Changing them changes neither the game nor what anyone is told next."""
    game = played()
    before = [game.numbers(seat) for seat in range(4)]
    spoilt = game.numbers(0)
    spoilt[:] = b"\xff" * len(spoilt)
    assert [game.numbers(seat) for seat in range(4)] == before


def test_a_game_that_was_won_in_the_middle_of_something_has_numbers() -> None:
    game = new_game("cthulhu", players=3, seed=1)
    table = game._t
    table.steps, table.winners = (s.Finish(0),), (0,)
    numbers = game.numbers(0)
    table.steps = ()
    assert numbers == game.numbers(0)
