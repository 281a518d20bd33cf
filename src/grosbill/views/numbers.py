"""What a seat may know as one array of numbers: all that the view tells, but for a few details.

It is read from the table directly, for those who ask so often that making a view first would be most of the
time. What may be told is decided by the same functions as for the view.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from grosbill.model.moves import NO_TERMS
from grosbill.model.state import NEITHER, OURS, THEIRS, Fight
from grosbill.packs.kept import kept
from grosbill.rules.kernel.windows import waiting
from grosbill.rules.reading.spoils import spoils
from grosbill.rules.reading.strength import monster_total, munchkin_total
from grosbill.rules.reading.which import curses_on
from grosbill.rules.table import Table
from grosbill.views.known import in_front, known_hand, known_top, lasting_on, readable
from grosbill.views.layout import FIGHT, HIGHEST, STEP, Layout, int16, layout_for
from grosbill.views.step import shown
from grosbill.views.view import lull

_NO_STEP: dict[str, Any] = {"kind": ""}
_NO_FIGHT = (0,) * len(FIGHT)
_NO_NUMBERS = (0,) * len(STEP)
_NO_TERMS = {"treasures": 0, "helper_first": False, "promise": ""}


def numbers(t: Table, seat: int) -> bytearray:
    """What this seat may know, in the layout of its mix and number of players: the bytes of int16."""
    layout = layout_for(t.mix, len(t.seats))
    plane = layout.plane
    doors, treasures = t.decks
    door_top, treasure_top = t.tops
    row = [
        min(t.turn, HIGHEST),
        t.trouble,
        t.loot,
        lull(t),
        len(doors) + len(door_top),
        len(treasures) + len(treasure_top),
        len(t.piles[0]),
        len(t.piles[1]),
    ]
    fight = t.fight
    row += _fight_numbers(t, fight) if fight is not None else _NO_FIGHT
    step = shown(t) if t.steps else _NO_STEP
    if step["kind"] not in layout.step:  # the game was won in the middle of it: nobody is asked any more
        step = _NO_STEP
    said = len(step) > 1
    row += _step_numbers(step) if said else _NO_NUMBERS
    cards: list[bytes] = []
    for other in layout.order[seat]:
        player = t.seats[other]
        hand, fresh = known_hand(t, other, seat)
        row += (
            player.level,
            player.alive,
            player.bonus,
            len(player.hand),
            player.doors,
            player.hand_limit,
            fresh,
            layout.sexes[player.sex],
            player.poses.bit_count(),
            player.head_count.bit_count(),
        )
        effects = (*curses_on(t, player), *lasting_on(player)) if player.markers or player.attached else ()
        cards += (
            _plane(layout, hand) if hand else plane,
            _front(layout, player.play, player.use, player.spare, effects),
        )
    marks = layout.seats[seat]
    parts = (
        layout.row.pack(*row),
        marks[t.active],
        _marked(layout.order[seat], waiting(t)),
        marks[fight.fighter if fight is not None else -1],
        marks[fight.helper if fight is not None else -1],
        marks[step.get("seat", -1)],
        marks[_other(step) if said else -1],
        layout.phase[t.phase],
        layout.step[step["kind"]],
        layout.pick[step.get("what", "")],
        _plane(layout, readable(t, 0, seat)),
        _plane(layout, readable(t, 1, seat)),
        _plane(layout, t.apart) if t.apart else plane,
        _plane(layout, known_top(t, 0, seat)) if t.peeked[0] else plane,
        _plane(layout, known_top(t, 1, seat)) if t.peeked[1] else plane,
        *(_fight_cards(layout, fight) if fight is not None else layout.no_fight),
        *(_step_cards(layout, step) if said else layout.no_step),
        *cards,
    )
    return bytearray().join(parts)


# --- cards ------------------------------------------------------------------------------------------------
# Mostly the same cards lie there as the last time, and all seats look at them: what was counted is kept.


@kept(1024)
def _plane(layout: Layout, cards: tuple[int, ...]) -> bytes:
    """Cards, counted in one plane."""
    plane = array("h", layout.plane)
    places = layout.places
    for card in cards:
        plane[places[card]] += 1
    return plane.tobytes()


def _planes(layout: Layout, *groups: Sequence[int]) -> list[bytes]:
    """Several groups of cards, a plane for each; most are empty."""
    return [_plane(layout, tuple(cards)) if cards else layout.plane for cards in groups]


@kept(512)
def _front(
    layout: Layout,
    play: tuple[int, ...],
    use: tuple[int, ...],
    spare: tuple[int, ...],
    effects: tuple[int, ...],
) -> bytes:
    """What lies in front of a player: items in use, items carried, other cards, curses and what lasts."""
    race, class_, others = in_front(layout.mix, play)
    return b"".join(_planes(layout, use, spare, race + class_ + others, effects))


@lru_cache(maxsize=4096)
def _marked(order: tuple[int, ...], seats: tuple[int, ...]) -> bytes:
    """A one for each of these seats."""
    return int16(seat in seats for seat in order)


def _fight_cards(layout: Layout, fight: Fight) -> list[bytes]:
    foes, plays = fight.foes, fight.plays
    return _planes(
        layout,
        [foe.shape for foe in foes],
        [foe.card for foe in foes if foe.card != foe.shape],
        # One that was played on a monster with copies is there for each of them.
        [card for foe in foes for card, kin in fight.enhancers if kin == foe.kin] if fight.enhancers else (),
        *[[card for card, on in plays if on == side] if plays else () for side in (OURS, THEIRS, NEITHER)],
    )


def _step_cards(layout: Layout, step: dict[str, Any]) -> list[bytes]:
    settled = [step["card"]] if "card" in step else step.get("cards", ())
    given: list[str] = []
    wanted: list[str] = []
    if "terms" in step:
        terms = step["terms"]
        given = terms["give"] + terms["plays"]
        wanted = terms["get"]
    elif "bids" in step:
        given = [card for _, card in step["bids"]]
    copies = layout.mix.copies
    return _planes(layout, *[[copies[name][0] for name in names] for names in (settled, given, wanted)])


# --- numbers ----------------------------------------------------------------------------------------------


def _fight_numbers(t: Table, fight: Fight) -> tuple[int, ...]:
    deal = fight.terms if fight.helper >= 0 else NO_TERMS
    return (
        1,
        fight.forced,
        fight.running,
        munchkin_total(t),
        monster_total(t),
        len(fight.foes),
        spoils(t),
        deal.treasures,
        deal.helper_first,
    )


def _step_numbers(step: dict[str, Any]) -> tuple[int, ...]:
    terms = step.get("terms", _NO_TERMS)
    return (
        step.get("value", 0),
        step.get("n", 0),
        step.get("left", 0),
        terms["treasures"],
        terms["helper_first"],
        terms["promise"] == "stay_out",
        terms["promise"] == "no_help",
        step.get("fight", 0),
        step.get("removal", 0),
    )


def _other(step: dict[str, Any]) -> int:
    """The other one whom a step is about: who made the offer, whose card it is, who died, who cursed."""
    for name in ("maker", "holder", "dead", "by"):
        if name in step:
            other: int = step[name]
            return other
    return -1
