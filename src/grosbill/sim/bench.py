"""How fast games go: one core, random players, the base game, everything through the facade.

`blend_cost` is what a decision costs in the blend of all editions, as a multiple of the base game's.
`view_us` is a view of a copy that was just made, each of four seats looking once; `first_view_us` is that of
the first to look, who pays for what all of them see. `table_us` is a move with the lists and views of six
players in the blend of all editions, and `table_p99_us` what one of a hundred such moves takes longer than.
`greedy_games_per_s` has four greedy players; `greedy_decisions_per_s` counts the time they take to choose,
not that of the game. `two_processes` is how many times the games of one process two of them play; it is left
out where there is one core only.

`snapshot_ms` and `restore_ms` are for a game of 50,000 moves; `replayed_per_s` are moves of records, read,
checked and made, the setting up of the games counted.

Time is that of the processor, so that other work on the machine counts as little as can be; for two processes
and for loading it is the time one waits. Each figure is the best of a few short rounds: other work can only
slow a round down. The garbage collector stays on as in any program that plays games, so its share is counted;
it runs once before each round, so that no round pays for another's rubbish.
"""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from random import Random
from statistics import fmean, quantiles
from time import perf_counter, process_time

from grosbill.bots import make_bot
from grosbill.game import Game, new_game, replay, restore
from grosbill.packs import default_edition, editions
from grosbill.sim.batches import Batch
from grosbill.sim.games import MAX_DECISIONS, Request
from grosbill.sim.runners import cores, run

PLAYERS = 4
FULL_TABLE = 6
_ROUNDS = 3
_GAMES = 8  # positions are taken from this many games
_EVERY = 50  # … one in so many decisions
_LONG = 50_000  # moves of the longest games
_TO_WIN = ("claim", "sell", "use", "play")

# The modules are counted too: somebody who starts a game waits for them as well.
_LOAD = """
from time import perf_counter
start = perf_counter()
from grosbill.packs import editions, mix_for
for edition in editions().values():
    mix_for(edition, edition.defaults())
print(perf_counter() - start)
"""


def bench(effort: float = 1.0) -> dict[str, float]:
    """All figures, in about half a minute; less effort is quicker and less exact."""
    _play(0.3 * effort)  # warm up
    blend = "+".join(editions())
    plays, blended = [], []
    for _ in range(_ROUNDS):  # in turns, so that both suffer alike from what else the machine does
        plays.append(_play(1.5 * effort))
        blended.append(_play(1.5 * effort, blend)[0])
    decisions, choices, games = (max(figures) for figures in zip(*plays, strict=True))
    spread = _positions()
    each = 0.4 * effort
    greedy_games, greedy_decisions = map(max, zip(*[_greedy(effort) for _ in range(_ROUNDS)], strict=True))
    table, table_p99 = map(min, zip(*[_table(0.8 * effort, blend) for _ in range(_ROUNDS)], strict=True))
    figures = {
        "decisions_per_s": round(decisions),
        "choices_per_s": round(choices),
        "games_per_s": round(games, 2),
        "clones_per_s": round(1 / _best(_clone, spread, each)),
        "determinize_us": round(_best(_determinize, spread, each) * 1e6, 2),
        "load_s": round(min(_load() for _ in range(_ROUNDS)), 3),
        "view_us": round(_best(_views, spread, each) * 1e6, 2),
        "first_view_us": round(_best(_first_view, spread, each) * 1e6, 2),
        "blend_cost": round(decisions / max(blended), 3),
        "table_us": round(table * 1e6, 1),
        "table_p99_us": round(table_p99 * 1e6, 1),
        "greedy_games_per_s": round(greedy_games, 2),
        "greedy_decisions_per_s": round(greedy_decisions),
        "replayed_per_s": round(_replay(effort)),
        **_pauses(round(_LONG * min(1, effort))),
    }
    if cores() > 1:
        figures["two_processes"] = round(two_processes(effort), 2)
    return figures


def two_processes(effort: float = 1.0) -> float:
    """How many times the games of one process two of them play, both at work already."""
    one = two = 0.0
    for _ in range(_ROUNDS):  # in turns, as above
        one = max(one, _pace(1, 2 * effort))
        two = max(two, _pace(2, 2 * effort))
    return two / one


def _pace(workers: int, seconds: float) -> float:
    """Decisions a second. Games differ in length, so that counting them would need many more of them."""
    asked = Request(default_edition(), PLAYERS)
    batches = [Batch(asked, number, 1) for number in range(100_000)]
    decisions = 0
    start = last = 0.0
    with closing(run(batches, workers)) as finished_batches:
        for place, finished in enumerate(finished_batches):
            last = perf_counter()
            if place < 2 * workers:  # until everyone has begun
                start = last
                continue
            decisions += finished.games[0].decisions
            if last - start >= seconds:
                break
    return decisions / (last - start)


def _greedy(seconds: float) -> tuple[float, float]:
    """Games of four greedy players a second, and choices a second of the time they spent on choosing."""
    gc.collect()
    games = chosen = 0
    thinking = 0.0
    start = process_time()
    while not games or process_time() - start < seconds:
        games += 1
        game = new_game(default_edition(), players=PLAYERS, seed=games)
        choosers = [make_bot("greedy", seat, game.mix).choose for seat in range(PLAYERS)]
        game.settle()
        while waiting := game.waiting:
            seat = waiting[0]
            view, moves = game.view(seat), game.legal(seat)
            asked = process_time()
            move = choosers[seat](view, moves)
            thinking += process_time() - asked
            chosen += 1
            game.apply(seat, move)
            game.settle()
    return games / (process_time() - start), chosen / thinking


def _play(seconds: float, edition: str = "") -> tuple[float, float, float]:
    """Decisions, choices and games a second; setting games up is counted."""
    gc.collect()
    games = decisions = choices = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        games += 1
        game = new_game(edition or default_edition(), players=PLAYERS, seed=games)
        random = Random(games).random
        settle, legal, apply = game.settle, game.legal, game.apply
        decisions += settle()
        while waiting := game.waiting:
            seat = waiting[0]
            moves = legal(seat)
            apply(seat, moves[int(random() * len(moves))])
            choices += 1
            decisions += 1 + settle()
    return decisions / spent, choices / spent, games / spent


def _positions() -> list[Game]:
    """Positions spread over whole games."""
    found = []
    for seed in range(1, _GAMES + 1):
        game = new_game(default_edition(), players=PLAYERS, seed=seed)
        random = Random(seed)
        for decision in range(MAX_DECISIONS):
            if not game.waiting:
                break
            if decision % _EVERY == 0:
                found.append(game.clone())
            seat = game.waiting[0]
            game.apply(seat, random.choice(game.legal(seat)))
    return found


def _best(measure: Callable[[list[Game]], int], spread: list[Game], seconds: float) -> float:
    """Seconds for one operation: a measure goes over all positions and says how many operations that were."""
    best = float("inf")
    for _ in range(_ROUNDS):
        gc.collect()
        done = 0
        spent = 0.0
        while spent < seconds:
            # Copies: whatever a game may remember from an earlier pass is not there.
            games = [game.clone() for game in spread]
            start = process_time()
            done += measure(games)
            spent += process_time() - start
        best = min(best, spent / done)
    return best


def _clone(games: list[Game]) -> int:
    for game in games:
        game.clone()
    return len(games)


def _determinize(games: list[Game]) -> int:
    for seed, game in enumerate(games):
        for seat in range(PLAYERS):
            game.determinize(seat, seed)
    return len(games) * PLAYERS


def _views(games: list[Game]) -> int:
    for game in games:
        for seat in range(PLAYERS):
            game.view(seat)
    return len(games) * PLAYERS


def _first_view(games: list[Game]) -> int:
    for number, game in enumerate(games):
        game.view(number % PLAYERS)
    return len(games)


def _replay(seconds: float) -> float:
    """Moves a second when random games are replayed from their records."""
    records = []
    for seed in range(1, _GAMES + 1):
        game = new_game(default_edition(), players=PLAYERS, seed=seed)
        _at_random(game, Random(seed), MAX_DECISIONS)
        records.append(game.record())
    best = 0.0
    for _ in range(_ROUNDS):
        gc.collect()
        moves = 0
        start = process_time()
        while not moves or process_time() - start < seconds:
            for record in records:
                replay(record)
                moves += len(record.moves)
        best = max(best, moves / (process_time() - start))
    return best


def _at_random(game: Game, random: Random, most: int, never: tuple[str, ...] = ()) -> int:
    """Random moves until the game is over or there are enough; some kinds only where there is no other."""
    made = 0
    while made < most and (waiting := game.waiting):
        moves = game.legal(waiting[0])
        others = [move for move in moves if move.kind not in never]
        game.apply(waiting[0], random.choice(others or moves))
        made += 1
    return made


def _pauses(moves: int) -> dict[str, float]:
    """Milliseconds to take and to restore a snapshot of a long game, in which nobody wants to win."""
    seed = 0
    game = new_game(default_edition(), players=PLAYERS, seed=seed)
    while _at_random(game, Random(seed), moves, _TO_WIN) < moves:
        seed += 1
        game = new_game(default_edition(), players=PLAYERS, seed=seed)
    snapshot = game.snapshot()
    taken, restored = [], []
    for _ in range(10):
        gc.collect()
        start = process_time()
        game.snapshot()
        middle = process_time()
        restore(snapshot)
        taken.append(middle - start)
        restored.append(process_time() - middle)
    return {"snapshot_ms": round(min(taken) * 1e3, 3), "restore_ms": round(min(restored) * 1e3, 3)}


def _table(seconds: float, edition: str) -> tuple[float, float]:
    """Seconds for a move, the legal moves of six players and their six views, as an online table does it.

    The mean, and what one in a hundred takes longer than.
    """
    gc.collect()
    taken: list[float] = []
    spent = 0.0
    while spent < seconds or len(taken) < 2:
        game = new_game(edition, players=FULL_TABLE, seed=len(taken))
        random = Random(len(taken))
        while game.waiting and (spent < seconds or len(taken) < 2):
            seat = game.waiting[0]
            move = random.choice(game.legal(seat))
            start = process_time()
            game.apply(seat, move)
            for other in range(FULL_TABLE):
                game.legal(other)
                game.view(other)
            taken.append(process_time() - start)
            spent += taken[-1]
    return fmean(taken), quantiles(taken, n=100)[-1]


def _load() -> float:
    """Seconds to read, check and compile the cards of all editions, in a process that has read nothing."""
    command = [sys.executable, "-c", _LOAD]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603 (our own text)
    return float(done.stdout)
