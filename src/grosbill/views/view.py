"""The view of one seat or of a spectator: plain data, cards by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from grosbill.model import steps as s
from grosbill.model.state import Seat
from grosbill.packs import Mix
from grosbill.rules.combat import spoils_beside, treasures_of
from grosbill.rules.conditions import curses_on, monster_level
from grosbill.rules.play import waiting
from grosbill.rules.strength import Part, monster_parts, munchkin_parts
from grosbill.rules.table import Table


def view(t: Table, number: int | None) -> dict[str, Any]:
    """What this seat may know (None: a spectator)."""
    return {
        "edition": t.mix.edition.id,
        "you": number,
        "turn": t.turn,
        "active": t.active,
        "phase": t.phase,
        "trouble": t.trouble,
        "loot": t.loot,
        "moment": t.moment,
        "lull": lull(t),
        "waiting": list(waiting(t)),
        "over": bool(t.winners),
        "winners": list(t.winners),
        "players": [_player(t, other, seat, number) for other, seat in enumerate(t.seats)],
        "doors": len(t.decks[0]) + len(t.tops[0]),
        "treasures": len(t.decks[1]) + len(t.tops[1]),
        "door_top": _top(t, 0, number) if t.peeked[0] else [],
        "treasure_top": _top(t, 1, number) if t.peeked[1] else [],
        "door_discards": list(_names(t.mix, t.piles[0])),
        "treasure_discards": list(_names(t.mix, t.piles[1])),
        "apart": list(_names(t.mix, t.apart)) if t.apart else [],
        "combat": _combat(t) if t.fight is not None else None,
        "step": _step(t) if t.steps else None,
    }


def _top(t: Table, deck: int, number: int | None) -> list[str]:
    """The first cards of a deck as far as this seat has looked at them."""
    names = []
    for card, known in zip(t.tops[deck], t.peeked[deck], strict=False):
        if number is None or not known >> number & 1:
            break
        names.append(t.mix.ref[card])
    return names


@lru_cache(maxsize=512)
def _names(mix: Mix, cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by name; several seats look at the same ones, and mostly nothing has changed."""
    return tuple(map(mix.ref.__getitem__, cards))


def lull(t: Table) -> bool:
    """Whether the game pauses for the others before the turn goes on."""
    return bool(t.steps) and isinstance(t.steps[-1], s.Lull)


def _player(t: Table, other: int, seat: Seat, number: int | None) -> dict[str, Any]:
    ref, of = t.mix.ref, t.mix.of
    hand: tuple[int, ...] = ()
    if number == other:
        hand = seat.hand
    elif any(seat.known):
        knows = (1 << len(t.seats)) - 1 if number is None else 1 << number
        hand = tuple([c for c, known in zip(seat.hand, seat.known, strict=True) if known & knows == knows])
    rest: tuple[int, ...] = ()
    if len(seat.play) > len(seat.given_up) + len(seat.use) + len(seat.spare):
        plain = [card for card in seat.play if card not in seat.given_up and not of[card].item]
        rest = tuple([card for card in plain if of[card].kind != "curse"])
    used = _names(t.mix, seat.use)
    return {
        "name": t.names[other],
        "level": seat.level,
        "sex": seat.sex,
        "alive": seat.alive,
        "race": [of[card].id for card in seat.given_up if of[card].kind == "race"] if seat.given_up else [],
        "class": [of[card].id for card in seat.given_up if of[card].kind == "class"] if seat.given_up else [],
        "items": [*used, *_names(t.mix, seat.spare)],
        "used": list(used),
        "others": list(_names(t.mix, rest)) if rest else [],
        "attached": [[ref[card], ref[host]] for card, host in seat.on] if seat.on else [],
        "curses": [ref[card] for card in curses_on(t, seat)] if seat.markers or seat.on else [],
        # The cards, curses aside, that have given this player something that still lasts.
        "lasting": [ref[mark.card] for mark in seat.markers if not mark.keeps] if seat.markers else [],
        # What one is taken for by choice: by cards, and where it is counted who has a class that spreads.
        "counts_as": t.mix.trait_names(seat.poses) if seat.poses else [],
        "head_count": t.mix.trait_names(seat.joins) if seat.joins else [],
        "bonus": seat.bonus,
        "hand": [ref[card] for card in hand] if hand else [],
        "hand_size": len(seat.hand),
        "hand_doors": seat.doors,
        "hand_limit": seat.hand_limit,
        # Whether a card that was played had just been received is nobody else's business.
        "fresh": len(seat.fresh) if number == other else 0,
    }


def _combat(t: Table) -> dict[str, Any]:
    fight = t.fight
    assert fight is not None
    ref = t.mix.ref
    ours, theirs = munchkin_parts(t), monster_parts(t)
    return {
        "fighter": fight.fighter,
        "helper": fight.helper,
        "forced": fight.forced,
        "monsters": [
            {
                "card": ref[foe.card],
                "monster": ref[foe.shape],
                "level": monster_level(t, foe.card),
                "treasures": treasures_of(t, foe),
                "enhancers": [ref[card] for card, kin in fight.enhancers if kin == foe.kin],
            }
            for foe in fight.foes
        ],
        "munchkins": sum(part.n for part in ours),
        "monsters_total": sum(part.n for part in theirs),
        "munchkin_parts": _parts(t, ours),
        "monster_parts": _parts(t, theirs),
        "plays": [[ref[card], ("munchkins", "monsters", "")[side]] for card, side in fight.plays],
        "granted": [[ref[marker.card], ref[card]] for card, marker in fight.granted],
        "treasures": spoils_beside(t),
        "running": fight.running,
        "deal": _terms(fight.terms) if fight.helper >= 0 else None,
    }


def _parts(t: Table, parts: list[Part]) -> list[list[Any]]:
    """Who or what adds how much: seat (-1: the monsters), card ("": the level), number."""
    ref = t.mix.ref
    return [[part.seat, ref[part.source] if part.source >= 0 else "", part.n] for part in parts]


def _terms(terms: Any) -> dict[str, Any]:
    return {
        "treasures": terms.treasures,
        "helper_first": terms.helper_first,
        "give": list(terms.give),
        "get": list(terms.get),
        "level_card": terms.level_card,
        "stay_out": terms.stay_out,
    }


_KINDS: dict[type[s.Step], str] = {
    kind: kind.__name__.lower() for kind in vars(s).values() if isinstance(kind, type)
}


def _step(t: Table) -> dict[str, Any]:
    """What is being settled, as far as everyone can see it."""
    step = t.steps[-1]
    kind = type(step)
    shown = {"kind": _KINDS[kind]}
    return shown | _SHOWN[kind](t, step) if kind in _SHOWN else shown


def _rolled(t: Table, step: s.Rolled) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": step.seat, "value": step.value, "of": step.of}
    return shown | {"card": t.mix.ref[step.foe]} if step.foe >= 0 else shown


def _open_cards(t: Table, cards: tuple[int, ...], seat: int) -> dict[str, Any]:
    return {"seat": seat, "cards": list(map(t.mix.ref.__getitem__, cards))}


def _offer(t: Table, step: s.Offer) -> dict[str, Any]:
    return {"seat": step.to, "maker": step.maker, "terms": _terms(step.terms), "fight": step.fight}


def _pick(t: Table, step: s.Pick) -> dict[str, Any]:
    shown = {"seat": step.seat, "holder": step.holder, "what": step.what, "left": step.left}
    return shown | _asking_card(t, step.frame)


_SHOWN: dict[type[s.Step], Callable[[Table, Any], dict[str, Any]]] = {
    s.Falls: lambda t, step: {"card": t.mix.ref[step.card], "seat": step.victim, "by": step.by},
    s.Rolled: _rolled,
    s.Escaped: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.foe]},
    s.Caught: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.foe]},
    s.Looting: lambda t, step: {"dead": step.dead} | _open_cards(t, step.cards, step.order[0]),
    s.Sharing: lambda t, step: _open_cards(t, step.cards, step.next),
    s.Fleeing: lambda t, step: _open_cards(t, step.foes, step.runners[0]),
    s.Offer: _offer,
    s.Meeting: lambda t, step: {"seat": step.order[0]} | _asking_card(t, step.frame),
    s.Pick: _pick,
    s.Choice: lambda t, step: {"seat": step.seat} | _asking_card(t, step.frame),
    s.Naming: lambda t, step: {"seat": step.seat, "players": list(step.seats)} | _asking_card(t, step.frame),
    s.TurnStart: lambda t, step: {"seat": step.seat},
    s.TurnEnd: lambda t, step: {"seat": step.seat},
    s.Announced: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
    s.Turned: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
    s.Discarded: lambda t, step: _open_cards(t, step.cards, step.seat),
    s.Risen: lambda t, step: {"seat": step.seat},
    s.Sinking: lambda t, step: {"seat": step.seat, "n": step.n},
    s.Dying: lambda t, step: {"seat": step.seat},
    s.Deciding: lambda t, step: {"seat": step.seat},
    s.Charity: lambda t, step: {"seat": step.seat},
    s.Shedding: lambda t, step: {"seat": step.seat},
    s.Drawing: lambda t, step: {
        "seat": step.seat,
        "n": step.n,
        "use": step.use,
        "discards": step.from_pile,
    },
    s.Claim: lambda t, step: {"removal": step.removal},
    s.Bidding: lambda t, step: {
        "card": t.mix.ref[step.prize],
        "bids": [[seat, t.mix.ref[card]] for seat, card in step.bids],
    },
}


def _asking_card(t: Table, frame: s.Frame) -> dict[str, Any]:
    """The card that asks, where one does."""
    return {"card": t.mix.ref[frame.card]} if frame.card >= 0 else {}
