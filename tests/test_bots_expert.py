"""The expert: tries moves out in worlds, leaves greedy's for a sure gain alone, and tells the comparison."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from grosbill.bots import GreedyBot, World, make_bot
from grosbill.bots.base import Worlds
from grosbill.bots.expert.bot import QUICK, STRONG, ExpertBot, Tried, _better, _mean
from grosbill.bots.expert.features import NAMES, features
from grosbill.bots.expert.rollout import Continuations
from grosbill.bots.expert.value import chances, scores, standing, weights
from grosbill.bots.temperament import EVEN, TEMPERAMENTS
from grosbill.game import Game, new_game, restore
from grosbill.language import LANGUAGES
from grosbill.model.moves import Move
from grosbill.online.entries import Setup
from grosbill.online.thinking import Thinkers
from grosbill.online.traffic import Think
from playing import played, staged


class Counting:
    """Worlds that count how many were asked for and how many moves were tried in them."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.sampled: list[int] = []
        self.tried = 0

    def sample(self, seed: int) -> World:
        self.sampled.append(seed)
        return Counted(self.worlds.sample(seed), self)


class Counted:
    def __init__(self, world: World, count: Counting) -> None:
        self._world = world
        self._count = count

    def __getattr__(self, name: str) -> Any:
        return getattr(self._world, name)

    def clone(self) -> World:
        self._count.tried += 1
        return self._world.clone()


def decisions(game: Game, most: int) -> list[tuple[int, Game]]:
    """Moments of a game of greedy players at which somebody has a choice."""
    bots = [GreedyBot(seat, game.mix) for seat in range(len(game.names))]
    found: list[tuple[int, Game]] = []
    while not game.over and len(found) < most:
        seat = game.waiting[0]
        moves = game.legal(seat)
        if len(moves) > 1:
            found.append((seat, game.clone()))
        game.apply(seat, bots[seat].choose(game.view(seat), moves))
    return found


@pytest.mark.parametrize("name", ["expert", "expert-quick"])
def test_what_is_tried_is_counted_in_continuations(name: str) -> None:
    budget = STRONG if name == "expert" else QUICK
    most = sum(worlds * min(left, budget.candidates) for worlds, left in budget.rounds)
    tried = []
    for seat, game in decisions(new_game("munchkin", players=4, seed=3), 40):
        worlds = Counting(game.worlds(seat))
        make_bot(name, seat, game.mix).choose(game.view(seat), game.legal(seat), worlds)
        assert worlds.tried <= most
        assert len(set(worlds.sampled)) == len(worlds.sampled), "each world is new, and all try the same ones"
        tried.append(worlds.tried)
    assert max(tried) > most / 3, "that is much for positions with fewer moves than there are candidates"


def test_what_looks_the_same_is_thought_through_once() -> None:
    """After another offer the same moment looks otherwise; made once more, each is known."""
    game = staged(
        "players: {Ann: {level: 3}, Bob: {level: 5, wears: [mithril-armor], hand: [magic-missile]}, "
        "Cid: {}}\ncombat: {monsters: [net-troll]}"
    )
    offers = [move for move in game.legal(0) if move.kind == "ask" and move.target == "Bob"][:2]
    world, continuations = game.worlds(0).sample(1), Continuations(game.view(0), game.mix, 0)
    thought = []
    for _ in range(2):
        for move in offers:
            continuations.play(world.clone(), move)
        thought.append(sum([len(looks) for looks in continuations._known.values()]))
    assert len(offers) == 2
    assert thought == [continuations.choices / 2] * 2


def test_same_view_same_choice_whatever_is_hidden() -> None:
    """From the view as JSON, and in worlds of a game restored elsewhere."""
    for seat, game in decisions(new_game("lite", players=3, seed=5), 25):
        view, moves = game.view(seat), game.legal(seat)
        move = make_bot("expert", seat, game.mix).choose(view, moves, game.worlds(seat))
        sent = json.loads(json.dumps(view))
        elsewhere = restore(game.snapshot()).worlds(seat)
        assert make_bot("expert", seat, game.mix).choose(sent, moves, elsewhere) == move
        twin = game.determinize(seat, 99)
        assert make_bot("expert", seat, game.mix).choose(view, moves, twin.worlds(seat)) == move


def test_thinks_in_a_process_as_at_the_table() -> None:
    """A process gets the view and a snapshot; the worlds are made there."""
    seat, game = decisions(new_game("munchkin", players=3, seed=8), 30)[-1]
    view, moves = game.view(seat), game.legal(seat)
    setup = Setup(id="t", edition="munchkin", seats=("", "", ""), sexes=("", "", ""))
    thinkers = Thinkers(1)
    try:
        job = Think(seat, "expert", game.moment, view, moves, game.snapshot())
        thought = thinkers.think(setup, job).result()
    finally:
        thinkers.close()
    assert thought == str(make_bot("expert", seat, game.mix).choose(view, moves, game.worlds(seat)))


def test_without_worlds_it_plays_as_greedy() -> None:
    game = played(moves=300)
    seat = game.waiting[0]
    view, moves = game.view(seat), game.legal(seat)
    assert make_bot("expert", 4, game.mix).choose(view, moves) == GreedyBot(4, game.mix).choose(view, moves)


def test_takes_the_win_and_lets_nobody_else_have_it() -> None:
    scene = "players: {Ann: {level: 9, wears: [mithril-armor]}, Bob: {hand: [magic-missile]}, Cid: {}}\n"
    game = staged(scene + "combat: {monsters: [potted-plant]}")
    assert _chosen(game, 0).kind == "claim"
    scene = "players: {Ann: {level: 9}, Bob: {hand: [curse-lose-a-level]}, Cid: {}}\n"
    game = staged(scene + "combat: {monsters: [potted-plant]}", "Ann: claim victory")
    assert _chosen(game, 1).kind == "play"


def _chosen(game: Game, seat: int) -> Move:
    return make_bot("expert", 1, game.mix).choose(game.view(seat), game.legal(seat), game.worlds(seat))


def test_a_gain_counts_only_if_it_is_larger_than_its_error() -> None:
    """World by world: the same mean gain, once in every world and once by a single lucky one."""
    first = Tried(Move("pass"), [0.2, 0.3, 0.4, 0.5])
    steady = Tried(Move("run"), [0.23, 0.33, 0.43, 0.53])
    lucky = Tried(Move("run"), [0.15, 0.25, 0.35, 0.77])
    assert sum(steady.worth) == pytest.approx(sum(lucky.worth))
    assert _better(steady, first, 1)
    assert not _better(lucky, first, 1)


def test_temperaments_weigh_the_same_continuations_differently() -> None:
    """For the cautious a spread is a loss, whatever the mean."""
    even, spread = [0.3, 0.3], [0.1, 0.52]
    cautious = TEMPERAMENTS["cautious"]
    assert _mean(spread, EVEN) > _mean(even, EVEN)
    assert _mean(spread, cautious) < _mean(even, cautious)


# --- the value of a position ------------------------------------------------------------------------------


def test_chances_are_those_of_one_winner_and_rise_with_the_level() -> None:
    game = new_game("munchkin", players=4, seed=1)
    view = json.loads(json.dumps(game.view(0)))
    before, _ = standing(view, game.mix)
    assert sum(before) == pytest.approx(1)
    view["players"][0]["level"] = 8
    after, _ = standing(view, game.mix)
    assert after[0] > before[0] + 0.1
    assert all(a < b for a, b in zip(after[1:], before[1:], strict=True))


@pytest.mark.parametrize("edition", ["munchkin", "lite", "star", "cthulhu", "star+cthulhu"])
def test_every_set_has_the_features(edition: str) -> None:
    game = new_game(edition, players=3, seed=2)
    rows = features(game.view(1), game.mix)
    assert [len(row) for row in rows] == [len(NAMES)] * 3
    assert len(weights()) == len(NAMES)
    assert sum(chances(scores(rows))) == pytest.approx(1)


# --- why --------------------------------------------------------------------------------------------------


def test_tells_the_comparison_in_both_languages() -> None:
    told = 0
    for seat, game in decisions(new_game("munchkin", players=4, seed=3), 40):
        bot = ExpertBot(seat, game.mix)
        view = game.view(seat)
        move = bot.choose(view, game.legal(seat), game.worlds(seat))
        texts = {lang: bot.explain(view, move, lang) for lang in LANGUAGES}
        if "continuation" in texts["en"]:
            told += 1
            mine, other = map(int, re.findall(r"(\d+) %", texts["en"])[:2])
            assert mine > other or "mostly" not in texts["en"] or "first sight" in texts["en"], (
                "nothing speaks for a move that does not win more often"
            )
            assert re.match(
                r"Chances of winning: \d+ % against \d+ % in (one|\d+) continuations?, .+\.", texts["en"]
            )
            assert re.match(
                r"Chances de gagner\u00a0: \d+\u00a0% contre \d+\u00a0% sur (une|\d+) "
                r"suites? possibles?, .+\.",
                texts["fr"],
            )
        assert all(text.endswith(".") for text in texts.values())
    assert told > 10
