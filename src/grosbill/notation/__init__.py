"""Moves and records as text, each of which round-trips; events as sentences."""
