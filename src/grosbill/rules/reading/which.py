"""Where cards lie, and what is printed on them."""

from __future__ import annotations

from collections.abc import Iterable

from grosbill.effects import vocabulary as v
from grosbill.model.state import OURS, Fight, Foe, Player
from grosbill.packs import CardDef, Power
from grosbill.rules.table import Table, munchkins


def cards_in(t: Table, zone: str, holder: int) -> tuple[int, ...]:
    """The cards of a zone; of the holder's where each player has one.

    What is in use is not all that is in play (Q-011, Q-017).
    """
    if zone == "discards":
        return t.piles[0] + t.piles[1]
    fight = t.fight
    if zone == "fight":
        if fight is None:
            return ()
        played = [card for card, _ in fight.enhancers + fight.plays]
        return tuple([foe.card for foe in fight.foes] + played)
    if zone == "side":
        return _on_our_side(t, fight) if fight is not None else ()
    if zone == "force":
        return _in_force(t)
    player = t.seats[holder]
    if zone == "use":
        return player.use
    if zone == "unused":
        return player.spare
    if zone == "play":
        return player.play
    if zone == "hand":
        return player.hand
    return player.hand + player.play


def _on_our_side(t: Table, fight: Fight) -> tuple[int, ...]:
    used = tuple([card for seat in munchkins(t) for card in t.seats[seat].use])
    return used + tuple([card for card, side in fight.plays if side == OURS])


def _in_force(t: Table) -> tuple[int, ...]:
    return tuple([card for player in t.seats for card in curses_on(t, player)])


def curses_on(t: Table, player: Player) -> list[int]:
    """The curses in force on a player: those that last, and those put on a card of theirs."""
    found = []
    for marker in player.markers:
        if marker.keeps:
            found.append(marker.card)
    for card, _ in player.attached:
        if t.mix.of[card].kind == "curse":
            found.append(card)
    return found


def hosts_of(player: Player, card: int) -> tuple[int, ...]:
    """What a card of this player hangs on."""
    return tuple([host for other, host in player.attached if other == card])


def foe_of(t: Table, card: int) -> Foe | None:
    """The monster in the fight that this card is, if it is one."""
    if t.fight is not None:
        for foe in t.fight.foes:
            if foe.card == card:
                return foe
    return None


def marks_on(t: Table, foe: Foe) -> frozenset[str]:
    """The tags that a monster has in this fight beside those printed on it."""
    fight = t.fight
    assert fight is not None
    found = [mark for card, kin in fight.enhancers if kin == foe.kin for mark in t.mix.of[card].marks]
    given = [mod for card, marker in fight.granted if card == foe.card for mod in marker.mods]
    return frozenset(found + [mod.tag for mod in given if isinstance(mod, v.Marks)])


def printed(t: Table, card: int) -> CardDef:
    """What is printed on a card; for a copy in the fight, on what it copies."""
    foe = foe_of(t, card)
    return t.mix.of[foe.shape if foe else card]


def use_key(t: Table, card: int, power: Power) -> int:
    """Under what a use is counted: of two copies of an item, or of a monster, each has its own."""
    return power.number if t.mix.of[card].trait else power.number + len(t.mix.powers) * (card + 1)


def played_by(t: Table, card: int, seat: int) -> bool:
    """Whether a card came into the fight by this player, or could only come by them: it is still theirs."""
    if t.fight is None or seat < 0:
        return False
    player = t.seats[seat]
    return (card, seat) in t.fight.by or card in player.hand or card in player.play


def exempt(t: Table, player: Player, card: int, *, from_all: bool = False) -> bool:
    """Whether an item is left out of every limit: cheated with (R-ITEM-020), or carried by a sidekick.

    What is cheated with is as if it were not there (Q-035, Q-038).

    `from_all`: of every rule about who may use it, too; not all sidekicks go that far.
    """
    for other, host in player.attached:
        d = t.mix.of[host]
        if other == card and (d.carries_anything if from_all else d.carries):
            return True
        if host == card and t.mix.of[other].ignores:
            return True
    return False


def bonus_factor(t: Table, player: Player, card: int) -> int:
    """How many times the bonus of a card counts for what hangs on it."""
    times = 1
    for other, host in player.attached:
        if host == card:
            times *= t.mix.of[other].turns
    return times


def named(t: Table, cards: Iterable[int], name: str) -> int:
    """The first of these cards that has a name, or -1."""
    ref = t.mix.ref
    for card in cards:
        if ref[card] == name:
            return card
    return -1
