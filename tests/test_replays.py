"""Games that are over: seen again by any eyes, and proved; games that are not are nobody's to see."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec
import pytest

import grosbill
from finished import SETUP, tape
from grosbill.online.replays import MOST_FRAMES, Eyes, frames, summary


def put_together(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The view at each moment, as a page makes it of frames."""
    view: dict[str, Any] = {}
    found = []
    for frame in told:
        view = dict(frame["view"]) if frame["t"] == "table" else view | frame.get("view", {})
        found.append(view)
    return found


def told(first: int, last: int, eyes: Eyes, lang: str = "en") -> list[dict[str, Any]]:
    return [msgspec.to_builtins(frame) for frame in frames(tape(), first, last, eyes, lang)]


def views(eyes: Eyes) -> list[dict[str, Any]]:
    """What these eyes saw at each moment, from the game itself."""
    record = tape().record
    game = grosbill.game.restarted(record)
    seat = eyes if isinstance(eyes, int) else None
    found = [game.view(seat)]
    found += [game.view(seat) for _ in game.follow(record)]
    return [msgspec.to_builtins(view) for view in found]


def test_a_summary_tells_the_game_and_proves_it() -> None:
    found = summary(tape(), "en")
    record = tape().record
    assert found.moments == len(record.moves) + 1
    assert [seat.name for seat in found.seats] == ["Max", "Mia", "Ann"]
    assert [seat.bot for seat in found.seats] == ["", "", "random"]
    assert found.promise == sha256(b"77:pepper").hexdigest()
    assert (found.seed, found.salt, found.verified) == ("77", "pepper", True)
    assert grosbill.replay(record).digest() == found.digest
    assert found.levels[found.winners[0]] == 10
    seen = views("none")
    for turn in found.turns:
        now = seen[turn.at]
        assert (now["turn"], now["active"]) == (turn.turn, turn.seat)
        assert [player["level"] for player in now["players"]] == turn.levels
        assert seen[turn.at - 1]["turn"] == turn.turn - 1
    assert [turn.turn for turn in found.turns] == list(range(1, len(found.turns) + 1))


def test_luck_is_told_in_words_of_the_reader_with_nothing_hidden() -> None:
    english, french = (summary(tape(), lang).luck for lang in ("en", "fr"))
    assert len(english) == len(french) > 5
    assert english[0].text != french[0].text
    assert all(len(fate.answers) == 3 for fate in english)


def test_a_record_that_does_not_come_out_is_not_verified() -> None:
    other = tape()._replace(record=msgspec.structs.replace(tape().record, digest="0" * 16))
    assert not summary(other, "en").verified
    salted = tape()._replace(setup=msgspec.structs.replace(SETUP, seed=78))
    assert not summary(salted, "en").verified


@pytest.mark.parametrize("eyes", [0, 2, "none"])
def test_eyes_see_what_they_saw_then(eyes: Eyes) -> None:
    seen = views(eyes)
    for first in (0, len(seen) // 2, len(seen) - 20):
        found = put_together(told(first, first + 30, eyes))
        assert found == seen[first : first + 31]


def test_with_all_hands_open_everything_is_seen_and_told() -> None:
    seen = [views(seat) for seat in range(3)]
    open_, closed = told(0, 99, "all"), told(0, 99, "none")
    for at, view in enumerate(put_together(open_)):
        for seat in range(3):
            assert view["players"][seat]["hand"] == seen[seat][at]["players"][seat]["hand"]
    named = [
        sum(len(line.get("cards", [])) for frame in each for line in frame.get("story", []))
        for each in (open_, closed)
    ]
    assert named[0] > named[1]


def test_a_game_seen_again_has_everybody_at_the_table() -> None:
    """When the cards were dealt, no page had come yet; later a line or two were cut."""
    frames = told(0, 40, "all")
    assert len(frames) == 41
    for frame in frames:
        assert "is away" not in (frame.get("scene") or {}).get("notes", [])
        assert all(person["here"] or person["bot"] for person in frame.get("people", []))


def test_at_most_a_hundred_moments_and_none_beyond_the_end() -> None:
    moments = summary(tape(), "en").moments
    assert len(told(0, 10_000, "none")) == MOST_FRAMES
    assert len(told(moments - 3, 10_000, "none")) == 3
    assert told(moments, moments + 5, "none") == []
    found = told(10, 12, "none")
    assert [(frame["t"], frame["seq"]) for frame in found] == [("table", 10), ("step", 11), ("step", 12)]


def test_what_was_said_among_friends_stays_there() -> None:
    moments = summary(tape(), "en").moments
    for first in range(0, moments, MOST_FRAMES):
        assert "psst" not in str(told(first, moments, "all"))


def test_the_same_in_french() -> None:
    found = told(0, 30, 1, "fr")
    assert found[0]["question"] != told(0, 30, 1)[0]["question"]
