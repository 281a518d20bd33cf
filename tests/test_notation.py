"""The notation of moves: what is written is read back, whatever players are called, and soon."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from grosbill import Game, Move, MoveError, PlayersError, Terms, new_game, parse_move
from grosbill.model.moves import FORMS, KINDS, PASS, PROMISES, SAYS, TABLE, Form, Slot, says_too_much
from grosbill.notation import parsing as reading
from grosbill.notation.parsing import Reader
from grosbill.packs import Mix
from playing import staged

AWKWARD = (
    ("Ann", "Ann Marie", "Bob", "Bob for help"),
    ("for", "for nothing", "of", "to stay out"),
    ('The "Duke"', "O'Brien", "2", "Zoé-Lou"),
    ("on", "offering", "Staff of Napalm", "table for two"),
    ('"', "''", "x\\", "ıİ"),
    ("treasures", "level", "no", "and"),
)


STOLEN = Move("use", "thief", "theft", "staff-of-napalm", "Bob")


def _named(names: tuple[str, ...], edition: str = "munchkin") -> Game:
    return new_game(edition, seed=1, names=names)


def _said(mix: Mix, names: tuple[str, ...], kind: str, rng: Random) -> Move:
    """A move of a kind with everything or only some of what its form has a place for, at random."""
    cards = list(mix.copies)
    some = Random(rng.random())

    def several() -> tuple[str, ...]:
        return tuple(some.sample(cards, some.randint(1, 4)))

    powers = [d.id for d in mix.defs if any(power.slug for power in d.powers)]
    card = some.choice(powers if "power" in SAYS[kind] and some.random() < 0.5 else cards)
    slugs = [power.slug for power in mix.defs_by_id[card].powers if power.slug]
    owners = [TABLE] if kind == "discard" else [*names, TABLE] if kind == "pick" else [*names]
    aims = [*names] if any(slot in KINDS[kind].form for slot in ("{player}", "{way}")) else cards
    if "{aim}" in KINDS[kind].form:
        aims = [*names, "munchkins", "monsters", *cards[:4]]
    makers: dict[str, Callable[[], Any]] = {
        "card": lambda: card,
        "power": lambda: some.choice([*slugs, ""]) if slugs else "",
        "target": lambda: some.choice(aims),
        "owner": lambda: some.choice(owners),
        "cards": several,
        "n": lambda: some.randint(1, 9),
        "treasures": lambda: some.randint(1, 5),
        "helper_first": lambda: some.random() < 0.5,
        "give": several,
        "get": several,
        "plays": several,
        "promise": lambda: some.choice(["", *PROMISES]),
    }
    needed = {"card", "target", "cards"} if kind != "wear" else {"card"}
    if kind in ("play", "use", "show"):
        needed -= {"target"}
    said = {name: makers[name]() for name in sorted(SAYS[kind]) if name in needed or some.random() < 0.7}
    if kind == "choose":
        said.pop(some.choice(["n", "target"]), None)
    if "target" not in said and kind in ("play", "use"):
        said.pop("owner", None)
    if not said.get("treasures"):
        said.pop("helper_first", None)
    deal = {name: said.pop(name) for name in list(said) if name in Terms.__struct_fields__}
    return Move(kind, **said, terms=Terms(**deal))


@pytest.mark.parametrize(
    "names", AWKWARD, ids=lambda names: "-".join(re.findall(r"\w+", "".join(names)))[:20]
)
@pytest.mark.parametrize("edition", ["munchkin", "munchkin+star+cthulhu"])
def test_every_kind_of_move_is_read_back(edition: str, names: tuple[str, ...]) -> None:
    """Whatever a move says and however the players are called, without looking at the legal moves."""
    game = _named(names, edition)
    reader = Reader(game.mix, names)
    rng = Random(4)
    for kind in KINDS:
        for _ in range(60):
            move = _said(game.mix, names, kind, rng)
            assert not says_too_much(move, game.mix.copies), move
            assert reader.read(str(move)) == move, str(move)
            assert reader.exact, f"{move} was read as people write, not as it is written"


def test_the_players_of_a_text_are_told_apart() -> None:
    game = _named(("Ann", "Ann Marie", "Bob", "Bob for help"))
    for text, whom in (
        ("ask Ann for help", "Ann"),
        ('ask "Ann Marie" for help', "Ann Marie"),
        ("ask Ann Marie for help", "Ann Marie"),
        ("ask Bob for help", "Bob"),
        ('ask "Bob for help" for help', "Bob for help"),
        ("ask Bob for help for help", "Bob for help"),
        ("ask bob for help offering 1 treasure", "Bob"),
    ):
        assert parse_move(game, 0, text).target == whom, text


@pytest.mark.parametrize("names", AWKWARD[:3], ids=("prefixes", "words", "marks"))
def test_a_game_of_awkward_players_can_be_replayed(names: tuple[str, ...]) -> None:
    from grosbill import replay
    from grosbill.testing import mixed, play

    game = _named(names)
    play(game, mixed(5, 4), 5, moves=300)
    texts = [text for _, text in game.record().moves]
    assert any(name in text for text in texts for name in names)
    assert replay(game.record().to_json()).digest() == game.digest()


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("decline", Move("refuse")),
        ("kick open the door", Move("open")),
        ("trouble net-troll", Move("trouble", "net-troll")),
        ("fight Net Troll", Move("trouble", "net-troll")),
        ("drop elf from the table", Move("discard", "elf", owner=TABLE)),
        ("lose staff of napalm of bob", Move("pick", "staff-of-napalm", owner="Bob")),
        ("take nothing", PASS),
        ("pick bob", Move("choose", target="Bob")),
        ("sell Staff of Napalm and Cheat!", Move("sell", cards=("staff-of-napalm", "cheat"))),
        ("use thief theft on Staff of Napalm of Bob", STOLEN),
        ("use thief theft on Bob's staff of napalm", STOLEN),
        ("use wizard charm spell", Move("use", "wizard", "charm-spell")),
        ("use wizard charm", Move("use", "wizard", "charm-spell")),
        ("offer Bob nothing for CHEAT", Move("offer", target="Bob", terms=Terms(get=("cheat",)))),
        ("counter offering 2 treasures, picking first", Move("counter", terms=Terms(2, True))),
        ("counter offering no treasures and cheat", Move("counter", terms=Terms(give=("cheat",)))),
        ("ask Bob", Move("ask", target="Bob")),
    ],
)
def test_other_ways_of_writing(text: str, move: Move) -> None:
    assert Reader(new_game("munchkin", players=3).mix, ("Ann", "Bob", "Cid")).read(text) == move


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play magic-misile on monsters", "no card 'magic-misile'.*magic-missile"),
        ("give cheat to Nobody", "no player 'Nobody'.*Ann"),
        ("use thief robbery", "no power 'robbery'.*theft"),
        ("choose " + "9" * 500, "no number"),
        ("play loaded-die choosing " + "9" * 500, "no number"),
        ("ask Bob for help offering " + "9" * 500 + " treasures", "no number"),
        ("choose ²", "no number"),
        ("sell cheat, nonsense", "no card 'nonsense'"),
        ("sell", "no move"),
        ("", "no move"),
    ],
)
def test_what_is_wrong_is_named(text: str, said: str) -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(MoveError, match=said) as caught:
        parse_move(game, 0, text)
    assert len(str(caught.value)) < 400


# --- bounded ------------------------------------------------------------------------------------------------


class _Counted(Reader):
    """A reader that counts how often it tries to go on at a word."""

    steps = 0

    def _fit(self, form: Form, at: int, said: dict[str, Any]) -> dict[str, Any] | None:
        type(self).steps += 1
        return super()._fit(form, at, said)

    def cards_at(self, at: int) -> list[tuple[int, str]]:
        type(self).steps += 1
        return super().cards_at(at)


@pytest.mark.parametrize(
    "piece", ["on ", "cheat, ", "play cheat on ", "a ", "Bob's ", '" ', "offering 1 treasure ", "for "]
)
@pytest.mark.parametrize(
    "start", ["play cheat on ", "offer Bob ", "ask Bob offering ", "sell ", "use thief "]
)
def test_reading_goes_over_a_text_once(start: str, piece: str) -> None:
    """Twice the text takes at most twice the steps: nothing is tried again and again."""
    mix = new_game("munchkin", players=3).mix
    steps = []
    for times in (200, 400):
        _Counted.steps = 0
        with pytest.raises(MoveError):
            _Counted(mix, ("Ann", "Bob", "Cid")).read(start + piece * times + "zzz")
        steps.append(_Counted.steps)
    assert steps[1] <= 2 * steps[0] + 100


@pytest.mark.parametrize("text", ["sell " + "cheat, " * 200_000, "x" * 1_000_000, "play " + "on " * 400_000])
def test_a_text_longer_than_any_move_is_refused_unread(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("munchkin", players=3, seed=1)
    monkeypatch.setattr(reading, "_split", None)
    with pytest.raises(MoveError, match="letters"):
        parse_move(game, 0, text)


def test_all_cards_of_a_game_fit_into_a_text() -> None:
    game = new_game("munchkin+star+cthulhu", players=3, seed=1)
    whole = Move("sell", cards=tuple(game.mix.ref))
    assert parse_move(game, 0, str(whole)) == whole


def test_each_card_is_named_once() -> None:
    """R-PROC-001: a list of cards names none more often than it exists."""
    game = new_game("munchkin", players=3, seed=1)
    for move in (
        Move("wear", "cheat", cards=("staff-of-napalm",) * 2),
        Move("sell", cards=("staff-of-napalm",) * 1000),
        Move("offer", target="Bob", terms=Terms(give=("staff-of-napalm",) * 2)),
    ):
        refusal = game.check(0, move)
        assert refusal is not None
        assert refusal.clause == "R-PROC-001"


# --- moves that are none ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "move",
    [
        Move(3),  # type: ignore[arg-type]  # wrong on purpose, as all below
        Move(["pass"]),  # type: ignore[arg-type]
        Move("play", 3),  # type: ignore[arg-type]
        Move("play", None),  # type: ignore[arg-type]
        Move("play", "cheat", target=("Bob",)),  # type: ignore[arg-type]
        Move("play", "loaded-die", n=True),
        Move("play", "loaded-die", n=1.0),  # type: ignore[arg-type]
        Move("play", "loaded-die", n=10**30),
        Move("sell", cards=["cheat"]),  # type: ignore[arg-type]
        Move("sell", cards="cheat"),  # type: ignore[arg-type]
        Move("sell", cards=(3,)),  # type: ignore[arg-type]
        Move("ask", target="Bob", terms=None),  # type: ignore[arg-type]
        Move("ask", target="Bob", terms=Terms(treasures=True)),
        Move("ask", target="Bob", terms=Terms(treasures="1")),  # type: ignore[arg-type]
        Move("ask", target="Bob", terms=Terms(give=["cheat"])),  # type: ignore[arg-type]
        Move("ask", target="Bob", terms=Terms(helper_first=1)),  # type: ignore[arg-type]
        Move("play", "x" * 2500),
        Move("ask", target="x" * 2500),
        Move("sell", cards=("x" * 2500,)),
        Move("sell", cards=("cheat",) * 1_000_000),
    ],
)
def test_a_move_of_wrong_values_is_an_error_and_changes_nothing(move: Move) -> None:
    game = new_game("munchkin", players=3, seed=1)
    before = game.digest(), game.record()
    for seat in range(3):
        game.legal(seat)
        for call in (game.check, game.apply):
            with pytest.raises(MoveError):
                call(seat, move)
    assert (game.digest(), game.record()) == before


def test_a_move_is_recorded_as_it_was_listed() -> None:
    """True equals 1, and is written otherwise."""
    game, rng = new_game("munchkin", players=3, seed=2), Random(2)
    while True:
        seat = game.waiting[0]
        listed = game.legal(seat)
        one = next((move for move in listed if move.n == 1), None)
        if one is not None:
            break
        game.apply(seat, rng.choice(listed))
    game.apply(seat, msgspec.structs.replace(one, n=True))
    assert game.record().moves[-1] == (seat, str(one))


@pytest.mark.parametrize("seat", [True, 1.0, "1", None, 3, -1])
def test_the_seat_is_looked_at_first(seat: Any) -> None:
    """Also when the moves of the seat it looks like are known already."""
    game = new_game("munchkin", players=3, seed=1)
    game.legal(1)
    before = game.digest(), game.record()
    for call in (
        lambda: game.apply(seat, PASS),
        lambda: game.apply(seat, "nonsense"),  # type: ignore[arg-type]  # the seat is wrong before that
        lambda: game.check(seat, PASS),
        lambda: game.legal(seat),
        lambda: parse_move(game, seat, "pass"),
    ):
        with pytest.raises(PlayersError):
            call()
    assert (game.digest(), game.record()) == before


@pytest.mark.parametrize("text", [None, 3, b"pass", ["pass"]])
def test_a_text_is_a_text(text: Any) -> None:
    with pytest.raises(MoveError, match="text"):
        parse_move(new_game("munchkin", players=3, seed=1), 0, text)


@pytest.mark.parametrize(
    "move",
    [
        Move("offer", target="Bob", terms=Terms(treasures=1, give=("cheat",))),
        Move("offer", target="Bob", terms=Terms(give=("cheat",), promise="stay_out")),
        Move("ask", target="Bob", terms=Terms(get=("cheat",))),
        Move("ask", target="Bob", terms=Terms(helper_first=True)),
        Move("ask", target="Bob", terms=Terms(helper_first=True, give=("cheat",), promise="no_help")),
        Move("counter", terms=Terms(helper_first=True)),
        Move("play", "cheat", owner="Bob"),
        Move("bid", "cheat", "x", "elf"),
    ],
)
def test_what_cannot_be_written_cannot_be_said(move: Move) -> None:
    game = new_game("munchkin", players=3, seed=1)
    assert says_too_much(move, game.mix.copies)
    refusal = game.check(0, move)
    assert refusal is not None
    assert refusal.clause == "R-PROC-001"


# --- told once ----------------------------------------------------------------------------------------------


def _slots(form: Form) -> Iterator[Slot]:
    for item in form:
        if isinstance(item, Slot):
            yield item
        elif isinstance(item, tuple):
            yield from _slots(item)


def test_every_field_of_a_move_has_a_place_in_some_form() -> None:
    told = {name for form in FORMS.values() for slot in _slots(form) for name in slot.tells}
    own = set(Move.__struct_fields__) - {"kind", "terms"} | set(Terms.__struct_fields__)
    assert told == own


def test_moves_survive_json() -> None:
    move = Move("ask", target="Bob", terms=Terms(treasures=2, helper_first=True))
    assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move


def test_uses_of_a_copy_are_read_back() -> None:
    """A copy is named by the card that made it, and has the powers of the monster it copies."""
    game = staged(
        "edition: star\n"
        "players: {Ann: {wears: [hover-slippers], hand: [and-its-clone]}, Bob: {}, Cid: {}}\n"
        "combat: {monsters: [bionic-bimbo]}",
        "Ann: play and-its-clone on bionic-bimbo",
    )
    uses = [move for move in game.legal(0) if move.kind == "use"]
    assert Move("use", "and-its-clone", "toll") in uses
    reader = Reader(game.mix, game.names)
    assert [reader.read(str(move)) for move in uses] == uses
