"""Intervals against published values, and against games drawn at random."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

import pytest

from grosbill.sim.intervals import against_rest, holm, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [  # R. G. Newcombe, Statistics in Medicine 17 (1998), p. 857: table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_wilson_at_the_ends() -> None:
    assert wilson(0, 0) == (0, 1)
    assert wilson(0, 7)[0] == 0
    assert wilson(7, 7)[1] == 1
    assert wilson(7, 7)[0] == pytest.approx(1 - wilson(0, 7)[1])


def test_holm_as_published() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == [True, False, False, True]
    assert holm([0.04]) == [True]
    assert holm([0.04, 0.04]) == [False, False]
    assert holm([]) == []


def test_some_players_against_the_rest() -> None:
    found = against_rest(wins=30, some=100, all_wins=250, everyone=1000)
    assert found is not None
    assert found.rate == 0.3
    assert found.others == pytest.approx(220 / 900)
    assert found.size == pytest.approx(30 / 100 - 220 / 900)
    assert found.low < 0 < found.size < found.high


def test_nobody_to_compare() -> None:
    assert against_rest(0, 0, 10, 40) is None
    assert against_rest(10, 40, 10, 40) is None
    nobody_won = against_rest(0, 10, 0, 40)
    assert nobody_won is not None
    assert nobody_won.p == 1


@pytest.mark.parametrize("wins", range(41))
def test_chance_is_counted_exactly(wins: int) -> None:
    found = against_rest(wins, some=40, all_wins=250, everyone=1000)
    assert found is not None
    ways = [comb(40, k) * Fraction(1, 4) ** k * Fraction(3, 4) ** (40 - k) for k in range(41)]
    assert found.p == pytest.approx(float(min(1, 2 * min(sum(ways[wins:]), sum(ways[: wins + 1])))))


def test_chance_of_very_many() -> None:
    usual = against_rest(100_300, some=400_000, all_wins=1_000_000, everyone=4_000_000)
    assert usual is not None
    assert usual.p == pytest.approx(0.2744, abs=2e-3)  # z = 300 / sqrt(400,000 * 3 / 16) = 1.0954
    absurd = against_rest(400_000, some=400_000, all_wins=1_000_000, everyone=4_000_000)
    assert absurd is not None
    assert absurd.p == 0


def test_luck_is_rarely_taken_for_a_finding() -> None:
    """Few games, many cards that do nothing: hardly one run in 20 has a card that stands out."""
    random = Random(8)
    runs, alarms = 300, 0
    for _ in range(runs):
        found = []
        for _ in range(100):
            dealt = 10 + int(random.random() * 10)
            wins = sum(random.random() < 0.2 for _ in range(dealt))
            found.append(against_rest(wins, dealt, 60, 300))
        alarms += any(holm([difference.p for difference in found if difference]))
    assert alarms / runs <= 0.08


def test_a_random_deal_is_inside_19_times_of_20() -> None:
    """A card dealt to one of four with no effect, and one that triples a player's chance."""
    random = Random(5)
    runs, games, hits = 400, 300, [0, 0]
    for strength, share in ((1, 0), (3, 1)):
        for _ in range(runs):
            wins = dealt = 0
            for _ in range(games):
                if random.random() < 0.4:
                    dealt += 1
                    wins += random.random() < strength / (strength + 3)
            found = against_rest(wins, dealt, games, 4 * games)
            assert found is not None
            # The others: in a game with the card what it leaves them, a quarter each in a game without.
            rate = strength / (strength + 3)
            others = (games - dealt * rate) / (4 * games - dealt)
            hits[share] += found.low <= rate - others <= found.high
    assert all(0.93 <= hit / runs <= 0.98 for hit in hits), hits
