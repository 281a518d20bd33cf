"""The rules, from the ground up: table, reading, kernel, topics, using, verbs, and `play` on top."""

from __future__ import annotations

from grosbill.rules import book

__all__ = ["VERSION", "book"]

# Raise this when a change of the rules changes what follows from a move, so that a game played before may not
# play the same any more: records and snapshots carry it and say so. What only refuses more or less, or lists
# other moves, does not count, nor do cards, which have a digest of their own. The golden games are kept as
# records too (`make golden` writes them): one that no longer comes out with the same cards asks for a new
# version.
VERSION = 10
