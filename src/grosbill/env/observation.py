"""A view as one array of numbers. The layout is in docs/environment.md; the names of its parts are here.

Everything is told from where the agent sits: players in the order +0, +1 … Cards are counted in planes, one
number for each different card of the mix. An observation is a function of the view alone.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from grosbill.model import steps as s
from grosbill.model.state import State
from grosbill.packs import Mix

View: TypeAlias = dict[str, Any]
Array: TypeAlias = npt.NDArray[np.int16]

HIGHEST = np.iinfo(np.int16).max

TABLE = (
    "turn",
    "trouble",
    "loot",
    "lull",
    "doors",
    "treasures",
    "fight",
    "forced",
    "running",
    "munchkins_total",
    "monsters_total",
    "monsters_number",
    "spoils",
    "deal_treasures",
    "deal_helper_first",
    "die",
    "number",
    "left",
    "offer_treasures",
    "offer_helper_first",
    "offer_stay_out",
    "offer_fight",
    "claim_removal",
)
PHASES: tuple[str, ...] = get_args(get_type_hints(State)["phase"])
PICKS: tuple[str, ...] = ("", *get_args(get_type_hints(s.Pick)["what"]))
STEPS: tuple[str, ...] = (
    "",
    *[kind.__name__.lower() for kind in vars(s).values() if isinstance(kind, type) and issubclass(kind, s.Step)],
)
PLAYER = (
    "level",
    "sex",
    "alive",
    "bonus",
    "hand_size",
    "hand_doors",
    "hand_limit",
    "fresh",
    "poses",
    "joins",
    "active",
    "waiting",
    "fighter",
    "helper",
    "asked",
    "other",
)
PILES = ("door_discards", "treasure_discards", "apart", "door_top", "treasure_top")
SCENE = (
    "monsters",
    "copies",
    "enhancers",
    "munchkins_plays",
    "monsters_plays",
    "other_plays",
    "settled",
    "given",
    "wanted",
)
BELONGINGS = ("used", "carried", "front", "effects")

_NOTHING: list[Any] = []


class Observer:
    """Makes observations of views; it remembers the last ones only to be quick."""

    def __init__(self, mix: Mix, players: int) -> None:
        """Lay the array out for a mix and a number of players."""
        self._index = {d.id: number for number, d in enumerate(mix.defs)}
        self._sexes = {name: number for number, name in enumerate(mix.sexes)}
        self._order = [tuple((me + n) % players for n in range(players)) for me in range(players)]
        self._phase = _one_hot(PHASES)
        self._step = _one_hot(STEPS)
        self._pick = _one_hot(PICKS)
        self._empty = bytes(2 * len(mix.defs))
        self._no_scene = self._empty * len(SCENE)
        self._piles: list[tuple[list[str], bytes]] = [(_NOTHING, self._empty)] * len(PILES)
        self._fronts: list[tuple[tuple[Any, ...], bytes]] = [((), b"")] * players
        self.layout = _layout(len(mix.defs), players)
        self.size = max(part.stop for part in self.layout.values())

    def __call__(self, view: View) -> Array:
        """The observation of a view."""
        step = view["step"] or _NO_STEP
        combat = view["combat"]
        parts: list[bytes | array[int]] = [
            array("h", _numbers(view, step, combat)),
            self._phase[view["phase"]],
            self._step[step.get("kind", "")],
            self._pick[step.get("what", "")],
        ]
        players = view["players"]
        order = self._order[view["you"]]
        parts.append(array("h", self._players(view, step, combat, order)))
        parts += [self._pile(number, view[name]) for number, name in enumerate(PILES)]
        parts.append(self._scene(step, combat) if step is not _NO_STEP or combat else self._no_scene)
        for seat in order:
            player = players[seat]
            hand = player["hand"]
            parts += (self._plane(hand) if hand else self._empty, self._belongings(seat, player))
        return np.frombuffer(bytearray().join(parts), np.int16)

    def _players(self, view: View, step: View, combat: View | None, order: Sequence[int]) -> list[int]:
        active, waiting, players = view["active"], view["waiting"], view["players"]
        fighter, helper = (combat["fighter"], combat["helper"]) if combat else (-1, -1)
        asked, other = step.get("seat", -1), _other(step)
        numbers: list[int] = []
        for seat in order:
            player = players[seat]
            numbers += (
                player["level"],
                self._sexes[player["sex"]],
                player["alive"],
                player["bonus"],
                player["hand_size"],
                player["hand_doors"],
                player["hand_limit"],
                player["fresh"],
                len(player["counts_as"]),
                len(player["head_count"]),
                seat == active,
                seat in waiting,
                seat == fighter,
                seat == helper,
                seat == asked,
                seat == other,
            )
        return numbers

    # --- cards --------------------------------------------------------------------------------------------

    def _plane(self, names: Iterable[str]) -> array[int]:
        plane = array("h", self._empty)
        index = self._index
        for name in names:
            plane[index[name]] += 1
        return plane

    def _pile(self, number: int, names: list[str]) -> bytes:
        last, plane = self._piles[number]
        if names != last:
            plane = self._plane(names).tobytes()
            self._piles[number] = (names, plane)
        return plane

    def _belongings(self, seat: int, player: View) -> bytes:
        """What lies in front of a player; mostly it has not changed since the last time."""
        used, items, race, class_ = player["used"], player["items"], player["race"], player["class"]
        others, curses, lasting = player["others"], player["curses"], player["lasting"]
        now = (used, items, race, class_, others, curses, lasting)
        last, planes = self._fronts[seat]
        if now != last:
            cards = (used, items[len(used) :], (*race, *class_, *others), (*curses, *lasting))
            planes = b"".join(map(self._plane, cards))
            self._fronts[seat] = (now, planes)
        return planes

    def _scene(self, step: View, combat: View | None) -> bytes:
        """The cards of the fight and of what is being settled."""
        cards: list[Sequence[str]] = [_NOTHING] * len(SCENE)
        if combat:
            monsters = combat["monsters"]
            cards[0] = [foe["monster"] for foe in monsters]
            cards[1] = [foe["card"] for foe in monsters if foe["card"] != foe["monster"]]
            cards[2] = [card for foe in monsters for card in foe["enhancers"]]
            if combat["plays"]:
                for place, side in enumerate(("munchkins", "monsters", ""), 3):
                    cards[place] = [card for card, on in combat["plays"] if on == side]
        if "card" in step:
            cards[6] = [step["card"]]
        elif "cards" in step:
            cards[6] = step["cards"]
        if "terms" in step:
            terms = step["terms"]
            cards[7] = [*terms["give"], terms["level_card"]] if terms["level_card"] else terms["give"]
            cards[8] = terms["get"]
        elif "bids" in step:
            cards[7] = [card for _, card in step["bids"]]
        return b"".join([self._plane(names) if names else self._empty for names in cards])


_NO_STEP: View = {}
_NO_DEAL = {"treasures": 0, "helper_first": False, "stay_out": False}


def _numbers(view: View, step: View, combat: View | None) -> list[int]:
    numbers = [
        min(view["turn"], HIGHEST),
        view["trouble"],
        view["loot"],
        view["lull"],
        view["doors"],
        view["treasures"],
    ]
    if combat:
        deal = combat["deal"] or _NO_DEAL
        numbers += (
            1,
            combat["forced"],
            combat["running"],
            combat["munchkins"],
            combat["monsters_total"],
            len(combat["monsters"]),
            combat["treasures"] + sum([foe["treasures"] for foe in combat["monsters"]]),
            deal["treasures"],
            deal["helper_first"],
        )
    else:
        numbers += _NO_FIGHT
    if not step:
        return numbers + _NOTHING_SETTLED
    terms = step.get("terms", _NO_DEAL)
    numbers += (
        step.get("value", 0),
        step.get("n", 0),
        step.get("left", 0),
        terms["treasures"],
        terms["helper_first"],
        terms["stay_out"],
        step.get("fight", 0),
        step.get("removal", 0),
    )
    return numbers


_NO_FIGHT = [0] * 9
_NOTHING_SETTLED = [0] * 8


def _other(step: View) -> int:
    """The other one whom a step is about: who made the offer, whose card it is, who died, who cursed."""
    for name in ("maker", "holder", "dead", "by"):
        if name in step:
            other: int = step[name]
            return other
    return -1


def _one_hot(names: Sequence[str]) -> dict[str, bytes]:
    return {name: array("h", [name == other for other in names]).tobytes() for name in names}


def _layout(cards: int, players: int) -> dict[str, slice]:
    """The parts of an observation in their order, with the places they take."""
    sizes = {
        "table": len(TABLE),
        "phase": len(PHASES),
        "step": len(STEPS),
        "pick": len(PICKS),
        **{f"+{n}": len(PLAYER) for n in range(players)},
        **dict.fromkeys(PILES, cards),
        **dict.fromkeys(SCENE, cards),
        **{f"+{n} {name}": cards for n in range(players) for name in ("hand", *BELONGINGS)},
    }
    layout, place = {}, 0
    for name, size in sizes.items():
        layout[name] = slice(place, place + size)
        place += size
    return layout
