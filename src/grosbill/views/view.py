"""The view of one seat or of a spectator: plain data, cards by name."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any

import msgspec

from grosbill.model.events import SIDES
from grosbill.model.state import Player
from grosbill.packs import Mix
from grosbill.rules.kernel.step_rules import rules_of
from grosbill.rules.kernel.windows import waiting
from grosbill.rules.reading.conditions import monster_level
from grosbill.rules.reading.spoils import spoils_beside, treasures_of
from grosbill.rules.reading.strength import Part, monster_parts, munchkin_parts
from grosbill.rules.reading.which import curses_on
from grosbill.rules.table import Table, everyone
from grosbill.views.known import in_front, known_hand, known_top, lasting_on, readable
from grosbill.views.step import shown


def view(t: Table, seat: int | None) -> dict[str, Any]:
    """What this seat may know (None: a spectator).

    Its tables are its own; the lists in them are those of all views, and to be read only.
    """
    seen = _told(t).everyone.copy()
    seen["you"] = seat
    seen["waiting"] = list(waiting(t))
    seen["players"] = players = [player.copy() for player in seen["players"]]
    if seat is not None:
        own = t.seats[seat]
        players[seat]["hand"] = _names(t.mix, own.hand)
        players[seat]["fresh"] = len(own.fresh)
        told_to_all = {0, everyone(t)}  # what nobody else knows of a hand, and what everyone does
        for other, player in enumerate(t.seats):
            if other != seat and not told_to_all.issuperset(player.known):
                players[other]["hand"] = _names(t.mix, known_hand(t, other, seat)[0])
    if seen["combat"] is not None:
        seen["combat"] = seen["combat"].copy()
    if seen["step"] is not None:
        seen["step"] = seen["step"].copy()
    if not t.settings.open_discards:
        seen["door_discards"] = _names(t.mix, readable(t, 0, seat))
        seen["treasure_discards"] = _names(t.mix, readable(t, 1, seat))
    if t.peeked[0]:
        seen["door_top"] = _names(t.mix, known_top(t, 0, seat))
    if t.peeked[1]:
        seen["treasure_top"] = _names(t.mix, known_top(t, 1, seat))
    return seen


def _names(mix: Mix, cards: Iterable[int]) -> list[str]:
    return [*map(mix.ref.__getitem__, cards)]


class _Told(msgspec.Struct, frozen=True, gc=False):
    """What everyone was told at some moment, and what of; the table keeps it, to tell it again.

    Nothing in it is hidden from anybody: worlds that are imagined at this moment begin with it. It is made of
    few lists: each that is kept costs more than itself, for the garbage collector goes over it.
    """

    moment: int
    piles: tuple[tuple[int, ...], tuple[int, ...]]
    seats: list[tuple[Any, ...]]
    everyone: dict[str, Any]


def _told(t: Table) -> _Told:
    """What everyone may know, but for who is waited for: every pass changes that, and nothing else."""
    told = t.told if isinstance(t.told, _Told) else None
    if told is not None and told.moment == t.moment:
        return told
    nothing: list[Any] = []  # one list for all that is not there: nobody changes it
    seats = [_in_the_open(t, other, player) for other, player in enumerate(t.seats)]
    public: dict[str, Any] = {
        "edition": t.mix.edition.id,
        "you": None,
        "turn": t.turn,
        "active": t.active,
        "phase": t.phase,
        "trouble": t.trouble,
        "loot": t.loot,
        "moment": t.moment,
        "lull": lull(t),
        "waiting": nothing,
        "over": bool(t.winners),
        "winners": list(t.winners) if t.winners else nothing,
        "players": _players(t, seats, told, nothing),
        "doors": len(t.decks[0]) + len(t.tops[0]),
        "treasures": len(t.decks[1]) + len(t.tops[1]),
        "door_top": nothing,
        "treasure_top": nothing,
        "door_discards": _discards(t, 0, told),
        "treasure_discards": _discards(t, 1, told),
        "door_discarded": len(t.piles[0]),
        "treasure_discarded": len(t.piles[1]),
        "apart": _names(t.mix, t.apart) if t.apart else nothing,
        "combat": _combat(t) if t.fight is not None else None,
        "step": shown(t) if t.steps else None,
    }
    t.told = told = _Told(t.moment, t.piles, seats, public)
    return told


_OF_A_PLAYER = attrgetter(
    *("level", "sex", "alive", "bonus", "play", "use", "spare", "attached", "markers", "poses", "head_count"),
    *("doors", "hand_limit"),
)


def _in_the_open(t: Table, other: int, player: Player) -> tuple[Any, ...]:
    """All that `_player` tells is made of: as long as it is the same, so is what is told."""
    known = known_hand(t, other, None) if any(player.known) else None
    return _OF_A_PLAYER(player), len(player.hand), known


def _players(
    t: Table, seats: list[tuple[Any, ...]], told: _Told | None, nothing: list[Any]
) -> list[dict[str, Any]]:
    if told is None:
        return [_player(t, other, player, nothing) for other, player in enumerate(t.seats)]
    before = told.everyone["players"]
    return [
        before[other] if told.seats[other] == seats[other] else _player(t, other, player, nothing)
        for other, player in enumerate(t.seats)
    ]


def _discards(t: Table, deck: int, told: _Told | None) -> list[str]:
    pile = t.piles[deck]
    if told is not None and told.piles[deck] is pile:
        before: list[str] = told.everyone["treasure_discards" if deck else "door_discards"]
        return before
    return _names(t.mix, readable(t, deck, None))


def lull(t: Table) -> bool:
    """Whether the game pauses for the others before the turn goes on."""
    return rules_of(t).lull


def _player(t: Table, other: int, player: Player, nothing: list[Any]) -> dict[str, Any]:
    """What everyone is told of a player; `nothing` is the list for all that is not there."""
    mix = t.mix
    hand, fresh = known_hand(t, other, None)
    race, class_, others = in_front(mix, player.play)
    used = _names(mix, player.use) if player.use else nothing
    return {
        "name": t.names[other],
        "level": player.level,
        "sex": player.sex,
        "alive": player.alive,
        "race": _names(mix, race) if race else nothing,
        "class": _names(mix, class_) if class_ else nothing,
        "items": [*used, *_names(mix, player.spare)] if player.spare else used,
        "used": used,
        "others": _names(mix, others) if others else nothing,
        "attached": [_names(mix, pair) for pair in player.attached] if player.attached else nothing,
        "curses": _names(mix, curses_on(t, player)) if player.markers or player.attached else nothing,
        "lasting": _names(mix, lasting_on(player)) if player.markers else nothing,
        # What one is taken for by choice: by cards, and where it is counted who has a class that spreads.
        "counts_as": t.mix.trait_names(player.poses) if player.poses else nothing,
        "head_count": t.mix.trait_names(player.head_count) if player.head_count else nothing,
        "bonus": player.bonus,
        "hand": _names(mix, hand) if hand else nothing,
        "hand_size": len(player.hand),
        "hand_doors": player.doors,
        "hand_limit": player.hand_limit,
        "fresh": fresh,
    }


def _combat(t: Table) -> dict[str, Any]:
    fight = t.fight
    assert fight is not None
    ref = t.mix.ref
    ours, theirs = munchkin_parts(t), monster_parts(t)
    return {
        "fighter": fight.fighter,
        "helper": fight.helper,
        "forced": fight.forced,
        "monsters": [
            {
                "card": ref[foe.card],
                "monster": ref[foe.shape],
                "level": monster_level(t, foe.card),
                "treasures": treasures_of(t, foe),
                "enhancers": [ref[card] for card, kin in fight.enhancers if kin == foe.kin],
            }
            for foe in fight.foes
        ],
        "gone": ref[fight.gone] if fight.gone >= 0 else "",
        "munchkins": sum([part.n for part in ours]),
        "monsters_total": sum([part.n for part in theirs]),
        "munchkin_parts": _parts(t, ours),
        "monster_parts": _parts(t, theirs),
        "plays": [[ref[card], SIDES[side]] for card, side in fight.plays],
        "granted": [[ref[marker.card], ref[card]] for card, marker in fight.granted],
        "treasures": spoils_beside(t),
        "running": fight.running,
        "deal": fight.terms.told() if fight.helper >= 0 else None,
    }


def _parts(t: Table, parts: list[Part]) -> list[list[Any]]:
    """Who or what adds how much: seat (-1: the monsters), card ("": the level), number."""
    ref = t.mix.ref
    return [[part.seat, ref[part.source] if part.source >= 0 else "", part.n] for part in parts]
