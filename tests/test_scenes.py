"""The fight beside the view: what somebody's help would make of it, and what was agreed for it."""

from __future__ import annotations

from grosbill import Game, new_game
from grosbill.model.moves import PASS, Move
from grosbill.online import frames as fr
from grosbill.online.scenes import alike, doing, scene
from grosbill.words.fights import helpers
from grosbill.words.labels import Teller
from grosbill.words.naming import Words
from grosbill.words.questions import question
from playing import staged


def _teller(game: Game, seat: int, lang: str = "en") -> Teller:
    return Teller(Words(game.mix, game.settings, lang, game.names, seat), game.view(seat))


def _fight(game: Game, seat: int, lang: str = "en") -> fr.Fight:
    teller = _teller(game, seat, lang)
    fight = scene(teller, alike(teller)).fight
    assert fight is not None
    return fight


def _helped(game: Game, seat: int) -> dict[int, tuple[int, int, bool, list[str]]]:
    return {each.seat: (each.ours, each.theirs, each.wins, each.leave) for each in _fight(game, seat).helped}


def test_what_a_helper_adds_is_seen_by_the_fighter_and_by_the_helper() -> None:
    """Bob would add his level; Cid sees only what he himself would."""
    game = staged(
        "players: {Ann: {level: 2}, Bob: {level: 3}, Cid: {level: 7}}\ncombat: {monsters: [pukachu]}"
    )
    assert _helped(game, 0) == {1: (5, 6, False, []), 2: (9, 6, True, [])}
    assert _helped(game, 2) == {2: (9, 6, True, [])}


def test_a_helper_is_told_that_the_fighter_would_win_the_game() -> None:
    """From 9 on, Pukachu is worth the last level, if it is killed: not if it is too strong, or leaves."""
    for level, helper, ends in ((9, 1, True), (8, 1, False)):
        players = f"{{Ann: {{level: {level}}}, Bob: {{level: {helper}}}, Cid: {{}}}}"
        game = staged(f"players: {players}\ncombat: {{monsters: [pukachu]}}")
        for seat in (0, 1):
            assert [each.ends for each in _fight(game, seat).helped if each.seat == 1] == [ends]
    game = staged("players: {Ann: {level: 9}, Bob: {level: 1}, Cid: {}}\ncombat: {monsters: [bullrog]}")
    assert [each.ends for each in _fight(game, 1).helped] == [False]
    game = staged(
        "players: {Ann: {level: 9, sex: male}, Bob: {level: 3, sex: female}, Cid: {sex: male}}\n"
        "combat: {monsters: [amazon]}"
    )
    assert [(each.wins, each.ends) for each in _fight(game, 1).helped] == [(True, False)]


def test_a_monster_that_has_something_against_the_helper_is_stronger() -> None:
    """Bigfoot, 12, adds 3 against dwarves; with Bob's level 4 and Ann's 2 it is 6 to 15 (R-HELP-011)."""
    game = staged(
        "players: {Ann: {level: 2}, Bob: {level: 4, race: dwarf}, Cid: {level: 4}}\n"
        "combat: {monsters: [bigfoot]}"
    )
    assert _helped(game, 0) == {1: (6, 15, False, []), 2: (6, 12, False, [])}


def test_a_monster_that_does_not_fight_the_helper_leaves() -> None:
    """The Amazon does not attack a party with a woman: nothing is left to beat (Q-062)."""
    game = staged(
        "players: {Ann: {level: 2, sex: male}, Bob: {level: 3, sex: female}, Cid: {level: 1, sex: male}}\n"
        "combat: {monsters: [amazon]}"
    )
    assert _helped(game, 0) == {1: (5, 0, True, ["amazon"]), 2: (3, 8, False, [])}


def test_who_may_not_help_is_not_weighed() -> None:
    """Nobody may help against the Gazebo, and no man against Gram Smoker; a deal is talked of no more."""
    game = staged("players: {Ann: {level: 2}, Bob: {level: 7}, Cid: {}}\ncombat: {monsters: [gazebo]}")
    assert [_helped(game, seat) for seat in range(3)] == [{}, {}, {}]
    game = staged(
        "edition: cthulhu\n"
        "players: {Ann: {sex: female}, Bob: {level: 3, sex: male}, Cid: {level: 2, sex: female}}\n"
        "combat: {monsters: [gram-smoker]}"
    )
    assert _helped(game, 0) == {2: (3, 2, True, [])}


def test_who_may_not_be_helped_for_now_is_not_weighed() -> None:
    """What the Unpronounceable Evil did to Ann lasts into her next fight."""
    game = staged(
        "edition: cthulhu\n"
        "players: {Ann: {level: 2, hand: [lloyd-lloigor]}, Bob: {level: 7}, Cid: {}}\n"
        "dice: [1]\ncombat: {monsters: [the-unpronounceable-evil]}",
        "Ann: run away",
    )
    while game.view(None)["combat"]:
        game.apply(game.waiting[0], PASS)
    view = game.view(0)
    assert view["players"][0]["lasting"] == ["the-unpronounceable-evil"]
    words = Words(game.mix, game.settings, "en", game.names, 0)
    combat = staged(
        "edition: cthulhu\nplayers: {Ann: {}, Bob: {level: 7}, Cid: {}}\ncombat: {monsters: [lloyd-lloigor]}"
    ).view(0)["combat"]
    assert list(helpers(Teller(words, view | {"combat": combat}))) == []


def test_the_deal_is_among_the_stakes() -> None:
    """Who helps for something is told so, and so are the others."""
    game = staged(
        "players: {Ann: {level: 2}, Bob: {level: 3}, Cid: {}}\ncombat: {monsters: [bigfoot]}",
        "Ann: ask Bob for help offering 2 treasures picking first",
        "Bob: accept",
    )
    told = [(stake.label, stake.text) for stake in _fight(game, 0).stakes if stake.kind == "deal"]
    assert told == [("Bob gets", "2 treasures and first pick")]
    assert [each.label for each in _fight(game, 1, "fr").stakes if each.kind == "deal"] == ["Vous recevez"]
    assert _helped(game, 0) == {}


def test_who_may_not_roll_does_not_get_away() -> None:
    """Heat Death lets nobody roll to run away: there is no face of the die that helps."""
    game = staged(
        "edition: star\nplayers: {Ann: {level: 5}, Bob: {}, Cid: {}}\n"
        "combat: {monsters: [heat-death-early-edition]}"
    )
    told = [(stake.text, stake.need) for stake in _fight(game, 0).stakes if stake.kind == "run"]
    assert told == [("impossible", 0)]


def test_what_is_the_same_for_all_monsters_is_told_once() -> None:
    """Each is run from by itself: how often is told, and their names only where they differ."""
    scene = "players: {{Ann: {{level: 2}}, Bob: {{}}, Cid: {{}}}}\ncombat: {{monsters: [{}]}}"

    def told(monsters: str) -> list[tuple[str, int]]:
        fight = _fight(staged(scene.format(monsters)), 0)
        return [(stake.text, stake.need) for stake in fight.stakes if stake.kind == "run"]

    assert told("bigfoot") == [("5+ on the die", 5)]
    assert told("bigfoot, pukachu") == [("5+ on the die, twice", 5)]
    assert told("bigfoot, pukachu, net-troll") == [("5+ on the die, 3 times", 5)]
    assert told("bigfoot, flying-frogs") == [("Bigfoot 5+ on the die", 5), ("Flying Frogs 6+ on the die", 6)]


def test_several_monsters_are_counted_in_the_question() -> None:
    """Their names would fill it, and stand beside it."""
    players = "players: {Ann: {level: 2}, Bob: {}, Cid: {}}"
    one = staged(f"{players}\ncombat: {{monsters: [bigfoot]}}")
    assert question(_teller(one, 0)) == "You are losing against Bigfoot, 2 to 12."
    two = staged(f"{players}\ncombat: {{monsters: [bigfoot, pukachu]}}")
    assert question(_teller(two, 0)) == "You are losing against two monsters, 2 to 18."
    assert question(_teller(two, 0, "fr")) == "Vous perdez contre deux monstres, 2 à 18."


def test_who_claims_a_victory_does_so_and_does_not_let_it_be() -> None:
    game = staged(
        "players: {Ann: {level: 7, hand: [elf]}, Bob: {level: 3, hand: [magic-missile]}, Cid: {}}\n"
        "combat: {monsters: [pukachu]}"
    )
    game.apply(0, Move("claim"))
    assert doing(game, {0, 2}, (), (), over=False)[:2] == ["claims", "thinks"]
    assert doing(game, {0, 2}, {0}, (), over=False)[0] == "away"


def test_before_the_first_turn_nobody_lets_anything_be() -> None:
    game = new_game("munchkin", players=3, seed=1)
    ready = game.waiting[0]
    game.apply(ready, PASS)
    assert doing(game, {ready}, (), (), over=False)[ready] == "ready"


def test_whoever_watches_a_lone_fighter_is_told_of_the_fighter() -> None:
    """The seat of who watches is nobody’s, as that of the helper who is not there."""
    game = staged(
        "players: {Ann: {level: 2, race: elf}, Bob: {level: 3}, Cid: {}}\ncombat: {monsters: [pukachu]}"
    )
    watched = Teller(Words(game.mix, game.settings, "fr", game.names, -1), game.view(None))
    fight = scene(watched, alike(watched)).fight
    assert fight is not None
    assert fight.verdict == "Perd de 4"
    assert [stake.label for stake in fight.stakes][:2] == ["Si Ann gagne", "Incident fâcheux"]
    assert [stake.need for stake in fight.stakes if stake.kind == "run"] == [4]


def test_whoever_runs_has_nothing_to_win_any_more() -> None:
    """From the first roll on only what being caught does is told, and what it takes to get away."""
    game = staged(
        "players: {Ann: {level: 2}, Bob: {level: 3}, Cid: {hand: [elf]}}\n"
        "combat: {monsters: [bigfoot]}\ndice: [1, 1]",
        "Ann: ask Bob for help offering 2 treasures",
        "Bob: accept",
    )
    assert [stake.kind for stake in _fight(game, 0).stakes] == ["win", "deal", "caught", "run"]
    game.apply(0, Move("run"))
    while game.view(None)["step"]["kind"] != "respite":
        game.apply(game.waiting[0], PASS)
    for seat in range(3):
        assert [stake.kind for stake in _fight(game, seat).stakes] == ["caught", "run"]


def test_a_fight_that_may_not_win_the_game_does_not_end_it() -> None:
    """Ann forced Bob to help, who left when she rose: she does not win by this fight any more (Q-008)."""
    game = staged(
        "players:\n  Ann: {level: 8, wears: [kneepads-of-allure], hand: [boil-an-anthill]}\n"
        "  Bob: {level: 9}\n  Cid: {}\ncombat: {monsters: [net-troll]}",
        "Ann: use kneepads-of-allure on Bob",
        "Ann: play boil-an-anthill",
    )
    told = {each.seat: (each.wins, each.ends) for each in _fight(game, 0).helped}
    assert told == {1: (True, False), 2: (False, False)}
