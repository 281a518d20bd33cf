"""What is told about one game: its players, its fights, the cards that were played and used.

A chronicle sits at the table as a spectator: it hears the public events of each move and sees the public
view while a fight is on. Only the opening hands are told by whoever dealt them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from grosbill.game import Game
from grosbill.model import events as e
from grosbill.model.events import Event
from grosbill.model.moves import Move

Row: TypeAlias = dict[str, Any]
"""The columns of one row that are not empty."""

_CLAIM = Move("claim")


class Chronicle:
    """Follows one game from the deal to the end; `told` is what it has written down."""

    def __init__(self, game: Game) -> None:
        """Sit down at a table where nothing has been done since the deal."""
        self._game = game
        self._names = game.names
        self._level: list[int] = [player["level"] for player in game.view(None)["players"]]
        self._levels: list[list[int]] = [[] for _ in self._names]
        self._deaths = [0] * len(self._names)
        self._dealt = {event.seat: event.cards for event in game.events if isinstance(event, e.Dealt)}
        self._turn = 0
        self._first = int(game.view(None)["active"])
        self._active = -1
        self._fight: _Fight | None = None
        self._rows: list[Row] = []

    # --- playing ------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: Move) -> None:
        """Make a move, and write down what followed."""
        game = self._game
        moment = game.moment
        for event in game.apply(seat, move):
            self._hear(event, seat, move)
        if self._fight is not None and game.moment != moment:
            self._fight.look(game)

    # --- hearing ------------------------------------------------------------------------------------------

    def _hear(self, event: Event, seat: int, move: Move) -> None:
        match event:
            case e.TurnBegan():
                if self._active >= 0:
                    self._levels[self._active].append(self._level[self._active])
                self._active, self._turn = event.seat, event.turn
            case e.GainedLevels():
                self._level[event.seat] += event.levels
            case e.LostLevels():
                self._level[event.seat] -= event.levels
            case e.Died():
                self._deaths[event.seat] += 1
            case e.Aimed():
                own = (seat, move.card) == (event.seat, event.card)
                self._write_card(event, move.target if own else self._aim(event))
            case e.MonsterCame() if self._fight is None:
                self._fight = _Fight(event.fighter, self._level)
                # A fight stands before the cards that are played in it; what came of it is filled in.
                self._rows.append(self._fight.row)
                self._fight.row["turn"] = self._turn
        if self._fight is not None:
            self._fight.hear(event)
            if self._fight.outcome:
                if self._game.over:
                    self._fight.treasures = 0  # nobody draws any more
                self._fight.write()
                self._fight = None

    def _aim(self, event: e.Aimed) -> str:
        """What a card was aimed at that nobody named just now: it was part of a deal, or played itself."""
        return event.target_card or (self._names[event.target] if event.target >= 0 else "")

    def _write_card(self, event: e.Aimed, target: str) -> None:
        if target in self._names:
            target = f"seat {self._names.index(target)}"
        row = {"row": "card", "turn": self._turn, "seat": event.seat, "card": event.card}
        self._rows.append({**row, "how": event.kind, "target": target or None})

    # --- telling ------------------------------------------------------------------------------------------

    def told(self, bots: Sequence[str]) -> list[Row]:
        """The rows of all players, then fights and cards as they happened."""
        view = self._game.view(None)
        if view["over"]:
            self._levels[self._active].append(self._level[self._active])
        if self._fight is not None:  # the turns ran out
            self._fight.outcome = "gone"
            self._fight.write()
        players = [
            {
                "row": "player",
                "seat": seat,
                "place": (seat - self._first) % len(self._names),
                "bot": bots[seat],
                "sex": player["sex"],
                "race": player["race"],
                "class": player["class"],
                "level": player["level"],
                "won": seat in view["winners"],
                "dealt": self._dealt.get(seat, ()),
                "levels": self._levels[seat],
                "deaths": self._deaths[seat],
            }
            for seat, player in enumerate(view["players"])
        ]
        return players + self._rows


class _Fight:
    """A fight that is going on; `outcome` is empty until it is over."""

    def __init__(self, fighter: int, level: list[int]) -> None:
        self.row: Row = {"row": "fight"}
        self.outcome = ""
        self.treasures = 0
        self._level = level
        self._fighter, self._began_at = fighter, level[fighter]
        self._helper: int | None = None
        self._deal: Row = {}
        self._monsters: list[str] = []
        self._asked = self._against = self._levels = 0
        self._kills = self._escapes = self._caught = 0
        self._chased: tuple[int, str] | None = None  # caught, unless something gets them off yet
        self._totals: Row = {}
        self._behind = False
        self._lead = 0
        self._aimed = 0  # cards from outside that have not had their effect yet

    def look(self, game: Game) -> None:
        """Take note of the totals and the deal as everybody can see them."""
        view = game.view(None)
        combat, step = view["combat"], view["step"]
        if combat is None:
            return
        ours, theirs = combat["munchkins"], combat["monsters_total"]
        if not self._totals:
            # Whether a tie wins depends on who fights: the rules know.
            tied = ours == theirs and game.check(self._fighter, _CLAIM) is not None
            self._behind = ours < theirs or tied
        self._totals = {"ours": ours, "theirs": theirs}
        self._deal = combat["deal"] or {}
        if step is None or step["kind"] != "announced":
            if ours - theirs <= self._lead:
                self._against += self._aimed
            self._aimed = 0
            self._lead = ours - theirs

    def write(self) -> None:
        """Complete the row."""
        helped = self._helper is not None
        promised = len(self._deal.get("give", ())) + len(self._deal.get("plays", ()))
        self.row |= self._totals | {
            "seat": self._fighter,
            "level": self._began_at,
            "monsters": self._monsters,
            "behind": self._behind,
            "helper": self._helper,
            "asked": self._asked,
            "share": self._deal.get("treasures", 0) if helped else None,
            "items": promised if helped else None,
            "against": self._against + self._aimed,
            "outcome": self.outcome,
            "levels": [self._levels],
            "treasures": self.treasures,
        }

    # --- hearing ------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Take note of what happened."""
        match event:
            case e.MonsterCame():
                # A copy is a card aimed at a monster, and counted as such.
                self._against += bool(self._monsters) and event.cause != "copy" and self._outside(event.by)
                self._monsters.append(event.card)
            case e.Aimed():
                self._aimed += self._at_a_side(event)
            case e.Asked() | e.Countered():
                self._asked += not event.terms.promise
            case e.Helped():
                self._helper = event.helper
            case e.LeftFight():
                self._helper = None
            case e.HandedOver():
                self._fighter, self._began_at, self._helper = event.to, self._level[event.to], None
            case e.GainedLevels(cause="kill") if event.seat == self._fighter:
                self._levels += event.levels
            case e.Killed() | e.MonsterLeft():
                self._kills += isinstance(event, e.Killed)
                if self._chased is not None and self._chased[1] == event.card:
                    self._chased = None
            case _:
                self._hear_flight(event)

    def _hear_flight(self, event: Event) -> None:
        match event:
            case e.Rolled(cause="run"):
                self._settle_chase()
            case e.Caught():
                self._settle_chase()
                self._chased = (event.seat, event.card)
            case e.Escaped():
                self._escapes += 1
                if self._chased == (event.seat, event.card):
                    self._chased = None
            case e.Won():
                self.treasures = event.treasures
                self.outcome = "won" if self._kills else "gone"
            case e.FlightEnded():
                self._settle_chase()
                self.outcome = "caught" if self._caught else "escaped" if self._escapes else "gone"

    def _outside(self, seat: int) -> bool:
        return seat not in (self._fighter, self._helper)

    def _at_a_side(self, event: e.Aimed) -> bool:
        """Whether a card from outside is aimed at a side; whether it harms shows when it has its effect."""
        at_us = event.target >= 0 and not self._outside(event.target)
        at_them = event.side == "monsters" or event.target_card in self._monsters
        return self._outside(event.seat) and (at_us or at_them)

    def _settle_chase(self) -> None:
        """The next roll: whoever was caught before it has met the Bad Stuff."""
        self._caught += self._chased is not None
        self._chased = None
