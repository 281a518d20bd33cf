"""Copies, records and texts are faithful: each gives the same game.

- `check_fork(game)`: a clone plays on exactly as the game does, and neither touches the other;
- `check_snapshot(game)`: a snapshot, restored, is the same game and plays on as it does;
- `check_replay(game)`: the record, written as JSON and read back, gives the same game;
- `Mirror`: follows a game move by move, each move read back from its text, and compares digests and events;
- `check_texts(game)`, `check_json(game)`: moves, events and views survive text and JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TypeAlias

import msgspec

from grosbill.game import Game, parse_move, replay, restarted, restore
from grosbill.model.events import Event, read_event
from grosbill.model.moves import Move
from grosbill.notation.record import Record

Folders: TypeAlias = Sequence[str | Path]
"""The folders of the packs of one's own that a game is played with."""


def check_fork(game: Game, seed: int = 0, moves: int = 40) -> None:
    """Clone a live game and play both on with the same moves: same digests, same events, nothing shared."""
    before = game.digest()
    record = game.record()
    left, right = game.clone(), game.clone()
    assert left.digest() == right.digest() == before, "a clone is not the same game"
    _play_both(left, right, seed, moves)
    assert game.digest() == before, "playing a clone changed the game it was made from"
    assert game.record() == record, "playing a clone changed the record of the game it was made from"


def _play_both(left: Game, right: Game, seed: int, moves: int) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if left.over:
            break
        assert left.waiting == right.waiting, "two copies wait for different seats"
        seat = rng.choice(left.waiting)
        legal = left.legal(seat)
        assert legal == right.legal(seat), "two copies list different moves"
        move = rng.choice(legal)
        assert left.apply(seat, move) == right.apply(seat, move), f"{move}: different events"
        assert left.digest() == right.digest(), f"{move}: different games"


def check_snapshot(game: Game, seed: int = 0, moves: int = 20, packs: Folders = ()) -> None:
    """A snapshot, restored: the same digest, record, moves and views, and it plays on as the game does."""
    data = game.snapshot()
    again = restore(data, packs=packs)
    assert again.digest() == game.digest(), "the snapshot gives another state"
    assert again.snapshot() == data, "the snapshot of a restored game is another"
    assert again.record() == game.record(), "the snapshot gives another record"
    assert (again.waiting, again.moment) == (game.waiting, game.moment), "the snapshot waits for others"
    for seat in range(len(game.names)):
        assert again.legal(seat) == game.legal(seat), f"seat {seat} may make other moves after the snapshot"
        assert again.view(seat) == game.view(seat), f"seat {seat} sees another game after the snapshot"
        assert again.numbers(seat) == game.numbers(seat), f"seat {seat}: other numbers after the snapshot"
    _play_both(game.clone(), again, seed, moves)


def check_replay(game: Game, packs: Folders = ()) -> None:
    """The record of a game, through JSON and back, is the same game."""
    record = game.record()
    text = record.to_json()
    assert msgspec.json.decode(text, type=Record) == record, "a record does not survive JSON"
    again = replay(text, packs=packs)
    assert again.digest() == game.digest(), "the record gives another game"
    assert [seat for seat, _ in again.record().moves] == [seat for seat, _ in record.moves], "a move got lost"
    for seat in (None, *range(len(game.names))):
        assert again.view(seat) == game.view(seat), f"seat {seat} sees another game in the replay"


class Mirror:
    """Follows a game from its set-up or from a clone; pass it as `watch` to `players.play`."""

    def __init__(self, game: Game, *, clone: bool = False, packs: Folders = ()) -> None:
        """Start beside a game: from its record, or, with `clone`, from a copy of it."""
        if clone:
            self.game = game.clone()
        else:
            setup = game.record()
            self.game = restarted(setup, packs)
            for seat, text in setup.moves:
                self.game.apply(seat, parse_move(self.game, seat, text))
        assert self.game.digest() == game.digest(), "the mirror begins as another game"

    def __call__(self, game: Game, seat: int, move: Move, events: list[Event]) -> None:
        """After every move: the same move, read from its text, does the same."""
        text = str(move)
        listed = move in self.game.legal(seat)
        read = parse_move(self.game, seat, text)
        assert read == move or not listed, f"{text!r} was written for {move!r} and reads as {read!r}"
        followed = self.game.apply(seat, read)
        assert followed == events, f"{text!r} is followed by {followed}, was followed by {events}"
        assert self.game.digest() == game.digest(), f"{text!r} gives another game"


def check_texts(game: Game) -> None:
    """Every legal move is read back from its text as itself."""
    for seat in range(len(game.names)):
        texts: dict[str, Move] = {}
        for move in game.legal(seat):
            text = str(move)
            assert text not in texts, f"{text!r} is both {texts[text]!r} and {move!r}"
            texts[text] = move
            read = parse_move(game, seat, text)
            assert read == move, f"{text!r} was written for {move!r} and reads as {read!r}"


def check_json(game: Game, events: list[Event] | None = None) -> None:
    """Moves, events and views survive JSON; a view is plain data."""
    for seat in range(len(game.names)):
        moves = list(game.legal(seat))
        again = msgspec.json.decode(msgspec.json.encode(moves), type=list[Move])
        assert again == moves, f"moves do not survive JSON: {moves}"
    for seat in (None, *range(len(game.names))):
        view = game.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view)) == view, f"seat {seat}: the view is not plain"
    for event in events or ():
        read = read_event(msgspec.json.encode(event))
        assert read == event, f"{event} does not survive JSON"
