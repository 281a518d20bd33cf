"""Nobody hands the game over: who wins by a move is asked before it is made."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from grosbill.bots import make_bot
from grosbill.bots.expert import ExpertBot
from grosbill.bots.greedy import GreedyBot
from grosbill.game import Game, new_game, parse_move
from grosbill.model.moves import PASS, Move
from grosbill.sim.games import seeds
from playing import staged

EDITIONS = ["munchkin", "lite", "star", "cthulhu", "munchkin+lite+star+cthulhu"]


def chosen(game: Game, seat: int, *kinds: str) -> Move:
    """What greedy does, of the moves of these kinds."""
    moves = [move for move in game.legal(seat) if move.kind in kinds]
    return make_bot("greedy", 3, game.mix).choose(game.view(seat), moves)


ELVES = (
    "players: {{Ann: {{level: {ann}}}, Bob: {{level: {bob}, race: elf, wears: [mithril-armor]}}, "
    "Cid: {{}}}}\ncombat: {{monsters: [net-troll]}}"
)


@pytest.mark.parametrize(
    ("ann", "bob", "move"), [(4, 8, "ask"), (4, 9, "run"), (9, 9, "ask")], ids=["a level", "the game", "both"]
)
def test_asks_nobody_who_would_win_by_helping(ann: int, bob: int, move: str) -> None:
    """An Elf goes up for each kill they help with: the last level too."""
    game = staged(ELVES.format(ann=ann, bob=bob))
    assert chosen(game, 0, "ask", "run").kind == move


def test_what_gives_the_game_away_is_not_even_tried() -> None:
    """Nor advised: the others may stop it in every continuation, and not at the table."""
    for bob, tried in ((8, True), (9, False)):
        game = staged(ELVES.format(ann=4, bob=bob))
        candidates = ExpertBot(1, game.mix)._candidates(game.view(0), game.legal(0))
        assert any(move.kind == "ask" and move.target == "Bob" for move in candidates) == tried


def test_makes_no_cultist_of_who_wins_by_it() -> None:
    """Two Cultists more are 4 more strength: 9 against 10 becomes a win."""
    game = staged(
        "edition: cthulhu\nplayers: {Ann: {level: 9}, Bob: {class: cultist}, Cid: {class: cultist}, "
        "Dee: {hand: [sudden-head-blow]}, Eve: {}}\ncombat: {monsters: [elder-globs]}"
    )
    view, moves = game.view(3), game.legal(3)
    assert "Ann" in {move.target for move in moves}
    candidates = ExpertBot(1, game.mix)._candidates(view, moves)
    assert ("sudden-head-blow", "Ann") not in {(move.card, move.target) for move in candidates}


@pytest.mark.parametrize(
    ("level", "hand", "moves", "gift"),
    [
        (9, "wishing-ring", ["Bob: play curse-lose-a-level on Ann"], "wishing-ring"),
        (8, "mate", ["Ann: claim"], "mate"),
        (8, "wandering-monster, lame-goblin", ["Ann: claim"], "wandering-monster"),
    ],
    ids=["a curse called off", "a twin", "a weak monster"],
)
def test_nor_is_what_lets_a_rival_win(level: int, hand: str, moves: list[str], gift: str) -> None:
    """Whose curse is called off, or who gets a monster more that they beat, wins the game by this fight."""
    game = staged(
        f"players: {{Ann: {{level: {level}, wears: [mithril-armor]}}, Bob: {{hand: [curse-lose-a-level]}}, "
        f"Cid: {{hand: [{hand}]}}}}\ncombat: {{monsters: [maul-rat]}}",
        *moves,
    )
    assert gift in {move.card for move in game.legal(2)}
    candidates = ExpertBot(1, game.mix)._candidates(game.view(2), game.legal(2))
    assert gift not in {move.card for move in candidates}


def test_helps_whoever_wins_if_it_wins_too() -> None:
    for bob, answer in ((8, "refuse"), (9, "accept")):
        scene = ELVES.format(ann=9, bob=bob)
        game = staged(scene, "Ann: ask Bob for help offering 1 treasure")
        assert chosen(game, 1, "accept", "refuse").kind == answer


@pytest.mark.parametrize("curse", ["curse-lose-a-level", "curse-lose-your-race"])
def test_curses_the_helper_who_is_about_to_win(curse: str) -> None:
    """Without the last level but one, or without being an Elf, the helper does not win; the fighter never."""
    scene = ELVES.format(ann=4, bob=9).replace("Cid: {}", f"Cid: {{hand: [{curse}]}}")
    helped = scene.replace("net-troll]", "net-troll], helper: Bob")
    game = staged(helped, "Ann: claim")
    assert str(chosen(game, 2, "play", "pass")) == f"play {curse} on Bob"


def test_two_curses_for_two_who_win() -> None:
    """Both are about to win: one curse is one too few, and no second goes to whom the first has stopped."""
    scene = ELVES.format(ann=9, bob=9).replace("net-troll]", "net-troll], helper: Bob")
    one = staged(scene.replace("Cid: {}", "Cid: {hand: [curse-lose-a-level]}"), "Ann: claim")
    assert chosen(one, 2, "play", "pass") == PASS
    two = scene.replace("Cid: {}", "Cid: {hand: [curse-lose-a-level, curse-lose-a-level]}")
    struck = [
        chosen(
            staged(two.replace(f"{{level: 9{rest}", f"{{level: {level}{rest}"), "Ann: claim"),
            2,
            "play",
            "pass",
        )
        for level, rest in ((9, "}"), (8, "}"))
    ]
    assert [move.kind for move in struck] == ["play", "play"]
    assert struck[1].target == "Bob"


@pytest.mark.parametrize(
    ("curse", "kind"), [("curse-lose-the-armor-you-are-wearing", "play"), ("curse-lose-a-level", "open")]
)
def test_keeps_only_what_stops_a_win(curse: str, kind: str) -> None:
    """A level taken in the last fight stops it; armour hardly ever does, and is taken while it lasts."""
    scene = f"players: {{Ann: {{hand: [{curse}]}}, Bob: {{level: 9, wears: [mithril-armor]}}, Cid: {{}}}}"
    game = staged(scene)
    assert chosen(game, 0, "play", "open").kind == kind


def test_offers_all_there_is_when_the_game_is_at_stake() -> None:
    """The treasures of the last fight are worth nothing to who wins by it."""
    scene = "players: {Ann: {level: 9}, Bob: {level: 3, wears: [mithril-armor]}, Cid: {}}\n"
    game = staged(scene + "combat: {monsters: [net-troll]}")
    move = chosen(game, 0, "ask", "run")
    assert (move.kind, move.terms.treasures) == ("ask", 3)


def test_nobody_is_paid_for_letting_somebody_win() -> None:
    scene = (
        "players: {Ann: {level: 9, carries: [leather-armor]}, Bob: {hand: [magic-missile]}, Cid: {}}\n"
        "combat: {monsters: [potted-plant]}"
    )
    game = staged(scene, "Ann: ask Bob to stay out offering leather-armor")
    assert chosen(game, 1, "accept", "refuse").kind == "refuse"


def test_a_monster_more_for_the_last_levels() -> None:
    """Two kills are two levels: whoever is strong enough for both brings the second."""
    scene = (
        "players: {{Ann: {{level: {level}, hand: [wandering-monster, lame-goblin]}}, Bob: {{}}, Cid: {{}}}}\n"
        "combat: {{monsters: [maul-rat]}}"
    )
    game = staged(scene.format(level=8))
    assert str(chosen(game, 0, "claim", "play")) == "play wandering-monster"
    game = staged(scene.format(level=9))
    assert chosen(game, 0, "claim", "play").kind == "claim"


def test_calls_no_monster_that_would_only_be_a_level_more() -> None:
    """Who may add a monster to a rival's fight adds one that turns it, or none."""
    game = staged(
        "players: {Ann: {level: 8}, Bob: {hand: [lame-goblin, wight-brothers]}, Cid: {}}\n"
        "combat: {monsters: [maul-rat]}"
    )
    view = game.view(1) | {"step": {"kind": "pick", "what": "join", "seat": 1, "holder": 1, "card": ""}}
    bot = make_bot("greedy", 1, game.mix)
    assert bot.choose(view, [PASS, Move("pick", "lame-goblin")]) == PASS
    assert bot.choose(view, [PASS, Move("pick", "wight-brothers")]).kind == "pick"


def test_drops_a_race_that_a_fight_hangs_on() -> None:
    """3,872 Orcs are 6 stronger against Dwarves."""
    scene = (
        "players: {{Ann: {{level: {level}, race: dwarf}}, Bob: {{}}, Cid: {{}}}}\n"
        "combat: {{monsters: [3872-orcs]}}"
    )
    assert chosen(staged(scene.format(level=9)), 0, "discard", "run").kind == "run"
    stronger = scene.replace("race: dwarf", "race: dwarf, wears: [mithril-armor]")
    assert str(chosen(staged(stronger.format(level=9)), 0, "discard", "run")) == "discard dwarf"


def test_spends_nothing_on_who_ignores_it() -> None:
    """Against Ghoulfiends nothing counts but levels."""
    scene = (
        "players: {{Ann: {{level: 7, hand: [magic-missile]}}, Bob: {{}}, Cid: {{}}}}\n"
        "combat: {{monsters: [{}]}}"
    )
    assert chosen(staged(scene.format("ghoulfiends")), 0, "play", "run").kind == "run"
    assert chosen(staged(scene.format("bigfoot").replace("7", "8")), 0, "play", "run").kind == "play"


@pytest.mark.parametrize(("curses", "fights"), [("", True), ("curse-malign-mirror", False)])
def test_reckons_with_a_curse_on_itself(curses: str, fights: bool) -> None:
    """In the fight that the Malign Mirror waits for no item counts but armor, and no one-shot either."""
    ann = f"players: {{{{Ann: {{{{curses: [{curses}], {{}}}}}}, Bob: {{{{}}}}, Cid: {{{{}}}}}}}}\n"
    before = staged(
        ann.format("wears: [helm-of-courage], hand: [lame-goblin]") + "doors: [dwarf]", "Ann: open door"
    )
    assert chosen(before, 0, "trouble", "loot").kind == ("trouble" if fights else "loot")
    during = staged(ann.format("hand: [magic-missile]") + "combat: {monsters: [lame-goblin]}")
    assert chosen(during, 0, "play", "run").kind == ("play" if fights else "run")


def test_gives_nothing_up_to_have_it_back() -> None:
    """A Trader gives an item for one that is worth no more: nothing better among the discards, no trade."""
    scene = (
        "edition: star\nphase: end\n"
        "players: {Ann: {class: trader, carries: [static-grenade], hand: [mutant, cyborg, feline, "
        "antimatter, docking-fee, hull-breach]}, Bob: {}, Cid: {}}\n"
        "treasure_discards: [laser]"
    )
    game = staged(scene, "Ann: end turn")
    assert chosen(game, 0, "use", "give", "discard").kind != "use"
    even = staged(
        "edition: star\nplayers: {Ann: {class: trader, wears: [cellophane-space-suit]}, Bob: {}, Cid: {}}\n"
        "treasure_discards: [silly-bobbly-antennae]"
    )
    (use,) = [move for move in even.legal(0) if move.kind == "use"]
    assert GreedyBot(3, even.mix).values(even.view(0), [use]) < [0.0]


def test_brings_the_monster_it_has_reckoned_with() -> None:
    """A monster that would only be a level more is not what the fight of a rival was to be turned by."""
    scene = (
        "players: {Ann: {level: 7}, Cid: {},\n"
        "  Bob: {level: 4, hand: [wandering-monster, lame-goblin, stoned-golem]}}\n"
        "combat: {monsters: [maul-rat]}"
    )
    game = staged(scene, "Ann: claim", "Bob: play wandering-monster")
    assert str(chosen(game, 2, "pick")) == "pick stoned-golem"


# --- what a card does, and to whom --------------------------------------------------------------------------

FACING = (
    "edition: {edition}\nplayers: {{Ann: {{level: {level}, {ann}}}, Bob: {{{bob}}}, Cid: {{{cid}}}}}\n"
    "combat: {{monsters: [{foes}]}}"
)
NINE = "harpies, undead-horse, maul-rat"  # together of level 9


def facing(
    foes: str, level: int = 9, ann: str = "", bob: str = "", cid: str = "", edition: str = "munchkin"
) -> str:
    """Ann fights, and wins the game by it at level 9."""
    return FACING.format(level=level, ann=ann, bob=bob, cid=cid, foes=foes, edition=edition)


def valued(game: Game, seat: int, move: str) -> float:
    """What greedy thinks of a move, in levels."""
    (value,) = GreedyBot(3, game.mix).values(game.view(seat), [parse_move(game, seat, move)])
    return value


def test_what_strengthens_monsters_is_no_help() -> None:
    """The Stars Are Right: every monster is 3 stronger, in a fight of one's own as in another's."""
    stars = "hand: [the-stars-are-right]"
    mine = staged(facing("lloyd-lloigor", 7, ann=stars, edition="cthulhu"))
    assert chosen(mine, 0, "play", "run").kind == "run"
    theirs = staged(facing("lloyd-lloigor", bob=stars, edition="cthulhu"), "Ann: claim")
    assert chosen(theirs, 1, "play", "pass").kind == "play"


@pytest.mark.parametrize(
    ("scene", "move"),
    [
        (
            facing(
                "lloyd-lloigor", bob="hand: [sicker-ichor]", cid="hand: [ichor-picker]", edition="cthulhu"
            ),
            "play ichor-picker as into-your-hand on sicker-ichor",
        ),
        (
            facing(
                "customs-cube, alien-probe, cabin-pressure-gremlin",
                ann="wears: [dazer]",
                cid="level: 9, hand: [battery-overcharge]",
                edition="star",
            ),
            "play battery-overcharge on dazer of Ann",
        ),
    ],
    ids=["what holds it up", "what strengthens it"],
)
def test_nobody_turns_a_fight_that_a_rival_would_win_the_game_by(scene: str, move: str) -> None:
    before = ("Bob: play sicker-ichor on monsters", "Cid: pass") if "ichor" in scene else ()
    game = staged(scene, *before)
    fight = game.view(None)["combat"]
    assert fight["munchkins"] <= fight["monsters_total"]
    assert valued(game, 2, move) < 0


def test_a_monster_fewer_may_be_a_level_too_few() -> None:
    """With both killed Ann wins too; without the one she charms away only her helper does, an Elf."""
    scene = facing(
        "bullrog, maul-rat",
        8,
        ann="class: wizard, hand: [dwarf, elf, halfling]",
        bob="level: LEVEL, race: elf",
    )
    for bob, sign in ((8, 1), (9, -1)):
        game = staged(scene.replace("LEVEL", str(bob)).replace("maul-rat]", "maul-rat], helper: Bob"))
        assert valued(game, 0, "use wizard charm-spell on bullrog") * sign > 0


def test_takes_a_fight_over_that_nobody_else_may_have() -> None:
    """A Transferral Potion: to Cid, who would win as well, or to Bob himself."""
    scene = facing("potted-plant", bob="hand: [transferral-potion]", cid="level: 9")
    assert str(chosen(staged(scene, "Ann: claim"), 1, "play", "pass")) == "play transferral-potion"


@pytest.mark.parametrize(
    ("ann", "card"),
    [("carries: [hireling]", "kill-the-hireling"), ("wears: [helm-of-courage]", "curse-malign-mirror")],
)
def test_takes_from_a_winner_what_the_fight_is_won_by(ann: str, card: str) -> None:
    game = staged(facing(NINE, ann=ann, bob=f"hand: [{card}]"), "Ann: claim")
    assert chosen(game, 1, "play", "pass").card == card


def test_reckons_with_whom_a_monster_hates() -> None:
    """12 are too few against a lead of 13; against a Cleric the Tongue Demon is one of 16."""
    worn = "wears: [mithril-armor, helm-of-courage, eleven-foot-pole]"
    bob, cid = "hand: [wandering-monster, tongue-demon]", "hand: [magic-missile]"
    scene = facing("potted-plant", ann=f"class: ONE, {worn}", bob=bob, cid=cid)
    for one, kind in (("cleric", "play"), ("thief", "pass")):
        assert chosen(staged(scene.replace("ONE", one), "Ann: claim"), 1, "play", "pass").kind == kind


def test_the_last_outside_the_cult_wins_by_it() -> None:
    """A level for whoever is left alone: a win for Bob, and a gift to him if Ann joins."""
    scene = facing(
        "gram-smoker", bob="level: 9, hand: [sudden-head-blow]", cid="class: cultist", edition="cthulhu"
    )
    assert str(chosen(staged(scene, "Ann: claim"), 1, "play", "pass")) == "play sudden-head-blow on Ann"
    joining = (
        "edition: cthulhu\nplayers: {{Ann: {{level: 9, hand: [cultist]}}, Bob: {{level: {}}}, "
        "Cid: {{class: cultist}}}}"
    )
    for bob, joins in ((8, True), (9, False)):
        assert (valued(staged(joining.format(bob)), 0, "play cultist") > 0) == joins


# --- whole games ------------------------------------------------------------------------------------------


def told(view: dict[str, Any]) -> str:
    """All that everyone and this seat can see, but for whom the game waits."""
    passing = ("waiting", "moment", "lull", "turn")
    return json.dumps({name: part for name, part in view.items() if name not in passing})


def about(view: dict[str, Any], move: Move) -> str:
    """What an offer hangs on: the cards and levels of both sides, and the fight."""
    both = [p for p in view["players"] if p["name"] == move.target or p is view["players"][view["you"]]]
    sides = [[p[name] for name in ("level", "items", "race", "class", "hand")] for p in both]
    return json.dumps([str(move), sides, view["combat"]])


def misplayed(edition: str, number: int) -> Counter[str]:
    """A game of four: a win handed to a helper, offers made again, uses of cards that changed nothing."""
    deal, luck = seeds(1, number)
    game = new_game(edition, players=4, seed=deal)
    bots = [make_bot("greedy", luck + seat, game.mix) for seat in range(4)]
    found: Counter[str] = Counter()
    offers: set[tuple[int, str]] = set()
    fight: dict[str, Any] | None = None
    game.settle()
    while not game.over:
        seat = game.waiting[0]
        view = game.view(seat)
        fight = view["combat"]
        move = bots[seat].choose(view, game.legal(seat))
        if move.kind in ("ask", "offer", "counter"):
            offer = seat, about(view, move)
            found["offer made again"] += offer in offers
            offers.add(offer)
        game.apply(seat, move)
        if move.kind in ("play", "use", "wear", "remove") and not game.over:
            found["nothing changed"] += told(view) == told(_settled(game, seat))
        game.settle()
    helper = fight["helper"] if fight and not fight["forced"] else -1
    found["handed over"] += helper in game.winners and fight["fighter"] not in game.winners  # type: ignore[index] # there is a helper
    return found


def _settled(game: Game, seat: int) -> dict[str, Any]:
    """What a seat sees when nobody objects to what was announced."""
    tried = game.clone()
    while not tried.over and (tried.view(seat)["step"] or {}).get("kind") == "announced":
        tried.apply(tried.waiting[0], PASS)
    return tried.view(seat)


@pytest.mark.fuzz
@pytest.mark.parametrize("edition", EDITIONS)
def test_sixty_games_without_a_gift(edition: str) -> None:
    found = sum((misplayed(edition, number) for number in range(60)), Counter[str]())
    assert found["handed over"] <= 1
    assert found["offer made again"] == 0
    assert found["nothing changed"] == 0
