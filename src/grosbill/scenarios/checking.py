"""What a scenario says must be true, compared with the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec

from grosbill.model.errors import MoveError
from grosbill.model.events import Event
from grosbill.notation.parsing import parse
from grosbill.rules import play
from grosbill.rules.kernel.step_rules import kind_of
from grosbill.rules.reading.spoils import spoils
from grosbill.rules.reading.strength import monster_total, munchkin_total, winning
from grosbill.rules.reading.which import curses_on
from grosbill.rules.table import Table
from grosbill.scenarios.schema import CombatCheck, EventCheck, PlayerCheck, listed
from grosbill.views.known import readable
from grosbill.views.view import lull


def step_name(t: Table) -> str | None:
    """What is being settled, as a `then` says it; none: the one whose turn it is is free to act."""
    return kind_of(type(t.steps[-1])) if t.steps else None


def differences(t: Table, wanted: dict[str, Any], events: list[Event]) -> Iterator[tuple[str, str]]:
    """Every fact that is not as wanted: its key and what is wrong."""
    for key, value in wanted.items():
        if key in t.names:
            check = msgspec.convert(value, PlayerCheck)
            yield from ((key, f"{key}: {problem}") for problem in _player(t, t.names.index(key), check))
        elif key == "combat":
            yield from ((key, f"combat: {problem}") for problem in _combat(t, value))
        elif key == "events":
            for event in msgspec.convert(value, list[str | EventCheck]):
                if not any(_is(t, event, happened) for happened in events):
                    kinds = ", ".join(dict.fromkeys(happened.kind for happened in events))
                    yield key, f"no such event {event}; there were: {kinds}"
        elif key == "no_events":
            for event in msgspec.convert(value, list[str | EventCheck]):
                if any(_is(t, event, happened) for happened in events):
                    yield key, f"the event {event} should not have happened"
        else:
            actual = _fact(t, key)
            if not _equal(key, value, actual):
                yield key, f"{key}: should be {value!r}, is {actual!r}"


def _equal(key: str, wanted: Any, actual: Any) -> bool:
    if key in ("waiting", "winners") and isinstance(wanted, str):
        return [wanted] == list(actual)
    if key == "apart":
        return Counter(listed(wanted)) == Counter(actual)
    if key in ("door_discards", "treasure_discards"):
        names = [wanted] if isinstance(wanted, str) else wanted
        return list(actual[: len(names)]) == names if names else not actual
    return bool(wanted == actual)


def _fact(t: Table, key: str) -> Any:
    names, ref = t.names, t.mix.ref
    facts: dict[str, Any] = {
        "turn": names[t.active],
        "phase": t.phase,
        "waiting": [names[seat] for seat in play.waiting(t)],
        "lull": lull(t),
        "over": bool(t.winners),
        "winners": [names[seat] for seat in t.winners],
        "doors": len(t.decks[0]) + len(t.tops[0]),
        "treasures": len(t.decks[1]) + len(t.tops[1]),
        "door_discards": [ref[card] for card in reversed(t.piles[0])],
        "treasure_discards": [ref[card] for card in reversed(t.piles[1])],
        "apart": [ref[card] for card in t.apart],
        "step": step_name(t),
    }
    return facts[key]


def _player(t: Table, seat: int, check: PlayerCheck) -> Iterator[str]:
    player, of, ref = t.seats[seat], t.mix.of, t.mix.ref
    hand = [ref[card] for card in player.hand]
    items = [card for card in player.play if of[card].item]
    exact: list[tuple[str, Any, Any]] = [
        ("level", check.level, player.level),
        ("sex", check.sex, player.sex),
        ("alive", check.alive, player.alive),
        ("hand_size", check.hand_size, len(hand)),
    ]
    lists: list[tuple[str, str | list[str] | None, list[str]]] = [
        ("hand", check.hand, hand),
        ("reads", check.reads, [ref[card] for deck in (0, 1) for card in readable(t, deck, seat)]),
        ("wears", check.wears, [ref[card] for card in player.use]),
        ("carries", check.carries, [ref[card] for card in items if card not in player.use]),
        ("curses", check.curses, [ref[card] for card in curses_on(t, player)]),
        ("counts_as", check.counts_as, t.mix.trait_names(player.poses)),
        ("head_count", check.head_count, t.mix.trait_names(player.head_count)),
    ]
    for name, wanted, actual in exact:
        if wanted is not None and wanted != actual:
            yield f"{name} should be {wanted}, is {actual}"
    for name, names, there in lists:
        if names is not None and Counter(listed(names)) != Counter(there):
            yield f"{name} should be {listed(names)}, is {there}"
    yield from _traits(t, seat, check)
    if check.attached is not None:
        attached = {ref[card]: ref[host] for card, host in player.attached}
        if attached != check.attached:
            yield f"attached should be {check.attached}, is {attached}"
    yield from _contains(t, seat, check, hand)
    yield from _moves(t, seat, check)


def _traits(t: Table, seat: int, check: PlayerCheck) -> Iterator[str]:
    """The races and classes one has; where it counts that one has no race card, that is a race too."""
    player = t.seats[seat]
    for kind, wanted in (("race", check.race), ("class", check.class_)):
        if wanted is msgspec.UNSET:
            continue
        there = [t.mix.ref[card] for card in player.play if t.mix.of[card].kind == kind]
        if kind == "race" and listed(wanted):
            there += [name for name, bit in t.mix.traits.items() if bit & t.mix.no_race & player.traits]
        if Counter(listed(wanted)) != Counter(there):
            yield f"{kind} should be {listed(wanted) or 'none'}, is {there or 'none'}"


def _contains(t: Table, seat: int, check: PlayerCheck, hand: list[str]) -> Iterator[str]:
    play_names = [t.mix.ref[card] for card in t.seats[seat].play]
    for names, there, what, present in (
        (check.hand_has, hand, "hand", True),
        (check.hand_lacks, hand, "hand", False),
        (check.has, play_names, "cards in play", True),
        (check.lacks, play_names, "cards in play", False),
    ):
        for name in listed(names) if names is not None else ():
            if (name in there) != present:
                yield f"{what} should {'have' if present else 'not have'} {name}, is {there}"


def _moves(t: Table, seat: int, check: PlayerCheck) -> Iterator[str]:
    possible = "; ".join(str(move) for move in play.legal(t, seat))
    for texts, legal in ((check.legal, True), (check.illegal, False)):
        for text in listed(texts) if texts is not None else ():
            try:
                move = parse(text, t.mix, t.names, play.legal(t, seat))
                allowed = play.check(t, seat, move) is None
            except MoveError as error:
                yield str(error)
                continue
            if allowed != legal:
                yield f"{text!r} should be {'legal' if legal else 'illegal'}; legal are: {possible}"


def _combat(t: Table, value: Any) -> Iterator[str]:
    fight = t.fight
    if value is None or fight is None:
        if (value is None) != (fight is None):
            yield "there should be no fight" if value is None else "there should be a fight"
        return
    check = msgspec.convert(value, CombatCheck)
    ref = t.mix.ref
    helper = t.names[fight.helper] if fight.helper >= 0 else None
    ours, theirs = munchkin_total(t), monster_total(t)
    facts: list[tuple[str, Any, Any]] = [
        ("fighter", check.fighter, t.names[fight.fighter]),
        ("strength", check.strength, (ours, theirs)),
        ("munchkins", check.munchkins, ours),
        ("monster_strength", check.monster_strength, theirs),
        ("winning", check.winning, winning(t)),
        (
            "treasures",
            check.treasures,
            spoils(t),
        ),
        (
            "enhancers",
            check.enhancers,
            {
                ref[card]: ref[foe.card]
                for card, kin in fight.enhancers
                for foe in reversed(fight.foes)
                if foe.kin == kin
            },
        ),
    ]
    for name, wanted, actual in facts:
        if wanted is not None and wanted != actual:
            yield f"{name} should be {wanted}, is {actual}"
    if check.granted is not None:
        wanted_on = {card: sorted(listed(on)) for card, on in check.granted.items()}
        granted = {ref[mark.card]: _granted_by(t, mark.card) for _, mark in fight.granted}
        if wanted_on != granted:
            yield f"granted should be {wanted_on}, is {granted}"
    if check.helper is not msgspec.UNSET and check.helper != helper:
        yield f"helper should be {check.helper}, is {helper}"
    if check.monsters is not None:
        there = [ref[foe.card] for foe in fight.foes]
        if Counter(check.monsters) != Counter(there):
            yield f"monsters should be {check.monsters}, is {there}"


def _granted_by(t: Table, giver: int) -> list[str]:
    """The cards that a card has given something for this fight."""
    granted = t.fight.granted if t.fight is not None else ()
    return sorted([t.mix.ref[card] for card, mark in granted if mark.card == giver])


def _is(t: Table, wanted: str | EventCheck, event: Event) -> bool:
    if isinstance(wanted, str):
        return event.kind == wanted
    if event.kind != wanted.kind:
        return False
    who = [t.names[seat] if seat >= 0 else None for seat in (*event.seats, -1, -1)]
    if wanted.player is not None and who[0] != wanted.player:
        return False
    if wanted.other is not None and who[1] != wanted.other:
        return False
    if wanted.n is not None and event.figure != wanted.n:
        return False
    return wanted.cards is None or all(name in event.named for name in listed(wanted.cards))
