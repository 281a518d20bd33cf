"""Everything ends, and nobody can put it off (R-PROC-009).

What a player does unasked is limited by a setting: `moves_per_turn`. All else is an answer, or carries the
turn on. Between two moves that nobody asked for nothing comes to the table, so each card is settled once
there, and every player passes once for it. That bounds a turn, whoever plays and however (`most_in_a_turn`).

A `Progress` watches a game for that. It also sees to it that within a turn no position comes back (what only
ever grows is left out): players who do not try to stall do not go round in circles.
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from grosbill.game import Game
from grosbill.model import records
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.model.state import State
from grosbill.testing.invariants import table_of

CHANGING = frozenset(("rng", "moment", "asked_at", "public", "seats"))
"""What differs although nothing is different; `public` follows from the rest, `seats` have their own."""


def position(game: Game) -> bytes:
    """A hash of everything but the random generator and the times at which things happened."""
    t = table_of(game)
    fields = [getattr(t, name) for name in records.fields(State) if name not in CHANGING]
    fields.append([records.replace(player, acts=0) for player in t.seats])
    return blake2b(msgspec.msgpack.encode(fields, enc_hook=records.stored), digest_size=16).digest()


def most_answers(game: Game) -> int:
    """The most moves between two that nobody asked for: each player's about each card."""
    return len(game.names) * game.mix.size


def most_in_a_turn(game: Game) -> int:
    """The most moves of a turn: all that may be done unasked, and the answers before, between and after."""
    unasked = len(game.names) * game.settings.moves_per_turn
    return unasked + (unasked + 1) * most_answers(game)


def unasked(game: Game) -> list[int]:
    """What each seat has done in this turn that nobody asked for."""
    return [player.acts for player in table_of(game).seats]


class Progress:
    """Watches that a game goes on; pass it as `watch` to `players.play`."""

    def __init__(self, game: Game, *, circles: bool = True) -> None:
        """Begin to watch; with `circles`, that nobody goes round in them."""
        self.circles = circles
        self.turn = game.turn
        self.moment = game.moment
        self.seen: set[bytes] = {position(game)}
        self.moves = 0
        self.longest = 0
        self.acts = unasked(game)
        self.answers = 0

    def __call__(self, game: Game, seat: int, move: Move, events: list[Event]) -> None:
        """After every move."""
        assert game.moment >= self.moment, f"moment fell from {self.moment} to {game.moment}"
        if move.kind != "pass":
            assert game.moment > self.moment, f"{move} changed the game and not the moment"
        self.moment = game.moment
        if game.turn != self.turn:
            self.turn = game.turn
            self.seen.clear()
            self.moves = 0
        self.moves += 1
        self.longest = max(self.longest, self.moves)
        self._count(game)
        if game.over or not self.circles:
            return
        here = position(game)
        assert here not in self.seen, f"{game.names[seat]}: {move} leads back to where the turn has been"
        self.seen.add(here)

    def _count(self, game: Game) -> None:
        acts = unasked(game)
        self.answers = self.answers + 1 if acts == self.acts else 0
        self.acts = acts
        most = game.settings.moves_per_turn
        assert max(acts) <= most, f"{max(acts)} moves that nobody asked for, and {most} are allowed"
        assert self.answers <= most_answers(game), f"{self.answers} answers in a row"
        assert self.moves <= most_in_a_turn(game), f"turn {self.turn} takes {self.moves} moves"
