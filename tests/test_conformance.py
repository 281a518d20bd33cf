"""Games played by all kinds of players, checked from top to bottom after every move (`grosbill.testing`)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grosbill import Event, Game, Move, new_game
from grosbill.model.moves import KINDS as MOVES
from grosbill.packs import edition, editions
from grosbill.testing import (
    KINDS,
    alike,
    check_game,
    check_invariants,
    check_onward,
    check_secrecy,
    mixed,
    permuted,
    play,
    secrecy,
    write_doubles,
)
from grosbill.testing.doubles import COPIES
from grosbill.testing.invariants import table_of
from grosbill.testing.universe import everything, sight, some_deals, some_sales

EVERYTHING = "+".join(editions())
EDITIONS = (*editions(), EVERYTHING)
TABLES = [
    *((name, count) for name in ("munchkin", "lite") for count in range(3, edition(name).players[1] + 1)),
    *(("star", 3), ("star", 6), ("cthulhu", 3), ("cthulhu", 5)),
    *(("munchkin+star", 4), ("star+cthulhu", 4), ("cthulhu+lite", 5), (EVERYTHING, 3), (EVERYTHING, 6)),
]
PAIRS = 10_000  # of worlds that a seat cannot tell apart, in one run of the tests
SECRECY_SEEDS = 4


def _settings(name: str, seed: int) -> dict[str, Any]:
    """Every other game with large hands; the others with some option changed."""
    if seed % 2 == 0:
        return {"hand_limit": 15}
    options = edition(name).options
    chosen = options[seed % len(options)]
    defaults = edition(name).defaults()
    value = getattr(defaults, chosen)
    return {chosen: not value if isinstance(value, bool) else value + 1}


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", [*KINDS, "mixed"])
@pytest.mark.parametrize(("name", "count"), TABLES)
def test_every_kind_of_player(name: str, count: int, kind: str) -> None:
    """All editions, all numbers of players, all kinds of players, with and without interruptions."""
    for seed, interject in ((1, 0.0), (2, 0.3)):
        game = new_game(name, players=count, seed=seed, settings=_settings(name, seed + count))
        players = mixed(seed, count) if kind == "mixed" else alike(kind, seed, count)
        report = check_game(game, seed, players=players, interject=interject, often=0.05, turns=12)
        assert report.moves > 50


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", [name for name in EDITIONS if name != "star"])
def test_whole_games(name: str, seed: int) -> None:
    """Games to the end: somebody wins, and the record of it all replays.

    Blind players may stay at level 1 for thousands of turns in Star; that its games end is seen with bots.
    """
    low, high = edition(name).players
    count = low + seed % (high - low + 1)
    game = new_game(name, players=count, seed=seed + 100)
    report = check_game(game, seed, players=alike("builder", seed, count), often=0.01)
    assert report.over, f"no winner after {report.turns} turns"
    assert game.winners


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", ["keeper", "hostile", "tinkerer"])
@pytest.mark.parametrize("name", EDITIONS)
def test_long_games_with_full_hands(name: str, kind: str) -> None:
    """The invariants alone, over long games with large hands and many interruptions."""
    seats = edition(name).players[1]

    def watch(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        check_invariants(game)

    for seed in range(2):
        game = new_game(name, players=seats, seed=seed + 50, settings={"hand_limit": 20})
        play(game, alike(kind, seed, seats), seed, interject=0.3, turns=80, watch=watch)


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", ["mixed", "tinkerer", "keeper", "hostile"])
@pytest.mark.parametrize("name", EDITIONS)
def test_decks_with_three_of_each(name: str, kind: str, tmp_path: Path) -> None:
    """Copies of one card are cards of their own: whole tables full of doubles, in every edition."""
    folders = write_doubles(tmp_path, name)
    for seed in range(2):
        game = new_game(name, players=3, seed=seed, settings={"hand_limit": 15}, packs=folders)
        counts = Counter(d.id for d in game.mix.of if d.kind in ("item", "one_shot", "class", "race"))
        assert min(counts.values()) >= COPIES
        players = mixed(seed, 3) if kind == "mixed" else alike(kind, seed, 3)
        check_game(game, seed, players=players, interject=0.3, often=0.1, turns=15, packs=folders)


@pytest.mark.fuzz
@pytest.mark.parametrize("seed", range(SECRECY_SEEDS))
@pytest.mark.parametrize(("name", "count"), TABLES)
def test_two_worlds(name: str, count: int, seed: int) -> None:
    """Two worlds a seat cannot tell apart give it the same: a share of 10,000 pairs."""
    share = -(-PAIRS // (len(TABLES) * SECRECY_SEEDS))
    kinds = ("uniform", "keeper", "hostile", "builder")
    rng = Random(seed)
    compared = 0

    def watch(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        nonlocal compared
        if game.over or compared >= share:
            return
        for me in rng.sample(range(count), 2):
            check_secrecy(game, me, rng.getrandbits(32))
            compared += 2  # with one where hidden cards are dealt otherwise, and with one of its worlds
            check_onward(game, me, rng.getrandbits(32))

    part = 0
    while compared < share:
        game = new_game(name, players=count, seed=seed * 100 + part)
        play(game, alike(kinds[part % 4], seed, count), seed, interject=0.1, turns=8, watch=watch)
        part += 1
    assert compared >= share


@pytest.mark.parametrize("name", EDITIONS)
def test_permuting_changes_only_what_is_hidden(name: str) -> None:
    """The kit's own worlds: other hands differ, one's own hand and everything open stays."""
    game = new_game(name, players=3, seed=5)
    differ = 0
    for seed in range(20):
        other = permuted(game, 0, seed)
        real, new = table_of(game), table_of(other)
        assert new.seats[0].hand == real.seats[0].hand
        for number in (1, 2):
            mine, theirs = real.seats[number].hand, new.seats[number].hand
            assert [real.mix.of[card].deck for card in mine] == [real.mix.of[card].deck for card in theirs]
            differ += mine != theirs
        assert sorted(new.decks[0] + new.decks[1]) != sorted(real.decks[0] + real.decks[1])
    assert differ > 30


def test_where_only_the_real_hand_can_answer_the_rest_changes_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A table compared with itself would prove nothing."""
    monkeypatch.setattr(secrecy, "TRIES", 0)
    game = new_game("munchkin", players=3, seed=5)
    while len(game.waiting) != 1 or game.waiting[0] == 0:
        seat = game.waiting[0]
        game.apply(seat, game.legal(seat)[0])
    asked, third = game.waiting[0], 3 - game.waiting[0]
    real, other = table_of(game), table_of(permuted(game, 0, 1))
    assert other.seats[asked].hand == real.seats[asked].hand
    assert other.seats[third].hand != real.seats[third].hand
    assert sorted(other.decks[0]) != sorted(real.decks[0])


@pytest.mark.parametrize("name", EDITIONS)
def test_brute_force_knows_every_kind_of_move(name: str) -> None:
    """A kind of move that brute force does not try would never be compared."""
    game = new_game(name, players=4, seed=3)
    seen = sight(game, 0)
    tried = {move.kind for move in everything(game, 0)}
    tried |= {move.kind for move in (*some_sales(seen, Random(1), 1), *some_deals(seen, Random(1), 50))}
    assert tried == set(MOVES)


def test_a_broken_game_is_noticed() -> None:
    """The kit can fail: a card too many, a stale character, a wrong public card, a level too high."""
    breakages = (_double_a_card, _forget_a_bonus, _publish_a_hand, _rise, _lose_a_card)
    for number, breakage in enumerate(breakages):
        game = new_game("munchkin", players=3, seed=number)
        check_invariants(game)
        breakage(game)
        with pytest.raises(AssertionError):
            check_invariants(game)


def _double_a_card(game: Game) -> None:
    t = table_of(game)
    t.piles = ((t.seats[0].hand[0],), ())


def _lose_a_card(game: Game) -> None:
    t = table_of(game)
    t.decks = (t.decks[0][1:], t.decks[1])


def _forget_a_bonus(game: Game) -> None:
    table_of(game).seats[1].bonus += 3


def _publish_a_hand(game: Game) -> None:
    t = table_of(game)
    t.public |= 1 << t.seats[2].hand[0]


def _rise(game: Game) -> None:
    table_of(game).seats[0].level = 11
