"""The rules, from the ground up: table, reading, kernel, topics, using, verbs, and `play` on top."""

from grosbill.rules import book

__all__ = ["book"]
