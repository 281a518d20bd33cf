"""What is known of each kind of move where a person is told of it or asked about it: one row a kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Deed(msgspec.Struct, frozen=True):
    """A kind of move, as players see it."""

    group: str = "decide"  # the heading under which it is listed
    read: tuple[str, ...] = ()  # the clauses a new player should read about it
    tried: bool = False  # what it does beside what it says is found out by trying
    uncertain: bool = False  # what comes of it is for the cards and the dice to say, or nothing at all
    besides: bool = False  # it may be done while something else goes on
    settles: bool = False  # it may be what a step asks for
    idle: bool = False  # possible at almost any time, and hardly ever wanted because somebody else is acting
    goes_on: bool = False  # with it a player leaves whatever else could be done now


DEEDS: Final[Mapping[str, Deed]] = {
    "pass": Deed(idle=True, goes_on=True),
    "open": Deed(read=("R-TURN-005", "R-TURN-006", "R-TURN-008"), uncertain=True, goes_on=True),
    "listen": Deed(read=("R-TURN-004",), uncertain=True),
    "trouble": Deed(read=("R-TURN-013", "R-TURN-015")),
    "loot": Deed(read=("R-TURN-017",), uncertain=True),
    "end": Deed(read=("R-TURN-024", "R-TURN-031"), uncertain=True, goes_on=True),
    "play": Deed("play", tried=True, besides=True),
    "use": Deed("play", tried=True, besides=True),
    "carry": Deed("items", ("R-ITEM-023",), besides=True, idle=True),
    "discard": Deed("drop", tried=True, besides=True, settles=True, idle=True),
    "wear": Deed("items", ("R-ITEM-016", "R-ITEM-012"), tried=True, besides=True, idle=True),
    "remove": Deed("items", ("R-ITEM-016",), besides=True, idle=True),
    "sell": Deed("trade", ("R-SELL-003", "R-SELL-004", "R-SELL-005"), tried=True, idle=True),
    "ask": Deed("help", ("R-HELP-001", "R-HELP-005", "R-HELP-007")),
    "offer": Deed("trade", ("R-TRADE-001", "R-TRADE-002"), besides=True, idle=True),
    "give": Deed("trade", ("R-TRADE-007", "R-TRADE-009"), besides=True, settles=True, idle=True),
    "accept": Deed(read=("R-PROC-007",)),
    "refuse": Deed(read=("R-HELP-003",), uncertain=True),
    "counter": Deed(read=("R-HELP-010",)),
    "withdraw": Deed(uncertain=True),
    "claim": Deed(read=("R-COMBAT-004", "R-COMBAT-025")),
    "run": Deed(read=("R-RUN-003", "R-RUN-004", "R-RUN-005"), uncertain=True),
    "first": Deed(uncertain=True),
    "flee": Deed(read=("R-RUN-003", "R-RUN-004"), uncertain=True),
    "pick": Deed(settles=True),
    "choose": Deed(settles=True),
    "bid": Deed("play", ("R-FAST-003", "R-FAST-004", "R-FAST-005")),
    "show": Deed("play", ("R-CARD-016",), uncertain=True, idle=True),
}
