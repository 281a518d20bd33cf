"""The view of one seat or of a spectator: plain data, cards by name."""

from __future__ import annotations

from typing import Any

from grosbill.model import steps as s
from grosbill.model.state import Seat
from grosbill.rules.character import hand_limit
from grosbill.rules.combat import treasures_of
from grosbill.rules.conditions import monster_level
from grosbill.rules.play import waiting
from grosbill.rules.strength import Part, monster_parts, munchkin_parts
from grosbill.rules.table import Table


def view(t: Table, number: int | None) -> dict[str, Any]:
    """What this seat may know (None: a spectator)."""
    ref = t.mix.ref
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
        "door_discards": [ref[card] for card in t.piles[0]],
        "treasure_discards": [ref[card] for card in t.piles[1]],
        "combat": _combat(t),
        "step": _step(t, number),
    }


def lull(t: Table) -> bool:
    """Whether the game pauses for the others before the turn goes on."""
    return bool(t.steps) and isinstance(t.steps[-1], s.Lull)


def _player(t: Table, other: int, seat: Seat, number: int | None) -> dict[str, Any]:
    of, ref = t.mix.of, t.mix.ref
    races, classes, items, rest = [], [], [], []
    for card in seat.play:
        kind = of[card].kind
        if kind == "race":
            races.append(ref[card])
        elif kind == "class":
            classes.append(ref[card])
        elif kind in {"item", "one_shot"}:
            items.append(ref[card])
        else:
            rest.append(ref[card])
    if number == other:
        hand = [ref[card] for card in seat.hand]
    elif number is None:
        everyone = (1 << len(t.seats)) - 1
        hand = [ref[c] for c, known in zip(seat.hand, seat.known, strict=True) if known == everyone]
    else:
        hand = [ref[c] for c, known in zip(seat.hand, seat.known, strict=True) if known >> number & 1]
    return {
        "name": t.names[other],
        "level": seat.level,
        "sex": seat.sex,
        "alive": seat.alive,
        "race": races,
        "class": classes,
        "items": items,
        "used": [ref[card] for card in seat.use],
        "others": rest,
        "attached": [[ref[card], ref[host]] for card, host in seat.on],
        "curses": [ref[marker.card] for marker in seat.markers if marker.keeps],
        "bonus": seat.bonus,
        "hand": hand,
        "hand_size": len(seat.hand),
        "hand_doors": sum([not of[card].deck for card in seat.hand]),
        "hand_limit": hand_limit(t, other),
        "fresh": len(seat.fresh),
    }


def _combat(t: Table) -> dict[str, Any] | None:
    fight = t.fight
    if fight is None:
        return None
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
        "treasures": fight.bank + fight.killed_treasures,
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


def _step(t: Table, number: int | None) -> dict[str, Any] | None:
    """What is being settled, as far as everyone can see it."""
    step = t.steps[-1] if t.steps else None
    if step is None:
        return None
    ref = t.mix.ref
    shown: dict[str, Any] = {"kind": type(step).__name__.lower()}
    if isinstance(step, s.Falls):
        shown |= {"card": ref[step.card], "seat": step.victim, "by": step.by}
    elif isinstance(step, s.Rolled):
        shown |= {"seat": step.seat, "value": step.value, "of": step.of}
        if step.foe >= 0:
            shown["card"] = ref[step.foe]
    elif isinstance(step, s.Escaped | s.Caught):
        shown |= {"seat": step.seat, "card": ref[step.foe]}
    elif isinstance(step, s.Looting):
        shown |= {"seat": step.order[0], "dead": step.dead, "cards": [ref[card] for card in step.cards]}
    elif isinstance(step, s.Sharing):
        shown |= {"seat": step.next, "cards": [ref[card] for card in step.cards]}
    elif isinstance(step, s.Offer):
        shown |= {"seat": step.to, "maker": step.maker, "terms": _terms(step.terms), "fight": step.fight}
    elif isinstance(step, s.Pick):
        shown |= {"seat": step.seat, "holder": step.holder, "what": step.what, "left": step.left}
    elif isinstance(step, s.Choice | s.Deciding | s.Charity | s.Shedding):
        shown |= {"seat": step.seat}
    elif isinstance(step, s.Fleeing):
        shown |= {"seat": step.runners[0], "cards": [ref[card] for card in step.foes]}
    elif isinstance(step, s.Drawing):
        shown |= {"seat": step.seat, "n": step.n, "discards": step.from_pile}
    elif isinstance(step, s.Claim):
        shown |= {"removal": step.removal}
    return shown
