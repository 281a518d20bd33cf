"""Players for fuzzing, all driven by a seed, and the driver that lets them play.

Uniform random players burn every hand. Bugs live with full hands, with malice and with interruptions, so
there are players that keep their cards, players that do harm, players that try what is refused, players
that do what is legal but not listed, and a driver that lets seats act which nobody waits for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from grosbill.clauses import clauses
from grosbill.game import Game
from grosbill.model.errors import IllegalMove
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.testing.universe import everything, probe, sight, some_deals, some_sales

Watcher = Callable[[Game, int, Move, list[Event]], None]
"""Called after every move, with the seat, the move and the events that followed."""


class Player(Protocol):
    """Chooses among the legal moves of a seat."""

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """The move this player makes."""


class Uniform:
    """Any legal move, all alike."""

    def __init__(self, seed: int) -> None:
        """Seed the player."""
        self.rng = Random(seed)

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """Any of them."""
        return self.rng.choice(moves)


class Keeper(Uniform):
    """Keeps full hands: carries the turn on, answers what is asked, and rarely plays a card."""

    SPENDS = frozenset(("play", "use", "sell", "discard", "trouble", "give", "offer", "carry", "bid"))

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """Something that costs no card, nine times in ten."""
        thrifty = [move for move in moves if move.kind not in self.SPENDS]
        if thrifty and self.rng.random() < 0.9:
            return self.rng.choice(thrifty)
        return self.rng.choice(moves)


class Builder(Uniform):
    """Plays to win: puts everything on the table, claims, asks for help, sells, and harms nobody."""

    FIRST = ("claim", "wear", "sell", "ask", "accept")

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """What makes the character stronger."""
        own = [move for move in moves if move.kind in self.FIRST or (move.kind == "play" and not move.target)]
        if own and self.rng.random() < 0.8:
            return self.rng.choice(own)
        calm = [move for move in moves if move.kind not in ("discard", "play", "use")]
        return self.rng.choice(calm or moves)


class Hostile(Uniform):
    """Keeps its cards for harm: curses, thefts, backstabs, enhancers, monsters and one-shots for them."""

    KEEPS = frozenset(("play", "use", "accept", "sell", "give", "offer"))

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """The worst for the others, or nothing."""
        harm = [move for move in moves if self._harms(game, seat, move)]
        if harm and self.rng.random() < 0.7:
            return self.rng.choice(harm)
        quiet = [move for move in moves if move.kind not in self.KEEPS]
        own = [move for move in moves if move.kind == "play" and not move.target]
        if own and self.rng.random() < 0.3:
            return self.rng.choice(own)
        return self.rng.choice(quiet or moves)

    def _harms(self, game: Game, seat: int, move: Move) -> bool:
        if move.kind not in ("play", "use"):
            return False
        if move.target == "monsters" or move.owner:
            return True
        if move.target in game.names:
            return move.target != game.names[seat]
        kind = game.mix.defs_by_id[move.card].kind
        return kind in ("enhancer", "monster") or (kind == "action" and bool(game.view(None)["combat"]))


class Tinkerer(Uniform):
    """Does what is legal and not listed too: carries, takes off, shows, makes odd deals and odd sales."""

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """A move off the list, if one of a few guesses is legal."""
        if self.rng.random() < 0.5:
            for _ in range(12):
                move = probe(game, seat, self.rng)
                if game.check(seat, move) is None:
                    return move
        return self.rng.choice(moves)


class Staller(Uniform):
    """Wants the turn never to end: whatever carries nothing on, listed or not, as long as there is any."""

    ONWARD = frozenset(
        (
            "pass",
            "open",
            "listen",
            "trouble",
            "loot",
            "end",
            "claim",
            "run",
            "first",
            "flee",
            "accept",
            "choose",
        )
    )

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """Taking an offer back before anything else, then what costs nothing, then what costs a card."""
        idle = self.idle(game, seat)
        return self.rng.choice(idle or moves)

    def idle(self, game: Game, seat: int) -> list[Move]:
        """What this seat may do that carries nothing on: none, if the turn has to go on."""
        seen = sight(game, seat)
        thought = [
            *game.legal(seat),
            *(
                move
                for move in everything(game, seat)
                if move.kind in ("show", "wear", "remove", "use", "give")
            ),
            *some_deals(seen, self.rng, 60),
            *some_sales(seen, self.rng, 5),
        ]
        idle = [move for move in thought if move.kind not in self.ONWARD]
        return [move for move in dict.fromkeys(idle) if game.check(seat, move) is None]


def stall(game: Game, seats: Sequence[int], seed: int, watch: Watcher) -> int:
    """Make this turn as long as these seats can, while the others want to go on; the moves of the longest.

    The others turn everything down. Stallers who are several accept each other's offers now and then.
    """
    staller, rng, turn = Staller(seed), Random(seed), game.turn
    made = dict.fromkeys(seats, 0)
    while game.turn == turn and not game.over:
        seat, move = _held_up(game, seats, staller, rng) or _hurried(game, seats, rng)
        if seat in made and move.kind not in Staller.ONWARD:
            made[seat] += 1
        watch(game, seat, move, game.apply(seat, move))
    return max(made.values())


def _held_up(game: Game, seats: Sequence[int], staller: Staller, rng: Random) -> tuple[int, Move] | None:
    for seat in rng.sample(seats, len(seats)):
        idle = staller.idle(game, seat)
        if idle:
            return seat, rng.choice(idle)
    return None


def _hurried(game: Game, stallers: Sequence[int], rng: Random) -> tuple[int, Move]:
    seat = game.waiting[0]
    moves = game.legal(seat)
    wanted = Staller.ONWARD if seat in stallers else Staller.ONWARD - {"accept"} | {"refuse"}
    return seat, rng.choice([move for move in moves if move.kind in wanted] or moves)


class Refuser(Uniform):
    """Tries what is refused before every move, and checks that nothing has changed."""

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """A legal move, after some illegal ones."""
        for _ in range(4):
            try_refused(game, self.rng.randrange(len(game.names)), probe(game, seat, self.rng))
        return self.rng.choice(moves)


def try_refused(game: Game, seat: int, move: Move) -> bool:
    """Whether a move is refused; if it is, `apply` must refuse it the same way and change nothing."""
    refusal = game.check(seat, move)
    if refusal is None:
        return False
    before = game.digest(), game.moment, game.waiting
    applied: object = None
    try:
        game.apply(seat, move)
    except IllegalMove as error:
        applied = error.refusal
    assert applied == refusal, f"{move}: check says {refusal}, apply says {applied}"
    _check_refusal(refusal)
    after = game.digest(), game.moment, game.waiting
    assert before == after, f"{move} was refused ({refusal}) and changed the game"
    return True


def _check_refusal(refusal: Refusal) -> None:
    """A refusal names a clause that exists, and says why in both languages."""
    assert refusal.clause in clauses(), f"there is no clause {refusal.clause}"
    texts = [refusal.text(lang) for lang in ("en", "fr")]
    assert all(texts), f"{refusal} says nothing"
    assert texts[0] != texts[1], f"{refusal} says {texts[0]!r} in both languages"


KINDS: dict[str, Callable[[int], Player]] = {
    "uniform": Uniform,
    "keeper": Keeper,
    "builder": Builder,
    "hostile": Hostile,
    "tinkerer": Tinkerer,
    "refuser": Refuser,
}
"""The players by name; each is made from a seed."""


def mixed(seed: int, count: int) -> list[Player]:
    """One player for each seat, of any kinds."""
    rng = Random(seed)
    return [KINDS[rng.choice(tuple(KINDS))](rng.getrandbits(32)) for _ in range(count)]


def alike(kind: str, seed: int, count: int) -> list[Player]:
    """One player of a kind for each seat."""
    return [KINDS[kind](seed * 16 + seat) for seat in range(count)]


def play(
    game: Game,
    players: Sequence[Player],
    seed: int,
    *,
    interject: float = 0.0,
    moves: int = 300_000,
    turns: int = 3_000,
    watch: Watcher | None = None,
) -> int:
    """Play on until the game is over or a limit is reached; how many moves were made.

    Of the seats waited for, a random one answers. `interject`: how often a seat that is *not* waited for acts
    before that, if it has a legal move.
    """
    rng = Random(seed)
    made = 0
    while not game.over and made < moves and game.turn <= turns:
        waiting = game.waiting
        seat = rng.choice(waiting)
        if rng.random() < interject:
            others = [other for other in range(len(game.names)) if other not in waiting and game.legal(other)]
            seat = rng.choice(others) if others else seat
        move = players[seat](game, seat, game.legal(seat))
        events = game.apply(seat, move)
        made += 1
        if watch is not None:
            watch(game, seat, move, events)
    return made
