"""What the vocabulary allows and no card of the base game says: it has to work in play all the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from grosbill.bots import make_bot
from grosbill.effects import vocabulary as v
from grosbill.model import steps as s
from grosbill.model.events import Discarded, Stole, Unhurt
from grosbill.model.moves import Move
from grosbill.rules import flow, play
from grosbill.rules.kernel.zones import to_hand, to_play
from grosbill.rules.reading.conditions import amount, holds, members, select
from grosbill.rules.reading.strength import monster_parts, monster_total, munchkin_parts, munchkin_total
from grosbill.rules.reading.who import next_living
from grosbill.rules.table import Table
from grosbill.rules.topics import combat
from grosbill.rules.topics.setup import set_table
from grosbill.rules.verbs.fights import recruit
from grosbill.testing import check_invariants
from playing import staged, take

EXTRA = """
[[monster]]
id = "grumpy-librarian"
name = { en = "Grumpy Librarian", fr = "Bibliothécaire grincheux" }
level = 3
treasures = 1
mods = [
  { mod = "strength", plus = 4, if = { who = "fighter", rank = "lowest" } },
  { mod = "strength", plus = { level = "fighter" }, if = { has = { in = "side", tag = "fire" } } },
]
bad_stuff = [
  { do = "lose", cards = { in = "hand", pick = "random", n = 2 } },
  { do = "lose", cards = { kind = "item", most = "value" } },
]

[[monster]]
id = "apprentice-librarian"
name = { en = "Apprentice Librarian", fr = "Apprenti bibliothécaire" }
level = 3
treasures = 1
mods = [{ mod = "strength", plus = 1, against = "owl", if = { role = "either" } }]
bad_stuff = [{ do = "lose_levels", n = 1 }]

[[monster]]
id = "tax-collector"
name = { en = "Tax Collector", fr = "Percepteur" }
level = 3
treasures = 1
bad_stuff = [
  { do = "lose", cards = { slot = "armor" }, if = { has = { slot = "armor", in = "use" } }, otherwise = [
    { do = "lose", cards = { in = "hand" } },
  ] },
  { do = "lose_levels", n = 1 },
]

[[item]]
id = "life-insurance"
name = { en = "Life Insurance", fr = "Assurance vie" }
value = 100
on = [{ at = "before_bad_stuff", do = [{ do = "draw", deck = "treasure", n = 2 }] }]

[[curse]]
id = "curse-wrong-dressing-room"
name = { en = "Curse! Wrong Dressing Room", fr = "Mauvaise cabine !" }
do = [{ do = "become", sex = "other", if = { level = { min = 3 } }, otherwise = [
  { do = "lose_levels", n = 1 },
] }]

[[action]]
id = "open-grave"
name = { en = "Open Grave", fr = "Tombe ouverte" }
deck = "door"
when = "combat"
[[action.do]]
do = "grant"
to = { in = "fight", kind = "monster", level = { max = 5 }, n = "all" }
for = "combat"
mods = [{ mod = "strength", plus = 3 }]

[[race]]
id = "owl"
name = { en = "Owl", fr = "Hibou" }
[[race.uses]]
name = { en = "Hoot", fr = "Hululement" }
when = "own_turn"
at_most = { n = 1, per = "turn" }
cost = [{ do = "lose_levels", n = 1 }]
do = [{ do = "draw", deck = "door", n = 2, face = "up" }]
[[race.on]]
at = "before_curse"
do = [{ do = "draw", deck = "treasure", n = 1 }]
[[race.on]]
at = "after_kill"
if = { role = "fighter" }
do = [{ do = "draw", deck = "treasure", n = 1 }]

[[item]]
id = "torch"
name = { en = "Torch", fr = "Torche" }
tags = ["fire"]
bonus = 1
value = 100
mods = [{ mod = "strength", plus = 2, if = { any = [{ is = "owl" }, { level = { min = 9 } }] } }]

[[item]]
id = "cone-of-solitude"
name = { en = "Cone of Solitude", fr = "Cône de solitude" }
bonus = 1
slot = "headgear"
value = 100
mods = [{ mod = "forbid", what = "be_helped" }]

[[monster]]
id = "last-librarian"
name = { en = "Last Librarian", fr = "Dernier bibliothécaire" }
level = 3
treasures = 1
bad_stuff = [
  { do = "die" },
  { do = "draw", deck = "door" },
  { do = "exchange", with = "left" },
  { do = "choose", options = [{ do = [{ do = "show_hand" }] }, { do = [{ do = "lose_levels" }] }] },
  { do = "look", deck = "door", n = 2, reorder = true },
  { do = "gain_levels", who = { who = "others", one = true } },
  { do = "lose_levels", to = "lowest" },
  { do = "become", cards = { in = "discards", kind = "class", pick = "you" } },
  { do = "gain_levels", who = "others" },
]

[[item]]
id = "voodoo-doll"
name = { en = "Voodoo Doll", fr = "Poupée vaudoue" }
tags = ["curse"]
value = 100
[[item.uses]]
name = { en = "Pin", fr = "Épingle" }
when = "combat"
target = { who = "munchkin" }
cost = [{ do = "lose_levels" }]
do = [{ do = "grant", who = "target", for = "combat", mods = [{ mod = "strength", plus = -2 }] }]

[[action]]
id = "last-orders"
name = { en = "Last Orders", fr = "Dernière tournée" }
deck = "door"
when = "combat"
target = { cards = { kind = "monster", in = "fight" } }
do = [
  { do = "choose", may = true, options = [{ do = [{ do = "remove", cards = { target = true } }] }] },
  { do = "choose", options = [
    { do = [
      { do = "grant", to = { target = true }, for = "combat", mods = [{ mod = "strength", plus = 5 }] },
    ] },
    { do = [{ do = "show_hand" }] },
  ] },
]

[[sidekick]]
id = "falconer"
name = { en = "Falconer", fr = "Fauconnier" }
deck = "door"
bonus = { case = [{ if = { is = "owl" }, n = 3 }], else = 1 }

[[item]]
id = "trophy-case"
name = { en = "Trophy Case", fr = "Vitrine à trophées" }
value = 100
on = [{ at = "after_combat", if = { outcome = "won" }, do = [{ do = "gain_levels", n = 1 }] }]

[[item]]
id = "whetstone"
name = { en = "Whetstone", fr = "Pierre à aiguiser" }
value = 100
mods = [{ mod = "scale", of = { kind = "item" }, by = 2, if = { is = "magpie" } }]

[[race]]
id = "magpie"
name = { en = "Magpie", fr = "Pie" }
mods = [{ mod = "scale", what = "value", of = { kind = "item" }, by = 2, at_most = { n = 2, per = "turn" } }]

[[class]]
id = "hermit"
name = { en = "Hermit", fr = "Ermite" }
mods = [{ mod = "forbid", what = "be_helped" }]
[[class.uses]]
name = { en = "Begging", fr = "Mendicité" }
when = "own_turn"
at_most = { n = 1, per = "turn" }
target = { who = "rival", cards = { kind = "item", in = "use" } }
do = [{ do = "take", cards = { target = true } }]

[[item]]
id = "hatbox"
name = { en = "Hatbox", fr = "Carton à chapeaux" }
value = 100
on = [{ at = "before_loss", cards = { slot = "headgear" }, do = [
  { do = "cancel" },
  { do = "lose", cards = { slot = "headgear" } },
] }]

[[item]]
id = "tripod-cannon"
name = { en = "Tripod Cannon", fr = "Canon sur trépied" }
bonus = 4
slot = "hands"
hands = 3
value = 100

[[sidekick]]
id = "porter"
name = { en = "Porter", fr = "Porteur" }
copies = 2
deck = "treasure"
mods = [{ mod = "carries", n = 1 }]
[[sidekick.uses]]
name = { en = "Tip", fr = "Pourboire" }
when = "own_turn"
cost = [{ do = "lose", cards = { this = true } }, { do = "lose", cards = { kind = "item", in = "any" } }]
do = [{ do = "draw", deck = "door" }]
[[sidekick.uses]]
name = { en = "Wages", fr = "Salaire" }
when = "own_turn"
cost = [{ do = "lose", cards = { this = true } }, { do = "lose", cards = { in = "any", worth = 100 } }]
do = [{ do = "draw", deck = "door" }]

[[curse]]
id = "leaflet"
name = { en = "Curse! A Leaflet", fr = "Malédiction ! Un tract" }
do = [{ do = "become", trait = "cultist", otherwise = [{ do = "lose_levels", n = 2 }] }]

[[curse]]
id = "brochure"
name = { en = "Curse! A Brochure", fr = "Malédiction ! Un prospectus" }
[[curse.do]]
do = "become"
cards = { kind = "class", in = "discards", pick = "top" }
replacing = "all"
otherwise = [{ do = "lose_levels", n = 2 }]

[[curse]]
id = "moths"
name = { en = "Curse! Moths", fr = "Malédiction ! Des mites" }
do = [{ do = "lose", cards = { in = "any" } }]

[[action]]
id = "snowball"
name = { en = "Snowball", fr = "Boule de neige" }
deck = "door"
when = "peace"
target = { who = "rival" }
do = [{ do = "lose_levels", who = "target", n = 1 }]

[[one_shot]]
id = "boomerang"
name = { en = "Boomerang", fr = "Boomerang" }
[[one_shot.on]]
at = "after_discard"
do = [{ do = "draw", deck = "treasure" }, { do = "lose", cards = { in = "hand" } }]
"""

WORDS = """
[noun.owl]
one = { en = "Owl", fr = "Hibou" }
many = { en = "Owls", fr = "Hiboux" }
gender = "m"

[noun.magpie]
one = { en = "Magpie", fr = "Pie" }
many = { en = "Magpies", fr = "Pies" }
gender = "f"

[noun.hermit]
one = { en = "Hermit", fr = "Ermite" }
many = { en = "Hermits", fr = "Ermites" }
gender = "m"

[elsewhere.cultist]
one = { en = "Cultist", fr = "Cultiste" }
many = { en = "Cultists", fr = "Cultistes" }
gender = "m"

[elsewhere.fire]
one = { en = "fire", fr = "de feu" }
many = { en = "fire", fr = "de feu" }
gender = "m"
"""

LABEL = 'format = 1\nid = "extra"\nname = { en = "Extra", fr = "Supplément" }\ncards = 26\n'


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """The folder of these cards."""
    for name, text in (("pack", LABEL), ("words", WORDS), ("cards", EXTRA)):
        (tmp_path / f"{name}.toml").write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def t(pack: Path) -> Table:
    """Ann's turn, before the door; the decks hold every card."""
    table = set_table("munchkin", players=4, seed=3, sexes=["male"] * 4, packs=[pack])
    table.phase = "start"
    table.turn = 1
    return table


def _give(t: Table, number: int, *names: str) -> None:
    for name in names:
        to_hand(t, number, take(t, name))


def _lay(t: Table, number: int, *names: str) -> None:
    for name in names:
        to_play(t, number, take(t, name), use=t.mix.defs_by_id[name].item)


def _fight(t: Table, name: str) -> None:
    combat.begin(t, t.active, take(t, name), "door")
    flow.advance(t)


def _do(t: Table, number: int, move: Move) -> None:
    refusal = play.check(t, number, move)
    assert refusal is None, refusal
    play.do(t, number, move)


def test_a_monster_stronger_against_the_lowest_and_by_the_fighter_s_level(t: Table) -> None:
    t.seats[0].level = 3
    _lay(t, 0, "torch")
    _fight(t, "grumpy-librarian")
    assert monster_total(t) == 3 + 3  # not the lowest; the torch burns
    t.seats[0].level = 1
    assert monster_total(t) == 3 + 4 + 1
    assert sum(part.n for part in monster_parts(t)) == monster_total(t)


@pytest.mark.parametrize(("race", "strength"), [("owl", 4), ("elf", 3), ("half-breed", 3)])
def test_what_a_monster_adds_against_some_it_does_not_add_against_who_has_no_drawbacks(
    pack: Path, race: str, strength: int
) -> None:
    """In Lite whoever is half a race, and nothing else, has none of its drawbacks (R-CLASS-016)."""
    has = "race: owl, has: [half-breed]" if race == "half-breed" else f"race: {race}"
    players = f"players: {{Ann: {{{has}}}, Bob: {{}}, Cid: {{}}}}"
    scene = f"edition: lite\n{players}\ncombat: {{monsters: [apprentice-librarian]}}"
    assert staged(scene, packs=[pack]).view(0)["combat"]["monsters_total"] == strength


def test_an_item_that_adds_more_for_some(t: Table) -> None:
    _lay(t, 0, "torch")
    _fight(t, "grumpy-librarian")
    assert munchkin_total(t) == 1 + 1
    _lay(t, 0, "owl")
    assert munchkin_total(t) == 1 + 1 + 2


def test_a_hireling_who_does_more_for_some(t: Table) -> None:
    _lay(t, 0, "falconer")
    _fight(t, "grumpy-librarian")
    assert munchkin_total(t) == 1 + 1
    _lay(t, 0, "owl")
    assert munchkin_total(t) == 1 + 3
    assert sum(part.n for part in munchkin_parts(t)) == munchkin_total(t)


def test_the_dead_are_dealt_nothing_are_asked_nothing_and_help_nobody(pack: Path) -> None:
    """R-DEATH-015, whatever the Bad Stuff says next."""
    scene = (
        "edition: munchkin\nplayers: {Ann: {level: 2}, Bob: {hand: [elf]}, Cid: {}}\n"
        "combat: {monsters: [last-librarian]}\ndice: [1]\ndoor_discards: [wizard]"
    )
    game = staged(scene, "Ann: run away", "Bob: pass", packs=[pack])
    assert not game.view(0)["players"][0]["alive"]
    players = game.view(0)["players"]
    assert [player["hand_size"] for player in players] == [0, 1, 0]
    assert [player["level"] for player in players] == [2, 2, 2]
    assert all(game.legal(seat) for seat in game.waiting)
    other = staged(
        "edition: munchkin\nplayers: {Ann: {}, Bob: {}, Cid: {}}\ncombat: {monsters: [lame-goblin]}"
    )
    t = other._t
    t.seats[1].alive = False
    recruit(t, v.Recruit(who="target"), s.Frame(0, targets=1 << 1))
    assert t.fight is not None
    assert t.fight.helper == -1


@pytest.mark.parametrize(("leave", "theirs"), [("choose 1", 1), ("pass", 2 + 5)])
def test_nothing_is_given_to_a_monster_that_has_left(pack: Path, leave: str, theirs: int) -> None:
    scene = (
        "edition: munchkin\nplayers: {Ann: {}, Bob: {hand: [last-orders]}, Cid: {}}\n"
        "combat: {monsters: [crabs, drooling-slime]}"
    )
    played = ("Bob: play last-orders on crabs", f"Bob: {leave}", "Bob: choose 1")
    game = staged(scene, *played, packs=[pack])
    check_invariants(game)
    assert game.view(0)["combat"]["monsters_total"] == theirs


def test_an_item_that_is_called_a_curse_lies_where_it_lies(pack: Path) -> None:
    scene = (
        "edition: munchkin\nplayers: {Ann: {}, Bob: {level: 2, wears: [voodoo-doll]}, Cid: {}}\n"
        "combat: {monsters: [lame-goblin]}"
    )
    game = staged(scene, "Bob: use voodoo-doll on Ann", packs=[pack])
    check_invariants(game)
    assert game.view(0)["combat"]["munchkins"] == 1 - 2


def test_bad_stuff_that_takes_cards_at_random_and_the_dearest_item(t: Table) -> None:
    _give(t, 0, "elf", "dwarf", "mate")
    _lay(t, 0, "helm-of-courage", "boots-of-butt-kicking")
    _fight(t, "grumpy-librarian")
    t.dice = (1,)
    t.seats[0].level = 1
    _do(t, 0, Move("run"))
    while t.fight is not None:
        _do(t, play.waiting(t)[0], Move("pass"))
    assert len(t.seats[0].hand) == 1
    assert [t.mix.ref[card] for card in t.seats[0].use] == ["helm-of-courage"]


def test_a_power_of_one_s_own_turn_once_and_for_a_level(t: Table) -> None:
    _lay(t, 0, "owl")
    _lay(t, 1, "helm-of-courage")
    t.seats[0].level = 4
    hoot = Move("use", "owl")  # its only power needs no name
    assert [move for move in play.legal(t, 0) if move.kind == "use"] == [hoot]
    _do(t, 0, hoot)
    assert t.seats[0].level == 3
    assert len(t.seats[0].hand) == 2
    everyone = (1 << 4) - 1
    assert t.seats[0].known == (everyone, everyone)
    again = play.check(t, 0, Move("use", "owl"))
    assert again is not None
    assert again.clause == "R-TIME-012"
    to_play(t, 1, take(t, "elf"))
    other = t.copied()
    other.active = 1
    later = play.check(other, 0, Move("use", "owl"))
    assert later is not None
    assert later.clause == "R-PROC-003"


def test_what_happens_before_a_curse_strikes_need_not_cancel_it(t: Table) -> None:
    _lay(t, 1, "owl")
    _give(t, 0, "curse-lose-a-level")
    t.seats[1].level = 3
    _do(t, 0, Move("play", "curse-lose-a-level", target="Bob"))
    while t.steps:
        _do(t, play.waiting(t)[0], Move("pass"))
    assert t.seats[1].level == 2
    assert len(t.seats[1].hand) == 1


def test_a_kill_may_bring_more_than_levels(t: Table) -> None:
    _lay(t, 0, "owl")
    t.seats[0].level = 8
    t.seats[1].level = 2
    t.tops = ((), (take(t, "leather-armor"), take(t, "slimy-armor")))
    _fight(t, "grumpy-librarian")
    _do(t, 0, Move("claim"))
    while t.steps:
        _do(t, play.waiting(t)[0], Move("pass"))
    assert t.seats[0].level == 9
    assert len(t.seats[0].hand) == 2  # the monster's treasure and the Owl's


def test_conditions_no_card_of_the_base_game_uses(t: Table) -> None:
    t.seats[0].level, t.seats[1].level, t.seats[2].level, t.seats[3].level = 5, 2, 7, 2
    ann, bob = s.Frame(0), s.Frame(1)
    assert holds(t, v.Condition(rank="lowest"), bob)
    assert not holds(t, v.Condition(rank="lowest"), ann)
    assert holds(t, v.Condition(who="left", level=v.RankRange(below="you")), ann)
    assert not holds(t, v.Condition(who="left", level=v.RankRange(above="you")), ann)
    assert holds(t, v.Condition(who="right", level=v.RankRange(above="you")), s.Frame(1, actor=0))
    assert not holds(t, v.Condition(role="either"), ann)
    assert holds(t, v.Condition(who="others", is_="male"), ann)
    assert holds(t, v.Condition(who="others", not_=v.Condition(level=v.RankRange(max=6))), ann)
    assert not holds(t, v.Condition(roll=v.RollTest(of="run")), ann)
    assert not holds(t, v.Condition(cause="door"), ann)
    for outcome in ("won", "caught", "died"):
        assert not holds(t, v.Condition(outcome=outcome), ann)
    equal = s.Frame(1, actor=3)
    assert not holds(t, v.Condition(who="actor", level=v.RankRange(above="you")), equal)
    assert not holds(t, v.Condition(who="actor", level=v.RankRange(below="you")), equal)
    assert holds(t, v.Condition(who="actor", level=v.RankRange(above="you")), s.Frame(1, actor=2))


def test_players_no_card_of_the_base_game_names(t: Table) -> None:
    t.seats[0].level, t.seats[1].level, t.seats[2].level, t.seats[3].level = 5, 2, 7, 2
    ann = s.Frame(0)
    assert members(t, "actor", s.Frame(0, actor=2)) == [2]
    assert members(t, "actor", ann) == [0]
    assert members(t, "fighter", ann) == []
    assert members(t, "helper", ann) == []
    assert members(t, "lowest", ann) == [1, 3]
    assert members(t, "highest", ann) == [2]
    assert members(t, v.Who(who="everyone", order="right"), ann) == [0, 3, 2, 1]
    t.seats[1].alive = False
    assert members(t, "left", ann) == []
    assert next_living(t, "left", 0) == 2
    assert members(t, "right", s.Frame(2)) == []
    assert next_living(t, "right", 2) == 0


def test_amounts_and_selections_no_card_of_the_base_game_uses(t: Table) -> None:
    assert amount(t, v.Strengthening(one_of=(2, -2)), s.Frame(0, n=-2)) == -2
    assert amount(t, v.Bonus(level="fighter"), s.Frame(0)) == 1
    assert amount(t, v.SameWorth(value="that"), s.Frame(0)) == 0
    _lay(t, 0, "helm-of-courage", "staff-of-napalm", "boots-of-running-really-fast")
    dearest = select(t, v.Lost(kind="item", most="value"), s.Frame(0), 0)
    assert [t.mix.ref[card] for card in dearest] == ["staff-of-napalm"]
    _lay(t, 0, "elf", "wizard", "rapier-of-unfairness")
    ones_own = select(t, v.Lost(kind="item", usable="own_class"), s.Frame(0), 0)
    assert [t.mix.ref[card] for card in ones_own] == ["staff-of-napalm"]  # the rapier is for a race
    bare = select(t, v.Lost(slot="footgear", most="bonus"), s.Frame(0), 0)
    assert bare == []  # nothing there gives a bonus
    assert select(t, v.There(in_="fight", kind="monster"), s.Frame(0), 0) == []
    assert select(t, v.There(in_="side"), s.Frame(0), 0) == []
    assert select(t, v.There(in_="force"), s.Frame(0), 0) == []
    _fight(t, "grumpy-librarian")
    combat.enter(t, take(t, "net-troll"), 1, "join")
    strongest = select(t, v.Removed(in_="fight", kind="monster", most="level"), s.Frame(0), 0)
    assert [t.mix.ref[card] for card in strongest] == ["net-troll"]


def test_what_is_for_some_monsters_is_not_for_others_that_come_later(t: Table) -> None:
    _give(t, 0, "open-grave")
    _fight(t, "undead-horse")
    _do(t, 0, Move("play", "open-grave"))
    assert monster_total(t) == 4 + 3
    combat.enter(t, take(t, "net-troll"), 1, "join")
    assert monster_total(t) == 4 + 3 + 10
    combat.enter(t, take(t, "mr-bones"), 1, "join")
    assert monster_total(t) == 4 + 3 + 10 + 2 + 3


@pytest.mark.parametrize(("level", "then"), [(3, (3, "female")), (2, (1, "male"))])
def test_what_happens_otherwise_does_not_happen_to_whom_the_rest_has_happened(
    pack: Path, level: int, then: tuple[int, str]
) -> None:
    players = f"Ann: {{level: {level}, sex: male}}, Bob: {{}}, Cid: {{}}"
    game = staged(
        f"players: {{{players}}}\ndoors: [curse-wrong-dressing-room]", "Ann: open door", packs=[pack]
    )
    while game.view(None)["step"]:
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    ann = game.view(0)["players"][0]
    assert (ann["level"], ann["sex"]) == then


@pytest.mark.parametrize(("wears", "hand"), [("", 0), ("wears: [life-insurance], ", 1)])
def test_what_comes_before_bad_stuff_and_what_finds_nothing_in_its_midst(
    pack: Path, wears: str, hand: int
) -> None:
    players = f"Ann: {{{wears}level: 3}}, Bob: {{}}, Cid: {{}}"
    fight = "combat: {monsters: [tax-collector]}\ndice: [1]"
    game = staged(f"players: {{{players}}}\n{fight}", packs=[pack])
    events = game.apply(0, Move("run"))
    while game.view(None)["combat"]:
        events += game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    ann = game.view(0)["players"][0]
    assert (ann["level"], len(ann["hand"])) == (2, hand)
    assert not any(isinstance(event, Unhurt) for event in events)


@pytest.mark.parametrize(("how", "helped"), [("carries", True), ("wears", False)])
def test_what_an_item_forbids_counts_only_while_it_is_in_use(pack: Path, how: str, helped: bool) -> None:
    players = f"Ann: {{{how}: [cone-of-solitude]}}, Bob: {{}}, Cid: {{}}"
    game = staged(f"players: {{{players}}}\ncombat: {{monsters: [net-troll]}}", packs=[pack])
    refusal = game.check(0, Move("ask", target="Bob"))
    assert (refusal is None) == helped


def test_what_is_silent_does_not_hide_what_else_forbids_it(pack: Path) -> None:
    # The monster silences classes; what the item forbids is forbidden all the same.
    fight = "combat: {monsters: [buggoth]}"
    for wears, helped in (("", True), ("wears: [cone-of-solitude]", False)):
        players = f"Ann: {{class: hermit, {wears}}}, Bob: {{}}, Cid: {{}}"
        game = staged(f"edition: munchkin+cthulhu\nplayers: {{{players}}}\n{fight}", packs=[pack])
        assert (game.check(0, Move("ask", target="Bob")) is None) == helped


def test_a_class_that_forbids_something_may_be_given_up_all_the_same(pack: Path) -> None:
    game = staged("players: {Ann: {class: hermit}, Bob: {}, Cid: {}}", packs=[pack])
    assert Move("discard", "hermit") in game.legal(0)
    game.apply(0, Move("discard", "hermit"))
    assert game.view(0)["players"][0]["class"] == []


@pytest.mark.parametrize(("apart", "class_", "level"), [("cultist", ["cultist"], 5), ("", [], 3)])
def test_what_happens_where_nobody_can_be_converted(
    pack: Path, apart: str, class_: list[str], level: int
) -> None:
    players = "Ann: {level: 5}, Bob: {hand: [leaflet]}, Cid: {}"
    scene = f"edition: cthulhu\nplayers: {{{players}}}\napart: [{apart}]"
    game = staged(scene, "Bob: play leaflet on Ann", packs=[pack])
    ann = game.view(0)["players"][0]
    assert (ann["class"], ann["level"]) == (class_, level)


def test_greedy_reads_a_curse_that_speaks_of_a_class_of_another_set(pack: Path) -> None:
    scene = "edition: munchkin\nplayers: {Ann: {level: 9}, Bob: {hand: [leaflet]}, Cid: {}}\n"
    game = staged(scene + "combat: {monsters: [lame-goblin]}", packs=[pack])
    bot = make_bot("greedy", 1, game.mix)
    assert bot.choose(game.view(1), game.legal(1)) in game.legal(1)


@pytest.mark.parametrize(
    ("bob", "class_", "level"), [("cultist", ["investigator"], 5), ("none", ["cultist"], 3)]
)
def test_what_happens_to_whom_a_class_does_not_leave(
    pack: Path, bob: str, class_: list[str], level: int
) -> None:
    """The only Cultist stays one (R-CULT-008)."""
    players = f"Ann: {{level: 5, class: cultist}}, Bob: {{class: {bob}, hand: [brochure]}}, Cid: {{}}"
    scene = f"edition: cthulhu\nplayers: {{{players}}}\ndoor_discards: [investigator]"
    game = staged(scene, "Bob: play brochure on Ann", packs=[pack])
    ann = game.view(0)["players"][0]
    assert (ann["class"], ann["level"]) == (class_, level)


def test_what_a_curse_holds_fast_is_not_taken(pack: Path) -> None:
    evil = "wears: [bowling-pin], attached: {curse-weapon-becomes-evil: bowling-pin}"
    scene = f"edition: cthulhu\nplayers: {{Ann: {{class: hermit}}, Bob: {{{evil}}}, Cid: {{}}}}"
    game = staged(scene, "Ann: use hermit on bowling-pin of Bob", packs=[pack])
    assert game.view(1)["players"][1]["used"] == ["bowling-pin"]
    assert [event.failed for event in game.events if isinstance(event, Stole)] == [True]


def test_what_is_sold_well_twice_a_turn(pack: Path) -> None:
    items = ("mithril-armor", "sandals-of-protection", "flaming-armor", "slimy-armor")
    game = staged(
        f"players: {{Ann: {{race: magpie, carries: [{', '.join(items)}]}}, Bob: {{}}, Cid: {{}}}}",
        packs=[pack],
    )
    for item in ("mithril-armor", "sandals-of-protection"):  # 600 and 700: each is a level only if sold well
        game.apply(0, Move("sell", cards=(item,)))
    assert game.view(0)["players"][0]["level"] == 3
    assert game.check(0, Move("sell", cards=("flaming-armor", "slimy-armor"))) is not None


@pytest.mark.parametrize(("race", "strength"), [("", 2), ("race: magpie, ", 3)])
def test_what_counts_twice_for_some(pack: Path, race: str, strength: int) -> None:
    players = f"Ann: {{{race}wears: [whetstone, leather-armor]}}, Bob: {{}}, Cid: {{}}"
    game = staged(f"players: {{{players}}}\ncombat: {{monsters: [net-troll]}}", packs=[pack])
    assert game.view(0)["combat"]["munchkins"] == strength


@pytest.mark.parametrize(("how", "level"), [("carries", 6), ("wears", 7)])
def test_what_an_item_does_after_a_fight_it_does_only_in_use(pack: Path, how: str, level: int) -> None:
    players = f"Ann: {{level: 5, {how}: [trophy-case]}}, Bob: {{}}, Cid: {{}}"
    scene = f"players: {{{players}}}\ncombat: {{monsters: [potted-plant]}}\ntreasures: [leather-armor]"
    game = staged(scene, "Ann: claim victory", packs=[pack])
    while game.view(None)["combat"] is not None:
        game.apply(game.waiting[0], Move("pass"))
    assert game.view(0)["players"][0]["level"] == level


def test_a_hand_kept_from_curses_is_kept_from_one_that_takes_any_card(pack: Path) -> None:
    players = "Ann: {hand: [moths]}, Bob: {wears: [tinfoil-command-beret], hand: [chair]}, Cid: {}"
    game = staged(f"edition: star\nplayers: {{{players}}}", "Ann: play moths on Bob", packs=[pack])
    while game.waiting != (0,):
        game.apply(game.waiting[0], Move("pass"))
    bob = game.view(1)["players"][1]
    assert (bob["hand"], bob["used"]) == (["chair"], [])


def test_what_needs_a_hand_more_goes_out_of_use_with_that_hand(pack: Path) -> None:
    scene = "edition: star\nplayers: {Ann: {race: mutant, wears: [tripod-cannon]}, Bob: {}, Cid: {}}"
    game = staged(scene, "Ann: discard mutant", packs=[pack])
    ann = game.view(0)["players"][0]
    assert (ann["items"], ann["used"]) == (["tripod-cannon"], [])


def test_of_two_alike_the_one_whose_hands_are_free_carries(pack: Path) -> None:
    ann = "class: trader, has: [porter, porter], carries: [torch, whetstone]"
    scene = f"edition: star\nplayers: {{Ann: {{{ann}}}, Bob: {{}}, Cid: {{}}}}"
    game = staged(scene, "Ann: wear torch on porter", "Ann: wear whetstone on porter", packs=[pack])
    assert game.view(0)["players"][0]["attached"] == [["torch", "porter"], ["whetstone", "porter"]]


def test_what_is_lost_in_place_of_something_is_not_replaced_again(pack: Path) -> None:
    curse = "curse-lose-the-headgear-you-are-wearing"
    players = f"Ann: {{hand: [{curse}]}}, Bob: {{wears: [hatbox, helm-of-courage]}}, Cid: {{}}"
    game = staged(f"players: {{{players}}}", f"Ann: play {curse} on Bob", packs=[pack])
    assert game.view(1)["players"][1]["items"] == ["hatbox"]


@pytest.mark.parametrize(("victim", "clause"), [("Ann", "R-COMBAT-016"), ("Cid", None)])
def test_what_is_for_times_of_peace_hits_nobody_who_fights(
    pack: Path, victim: str, clause: str | None
) -> None:
    players = "Ann: {level: 3}, Bob: {hand: [snowball]}, Cid: {level: 3}"
    game = staged(f"players: {{{players}}}\ncombat: {{monsters: [net-troll]}}", packs=[pack])
    refusal = game.check(1, Move("play", "snowball", target=victim))
    assert (refusal.clause if refusal else None) == clause


@pytest.mark.parametrize("power", ["tip", "wages"])
def test_a_price_that_goes_with_what_was_paid_before_keeps_nobody_waiting(pack: Path, power: str) -> None:
    """The porter is part of the price and takes with it the only card for the other part."""
    ann = "Ann: {has: [porter], wears: [torch], attached: {torch: porter}}"
    game = staged(f"players: {{{ann}, Bob: {{}}, Cid: {{}}}}", f"Ann: use porter {power}", packs=[pack])
    assert game.waiting == (0,)
    assert game.legal(0)


def test_what_calls_itself_for_ever_is_cut_short(pack: Path) -> None:
    players = "Ann: {carries: [boomerang]}, Bob: {hand: [moths]}, Cid: {}"
    game = staged(f"players: {{{players}}}\nempty: [treasures]", "Bob: play moths on Ann", packs=[pack])
    thrown = [event for event in game.events if isinstance(event, Discarded)]
    assert len(thrown) > 100
    assert game.waiting == (0,)
