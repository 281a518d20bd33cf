"""Grosbill: the table for the Munchkin family of card games."""

from grosbill.game import Game, new_game, parse_move, replay
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
from grosbill.model.events import Event
from grosbill.model.moves import Move, Terms
from grosbill.model.refusals import Refusal
from grosbill.notation.record import Record

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
    "new_game",
    "parse_move",
    "replay",
]
