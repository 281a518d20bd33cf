"""Whatever is wrong is said in a documented error, changes nothing and takes time in proportion to its size.

Wrong types, sizes and names for everything that comes from outside: the facade, notation, records, snapshots,
packs, scenarios and the command line.
"""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import typer
from typer.testing import CliRunner

import grosbill
from effort import calls_at_most, calls_of
from grosbill import Game, GrosbillError, Move, Record, Terms, new_game, parse_move, replay, restore
from grosbill.cli import app
from grosbill.packs import edition, own_pack
from grosbill.scenarios.reading import load
from playing import played, staged
from seating import room_of_ones_own

CARDS = edition("munchkin").cards

# --- what is given ----------------------------------------------------------------------------------------


class OddInt(int):
    """A number that cannot be compared."""

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    def __hash__(self) -> int:
        raise ZeroDivisionError


class OddStr(str):
    """A text that cannot be compared nor taken apart."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    def __hash__(self) -> int:
        raise ZeroDivisionError

    def split(self, *_: Any) -> list[str]:
        raise ZeroDivisionError

    def strip(self, *_: Any) -> str:
        raise ZeroDivisionError


class PlainInt(int):
    """A number that is not quite one."""


class PlainStr(str):
    """A text that is not quite one."""

    __slots__ = ()


class Odd:
    """Cannot be compared, counted or shown."""

    def __eq__(self, other: object) -> bool:
        raise ZeroDivisionError

    def __hash__(self) -> int:
        return 0

    def __repr__(self) -> str:
        raise ZeroDivisionError

    def __len__(self) -> int:
        return -1  # noqa: PLE0303 (that is what is odd about it)


class Liar:
    """Is equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return hash("male")


class OddSequence(Sequence[str]):
    """Has more than there is, and gives nothing."""

    def __len__(self) -> int:
        return 10**18

    def __getitem__(self, place: Any) -> Any:
        raise ZeroDivisionError


class OddMapping(Mapping[str, Any]):
    """Cannot be gone through."""

    def __len__(self) -> int:
        return 1

    def __iter__(self) -> Iterator[str]:
        raise ZeroDivisionError

    def __getitem__(self, key: str) -> Any:
        raise ZeroDivisionError


def _deep() -> list[Any]:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    return deep


def _endless() -> list[Any]:
    ring: list[Any] = []
    ring.append(ring)
    return ring


HELD: tuple[Any, ...] = ([], [1], ["Ann"], (), ("Ann",), {}, {"a": 1}, {1: 2}, set(), [None])
VALUES: dict[str, Any] = {
    **{repr(plain): plain for plain in (None, True, False, -1, 7, 1.0, 1j, "", "x", "0", b"", b"x", ...)},
    "64 bits and one": 1 << 64,
    "a number of thirty digits": -(10**30),
    "a number of 5,000 digits": 10**5000,
    "not a number": float("nan"),
    "more than any number": float("inf"),
    "a decimal": Decimal(3),
    "a fraction": Fraction(3),
    "a million letters": "x" * 10**6,
    "half a letter": "\ud800",
    "a NUL": "\0",
    "an escape code": "\x1b[31m",
    "bytes to write to": bytearray(b"x"),
    "a view of bytes": memoryview(b"x"),
    **{repr(held): held for held in HELD},
    "an object": object(),
    "a class": int,
    "a function": len,
    "an iterator": iter(["Ann"]),
    "a range": range(3),
    "itself": _endless(),
    "a hundred thousand lists": _deep(),
    "a pass": Move("pass"),
    "terms": Terms(),
    "no limit": {"hand_limit": float("nan")},
    "an odd limit": {"hand_limit": OddInt(5)},
    "a plain name": {PlainStr("hand_limit"): 5},
    "half a letter in a list": ["\ud800"],
    "bytes in a list": [b"x"],
    "an odd number": OddInt(1),
    "nearly a number": PlainInt(1),
    "an odd text": OddStr("munchkin"),
    "nearly a text": PlainStr("munchkin"),
    "an odd thing": Odd(),
    "a liar": Liar(),
    "an odd list": OddSequence(),
    "an odd dict": OddMapping(),
}


GAME = staged("players: {Ann: {hand: [elf]}, Bob: {carries: [leather-armor]}, Cid: {}}")
FIELDS = [name for name in Move.__struct_fields__ if name != "terms"]
RECORD = played(players=3, moves=20).record()


Call = Callable[[Game, Any], object]


def _begun(name: str) -> Call:
    return lambda _, given: new_game("munchkin", **{name: given})


def _agreed(name: str) -> Call:
    return lambda _, given: new_game("munchkin", settings={name: given})


def _move(game: Game, **said: Any) -> None:
    game.check(0, Move(**said))
    game.clone().apply(0, Move(**said))


def _said(name: str) -> Call:
    return lambda game, given: _move(game, **{"kind": "play", name: given})


def _offered(name: str) -> Call:
    return lambda game, given: _move(game, kind="offer", target="Bob", terms=Terms(**{name: given}))


def _recorded(name: str) -> Call:
    return lambda _, given: replay(msgspec.structs.replace(RECORD, **{name: given}))


def _noted(name: str) -> Call:
    return lambda _, given: replay(msgspec.structs.asdict(RECORD) | {name: given})


def _played(made: Callable[[Any], Any]) -> Call:
    return lambda _, given: replay(msgspec.structs.replace(RECORD, moves=(made(given),)))


NEW = ("players", "seed", "settings", "variants", "names", "sexes", "packs")
SETTINGS = ("hand_limit", "listen", "first_player", "monster_floor")
CALLS: dict[str, Call] = {
    "new_game(…)": lambda _, given: new_game(given),
    **{f"new_game({name}=…)": _begun(name) for name in NEW},
    "new_game(names=(…))": lambda _, given: new_game("munchkin", names=("Ann", "Bob", given)),
    "new_game(sexes=[…])": lambda _, given: new_game("munchkin", players=3, sexes=["male", "male", given]),
    "new_game(variants=[…])": lambda _, given: new_game("munchkin", variants=[given]),
    "new_game(packs=[…])": lambda _, given: new_game("munchkin", packs=[given]),
    **{f"new_game(settings={{{name}: …}})": _agreed(name) for name in SETTINGS},
    "apply(…, pass)": lambda game, given: game.clone().apply(given, Move("pass")),
    "apply(0, …)": lambda game, given: game.clone().apply(0, given),
    "apply(0, open, …)": lambda game, given: game.clone().apply(0, Move("open"), given),
    **{f"Move({name}=…)": _said(name) for name in FIELDS},
    **{f"Terms({name}=…)": _offered(name) for name in Terms.__struct_fields__},
    "Move(terms=…)": lambda game, given: _move(game, kind="offer", target="Bob", terms=given),
    "check(…, pass)": lambda game, given: game.check(given, Move("pass")),
    "check(0, …)": lambda game, given: game.check(0, given),
    "legal(…)": lambda game, given: game.legal(given),
    "view(…)": lambda game, given: game.view(given),
    "numbers(…)": lambda game, given: game.numbers(given),
    "worlds(…)": lambda game, given: game.worlds(given),
    "worlds(0).sample(…)": lambda game, given: game.worlds(0).sample(given),
    "determinize(…, 1)": lambda game, given: game.determinize(given, 1),
    "determinize(0, …)": lambda game, given: game.determinize(0, given),
    "parse_move(…, 0, pass)": lambda _, given: parse_move(given, 0, "pass"),
    "parse_move(game, …, pass)": lambda game, given: parse_move(game, given, "pass"),
    "parse_move(game, 0, …)": lambda game, given: parse_move(game, 0, given),
    "replay(…)": lambda _, given: replay(given),
    "replay(packs=…)": lambda _, given: replay(RECORD, packs=given),
    "restore(…)": lambda _, given: restore(given),
    "restore(packs=…)": lambda game, given: restore(new_game("lite").snapshot(), packs=given),
    "read_event(…)": lambda _, given: grosbill.read_event(given),
    **{f"Record({name}=…)": _recorded(name) for name in Record.__struct_fields__},
    **{f"record[{name!r}] = …": _noted(name) for name in Record.__struct_fields__},
    "Record(moves=[…])": _played(lambda given: given),
    "Record(moves=[(…, pass)])": _played(lambda given: (given, "pass")),
    "Record(moves=[(0, …)])": _played(lambda given: (0, given)),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_value_is_refused_by_name_and_changes_nothing(name: str) -> None:
    game, call = GAME, CALLS[name]
    before = game.digest(), game.legal(0), game.moment, game.record()
    refused = 0
    for what, given in VALUES.items():
        try:
            call(game, given)
        except GrosbillError as error:
            refused += 1
            said = str(error)
            assert len(said) < 2500, f"{what}: says {len(said)} letters"
            said.encode()
            assert "\x1b" not in said, what
        except Exception as error:
            raise AssertionError(f"{name} with {what}: {type(error).__name__}") from error
        assert (game.digest(), game.legal(0), game.moment, game.record()) == before, what
    assert refused > len(VALUES) / 2


def test_a_liar_makes_no_move() -> None:
    game = GAME.clone()
    game.legal(0)
    with pytest.raises(grosbill.MoveError):
        game.apply(0, Liar())  # type: ignore[arg-type] # it is no move


def test_every_error_is_documented_and_goes_through_a_pipe() -> None:
    import grosbill.bots.names
    import grosbill.catalogue.cards
    import grosbill.sim.errors
    import grosbill.terminal.seating

    def below(error: type[GrosbillError]) -> Iterator[type[GrosbillError]]:
        for each in error.__subclasses__():
            yield each
            yield from below(each)

    page = (Path(__file__).parents[1] / "docs" / "architecture.md").read_text("utf-8")
    for error in below(GrosbillError):
        assert error.__doc__
        assert f"`{error.__name__}`" in page
    with pytest.raises(grosbill.IllegalMove) as caught:
        GAME.clone().apply(1, Move("open"))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301 (our own bytes)
    assert (str(again), again.refusal) == (str(caught.value), caught.value.refusal)


# --- what is handed out -----------------------------------------------------------------------------------


def _spoiled(data: Any) -> None:
    """Change all that can be changed."""
    if isinstance(data, dict):
        for value in data.values():
            _spoiled(value)
        data.clear()
    elif isinstance(data, list | bytearray):
        for value in data:
            _spoiled(value)
        data.clear()


def test_what_is_handed_out_is_not_the_game() -> None:
    """Lists, records, arrays and settings may be spoiled; of views, which are made to be read, copies."""
    game = played(players=3, moves=60)
    twin = game.clone()
    record = game.record()
    for spoil in (record.settings, record.own, game.numbers(0), game.worlds(0).sample(1).numbers(1)):
        _spoiled(spoil)
    drawn = game.determinize(0, 3)
    while not drawn.over and drawn.turn < game.turn + 2:
        drawn.apply(drawn.waiting[0], drawn.legal(drawn.waiting[0])[0])
    assert (game.digest(), game.record()) == (twin.digest(), twin.record())
    rng = Random(1)
    for _ in range(30):
        if game.over:
            break
        seat = game.waiting[0]
        move = rng.choice(game.legal(seat))
        events = game.apply(seat, move)
        told = list(events)
        _spoiled(events)
        assert twin.apply(seat, move) == told
        assert game.digest() == twin.digest()
        assert all(game.view(number) == twin.view(number) for number in range(3))


# --- sizes ------------------------------------------------------------------------------------------------


def _settings(size: int) -> object:
    return new_game("munchkin", settings={f"x{n}": n for n in range(size)})


def _moves(size: int) -> object:
    return replay(msgspec.structs.replace(RECORD, moves=((0, "dance " * 5),) * size, digest=""))


GROWING: dict[str, Callable[[int], object]] = {
    "a text": lambda size: parse_move(GAME, 0, "play elf " * size),
    "a text of names": lambda size: parse_move(GAME, 0, "sell " + ", ".join(["Leather Armor"] * size)),
    "a text without spaces": lambda size: parse_move(GAME, 0, "x" * 10 * size),
    "an edition": lambda size: new_game("munchkin+" * size),
    "a word for an edition": lambda size: new_game("munchkinn" * size),
    "names": lambda size: new_game("munchkin", names=["Ann"] * size),
    "a name": lambda size: new_game("munchkin", names=["Ann", "Bob", "n" * size]),
    "sexes": lambda size: new_game("munchkin", players=3, sexes=["male"] * size),
    "variants": lambda size: new_game("munchkin", variants=["listen"] * size),
    "a variant": lambda size: new_game("munchkin", variants=["listenn" * size]),
    "settings": _settings,
    "cards of a move": lambda size: GAME.check(0, Move("sell", cards=("elf",) * size)),
    "cards of a trade": lambda size: GAME.check(
        0, Move("offer", target="Bob", terms=Terms(give=("x",) * size))
    ),
    "moves of a record": _moves,
    "a record": lambda size: replay("[" * size),
    "a snapshot": lambda size: restore(b"grosbill" * size),
}


@pytest.mark.parametrize("what", GROWING)
def test_what_is_twice_as_long_takes_at_most_twice_the_steps(what: str) -> None:
    work = GROWING[what]
    calls_of(lambda: work(1))  # what is kept is kept now
    small, large = calls_of(lambda: work(2000)), calls_of(lambda: work(4000))
    assert large <= 2.2 * small + 2000


# --- packs and scenarios ----------------------------------------------------------------------------------

CARD = '[[monster]]\nid = "sock"\nname = { en = "Sock", fr = "Chaussette" }\nlevel = 1\ntreasures = 1\n'
PACKS: dict[str, str | bytes] = {
    "nothing": "",
    "no TOML": "[[[",
    "bytes": bytes(range(256)),
    "a number for everything": "monster = 1",
    "lists in lists": "x = " + "[" * 5000 + "]" * 5000,
    "a table in itself": "[a]\n[a]\n",
    "many unknown keys": "\n".join(f"k{n} = 1" for n in range(1000)),
    "a level without end": CARD.replace("level = 1", f"level = {10**30}"),
    "a level of many digits": CARD.replace("level = 1", "level = " + "9" * 5000),
    "no level": CARD.replace("level = 1", "level = nan"),
    "an id that is a path": CARD.replace('"sock"', '"../../sock"'),
    "an id of a million letters": CARD.replace('"sock"', '"' + "s" * 10**6 + '"'),
    "many cards of one id": CARD * 200,
    "a key that is not there": CARD + "hat = 1\n",
    "a date": CARD.replace("level = 1", "level = 1979-05-27"),
}


@pytest.mark.parametrize("what", PACKS)
def test_a_pack_of_nonsense(tmp_path: Path, what: str) -> None:
    content = PACKS[what]
    folder = tmp_path / "socks"
    folder.mkdir()
    (folder / "cards.toml").write_bytes(content if isinstance(content, bytes) else content.encode())
    with calls_at_most(400_000), pytest.raises(grosbill.PackError) as caught:
        own_pack(folder)
    assert str(caught.value).replace("\n", "").isprintable()
    assert max(map(len, str(caught.value).splitlines())) < 1000


SCENARIOS = {
    "nothing": "",
    "no YAML": "{",
    "a list": "- a\n- b\n",
    "a number": "7",
    "keys that are none": "1: 2\n",
    "players that are none": "title: x\nplayers: 7\nthen: {over: false}\n",
    "no players": "title: x\nplayers: {}\nthen: {over: false}\n",
    "a hand that is none": "title: x\nplayers: {Ann: {hand: 7}, Bob: {}, Cid: {}}\nthen: {over: false}\n",
    "a level that is none": "title: x\nplayers: {Ann: {level: .nan}, Bob: {}, Cid: {}}\nthen: {over: no}\n",
    "a step that is none": "title: x\nplayers: {Ann: {}, Bob: {}, Cid: {}}\nsteps: [7]\nthen: {over: no}\n",
    "a name that steers": 'title: x\nplayers: {"\\e[31m": {}, Bob: {}, Cid: {}}\nthen: {over: false}\n',
    "a tag": "title: !!python/object/apply:os.system [true]\n",
    "a merge": "a: &a {b: 1}\n<<: *a\n",
    "a date": "title: 2001-01-01\n",
    "a setting without end": (
        f"title: x\nsettings: {{hand_limit: {'9' * 5000}}}\nplayers: {{Ann: {{}}, Bob: {{}}, Cid: {{}}}}\n"
        "then: {over: false}\n"
    ),
}


@pytest.mark.parametrize("what", SCENARIOS)
def test_a_scenario_of_nonsense(tmp_path: Path, what: str) -> None:
    file = tmp_path / "nonsense.yaml"
    file.write_text(SCENARIOS[what], "utf-8")
    with calls_at_most(100_000), suppress(GrosbillError):
        load(file)
    result = CliRunner().invoke(app, ["scenario", str(file)])
    assert result.exit_code in (1, 2), result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    assert "\x1b[31m" not in result.output


# --- the command line -------------------------------------------------------------------------------------

TEXTS = (
    *("", "x", " ", "-1", "0", "9" * 30, "9" * 5000, "1e9", "nan", "\xb2", "\u0663", "\x1b[31m", "\udcff"),
    *(
        "x" * 5000,
        "/dev/null",
        "/dev/full",
        "folder",
        "loop",
        "pipe",
        "nothing.json",
        "bytes.json",
        "deep.json",
    ),
    *(
        "~",
        "{}",
        "a=b",
        "hand_limit=",
        "=",
        "munchkin+munchkin",
        "+",
        "%s%n",
        "{0}",
        "[/b]",
        "--",
        "\n",
        "\u202e",
    ),
    *("random,", ",".join(["random"] * 100)),
)
FEW = ("", "-1", "9" * 30, "\x1b[31m", "\udcff", "/dev/full", "loop")
"""For commands that take a second each time."""
SMALL = ["--games", "1", "--max-turns", "2", "--workers", "1"]
BESIDE = {"simulate": SMALL, "arena": [*SMALL, "--bots", "random,random,random"]}
SLOW = {"simulate", "arena", "cards", "rules", "tables", "export", "delete"}
LONG = {"bench", "serve"}
"""Takes minutes and nothing is said to it; or takes for ever, and is tried in test_serve.py."""


def _commands(group: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from _commands(command, (*path, name))
        elif name not in LONG:
            yield (*path, name), command


def _places() -> dict[str, tuple[tuple[str, ...], list[str]]]:
    """Every option and argument of every command: the command, and the word the option begins with."""
    return {
        f"{' '.join(path)} {place.name}": (path, [word for word in place.opts[:1] if word[0] == "-"])
        for path, command in _commands(typer.main.get_command(app))
        for place in command.params
        if not getattr(place, "is_flag", False) and place.name != "help"
    }


@pytest.mark.fuzz
@pytest.mark.parametrize("place", _places())
def test_a_wrong_word_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    room_of_ones_own(tmp_path, monkeypatch)
    Path("folder").mkdir()
    Path("loop").symlink_to("loop")
    os.mkfifo("pipe")
    Path("nothing.json").write_text("", "utf-8")
    Path("bytes.json").write_bytes(bytes(range(256)))
    Path("deep.json").write_text("[" * 100_000, "utf-8")
    path, option = _places()[place]
    for text in FEW if path[0] in SLOW else TEXTS:
        words = [*path, *BESIDE.get(path[0], ()), *option, text]
        result = CliRunner().invoke(app, words, input="quit\n")
        wrong = result.exception
        assert wrong is None or isinstance(wrong, SystemExit), f"{text[:40]!r}: {wrong!r}"
        assert result.exit_code in (0, 1, 2, 130), f"{text[:40]!r}: {result.exit_code}"
        assert result.exit_code != 2 or result.stderr.strip(), f"{text[:40]!r}: nothing is said"
        assert "\x1b[31m" not in result.output, f"{text[:40]!r}"


def test_editions_are_what_they_were() -> None:
    """After all that."""
    assert edition("munchkin").cards == CARDS
