"""Conditions, amounts, players and cards as the vocabulary names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from grosbill.effects import vocabulary as v
from grosbill.model.steps import Frame
from grosbill.rules.reading.which import (
    bonus_factor,
    cards_in,
    exempt,
    foe_of,
    hosts_of,
    marks_on,
    played_by,
    printed,
    use_key,
)
from grosbill.rules.reading.who import came_to, goes_by, has_rank, has_role, seats_named
from grosbill.rules.table import Table

# Questions whose answers ask conditions in their turn; who answers them is said in `rules.book`.
Test: TypeAlias = Callable[[Table, int, Any], bool]
TESTS: Final[dict[str, Test]] = {}


def holds(t: Table, condition: v.Condition, frame: Frame) -> bool:
    """Whether a condition holds, asked of `you` or of whom it names."""
    if condition.who is None:
        return _fits(t, condition, frame, frame.you)
    for seat in members(t, condition.who, frame):
        if _fits(t, condition, frame, seat):
            return True
    return False


def in_force(t: Table, mod: v.Mod, frame: Frame) -> bool:
    """Whether a standing change holds for whom it is asked."""
    return mod.if_ is None or holds(t, mod.if_, frame)


def who_meets(t: Table, condition: v.Condition | None, frame: Frame) -> int:
    """The seat that meets a condition about a group: it becomes `you`; `you` itself where none is asked."""
    if condition is None or condition.who is None:
        return frame.you
    for seat in members(t, condition.who, frame):
        if _fits(t, condition, frame, seat):
            return seat
    return frame.you


def _fits(t: Table, c: v.Condition, frame: Frame, seat: int) -> bool:
    """A level is that of the character, never its strength (R-CHAR-015)."""
    player = t.seats[seat]
    if c.is_ is not None and not player.traits & t.mix.trait_mask(c.is_):
        return False
    if c.suffers is not None and not player.drawbacks & t.mix.trait_mask(c.suffers):
        return False
    if c.level is not None and not _within(t, c.level, player.level, frame):
        return False
    if c.rank is not None and not has_rank(t, c.rank, seat):
        return False
    if c.has is not None and not _has(t, c.has, frame, seat):
        return False
    if c.role is not None and not has_role(t, c.role, seat):
        return False
    if c.unaided and not TESTS["unaided"](t, seat, c.unaided):
        return False
    if c.undisturbed and t.met:
        return False
    if c.turn is not None and seat != t.active:
        return False
    if c.cause is not None and frame.cause not in (c.cause if isinstance(c.cause, tuple) else (c.cause,)):
        return False
    if c.roll is not None and not TESTS["roll"](t, seat, c.roll):
        return False
    if c.outcome is not None and not came_to(t, c.outcome, seat, frame.foe):
        return False
    if c.used is not None and not _used(t, c.used, frame):
        return False
    if c.called is not None and not goes_by(c.called, t.names[seat]):
        return False
    if c.dare is not None and not getattr(t.settings, c.dare):
        return False
    if c.not_ is not None and holds(t, c.not_, _asked(frame, seat)):
        return False
    if c.all is not None and not _all_hold(t, c.all, _asked(frame, seat)):
        return False
    return c.any is None or _any_holds(t, c.any, _asked(frame, seat))


def _all_hold(t: Table, conditions: tuple[v.Condition, ...], frame: Frame) -> bool:
    return all(holds(t, condition, frame) for condition in conditions)


def _any_holds(t: Table, conditions: tuple[v.Condition, ...], frame: Frame) -> bool:
    return any(holds(t, condition, frame) for condition in conditions)


def _asked(frame: Frame, seat: int) -> Frame:
    return frame if frame.you == seat else _with_you(frame, seat)


def _with_you(frame: Frame, seat: int) -> Frame:
    return Frame(
        seat,
        frame.card,
        frame.foe,
        frame.actor,
        frame.targets,
        frame.target_card,
        frame.side,
        frame.that,
        frame.roll,
        frame.n,
        frame.cause,
        frame.face_up,
    )


def _within(t: Table, wanted: v.Range, level: int, frame: Frame) -> bool:
    if wanted.min is not None and level < wanted.min:
        return False
    if wanted.max is not None and level > amount(t, wanted.max, frame):
        return False
    if wanted.above is not None:
        return all(level > t.seats[seat].level for seat in members(t, wanted.above, frame))
    if wanted.below is not None:
        return all(level < t.seats[seat].level for seat in members(t, wanted.below, frame))
    return True


def _has(t: Table, cards: v.There, frame: Frame, seat: int) -> bool:
    count = len(_found(t, cards, _asked(frame, seat), seat))
    if cards.even:
        return count % 2 == 0
    return count >= cards.n


def _found(t: Table, cards: v.Cards, frame: Frame, holder: int) -> list[int]:
    """The cards that are there to be counted: of what is in use, only what does something.

    Who may no longer use an item does not use it (R-ITEM-017), and what is silent uses nothing.
    """
    found = select(t, cards, frame, holder)
    if t.fight is None or t.mix.sort(cards).zone not in ("use", "side"):
        return found
    return [card for card in found if TESTS["at_work"](t, holder, card)]


def _used(t: Table, use: str, frame: Frame) -> bool:
    """Whether somebody made that use of the card in this fight; such uses are noted as they are made."""
    if t.fight is None or frame.card < 0:
        return False
    keys = [use_key(t, frame.card, power) for power in printed(t, frame.card).powers if power.slug == use]
    return any(key in keys for _, key, _, _ in t.fight.used)


def members(t: Table, whom: v.WhoName | v.Who | v.Crowd, frame: Frame, *, dead: bool = False) -> list[int]:
    """The players a name or a group means, in the order they act."""
    if isinstance(whom, str):
        return seats_named(t, whom, frame, dead=dead)
    seats = seats_named(t, whom.who, frame, dead=dead)
    order = whom.order if isinstance(whom, v.Who) else None
    if order == "right":
        seats = seats[:1] + seats[:0:-1] if whom.who == "everyone" else seats[::-1]
    elif order == "level":
        seats = sorted(seats, key=lambda seat: -t.seats[seat].level)
    if whom.if_ is not None:
        seats = [seat for seat in seats if _fits(t, whom.if_, frame, seat)]
    return seats


def amount(t: Table, number: v.Number, frame: Frame) -> int:
    """A number, worked out."""
    if isinstance(number, int):
        return number
    if number.case is not None:
        for row in number.case:
            if holds(t, row.if_, frame):
                return row.n
        return number.else_
    if number.roll:
        return frame.roll
    if number.short:
        return frame.n
    if number.level is not None:
        seats = members(t, number.level, frame)
        return t.seats[seats[0]].level if seats else 1
    if number.value is not None:
        return t.mix.of[frame.that].value if frame.that >= 0 else 0
    if number.cards is not None:
        return number.times * len(_found(t, number.cards, frame, frame.you))
    if number.players is not None:
        # Who is dead this turn keeps what is counted here, class and all (R-DEATH-003).
        return number.times * len(members(t, number.players, frame, dead=True))
    return frame.n


def select(t: Table, cards: v.Cards, frame: Frame, holder: int, default: str = "play") -> list[int]:
    """The cards a selection means, of those the holder has where a holder matters.

    A hand is meant only where it is named (R-CARD-008, R-BAD-005).
    """
    sort = t.mix.sort(cards)
    if sort.pointed:
        return _pointed_at(cards, frame)
    zone = hosts_of(t.seats[holder], frame.card) if sort.hosts else cards_in(t, sort.zone or default, holder)
    found: list[int] = []
    # A monster in the fight may be another than its card says.
    if not sort.of_the_moment and (sort.zone != "fight" or t.fight is None):
        fitting = sort.fitting
        for card in zone:
            if card in fitting:
                found.append(card)
    else:
        for card in zone:
            if matches(t, cards, card, frame):
                found.append(card)
    return _chosen(t, cards, found, holder) if found and sort.choosy else found


def _pointed_at(cards: v.Cards, frame: Frame) -> list[int]:
    if cards.this:
        return [frame.card]
    if cards.target:
        return [frame.target_card]
    return [frame.that] if frame.that >= 0 else []


def _chosen(t: Table, cards: v.Cards, found: list[int], holder: int) -> list[int]:
    """Of the cards of a sort those that can or cannot be used, the best or the worst."""
    if cards.usable is not None:
        found = [card for card in found if _usable_as(t, cards.usable, holder, card)]
    if cards.most is not None and found:
        best = max(_measure(t, cards.most, card, holder) for card in found)
        found = [card for card in found if _measure(t, cards.most, card, holder) == best]
        if cards.most == "bonus" and best <= 0:
            return []
    if cards.least is not None and found:
        worst = min(_measure(t, cards.least, card, holder) for card in found)
        found = [card for card in found if _measure(t, cards.least, card, holder) == worst]
    return found


_ANYBODY = Frame(-1)


def matches(t: Table, cards: v.Cards, card: int, frame: Frame = _ANYBODY) -> bool:
    """Whether a card is of the sort a selection names, wherever it is."""
    sort = t.mix.sort(cards)
    foe = foe_of(t, card) if t.fight is not None else None
    if foe is not None and t.mix.marking:
        fits = sort.fits(t.mix.of[foe.shape], marks_on(t, foe))
    else:
        fits = (card if foe is None else foe.shape) in sort.fitting
    if not fits:
        return False
    return not sort.of_the_moment or _meant_now(t, cards, card, frame)


def _meant_now(t: Table, cards: v.Cards, card: int, frame: Frame) -> bool:
    """Whether the moment lets a selection mean a card whose print fits."""
    if (cards.this and card != frame.card) or (cards.target and card != frame.target_card):
        return False
    if cards.by is not None and not played_by(t, card, frame.you):
        return False
    if cards.value is not None and not _within(t, cards.value, printed(t, card).value, frame):
        return False
    if cards.level is not None and not _within(t, cards.level, monster_level(t, card), frame):
        return False
    return cards.except_ is None or not matches(t, cards.except_, card, frame)


def _measure(t: Table, what: str, card: int, holder: int) -> int:
    d = printed(t, card)
    if what == "value":
        return d.value
    if what == "level":
        return monster_level(t, card)
    if not may_use(t, holder, card):
        return 0
    player = t.seats[holder]
    bonus = amount(t, d.bonus, Frame(holder, card))
    for part in (card, *[other for other, host in player.attached if host == card]):
        frame = Frame(holder, part)
        mods = [mod for mod in t.mix.of[part].strength if in_force(t, mod, frame)]
        bonus += sum([amount(t, mod.plus, frame) for mod in mods])
    return bonus * bonus_factor(t, player, card)


def may_use(t: Table, seat: int, card: int) -> bool:
    """Whether this character may use this item at this moment (R-ITEM-017)."""
    d = t.mix.of[card]
    if d.only is None:
        return True
    player = t.seats[seat]
    if player.traits & d.only_traits or (player.attached and exempt(t, player, card, from_all=True)):
        return True
    return not d.only_traits and holds(t, d.only, Frame(seat))


def _usable_as(t: Table, usable: str, seat: int, card: int) -> bool:
    if usable == "no":
        return not may_use(t, seat, card)
    only = t.mix.of[card].only
    if only is None or only.is_ is None or not holds(t, only, Frame(seat)):
        return False
    return bool(t.seats[seat].traits & t.mix.class_traits & t.mix.trait_mask(only.is_))


def monster_level(t: Table, card: int) -> int:
    """A monster's level with its enhancers, not below what the edition or one of them allows (R-ENH-010)."""
    return at_least(t, enhanced_level(t, card))


def enhanced_level(t: Table, card: int) -> int:
    """The same before the edition's floor, which is for the end of the sum and not for a part of it.

    All that lie on it add up (R-ENH-001, 003), those that lower it too (R-ENH-008).
    """
    foe = foe_of(t, card)
    level = printed(t, card).level
    if foe is not None:
        assert t.fight is not None
        own = [other for other, kin in t.fight.enhancers if kin == foe.kin]
        level += sum([printed_bonus(t, other) for other in own])
        for other in own:
            least = t.mix.of[other].least
            if least is not None:
                level = max(level, least)
    return level


def at_least(t: Table, n: int) -> int:
    """What a monster counts in the end: in some editions it cannot be brought below a figure (R-ENH-010)."""
    floor = _FLOORS[t.settings.monster_floor]
    return n if floor is None or n > floor else floor


_FLOORS: Final[dict[str, int | None]] = {"none": None, "zero": 0, "one": 1}


def printed_bonus(t: Table, card: int) -> int:
    """What a card played into the fight adds, before anything changes it."""
    d = t.mix.of[card]
    if type(d.bonus) is int or t.fight is None:
        return d.boost
    return amount(t, d.bonus, Frame(t.fight.fighter, card))
