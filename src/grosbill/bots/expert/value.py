"""How likely each seat is to win, by a small model: a weighted sum for each seat, and a softmax over them.

The weights are fitted to games of bots (`make fit`), and say themselves how good they are.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp
from typing import Any

from grosbill.bots.expert.features import GROUPS, NAMES, features
from grosbill.packs import Mix

WEIGHTS = "weights.json"
_Groups = dict[str, tuple[int, ...]]


@cache
def weights() -> tuple[float, ...]:
    """One number for each feature."""
    told = json.loads((files("grosbill.bots.expert") / WEIGHTS).read_text("utf-8"))
    return tuple([float(told["weights"][name]) for name in NAMES])


_PLACES: _Groups = {group: tuple([NAMES.index(name) for name in names]) for group, names in GROUPS.items()}


def scores(rows: list[list[float]]) -> list[float]:
    """What each seat has, in one number."""
    known = weights()
    return [sum([a * b for a, b in zip(row, known, strict=True)]) for row in rows]


def chances(found: list[float]) -> list[float]:
    """How likely each of these is to win."""
    top = max(found)
    parts = [exp(score - top) for score in found]
    total = sum(parts)
    return [part / total for part in parts]


def standing(view: dict[str, Any], mix: Mix) -> tuple[list[float], dict[str, float]]:
    """How likely each seat is to win, and what speaks for the seat that sees this, by groups of features."""
    rows = features(view, mix)
    known, mine = weights(), rows[view["you"]]
    speaks = {name: sum([mine[at] * known[at] for at in places]) for name, places in _PLACES.items()}
    return chances(scores(rows)), speaks
