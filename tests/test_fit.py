"""Weights for the expert: fitted to who won, corrected by what its moves really gain."""

from __future__ import annotations

import numpy as np
import pytest

from grosbill.bots.expert.features import NAMES
from grosbill.sim import forks
from grosbill.sim.fit import fitted, loss
from grosbill.sim.forks import Fork, Way, corrected, promised

LEVEL, GOLD = NAMES.index("level 9"), NAMES.index("gold")


def seats(**mine: float) -> list[list[float]]:
    """Four seats, of which the first has something."""
    first = [mine.get(name.replace(" ", "_"), 0.0) for name in NAMES]
    return [first, *[[0.0] * len(NAMES) for _ in range(3)]]


def test_what_goes_with_winning_is_found() -> None:
    samples = [(seats(level_9=1.0), [1.0, 0.0, 0.0, 0.0])] * 60 + [(seats(gold=1.0), [0.25] * 4)] * 60
    weighed = fitted(samples, NAMES)
    assert weighed[LEVEL] > 1
    assert weighed[GOLD] == pytest.approx(0.0, abs=0.01)
    assert loss(samples, weighed) < loss(samples, np.zeros(len(NAMES)))


def fork(gold: float, wins: tuple[float, float]) -> Fork:
    """A move that brings gold, against one that does not, and how often each wins."""
    mine, theirs = [[Way(seats(gold=each), won)] * 4 for each, won in zip((gold, 0.0), wins, strict=True)]
    return mine, theirs


def test_what_brings_nothing_about_counts_less() -> None:
    """Winners have gold, but gold does not win: where it was tried, it changed nothing."""
    weights = np.zeros(len(NAMES))
    weights[GOLD] = 0.5
    tried = [fork(1.0, (won, won)) for won in (0.0, 0.25, 0.5, 1.0)] * 300 + [fork(1.0, (1.0, 0.0))] * 3
    after = corrected(weights, tried)
    assert 0 <= after[GOLD] < 0.2
    assert np.count_nonzero(after) == 1
    told, really = promised(weights, tried)
    assert told > 0.09
    assert really == pytest.approx(3 / len(tried))
    assert promised(after, tried)[0] < told / 2


def test_a_game_won_at_once_says_so_itself() -> None:
    """No weights are asked then."""
    tried: list[Fork] = [([Way([], 1.0)] * 4, [Way(seats(), 0.0)] * 4)]
    assert promised(np.zeros(len(NAMES)), tried) == (0.75, 1.0)


def test_forks_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "_EVERY", 30)
    monkeypatch.setattr(forks, "_WORLDS", 1)
    found = forks.forks(3, "lite", 1)
    assert found
    assert found == forks.forks(3, "lite", 1)
    for mine, theirs in found:
        assert len(mine) == len(theirs) == 1
        for way in mine + theirs:
            assert 0 <= way.won <= 1
            assert not way.rows or [len(row) for row in way.rows] == [len(NAMES)] * 4
