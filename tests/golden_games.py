"""Golden playthroughs: games as readable text, replayed move by move and event by event.

A file of `tests/golden/` begins with the set-up, then has a line for each move (`Ann: open door`) and, below
it, the events that followed. A change of the rules that changes a game shows up as a difference of lines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec

from grosbill import Event, Game, new_game, parse_move
from grosbill.model.events import parts
from grosbill.testing import alike, mixed, play

HOME = Path(__file__).parent / "golden"
HEADER = re.compile(r"# (?P<edition>\S+), (?P<players>\d+) players, seed (?P<seed>\d+)")

# By edition and players: a game that is won soon, and the first turns of a wild one.
SOON = (("munchkin", 3), ("lite", 3), ("star", 3), ("cthulhu", 4))
WILD = (("munchkin", 6), ("lite", 4), ("munchkin+star+cthulhu", 5))
MOST_MOVES = 300
WILD_TURNS = 5

# What else is said of a deal; its cards stand with those of the event.
TERMS = ("treasures", "helper_first", "get", "promise")


def file_of(name: str, players: int) -> Path:
    """Where a game is kept."""
    return HOME / f"{name}-{players}-players.txt"


def won_soon(name: str, players: int) -> str:
    """The first game that is won within a few moves."""
    for seed in count():
        game = new_game(name, players=players, seed=seed)
        play(game, alike("builder", seed, players), seed, moves=MOST_MOVES)
        if game.over:
            return _text(game, seed)
    raise AssertionError("unreachable")


def wild(name: str, players: int) -> str:
    """A game of players who act uninvited."""
    game = new_game(name, players=players, seed=1)
    play(game, mixed(1, players), 1, interject=0.1, turns=WILD_TURNS, moves=MOST_MOVES)
    return _text(game, 1)


def replayed(text: str) -> Iterator[str]:
    """The lines that come of the moves of a file now."""
    header = HEADER.match(text)
    assert header is not None, "a golden game begins with its set-up"
    return transcript(header["edition"], int(header["players"]), int(header["seed"]), moves_of(text))


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


def describe(game: Game, event: Event) -> str:
    """One event on one line: what, who, whom, how many, what else is said, which cards, who sees them."""
    words = [event.kind]
    who, whom = (*event.seats, -1, -1)[:2]
    if who >= 0:
        words.append(game.names[who])
    if whom >= 0:
        words.append(f"-> {game.names[whom]}")
    if event.figure:
        words.append(str(event.figure))
    words += [f"({text})" for text in details(event)]
    if cards := event.named:
        words.append(": " + ", ".join(cards))
    if event.for_seat(None) is not event:
        seers = [name for seat, name in enumerate(game.names) if event.for_seat(seat) is event]
        words.append(f"[only {', '.join(seers)}]")
    return "    " + " ".join(words).replace(" :", ":")


def details(event: Event) -> Iterator[str]:
    """What else is true of an event: causes, places, sides, terms."""
    known = parts(type(event))
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in known.terms:
            terms = msgspec.to_builtins(value)
            for key in [key for key in TERMS if key in terms]:
                yield f"{key} {', '.join(terms[key]) if key == 'get' else terms[key]}"
        elif value is True:
            yield name
        elif isinstance(value, str) and value and name not in known.cards:
            yield value


def moves_of(text: str) -> list[tuple[str, str]]:
    """The moves of a file: every line that is neither a remark nor an event."""
    lines = [line for line in text.splitlines() if line and not line.startswith(("#", " "))]
    return [(who, move) for who, _, move in (line.partition(": ") for line in lines)]


def _text(game: Game, seed: int) -> str:
    moves = [(game.names[seat], text) for seat, text in game.record().moves]
    return "\n".join(transcript(game.edition, len(game.names), seed, moves)) + "\n"
