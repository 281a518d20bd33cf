"""A view as one array of numbers. The layout is in docs/environment.md; the names of its parts are here.

Everything is told from where the agent sits: players in the order +0, +1 … Cards are counted in planes, one
number for each different card of the mix. An observation is a function of the view alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from operator import itemgetter
from struct import Struct
from typing import Any, TypeAlias, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from grosbill.model import steps as s
from grosbill.model.state import State
from grosbill.packs import Mix

View: TypeAlias = dict[str, Any]
Array: TypeAlias = npt.NDArray[np.int16]

HIGHEST = 2**15 - 1
_INT16 = np.dtype(np.int16)

TABLE = ("turn", "trouble", "loot", "lull", "doors", "treasures")
FIGHT = (
    "fight",
    "forced",
    "running",
    "munchkins",
    "monsters",
    "number",
    "spoils",
    "deal_treasures",
    "deal_helper_first",
)
STEP = (
    "die",
    "n",
    "left",
    "offer_treasures",
    "offer_helper_first",
    "offer_stay_out",
    "offer_fight",
    "claim_removal",
)
PLAYER = (
    "level",
    "alive",
    "bonus",
    "hand_size",
    "hand_doors",
    "hand_limit",
    "fresh",
    "sex",
    "counts_as",
    "head_count",
)
SEATS = ("active", "waiting", "fighter", "helper", "asked", "other")
PHASES: tuple[str, ...] = get_args(get_type_hints(State)["phase"])
STEPS: tuple[str, ...] = tuple(
    kind.__name__.lower()
    for kind in vars(s).values()
    if isinstance(kind, type) and issubclass(kind, s.Step) and kind not in (s.Step, s.Window)
)
PICKS: tuple[str, ...] = get_args(get_type_hints(s.Pick)["what"])
PILES = ("door_discards", "treasure_discards", "apart", "door_top", "treasure_top")
FIGHT_CARDS = ("monsters", "copies", "enhancers", "munchkins_plays", "monsters_plays", "other_plays")
STEP_CARDS = ("settled", "given", "wanted")
BELONGINGS = ("used", "carried", "front", "effects")

# Many entries of a view at once: as quick as it gets.
_TABLE = itemgetter("you", "active", "waiting", "phase", "combat", "step", "players", *TABLE)
_PLAIN = itemgetter(*PLAYER[:-3])
_REST = itemgetter(*PLAYER[-3:], "hand")
_FRONT = itemgetter("used", "items", "race", "class", "others", "curses", "lasting")

_SIDES = ("munchkins", "monsters", "")
_NOTHING: list[str] = []
_NO_STEP: View = {"kind": ""}
_NO_FIGHT = (0,) * len(FIGHT)
_NO_NUMBERS = (0,) * len(STEP)
_NO_DEAL = {"treasures": 0, "helper_first": False, "stay_out": False}


class Observer:
    """Makes observations of views; it remembers the last ones only to be quick."""

    def __init__(self, mix: Mix, players: int) -> None:
        """Lay the array out for a mix and a number of players."""
        self._index = {d.id: number for number, d in enumerate(mix.defs)}
        self._sexes = {name: number for number, name in enumerate(mix.sexes)}
        self._order = [tuple((me + n) % players for n in range(players)) for me in range(players)]
        self._numbers = Struct(f"={len(TABLE + FIGHT + STEP) + players * len(PLAYER)}h")
        self._seat = [_marks(order) for order in self._order]
        self._waiting: dict[tuple[int, ...], bytes] = {}
        self._phase = _marks(PHASES)
        self._step = _marks(STEPS)
        self._pick = _marks(PICKS)
        self._empty = bytes(2 * len(mix.defs))
        self._no_fight = self._empty * len(FIGHT_CARDS)
        self._no_step = self._empty * len(STEP_CARDS)
        self._piles = {name: (_NOTHING, array("h", self._empty)) for name in PILES}
        self._hands = {
            (me, seat): (_NOTHING, self._empty) for me in range(players) for seat in range(players)
        }
        self._fronts: list[tuple[tuple[Any, ...], bytes]] = [((), b"")] * players
        self.layout = _layout(len(mix.defs), players)
        self.size = max(part.stop for part in self.layout.values())

    def __call__(self, view: View) -> Array:
        """The observation of a view."""
        you, active, waiting, phase, combat, step, players, *numbers = _TABLE(view)
        order, seat = self._order[you], self._seat[you]
        numbers[0] = min(numbers[0], HIGHEST)
        numbers += _fight_numbers(combat) if combat else _NO_FIGHT
        step = step or _NO_STEP
        said = len(step) > 1
        numbers += _step_numbers(step) if said else _NO_NUMBERS
        cards: list[bytes | array[int]] = []
        for number in order:
            player = players[number]
            numbers += _PLAIN(player)
            sex, poses, joins, hand = _REST(player)
            numbers += (self._sexes[sex], len(poses), len(joins))
            cards += (
                self._hand(you, number, hand) if hand else self._empty,
                self._belongings(number, player),
            )
        nobody = seat[-1]
        asked = (you, *waiting)
        parts = (
            self._numbers.pack(*numbers),
            seat[active],
            self._waiting.get(asked) or self._mark_waiting(asked),
            seat[combat["fighter"]] if combat else nobody,
            seat[combat["helper"]] if combat else nobody,
            seat[step.get("seat", -1)] if said else nobody,
            seat[_other(step)] if said else nobody,
            self._phase[phase],
            self._step[step["kind"]],
            self._pick[step.get("what", "")],
            *[self._pile(name, view[name]) for name in PILES],
            self._fight_cards(combat) if combat else self._no_fight,
            self._step_cards(step) if said else self._no_step,
            *cards,
        )
        return np.frombuffer(bytearray().join(parts), _INT16)

    def _mark_waiting(self, key: tuple[int, ...]) -> bytes:
        me, *waiting = key
        marks = _int16(seat in waiting for seat in self._order[me])
        self._waiting[key] = marks
        return marks

    # --- cards --------------------------------------------------------------------------------------------

    def _planes(self, *groups: Sequence[str]) -> bytes:
        """The cards of each group, counted in a plane of its own."""
        index, size = self._index, len(self._index)
        planes = array("h", self._empty * len(groups))
        for place, names in enumerate(groups):
            for name in names:
                planes[place * size + index[name]] += 1
        return planes.tobytes()

    def _hand(self, me: int, seat: int, names: list[str]) -> bytes:
        """What an agent knows of a hand."""
        last, plane = self._hands[me, seat]
        if names != last:
            plane = self._planes(names)
            self._hands[me, seat] = (names, plane)
        return plane

    def _pile(self, pile: str, names: list[str]) -> array[int]:
        """A pile mostly grows: then only what is new is counted."""
        last, plane = self._piles[pile]
        if names != last:
            known = len(last)
            if names[:known] != last:
                known, plane = 0, array("h", self._empty)
            for name in names[known:]:
                plane[self._index[name]] += 1
            self._piles[pile] = (names, plane)
        return plane

    def _belongings(self, seat: int, player: View) -> bytes:
        """What lies in front of a player; mostly it has not changed since the last time."""
        now = _FRONT(player)
        last, planes = self._fronts[seat]
        if now != last:
            used, items, race, class_, others, curses, lasting = now
            planes = self._planes(used, items[len(used) :], (*race, *class_, *others), (*curses, *lasting))
            self._fronts[seat] = (now, planes)
        return planes

    def _fight_cards(self, combat: View) -> bytes:
        monsters, plays = combat["monsters"], combat["plays"]
        return self._planes(
            [foe["monster"] for foe in monsters],
            [foe["card"] for foe in monsters if foe["card"] != foe["monster"]],
            [card for foe in monsters for card in foe["enhancers"]],
            *[[card for card, on in plays if on == side] if plays else _NOTHING for side in _SIDES],
        )

    def _step_cards(self, step: View) -> bytes:
        settled = [step["card"]] if "card" in step else step.get("cards", _NOTHING)
        given, wanted = _NOTHING, _NOTHING
        if "terms" in step:
            terms = step["terms"]
            given = terms["give"] + [name for name in [terms["level_card"]] if name]
            wanted = terms["get"]
        elif "bids" in step:
            given = [card for _, card in step["bids"]]
        return self._planes(settled, given, wanted) if settled or given or wanted else self._no_step


def _fight_numbers(combat: View) -> tuple[int, ...]:
    deal = combat["deal"] or _NO_DEAL
    monsters = combat["monsters"]
    return (
        1,
        combat["forced"],
        combat["running"],
        combat["munchkins"],
        combat["monsters_total"],
        len(monsters),
        combat["treasures"] + sum([foe["treasures"] for foe in monsters]),
        deal["treasures"],
        deal["helper_first"],
    )


def _step_numbers(step: View) -> tuple[int, ...]:
    terms = step.get("terms", _NO_DEAL)
    return (
        step.get("value", 0),
        step.get("n", 0),
        step.get("left", 0),
        terms["treasures"],
        terms["helper_first"],
        terms["stay_out"],
        step.get("fight", 0),
        step.get("removal", 0),
    )


def _other(step: View) -> int:
    """The other one whom a step is about: who made the offer, whose card it is, who died, who cursed."""
    for name in ("maker", "holder", "dead", "by"):
        if name in step:
            other: int = step[name]
            return other
    return -1


def _int16(numbers: Iterable[int]) -> bytes:
    return array("h", numbers).tobytes()


def _marks(names: Sequence[Any]) -> dict[Any, bytes]:
    """For each name a one in its place; for what is none of them ("", -1) nothing but zeros."""
    return {name: _int16(name == other for other in names) for name in (*names, "", -1)}


def _layout(cards: int, players: int) -> dict[str, slice]:
    """The parts of an observation in their order, with the places they take."""
    sizes = {
        "table": len(TABLE),
        "fight": len(FIGHT),
        "settled": len(STEP),
        **{f"+{n}": len(PLAYER) for n in range(players)},
        **dict.fromkeys(SEATS, players),
        "phase": len(PHASES),
        "step": len(STEPS),
        "pick": len(PICKS),
        **{f"cards {name}": cards for name in (*PILES, *FIGHT_CARDS, *STEP_CARDS)},
        **{f"cards +{n} {name}": cards for n in range(players) for name in ("hand", *BELONGINGS)},
    }
    layout, place = {}, 0
    for name, size in sizes.items():
        layout[name] = slice(place, place + size)
        place += size
    return layout
