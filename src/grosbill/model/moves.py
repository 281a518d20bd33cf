"""Moves: what a player wants to do. What follows from it is in the events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What one side of a deal gives and gets; cards by their names."""

    treasures: int = 0
    helper_first: bool = False
    give: tuple[str, ...] = ()
    get: tuple[str, ...] = ()
    level_card: str = ""
    stay_out: bool = False

    def told(self) -> dict[str, Any]:
        """A deal, or what would be one, as plain data with every key."""
        return {
            "treasures": self.treasures,
            "helper_first": self.helper_first,
            "give": list(self.give),
            "get": list(self.get),
            "level_card": self.level_card,
            "stay_out": self.stay_out,
        }


NO_TERMS = Terms()
TABLE = "table"
"""The `owner` that tells a card in front of oneself from a copy of it in one's hand."""
RESERVED = ("munchkins", "monsters", "hand", TABLE, "everyone", "nothing")
"""Words that mean something in a move: neither a player nor a card is called so."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An intent: a kind, at most one card and one target, rarely more. Plain data, names only."""

    kind: str
    card: str = ""
    power: str = ""
    target: str = ""
    owner: str = ""
    cards: tuple[str, ...] = ()
    n: int = 0
    terms: Terms = NO_TERMS

    def __str__(self) -> str:
        """The move in notation; `parse_move` reads it back."""
        return WRITE[self.kind](self)


def _on(move: Move) -> str:
    if not move.target:
        return ""
    return f" on {move.target}" + (f" of {move.owner}" if move.owner else "")


def _from(move: Move) -> str:
    if move.owner == TABLE:
        return " from table"
    return f" of {move.owner}" if move.owner else ""


def _terms(terms: Terms) -> str:
    parts = []
    if terms.treasures:
        plural = "treasure" if terms.treasures == 1 else "treasures"
        parts.append(f"{terms.treasures} {plural}" + (" picking first" if terms.helper_first else ""))
    parts.extend(terms.give)
    if terms.level_card:
        parts.append(f"level {terms.level_card}")
    return " offering " + ", ".join(parts) if parts else ""


def _offer(move: Move) -> str:
    give, get = ", ".join(move.terms.give), ", ".join(move.terms.get)
    return f"offer {move.target} {give or 'nothing'} for {get or 'nothing'}"


def _wear(move: Move) -> str:
    text = f"wear {move.card}" + _on(move)
    return text + (f" instead of {', '.join(move.cards)}" if move.cards else "")


def _ask(move: Move) -> str:
    purpose = "to stay out" if move.terms.stay_out else "for help"
    return f"ask {move.target} {purpose}" + _terms(move.terms)


WRITE: dict[str, Callable[[Move], str]] = {
    "pass": lambda m: "pass",
    "open": lambda m: "open door",
    "listen": lambda m: "listen at the door",
    "trouble": lambda m: f"look for trouble with {m.card}",
    "loot": lambda m: "loot the room",
    "end": lambda m: "end turn",
    "play": lambda m: f"play {m.card}" + (f" as {m.power}" if m.power else "") + _on(m) + _chosen(m),
    "use": lambda m: f"use {m.card}" + (f" {m.power}" if m.power else "") + _on(m) + _chosen(m),
    "carry": lambda m: f"carry {m.card}",
    "discard": lambda m: f"discard {m.card}" + _from(m),
    "wear": _wear,
    "remove": lambda m: f"take off {m.card}",
    "sell": lambda m: f"sell {', '.join(m.cards)}",
    "ask": _ask,
    "offer": _offer,
    "give": lambda m: f"give {m.card} to {m.target}",
    "accept": lambda m: "accept",
    "refuse": lambda m: "refuse",
    "counter": lambda m: "counter" + (" to stay out" if m.terms.stay_out else "") + _terms(m.terms),
    "withdraw": lambda m: "withdraw",
    "claim": lambda m: "claim victory",
    "run": lambda m: "run away",
    "first": lambda m: "run first",
    "flee": lambda m: f"flee from {m.card}",
    "pick": lambda m: f"pick {m.card}" + _from(m),
    "choose": lambda m: f"choose {m.target or m.n}",
    "bid": lambda m: f"bid {m.card} for {m.target}",
    "show": lambda m: "show hand" + (f" to {m.target}" if m.target else ""),
}


def _chosen(move: Move) -> str:
    return f" choosing {move.n}" if move.n else ""


PASS = Move("pass")
