"""What is known of each kind of move where a person is told of it or asked about it: one row a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class MoveKind(msgspec.Struct, frozen=True):
    """A kind of move, as players see it."""

    group: str = "decide"  # the heading under which it is listed
    read: tuple[str, ...] = ()  # the clauses a new player should read about it
    tried: bool = False  # what it does beside what it says is found out by trying
    uncertain: bool = False  # what comes of it is for the cards and the dice to say, or nothing at all
    besides: bool = False  # it may be done while something else goes on
    settles: bool = False  # it may be what a step asks for
    idle: bool = False  # possible at almost any time, and hardly ever wanted because somebody else is acting
    goes_on: bool = False  # with it a player leaves whatever else could be done now


MOVE_KINDS: Final[Mapping[str, MoveKind]] = {
    "pass": MoveKind(idle=True, goes_on=True),
    "open": MoveKind(read=("R-TURN-005", "R-TURN-006", "R-TURN-008"), uncertain=True, goes_on=True),
    "listen": MoveKind(read=("R-TURN-004",), uncertain=True),
    "trouble": MoveKind(read=("R-TURN-013", "R-TURN-015")),
    "loot": MoveKind(read=("R-TURN-017",), uncertain=True),
    "end": MoveKind(read=("R-TURN-024", "R-TURN-031"), uncertain=True, goes_on=True),
    "play": MoveKind("play", tried=True, besides=True),
    "use": MoveKind("play", tried=True, besides=True),
    "carry": MoveKind("items", ("R-ITEM-023",), besides=True, idle=True),
    "discard": MoveKind("drop", tried=True, besides=True, settles=True, idle=True),
    "wear": MoveKind("items", ("R-ITEM-016", "R-ITEM-012"), tried=True, besides=True, idle=True),
    "remove": MoveKind("items", ("R-ITEM-016",), besides=True, idle=True),
    "sell": MoveKind("trade", ("R-SELL-003", "R-SELL-004", "R-SELL-005"), tried=True, idle=True),
    "ask": MoveKind("help", ("R-HELP-001", "R-HELP-005", "R-HELP-007")),
    "offer": MoveKind("trade", ("R-TRADE-001", "R-TRADE-002"), besides=True, idle=True),
    "give": MoveKind("trade", ("R-TRADE-007", "R-TRADE-009"), besides=True, settles=True, idle=True),
    "accept": MoveKind(read=("R-PROC-007",)),
    "refuse": MoveKind(read=("R-HELP-003",), uncertain=True),
    "counter": MoveKind(read=("R-HELP-010",)),
    "withdraw": MoveKind(uncertain=True),
    "claim": MoveKind(read=("R-COMBAT-004", "R-COMBAT-025")),
    "run": MoveKind(read=("R-RUN-003", "R-RUN-004", "R-RUN-005"), uncertain=True),
    "first": MoveKind(uncertain=True),
    "flee": MoveKind(read=("R-RUN-003", "R-RUN-004"), uncertain=True),
    "pick": MoveKind(settles=True),
    "choose": MoveKind(settles=True),
    "bid": MoveKind("play", ("R-FAST-003", "R-FAST-004", "R-FAST-005")),
    "show": MoveKind("play", ("R-CARD-016",), uncertain=True, idle=True),
}
