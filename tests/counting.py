"""The array of `game.numbers`, counted from the view: proof that the view is all it is made of."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from grosbill.packs import Mix
from grosbill.rules.table import Table
from grosbill.views import numbers, view
from grosbill.views.layout import HIGHEST, PHASES, PICKS, PILES, STEPS

View: TypeAlias = dict[str, Any]

_PLAIN = ("level", "alive", "bonus", "hand_size", "hand_doors", "hand_limit", "fresh")
_NO_TERMS: View = {
    **dict.fromkeys(("treasures", "helper_first", "promise"), 0),
    "give": [],
    "get": [],
    "plays": [],
}


def same(t: Table) -> None:
    """Every seat is told in numbers what its view tells, and nothing else."""
    for seat in range(len(t.seats)):
        assert numbers(t, seat) == counted(view(t, seat), t.mix)


def counted(seen: View, mix: Mix) -> bytes:
    """The numbers of a view."""
    players = seen["players"]
    order = [(seen["you"] + n) % len(players) for n in range(len(players))]
    first = array("h", [*_numbers(seen, mix, order), *_marks(seen, order)])
    return first.tobytes() + b"".join(_cards(seen, mix, order))


def _numbers(seen: View, mix: Mix, order: list[int]) -> Iterator[int]:
    yield min(seen["turn"], HIGHEST)
    yield from (seen[name] for name in ("trouble", "loot", "lull", "doors", "treasures"))
    yield from (seen[name] for name in ("door_discarded", "treasure_discarded"))
    combat, step = seen["combat"], seen["step"] or {}
    if combat:
        foes, deal = combat["monsters"], combat["deal"] or _NO_TERMS
        yield from (1, combat["forced"], combat["running"], combat["munchkins"], combat["monsters_total"])
        yield from (len(foes), combat["treasures"] + sum(foe["treasures"] for foe in foes))
        yield from (deal["treasures"], deal["helper_first"])
    else:
        yield from [0] * 9
    terms = step.get("terms", _NO_TERMS)
    yield from (step.get("value", 0), step.get("n", 0), step.get("left", 0))
    yield from (terms["treasures"], terms["helper_first"])
    yield from (terms["promise"] == promise for promise in ("stay_out", "no_help"))
    yield from (step.get("fight", 0), step.get("removal", 0))
    for seat in order:
        player = seen["players"][seat]
        yield from (player[name] for name in _PLAIN)
        yield from (mix.sexes.index(player["sex"]), len(player["counts_as"]), len(player["head_count"]))


def _marks(seen: View, order: list[int]) -> Iterator[int]:
    combat, step = seen["combat"] or {}, seen["step"] or {}
    other = [step[name] for name in ("maker", "holder", "dead", "by") if name in step]
    yield from (seat == seen["active"] for seat in order)
    yield from (seat in seen["waiting"] for seat in order)
    yield from (seat == combat.get("fighter") for seat in order)
    yield from (seat == combat.get("helper") for seat in order)
    yield from (seat == step.get("seat") for seat in order)
    yield from (seat in other[:1] for seat in order)
    yield from (phase == seen["phase"] for phase in PHASES)
    yield from (kind == step.get("kind") for kind in STEPS)
    yield from (what == step.get("what") for what in PICKS)


def _cards(seen: View, mix: Mix, order: list[int]) -> Iterator[array[int]]:
    index = {d.id: number for number, d in enumerate(mix.defs)}

    def plane(names: Sequence[str]) -> array[int]:
        counts = array("h", bytes(2 * len(index)))
        for name in names:
            counts[index[name]] += 1
        return counts

    for pile in PILES:
        yield plane(seen[pile])
    combat, step = seen["combat"] or {"monsters": [], "plays": []}, seen["step"] or {}
    foes = combat["monsters"]
    yield plane([foe["monster"] for foe in foes])
    yield plane([foe["card"] for foe in foes if foe["card"] != foe["monster"]])
    yield plane([card for foe in foes for card in foe["enhancers"]])
    for side in ("munchkins", "monsters", ""):
        yield plane([card for card, on in combat["plays"] if on == side])
    terms = step.get("terms", _NO_TERMS)
    yield plane([step["card"]] if "card" in step else step.get("cards", []))
    yield plane([*terms["give"], *terms["plays"], *[card for _, card in step.get("bids", [])]])
    yield plane(terms["get"])
    for seat in order:
        player = seen["players"][seat]
        used, items = player["used"], player["items"]
        assert items[: len(used)] == used
        yield plane(player["hand"])
        yield plane(used)
        yield plane(items[len(used) :])
        yield plane([*player["race"], *player["class"], *player["others"]])
        yield plane([*player["curses"], *player["lasting"]])
