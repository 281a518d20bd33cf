"""The contract of the facade: names, errors, atomic moves, clones, views and events."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import msgspec
import pytest

import grosbill
from grosbill import (
    EditionError,
    Game,
    GrosbillError,
    IllegalMove,
    Move,
    MoveError,
    PlayersError,
    SettingsError,
    Terms,
    World,
    new_game,
    parse_move,
)
from grosbill.clauses import clauses
from grosbill.language import LANGUAGES, say_exactly
from grosbill.model.moves import PASS
from grosbill.model.records import fields
from grosbill.model.state import Marker, Player
from grosbill.rules.kernel import zones
from grosbill.rules.topics.selling import cheapest, cheapest_bargain
from grosbill.testing import try_refused
from grosbill.testing.invariants import table_of
from grosbill.testing.universe import probe
from grosbill.views import view
from grosbill.views.step import asking_kinds
from playing import played, staged

# --- setting up ---------------------------------------------------------------------------------------------


def test_new_game_waits_for_the_opening() -> None:
    game = new_game("munchkin", players=4, seed=7, settings={"first_player": 1})
    assert game.waiting == (0, 1, 2, 3)
    assert not game.over
    assert game.winners == ()
    assert not game.lull
    assert game.turn == 0
    assert game.names == ("Ann", "Bob", "Cid", "Dee")
    assert all(game.legal(seat) for seat in game.waiting)


def test_the_same_seed_is_the_same_game() -> None:
    assert new_game("lite", players=3, seed=9).digest() == new_game("lite", players=3, seed=9).digest()
    assert new_game("lite", players=3, seed=9).digest() != new_game("lite", players=3, seed=10).digest()


@pytest.mark.parametrize("name", ["", "Munchkin", "munchkin2", "munchkin+munchkin", "star wars"])
def test_unknown_edition(name: str) -> None:
    with pytest.raises(EditionError, match=r"munchkin.*lite"):
        new_game(name, players=4, seed=1)


@pytest.mark.parametrize(
    ("name", "players"),
    [("munchkin", 2), ("munchkin", 7), ("munchkin", 0), ("munchkin", -3), ("lite", 5), ("lite", 2)],
)
def test_too_few_or_too_many_players(name: str, players: int) -> None:
    with pytest.raises(PlayersError, match=str(players)):
        new_game(name, players=players, seed=1)


@pytest.mark.parametrize("players", ["4", 4.0, True])
def test_players_is_a_whole_number(players: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=players, seed=1)


@pytest.mark.parametrize("seed", ["7", 7.0, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=4, seed=seed)


@pytest.mark.parametrize(
    "names",
    [
        ("Ann", "Bob"),
        ("Ann", "Bob", "Ann"),
        ("Ann", "Bob", ""),
        ("Ann", "Bob", "Cid,Dee"),
        ("Ann", "Bob", " Cid"),
        ("Ann", "Bob", "munchkins"),
        ("Ann", "Bob", "everyone"),
        ("Ann", "Bob", "net-troll"),
        ("Ann", "bob", "Bob"),
        ("Ann", "Bob", 3),
    ],
)
def test_names_that_cannot_be_told_apart(names: Any) -> None:
    with pytest.raises(PlayersError):
        new_game("munchkin", players=3, seed=1, names=names)


def test_names_and_sexes() -> None:
    game = new_game("munchkin", seed=1, names=("Zoë", "Jean Paul", "X"), sexes=("female", "female", "male"))
    assert game.names == ("Zoë", "Jean Paul", "X")
    assert [player["sex"] for player in game.view(None)["players"]] == ["female", "female", "male"]
    for sexes in ((None, "female", None), [None, "female", None]):
        game = new_game("munchkin", players=3, seed=1, sexes=sexes)
        assert [player["sex"] for player in game.view(None)["players"]] == ["male", "female", "male"]
    with pytest.raises(PlayersError, match="sex"):
        new_game("munchkin", players=3, seed=1, sexes=("male", "male"))
    with pytest.raises(PlayersError, match="sex"):
        new_game("munchkin", players=3, seed=1, sexes=("male", "male", "robot"))


@pytest.mark.parametrize(
    "settings",
    [
        {"nonsense": 1},
        {"hand_limit": "five"},
        {"hand_limit": 0},
        {"hand_limit": True},
        {"listen": 1},
        {"opening_doors": 3},
    ],
)
def test_bad_settings(settings: dict[str, Any]) -> None:
    with pytest.raises(SettingsError, match=next(iter(settings))):
        new_game("munchkin", players=4, seed=1, settings=settings)


# --- moves that are not moves -------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["pass", None, 3, ("pass",), Terms()])
def test_a_move_of_the_wrong_type(move: Any) -> None:
    game = new_game("munchkin", players=3, seed=1)
    before = game.digest()
    with pytest.raises(MoveError, match=r"Move"):
        game.apply(0, move)
    with pytest.raises(MoveError):
        game.check(0, move)
    assert game.digest() == before


def test_an_unknown_kind_of_move() -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(MoveError, match=r"dance.*pass"):
        game.apply(0, Move("dance"))


@pytest.mark.parametrize("seat", [-1, 3, 99, "Ann", None, 0.0, True])
def test_a_seat_that_does_not_exist(seat: Any) -> None:
    game = new_game("munchkin", players=3, seed=1)
    for call in (
        lambda: game.legal(seat),
        lambda: game.check(seat, Move("pass")),
        lambda: game.apply(seat, Move("pass")),
        lambda: game.determinize(seat, 1),
    ):
        with pytest.raises(PlayersError, match="seat"):
            call()
    if seat is not None:
        with pytest.raises(PlayersError, match="seat"):
            game.view(seat)


@pytest.mark.parametrize(
    "move",
    [
        Move("play", "no-such-card"),
        Move("play", ""),
        Move("use", "no-such-card"),
        Move("wear", "no-such-card"),
        Move("discard", "no-such-card"),
        Move("sell", cards=("no-such-card",)),
        Move("sell"),
        Move("trouble", "no-such-card"),
        Move("give", "no-such-card", target="Bob"),
        Move("give", "no-such-card", target="Nobody"),
        Move("ask", target="Nobody"),
        Move("offer", target="Nobody", terms=Terms(give=("cheat",))),
        Move("show", target="Nobody"),
        Move("pick", "no-such-card"),
        Move("choose", n=99),
        Move("flee", "no-such-card"),
    ],
)
def test_names_that_mean_nothing_are_refused_with_a_clause(move: Move) -> None:
    """Names nobody has heard of are a refusal, in any phase, and never a crash."""
    for moves in (0, 60, 120, 180):
        game = played(players=3, moves=moves)
        for seat in range(3):
            refusal = game.check(seat, move)
            assert refusal is not None
            assert refusal.clause in clauses()
            assert refusal.text("en") != refusal.text("fr")
            assert try_refused(game, seat, move)


@pytest.mark.parametrize(
    "junk",
    [
        {"card": "baby"},
        {"target": "Bob"},
        {"owner": "Bob"},
        {"power": "theft"},
        {"n": 3},
        {"cards": ("baby",)},
        {"terms": Terms(treasures=1)},
    ],
)
def test_a_move_that_says_more_than_it_means_is_refused(junk: dict[str, Any]) -> None:
    """R-PROC-001: a move is well formed. What it does not need it does not name."""
    game = new_game("munchkin", players=3, seed=1)
    refusal = game.check(0, msgspec.structs.replace(Move("pass"), **junk))
    assert refusal is not None
    assert refusal.clause == "R-PROC-001"


# --- playing ------------------------------------------------------------------------------------------------


def test_a_refused_move_changes_nothing() -> None:
    """`apply` is atomic: the same digest, the same list, the same record."""
    game = new_game("munchkin", players=4, seed=11)
    rng = Random(11)
    refused = made = 0
    for _ in range(300):
        for seat in range(4):
            listed = game.legal(seat)
            refused += try_refused(game, seat, probe(game, seat, rng))
            assert game.legal(seat) == listed
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))
        made += 1
    assert refused > 500
    assert len(game.record().moves) == made


def test_an_illegal_move_says_why() -> None:
    game = new_game("munchkin", players=3, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.apply(0, Move("open"))
    assert caught.value.refusal == game.check(0, Move("open"))
    assert caught.value.refusal.clause in str(caught.value)
    assert isinstance(caught.value, GrosbillError)


def test_a_stale_answer_is_refused() -> None:
    """R-PROC-006: a pass or an answer for an older moment does not count; any other move stands."""
    hands = "Ann: {}, Bob: {hand: [elf]}, Cid: {hand: [dwarf]}"
    game = staged(f"players: {{{hands}}}", "Ann: open door")
    assert game.lull
    moment = game.moment
    first, second = game.waiting[:2]
    active = game.view(None)["active"]
    shown = Move("show")
    assert game.check(active, shown) is None
    game.apply(active, shown)
    assert game.moment > moment
    before = game.digest()
    with pytest.raises(IllegalMove) as caught:
        game.apply(first, Move("pass"), moment=moment)
    assert caught.value.refusal.clause == "R-PROC-006"
    assert game.digest() == before
    game.apply(second, Move("pass"), moment=game.moment)
    game.apply(active, shown, moment=moment)


def test_an_offer_is_taken_back_whatever_the_others_did_meanwhile() -> None:
    """R-PROC-006: to take back what one has offered answers nobody."""
    players = "Ann: {carries: [leather-armor]}, Bob: {}, Cid: {hand: [elf]}"
    game = staged(f"players: {{{players}}}", "Ann: give leather-armor to Bob")
    moment = game.moment
    game.apply(2, Move("show"))
    with pytest.raises(IllegalMove) as caught:
        game.apply(1, Move("accept"), moment=moment)
    assert caught.value.refusal.clause == "R-PROC-006"
    game.apply(0, Move("withdraw"), moment=moment)
    assert game.view(None)["step"] is None


def test_passes_do_not_change_the_moment() -> None:
    """Several players can pass at once over a network."""
    game = new_game("munchkin", players=4, seed=2)
    moment = game.moment
    for seat in (2, 0, 1):
        game.apply(seat, Move("pass"), moment=moment)
    assert game.waiting == (3,)
    assert game.moment == moment


def test_one_offer_a_turn_is_listed_and_more_are_accepted() -> None:
    players = "Ann: {}, Bob: {carries: [leather-armor, helm-of-courage]}, Cid: {}"
    game = staged(f"players: {{{players}}}")
    gift = Move("give", "leather-armor", target="Ann")
    assert gift in game.legal(1)
    game.apply(1, gift)
    game.apply(0, Move("refuse"))
    assert not [move for move in game.legal(1) if move.kind in ("give", "offer")]
    assert game.check(1, gift) is None


@pytest.mark.parametrize(
    ("terms", "why"), [(Terms(treasures=-1), "bad-terms"), (Terms(helper_first=True), "says-too-much")]
)
def test_terms_that_offer_nothing_are_no_terms(terms: Terms, why: str) -> None:
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [net-troll]}")
    refusal = game.check(0, Move("ask", target="Bob", terms=terms))
    assert refusal is not None
    assert refusal.why == why


def test_any_number_of_treasures_may_be_offered_for_help() -> None:
    """A pack of one's own may have more of them in one fight than the sets ever do."""
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [net-troll]}")
    assert game._t.fight is not None
    game._t.fight.bank = 150
    asked = [move for move in game.legal(0) if move.kind == "ask" and move.target == "Bob"]
    assert max(move.terms.treasures for move in asked) > 150
    game.apply(0, next(move for move in asked if move.terms.treasures == 1))
    countered = [move.terms.treasures for move in game.legal(1) if move.kind == "counter"]
    assert max(countered) > 150


def test_who_picks_first_is_nothing_without_treasure_for_a_promise_either() -> None:
    game = staged(
        "players: {Ann: {}, Bob: {}, Cid: {carries: [leather-armor]}}\ncombat: {monsters: [net-troll]}"
    )
    price = Terms(give=("leather-armor",), promise="no_help")
    assert game.check(2, Move("ask", target="Bob", terms=price)) is None
    first = Terms(helper_first=True, give=price.give, promise=price.promise)
    assert game.check(2, Move("ask", target="Bob", terms=first)) is not None


def test_a_pick_of_a_card_held_and_played_is_listed_for_both() -> None:
    players = "Ann: {race: elf, class: warrior, hand: [elf, dwarf]}, Bob: {}, Cid: {}"
    game = staged(f"players: {{{players}}}\ncombat: {{monsters: [net-troll]}}", "Ann: use warrior")
    assert {str(move) for move in game.legal(0)} == {"pick elf", "pick elf from table", "pick dwarf"}


def test_what_is_sold_for_a_level_reaches_its_price_and_costs_the_least() -> None:
    assert cheapest((999, 1001, 1200), 1000) == (1,)
    assert cheapest((400, 300, 300, 500), 1000) == (0, 1, 2)
    assert cheapest((400, 500), 1000) is None
    assert cheapest_bargain((400, 500), 1000, 2) == (1,)


def test_the_item_offered_for_help_is_the_cheapest_that_is_not_in_use() -> None:
    ann = "wears: [leather-armor], carries: [horny-helmet, sandals-of-protection]"
    scene = f"players: {{Ann: {{{ann}}}, Bob: {{}}, Cid: {{}}}}\ncombat: {{monsters: [net-troll]}}"
    offers = [move.terms.give for move in staged(scene).legal(0) if move.target == "Bob"]
    assert [give for give in offers if give] == [("horny-helmet",)]


def test_a_card_that_is_brought_along_is_seen_while_it_can_be_answered() -> None:
    players = "Ann: {}, Bob: {hand: [wandering-monster, the-bodiless, squamous]}, Cid: {hand: [cheat]}"
    scene = f"edition: cthulhu\nplayers: {{{players}}}\ncombat: {{monsters: [great-cthulhu]}}"
    game = staged(scene, "Bob: play wandering-monster", "Bob: pick the-bodiless")
    assert game.view(2)["players"][1]["hand"] == ["the-bodiless"]


def test_an_item_in_hand_that_a_card_is_put_on_is_seen_while_it_can_be_answered() -> None:
    players = "Ann: {hand: [cheat, bowling-pin, flamethrower]}, Bob: {hand: [squamous]}, Cid: {}"
    game = staged(f"edition: cthulhu\nplayers: {{{players}}}", "Ann: play cheat on bowling-pin")
    assert game.view(1)["step"]["kind"] == "announced"
    assert game.view(1)["players"][0]["hand"] == ["bowling-pin"]


def test_a_sale_that_only_a_halfling_makes_a_level_of_is_listed() -> None:
    """Of 400 and 200 the 400 counts twice."""
    items = "leather-armor, flaming-armor"
    game = staged(f"players: {{Ann: {{race: halfling, carries: [{items}]}}, Bob: {{}}, Cid: {{}}}}")
    sales = [{*move.cards} for move in game.legal(0) if move.kind == "sell"]
    assert sales == [{"leather-armor", "flaming-armor"}]


def test_shares_of_the_treasure_are_listed_by_none_one_half_and_all() -> None:
    players = "Ann: {level: 1}, Bob: {level: 1}, Cid: {}"
    game = staged(f"players: {{{players}}}\ncombat: {{monsters: [hippogriff]}}")  # four treasures
    asked = [move.terms for move in game.legal(0) if move.kind == "ask" and move.target == "Bob"]
    assert [terms.treasures for terms in asked] == [0, 1, 2, 4]


def _counters(game: Game, seat: int) -> list[int]:
    return [move.terms.treasures for move in game.legal(seat) if move.kind == "counter"]


@pytest.mark.parametrize(
    ("offered", "wanted"), [(0, [1, 2, 4]), (1, [2, 3, 4]), (2, [3, 4]), (3, [4]), (4, [])]
)
def test_who_is_asked_for_help_is_listed_with_steps_up_from_the_offer(
    offered: int, wanted: list[int]
) -> None:
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [hippogriff]}")
    game.apply(0, Move("ask", target="Bob", terms=Terms(treasures=offered)))
    assert _counters(game, 1) == wanted


@pytest.mark.parametrize(("wanted", "less"), [(4, [1, 2, 3]), (3, [1, 2]), (2, [1])])
def test_who_pays_for_help_is_listed_with_steps_down_from_the_demand(wanted: int, less: list[int]) -> None:
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [hippogriff]}")
    game.apply(0, Move("ask", target="Bob"))
    game.apply(1, Move("counter", terms=Terms(treasures=wanted)))
    assert _counters(game, 0) == less


def test_an_answer_says_what_it_stands_instead_of() -> None:
    """Whoever comes back to the table sees what the other has changed."""
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [hippogriff]}")
    game.apply(0, Move("ask", target="Bob", terms=Terms(treasures=1)))
    assert "instead" not in game.view(1)["step"]
    game.apply(1, Move("counter", terms=Terms(treasures=3)))
    for seat in (0, 1, 2, None):
        step = game.view(seat)["step"]
        assert (step["terms"]["treasures"], step["instead"]["treasures"]) == (3, 1)


def test_what_has_to_be_settled_first_is_said_and_whom_it_waits_for() -> None:
    game = staged("players: {Ann: {carries: [leather-armor]}, Bob: {hand: [elf]}, Cid: {hand: [elf]}}")
    game.apply(0, Move("open"))
    refusal = game.check(0, Move("loot"))
    assert refusal is not None
    assert refusal.text("en").endswith(
        "first: the pause before the turn goes on. The table waits for Bob and Cid."
    )
    assert "la pause avant la suite du tour. La table attend Bob et Cid." in refusal.text("fr")
    game.apply(1, PASS)
    again = game.check(1, PASS)
    assert again is not None
    assert again.text("en") == "You are not the one being asked right now: the table waits for Cid."
    with pytest.raises(IllegalMove, match="The table waits for Cid"):
        game.apply(0, Move("loot"))


def test_whoever_is_waited_for_among_others_is_told_so() -> None:
    """The first turn of this game begins with a window that waits for all three."""
    game = grosbill.new_game("cthulhu", players=3, settings={"first_player": 1})
    while not game.turn:
        game.apply(game.waiting[0], PASS)
    assert game.waiting == (0, 1, 2)
    refusal = game.check(0, Move("open"))
    assert refusal is not None
    assert refusal.text("fr").endswith("C’est à vous de répondre.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_that_asks_has_words_for_being_settled_first(lang: str) -> None:
    said = {say_exactly(lang, "step-now", {"step": kind}) for kind in asking_kinds()}
    assert len(said) == len(asking_kinds())


def test_clones_are_independent() -> None:
    game = played(moves=150)
    twin = game.clone()
    assert twin.digest() == game.digest()
    before, listed = game.digest(), [game.legal(seat) for seat in range(4)]
    rng = Random(1)
    for _ in range(50):
        if twin.over:
            break
        seat = twin.waiting[0]
        twin.apply(seat, rng.choice(twin.legal(seat)))
    assert twin.digest() != before
    assert game.digest() == before
    assert [game.legal(seat) for seat in range(4)] == listed
    assert len(game.record().moves) < len(twin.record().moves)


def test_settle_makes_only_forced_moves() -> None:
    game = played(moves=100)
    twin = game.clone()
    made = game.settle()
    for seat, text in game.record().moves[100:]:
        assert len(twin.legal(seat)) == 1
        twin.apply(seat, parse_move(twin, seat, text))
    assert len(game.record().moves) == 100 + made
    assert all(len(game.legal(seat)) > 1 for seat in game.waiting)
    assert twin.digest() == game.digest()


def test_nobody_acts_when_the_game_is_over() -> None:
    game = played("lite", 3, 4, 100_000)
    assert game.over
    assert game.waiting == ()
    assert game.winners
    assert game.view(None)["over"]
    for seat in range(3):
        assert game.legal(seat) == ()
        refusal = game.check(seat, Move("pass"))
        assert refusal is not None
        assert refusal.clause == "R-PROC-008"


def test_determinize_keeps_the_view() -> None:
    game = played(moves=180)
    hands = {game.determinize(1, seed).digest() for seed in range(10)}
    assert len(hands) == 10
    for seed in range(10):
        drawn = game.determinize(1, seed)
        table_of(drawn).told = None  # what it was handed over: it has to come out by itself as well
        assert drawn.view(1) == game.view(1)
        assert drawn.waiting == game.waiting
        assert drawn.legal(1) == game.legal(1)
        assert drawn.digest() != game.digest()
        assert game.determinize(1, seed).digest() == drawn.digest()
        seat = drawn.waiting[0]
        drawn.apply(seat, drawn.legal(seat)[0])


@pytest.mark.parametrize("name", [name for name in fields(Player) if name != "known"])
def test_whatever_changes_about_a_player_is_told(name: str) -> None:
    table = table_of(played(moves=180)).copied()
    view(table, None)  # what is the same is not told anew
    player = table.seats[0]
    value = getattr(player, name)
    changed: dict[str, Any] = {
        "sex": "neither",
        "attached": ((0, 1),),
        "used": ((0, 1),),
        "markers": (Marker(0, (), "combat"),),
    }
    another = not value if type(value) is bool else value + 1 if type(value) is int else (0,)
    setattr(player, name, changed.get(name, another))
    player.known = player.known[: len(player.hand)]
    table.moment += 1
    now = view(table, None)
    table.told = None
    assert view(table, None) == now


def test_a_view_hides_hands() -> None:
    game = new_game("munchkin", players=3, seed=3)
    for seat in range(3):
        view = game.view(seat)
        for other, player in enumerate(view["players"]):
            assert len(player["hand"]) == (player["hand_size"] if other == seat else 0)
    assert all(not player["hand"] for player in game.view(None)["players"])


def test_a_hand_that_had_to_be_shown_is_known_to_all() -> None:
    players = "Ann: {hand: [cultist, flamethrower]}, Bob: {}, Cid: {}"
    scene = f"edition: cthulhu\nplayers: {{{players}}}\ndoors: [tchoo-tchoo-people]"
    game = staged(scene, "Ann: open door", "Ann: pass")
    for seat in (None, 1, 2):
        assert sorted(game.view(seat)["players"][0]["hand"]) == ["cultist", "flamethrower"]


@pytest.mark.parametrize(("drawn", "left"), [("thief", ["elf"]), ("elf", [])])
def test_a_shown_card_is_known_until_one_like_it_is_played(drawn: str, left: list[str]) -> None:
    scene = f"players: {{Ann: {{hand: [elf]}}, Bob: {{}}, Cid: {{}}}}\nphase: room\ndoors: [{drawn}]"
    game = staged(scene, "Ann: show hand", "Ann: loot the room", f"Ann: play {drawn}")
    assert game.view(0)["players"][0]["hand"] == ["elf"]
    assert game.view(1)["players"][0]["hand"] == left


def test_who_looked_at_one_deck_still_knows_it_after_a_card_of_the_other() -> None:
    players = "Ann: {wears: [orb-of-prediction]}, Bob: {}, Cid: {}"
    scene = f"edition: star\nplayers: {{{players}}}\ndoors: [mutant, cyborg]\ntreasures: [laser, dazer]"
    game = staged(scene, "Ann: use orb-of-prediction", "Ann: choose 2", "Ann: open door")
    assert "mutant" in game.view(0)["players"][0]["hand"]
    assert game.view(0)["treasure_top"] == ["laser"]
    assert game.view(1)["treasure_top"] == []


def test_what_lay_on_top_of_a_deck_is_known_to_who_looked_alone() -> None:
    scene = "edition: star\nplayers: {Ann: {}, Bob: {wears: [orb-of-prediction]}, Cid: {}}\nturn: Bob"
    game = staged(scene, "Bob: use orb-of-prediction", "Bob: choose 2")
    assert len(game.view(1)["treasure_top"]) == 1
    assert game.view(0)["treasure_top"] == []


def test_of_copies_that_are_known_one_less_is_known_when_one_is_played() -> None:
    """Whoever saw two of three alike cannot tell that the third is shown, or goes."""
    scene = "players: {Ann: {hand: [elf, elf]}, Bob: {}, Cid: {}}\nphase: room\ndoors: [elf]"
    game = staged(scene, "Ann: show hand", "Ann: loot the room")
    t = table_of(game)
    third = t.seats[0].hand[-1]
    zones.show(t, 0, third)
    assert game.clone().view(1)["players"][0]["hand"] == ["elf", "elf"]
    game = staged(scene, "Ann: show hand", "Ann: loot the room")
    t = table_of(game)
    zones.from_hand(t, 0, third)
    assert game.clone().view(1)["players"][0]["hand"] == ["elf"]


def test_a_card_that_is_shown_makes_nobody_forget_another() -> None:
    scene = "players: {Ann: {hand: [elf]}, Bob: {}, Cid: {}}\nphase: room\ndoors: [thief]"
    game = staged(scene, "Ann: show hand", "Ann: loot the room")
    t = table_of(game)
    zones.show(t, 0, t.seats[0].hand[-1])
    assert sorted(game.clone().view(1)["players"][0]["hand"]) == ["elf", "thief"]


def test_a_die_is_shown_with_the_monster_it_is_rolled_for() -> None:
    players = "{Ann: {hand: [loaded-die]}, Bob: {}, Cid: {}}"
    scene = f"players: {players}\ncombat: {{monsters: [net-troll]}}\ndice: [2]"
    step = staged(scene, "Ann: run away", "Ann: pass").view(1)["step"]
    assert step == {"kind": "rolled", "seat": 0, "value": 2, "of": "run", "card": "net-troll"}


def test_what_loses_its_room_is_carried_and_may_be_put_in_use_again() -> None:
    worn = "handy-foot, gravity-sledge, vibrosword"
    players = f"Ann: {{wears: [{worn}], carries: [hover-slippers]}}, Bob: {{}}, Cid: {{}}"
    move = "Ann: wear hover-slippers instead of handy-foot"
    game = staged(f"edition: star\nplayers: {{{players}}}", move)
    ann = game.view(1)["players"][0]
    assert sorted({*ann["items"]} - {*ann["used"]}) == ["handy-foot", "vibrosword"]
    assert Move("wear", "vibrosword", cards=("gravity-sledge",)) in game.legal(0)


def test_a_card_given_in_charity_is_seen_by_those_two_alone() -> None:
    """Whoever else had seen the hand cannot tell which of its cards of that deck are left."""
    hand = "elf, dwarf, halfling, mate, thief, cleric"
    players = f"Ann: {{level: 2, hand: [{hand}]}}, Bob: {{}}, Cid: {{level: 2}}"
    scene = f"players: {{{players}}}\nphase: end"
    game = staged(scene, "Ann: show hand", "Ann: end turn", "Ann: give elf to Bob")
    left = ["cleric", "dwarf", "halfling", "mate", "thief"]
    assert sorted(game.view(1)["players"][0]["hand"]) == left
    assert game.view(2)["players"][0]["hand"] == []
    assert game.view(0)["players"][1]["hand"] == ["elf"]
    assert game.view(2)["players"][1]["hand"] == []


# --- plain data ---------------------------------------------------------------------------------------------


def test_moves_are_plain_data() -> None:
    move = Move("ask", target="Bob", terms=Terms(treasures=2, give=("cheat",)))
    assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move
    assert pickle.loads(pickle.dumps(move)) == move  # noqa: S301 (our own bytes)
    assert len({move, msgspec.structs.replace(move)}) == 1


def test_the_contract_is_exported() -> None:
    for name in (
        "new_game",
        "parse_move",
        "replay",
        "Move",
        "IllegalMove",
        "Refusal",
        "Record",
        "Event",
        "read_event",
        "World",
        "Worlds",
    ):
        assert hasattr(grosbill, name)
        assert name in grosbill.__all__
    for name in ("waiting", "lull", "moment", "legal", "check", "apply", "view", "over", "winners", "clone"):
        assert hasattr(Game, name)
    for name in ("determinize", "worlds", "record", "digest"):
        assert callable(getattr(Game, name))
    for name in ("waiting", "legal", "view", "apply", "settle", "clone", "turn", "over", "winners"):
        assert hasattr(World, name)


@pytest.mark.parametrize(("name", "count"), [("munchkin", 4), ("lite", 4), ("star", 4)])
def test_who_says_nothing_plays_with_one_more_than_the_fewest(name: str, count: int) -> None:
    assert len(new_game(name).names) == count
    assert new_game(name).digest() == new_game(name, players=count, seed=0).digest()


def test_as_many_play_as_are_named() -> None:
    assert len(new_game("munchkin", names=["Ann", "Bob", "Cid"]).names) == 3


@pytest.mark.parametrize("name", ["munchkin", "lite"])
def test_four_play_where_nobody_says_how_many(name: str) -> None:
    assert len(new_game(name).names) == 4


def test_a_seed_is_a_number_of_64_bits() -> None:
    for seed in (-(1 << 63), (1 << 64) - 1):
        assert new_game("munchkin", seed=seed).digest() != new_game("munchkin", seed=0).digest()
    for seed in (-(1 << 63) - 1, 1 << 64):
        with pytest.raises(grosbill.PlayersError):
            new_game("munchkin", seed=seed)
