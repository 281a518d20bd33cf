"""Items: put on the table, in use or not, slots and who may use what (R-ITEM, R-BIG)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from grosbill.effects.points import ARRANGE, HAS_CHANGES, HOLDS_ITEM
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal, refuse
from grosbill.model.state import OURS
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_IN_FRONT
from grosbill.rules.kernel.step_rules import now
from grosbill.rules.kernel.zones import (
    from_hand,
    from_play,
    hang,
    lose,
    make_count,
    put_in_use,
    put_out_of_use,
    refresh,
    to_play,
)
from grosbill.rules.reading.character import capacity, carried, filled, may_carry, singles, used_up
from grosbill.rules.reading.conditions import may_use
from grosbill.rules.reading.keeping import copies_of, loose, refuse_parting, stays
from grosbill.rules.reading.which import exempt
from grosbill.rules.table import Table, fighting, tell

IN_COMBAT = Refusal("R-COMBAT-018", "no-items-in-combat")
WHEN_RECEIVED = Refusal("R-ITEM-006", "item-own-turn")
HELPER_BRINGS = Refusal("R-HELP-019", "no-items-in-combat")
LAID_OWN_TURN = Refusal("R-CARD-015", "class-own-turn")
LAID_IN_PEACE = Refusal("R-CARD-015", "class-not-in-combat")
TOO_BIG = Refusal("R-BIG-001", "carry-limit")
FROZEN = Refusal("R-COMBAT-017", "equipment-frozen")
FROZEN_RUNNING = Refusal("R-RUN-016", "equipment-frozen")
NOT_AN_ITEM = Refusal("R-PROC-001", "not-wearable")
IN_USE = Refusal("R-PROC-001", "already-in-use")
NOT_IN_USE = Refusal("R-PROC-001", "not-in-use")
RESTRICTED = Refusal("R-ITEM-017", "item-restricted")
ENOUGH_IN_USE = Refusal("R-BIG-010", "use-limit")
ENOUGH_CHANGES = Refusal("R-PROC-009", "enough-changes")
CARRIES_NOTHING = Refusal("R-SIDE-007", "carries-nothing")

LISTED_CHANGES = 2
"""So many changes of equipment a turn are listed; more may be made."""


# --- onto the table -----------------------------------------------------------------------------------------


def refuse_item_now(t: Table, seat: int, times: int) -> Refusal | None:
    """Why this seat may put no item at all on the table now, fresh ones aside."""
    if fighting(t, seat):
        return IN_COMBAT if seat == t.active else HELPER_BRINGS
    return None if times & ARRANGE else BEING_SETTLED


def refuse_play_item(t: Table, seat: int, card: int, *, cheating: bool = False) -> Refusal | None:
    """Why this item, or another card that stays in play, may not be put on the table.

    It may in one's own turn (R-TIME-010), and as soon as it is received (R-ITEM-005).
    """
    player, item = t.seats[seat], t.mix.of[card].item
    own_time = seat == t.active and t.fight is None and t.phase != "opening"
    too_late = not own_time and card not in player.fresh and not t.settings.items_any_time
    if too_late and not fighting(t, seat):
        return WHEN_RECEIVED if item else LAID_OWN_TURN
    refusal = refuse_item_now(t, seat, now(t, seat))
    if refusal is not None:
        return refusal if item or refusal is BEING_SETTLED else LAID_IN_PEACE
    return TOO_BIG if not cheating and not may_carry(t, seat, t.mix.of[card]) else None


def carrier_named(t: Table, seat: int, name: str) -> int:
    """A card of one's own of that name that carries items, or -1."""
    player, of = t.seats[seat], t.mix.of
    found = [card for card in player.play if t.mix.ref[card] == name and of[card].carries]
    # Of several copies one that has a hand free.
    hosts = [host for _, host in player.attached]
    free = [card for card in found if hosts.count(card) < of[card].carries]
    return (free or found or [-1])[0]


def refuse_play_onto(t: Table, seat: int, card: int, carrier: int) -> Refusal | None:
    """Why this item may not be handed from the hand to a sidekick."""
    refusal = refuse_play_item(t, seat, card, cheating=True)
    if refusal is not None:
        return refusal
    if not t.mix.of[carrier].carries_anything and not may_use(t, seat, card):
        return RESTRICTED
    load = [other for other, host in t.seats[seat].attached if host == carrier]
    return CARRIES_NOTHING if len(load) >= t.mix.of[carrier].carries else None


def play_onto(t: Table, seat: int, card: int, carrier: int) -> None:
    """The sidekick carries and uses it, against all limits."""
    from_hand(t, seat, card)
    hang(t, seat, card, carrier, use=True)
    tell(t, e.Played(seat, t.mix.ref[card], target_card=t.mix.ref[carrier], owner=seat))


def list_items(t: Table, seat: int, times: int) -> Sequence[Move]:
    """Items in hand that may be put on the table now."""
    if refuse_item_now(t, seat, times) is not None:
        return ()
    player = t.seats[seat]
    own_time = seat == t.active and t.fight is None and t.phase != "opening"
    of = t.mix.of
    cards = player.hand if own_time or t.settings.items_any_time else player.fresh
    moves: list[Move] = []
    for card in cards:
        d = of[card]
        if d.hand_points & HOLDS_ITEM and (not d.limited or may_carry(t, seat, d)):
            moves.append(t.mix.lay_moves[card])
    if player.carrier:
        moves += _list_onto(t, seat, cards)
    return list(dict.fromkeys(moves)) if len(moves) > 1 else moves


def _list_onto(t: Table, seat: int, cards: tuple[int, ...]) -> list[Move]:
    """Items in hand handed to a sidekick."""
    of = t.mix.of
    return [
        Move("play", of[card].id, target=of[other].id)
        for card in cards
        for other in t.seats[seat].play
        if of[card].kind == "item" and of[other].carries and refuse_play_onto(t, seat, card, other) is None
    ]


# --- in use or not ------------------------------------------------------------------------------------------


def room_for(t: Table, seat: int, card: int, without: tuple[int, ...] = ()) -> bool:
    """Whether there is room to use an item, once the items `without` are taken off."""
    return _refuse_room(t, seat, card, without) is None


def _refuse_room(t: Table, seat: int, card: int, without: tuple[int, ...]) -> Refusal | None:
    """The slot of an item is full, or as many of its sort are in use as may be.

    Room is counted as it would be then: what lies on the item helps, what makes room and comes off does not.
    """
    player = t.seats[seat]
    of = t.mix.of
    d = of[card]
    if player.attached and exempt(t, player, card):
        return None
    use = [other for other in player.use if other not in without]
    counted = [other for other in use if not exempt(t, player, other)] if player.attached else use
    worn = [of[other] for other in counted]
    use = [*use, card]
    slot = d.place
    if slot is not None:
        fitted = [*worn, d]
        base, taken = t.mix.slots[slot], filled(fitted, slot)
        if base < taken and capacity(t, seat, slot, base, use=use, singles=singles(fitted, slot)) < taken:
            return refuse(t.mix.slot_clause[slot], "slot-full")
    return ENOUGH_IN_USE if d.use_tags and used_up(t, seat, d, worn, use=use) else None


def in_the_way(t: Table, seat: int, item: int) -> list[int]:
    """The items in use that take the room an item needs, where there is none for it."""
    player = t.seats[seat]
    of = t.mix.of
    d = of[item]
    refusal = _refuse_room(t, seat, item, ())
    if refusal is None:
        return []
    return [
        card
        for card in player.use
        if (set(d.use_tags) & of[card].tags if refusal is ENOUGH_IN_USE else of[card].place == d.place)
        and not exempt(t, player, card)
    ]


def pass_on(t: Table, giver: int, taker: int, card: int) -> None:
    """An item goes from one player's table to another's, with what stays on it."""
    part_with(t, giver, card)(taker)


def part_with(t: Table, giver: int, card: int) -> Callable[[int], None]:
    """An item leaves its owner's table; what it returns lays it down before whoever gets it."""
    staying = [other for other, host in t.seats[giver].attached if host == card and t.mix.of[other].stays]
    from_play(t, giver, card, staying)

    def lay(taker: int) -> None:
        lay_down(t, taker, card)
        for other in staying:
            hang(t, taker, other, card)
        # What lies on it may be what makes room for it.
        if staying and card not in t.seats[taker].use and _goes_into_use(t, taker, card):
            make_count(t, taker, card)
            refresh(t, taker)

    return lay


def lay_down(t: Table, seat: int, card: int) -> None:
    """An item is carried, and in use at once if there is room for it (R-ITEM-004, 014, 022)."""
    to_play(t, seat, card, use=_goes_into_use(t, seat, card))


def _goes_into_use(t: Table, seat: int, card: int) -> bool:
    return t.mix.of[card].kind == "item" and may_use(t, seat, card) and room_for(t, seat, card)


def refuse_change_now(t: Table, seat: int, times: int) -> Refusal | None:
    """Why equipment may not be changed now; it may at any time but in a fight (R-ITEM-016, R-TIME-006).

    There it is frozen until the fight, and running from it, are over (R-COMBAT-019, R-TIME-014, Q-030).
    """
    if t.fight is not None and fighting(t, seat):
        return FROZEN_RUNNING if t.fight.running or isinstance(t.steps[-1], s.Flight) else FROZEN
    if not times & ARRANGE:
        return BEING_SETTLED
    if t.seats[seat].changes >= t.settings.changes_per_turn:
        return ENOUGH_CHANGES
    return None


def _worn(t: Table, seat: int, names: tuple[str, ...], carrier: int = -1) -> tuple[int, ...]:
    """Cards of one's own of these names, of several copies those in use, each once; best what one carries."""
    player = t.seats[seat]
    load = [card for card, host in player.attached if host == carrier]
    used = [card for card in player.use if card not in load]
    found: list[int] = []
    for name in names:
        copies = [
            card
            for cards in (load, used, player.play)
            for card in copies_of(t, seat, name, cards)
            if card not in found
        ]
        found.append(copies[0] if copies else -1)
    return tuple(found)


class Change(msgspec.Struct, frozen=True, gc=False):
    """An item put in use: what comes off for it, and the sidekick that is to carry it, or -1."""

    card: int
    off: tuple[int, ...]
    carrier: int


def mean_wear(t: Table, seat: int, move: Move) -> Change | Refusal:
    """Which item is put in use and how, or why it may not be; of several copies the first that may."""
    copies = copies_of(t, seat, move.card, t.seats[seat].play)
    refusal = refuse_change_now(t, seat, now(t, seat)) if copies else NOT_IN_FRONT
    if refusal is not None:
        return refusal
    if t.mix.of[copies[0]].kind != "item":
        return NOT_AN_ITEM
    carrier = carrier_named(t, seat, move.target) if move.target else -1
    off = _worn(t, seat, move.cards, carrier)
    for card in copies:
        why = _refuse_load(t, seat, card, off, carrier) if move.target else _refuse_use(t, seat, card, off)
        if why is None:
            return Change(card, off, carrier)
        refusal = refusal or why
    assert refusal is not None
    return refusal


def _refuse_use(t: Table, seat: int, card: int, off: tuple[int, ...]) -> Refusal | None:
    player = t.seats[seat]
    if card in player.use:
        return IN_USE
    if not may_use(t, seat, card):
        return RESTRICTED
    refusal = _refuse_off(t, seat, off)
    if refusal is not None:
        return refusal
    return _refuse_room(t, seat, card, off)


def _refuse_off(t: Table, seat: int, off: tuple[int, ...]) -> Refusal | None:
    if any(other not in t.seats[seat].use for other in off):
        return NOT_IN_USE
    fast = [other for other in off if stays(t, seat, other)]
    return refuse_parting(t, seat, fast[0]) if fast else None


def _refuse_load(t: Table, seat: int, card: int, off: tuple[int, ...], carrier: int) -> Refusal | None:
    player = t.seats[seat]
    if carrier < 0 or not t.mix.of[carrier].carries:
        return CARRIES_NOTHING
    load = [other for other, host in player.attached if host == carrier]
    if card in load:
        return IN_USE
    if not t.mix.of[carrier].carries_anything and not may_use(t, seat, card):
        return RESTRICTED
    if any(card == other for other, _ in player.attached):
        return CARRIES_NOTHING
    if stays(t, seat, card):
        return refuse_parting(t, seat, card)
    if len([other for other in load if other not in off]) >= t.mix.of[carrier].carries:
        return CARRIES_NOTHING
    return _refuse_off(t, seat, off)


def do_wear(t: Table, seat: int, change: Change) -> None:
    """Put an item in use, others out of use; or let a sidekick carry and use it."""
    t.seats[seat].changes += 1
    put_in_use(t, seat, change.card, change.off, change.carrier)


def mean_remove(t: Table, seat: int, move: Move) -> int | Refusal:
    """Which item is taken off, alone or out of a combination (R-LASER-005), or why it may not be."""
    (card,) = _worn(t, seat, (move.card,))
    refusal = refuse_change_now(t, seat, now(t, seat)) if card >= 0 else NOT_IN_FRONT
    if refusal is not None:
        return refusal
    if card not in t.seats[seat].use:
        return NOT_IN_USE
    return refuse_parting(t, seat, card) or card


def do_remove(t: Table, seat: int, card: int) -> None:
    """Turn an item sideways: carried, not used (R-ITEM-015)."""
    t.seats[seat].changes += 1
    put_out_of_use(t, seat, card)


def list_wear(t: Table, seat: int, times: int) -> Sequence[Move]:
    """Unused items that could be used, each with what would have to come off."""
    player = t.seats[seat]
    if not (player.unused or player.carrier) or player.changes >= LISTED_CHANGES:
        return ()
    if refuse_change_now(t, seat, times) is not None:
        return ()
    moves = _list_loads(t, seat) if player.carrier else []
    of = t.mix.of
    for card in player.spare:
        d = of[card]
        if d.kind != "item" or not may_use(t, seat, card):
            continue
        if room_for(t, seat, card):
            moves.append(Move("wear", d.id))
        else:
            moves += _list_instead(t, seat, card)
    return list(dict.fromkeys(moves))


def _list_instead(t: Table, seat: int, card: int) -> list[Move]:
    """An item put in use instead of one that takes its place, or of all of them."""
    of = t.mix.of
    d = of[card]
    same = []
    for other in t.seats[seat].use:
        if (d.place and of[other].place == d.place) or not of[other].tags.isdisjoint(d.use_tags):
            same.append(other)
    same = loose(t, seat, same)
    moves = []
    for way in dict.fromkeys([*[(other,) for other in same], tuple(same)]):
        if room_for(t, seat, card, way):
            move = Move("wear", d.id, cards=tuple([of[other].id for other in way]))
            if _single(t, d.id, move.cards) or _may_wear(t, seat, move):
                moves.append(move)
    return moves


def _single(t: Table, name: str, names: tuple[str, ...]) -> bool:
    """Whether there is one copy of each: which of several a name means is for the move to say."""
    copies = t.mix.copies
    for each in (name, *names):
        if len(copies[each]) > 1:
            return False
    return True


def _list_loads(t: Table, seat: int) -> list[Move]:
    of, play = t.mix.of, t.seats[seat].play
    carriers = [of[card].id for card in play if of[card].carries]
    moves = [Move("wear", of[c].id, target=name) for c in play if of[c].kind == "item" for name in carriers]
    return [move for move in moves if _may_wear(t, seat, move)]


def _may_wear(t: Table, seat: int, move: Move) -> bool:
    return type(mean_wear(t, seat, move)) is Change


# --- seizing ------------------------------------------------------------------------------------------------


def seize(t: Table, seat: int, owner: int, card: int) -> None:
    """Take another player's item and use it at once; own items make room, the weakest first."""
    d = t.mix.of[card]
    if d.kind == "one_shot" and t.fight is not None:
        from_play(t, owner, card)
        t.fight.plays = (*t.fight.plays, (card, OURS))
        return
    lay = part_with(t, owner, card)
    while same := in_the_way(t, seat, card):
        lose(t, seat, min(same, key=lambda other: t.mix.of[other].boost), "replaced")
    while not may_carry(t, seat, d):
        big = [other for tag in d.tags & set(t.mix.carry) for other in carried(t, seat, tag)]
        lose(t, seat, min(big, key=lambda other: t.mix.of[other].boost), "replaced")
    lay(seat)


# --- described ----------------------------------------------------------------------------------------------

MOVES = {
    "wear": MoveRules(
        mean=mean_wear, do=do_wear, list=list_wear, at=ARRANGE, needs=HAS_CHANGES, unasked=True
    ),
    "remove": MoveRules(mean=mean_remove, do=do_remove, also=ARRANGE, unasked=True),
}
