"""Observations: what the view holds and nothing else, where the layout says."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from grosbill import Game, new_game
from grosbill.env.actions import ENCODING
from grosbill.env.observation import (
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
    Array,
    Observer,
)
from grosbill.packs import editions
from playing import played

BLEND = "+".join(editions())


def observer(game: Game) -> Observer:
    return Observer(game.mix, len(game.names))


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
    """An observation by the names of its parts."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        made = observer(game)
        self._array: Array = made(view)
        self._layout = made.layout
        self._names = [d.id for d in game.mix.defs]

    def part(self, name: str) -> list[int]:
        return [int(n) for n in self._array[self._layout[name]]]

    def numbers(self, name: str, fields: tuple[str, ...]) -> dict[str, int]:
        return dict(zip(fields, self.part(name), strict=True))

    def cards(self, name: str) -> list[str]:
        counts = zip(self._names, self.part(f"cards {name}"), strict=True)
        return [card for card, n in counts for _ in range(n)]


# --- where things are -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 6])
def test_the_parts_lie_one_after_the_other(players: int) -> None:
    game = new_game("munchkin", players=players)
    made = observer(game)
    place = 0
    for part in made.layout.values():
        assert part.start == place
        place = part.stop
    planes = len(PILES) + len(FIGHT_CARDS) + len(STEP_CARDS) + players * (1 + len(BELONGINGS))
    numbers = len(TABLE + FIGHT + STEP + PHASES + STEPS + PICKS) + players * (len(PLAYER) + len(SEATS))
    assert place == made.size == numbers + planes * len(game.mix.defs)
    assert made(game.view(0)).shape == (made.size,)
    assert made(game.view(0)).dtype == np.int16


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
    assert (ENCODING, blake2b(text.encode(), digest_size=8).hexdigest()) == (1, "2669d728632dbd8b")


@pytest.mark.parametrize("name", ["munchkin", BLEND])
def test_everything_is_where_the_layout_says(name: str) -> None:
    """Each part, read back by its name, agrees with the view it was made of."""
    for game in positions(name, 5)[::7]:
        me = game.waiting[0]
        view = game.view(me)
        reading = Reading(game, view)
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
    view = game.view(2)
    give, get = game.mix.defs[5].id, game.mix.defs[6].id
    terms = {
        "treasures": 3,
        "helper_first": True,
        "give": [give],
        "get": [get],
        "level_card": "",
        "stay_out": False,
    }
    view["step"] = {"kind": "offer", "seat": 2, "maker": 1, "terms": terms, "fight": True}
    reading = Reading(game, view)
    numbers = reading.numbers("settled", STEP)
    assert (numbers["offer_treasures"], numbers["offer_helper_first"], numbers["offer_fight"]) == (3, 1, 1)
    assert reading.cards("given") == [give]
    assert reading.cards("wanted") == [get]
    assert reading.part("asked") == [1, 0, 0, 0]
    assert reading.part("other") == [0, 0, 0, 1]


def test_a_very_long_game_stays_in_range() -> None:
    game = played()
    assert Reading(game, game.view(0) | {"turn": 10**6}).numbers("table", TABLE)["turn"] == HIGHEST


# --- nothing but the view ---------------------------------------------------------------------------------


def test_worlds_a_seat_cannot_tell_apart_look_the_same() -> None:
    for game in positions("munchkin", 2)[::11]:
        seat = game.waiting[0]
        seen = observer(game)(game.view(seat))
        for seed in (1, 2):
            world = game.determinize(seat, seed)
            assert np.array_equal(observer(game)(world.view(seat)), seen)


def test_the_view_alone_is_enough() -> None:
    """As plain data that has been sent somewhere: no card, no game, no state comes with it."""
    game = played(moves=150)
    sent = msgspec.json.decode(msgspec.json.encode(game.view(1)))
    assert np.array_equal(observer(game)(sent), observer(game)(game.view(1)))


@pytest.mark.parametrize("name", ["munchkin", BLEND])
def test_what_an_observer_remembers_changes_nothing(name: str) -> None:
    """Through one game and back to the beginning of another, for all seats."""
    old: Observer | None = None
    for seed in (1, 2):
        for game in positions(name, seed, most=120):
            old = old or observer(game)
            for seat in range(4):
                view = game.view(seat)
                assert np.array_equal(old(view), observer(game)(view))
