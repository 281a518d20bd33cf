"""The icons of the cards: every card has one chosen by hand, all are drawn, and their authors are thanked."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from icons.draw import HOME, PICTURES, icons_in_use
from typer.testing import CliRunner

from effort import calls_at_most
from grosbill import PackError
from grosbill.cli import app
from grosbill.effects.vocabulary import KINDS
from grosbill.packs import Mix, edition, mix_for, own_pack
from grosbill.packs.boxes import boxes
from grosbill.packs.icons import icon_of, icons
from grosbill.packs.loader import CARDS, Pack
from grosbill.pictures import SIDE, authors, drawing, icon_names, kind_icons
from grosbill.pictures.credits import credits_page

EXAMPLE = HOME / "examples/packs/lost-property"

LABEL = 'format = 1\nid = "hats"\nname = { en = "Hats", fr = "Chapeaux" }\ncards = 2\n'
CARDS_OF_HATS = """
[[item]]
id = "top-hat"
name = { en = "Top Hat", fr = "Haut-de-forme" }
bonus = 2
slot = "headgear"
value = 300

[[one_shot]]
id = "mothball"
name = { en = "Mothball", fr = "Naphtaline" }
bonus = 3
value = 100
"""

SHARED: dict[str, str] = {}
"""Icons that several cards of one set may share, each with the reason; none does so far."""


def packs() -> dict[str, Pack]:
    """Every set there is, and the example of a pack of one's own."""
    found = [content.pack for name in boxes() for content in edition(name).contents]
    return {pack.id: pack for pack in (*found, own_pack(EXAMPLE))}


def hats(folder: Path, chosen: str | None) -> Path:
    """A pack of two cards, with the icons it chose."""
    folder.mkdir()
    files = {"pack.toml": LABEL, "words.toml": "", "cards.toml": CARDS_OF_HATS, "icons.toml": chosen}
    for name, text in files.items():
        if text is not None:
            (folder / name).write_text(text, "utf-8")
    return folder


def mix_of(folder: Path) -> Mix:
    played = edition("munchkin+hats", [folder])
    return mix_for(played, played.defaults())


# --- ours -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*packs()])
def test_every_card_has_an_icon_chosen_by_hand(name: str) -> None:
    pack = packs()[name]
    assert icons(pack).keys() == {card.id for card in pack.cards}
    assert not set(icons(pack).values()) & set(kind_icons().values()), "that of a kind says too little"


@pytest.mark.parametrize("name", [*packs()])
def test_no_two_cards_of_a_set_look_the_same(name: str) -> None:
    counts = Counter(icons(packs()[name]).values())
    assert {icon for icon, count in counts.items() if count > 1} <= SHARED.keys()


def test_a_card_of_several_sets_looks_the_same_in_all_of_them() -> None:
    chosen: dict[str, set[str]] = {}
    for pack in packs().values():
        for card, icon in icons(pack).items():
            chosen.setdefault(card, set()).add(icon)
    assert {card: found for card, found in chosen.items() if len(found) > 1} == {}


@pytest.mark.parametrize("name", [*boxes(), "munchkin+lite+star+cthulhu"])
def test_every_card_of_a_game_can_be_drawn(name: str) -> None:
    mix = mix_for(edition(name), edition(name).defaults())
    for d in mix.defs:
        pack = next(content.pack for content in mix.edition.contents if content.pack.id == d.pack)
        assert icon_of(mix, d.id) == icons(pack)[d.card.id]
        assert drawing(icon_of(mix, d.id))


def test_all_icons_in_use_are_drawn_and_no_others() -> None:
    assert icon_names() == icons_in_use()


def test_an_outline_is_nothing_but_path_data_inside_the_square() -> None:
    for name in icon_names():
        assert re.fullmatch(r"[Mm][-\d., MmLlHhVvCcSsQqTtAaZze]+", drawing(name)), name
        start = re.findall(r"-?\d*\.?\d+", drawing(name))[:2]
        assert all(0 <= float(place) <= SIDE for place in start), name


def test_every_kind_of_card_has_an_icon() -> None:
    assert kind_icons().keys() == set(KINDS.values())
    assert len({*kind_icons().values()}) == len(KINDS)


def test_every_icon_has_an_author_and_every_author_is_thanked() -> None:
    known = authors()
    assert known.icon.keys() == icon_names()
    assert set(known.icon.values()) == known.author.keys()
    page = (PICTURES / "CREDITS.md").read_text("utf-8")
    assert page == credits_page()
    for icon, folder in known.icon.items():
        part = page.split(f"## {known.author[folder].name} (`{folder}`)")[1].split("\n## ")[0]
        assert icon in re.split(r"[,\s]+", part)


# --- packs of one's own -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "hat"), [(None, "item"), ("", "item"), ('top-hat = "magic-hat"', "magic-hat")]
)
def test_a_card_without_an_icon_gets_that_of_its_kind(tmp_path: Path, chosen: str | None, hat: str) -> None:
    mix = mix_of(hats(tmp_path / "hats", chosen))
    assert icon_of(mix, "top-hat") == kind_icons().get(hat, hat)
    assert icon_of(mix, "hats/mothball") == kind_icons()["one_shot"]
    assert icon_of(mix, "wizard") == "wizard-face"


WRONG = [
    ('tophat = "magic-hat"', "hats/icons.toml: tophat: unknown card (did you mean 'top-hat'?)"),
    (
        'top-hat = "magic-hatt"',
        "hats/icons.toml: top-hat: unknown icon 'magic-hatt' (did you mean 'magic-hat'?)",
    ),
    ("top-hat = 3", "hats/icons.toml: top-hat: expected a text, got a number"),
    ('top-hat = "magic-hat"\ntop-hat = "fez"', "hats/icons.toml: top-hat: given twice"),
    ('top-hat = "magic-hat"\n"top-hat" = "fez"', "hats/icons.toml: top-hat: given twice"),
    ("top-hat", "hats/icons.toml: not TOML"),
    ("x = " + "[" * 50_000, "hats/icons.toml: nested too deeply"),
]


@pytest.mark.parametrize(("chosen", "said"), WRONG, ids=range(len(WRONG)))
def test_a_mistake_is_told_with_file_and_card(tmp_path: Path, chosen: str, said: str) -> None:
    folder = hats(tmp_path / "hats", chosen)
    result = CliRunner().invoke(app, ["pack", "check", str(folder), "--lang", "en"])
    assert result.exit_code == 1
    assert said in result.stdout
    with pytest.raises(PackError, match=re.escape(said)):
        own_pack(folder)


def test_all_mistakes_are_told_at_once_with_those_of_the_cards(tmp_path: Path) -> None:
    folder = hats(tmp_path / "hats", 'bowler = "fez"\ntop-hat = "hat"\n')
    (folder / "cards.toml").write_text(CARDS_OF_HATS.replace("bonus = 3", 'bonus = "3"'), "utf-8")
    with pytest.raises(PackError) as error:
        own_pack(folder)
    said = str(error.value)
    assert all(name in said for name in ("cards.toml: mothball", "icons.toml: bowler", "icons.toml: top-hat"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("".join(f'card-{number} = "x"\n' for number in range(CARDS + 1)), "2,001 cards"),
        ("".join(f'top-hat-{number} = "fezz"\n' for number in range(CARDS)), "top-hat-1999: unknown card"),
        (f'top-hat = "{"a" * 200_000}"', "unknown icon"),
        (f'{"a" * 200_000} = "fez"', "unknown card"),
    ],
)
def test_a_hostile_file_is_refused_without_much_ado(tmp_path: Path, text: str, said: str) -> None:
    folder = hats(tmp_path / "hats", text)
    with calls_at_most(100_000 + 30 * len(text)), pytest.raises(PackError, match=said) as error:
        own_pack(folder)
    assert all(len(mistake) < 1000 for mistake in str(error.value).splitlines())


def test_icons_are_no_part_of_the_rules(tmp_path: Path) -> None:
    plain = own_pack(hats(tmp_path / "plain", None))
    drawn = own_pack(hats(tmp_path / "drawn", 'top-hat = "magic-hat"'))
    assert plain.digest == drawn.digest
    other = hats(tmp_path / "other", None)
    (other / "cards.toml").write_text(CARDS_OF_HATS.replace("bonus = 3", "bonus = 4"), "utf-8")
    assert plain.digest != own_pack(other).digest


def test_a_changed_icon_is_read_anew(tmp_path: Path) -> None:
    folder = hats(tmp_path / "hats", 'top-hat = "magic-hat"')
    assert icon_of(mix_of(folder), "top-hat") == "magic-hat"
    (folder / "icons.toml").write_text('top-hat = "fez"', "utf-8")
    assert icon_of(mix_of(folder), "top-hat") == "fez"
