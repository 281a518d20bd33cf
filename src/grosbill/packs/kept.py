"""Answers that are kept with what they are about, and go with it.

A cache of its own would keep every mix that was ever asked about, and players could go through all
combinations of settings: each takes a megabyte.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeAlias, TypeVar

Answers: TypeAlias = dict[Callable[..., Any], dict[Any, Any]]
"""By the function that gives them."""


class Keeper(Protocol):
    """What answers can be kept with."""

    kept: Answers


K = TypeVar("K", bound=Keeper)
P = ParamSpec("P")
R = TypeVar("R")


def kept(most: int) -> Callable[[Callable[Concatenate[K, P], R]], Callable[Concatenate[K, P], R]]:
    """Keep the answers of a function with its first argument: so many, then it begins anew.

    The others are given in their order, without their names.
    """

    def keeping(answer: Callable[Concatenate[K, P], R]) -> Callable[Concatenate[K, P], R]:
        @wraps(answer)
        def ask(about: K, /, *args: P.args, **named: P.kwargs) -> R:
            try:
                found: R = about.kept[answer][args]
            except KeyError:
                answers = about.kept.setdefault(answer, {})
                if len(answers) >= most:
                    answers.clear()
                found = answers[args] = answer(about, *args, **named)
            return found

        return ask

    return keeping
