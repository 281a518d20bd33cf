"""Everything ends: every move but a pass uses something up.

A `Progress` watches a game. Within one turn no position comes back (the random generator and the counter of
changes left out, for they never come back), so nobody can go round in circles; and the number of moves of a
turn stays under a bound.
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

MOST_IN_A_TURN = 1_500
"""More moves than any turn takes, passes included; six players who tinker come to a third of it."""

CHANGING = frozenset(("rng", "moment", "asked_at", "public"))
"""What differs although nothing is different; `public` follows from the rest."""


def position(game: Game) -> bytes:
    """A hash of everything but the random generator and the times at which things happened."""
    t = table_of(game)
    fields = [getattr(t, name) for name in records.fields(State) if name not in CHANGING]
    return blake2b(msgspec.msgpack.encode(fields, enc_hook=records.stored), digest_size=16).digest()


class Progress:
    """Watches that a game goes on; pass it as `watch` to `players.play`."""

    def __init__(self, game: Game) -> None:
        """Begin to watch."""
        self.turn = game.turn
        self.moment = game.moment
        self.seen: set[bytes] = {position(game)}
        self.moves = 0
        self.longest = 0

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
        assert self.moves < MOST_IN_A_TURN, f"turn {self.turn} takes more than {MOST_IN_A_TURN} moves"
        if game.over:
            return
        here = position(game)
        assert here not in self.seen, f"{game.names[seat]}: {move} leads back to where the turn has been"
        self.seen.add(here)
