"""Moves, records and scenarios as text; each round-trips."""
