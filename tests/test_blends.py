"""The cards of several sets in one game: which are the same, what they are called, whose words hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill import Move, new_game, parse_move, replay
from grosbill.effects.vocabulary import KINDS
from grosbill.packs import Mix, edition, mix_for
from grosbill.packs.words import common
from grosbill.scenarios.running import run_file
from grosbill.testing import check_invariants, mixed, play

NOUN = 'one = {{ en = "{0}", fr = "{0}" }}\nmany = {{ en = "{0}s", fr = "{0}s" }}\ngender = "m"\n'
MONSTER = """
[[monster]]
id = "{id}"
name = {{ en = "{name}", fr = "{name}" }}
level = {level}
treasures = 1
copies = {copies}
bad_stuff = [{{ do = "lose_levels", n = 1 }}]
"""
CLASS = '[[class]]\nid = "{id}"\nname = {{ en = "{id}", fr = "{id}" }}\ncopies = 8\n{more}\n'
ITEM = '[[item]]\nid = "{id}"\nname = {{ en = "{id}", fr = "{id}" }}\ncopies = 40\nbonus = 1\n{more}\n'


def pack(folder: Path, name: str, cards: str, words: str = "") -> Path:
    """A small pack; the number of its cards is counted for it."""
    place = folder / name
    place.mkdir()
    count = sum(int(line.split(" = ")[1]) for line in cards.splitlines() if line.startswith("copies"))
    label = f'format = 1\nid = "{name}"\nname = {{ en = "{name}", fr = "{name}" }}\ncards = {count}\n'
    (place / "pack.toml").write_text(label, "utf-8")
    (place / "words.toml").write_text(words, "utf-8")
    (place / "cards.toml").write_text(cards, "utf-8")
    return place


def golem(level: int = 4, copies: int = 10, name: str = "Golem") -> str:
    return MONSTER.format(id="golem", name=name, level=level, copies=copies)


def mix_of(name: str, *packs: Path) -> Mix:
    played = edition(name, packs)
    return mix_for(played, played.defaults())


# --- ids --------------------------------------------------------------------------------------------------


def test_the_same_card_of_two_sets_is_one_card(tmp_path: Path) -> None:
    a, b = pack(tmp_path, "a", golem(copies=10)), pack(tmp_path, "b", golem(copies=20, name="Colossus"))
    mix = mix_of("a+b", a, b)
    assert mix.ref == ["golem"] * 30
    assert mix.defs[0].card.name.en == "Golem"
    assert mix.ids == {"golem": "golem", "a/golem": "golem", "b/golem": "golem"}


def test_different_cards_of_one_id_are_told_apart(tmp_path: Path) -> None:
    a, b = pack(tmp_path, "a", golem(4)), pack(tmp_path, "b", golem(7))
    for name, first, second in (("a+b", 4, 7), ("b+a", 7, 4)):
        mix = mix_of(name, a, b)
        other = f"{name[-1]}/golem"
        assert {card: (len(found), mix.defs_by_id[card].level) for card, found in mix.copies.items()} == {
            "golem": (10, first),
            other: (10, second),
        }
        assert mix.defs_by_id[other].card.id == "golem"
        assert mix.ids["golem"] == mix.ids[f"{name[0]}/golem"] == "golem"


def test_a_set_may_always_be_named(tmp_path: Path) -> None:
    game = new_game("lite", players=3, seed=1)
    for text in ("play munchkin/elf", "play lite/elf", "play elf"):
        assert parse_move(game, 0, text) == Move("play", "elf")


def test_two_of_an_id_in_moves_views_records_and_scenarios(tmp_path: Path) -> None:
    cards = golem(4, copies=40) + ITEM.format(id="spoon", more="")
    a, b = pack(tmp_path, "a", cards), pack(tmp_path, "b", golem(7, copies=40))
    game = new_game("a+b", players=3, seed=2, packs=[a, b])
    hands = [card for seat in range(3) for card in game.view(seat)["players"][seat]["hand"]]
    assert {"golem", "b/golem"} <= set(hands)
    move = parse_move(game, 0, "look for trouble with b/golem")
    assert move == Move("trouble", "b/golem")
    assert parse_move(game, 0, str(move)) == move
    play(game, mixed(1, 3), 1, moves=300)
    assert replay(game.record().to_json(), packs=[a, b]).digest() == game.digest()
    file = tmp_path / "two.yaml"
    file.write_text(
        """
title: Two cards of one id
edition: a+b
cards: [b/golem]
players:
  Ann: {level: 5, hand: [b/golem], wears: [a/spoon]}
  Bob: {hand: [golem]}
  Cid: {}
doors: [a/golem]
steps:
  - Ann: open door
  - everyone: pass
    then: {combat: {monsters: [a/golem], strength: [6, 4]}}
  - Ann: [claim victory]
  - everyone: pass
then:
  Ann: {level: 6, hand_has: [b/golem], wears: [spoon]}
  Bob: {hand: [a/golem], hand_lacks: b/golem}
  door_discards: [a/golem]
""",
        "utf-8",
    )
    outcome = run_file(file, [a, b])
    assert outcome.ok, outcome.problems


def test_a_class_of_two_sets_is_one_class(tmp_path: Path) -> None:
    """Different cards of one class: one character cannot have both, and each counts for what names it."""
    words = "[noun.cook]\n" + NOUN.format("Cook")
    hungry = MONSTER.format(id="oven", name="Oven", level=5, copies=8) + (
        'mods = [{ mod = "strength", plus = 3, against = "cook" }]\n'
    )
    a = pack(tmp_path, "a", CLASS.format(id="cook", more="") + hungry, words)
    more = 'mods = [{ mod = "wins_ties" }]'
    b = pack(tmp_path, "b", CLASS.format(id="cook", more=more) + ITEM.format(id="pan", more=""), words)
    file = tmp_path / "cooks.yaml"
    file.write_text(
        """
title: One class, two cards
edition: a+b
players:
  Ann: {level: 7, class: b/cook, hand: [a/cook]}
  Bob: {}
  Cid: {}
doors: [oven]
steps:
  - Ann: play a/cook
    refused: R-CLASS-020
  - Ann: open door
    then: {combat: {strength: [7, 8]}}
""",
        "utf-8",
    )
    outcome = run_file(file, [a, b])
    assert outcome.ok, outcome.problems


# --- words ------------------------------------------------------------------------------------------------


def test_the_host_has_the_first_word(tmp_path: Path) -> None:
    kind = '[[kind]]\nid = "monster"\n[kind.noun]\n'
    a = pack(tmp_path, "a", golem(), kind + NOUN.format("Beast"))
    b = pack(tmp_path, "b", golem(7), kind + NOUN.format("Foe"))
    assert mix_of("a+b", a, b).lexicon.kind("monster").one.en == "Beast"
    assert mix_of("b+a", a, b).lexicon.kind("monster").one.en == "Foe"
    assert mix_of("munchkin+b", b).lexicon.kind("monster").one.en == "monster", (
        "what all call it is a word too"
    )


@pytest.mark.parametrize(
    ("name", "money", "curse", "sidekick"),
    [
        ("munchkin+star", "po", "malédiction", "fidèle serviteur"),
        ("star+munchkin", "crédits", "piège", "acolyte"),
        ("cthulhu+star", "po", "malédiction", "acolyte"),
    ],
)
def test_money_and_curses_are_called_as_the_host_calls_them(
    name: str, money: str, curse: str, sidekick: str
) -> None:
    lexicon = mix_of(name).lexicon
    assert (lexicon.money.fr, lexicon.kind("curse").one.fr) == (money, curse)
    assert lexicon.kind("sidekick").one.fr == sidekick


def test_limits_and_shared_effects_of_a_tag_hold_for_all_its_cards(tmp_path: Path) -> None:
    """The host has the word for it; what another set makes of it still goes (R-BLEND-011, R-BLEND-014)."""
    noun = "[tag.noun]\n" + NOUN.format("Huge")
    words = f'[[tag]]\nid = "big"\n{noun}[[tag]]\nid = "undead"\n{noun}'
    cards = MONSTER.format(id="ghost", name="Ghost", level=3, copies=8) + 'tags = ["undead"]\n'
    a = pack(tmp_path, "a", cards + ITEM.format(id="sofa", more='tags = ["big"]'), words)
    alone, blended = mix_of("a", a), mix_of("a+munchkin", a)
    assert (alone.carry, blended.carry["big"]) == ({}, 1)
    assert blended.lexicon.tag("big").one.en == "Huge"
    assert not alone.defs_by_id["ghost"].powers
    assert blended.defs_by_id["ghost"].powers


def test_what_is_elsewhere_is_ignored_until_it_comes(tmp_path: Path) -> None:
    words = "".join(f"[elsewhere.{name}]\n" + NOUN.format(name) for name in ("elf", "undead", "net-troll"))
    cards = MONSTER.format(id="bat", name="Bat", level=5, copies=20) + (
        'tags = ["undead"]\nmods = [{ mod = "strength", plus = 3, against = "elf" }]\n'
    )
    trap = '[[one_shot]]\nid = "net"\nname = { en = "Net", fr = "Filet" }\ncopies = 20\nwhen = "combat"\n'
    trap += 'target = { cards = { in = "fight", id = "net-troll" } }\n'
    trap += 'do = [{ do = "remove", cards = { target = true } }]\n'
    a = pack(tmp_path, "a", cards + trap, words)
    alone, blended = mix_of("a", a), mix_of("a+munchkin", a)
    assert "elf" not in alone.traits
    assert alone.defs_by_id["bat"].against == ((0, 3, True),)
    assert blended.defs_by_id["bat"].against == ((blended.traits["elf"], 3, True),)
    assert (alone.lexicon.trait("elf").one.en, blended.lexicon.trait("elf").one.en) == ("elf", "Elf")
    game = new_game("a", players=3, seed=1, packs=[a])
    play(game, mixed(1, 3), 1, turns=20)


def test_every_kind_has_common_words() -> None:
    assert {kind.id for kind in common().kind} == set(KINDS.values())
    assert [trait.of for trait in common().trait] == ["sex", "sex"]


# --- playing ----------------------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("name", ["munchkin+lite", "lite+munchkin"])
def test_a_blend_is_played(name: str) -> None:
    game = new_game(name, players=6, seed=3)
    play(game, mixed(3, 6), 3, interject=0.1, turns=15, watch=lambda game, *_: check_invariants(game))
    assert replay(game.record()).digest() == game.digest()


# A word on a card means the same in every set: what a card of one set says of fire or of the feet holds for
# the cards of all. Written down from the cards, one row a word; how they say it is theirs.
WORDS = {
    "below-waist": """boots-of-butt-kicking boots-of-running-really-fast sandals-of-protection
        kneepads-of-allure pantyhose-of-giant-strength spiky-knees rocket-boots magnetic-boots handy-foot
        hover-slippers galoshes monster-stompers shoes-of-only-having-to-run-faster-than-you""",
    "staff": "eleven-foot-pole staff-of-napalm swiss-army-polearm wand-of-dowsing wand-of-walloping",
    "fire": """flaming-armor staff-of-napalm flaming-poison-potion laser dazer raser maser shmaser bobaser
        bananafanafofaser plasma-cannon nova-grenade flamethrower""",
    "laser": "laser dazer raser maser shmaser bobaser bananafanafofaser",
    "complex": """plasma-cannon orb-of-prediction targeting-monocle riot-exosuit portable-force-wall
        pocket-fusion-plant""",
    "big": """chainsaw-of-bloody-dismemberment huge-rock mithril-armor shield-of-ubiquity stepladder
        swiss-army-polearm tuba-of-charm""",
    "undead": """king-tut mr-bones undead-horse wight-brothers poltergeist-in-the-vents space-vampire
        aughost-derwraith gram-smoker the-king-in-pink the-unpronounceable-evil""",
    "goth": """buggoth coggoth foggoth froggoth fun-guy-from-yuggoth joggoth loggoth ruggoth shog-goth
        shoggoth sluggoth""",
    "deadly": """3872-orcs bullrog plutonium-dragon squidzilla stoned-golem great-cthulhu secondhand-doom-moon
        heat-death-early-edition froggoth ozathoth shallow-ones unspeakably-awful-indescribable-horror""",
    "ichor": """bicker-ichor ichor-liquor ichor-picker kicker-ichor quicker-ichor sicker-ichor sticker-ichor
        thicker-ichor""",
}


@pytest.mark.parametrize("tag", WORDS)
def test_a_word_on_a_card_means_the_same_in_every_set(tag: str) -> None:
    mix = mix_of("munchkin+star+cthulhu")
    assert {d.card.id for d in mix.of if tag in d.tags} == set(WORDS[tag].split())
