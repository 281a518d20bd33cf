"""All moves a seat could think of, legal or not, from what that seat can see.

Everything here is made from `game.view(seat)` and the names of the cards in the box, so that two games the
seat cannot tell apart give the same moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from grosbill.game import Game
from grosbill.model.moves import KINDS, PLAIN, SIDES, TABLE, Move, Terms

CARDED = ("trouble", "discard", "carry", "remove", "flee")
"""The kinds that name one card, and perhaps where it lies."""

DEALS = ("ask", "offer", "counter")
"""The kinds that have terms."""

MOST_TREASURES = 60
"""More treasures than are ever offered for one fight."""


class Sight(NamedTuple):
    """What lies where, by name, as one seat sees it."""

    names: tuple[str, ...]
    hand: tuple[str, ...]
    mine: tuple[str, ...]  # in front of the seat
    used: tuple[str, ...]
    items: tuple[str, ...]
    fight: tuple[str, ...]  # the monsters
    owned: tuple[tuple[str, str], ...]  # (card, owner) for everything in front of a player, curses too
    step: tuple[str, ...]  # lying open beside the table
    piles: tuple[str, ...]


def sight(game: Game, seat: int) -> Sight:
    """What a seat sees, ready for making moves."""
    view = game.view(seat)
    me = view["players"][seat]
    owned: dict[tuple[str, str], None] = {}
    for player in view["players"]:
        for card in _in_front(player) + player["curses"]:
            owned[card, player["name"]] = None
    combat, step = view["combat"], view["step"]
    return Sight(
        names=game.names,
        hand=_once(me["hand"]),
        mine=_once(_in_front(me)),
        used=_once(me["used"]),
        items=_once(me["items"]),
        fight=_once([monster["card"] for monster in combat["monsters"]] if combat else []),
        owned=tuple(owned),
        step=_once((step or {}).get("cards", [])),
        piles=_once(view["door_discards"] + view["treasure_discards"]),
    )


def _in_front(player: dict[str, Any]) -> list[str]:
    cards: list[str] = player["race"] + player["class"] + player["items"] + player["others"]
    return cards


def _once(names: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))


def everything(game: Game, seat: int) -> Iterator[Move]:
    """Every move of the kinds that can be counted out: cards in reach × powers × targets × numbers.

    Selling and deals have too many; `some_sales` and `some_deals` make the canonical ones and others.
    """
    seen = sight(game, seat)
    for kind in PLAIN:
        yield Move(kind)
    for n in range(8):
        yield Move("choose", n=n)
    for name in seen.names:
        yield Move("choose", target=name)
    reach = _once([*seen.hand, *seen.mine, *seen.fight])
    for card in _once([*reach, *seen.step]):
        for kind in CARDED:
            yield Move(kind, card)
        yield Move("discard", card, owner=TABLE)
        for name in seen.names:
            yield Move("give", card, target=name)
    yield from _picks(seen)
    yield from _bids(seen)
    yield from wears(seen)
    yield Move("show")
    for name in seen.names:
        yield Move("show", target=name)
    aims = list(_aims(seen))
    for card in reach:
        powers = dict.fromkeys(["", *(power.slug for power in game.mix.defs_by_id[card].powers)])
        for kind in ("play", "use"):
            for power in powers:
                yield from (Move(kind, card, power, target, owner) for target, owner in aims)
                yield from (Move(kind, card, power, n=n) for n in range(1, 8))


def _aims(seen: Sight) -> Iterator[tuple[str, str]]:
    yield "", ""
    for target in _once([*seen.names, *SIDES, *seen.fight, *seen.hand, *(card for card, _ in seen.owned)]):
        yield target, ""
    yield from seen.owned


def _picks(seen: Sight) -> Iterator[Move]:
    for card in _once([*seen.hand, *seen.mine, *seen.step, *seen.piles, "hand"]):
        yield Move("pick", card)
    for card in seen.mine:
        yield Move("pick", card, owner=TABLE)
    for card, owner in seen.owned:
        yield Move("pick", card, owner=owner)
    for name in seen.names:
        yield Move("pick", "hand", owner=name)


def _bids(seen: Sight) -> Iterator[Move]:
    for card in _once([*seen.hand, *seen.mine]):
        yield from (Move("bid", card, target=prize) for prize in _once([*seen.piles, *seen.hand]))


def wears(seen: Sight) -> Iterator[Move]:
    """Every item, alone, on every card that might carry it, or in place of another or of two in use."""
    for card in _once([*seen.items, *seen.hand]):
        yield Move("wear", card)
        yield from (Move("wear", card, target=other) for other in seen.mine)
        yield from (Move("wear", card, cards=(other,)) for other in seen.mine if other not in seen.used)
        for size in (1, 2):
            yield from (Move("wear", card, cards=off) for off in combinations(seen.used, size))


def some_sales(seen: Sight, rng: Random, n: int) -> Iterator[Move]:
    """Random sets of what one has."""
    cards = [*seen.items, *seen.hand]
    for _ in range(n):
        yield Move("sell", cards=tuple(rng.sample(cards, rng.randint(0, len(cards)))))


def some_deals(seen: Sight, rng: Random, n: int) -> Iterator[Move]:
    """Random deals of every sort with anybody."""
    anything = [*seen.items, *seen.hand, *(card for card, _ in seen.owned)]
    for _ in range(n):
        kind = rng.choice(DEALS)
        give = rng.sample(anything, min(len(anything), rng.choice((0, 0, 1, 1, 2))))
        get = rng.sample(anything, min(len(anything), rng.choice((0, 0, 1, 2)))) if kind == "offer" else []
        terms = Terms(
            treasures=rng.choice((0, 0, 1, 2, 3, MOST_TREASURES, -1)) if kind != "offer" else 0,
            helper_first=rng.random() < 0.3 and kind != "offer",
            give=tuple(give),
            get=tuple(get),
            plays=tuple(rng.sample(seen.hand, min(len(seen.hand), rng.choice((0, 0, 0, 1, 2)))))
            if kind != "offer"
            else (),
            promise=rng.choice(("", "", "", "stay_out", "stay_out", "no_help")) if kind != "offer" else "",
        )
        yield Move(kind, target=rng.choice(seen.names) if kind != "counter" else "", terms=terms)


def probe(game: Game, seat: int, rng: Random) -> Move:
    """One random move, sensible or not: for what is refused, and for what is legal and not listed."""
    seen = sight(game, seat)
    kind = rng.choice(list(KINDS))
    cards = [*seen.hand, *seen.mine, *seen.fight, *seen.step, *(card for card, _ in seen.owned)]
    card = rng.choice(game.mix.ref) if not cards or rng.random() < 0.05 else rng.choice(cards)
    if kind == "sell":
        return next(some_sales(seen, rng, 1))
    if kind in DEALS:
        return next(some_deals(seen, rng, 1))
    if kind == "choose":
        return Move(kind, n=rng.randrange(8))
    if kind in PLAIN:
        return Move(kind)
    if kind == "give":
        return Move(kind, card, target=rng.choice(seen.names))
    if kind == "show":
        return Move(kind, target=rng.choice(("", *seen.names)))
    if kind == "pick":
        return rng.choice(list(_picks(seen)))
    if kind == "bid":
        return Move(kind, card, target=rng.choice([*seen.piles, *game.mix.ref[:1]]))
    if kind == "wear":
        return rng.choice([*wears(seen), Move(kind, card)])
    if kind in ("play", "use"):
        slugs = [power.slug for power in game.mix.defs_by_id[card].powers]
        target, owner = rng.choice(list(_aims(seen)))
        n = rng.choice((0, 0, 0, rng.randrange(8)))
        return Move(kind, card, rng.choice(["", *slugs]), target, owner, n=n)
    return Move(kind, card)
