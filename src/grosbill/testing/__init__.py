"""The conformance kit: what must be true of every game, for anyone to run against one.

    from grosbill.testing import check_game

    check_game(grosbill.new_game("munchkin", players=4, seed=7), seed=1)

plays a game to its end with players of all kinds (`players`). After every move it checks that every card is
in exactly one place and nothing kept for speed is stale (`invariants`), that all that changed was told
(`accounts`), that something was used up (`progress`), and that the record follows (`fidelity`); and, at
moments drawn by the seed, that a clone and a snapshot are the same game (`fidelity`), that the lists of legal
moves agree with brute force (`listers`) and that what a seat cannot know makes no difference to it
(`secrecy`). That a move does the same by whichever way it is made, is looked at where scenarios lead
(`ways`). Every check is also a function of its own. All raise `AssertionError` and say what is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from grosbill.game import Game
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.testing.accounts import check_told
from grosbill.testing.doubles import write_doubles
from grosbill.testing.fidelity import (
    Folders,
    Mirror,
    check_fork,
    check_json,
    check_replay,
    check_snapshot,
    check_texts,
)
from grosbill.testing.invariants import check_invariants, table_of
from grosbill.testing.listers import check_listers
from grosbill.testing.players import KINDS, Player, alike, mixed, play, stall, try_refused
from grosbill.testing.progress import Progress, most_in_a_turn
from grosbill.testing.secrecy import check_onward, check_secrecy, check_worlds, permuted
from grosbill.testing.ways import check_said, check_settled, check_ways

__all__ = [
    "KINDS",
    "Mirror",
    "Player",
    "Progress",
    "Report",
    "alike",
    "check_fork",
    "check_game",
    "check_invariants",
    "check_json",
    "check_listers",
    "check_onward",
    "check_replay",
    "check_said",
    "check_secrecy",
    "check_settled",
    "check_snapshot",
    "check_texts",
    "check_told",
    "check_ways",
    "check_worlds",
    "mixed",
    "most_in_a_turn",
    "permuted",
    "play",
    "stall",
    "try_refused",
    "write_doubles",
]


class Report(msgspec.Struct):
    """What a conformance pass did."""

    moves: int = 0
    turns: int = 0
    over: bool = False
    longest: int = 0  # moves in the longest turn
    asked: int = 0  # moves put to `check` by brute force
    pairs: int = 0  # pairs of worlds compared
    outcomes: int = 0  # of moves made in two worlds
    forks: int = 0


class _Pass:
    """One conformance pass over one game; called after every move."""

    def __init__(self, game: Game, seed: int, often: float, packs: Folders) -> None:
        self.rng = Random(seed)
        self.often = often
        self.report = Report()
        self.progress = Progress(game)
        self.mirror = Mirror(game, packs=packs)
        self.packs = packs
        self.before = table_of(game).copied()

    def __call__(self, game: Game, seat: int, move: Move, events: list[Event]) -> None:
        check_invariants(game)
        check_told(self.before, table_of(game), events)
        self.before = table_of(game).copied()
        self.progress(game, seat, move, events)
        self.mirror(game, seat, move, events)
        rng = self.rng
        anyone = rng.randrange(len(game.names))
        if rng.random() < self.often:
            check_texts(game)
            check_json(game, events)
        if rng.random() < self.often / 4:
            check_fork(game, rng.getrandbits(32), 20)
            check_snapshot(game, rng.getrandbits(32), packs=self.packs)
            self.report.forks += 1
        if rng.random() < self.often / 2:
            self.report.asked += check_listers(game, anyone, rng.getrandbits(32))
        if rng.random() < self.often and not game.over:
            check_secrecy(game, anyone, rng.getrandbits(32))
            twin = permuted(game, anyone, rng.getrandbits(32), backs_too=True)
            check_worlds(game, twin, anyone, rng.getrandbits(32))
            self.report.pairs += 3
        if rng.random() < self.often and not game.over:
            self.report.outcomes += check_onward(game, anyone, rng.getrandbits(32))


def check_game(
    game: Game,
    seed: int = 0,
    *,
    players: Sequence[Player] | None = None,
    interject: float = 0.1,
    often: float = 0.2,
    moves: int = 300_000,
    turns: int = 3_000,
    packs: Folders = (),
) -> Report:
    """A whole conformance pass: play the game on and check everything on the way.

    `players`: one for each seat, of mixed kinds if none are given. `interject`: how often seats act that are
    not waited for. `often`: how often the dearer checks are made, from 0 to 1. `moves`, `turns`: limits.
    `packs`: the folders of the packs of one's own that the game is played with (`write_doubles` makes some).
    """
    check_invariants(game)
    watch = _Pass(game, seed, often, packs)
    seated = players if players is not None else mixed(seed, len(game.names))
    report = watch.report
    report.moves = play(game, seated, seed, interject=interject, moves=moves, turns=turns, watch=watch)
    check_replay(game, packs)
    report.turns, report.over, report.longest = game.turn, game.over, watch.progress.longest
    return report
