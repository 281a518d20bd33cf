"""What can go wrong when many games are played."""

from __future__ import annotations

from importlib.util import find_spec

from grosbill.model.errors import GrosbillError


class SimulationError(GrosbillError):
    """Games that cannot be played where they were to be played."""


class ResultsError(GrosbillError):
    """Results that cannot be written, read or gone on with."""


class MissingExtraError(GrosbillError):
    """Something is asked for that the default installation leaves out."""


def need(what: str, extra: str, *modules: str) -> None:
    """Say what to install if a module is missing: before the games are played, not after."""
    for module in modules:
        if find_spec(module) is None:
            raise MissingExtraError(f"{what} needs {module}: pip install 'grosbill[{extra}]'")
