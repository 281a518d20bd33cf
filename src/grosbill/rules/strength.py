"""Combat strength of both sides, itemised: who or what adds how much (R-COMBAT-002, R-COMBAT-003)."""

from __future__ import annotations

from typing import NamedTuple

from grosbill.effects import vocabulary as v
from grosbill.model.state import Fight, Foe
from grosbill.model.steps import Frame
from grosbill.rules.character import may_use
from grosbill.rules.conditions import amount, holds, in_force, matches, monster_level, turned
from grosbill.rules.table import Table, munchkins


class Part(NamedTuple):
    """One line of a total: the seat it is for (-1: the monsters), the card it comes from (-1: the level)."""

    seat: int
    source: int
    n: int


def munchkin_total(t: Table) -> int:
    """The strength of the munchkins' side; it may be negative (R-CHAR-014)."""
    fight = t.fight
    assert fight is not None
    if _plain(t, fight):
        total = 0
        for number in munchkins(t):
            seat = t.seats[number]
            total += seat.level + seat.bonus
        for card, side in fight.plays:
            if side == 0:
                total += t.mix.of[card].boost
        return total
    return sum(part.n for part in munchkin_parts(t))


def _plain(t: Table, fight: Fight) -> bool:
    """Whether levels, items and one-shots are all there is."""
    for number in munchkins(t):
        seat = t.seats[number]
        if seat.special or (seat.markers and any(marker.counts for marker in seat.markers)):
            return False
    of = t.mix.of
    return not any(of[foe.shape].weakens for foe in fight.foes)


def monster_total(t: Table) -> int:
    """The strength of the monsters' side: the sum over all of them (R-MULTI-001)."""
    fight = t.fight
    assert fight is not None
    total = 0
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        total += monster_level(t, foe.card) if fight.enhancers else d.level
        for traits, plus, drawback in d.against:
            if _faces(t, traits, drawback):
                total += plus
        if d.special_strength:
            total += sum([part.n for part in _special_mods(t, foe)])
    for card, side in fight.plays:
        if side == 1:
            total += t.mix.of[card].boost
    return total


def winning(t: Table) -> bool:
    """Whether the munchkins win as things stand: more, or a tie where one of them wins ties."""
    ours, theirs = munchkin_total(t), monster_total(t)
    return ours > theirs or (ours == theirs and wins_ties(t))


def wins_ties(t: Table) -> bool:
    """Whether somebody on the munchkins' side turns a tie into a win (R-COMBAT-006)."""
    of = t.mix.of
    return any(
        in_force(t, mod, Frame(number))
        for number in munchkins(t)
        for card in t.seats[number].play
        if of[card].wins_ties
        for mod in of[card].mods
        if isinstance(mod, v.WinsTies)
    )


def munchkin_parts(t: Table) -> list[Part]:
    """Every line of the munchkins' total."""
    fight = t.fight
    assert fight is not None
    parts: list[Part] = []
    for number in munchkins(t):
        parts.extend(_scaled(t, number, _seat_parts(t, number)))
    for card, side in fight.plays:
        if side == 0:
            parts.extend(
                _scaled(t, fight.fighter, [Part(fight.fighter, card, _bonus(t, card, fight.fighter))])
            )
    doubled = [
        mod.by for number in munchkins(t) for mod in _scales(t, number) if mod.of == "total" and mod.by != 1
    ]
    for by in doubled:
        total = sum(part.n for part in parts)
        parts.append(Part(fight.fighter, _source(t, fight.fighter), total * (by - 1)))
    return [part for part in parts if part.n or part.source < 0]


def _source(t: Table, number: int) -> int:
    for marker in t.seats[number].markers:
        if any(isinstance(mod, v.Scale) and mod.of == "total" for mod in marker.mods):
            return marker.card
    return -1


def _seat_parts(t: Table, number: int) -> list[Part]:
    seat = t.seats[number]
    frame = Frame(number)
    parts = [Part(number, -1, seat.level)]
    for card in seat.play:
        d = t.mix.of[card]
        counts = d.kind != "item" or (card in seat.use and may_use(t, number, card))
        if not counts:
            continue
        if d.bonus and d.kind in ("item", "sidekick", "enhancer"):
            parts.append(Part(number, card, amount(t, d.bonus, frame) * turned(t, seat, card)))
        mods = d.strength
        if d.counts_as and seat.poses & t.mix.trait_mask(d.counts_as):
            mods += d.borrowed
        parts += [Part(number, card, amount(t, mod.plus, frame)) for mod in mods if in_force(t, mod, frame)]
    for marker in seat.markers:
        if marker.until != "next_combat" or marker.begun:
            granted = [mod for mod in marker.mods if isinstance(mod, v.Strength) and in_force(t, mod, frame)]
            parts += [Part(number, marker.card, amount(t, mod.plus, frame)) for mod in granted]
    parts += [
        Part(number, foe.card, amount(t, mod.plus, frame))
        for foe in _foes(t)
        for mod in t.mix.of[foe.shape].strength
        if mod.to is not None and holds(t, mod.to, frame)
    ]
    return parts


def _scaled(t: Table, number: int, parts: list[Part]) -> list[Part]:
    scales = [mod for mod in _scales(t, number) if mod.of != "total"]
    if not scales:
        return parts
    return [Part(part.seat, part.source, part.n * _factor(t, part, scales)) for part in parts]


def _factor(t: Table, part: Part, scales: list[v.Scale]) -> int:
    factor = 1
    for mod in scales:
        if isinstance(mod.of, v.Cards):
            if part.source >= 0 and matches(t, mod.of, part.source):
                factor *= mod.by
        elif (mod.of == "level") == (part.source < 0):
            factor *= mod.by
    return factor


def _scales(t: Table, number: int) -> list[v.Scale]:
    """What scales this munchkin's strength: monsters do it to every munchkin in the fight (R-MULTI-009)."""
    scales = [mod for foe in _foes(t) for mod in t.mix.of[foe.shape].scales if mod.to == "fighters"]
    for marker in t.seats[number].markers:
        if marker.until != "next_combat" or marker.begun:
            scales.extend(mod for mod in marker.mods if isinstance(mod, v.Scale))
    frame = Frame(number)
    return [mod for mod in scales if in_force(t, mod, frame)] if scales else scales


def _foes(t: Table) -> tuple[Foe, ...]:
    return t.fight.foes if t.fight is not None else ()


def _bonus(t: Table, card: int, number: int) -> int:
    return amount(t, t.mix.of[card].bonus, Frame(number))


def monster_parts(t: Table) -> list[Part]:
    """Every line of the monsters' total."""
    fight = t.fight
    assert fight is not None
    parts: list[Part] = []
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        parts.append(Part(-1, foe.card, d.level))
        lines = [(card, t.mix.of[card].bonus) for card, kin in fight.enhancers if kin == foe.kin]
        parts.extend(Part(-1, card, amount(t, bonus, Frame(fight.fighter))) for card, bonus in lines)
        short = monster_level(t, foe.card) - d.level - sum(part.n for part in parts[-len(lines) :] if lines)
        if short:
            parts.append(Part(-1, foe.card, short))
        parts.extend(_monster_mods(t, foe))
    parts.extend(Part(-1, card, _bonus(t, card, fight.fighter)) for card, side in fight.plays if side == 1)
    return parts


def _monster_mods(t: Table, foe: Foe) -> list[Part]:
    against = t.mix.of[foe.shape].against
    parts = [Part(-1, foe.card, plus) for traits, plus, drawback in against if _faces(t, traits, drawback)]
    return parts + _special_mods(t, foe)


def _special_mods(t: Table, foe: Foe) -> list[Part]:
    fight = t.fight
    assert fight is not None
    parts = []
    frame = Frame(fight.fighter, foe.card, foe.card)
    for mod in t.mix.of[foe.shape].special_strength:
        if mod.if_ is not None and not holds(t, mod.if_, frame):
            continue
        plus = amount(t, mod.plus, frame)
        if mod.against is None or _faces(t, t.mix.trait_mask(mod.against), plus > 0):
            parts.append(Part(-1, foe.card, plus))
    return parts


def _faces(t: Table, traits: int, drawback: bool) -> bool:
    """Whether some munchkin in the fight is such a one; a bonus for the monster is a drawback."""
    for number in munchkins(t):
        seat = t.seats[number]
        if (seat.drawbacks if drawback else seat.traits) & traits:
            return True
    return False
