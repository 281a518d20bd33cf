"""Who sits at a table in virtual time: coming, names, what a host may do, leaving and being gone."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.clock import AWAY, BRIEF
from grosbill.online.opening import Wish, WishError, set_up
from grosbill.online.secrets import watch_token, watches
from virtual_table import VirtualTable, answered, friends, hashed, play_on, table


def test_one_person_and_bots_are_dealt_to_at_once() -> None:
    at = table("", "greedy", "greedy", "greedy")
    page = at.sit(0, "Max", "male")
    at.run(lambda: bool(page.view))
    assert [person["name"] for person in page.people] == ["Max", "Ann", "Bob", "Cid"]
    assert page.view["players"][0]["hand_size"] == 8
    assert page.people[0]["host"]


def test_a_table_of_friends_waits_for_its_host() -> None:
    at = table("", "", "greedy")
    ann = at.sit(0, "Ann")
    assert at.enter(en.Started())["code"] == "seats-free"
    at.sit(1, "Bob")
    at.run(wait=60_000)
    assert not ann.view
    assert at.enter(en.Started())["t"] == "done"
    assert ann.view["turn"] == 0
    assert at.enter(en.Started())["code"] == "started-already"


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (en.Sat(0, "Bob", "", "x"), "seat-taken"),
        (en.Sat(9, "Bob", "", "x"), "seat-taken"),
        (en.Sat(1, "ann", "", "x"), "name-taken"),
        (en.Sat(1, "a\x1bb", "", "x"), "bad-name"),
        (en.Sat(1, "Bob", "neither", "x"), "no-such-sex"),
        (en.Sat(1, "", "", "x"), "bad-name"),
        (en.Sat(1, "  ", "", "x"), "bad-name"),
        (en.Sat(1, "Doe, Jo", "", "x"), "bad-name"),  # a move names players with commas between
        (en.Sat(1, "Monsters", "", "x"), "bad-name"),
        (en.Sat(1, "magic-missile", "", "x"), "bad-name"),
        (en.Filled(0, "greedy"), "seat-taken"),
        (en.Filled(1, "deep-thought"), "no-such-bot"),
    ],
)
def test_whoever_comes_finds_a_free_seat_and_a_name_of_their_own(entry: en.AnyEntry, code: str) -> None:
    at = table("", "", "greedy")
    at.sit(0, "Ann")
    rows = list(at.rows)
    assert at.enter(entry)["code"] == code
    assert at.rows == rows


def test_a_game_that_cannot_be_dealt_does_not_begin() -> None:
    """It is found out before it is written down: a log that says so could never be played again."""
    setup = table("", "").setup
    at = VirtualTable(msgspec.structs.replace(setup, settings={"first_player": 5}))
    for seat, name in enumerate(("Ann", "Bob")):
        at.sit(seat, name)
    rows = list(at.rows)
    refused = at.enter(en.Started())
    assert (refused["code"], at.rows) == ("no-deal", rows)
    assert "The game cannot begin like this" in refused["text"]
    for name in ("Doe, Jo", "monsters", "  ", "magic-missile"):
        with pytest.raises(WishError) as caught:
            set_up(Wish(name=name), "")
        assert caught.value.code == "name"
    with pytest.raises(WishError) as caught:
        set_up(Wish(name="Ann", seats=3, settings={"first_player": 5}), "")
    assert caught.value.code == "settings"


def test_who_is_turned_away_at_the_door_is_told_in_their_language() -> None:
    at = table("", "", "greedy")
    long = en.Sat(0, "x" * 99, "", hashed("x"))
    english, french = at.enter(long), at.enter(long, "fr")
    assert english["code"] == french["code"] == "bad-name"
    assert "at most" in english["text"]
    assert "au plus" in french["text"]
    with pytest.raises(WishError) as caught:
        set_up(Wish(name="x" * 99), "")
    assert caught.value.code == "name"
    assert "at most" in caught.value.text("en")
    assert "au plus" in caught.value.text("fr")


def test_a_host_removes_fills_and_hands_on() -> None:
    at = table("", "", "")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    assert answered(at, bob, fr.Set("", remove=0))["code"] == "only-the-host"
    for wish in (fr.Set("", fill=(2, "greedy")), fr.Set("", host=1), fr.Set("", ask="all")):
        assert answered(at, ann, wish)["t"] == "done"
    assert [person["host"] for person in bob.people] == [False, True, False]
    assert answered(at, bob, fr.Set("", remove=0))["t"] == "done"
    assert not bob.people[0]["taken"]
    assert at.room.seat_of(hashed("Ann")) is None


@pytest.mark.parametrize("again", ["at once", "after a crash", "from a snapshot"])
def test_a_host_closes_a_table_for_all_and_nobody_wins(again: str) -> None:
    """Everybody is told, what waits is refused, and nothing happens by itself any more, after a crash too."""
    at, (ann, bob, cid) = friends()
    eve = at.watch()
    play_on(at, Random(1), [ann, bob, cid], 8)
    assert answered(at, bob, fr.Set("", close=True))["code"] == "only-the-host"
    assert not bob.view["over"]
    cmd = at.send(ann, fr.Set("", close=True))
    (awaited,) = [page for page in (ann, bob, cid) if page.seat == ann.view["waiting"][0]]
    late = at.move(awaited, awaited.moves[0]["move"], awaited.view["moment"])  # it waits behind that row
    at.run(lambda: cmd in ann.answers and late in awaited.answers)
    assert ann.answers[cmd]["t"] == "done"
    assert awaited.answers[late]["code"] == "closed"
    if again != "at once":
        at.die(snapshot=again == "from a snapshot")
    for page in (ann, bob, cid, eve):
        if page.viewer < 0:
            at.connect(page)
        assert (page.view["over"], page.view["winners"], page.view["waiting"]) == (True, [], [])
        assert (page.moves, page.clock["at"]) == ([], None)
        assert page.question == "The host has closed this table. Nothing more is played here."
        told = "You close" if page is ann else "Ann closes"
        assert f"{told} the table for everybody." in [line["text"] for line in page.story]
    at.run(wait=10_000_000)  # no clock runs out, no bot moves
    moves = [row for row in at.rows if isinstance(row.entry, en.Moved | en.StoodIn)]
    closed = next(row for row in at.rows if isinstance(row.entry, en.Closed))
    assert all(row.seq < closed.seq for row in moves)
    assert (at.room.noted.over, at.room.noted.winners) == (True, ())
    for what in (fr.Set("", close=True), fr.Set("", host=1), fr.More(""), fr.Hint(""), fr.Move("", "pass")):
        assert answered(at, ann, what)["code"] == "closed"
    assert answered(at, bob, fr.Say("", "Good night."))["t"] == "done"
    assert at.enter(en.Followed(1, "other"))["t"] == "done"  # the same people may play again
    assert ann.frames[-1]["about"]["next"] == "other"


@pytest.mark.parametrize("again", ["at once", "after a crash", "from a snapshot"])
def test_a_host_turns_away_who_watches(again: str) -> None:
    """Who still may comes in again; that more may watch turns nobody away."""
    at, (ann, bob, cid) = friends()
    eve = at.watch()
    key = at.setup.key
    token = watch_token(key)
    assert answered(at, bob, fr.Set("", watch="nobody"))["code"] == "only-the-host"
    assert answered(at, ann, fr.Set("", watch="invited"))["code"] == "nothing-to-set"
    assert answered(at, ann, fr.Set("", watch="anyone"))["t"] == "done"
    assert not eve.closed
    assert watches(key, token, at.room.people.turned_away)
    assert answered(at, ann, fr.Set("", watch="nobody"))["t"] == "done"
    assert eve.closed == fr.NO_TOKEN
    assert [page.closed for page in (ann, bob, cid)] == [0, 0, 0]
    assert bob.story[-1]["text"] == "Ann lets nobody watch any more."
    if again != "at once":
        at.die(snapshot=again == "from a snapshot")
        for page in (ann, bob, cid):
            at.connect(page)
    people = at.room.people
    assert (people.watch, at.room.noted.watch) == ("nobody", "nobody")
    assert not watches(key, token, people.turned_away)
    assert answered(at, ann, fr.Set("", watch="invited"))["t"] == "done"
    assert not watches(key, token, people.turned_away)
    assert watches(key, watch_token(key, people.turned_away), people.turned_away)
    assert not watches(key, f"{token.partition('.')[0]}~1.{token.partition('.')[2]}", people.turned_away)


def test_a_table_that_was_closed_before_its_game_takes_nobody_in() -> None:
    at = table("", "", "greedy")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    assert answered(at, ann, fr.Set("", close=True))["t"] == "done"
    assert bob.frames[-1]["about"]["closed"]
    assert bob.question == ann.question == "The host has closed this table. Nothing more is played here."
    assert answered(at, bob, fr.Set("", leave=True))["t"] == "done"  # one person and a bot: nothing begins
    at.run(wait=60_000)
    entries: list[en.AnyEntry] = [en.Sat(1, "Cid", "", "x"), en.Started(), en.Invited("x")]
    assert [at.enter(entry)["code"] for entry in [*entries, en.Followed(0, "t2")]] == ["closed"] * 4
    assert not ann.view


def test_nothing_is_said_without_a_word() -> None:
    at = table("", "", "greedy")
    ann = at.sit(0, "Ann")
    rows = list(at.rows)
    assert answered(at, ann, fr.Say("", "  \n "))["code"] == "nothing-said"
    assert at.rows == rows


def test_a_game_that_was_won_is_not_closed() -> None:
    at = table("", "greedy", "greedy", clock="printed", pace="at once")
    ann = at.sit(0, "Ann")
    at.run(lambda: bool(ann.view))
    answered(at, ann, fr.Set("", leave=True))
    at.run(lambda: at.room.over, most=200_000)
    assert answered(at, ann, fr.Set("", close=True))["code"] == "over-already"
    assert ann.view["winners"]


def test_whoever_came_without_a_name_takes_one_before_the_start() -> None:
    """One that is free and may be a name; once the game has begun it is too late."""
    at = table("", "", "greedy")
    ann, bob = at.sit(0, "Player"), at.sit(1, "Bob")

    def called(name: str) -> str:
        cmd = at.send(ann, fr.Set("", name=name))
        at.run(lambda: cmd in ann.answers)
        return str(ann.answers[cmd].get("code", "done"))

    assert [called(name) for name in ("Bob", "bob", "x" * 99, "Ann", "ANN")] == [
        "name-taken",
        "name-taken",
        "bad-name",
        "done",
        "done",
    ]
    assert [person["name"] for person in bob.people][:2] == ["ANN", "Bob"]
    assert "Player is called Ann now." in [line["text"] for line in bob.story]
    at.enter(en.Started())
    assert called("Eve") == "started-already"
    assert at.room.game is not None
    assert at.room.game.names[0] == "ANN"


@pytest.mark.parametrize("removed", [True, False])
def test_who_has_no_seat_any_more_sees_nothing_of_whoever_gets_it(removed: bool) -> None:
    at = table("", "", "greedy")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    cmd = at.send(ann, fr.Set("", remove=1)) if removed else at.send(bob, fr.Set("", leave=True))
    asking = ann if removed else bob
    at.run(lambda: cmd in asking.answers)
    assert asking.answers[cmd]["t"] == "done"
    assert (bob.viewer, bob.closed) == (-1, fr.NO_TOKEN)
    at.enter(en.Filled(1, "greedy"))  # that leaves one person among bots, and the game begins
    at.run(lambda: bool(ann.view))
    assert not bob.view


@pytest.mark.parametrize("cut", [True, False])
def test_whoever_was_removed_does_nothing_in_the_name_of_whoever_sits_there_next(cut: bool) -> None:
    """Not by what was on its way when they were shown out, nor by what they send after it."""
    at = table("", "", "")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    viewer = bob.viewer
    at.send(ann, fr.Set("", remove=1))
    at.give(tr.Asked("door-cid", en.NOBODY, en.Sat(1, "Cid", "", hashed("Cid"))))
    at.send(bob, fr.Say("", "I am Cid."))
    at.send(bob, fr.Set("", leave=True))
    if cut:
        at.cut(bob)
    at.run(lambda: "door-cid" in at.told)
    at.give(tr.Asked("later", 1, fr.Set("later", leave=True), viewer))
    at.run(wait=200)
    assert [person["name"] for person in ann.people] == ["Ann", "Cid", ""]
    assert not any(isinstance(row.entry, en.Said | en.Left) for row in at.rows)


@pytest.mark.parametrize("snapshot", [False, True])
def test_whoever_is_removed_during_the_game_does_not_come_back(snapshot: bool) -> None:
    """A bot plays on for good, whatever was open; what they sent meanwhile is not done."""
    at, (ann, bob, cid) = friends()
    play_on(at, Random(1), [ann, bob, cid], 8)
    viewer = bob.viewer
    cmd = at.send(ann, fr.Set("", remove=1))
    at.send(bob, fr.Set("", back=True))
    at.send(bob, fr.Say("", "I stay."))
    at.run(lambda: cmd in ann.answers)
    at.give(tr.Asked("later", 1, fr.Set("later", back=True), viewer))
    assert (bob.closed, at.room.seat_of(hashed("Bob"))) == (fr.NO_TOKEN, None)
    if snapshot:
        at.die(snapshot=True)
        for page in (ann, cid):
            at.connect(page)
    play_on(at, Random(2), [ann, cid], 30)
    at.run(lambda: sum(isinstance(row.entry, en.Moved) and row.entry.by == "bot" for row in at.rows) > 3)
    assert (ann.people[1]["name"], ann.people[1]["bot"], ann.people[1]["plays"]) == (
        "Bob",
        "greedy",
        "greedy",
    )
    assert not any(isinstance(row.entry, en.Said | en.TookBack) for row in at.rows)


def test_where_all_have_left_whoever_comes_first_is_host() -> None:
    at = table("", "", "")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    at.send(ann, fr.Set("", host=1))
    at.send(ann, fr.Set("", leave=True))
    at.send(bob, fr.Set("", leave=True))
    at.run(wait=200)
    assert not any(chair.person for chair in at.room.people.chairs)
    cid = at.sit(0, "Cid")
    assert [person["host"] for person in cid.people] == [True, False, False]


def test_the_next_host_is_somebody_who_has_not_left() -> None:
    at, (ann, bob, cid) = friends()
    at.send(bob, fr.Set("", leave=True))
    at.send(ann, fr.Set("", leave=True))
    at.run(wait=200)
    assert [person["host"] for person in cid.people] == [False, False, True]


def test_a_host_who_is_gone_for_long_is_host_no_more() -> None:
    """In a lobby without a clock too; a line that is cut for a while changes nothing."""
    at = table("", "", "", clock="none")
    ann, bob = at.sit(0, "Ann"), at.sit(1, "Bob")
    at.cut(ann)
    at.run(wait=AWAY // 2)
    assert [person["host"] for person in bob.people] == [True, False, False]
    at.connect(ann)
    at.run(wait=AWAY)
    assert [person["host"] for person in bob.people] == [True, False, False]
    at.cut(ann)
    at.run(wait=AWAY + 2 * BRIEF)
    assert [person["host"] for person in bob.people] == [False, True, False]
    at.connect(ann)
    assert answered(at, ann, fr.Set("", close=True))["code"] == "only-the-host"
    assert answered(at, bob, fr.Set("", host=0))["t"] == "done"


@pytest.mark.parametrize(("ask", "then"), [("turn", "usual"), ("mine", "mine")])
def test_passing_until_ones_turn_ends_with_it(ask: en.Ask, then: str) -> None:
    """And the page is told, so that it does not show what holds no more."""
    at, pages = friends()
    page = pages[0]
    cmd = at.send(page, fr.Set("", ask=ask))
    at.run(lambda: cmd in page.answers)
    assert at.room.people.chairs[0].ask == ask
    chance = Random(1)
    while not page.view["turn"] or page.view["active"] != 0:
        play_on(at, chance, pages, 1)
    assert [frame["ask"] for frame in page.frames if frame.get("ask")][-1] == then
