"""Moments: *in combat*, *when a Curse makes you lose levels*, *instead of looting the room*."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, selection
from grosbill.effects.text.writer import Writer, names

Whose: TypeAlias = Literal["you", "any", "rival"]

_EMPTY = v.Condition()
_LOSSES = ("before_loss", "before_level_loss")
_MAKING_WAY = {"before_loot", *_LOSSES, "before_death"}
_CHASES = ("after_escape", "before_bad_stuff")
_FIGHTS = ("combat", "after_kill", "after_combat")
_BY_KILL = v.Condition(cause="kill")
_ANYONE_FIGHTS = v.Condition(who="everyone", role="either")


def points(given: v.Points) -> tuple[v.Point, ...]:
    """One point in time or several as a tuple."""
    return given if isinstance(given, tuple) else (given,)


def instead(at: v.Points, whose: Whose, do: tuple[v.AnyVerb, ...]) -> bool:
    """Whether something else comes *instead of* what was about to happen to oneself."""
    return len(do) > 1 and do[0] == v.Cancel() and whose == "you" and set(points(at)) <= _MAKING_WAY


def moment(
    w: Writer,
    at: v.Points,
    whose: Whose,
    condition: v.Condition | None,
    *,
    replaces: bool = False,
    cards: v.Cards | None = None,
) -> tuple[str, v.Condition]:
    """*in combat*, *after failing to Run Away*; and what of the condition that did not say."""
    if condition is not None and condition.who is not None:
        # What is asked of somebody else the moment does not say.
        said, _ = moment(w, at, whose, None, replaces=replaces, cards=cards)
        return said, condition
    left = condition or _EMPTY
    at = tuple(sorted(points(at), key=lambda point: point != "any_time"))
    own = left.turn is not None
    of_monster = w.kind == "monster" and "after_kill" in at  # that it was killed is no matter of roles
    told = (whose == "you" or "after_combat" not in at) and not of_monster
    cause, by, left = _cause(w, at, left)
    parts = [
        w.say(
            "when",
            at=point,
            whose=whose,
            role=_role(w, left, own=own) if told else "any",
            roll=_roll(left) if point == "after_roll" or _failed(left) else "any",
            faces=amounts.faces(w, left.roll.on) if left.roll and left.roll.on else "",
            outcome="won" if left.outcome == "won" else "any",
            cause=cause,
            by=by,
            instead="yes" if replaces else "no",
            what=_what(w, point, cards),
            curse=w.a(w.kind_noun("curse")),
            card=w.kind,
        )
        for point in at
    ]
    if at[0] == "any_time" and len(parts) > 1:
        said = w.say("even-when", first=parts[0], last=w.join(parts[1:], "or"))
    else:
        said = w.join(parts, "or")
    if own:
        said = w.say("own-turn-and", moment=said)
    left = _unsaid(at, left, told=told)
    if left.has is not None and left.has.in_ == "fight" and at == ("combat",) and not left.has.id:
        said = w.say("against", moment=said, what=conditions.some(w, left.has).text)
        left = msgspec.structs.replace(left, has=None)
    return said, left


def _role(w: Writer, condition: v.Condition, *, own: bool) -> str:
    return condition.role or ("either" if own or w.kind == "monster" else "any")


def _failed(condition: v.Condition) -> bool:
    return condition.roll is not None and bool(condition.roll.failed)


def _roll(condition: v.Condition) -> str:
    if condition.roll is None:
        return "any"
    if condition.roll.on is not None:
        return "faces"
    return "failed" if condition.roll.failed else "run"


def _cause(w: Writer, at: tuple[v.Point, ...], left: v.Condition) -> tuple[str, str, v.Condition]:
    """Whether the moment itself says what it comes from, in which words, and what is left to say."""
    if left.cause is not None and all(point in _LOSSES for point in at):
        return "some", conditions.causes(w, left.cause), msgspec.structs.replace(left, cause=None)
    if left.cause == "door" and at == ("before_curse",):
        return "door", "", msgspec.structs.replace(left, cause=None)
    if left.cause == "kill" and left.outcome == "won" and at == ("after_combat",):
        return "kill", "", msgspec.structs.replace(left, cause=None)
    if left.not_ == _ANYONE_FIGHTS and at == ("peace",):
        return "nobody", "", msgspec.structs.replace(left, not_=None)
    if left.not_ == _BY_KILL and at == ("after_level",):
        return "no_kill", "", msgspec.structs.replace(left, not_=None)
    return "any", "", left


def _what(w: Writer, point: v.Point, cards: v.Cards | None) -> str:
    """The cards that are played, lost, discarded or escaped from, or that catch somebody."""
    if cards is not None and (cards.this or cards.id is not None):
        return w.this().text if cards.this else selection.named(w, names(cards.id))
    if point == "before_loss":
        return lost(w, cards)
    if cards is not None:
        return w.a(selection.noun(w, cards, many=False))
    return w.a(w.kind_noun("monster") if point in _CHASES else w.card_noun())


def lost(w: Writer, cards: v.Cards | None) -> str:
    """What a loss is about: *cards from your hand*, *your Headgear*."""
    if cards is None:
        return w.say("some-cards")
    if cards.slot is not None:
        return w.say("your", noun=selection.noun(w, cards, many=False), person="you")
    return w.say("any-of", noun=selection.noun(w, cards, many=True), where=cards.in_ or "play")


def _unsaid(at: tuple[v.Point, ...], left: v.Condition, *, told: bool) -> v.Condition:
    """What the moment has not told; `told`: it has told the role."""
    said_roll = "after_roll" in at or ("before_bad_stuff" in at and _failed(left))
    return msgspec.structs.replace(
        left,
        turn=None,
        roll=None if said_roll else left.roll,
        role=None if told and set(at) & set(_FIGHTS) else left.role,
        outcome=None if "after_combat" in at and left.outcome == "won" else left.outcome,
    )
