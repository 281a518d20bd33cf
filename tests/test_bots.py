"""The bots: legal in every game, same view same choice, stronger than chance, and able to say why."""

from __future__ import annotations

import gc
import json
import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import grosbill.bots
from grosbill.bots import Bot, BotError, GreedyBot, RandomBot, bot_names, looks_ahead, make_bot
from grosbill.bots.temperament import EVEN, TEMPERAMENTS
from grosbill.game import Game, new_game
from grosbill.language import LANGUAGES, say
from grosbill.model.moves import Move, Terms
from grosbill.model.state import State
from playing import staged

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
        if move.kind == "discard" and view["combat"] and step != "shedding":  # what the fight hangs on
            assert view["combat"]["munchkins"] <= view["combat"]["monsters_total"]
        elif move.kind in ("give", "discard"):
            assert step in ("charity", "shedding"), f"{move} at {step!r}: nothing is given away"
        if move.kind == "play" and game.mix.defs_by_id[move.card].kind == "curse":
            assert move.target != mine["name"], f"{move}: nobody curses themselves"
        if move.kind == "run":
            assert view["combat"]["munchkins"] <= view["combat"]["monsters_total"]


BLEND = "munchkin+lite+star+cthulhu"


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["munchkin", "lite", "star", "cthulhu", BLEND])
def test_beats_random_players(edition: str) -> None:
    """The bars are for hundreds of games (`grosbill arena`); of two dozen, a player of par would win six."""
    wins = 0
    for seed in range(24):
        game = table(edition, 4, seed)
        bots = [make_bot("random", seed * 10 + seat, game.mix) for seat in range(4)]
        bots[seed % 4] = make_bot("greedy", seed, game.mix)
        play(game, bots)
        wins += seed % 4 in game.winners
    assert wins >= 13


@pytest.mark.fuzz
def test_temperaments_can_be_told_apart() -> None:
    """Who meddles in others' fights, who strikes deals, and who looks for trouble."""
    names = [f"greedy-{name}" for name in TEMPERAMENTS]
    did = {name: Counter[str]() for name in names}
    for seed in range(60):
        game = table("munchkin", len(names), seed)
        seats = [names[(seat + seed) % len(names)] for seat in range(len(names))]
        bots = [make_bot(name, seed, game.mix) for name in seats]
        for view, move in play(game, bots):
            fight = view["combat"]
            outside = fight and view["you"] not in (fight["fighter"], fight["helper"])
            kind = "meddle" if outside and move.kind in ("play", "use") else move.kind
            did[seats[view["you"]]][kind] += 1
    cautious, backstabber, diplomat = (did[f"greedy-{name}"] for name in TEMPERAMENTS)
    assert backstabber["meddle"] > 1.3 * max(diplomat["meddle"], cautious["meddle"])
    agreeable = [each["accept"] / (each["accept"] + each["refuse"]) for each in (diplomat, backstabber)]
    assert agreeable[0] > agreeable[1] + 0.15
    assert diplomat["ask"] > backstabber["ask"]
    assert cautious["trouble"] < min(diplomat["trouble"], backstabber["trouble"])


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


@pytest.mark.fuzz
@pytest.mark.parametrize("name", bot_names())
@pytest.mark.parametrize("edition", ["munchkin", "cthulhu"])
def test_what_a_seat_cannot_know_makes_no_difference(name: str, edition: str) -> None:
    """The same is chosen in the game and in a world that the seat cannot tell from it."""
    game = table(edition, 4, 11)
    bots = [make_bot(name, seat, game.mix) for seat in range(4)]
    most = 12 if looks_ahead(name) else 60
    choices = 0
    while not game.over and choices < most:
        seat = game.waiting[0]
        moves = game.legal(seat)
        move = bots[seat].choose(game.view(seat), moves, game.worlds(seat))
        if len(moves) > 1 and game.turn > 3:
            twin = game.determinize(seat, choices)
            again = make_bot(name, seat, game.mix)
            assert again.choose(twin.view(seat), twin.legal(seat), twin.worlds(seat)) == move
            choices += 1
        game.apply(seat, move)
    assert choices == most


def test_a_view_cut_off_from_the_game() -> None:
    """The text of a view and of the moves is enough, when there is no game any more."""
    game = table("cthulhu", 4, 3)
    while len(game.legal(game.waiting[0])) < 3:
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    seat, mix = game.waiting[0], game.mix
    text = json.dumps(game.view(seat))
    moves = [Move(move.kind, move.card, move.power, move.target) for move in game.legal(seat)]
    del game
    gc.collect()
    for name in bot_names():
        bot = make_bot(name, 5, mix)
        move = bot.choose(json.loads(text), moves)
        assert move in moves
        assert not any(isinstance(each, State | Game) for each in reached(bot)), f"{name} holds a game"
        for lang in LANGUAGES:
            assert bot.explain(json.loads(text), move, lang)


def reached(thing: object) -> list[object]:
    """Everything that can be got at from a thing."""
    found, todo = {id(thing): thing}, [thing]
    while todo:
        for each in gc.get_referents(todo.pop()):
            if id(each) not in found and not isinstance(each, type) and not hasattr(each, "__globals__"):
                found[id(each)] = each
                todo.append(each)
    return list(found.values())


def test_unknown_bots_are_refused_with_a_suggestion() -> None:
    with pytest.raises(BotError, match=r"no bot 'gredy' .did you mean 'greedy'.*there are: random"):
        make_bot("gredy", 1, table("lite", 3, 1).mix)


def test_random_bot_makes_every_move() -> None:
    game = table("lite", 3, 1)
    view, moves = game.view(0), [Move("play", name) for name in "abcd"]
    chosen = {RandomBot(seed).choose(view, moves) for seed in range(100)}
    assert chosen == set(moves)


def test_greedy_helps_for_the_promise_of_a_level_and_not_of_a_curse() -> None:
    cards = {"boil-an-anthill": "accept", "curse-lose-a-level": "refuse"}
    for card, answer in cards.items():
        game = staged(
            f"players: {{Ann: {{level: 5, hand: [{card}]}}, Bob: {{level: 5, wears: [mithril-armor]}}, "
            "Cid: {}}\n"
            "combat: {monsters: [net-troll]}",
            f"Ann: ask Bob for help offering playing {card}",
        )
        moves = [Move("accept"), Move("refuse")]
        assert make_bot("greedy", 1, game.mix).choose(game.view(1), moves).kind == answer


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


def choose(game: Game, view: dict[str, Any], *moves: Move, name: str = "greedy") -> str:
    return str(make_bot(name, 7, game.mix).choose(view, moves))


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
    ("name", "level", "treasures", "ours", "answer"),
    [
        ("greedy", 3, 1, 8, "accept"),  # it pays
        ("greedy", 3, 0, 8, "refuse"),  # for nothing
        ("greedy-diplomat", 1, 0, 8, "accept"),  # for nothing, to one far behind
        ("greedy-backstabber", 7, 1, 8, "refuse"),  # the other gains more
        ("greedy-diplomat", 9, 2, 8, "refuse"),  # the winning kill
        ("greedy", 3, 2, 1, "refuse"),  # lost all the same
    ],
)
def test_answers_offers(game: Game, name: str, level: int, treasures: int, ours: int, answer: str) -> None:
    terms = {
        "treasures": treasures,
        "helper_first": False,
        "give": [],
        "get": [],
        "plays": [],
        "promise": "",
    }
    step = {"kind": "offer", "seat": 1, "maker": 0, "terms": terms, "fight": True}
    view = scene(game, 1, active=0, combat=fight(0, ours, 10), step=step)
    view["players"][0]["level"] = level
    view["players"][1].update({"level": 4, "race": []})
    assert choose(game, view, Move("accept"), Move("refuse"), name=name) == answer


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


def test_a_race_is_weighed_with_the_items_it_costs(game: Game) -> None:
    """What only the raceless may wear is lost with the race; what only a class may wear comes with it."""
    view = scene(game, 0)
    view["players"][0].update({"items": ["bad-ass-bandana"], "used": ["bad-ass-bandana"], "race": []})
    assert choose(game, view, Move("open"), Move("play", "dwarf")) == "open door"
    view["players"][0].update({"items": [], "used": []})
    assert choose(game, view, Move("open"), Move("play", "dwarf")) == "play dwarf"
    view["players"][0].update({"hand": ["mace-of-sharpness"], "class": []})
    classes = [Move("play", name) for name in ("warrior", "cleric", "wizard")]
    assert choose(game, view, *classes) == "play cleric"


def test_runs_from_what_does_not_pursue(game: Game) -> None:
    """Some monsters let the lowly go: a card that ends the fight would be wasted on them."""
    view = scene(game, 0, combat=fight(0, 4, 16, "wight-brothers"), step={"kind": "battle"})
    moves = (Move("run"), Move("play", "friendship-potion"))
    view["players"][0]["level"] = 3
    assert choose(game, view, *moves) == "run away"
    view["players"][0]["level"] = 6
    assert choose(game, view, *moves) == "play friendship-potion"


def test_knows_how_much_it_may_wear() -> None:
    """Who has a hand more wears an item more."""
    game = table("star", 4, 1)
    view = scene(game, 0)
    worn = ["gravity-sledge"]
    view["players"][0].update({"items": worn, "used": worn, "race": [], "class": []})
    moves = (Move("open"), Move("play", "low-tech-persuader"))
    assert choose(game, view, *moves) == "open door"
    view["players"][0]["race"] = ["mutant"]
    assert choose(game, view, *moves) == "play low-tech-persuader"


@pytest.mark.parametrize(("before", "kind"), [((), "open"), (("Ann: discard dwarf",), "wear")])
def test_wears_what_counts(before: tuple[str, ...], kind: str) -> None:
    """What only a Dwarf may use adds nothing to somebody who is none any more and still wears it."""
    ann = "race: dwarf, wears: [short-wide-armor], carries: [leather-armor]"
    game = staged(f"players: {{Ann: {{{ann}}}, Bob: {{}}, Cid: {{}}}}", *before)
    moves = [move for move in game.legal(0) if move.kind in ("wear", "open")]
    assert GreedyBot(0, game.mix).choose(game.view(0), moves).kind == kind


def test_the_same_numbers_weigh_differently(game: Game) -> None:
    """A kill of a rival in the middle of the field: worth a card to the backstabber alone."""
    view = scene(game, 1, active=0, combat=fight(0, 12, 10), step={"kind": "claim", "removal": False})
    view["players"][0]["level"] = 6
    meddle = Move("play", "baby", target="net-troll"), Move("play", "ancient", target="net-troll")
    assert choose(game, view, Move("pass"), *meddle, name="greedy-diplomat") == "pass"
    assert choose(game, view, Move("pass"), *meddle, name="greedy-backstabber") == str(meddle[1])


# --- why --------------------------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", ["munchkin", "star", "cthulhu", BLEND])
def test_every_move_can_be_explained(edition: str) -> None:
    """In both languages, with nothing missing; and a bot has no reason that it cannot say."""
    game = table(edition, 4, 2)
    bots = [GreedyBot(seat, game.mix, each) for seat, each in enumerate((EVEN, *TEMPERAMENTS.values()))]
    while not game.over and game.turn < 30:
        seat = game.waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        for move in moves if len(moves) > 1 else ():
            for lang in LANGUAGES:
                text = bots[seat].explain(view, move, lang)
                assert text.endswith("."), text
                assert not re.search(r"[{}]|None|\d\.\d\d", text), text
        game.apply(seat, bots[seat].choose(view, moves))


def test_reasons_and_messages_match() -> None:
    """Every reason in the code has its message, and the other way round."""
    code = Path(grosbill.bots.__file__).parent
    used = {
        name
        for path in code.rglob("*.py")
        for name in re.findall(r"[\"'](bot-[a-z-]+)[\"']", path.read_text("utf-8"))
    }
    for lang in LANGUAGES:
        file = code.parent / "language" / lang / "bots.ftl"
        assert set(re.findall(r"^(bot-[a-z-]+) =", file.read_text("utf-8"), re.MULTILINE)) == used


def test_reasons_have_the_numbers_of_the_choice(game: Game) -> None:
    """By the scale: a level, and three treasures at 0.7 each, are 3.1 levels more than nothing."""
    view = scene(game, 0, combat=fight(0, 12, 10, "potted-plant"), step={"kind": "battle"})
    bot = make_bot("greedy", 1, game.mix)
    english = bot.explain(view, Move("claim"), "en")
    assert english.startswith("Ahead by 2: the fight is won, with a level and 3 treasures.")
    french = bot.explain(view, Move("claim"), "fr")
    assert french.startswith(
        "2 d’avance\N{NO-BREAK SPACE}: le combat est gagné, avec un niveau et 3 trésors."
    )
    view["combat"] = fight(0, 1, 20)
    assert bot.explain(view, Move("run"), "en").startswith("20 short")
    assert say("en", "bot-random") == make_bot("random", 1, game.mix).explain(view, Move("run"), "en")


def test_the_page_about_bots(capsys: pytest.CaptureFixture[str]) -> None:
    """The code of docs/bots.md runs, and the names in it are all there are."""
    page = (Path(__file__).parent.parent / "docs" / "bots.md").read_text("utf-8")
    names, _, rest = page.partition("## As a library")
    assert re.findall(r"^\| `([a-z-]+)`", names, re.MULTILINE) == list(bot_names())
    code = rest.partition("```python\n")[2].partition("```")[0]
    exec(compile(code, "docs/bots.md", "exec"), {})  # noqa: S102 (our own page)
    assert "wins in turn" in capsys.readouterr().out
