"""Combat strength of both sides: who wins, the totals, and who or what adds how much (R-COMBAT-002, 003).

A total is asked for at every turn of a fight, and mostly is levels, items and one-shots: it is added up as
quickly as that allows. Line by line it is added up where it is shown, or where something else counts.
"""

from __future__ import annotations

from typing import Final

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.points import CHANGES_STRENGTH
from grosbill.model.state import OURS, THEIRS, Fight, Foe, Marker
from grosbill.model.steps import Frame
from grosbill.packs.card_def import CardDef
from grosbill.rules.reading.character import host_of, works
from grosbill.rules.reading.conditions import (
    Test,
    amount,
    at_least,
    enhanced_level,
    holds,
    in_force,
    printed_bonus,
)
from grosbill.rules.reading.standing import (
    Scaling,
    about,
    idle,
    lasting,
    left_out,
    monsters_weight,
    scales,
    weight,
)
from grosbill.rules.reading.which import bonus_factor
from grosbill.rules.reading.who import has_role
from grosbill.rules.table import Table, munchkins


class Part(msgspec.Struct, frozen=True, gc=False):
    """One line of a total: the seat it is for (-1: the monsters), the card it comes from (-1: the level)."""

    seat: int
    source: int
    n: int


# --- who wins -----------------------------------------------------------------------------------------------


def winning(t: Table) -> bool:
    """Whether the munchkins win as things stand: more, or a tie where one of them wins ties.

    Otherwise equal totals are the monsters' (R-COMBAT-004, 005, Q-053).
    """
    ours, theirs = munchkin_total(t), monster_total(t)
    return ours > theirs or (ours == theirs and wins_ties(t))


def wins_ties(t: Table) -> bool:
    """Whether somebody on the munchkins' side turns a tie into a win (R-COMBAT-006, R-HELP-013)."""
    of, winning_ties = t.mix.of, t.mix.winning_ties
    for seat in _who_count(t):
        play = t.seats[seat].play
        for card in () if winning_ties.isdisjoint(play) else play:
            if card in winning_ties and works(t, seat, card) and weight(t, seat, card):
                for mod in of[card].mods:
                    if isinstance(mod, v.WinsTies) and in_force(t, mod, Frame(seat)):
                        return True
    return False


def _who_count(t: Table) -> tuple[int, ...]:
    """The munchkins who count: who died running is out of the fight, though the other still runs."""
    assert t.fight is not None
    seats = munchkins(t)
    return tuple([seat for seat in seats if t.seats[seat].alive]) if t.fight.running else seats


# --- the munchkins' side ------------------------------------------------------------------------------------


def munchkin_total(t: Table) -> int:
    """The strength of the munchkins' side, helper included (R-HELP-005); it may be negative (R-CHAR-014)."""
    fight = t.fight
    assert fight is not None
    if not _plain(t, fight):
        return sum([part.n for part in munchkin_parts(t)])
    total, helpful = 0, _strengthening(t, fight)
    for seat in _who_count(t):
        player = t.seats[seat]
        total += player.level + player.bonus
        if player.special:
            total += _beside_bonus(t, seat)
        if player.markers or helpful:
            total += sum([part.n for part in _given(t, seat, fight)])
    for card, side in fight.plays:
        if side == OURS:
            total += printed_bonus(t, card)
    return total


def _plain(t: Table, fight: Fight) -> bool:
    """Whether each line counts as it is: nothing scales it, every card has room, none was given anything."""
    if fight.granted or t.crowded:
        return False
    scaling, of = t.mix.scaling, t.mix.of
    for seat in munchkins(t):
        player = t.seats[seat]
        if player.special and not scaling.isdisjoint(player.play):
            return False
        for marker in player.markers:
            if marker.weighs and any(isinstance(mod, v.Scale) for mod in marker.mods):
                return False
    for foe in fight.foes:
        if of[foe.shape].scales:
            return False
    return True


def _strengthening(t: Table, fight: Fight) -> bool:
    """Whether some monster strengthens those who face it."""
    of = t.mix.of
    for foe in fight.foes:
        if of[foe.shape].weakens:
            return True
    return False


def _beside_bonus(t: Table, seat: int) -> int:
    """What a munchkin's cards add that is not in their bonus: it differs from fight to fight."""
    player, of = t.seats[seat], t.mix.of
    more = 0
    for card in player.play:
        d = of[card]
        if (d.used_points & CHANGES_STRENGTH or d.counts_as) and works(t, seat, card):
            if not d.steady and d.kind in _WITH_BONUS:
                changed = amount(t, d.bonus, Frame(seat, card)) - d.boost
                more += changed * bonus_factor(t, player, card)
            for part in _strength_parts(t, seat, card, d):
                more += part.n
    return more


def munchkin_parts(t: Table) -> list[Part]:
    """Every line of the munchkins' total: of each of them, then what was played, then what scales it all."""
    fight = t.fight
    assert fight is not None
    parts: list[Part] = []
    plain = _plain(t, fight)
    scaling = {seat: [] if plain else scales(t, seat) for seat in _who_count(t)}
    lead = next(iter(scaling), fight.fighter)
    for seat, found in scaling.items():
        parts += _scaled(t, seat, _seat_parts(t, seat, [] if plain else idle(t, seat)), found)
    ours = [Part(lead, card, printed_bonus(t, card)) for card, side in fight.plays if side == OURS]
    parts += _scaled(t, lead, ours, scaling.get(lead, []))
    for found in scaling.values():
        for card, mod, times in found:
            if mod.of == "total":
                more = sum([part.n for part in parts]) * (mod.by * times - 1)
                # What it adds is a bonus of that card, and may be silent like any other.
                parts += _scaled(t, lead, [Part(lead, card, more)], found)
    return [part for part in parts if part.n or part.source < 0]


def _seat_parts(t: Table, seat: int, unused: list[int]) -> list[Part]:
    """What one munchkin adds: level, cards in play, what was granted to them or to a card of theirs."""
    player, of, fight = t.seats[seat], t.mix.of, t.fight
    assert fight is not None
    parts = [Part(seat, -1, player.level)]
    for card in player.play:
        d = of[card]
        adds = d.bonus or d.strength or d.counts_as
        if adds and works(t, seat, card) and not left_out(t, seat, card, unused):
            parts += _card_parts(t, seat, card, d)
    for card, marker in fight.granted:
        if card in player.use and card not in unused:
            parts += _granted(t, seat, card, marker)
    return parts + _given(t, seat, fight)


def _given(t: Table, seat: int, fight: Fight) -> list[Part]:
    """What was granted to a munchkin, and what monsters do for those who face them."""
    parts: list[Part] = []
    for marker in lasting(t, seat):
        parts += _granted(t, seat, marker.card, marker)
    of = t.mix.of
    for foe in fight.foes:
        for mod in of[foe.shape].strength:
            if mod.to is not None and holds(t, mod.to, Frame(seat)):
                parts.append(Part(seat, foe.card, amount(t, mod.plus, Frame(seat))))
    return parts


def _card_parts(t: Table, seat: int, card: int, d: CardDef) -> list[Part]:
    """What a card in front of a munchkin adds: its bonus, and what it says of strength.

    What hangs on an item raises its bonus, and turns with it; so does what the item adds at times.
    """
    parts = []
    if d.bonus and d.kind in _WITH_BONUS:
        bonus = d.boost if type(d.bonus) is int else amount(t, d.bonus, Frame(seat, card))
        parts.append(Part(seat, card, bonus * bonus_factor(t, t.seats[seat], card)))
    return parts + _strength_parts(t, seat, card, d) if d.strength or d.counts_as else parts


_WITH_BONUS: Final = ("item", "sidekick", "enhancer")


def _strength_parts(t: Table, seat: int, card: int, d: CardDef) -> list[Part]:
    """What a card in front of a munchkin says of strength beside its bonus."""
    player, parts = t.seats[seat], []
    mods = d.strength
    if d.borrowed and player.poses & t.mix.trait_mask(d.counts_as):
        mods += d.borrowed if weight(t, seat, t.mix.copies[d.counts_as][0]) else ()
    frame = Frame(seat, card)
    for mod in mods:
        if in_force(t, mod, frame):
            turned = bonus_factor(t, player, host_of(player, card) if d.attach is not None else card)
            parts.append(Part(seat, card, turned * amount(t, mod.plus, frame)))
    return parts


def _granted(t: Table, seat: int, card: int, marker: Marker) -> list[Part]:
    """What was granted adds as long as the effects of the card that granted it count."""
    mods = [mod for mod in marker.mods if isinstance(mod, v.Strength)]
    if not mods:
        return []
    frame = Frame(seat, card)
    times = weight(t, seat, marker.card)
    counting = [mod for mod in mods if in_force(t, mod, frame)]
    return [Part(seat, marker.card, times * amount(t, mod.plus, frame)) for mod in counting]


def _scaled(t: Table, seat: int, parts: list[Part], scaling: list[Scaling]) -> list[Part]:
    """The same parts, each as often as it counts; what scales the total comes after all of them."""
    found = [scale for scale in scaling if scale[1].of != "total"]
    if not found:
        return parts
    return [Part(part.seat, part.source, part.n * _factor(t, seat, part, found)) for part in parts]


def _factor(t: Table, seat: int, part: Part, found: list[Scaling]) -> int:
    factor = 1
    for bearer, mod, times in found:
        if about(t, seat, bearer, mod, part.source):
            factor *= mod.by * times
    return factor


# --- the monsters' side -------------------------------------------------------------------------------------


def monster_total(t: Table) -> int:
    """The strength of the monsters' side: the sum over all of them (R-MULTI-001), each with its floor.

    What one has against several sorts of munchkins adds up (Q-043); it changes the sum once (Q-061).
    """
    fight = t.fight
    assert fight is not None
    total = 0
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        strength = enhanced_level(t, foe.card) if fight.enhancers else d.level
        if fight.granted:
            total += at_least(t, strength + sum([part.n for part in _monster_mods(t, foe)]))
            continue
        for traits, plus, drawback in d.against:
            if _faces(t, traits, drawback):
                strength += plus
        if d.special_strength:
            strength += sum([part.n for part in _special_mods(t, foe)])
        total += at_least(t, strength)
    for card, side in fight.plays:
        if side == THEIRS:
            total += _against_us(t, card)
    return total


def monster_parts(t: Table) -> list[Part]:
    """Every line of the monsters' total: level, enhancers, other changes, what the floor gives back."""
    fight = t.fight
    assert fight is not None
    parts: list[Part] = []
    for foe in fight.foes:
        d = t.mix.of[foe.shape]
        lines = [Part(-1, card, printed_bonus(t, card)) for card, kin in fight.enhancers if kin == foe.kin]
        mods = _monster_mods(t, foe)
        changes = sum([part.n for part in mods])
        counts = at_least(t, enhanced_level(t, foe.card) + changes)
        short = counts - changes - d.level - sum([part.n for part in lines])
        parts += [Part(-1, foe.card, d.level), *lines, *mods]
        if short:
            parts.append(Part(-1, foe.card, short))
    parts += [Part(-1, card, _against_us(t, card)) for card, side in fight.plays if side == THEIRS]
    return parts


def _monster_mods(t: Table, foe: Foe) -> list[Part]:
    """What changes a monster's strength beside its enhancers: what is printed on it, what was given to it."""
    against = t.mix.of[foe.shape].against
    parts = [Part(-1, foe.card, plus) for traits, plus, drawback in against if _faces(t, traits, drawback)]
    parts += _special_mods(t, foe)
    fight = t.fight
    assert fight is not None
    given = [marker for card, marker in fight.granted if card == foe.card]
    if not given:
        return parts
    # What is printed on it may be switched off or doubled; what was given to it is not printed on it.
    times = monsters_weight(t, foe.card)
    parts = [Part(-1, foe.card, part.n * times) for part in parts if times]
    frame = Frame(fight.fighter, foe.card, foe.card)
    return parts + [
        Part(-1, marker.card, monsters_weight(t, marker.card) * amount(t, mod.plus, frame))
        for marker in given
        for mod in marker.mods
        if isinstance(mod, v.Strength) and in_force(t, mod, frame)
    ]


def _special_mods(t: Table, foe: Foe) -> list[Part]:
    """What is printed on it that depends on more than who faces it, or is worked out."""
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
    """Whether some munchkin in the fight is such a one; a bonus for the monster is a drawback.

    So what a monster has against somebody is in the total (R-COMBAT-009), be it the helper (R-HELP-011), and
    once if it is both (R-HELP-012).
    """
    for seat in _who_count(t):
        player = t.seats[seat]
        if (player.drawbacks if drawback else player.traits) & traits:
            return True
    return False


def _against_us(t: Table, card: int) -> int:
    """What a card played for the monsters adds."""
    fight = t.fight
    assert fight is not None
    bonus = printed_bonus(t, card)
    return bonus * monsters_weight(t, card) if t.mix.hushes or fight.granted else bonus


# --- what conditions ask of it ------------------------------------------------------------------------------


def _unaided(t: Table, seat: int, wanted: bool) -> bool:
    """Whether a munchkin is alone in the fight and no bonus counts."""
    if not has_role(t, "alone", seat):
        return False
    return all(part.source < 0 or part.n <= 0 for part in munchkin_parts(t))


TESTS: Final[dict[str, Test]] = {"unaided": _unaided}
