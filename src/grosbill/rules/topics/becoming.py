"""Becoming another: of the other sex, or of a race or class that a card brings."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.rules.kernel.zones import from_apart, from_pile, lose, refresh, to_play
from grosbill.rules.reading.character import of_kind
from grosbill.rules.reading.conditions import matches, select
from grosbill.rules.reading.keeping import loose
from grosbill.rules.table import Table, push, tell


def become(t: Table, verb: v.Become, frame: s.Frame) -> bool:
    """Whether it could be done: what is to come may not be there, what is to leave may have to stay."""
    if verb.sex is not None:
        _change_sex(t, frame.you)
        return True
    if verb.trait is not None:
        return _catch(t, verb, frame.you, verb.trait)
    assert verb.cards is not None
    if verb.cards.in_ == "hand":
        push(t, s.Pick(frame.you, frame.you, "add", s.picked(verb.cards), 1, frame, may=True))
        return True
    return _from_discards(t, verb, verb.cards, frame)


def _change_sex(t: Table, seat: int) -> None:
    player, sexes = t.seats[seat], t.mix.sexes
    player.sex = sexes[(sexes.index(player.sex) + 1) % len(sexes)]
    refresh(t, seat)
    tell(t, e.ChangedSex(seat, player.sex))


def _catch(t: Table, verb: v.Become, seat: int, trait: str) -> bool:
    """A class that spreads reaches a player, if one of its cards lies apart (R-CULT-004 to R-CULT-006).

    Whom it reaches when dead has it with the next character.
    """
    player = t.seats[seat]
    card = next((card for card in reversed(t.apart) if t.mix.of[card].card.id == trait), -1)
    if card < 0 or player.traits & t.mix.traits[trait]:
        return False
    leaving = _leaving(t, seat, verb, "class")
    choose = verb.replacing == "one" and len(leaving) > 1
    take_on(t, seat, card)
    if choose:
        _ask_which(t, seat, v.Lost(kind="class", except_=v.ExceptThis(id=trait)))
    else:
        for other in leaving:
            lose(t, seat, other, "replaced")
    return True


def take_on(t: Table, seat: int, card: int) -> None:
    """A race or class that lies apart or on the discards comes to a player."""
    if card in t.apart:
        from_apart(t, card)
    else:
        from_pile(t, card)
    to_play(t, seat, card)
    tell(t, e.Became(seat, t.mix.ref[card]))


def _from_discards(t: Table, verb: v.Become, cards: v.Cards, frame: s.Frame) -> bool:
    """The first such card of the discards, or one of one's choice; what leaves goes first.

    Where there is nothing to choose nothing is swapped (R-CURSE-012). A class nobody else has stays, and the
    others leave (R-CULT-008).
    """
    kind = cards.kind
    assert isinstance(kind, str)
    found = select(t, cards, frame, frame.you)
    named = _leaving(t, frame.you, verb, kind)
    leaving = loose(t, frame.you, named)
    if named and not leaving:
        return False
    if cards.pick == "you":
        if not not_had(t, frame.you, found):
            return False
        push(t, s.Pick(frame.you, -1, "become", s.picked(cards), 1, frame))
    if verb.replacing == "one" and len(leaving) > 1:
        _ask_which(t, frame.you, v.Lost(kind=kind))
    else:
        for card in leaving:
            lose(t, frame.you, card, "replaced")
    if cards.pick == "top" and found:
        take_on(t, frame.you, found[-1])
    return True


def not_had(t: Table, seat: int, cards: list[int]) -> list[int]:
    """Of these races or classes those the player has no copy of (R-CLASS-020)."""
    have = [t.mix.ref[card] for card in t.seats[seat].trait_cards]
    return [card for card in cards if t.mix.ref[card] not in have]


def _leaving(t: Table, seat: int, verb: v.Become, kind: str) -> list[int]:
    """The races or classes that leave, or among which one does; without `replacing` room decides, later."""
    mine = of_kind(t, seat, kind)
    if isinstance(verb.replacing, v.Cards):
        return [card for card in mine if matches(t, verb.replacing, card)]
    return mine if verb.replacing is not None else []


def _ask_which(t: Table, seat: int, cards: v.Cards) -> None:
    push(t, s.Pick(seat, seat, "replace", s.picked(cards), 1, s.Frame(seat)))
