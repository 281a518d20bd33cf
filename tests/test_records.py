"""Records and texts: a game is written down and read back, and what is damaged or means nothing is named."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from grosbill import (
    AmbiguousMove,
    GrosbillError,
    Move,
    MoveError,
    Record,
    RecordError,
    Terms,
    new_game,
    parse_move,
    replay,
)
from playing import played, staged

BRIBE = Terms(give=("cheat",), stay_out=True)
SWAP = Terms(give=("cheat",), get=("baby",))


# --- records ------------------------------------------------------------------------------------------------


def test_record_and_replay() -> None:
    game = played()
    record = game.record()
    assert record.edition == "munchkin"
    assert len(record.moves) == 200
    for source in (record, record.to_json(), record.to_json().encode(), json.loads(record.to_json())):
        assert replay(source).digest() == game.digest()


def test_a_record_holds_settings_names_and_sexes() -> None:
    sexes, settings = ("female",) * 3, {"hand_limit": 9}
    game = new_game("munchkin", seed=5, names=("X", "Y", "Z"), sexes=sexes, settings=settings)
    for seat in game.waiting:
        game.apply(seat, Move("pass"))
    again = replay(game.record().to_json())
    assert again.digest() == game.digest()
    assert again.names == ("X", "Y", "Z")
    assert again.settings == game.settings


@pytest.mark.parametrize(
    "source",
    [
        "",
        "{",
        "[]",
        "{}",
        b"\xff\xfe",
        '{"format": 1}',
        {"format": 1, "edition": "munchkin"},
        {},
    ],
)
def test_what_is_no_record(source: Any) -> None:
    with pytest.raises(RecordError):
        replay(source)


@pytest.mark.parametrize("source", [None, 3, ["munchkin"]])
def test_what_is_nothing_like_a_record(source: Any) -> None:
    with pytest.raises(RecordError):
        replay(source)


def _damage(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, **changes)


def test_a_damaged_record_is_an_error() -> None:
    record = played(moves=40).record()
    moves = record.moves
    for damaged in (
        _damage(record, format=99),
        _damage(record, packs="0" * 32),
        _damage(record, digest="0" * 24),
        _damage(record, moves=moves[:-1]),
        _damage(record, moves=(*moves[:20], *moves[21:])),
        _damage(record, moves=(*moves, (0, "open door"))),
        _damage(record, moves=((0, "dance"), *moves)),
        _damage(record, moves=((99, "pass"), *moves)),
        _damage(record, moves=((-1, "pass"), *moves)),
        _damage(record, seed=record.seed + 1),
    ):
        with pytest.raises(RecordError):
            replay(damaged)


def test_a_record_of_an_unknown_edition_or_setting_is_an_error() -> None:
    record = played(moves=5).record()
    with pytest.raises(GrosbillError):
        replay(_damage(record, edition="nonsense"))
    with pytest.raises(GrosbillError):
        replay(_damage(record, settings={"nonsense": 1}))
    with pytest.raises(GrosbillError):
        replay(_damage(record, names=("Ann",), sexes=("male",)))


def test_other_cards_are_named_as_the_reason() -> None:
    record = played(moves=5).record()
    with pytest.raises(RecordError, match="cards"):
        replay(_damage(record, packs="0" * 32))


# --- texts --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "dance", "play", "play no-such-card", "play baby on Nobody", "give baby to Nobody"]
)
def test_a_text_that_is_no_move(text: str) -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(MoveError):
        parse_move(game, 0, text)


def test_a_misspelt_card_gets_a_hint() -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(MoveError, match="magic-missile"):
        parse_move(game, 0, "play magic-misile")


def test_an_ambiguous_text_lists_what_it_could_mean() -> None:
    """A thief may steal one of several items: the text without a target names none of them."""
    wearing = "{wears: [leather-armor, bad-ass-bandana]}"
    game = staged(f"players: {{Ann: {{class: thief, hand: [elf]}}, Bob: {wearing}, Cid: {{}}}}")
    thefts = [move for move in game.legal(0) if move.kind == "use" and move.power == "theft"]
    assert [move.target for move in thefts] == ["leather-armor", "bad-ass-bandana"]
    with pytest.raises(AmbiguousMove, match="could mean") as caught:
        parse_move(game, 0, "use thief theft")
    assert all(str(move) in str(caught.value) for move in thefts)
    assert parse_move(game, 0, str(thefts[1])) == thefts[1]


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("pass", Move("pass")),
        ("  open   the door ", Move("open")),
        ("Open door", Move("open")),
        ("go on", Move("end")),
        ("loot", Move("loot")),
        ("claim", Move("claim")),
        ("run", Move("run")),
        ("look for trouble with Net Troll", Move("trouble", "net-troll")),
        ("play Missile magique on MONSTERS", Move("play", "magic-missile", target="monsters")),
        ("play cleric", Move("play", "cleric")),
        ("sell baby", Move("sell", cards=("baby",))),
        ("ask bob for help", Move("ask", target="Bob")),
        ("ask Bob for help offering 2 treasures", Move("ask", target="Bob", terms=Terms(treasures=2))),
        ("ask Bob to stay out", Move("ask", target="Bob", terms=Terms(stay_out=True))),
        ("ask Bob to stay out offering cheat", Move("ask", target="Bob", terms=BRIBE)),
        ("offer Bob cheat for baby", Move("offer", target="Bob", terms=SWAP)),
        ("choose 2", Move("choose", n=2)),
        ("pick hand of Bob", Move("pick", "hand", owner="Bob")),
        ("show hand to Bob", Move("show", target="Bob")),
    ],
)
def test_texts_in_other_words(text: str, move: Move) -> None:
    game = new_game("munchkin", players=3, seed=1)
    if move.kind == "sell":
        text, move = text.replace("baby", "mithril-armor"), Move("sell", cards=("mithril-armor",))
    read = parse_move(game, 0, text)
    assert read == move
    assert parse_move(game, 0, str(read)) == move


@pytest.mark.parametrize(
    "move",
    [
        Move("offer", target="Bob", terms=Terms(give=("mithril-armor",))),
        Move("offer", target="Bob", terms=Terms(get=("mithril-armor",))),
        Move("counter", terms=Terms(treasures=2, helper_first=True)),
        Move("counter", terms=Terms(give=("mithril-armor",), stay_out=True)),
        Move("ask", target="Bob", terms=Terms(1, True, ("mithril-armor",), (), "steal-a-level", False)),
        Move("ask", target="Bob", terms=Terms(0, False, ("mithril-armor",), (), "steal-a-level", True)),
        Move("wear", "mithril-armor", target="hireling"),
        Move("wear", "mithril-armor", cards=("slimy-armor", "flaming-armor")),
        Move("use", "thief", "theft", "mithril-armor", "Bob"),
        Move("play", "loaded-die", n=4),
        Move("sell", cards=("mithril-armor", "slimy-armor")),
    ],
)
def test_every_move_a_record_may_hold_is_read_back(move: Move) -> None:
    """Also those that `legal` does not list: what `check` may accept, a record must keep."""
    game = new_game("munchkin", players=3, seed=1)
    assert parse_move(game, 0, str(move)) == move
