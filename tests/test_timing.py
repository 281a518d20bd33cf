"""The page of what is open when: its words are complete, and what the rules list is what it allows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import ClassVar

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import grosbill
from grosbill import Event, Game, Move, Terms, new_game
from grosbill.effects.points import POINTS
from grosbill.language import LANGUAGES, say
from grosbill.notation.timing import ACTS, ALWAYS, ROLES, ROWS, Row, page
from grosbill.packs import editions
from grosbill.rules import play as rules
from grosbill.rules.book import MOVES
from grosbill.rules.kernel.refusals import BEING_SETTLED
from grosbill.rules.kernel.step_rules import STEPS, now
from grosbill.rules.table import Table, fighting
from grosbill.scenarios.reading import find, load
from grosbill.scenarios.running import Run
from grosbill.testing import mixed, play
from grosbill.testing.invariants import table_of
from grosbill.testing.universe import everything

SCENARIOS = Path(__file__).parents[1] / "scenarios"
WORDS = Path(grosbill.__file__).parent / "language"
BY_KEY = {row.key: row for row in ROWS}

# --- words --------------------------------------------------------------------------------------------------


def _wanted() -> Iterator[str]:
    """The messages that steps, moves, points, what is open beside them and roles need."""
    for row in ROWS:
        yield f"timing-step-{row.key}"
        by_point = row.rules.asks == "several" and row.rules.bits is None
        yield f"timing-asked-{'point' if by_point else row.key}"
    yield from (f"timing-move-{kind}" for kind in MOVES)
    yield from (f"timing-point-{name}" for name in POINTS)
    yield from (f"timing-act-{name}" for name in ACTS)
    yield from (f"timing-role-{role}" for role in ROLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_move_and_point_has_its_words_and_no_other_has(lang: str) -> None:
    source = (WORDS / lang / "timing.ftl").read_text("utf-8")
    there = {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}
    groups = ("step", "asked", "move", "point", "act", "role")
    told = {name for name in there if name.startswith(tuple([f"timing-{group}-" for group in groups]))}
    assert told == set(_wanted())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_them_are_on_the_page(lang: str) -> None:
    text = page().lower()
    for name in _wanted():
        assert say(lang, name).lower() in text, name


def test_whatever_a_step_opens_is_named() -> None:
    named = sum(POINTS.values()) + sum(ACTS.values())
    for row in ROWS:
        assert not sum(row.open.values()) & ~named, row.key


# --- rows ---------------------------------------------------------------------------------------------------


def test_every_step_that_asks_has_a_row() -> None:
    asking = {kind.__name__.lower() for kind, known in STEPS.items() if known.asks != "nobody"}
    assert set(BY_KEY) == asking - {"nonetype"} | {"none"}


def test_only_showing_ones_hand_waits_for_nothing() -> None:
    """Any other kind of move has to say where it may be made, or be what a step asks for."""
    assert set(ALWAYS) == {"show"}


def test_every_kind_of_move_can_be_made_somewhere() -> None:
    assert set().union(*(row.kinds(ROLES) for row in ROWS)) == set(MOVES)


@pytest.mark.parametrize(
    ("key", "roles", "kinds"),
    [
        ("falls", ["anyone"], {"pass", "play", "use", "discard", "show"}),
        ("pick", ROLES, {"pass", "pick", "show", "play"}),  # a curse, while the discards are searched
        ("opening", ["anyone"], {"pass", "play", "carry", "wear", "remove", "discard", "show"}),
        (
            "trade",
            ["anyone", "asked"],
            {
                *("accept", "refuse", "withdraw", "play", "use", "bid", "discard", "show"),
                *("carry", "wear", "remove", "offer", "give", "ask"),
            },
        ),
    ],
)
def test_a_row_as_the_rules_have_it(key: str, roles: list[str], kinds: set[str]) -> None:
    assert BY_KEY[key].kinds(roles) == kinds


def test_selling_is_for_whose_turn_it_is() -> None:
    row = BY_KEY["lull"]
    assert "sell" in row.kinds(["anyone", "active"])
    assert "sell" not in row.kinds(["anyone", "others", "asked"])


# --- what R-PROC-005 closes, and nothing else ---------------------------------------------------------------

CLOSED = {
    "opening": "no turn has begun",
    **dict.fromkeys(("pick", "choice", "naming", "deciding", "sharing", "meeting"), "a choice"),
    **dict.fromkeys(("rolled", "escaped", "caught"), "a die from its roll to its consequence"),
    **dict.fromkeys(("bidding", "shedding"), "a payment"),
    "looting": "a looting",
    "charity": "a charity",
    **dict.fromkeys(("announced", "turned", "falls", "sinking", "dying"), "an effect about to come"),
}
"""The steps at which not everyone may act as always, and why."""

ANY_TIME = POINTS["any_time"] | ACTS["give-up"] | ACTS["arrange"]
PEACE = POINTS["peace"]
OWN_TURN = POINTS["own_turn"] | ACTS["sell"]


def test_only_what_is_being_settled_is_closed() -> None:
    """R-TIME-001 to 004 and 006 for anyone, 005 and 013 outside a fight, 008 to 010 for whose turn it is."""
    for key in BY_KEY.keys() - CLOSED:
        row, fight = BY_KEY[key], key in ("battle", "claim", "flight", "fleeing", "respite")
        assert row.open["anyone"] & ANY_TIME == ANY_TIME, key
        assert (row.open["anyone"] | row.open["others"]) & PEACE, key
        assert fight or row.open["active"] & OWN_TURN == OWN_TURN, key
        assert row.open["anyone"] & ACTS["trade"], key


def test_what_is_being_settled_is_closed() -> None:
    for key, why in CLOSED.items():
        bits = sum(BY_KEY[key].open.values()) - BY_KEY[key].open["asked"]
        allowed = ACTS["give-up"] | (ACTS["arrange"] if key == "opening" else 0)
        assert not bits & (ANY_TIME | OWN_TURN | PEACE) & ~allowed, f"{key}: {why}"


def _deals(t: Table, number: int) -> list[Move]:
    """A sale of all there is, and an offer of the first."""
    items = tuple(dict.fromkeys([t.mix.ref[card] for card in t.seats[number].play]))
    other = t.names[number - 1]
    return [Move("sell", cards=items), Move("offer", target=other, terms=Terms(give=items[:1]))]


IN_TIME = ("play", "use", "carry", "wear", "remove", "discard", "give", "offer", "sell")


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [*editions(), "+".join(editions())])
def test_whoever_is_refused_at_an_open_step_is_not_told_to_wait(name: str) -> None:
    """Every kind of move of the R-TIME clauses at the steps of many games, by everyone."""
    rng = Random(2)
    tried: set[tuple[str, str]] = set()

    def look(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        if game.over or rng.random() > 0.04:
            return
        t = table_of(game)
        key = _row(t).key
        number = rng.choice(_living(t))
        for attempt in (*everything(game, number), *_deals(t, number)):
            if attempt.kind not in IN_TIME or attempt.kind in _row(t).answers:
                continue
            refusal = game.check(number, attempt)
            settled = refusal == BEING_SETTLED
            trade = attempt.kind in ("give", "offer") and _row(t).name == "offer"
            assert key in CLOSED or trade or not settled, f"{key}: {attempt} by {number}"
            tried.add((key, attempt.kind))

    for seed in (1, 2, 3, 4):
        game = new_game(name, players=4, seed=seed)
        play(game, mixed(seed, 4), seed, interject=0.2, turns=40, watch=look)
    assert {kind for _, kind in tried} == set(IN_TIME)


# --- the truth of it ----------------------------------------------------------------------------------------


def _row(t: Table) -> Row:
    return BY_KEY[type(t.steps[-1]).__name__.lower() if t.steps else "none"]


def _roles(t: Table, number: int) -> list[str]:
    roles = ["anyone", "fighters" if fighting(t, number) else "others"]
    return roles + ["active"] * (number == t.active) + ["asked"] * (number in rules.waiting(t))


def _check(t: Table, number: int, moves: Iterable[Move]) -> None:
    """Whatever this seat may do now is in the row of the step, under one of its roles."""
    row, roles = _row(t), _roles(t, number)
    outside = {move.kind for move in moves} - row.kinds(roles)
    assert not outside, f"{row.key}: {outside} for {roles}"
    open_now = 0
    for role in roles:
        open_now |= row.open[role]
    assert not now(t, number) & ~open_now, f"{row.key}: more is open to {roles} than the page says"


def _living(t: Table) -> list[int]:
    """Whom the page is about: the dead do nothing but end their own turn."""
    return [number for number, player in enumerate(t.seats) if player.alive and not t.winners]


class _Watched(Run):
    """A scenario, looked at before each of its steps."""

    seen: ClassVar[set[str]] = set()

    def act(self, text: str) -> None:
        living = _living(self.t)
        if living:
            self.seen.add(_row(self.t).key)
        for number in living:
            _check(self.t, number, rules.legal(self.t, number))
        super().act(text)


@pytest.mark.fuzz
def test_what_is_legal_in_a_scenario_is_on_the_page() -> None:
    """There are scenarios for each row."""
    for path in find([SCENARIOS]):
        _Watched(load(path)).play()
    assert _Watched.seen == set(BY_KEY)


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [*editions(), "+".join(editions())])
def test_what_is_legal_in_a_game_is_on_the_page(name: str) -> None:
    """What is listed, and now and then whatever else is accepted."""
    rng = Random(1)

    def look(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        t = table_of(game)
        for number in _living(t):
            _check(t, number, game.legal(number))
        if rng.random() < 0.05 and not game.over:
            number = rng.choice(_living(t))
            _check(t, number, [move for move in everything(game, number) if game.check(number, move) is None])

    for seed in (1, 2, 3):
        game = new_game(name, players=4, seed=seed)
        assert play(game, mixed(seed, 4), seed, interject=0.2, turns=40, watch=look) > 50
