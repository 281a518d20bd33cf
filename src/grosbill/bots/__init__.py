"""Opponents that see only what a player sees: a view as plain data, and the legal moves."""

from grosbill.bots.base import Bot
from grosbill.bots.greedy import GreedyBot
from grosbill.bots.names import BotError, bot_names, make_bot
from grosbill.bots.random import RandomBot

__all__ = ["Bot", "BotError", "GreedyBot", "RandomBot", "bot_names", "make_bot"]
