"""How sure one can be of a win rate: 95 % intervals, and what is left of many when chance had many tries."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, lgamma, log, log1p, sqrt
from statistics import NormalDist
from typing import NamedTuple

SURE = 0.95
_Z = NormalDist().inv_cdf((1 + SURE) / 2)


class Difference(NamedTuple):
    """By how much the win rate of some players differs from that of all the others."""

    rate: float
    others: float
    size: float
    low: float
    high: float
    p: float
    """How often chance alone would give a difference of this size."""


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's score interval of a win rate; with no game it is all there is, 0 to 1."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, _Z * _Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = _Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    # At the ends the sum is exactly 0 or 1, but floats would miss it by a hair.
    return (0.0 if wins == 0 else middle - reach), (1.0 if wins == games else middle + reach)


def against_rest(wins: int, some: int, all_wins: int, everyone: int) -> Difference | None:
    """Some players against all others of the same games; None where there is nobody to compare.

    Methods for two independent groups (Newcombe's) do not fit: a game has one winner, so what one group
    wins the other does not, and all wins together are a fixed number. The difference is then a straight
    function of the one rate that is left to chance, (rate - par) * everyone / others, and so is its interval:
    Wilson's, moved and stretched. Where several of them sit at one table it is wider than it need be: they
    cannot all win.
    """
    others = everyone - some
    if not some or not others:
        return None
    rate, par, stretch = wins / some, all_wins / everyone, everyone / others
    low, high = wilson(wins, some)
    return Difference(
        rate=rate,
        others=(all_wins - wins) / others,
        size=(rate - par) * stretch,
        low=(low - par) * stretch,
        high=(high - par) * stretch,
        p=_chance(wins, some, par),
    )


def _chance(wins: int, games: int, par: float) -> float:
    """The exact binomial test: how often chance gives so many wins or so few, both ends counted.

    The normal curve is far off at the ends, where those cards lie that stand out of hundreds.
    """
    if not 0 < par < 1:
        return 1.0
    if wins <= games * par:  # few wins are many defeats
        wins, par = games - wins, 1 - par
    ways = lgamma(games + 1) - lgamma(wins + 1) - lgamma(games - wins + 1)
    term = exp(ways + wins * log(par) + (games - wins) * log1p(-par))
    tail = 0.0
    while term > tail * 1e-12:
        tail += term
        term *= (games - wins) / (wins + 1) * par / (1 - par)
        wins += 1
    return min(1.0, 2 * tail)


def holm(chances: Sequence[float]) -> list[bool]:
    """Which findings stand when all are looked at together: one time in 20, at most, any of them is luck."""
    stands = [False] * len(chances)
    for rank, number in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[number] > (1 - SURE) / (len(chances) - rank):
            break
        stands[number] = True
    return stands
