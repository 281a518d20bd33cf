"""Packs are checked when they are loaded: every mistake says file, card and field."""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill.model.errors import EditionError, PackError
from grosbill.packs import edition, editions
from grosbill.packs.loader import read_pack
from grosbill.packs.reading import HOME

LABEL = 'format = 1\nid = "socks"\nname = { en = "Socks", fr = "Chaussettes" }\ncards = 8\n'
WORDS = Path(str(HOME)) / "munchkin" / "words.toml"

RACES = """
[[race]]
id = "dwarf"
name = { en = "Dwarf", fr = "Nain" }

[[race]]
id = "elf"
name = { en = "Elf", fr = "Elfe" }

[[race]]
id = "halfling"
name = { en = "Halfling", fr = "Halfelin" }

[[class]]
id = "cleric"
name = { en = "Cleric", fr = "Prêtre" }

[[class]]
id = "thief"
name = { en = "Thief", fr = "Voleur" }

[[class]]
id = "warrior"
name = { en = "Warrior", fr = "Guerrier" }

[[class]]
id = "wizard"
name = { en = "Wizard", fr = "Magicien" }
"""

MONSTER = """
[[monster]]
id = "sock-golem"
name = { en = "Sock Golem", fr = "Golem de chaussettes" }
level = 4
treasures = 2
mods = [{ mod = "strength", plus = 3, against = "elf" }]
bad_stuff = [{ do = "lose", cards = { slot = "footgear", in = "use" } }]
"""


def _pack(folder: Path, monster: str) -> Path:
    (folder / "pack.toml").write_text(LABEL, "utf-8")
    (folder / "words.toml").write_text(WORDS.read_text("utf-8"), "utf-8")
    (folder / "races.toml").write_text(RACES, "utf-8")
    (folder / "monsters.toml").write_text(monster, "utf-8")
    return folder


def test_a_good_pack_is_read(tmp_path: Path) -> None:
    pack = read_pack(_pack(tmp_path, MONSTER))
    assert [card.id for card in pack.cards if card.id == "sock-golem"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("level = 4", "levle = 4", "sock-golem: levle: unknown key (did you mean 'level'?)"),
        ("level = 4", 'level = "four"', "sock-golem: level: expected a number, got a text"),
        ("level = 4\n", "", "sock-golem: level: is missing"),
        (
            '"strength"',
            '"strenght"',
            "sock-golem: mods[0].mod: unknown word 'strenght' (did you mean 'strength'?)",
        ),
        (
            'do = "lose"',
            'do = "loose"',
            "sock-golem: bad_stuff[0].do: unknown word 'loose' (did you mean 'lose'?)",
        ),
        ('"elf"', '"elff"', "sock-golem: mods[0].against: unknown trait 'elff' (did you mean 'elf'?)"),
        (
            '"footgear"',
            '"footwear"',
            "sock-golem: bad_stuff[0].cards.slot: unknown slot 'footwear' (did you mean 'footgear'?)",
        ),
        (
            '"elf"',
            '"unicorn"',
            "trait 'unicorn'; if another set has it, give it words: [elsewhere.unicorn] in words.toml",
        ),
        (
            '"footgear"',
            '"zzz"',
            "cards.slot: unknown slot 'zzz'; there are: armor, footgear, hands, headgear",
        ),
        ('do = "lose"', 'do = "xyzzy"', "unknown word 'xyzzy'; there are: gain_levels, lose_levels, lose,"),
        (
            "bad_stuff",
            'on = [{ at = "xyzzy", do = [{ do = "die" }] }]\nbad_stuff',
            "on[0].at: unknown word 'xyzzy'; there are: any_time, peace,",
        ),
        (
            "bad_stuff",
            'uses = [{ when = "before_fight", whose = "rival", do = [{ do = "lose_levels" }] }]\nbad_stuff',
            "uses[0].whose: 'rival' means nothing at 'before_fight'; there are: you",
        ),
        ('slot = "footgear"', 'tag = "bigg"', "sock-golem: bad_stuff[0].cards.tag: unknown tag 'bigg'"),
        ('slot = "footgear"', 'kind = "itm"', "sock-golem: bad_stuff[0].cards.kind: unknown kind 'itm'"),
        (
            'slot = "footgear", in = "use"',
            'id = "net-trol"',
            "sock-golem: bad_stuff[0].cards.id: unknown id 'net-trol'",
        ),
        (
            'in = "use"',
            'in = "usage"',
            "sock-golem: bad_stuff[0].cards.in: unknown word 'usage' (did you mean 'use'?)",
        ),
        ("level = 4", "level = 4\ncopies = 0", "sock-golem: copies: must be at least 1"),
        ("level = 4", 'level = 4\ntags = ["undeed"]', "sock-golem: tags: unknown tag 'undeed'"),
        ('id = "sock-golem"', 'id = "elf"', "elf: id: already used in"),
        (
            "bad_stuff",
            'on = [{ at = "own_turn", do = [{ do = "die" }] }]\nbad_stuff',
            "sock-golem: on[0].at: nothing happens by itself at 'own_turn'",
        ),
        (
            "bad_stuff",
            'uses = [{ when = "after_kill", do = [{ do = "die" }] }]\nbad_stuff',
            "sock-golem: uses[0].when: nobody is asked at 'after_kill'",
        ),
        (
            '{ do = "lose", cards = { slot = "footgear", in = "use" } }',
            '{ do = "become", cards = { kind = "class", in = "discards" } }',
            'sock-golem: bad_stuff[0].cards: from the discards with pick = "top" or "you"',
        ),
    ],
)
def test_a_mistake_says_file_card_and_field(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(PackError) as error:
        read_pack(_pack(tmp_path, MONSTER.replace(old, new, 1)))
    assert said in str(error.value)
    assert "monsters.toml" in str(error.value)


# Cards that could be written once, were called faultless, and broke in play; or did nothing at all.
@pytest.mark.parametrize(
    ("card", "said"),
    [
        (
            'kind = "item"\non = [{ at = "after_draw", do = [{ do = "lose_levels" }] }]',
            "on[0].at: nothing happens at 'after_draw' because of this; it may on: action",
        ),
        (
            (
                'kind = "one_shot"\nwhen = "combat"\nif = { role = "alone" }\n'
                'do = [{ do = "recruit", who = "target" }]'
            ),
            'target: recruit needs a target: give the use `target = { who = "rival" }`',
        ),
        (
            'kind = "curse"\ndo = [{ do = "exchange", with = "left", cards = { kind = "item" } }]',
            "do[0].cards: unknown key; there are: if, otherwise, with",
        ),
        (
            'kind = "item"\nmods = [{ mod = "strength", plus = 1, if = { any = [{ turn = "own" }] } }]',
            "mods[0].if.any: says two conditions or more, of which one must hold",
        ),
        (
            (
                'kind = "item"\n'
                'mods = [{ mod = "strength", plus = 1, if = { turn = "own", all = [{ turn = "own" }] } }]'
            ),
            "mods[0].if.all[0]: goes without saying: it is asked beside it",
        ),
        (
            (
                'kind = "item"\nuses = [{ when = "combat", at_most = { n = 1, per = "combat" },'
                ' if = { role = "either", turn = "own" }, do = [{ do = "draw", deck = "door" }] }]'
            ),
            'uses[0].if.role: on one\'s own turn, say role = "fighter"',
        ),
        ('kind = "curse"\ndo = [{ do = "die", who = "left" }]', "do[0].who: unknown key"),
        (
            'kind = "curse"\ndo = [{ do = "die" }]',
            "do[0]: die needs somebody caught by a monster: it stands in Bad Stuff",
        ),
        (
            'kind = "curse"\ndo = [{ do = "take", from = "helper", cards = { in = "hand" } }]',
            "do[0]: take needs a fight",
        ),
        ('kind = "enhancer"\nbonus = 5\ntreasures = 10000', "treasures: must be at most 10"),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", n = { roll = true } }]',
            "do[0].n: needs a number that was rolled: let it follow a `roll`",
        ),
        (
            'kind = "item"\nuses = [{ when = "combat", do = [{ do = "draw", deck = "door" }] }]',
            "uses[0].at_most: is missing: it could be used without end",
        ),
        (
            (
                'kind = "monster"\nlevel = 1\ntreasures = 1\nbad_stuff = [{ do = "lose_levels" }]\n'
                'uses = [{ when = "combat", from = "hand", cost = [{ do = "lose_levels" }],'
                ' do = [{ do = "draw", deck = "door" }] }]'
            ),
            'uses[0].from: "hand" is for a monster that comes',
        ),
        (
            'kind = "item"\nmods = [{ mod = "reward", plus = 1 }]',
            "mods[0]: 'reward' does nothing on a card in front of its owner; there are:",
        ),
        (
            (
                'kind = "one_shot"\nwhen = "any_time"\ntarget = { who = "player" }\n'
                'do = [{ do = "draw", deck = "door" }]'
            ),
            "target: nothing is done with it: no effect speaks of the target",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose", cards = { this = true, kind = "item" } }]',
            "do[0].cards: `this` does not go with `kind`",
        ),
        (
            'kind = "curse"\ndo = [{ do = "draw", deck = "door", otherwise = [{ do = "lose_levels" }] }]',
            "do[0].otherwise: never comes: draw cannot fail; give it an `if`",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", if = { roll = { of = "run" } } }]',
            "do[0].if.roll: needs a roll that has been made",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", if = { cause = "door" } }]',
            "do[0].if.cause: 'door' never is the cause in a curse; nothing tells it",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", if = { undisturbed = true } }]',
            "do[0].if.undisturbed: needs a room about to be looted",
        ),
        (
            'kind = "action"\ndeck = "door"\nwhen = "peace"\nwhose = "any"\nattach = {kind="item",in="play"}',
            "whose: a card that is put on another does nothing else",
        ),
        (
            (
                'kind = "action"\ndeck = "door"\nwhen = "combat"\n'
                'target = { cards = { kind = "monster", in = "fight" } }\n'
                'do = [{ do = "choose", may = true, options ='
                ' [{ do = [{ do = "join", copy = "target" }] }] }, { do = "join", copy = "target" }]'
            ),
            "do[1]: join needs the card itself, which stands for a monster already",
        ),
        (
            (
                'kind = "action"\ndeck = "door"\nuses = [{ when = "turn_end", if = { rank = "lowest" },'
                ' if_once = true, cost = [{ do = "lose_levels" }], do = [{ do = "draw", deck = "door" }] }]'
            ),
            "uses[0].if_once: a card that is played is gone",
        ),
        (
            'kind = "action"\ndeck = "door"\nwhen = "peace"\nattach = { kind = "item", in = "play" }',
            "mods: is missing: it says what the card changes on the one it is put on",
        ),
        (
            'kind = "curse"\nattach = { kind = "item", in = "play" }',
            "mods: is missing: it says what the card changes on the one it is put on",
        ),
        (
            (
                'kind = "enhancer"\nbonus = { case = [{ n = 5, if = { not = { has = '
                '{ in = "fight", kind = "monster", level = { min = 9 } } } } }] }'
            ),
            "bonus: an enhancer changes the level of monsters: what it adds cannot depend on that",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", if = { is = [] } }]',
            "do[0].if.is: is an empty list: leave it out",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", if = { all = [] } }]',
            "do[0].if.all: is an empty list: leave it out",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose_levels", n = { case = [{ if = { is = "elf" }, n = -3 }] } }]',
            "do[0].n: levels that are lost are no fewer than 0",
        ),
        (
            'kind = "curse"\ndo = [{ do = "take", from = "you", cards = { in = "any" } }]',
            "do[0].from: nobody takes a card from themselves",
        ),
        (
            (
                'kind = "one_shot"\nbonus = 1\non = [{ at = "after_discard",'
                ' do = [{ do = "take", who = "others", cards = { that = true } }] }]'
            ),
            "on[0].do[0].who: the card just discarded goes to one player",
        ),
        (
            (
                'kind = "curse"\ndo = [{ do = "roll", results = ['
                '{ on = [1, 2], do = [{ do = "lose_levels" }] },'
                ' { on = [2, 3], do = [{ do = "gain_levels" }] }] }]'
            ),
            "do[0]: each result has one row, and a row for any other result is the last",
        ),
        (
            (
                'kind = "curse"\ndo = [{ do = "roll", results = [{ do = [{ do = "lose_levels" }] },'
                ' { on = [2], do = [{ do = "gain_levels" }] }] }]'
            ),
            "do[0]: each result has one row, and a row for any other result is the last",
        ),
        (
            'kind = "curse"\ndo = [{ do = "become", trait = "wizard" }]',
            "do[0].trait: unknown class that spreads 'wizard'",
        ),
        (
            'kind = "item"\nmods = [{ mod = "capacity", of = "monster", plus = 3 }]',
            "mods[0]: of a kind there is room for some more (`plus`): race, class, sidekick",
        ),
        (
            'kind = "item"\nmods = [{ mod = "capacity", of = "class", unlimited = true }]',
            "mods[0]: of a kind there is room for some more (`plus`): race, class, sidekick",
        ),
        (
            (
                'kind = "item"\nuses = ['
                '{ when = "peace", cost = [{ do = "lose_levels" }], do = [{ do = "draw", deck = "door" }] }, '
                '{ when = "peace", cost = [{ do = "lose_levels" }], do = [{ do = "show_hand" }] }]'
            ),
            "uses[1]: a move cannot tell it from uses[0]: give each a `name` of its own",
        ),
        (
            (
                'kind = "action"\ndeck = "door"\nwhen = "peace"\nwhose = "any"\n'
                'attach = { kind = "item", in = "play" }'
            ),
            "whose: a card that is put on another does nothing else",
        ),
        (
            (
                'kind = "curse"\ndo = [{ do = "grant", who = { who = "others", order = "left" },'
                ' for = "next_turn", mods = [{ mod = "strength", plus = -2 }] }]'
            ),
            "do[0].who.order: what is granted all get at once",
        ),
        (
            'kind = "item"\nmods = [{ mod = "forbid", what = "drop" }]',
            "mods[0].what: it is a race or class that one gives up, or cannot",
        ),
        (
            (
                'kind = "one_shot"\nwhen = "combat"\n'
                'target = { cards = { kind = "monster", in = "fight" } }\n'
                'do = [{ do = "remove", cards = { target = true } }, { do = "grant", for = "combat",'
                ' to = { target = true }, mods = [{ mod = "strength", plus = 1 }] }]'
            ),
            "do[1].to: needs a target",
        ),
        (
            'kind = "race"\nmods = [{ mod = "wins_ties", if = { role = "helper", not = { role = "alone" }}}]',
            "mods[0].if.not: goes without saying: who is not alone in a fight is in it, as every helper is",
        ),
        (
            'kind = "curse"\ndo = [{ do = "lose", cards = { id = "elf", in = "hand" } }]',
            "do[0].cards: a card of that `id` is lost from play: no `in`",
        ),
        (
            'kind = "item"\nbonus = { cards = { in = "fight", deck = "door" } }',
            'bonus.cards: in = "fight" says exactly one of: kind, tag, id',
        ),
        (
            'kind = "item"\nmods = [{ mod = "strength", plus = 1, if = { has = { id = "elf", n = 2 } } }]',
            "mods[0].if.has: a card of that `id` is one: `n` is left out",
        ),
        (
            (
                'kind = "item"\nmods = [{ mod = "strength", plus = 1,'
                ' if = { who = "highest", not = { role = "alone", who = "left" } } }]'
            ),
            "mods[0].if.who: is asked nothing: `not` says itself who is",
        ),
        (
            (
                'kind = "sidekick"\ndeck = "door"\nuses = [{ name = { en = "Sacrifice", fr = "Offrande" },'
                ' when = "peace", cost = [{ do = "lose_levels" }], do = [{ do = "show_hand" }] }]'
            ),
            "what every sidekick can do: a move cannot tell it from uses[0]: give each a `name` of its own",
        ),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(tmp_path: Path, card: str, said: str) -> None:
    kind, _, rest = card.partition("\n")
    name = kind.removeprefix("kind = ").strip('"')
    odd = f'[[{name}]]\nid = "odd"\nname = {{ en = "Odd", fr = "Drôle" }}\n{rest}\n'
    with pytest.raises(PackError) as error:
        read_pack(_pack(tmp_path, odd))
    assert f"monsters.toml: odd: {said}" in str(error.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ('[[tag]]\nid = "big"\n{noun}', "tag big: has its words twice"),
        ('[[tag]]\nid = "item"\n{noun}', "tag item: a kind of card, a slot or the hand is called that"),
        (
            '[[tag]]\nid = "footgear"\n{noun}',
            "tag footgear: a kind of card, a slot or the hand is called that",
        ),
        ('[[tag]]\nid = "My Own"\n{noun}', "tag My Own: id: an id is written in small letters"),
        (
            '[[tag]]\nid = "odd"\nsetting = "hand_limit"\n{noun}',
            "unknown setting that is on or off 'hand_limit'",
        ),
        (
            '[[tag]]\nid = "odd"\nmatch = {}\n{noun}',
            "match: says which cards, by one or more of: kind, slot,",
        ),
        (
            '[[tag]]\nid = "odd"\nmatch = { name_ends = "" }\n{noun}',
            "match: says which cards, by one or more of",
        ),
        ('[[slot]]\nid = "tail"\nroom = 1\nclause = "R-TAIL-1"\n{noun}', "slot tail: clause: unknown clause"),
        ('[[kind]]\nid = "item"\nlimit = 3\n{noun}', "kind item: limit: nobody counts cards of this kind"),
        ('[[kind]]\nid = "race"\nlimit = 0\n{noun}', "limit: must be at least 1"),
        ('[[kind]]\nid = "rase"\n{noun}', "rase: unknown kind (did you mean 'race'?)"),
    ],
)
def test_words_that_mean_nothing_or_something_else(tmp_path: Path, words: str, said: str) -> None:
    odd = '{ en = "Odd", fr = "Drôle" }'
    noun = f'noun.one = {odd}\nnoun.many = {odd}\nnoun.gender = "m"\n'
    _pack(tmp_path, MONSTER)
    written = f"{WORDS.read_text('utf-8')}\n{words.replace('{noun}', noun)}"
    (tmp_path / "words.toml").write_text(written, "utf-8")
    with pytest.raises(PackError) as error:
        read_pack(tmp_path)
    [line] = str(error.value).splitlines()
    assert "words.toml" in line
    assert said in line


def test_a_class_is_not_called_like_a_sex(tmp_path: Path) -> None:
    _pack(tmp_path, MONSTER)
    (tmp_path / "races.toml").write_text(RACES.replace('"wizard"', '"male"'), "utf-8")
    with pytest.raises(PackError, match="noun male: a sex is called that; choose another id"):
        read_pack(tmp_path)


def test_words_that_cannot_be_read_make_no_name_unknown(tmp_path: Path) -> None:
    _pack(tmp_path, MONSTER)
    (tmp_path / "words.toml").write_text(
        WORDS.read_text("utf-8").replace("carry = 1", 'carry = "one"'), "utf-8"
    )
    with pytest.raises(PackError) as error:
        read_pack(tmp_path)
    [line] = str(error.value).splitlines()
    assert "carry: expected a number, got a text" in line


def test_all_unknown_names_are_reported_at_once(tmp_path: Path) -> None:
    with pytest.raises(PackError) as error:
        read_pack(_pack(tmp_path, MONSTER.replace('"elf"', '"elff"').replace('"footgear"', '"feet"')))
    assert len(str(error.value).splitlines()) == 2


def test_what_is_no_toml_at_all(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"monsters\.toml"):
        read_pack(_pack(tmp_path, "[[monster"))
    (tmp_path / "monsters.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PackError, match=r"monsters\.toml"):
        read_pack(tmp_path)


def test_a_race_needs_its_words(tmp_path: Path) -> None:
    orc = RACES + '\n[[race]]\nid = "orc"\nname = { en = "Orc", fr = "Orque" }\n'
    _pack(tmp_path, MONSTER)
    (tmp_path / "races.toml").write_text(orc, "utf-8")
    with pytest.raises(PackError, match="orc: a race or class needs its words"):
        read_pack(tmp_path)


def test_the_wrong_number_of_cards(tmp_path: Path) -> None:
    _pack(tmp_path, MONSTER)
    (tmp_path / "pack.toml").write_text(LABEL.replace("8", "9"), "utf-8")
    with pytest.raises(PackError, match="cards: says 9, but the files hold 8 with all copies"):
        read_pack(tmp_path)


def test_an_unknown_edition_lists_those_there_are() -> None:
    with pytest.raises(EditionError, match=r"unknown edition 'munchkn'.*munchkin, lite"):
        edition("munchkn")
    assert list(editions())[:4] == ["munchkin", "lite", "star", "cthulhu"]
