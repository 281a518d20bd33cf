"""What the terminal says: moves and questions in words, when it asks, and what stands on the screen."""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import grosbill
from french import faults
from grosbill.bots import RandomBot, make_bot
from grosbill.clauses import clauses
from grosbill.language import LANGUAGES
from grosbill.model.errors import MoveError
from grosbill.model.moves import PASS, Move
from grosbill.model.settings import Settings
from grosbill.packs import edition, editions, mix_for
from grosbill.terminal import explain, panels, screen
from grosbill.terminal.page import Page
from grosbill.words import explaining, fights
from grosbill.words.choices import asks, option_text
from grosbill.words.foresight import Foresight, Outcome
from grosbill.words.labels import GROUPS, Teller, grouped, numbered
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.words.naming import Words, plain
from grosbill.words.pauses import Pauses
from grosbill.words.people import nature
from grosbill.words.questions import question
from grosbill.words.touched import News, Story
from grosbill.words.typed import Typist, written
from playing import staged
from seating import SEED, printed, seated, words_of


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A session that ends saves its game."""
    monkeypatch.chdir(tmp_path)


FIGHT = """
players:
  Ann: {hand: [magic-missile, elf], carries: [leather-armor]}
  Bob: {hand: [dwarf], carries: [huge-rock]}
  Cid: {hand: [cleric]}
combat: {monsters: [net-troll]}
"""
CLAIMED = """
players: {Ann: {hand: [sleep-potion]}, Bob: {level: 7}, Cid: {}}
turn: Bob
combat: {monsters: [potted-plant]}
"""
CROWDED = """
players:
  Ann:
    race: elf
    class: thief
    hand: [dwarf, cleric, warrior, curse-change-sex, curse-lose-a-level]
    carries: [leather-armor, mithril-armor, slimy-armor, flaming-armor, helm-of-courage, bad-ass-bandana]
  Bob: {carries: [buckler-of-swashing]}
  Cid: {carries: [rat-on-a-stick]}
  Dee: {carries: [pointy-hat-of-power]}
  Eve: {carries: [spiky-knees]}
"""

# --- moves in words ---------------------------------------------------------------------------------------


def test_a_one_shot_in_a_fight() -> None:
    game = staged(FIGHT)
    move = next(move for move in game.legal(0) if move.target == "munchkins")
    for lang, side in (("en", "on the munchkins’ side (+"), ("fr", "du côté des munchkins (+")):
        told = Teller(words_of(game, lang), game.view(0)).tell(move)
        assert side in told.text
        assert told.group == "play"


def test_a_call_for_monsters_is_answered_in_its_own_words() -> None:
    scene = "edition: cthulhu\nplayers: {Ann: {hand: [ruggoth]}, Bob: {}, Cid: {}}\ndoors: [loggoth]"
    game = staged(scene, "Ann: open door")
    while not (game.view(0)["step"] or {}).get("what"):
        game.apply(game.waiting[0], PASS)
    for lang, texts in (
        ("en", ["Add Ruggoth (level 2) to the fight", "Add no monster"]),
        ("fr", ["Ajouter Tapigoth (niveau 2) au combat", "N’ajouter aucun monstre"]),
    ):
        teller = Teller(words_of(game, lang), game.view(0))
        assert [teller.tell(move).text for move in game.legal(0)[:2]] == texts


def test_what_is_put_on_an_item() -> None:
    game = staged("players: {Ann: {hand: [cheat], carries: [huge-rock]}, Bob: {}, Cid: {}}")
    move = Move("play", "cheat", target="huge-rock")
    for lang, text in (("en", "Put Cheat! on Huge Rock"), ("fr", "Poser Tricheur ! sur Énorme Rocher")):
        told = Teller(words_of(game, lang), game.view(0)).tell(move).text
        assert plain(told).startswith(plain(text))


def test_what_a_forced_helper_gets_is_said() -> None:
    """A Distress Flare makes somebody help, for a Treasure."""
    scene = "edition: star\nplayers: {Ann: {hand: [distress-flare]}, Bob: {level: 9}, Cid: {}}"
    game = staged(f"{scene}\ncombat: {{monsters: [miss-ile]}}", "Ann: play distress-flare on Bob")
    for lang, text in (("en", "Bob helps you for 1 treasure."), ("fr", "Bob vous aide contre 1 trésor.")):
        assert text in fights.standing_told(Teller(words_of(game, lang), game.view(2)))


def test_a_monster_played_along_is_said() -> None:
    scene = "players: {Ann: {hand: [wandering-monster, harpies, bigfoot]}, Bob: {}, Cid: {}}"
    game = staged(f"{scene}\ncombat: {{monsters: [net-troll]}}")
    for lang, text in (
        ("en", "Play Wandering Monster, with Harpies / Bigfoot"),
        ("fr", "Jouer Monstre Errant, avec Harpies / Bigfoot, alias Grand-Pied"),
    ):
        teller = Teller(words_of(game, lang), game.view(0), Foresight(game, 0))
        assert teller.tell(Move("play", "wandering-monster")).text == text


def test_what_a_monster_has_against_it_is_a_penalty() -> None:
    scene = "edition: cthulhu\nplayers: {Ann: {class: professor}, Bob: {}, Cid: {}}"
    game = staged(f"{scene}\ncombat: {{monsters: [gnarlythotep]}}")
    for lang, text in (("en", "Gnarlythotep: its own penalty"), ("fr", "Glissarlathotep : son propre malus")):
        parts = fights.their_parts(words_of(game, lang), game.view(0)["combat"])
        assert [(plain(name), n) for name, n in parts if n < 0] == [(plain(text), -2)]


def test_moves_with_one_difference_share_a_line() -> None:
    game = staged(FIGHT)
    teller = Teller(words_of(game), game.view(0))
    groups = grouped(teller.tell(move) for move in game.legal(0))
    assert [group.name for group in groups] == [name for name in GROUPS if name in {g.name for g in groups}]
    rows = [row for group in groups for row in group.rows if group.name == "help"]
    assert any(len(row.told) >= 3 for row in rows)
    firsts = [row.first for group in groups for row in group.rows]
    assert firsts == sorted(firsts)
    assert len(numbered(groups)) == len(game.legal(0))


def test_the_ways_of_a_choice_are_told_in_the_words_of_the_card() -> None:
    game = grosbill.new_game("munchkin", seed=1)
    words = words_of(game)
    assert option_text(words, "platycore", 1) == "Lose 2 levels"
    assert "hand" in option_text(words, "platycore", 2)
    assert "iscard 2 Treasure cards" in option_text(words, "lawyers", 1)
    assert option_text(words, "elf", 1) == ""
    assert option_text(words, "no-such-card", 1) == ""
    assert option_text(words_of(game, "fr"), "platycore", 1) == "Perdez 2 niveaux"


@pytest.mark.parametrize(
    ("carries", "die", "lang", "asked", "ways"),
    [
        ("[mace-of-sharpness]", 3, "en", "Choose one.", ["Lose 3 Items", "Discard 3 cards from your hand"]),
        (
            "[mace-of-sharpness]",
            1,
            "fr",
            "Faites votre choix.",
            ["Perdez 1 objet", "Défaussez 1 carte de votre main"],
        ),
        ("[]", 3, "en", "Only one way is left.", ["Discard 3 cards from your hand"]),
        ("[]", 3, "fr", "Il ne reste qu’une possibilité.", ["Défaussez 3 cartes de votre main"]),
    ],
)
def test_after_a_die_ways_say_how_many_and_the_last_one_is_no_choice(
    carries: str, die: int, lang: str, asked: str, ways: list[str]
) -> None:
    """Snails on Speed roll for how many Items, or cards in hand, they take."""
    game = staged(
        f"players: {{Ann: {{hand: [enraged, elf, dwarf], carries: {carries}}}, Bob: {{}}, Cid: {{}}}}\n"
        f"dice: [1, {die}]\ncombat: {{monsters: [snails-on-speed]}}",
        "Ann: run away",
    )
    while game.view(0)["step"]["kind"] != "choice":
        game.apply(game.waiting[0], PASS)
    teller, legal = Teller(words_of(game, lang), game.view(0)), game.legal(0)
    assert [teller.tell(move).text for move in legal] == ways
    assert question(teller, legal).endswith(f" — {asked}")


def test_a_sale_says_what_it_brings() -> None:
    game = staged(
        "players: {Ann: {carries: [leather-armor, mithril-armor, flaming-armor]}, Bob: {}, Cid: {}}"
    )
    move = next(move for move in game.legal(0) if move.kind == "sell")
    session, out = seated(game=game)
    before = game.digest()
    session.run()
    assert "level" in Teller(session.words, game.view(0), Foresight(game, 0)).tell(move).text
    assert game.digest() == before
    assert " gold: " in out.getvalue()


def test_explanations_name_cards_and_rules() -> None:
    game = grosbill.new_game("munchkin", seed=SEED)
    words = words_of(game)
    teller = Teller(words, game.view(0))
    shown = printed(explain.move(words, teller.tell(Move("play", "magic-missile", target="munchkins"))))
    assert "Magic Missile" in shown
    assert "R-INTERF-001" in shown
    read = [*[kind.read for kind in MOVE_KINDS.values()], *explaining._CARD_CLAUSES.values()]
    assert {name for names in read for name in names} <= set(clauses())


def test_names_are_found_however_they_are_typed() -> None:
    game = grosbill.new_game("munchkin", seed=1)
    words = words_of(game)
    assert words.find("MISSILE MAGIQUE") == ["magic-missile"]
    assert words.find("canard") == ["curse-duck-of-doom"]
    assert words.find("magic misile") == ["magic-missile"]
    assert words.find("") == []
    assert plain("Œil d'Élan !") == "oeil delan"


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_every_question_has_words(lang: str) -> None:
    """Whatever may be done at any moment of random games is told, and told apart."""
    seen: set[str] = set()
    for seed in range(12):
        game = grosbill.new_game((*editions(), "star+cthulhu", "cthulhu+munchkin")[seed % 6], seed=seed)
        bots = [RandomBot(seat) for seat in range(len(game.names))]
        for _ in range(400):
            if game.over:
                break
            seat = game.waiting[0]
            view, moves = game.view(seat), game.legal(seat)
            words = Words(game.mix, game.settings, lang, game.names, seat)
            teller = Teller(words, view)
            asked = question(teller)
            assert asked
            groups = grouped(teller.tell(move) for move in moves)
            told = [each for lot in numbered(groups) for each in lot]
            assert sorted(map(str, moves)) == sorted(str(each.move) for each in told)
            texts = [each.text for each in told if each.move.kind != "choose"]
            assert all(texts)
            assert len(set(texts)) == len(texts), texts
            if lang == "fr":
                assert not [(line, faults(line)) for line in (asked, *texts) if faults(line)]
            for row in (row for group in groups for row in group.rows if len(row.told) > 1):
                assert all(each.stem and each.leaf for each in row.told)
            seen.update(move.kind for move in moves)
            game.apply(seat, bots[seat].choose(view, moves))
    assert {"play", "use", "sell", "ask", "offer", "give", "pick", "claim", "run"} <= seen


# --- pauses -----------------------------------------------------------------------------------------------

CURSE = Move("play", "curse-change-sex", target="Bob")
GIFT = Move("give", "huge-rock", target="Bob")
POTION = Move("play", "magic-missile", target="monsters")


class Adviser:
    """Thinks of every move what it is told to."""

    worth = 1.0

    def values(self, view: dict[str, Any], moves: Sequence[Move]) -> list[float]:
        return [0.0 if move == PASS else self.worth for move in moves]


def _pauses(worth: float = 1.0) -> tuple[Pauses, Adviser]:
    adviser = Adviser()
    adviser.worth = worth
    return Pauses(0, mix_for(edition("star"), Settings()), adviser.values), adviser


def _view(kind: str, *, turn: int = 2, active: int = 1, level: int = 3, **step: object) -> dict[str, Any]:
    monsters = [{"card": "net-troll"}]
    combat = {"fighter": active, "helper": -1, "munchkins": 5, "monsters_total": 3, "monsters": monsters}
    fights = kind in ("claim", "flight", "battle")
    return {
        "turn": turn,
        "active": active,
        "combat": combat if fights else None,
        "step": {"kind": kind, **step} if kind else None,
        "players": [{"name": name, "level": level} for name in ("Ann", "Bob", "Cid")],
    }


def test_what_needs_no_asking_is_not_asked() -> None:
    pauses, _ = _pauses()
    assert pauses.answer(_view("lull"), [PASS]) == PASS
    assert pauses.answer(_view("", active=0), [Move("open")]) == Move("open")
    assert pauses.answer(_view("lull"), [PASS, GIFT, Move("discard", "elf")]) == PASS
    assert pauses.answer(_view("lull"), [PASS, CURSE]) is None
    assert pauses.answer(_view("pick"), [Move("pick", "elf"), PASS]) is None
    assert pauses.answer(_view("offer"), [Move("accept"), Move("refuse")]) is None


def test_who_wants_only_what_is_theirs_is_asked_for_nothing_else_turn_after_turn() -> None:
    pauses, _ = _pauses()
    pauses.change("mine", 2)
    for turn in (2, 4):
        assert pauses.answer(_view("lull", turn=turn), [PASS, CURSE]) == PASS
        assert pauses.answer(_view("lull", turn=turn + 1, active=0), [PASS, CURSE]) is None
    pauses.change("turn", 5)
    assert pauses.answer(_view("lull", turn=6), [PASS, CURSE]) == PASS
    pauses.answer(_view("lull", turn=7, active=0), [PASS, CURSE])
    assert pauses.answer(_view("lull", turn=8), [PASS, CURSE]) is None


def test_what_is_not_worth_it_is_not_asked_about_on_others_turns() -> None:
    pauses, _ = _pauses(worth=-0.3)
    assert pauses.answer(_view("lull"), [PASS, CURSE]) == PASS
    assert pauses.answer(_view("claim"), [PASS, CURSE, POTION]) == PASS
    assert pauses.answer(_view("lull", active=0), [PASS, CURSE]) is None
    assert pauses.answer(_view("falls", seat=0), [PASS, CURSE]) == PASS
    pauses, _ = _pauses(worth=-0.1)
    assert pauses.answer(_view("lull"), [PASS, CURSE]) == PASS
    assert pauses.answer(_view("falls", seat=0), [PASS, CURSE]) is None  # nearly worth it


def test_a_curse_on_ones_race_or_class_is_asked_about_though_nobody_would_advise_it() -> None:
    pauses, _ = _pauses(worth=-20.0)
    trader, mutant = Move("discard", "trader"), Move("discard", "mutant")
    assert pauses.answer(_view("falls", seat=0, card="memory-wipe"), [PASS, mutant, trader]) is None
    assert pauses.answer(_view("falls", seat=0, card="memory-wipe"), [PASS, mutant]) == PASS
    assert pauses.answer(_view("falls", seat=0, card="recycler-duct"), [PASS, trader]) == PASS
    assert pauses.answer(_view("falls", seat=1, card="memory-wipe"), [PASS, trader]) == PASS


def test_in_ones_own_turn_a_moment_asks_only_what_belongs_to_it() -> None:
    pauses, _ = _pauses()
    trap, foresight = Move("play", "antimatter", target="Bob"), Move("use", "psychic")
    assert pauses.answer(_view("turnstart", active=0, seat=0), [PASS, trap]) == PASS
    assert pauses.answer(_view("turnstart", active=0, seat=0), [PASS, trap, foresight]) is None
    assert pauses.answer(_view("turnstart", active=1, seat=1), [PASS, trap]) is None
    assert pauses.answer(_view("aftermath", active=0), [PASS, trap, foresight]) == PASS
    assert pauses.answer(_view("aftermath", active=1), [PASS, trap]) is None
    pauses.change("all", 2)
    assert pauses.answer(_view("turnstart", active=0, seat=0), [PASS, trap]) is None


def test_after_a_discard_nobody_is_asked_about_what_has_nothing_to_do_with_it() -> None:
    adviser = Adviser()
    pauses = Pauses(0, mix_for(edition("cthulhu"), Settings()), adviser.values)
    vision, claim = Move("play", "mystic-visions"), Move("play", "ia-rlyeh", target="tentacle")
    assert pauses.answer(_view("discarded", active=1, seat=1), [PASS, vision]) == PASS
    assert pauses.answer(_view("discarded", active=1, seat=1), [PASS, vision, claim]) is None
    assert pauses.answer(_view("lull", active=1, seat=1), [PASS, vision]) is None


def test_who_is_about_to_win_is_always_shown_to_those_who_could_meddle() -> None:
    pauses, _ = _pauses(worth=-0.3)
    assert pauses.answer(_view("claim", level=9), [PASS, POTION]) is None
    assert pauses.answer(_view("claim", level=9), [PASS, CURSE]) is None
    elsewhere = Move("play", "curse-change-sex", target="Cid")
    assert pauses.answer(_view("claim", level=9), [PASS, elsewhere]) == PASS
    assert pauses.answer(_view("claim", level=8), [PASS, POTION]) == PASS


def test_what_was_declined_is_offered_again_once_it_is_worth_more_or_after_the_own_turn() -> None:
    pauses, adviser = _pauses(worth=0.2)
    moves = [PASS, CURSE]
    assert pauses.answer(_view("lull"), moves) is None
    pauses.declined(_view("lull"), moves, PASS)
    assert pauses.answer(_view("lull"), moves) == PASS
    assert pauses.answer(_view("lull", turn=3, active=2), moves) == PASS
    assert pauses.answer(_view("lull"), [*moves, Move("play", "elf")]) is None
    adviser.worth = 0.25
    assert pauses.answer(_view("lull", turn=3, active=2), moves) == PASS
    adviser.worth = 0.35
    assert pauses.answer(_view("lull", turn=3, active=2), moves) is None
    adviser.worth = 0.2
    pauses.answer(_view("", turn=5, active=0), [Move("open"), CURSE])
    assert pauses.answer(_view("lull", turn=6), moves) is None


def test_who_opens_the_door_is_not_asked_whether_to_do_something_else_first() -> None:
    pauses, _ = _pauses()
    pauses.declined(_view("", active=0), [Move("open"), CURSE], Move("open"))
    assert pauses.answer(_view("lull", active=0), [PASS, CURSE]) == PASS
    assert pauses.answer(_view("lull", active=0), [PASS, CURSE, Move("play", "elf")]) is None
    pauses, _ = _pauses()
    pauses.declined(_view("", active=0), [Move("open"), CURSE, Move("play", "elf")], Move("play", "elf"))
    assert pauses.answer(_view("lull", active=0), [PASS, CURSE]) is None


def test_what_was_declined_before_the_first_turn_is_not_asked_again_for_every_play_of_the_others() -> None:
    pauses, _ = _pauses()
    moves = [PASS, Move("play", "huge-rock")]
    assert pauses.answer(_view("opening", turn=0), moves) is None
    pauses.declined(_view("opening", turn=0), moves, PASS)
    assert pauses.answer(_view("opening", turn=0), moves) == PASS
    assert pauses.answer(_view("opening", turn=0), [*moves, Move("play", "elf")]) is None


def test_who_has_nothing_to_put_in_play_before_the_first_turn_is_told_of_the_others() -> None:
    """As whoever was ready already, and is asked again because of what somebody else put there."""
    game = grosbill.new_game("munchkin", players=3, seed=3)
    for lang, mine, others in (
        ("en", "put a race, a class and items in play if you like", "the others may still put cards in play"),
        (
            "fr",
            "vous pouvez mettre en jeu une race",
            "les autres peuvent encore mettre des cartes en jeu",
        ),
    ):
        teller = Teller(words_of(game, lang), game.view(0))
        assert mine in question(teller, game.legal(0))
        assert others in question(teller, [PASS])


def test_what_was_declined_in_a_fight_is_offered_again_in_the_next() -> None:
    pauses, adviser = _pauses(worth=0.2)
    moves = [PASS, POTION]
    assert pauses.answer(_view("claim"), moves) is None
    pauses.declined(_view("claim"), moves, PASS)
    assert pauses.answer(_view("flight"), moves) == PASS
    adviser.worth = 1.0
    assert pauses.answer(_view("flight"), moves) is None
    adviser.worth = 0.2
    assert pauses.answer(_view("claim", turn=3, active=2), moves) is None


def test_modes_of_asking() -> None:
    pauses, adviser = _pauses()
    pauses.change("all", 2)
    assert pauses.answer(_view("lull"), [PASS]) is None
    adviser.worth = -0.3
    pauses.change("fights", 2)
    assert pauses.answer(_view("lull"), [PASS, CURSE]) == PASS
    assert pauses.answer(_view("claim"), [PASS, CURSE]) is None
    adviser.worth = 1.0
    pauses.change("turn", 2)
    assert pauses.answer(_view("claim"), [PASS, CURSE]) == PASS
    assert pauses.answer(_view("falls", seat=0), [PASS, CURSE]) is None
    assert pauses.answer(_view("", turn=5, active=0), [Move("open"), CURSE]) is None
    assert pauses.mode == "usual"


# --- the screen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_shows_everything(lang: str) -> None:
    game = staged(FIGHT)
    session, out = seated(game=game, lang=lang, width=120)
    session.run()
    shown = " ".join(out.getvalue().replace("│", " ").split())
    view, words = game.view(0), session.words
    for player in view["players"]:
        assert player["name"] in shown
    for card in view["players"][0]["hand"]:
        assert words.card(card) in shown
        for part in words.line(card).split(" · "):
            assert " ".join(part.split()[:2]) in shown
    assert str(view["combat"]["munchkins"]) in shown
    assert str(view["combat"]["monsters_total"]) in shown
    for foe in view["combat"]["monsters"]:
        assert words.card(foe["card"]) in shown
    for group in grouped(Teller(words, view).tell(move) for move in game.legal(0)):
        assert words.say("ui-group", group=group.name, races="yes") in shown


@pytest.mark.parametrize("size", [(60, 16), (80, 24), (100, 40), (140, 60)])
def test_the_screen_fits_the_terminal_where_it_can(size: tuple[int, int]) -> None:
    width, height = size
    game = grosbill.new_game("lite", seed=2)
    words = words_of(game)
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=True, color_system=None)
    teller = Teller(words, game.view(0))
    groups = grouped(teller.tell(move) for move in game.legal(0))
    screen.show(console, teller, groups, News(["x"] * 50, [], []))
    rows = out.getvalue().splitlines()
    assert len(rows) <= height
    text = words.text(game.view(0)["players"][0]["hand"][0]).split("\n")[0][:20]
    assert (text in out.getvalue()) == (height >= 40)


@pytest.mark.fuzz
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_of_a_game_fits_the_usual_terminal(lang: str) -> None:
    game = grosbill.new_game("+".join(editions()), players=4, seed=3)
    bots = [make_bot("greedy", seat, game.mix) for seat in range(4)]
    console = Console(file=io.StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    words = words_of(game, lang)
    story, mark = Story(words), 0
    while not game.over:
        seat = game.waiting[0]
        view, moves = game.view(seat), game.legal(seat)
        move = bots[seat].choose(view, moves)
        if seat == 0 and len(moves) > 12 and view["moment"] % 3 == 0:
            teller = Teller(words, view, Foresight(game, 0))
            news = story.news(mark)
            parts = screen._Parts(console, teller, grouped(map(teller.tell, moves)), news)
            shown = screen._fitting(console, parts, screen._LAYOUTS)
            lines = [line for part in shown for line in console.render_lines(part)]
            assert len(lines) <= 22
            said = " ".join("".join(segment.text for segment in line) for line in lines)
            assert all(" ".join(line.split()) in " ".join(said.split()) for line in news.touched)
        if seat == 0 and len(moves) > 1:
            mark = story.mark
            story.made(move)
        for event in game.apply(seat, move):
            story.note(event, mine=seat == 0)


def test_what_is_folded_can_be_unfolded() -> None:
    game = staged(CROWDED)
    session, out = seated("moves", game=game, tty=True, width=60, height=16)
    session.run()
    _, first, again = out.getvalue().split("\x1b[2J")
    assert session.say("ui-folded") in " ".join(first.split())
    assert session.say("ui-folded") not in " ".join(again.split())
    last = numbered(grouped(map(Teller(session.words, game.view(0)).tell, game.legal(0))))[-1][-1].text
    assert last not in " ".join(first.split())
    assert last in " ".join(again.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_and_a_claim_that_wins_the_game_are_called_so(lang: str) -> None:
    game = staged(CLAIMED, "Bob: claim victory")
    words, view = words_of(game, lang), game.view(0)
    claimed = question(Teller(words, view))
    warned = question(Teller(words, view, lambda move: Outcome(winners=(1,))))
    assert warned == f"{words.say('ask-claim-wins', names='Bob', n=1, mine='no')} {claimed}"
    view["combat"] |= {"monsters_total": view["combat"]["munchkins"]}
    view["step"] = {"kind": "battle"}
    for player in view["players"]:
        player.update({"race": [], "class": [], "used": [], "others": []})
    said = words.say("ask-battle", state="tied", ours="7", theirs="7", monsters="x").split("x")[1]
    assert said in question(Teller(words, view))


def test_it_is_known_who_would_win_by_a_claim() -> None:
    for level, winners in ((7, ()), (9, (1,))):
        game = staged(CLAIMED.replace("level: 7", f"level: {level}"), "Bob: claim victory")
        before = game.digest()
        assert Foresight(game, 0)(PASS).winners == winners
        assert game.digest() == before


def test_what_a_monster_allows_is_told() -> None:
    scene = FIGHT.replace("combat: {monsters: [net-troll]}", "doors: [floating-nose]")
    game = staged(scene, "Ann: open door", "Bob: pass", "Cid: pass")
    move = next(move for move in game.legal(0) if move.kind == "use" and move.card == "floating-nose")
    for lang, word in (("en", "discard"), ("fr", "défausser")):
        assert word in Teller(words_of(game, lang), game.view(0)).tell(move).text


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_way_of_every_choice_has_words(lang: str) -> None:
    played = edition("+".join(editions()))
    words = Words(mix_for(played, played.defaults()), played.defaults(), lang)
    asking = [d.id for d in words.mix.defs if asks(words, d.id)]
    assert len(asking) > 10
    for card in asking:
        assert option_text(words, card, 1), card


# --- sentences that agree ---------------------------------------------------------------------------------


def sentence(text: str) -> str:
    return " ".join(text.split())


def test_a_victory_is_let_happen_by_name() -> None:
    game = staged(CLAIMED, "Bob: claim victory")
    words, view = words_of(game, "fr"), game.view(0)
    assert "Laissez-vous Bob l’emporter ?" in sentence(question(Teller(words, view)))


GONE = """
players: {Ann: {hand: [pollymorph-potion, magic-missile]}, Bob: {}, Cid: {}}
turn: Bob
combat: {monsters: [harpies]}
"""


def test_a_monster_that_has_left_is_still_named() -> None:
    game = staged(GONE, "Ann: play pollymorph-potion on harpies")
    assert game.view(0)["combat"]["monsters"] == []
    english, french = (sentence(question(Teller(words_of(game, lang), game.view(0)))) for lang in LANGUAGES)
    assert english == "The last monster, Harpies, is leaving Bob’s fight. Do you let it go?"
    assert french == "Le dernier monstre, « Harpies », quitte le combat de Bob. Le laissez-vous partir ?"


@pytest.mark.parametrize(
    ("winners", "en", "fr"),
    [
        ((0,), "You are about to win", "Vous allez gagner"),
        ((1,), "Bob is about to win", "Bob va gagner"),
        ((0, 1), "You and Bob are about to win", "Bob et vous allez gagner"),
        ((1, 2), "Bob and Cid are about to win", "Bob et Cid vont gagner"),
    ],
)
def test_whoever_is_about_to_win_is_told_so(winners: tuple[int, ...], en: str, fr: str) -> None:
    game = staged(CLAIMED, "Bob: claim victory")
    for lang, said in (("en", en), ("fr", fr)):
        teller = Teller(words_of(game, lang), game.view(0), lambda move: Outcome(winners=winners))
        assert question(teller).startswith(said)


@pytest.mark.parametrize(
    ("cards", "en", "fr"),
    [
        (["elf"], "Elf was just discarded. Anything", "vient d’être défaussée. Une réaction ?"),
        (["elf", "dwarf"], "Elf and Dwarf were just", "viennent d’être défaussées. Une réaction ?"),
    ],
)
def test_one_or_several_cards_just_discarded(cards: list[str], en: str, fr: str) -> None:
    game = staged(CLAIMED)
    view = game.view(0)
    view["step"] = {"kind": "discarded", "seat": 1, "cards": cards}
    for lang, said in (("en", en), ("fr", fr)):
        assert said in sentence(question(Teller(words_of(game, lang), view)))


@pytest.mark.parametrize(
    ("left", "worth", "en", "fr"),
    [
        (1, 0, "the card to lose.", "la carte à perdre."),
        (2, 0, "2 still have to go.", "encore 2."),
        (1, 1000, "1,000 gold still have to go.", "il en faut encore pour 1 000 po."),
    ],
)
def test_what_has_to_be_picked_is_said_as_it_is(left: int, worth: int, en: str, fr: str) -> None:
    game = staged(CLAIMED)
    view = game.view(0)
    view["step"] = {"kind": "pick", "what": "lose", "seat": 0, "holder": 0, "left": left, "worth": worth}
    for lang, said in (("en", en), ("fr", fr)):
        assert sentence(question(Teller(words_of(game, lang), view))).endswith(said)


TAXED = """
players:
  Ann: {wears: [mithril-armor, helm-of-courage, boots-of-butt-kicking]}
  Bob: {wears: [horny-helmet]}
  Cid: {}
turn: Bob
doors: [curse-income-tax]
"""


def test_a_tax_says_its_sum() -> None:
    """Bob lost a helmet of 600 gold; Ann has paid 200 of it."""
    game = staged(TAXED, "Bob: open door", "Ann: pass", "Ann: pick helm-of-courage")
    assert game.view(0)["step"]["worth"] == 400
    assert "400 gold still have to go" in question(Teller(words_of(game), game.view(0)))


def test_a_power_is_written_and_read_by_its_name_in_the_language_of_the_reader() -> None:
    game = grosbill.new_game("munchkin", players=3, seed=1)
    move = Move("use", "wizard", power="flight-spell")
    for lang, said in (("en", "use wizard flight-spell"), ("fr", "utiliser Magicien Sort de Vol")):
        words = words_of(game, lang)
        assert written(words, move) == said
        assert Typist(words, game.view(0), ()).read(said) == move
    assert Typist(words, game.view(0), ()).read("utiliser magicien flight-spell") == move


def test_half_a_move_is_answered_with_a_whole_one() -> None:
    game = staged("players: {Ann: {carries: [wishing-ring, magic-lamp]}, Bob: {}, Cid: {}}")
    for lang, said, whole in (
        ("en", "sell", "For example: sell wishing-ring, magic-lamp"),
        ("fr", "vendre", "Par exemple\N{NO-BREAK SPACE}: vendre Anneau de Souhait, Lampe Merveilleuse"),
    ):
        typist = Typist(words_of(game, lang), game.view(0), game.legal(0))
        with pytest.raises(MoveError) as wrong:
            typist.read(said)
        assert whole in typist.wrong(said, wrong.value)
        assert whole not in typist.wrong("xyzzy", wrong.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_below_zero_has_the_sign_of_a_penalty(lang: str) -> None:
    words = words_of(grosbill.new_game("munchkin", players=3, seed=1), lang)
    said = words.say("ask-battle", state="losing", monsters="R-2", ours=-7, theirs=2)
    assert "\N{MINUS SIGN}7" in said
    assert "R-2" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["munchkin", "star", "cthulhu"])
def test_examples_on_the_page_of_help_are_of_this_game(name: str, lang: str) -> None:
    words = words_of(grosbill.new_game(name, players=3, seed=1), lang)
    page = " ".join(printed(panels.help_page(words), 200).split())
    assert any(f"{words.card(d.id)} " in page for d in words.mix.defs if d.kind == "one_shot")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_of_help_fits_a_small_terminal(lang: str) -> None:
    game = grosbill.new_game("munchkin", players=3, seed=1)
    assert len(printed(panels.help_page(words_of(game, lang)), 80).splitlines()) <= 24 - 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_page_of_help_gives_as_a_rule_is_one_in_every_set(lang: str) -> None:
    """And no card whose name is a little like it, or begins with it."""
    game = grosbill.new_game("munchkin+star+cthulhu", players=3, seed=1)
    words = words_of(game, lang)
    for named in words.say("ui-help-explain").split("? ")[1:]:
        found = explaining.meant(words, named.strip(" ,"))
        assert found.clauses
        assert not found.cards
    assert explaining.meant(words, "hapries").cards == ("harpies",)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_title_of_a_blend_leaves_room_for_the_decks(lang: str, width: int) -> None:
    game = grosbill.new_game("munchkin+star+cthulhu", players=3, seed=1)
    words, view = words_of(game, lang), game.view(0)
    title = printed(panels.title(words, view, width), width)
    decks = words.say("ui-decks", door=words.door, doors=view["doors"], treasures=view["treasures"])
    assert decks in title
    assert title.startswith("Munchkin")


def test_a_long_nature_leaves_the_sex_in_sight() -> None:
    scene = "edition: star+cthulhu\nplayers: {Ann: {race: mutant, class: monster-whacker}, Bob: {}, Cid: {}}"
    game = staged(scene)
    shown = printed(panels.table(words_of(game, "fr"), game.view(0), 120), 120)
    assert "Tabasseur de monstres… ♂" in shown


def test_no_line_ends_with_the_number_of_a_move() -> None:
    game = staged(
        "players: {Ann: {hand: [steal-a-level, boil-an-anthill]}, Bob: {level: 3}, Cid: {level: 3}}"
    )
    teller = Teller(words_of(game), game.view(0))
    groups = grouped(teller.tell(move) for move in game.legal(0))
    for detail in ("full", "dense", "short", "least"):
        page = Page(file=io.StringIO(), width=60, color_system=None)
        for width in range(40, 100):
            page.width = width
            with page.capture() as shown:
                page.print(panels.moves(teller.words, groups, detail))
            assert not any(line.rstrip().endswith("]") for line in shown.get().splitlines()), shown.get()


@pytest.mark.parametrize(
    ("name", "door"), [("munchkin", "Donjon"), ("star", "Station"), ("cthulhu", "Porte")]
)
def test_the_decks_have_the_names_of_the_edition(name: str, door: str) -> None:
    game = grosbill.new_game(name, players=3, seed=1)
    words, view = words_of(game, "fr"), game.view(0)
    assert f"{door} {view['doors']} · Trésor {view['treasures']}" in printed(panels.title(words, view, 80))
    assert f"{door} :" in printed(panels.piles(words, view)).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("net-troll", "No monster in this room. Look for trouble, loot the room, or end your turn."),
        ("elf", "No monster in this room. Loot the room, or end your turn."),
    ],
)
def test_trouble_is_spoken_of_where_there_is_a_monster_to_look_for(hand: str, said: str) -> None:
    game = staged(f"players: {{Ann: {{hand: [{hand}]}}, Bob: {{}}, Cid: {{}}}}\nphase: room")
    assert question(Teller(words_of(game), game.view(0))) == said


@pytest.mark.parametrize(("name", "said"), [("munchkin", "or end your turn."), ("star", "oot the room.")])
def test_nobody_is_told_to_end_a_turn_that_may_not_end(name: str, said: str) -> None:
    game = staged(f"edition: {name}\nplayers: {{Ann: {{}}, Bob: {{}}, Cid: {{}}}}\nphase: room")
    assert question(Teller(words_of(game), game.view(0))).endswith(said)


def test_a_woman_is_called_as_one() -> None:
    game = staged("players: {Ann: {sex: female}, Bob: {sex: male}, Cid: {}}")
    shown = printed(panels.table(words_of(game, "fr"), game.view(0), 100))
    assert "Humaine ♀" in shown
    assert "Humain ♂" in shown
    assert "Humaine ♂" not in shown


MEMBER = """
edition: cthulhu
players: {Ann: {wears: [cult-membership-card]}, Bob: {}, Cid: {}}
"""


def test_a_head_count_says_what_it_changes() -> None:
    game = staged(MEMBER)
    moves = [move for move in game.legal(0) if move.kind == "use"]
    for lang, said in (
        ("en", {"Pass for a Cultist", "Be counted among the Cultists"}),
        ("fr", {"Passer pour un Cultiste", "Se faire compter parmi les Cultistes"}),
    ):
        told = [Teller(words_of(game, lang), game.view(0)).tell(move).text for move in moves]
        assert {text.split(" (")[0] for text in told} == said
    game.apply(0, next(move for move in moves if move.power))
    told = [Teller(words_of(game), game.view(0)).tell(move).text for move in game.legal(0)]
    assert any(text.startswith("No longer be counted among the Cultists") for text in told)


def test_no_race_is_spoken_of_where_there_is_none() -> None:
    for name, spoken in (("munchkin", True), ("cthulhu", False)):
        game = grosbill.new_game(name, seed=SEED)
        session, out = seated(game=game, lang="fr")
        session.run()
        assert ("race" in out.getvalue().lower()) is spoken, name


def test_curses_are_called_as_the_set_calls_them() -> None:
    for name, en, fr in (("munchkin", "curses", "malédictions"), ("star", "traps", "pièges")):
        game = grosbill.new_game(name, seed=SEED)
        assert words_of(game).curses()["curses"] == en
        assert words_of(game, "fr").curses()["curses"] == fr


def test_a_bonus_of_nothing_is_not_shown_and_one_against_somebody_says_whom() -> None:
    for race, parts in (("elf", ["Drooling Slime: level", "Drooling Slime: against Elves"]), ("dwarf", None)):
        game = staged(
            f"players: {{Ann: {{race: {race}}}, Bob: {{}}, Cid: {{}}}}\n"
            "combat: {monsters: [drooling-slime]}"
        )
        combat = game.view(0)["combat"]
        said = [text for text, _ in fights.their_parts(words_of(game), combat)]
        assert said == (parts or ["Drooling Slime: level"])


def test_undead_is_said_once() -> None:
    words = words_of(grosbill.new_game("munchkin", seed=SEED))
    assert "Undead" in words.line("mr-bones")
    assert "Undead" not in words.text("mr-bones")
    assert words.note("mr-bones").startswith("Undead. When you escape from it, lose 1 level")


@pytest.mark.parametrize(("lang", "said"), [("en", "If you have a Race"), ("fr", "Si vous avez une race")])
def test_what_a_curse_about_to_strike_does_stands_below_the_question(lang: str, said: str) -> None:
    scene = "players: {Ann: {race: elf}, Bob: {hand: [curse-change-race]}, Cid: {}}\nturn: Bob"
    game = staged(scene, "Bob: play curse-change-race on Ann")
    shown = printed(panels.asked(Teller(words_of(game, lang), game.view(0)), ()))
    assert said in shown.splitlines()[1].replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("race", "job", "en", "fr"),
    [
        (["elf"], ["wizard"], "Elf Wizard", "Magicien elfe"),
        ([], ["wizard"], "Human Wizard", "Magicien humain"),
        ([], [], "Human", "Humaine"),
        (["dwarf"], [], "Dwarf", "Nain"),
    ],
)
def test_what_a_player_is_goes_in_the_order_of_the_language(
    race: list[str], job: list[str], en: str, fr: str
) -> None:
    game = grosbill.new_game("munchkin", players=3, seed=SEED)
    player = {"race": race, "class": job, "sex": "female"}
    said = [nature(Words(game.mix, game.settings, lang, game.names), player) for lang in ("en", "fr")]
    assert said == [en, fr]


def test_a_card_in_a_question_stands_as_it_does_in_the_story() -> None:
    """A curse has a mark in its name, which would end the sentence."""
    game = staged(
        "players: {Ann: {}, Bob: {race: elf}, Cid: {hand: [curse-change-race]}}\ndoor_discards: [halfling]",
        "Cid: play curse-change-race on Bob",
    )
    french = Words(game.mix, game.settings, "fr", game.names, 1)
    asked = sentence(question(Teller(french, game.view(1))))
    assert asked == "Vous allez subir « Malédiction ! Changement de Race »."


def test_whoever_has_to_name_somebody_is_told_which_card_asks() -> None:
    game = staged(
        "players: {Ann: {level: 9, hand: [kill-the-hireling]}, Bob: {has: [hireling]}, Cid: {}}",
        "Ann: play kill-the-hireling as for-another on hireling of Bob",
    )
    english, french = (sentence(question(Teller(words_of(game, lang), game.view(0)))) for lang in LANGUAGES)
    assert english == "Kill the Hireling — Whom do you choose?"
    assert french == "« Tuer le Fidèle Serviteur » — Qui choisissez-vous ?"
