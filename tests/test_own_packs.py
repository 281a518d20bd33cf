"""Packs of one's own: checked, played alone or blended, recorded; and never a danger to the program."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from effort import calls_at_most
from grosbill import EditionError, PackError, RecordError, new_game, replay
from grosbill.cli import app
from grosbill.effects.vocabulary import KINDS
from grosbill.packs import edition, mix_for, own_pack
from grosbill.packs.loader import CARDS, Draft
from grosbill.packs.reading import FILE_BYTES, FILES
from grosbill.scenarios.running import run_paths
from grosbill.testing import check_invariants, mixed, play
from grosbill.words.naming import rules_text
from playing import staged

EXAMPLE = Path(__file__).parents[1] / "examples" / "packs" / "lost-property"

LABEL = 'format = 1\nid = "socks"\nname = { en = "Socks", fr = "Chaussettes" }\ncards = 41\n'
WORDS = """
[[tag]]
id = "woolly"
noun.one = { en = "Woolly", fr = "En laine" }
noun.many = { en = "Woolly", fr = "En laine" }
noun.gender = "m"
carry = 1
"""
GOLEM = """
[[monster]]
id = "sock-golem"
name = { en = "Sock Golem", fr = "Golem de chaussettes" }
copies = 20
level = 2
treasures = 2
bad_stuff = [{ do = "lose", cards = { slot = "footgear", in = "use" } }]
"""
NEEDLE = """
[[item]]
id = "knitting-needle"
name = { en = "Knitting Needle", fr = "Aiguille à tricoter" }
copies = 20
tags = ["woolly"]
bonus = 2
slot = "hands"
value = 300
"""
SPARE = """
[[one_shot]]
id = "spare-sock"
name = { en = "Spare Sock", fr = "Chaussette de rechange" }
bonus = 3
value = 100
"""


def socks(folder: Path, cards: str = GOLEM + NEEDLE + SPARE, label: str = LABEL, words: str = WORDS) -> Path:
    """A pack of three cards, 41 with all copies."""
    folder.mkdir(exist_ok=True)
    for name, text in (("pack", label), ("words", words), ("cards", cards)):
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_the_limits_of_a_mark_are_told_by_its_cards(tmp_path: Path) -> None:
    """What is Big or Complex a rule says; of a mark of one's own nothing else tells."""
    cards = GOLEM + NEEDLE + SPARE.replace("bonus = 3", 'bonus = 3\ntags = ["woolly"]')
    _, said = run("pack", "check", socks(tmp_path / "socks", cards=cards))
    assert said.count("Woolly: You may carry only 1 Woolly ") == 2
    assert said.count("vous ne pouvez transporter qu’un seul objet En laine.") == 2
    words = WORDS.replace("carry = 1", "carry = 0\nuse = 2")
    _, said = run("pack", "check", socks(tmp_path / "socks", cards=cards, words=words))
    assert said.count("Woolly: You may carry no Woolly Item.") == 2
    assert said.count("You may use no more than 2 Woolly Items at a time.") == 1
    ours = WORDS.replace("woolly", "big")
    cards = GOLEM + NEEDLE.replace("woolly", "big") + SPARE
    game = new_game("munchkin", packs=[socks(tmp_path / "big", cards=cards, words=ours)])
    assert "carry" not in rules_text(game.mix, game.mix.defs_by_id["knitting-needle"], "en", {})


def mistakes(folder: Path) -> list[str]:
    return Draft(folder).mistakes


def run(*arguments: str | Path) -> tuple[int, str]:
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, result.output


# --- checking ---------------------------------------------------------------------------------------------


def test_a_sound_pack_shows_what_its_cards_say(tmp_path: Path) -> None:
    code, shown = run("pack", "check", socks(tmp_path / "socks"), "--lang", "fr")
    assert code == 0
    for said in (
        "Sock Golem. Monster · Level 2",
        "Golem de chaussettes. Monstre · Niveau 2",
        "Lose the Footgear you are wearing.",
        "socks\N{NO-BREAK SPACE}: 3 cartes différentes, 41 en tout. Rien à redire.",
    ):
        assert said in shown


def test_a_name_that_ends_with_a_sign_of_its_own_gets_no_second(tmp_path: Path) -> None:
    golem = GOLEM.replace('"Sock Golem"', '"Sock Golem!"')
    code, shown = run("pack", "check", socks(tmp_path / "socks", golem + NEEDLE + SPARE))
    assert code == 0
    assert "Sock Golem! Monster · Level 2" in shown
    assert "Golem de chaussettes. Monstre · Niveau 2" in shown


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    cards = (
        GOLEM.replace("level = 2", 'levle = 2\ntreasure = "two"')
        .replace('do = "lose"', 'do = "loose"')
        .replace("footgear", "footgaer")
        + NEEDLE.replace("woolly", "wooly").replace('"hands"', '"hand"')
        + SPARE.replace("bonus = 3", 'bonus = "three"\nwhen = "combatt"')
    )
    folder = socks(tmp_path / "socks", cards, LABEL + 'colour = "red"\n')
    (folder / "more.toml").write_text('[[monstr]]\nid = "x"\n[item]\nid = "y"\n', "utf-8")
    (folder / "broken.toml").write_text("[[monster\n", "utf-8")
    code, shown = run("pack", "check", folder)
    assert code == 1
    lines = shown.splitlines()
    assert lines[0].startswith("socks/broken.toml: not TOML: Expected ']]' at the end of an array")
    for line in (
        "socks/cards.toml: sock-golem: levle: unknown key (did you mean 'level'?)",
        "socks/cards.toml: sock-golem: treasure: unknown key (did you mean 'treasures'?)",
        "socks/cards.toml: sock-golem: level: is missing",
        "socks/cards.toml: sock-golem: bad_stuff[0].do: unknown word 'loose' (did you mean 'lose'?)",
        (
            "socks/cards.toml: sock-golem: bad_stuff[0].cards.slot: "
            "unknown slot 'footgaer' (did you mean 'footgear'?)"
        ),
        "socks/cards.toml: spare-sock: bonus: expected a number or a table, got a text",
        "socks/cards.toml: spare-sock: when: unknown word 'combatt' (did you mean 'combat'?)",
        "socks/cards.toml: knitting-needle: tags: unknown tag 'wooly' (did you mean 'woolly'?)",
        "socks/cards.toml: knitting-needle: slot: unknown slot 'hand' (did you mean 'hands'?)",
        "socks/more.toml: monstr: unknown kind of card (did you mean 'monster'?)",
        "socks/more.toml: item: cards are written under [[item]], with two brackets",
        "socks/pack.toml: colour: unknown key; there are: format, id, name, cards, complete, credits",
    ):
        assert line in lines
    assert lines[-1] == f"{len(lines) - 1} mistakes"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'id = "sock-golem"',
            'id = "Sock Golem"',
            "id: an id is written in small letters",
        ),
        (
            "[[monster]]",
            (
                '[[action]]\nid = "knot"\nname = { en = "Knot", fr = "Nœud" }\ndeck = "door"\nwhen = []\n'
                'attach = { kind = "item", in = "any" }\n[[monster]]'
            ),
            "knot: when: is missing: it says when the card is put on another",
        ),
        (
            "[[monster]]",
            (
                '[[action]]\nid = "knot"\nname = { en = "Knot", fr = "Nœud" }\ndeck = "door"\n'
                'when = "peace"\nattach = { kind = "item", in = "any", slot = [] }\n[[monster]]'
            ),
            "knot: attach.slot: a list says two names or more, each once",
        ),
        (
            "[[monster]]",
            (
                '[[item]]\nid = "knot"\nname = { en = "Knot", fr = "Nœud" }\n'
                'bonus = { case = [], players = { who = "everyone" } }\n[[monster]]'
            ),
            "knot: bonus: has an empty list: give it a row, or leave it out",
        ),
        ('id = "sock-golem"', 'id = "hand"', "hand: id: 'hand' means something in a move"),
        ('id = "sock-golem"', 'id = "dee"', "dee: id: 'dee' is the name of a player who gives none"),
        ('id = "sock-golem"', 'id = "spare-sock"', "spare-sock: id: already used in socks/cards.toml"),
        ("level = 2", "level = 0", "sock-golem: level: must be at least 1"),
        ("level = 2", "level = 20000", "sock-golem: level: must be at most 30"),
        ("copies = 20", "copies = 0", "sock-golem: copies: must be at least 1"),
        ('in = "use"', 'in = "use", n = -2', "sock-golem: bad_stuff[0].cards.n: must be at least 1"),
        (
            "level = 2",
            'level = 2\nhook = "sorting"',
            "sock-golem: hook: only the built-in sets",
        ),
        ("Sock Golem", "Sock" * 30, "sock-golem: name.en: 120 letters, and at most 80 will do"),
        ("Sock Golem", "", "sock-golem: name.en: is empty: it needs something to be read"),
        ("Sock Golem", " \\u0301", "sock-golem: name.en: is empty: it needs something to be read"),
        ("Sock Golem", "\\u001b[2J", "sock-golem: name.en: contains signs that cannot be printed"),
        (
            '"woolly"\nnoun',
            '"woolly"\nsetting = "wool"\nnoun',
            "tag woolly: setting: unknown setting that is on or off 'wool'; there are:",
        ),
        (
            "carry = 1",
            'uses = [{ when = "peace", cost = [{ do = "lose_levels" }], do = [{ do = "show_hand" }] }]',
            "tag woolly: uses: a use of a tag is written on its cards by its name: give it a `name`",
        ),
        ("format = 1", "format = 2", "pack.toml: format: 2, but this program reads format 1"),
        ("cards = 41", "cards = 5", "pack.toml: cards: says 5, but the files hold 41 with all copies"),
        ('id = "socks"', 'id = "a/b"', "pack.toml: id: an id is written in small letters"),
        (
            '{ do = "lose", cards = { slot = "footgear", in = "use" } }',
            '{ do = "lose", cards = { in = "hand", pick = "lowest", n = { roll = true } } }',
            "sock-golem: bad_stuff[0].cards: needs a number that was rolled: let it follow a `roll`",
        ),
    ],
)
def test_what_no_game_could_do_with(tmp_path: Path, old: str, new: str, said: str) -> None:
    texts = [text.replace(old, new, 1) for text in (GOLEM, LABEL, WORDS)]
    assert texts != [GOLEM, LABEL, WORDS]
    golem, label, words = texts
    code, shown = run("pack", "check", socks(tmp_path / "socks", golem + NEEDLE + SPARE, label, words))
    assert code == 1
    assert said in shown


def test_a_pack_says_what_it_is(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    (folder / "pack.toml").unlink()
    assert mistakes(folder) == ["socks: pack.toml is missing: it says what the pack is"]


@pytest.mark.parametrize("place", ["nowhere", "file"])
def test_a_folder_that_cannot_be_read(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    code, shown = run("pack", "check", tmp_path / place)
    assert code == 2
    assert "cannot be read" in shown
    with pytest.raises(PackError, match="cannot be read"):
        new_game("munchkin", packs=[tmp_path / place])


@pytest.mark.parametrize("name", ["munchkin", "star"])
def test_a_pack_is_not_called_like_another(tmp_path: Path, name: str) -> None:
    folder = socks(tmp_path / "socks", label=LABEL.replace("socks", name))
    with pytest.raises(PackError, match="an edition or a set of ours is called"):
        new_game("munchkin", packs=[folder])
    assert run("pack", "check", folder)[0] == 1
    twin = socks(tmp_path / "twin")
    with pytest.raises(EditionError, match="two packs are called 'socks'"):
        new_game("munchkin", packs=[socks(tmp_path / "socks"), twin])


# --- limits -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("#" * (FILE_BYTES + 1), "a file has at most 256,000 bytes"),
        (".".join("a" * 100) + " = 1", "line 1: more than 32 dots in a line"),
        ("x = " + "[" * 50_000, "nested too deeply"),
        ("x = " + "{ a = " * 20_000, "nested too deeply"),
        ("x = " + "9" * 100_000, "not TOML"),
        ("[[monster]]\n" * 20_000, "monster number 1: id: is missing"),
        ("\x00", "not TOML"),
    ],
)
def test_a_hostile_file_is_refused_without_much_ado(tmp_path: Path, text: str, said: str) -> None:
    folder = socks(tmp_path / "socks")
    (folder / "hostile.toml").write_text(text, "utf-8")
    with calls_at_most(100_000 + 30 * len(text)):
        found = mistakes(folder)
    assert any(said in mistake for mistake in found)


def _nested(depth: int) -> str:
    inner = '{ do = "die" }'
    for _ in range(depth):
        inner = f'{{ do = "lose", cards = {{ kind = "race" }}, otherwise = [{inner}] }}'
    return GOLEM.replace('{ do = "lose", cards = { slot = "footgear", in = "use" } }', inner)


def test_effects_are_not_nested_for_ever(tmp_path: Path) -> None:
    assert mistakes(socks(tmp_path / "socks", _nested(5) + NEEDLE + SPARE)) == []
    for depth in (30, 300):
        found = mistakes(socks(tmp_path / "socks", _nested(depth) + NEEDLE + SPARE))
        assert any("nested too deeply" in mistake for mistake in found), depth


def test_files_and_cards_are_counted(tmp_path: Path) -> None:
    many = "".join(
        GOLEM.replace("copies = 20", "copies = 100").replace("golem", f"golem-{n}") for n in range(21)
    )
    folder = socks(tmp_path / "socks", many + NEEDLE + SPARE)
    assert any(f"a pack has at most {CARDS:,}" in mistake for mistake in mistakes(folder))
    for number in range(FILES):
        (folder / f"empty{number}.toml").write_text("", "utf-8")
    assert any(f"a pack has at most {FILES}" in mistake for mistake in mistakes(folder))


def test_nothing_outside_the_folder_is_read(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    secret = tmp_path / "secret.toml"
    secret.write_text('password = "swordfish"\n', "utf-8")
    (folder / "link.toml").symlink_to(secret)
    (folder / "inside.toml").symlink_to(folder / "words.toml")
    (folder / "dir.toml").mkdir()
    os.mkfifo(folder / "pipe.toml")
    found = mistakes(folder)
    assert "socks/link.toml: a link that leads out of the folder is not followed" in found
    assert "socks/dir.toml: is no ordinary file" in found
    assert "socks/pipe.toml: is no ordinary file" in found
    assert not any("swordfish" in mistake or "password" in mistake for mistake in found)


def test_whatever_else_lies_there_is_left_alone(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    (folder / "code.py").write_text("raise SystemExit('it was run')\n")
    (folder / "scenarios").mkdir()
    assert mistakes(folder) == []


def test_a_deck_of_cards_that_draw_the_next_one_is_played(tmp_path: Path) -> None:
    """Each is discarded for another as soon as it is drawn, and the discards come back into the deck."""
    again = (
        '[[action]]\nid = "again"\nname = { en = "Again", fr = "Encore" }\ndeck = "treasure"\ncopies = 20\n'
        'on = [{ at = "after_draw", do = [{ do = "draw", deck = "treasure" }] }]\n'
    )
    folder = socks(tmp_path / "socks", GOLEM + NEEDLE + again, LABEL.replace("41", "60"))
    with calls_at_most(20_000_000):
        game = new_game("socks", players=3, seed=1, packs=[folder])
        play(game, mixed(1, 3), 1, turns=3)
    check_invariants(game)


def test_a_pool_of_cards_that_bring_the_next_one_is_shared(tmp_path: Path) -> None:
    """Shared treasure that brings more of its kind, out of the discards again and again, comes to an end."""
    again = (
        '[[action]]\nid = "again"\nname = { en = "Again", fr = "Encore" }\ndeck = "treasure"\ncopies = 20\n'
        'on = [{ at = "after_draw", do = [{ do = "draw", deck = "treasure", n = 2, face = "same" }] }]\n'
    )
    folder = socks(tmp_path / "socks", GOLEM + NEEDLE + again, LABEL.replace("41", "60"))
    scene = "edition: munchkin+socks\nempty: [treasures]\ntreasure_discards: [again, again, again]\n"
    people = "players: {Ann: {level: 5}, Bob: {}, Cid: {}}\ncombat: {monsters: [sock-golem], helper: Bob}\n"
    with calls_at_most(20_000_000):
        game = staged(scene + people, "Ann: claim victory", packs=[folder])
    assert game.view(None)["combat"] is None


def test_what_lies_open_may_bring_more_treasure_twice(tmp_path: Path) -> None:
    more = '{ do = "draw", deck = "treasure", face = "same" }'
    twice = (
        '[[action]]\nid = "twice"\nname = { en = "Twice", fr = "Deux fois" }\ndeck = "treasure"\n'
        f'on = [{{ at = "after_draw", do = [{more}] }}, {{ at = "after_draw", do = [{more}] }}]\n'
    )
    folder = socks(tmp_path / "socks", GOLEM + NEEDLE + twice)
    scene = "edition: munchkin+socks\ntreasures: [twice, knitting-needle, helm-of-courage, leather-armor]\n"
    people = "players: {Ann: {level: 5}, Bob: {}, Cid: {}}\ncombat: {monsters: [sock-golem], helper: Bob}\n"
    game = staged(scene + people, "Ann: claim victory", packs=[folder])
    check_invariants(game)
    assert game.view(None)["treasure_discards"] == ["twice"]
    assert game.view(0)["players"][0]["hand_size"] == 3


# --- playing ----------------------------------------------------------------------------------------------


def test_a_pack_is_played_alone_or_blended(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    alone = new_game("socks", players=3, seed=1, packs=[folder])
    assert (alone.edition, alone.mix.size) == ("socks", 41)
    for name in ("munchkin", "munchkin+socks"):
        game = new_game(name, players=4, seed=1, packs=[str(folder)])
        assert (game.edition, game.mix.size) == ("munchkin+socks", edition("munchkin").cards + 41)
        assert game.settings == edition("munchkin").defaults(), "cards alone change no rule"
    with pytest.raises(EditionError, match=r"unknown edition 'socks'.*--pack"):
        new_game("socks")


def test_too_few_cards_to_deal(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks", GOLEM + SPARE, LABEL.replace("41", "21"))
    with pytest.raises(EditionError, match="12 doors and 12 treasures, and 0 doors and 11 treasures are"):
        new_game("socks", players=3, packs=[folder])
    assert new_game("munchkin", players=3, packs=[folder]).mix.size == edition("munchkin").cards + 21


def test_a_pack_is_read_again_when_it_changes(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    first = own_pack(folder)
    assert own_pack(folder) is first
    socks(folder, GOLEM.replace("Sock Golem", "Sock Colossus") + NEEDLE + SPARE)
    assert own_pack(folder).cards[0].name.en == "Sock Colossus"


def test_a_record_needs_its_packs_as_they_were(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    game = new_game("munchkin", players=3, seed=4, packs=[folder])
    play(game, mixed(4, 3), 4, moves=100)
    record = game.record()
    assert (record.edition, list(record.own)) == ("munchkin+socks", ["socks"])
    assert str(tmp_path) not in record.to_json()
    assert replay(record.to_json(), packs=[folder]).digest() == game.digest()
    with pytest.raises(RecordError, match="with the pack 'socks': give its folder with --pack"):
        replay(record)
    alone = new_game("socks", players=3, seed=4, packs=[folder])
    play(alone, mixed(4, 3), 4, moves=100)
    socks(folder, GOLEM.replace("treasures = 2", "treasures = 3") + NEEDLE + SPARE)
    with pytest.raises(RecordError, match="another state of the pack 'socks', and does not fit"):
        replay(alone.record(), packs=[folder])


def test_the_pack_option(tmp_path: Path) -> None:
    folder = socks(tmp_path / "socks")
    assert "Knitting Needle" in run("cards", "knitting-needle", "--pack", folder)[1]
    rows = json.loads(run("cards", "-e", "socks", "--pack", folder, "--json")[1])
    assert [row["set"] for row in rows] == ["socks"] * 3
    for name in ("socks", "lite"):
        few = ("-n", "3", "-p", "3", "--max-turns", "9")
        code, shown = run("simulate", "-e", name, "--pack", folder, *few, "--json")
        assert code == 0
        assert '"errors": 0' in shown
    game = new_game("socks", players=3, seed=1, packs=[folder])
    saved = tmp_path / "game.json"
    saved.write_text(game.record().to_json(), "utf-8")
    assert run("replay", saved, "--events", "--pack", folder)[0] == 0
    code, shown = run("replay", saved)
    assert code == 2
    assert "--pack" in shown


# --- the schema -------------------------------------------------------------------------------------------


def test_the_schemas() -> None:
    schemas = {of: json.loads(run("pack", "schema", of)[1]) for of in ("cards", "words", "pack")}
    assert json.loads(run("pack", "schema")[1]) == schemas["cards"]
    for of, record in (("cards", "Cardfile"), ("words", "Glossary"), ("pack", "Label")):
        schema = schemas[of]
        assert schema["$ref"] == f"#/$defs/{record}"
        assert schema["$defs"][record]["additionalProperties"] is False
    assert set(schemas["cards"]["$defs"]["Cardfile"]["properties"]) == set(KINDS.values())
    assert "level" in schemas["cards"]["$defs"]["Monster"]["required"]


# --- the example ------------------------------------------------------------------------------------------


def test_the_example_has_what_it_promises() -> None:
    pack = own_pack(EXAMPLE)
    kinds = [KINDS[type(card)] for card in pack.cards]
    assert 28 <= len(pack.cards) <= 36
    assert (kinds.count("race"), kinds.count("class"), len(pack.words.tag)) == (1, 1, 1)
    assert pack.words.tag[0].uses
    assert set(kinds) == set(KINDS.values())


def test_the_scenarios_of_the_example() -> None:
    outcomes = run_paths([EXAMPLE / "scenarios"], packs=[EXAMPLE])
    assert len(outcomes) >= 5
    assert [outcome.problems for outcome in outcomes if not outcome.ok] == []


@pytest.mark.parametrize("name", ["munchkin", "lite", "star", "cthulhu", "munchkin+lite+star+cthulhu"])
def test_the_example_blends_with_every_set(name: str) -> None:
    played = edition(name, [EXAMPLE])
    mix = mix_for(played, played.defaults())
    assert mix.size == edition(name).cards + 39
    assert played.id == f"{name}+lost-property"
    assert played.defaults() == edition(name).defaults()


@pytest.mark.fuzz
@pytest.mark.parametrize("name", ["lost-property", "munchkin+lost-property"])
def test_the_example_is_played(name: str) -> None:
    game = new_game(name, players=3, seed=5, packs=[EXAMPLE])
    play(game, mixed(5, 3), 5, interject=0.1, turns=20, watch=lambda game, *_: check_invariants(game))
    assert replay(game.record(), packs=[EXAMPLE]).digest() == game.digest()


# --- the document -----------------------------------------------------------------------------------------


def test_the_document_shows_what_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files are written and its commands run in order; each prints what the page says."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "200")
    page = (EXAMPLE.parents[2] / "docs" / "packs.md").read_text("utf-8")
    commands = 0
    for block in re.findall(r"```\w*\n(.*?)```", page, re.DOTALL):
        first, _, shown = block.partition("\n")
        if first.startswith("# teatime/"):
            file = tmp_path / first.removeprefix("# ")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block, "utf-8")
        elif first.startswith("$ grosbill "):
            commands += 1
            spoken = [] if "--lang" in first else ["--lang", "en"]
            result = CliRunner().invoke(app, [*first.split()[2:], *spoken])
            if "--json" in first:
                played, said = json.loads(result.stdout), json.loads(shown)
                assert {name: played[name] for name in ("games", "errors")} == {"games": 20, "errors": 0}
                assert set(played) == set(said)
            else:
                assert result.output == shown, first
    assert commands >= 6
