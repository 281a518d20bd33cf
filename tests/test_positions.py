"""Wherever the scenarios lead, all is in order, and what is listed is what may be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill import Game, Move, new_game
from grosbill.model import steps as s
from grosbill.model.hurry import NO_HURRY, Hurry
from grosbill.model.moves import PASS, Terms
from grosbill.model.records import replace
from grosbill.rules import play
from grosbill.rules.kernel.step_rules import rules_of
from grosbill.rules.verbs.picks import candidates
from grosbill.scenarios.checking import step_name
from grosbill.scenarios.reading import Loaded, find, load
from grosbill.scenarios.running import Run
from grosbill.testing import check_said, check_settled, check_told, check_ways
from grosbill.testing.invariants import (
    check_bids,
    check_cached,
    check_fight,
    check_places,
    check_public,
    check_seats,
    check_steps,
    check_tops,
    table_of,
)
from grosbill.testing.listers import check_listed, check_listers

SCENARIOS = Path(__file__).parent.parent / "scenarios"
FEWEST = 300
"""Fewer sorts of positions than that would mean that something is not looked at any more."""

ARRANGED = ("use", "play", "carry", "wear", "remove", "discard", "sell")
UNASKED = (*ARRANGED, "offer", "give", "ask", "bid", "show")
"""What nobody asks for is counted (R-PROC-009), unless it answers a step; nobody is asked to ask or bid."""

HURRIES = (NO_HURRY, Hurry(until=1), Hurry(heeded=0b110, in_lulls=0b010), Hurry(heeded=0b001, until=3))

_NO_CARD, _NOBODY = "no-such-card", "Nobody"
NONSENSE = (
    *(Move(kind, _NO_CARD) for kind in ("play", "use", "wear", "remove", "carry", "discard", "trouble")),
    *(Move(kind, _NO_CARD) for kind in ("flee", "pick")),
    Move("sell", cards=(_NO_CARD,)),
    Move("bid", _NO_CARD, target=_NO_CARD),
    Move("give", _NO_CARD, target=_NOBODY),
    Move("offer", target=_NOBODY, terms=Terms(give=(_NO_CARD,))),
    Move("counter", terms=Terms(give=(_NO_CARD,))),
    Move("ask", target=_NOBODY),
    Move("show", target=_NOBODY),
    Move("choose", target=_NOBODY),
    Move("choose", n=99),
)


class Watched(Run):
    """A scenario that is looked at after each move; once for each sort of position, from top to bottom."""

    def __init__(self, loaded: Loaded, seen: set[tuple[object, ...]]) -> None:
        """`seen` holds the sorts of positions that were compared before."""
        super().__init__(loaded)
        self.seen = seen

    def _do(self, seat: int, move: Move) -> None:
        if move in play.legal(self.t, seat):
            check_ways(self.t, seat, move)
        else:
            check_listed(self._game(), seat, move)
        unasked = move.kind in UNASKED and move.kind not in rules_of(self.t).answers
        before = self.t.copied()
        super()._do(seat, move)
        if self.t.turn == before.turn:
            acts = self.t.seats[seat].acts - before.seats[seat].acts
            assert acts == int(unasked or move.kind in ("ask", "bid")), f"{self.where}: {move} counts {acts}"
        check_told(before, self.t, self.t.events)
        check_steps(self.t)
        check_fight(self.t)
        check_seats(self.t)
        check_bids(self.t)
        check_cached(self.t)
        self._check_pick()
        check_public(self.t)
        check_tops(self.t)
        if not self.loaded.scenario.empty:  # else cards were taken out of the game
            check_places(self.t)
        for number in range(len(self.t.names)):
            for listed in play.legal(self.t, number):
                refusal = play.check(self.t, number, listed)
                assert refusal is None, f"{self.where}: {listed} is listed, and refused: {refusal}"
            sort = self._sort(number)
            if sort not in self.seen:
                self.seen.add(sort)
                game = self._game()
                _check_seat(game)
                _check_lines(game)
                check_listers(game, number, len(self.seen))
                for other in play.legal(self.t, number):
                    check_ways(self.t, number, other)
                for hurry in HURRIES:
                    check_settled(self.t, hurry)
                self._check_refused(number)

    def _check_refused(self, number: int) -> None:
        """Nonsense is refused; so is what could be done by one who had not done enough in this turn."""
        held = [self.t.mix.ref[card] for card in self.t.seats[number].hand]
        for nonsense in (*NONSENSE, *[Move("give", name, target=_NOBODY) for name in held]):
            assert check_said(self.t, number, nonsense) is not None, f"{self.where}: {nonsense}"
        for move in [move for move in play.legal(self.t, number) if move.kind in ("play", "use", "pick")]:
            for nonsense in (
                replace(move, n=99),
                replace(move, owner=_NOBODY),
                replace(move, power=_NO_CARD),
                replace(move, target=_NOBODY),
            ):
                assert check_said(self.t, number, nonsense) is not None, f"{self.where}: {nonsense}"
        check_said(self.t, number, PASS)
        rested = self.t.copied()
        rested.seats[number].acts = 0
        listed = play.legal(self.t, number)
        for move in play.legal(rested, number):
            allowed = check_said(self.t, number, move) is None
            assert allowed == (move in listed), f"{self.where}: {move}"

    def _check_pick(self) -> None:
        """So many cards are asked for as there are, or one blind from a hand."""
        top = self.t.steps[-1] if self.t.steps else None
        if isinstance(top, s.Pick):
            assert top.left <= max(1, len(candidates(self.t, top))), self.where

    def _sort(self, number: int) -> tuple[object, ...]:
        """What is going on, whether this seat is to answer, fights, has done enough; what moves it has."""
        what = getattr(self.t.steps[-1], "what", "") if self.t.steps else ""
        kinds = frozenset(move.kind for move in play.legal(self.t, number))
        enough = self.t.seats[number].acts >= self.t.settings.moves_per_turn
        fights = self.t.fight is not None and number == self.t.fight.fighter
        return step_name(self.t), what, number in play.waiting(self.t), fights, enough, kinds

    def _game(self) -> Game:
        # How it was set up is for records only, and an edition of a pack cannot be set up without the pack.
        setup = new_game("munchkin", players=len(self.t.names))._setup
        return Game(self.t.copied(), setup)


def _check_seat(game: Game) -> None:
    """Where one seat has to answer, everyone sees which."""
    step = game.view(None)["step"]
    if rules_of(table_of(game)).asks == "one" and "seat" in (step or {}):
        assert game.waiting == (step["seat"],), step


def _check_lines(game: Game) -> None:
    """A line of a total says what adds something; a level has its line even where it counts for nothing."""
    combat = game.view(None)["combat"] or {"munchkin_parts": [], "monster_parts": []}
    assert all(n or not card for _, card, n in combat["munchkin_parts"]), combat
    alive = [player["alive"] for player in game.view(None)["players"]]
    fighters = [
        seat for seat in (combat.get("fighter", -1), combat.get("helper", -1)) if seat >= 0 and alive[seat]
    ]
    assert [seat for seat, card, _ in combat["munchkin_parts"] if not card] == fighters, combat


@pytest.mark.fuzz
def test_all_is_in_order_wherever_a_scenario_leads() -> None:
    seen: set[tuple[object, ...]] = set()
    for path in find([SCENARIOS]):
        Watched(load(path), seen).play()
    assert len(seen) > FEWEST


@pytest.mark.parametrize(
    ("name", "unheard"),
    [
        ("charity/to-the-lowest", "GaveCharity"),
        ("curses-one-by-one/curse-lose-a-level", "LostLevels"),
        ("curses-one-by-one/curse-change-sex", "ChangedSex"),
        ("curses-one-by-one/curse-chicken-on-your-head-flies-off", "Lifted"),
        ("selling/a-level-for-each-thousand", "GainedLevels"),
    ],
)
def test_what_is_not_told_is_noticed(name: str, unheard: str) -> None:
    """The account can fail: of the same moves without one of their events."""
    run = Deaf(load(SCENARIOS / f"{name}.yaml"), unheard)
    with pytest.raises(AssertionError):
        run.play()


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("charity/to-the-lowest", 0),
        ("cards-and-piles/showing-a-hand", 0),
        ("treasure/face-up-with-help", 0),
        ("charity/to-the-lowest", 0b111),
    ],
)
def test_what_is_known_of_a_hand_is_what_was_told(name: str, known: int) -> None:
    """The account can fail: with hands of which nobody knows anything, or everybody everything."""
    run = Muddled(load(SCENARIOS / f"{name}.yaml"), known)
    with pytest.raises(AssertionError, match="of the hand of"):
        run.play()


class Muddled(Run):
    """A scenario after each move of which all cards in hand are known to the same seats."""

    def __init__(self, loaded: Loaded, known: int) -> None:
        """`known` has the bits of these seats."""
        super().__init__(loaded)
        self.known = known

    def _do(self, seat: int, move: Move) -> None:
        before = self.t.copied()
        super()._do(seat, move)
        after = self.t.copied()
        for player in after.seats:
            player.known = (self.known,) * len(player.hand)
        check_told(before, after, self.t.events)


class Deaf(Run):
    """A scenario whose account is taken without the events of one sort."""

    def __init__(self, loaded: Loaded, unheard: str) -> None:
        """`unheard` is the name of that sort."""
        super().__init__(loaded)
        self.unheard = unheard

    def _do(self, seat: int, move: Move) -> None:
        before = self.t.copied()
        super()._do(seat, move)
        heard = [event for event in self.t.events if type(event).__name__ != self.unheard]
        check_told(before, self.t, heard)
