"""Golden playthroughs: games as readable text, replayed move by move and event by event.

A file of `tests/golden/` begins with the set-up, then has a line for each move (`Ann: open door`) and, below
it, the events that followed. A change of the rules that changes a game shows up as a difference of lines.
After such a change, read the difference; if it is right, write the files anew:

    PYTHONPATH=src python tests/test_golden.py
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from grosbill import Event, Game, new_game, parse_move
from grosbill.packs.editions import editions
from grosbill.testing import alike, mixed, play

HOME = Path(__file__).parent / "golden"
HEADER = re.compile(r"# (?P<edition>\S+), (?P<players>\d+) players, seed (?P<seed>\d+)")

# What is written anew, by edition and players: a game that is won soon, and the first turns of a wild one.
SOON = (("munchkin", 3), ("lite", 3), ("star", 3), ("cthulhu", 4))
WILD = (("munchkin", 6), ("lite", 4), ("munchkin+star+cthulhu", 5))
MOST_MOVES = 300
WILD_TURNS = 5


def file_of(name: str, players: int) -> Path:
    """Where a game is kept."""
    return HOME / f"{name}-{players}-players.txt"


def describe(game: Game, event: Event) -> str:
    """One event on one line: what, who, whom, which cards, how many, and what else is said about it."""
    words = [event.kind]
    if event.seat >= 0:
        words.append(game.names[event.seat])
    if event.other >= 0:
        words.append(f"-> {game.names[event.other]}")
    if event.n:
        words.append(str(event.n))
    if event.note:
        words.append(f"({event.note})")
    if event.cards:
        words.append(": " + ", ".join(event.cards))
    if event.seen >= 0:
        seers = [name for seat, name in enumerate(game.names) if event.seen >> seat & 1]
        words.append(f"[only {', '.join(seers)}]")
    return "    " + " ".join(words).replace(" :", ":")


def transcript(name: str, players: int, seed: int, moves: list[tuple[str, str]]) -> Iterator[str]:
    """The lines of a game: its set-up, every move with what followed, and how it stands at the end."""
    game = new_game(name, players=players, seed=seed)
    yield f"# {name}, {players} players, seed {seed}"
    for seat in range(players):
        yield f"# {game.names[seat]} is dealt {', '.join(game.view(seat)['players'][seat]['hand'])}"
    for who, text in moves:
        seat = game.names.index(who)
        yield f"{who}: {text}"
        for event in game.apply(seat, parse_move(game, seat, text)):
            yield describe(game, event)
    for player in game.view(None)["players"]:
        cards = [*player["race"], *player["class"], *player["items"], *player["others"], *player["curses"]]
        held = f"level {player['level']}, {player['hand_size']} in hand"
        yield f"# {player['name']}: {held}, {', '.join(cards) or 'nothing'}"
    if game.over:
        yield f"# won by {' and '.join(game.names[seat] for seat in game.winners)}"
    else:
        yield f"# turn {game.turn}, waiting for {', '.join(game.names[seat] for seat in game.waiting)}"


def moves_of(text: str) -> list[tuple[str, str]]:
    """The moves of a file: every line that is neither a remark nor an event."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " "))]
    return [(who, move) for who, _, move in (line.partition(": ") for line in lines)]


FILES = sorted(HOME.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_plays_the_same(path: Path) -> None:
    text = path.read_text("utf-8")
    header = HEADER.match(text)
    assert header is not None, f"{path.name} does not begin with its set-up"
    wanted = text.splitlines()
    lines = transcript(header["edition"], int(header["players"]), int(header["seed"]), moves_of(text))
    found: list[str] = []
    for line in lines:
        found.append(line)
        assert found[-1] == wanted[len(found) - 1], f"{path.name}, line {len(found)}"
    assert len(found) == len(wanted)


@pytest.mark.parametrize("name", list(editions()))
def test_every_edition_has_a_golden_game(name: str) -> None:
    mine = [path for path in FILES if path.name.startswith(f"{name}-")]
    assert mine, f"no golden game of {name}: see the top of this file"
    assert any("# won by" in path.read_text("utf-8") for path in mine), f"no golden game of {name} is won"


def test_the_golden_games_are_those_written_anew() -> None:
    wanted = sorted(file_of(name, players) for name, players in SOON + WILD)
    assert wanted == FILES


def write_anew() -> None:
    """Play the games again and write what happens."""
    for path in FILES:
        path.unlink()
    for name, players in SOON:
        for seed in count():
            game = new_game(name, players=players, seed=seed)
            play(game, alike("builder", seed, players), seed, moves=MOST_MOVES)
            if game.over:
                _write(game, seed)
                break
    for name, players in WILD:
        game = new_game(name, players=players, seed=1)
        play(game, mixed(1, players), 1, interject=0.1, turns=WILD_TURNS, moves=MOST_MOVES)
        _write(game, 1)


def _write(game: Game, seed: int) -> None:
    moves = [(game.names[seat], text) for seat, text in game.record().moves]
    lines = transcript(game.edition, len(game.names), seed, moves)
    file_of(game.edition, len(game.names)).write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write_anew()
