"""What a greedy player takes in of a view: who is who, who is what, and how the fight stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cached_property
from typing import Any, TypeVar

from grosbill.bots.temperament import Temperament
from grosbill.effects import vocabulary as v
from grosbill.packs import CardDef, Mix

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
        self.crowded = self._crowded()
        self.worths: list[dict[str, float]] = [{} for _ in self.players]
        self.memo: dict[str, Any] = {}
        self._traits: dict[int, frozenset[str]] = {}
        self._standing: dict[int, list[CardDef]] = {}

    # --- people ---------------------------------------------------------------------------------------------

    def seat(self, name: str) -> int:
        """The seat of a player; one's own name may be left out."""
        return self._seats.get(name, NOBODY) if name else self.me

    def name(self, seat: int) -> str:
        """What the player in a seat is called."""
        return str(self.players[seat]["name"])

    def traits(self, seat: int) -> frozenset[str]:
        """What a player is: race, class, sex."""
        found = self._traits.get(seat)
        if found is None:
            player = self.players[seat]
            names = {player["sex"], *player["counts_as"]}
            names.update([self.cards[card].card.id for card in player["race"] + player["class"]])
            doubles = any(self.cards[card].grants_room == "race" for card in player["others"])
            if not player["race"] or (doubles and len(player["race"]) == 1):
                names.update(self._raceless)
            found = self._traits[seat] = frozenset(names)
        return found

    @contextmanager
    def supposing(self, gained: str, lost: Iterable[str]) -> Iterator[None]:
        """For a while, I am one thing more and others no longer; a race is one less without race."""
        before = self.traits(self.me)
        gone = {self.cards[card].card.id for card in lost}
        if self.cards[gained].kind == "race":
            gone.update(self._raceless)
        self._traits[self.me] = before - gone | {self.cards[gained].card.id}
        try:
            yield
        finally:
            self._traits[self.me] = before

    @cached_property
    def _raceless(self) -> list[str]:
        return [name for name, bit in self.mix.traits.items() if bit & self.mix.no_race]

    def is_one(self, seat: int, names: v.Names) -> bool:
        """Whether a player is one of these."""
        traits = self.traits(seat)
        return names in traits if isinstance(names, str) else not traits.isdisjoint(names)

    def standing(self, seat: int) -> list[CardDef]:
        """The cards that work for a player by being there."""
        found = self._standing.get(seat)
        if found is None:
            player = self.players[seat]
            names = player["race"] + player["class"] + player["used"] + player["others"]
            found = self._standing[seat] = [self.cards[name] for name in names]
        return found

    def _crowded(self) -> bool:
        """Whether my turn ends with more cards in my hand than I may keep."""
        ending = self.view["active"] == self.me and self.view["phase"] == "end"
        return bool(ending and self.mine["hand_size"] > self.mine["hand_limit"])

    # --- the fight ------------------------------------------------------------------------------------------

    @cached_property
    def lead(self) -> int:
        """By how much the munchkins are ahead: 1 is enough; a tie counts as 1 where one of them wins ties."""
        if self.fight is None:
            return 0
        ahead: int = self.fight["munchkins"] - self.fight["monsters_total"]
        return ahead + any(self.wins_ties(seat) for seat in (self.fighter, self.helper) if seat >= 0)

    def wins_ties(self, seat: int) -> bool:
        """Whether a tie is a win for a player."""
        return any(d.wins_ties for d in self.standing(seat))

    @property
    def missing(self) -> int:
        """How much strength the munchkins need to win; 0 or less: they win."""
        return 1 - self.lead

    @cached_property
    def spoils(self) -> int:
        """The treasures the fight will yield."""
        fight = self.fight
        return int(fight["treasures"] + sum(foe["treasures"] for foe in self.foes)) if fight else 0

    @cached_property
    def kill_levels(self) -> int:
        """The levels for killing what is there."""
        return sum(self.cards[foe["monster"]].levels for foe in self.foes)

    @cached_property
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

    def foe(self, card: str) -> dict[str, Any] | None:
        """The monster in the fight that this card is."""
        return next((foe for foe in self.foes if foe["card"] == card), None)
