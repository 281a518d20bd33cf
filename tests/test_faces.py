"""The faces of the cards: everything a card says is on it, once, in its place, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from grosbill.catalogue.cards import CardRow, mix_of, rows
from grosbill.language import LANGUAGES, say
from grosbill.packs import edition
from grosbill.packs.boxes import boxes
from grosbill.pictures import chrome, icon_names

EXAMPLE = Path(__file__).parents[1] / "examples/packs/lost-property"


def all_cards() -> dict[str, CardRow]:
    """Every card of every set, and of the example of a pack of one's own."""
    sets = [row for name in boxes() for row in rows(mix_of(name))]
    own = rows(mix_of("lost-property", [EXAMPLE]))
    return {f"{row.set}/{row.id}": row for row in (*sets, *own)}


CARDS = all_cards()


def sentences(text: str) -> list[str]:
    return [part.strip() for part in re.split(r"(?<=[.!?…]) |\n", text) if part.strip()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_of_the_text_is_lost_and_nothing_is_added(lang: str) -> None:
    lead = say(lang, "text-label", name=say(lang, "text-bad-stuff"), text="", text_capital="").strip()
    left_out = 0
    for name, row in CARDS.items():
        face = row.face
        drawn = [part for line in face.body[lang] for part in sentences(line)]
        printed = sentences(row.text[lang])
        if face.frame == "monster":
            bad = row.text[lang].split("\n")[-1]
            assert bad.startswith(lead), name
            assert bad.removeprefix(lead).strip().casefold() == face.bad[lang].casefold(), name
            printed = printed[: -len(sentences(bad))]
        else:
            assert face.bad[lang] == "", name
        # What is not drawn among the rules is said at the foot: the treasures that an enhancer adds.
        missing = [part for part in printed if part not in drawn]
        assert [part for part in printed if part in drawn] == drawn, name
        for part in missing:
            assert face.frame == "enhancer", name
            assert face.left is not None, name
            assert re.search(rf"\b{face.left.n}\b", part), name
            left_out += 1
    assert left_out > 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_corner_sort_and_foot_say_what_the_line_says(lang: str) -> None:
    for name, row in CARDS.items():
        face = row.face
        drawn = face.sort[lang].split(" · ")
        for foot in (face.left, face.right):
            if foot is not None:
                drawn.append(getattr(foot, lang))
        if face.corner and not face.corner.startswith("×"):
            level = say(lang, "text-level", n=int(face.corner)) if face.frame == "monster" else face.corner
            drawn.append(level[:1].upper() + level[1:])
        assert sorted(drawn) == sorted(row.line[lang].split(" · ")), name


def test_every_kind_is_framed_by_what_it_is() -> None:
    frames = {
        "one_shot": {"oneshot"},
        "action": {"door", "level", "treasure"},
        "sidekick": {"door", "treasure"},
    }
    for name, row in CARDS.items():
        assert row.face.frame in frames.get(row.kind, {row.kind}), name
        if row.face.frame in ("door", "treasure"):
            assert row.face.frame == row.deck, name
        if row.face.frame == "level":
            assert row.face.sort["en"] == "Go Up a Level card", name
    assert {row.face.frame for row in CARDS.values()} == {
        *("monster", "enhancer", "curse", "race", "class", "door", "item", "oneshot", "level", "treasure")
    }


def test_icons_at_the_foot_are_drawn() -> None:
    assert set(chrome().values()) <= icon_names()
    for name, row in CARDS.items():
        for foot in (row.face.left, row.face.right):
            assert foot is None or foot.icon in chrome(), name


def test_some_cards_as_they_are_printed() -> None:
    def drawn(name: str) -> dict[str, object]:
        built: dict[str, object] = msgspec.to_builtins(CARDS[name].face)
        return built

    gazebo, saw = drawn("munchkin/gazebo"), drawn("munchkin/chainsaw-of-bloody-dismemberment")
    assert gazebo["corner"] == "8"
    assert gazebo["bad"] == {"en": "Lose 3 levels.", "fr": "Perdez 3 niveaux."}
    assert gazebo["left"] == {"icon": "treasure", "n": 2, "en": "2 Treasures", "fr": "2 Trésors"}
    assert gazebo["right"] == {"icon": "level", "n": 1, "en": "1 level", "fr": "1 niveau"}
    assert (saw["corner"], saw["big"], saw["sort"]) == ("+3", True, {"en": "Big Item", "fr": "Gros objet"})
    assert saw["left"] == {"icon": "slot-hands", "n": 2, "en": "2 Hands", "fr": "2 mains"}
    bandana = drawn("munchkin/bad-ass-bandana")
    assert bandana["sort"] == {"en": "Item · Humans only", "fr": "Objet · Réservé aux Humains"}
    assert bandana["left"] == {
        "icon": "slot-headgear",
        "n": None,
        "en": "Headgear",
        "fr": "Couvre-chef",
    }
    assert bandana["body"] == {"en": [], "fr": []}
    enraged = drawn("munchkin/enraged")
    assert enraged["body"]["en"] == ["Play on a monster in any combat: +5."]  # type: ignore[index] # a dict
    assert drawn("munchkin/doppleganger")["corner"] == "×2"
    assert drawn("munchkin/boil-an-anthill")["frame"] == "level"
    cannon = drawn("star/plasma-cannon")["right"]
    assert cannon == {"icon": "money", "n": 600, "en": "600 credits", "fr": "600 crédits"}


def test_all_cards_are_here() -> None:
    packs = {content.pack.id: content.pack for name in boxes() for content in edition(name).contents}
    assert {f"{name}/{card.id}" for name, pack in packs.items() for card in pack.cards} < set(CARDS)
    assert any(name.startswith("lost-property/") for name in CARDS)
