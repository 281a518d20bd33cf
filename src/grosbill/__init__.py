"""Grosbill: the table for the Munchkin family of card games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from grosbill.game import Game, new_game, parse_move, replay, restore
    from grosbill.model.errors import (
        AmbiguousMove,
        EditionError,
        GrosbillError,
        IllegalMove,
        MoveError,
        PackError,
        PlayersError,
        RecordError,
        ScenarioError,
        SettingsError,
    )
    from grosbill.model.events import Event, read_event
    from grosbill.model.moves import Move, Terms
    from grosbill.model.refusals import Refusal
    from grosbill.notation.record import Record
    from grosbill.worlds import World, Worlds

__version__ = "0.1.0"

__all__ = [
    "AmbiguousMove",
    "EditionError",
    "Event",
    "Game",
    "GrosbillError",
    "IllegalMove",
    "Move",
    "MoveError",
    "PackError",
    "PlayersError",
    "Record",
    "RecordError",
    "Refusal",
    "ScenarioError",
    "SettingsError",
    "Terms",
    "World",
    "Worlds",
    "new_game",
    "parse_move",
    "read_event",
    "replay",
    "restore",
]

_HOMES = {
    "Game": "game",
    "new_game": "game",
    "parse_move": "game",
    "replay": "game",
    "restore": "game",
    "Event": "model.events",
    "read_event": "model.events",
    "Move": "model.moves",
    "Terms": "model.moves",
    "Refusal": "model.refusals",
    "Record": "notation.record",
    "World": "worlds",
    "Worlds": "worlds",
}


def __getattr__(name: str) -> Any:
    """Import the engine when it is first asked for, so that `grosbill --help` does not wait for it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"grosbill.{_HOMES.get(name, 'model.errors')}"), name)
    globals()[name] = value
    return value
