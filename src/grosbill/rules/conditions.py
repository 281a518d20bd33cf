"""Conditions, amounts, players and cards as the vocabulary names them."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.state import Foe, Seat
from grosbill.model.steps import Frame
from grosbill.packs import CardDef
from grosbill.rules.table import Table, clockwise, left_of, munchkins, right_of


def holds(t: Table, condition: v.Condition, frame: Frame) -> bool:
    """Whether a condition holds, asked of `you` or of whom it names."""
    if condition.who is None:
        return _fits(t, condition, frame, frame.you)
    return any(_fits(t, condition, frame, seat) for seat in members(t, condition.who, frame))


def in_force(t: Table, mod: v.Mod, frame: Frame) -> bool:
    """Whether a standing change holds for whom it is asked."""
    return mod.if_ is None or holds(t, mod.if_, frame)


def meeting(t: Table, condition: v.Condition | None, frame: Frame) -> int:
    """The seat that meets a condition about a group: it becomes `you`; `you` itself where none is asked."""
    if condition is None or condition.who is None:
        return frame.you
    for seat in members(t, condition.who, frame):
        if _fits(t, condition, frame, seat):
            return seat
    return frame.you


def _fits(t: Table, c: v.Condition, frame: Frame, number: int) -> bool:
    seat = t.seats[number]
    if c.is_ is not None and not seat.traits & t.mix.trait_mask(c.is_):
        return False
    if c.suffers is not None and not seat.drawbacks & t.mix.trait_mask(c.suffers):
        return False
    if c.level is not None and not _within(t, c.level, seat.level, frame):
        return False
    if c.rank is not None and not _rank(t, c.rank, number):
        return False
    if c.has is not None and not _has(t, c.has, frame, number):
        return False
    if c.role is not None and not _role(t, c.role, number):
        return False
    if c.unaided and not _unaided(t, number):
        return False
    if c.turn is not None and number != t.active:
        return False
    if c.cause is not None and frame.cause not in (c.cause if isinstance(c.cause, tuple) else (c.cause,)):
        return False
    if c.roll is not None and not _roll(t, c.roll, frame):
        return False
    if c.outcome is not None and not _outcome(t, c.outcome, number):
        return False
    if c.used is not None and not _used(t, c.used, frame):
        return False
    if c.called is not None and not _called(c.called, t.names[number]):
        return False
    if c.dare is not None and not getattr(t.settings, c.dare):
        return False
    if c.not_ is not None and holds(t, c.not_, _asked(frame, number)):
        return False
    if c.all is not None and not all(holds(t, part, _asked(frame, number)) for part in c.all):
        return False
    return c.any is None or any(holds(t, option, _asked(frame, number)) for option in c.any)


def _asked(frame: Frame, number: int) -> Frame:
    return frame if frame.you == number else _with_you(frame, number)


def _with_you(frame: Frame, number: int) -> Frame:
    return Frame(
        number,
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


def _rank(t: Table, rank: str, number: int) -> bool:
    level = t.seats[number].level
    others = [seat.level for seat in t.seats if seat.alive]
    return level >= max(others) if rank == "highest" else level <= min(others)


def _outcome(t: Table, outcome: str, number: int) -> bool:
    """What a fight came to for a player: this one so far, or the one just over."""
    fight = t.fight or _just_over(t)
    if fight is None:
        return False
    if outcome == "caught":
        return bool(fight.caught >> number & 1)
    return isinstance(fight, s.Aftermath) and fight.won and number in (fight.fighter, fight.helper)


def _just_over(t: Table) -> s.Aftermath | None:
    return next((step for step in reversed(t.steps) if isinstance(step, s.Aftermath)), None)


def _role(t: Table, role: str, number: int) -> bool:
    fight = t.fight or _just_over(t)
    if fight is None:
        return False
    if role == "fighter":
        return number == fight.fighter
    if role == "helper":
        return number == fight.helper
    if role == "alone":
        return number == fight.fighter and fight.helper < 0
    return number in (fight.fighter, fight.helper)


def _unaided(t: Table, number: int) -> bool:
    from grosbill.rules.strength import munchkin_parts  # strength asks conditions in its turn

    if not _role(t, "alone", number):
        return False
    return all(part.source < 0 or part.n <= 0 for part in munchkin_parts(t))


def _roll(t: Table, test: v.RollTest, frame: Frame) -> bool:
    from grosbill.rules.running import rolled  # running asks conditions in its turn

    of, failed, value = rolled(t)
    if test.of is not None and of != test.of:
        return False
    if test.on is not None and value not in test.on:
        return False
    return test.failed is None or test.failed == failed


def _has(t: Table, cards: v.Cards, frame: Frame, number: int) -> bool:
    count = len(select(t, cards, _asked(frame, number), number))
    if cards.even:
        return count % 2 == 0
    return count >= (cards.n if isinstance(cards.n, int) else 1)


def _used(t: Table, use: str, frame: Frame) -> bool:
    """Whether somebody made that use of the card in this fight; such uses are noted as they are made."""
    if t.fight is None or frame.card < 0:
        return False
    numbers = [power.number for power in printed(t, frame.card).powers if power.slug == use]
    return any(power in numbers for _, power, _, _ in t.fight.counts)


def _called(names: v.Names, name: str) -> bool:
    return name.lower() in [called.lower() for called in ((names,) if isinstance(names, str) else names)]


def members(t: Table, whom: v.Whom, frame: Frame) -> list[int]:
    """The players a name or a group means, in the order they act."""
    if isinstance(whom, v.Who):
        seats = members(t, whom.who, frame)
        if whom.order == "right":
            seats = seats[:1] + seats[:0:-1] if whom.who == "everyone" else seats[::-1]
        elif whom.order == "level":
            seats = sorted(seats, key=lambda seat: -t.seats[seat].level)
        if whom.if_ is not None:
            seats = [seat for seat in seats if _fits(t, whom.if_, frame, seat)]
        return seats
    you = frame.you
    if whom == "you":
        return [you]
    if whom == "target":
        return [seat for seat in range(len(t.seats)) if frame.targets >> seat & 1]
    if whom == "fighters":
        return list(munchkins(t))
    if whom == "fighter":
        return [t.fight.fighter] if t.fight else []
    if whom == "helper":
        return [t.fight.helper] if t.fight and t.fight.helper >= 0 else []
    if whom == "partner":
        fight = t.fight or _just_over(t)
        pair = (fight.fighter, fight.helper) if fight is not None else ()
        return [seat for seat in pair if seat >= 0 and seat != you] if you in pair else []
    if whom == "actor":
        return [frame.actor if frame.actor >= 0 else you]
    if whom in ("left", "right"):
        return _neighbour(t, whom, you)
    if whom == "others":
        return [seat for seat in clockwise(t, you) if seat != you and t.seats[seat].alive]
    if whom == "everyone":
        return [seat for seat in clockwise(t, you) if t.seats[seat].alive]
    alive = [seat for seat in clockwise(t, you) if t.seats[seat].alive]
    if whom == "highest":
        top = max(t.seats[seat].level for seat in alive)
        return [seat for seat in alive if t.seats[seat].level == top and seat != you]
    bottom = min(t.seats[seat].level for seat in alive)
    return [seat for seat in alive if t.seats[seat].level == bottom]


def _neighbour(t: Table, side: str, you: int) -> list[int]:
    step = left_of if side == "left" else right_of
    seat = step(t, you)
    while not t.seats[seat].alive and seat != you:
        seat = step(t, seat)
    return [seat] if seat != you else []


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
    if number.level is not None:
        levels = [t.seats[seat].level for seat in members(t, number.level, frame)]
        return levels[0] if levels else 1
    if number.value is not None:
        return t.mix.of[frame.that].value if frame.that >= 0 else 0
    if number.cards is not None:
        return number.times * len(select(t, number.cards, frame, frame.you))
    if number.players is not None:
        return number.times * len(members(t, number.players, frame))
    return frame.n


def select(t: Table, cards: v.Cards, frame: Frame, holder: int, default: str = "play") -> list[int]:
    """The cards a selection means, of those the holder has where a holder matters."""
    if cards.this:
        return [frame.card]
    if cards.target:
        return [frame.target_card]
    if cards.that:
        return [frame.that] if frame.that >= 0 else []
    if cards.host:
        zone = tuple([host for other, host in t.seats[holder].on if other == frame.card])
    else:
        zone = _zone(t, cards.in_ or default, holder)
    found = [card for card in zone if matches(t, cards, card, frame)]
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


def _zone(t: Table, zone: str, holder: int) -> tuple[int, ...]:
    if zone == "discards":
        return t.piles[0] + t.piles[1]
    fight = t.fight
    if zone == "fight":
        if fight is None:
            return ()
        played = [card for card, _ in fight.enhancers + fight.plays]
        return tuple([foe.card for foe in fight.foes] + played)
    if zone == "side":
        if fight is None:
            return ()
        used = tuple([card for seat in munchkins(t) for card in t.seats[seat].use])
        return used + tuple([card for card, side in fight.plays if side == 0])
    if zone == "force":
        return tuple([card for seat in t.seats for card in curses_on(t, seat)])
    seat = t.seats[holder]
    if zone == "use":
        return seat.use
    if zone == "unused":
        return seat.spare
    if zone == "play":
        return seat.play
    if zone == "hand":
        return seat.hand
    return seat.hand + seat.play


def curses_on(t: Table, seat: Seat) -> list[int]:
    """The curses in force on a player: those that last, and those put on a card of theirs."""
    found = [marker.card for marker in seat.markers if marker.keeps]
    return found + [card for card, _ in seat.on if t.mix.of[card].kind == "curse"] if seat.on else found


def foe_of(t: Table, card: int) -> Foe | None:
    """The monster in the fight that this card is, if it is one."""
    if t.fight is not None:
        for foe in t.fight.foes:
            if foe.card == card:
                return foe
    return None


def printed(t: Table, card: int) -> CardDef:
    """What is printed on a card; for a copy in the fight, on what it copies."""
    foe = foe_of(t, card)
    return t.mix.of[foe.shape if foe else card]


_ANYBODY = Frame(-1)


def matches(t: Table, cards: v.Cards, card: int, frame: Frame = _ANYBODY) -> bool:
    """Whether a card is of the sort a selection names, wherever it is."""
    d = printed(t, card)
    if (cards.this and card != frame.card) or (cards.target and card != frame.target_card):
        return False
    if cards.by is not None and not _played_by(t, card, frame.you):
        return False
    if cards.bonus and not d.bonus:
        return False
    if cards.kind is not None and not _kind_fits(cards.kind, d):
        return False
    if cards.tag is not None and not _any_of(cards.tag, d.tags):
        return False
    if cards.slot is not None and not (d.slot and _any_of(cards.slot, (d.slot,))):
        return False
    if cards.id is not None and not _any_of(cards.id, (d.card.id,)):
        return False
    if cards.deck is not None and d.deck != (cards.deck == "treasure"):
        return False
    if cards.value is not None and not _within(t, cards.value, d.value, frame):
        return False
    if cards.level is not None and not _within(t, cards.level, monster_level(t, card), frame):
        return False
    return cards.except_ is None or not matches(t, cards.except_, card, frame)


def _played_by(t: Table, card: int, number: int) -> bool:
    return t.fight is not None and (card, number) in t.fight.by


def _kind_fits(kind: v.Names, d: CardDef) -> bool:
    """A one-shot is an item too."""
    if isinstance(kind, str):
        return d.item if kind == "item" else d.kind == kind
    return any(_kind_fits(name, d) for name in kind)


def _any_of(names: v.Names, there: frozenset[str] | tuple[str, ...]) -> bool:
    if isinstance(names, str):
        return names in there
    return any(name in there for name in names)


def _measure(t: Table, what: str, card: int, holder: int) -> int:
    d = printed(t, card)
    if what == "value":
        return d.value
    if what == "level":
        return monster_level(t, card)
    if not may_use(t, holder, card):
        return 0
    return amount(t, d.bonus, Frame(holder, card)) * turned(t, t.seats[holder], card)


def exempt(t: Table, seat: Seat, card: int, *, from_all: bool = False) -> bool:
    """Whether an item is left out of every limit: cheated with, or carried by a sidekick.

    `from_all`: of every rule about who may use it, too; not all sidekicks go that far.
    """
    for other, host in seat.on:
        d = t.mix.of[host]
        if other == card and (d.carries_anything if from_all else d.carries):
            return True
        if host == card and t.mix.of[other].ignores:
            return True
    return False


def may_use(t: Table, number: int, card: int) -> bool:
    """Whether this character may use this item at this moment (R-ITEM-017)."""
    only = t.mix.of[card].only
    return only is None or exempt(t, t.seats[number], card, from_all=True) or holds(t, only, Frame(number))


def _usable_as(t: Table, usable: str, number: int, card: int) -> bool:
    if usable == "no":
        return not may_use(t, number, card)
    only = t.mix.of[card].only
    return only is not None and holds(t, only, Frame(number)) and _asks_class(t, only, number)


def _asks_class(t: Table, only: v.Condition, number: int) -> bool:
    """Whether a class of this character is what a condition is about."""
    own = t.seats[number].traits & t.mix.class_traits
    if only.is_ is not None and own & t.mix.trait_mask(only.is_):
        return True
    return any(_asks_class(t, part, number) for part in (only.any or ()) + (only.all or ()))


def turned(t: Table, seat: Seat, card: int) -> int:
    """How many times the bonus of a card counts for what hangs on it."""
    times = 1
    for other, host in seat.on:
        if host == card:
            times *= t.mix.of[other].turns
    return times


def monster_level(t: Table, card: int) -> int:
    """A monster's level with its enhancers, never below 1 (R-ENH-010)."""
    foe = foe_of(t, card)
    level = printed(t, card).level
    if foe is not None and t.fight is not None and t.fight.enhancers:
        level += sum(printed_bonus(t, other) for other, kin in t.fight.enhancers if kin == foe.kin)
        return max(1, level)
    return level


def printed_bonus(t: Table, card: int) -> int:
    """What a card played into the fight adds, before anything changes it."""
    d = t.mix.of[card]
    if type(d.bonus) is int or t.fight is None:
        return d.boost
    return amount(t, d.bonus, Frame(t.fight.fighter, card))
