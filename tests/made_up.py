"""Results of games that nobody played: the file of a simulation, filled with plausible numbers."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from grosbill.packs import Mix, edition, mix_for
from grosbill.sim.games import seating
from grosbill.sim.results import FORMAT, schema
from grosbill.sim.seal import BLANK, KEY, seal

SCHEMA = schema().set(0, pa.field("row", pa.dictionary(pa.int8(), pa.string())))
Row = dict[str, Any]
BATCH = 500


@contextmanager
def sealing(path: Path, filed: Any) -> Iterator[Any]:
    """A file to write tables to that is sealed when the block ends."""
    with pq.ParquetWriter(path, filed, compression="zstd") as writer:
        yield writer
        writer.add_key_value_metadata({KEY: BLANK})
    with path.open("r+b") as file:
        seal(file)


def write_table(table: Any, path: Path) -> None:
    """A file of one table, sealed."""
    with sealing(path, table.schema) as writer:
        writer.write_table(table)


def write_results(
    path: Path,
    games: int = 60,
    bots: Sequence[str] = ("greedy",),
    *,
    players: int = 4,
    name: str = "munchkin",
    strong: str = "",
    unfinished: float = 0.02,
    failed: float = 0.0,
    **run: Any,
) -> Path:
    """A results file. Whoever is dealt the card `strong` is nine times as likely to win."""
    plan = edition(name)
    mix = mix_for(plan, plan.defaults())
    about = {
        "format": FORMAT,
        "edition": name,
        "players": players,
        "bots": list(bots),
        "games": games,
        "seed": 1,
        "max_turns": 3000,
        "variants": [],
        "packs": mix.digest,
        "version": "0.1.0",
        "code": "0123456789abcdef",
    }
    filed = SCHEMA.with_metadata({"grosbill": json.dumps(about | run)})
    random = Random(1)
    with sealing(path, filed) as writer:
        for start in range(0, games, BATCH):
            rows: list[Row] = []
            for game in range(start, min(start + BATCH, games)):
                fate = random.random()
                outcome = "error" if fate < failed else "unfinished" if fate < failed + unfinished else "won"
                rows += _game(random, mix, game, outcome, seating(bots, players, game), strong)
            writer.write_table(pa.Table.from_pylist(rows, schema=filed))
    return path


def _game(
    random: Random, mix: Mix, game: int, outcome: str, seated: Sequence[str], strong: str
) -> Iterator[Row]:
    dealt = _deal(random, mix, len(seated))
    chances = [
        (9 if strong in hand else 1) * (0.1 if bot == "random" else 1) * (1.1 if seat == 0 else 1)
        for seat, (hand, bot) in enumerate(zip(dealt, seated, strict=True))
    ]
    winner = random.choices(range(len(seated)), chances)[0] if outcome == "won" else -1
    turns = 3000 if outcome == "unfinished" else int(random.gammavariate(8, 6)) + len(seated)
    yield {
        "row": "game",
        "game": game,
        "seed": random.getrandbits(64),
        "turns": turns,
        "decisions": turns * 24,
        "outcome": outcome,
        "winners": [winner] if winner >= 0 else [],
        "digest": f"{random.getrandbits(64):016x}",
    }
    own = min(turns // len(seated) + 1, 40)
    traits = {kind: [d.card.id for d in mix.defs if d.kind == kind] for kind in ("race", "class")}
    for seat, bot in enumerate(seated):
        top = 10 if seat == winner else random.randint(3, 9)
        yield {
            "row": "player",
            "game": game,
            "seat": seat,
            "place": seat,
            "bot": bot,
            "sex": random.choice(mix.sexes),
            "race": random.sample(traits["race"], random.choice((0, 1, 1, 2))) if traits["race"] else [],
            "class": random.sample(traits["class"], random.choice((0, 1, 1, 1))),
            "level": top,
            "won": seat == winner,
            "dealt": dealt[seat],
            "levels": [1 + round((top - 1) * (turn + 1) / own) for turn in range(own)],
            "deaths": random.choice((0, 0, 0, 1)),
        }
    for fight in range(own * 2):
        yield _fight(random, mix, game, fight, len(seated))
        for card in random.choices(mix.ref, k=2):
            yield {
                "row": "card",
                "game": game,
                "turn": fight,
                "seat": random.randrange(len(seated)),
                "card": card,
                "how": random.choice(("play", "play", "use")),
                "target": random.choice((None, "monsters", "seat 1")),
            }


def _fight(random: Random, mix: Mix, game: int, turn: int, players: int) -> Row:
    seat = turn % players
    level = min(9, 1 + int(turn / 8 + random.random() * 3))
    behind = random.random() < 0.45
    asked = random.randrange(4) if behind else 0
    helper = (seat + 1) % players if asked and random.random() < 0.5 else None
    outcome = (
        "won" if not behind or helper is not None else random.choice(("won", "escaped", "caught", "gone"))
    )
    return {
        "row": "fight",
        "game": game,
        "turn": turn,
        "seat": seat,
        "level": level,
        "monsters": [random.choice([d.id for d in mix.defs if d.kind == "monster"])],
        "behind": behind,
        "helper": helper,
        "asked": asked,
        "share": random.randrange(4) if helper is not None else None,
        "items": random.choice((0, 0, 0, 1)) if helper is not None else None,
        "against": int(random.random() * (0.8 + level / 4)),
        "ours": level + 5,
        "theirs": level + 3,
        "outcome": outcome,
        "treasures": 2 if outcome == "won" else 0,
    }


def _deal(random: Random, mix: Mix, players: int) -> list[list[str]]:
    doors, treasures = (random.sample(cards, 4 * players) for cards in mix.deck_cards)
    return [
        [mix.ref[card] for card in (*doors[4 * seat : 4 * seat + 4], *treasures[4 * seat : 4 * seat + 4])]
        for seat in range(players)
    ]
