"""What a player can type besides moves, in English and French alike."""

from __future__ import annotations

from typing import Final, NamedTuple

from grosbill.words.naming import plain

HELP_PAGE: Final = (
    "number",
    "explain",
    "rule",
    "hand",
    "table",
    "log",
    "discards",
    "hint",
    "why",
    "stats",
    "moves",
    "typing",
    "trade",
    "deal",
    "fight",
    "auto",
    "save",
    "quit",
    "help",
)
"""The commands in the order of the help page."""

_NAMES = {
    "hand": ("hand", "main"),
    "table": ("table",),
    "log": ("log", "journal"),
    "discards": ("discards", "defausses", "defausse"),
    "hint": ("hint", "conseil"),
    "why": ("why", "pourquoi"),
    "stats": ("stats", "statistiques"),
    "moves": ("moves", "coups", ""),
    "trade": ("trade", "echange", "troc"),
    "deal": ("deal", "accord", "marche"),
    "fight": ("fight", "combat"),
    "auto": ("auto",),
    "save": ("save", "sauver", "enregistrer"),
    "quit": ("quit", "exit", "quitter"),
    "help": ("help", "aide"),
}
_COMMANDS = {word: name for name, words in _NAMES.items() for word in words}
_WITH_MORE = ("log", "why", "auto", "save", "help")


class Command(NamedTuple):
    """A command and what follows it on the line."""

    name: str
    rest: str = ""


def read_command(line: str) -> Command | None:
    """The command on a line, or None if it should be a move."""
    if line.startswith("?"):
        return Command("explain", line[1:].strip())
    first, _, rest = line.partition(" ")
    name = _COMMANDS.get(plain(first))
    if name is None or (rest.strip() and name not in _WITH_MORE):
        return None
    if name == "help" and _COMMANDS.get(plain(rest)) == "moves" and rest.strip():
        return Command("typing")
    return Command(name, rest.strip())
