"""Opponents that see only what a player sees: a view as plain data, and the legal moves."""

from grosbill.bots.base import Bot, World, Worlds
from grosbill.bots.expert import ExpertBot
from grosbill.bots.greedy import GreedyBot
from grosbill.bots.names import BotError, bot_names, looks_ahead, make_bot
from grosbill.bots.random import RandomBot
from grosbill.bots.regards import Regards

__all__ = [
    "Bot",
    "BotError",
    "ExpertBot",
    "GreedyBot",
    "RandomBot",
    "Regards",
    "World",
    "Worlds",
    "bot_names",
    "looks_ahead",
    "make_bot",
]
