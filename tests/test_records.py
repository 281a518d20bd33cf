"""Records and texts: a game is written down and read back, and what is damaged or means nothing is named."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grosbill
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
from grosbill.model.state import WORKED_OUT
from grosbill.notation.record import FORMAT, UNTOLD, read_record
from grosbill.rules import VERSION
from grosbill.rules.reading.character import refresh, refresh_hand
from playing import played, staged

RECORDS = Path(__file__).parent / "records"
BRIBE = Terms(give=("cheat",), promise="stay_out")
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


# --- other rules, other cards, other formats ----------------------------------------------------------------


@pytest.mark.parametrize("change", [{"rules": 99}, {"rules": UNTOLD}, {"packs": "0" * 32}])
def test_a_record_of_other_rules_or_cards_is_played_if_it_can_be(change: dict[str, Any]) -> None:
    game = played(moves=40)
    other = _damage(game.record(), **change)
    assert replay(other).digest() == game.digest()
    assert replay(_damage(other, digest="")).digest() == game.digest()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rules": 99}, rf"version 99 of the rules \(here: {VERSION}\)"),
        ({"rules": UNTOLD}, "rules of a version it does not tell"),
        ({"packs": "0" * 32}, "other cards"),
        ({"rules": 99, "packs": "0" * 32}, "version 99 .* and with other cards"),
    ],
)
def test_where_a_record_of_other_rules_or_cards_does_not_fit_is_said(
    change: dict[str, Any], said: str
) -> None:
    """It is not damaged for that."""
    record = _damage(played(moves=40).record(), **change)
    unfit = (*record.moves[:20], (0, "claim victory"), *record.moves[20:])
    for other, where in (
        (_damage(record, moves=unfit), r"move 21 \('claim victory' by seat 0\)"),
        (_damage(record, moves=((0, "play lost-card"), *record.moves)), "move 1 .*lost-card"),
        (_damage(record, digest="0" * 24), "ends in another state"),
    ):
        with pytest.raises(RecordError, match=f"played with {said}.*{where}") as caught:
            replay(other)
        assert "damaged" not in str(caught.value)


def test_a_record_of_these_rules_and_cards_that_does_not_fit_is_damaged() -> None:
    record = played(moves=40).record()
    assert record.rules == VERSION
    for damaged in (_damage(record, moves=record.moves[:-1]), _damage(record, moves=record.moves[1:])):
        with pytest.raises(RecordError, match="is damaged"):
            replay(damaged)


@pytest.mark.parametrize("path", sorted(RECORDS.glob("format-1*.json")), ids=lambda path: path.stem)
def test_records_of_format_1_are_read(path: Path) -> None:
    """Written by the program before format 2. If the rules have changed since, that is what is said."""
    old = json.loads(path.read_text("utf-8"))
    record = read_record(path.read_bytes())
    assert record.format == FORMAT
    assert record.rules == UNTOLD
    assert [list(move) for move in record.moves] == old["moves"]
    assert (record.edition, list(record.names), record.settings) == (
        old["edition"],
        old["names"],
        old["settings"],
    )
    assert (list(record.bots), list(record.variants)) == (old.get("bots", []), old["variants"])
    assert record.digest == "", "digests were made another way"
    try:
        again = replay(path.read_bytes())
    except RecordError as error:
        told = str(error)
    else:
        told = f"played with rules of a version it does not tell, and fits: {len(again.record().moves)} moves"
    assert "played with rules of a version it does not tell" in told


def test_what_a_newer_format_has_is_named() -> None:
    data = json.loads(played(moves=3).record().to_json())
    with pytest.raises(
        RecordError, match=r"format 3; this program reads formats 1 to 2, and no field 'clock'"
    ):
        replay(data | {"format": 3, "clock": 7})
    for number in (0, -1, 10**30, "2", None, 2.5):
        with pytest.raises(RecordError):
            replay(data | {"format": number})


@pytest.mark.parametrize("number", [1, 2])
def test_a_misspelt_field_is_named(number: int) -> None:
    data = json.loads(played(moves=3).record().to_json()) | {"format": number, "sede": 7}
    if number == 1:
        del data["rules"]
    with pytest.raises(RecordError, match="sede"):
        replay(data)


def test_the_settings_of_a_record_are_a_copy() -> None:
    game = new_game("munchkin", players=3, seed=1, settings={"hand_limit": 6})
    game.record().settings["hand_limit"] = 9
    assert game.record().settings == {"hand_limit": 6}


# --- what lasts ---------------------------------------------------------------------------------------------

NEWER = """
import sys
from pathlib import Path
from grosbill import replay, restore
from grosbill.model import moves, state, steps
assert all("novelty" in sort.__struct_fields__ for sort in (state.State, state.Player, state.Fight, state.Foe,
    state.Marker, steps.Frame, steps.Battle, steps.Pick, steps.Script, moves.Terms))
for folder in sorted(Path(sys.argv[1]).iterdir()):
    print(folder.name, replay((folder / "record").read_bytes()).digest(),
          restore((folder / "snapshot").read_bytes()).digest())
"""


def _with_a_field_more(package: Path) -> None:
    """Add a field with a default to every record of the state that has none below it."""
    for name in ("state", "steps", "moves"):
        path = package / "model" / f"{name}.py"
        text = path.read_text("utf-8")
        bases = {"Step", "Window", "Offer", "Move", "Kind", "Slot"}
        for sort in re.findall(r"^class (\w+)", text, re.MULTILINE):
            if sort not in bases:
                body = rf"(?ms)^(class {sort}\(.*?)(?=^\S|\Z)"
                text = re.sub(
                    body, lambda found: found[1].rstrip() + "\n\n    novelty: int = 7\n\n\n", text, count=1
                )
        path.write_text(text, "utf-8")


def test_a_new_field_changes_no_digest_no_record_and_no_snapshot(tmp_path: Path) -> None:
    """A copy of the program whose state knows more reads what this one wrote, and finds the same digests."""
    source = Path(grosbill.__file__).parent
    shutil.copytree(source, tmp_path / "grosbill", ignore=shutil.ignore_patterns("__pycache__"))
    _with_a_field_more(tmp_path / "grosbill")
    games = tmp_path / "games"
    expected = []
    for number, (edition, moves) in enumerate(MANY):
        game = played(edition, 4, seed=number, moves=moves)
        folder = games / f"{number:02}"
        folder.mkdir(parents=True)
        (folder / "record").write_text(game.record().to_json(), "utf-8")
        (folder / "snapshot").write_bytes(game.snapshot())
        expected.append(f"{folder.name} {game.digest()} {game.digest()}")
    done = subprocess.run(
        [sys.executable, "-c", NEWER, str(games)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
    )
    assert done.stdout.splitlines() == expected, done.stderr


MANY = (
    ("munchkin", 37),
    ("munchkin", 161),
    ("lite", 88),
    ("star", 240),
    ("cthulhu", 133),
    ("star+cthulhu", 300),
)


def test_what_a_seat_works_out_is_in_no_digest() -> None:
    game = played(moves=150)
    t, before = game._t, game.digest()
    for number, player in enumerate(t.seats):
        kept = {name: getattr(player, name) for name in WORKED_OUT}
        for name, value in kept.items():
            setattr(player, name, () if isinstance(value, tuple) else not value)
        assert game.digest() == before
        refresh(t, number)
        refresh_hand(t, player)
        assert {name: getattr(player, name) for name in WORKED_OUT} == kept, (
            "it does not follow from the rest"
        )


_Pairs = list[tuple[tuple[int, ...], tuple[int, ...]]]


def test_equal_states_have_equal_digests() -> None:
    """Whatever the objects are: a default that was worked out anew is still a default."""
    game = played(moves=60)
    again = game.clone()
    piles, tops = msgspec.json.decode(msgspec.json.encode([again._t.piles, again._t.tops]), type=_Pairs)
    assert piles is not again._t.piles
    again._t.piles, again._t.tops = piles, tops
    assert again.digest() == game.digest()
    again._t.turn += 1
    assert again.digest() != game.digest()


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
        ("ask Bob to stay out", Move("ask", target="Bob", terms=Terms(promise="stay_out"))),
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
        Move("counter", terms=Terms(give=("mithril-armor",), promise="stay_out")),
        Move(
            "ask",
            target="Bob",
            terms=Terms(1, True, ("mithril-armor",), (), ("steal-a-level", "whine-at-the-gm")),
        ),
        Move(
            "ask",
            target="Bob",
            terms=Terms(0, False, ("mithril-armor",), (), ("steal-a-level", "whine-at-the-gm"), "stay_out"),
        ),
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
