"""Dice and draws in the terminal: counted from what the player saw, for the whole of a game."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

import grosbill
from grosbill.language import LANGUAGES
from grosbill.model import events as e
from grosbill.terminal import panels, saving
from grosbill.terminal.replaying import happened
from grosbill.words.luck import Luck, luckier_than
from seating import SEED, printed, saved_game, seated, words_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def _row(luck: Luck, label: str) -> list[str]:
    cells = dict(luck.rows())[label]
    return [cell.replace(" of ", "/") for cell in cells]


def _luck(*events: e.Event) -> Luck:
    luck = Luck(words_of(grosbill.new_game("munchkin", players=3, seed=SEED)))
    for event in events:
        luck.note(event)
    return luck


def test_how_lucky_dice_are() -> None:
    assert luckier_than([6]) == pytest.approx(11 / 12)
    throws = [sum(throw) for throw in product(range(1, 7), repeat=3)]
    less, same = sum(throw < 7 for throw in throws), throws.count(7)
    assert luckier_than([1, 2, 4]) == pytest.approx((less + same / 2) / len(throws))


def test_rolls_and_escapes() -> None:
    luck = _luck(
        e.Rolled(0, 2, "run"),
        e.Caught(0, "net-troll"),
        e.Escaped(0, "net-troll"),  # by a card: the last outcome counts
        e.FlightEnded(0, -1),
        e.Rolled(0, 3, "run"),
        e.Caught(0, "net-troll"),
    )
    assert _row(luck, "Dice rolled") == ["2", "0", "0"]
    assert _row(luck, "· on average (fair: 3.5)") == ["2.5", "–", "–"]
    assert _row(luck, "Escapes") == ["1/2", "–", "–"]


def test_doors_and_what_was_behind_them() -> None:
    luck = _luck(
        e.DoorOpened(1, "net-troll"),
        e.DoorOpened(1, "curse-change-sex"),
        e.Drew(1, ("elf",), "door", "loot"),
        e.Drew(1, ("elf", "cheat"), "both", "new_hand"),
        e.DoorOpened(2),
    )
    assert _row(luck, "Door cards drawn") == ["0", "3", "0"]
    assert _row(luck, "· monsters met that way") == ["0", "1", "0"]
    assert _row(luck, "· curses met that way") == ["0", "1", "0"]


def test_hidden_treasure_is_counted_and_not_valued() -> None:
    luck = _luck(
        e.DrewTreasure(0, ("leather-armor",)),
        e.DrewTreasure(1, ("leather-armor", "huge-rock")),
        e.DrewTreasure(2, ("leather-armor", "cheat"), face_up=True),  # laid open, to be shared
        e.TookShare(2, ("leather-armor",)),
        e.TookShare(1, ("cheat",)),
    )
    assert _row(luck, "Treasures received") == ["1", "3", "1"]
    assert _row(luck, "· gold, as far as seen") == ["200", "0+", "200"]


@pytest.mark.parametrize(("lang", "command"), [("en", "stats"), ("fr", "statistiques")])
def test_the_table_on_demand(lang: str, command: str) -> None:
    session, out = seated(command, lang=lang, width=80)
    session.run()
    lines = printed(panels.luck(session.words, session.luck), 80).splitlines()
    assert len(lines) > len(session.words.names)
    for line in lines:
        assert line.rstrip() in out.getvalue()


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_was_left_is_counted_as_a_whole(lang: str) -> None:
    """A game played in one go and the same one in two ends with the same figures and the same story."""
    session, out = seated(*["1"] * 400, lang=lang)
    session.begin()
    assert session.run() == 0
    shown = printed(panels.luck(session.words, session.luck))
    assert shown in out.getvalue()
    record = session.game.record()
    again, _ = seated(game=grosbill.replay(record), lang=lang)
    again.take_up(Path("mine.json"), record, happened(record))
    assert printed(panels.luck(again.words, again.luck)) == shown
    welcome = session.say("ui-welcome", name="Ann", others=session._opponents())
    greeting = (welcome, session.say("ui-begins", mine="yes", who="Ann"))
    assert again.story.lines() == [line for line in session.story.lines() if line not in greeting]


def test_a_resumed_game_knows_what_happened_before() -> None:
    session, _ = seated("1", "1", "save mine.json", "quit")
    session.run()
    again, out = seated("log all", game=saved_game(Path("mine.json")))
    record = saving.read(Path("mine.json"))
    again.take_up(Path("mine.json"), record, happened(record))
    again.run()
    lines = session.story.lines()
    assert lines[lines.index(session.say("ui-begins", mine="yes", who="Ann")) + 1] in out.getvalue()
