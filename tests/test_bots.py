"""The simple opponents: legal in every game, the same choice for the same view, and better than chance."""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import mean
from typing import Any

import pytest

from grosbill.bots import Bot, GreedyBot, RandomBot
from grosbill.game import Game, new_game
from grosbill.model.moves import Move, Terms
from grosbill.sim import simulate

MAX_TURNS = 1000
TABLES = [
    *(("munchkin", players) for players in (3, 4, 5, 6)),
    *(("lite", 3), ("lite", 4), ("star", 3), ("star", 6), ("cthulhu", 3), ("cthulhu", 5)),
    ("munchkin+lite+star+cthulhu", 4),
]


def play(game: Game, bots: Sequence[Bot]) -> list[tuple[dict[str, Any], Move]]:
    """Play to the end; every choice of two or more moves, with the view it was made from."""
    choices = []
    while not game.over and game.turn < MAX_TURNS:
        seat = game.waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        move = bots[seat].choose(view, moves)
        assert move in moves
        if len(moves) > 1:
            choices.append((view, move))
        game.apply(seat, move)
    return choices


def table(edition: str, players: int, seed: int) -> Game:
    return new_game(edition, players=players, seed=seed)


def simple(game: Game, seed: int = 0) -> list[GreedyBot]:
    return [GreedyBot(seed + seat, game.mix) for seat in range(len(game.names))]


@pytest.mark.fuzz
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("seed", range(5))
def test_whole_games(edition: str, players: int, seed: int) -> None:
    game = table(edition, players, seed)
    choices = play(game, simple(game, seed))
    assert game.over
    for view, move in choices:
        step = (view["step"] or {"kind": ""})["kind"]
        mine = view["players"][view["you"]]
        if move.kind in ("give", "discard", "offer"):
            assert step in ("charity", "shedding"), f"{move} at {step!r}: nothing is given away"
        if move.kind == "play" and game.mix.defs_by_id[move.card].kind == "curse":
            assert move.target != mine["name"], f"{move}: nobody curses themselves"
        if move.kind == "run":
            assert view["combat"]["munchkins"] <= view["combat"]["monsters_total"]


@pytest.mark.fuzz
def test_far_quicker_than_chance() -> None:
    simples = []
    for seed in range(20):
        game = table("munchkin", 4, seed)
        play(game, simple(game, seed))
        simples.append(game.turn)
    randoms = [simulate.play("munchkin", 4, 1, number).turns for number in range(60)]
    assert mean(simples) * 2 < mean(randoms)


@pytest.mark.fuzz
def test_beats_random_players() -> None:
    wins = 0
    for seed in range(10):
        game = table("munchkin", 4, seed)
        bots: list[Bot] = [RandomBot(seed * 10 + seat) for seat in range(4)]
        bots[seed % 4] = GreedyBot(seed, game.mix)
        play(game, bots)
        wins += seed % 4 in game.winners
    assert wins >= 7


def test_same_view_same_choice_from_plain_data() -> None:
    """A bot keeps nothing in mind: a new one, given the view as JSON, chooses the same."""
    game = table("munchkin", 4, 1)
    bots = simple(game)
    choices = 0
    while not game.over and game.turn < 12:
        seat = game.waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        sent = json.loads(json.dumps(view))
        move = bots[seat].choose(view, moves)
        assert GreedyBot(seat, game.mix).choose(sent, moves) == move
        assert RandomBot(3).choose(sent, moves) == RandomBot(3).choose(view, moves)
        choices += len(moves) > 1
        game.apply(seat, move)
    assert choices > 20


def test_random_bot_makes_every_move() -> None:
    game = table("lite", 3, 1)
    view, moves = game.view(0), [Move("play", name) for name in "abcd"]
    chosen = {RandomBot(seed).choose(view, moves) for seed in range(100)}
    assert chosen == set(moves)


# --- what it does in some situations, from views written by hand ------------------------------------------


def scene(game: Game, seat: int, **changes: Any) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(json.dumps(game.view(seat)))
    view.update(
        {"turn": 5, "phase": "start", "active": seat, "waiting": [seat], "step": None, "combat": None}
    )
    return view | changes


def fight(
    fighter: int, ours: int, theirs: int, monster: str = "net-troll", treasures: int = 3
) -> dict[str, Any]:
    foe = {"card": monster, "monster": monster, "level": theirs, "treasures": treasures, "enhancers": []}
    return {
        "fighter": fighter,
        "helper": -1,
        "forced": False,
        "monsters": [foe],
        "munchkins": ours,
        "monsters_total": theirs,
        "munchkin_parts": [],
        "monster_parts": [],
        "plays": [],
        "treasures": 0,
        "running": False,
        "deal": None,
    }


@pytest.fixture(name="game")
def opened() -> Game:
    return table("munchkin", 4, 1)


def choose(game: Game, view: dict[str, Any], *moves: Move) -> str:
    return str(GreedyBot(7, game.mix).choose(view, moves))


def test_claims_what_it_wins_and_runs_from_what_it_loses(game: Game) -> None:
    view = scene(game, 0, combat=fight(0, 12, 10), step={"kind": "battle"})
    boost = Move("play", "magic-missile", target="munchkins")
    assert choose(game, view, Move("claim"), boost) == "claim victory"
    view = scene(game, 0, combat=fight(0, 1, 20), step={"kind": "battle"})
    assert choose(game, view, Move("run"), boost) == "run away"


def test_turns_its_own_fight_with_the_cheapest_one_shot(game: Game) -> None:
    view = scene(game, 0, combat=fight(0, 9, 10), step={"kind": "battle"})
    moves = [
        Move("play", card, target=side)
        for card in ("magic-missile", "potion-of-idiotic-bravery")
        for side in ("munchkins", "monsters")
    ]
    assert choose(game, view, Move("run"), *moves) == "play potion-of-idiotic-bravery on munchkins"


def test_asks_for_help_with_a_fair_share(game: Game) -> None:
    view = scene(game, 0, combat=fight(0, 5, 10), step={"kind": "battle"})
    view["players"][2]["bonus"] = 8
    asks = [Move("ask", target=n, terms=Terms(treasures=t)) for n in game.names[1:] for t in (0, 1, 2, 3)]
    assert choose(game, view, Move("run"), *asks) == "ask Cid for help offering 2 treasures"


@pytest.mark.parametrize(
    ("level", "treasures", "ours", "answer"),
    [
        (3, 1, 8, "accept"),  # it pays
        (3, 0, 8, "refuse"),  # for nothing, to an equal
        (1, 0, 8, "accept"),  # for nothing, to one far behind
        (9, 2, 8, "refuse"),  # the winning kill
        (3, 2, 1, "refuse"),  # lost all the same
    ],
)
def test_answers_offers(game: Game, level: int, treasures: int, ours: int, answer: str) -> None:
    terms = {
        "treasures": treasures,
        "helper_first": False,
        "give": [],
        "get": [],
        "level_card": "",
        "stay_out": False,
    }
    step = {"kind": "offer", "seat": 1, "maker": 0, "terms": terms, "fight": True}
    view = scene(game, 1, active=0, combat=fight(0, ours, 10), step=step)
    view["players"][0]["level"] = level
    view["players"][1].update({"level": 4, "race": []})
    assert choose(game, view, Move("accept"), Move("refuse")) == answer


def test_spoils_the_winning_kill(game: Game) -> None:
    moves = [
        Move("pass"),
        Move("play", "ancient", target="net-troll"),
        Move("play", "baby", target="net-troll"),
        Move("play", "curse-lose-a-level", target="Ann"),
        Move("play", "curse-lose-a-level", target="Bob"),
    ]
    view = scene(game, 1, active=0, combat=fight(0, 12, 10), step={"kind": "claim", "removal": False})
    assert choose(game, view, *moves) == "pass"
    view["players"][0]["level"] = 9
    assert choose(game, view, *moves) == "play curse-lose-a-level on Ann"
    assert choose(game, view, *moves[:3]) == "play ancient on net-troll"


def test_keeps_race_and_items_and_gives_the_least_useful_card(game: Game) -> None:
    view = scene(game, 0, step={"kind": "lull"})
    view["players"][0]["race"] = ["elf"]
    idle = [Move("discard", "elf"), Move("give", "mithril-armor", target="Bob"), Move("pass")]
    assert choose(game, view, *idle) == "pass"
    view = scene(game, 0, phase="end", step={"kind": "charity", "seat": 0})
    gifts = [
        Move("give", card, target="Bob") for card in ("1000-gold-pieces", "plutonium-dragon", "magic-missile")
    ]
    assert choose(game, view, *gifts) == "give plutonium-dragon to Bob"


def test_uses_levels_on_itself_and_sells_what_it_does_not_use(game: Game) -> None:
    view = scene(game, 0)
    levels = [Move("play", "1000-gold-pieces", target=name) for name in ("", "Bob")]
    assert choose(game, view, Move("open"), *levels) == "play 1000-gold-pieces"
    view["players"][0].update({"items": ["mithril-armor"], "used": ["mithril-armor"]})
    spare = Move("sell", cards=("pointy-hat-of-power", "bow-with-ribbons"))
    worn = Move("sell", cards=("mithril-armor", "bow-with-ribbons"))
    view["players"][0].update({"race": [], "class": ["warrior"]})
    assert choose(game, view, Move("open"), worn, spare) == str(spare)
    assert choose(game, view, Move("open"), worn) == "open door"
