"""Editions, blends and variants by name: what they are made of, and what is said of those there are not."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner

from grosbill import EditionError, SettingsError, new_game, replay
from grosbill.clauses import clauses
from grosbill.cli import app
from grosbill.language import LANGUAGES
from grosbill.model.settings import Settings, known_settings
from grosbill.packs import edition, editions, mix_for
from grosbill.packs.boxes import blend

NAMES = tuple(editions())
BLENDS = ["+".join(names) for size in (2, 3, 4) for names in permutations(NAMES, size)]


def settings_of(name: str) -> dict[str, Any]:
    return msgspec.structs.asdict(edition(name).defaults())


# --- editions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_an_edition_has_the_cards_it_says(name: str) -> None:
    played = edition(name)
    assert mix_for(played, played.defaults()).size == played.cards
    assert played.sets == played.rulebooks == (name,)
    assert played.complete


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("munchkn", "unknown edition 'munchkn' (did you mean 'munchkin'?); there are: munchkin, lite"),
        ("munchkin+litte", "unknown edition 'litte' (did you mean 'lite'?)"),
        ("munchkin+", "unknown edition ''"),
        ("munchkin+lite+munchkin", "'munchkin' is named twice in 'munchkin+lite+munchkin'"),
    ],
)
def test_what_is_no_edition(name: str, said: str) -> None:
    with pytest.raises(EditionError) as error:
        edition(name)
    assert said in str(error.value)
    with pytest.raises(EditionError):
        new_game(name)


# --- blends -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BLENDS)
def test_every_blend_in_any_order(name: str) -> None:
    """Settings of the host but for those of blends and of what it lacks, the widest table, each card once."""
    played, parts = edition(name), name.split("+")
    host, there = settings_of(parts[0]), settings_of(name)
    # Cthulhu has no races: whoever has them says what a single one does with a Half-Breed.
    races = next(part for part in parts if part != "cthulhu")
    assert there == host | {
        "fast": True,
        "two_races_single": settings_of(races)["two_races_single"],
        "sidekicks": True,
        "undead_join": any(settings_of(part)["undead_join"] for part in parts),
    }
    assert played.players == (3, max(edition(part).players[1] for part in parts))
    most: Counter[tuple[str, str]] = Counter()  # of a card that several deal from one set
    for content in (content for part in parts for content in edition(part).contents):
        for card in content.pack.cards:
            here = content.count(card.id, card.copies)
            most[content.pack.id, card.id] = max(most[content.pack.id, card.id], here)
    assert played.cards == most.total()
    assert mix_for(played, played.defaults()).size == played.cards
    assert {variant.id for variant in played.variants} == {
        variant.id for part in parts for variant in edition(part).variants
    }


def test_spaces_do_not_matter() -> None:
    assert edition("munchkin + lite") is edition("munchkin+lite")


@pytest.mark.parametrize("name", ["munchkin+lite", "lite+munchkin"])
def test_lite_with_its_parent_is_not_doubled(name: str) -> None:
    both, parent = (mix_for(each, each.defaults()) for each in (edition(name), edition("munchkin")))
    assert {card: len(found) for card, found in both.copies.items()} == {
        card: len(found) for card, found in parent.copies.items()
    }
    assert both.edition.players == (3, 6)
    host = name.partition("+")[0]
    assert both.edition.defaults().two_races_single == edition(host).defaults().two_races_single


# --- variants ---------------------------------------------------------------------------------------------


# What a table may change in each edition, and the names of ways to play: records and players rely on both.
EVERYWHERE = {
    "hand_limit",
    "loot_optional",
    "help_while_winning",
    "charity_free",
    "items_any_time",
    "fast",
    "changes_per_turn",
    "offers_per_turn",
}
OPTIONS = {
    "munchkin": EVERYWHERE
    | {"class_in_combat", "listen", "loot_from_treasures", "helper_wins", "removed_treasure"},
    "lite": EVERYWHERE,
    "star": EVERYWHERE,
    "cthulhu": EVERYWHERE | {"singing", "speaking"},
}
COMMON = ["fast", "loot-optional", "free-charity", "items-any-time", "help-while-winning"]
VARIANTS = {
    "munchkin": {
        *COMMON,
        "listen",
        "treasure-loot",
        "must-loot",
        "ally-wins",
        "class-in-combat",
        "removed-treasure",
    },
    "lite": set(COMMON),
    "star": set(COMMON),
    "cthulhu": set(COMMON),
}


@pytest.mark.parametrize("name", OPTIONS)
def test_what_a_table_may_change(name: str) -> None:
    """A setting that is new may be changed everywhere; these may go on being changed, and no others."""
    played = edition(name)
    assert set(played.options) >= OPTIONS[name]
    assert not set(played.options) & ({*OPTIONS["munchkin"], *OPTIONS["cthulhu"]} - OPTIONS[name])
    assert {variant.id for variant in played.variants} >= VARIANTS[name]
    assert not {variant.id for variant in played.variants} & (VARIANTS["munchkin"] - VARIANTS[name])
    for variant in played.variants:
        assert variant.clause in clauses()
        assert set(variant.settings) <= set(played.options), "--settings can say the same"


def test_the_rules_of_blends_name_settings() -> None:
    msgspec.convert(blend().settings, Settings)
    assert {*blend().on_if_any, *blend().settings} <= set(Settings.__struct_fields__)


@pytest.mark.parametrize("name", NAMES)
def test_every_variant_can_be_played(name: str) -> None:
    for variant in edition(name).variants:
        game = new_game(name, players=3, seed=1, variants=[variant.id])
        assert {setting: getattr(game.settings, setting) for setting in variant.settings} == variant.settings


def test_settings_go_before_variants() -> None:
    game = new_game("munchkin", variants=["listen", "ally-wins"], settings={"listen": False})
    assert (game.settings.listen, game.settings.helper_wins) == (False, True)


def test_a_record_keeps_its_variants() -> None:
    game = new_game("star", players=3, seed=3, variants=["fast"])
    assert len(game.view(0)["players"][0]["hand"]) == 8
    again = replay(game.record().to_json())
    assert again.settings == game.settings
    assert again.digest() == game.digest()


@pytest.mark.parametrize(
    ("name", "variants", "said"),
    [
        (
            "munchkin",
            ["listn"],
            "unknown variant 'listn' (did you mean 'listen'?); with edition",
        ),
        ("lite", ["listen"], "variant 'listen' goes with munchkin, not with edition 'lite'"),
        ("munchkin", ["must-loot", "loot-optional"], "'must-loot' and 'loot-optional' contradict each other"),
    ],
)
def test_variants_that_do_not_go(name: str, variants: list[str], said: str) -> None:
    with pytest.raises(SettingsError) as error:
        new_game(name, variants=variants)
    assert said in str(error.value)


# --- the command line -------------------------------------------------------------------------------------


def test_editions_as_json() -> None:
    rows = json.loads(CliRunner().invoke(app, ["editions", "--json"]).stdout)
    assert [row["id"] for row in rows] == list(NAMES)
    for row in rows:
        keys = "id name sets players cards complete settings variants options"
        assert list(row) == keys.split()
        assert set(row["name"]) == {"en", "fr"}
        assert set(row["settings"]) == set(Settings.__struct_fields__)
        for variant in row["variants"]:
            assert list(variant) == ["id", "name", "about", "clause", "settings"]


@pytest.mark.parametrize(("lang", "said"), [("en", "Listen at the door"), ("fr", "Écouter à la porte")])
def test_editions_as_a_list(lang: str, said: str) -> None:
    shown = CliRunner().invoke(app, ["editions", "--lang", lang]).stdout
    assert said in shown
    assert "R-TURN-004" in shown
    assert "star+cthulhu" in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_house_rules_are_listed(lang: str) -> None:
    shown = " ".join(
        CliRunner(env={"COLUMNS": "400"}).invoke(app, ["editions", "--lang", lang]).stdout.split()
    )
    for name, setting in known_settings().items():
        words = setting.about.fr if lang == "fr" else setting.about.en
        there = [played.id for played in editions().values() if name in played.options]
        assert (f"{name} " in shown and words in shown) is bool(there), name
    limits = {"en": "(1 to 20)", "fr": "(de 1 à 20)"}
    only = {"en": "(only in cthulhu)", "fr": "(seulement dans cthulhu)"}
    assert limits[lang] in shown
    assert shown.count(only[lang]) == 2


def test_variants_on_the_command_line() -> None:
    invoke = CliRunner().invoke
    wanted = ["simulate", "-e", "lite", "-n", "2", "-p", "3", "--max-turns", "5", "--json"]
    plain = json.loads(invoke(app, wanted).stdout)
    varied = json.loads(invoke(app, [*wanted, "--variant", "fast", "--variant", "items-any-time"]).stdout)
    assert varied["digest"] != plain["digest"]
    assert invoke(app, [*wanted, "--variant", "fst"]).exit_code == 2


@pytest.mark.parametrize("name", ["star+cthulhu", "munchkin+lite"])
def test_rules_and_cards_of_a_blend(name: str) -> None:
    invoke = CliRunner().invoke
    assert "R-BLEND-003" in invoke(app, ["rules", "-e", name, "fast"]).stdout
    rows = json.loads(invoke(app, ["cards", "-e", name, "--json"]).stdout)
    assert sum(row["copies"] for row in rows) == edition(name).cards
