"""Standing changes as they bear on a fight: how often what a card does counts, and what is forbidden.

Mostly a card counts once. Scales, on monsters, on what munchkins have or granted for a while, make what comes
from some sources count more often, or not at all: then it is silent, and so is what it lets its owner use.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from grosbill.effects import vocabulary as v
from grosbill.model.state import Fight, Marker
from grosbill.model.steps import Frame
from grosbill.rules.reading.character import host_of, too_many, works
from grosbill.rules.reading.conditions import Test, in_force, matches
from grosbill.rules.reading.which import bonus_factor
from grosbill.rules.table import Table, munchkins

# --- what lasts ---------------------------------------------------------------------------------------------


def lasting(t: Table, seat: int) -> Iterator[Marker]:
    """What was granted to a player and is in force: not what waits for the next combat or turn."""
    for marker in t.seats[seat].markers:
        if marker.until == "next_turn":
            if seat == t.active:
                yield marker
        elif marker.until != "next_combat" or marker.begun:
            yield marker


# --- how often a card counts --------------------------------------------------------------------------------
# `plainly`: by what has no condition alone. So asks who has a condition to answer, which may be the very one.


def weight(t: Table, seat: int, card: int) -> int:
    """How often the effects of a card count for a munchkin: 0 is silence, mostly it is 1."""
    fight = t.fight
    if fight is None or not t.mix.hushes:
        return 1
    if seat not in munchkins(t):
        return _weight_outside(t, fight, seat, card)
    hushing = _hushing(t, seat)
    return 0 if left_out(t, seat, card, _idle(t, seat, hushing)) else _times(t, seat, card, hushing)


def _weight_outside(t: Table, fight: Fight, seat: int, card: int) -> int:
    """The same for who is not in the fight: some monsters silence everyone."""
    times = 1
    for foe in fight.foes:
        for mod in t.mix.of[foe.shape].scales:
            if mod.to == "everyone" and about(t, seat, foe.card, mod, card):
                times *= mod.by
    return times


def _times(t: Table, seat: int, card: int, hushing: list[Scaling]) -> int:
    """The same as far as it is about the card itself, and not about what it depends on."""
    times = 1
    for bearer, mod, _ in hushing:
        if about(t, seat, bearer, mod, card):
            times *= mod.by
    return times


def idle(t: Table, seat: int, *, plainly: bool = False) -> list[int]:
    """A munchkin's items that do not count because what lets them be used is gone or silent.

    A sidekick that is silent uses nothing for its owner, a card that is silent makes no room for more.
    Whoever has yet to say what is put by for lack of room keeps, until then, what adds most.
    """
    if t.fight is None:
        return []
    return _idle(t, seat, _hushing(t, seat, plainly=plainly), plainly=plainly)


def _idle(t: Table, seat: int, hushing: list[Scaling], *, plainly: bool = False) -> list[int]:
    without_room = too_many(t, seat) if t.crowded >> seat & 1 and not plainly else []
    if not hushing:
        return without_room
    player, of = t.seats[seat], t.mix.of
    helpful = [card for card in player.play if of[card].carries or of[card].capacity]
    silent = [card for card in helpful if not _times(t, seat, card, hushing)]
    if not silent:
        return without_room
    return [card for card, host in player.attached if host in silent] + too_many(t, seat, silent)


def left_out(t: Table, seat: int, card: int, items: list[int]) -> bool:
    """Whether a card is one of these items, or lies on one."""
    if not items:
        return False
    player = t.seats[seat]
    return card in items or (t.mix.of[card].attach is not None and host_of(player, card) in items)


def _at_work(t: Table, holder: int, card: int) -> bool:
    """Whether a card counted as in use, by its holder or on their side of the fight, does something.

    A one-shot that was played is nobody's any more, and has done it. What is silent on a condition is not
    asked about: the condition may be what is in use.
    """
    for seat in {holder, *munchkins(t)}:
        if card in t.seats[seat].use:
            return works(t, seat, card) and card not in idle(t, seat, plainly=True)
    return True


# --- what makes it count more or less often -----------------------------------------------------------------

Scaling: TypeAlias = tuple[int, v.Scale, int]
"""The card a scale is on, the scale, and how often it counts itself."""

_THEIRS: Final = ("fighters", "everyone")


def scales(t: Table, seat: int) -> list[Scaling]:
    """What scales this munchkin's strength.

    Monsters do it to every munchkin in the fight (R-MULTI-009, Q-054, Q-060).
    """
    found = _steady_scales(t, seat)
    for marker in lasting(t, seat) if t.seats[seat].markers else ():
        by_card = [mod for mod in marker.mods if isinstance(mod, v.Scale)]
        times = weight(t, seat, marker.card) if by_card else 0
        if times:
            found += [(marker.card, mod, times) for mod in by_card if _holds(t, mod, seat, marker.card)]
    return found


def _hushing(t: Table, seat: int, *, plainly: bool = False) -> list[Scaling]:
    """What makes whole cards of this munchkin's count more or less often, or silences them."""
    if not t.mix.hushes:
        return []
    return [scaling for scaling in _steady_scales(t, seat, plainly=plainly) if scaling[1].what == "effect"]


def _steady_scales(t: Table, seat: int, *, plainly: bool = False) -> list[Scaling]:
    """The same without what was granted to the munchkin: by monsters, those who fight, what was played."""
    fight, of = t.fight, t.mix.of
    assert fight is not None
    found: list[Scaling] = []
    for foe in fight.foes:
        for mod in of[foe.shape].scales:
            if mod.to in _THEIRS:
                found.append((foe.card, mod, 1))
    for other in munchkins(t):
        play = t.seats[other].play
        for card in play if not t.mix.scaling.isdisjoint(play) else ():
            if of[card].scales and works(t, other, card):
                mods = of[card].scales
                found += [(card, mod, 1) for mod in mods if other == seat or mod.to == "fighters"]
    for card, marker in fight.granted:
        found += [(card, mod, 1) for mod in marker.mods if isinstance(mod, v.Scale)]
    if not found:
        return found
    if plainly:
        return [scaling for scaling in found if scaling[1].if_ is None]
    return [(card, mod, times) for card, mod, times in found if _holds(t, mod, seat, card)]


def _holds(t: Table, mod: v.Mod, seat: int, card: int) -> bool:
    return mod.if_ is None or in_force(t, mod, Frame(seat, card, card))


def about(t: Table, seat: int, bearer: int, mod: v.Scale, source: int) -> bool:
    """Whether a scale on one card is about what comes from another (-1: from the level).

    What hangs on an item is part of it, but no part of what is printed on it. An item that a curse has turned
    against its owner is a penalty, which nothing makes more or less.
    """
    of = mod.of
    if not isinstance(of, v.Cards):
        return of == "bonuses" if source >= 0 else of == "level"
    if source < 0:
        return False
    player = t.seats[seat]
    host = host_of(player, source) if player.attached and t.mix.of[source].attach is not None else -1
    if player.attached and bonus_factor(t, player, host if host >= 0 else source) != 1:
        return False
    sources = (source, host) if host >= 0 and mod.what != "printed" else (source,)
    return any(matches(t, of, each, Frame(seat, bearer)) for each in sources)


def monsters_weight(t: Table, card: int) -> int:
    """How often what a card adds counts on the monsters' side: by monsters there, or what was given to it."""
    fight = t.fight
    assert fight is not None
    found = [
        mod
        for shape in {foe.shape for foe in fight.foes}
        for mod in t.mix.of[shape].scales
        if mod.to == "this" and isinstance(mod.of, v.Cards) and matches(t, mod.of, card)
    ]
    given = [mod for other, marker in fight.granted if other == card for mod in marker.mods]
    found += [mod for mod in given if isinstance(mod, v.Scale)]
    times = 1
    for mod in found:
        times *= mod.by
    return times


# --- what is forbidden --------------------------------------------------------------------------------------


def any_forbids(t: Table) -> bool:
    """Whether some monster in the fight forbids anything to anybody."""
    of = t.mix.of
    for foe in t.fight.foes if t.fight is not None else ():
        if of[foe.shape].forbids:
            return True
    return False


def forbidden_here(t: Table, what: str, seat: int) -> bool:
    """Whether some monster in the fight forbids this to a munchkin."""
    fight = t.fight
    if fight is None or what not in t.mix.bans:
        return False
    of = t.mix.of
    for foe in fight.foes:
        for mod in of[foe.shape].forbids:
            if mod.what == what and in_force(t, mod, Frame(seat, foe.card, foe.card)):
                return True
    return False


def barred(t: Table, what: str, seat: int) -> bool:
    """Whether something a munchkin has, or that lasts on them, forbids this."""
    if what not in t.mix.barring:
        return False
    player = t.seats[seat]
    for marker in lasting(t, seat):
        for mod in marker.mods:
            if isinstance(mod, v.Forbid) and mod.what == what and _holds(t, mod, seat, marker.card):
                return True
    if what not in t.mix.forbids:
        return False
    of = t.mix.of
    for card in player.play:
        for mod in of[card].forbids:
            if mod.what != what or not works(t, seat, card) or not _holds(t, mod, seat, card):
                continue
            if weight(t, seat, card):
                return True
    return False


TESTS: Final[dict[str, Test]] = {"at_work": _at_work}
