"""What a greedy player takes in of a view: who is who, who is what, and how the fight stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from grosbill.bots.temperament import Temperament
from grosbill.effects import vocabulary as v
from grosbill.packs import CardDef, Mix
from grosbill.rules.reading.spoils import kill_levels
from grosbill.rules.reading.strength import wins_ties
from grosbill.rules.table import Table
from grosbill.views.seen import seen_table, supposed_front

NOBODY = -1
T = TypeVar("T")


def once(work: Callable[[Scene], T]) -> Callable[[Scene], T]:
    """Work something out once for a scene: a dozen moves are judged by the same outlook."""
    key = work.__name__

    def known(scene: Scene) -> T:
        memo = scene.memo
        if key not in memo:
            memo[key] = work(scene)
        found: T = memo[key]
        return found

    return known


def once_each(work: Callable[[Scene, int], T]) -> Callable[[Scene, int], T]:
    """The same for what is worked out about a seat."""
    key = work.__name__

    def known(scene: Scene, seat: int) -> T:
        memo = scene.memo
        if (key, seat) not in memo:
            memo[key, seat] = work(scene, seat)
        found: T = memo[key, seat]
        return found

    return known


class Memory:
    """What was worked out about a character: what cards are worth to it, and what it has of each sort."""

    __slots__ = ("found", "worths")

    def __init__(self) -> None:
        """Nothing yet."""
        self.worths: dict[str, float] = {}
        self.found: dict[int, list[float]] = {}


class Scene:
    """One view in the terms a player thinks in. `mix` says what is printed on cards, not where they are."""

    def __init__(self, view: dict[str, Any], mix: Mix, temperament: Temperament) -> None:
        """Read a view of a seat."""
        self.view = view
        self.mix = mix
        self.temperament = temperament
        self.cards = mix.defs_by_id
        self.players: list[dict[str, Any]] = view["players"]
        self.me: int = view["you"]
        self.mine = self.players[self.me]
        self.fight: dict[str, Any] | None = view["combat"]
        self.step: dict[str, Any] = view["step"] or {"kind": ""}
        fight = self.fight
        self.foes: list[dict[str, Any]] = fight["monsters"] if fight is not None else []
        self.fighter: int = fight["fighter"] if fight is not None else NOBODY
        self.helper: int = fight["helper"] if fight is not None else NOBODY
        self.fighting = self.me in (self.fighter, self.helper)
        self._seats = {player["name"]: seat for seat, player in enumerate(self.players)}
        self.memo: dict[Any, Any] = {}
        self.memories: list[Memory | None] = [None] * len(self.players)
        self._table: Table | None = None
        self.seen: Table | None = None
        self._lead: int | None = None
        self._kill_levels: int | None = None
        self._spoils: int | None = None

    @property
    def table(self) -> Table:
        """The table as it is seen from here: what the rules read, I read there."""
        if self._table is None:
            self._table = self.as_seen
        return self._table

    @property
    def as_seen(self) -> Table:
        """The same, whatever is supposed."""
        if self.seen is None:
            self.seen = seen_table(self.view, self.mix)
        return self.seen

    # --- people ---------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The seat of a player; one's own name may be left out."""
        return self._seats.get(name, NOBODY) if name else self.me

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        return str(self.players[seat]["name"])

    def is_one(self, seat: int, names: v.Names) -> bool:
        """Whether a player is one of these: race, class, sex."""
        return bool(self.table.seats[seat].traits & self.mix.trait_mask(names))

    def supposing(self, gained: str, lost: Iterable[str], work: Callable[[Scene], float]) -> float:
        """What is worked out if I had one card more in front of me and others no longer."""
        before = self.table
        gone = [card for card in before.seats[self.me].play if self.mix.ref[card] in lost]
        self._table = supposed_front(before, self.me, gone, self.mix.copies[gained][-1:])
        try:
            return work(self)
        finally:
            self._table = before

    def without(self, lost: str) -> Table:
        """The table if a card were no longer in front of me."""
        gone = [card for card in self.table.seats[self.me].play if self.mix.ref[card] == lost]
        return supposed_front(self.table, self.me, gone)

    @property
    def crowded(self) -> bool:
        """Whether my turn ends with more cards in my hand than I may keep."""
        ending = self.view["active"] == self.me and self.view["phase"] == "end"
        return bool(ending and self.mine["hand_size"] > self.mine["hand_limit"])

    # --- the fight ------------------------------------------------------------------------------------------

    @property
    def lead(self) -> int:
        """By how much the munchkins are ahead: 1 is enough; a tie counts as 1 where one of them wins ties."""
        if self.fight is None:
            return 0
        if self._lead is None:
            self._lead = self.fight["munchkins"] - self.fight["monsters_total"] + wins_ties(self.table)
        return self._lead

    @property
    def missing(self) -> int:
        """How much strength the munchkins need to win; 0 or less: they win."""
        return 1 - self.lead

    @property
    def spoils(self) -> int:
        """The treasures the fight will yield."""
        if self.fight is None:
            return 0
        if self._spoils is None:
            self._spoils = self.fight["treasures"] + sum([foe["treasures"] for foe in self.foes])
        return self._spoils

    @property
    def kill_levels(self) -> int:
        """The levels for killing what is there."""
        if self.fight is None:
            return 0
        if self._kill_levels is None:
            self._kill_levels = kill_levels(self.table)
        return self._kill_levels

    @property
    def share(self) -> int:
        """How many of the treasures go to the helper."""
        deal = self.fight["deal"] if self.fight is not None else None
        return int(deal["treasures"]) if deal else 0

    @property
    def running(self) -> bool:
        """Whether the fight has been given up."""
        return self.fight is not None and (self.fight["running"] or self.step["kind"] == "flight")

    def monster(self, card: str) -> CardDef:
        """The monster a card is, or is taken for in this fight."""
        foe = self.foe(card)
        return self.cards[foe["monster"] if foe is not None else card]

    def numbered(self, card: str) -> int:
        """The number of a monster at the table as it is seen, in the fight or not."""
        fight = self.table.fight
        numbers = [foe.card for foe in fight.foes if self.mix.ref[foe.card] == card] if fight else []
        return numbers[0] if numbers else self.mix.copies[card][0]

    def foe(self, card: str) -> dict[str, Any] | None:
        """The monster in the fight that this card is."""
        return next((foe for foe in self.foes if foe["card"] == card), None)
