"""What a player is told: all that a move does, who would win by it, what touched them, how to type."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import grosbill
from grosbill import Game
from grosbill.language import LANGUAGES
from grosbill.model import events as e
from grosbill.model.moves import KINDS, PASS, Move, Terms
from grosbill.notation.speech import speech
from grosbill.terminal import panels
from grosbill.words.explaining import meant
from grosbill.words.fights import standing, standing_told
from grosbill.words.figures import Figures
from grosbill.words.foresight import Foresight
from grosbill.words.labels import Teller, grouped, numbered
from grosbill.words.naming import Words
from grosbill.words.questions import question
from grosbill.words.sales import with_sales
from grosbill.words.touched import Story
from grosbill.words.typed import Typist, written
from playing import played, staged
from seating import printed, seated, words_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that ends saves its game."""
    monkeypatch.chdir(tmp_path)


def told(game: Game, move: Move, lang: str = "en", seat: int = 0) -> str:
    """The label of a move."""
    words = Words(game.mix, game.settings, lang, game.names, seat)
    return Teller(words, game.view(seat), Foresight(game, seat)).tell(move).text


def labels(game: Game, lang: str = "en", seat: int = 0) -> list[str]:
    return [told(game, move, lang, seat) for move in game.legal(seat)]


# --- who would win ----------------------------------------------------------------------------------------

HELP = """
players: {Ann: {level: 5}, Bob: {level: 9}, Cid: {level: 1}}
turn: Bob
combat: {monsters: [net-troll]}
"""


def test_accepting_to_help_warns_that_the_fighter_would_win() -> None:
    game = staged(HELP, "Bob: ask Ann for help offering 1 treasure")
    assert told(game, Move("accept")) == "Accept — this would let Bob win the game"
    assert told(game, Move("accept"), "fr").endswith("cela ferait gagner la partie à Bob")
    assert told(game, Move("refuse")) == "Refuse"
    counter = Move("counter", terms=Terms(treasures=2))
    assert told(game, counter).endswith("this would let Bob win the game")
    asked = question(Teller(words_of(game), game.view(0), Foresight(game, 0)))
    assert asked.endswith("If you accept: this would let Bob win the game!")


def test_a_warning_that_would_be_on_every_way_to_pay_is_on_none() -> None:
    """Who wins by it was said of what is paid for."""
    game = staged(
        "players: {Ann: {level: 9, class: warrior, hand: [elf, dwarf, cleric]}, Bob: {}, Cid: {}}\n"
        "combat: {monsters: [net-troll]}",
    )
    use = next(move for move in game.legal(0) if move.kind == "use")
    game.apply(0, use)
    picks = [move for move in game.legal(0) if move.kind == "pick"]
    assert len(picks) > 1
    assert not [label for label in labels(game) if "win the game" in label]


def test_what_is_done_before_an_answer_is_no_answer() -> None:
    """Giving up a class while one is asked for help lets nobody win: one may still refuse."""
    game = staged(HELP.replace("level: 5", "level: 5, class: thief"), "Bob: ask Ann for help")
    assert told(game, Move("discard", "thief")) == "Discard Thief"
    assert told(game, Move("accept")).endswith("this would let Bob win the game")


def test_nobody_is_warned_of_who_is_far_from_winning() -> None:
    game = staged(HELP.replace("level: 9", "level: 4"), "Bob: ask Ann for help offering 1 treasure")
    assert told(game, Move("accept")) == "Accept"


def test_asking_an_elf_of_the_last_level_but_one_warns_that_they_would_win() -> None:
    game = staged(
        "players: {Ann: {level: 3}, Bob: {level: 9, race: elf}, Cid: {level: 9}}\n"
        "combat: {monsters: [flying-frogs]}"
    )
    asked = {
        move.target: told(game, move) for move in game.legal(0) if move == Move("ask", target=move.target)
    }
    assert asked["Bob"].endswith("this would let Bob win the game")
    assert asked["Cid"].endswith("offering nothing")


def test_a_claim_that_wins_says_so_and_what_stops_another_says_nothing() -> None:
    own = staged("players: {Ann: {level: 9}, Bob: {}, Cid: {}}\ncombat: {monsters: [potted-plant]}")
    assert told(own, Move("claim")).endswith("you would win the game")
    game = staged(
        "players: {Ann: {hand: [magic-missile]}, Bob: {level: 9, wears: [mithril-armor]}, Cid: {}}\n"
        "turn: Bob\ncombat: {monsters: [net-troll]}",
        "Bob: claim victory",
    )
    assert told(game, PASS).endswith("this would let Bob win the game")
    stops = {move.target: told(game, move) for move in game.legal(0) if move.card == "magic-missile"}
    assert "win the game" in stops["munchkins"]
    assert "win the game" not in stops["monsters"]


def test_what_is_hidden_changes_no_warning() -> None:
    """The same view gives the same labels, whatever the others hold."""
    scene = "players: {Ann: {level: 5}, Bob: {level: 9, hand: [%s]}, Cid: {level: 1}}\nturn: Bob\n"
    scene += "combat: {monsters: [net-troll]}"
    said = [
        labels(staged(scene % card, "Bob: ask Ann for help offering 1 treasure"))
        for card in ("magic-missile", "sleep-potion", "friendship-potion")
    ]
    assert said[0] == said[1] == said[2]


@pytest.mark.fuzz
def test_looking_ahead_changes_nothing_and_never_fails() -> None:
    for seed in range(4):
        game = played(("munchkin", "cthulhu")[seed % 2], seed=seed, moves=150 + 200 * seed)
        for seat in range(len(game.names)):
            before, legal = game.digest(), game.legal(seat)
            foresee = Foresight(game, seat)
            assert all(foresee(move) is not None for move in legal)
            assert game.digest() == before


# --- what a move does beside what it names ------------------------------------------------------------------


@pytest.mark.parametrize("bob", ["", "mithril-armor", "enraged"])
@pytest.mark.parametrize("level", [2, 3, 5, 7])
def test_what_a_die_decides_is_not_told_as_certain(level: int, bob: str) -> None:
    """Three worlds may agree on it: that a theft fails, say."""
    thief = f"Ann: {{level: {level}, class: thief, hand: [baby]}}"
    game = staged(f"players: {{{thief}, Bob: {{wears: [helm-of-courage], hand: [{bob}]}}, Cid: {{}}}}")
    (theft,) = [move for move in game.legal(0) if move.kind == "use"]
    assert told(game, theft).endswith("Helm of Courage (+1, 200 gold), losing Baby")


def test_moves_that_differ_in_a_number_say_it() -> None:
    game = staged("""
edition: cthulhu
players: {Ann: {wears: [backpack-full-of-dynamite]}, Bob: {}, Cid: {}}
combat: {monsters: [froggoth]}
""")
    uses = [told(game, move) for move in game.legal(0) if move.kind == "use"]
    said = "Use Light the Fuse (Backpack Full of Dynamite) and choose"
    assert uses == [f"{said} {n}" for n in range(1, 7)]


def test_what_a_card_is_put_on_may_come_from_hand() -> None:
    scene = "players: {Ann: {class: cleric, hand: [cheat, staff-of-napalm]}, Bob: {}, Cid: {}}"
    cheat = Move("play", "cheat", target="staff-of-napalm")
    assert told(staged(scene), cheat).endswith(", which comes into play from your hand")
    assert told(staged(scene), cheat, "fr").endswith(", qui entre en jeu depuis votre main")
    laid = staged(
        "players: {Ann: {class: cleric, hand: [cheat], carries: [staff-of-napalm]}, Bob: {}, Cid: {}}"
    )
    assert "hand" not in told(laid, cheat)


def test_what_one_will_have_to_part_with_is_said() -> None:
    game = staged(
        "players: {Ann: {race: dwarf, carries: [huge-rock], wears: [mithril-armor]}, Bob: {}, Cid: {}}"
    )
    assert told(game, Move("discard", "dwarf")).endswith("then part with Mithril Armor / Huge Rock")
    game.apply(0, Move("discard", "dwarf"))
    assert not any("part with" in label for label in labels(game))


def test_what_no_longer_counts_without_a_class_is_said() -> None:
    game = staged("players: {Ann: {class: cleric, wears: [mace-of-sharpness]}, Bob: {}, Cid: {}}")
    assert told(game, Move("discard", "cleric")) == "Discard Cleric, Mace of Sharpness no longer counting"
    assert told(game, Move("discard", "cleric"), "fr").endswith(
        "Masse d’Armes de Répartie Piquante ne comptant plus"
    )


def test_what_is_taken_without_a_choice_is_named() -> None:
    game = staged(
        "players: {Ann: {carries: [wand-of-dowsing]}, Bob: {}, Cid: {}}\ntreasure_discards: [leather-armor]"
    )
    assert told(game, Move("play", "wand-of-dowsing")).endswith(", taking Leather Armor")


# --- all that a move does and what does not count ---------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "en", "fr"),
    [
        ("warrior", "Play Super Munchkin, together with Warrior", "avec Guerrier"),
        (
            "warrior, thief",
            "Play Super Munchkin, then play Warrior / Thief",
            "puis jouer Guerrier / Voleur",
        ),
    ],
)
def test_a_card_that_plays_a_second_one_says_which(hand: str, en: str, fr: str) -> None:
    game = staged(
        f"players: {{Ann: {{class: cleric, hand: [super-munchkin, {hand}]}}, Bob: {{}}, Cid: {{}}}}"
    )
    move = Move("play", "super-munchkin")
    assert told(game, move) == en
    assert told(game, move, "fr").endswith(fr)


def test_what_goes_with_a_card_that_is_given_up_is_named() -> None:
    """Half-Breed has nothing to stand on without the race under it."""
    game = staged("players: {Ann: {race: elf, hand: [half-breed]}, Bob: {}, Cid: {}}", "Ann: play half-breed")
    assert told(game, Move("discard", "elf")) == "Discard Elf, losing Half-Breed"
    assert told(game, Move("discard", "elf"), "fr").endswith("en perdant Sang-mêlé")


def test_an_item_that_will_only_be_carried_says_why() -> None:
    game = staged(
        "players: {Ann: {class: cleric, wears: [mithril-armor], hand: [staff-of-napalm, leather-armor]}, "
        "Bob: {}, Cid: {}}"
    )
    staff, armor = Move("play", "staff-of-napalm"), Move("play", "leather-armor")
    assert told(game, staff) == "Put Staff of Napalm (+5) in play, to carry only: Wizards only"
    assert told(game, staff, "fr").endswith("réservé aux Magiciens")
    assert told(game, armor) == "Put Leather Armor (+1) in play, to carry only: no room to use it"


def test_an_item_in_use_that_does_not_count_says_why() -> None:
    scene = "players: {Ann: {sex: male, wears: [gentlemans-club]}, Bob: {hand: [curse-change-sex]}, Cid: {}}"
    for moves, why, strength in (
        ((), "", 4),
        (("Bob: play curse-change-sex on Ann",), "men only", 1),
    ):
        game = staged(scene, *moves)
        view, words = game.view(0), words_of(game)
        assert [item.why for item in Figures(words, view).used(0)] == [why]
        shown = printed(panels.table(words, view, 140), 140)
        assert ("+3, not counted: men only" in shown) is bool(why)
        assert view["players"][0]["level"] + view["players"][0]["bonus"] == strength


# --- sales ------------------------------------------------------------------------------------------------


def sales(scene: str) -> list[set[str]]:
    game = staged(f"players: {{Ann: {{{scene}}}, Bob: {{}}, Cid: {{}}}}")
    moves = with_sales(words_of(game), game.view(0), game.legal(0), Foresight(game, 0))
    found = [move for move in moves if move.kind == "sell"]
    assert all(game.check(0, move) is None for move in found)
    assert [move for move in moves if move.kind != "sell"] == [m for m in game.legal(0) if m.kind != "sell"]
    return [{*move.cards} for move in found]


def test_what_is_of_no_use_is_offered_for_sale_first() -> None:
    """A Cleric has no use for the Broad Sword (women), the Hammer (Dwarves): 400 and 600 make a level."""
    found = sales(
        "class: cleric, wears: [mithril-armor], hand: [broad-sword, hammer-of-kneecapping, gentlemans-club]"
    )
    assert found[0] == {"broad-sword", "hammer-of-kneecapping"}


def test_an_exact_sum_is_offered_beside_what_is_missed_least() -> None:
    """Of no use to a Human Wizard: 600 and 800 for a level; 800 and 200 make it exactly."""
    found = sales(
        "class: wizard, hand: [hammer-of-kneecapping, bow-with-ribbons, leather-armor, helm-of-courage]"
    )
    assert found[0] == {"hammer-of-kneecapping", "bow-with-ribbons"}
    assert {"bow-with-ribbons", "helm-of-courage"} in found or {"bow-with-ribbons", "leather-armor"} in found


# --- targets ----------------------------------------------------------------------------------------------

THIEF = """
players:
  Ann: {class: thief, hand: [elf, dwarf]}
  Bob: {carries: [leather-armor, slimy-armor, helm-of-courage]}
  Cid: {carries: [rat-on-a-stick, staff-of-napalm], hand: [elf]}
dice: [1]
"""


def test_a_power_with_many_targets_is_one_line_and_one_number() -> None:
    game = staged(THIEF)
    teller = Teller(words_of(game), game.view(0), Foresight(game, 0))
    groups = grouped(map(teller.tell, game.legal(0)))
    rows = [row for group in groups for row in group.rows if row.folded]
    assert [(len(row.told), row.first, row.last) for row in rows] == [(5, rows[0].first, rows[0].first)]
    leaves = [each.leaf for each in rows[0].told]
    assert any(leaf.startswith("Cid’s Staff of Napalm (+5, 800 gold, Wizards only)") for leaf in leaves)
    assert [len(lot) for lot in numbered(groups)].count(5) == 1


def test_the_targets_are_told_on_demand_and_picked_by_a_second_number() -> None:
    game = staged(THIEF)
    teller = Teller(words_of(game), game.view(0))
    lots = numbered(grouped(map(teller.tell, game.legal(0))))
    number = next(n for n, lot in enumerate(lots, 1) if len(lot) == 5)
    session, out = seated(f"? {number}", f"{number}", "", f"{number}", "2", game=game)
    session.run()
    assert out.getvalue().count("Bob’s Slimy Armor (+1, 200 gold)") == 3
    assert game.record().moves[0] == (0, "use thief theft on slimy-armor of Bob")


def test_a_theft_that_fails_is_one_line_that_says_so() -> None:
    game = staged(THIEF)
    story = Story(words_of(game))
    before = story.mark
    moves = ["use thief theft on leather-armor of Bob", "pick elf", "pass"]
    for text in moves:
        for event in game.apply(0, grosbill.parse_move(game, 0, text)):
            story.note(event, mine=True)
    assert story.lines(before) == ["You fail to steal Leather Armor from Bob (die: 1; discarded: Elf)."]


# --- what touched me --------------------------------------------------------------------------------------

ROUND = """
players:
  Ann: {hand: [elf], carries: [leather-armor]}
  Bob: {level: 3, hand: [curse-lose-a-level]}
  Cid: {level: 2}
turn: Bob
doors: [net-troll]
"""


def followed(game: Game, story: Story, *moves: str) -> None:
    for text in moves:
        name, _, said = text.partition(": ")
        seat = game.names.index(name)
        for event in game.apply(seat, grosbill.parse_move(game, seat, said)):
            story.note(event, mine=seat == 0)


def test_what_touched_me_stays_until_I_make_a_move_and_not_a_pass() -> None:  # noqa: N802
    game = staged(ROUND.replace("Ann: {", "Ann: {level: 4, "))
    story = Story(words_of(game))
    followed(game, story, "Bob: play curse-lose-a-level on Ann")
    while game.view(0)["players"][0]["level"] == 4:
        followed(game, story, f"{game.names[game.waiting[0]]}: pass")
    touched = story.touched()
    assert any("Lose a Level" in line for line in touched)
    assert "You lose 1 level." in touched
    story.made(PASS)
    assert story.touched() == touched
    story.made(Move("open"))
    assert story.touched() == []


def test_what_others_do_to_each_other_does_not_touch_me() -> None:
    game = staged(ROUND)
    story = Story(words_of(game))
    followed(game, story, "Bob: play curse-lose-a-level on Cid")
    assert story.touched() == []
    assert story.lines()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bob: fights Net Troll with Cid’s help; is caught."),
        ("fr", "Bob : combat « Trôliste » avec l’aide de Cid ; se fait rattraper."),
    ],
)
def test_a_rivals_turn_is_one_line(lang: str, said: str) -> None:
    story = Story(words_of(staged("players: {Ann: {}, Bob: {level: 3}, Cid: {level: 2}}"), lang))
    for event in (
        e.TurnBegan(1, 2),
        e.DoorOpened(1, "net-troll"),
        e.MonsterCame(1, 1, "net-troll", "door"),
        e.Helped(2, 1),
        e.RunAnnounced(1),
        e.Caught(1, "net-troll"),
        e.TurnBegan(2, 3),
    ):
        story.note(event)
    assert " ".join(story.turns()[0].split()) == said
    assert len(story.turns()) == 1  # of Cid's turn, which has just begun, there is nothing to tell yet
    story.note(e.TurnBegan(0, 4))
    assert len(story.turns()) == 2


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Bob: fights Net Troll with your help; steals Dagger of Treachery from you; dies."),
        ("fr", "Bob : combat « Trôliste » avec votre aide ; vous vole {dagger} ; meurt."),
    ],
)
def test_the_line_of_a_turn_names_its_player_once_and_the_reader_as_you(lang: str, said: str) -> None:
    words = words_of(staged("players: {Ann: {}, Bob: {level: 3}, Cid: {level: 2}}"), lang)
    story = Story(words)
    for event in (
        e.TurnBegan(1, 2),
        e.MonsterCame(1, 1, "net-troll", "door"),
        e.Helped(0, 1),
        e.Stole(1, 0, "dagger-of-treachery"),
        e.Died(1),
        e.TurnBegan(0, 3),
    ):
        story.note(event)
    assert " ".join(story.turns()[0].split()) == said.format(
        dagger=" ".join(words.title("dagger-of-treachery").split())
    )


@pytest.mark.parametrize(
    ("treasures", "vain", "said"),
    [
        (0, True, "Bob: fights Net Troll; is rid of Net Troll."),
        (2, False, "Bob: fights Net Troll; wins 2 treasures; Curse! Duck of Doom strikes Cid."),
    ],
)
def test_the_line_of_a_turn_claims_no_win_and_no_curse_that_was_none(
    treasures: int, vain: bool, said: str
) -> None:
    """What was sent away leaves nothing to win, and a curse that found nothing has struck nobody."""
    story = Story(words_of(staged("players: {Ann: {}, Bob: {level: 3}, Cid: {level: 2}}")))
    for event in (
        e.TurnBegan(1, 2),
        e.MonsterCame(1, 1, "net-troll", "door"),
        e.MonsterLeft(1, "net-troll", treasures),
        e.Won(1, -1, treasures),
        e.CurseStruck(2, 1, "curse-duck-of-doom", vain),
        e.TurnBegan(0, 3),
    ):
        story.note(event)
    assert " ".join(story.turns()[0].split()) == said


def test_what_touched_me_is_in_sight_on_the_smallest_of_usual_screens() -> None:
    game = staged(
        "players: {Ann: {level: 4, hand: [magic-missile, dwarf, cleric, elf, sleep-potion]}, "
        "Bob: {level: 3}, Cid: {}, Dee: {}, Eve: {}}\nturn: Bob\ncombat: {monsters: [net-troll]}",
        "Bob: run away",
    )
    session, out = seated(game=game, tty=True, width=80, height=24)
    session._note(e.LostLevels(0, 1))
    for n in range(40):
        session.story.say(f"line {n}")
    session.run()
    shown = " ".join(out.getvalue().split("\x1b[2J")[1].split())
    assert "You lose 1 level." in shown


# --- figures ----------------------------------------------------------------------------------------------


def test_all_that_is_at_stake_is_said() -> None:
    game = staged(
        "players: {Ann: {level: 5, wears: [boots-of-running-really-fast]}, Bob: {level: 5}, Cid: {}}\n"
        "combat: {monsters: [hippogriff]}",
        "Ann: ask Bob for help offering 2 treasures",
        "Bob: accept",
    )
    en = standing_told(Teller(words_of(game), game.view(0)))
    assert "At stake: 2 levels and 4 treasures." in en
    assert "Bob helps you for 2 treasures." in en
    assert "To get away: 3+ on the die." in en
    fr = standing_told(Teller(words_of(game, "fr"), game.view(0)))
    assert "2 niveaux et 4 trésors" in fr
    assert "3 ou plus au dé" in fr
    other = Words(game.mix, game.settings, "en", game.names, 2)
    assert "get away" not in standing_told(Teller(other, game.view(2)))


def test_what_does_not_stop_somebody_from_winning_says_so() -> None:
    scene = (
        "players: {Ann: {hand: [magic-missile, sleep-potion]}, Bob: {level: 9, wears: [huge-rock]}, Cid: {}}"
    )
    game = staged(f"{scene}\nturn: Bob\ncombat: {{monsters: [lame-goblin]}}", "Bob: claim victory")
    missile = Move("play", "magic-missile", target="monsters")
    assert told(game, PASS).endswith("this would let Bob win the game")
    assert told(game, missile).endswith(" — Bob would still win the game")
    assert told(game, missile, "fr").endswith(" — Bob gagnerait quand même la partie")


def test_a_sale_says_what_is_lost_with_what_is_sold() -> None:
    scene = (
        "{Ann: {wears: [horny-helmet], carries: [huge-rock, stepladder], hand: [cheat]}, Bob: {}, Cid: {}}"
    )
    game = staged(f"players: {scene}", "Ann: play cheat on horny-helmet")
    sold = Move("sell", cards=("horny-helmet", "stepladder"))
    assert told(game, sold).endswith("losing Cheat!")


def test_the_dead_have_no_level_on_a_small_screen() -> None:
    game = staged("players: {Ann: {}, Bob: {level: 4}, Cid: {}}")
    view = game.view(0)
    view["players"][1]["alive"] = False
    for lang, said in (("en", "Bob dead · "), ("fr", "Bob mort · ")):
        assert said in printed(panels.table(words_of(game, lang), view, 80, "least"), 80)


@pytest.mark.parametrize(("kind", "said"), [("professor", "Professors −2"), ("cultist", "Cultists +2")])
def test_of_several_things_a_monster_has_against_somebody_the_one_that_counts_is_named(
    kind: str, said: str
) -> None:
    scene = f"edition: cthulhu\nplayers: {{Ann: {{class: {kind}}}, Bob: {{}}, Cid: {{}}}}"
    game = staged(f"{scene}\ncombat: {{monsters: [campus-crusade-for-cthulhu]}}")
    assert f"against {said}" in printed(panels.fight(Teller(words_of(game), game.view(0)), "dense"))


def test_a_bonus_that_depends_on_something_is_told_as_it_stands() -> None:
    """The helmet is +3 for Elves, Unnameable +10 where a Professor fights."""
    helmet = Move("play", "horny-helmet")
    for race, plus in (("elf", "+3"), ("dwarf", "+1")):
        game = staged(f"players: {{Ann: {{race: {race}, hand: [horny-helmet]}}, Bob: {{}}, Cid: {{}}}}")
        assert f"({plus})" in Teller(words_of(game), game.view(0)).tell(helmet).text
        assert f"({plus}, 600 gold)" in Figures(words_of(game), game.view(0)).named("horny-helmet")
    scene = "edition: cthulhu\nplayers: {Ann: {class: %s, hand: [unnameable]}, Bob: {}, Cid: {}}"
    for name, plus in (("professor", "+10"), ("investigator", "+5")):
        game = staged(f"{scene % name}\ncombat: {{monsters: [coggoth]}}")
        told = Teller(words_of(game), game.view(0)).tell(Move("play", "unnameable", target="coggoth"))
        assert told.text == f"Play Unnameable on Coggoth ({plus})"


def test_what_help_would_come_to_is_said() -> None:
    """To whom may ask: with anybody's help; to whom is asked, and where help has a price: with theirs."""
    scene = "players: {Ann: {level: 5}, Bob: {level: 4}, Cid: {level: 7}}\ncombat: {monsters: [net-troll]}"

    def told(lang: str, seat: int, *moves: str) -> str:
        game = staged(scene, *moves)
        return standing_told(Teller(Words(game.mix, game.settings, lang, game.names, seat), game.view(seat)))

    assert "With help: Bob 9 to 10, Cid 12 to 10." in told("en", 0)
    assert "Avec de l’aide\N{NO-BREAK SPACE}: Bob 9 à 10, Cid 12 à 10." in told("fr", 0)
    assert "elp" not in told("en", 2)
    asked = "Ann: ask Cid for help offering 1 treasure"
    assert "With your help: 12 to 10." in told("en", 2, asked)
    assert "elp" not in told("en", 1, asked)
    assert "With help: Cid 12 to 10." in told("en", 0, asked, "Cid: counter offering 2 treasures")


def test_those_who_run_have_nothing_to_win() -> None:
    game = staged(
        "players: {Ann: {}, Bob: {hand: [magic-missile]}, Cid: {}}\n"
        "combat: {monsters: [hippogriff, net-troll]}",
        "Ann: run away",
        "Bob: pass",
    )
    for lang, said, stake in (
        ("en", "The munchkins are running.", "At stake"),
        ("fr", "en fuite.", "En jeu"),
    ):
        told = standing_told(Teller(words_of(game, lang), game.view(0)))
        assert said in told
        assert stake not in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "You rolled 2 to run away from Hippogriff. The die does not count yet."),
        ("fr", "Vous avez fait 2 pour échapper à « Hippogriffe ». Le dé ne compte pas encore."),
    ],
)
def test_a_die_that_lies_there_says_what_for(lang: str, said: str) -> None:
    game = staged(
        "players: {Ann: {level: 5, hand: [loaded-die]}, Bob: {}, Cid: {}}\ndice: [2]\n"
        "combat: {monsters: [hippogriff]}",
        "Ann: run away",
        "Ann: pass",
    )
    assert " ".join(question(Teller(words_of(game, lang), game.view(0))).split()) == said


def test_a_card_that_would_be_played_on_me_is_not_told_as_one_I_get() -> None:  # noqa: N802
    game = staged(
        "players: {Ann: {level: 5, hand: [boil-an-anthill]}, Bob: {wears: [mithril-armor]}, Cid: {}}\n"
        "combat: {monsters: [net-troll]}",
        "Ann: ask Bob for help offering 1 treasure, playing boil-an-anthill",
    )
    bob = Words(game.mix, game.settings, "en", game.names, 1)
    assert question(Teller(bob, game.view(1))).endswith(
        "offers 1 treasure and the promise of Boil an Anthill."
    )


def test_a_tie_is_won_only_by_a_class_that_counts() -> None:
    for monster, state in (("potted-plant", "winning"), ("buggoth", "tied")):  # the second silences classes
        game = staged(
            "edition: munchkin+cthulhu\nplayers: {Ann: {class: warrior}, Bob: {}, Cid: {}}\n"
            f"combat: {{monsters: [{monster}]}}"
        )
        assert game.view(0)["combat"]["munchkins"] == game.view(0)["combat"]["monsters_total"]
        assert standing(Teller(words_of(game), game.view(0))) == state


def test_a_lasting_curse_counts_in_what_has_to_be_rolled() -> None:
    ann = "{level: 5, curses: [curse-chicken-on-your-head]}"
    game = staged(f"players: {{Ann: {ann}, Bob: {{}}, Cid: {{}}}}\ncombat: {{monsters: [hippogriff]}}")
    assert "To get away: 6+ on the die." in standing_told(Teller(words_of(game), game.view(0)))


def test_the_fight_can_be_read_in_full() -> None:
    game = staged("players: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [snails-on-speed]}")
    session, out = seated("fight", game=game, tty=True, width=80, height=24)
    session.run()
    shown = " ".join(out.getvalue().replace("│", " ").split())
    assert " ".join(session.words.bad_stuff("snails-on-speed").split()) in shown


# --- typing -----------------------------------------------------------------------------------------------


def test_every_kind_of_move_can_be_said_in_every_language() -> None:
    for lang in LANGUAGES:
        assert speech(lang).written.keys() == KINDS.keys()
        assert speech(lang).phrases.keys() == speech("en").phrases.keys()


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "play boil-an-anthill on me"), ("en", "play boil on you"), ("fr", "jouer Boil sur moi")],
)
def test_a_player_may_say_me(lang: str, line: str) -> None:
    """Not the Mercenary, whose name begins so, nor any other card."""
    game = staged("players: {Ann: {hand: [boil-an-anthill, mate]}, Bob: {}, Cid: {}}")
    typist = Typist(words_of(game, lang), game.view(0), game.legal(0))
    assert typist.read(line) == Move("play", "boil-an-anthill", target="Ann")


def test_accents_may_be_left_out_but_tell_two_players_apart() -> None:
    game = staged(
        "players: {Zoé: {hand: [boil-an-anthill, broad-sword]}, Zoe: {}, Cid: {carries: [leather-armor]}}"
    )
    words = words_of(game, "fr")
    typist = Typist(words, game.view(0), game.legal(0))
    assert typist.read("jouer epee de feminisme exacerbe") == Move("play", "broad-sword")
    for name in ("Zoé", "Zoe"):
        assert typist.read(f"jouer boil-an-anthill sur {name}").target == name


def test_small_words_are_written_as_the_language_writes_them() -> None:
    words = words_of(staged("players: {Ann: {}, Bob: {}, Cid: {}}"), "fr")
    for n, said in ((1, "1 trésor"), (2, "2 trésors")):
        ask = Move("ask", target="Bob", terms=Terms(treasures=n))
        assert written(words, ask) == f"demander à Bob de l’aide contre {said}"


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["munchkin", "munchkin+star+cthulhu"])
def test_a_move_is_read_as_it_is_written(name: str, lang: str) -> None:
    kinds: set[str] = set()
    for seed in range(3):
        game, rng = grosbill.new_game(name, seed=seed), Random(seed)
        for _ in range(300):
            seat = game.waiting[0]
            moves = game.legal(seat)
            words = Words(game.mix, game.settings, lang, game.names, seat)
            typist = Typist(words, game.view(seat), moves)
            for move in moves:
                assert typist.read(written(words, move)) == move
            kinds.update(move.kind for move in moves)
            game.apply(seat, rng.choice(moves))
            if game.over:
                break
    assert {"play", "use", "ask", "give", "pick", "sell"} <= kinds


GOODS = """
players:
  Ann: {class: cleric, carries: [mace-of-sharpness, helm-of-courage, mithril-armor], hand: [magic-missile]}
  Bob: {carries: [staff-of-napalm]}
  Cid: {}
"""


@pytest.mark.parametrize(
    ("lang", "line", "move"),
    [
        ("en", "sell mace, mithril", Move("sell", cards=("mace-of-sharpness", "mithril-armor"))),
        ("fr", "vendre masse, mithril", Move("sell", cards=("mace-of-sharpness", "mithril-armor"))),
        ("fr", "ouvrir la porte", Move("open")),
        ("fr", "defausser pretre", Move("discard", "cleric")),
        (
            "en",
            "offer Bob helm for napalm",
            Move("offer", target="Bob", terms=Terms(give=("helm-of-courage",), get=("staff-of-napalm",))),
        ),
    ],
)
def test_parts_of_names_and_verbs_of_the_language_are_understood(lang: str, line: str, move: Move) -> None:
    game = staged(GOODS)
    assert Typist(words_of(game, lang), game.view(0), game.legal(0)).read(line) == move


def test_only_what_is_in_sight_is_suggested() -> None:
    game = staged(GOODS)
    session, out = seated("sell helm of courge", "sell wariorr", game=game)
    session.run()
    shown = " ".join(out.getvalue().split())
    assert "Did you mean Helm of Courage?" in shown
    assert "There is no card “wariorr” in sight. " in shown
    session, out = seated("vendre zzz", game=staged(GOODS), lang="fr")
    session.run()
    assert "Il n’y a pas de carte « zzz » en vue." in " ".join(out.getvalue().split())


@pytest.mark.parametrize(("lang", "line"), [("en", "help moves"), ("fr", "aide coups")])
def test_each_kind_of_legal_move_has_an_example(lang: str, line: str) -> None:
    game = staged(GOODS)
    session, out = seated(line, game=game, lang=lang, width=200)
    session.run()
    shown = out.getvalue().split(session.say("ui-typing"))[1]
    kinds = {move.kind for move in game.legal(0)}
    examples = Typist(session.words, game.view(0), game.legal(0)).examples()
    assert {move.kind for move in examples} == kinds
    assert all(written(session.words, move) in shown for move in examples)


def test_a_trade_is_put_together_by_numbers() -> None:
    game = staged(GOODS)
    session, out = seated("trade", "1", "2, 1", "1", game=game)
    session.run()
    first = game.record().moves[0]
    assert first == (0, "offer Bob helm-of-courage, mace-of-sharpness for staff-of-napalm")
    assert "Staff of Napalm (+5, 800 gold, Wizards only)" in out.getvalue()


def test_a_deal_is_put_together_by_numbers_and_can_be_left() -> None:
    scene = "players: {Ann: {carries: [helm-of-courage]}, Bob: {}, Cid: {}}\ncombat: {monsters: [hippogriff]}"
    game = staged(scene)
    session, _ = seated("deal", "", "deal", "2", "1", "3", "2", "1", game=game)
    session.run()
    assert game.record().moves[0] == (
        0,
        "ask Cid for help offering 3 treasures picking first, helm-of-courage",
    )


def test_a_word_for_what_one_does_is_explained_before_cards_with_it_in_their_name() -> None:
    game = played("star")
    words = words_of(game)
    for said, lang in (("sell", "en"), ("vendre", "fr")):
        found = meant(Words(game.mix, game.settings, lang, game.names, 0), said)
        assert [clause.id for clause in found.clauses] == ["R-SELL-003", "R-SELL-004", "R-SELL-005"]
        assert not found.cards
    assert meant(words, "sell the station").cards == ("sell-the-station-twice",)
