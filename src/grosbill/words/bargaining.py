"""What a trade or a deal is made of: with whom, for what, what each side has, and the move it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from grosbill.model.moves import PROMISES, Move, Terms
from grosbill.words.labels import Teller


def partners(teller: Teller) -> list[str]:
    """The others who live."""
    me = teller.words.me
    return [
        player["name"] for seat, player in enumerate(teller.view["players"]) if seat != me and player["alive"]
    ]


def goods(teller: Teller, name: str) -> list[str]:
    """The items in front of a player."""
    player = next(player for player in teller.view["players"] if player["name"] == name)
    return list(player["items"])


def purposes(teller: Teller) -> list[str]:
    """What the player can ask for: in their own fight help or to be left alone, in others' a promise."""
    combat = teller.view["combat"]
    if combat is None:
        return []
    if combat["fighter"] != teller.words.me:
        return list(PROMISES)
    return ["stay_out"] if combat["helper"] >= 0 else ["", "stay_out"]


def answers_an_offer(teller: Teller) -> bool:
    """Whether the player was made an offer about a fight, which they can answer with another."""
    step: Mapping[str, Any] = teller.step
    return step.get("kind") == "offer" and bool(step.get("fight")) and step.get("maker") != teller.words.me


def trade(name: str, give: Sequence[str], get: Sequence[str]) -> Move:
    """The offer of a trade; of one card for nothing, a gift."""
    if len(give) == 1 and not get:
        return Move("give", give[0], target=name)
    return Move("offer", target=name, terms=Terms(give=tuple(give), get=tuple(get)))


def deal(name: str, share: int, give: Sequence[str], *, first: bool, promise: str = "") -> Move:
    """What is offered for help or for a promise; to nobody by name: another offer in return."""
    terms = Terms(treasures=share, helper_first=first, give=tuple(give), promise=promise)
    return Move("ask", target=name, terms=terms) if name else Move("counter", terms=terms)
