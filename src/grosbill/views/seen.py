"""The table as a view shows it, so that who sees a view reads cards by the rules' own readings.

It is made from a view and nothing else: what a seat does not know cannot be read from it. There are no decks,
of a hand the known cards only. Nor is there what a view leaves out though everyone knows it: what a grant
does but for that of a curse (it names the card), who played what in the fight, and the steps that led here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.model.events import SIDES
from grosbill.model.records import copied
from grosbill.model.state import NOBODY, Fight, Foe, Marker, Player
from grosbill.packs import Mix
from grosbill.packs.kept import kept
from grosbill.rules.reading.character import refresh
from grosbill.rules.table import Table


def seen_table(view: Mapping[str, Any], mix: Mix) -> Table:
    """The table of this view. Its players are shared with other tables: change none in place."""
    players = view["players"]
    fight = view["combat"]
    return Table(
        rng=0,
        seats=[_player(mix, told) for told in players],
        decks=((), ()),
        piles=(_pile(mix, view["door_discards"]), _pile(mix, view["treasure_discards"])),
        fight=_fight(mix, fight) if fight is not None else None,
        active=view["active"],
        turn=view["turn"],
        phase=view["phase"],
        mix=mix,
        settings=mix.settings,
        names=tuple([told["name"] for told in players]),
        events=[],
    )


# --- players ------------------------------------------------------------------------------------------------


class _Shown(msgspec.Struct, frozen=True, gc=False):
    """What a view tells of a player, as far as cards ask about it; not the hand."""

    name: str
    level: int
    sex: str
    alive: bool
    bonus: int
    front: tuple[str, ...]
    used: tuple[str, ...]
    attached: tuple[tuple[str, str], ...]
    curses: tuple[str, ...]
    counts_as: tuple[str, ...]
    head_count: tuple[str, ...]


_OF_A_CHARACTER = itemgetter(
    *("name", "level", "sex", "alive", "bonus", "race", "class", "items", "others", "used"),
    *("attached", "curses", "counts_as", "head_count"),
)
_MOST_NAMES = 256
_MOST_LOOKS = 8


def seen_character(mix: Mix, told: Mapping[str, Any]) -> Player:
    """A player as a view tells of them, but for the hand; shared like those of a table.

    Mostly it tells what it told before, or in another world.
    """
    found = _OF_A_CHARACTER(told)
    before = mix.kept.setdefault(seen_character, {})
    known: list[tuple[Any, Player]] | None = before.get(found[0])
    if known is None:
        if len(before) >= _MOST_NAMES:
            before.clear()
        known = before[found[0]] = []
    for each, player in known:
        if each == found:
            return player
    if len(known) >= _MOST_LOOKS:
        known.clear()
    player = _character(mix, _shown(told))
    known.append((found, player))
    return player


def _player(mix: Mix, told: Mapping[str, Any]) -> Player:
    player = seen_character(mix, told)
    if told["hand"]:
        player = copied(player)
        player.hand = numbered(mix, tuple(told["hand"]), True)
    return player


def _shown(told: Mapping[str, Any]) -> _Shown:
    attached = told["attached"]
    return _Shown(
        told["name"],
        told["level"],
        told["sex"],
        told["alive"],
        told["bonus"],
        tuple(told["race"] + told["class"] + told["items"] + told["others"]),
        tuple(told["used"]),
        tuple([(card, host) for card, host in attached]) if attached else (),
        tuple(told["curses"]),
        tuple(told["counts_as"]),
        tuple(told["head_count"]),
    )


@kept(1024)
def _character(mix: Mix, shown: _Shown) -> Player:
    """A character, with all that the rules work out from the cards; mostly nobody has changed for a while."""
    hanging = tuple([card for card, _ in shown.attached if mix.defs_by_id[card].kind == "curse"])
    lasting = tuple([card for card in shown.curses if card not in hanging])
    front = shown.front + hanging
    play = numbered(mix, front)
    where = dict(zip(front, play, strict=True))
    player = Player(
        shown.level,
        shown.sex,
        alive=shown.alive,
        play=play,
        use=numbered(mix, shown.used),
        attached=tuple([(where[card], where[host]) for card, host in shown.attached]),
        markers=tuple([_mark(mix, card) for card in numbered(mix, lasting)]),
        poses=mix.trait_mask(shown.counts_as),
        head_count=mix.trait_mask(shown.head_count),
    )
    # What a character is does not hang on who else is at the table.
    by_itself = Table(
        rng=0, seats=[player], decks=((), ()), mix=mix, settings=mix.settings, names=(shown.name,), events=[]
    )
    refresh(by_itself, 0)
    player.bonus = shown.bonus
    return player


def _mark(mix: Mix, card: int) -> Marker:
    """A curse in force, with what is printed on it: it counts in this fight, or in the next."""
    d = mix.of[card]
    # Some cards that count as curses are played like others.
    verbs = d.curse or [verb for power in d.powers for verb in power.use.do]
    grants = [verb for verb in verbs if isinstance(verb, v.Grant) and verb.if_ is None and verb.to is None]
    mods = tuple([mod for grant in grants for mod in grant.mods])
    weighs = any(isinstance(mod, v.Strength | v.Scale) for mod in mods)
    return Marker(card, mods, "combat", keeps=True, weighs=weighs)


@kept(1024)
def numbered(mix: Mix, names: tuple[str, ...], last: bool = False) -> tuple[int, ...]:
    """Cards by number: a view does not tell copies apart, a table does.

    Of several copies the first ones, or the last: so that none in hand is taken for one in the fight.
    """
    taken: dict[str, int] = {}
    found = []
    for name in names:
        copies = mix.copies[name]
        if len(copies) == 1:
            found.append(copies[0])
            continue
        before = taken.get(name, 0)
        taken[name] = before + 1
        found.append(copies[-1 - before if last else before])
    return tuple(found)


def _pile(mix: Mix, names: list[str]) -> tuple[int, ...]:
    return numbered(mix, tuple(names), True)


# --- fights -------------------------------------------------------------------------------------------------


def _fight(mix: Mix, fight: Mapping[str, Any]) -> Fight:
    monsters = fight["monsters"]
    cards = numbered(mix, tuple([foe["card"] for foe in monsters]))
    foes: list[Foe] = []
    enhancers: list[tuple[int, int]] = []
    for card, foe in zip(cards, monsters, strict=True):
        shape = mix.copies[foe["monster"]][0] if foe["card"] != foe["monster"] else card
        # What was played on a monster is on its copies too, and lies there once.
        kin = next((other.kin for other in foes if card != shape and other.shape == shape), len(foes))
        if kin == len(foes):
            enhancers += [(other, kin) for other in numbered(mix, tuple(foe["enhancers"]))]
        foes.append(Foe(card, shape, kin, NOBODY, ""))
    plays = fight["plays"]
    played = numbered(mix, tuple([name for name, _ in plays]))
    return Fight(
        fight["fighter"],
        helper=fight["helper"],
        foes=tuple(foes),
        enhancers=tuple(enhancers),
        plays=tuple([(card, SIDES.index(side)) for card, (_, side) in zip(played, plays, strict=True)]),
        forced=fight["forced"],
        running=fight["running"],
    )


def supposed_fight(t: Table, fighter: int, helper: int = NOBODY, monster: int = NOBODY) -> Table:
    """The same table with others in the fight, or with a fight against a monster nobody has met."""
    new = copied(t)
    if monster >= 0:
        new.fight = Fight(fighter, helper=helper, foes=(Foe(monster, monster, 0, NOBODY, ""),))
    elif t.fight is not None:
        new.fight = copied(t.fight)
        new.fight.fighter, new.fight.helper = fighter, helper
    return new


def supposed_front(t: Table, seat: int, lost: Sequence[int], gained: Sequence[int] = ()) -> Table:
    """The same table with other cards in front of a player; what lies on a card goes with it."""
    new = copied(t)
    new.seats = [*t.seats]
    player = new.seats[seat] = copied(t.seats[seat])
    gone = [*lost, *[card for card, host in player.attached if host in lost]]
    player.play = (*[card for card in player.play if card not in gone], *gained)
    player.use = tuple([card for card in player.use if card not in gone])
    player.attached = tuple([pair for pair in player.attached if pair[0] not in gone])
    refresh(new, seat)
    return new


def supposed_curse(t: Table, seat: int, curse: str) -> Table:
    """The same table with a curse in force on a player."""
    new = copied(t)
    new.seats = [*t.seats]
    player = new.seats[seat] = copied(t.seats[seat])
    player.markers = (*player.markers, _mark(t.mix, t.mix.copies[curse][-1]))
    return new
