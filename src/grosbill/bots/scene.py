"""What a simple player takes in of a view: who they are, how the fight stands, what a move would change."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from grosbill.effects import vocabulary as v
from grosbill.effects.points import ANY_TIME
from grosbill.model.moves import Move
from grosbill.packs import CardDef, Mix, Power

LAST_LEVEL = 10
SIDES = ("munchkins", "monsters")


def plain(number: v.Number) -> int:
    """A number on a card; for one that depends, the usual case."""
    return number if isinstance(number, int) else number.else_


class Scene:
    """One view and the moves that go with it, in the terms a player thinks in."""

    def __init__(self, view: dict[str, Any], moves: Sequence[Move], mix: Mix) -> None:
        """Read a view of a seat; `mix` says what is printed on the cards, nothing about where they are."""
        self.view = view
        self.moves = moves
        self.cards = mix.defs_by_id
        self.slots = mix.slots
        self.players: list[dict[str, Any]] = view["players"]
        self.me: int = view["you"]
        self.mine = self.players[self.me]
        self.fight: dict[str, Any] | None = view["combat"]
        self.step: dict[str, Any] = view["step"] or {"kind": ""}
        self.raceless = [name for name, bit in mix.traits.items() if bit & mix.no_race]

    # --- people ---------------------------------------------------------------------------------------------

    @cached_property
    def traits(self) -> set[str]:
        """What I am: race, class, sex."""
        mine = self.mine
        found = {mine["sex"], *mine["race"], *mine["class"]}
        doubles = any(self.cards[card].grants_room == "race" for card in mine["others"])
        if not mine["race"] or (doubles and len(mine["race"]) == 1):
            found.update(self.raceless)
        return found

    @cached_property
    def top_rival(self) -> int:
        """The level of the highest of the others."""
        return max(int(player["level"]) for seat, player in enumerate(self.players) if seat != self.me)

    def player(self, name: str) -> dict[str, Any] | None:
        """The player of that name."""
        return next((player for player in self.players if player["name"] == name), None)

    def is_me(self, name: str) -> bool:
        """Whether a target means myself; one's own name may be left out."""
        return name in ("", self.mine["name"])

    @property
    def crowded(self) -> bool:
        """Whether my turn ends with more cards in my hand than I may keep."""
        ending = self.view["active"] == self.me and self.view["phase"] == "end"
        return bool(ending and self.mine["hand_size"] > self.mine["hand_limit"])

    # --- the fight ------------------------------------------------------------------------------------------

    @cached_property
    def fighting(self) -> bool:
        """Whether I am in the fight."""
        return self.fight is not None and self.me in (self.fight["fighter"], self.fight["helper"])

    @cached_property
    def lead(self) -> int:
        """By how much the munchkins are ahead: 1 is enough, 0 too where one of them wins ties."""
        fight = self.fight
        if fight is None:
            return 0
        ours: int = fight["munchkins"] - fight["monsters_total"]
        sides = [self.players[seat] for seat in (fight["fighter"], fight["helper"]) if seat >= 0]
        ties = any(self.cards[card].wins_ties for side in sides for card in side["class"] + side["race"])
        return ours + ties

    @property
    def missing(self) -> int:
        """How much strength the munchkins need to win; 0 or less: they win."""
        return 1 - self.lead

    @cached_property
    def for_the_win(self) -> bool:
        """Whether killing what is there would bring the fighter to the last level."""
        levels = sum(self.cards[foe["monster"]].levels for foe in self._foes)
        return self.fight is not None and self.fighter_level + levels >= LAST_LEVEL

    @property
    def fighter_level(self) -> int:
        """The level of the one who fights."""
        return int(self.players[self.fight["fighter"]]["level"]) if self.fight is not None else 0

    @property
    def threat(self) -> bool:
        """Whether somebody else is about to win the game by the fight."""
        return self.for_the_win and not self.fighting and self.step["kind"] != "flight"

    @property
    def near_the_end(self) -> bool:
        """Whether only a kill can bring me further: no card gives the last level."""
        return bool(self.mine["level"] >= LAST_LEVEL - 1)

    @cached_property
    def spoils(self) -> int:
        """The treasures the fight will yield."""
        fight = self.fight
        if fight is None:
            return 0
        return int(fight["treasures"] + sum(foe["treasures"] for foe in fight["monsters"]))

    @cached_property
    def reserve(self) -> int:
        """How much I could still do for the side I am on (or, outside the fight, against it)."""
        best: dict[tuple[str, str], int] = {}
        for move in self.moves:
            shift = self.shift(move) if move.kind in ("play", "use") else 0
            shift = shift if self.fighting else -shift
            key = (move.card, move.power)
            best[key] = max(best.get(key, 0), shift)
        return sum(best.values())

    def power(self, move: Move) -> Power | None:
        """The power of a card that a move uses; None for a card that is simply laid down."""
        faced = [foe["monster"] for foe in self._foes if foe["card"] == move.card]
        if move.kind == "use" and faced:
            found = [power for power in self.cards[faced[0]].powers if not power.hand]
        elif move.kind == "use":
            found = [power for power in self.cards[move.card].powers if power.play]
        else:
            found = [power for power in self.cards[move.card].powers if power.hand]
        return next((power for power in found if self._meant(power, move)), None)

    def _meant(self, power: Power, move: Move) -> bool:
        """Whether a power is the one a move names."""
        target = power.use.target
        side = move.target in SIDES
        if move.power and move.power != power.slug:
            return False
        if power.how == "boost":
            return side
        if power.how == "attach":
            return bool(move.target)
        if move.target:
            return target is not None and (not side or target.both)
        if self._laying and not power.points & ANY_TIME:
            return False
        return target is None or target.who == "player"

    @property
    def _laying(self) -> bool:
        """Whether this is a moment at which items are laid down."""
        return self.fight is None and self.step["kind"] in ("", "lull", "opening", "charity")

    def shift(self, move: Move) -> int:
        """By how much a use changes the fight in the munchkins' favour."""
        if self.fight is None:
            return 0
        power = self.power(move)
        if power is None:
            return 0
        d = self.cards[move.card]
        if power.how == "boost":
            return plain(d.bonus) if move.target == "munchkins" else -plain(d.bonus)
        if power.how == "enhance":
            return -plain(d.bonus)
        return sum(self._verb_shift(verb, move) for verb in power.use.do)

    def _verb_shift(self, verb: v.AnyVerb, move: Move) -> int:
        if isinstance(verb, v.Grant):
            return sum(self._mod_shift(mod) for mod in verb.mods)
        if isinstance(verb, v.Join):
            return -self._joining(verb, move)
        if isinstance(verb, v.Remove) and verb.cards.target and len(self._foes) > 1:
            return self._level_in_fight(move.target)
        return 0

    def _mod_shift(self, mod: v.AnyMod) -> int:
        if isinstance(mod, v.Strength):
            return plain(mod.plus)
        if isinstance(mod, v.Scale) and mod.of == "total" and self.fight is not None:
            return int(self.fight["munchkins"] * (mod.by - 1))
        return 0

    def _joining(self, verb: v.Join, move: Move) -> int:
        """How strong a monster would join: I choose the weakest for my fight, the strongest otherwise."""
        if verb.copy:
            return self._level_in_fight(move.target)
        if verb.cards is not None and verb.cards.this:
            return self.cards[move.card].level
        levels = [self.cards[card].level for card in self.mine["hand"] if self.cards[card].kind == "monster"]
        return (min if self.fighting else max)(levels, default=0)

    @property
    def _foes(self) -> list[dict[str, Any]]:
        return self.fight["monsters"] if self.fight is not None else []

    def _level_in_fight(self, card: str) -> int:
        return next((int(foe["level"]) for foe in self._foes if foe["card"] == card), 0)

    def faces(self, d: CardDef) -> int:
        """How strong a monster would be against me."""
        level = d.level
        for mod in d.strength:
            if mod.to is None and mod.if_ is None and (mod.against is None or self.any_of(mod.against)):
                level += plain(mod.plus)
        return level

    def any_of(self, names: v.Names) -> bool:
        """Whether I am one of these."""
        return bool(self.traits & {names} if isinstance(names, str) else self.traits & set(names))
