"""Picking cards one at a time: costs, losses, takings, monsters from hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal

import msgspec

from grosbill.effects.points import CURSE
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import HAND, PASS, TABLE, Move
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.model.state import Player
from grosbill.rules.kernel.move_rules import MoveRules, answer_only, plain
from grosbill.rules.kernel.refusals import NOT_ASKED, not_to_pick
from grosbill.rules.kernel.scripts import remember
from grosbill.rules.kernel.step_rules import StepRules, asking_card
from grosbill.rules.kernel.windows import GO_ON
from grosbill.rules.kernel.zones import from_hand, lose, put_at, put_out_of_use, to_play
from grosbill.rules.reading.character import clings, crowd, may_carry, too_many
from grosbill.rules.reading.conditions import matches, select
from grosbill.rules.reading.keeping import copies_of, loose
from grosbill.rules.table import Table, pop, swap, tell, unless_played
from grosbill.rules.topics import combat
from grosbill.rules.topics.becoming import not_had, take_on
from grosbill.rules.topics.curses import put_on
from grosbill.rules.topics.losing import at_risk, go_with, lose_to
from grosbill.rules.topics.running import get_away_from
from grosbill.rules.topics.taking import give_card, steal_blind, take_card
from grosbill.rules.using.announcing import bring, searches
from grosbill.rules.using.paying import payable

BLIND = -2
"""In place of a card: one that is taken unseen."""
NOTHING_TO_PICK = Refusal("R-PROC-004", "nothing-to-pick")
LISTED = 80
"""So many different cards are listed from long discard piles, the newest; any of them may be picked."""


class PickRules(msgspec.Struct, frozen=True, kw_only=True):
    """What cards are picked for: which may be, and what becomes of the one that is."""

    found: Callable[[Table, s.Pick], list[int]]
    do: Callable[[Table, s.Pick, int], None]
    settling: bool = False  # what is carried too much is seen to by it, or may yet be in order


def candidates(t: Table, step: s.Pick) -> list[int]:
    """The cards one may pick now."""
    return PICKS[step.what].found(t, step)


def blind_hand(t: Table, step: s.Pick) -> bool:
    """Whether one may also take blind from the holder's hand."""
    if step.what != "take" or step.holder < 0 or step.cards.in_ != "any":
        return False
    return any(matches(t, step.cards, card) for card in t.seats[step.holder].hand)


def _list_picks(t: Table, seat: int, step: s.Pick) -> list[Move]:
    """The legal picks, one for identical copies."""
    if step.seat != seat:
        return []
    owner = _owner(t, step)
    found = candidates(t, step)
    names = list(dict.fromkeys([t.mix.ref[card] for card in found]))[-LISTED:]
    moves = [Move("pick", name, owner=owner) for name in names]
    if not owner:
        moves += [Move("pick", name, owner=TABLE) for name in names if _twofold(t, step, found, name)]
    if blind_hand(t, step):
        moves.append(Move("pick", HAND, owner=owner))
    if step.may:
        moves.append(PASS)
    return moves


def _owner(t: Table, step: s.Pick) -> str:
    """Whose cards are picked, if not one's own."""
    return "" if step.holder in (step.seat, -1) else t.names[step.holder]


def _twofold(t: Table, step: s.Pick, found: list[int], name: str) -> bool:
    """Whether copies of a card lie both in the hand and in front of the player who picks."""
    player = t.seats[step.seat]
    copies = {card for card in t.mix.copies[name] if card in found}
    return not copies.isdisjoint(player.hand) and not copies.isdisjoint(player.play)


def _named(t: Table, step: s.Pick, move: Move) -> int:
    """The card a pick means, or -1: of a card in both places the one in hand, unless the table is named."""
    if move.owner not in ("", TABLE, _owner(t, step)):
        return -1
    found = copies_of(t, step.seat, move.card, candidates(t, step))
    if move.owner == TABLE:
        return next((card for card in found if card in t.seats[step.seat].play), -1)
    hand = t.seats[step.seat].hand
    return next((card for card in found if card in hand), found[0] if found else -1)


def _pick(t: Table) -> s.Pick:
    step = t.steps[-1]
    assert isinstance(step, s.Pick)
    return step


def _mean_pick(t: Table, seat: int, move: Move) -> int | Refusal:
    """Which card is picked, or one blind from a hand; or why it may not be."""
    step = _pick(t)
    if step.seat != seat:
        return NOT_ASKED
    if move.card == HAND and blind_hand(t, step):
        return BLIND
    card = _named(t, step, move)
    return card if card >= 0 else not_to_pick(t.mix, move.card)


def _refuse_declining(t: Table, seat: int) -> Refusal | None:
    step = _pick(t)
    if step.seat != seat:
        return NOT_ASKED
    return None if step.may else GO_ON


def _do_pick(t: Table, seat: int, card: int) -> None:
    """One card is picked; the step goes on until enough are."""
    step = _pick(t)
    if card == BLIND:
        pop(t)
        steal_blind(t, step.seat, step.holder, step.cards, step.frame)
        return
    worth = max(0, step.worth - t.mix.of[card].value)
    left = step.left if worth else step.left - 1
    if left:
        swap(t, replace(step, left=left, worth=worth))
    else:
        pop(t)
    PICKS[step.what].do(t, step, card)


def run_pick(t: Table, step: s.Pick) -> bool:
    """A pick from nothing is over; an optional one is asked whatever a hand holds, as backs allow it."""
    if candidates(t, step) or blind_hand(t, step):
        return False
    if step.may and _may_hold(t, t.seats[step.seat], t.mix.sort(step.cards).bits & ~t.public):
        return False
    pop(t)
    return True


def _may_hold(t: Table, player: Player, cards: int) -> bool:
    """Whether a hand may have one of these cards, by the backs that everyone sees."""
    if not player.hand or not cards:
        return False
    doors = t.mix.doors
    return bool((player.doors and cards & doors) or (len(player.hand) > player.doors and cards & ~doors))


# --- what cards are picked for ------------------------------------------------------------------------------


def _fitting(t: Table, step: s.Pick) -> list[int]:
    return select(t, step.cards, step.frame, max(step.holder, 0))


def _to_lose(t: Table, step: s.Pick) -> list[int]:
    return at_risk(t, step.holder, step.cards, loose(t, step.holder, _fitting(t, step)), step.frame.cause)


def _lose(t: Table, step: s.Pick, card: int) -> None:
    lose_to(t, step.holder, card, step.frame.cause, by=step.frame.card)
    remember(t, card)


def _to_pay(t: Table, step: s.Pick) -> list[int]:
    return payable(t, step.seat, step.frame.card, step.cards)


def _pay(t: Table, step: s.Pick, card: int) -> None:
    lose_to(t, step.holder, card, step.frame.cause, by=step.frame.card, paid=True)
    remember(t, card)


def _to_take(t: Table, step: s.Pick) -> list[int]:
    """From the discards any that fits; from a player what lies in play, is free to go and can be carried."""
    found = _fitting(t, step)
    if step.holder < 0:
        return found
    player, of = t.seats[step.holder], t.mix.of
    there = [card for card in found if card in player.play and may_carry(t, step.seat, of[card])]
    return loose(t, step.holder, there)


def _take(t: Table, step: s.Pick, card: int) -> None:
    if step.holder >= 0:
        go_with(t, step.holder, card, step.frame.cause)
    take_card(t, step.seat, step.holder, card, unless_played(t, step.frame.card))


def _to_give(t: Table, step: s.Pick) -> list[int]:
    """Of one's own cards those one can part with: nothing bound to its owner, nor what hangs on another.

    Nor what lies on the table and is too much for the one it would go to (R-BIG-001).
    """
    seat, of = step.holder, t.mix.of
    hanging = [card for card, _ in t.seats[seat].attached]
    held = t.seats[seat].hand
    free = [
        card
        for card in _fitting(t, step)
        if card in held
        or (card not in hanging and not clings(t, seat, card) and may_carry(t, step.to, of[card]))
    ]
    return loose(t, seat, free)


def _give(t: Table, step: s.Pick, card: int) -> None:
    go_with(t, step.holder, card, step.frame.cause)
    give_card(t, step.holder, step.to, card, step.frame.card)


def _bring(t: Table, step: s.Pick, card: int) -> None:
    bring(t, step.seat, card)


def _join(t: Table, step: s.Pick, card: int) -> None:
    from_hand(t, step.seat, card)
    combat.enter(t, card, step.seat, _joins(t))


def _joins(t: Table) -> Literal["join", "call"]:
    """A monster that answers a call makes none itself, and nobody else is asked (R-WANDER-008, 009)."""
    if not isinstance(t.steps[-1], s.Callers):
        return "join"
    pop(t)
    return "call"


def _add(t: Table, step: s.Pick, card: int) -> None:
    from_hand(t, step.seat, card)
    to_play(t, step.seat, card)
    tell(t, e.Played(step.seat, t.mix.ref[card]))


def _to_order(t: Table, step: s.Pick) -> list[int]:
    """Of the cards that were looked at those whose place is still open."""
    n = step.frame.n
    return list(t.tops[e.DECKS.index(step.cards.deck)][n - step.left - 1 : n])


def _order(t: Table, step: s.Pick, card: int) -> None:
    put_at(t, card, step.frame.n - step.left - 1, step.seat)


def _to_become(t: Table, step: s.Pick) -> list[int]:
    return not_had(t, step.seat, _fitting(t, step))


def _become(t: Table, step: s.Pick, card: int) -> None:
    take_on(t, step.seat, card)


def _to_replace(t: Table, step: s.Pick) -> list[int]:
    return loose(t, step.holder, _fitting(t, step))


def _replace(t: Table, step: s.Pick, card: int) -> None:
    lose(t, step.holder, card, "replaced")


def _attach(t: Table, step: s.Pick, card: int) -> None:
    put_on(t, step.seat, step.frame.card, card)


def _to_put_by(t: Table, step: s.Pick) -> list[int]:
    return crowd(t, step.seat, too_many(t, step.seat))


def _put_by(t: Table, step: s.Pick, card: int) -> None:
    put_out_of_use(t, step.seat, card)


def _evade(t: Table, step: s.Pick, card: int) -> None:
    get_away_from(t, step.seat, card)


PICKS: Final[dict[s.What, PickRules]] = {
    "lose": PickRules(found=_to_lose, do=_lose),
    "cost": PickRules(found=_to_pay, do=_pay),
    "take": PickRules(found=_to_take, do=_take),
    "give": PickRules(found=_to_give, do=_give),
    "bring": PickRules(found=_fitting, do=_bring),
    "join": PickRules(found=_fitting, do=_join),
    "add": PickRules(found=_fitting, do=_add, settling=True),
    "order": PickRules(found=_to_order, do=_order),
    "become": PickRules(found=_to_become, do=_become, settling=True),
    "replace": PickRules(found=_to_replace, do=_replace, settling=True),
    "attach": PickRules(found=_fitting, do=_attach),
    "put_by": PickRules(found=_to_put_by, do=_put_by, settling=True),
    "evade": PickRules(found=_fitting, do=_evade),
}


# --- described ----------------------------------------------------------------------------------------------


def _shown(t: Table, step: s.Pick) -> dict[str, Any]:
    said = {"seat": step.seat, "holder": step.holder, "what": step.what}
    return said | {"left": step.left, "worth": step.worth} | asking_card(t, step.frame)


STEPS = {
    s.Pick: StepRules(
        asks="one",
        run=run_pick,
        point=CURSE,
        point_of=lambda step: CURSE if searches(step) else 0,
        moves=_list_picks,
        answers={
            "pick": MoveRules(mean=_mean_pick, do=_do_pick),
            "pass": plain(_refuse_declining, lambda t, seat: pop(t)),
        },
        shown=_shown,
        settling=lambda step: PICKS[step.what].settling,
    )
}

MOVES = {"pick": answer_only(NOTHING_TO_PICK)}
