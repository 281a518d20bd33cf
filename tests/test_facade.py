"""The contract of the facade: names, errors, atomic moves, clones, records and texts."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import msgspec
import pytest

import grosbill
from grosbill import (
    AmbiguousMove,
    EditionError,
    Game,
    GrosbillError,
    IllegalMove,
    Move,
    MoveError,
    PlayersError,
    Record,
    RecordError,
    SettingsError,
    Terms,
    new_game,
    parse_move,
    replay,
)
from grosbill.clauses import clauses
from grosbill.testing import alike, play, try_refused
from grosbill.testing.universe import probe

BRIBE = Terms(give=("cheat",), stay_out=True)
SWAP = Terms(give=("cheat",), get=("baby",))


def _played(name: str = "munchkin", players: int = 4, seed: int = 7, moves: int = 200) -> Game:
    game = new_game(name, players=players, seed=seed)
    rng = Random(seed)
    for _ in range(moves):
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))
    return game


# --- setting up ---------------------------------------------------------------------------------------------


def test_new_game_waits_for_the_opening() -> None:
    game = new_game("munchkin", players=4, seed=7)
    assert game.waiting == (0, 1, 2, 3)
    assert not game.over
    assert game.winners == ()
    assert not game.lull
    assert game.turn == 0
    assert game.names == ("Ann", "Bob", "Cid", "Dee")
    assert all(game.legal(seat) for seat in game.waiting)


def test_the_same_seed_is_the_same_game() -> None:
    assert new_game("lite", players=3, seed=9).digest() == new_game("lite", players=3, seed=9).digest()
    assert new_game("lite", players=3, seed=9).digest() != new_game("lite", players=3, seed=10).digest()


@pytest.mark.parametrize("name", ["", "Munchkin", "munchkin2", "munchkin+munchkin", "star wars"])
def test_unknown_edition(name: str) -> None:
    with pytest.raises(EditionError, match=r"munchkin.*lite"):
        new_game(name, players=4, seed=1)


@pytest.mark.parametrize(
    ("name", "players"),
    [("munchkin", 2), ("munchkin", 7), ("munchkin", 0), ("munchkin", -3), ("lite", 5), ("lite", 2)],
)
def test_too_few_or_too_many_players(name: str, players: int) -> None:
    with pytest.raises(PlayersError, match=str(players)):
        new_game(name, players=players, seed=1)


@pytest.mark.parametrize("players", ["4", 4.0, True])
def test_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=players, seed=1)


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=4, seed=seed)


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "Bob"),
        ("Ann", "Bob", "Ann"),
        ("Ann", "Bob", ""),
        ("Ann", "Bob", "Cid,Dee"),
        ("Ann", "Bob", " Cid"),
        ("Ann", "Bob", "munchkins"),
        ("Ann", "Bob", "everyone"),
        ("Ann", "Bob", "net-troll"),
        ("Ann", "bob", "Bob"),
        ("Ann", "Bob", 3),
    ],
)
def test_names_that_cannot_be_told_apart(names: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=3, seed=1, names=names)


def test_names_and_sexes() -> None:
    game = new_game("munchkin", seed=1, names=("Zoë", "Jean Paul", "X"), sexes=("female", "female", "male"))
    assert game.names == ("Zoë", "Jean Paul", "X")
    assert [player["sex"] for player in game.view(None)["players"]] == ["female", "female", "male"]
    with pytest.raises(PlayersError, match="sex"):
        new_game("munchkin", players=3, seed=1, sexes=("male", "male"))
    with pytest.raises(PlayersError, match="sex"):
        new_game("munchkin", players=3, seed=1, sexes=("male", "male", "robot"))


@pytest.mark.parametrize(
    "settings",
    [
        {"nonsense": 1},
        {"hand_limit": "five"},
        {"hand_limit": 0},
        {"hand_limit": True},
        {"listen": 1},
        {"opening_doors": 3},
    ],
)
def test_bad_settings(settings: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match=next(iter(settings))):
        new_game("munchkin", players=4, seed=1, settings=settings)


# --- moves that are not moves -------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["pass", None, 3, ("pass",), Terms()])
def test_a_move_of_the_wrong_type(move: Any) -> None:
    game = new_game("munchkin", players=3, seed=1)
    before = game.digest()
    with pytest.raises(MoveError, match=r"Move"):
        game.apply(0, move)
    with pytest.raises(MoveError):
        game.check(0, move)
    assert game.digest() == before


def test_an_unknown_kind_of_move() -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(MoveError, match=r"dance.*pass"):
        game.apply(0, Move("dance"))


@pytest.mark.parametrize("seat", [-1, 3, 99, "Ann", None, 0.0, True])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    game = new_game("munchkin", players=3, seed=1)
    for call in (
        lambda: game.legal(seat),
        lambda: game.check(seat, Move("pass")),
        lambda: game.apply(seat, Move("pass")),
        lambda: game.determinize(seat, 1),
    ):
        with pytest.raises(PlayersError, match="seat"):
            call()
    if seat is not None:
        with pytest.raises(PlayersError, match="seat"):
            game.view(seat)


@pytest.mark.parametrize(
    "move",
    [
        Move("play", "no-such-card"),
        Move("play", ""),
        Move("use", "no-such-card"),
        Move("wear", "no-such-card"),
        Move("discard", "no-such-card"),
        Move("sell", cards=("no-such-card",)),
        Move("sell"),
        Move("trouble", "no-such-card"),
        Move("give", "no-such-card", target="Bob"),
        Move("give", "no-such-card", target="Nobody"),
        Move("ask", target="Nobody"),
        Move("offer", target="Nobody", terms=Terms(give=("cheat",))),
        Move("show", target="Nobody"),
        Move("pick", "no-such-card"),
        Move("choose", n=99),
        Move("flee", "no-such-card"),
    ],
)
def test_names_that_mean_nothing_are_refused_with_a_clause(move: Move) -> None:
    """Names nobody has heard of are a refusal, in any phase, and never a crash."""
    for moves in (0, 60, 120, 180):
        game = _played(players=3, moves=moves)
        for seat in range(3):
            refusal = game.check(seat, move)
            assert refusal is not None
            assert refusal.clause in clauses()
            assert refusal.text("en") != refusal.text("fr")
            assert try_refused(game, seat, move)


@pytest.mark.parametrize(
    "junk",
    [
        {"card": "baby"},
        {"target": "Bob"},
        {"owner": "Bob"},
        {"power": "theft"},
        {"n": 3},
        {"cards": ("baby",)},
        {"terms": Terms(treasures=1)},
    ],
)
def test_a_move_that_says_more_than_it_means_is_refused(junk: dict[str, Any]) -> None:
    """R-PROC-001: a move is well formed. What it does not need it does not name."""
    game = new_game("munchkin", players=3, seed=1)
    refusal = game.check(0, msgspec.structs.replace(Move("pass"), **junk))
    assert refusal is not None
    assert refusal.clause == "R-PROC-001"


# --- playing ------------------------------------------------------------------------------------------------


def test_a_refused_move_changes_nothing() -> None:
    """`apply` is atomic: the same digest, the same list, the same record."""
    game = new_game("munchkin", players=4, seed=11)
    rng = Random(11)
    refused = made = 0
    for _ in range(300):
        for seat in range(4):
            listed = game.legal(seat)
            refused += try_refused(game, seat, probe(game, seat, rng))
            assert game.legal(seat) == listed
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))
        made += 1
    assert refused > 500
    assert len(game.record().moves) == made


def test_an_illegal_move_says_why() -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, Move("open"))
    assert caught.value.refusal == game.check(0, Move("open"))
    assert caught.value.refusal.clause in str(caught.value)
    assert isinstance(caught.value, GrosbillError)


def test_a_stale_answer_is_refused() -> None:
    """R-PROC-006: a pass or an answer for an older moment does not count; any other move stands."""
    game = _until_lull()
    moment = game.moment
    first, second = game.waiting[:2]
    active = game.view(None)["active"]
    shown = Move("show")
    assert game.check(active, shown) is None
    game.apply(active, shown)
    assert game.moment > moment
    before = game.digest()
    with pytest.raises(IllegalMove) as caught:
        game.apply(first, Move("pass"), moment=moment)
    assert caught.value.refusal.clause == "R-PROC-006"
    assert game.digest() == before
    game.apply(second, Move("pass"), moment=game.moment)
    game.apply(active, shown, moment=moment)


def _until_lull() -> Game:
    for seed in range(50):
        game = new_game("munchkin", players=4, seed=seed)
        for seat in game.waiting:
            game.apply(seat, Move("pass"))
        if game.check(0, Move("open")) is None:
            game.apply(0, Move("open"))
            if game.lull and len(game.waiting) >= 2:
                return game
    raise AssertionError("no lull")


def test_passes_do_not_change_the_moment() -> None:
    """Several players can pass at once over a network."""
    game = new_game("munchkin", players=4, seed=2)
    moment = game.moment
    for seat in (2, 0, 1):
        game.apply(seat, Move("pass"), moment=moment)
    assert game.waiting == (3,)
    assert game.moment == moment


def test_clones_are_independent() -> None:
    game = _played(moves=150)
    twin = game.clone()
    assert twin.digest() == game.digest()
    before, listed = game.digest(), [game.legal(seat) for seat in range(4)]
    rng = Random(1)
    for _ in range(50):
        if twin.over:
            break
        seat = twin.waiting[0]
        twin.apply(seat, rng.choice(twin.legal(seat)))
    assert twin.digest() != before
    assert game.digest() == before
    assert [game.legal(seat) for seat in range(4)] == listed
    assert len(game.record().moves) < len(twin.record().moves)


def test_settle_makes_only_forced_moves() -> None:
    game = _played(moves=100)
    twin = game.clone()
    made = game.settle()
    for seat, text in game.record().moves[100:]:
        assert len(twin.legal(seat)) == 1
        twin.apply(seat, parse_move(twin, seat, text))
    assert len(game.record().moves) == 100 + made
    assert all(len(game.legal(seat)) > 1 for seat in game.waiting)
    assert twin.digest() == game.digest()


def test_nobody_acts_when_the_game_is_over() -> None:
    game = _played("lite", 3, 4, 100_000)
    assert game.over
    assert game.waiting == ()
    assert game.winners
    assert game.view(None)["over"]
    for seat in range(3):
        assert game.legal(seat) == ()
        refusal = game.check(seat, Move("pass"))
        assert refusal is not None
        assert refusal.clause == "R-PROC-008"


def test_determinize_keeps_the_view() -> None:
    game = _played(moves=180)
    hands = {game.determinize(1, seed).digest() for seed in range(10)}
    assert len(hands) == 10
    for seed in range(10):
        drawn = game.determinize(1, seed)
        assert drawn.view(1) == game.view(1)
        assert drawn.waiting == game.waiting
        assert drawn.legal(1) == game.legal(1)
        assert drawn.digest() != game.digest()
        assert game.determinize(1, seed).digest() == drawn.digest()
        seat = drawn.waiting[0]
        drawn.apply(seat, drawn.legal(seat)[0])


def test_a_view_hides_hands() -> None:
    game = new_game("munchkin", players=3, seed=3)
    for seat in range(3):
        view = game.view(seat)
        for other, player in enumerate(view["players"]):
            assert len(player["hand"]) == (player["hand_size"] if other == seat else 0)
    assert all(not player["hand"] for player in game.view(None)["players"])


def test_events_hide_what_is_hidden() -> None:
    """An event born for some seats only shows the others how many cards there were, not which."""
    game = new_game("munchkin", players=3, seed=3)
    hidden = 0
    rng = Random(3)
    for _ in range(400):
        if game.over:
            break
        seat = game.waiting[0]
        for event in game.apply(seat, rng.choice(game.legal(seat))):
            if event.seen == -1:
                assert event.for_seat(None) is event
                continue
            for other in (None, 0, 1, 2):
                seen = event.for_seat(other)
                if other is not None and event.seen >> other & 1:
                    assert seen == event
                else:
                    hidden += 1
                    assert not seen.cards
                    assert seen.n == (event.n or len(event.cards))
                    assert not any(card in seen.note for card in event.cards)
    assert hidden > 10


# --- records ------------------------------------------------------------------------------------------------


def test_record_and_replay() -> None:
    game = _played()
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
    record = _played(moves=40).record()
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
    record = _played(moves=5).record()
    with pytest.raises(GrosbillError):
        replay(_damage(record, edition="nonsense"))
    with pytest.raises(GrosbillError):
        replay(_damage(record, settings={"nonsense": 1}))
    with pytest.raises(GrosbillError):
        replay(_damage(record, names=("Ann",), sexes=("male",)))


def test_other_cards_are_named_as_the_reason() -> None:
    record = _played(moves=5).record()
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
    for seed in range(100):
        game = new_game("munchkin", players=6, seed=seed)
        play(game, alike("builder", seed, 6), seed, moves=60)
        for seat in range(6):
            thefts = [move for move in game.legal(seat) if move.kind == "use" and move.power == "theft"]
            if len(thefts) > 1:
                with pytest.raises(AmbiguousMove, match="could mean") as caught:
                    parse_move(game, seat, "use thief theft")
                assert all(str(move) in str(caught.value) for move in thefts)
                assert parse_move(game, seat, str(thefts[1])) == thefts[1]
                return
    raise AssertionError("no position with an ambiguous text")


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


# --- plain data ---------------------------------------------------------------------------------------------


def test_moves_are_plain_data() -> None:
    move = Move("ask", target="Bob", terms=Terms(treasures=2, give=("cheat",)))
    assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
    assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 (our own bytes)
    assert len({move, msgspec.structs.replace(move)}) == 1


def test_the_contract_is_exported() -> None:
    for name in ("new_game", "parse_move", "replay", "Move", "IllegalMove", "Refusal", "Record", "Event"):
        assert hasattr(grosbill, name)
        assert name in grosbill.__all__
    for name in ("waiting", "lull", "moment", "legal", "check", "apply", "view", "over", "winners", "clone"):
        assert hasattr(Game, name)
    for name in ("determinize", "record", "digest"):
        assert callable(getattr(Game, name))
