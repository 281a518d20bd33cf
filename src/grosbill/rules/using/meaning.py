"""What it means to play, carry or use a card: it is laid down, handed to a sidekick, or used on something."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grosbill.effects.points import (
    ANY_TIME,
    ARRANGE,
    ATTACH,
    CURSE,
    HAS_USES,
    HOLDS_ITEM,
    HOLDS_SIDEKICK,
    HOLDS_TRAIT,
)
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import SAYS_TOO_MUCH, no_such_card, unknown_card
from grosbill.rules.table import Table
from grosbill.rules.topics import classes, items, sidekicks
from grosbill.rules.using.announcing import act, lay
from grosbill.rules.using.uses import USES, Use, find, find_listed, list_uses

MONSTER_FROM_HAND = Refusal("R-WANDER-002", "monster-from-hand")
NO_ONE_SHOT = Refusal("R-ITEM-003", "not-an-item-to-carry")


class Lay(msgspec.Struct, frozen=True, gc=False):
    """A card is laid in front of its owner."""

    card: int


class Onto(msgspec.Struct, frozen=True, gc=False):
    """An item is handed to a sidekick to carry and use."""

    card: int
    carrier: int


Meaning: TypeAlias = Lay | Onto | Use | Refusal


def mean_play(t: Table, seat: int, move: Move) -> Meaning:
    """What playing that card means, or why it may not be played."""
    mix = t.mix
    if move.card not in mix.copies:
        return unknown_card(mix, move.card)
    d = mix.defs_by_id[move.card]
    card = held(t, seat, move.card)
    if card >= 0:
        meant = _laid(t, seat, card, move)
        if meant is not None:
            return meant
    elif not any(card in t.seats[seat].play for card in mix.copies[move.card]):
        return no_such_card(mix, move.card)
    if d.kind == "monster" and not any(power.hand for power in d.powers):
        return MONSTER_FROM_HAND
    found = find(t, seat, move)
    if d.kind == "monster" and type(found) is Refusal and found.clause in ("R-TIME-011", "R-TIME-012"):
        return MONSTER_FROM_HAND
    return found


def read_play(t: Table, seat: int, move: Move) -> Meaning:
    """What playing that card means where it may be played."""
    card = held(t, seat, move.card)
    if card >= 0:
        d = t.mix.of[card]
        if d.trait or (d.laid and not move.target):
            return Lay(card)
        if d.kind == "item":
            return mean_play(t, seat, move)
    return find_listed(t, seat, move)


def _laid(t: Table, seat: int, card: int, move: Move) -> Meaning | None:
    """What it means to play a card from hand that is laid on the table; None: it is used instead."""
    d = t.mix.of[card]
    more = move.target or move.power or move.owner or move.n
    if d.trait or d.hand_points & HOLDS_SIDEKICK:
        if more:
            return SAYS_TOO_MUCH
        if d.trait:
            return classes.refuse_trait(t, seat, card) or Lay(card)
        return sidekicks.refuse_sidekick(t, seat) or Lay(card)
    if d.laid and not more:
        return items.refuse_play_item(t, seat, card) or Lay(card)
    carrier = items.carrier_named(t, seat, move.target) if d.kind == "item" else -1
    if carrier >= 0:
        return items.refuse_play_onto(t, seat, card, carrier) or Onto(card, carrier)
    return None


def mean_carry(t: Table, seat: int, move: Move) -> Meaning:
    """An item from hand is carried and not used, a one-shot kept for later (R-ITEM-023)."""
    card = held(t, seat, move.card)
    if card < 0:
        return no_such_card(t.mix, move.card)
    if not t.mix.of[card].item:
        return NO_ONE_SHOT
    return items.refuse_play_item(t, seat, card) or Lay(card)


def mean_use(t: Table, seat: int, move: Move) -> Meaning:
    """Which power of a card in front of one, or of a monster one faces, is used on what."""
    if move.card not in t.mix.copies:
        return unknown_card(t.mix, move.card)
    return find(t, seat, move)


def held(t: Table, seat: int, name: str) -> int:
    """The card of that name in hand, or -1; of several copies one that was just received, if one was."""
    player, found = t.seats[seat], -1
    for card in t.mix.copies.get(name, ()):
        if card in player.hand:
            if card in player.fresh:
                return card
            if found < 0:
                found = card
    return found


def do_play(t: Table, seat: int, meant: Lay | Onto | Use) -> None:
    """A card is played from hand, or a one-shot from the table."""
    if type(meant) is Lay:
        lay(t, seat, meant.card)
    elif type(meant) is Onto:
        items.play_onto(t, seat, meant.card, meant.carrier)
    else:
        assert isinstance(meant, Use)
        act(t, seat, meant.card, meant.power, meant.aim, "play")


def do_use(t: Table, seat: int, meant: Use) -> None:
    """A power of a card that stays where it is."""
    act(t, seat, meant.card, meant.power, meant.aim, "use")


# --- described ----------------------------------------------------------------------------------------------


def _list_laying(t: Table, seat: int, times: int) -> list[Move]:
    """What is laid on the table; where no other card may be used, curses, or what is put on an item."""
    if times & CURSE:
        return list_uses(t, seat, times)
    player = t.seats[seat]
    moves = list_uses(t, seat, times) if times & ATTACH else []
    if times & ARRANGE and (player.fresh or seat == t.active or t.settings.items_any_time):
        if player.hand_points & HOLDS_TRAIT:
            moves += classes.list_traits(t, seat, times)
        if player.hand_points & HOLDS_ITEM:
            moves += items.list_items(t, seat, times)
    if player.hand_points & HOLDS_SIDEKICK:
        moves += sidekicks.list_sidekicks(t, seat)
    return moves


MOVES = {
    "use": MoveRules(
        mean=mean_use, read=find_listed, do=do_use, list=list_uses, at=USES, needs=HAS_USES, unasked=True
    ),
    "play": MoveRules(
        mean=mean_play,
        read=read_play,
        do=do_play,
        list=_list_laying,
        at=ARRANGE | ANY_TIME | CURSE | ATTACH,
        needs=HOLDS_TRAIT | HOLDS_ITEM | HOLDS_SIDEKICK | CURSE | ATTACH,
        also=USES,
        unasked=True,
    ),
    "carry": MoveRules(mean=mean_carry, do=do_play, also=ARRANGE, unasked=True),
}
