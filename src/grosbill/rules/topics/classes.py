"""Races and classes, and the cards that allow two of them (R-CLASS)."""

from __future__ import annotations

from collections.abc import Sequence

from grosbill.effects import vocabulary as v
from grosbill.effects.points import ARRANGE, GIVE_UP, HAS_TRAIT
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import TABLE, Move
from grosbill.model.refusals import Refusal
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.kernel.refusals import BEING_SETTLED, NOT_IN_FRONT, SAYS_TOO_MUCH
from grosbill.rules.kernel.step_rules import now, told_apart
from grosbill.rules.kernel.zones import lose, to_play
from grosbill.rules.reading.character import capacity, clings, of_kind
from grosbill.rules.reading.keeping import by_name, refuse_parting
from grosbill.rules.table import Table, fighting, push, tell
from grosbill.rules.topics.sidekicks import AT_ANY_TIME, refuse_dismissal

NOT_YOUR_TURN = Refusal("R-TIME-008", "class-own-turn")
NOT_IN_COMBAT = Refusal("R-CLASS-007", "class-not-in-combat")
ONE_CLASS = Refusal("R-CLASS-003", "one-class")
ONE_RACE = Refusal("R-CLASS-004", "one-race")
SAME_TWICE = Refusal("R-CLASS-020", "same-twice")
NEEDS_CLASS = Refusal("R-CLASS-011", "needs-class")
NEEDS_RACE = Refusal("R-CLASS-015", "needs-race")
TWO_AT_MOST = Refusal("R-CLASS-010", "two-at-most")
NOT_AT_WILL = Refusal("R-ITEM-018", "not-at-will")
BIG_AT_WILL = Refusal("R-BIG-004", "not-at-will")
NOT_IN_FIGHT = Refusal("R-ITEM-018", "equipment-frozen")
CURSE_STAYS = Refusal("R-CARD-019", "curse-stays")
ROOM_STAYS = Refusal("R-CARD-014", "not-at-will")
CLINGS = Refusal("R-CULT-001", "cannot-give-up")


def refuse_trait_now(t: Table, seat: int, times: int) -> Refusal | None:
    """Why no race or class may be put in play now, fresh ones aside."""
    if fighting(t, seat):
        if seat != t.active:
            return NOT_YOUR_TURN
        if not t.settings.class_in_combat:
            return NOT_IN_COMBAT
    return None if times & ARRANGE else BEING_SETTLED


def refuse_trait(t: Table, seat: int, card: int) -> Refusal | None:
    """Why this race, class or doubling card may not be put in play."""
    own_time = seat == t.active and t.phase != "opening"
    if not own_time and card not in t.seats[seat].fresh:
        return NOT_YOUR_TURN
    return refuse_trait_now(t, seat, now(t, seat)) or _refuse_more(t, seat, card)


def _refuse_more(t: Table, seat: int, card: int) -> Refusal | None:
    """What one has already leaves no room for this one: races and classes each have their own (R-CLASS-021).

    None lies there unused (Q-031), none twice (Q-041). A card that allows two makes room as long as it lies
    there (R-CLASS-017).
    """
    d = t.mix.of[card]
    if d.grants_room:
        return _refuse_room(t, seat, d.grants_room)
    of, mine = t.mix.of, 0
    for other in t.seats[seat].trait_cards:
        if of[other].kind == d.kind:
            mine += 1
            if of[other].card.id == d.card.id:
                return SAME_TWICE
    if mine and mine >= capacity(t, seat, d.kind, t.mix.limits[d.kind]):
        return ONE_CLASS if d.kind == "class" else ONE_RACE
    return None


def _refuse_room(t: Table, seat: int, kind: str) -> Refusal | None:
    """A card for two of a kind needs one of it (R-CLASS-011, 015), and none makes room for three (Q-040)."""
    of = t.mix.of
    for other in t.seats[seat].play:
        if of[other].grants_room == kind:
            return TWO_AT_MOST
    mine = of_kind(t, seat, kind)
    if not mine:
        return NEEDS_CLASS if kind == "class" else NEEDS_RACE
    if kind == "class" and not t.settings.two_classes_single and not _holds_another(t, seat, mine):
        return NEEDS_CLASS
    return None


def _holds_another(t: Table, seat: int, mine: list[int]) -> bool:
    """Whether a hand has a class for a second one, beside these."""
    have = {t.mix.of[other].card.id for other in mine}
    held = [t.mix.of[other] for other in t.seats[seat].hand]
    return any(d.kind == "class" and d.card.id not in have for d in held)


def begin_trait(t: Table, seat: int, card: int) -> None:
    """It is in play and its abilities begin at once (R-CLASS-001)."""
    to_play(t, seat, card)
    if t.mix.of[card].grants_room == "class" and not t.settings.two_classes_single:
        _ask_for(t, seat, "class", may=False)


def _ask_for(t: Table, seat: int, kind: str, *, may: bool) -> None:
    held = tuple([t.mix.of[other].card.id for other in of_kind(t, seat, kind)])
    wanted = v.Lost(kind=kind, in_="hand", except_=v.ExceptThis(id=held) if held else None)
    push(t, s.Pick(seat, seat, "add", s.picked(wanted), 1, s.Frame(seat), may=may))


def list_traits(t: Table, seat: int, times: int) -> Sequence[Move]:
    """Races, classes and doubling cards in hand that may be put in play now."""
    if refuse_trait_now(t, seat, times) is not None:
        return ()
    of = t.mix.of
    player = t.seats[seat]
    own_time = seat == t.active and t.phase != "opening"
    cards = player.hand if own_time else player.fresh
    moves: list[Move] = []
    for card in cards:
        if of[card].trait and _refuse_more(t, seat, card) is None:
            moves.append(t.mix.lay_moves[card])
    return list(dict.fromkeys(moves)) if len(moves) > 1 else moves


# --- giving one up ------------------------------------------------------------------------------------------


def mean_drop(t: Table, seat: int, move: Move) -> int | Refusal:
    """A race or class may be given up at any time (R-CLASS-005, 006, R-TIME-001): which it is.

    Items go by sale, trade, gift, cost, loss or surplus (R-ITEM-019), in some editions also at will outside
    combat (R-ITEM-018); nothing else may be discarded.
    """
    if move.owner not in ("", TABLE):
        return SAYS_TOO_MUCH
    player = t.seats[seat]
    (card,) = by_name(t, seat, (move.card,), player.play)
    if card < 0:
        if any(marker.keeps and t.mix.ref[marker.card] == move.card for marker in player.markers):
            return CURSE_STAYS
        return NOT_IN_FRONT
    d = t.mix.of[card]
    if d.kind == "curse":
        return CURSE_STAYS
    if d.item:
        return _refuse_throwing(t, seat, card) or card
    if d.kind == "sidekick" and t.settings.sidekicks:
        return refuse_dismissal(t, seat) or card
    if d.kind not in ("race", "class"):
        return ROOM_STAYS
    if d.forbids and clings(t, seat, card):
        return CLINGS
    return card if now(t, seat) & GIVE_UP else BEING_SETTLED


def _refuse_throwing(t: Table, seat: int, card: int) -> Refusal | None:
    """Why an item on the table may not be discarded just so."""
    if not t.settings.discard_items:
        return BIG_AT_WILL if t.mix.of[card].tags & set(t.mix.carry) else NOT_AT_WILL
    if fighting(t, seat):
        return NOT_IN_FIGHT
    return refuse_parting(t, seat, card) if now(t, seat) & ARRANGE else BEING_SETTLED


def do_drop(t: Table, seat: int, card: int) -> None:
    """Discard a card from in front of oneself; another race or class may follow at once (Q-094)."""
    lose(t, seat, card)
    if t.excess >> seat & 1:
        push(t, s.Shedding(seat, by_choice=True))


def list_drops(t: Table, seat: int, times: int) -> Sequence[Move]:
    """The races and classes one could give up."""
    drop_moves, of = t.mix.drop_moves, t.mix.of
    moves: list[Move] = []
    for card in t.seats[seat].trait_cards:
        if not (of[card].forbids and clings(t, seat, card)):
            moves.append(drop_moves[card])
    return told_apart(t, seat, moves)


# --- what the loss of one brings ----------------------------------------------------------------------------


def may_replace(t: Table, seat: int, card: int, *, by_choice: bool) -> bool:
    """Whether what the card stands on might be replaced at once, as far as anybody can see (Q-042).

    Whoever gives a race or class up for another swaps them, and nothing is lost by that (Q-094).
    """
    kind = t.mix.of[card].grants_room
    left = len(of_kind(t, seat, kind))
    pair = kind == "class" and not t.settings.two_classes_single
    if left != int(pair) or not (pair or by_choice):
        return False
    in_time = t.fight is None or t.settings.class_in_combat
    return (seat == t.active or t.phase == "opening") and in_time and bool(t.seats[seat].hand)


def offer_replacement(t: Table, seat: int, card: int) -> None:
    """Ask for another race or class before the card that allowed two is lost."""
    kind = t.mix.of[card].grants_room
    assert kind
    _ask_for(t, seat, kind, may=True)


def lose_idle_room(t: Table, seat: int, card: int) -> None:
    """A doubling card without what it stands on is discarded (R-CLASS-012, R-CLASS-019)."""
    lose(t, seat, card, "no_room")
    tell(t, e.RoomLost(seat, t.mix.ref[card]))


# --- described ----------------------------------------------------------------------------------------------

MOVES = {
    "discard": MoveRules(
        mean=mean_drop,
        do=do_drop,
        list=list_drops,
        at=GIVE_UP,
        needs=HAS_TRAIT,
        also=AT_ANY_TIME,
        unasked=True,
    )
}
