"""Standing changes that no card of the sets makes alone: settings, tags, conditions and counts, in play."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.errors import PackError
from grosbill.model.moves import Move, Terms
from grosbill.packs.loader import read_pack
from grosbill.rules import flow, play
from grosbill.rules.kernel.zones import to_hand, to_play
from grosbill.rules.reading.character import capacity
from grosbill.rules.reading.conditions import amount, holds, members, select
from grosbill.rules.reading.spoils import spoils
from grosbill.rules.reading.strength import monster_parts, monster_total, munchkin_parts, munchkin_total
from grosbill.rules.table import Table
from grosbill.rules.topics import combat
from grosbill.rules.topics.setup import set_table
from grosbill.rules.verbs.script import DO
from playing import take

CARDS = """
[[monster]]
id = "stern-teacher"
name = { en = "Stern Teacher", fr = "Professeur sévère" }
level = 4
treasures = 2
mods = [
  { mod = "strength", plus = 2, against = "male" },
  { mod = "forbid", what = "help", if = { level = { min = 5 } } },
  { mod = "forbid", what = "pay_help" },
  { mod = "forbid", what = "run", if = { level = { max = 2 } } },
]
bad_stuff = [{ do = "lose_levels", n = 1 }]

[[monster]]
id = "quiet-teacher"
name = { en = "Quiet Teacher", fr = "Professeur silencieux" }
level = 2
treasures = 1
mods = [{ mod = "scale", what = "effect", of = { kind = "class" }, by = 0, to = "fighters" }]
bad_stuff = [{ do = "die" }]

[[class]]
id = "clown"
name = { en = "Clown", fr = "Clown" }
mods = [
  { mod = "strength", plus = { players = { who = "others", if = { is = "male" } }, times = 2 } },
  { mod = "treasures", plus = 1, per = "fight", if = { cause = "trouble" } },
  { mod = "roll", of = "run", plus = 1, to = "partner" },
  { mod = "forbid", what = "drop" },
]
[[class.uses]]
name = { en = "Joke", fr = "Blague" }
when = "combat"
at_most = { n = 1, per = "turn" }
do = [{ do = "grant", for = "combat", mods = [{ mod = "strength", plus = 1 }] }]
[[class.uses]]
name = { en = "Encore", fr = "Bis" }
when = "combat"
if = { used = "joke" }
at_most = { n = 1, per = "combat" }
do = [{ do = "grant", for = "combat", mods = [{ mod = "strength", plus = 5 }] }]

[[item]]
id = "red-nose"
name = { en = "Red Nose", fr = "Nez rouge" }
tags = ["silly"]
bonus = { case = [{ if = { called = ["bob", "Bobo"] }, n = 4 }], else = 1 }
value = 300
only = { is = "clown" }

[[item]]
id = "big-shoes"
name = { en = "Big Shoes", fr = "Grandes chaussures" }
tags = ["silly"]
slot = "footgear"
bonus = 1
value = 100

[[item]]
id = "loud-horn"
name = { en = "Loud Horn", fr = "Trompe bruyante" }
tags = ["silly"]
bonus = { case = [{ if = { all = [{ dare = "speaking" }, { role = "alone" }] }, n = 3 }], else = 1 }
value = 200
"""

WORDS = """
[noun.clown]
one = { en = "Clown", fr = "clown" }
many = { en = "Clowns", fr = "clowns" }
gender = "m"

[[tag]]
id = "silly"
noun.one = { en = "silly", fr = "ridicule" }
noun.many = { en = "silly", fr = "ridicules" }
noun.gender = "m"
use = 2
setting = "listen"

[[tag]]
id = "teacher"
noun.one = { en = "teacher", fr = "professeur" }
noun.many = { en = "teacher", fr = "professeurs" }
noun.gender = "m"
match = { kind = "monster", name_ends = "Teacher" }
implies = ["learned"]
mods = [{ mod = "strength", plus = 1 }]

[[tag]]
id = "learned"
noun.one = { en = "learned", fr = "savant" }
noun.many = { en = "learned", fr = "savants" }
noun.gender = "m"

[[tag]]
id = "lethal"
noun.one = { en = "lethal", fr = "mortel" }
noun.many = { en = "lethal", fr = "mortels" }
noun.gender = "m"
match = { bad_stuff = "die" }
"""

LABEL = 'format = 1\nid = "extra"\nname = { en = "Extra", fr = "Supplément" }\ncards = 6\n'


def _pack(folder: Path, words: str = WORDS, cards: str = CARDS) -> Path:
    for name, text in (("pack", LABEL), ("words", words), ("cards", cards)):
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def _table(folder: Path, **settings: bool) -> Table:
    table = set_table(
        "munchkin", players=4, seed=3, sexes=["male"] * 4, packs=[_pack(folder)], settings=settings
    )
    table.phase = "start"
    table.turn = 1
    return table


@pytest.fixture
def t(tmp_path: Path) -> Table:
    """Ann's turn, before the door; the decks hold every card."""
    return _table(tmp_path)


def _lay(t: Table, number: int, *names: str) -> None:
    for name in names:
        to_play(t, number, take(t, name), use=t.mix.defs_by_id[name].item)


def _fight(t: Table, name: str, cause: Literal["door", "trouble"] = "door") -> int:
    card = take(t, name)
    combat.begin(t, t.active, card, cause)
    flow.advance(t)
    return card


def _do(t: Table, number: int, move: Move) -> None:
    refusal = play.check(t, number, move)
    assert refusal is None, refusal
    play.do(t, number, move)


def _clause(t: Table, number: int, move: Move) -> str:
    refusal = play.check(t, number, move)
    return "" if refusal is None else refusal.clause


def _names(t: Table, cards: list[int]) -> list[str]:
    return [t.mix.ref[card] for card in cards]


# --- tags -------------------------------------------------------------------------------------------------


def test_tags_by_what_is_printed_and_what_they_imply(t: Table) -> None:
    stern, quiet = t.mix.defs_by_id["stern-teacher"], t.mix.defs_by_id["quiet-teacher"]
    assert {"teacher", "learned"} <= stern.tags & quiet.tags
    assert "lethal" in quiet.tags
    assert "lethal" not in stern.tags
    assert "lethal" in t.mix.defs_by_id["plutonium-dragon"].tags


def test_what_a_tag_changes_its_cards_change(t: Table) -> None:
    _fight(t, "stern-teacher")
    assert monster_total(t) == 4 + 2 + 1
    assert sum(part.n for part in monster_parts(t)) == monster_total(t)


def test_a_limit_in_use_holds_where_its_setting_is_on(t: Table, tmp_path: Path) -> None:
    names = ("big-shoes", "loud-horn", "red-nose")
    _lay(t, 0, "clown", *names)
    assert len(t.seats[0].use) == 3  # no limit: nobody listens at doors in this game
    other = _table(tmp_path, listen=True)
    _lay(other, 0, "clown", *names)
    assert _names(other, list(other.seats[0].use)) == ["big-shoes", "loud-horn"]
    assert _clause(other, 0, Move("wear", "red-nose")) == "R-BIG-010"
    _do(other, 0, Move("wear", "red-nose", cards=("loud-horn",)))
    assert _names(other, list(other.seats[0].use)) == ["big-shoes", "red-nose"]
    assert capacity(other, 0, "silly", 2) == 2


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            'setting = "listen"',
            'setting = "lissen"',
            "tag silly: setting: unknown setting that is on or off 'lissen'",
        ),
        ('implies = ["learned"]', 'implies = ["lerned"]', "tag teacher: implies: unknown tag 'lerned'"),
        ('dare = "speaking"', 'dare = "shouting"', "unknown setting that is on or off 'shouting'"),
        (
            'slot = "footgear"\n',
            'slot = "footgear"\nmods = [{ mod = "combines" }]\n',
            "big-shoes: mods[0]: 'combines' does nothing on a card in front of its owner",
        ),
    ],
)
def test_names_of_settings_and_tags_are_looked_up(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(PackError) as error:
        read_pack(_pack(tmp_path, WORDS.replace(old, new), CARDS.replace(old, new)))
    assert said in str(error.value)


# --- strength, silence, treasure --------------------------------------------------------------------------


def test_a_bonus_that_changes_from_fight_to_fight(t: Table) -> None:
    _lay(t, 0, "loud-horn")
    assert t.seats[0].bonus == 1
    _fight(t, "stern-teacher")
    assert munchkin_total(t) == 1 + 3  # alone, and speaking aloud
    assert t.fight is not None
    t.fight.helper = 1
    assert munchkin_total(t) == 1 + 1 + 1


def test_a_bonus_for_whoever_is_called_so(t: Table) -> None:
    for number in (0, 1):
        assert amount(t, t.mix.defs_by_id["red-nose"].bonus, s.Frame(number)) == (1, 4)[number]


def test_a_class_is_silent_where_a_monster_says_so(t: Table) -> None:
    _lay(t, 0, "clown")
    _fight(t, "quiet-teacher")
    assert munchkin_total(t) == 1
    assert _clause(t, 0, Move("use", "clown", "joke")) == "R-PREC-001"
    assert sum(part.n for part in munchkin_parts(t)) == munchkin_total(t)


def test_players_are_counted_and_a_use_is_remembered(t: Table) -> None:
    _lay(t, 0, "clown")
    _fight(t, "stern-teacher")
    assert munchkin_total(t) == 1 + 2 * 3
    assert _clause(t, 0, Move("use", "clown", "encore")) == "R-TIME-012"
    _do(t, 0, Move("use", "clown", "joke"))
    _do(t, 0, Move("use", "clown", "encore"))
    assert munchkin_total(t) == 1 + 2 * 3 + 1 + 5


def test_what_is_printed_may_be_doubled_or_switched_off_and_what_is_given_may_not(t: Table) -> None:
    monster = _fight(t, "stern-teacher")
    for mod, total in (
        (v.Strength(plus=3), 4 + 2 + 1 + 3),
        (v.Scale(of=v.Sources(this=True), by=0), 4 + 3),
    ):
        verb = v.Grant(for_="combat", to=v.Reinforced(in_="fight", kind="monster", n="all"), mods=(mod,))
        DO[v.Grant](t, verb, s.Frame(1, take(t, "mate")))
        assert monster_total(t) == total
        assert sum(part.n for part in monster_parts(t)) == total
    assert t.fight is not None
    assert [card for card, _ in t.fight.granted] == [monster, monster]


def test_more_treasure_once_for_a_fight_that_was_sought(t: Table) -> None:
    _lay(t, 0, "clown")
    found = t.copied()
    _fight(found, "stern-teacher")
    assert spoils(found) == 2
    _fight(t, "stern-teacher", "trouble")
    combat.enter(t, take(t, "lame-goblin"), 1, "join")
    assert spoils(t) == 2 + 1 + 1
    combat.enter(t, take(t, "quiet-teacher"), 1, "join")
    assert spoils(t) == 2 + 1 + 1  # one monster more, and the class is silent


# --- what is forbidden ------------------------------------------------------------------------------------


def test_help_that_a_monster_forbids_to_some_and_to_reward(t: Table) -> None:
    t.seats[2].level = 5
    _fight(t, "stern-teacher")
    assert _clause(t, 0, Move("ask", target="Cid")) == "R-PREC-001"
    assert _clause(t, 0, Move("ask", target="Bob", terms=Terms(treasures=1))) == "R-PREC-001"
    asks = [move for move in play.legal(t, 0) if move.kind == "ask"]
    assert asks == [Move("ask", target="Bob"), Move("ask", target="Dee")]
    _do(t, 0, asks[0])
    assert _clause(t, 1, Move("counter", terms=Terms(treasures=1))) == "R-PREC-001"
    assert [move.kind for move in play.legal(t, 1)] == ["accept", "refuse"]


def test_a_helper_who_may_no_longer_help_leaves(t: Table) -> None:
    _fight(t, "stern-teacher")
    _do(t, 0, Move("ask", target="Bob"))
    _do(t, 1, Move("accept"))
    t.seats[1].level = 5
    flow.advance(t)
    assert t.fight is not None
    assert t.fight.helper == -1


def test_no_roll_where_running_is_forbidden(t: Table) -> None:
    t.seats[0].level = 2
    _fight(t, "stern-teacher")
    _do(t, 0, Move("run"))
    while t.fight is not None:
        _do(t, play.waiting(t)[0], Move("pass"))
    assert t.seats[0].level == 1
    assert t.rolls == 0


def test_a_class_that_cannot_be_given_up(t: Table) -> None:
    _lay(t, 0, "clown", "super-munchkin")
    assert _clause(t, 0, Move("discard", "clown")) == "R-CULT-001"
    assert Move("discard", "clown") not in play.legal(t, 0)


# --- conditions, players, cards ---------------------------------------------------------------------------


def test_the_partner_and_the_order_of_levels(t: Table) -> None:
    levels = (3, 7, 1, 5)
    for number, level in enumerate(levels):
        t.seats[number].level = level
    ann = s.Frame(0)
    assert members(t, v.Who(who="others", order="level"), ann) == [1, 3, 2]
    assert members(t, "partner", ann) == []
    _fight(t, "quiet-teacher")
    assert t.fight is not None
    t.fight.helper = 2
    assert members(t, "partner", ann) == [2]
    assert members(t, "partner", s.Frame(2)) == [0]
    assert members(t, "partner", s.Frame(1)) == []


def test_selections_by_use_bonus_value_and_number(t: Table) -> None:
    _lay(t, 0, "big-shoes", "loud-horn")
    to_play(t, 0, take(t, "red-nose"))
    ann = s.Frame(0)
    assert _names(t, select(t, v.Lost(in_="unused"), ann, 0)) == ["red-nose"]
    assert _names(t, select(t, v.Lost(kind="item", usable="no"), ann, 0)) == ["red-nose"]
    assert _names(t, select(t, v.Lost(kind="item", least="value"), ann, 0)) == ["big-shoes"]
    assert select(t, v.Lost(kind="item", usable="own_class"), ann, 0) == []
    _lay(t, 0, "clown")
    assert _names(t, select(t, v.Lost(kind="item", usable="own_class"), ann, 0)) == ["red-nose"]
    cheap = v.Taken(kind="item", in_="play", value=v.ValueRange(max=v.SameWorth(value="that")))
    horn = t.mix.copies["loud-horn"][0]
    assert _names(t, select(t, cheap, s.Frame(0, that=horn), 0)) == ["big-shoes", "loud-horn"]
    others = v.Lost(kind="item", except_=v.ExceptThis(this=True))
    assert _names(t, select(t, others, s.Frame(0, card=horn), 0)) == ["big-shoes", "red-nose"]
    assert amount(t, v.Bonus(cards=v.Counted(kind="item"), times=3), ann) == 9
    assert holds(t, v.Condition(has=v.There(kind="item", bonus=True, n=3)), ann)
    assert holds(t, v.Condition(has=v.There(in_="hand", even=True)), ann)
    to_hand(t, 0, take(t, "mate"))
    assert not holds(t, v.Condition(has=v.There(in_="hand", even=True)), ann)
