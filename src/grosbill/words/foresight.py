"""What a move would lead to, as far as the player who thinks of it can tell.

A move is tried out in worlds that the player cannot tell from the game (`worlds`), never in the game itself,
so that nothing hidden shows. What happens in all of them is told as certain, what in some, as possible. What
a die decides is never certain, though a few worlds may agree on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import reduce
from itertools import takewhile
from typing import Any, Final, NamedTuple

from grosbill.model import events as e
from grosbill.model.figures import LAST_LEVEL
from grosbill.model.moves import PASS, Move
from grosbill.packs import Mix
from grosbill.rules.reading.conditions import may_use
from grosbill.views.seen import seen_table
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.worlds import Playing, World

_WORLDS: Final = 3
_MOST_STEPS: Final = 60
_REACH: Final = 2
"""How many levels below the last somebody may be and still win by what is going on."""

_ACCEPT, _CLAIM = Move("accept"), Move("claim")


class Outcome(NamedTuple):
    """What follows from a move beside what it names, for whoever makes it, and who wins the game by it.

    `along`: cards played with it; `laid`: what it is put on comes from hand, too; `takes`: cards; `then`,
    `options`: what has to be picked or parted with next, and from which cards; `becomes`: races or classes;
    `off`: items no longer in use; `spent`: items in use that no longer count; `lost`: cards; `levels` won or
    lost; `idle`: an item that is carried, not used.
    """

    along: tuple[str, ...] = ()
    laid: bool = False
    takes: tuple[str, ...] = ()
    then: str = ""
    options: tuple[str, ...] = ()
    becomes: tuple[str, ...] = ()
    off: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    idle: bool = False
    levels: int = 0
    worth: int = 0
    winners: tuple[int, ...] = ()
    perhaps: tuple[int, ...] = ()


NOTHING: Final = Outcome()


class Foresight:
    """Tries the moves of one seat at one moment of a game."""

    def __init__(self, game: Playing, me: int) -> None:
        """Look ahead from the game as it stands."""
        self._me = me
        worlds = game.worlds(me)
        self._worlds = [worlds.sample(seed) for seed in range(_WORLDS)]
        self._view, self._mix = game.view(me), game.mix
        self._reach = within_reach(self._view, self._mix)
        self._known: dict[Move, Outcome] = {}
        self._won: dict[Move, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self._same: bool | None = None

    def __call__(self, move: Move) -> Outcome:
        """What this move would lead to; nothing if it is not legal."""
        found = self._known.get(move)
        if found is None:
            found = self._known[move] = self._try(move)
        return found

    def _try(self, move: Move) -> Outcome:
        found, kind = NOTHING, MOVE_KINDS[move.kind]
        if self._worlds[0].check(self._me, move) is not None:
            return found
        if kind.tried:
            found = self._done(move)
        if self._reach and not kind.uncertain:
            sure, perhaps = self._wins(move)
            # That what is won is won whatever one does besides need not be said of everything one could do.
            if sure != (self._me,) or not kind.besides or self._wins(_CLAIM)[0] != sure:
                found = found._replace(winners=sure, perhaps=perhaps)
            if (sure or perhaps) and kind.settles and self._all_the_same():
                found = found._replace(winners=(), perhaps=())
        return found

    def _all_the_same(self) -> bool:
        """Whether something is being settled and who wins by it does not depend on how.

        A warning that is on everything warns of nothing: it was given when this began.
        """
        if self._same is None:
            moves = self._worlds[0].legal(self._me)
            settling = all(MOVE_KINDS[move.kind].settles for move in moves)
            self._same = settling and all(self._wins(move) == self._wins(moves[0]) for move in moves)
        return self._same

    def _wins(self, move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Who wins by a move in every world, and who else in some; nobody by one that is not legal."""
        found = self._won.get(move)
        if found is None:
            found = self._won[move] = self._played_out(move)
        return found

    def _played_out(self, move: Move) -> tuple[tuple[int, ...], tuple[int, ...]]:
        if self._worlds[0].check(self._me, move) is not None:
            return (), ()
        wins = Counter(seat for world in self._worlds for seat in _winners(world.clone(), self._me, move))
        sure = tuple(sorted(seat for seat, n in wins.items() if n == len(self._worlds)))
        return sure, tuple(sorted({*wins} - {*sure}))

    def _done(self, move: Move) -> Outcome:
        """What happens at once and in every world."""
        me = self._me
        worlds = [world.clone() for world in self._worlds]
        told = [_events(world, me, move) for world in worlds]
        sure = [_before_a_die(events) for events in told]
        named = Counter((move.card, move.target, *move.cards))

        def common(*sorts: type[e.Event]) -> tuple[str, ...]:
            cards = [
                Counter(card for event in events if _mine(event, sorts, me) for card in event.named)
                for events in sure
            ]
            return tuple((reduce(Counter[str].__and__, cards) - named).elements())

        if move.kind == "sell":
            worth = next((event.worth for event in told[0] if isinstance(event, e.Sold)), 0)
            return Outcome(worth=worth, lost=common(e.Discarded))
        levels = {_levels(events, me) for events in sure}
        picks = {_next_pick(world, me) for world in worlds}
        asked = len(picks) == 1 and sure == told and (self._view["step"] or {}).get("kind") != "shedding"
        then, options = picks.pop() if asked else ("", ())
        return Outcome(
            along=common(e.Brought, e.Played),
            laid=move.kind == "play" and all(_laid(world, self._view, me, move.target) for world in worlds),
            takes=common(e.Took),
            then=then,
            options=options,
            becomes=common(e.Became),
            off=common(e.TookOff),
            spent=self._spent(worlds) if move.kind == "discard" else (),
            lost=common(e.Discarded),
            levels=levels.pop() if len(levels) == 1 else 0,
            idle=move.kind == "play" and all(_idle(world, me, move.card) for world in worlds),
        )

    def _spent(self, worlds: Iterable[World]) -> tuple[str, ...]:
        """The items that counted and no longer do, though they stay in use."""
        now = _counting(self._view, self._mix, self._me)
        then = [now - _counting(world.view(self._me), self._mix, self._me) for world in worlds]
        used = self._view["players"][self._me]["used"]
        return tuple([card for card in used if all(card in lost for lost in then)])


def within_reach(view: Mapping[str, Any], mix: Mix) -> bool:
    """Whether somebody could win by what is going on, so that it is worth looking ahead."""
    combat = view["combat"]
    kills = sum(mix.defs_by_id[foe["monster"]].levels for foe in combat["monsters"]) if combat else 0
    near = LAST_LEVEL - max(_REACH, kills + 1)
    players = view["players"]
    if any(player["level"] >= near for player in players if player["alive"]):
        return True
    return any(sum(trait not in player["class"] for player in players) <= _REACH for trait in mix.spreading)


def _mine(event: e.Event, sorts: tuple[type[e.Event], ...], me: int) -> bool:
    return isinstance(event, sorts) and event.seats[:1] == (me,)


def _idle(world: World, me: int, card: str) -> bool:
    """Whether an item lies in front of its owner and is not in use."""
    player = world.view(me)["players"][me]
    return card in player["items"] and card not in player["used"]


def _laid(world: World, view: Mapping[str, Any], me: int, card: str) -> bool:
    """Whether a card has left the hand for the table."""
    held, laid = (each["players"][me] for each in (view, world.view(me)))
    return held["hand"].count(card) > laid["hand"].count(card) and card in laid["items"]


def _counting(view: Mapping[str, Any], mix: Mix, me: int) -> set[str]:
    """The items in use of a player that they may use."""
    table = seen_table(view, mix)
    return {mix.ref[card] for card in table.seats[me].use if may_use(table, me, card)}


def _next_pick(world: World, me: int) -> tuple[str, tuple[str, ...]]:
    """What the player has to pick a card for next, or to part with, and from which."""
    step = world.view(me)["step"]
    if world.over or not step or world.waiting != (me,):
        return "", ()
    if step["kind"] == "shedding":
        parted = [move.card for move in world.legal(me) if move.kind in ("give", "discard")]
        return "shed", tuple(dict.fromkeys(parted))
    if step["kind"] != "pick":
        return "", ()
    return str(step["what"]), tuple([move.card for move in world.legal(me) if move.kind == "pick"])


def _before_a_die(events: Iterable[e.Event]) -> list[e.Event]:
    """What happens before a die falls: of the rest a few worlds may agree by chance."""
    return list(takewhile(lambda event: not isinstance(event, e.Rolled), events))


def _levels(events: Iterable[e.Event], me: int) -> int:
    up = sum(event.levels for event in events if isinstance(event, e.GainedLevels) and event.seat == me)
    return up - sum(event.levels for event in events if isinstance(event, e.LostLevels) and event.seat == me)


def _kind(world: World) -> str:
    step = world.view(None)["step"]
    return str(step["kind"]) if step else ""


def _events(world: World, me: int, move: Move) -> list[e.Event]:
    """What happens if nobody cancels what was announced, and up to where the player has a choice."""
    events = [*world.apply(me, move)]
    while not world.over:
        seat = world.waiting[0]
        moves = world.legal(seat)
        if _kind(world) == "announced" and PASS in moves:
            events += world.apply(seat, PASS)
        elif seat == me and len(moves) == 1 and moves[0].kind == "pick":
            events += world.apply(seat, moves[0])
        else:
            break
    return events


def _winners(world: World, me: int, move: Move) -> tuple[int, ...]:
    """Who wins the game if nobody does anything about it: others accept offers, what can be won is claimed.

    What lies behind the next door is nobody's doing, and an offer that the player is still to answer may be
    refused.
    """
    events = world.apply(me, move)
    for _ in range(_MOST_STEPS):
        kind = _kind(world)
        if world.over or not (kind or world.view(None)["combat"]):
            break
        if any(isinstance(event, e.DoorOpened) for event in events):
            return ()
        seat = world.waiting[0]
        moves = world.legal(seat)
        wanted = next((each for each in (_ACCEPT, PASS, _CLAIM) if each in moves), None)
        if (wanted is None and kind == "battle") or (wanted == _ACCEPT and seat == me):
            break
        events = world.apply(seat, wanted or moves[0])
    return world.winners
