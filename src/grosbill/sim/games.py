"""One game among many: who sits where, what it is dealt and played with, how it ended.

A game depends on the seed of the whole and on its number alone, never on who plays it or when.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from hashlib import blake2b
from random import Random

import msgspec

from grosbill.bots import Bot, Regards, make_bot
from grosbill.game import Game, new_game
from grosbill.model.errors import PlayersError, SettingsError
from grosbill.model.moves import Move
from grosbill.packs import Mix
from grosbill.sim.chronicle import Chronicle, Row

MAX_TURNS = 3_000
MAX_DECISIONS = 300_000
"""So long no game that works has ever been."""
RANDOM = "random"
"""The bot that needs no view: its moves are drawn from the game's own luck."""


class Request(msgspec.Struct, frozen=True):
    """What is played: plain data, so that it can be sent to other machines and kept on disk."""

    edition: str
    players: int
    bots: tuple[str, ...] = (RANDOM,)
    seed: int = 0
    max_turns: int = MAX_TURNS
    variants: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()

    def game(self, deal: int) -> Game:
        """A game of this kind with this deal."""
        return new_game(
            self.edition, players=self.players, seed=deal, variants=self.variants, packs=self.packs
        )

    def probe(self) -> Game:
        """A game of this kind. What is wrong with the request shows here, not in each game."""
        if self.max_turns < 1:
            raise SettingsError(f"max_turns must be at least 1, got {self.max_turns}")
        game = self.game(self.seed)
        for name in self.bots:
            make_bot(name, 0, game.mix)
        seating(self.bots, self.players, 0)
        return game


class Played(msgspec.Struct, frozen=True, array_like=True):
    """One game: how long it was, who won it, and what went wrong if something did."""

    decisions: int
    turns: int
    winners: tuple[int, ...]
    digest: str
    error: str = ""

    @property
    def outcome(self) -> str:
        """won, unfinished (the turns ran out) or error."""
        return "error" if self.error else "won" if self.winners else "unfinished"


def seeds(seed: int, number: int) -> tuple[int, int]:
    """The seed of one game and of its players, from the seed of the whole and the game's number alone."""
    digest = blake2b(f"{seed}/{number}".encode(), digest_size=16).digest()
    return int.from_bytes(digest[:8], "big"), int.from_bytes(digest[8:], "big")


def seating(bots: Sequence[str], players: int, number: int) -> tuple[str, ...]:
    """The bots by seat in one game: one name is for all seats; several move on by one seat a game."""
    if len(bots) == 1:
        return (bots[0],) * players
    if len(bots) != players:
        raise PlayersError.said("bots", players=players, bots=len(bots))
    return tuple([bots[(seat - number) % players] for seat in range(players)])


def play(request: Request, number: int, rows: list[Row] | None = None) -> Played:
    """Play the game of this number; `rows` gets what is to be told about it."""
    deal, luck = seeds(request.seed, number)
    seated = seating(request.bots, request.players, number)
    game = request.game(deal)
    regards = Regards.among(request.players)
    at_table = _seated(seated, luck, game.mix, regards)
    remembers = any(bot is not None and bot.looks_ahead for bot in at_table)
    if rows is None and not remembers:
        return _played(game, at_table, luck, request.max_turns, game.settle, game.apply)
    chronicle = Chronicle(game) if rows is not None else None

    def apply(seat: int, move: Move) -> None:
        (chronicle or game).apply(seat, move)
        regards.hear(game.events)

    played = _played(game, at_table, luck, request.max_turns, partial(_settle, game, apply), apply)
    if rows is None or chronicle is None:
        return played
    about = {
        "row": "game",
        "seed": deal,
        "turns": played.turns,
        "decisions": played.decisions,
        "outcome": played.outcome,
        "winners": played.winners,
        "digest": played.digest,
    }
    # A game that failed may have stopped anywhere: nothing but the failure is told.
    told = [about] if played.error else [about, *chronicle.told(seated)]
    rows += [{**row, "game": number} for row in told]
    return played


def _seated(seated: Sequence[str], luck: int, mix: Mix, regards: Regards) -> list[Bot | None]:
    return [
        None if name == RANDOM else make_bot(name, luck + seat, mix, regards.of[seat])
        for seat, name in enumerate(seated)
    ]


def _settle(game: Game, apply: Callable[[int, Move], object]) -> int:
    """As the game's own `settle`, one move after the other, so that all that happens is heard."""
    made = 0
    while waiting := game.waiting:
        moves = game.legal(waiting[0])
        if len(moves) > 1:
            break
        apply(waiting[0], moves[0])
        made += 1
    return made


def _played(
    game: Game,
    at_table: list[Bot | None],
    luck: int,
    max_turns: int,
    settle: Callable[[], int],
    apply: Callable[[int, Move], object],
) -> Played:
    """Each seat waited for decides in turn; what leaves no choice is settled without asking anybody."""
    # Python promises the same numbers from `random()` on every machine and version.
    random = Random(luck).random
    legal = game.legal
    decisions = 0
    try:
        decisions = settle()
        while waiting := game.waiting:
            if game.turn > max_turns:
                return Played(decisions, max_turns, (), game.digest())
            if decisions >= MAX_DECISIONS:
                return _failed(game, decisions, "Stuck", f"not over after {MAX_DECISIONS:,} decisions")
            seat = waiting[0]
            moves = legal(seat)
            bot = at_table[seat]
            if bot is None:
                apply(seat, moves[int(random() * len(moves))])
            else:
                worlds = game.worlds(seat) if bot.looks_ahead else None
                apply(seat, bot.choose(game.view(seat), moves, worlds))
            decisions += 1 + settle()
        return Played(decisions, game.turn, game.winners, game.digest())
    except Exception as error:  # noqa: BLE001 (whatever goes wrong in one game is counted and told, not fatal)
        return _failed(game, decisions, type(error).__name__, str(error))


def _failed(game: Game, decisions: int, kind: str, text: str) -> Played:
    """A game that went wrong; the state it stopped in may be anything, so it stays out of the digest."""
    where = f"turn {game.turn}, decision {decisions + 1}"
    return Played(decisions, game.turn, (), digest=f"error {kind}", error=f"{where}: {kind}: {text}")
