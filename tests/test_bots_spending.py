"""What a card is worth to keep, to spend and to be struck by: read from what it does, to whom, and when."""

from __future__ import annotations

import pytest

from grosbill.bots import make_bot
from grosbill.bots.greedy import GreedyBot
from grosbill.game import Game, parse_move
from grosbill.model.moves import Move
from playing import staged


def chosen(game: Game, seat: int, *kinds: str) -> Move:
    """What greedy does, of the moves of these kinds."""
    moves = [move for move in game.legal(seat) if move.kind in kinds]
    return make_bot("greedy", 3, game.mix).choose(game.view(seat), moves)


def valued(game: Game, seat: int, move: str) -> float:
    """What greedy thinks of a move, in levels."""
    (value,) = GreedyBot(3, game.mix).values(game.view(seat), [parse_move(game, seat, move)])
    return value


ARMED = "wears: [mithril-armor, helm-of-courage, boots-of-butt-kicking]"


def fighting(ann: str, bob: str, cid: str = "", foes: str = "potted-plant", edition: str = "munchkin") -> str:
    """Ann fights; Bob and then Cid may meddle."""
    return (
        f"edition: {edition}\nplayers: {{Ann: {{{ann}}}, Bob: {{{bob}}}, Cid: {{{cid}}}}}\n"
        f"combat: {{monsters: [{foes}]}}"
    )


# --- kept for whoever is about to win -----------------------------------------------------------------------


@pytest.mark.parametrize(("level", "paid"), [(5, "curse-lose-a-level"), (9, "super-munchkin")])
def test_pays_with_nothing_that_stops_a_win(level: int, paid: str) -> None:
    """While a rival is near the last level, a curse that takes one is no small change."""
    game = staged(
        f"players: {{Ann: {{class: warrior, hand: [super-munchkin, curse-lose-a-level]}}, "
        f"Bob: {{level: {level}}}, Cid: {{}}}}\ncombat: {{monsters: [maul-rat]}}",
        "Ann: use warrior berserking",
    )
    assert chosen(game, 0, "pick").card == paid


@pytest.mark.parametrize(("level", "sells"), [(5, True), (9, False)])
def test_sells_nothing_that_stops_a_win(level: int, sells: bool) -> None:
    ann = "carries: [friendship-potion, staff-of-napalm]"
    game = staged(f"players: {{Ann: {{{ann}}}, Bob: {{level: {level}}}, Cid: {{}}}}")
    assert (valued(game, 0, "sell friendship-potion, staff-of-napalm") > 0) == sells


def test_a_fight_over_a_level_is_not_worth_what_stops_a_win() -> None:
    """A Transferral Potion hands the last fight to somebody else: it is kept while a rival is near."""
    near, far = [
        valued(
            staged(
                fighting("level: 3", "level: 2, hand: [transferral-potion]", f"level: {cid}"), "Ann: claim"
            ),
            1,
            "play transferral-potion",
        )
        for cid in (9, 4)
    ]
    assert near < far


def test_never_pays_for_a_use_with_the_card_that_is_used() -> None:
    """An Elf's race is worth more than the half of a theft that comes off; the Thief cannot pay for it."""
    game = staged("players: {Ann: {class: thief, race: elf}, Bob: {wears: [horny-helmet]}, Cid: {}}")
    assert valued(game, 0, "use thief theft on horny-helmet of Bob") < 0


# --- cards that change the monsters -------------------------------------------------------------------------


def test_a_twin_is_reckoned_with() -> None:
    """10 and 6 more are enough together: nobody waits for what Cid may have."""
    strong = ARMED.replace("]", ", really-impressive-title]")
    scene = fighting(
        f"level: 9, {strong}", "hand: [ancient, mate]", "hand: [magic-missile]", foes="platycore"
    )
    game = staged(scene, "Ann: claim")
    assert chosen(game, 1, "play", "pass").kind == "play"


def test_what_is_played_on_a_monster_is_played_on_its_twin() -> None:
    """5 are too few against a lead of 7, and twice 5 are enough."""
    game = staged(
        fighting("level: 9", "hand: [mate]", "hand: [enraged]", foes="maul-rat"),
        *("Ann: claim", "Bob: play mate on maul-rat"),
    )
    assert valued(game, 2, "play enraged on maul-rat") > 4


@pytest.mark.parametrize(("held", "enough"), [("stoned-golem", False), ("hippogriff", True)])
def test_a_monster_in_place_of_another_is_only_so_much_stronger(held: str, enough: bool) -> None:
    """Illusion: 14 or 16 in place of 12, and 3 are needed."""
    game = staged(
        fighting(f"level: 9, {ARMED}", f"hand: [illusion, {held}]", foes="wannabe-vampire"), "Ann: claim"
    )
    assert (valued(game, 1, "play illusion on wannabe-vampire") > 0) == enough


def test_nobody_helps_against_a_monster_that_forbids_it() -> None:
    """A Gazebo is faced alone: its 8 are too few against both, and enough against Ann."""
    scene = fighting("level: 9", "hand: [wandering-monster, gazebo]", "level: 9", foes="maul-rat")
    game = staged(scene.replace("maul-rat]", "maul-rat], helper: Cid"), "Ann: claim")
    assert chosen(game, 1, "play", "pass").kind == "play"


# --- curses -------------------------------------------------------------------------------------------------


def test_a_curse_that_turns_a_fight_is_played_in_it() -> None:
    """In the fight that a Malign Mirror waits for nothing but armour counts; no game has to be at stake."""
    scene = fighting(
        "level: 6, wears: [helm-of-courage, boots-of-butt-kicking]",
        "hand: [curse-malign-mirror]",
        foes="large-angry-chicken, platycore",
    )
    game = staged(scene, "Ann: claim")
    assert str(chosen(game, 1, "play", "pass")) == "play curse-malign-mirror on Ann"


@pytest.mark.parametrize(("foes", "stopped"), [("large-angry-chicken", False), ("wannabe-vampire", True)])
def test_an_item_that_is_lost_does_not_count_any_more(foes: str, stopped: bool) -> None:
    """With the armour it is 12, and a Warrior wins ties; without, 9 are more than 2 and less than 12."""
    scene = fighting(
        "level: 9, class: warrior, wears: [mithril-armor]",
        "hand: [curse-lose-the-armor-you-are-wearing]",
        foes=foes,
    )
    game = staged(scene, "Ann: claim")
    assert (valued(game, 1, "play curse-lose-the-armor-you-are-wearing on Ann") > 1) == stopped


def test_a_class_that_stays_may_be_lost_when_it_does_not() -> None:
    """Who was the only Cultist loses nothing by the curse; beside another one it costs the class."""
    curse = "curse-lose-your-class"
    scene = fighting("", f"hand: [{curse}]", "class: cultist", edition="munchkin+cthulhu")
    alone, beside = [
        GreedyBot(3, game.mix).values(game.view(1), [Move("play", curse, target="Cid")])[0]
        for game in (staged(scene), staged(scene.replace("Ann: {", "Ann: {class: cultist")))
    ]
    assert alone < beside


@pytest.mark.parametrize(
    ("edition", "curse", "hand"),
    [
        ("munchkin", "curse-lose-two-cards", "elf, dwarf, halfling"),
        ("star", "wrong-teleporter-pad", "mutant, cyborg, feline"),
    ],
)
def test_what_goes_from_hand_to_hand_is_gained_and_lost(edition: str, curse: str, hand: str) -> None:
    game = staged(
        f"edition: {edition}\nplayers: {{Ann: {{hand: [{curse}]}}, Bob: {{}}, Cid: {{hand: [{hand}]}}}}"
    )
    assert str(chosen(game, 0, "play", "open")) == f"play {curse} on Cid"


@pytest.mark.parametrize(("discards", "kind"), [("", "play"), ("wizard", "open")])
def test_another_class_is_as_good_as_the_one_that_lies_there(discards: str, kind: str) -> None:
    game = staged(
        "players: {Ann: {hand: [curse-change-class]}, Bob: {class: warrior, level: 9}, Cid: {}}\n"
        f"door_discards: [{discards}]"
    )
    assert chosen(game, 0, "play", "open").kind == kind


@pytest.mark.parametrize(
    ("edition", "ann", "card", "cid", "foes", "target"),
    [
        ("munchkin", "", "curse-income-tax", "wears: [boots-of-butt-kicking]", "maul-rat", "Cid"),
        ("cthulhu", "wears: [prehistoric-axe]", "curse-weapon-becomes-evil", "", "coggoth", "Ann"),
        ("cthulhu", "class: monster-whacker", "sudden-head-blow", "", "elder-globs", "Ann"),
    ],
    ids=["as much from everybody", "a weapon turned", "a class replaced"],
)
def test_what_stops_a_win_besides(
    edition: str, ann: str, card: str, cid: str, foes: str, target: str
) -> None:
    """Whoever has no item for the tax loses a level; an item may count against who wears it; a class goes."""
    scene = fighting(f"level: 9, {ann}", f"hand: [{card}]", cid, foes, edition)
    game = staged(scene, "Ann: claim")
    assert valued(game, 1, f"play {card} on {target}") > 4


def test_nobody_owes_as_much_as_nothing() -> None:
    """A rock is worth nothing, so that a tax on it takes nothing from anybody else."""
    ann = "level: 9, wears: [leather-armor, helm-of-courage]"
    scene = fighting(ann, "hand: [curse-income-tax]", "wears: [huge-rock]", "maul-rat")
    assert valued(staged(scene, "Ann: claim"), 1, "play curse-income-tax on Cid") < 1


def test_a_small_harm_is_better_than_a_card_kept_for_ever() -> None:
    """A chicken on the head of who is about to win does little, and in hand it does nothing."""
    game = staged("players: {Ann: {hand: [curse-chicken-on-your-head]}, Bob: {level: 9}, Cid: {}}")
    assert valued(game, 0, "play curse-chicken-on-your-head on Bob") > 0
