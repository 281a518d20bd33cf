"""Opponents that see only what a player sees: a view as plain data, and the legal moves."""

from grosbill.bots.base import Bot
from grosbill.bots.random import RandomBot
from grosbill.bots.simple import SimpleBot

__all__ = ["Bot", "RandomBot", "SimpleBot"]
