"""Snapshots: a paused game goes on exactly, what is no snapshot is refused, and moves are written once."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grosbill import Event, Game, Move, RecordError, new_game, replay, restore
from grosbill.model.moves import PASS
from grosbill.notation import log, snapshot
from grosbill.packs import editions
from grosbill.testing import check_snapshot, mixed, play
from playing import played, staged

EXAMPLE = Path(__file__).parents[1] / "examples" / "packs" / "lost-property"
EVERY = 7
"""Moves between two snapshots."""


@pytest.mark.parametrize("name", [*editions(), "star+cthulhu", "+".join(editions())])
def test_a_snapshot_is_the_same_game_at_any_moment(name: str) -> None:
    game = new_game(name, players=4, seed=3)
    check_snapshot(game)
    made = 0

    def watch(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        nonlocal made
        made += 1
        if made % EVERY == 0 or game.over:
            check_snapshot(game, made, 5)

    play(game, mixed(3, 4), 3, interject=0.1, moves=700, watch=watch)
    assert made > 200


def test_what_was_restored_has_the_record_of_the_game() -> None:
    settings = {"hand_limit": 6}
    game = new_game("munchkin", seed=1, names=("Ann", "Ann Marie", "Zoé"), settings=settings)
    play(game, mixed(2, 3), 2, moves=600)
    again = restore(game.snapshot())
    assert again.record() == game.record()
    play(again, mixed(4, 3), 4, moves=100)
    assert replay(again.record()).digest() == again.digest()
    again.record().settings["hand_limit"] = 1
    assert again.record().settings == settings


def test_packs_of_ones_own_have_to_be_brought(tmp_path: Path) -> None:
    game = new_game("munchkin", players=3, seed=1, packs=[EXAMPLE])
    play(game, mixed(2, 3), 2, moves=80)
    assert restore(game.snapshot(), packs=[EXAMPLE]).digest() == game.digest()
    with pytest.raises(RecordError, match="--pack"):
        restore(game.snapshot())


def test_a_card_that_has_a_door_opened_is_no_seat() -> None:
    scene = """
edition: munchkin+cthulhu
players:
  Ann: {class: cleric, hand: [baby]}
  Bob: {}
  Cid: {}
doors: [portal-of-mystery, mate]
door_discards: [enraged]
"""
    game = staged(scene, "Ann: open door", "Ann: pass", "Ann: pass")
    assert game.view(None)["step"]["kind"] == "drawing"
    check_snapshot(game)


# --- what is no snapshot ------------------------------------------------------------------------------------


def _sealed(rest: bytes, number: int = snapshot.FORMAT) -> bytes:
    """Any content with the checksum it ought to have."""
    check = blake2b(rest, digest_size=16).hexdigest()
    return b"grosbill snapshot %d %s\n%s" % (number, check.encode(), rest)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"grosbill snapshot",
        b"grosbill snapshot 1",
        b"grosbill snapshot x y\n",
        b"not a grosbill snapshot 1 x\n",
        b"\x80\x04\x95",
        b"PK\x03\x04" + b"\0" * 1000,
        _sealed(b""),
        _sealed(b"\n\n\n"),
        _sealed(b"{}\n{}\n\n"),
        _sealed(b"[" * 100_000 + b"\n{}\n\n"),
        _sealed(b'{"a":' * 100_000 + b"\n\n\n"),
        _sealed(b"\xff\xfe\n\xff\n\n"),
    ],
)
def test_foreign_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(RecordError):
        restore(data)


@pytest.mark.parametrize("data", [None, 3, "grosbill snapshot 1", ["x"], bytearray(b"x")])
def test_what_is_no_bytes_is_refused(data: Any) -> None:
    with pytest.raises(RecordError, match="bytes"):
        restore(data)


def test_every_wrong_byte_and_every_lost_one_is_noticed() -> None:
    data = played(moves=60).snapshot()
    rng = Random(1)
    for place in (*range(60), *[rng.randrange(len(data)) for _ in range(300)]):
        wrong = bytearray(data)
        wrong[place] ^= 1 << rng.randrange(8)
        for broken in (
            bytes(wrong),
            data[:place],
            data[:place] + data[place + 1 :],
            data + data[: place + 1],
        ):
            with pytest.raises(RecordError):
                restore(broken)


def test_more_than_any_game_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    data = played(moves=60).snapshot()
    monkeypatch.setattr(snapshot, "MOST_BYTES", len(data) - 1)
    monkeypatch.setattr(snapshot, "_checksum", None)
    with pytest.raises(RecordError, match="more than any has"):
        restore(data)


def _parts(game: Game) -> list[bytes]:
    return game.snapshot().split(b"\n", 1)[1].split(b"\n", 3)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 99}, "version 99 of the rules"),
        ({"packs": "0" * 32}, "other cards"),
        ({"own": {"teatime": "0"}}, "teatime"),
        ({"edition": "nonsense"}, "nonsense"),
        ({"settings": {"nonsense": 1}}, "nonsense"),
        ({"names": ["Ann", "Bob", "Cid"]}, "nobody who plays"),
        ({"sede": 7}, "sede"),
    ],
)
def test_a_snapshot_of_another_program_says_so(change: dict[str, Any], said: str) -> None:
    setup, *rest = _parts(played(moves=60))
    other = msgspec.json.encode(msgspec.json.decode(setup) | change)
    with pytest.raises(RecordError, match=said):
        restore(_sealed(b"\n".join([other, *rest])))


def test_a_snapshot_of_another_format_says_so() -> None:
    rest = b"\n".join(_parts(played(moves=60)))
    with pytest.raises(RecordError, match="format 2; this program reads format 1"):
        restore(_sealed(rest, 2))


@pytest.mark.parametrize(
    "change",
    [
        {"novelty": 1},
        {"turn": "3"},
        {"turn": True},
        {"phase": "break"},
        {"active": 9},
        {"active": -1},
        {"decks": [[], []]},
        {"decks": [[1, 2]]},
        {"piles": [[0, 0], [10**6]]},
        {"seats": []},
        {"seats": [{"level": 1, "sex": "male"}] * 4},
        {"seats": [{"level": 1, "sex": "x"}] * 4},
        {"steps": [{"type": "Nonsense"}]},
        {"steps": [{"type": "Window"}]},
        {"steps": [{"type": "Pick", "seat": 0}]},
        {"steps": [{"type": "TurnStart", "seat": 99}]},
        {"steps": [{"type": "Finish", "card": 10**6}]},
        {"steps": [{"type": "Charity", "seat": 99}]},
        {"fight": {"fighter": 99}},
        {"fight": {"fighter": 0, "helper": 99}},
        {"winners": [99]},
        {"asked": 1 << 40},
    ],
)
def test_a_state_that_cannot_be_is_refused(change: dict[str, Any]) -> None:
    """Also with the right checksum."""
    setup, state, *rest = _parts(played(moves=60))
    other = msgspec.json.encode(msgspec.json.decode(state) | change)
    with pytest.raises(RecordError):
        restore(_sealed(b"\n".join([setup, other, *rest])))


MOVE = b'{"kind":"pass"}'


@pytest.mark.parametrize(
    ("seats", "lines"), [(b"", MOVE), (b"01", MOVE + b"\n"), (b"9", MOVE + b"\n"), (b"0", MOVE)]
)
def test_moves_that_cannot_be_are_refused(seats: bytes, lines: bytes) -> None:
    setup, state, *_ = _parts(played(moves=60))
    with pytest.raises(RecordError):
        restore(_sealed(b"\n".join([setup, state, seats, lines])))


@pytest.mark.parametrize("lines", [b"\xff\n", b"pass\n", b'{"card":"mate"}\n'])
def test_a_line_that_is_no_move_is_told_when_the_record_is_asked_for(lines: bytes) -> None:
    setup, state, *_ = _parts(played(moves=60))
    game = restore(_sealed(b"\n".join([setup, state, b"0", lines])))
    with pytest.raises(RecordError, match="a move that is none"):
        game.record()


# --- long games ---------------------------------------------------------------------------------------------


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Move]:
    """Every move that is written down from here on."""
    found: list[Move] = []
    write = log.encoded

    def counted(moves: list[Move]) -> bytes:
        found.extend(moves)
        return write(moves)

    monkeypatch.setattr(log, "encoded", counted)
    return found


def _long(moves: int) -> tuple[log.Log, list[tuple[int, str]]]:
    """A log of so many moves, as a game makes it, and what it should tell."""
    made: log.Log = None
    said = []
    for number in range(moves):
        move = Move("choose", n=number) if number % 5 else PASS
        made = log.noted(made, [(number % 4, move)])
        said.append((number % 4, str(move)))
    return made, said


@pytest.mark.parametrize(
    "moves", [0, 1, log.PAGE - 1, log.PAGE, log.PAGE + 1, 2 * log.PAGE, 5 * log.PAGE + 3]
)
def test_a_log_tells_all_moves(moves: int) -> None:
    made, said = _long(moves)
    assert list(log.in_notation(made)) == said
    seats, lines = log.written(made)
    assert list(log.in_notation(log.taken_up(seats, lines, 4))) == said
    assert list(log.in_notation(log.noted(log.taken_up(seats, lines, 4), [(3, PASS)]))) == [
        *said,
        (3, "pass"),
    ]


def test_a_snapshot_of_a_long_game_writes_the_last_moves_only(written: list[Move]) -> None:
    made, said = _long(50_000)
    setup, state, *_ = _parts(played(moves=60))
    written.clear()
    log.written(made)
    assert len(written) <= 2 * log.PAGE, "also the first time"
    written.clear()
    log.written(log.noted(made, [(0, PASS)]))
    assert len(written) <= log.PAGE
    seats, lines = log.written(made)
    written.clear()
    again = restore(_sealed(b"\n".join([setup, state, seats, lines])))
    again.snapshot()
    assert not written
    assert list(again.record().moves) == said


def test_copies_of_a_game_share_what_is_written(written: list[Move]) -> None:
    """Thousands of copies that are played over the end of a page write no page thousands of times."""
    made, _ = _long(3 * log.PAGE)
    written.clear()
    for _ in range(1000):
        log.noted(log.noted(made, [(0, PASS)]), [(1, PASS)])
    assert len(written) <= log.PAGE


def test_a_state_is_a_few_thousand_bytes() -> None:
    for name in (*editions(), "+".join(editions())):
        setup, state, *_ = _parts(played(name, moves=400))
        assert len(setup) + len(state) < 6000
