"""What a page is told: the same frames whatever is hidden from it, and no word of a card it may not know."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from random import Random
from time import sleep
from typing import Any

import pytest

from answering import answering
from grosbill.game import Game
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.seats import People
from grosbill.online.secrets import new_id
from grosbill.online.telling import PageTeller, Present, Viewer
from grosbill.testing import permuted
from playing import played

SETUP = en.Setup(
    id="t", edition="munchkin", seats=("",) * 4, sexes=("male", "female") * 2, seed=987654321, salt="pepper"
)
TIME = fr.Time(now=0, at=None, window=False, more=False)


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["munchkin", "lite", "star", "cthulhu", "munchkin+star+cthulhu"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_frames_are_the_same_whatever_is_hidden(edition: str, lang: str) -> None:
    """Twin tables that a seat cannot tell apart, from real games: byte for byte."""
    rng = Random(5)
    for moves in range(0, 400, 9):
        game = played(edition, seed=moves, moves=moves)
        for seat in range(len(game.names)):
            twin = permuted(game, seat, rng.getrandbits(32))
            for eyes in (seat, None):  # whoever watches knows no more than a seat
                told = [
                    fr.write_frame(
                        PageTeller(SETUP).whole(
                            Viewer(1, eyes, lang), Present(1, People.of(SETUP), each), TIME
                        )
                    )
                    for each in (game, twin)
                ]
                assert told[0] == told[1]


def test_lines_are_the_same_whatever_is_hidden() -> None:
    """What a page is told of an event comes from what its seat may see of it, and from nothing else."""
    for moves in range(0, 300, 7):
        game = played(seed=moves, moves=moves)
        row = en.Row(1, "c", 0, en.Moved(0, "pass", "person"))
        for seat in (None, *range(len(game.names))):
            told = []
            for events in (game.events, [event.for_seat(seat) for event in game.events]):
                teller = PageTeller(SETUP)
                teller.happened(row, events)
                told.append(
                    teller.whole(Viewer(1, seat, "en"), Present(1, People.of(SETUP), game), TIME).story
                )
            assert told[0] == told[1]


def test_nobody_is_told_how_often_another_wants_to_be_asked() -> None:
    frames = []
    for ask in ("all", "turn"):
        people = People.of(SETUP)
        people.note(en.Preferred(1, ask), 0)
        told = [
            PageTeller(SETUP).whole(Viewer(1, seat, "en"), Present(1, people, played()), TIME)
            for seat in (None, 0, 1)
        ]
        assert [frame.ask for frame in told] == [None, "usual", ask]
        frames.append([fr.write_frame(frame) for frame in told[:2]])
    assert frames[0] == frames[1]


def test_no_secret_of_the_shuffle_is_told() -> None:
    """Neither the seed nor the salt, while the game is on: only what they are held to."""
    game = played()
    for seat in (None, 0):
        frame = PageTeller(SETUP).whole(Viewer(1, seat, "en"), Present(1, People.of(SETUP), game), TIME)
        data = fr.write_frame(frame)
        assert b"987654321" not in data
        assert b"pepper" not in data
        assert frame.about["promise"].encode() in data


def test_the_name_of_a_table_is_no_option() -> None:
    """Somebody types it after `grosbill tables export`."""
    assert not any(new_id().startswith("-") for _ in range(1_000))


@pytest.mark.fuzz
def test_a_live_socket_says_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    """All that a page may ask for, at twin tables: as many frames, in the same order, byte for byte."""
    with answering(tmp_path) as server, ExitStack() as open_:
        table, tokens = server.friends(4, clock="none")
        room = server.hub._running[table].room
        lines = [open_.enter_context(server.line(table, token)) for token in tokens]
        while room.seq < 9:  # everybody has come
            sleep(0.01)
        for line in lines:
            while json.loads(line.receive_text(timeout=60))["seq"] < 9:
                continue

        def told(game: Game, page: int, word: str) -> list[str]:
            """The whole table, and the answer to each question; `word` names the commands."""
            room.game = game
            room._teller._moments.clear()
            asked: list[dict[str, Any]] = [{"t": "lang", "lang": "fr"}, {"t": "hint"}]
            asked += [{"t": "lang", "lang": "en"}, {"t": "hint"}]
            asked += [{"t": "why", "move": str(move)} for move in game.legal(page)[:3]]
            asked += [{"t": "why", "move": move} for move in ("open door", "claim", "play elf", "end turn")]
            asked += [{"t": "why", "about": 1}, {"t": "more"}]
            found = []
            for number, each in enumerate(asked):
                lines[page].send_text(json.dumps(each | {"cmd": f"{word}{number}"}))
                found.append(lines[page].receive_text(timeout=60))
            return [re.sub(r'"now":\d+|"cmd":"[a-z]+', "", frame) for frame in found]

        rng = Random(4)
        for moves in range(5, 230, 25):
            game = played(seed=moves, moves=moves)
            page = game.waiting[0]
            twin = permuted(game, page, rng.getrandbits(32))
            words = ["".join(rng.choices("abcdefgh", k=8)) for _ in range(2)]
            assert told(game, page, words[0]) == told(twin, page, words[1])
