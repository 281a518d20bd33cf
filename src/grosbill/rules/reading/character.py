"""What a character is at this moment: traits, item bonus, what may be answered, what is carried too much.

These are worked out whenever a card moves in or out of play and kept on the seat; a test compares them
with a fresh calculation after every move.
"""

from __future__ import annotations

from collections.abc import Sequence

from grosbill.effects.points import (
    CHANGES_STRENGTH,
    HAS_CHANGES,
    HAS_GOODS,
    HAS_SPARE,
    HAS_TRAIT,
    IS_LIMITED,
    MAKES_ROOM,
)
from grosbill.model.state import Player
from grosbill.model.steps import Frame
from grosbill.packs import CardDef
from grosbill.rules.reading.conditions import amount, in_force, may_use
from grosbill.rules.reading.which import bonus_factor, exempt
from grosbill.rules.table import Table

ANY = 99
"""More than there can be of anything."""


def refresh_hand(t: Table, player: Player) -> None:
    """The points at which the cards in hand can be played, and how many have which back."""
    of = t.mix.of
    points = doors = 0
    for card in player.hand:
        d = of[card]
        points |= d.hand_points
        doors += d.deck == 0
    player.hand_points = points
    player.doors = doors


def refresh(t: Table, seat: int) -> None:
    """Work a character out anew from the cards in play."""
    player = t.seats[seat]
    mix = t.mix
    races = classes = bonus = worth = points = for_all = 0
    race_cards = class_cards = sidekicks = 0
    own: list[int] = []
    spare: list[int] = []
    rooms = ""
    carrier = unused = False
    of, use, play = mix.of, player.use, player.play
    for card in play:
        d = of[card]
        if d.item:
            worth += d.value
            if card not in use:
                spare.append(card)
                unused = unused or d.kind == "item"
                points |= d.idle_points
                for_all |= d.idle_any
                continue
        elif d.kind == "race":
            own.append(card)
            race_cards += 1
            races |= mix.traits[d.card.id]
        elif d.kind == "class":
            own.append(card)
            class_cards += 1
            classes |= mix.traits[d.card.id]
        elif d.grants_room:
            rooms += d.grants_room
        elif d.kind in ("sidekick", "enhancer"):
            sidekicks += d.kind == "sidekick"
            bonus += d.boost
            carrier = carrier or d.carries > 0
        points |= d.used_points
        for_all |= d.used_any
    player.special, player.carrier, player.unused = bool(points & CHANGES_STRENGTH), carrier, unused
    player.trait_cards, player.spare, player.worth = tuple(own), tuple(spare), worth
    player.play_points, player.play_any = points | _has(player), for_all
    # How many cards may be kept at the end of the turn (R-CARD-009).
    player.hand_limit = capacity(t, seat, "hand", t.settings.hand_limit)
    _settle_traits(t, player, races, classes, rooms)
    if player.poses or player.head_count:
        _settle_poses(t, player, races | classes)
    for card in use:
        d = of[card]
        if d.bonus and (d.only is None or may_use(t, seat, card)):
            # One that changes from fight to fight is added up there, and counts here for what it is at least.
            plain = type(d.bonus) is int or not d.steady
            plus = d.boost if plain else amount(t, d.bonus, Frame(seat))
            bonus += plus * bonus_factor(t, player, card) if player.attached else plus
    player.bonus = bonus
    several = bool(rooms) or race_cards > 1 or class_cards > 1 or sidekicks > 1
    # Who is dead chooses nothing: `revive` asks again.
    if player.alive and (
        (points & IS_LIMITED and excess_items(t, seat))
        or (several and (excess_kinds(t, seat) or idle_room(t, seat) >= 0))
    ):
        t.excess |= 1 << seat
    else:
        t.excess &= ~(1 << seat)


def _has(player: Player) -> int:
    """What lies in front of a player that something could be done with."""
    has = HAS_CHANGES if player.unused or player.carrier else 0
    if player.spare:
        has |= HAS_SPARE
    if player.trait_cards:
        has |= HAS_TRAIT
    return has | HAS_GOODS if player.worth else has


def too_many(t: Table, seat: int, silent: Sequence[int] = ()) -> list[int]:
    """Items in use without room for them any more (R-ITEM-009 to 012, R-BIG-010).

    One keeps what one may use, of that what adds most, and of equals what was put on first. `silent`: cards
    that make no room now.
    """
    use = t.seats[seat].use
    dropped = _without_room(t, seat, use, silent)
    return _without_room(t, seat, _best_first(t, seat, use), silent) if dropped else dropped


def _best_first(t: Table, seat: int, use: Sequence[int]) -> list[int]:
    return sorted(use, key=lambda card: (not may_use(t, seat, card), -_adds(t, seat, card)))


def crowd(t: Table, seat: int, dropped: Sequence[int]) -> list[int]:
    """The items in use that take the same room as these: whoever uses them may choose which go on."""
    player, of = t.seats[seat], t.mix.of
    places = {of[card].place for card in dropped} - {None}
    tags = {tag for card in dropped for tag in of[card].use_tags}
    return [
        card
        for card in player.use
        if (of[card].place in places or not tags.isdisjoint(of[card].use_tags))
        and not (player.attached and exempt(t, player, card))
    ]


def _without_room(t: Table, seat: int, use: Sequence[int], silent: Sequence[int]) -> list[int]:
    """Those of these items that find no room, one after the other."""
    player = t.seats[seat]
    of, slots = t.mix.of, t.mix.slots
    taken: dict[str, int] = {}
    combined: dict[str, int] = {}
    kept: list[CardDef] = []
    dropped = []
    for card in use:
        d = of[card]
        slot = d.place
        if (slot is None and not d.use_tags) or (player.attached and exempt(t, player, card)):
            continue
        hands = max(0, d.hands - combined.get(d.combines, 0)) if d.combines else d.hands
        if slot is not None:
            hands += taken.get(slot, 0)
            if hands > slots[slot]:
                small = singles([*kept, d], slot)
                if capacity(t, seat, slot, slots[slot], silent, singles=small) < hands:
                    dropped.append(card)
                    continue
        if d.use_tags and used_up(t, seat, d, kept, silent):
            dropped.append(card)
            continue
        kept.append(d)
        if slot is not None:
            taken[slot] = hands
        if d.combines:
            combined[d.combines] = max(d.hands, combined.get(d.combines, 0))
    return dropped


def _adds(t: Table, seat: int, card: int) -> int:
    """What an item adds for this character; those that combine count as the one weapon they are."""
    player, of = t.seats[seat], t.mix.of
    one = of[card].combines
    parts = [other for other in player.use if of[other].combines == one] if one else [card]
    return sum(
        amount(t, of[other].bonus, Frame(seat, other)) * bonus_factor(t, player, other)
        for other in parts
        if may_use(t, seat, other)
    )


def filled(worn: list[CardDef], slot: str) -> int:
    """How much of a slot these items take; those that combine take it as one (R-LASER-003, R-LASER-004)."""
    taken = 0
    combined: dict[str, int] = {}
    for d in worn:
        if d.place != slot:
            continue
        if d.combines:
            combined[d.combines] = max(d.hands, combined.get(d.combines, 0))
        else:
            taken += d.hands
    return taken + sum(combined.values()) if combined else taken


def singles(worn: list[CardDef], slot: str) -> int:
    """How many of these items take no more than one of a slot."""
    return sum(d.place == slot and d.hands == 1 for d in worn)


def used_up(
    t: Table,
    seat: int,
    d: CardDef,
    worn: list[CardDef],
    silent: Sequence[int] = (),
    use: Sequence[int] | None = None,
) -> bool:
    """Whether as many items of its sort are in use as one may use at a time (R-BIG-010)."""
    for tag in d.use_tags:
        room = capacity(t, seat, tag, t.mix.use[tag], silent, use)
        if room <= sum(tag in other.tags for other in worn):
            return True
    return False


def _settle_traits(t: Table, player: Player, races: int, classes: int, rooms: str) -> None:
    """What one counts as: all of it, and the part of it that monsters may hold against one.

    Without a race card one is Human (R-CHAR-009), without a class card nothing (R-CHAR-011). Two races or
    classes count with all they bring (R-CLASS-018), one alone under a card for two as the edition says
    (R-CLASS-012, 016, Q-039, Q-044).
    """
    mix = t.mix
    traits = drawbacks = races | classes | mix.traits[player.sex]
    if not races:
        traits |= mix.no_race
        drawbacks |= mix.no_race
    elif "race" in rooms and races.bit_count() == 1:
        if t.settings.two_races_single == "raceless":
            traits |= mix.no_race
            drawbacks |= mix.no_race
        else:
            drawbacks &= ~races
    if "class" in rooms and classes.bit_count() == 1 and t.settings.two_classes_single:
        drawbacks &= ~classes
    player.traits = traits
    player.drawbacks = drawbacks


def _settle_poses(t: Table, player: Player, own: int) -> None:
    """What one is taken for by choice helps, and is never held against one (Q-087)."""
    disguises = t.mix.trait_mask(tuple([t.mix.of[card].counts_as for card in player.use])) & ~own
    if player.head_count & ~disguises:
        t.spread = True
    player.poses &= disguises
    player.head_count &= disguises
    player.traits |= player.poses
    if player.poses:
        player.special = True


def capacity(
    t: Table,
    seat: int,
    of: str,
    base: int,
    silent: Sequence[int] = (),
    use: Sequence[int] | None = None,
    singles: int = ANY,
) -> int:
    """How many of something a character may have, with all that changes it and is not silent.

    Cards may allow more of what is worn (R-ITEM-013) or carried (R-BIG-005), some only for items that take
    no more than one: `singles`, how many of those there are. `use`: if these were in use.
    """
    player = t.seats[seat]
    if not player.play_points & MAKES_ROOM:
        return base
    for card in player.play:
        d = t.mix.of[card]
        if not d.capacity or card in silent or not works(t, seat, card, use):
            continue
        # What lies on an item that takes no room itself saves none.
        if d.attach is not None and exempt(t, player, host_of(player, card)):
            continue
        for mod in d.capacity:
            if mod.of == of and in_force(t, mod, Frame(seat, card)):
                more = mod.plus
                if more is None:
                    return ANY
                if mod.single:
                    more = min(more, singles)
                    singles -= more
                base += more
    return base


def works(t: Table, seat: int, card: int, use: Sequence[int] | None = None) -> bool:
    """Whether a card in front of a player does what it says: an item in use, what hangs on one in use.

    One that is only carried adds nothing (R-COMBAT-007), nor one its user may not use (R-COMBAT-008). `use`:
    if these were in use.
    """
    player = t.seats[seat]
    d = t.mix.of[card]
    if d.kind == "item":
        return card in (player.use if use is None else use) and (d.only is None or may_use(t, seat, card))
    if d.attach is not None:
        host = host_of(player, card)
        return host in (player.use if use is None else use) and may_use(t, seat, host)
    return True


def host_of(player: Player, card: int) -> int:
    """What a card hangs on, or -1."""
    for other, host in player.attached:
        if other == card:
            return host
    return -1


def carried(t: Table, seat: int, tag: str) -> list[int]:
    """The items with that tag that count against the carry limit, in use or not (R-BIG-003)."""
    player, of = t.seats[seat], t.mix.of
    found = []
    for card in player.play:
        if of[card].item and tag in of[card].tags and not exempt(t, player, card):
            found.append(card)
    return found


def may_carry(t: Table, seat: int, d: CardDef) -> bool:
    """Whether one more such item can be carried, by whom it is of use or not (R-ITEM-007).

    Of most there is no limit (R-ITEM-008), of Big ones there is (R-BIG-001).
    """
    if not d.limited:
        return True
    for tag, limit in t.mix.carry.items():
        if tag in d.tags:
            room = capacity(t, seat, tag, limit)
            if len(carried(t, seat, tag)) >= room:
                return False
    return True


def excess_items(t: Table, seat: int) -> list[int]:
    """Items among which some must go because too many of a kind are carried."""
    for tag, limit in t.mix.carry.items():
        cards = carried(t, seat, tag)
        if cards:
            room = capacity(t, seat, tag, limit)
            if room < len(cards):
                return cards
    return []


def of_kind(t: Table, seat: int, kind: str) -> list[int]:
    """The cards of one kind in front of a player."""
    of = t.mix.of
    found = []
    for card in t.seats[seat].play:
        if of[card].kind == kind:
            found.append(card)
    return found


def excess_kinds(t: Table, seat: int) -> list[int]:
    """Races, classes or sidekicks among which one must go because what allowed so many is gone.

    A class that cannot be given up stays if another can go (R-CULT-001).
    """
    for kind, limit in t.mix.limits.items():
        cards = of_kind(t, seat, kind)
        if cards and capacity(t, seat, kind, limit) < len(cards):
            return [card for card in cards if not clings(t, seat, card)] or cards
    return []


def clings(t: Table, seat: int, card: int) -> bool:
    """Whether a card forbids its owner to give it up by choice (R-CULT-001)."""
    for mod in t.mix.of[card].forbids:
        if mod.what == "drop" and in_force(t, mod, Frame(seat, card)):
            return True
    return False


def idle_room(t: Table, seat: int) -> int:
    """A card that allows two races or classes but has lost what it stood on, or -1."""
    for card in t.seats[seat].play:
        kind = t.mix.of[card].grants_room
        if not kind:
            continue
        count = len(of_kind(t, seat, kind))
        needs_two = kind == "class" and not t.settings.two_classes_single
        if count == 0 or (needs_two and count < 2):
            return card
    return -1
