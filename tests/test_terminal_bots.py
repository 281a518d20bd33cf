"""Bots at the table in the terminal: who they are, how fast they act, what they would do, and why."""

from __future__ import annotations

import json
import os
import signal
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import grosbill
from grosbill.bots import make_bot
from grosbill.cli import app
from grosbill.language import LANGUAGES, say
from grosbill.model import events as e
from grosbill.model.moves import PASS, Move
from grosbill.terminal import explain, pace, saving
from grosbill.terminal import seating as table
from grosbill.terminal.pace import LONG, SHORT, Pace
from grosbill.terminal.session import REMINDER, Session
from grosbill.words.motives import LATELY, Reasons
from playing import museum, staged
from seating import SEED, printed, room_of_ones_own, saved_game, seated, words_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room_of_ones_own(tmp_path, monkeypatch)


def play(*arguments: str, lines: tuple[str, ...] = ()) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input="".join(f"{line}\n" for line in lines))


# --- who they are -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bot_for_each_seat(lang: str) -> None:
    result = play(
        "--bots", "greedy, greedy-backstabber,random", "--lang", lang, lines=("1", "save mine.json")
    )
    shown = " ".join(result.stdout.split())
    for name, bot in (("Bob", "greedy"), ("Cid", "greedy-backstabber"), ("Dee", "random")):
        assert f"{name} ({say(lang, 'botname-' + bot)})" in shown
    assert saving.read(Path("mine.json")).bots == ("", "greedy", "greedy-backstabber", "random")


def test_the_names_of_the_bots_say_how_many_play() -> None:
    assert table.fresh("munchkin", None, 1, "", table.Person(), "random,greedy").game.names == (
        "Ann",
        "Bob",
        "Cid",
    )
    assert len(table.fresh("munchkin", None, 1, "", table.Person(), "random").game.names) == 4
    assert len(table.fresh("munchkin", 6, 1, "", table.Person(), None).game.names) == 6


def test_one_bot_for_all_seats() -> None:
    play("--bots", "random", "--players", "5", lines=("save mine.json",))
    assert saving.read(Path("mine.json")).bots == ("", *["random"] * 4)
    play(lines=("save usual.json",))
    assert saving.read(Path("usual.json")).bots == ("", *["greedy"] * 3)


def test_every_bot_has_a_name_in_every_language() -> None:
    for lang in LANGUAGES:
        names = [say(lang, f"botname-{bot}") for bot in grosbill.bots.bot_names()]
        assert len(set(names)) == len(names)
        assert not any("-" in name for name in names)


def test_a_bot_that_does_not_exist() -> None:
    result = play("--bots", "greedy,greedi,random")
    assert result.exit_code == 2
    assert "greedi" in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not result.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_number_of_bots(lang: str) -> None:
    result = play("--bots", "greedy,random", "--players", "4", "--lang", lang)
    assert result.exit_code == 2
    assert result.stderr.strip() == say(lang, "ui-bots-count", bots=2, seats=3)


# --- saved games ------------------------------------------------------------------------------------------


def test_a_saved_game_remembers_its_bots() -> None:
    play("--bots", "random,greedy-diplomat", "--seed", "5", lines=("1", "save mine.json"))
    result = play("--resume", "mine.json", lines=("1",))
    assert "Bob (Haphazard)" in result.stdout
    assert "Cid (Diplomat)" in " ".join(result.stdout.split())
    assert saving.read(Path("mine.json")).bots == ("", "random", "greedy-diplomat")


def test_other_bots_may_go_on_with_a_saved_game() -> None:
    play("--bots", "random,greedy-diplomat", "--seed", "5", lines=("1", "save mine.json"))
    assert play("--resume", "mine.json", "--bots", "greedy", lines=("quit",)).exit_code == 0
    assert saving.read(Path("mine.json")).bots == ("", "greedy", "greedy")
    refused = play("--resume", "mine.json", "--bots", "greedy,random,random")
    assert refused.exit_code == 2
    assert "3 bots" in refused.stderr


def test_records_with_and_without_bots_are_the_same_game() -> None:
    play("--seed", "5", lines=("1", "save mine.json"))
    text = Path("mine.json").read_text("utf-8")
    plain = json.loads(text)
    assert plain.pop("bots") == ["", "greedy", "greedy", "greedy"]
    assert grosbill.replay(text).digest() == grosbill.replay(plain).digest()
    assert "bots" not in json.loads(grosbill.replay(text).record().to_json())
    Path("old.json").write_text(json.dumps(plain), "utf-8")
    assert "Bob (Shrewd)" in play("--resume", "old.json", lines=("quit",)).stdout


# --- pace -------------------------------------------------------------------------------------------------


class Clock:
    """Counts the rests instead of taking them; Enter is pressed during some."""

    def __init__(self, *enter: int) -> None:
        self.rests: list[float] = []
        self.enter = enter

    def __call__(self, seconds: float) -> bool:
        self.rests.append(seconds)
        return len(self.rests) in self.enter


def test_what_the_bots_do_is_told_line_by_line() -> None:
    clock = Clock()
    session, out = seated("1", game=museum(), tty=True, pace=Pace(clock))
    session.run()
    told = [line for line in session.story.lines() if line.startswith(("Bob ", "Cid ", "Dee "))]
    assert told
    assert all(line in out.getvalue() for line in told)
    assert out.getvalue().count(session.say("ui-hurry")) == 1
    assert set(clock.rests) == {SHORT, LONG}
    lines = session.story.lines()
    greeted = lines.index(session.say("ui-begins", mine="yes", who="Ann")) + 1
    assert len(clock.rests) == len(lines) - greeted


def test_the_screen_repeats_only_the_last_lines_that_were_told() -> None:
    session, out = seated("1", game=museum(), tty=True, height=60, pace=Pace(Clock()))
    session.run()
    screen = out.getvalue().rsplit(session.say("ui-log"), 1)[1]
    assert session.story.mark > REMINDER + 1
    assert [line in screen for line in session.story.lines()[1:]].count(True) == REMINDER


def test_enter_hurries_until_the_player_is_asked() -> None:
    clock = Clock(2, 3, 4)
    hurry = Pace(clock)
    fight, line = e.MonsterCame(1, 1, "net-troll", "door"), e.Played(1, "elf")
    for event in (fight, line, line, fight):
        hurry.after(event, mine=False)
    assert clock.rests == [LONG, SHORT]
    hurry.asked()
    assert clock.rests == [LONG, SHORT, 0, 0, 0], "what is left of the hurry is swallowed"
    hurry.after(line, mine=False)
    assert clock.rests[-1] == SHORT


def test_a_move_of_ones_own_needs_no_rest() -> None:
    clock = Clock()
    Pace(clock).after(e.Played(0, "elf"), mine=True)
    assert not clock.rests
    Pace(clock).after(e.Rolled(0, 4, "effect"), mine=True)
    assert clock.rests == [LONG]


def test_nobody_waits_without_a_terminal_or_with_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    paces: list[Pace | None] = []

    class Watched(Session):
        def run(self) -> int:
            paces.append(self.pace)
            return 0

    monkeypatch.setattr(table, "Session", Watched)
    for tty, keyboard, fast in (
        (True, True, False),
        (True, True, True),
        (False, True, False),
        (True, False, False),
    ):
        monkeypatch.setattr("sys.stdin.isatty", lambda keyboard=keyboard: keyboard, raising=False)
        console = Console(file=StringIO(), width=80, height=24, force_terminal=tty)
        table.sit_down(
            table.fresh("lite", None, 1, "", table.Person(), None), "en", fast=fast, console=console
        )
    assert [each is not None for each in paces] == [True, False, False, False]


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_ctrl_c_in_a_rest_saves() -> None:
    rests = []

    def interrupted(seconds: float) -> bool:
        rests.append(seconds)
        os.kill(os.getpid(), signal.SIGINT)
        return False

    session, out = seated("1", tty=True, pace=Pace(interrupted))
    assert session.run() == 130
    assert len(rests) == 1, "it counts at once, not at the end of the move"
    assert session.file is not None
    assert saved_game(session.file).digest() == session.game.digest()
    assert "Nothing is lost" in out.getvalue()


@pytest.mark.skipif(os.name == "nt", reason="no such terminal")
def test_a_rest_ends_when_enter_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, terminal = os.openpty()
    with os.fdopen(terminal) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        assert not pace.rest(0)
        os.write(keyboard, b"x\n")
        assert pace.rest(60)
        assert not pace.rest(0)
    os.close(keyboard)


# --- hints ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "command"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_is_a_numbered_move_and_a_reason(lang: str, command: str) -> None:
    game = staged("players: {Ann: {hand: [elf, cleric, leather-armor]}, Bob: {}, Cid: {}}")
    before = game.digest()
    session, out = seated(command, game=game, lang=lang)
    session.run()
    assert game.digest() == before
    adviser = make_bot("expert", 0, game.mix)
    move = adviser.choose(game.view(0), game.legal(0), game.worlds(0))
    line = next(line for line in out.getvalue().splitlines() if session.say("ui-hint-move") in line)
    number = line.split("[")[1].split("]")[0]
    assert " ".join(adviser.explain(game.view(0), move, lang).split()[:4]) in " ".join(out.getvalue().split())
    by_number, _ = seated(number, game=game)
    made = len(game.record().moves)
    by_number.run()
    assert game.record().moves[made] == (0, str(move))


# --- reasons ----------------------------------------------------------------------------------------------


class Talker:
    """A bot that says what it is told to say."""

    looks_ahead = False

    def __init__(self, words: str) -> None:
        self.words = words

    def choose(self, view: dict[str, Any], moves: Any, worlds: Any = None) -> Move:
        return PASS

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        return f"{self.words} {lang} {move}"


def _view(*hand: str) -> dict[str, Any]:
    """What everyone knows: some cards of Bob's hand."""
    nothing: dict[str, Any] = {"hand": [], "items": [], "others": [], "race": [], "class": []}
    return {"turn": 3, "players": [nothing, nothing | {"hand": list(hand)}, nothing]}


def _reasons(words: str, lang: str = "en") -> Reasons:
    game = grosbill.new_game("munchkin", players=3, seed=SEED)
    return Reasons(words_of(game, lang), {1: Talker(words), 2: Talker("Cid")})


def _told(reasons: Reasons, name: str) -> str:
    return printed(explain.why(reasons, name))


ELF = Move("play", "elf")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_that_was_told_is_explained(lang: str) -> None:
    reasons = _reasons("because", lang)
    reasons.note(1, ELF, _view(), [e.Played(1, "elf")])
    assert f"because {lang} play elf" in _told(reasons, "")
    assert say(lang, "ui-why-turn", turn=3) in _told(reasons, "")
    assert f"because {lang} play elf" in _told(reasons, "BO")
    assert "because" not in _told(reasons, "cid")


def test_only_the_last_choices_are_kept() -> None:
    reasons = _reasons("because")
    for n in range(LATELY + 2):
        reasons.note(1, Move("ask", target=f"P{n}"), _view(), [e.RunAnnounced(1)])
    assert _told(reasons, "").count("because") == 1
    assert _told(reasons, "bob").count("because") == LATELY
    assert "ask P0 " not in _told(reasons, "bob")


def test_what_was_not_seen_is_not_explained() -> None:
    reasons = _reasons("because")
    hidden = e.GaveCharity(1, 2, "elf")
    reasons.note(1, Move("give", "elf", target="Cid"), _view(), [hidden])
    reasons.note(1, PASS, _view(), [e.Won(1, -1, 1)])
    reasons.note(1, Move("end"), _view(), [e.WentOn(1, "end"), e.TurnBegan(2, 4)])
    assert _told(reasons, "bob").strip() == say("en", "ui-why-nothing")


class Teller(Talker):
    """One that tells its whole hand."""

    def explain(self, view: dict[str, Any], move: Move, lang: str) -> str:
        return " ".join(view["players"][1]["hand"])


def test_a_reason_knows_what_everyone_knew_and_what_was_shown() -> None:
    game = grosbill.new_game("munchkin", players=3, seed=SEED)
    reasons = Reasons(words_of(game, "en"), {1: Teller(""), 2: Teller("")})
    reasons.note(1, ELF, _view("magic-missile"), [e.Played(1, "elf")])
    assert _told(reasons, "").splitlines()[1].strip() == "magic-missile elf"


def test_an_expert_does_not_tell_its_chances_at_the_table() -> None:
    session, _ = seated("1", *["pass"] * 30, game=museum(), bot="expert-quick")
    session.run()
    told = [reason.why for seat in session.bots for reason in session.reasons.told(seat)]
    assert told
    assert not [why for why in told if "continuation" in why]


def test_why_at_the_table() -> None:
    session, out = seated("why", "why zoe", "1", "why", "why bob", game=museum())
    session.run()
    shown = out.getvalue()
    assert session.say("ui-why-nothing") in shown
    assert session.say("ui-why-nobody", text="zoe", names="Bob, Cid and Dee") in shown
    assert shown.count("\nBob plays ") >= 2
