"""The printed facts: every name, number, slot, tag and copy of a printed card is that of the card facts.

A card that is in no box has no facts, and none are wanted of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grosbill.effects import vocabulary as v
from grosbill.effects.vocabulary import KINDS

HOME = Path(__file__).parent
PACKS = HOME.parent / "src" / "grosbill" / "packs"
SETS = sorted(path.stem for path in (HOME / "facts").glob("*.toml"))
DOORS = ("monster", "curse", "race", "class", "enhancer")


def cards(name: str) -> Iterator[v.AnyCard]:
    for path in sorted((PACKS / name).glob("*.toml")):
        if path.stem not in ("pack", "words", "icons"):
            file = msgspec.toml.decode(path.read_bytes(), type=v.Cardfile)
            for field in msgspec.structs.fields(file):
                yield from getattr(file, field.name)


def tags(card: v.AnyCard, words: v.Glossary) -> list[str]:
    """The tags a card says it has, and those its kind and name give it."""
    name = card.name.en.lower()
    found = [tag for tag in card.tags if tag not in ("level", "curse")]
    for tag in words.tag:
        match = tag.match
        if match and match.name_ends and match.kind == KINDS[type(card)] and name.endswith(match.name_ends):
            found.append(tag.id)
    return found


def printed(card: v.AnyCard, words: v.Glossary) -> dict[str, Any]:
    """What can be read off a card, in the form the facts are written in; zeros and ones left out."""
    kind = KINDS[type(card)]
    deck = getattr(card, "deck", "door" if kind in DOORS else "treasure")
    found: dict[str, Any] = {"deck": deck, "kind": kind, "en": card.name.en, "fr": card.name.fr}
    for key, usual in (
        ("copies", 1),
        ("source", "published"),
        ("treasures", None),
        ("levels", 1),
        ("run", 0),
        ("slot", None),
        ("level", None),
    ):
        value = getattr(card, key, usual)
        if value != usual:
            found[key] = value
    if kind == "enhancer" and not found["treasures"]:
        del found["treasures"]
    if found_tags := tags(card, words):
        found["tags"] = found_tags
    bonus = getattr(card, "bonus", 0)
    if bonus:
        found["bonus"] = bonus if isinstance(bonus, int) else bonus.else_
    for mod in card.mods:
        match mod:
            case v.Strength(against=str(trait), plus=int(plus)):
                found.setdefault("against", {})[trait] = plus
            case v.AutoEscape(if_=v.Condition(level=v.RankRange(max=int(level)))):
                found["ignores_up_to"] = level
            case v.RollMod(to="you") if kind == "item":
                found["run"] = mod.plus
    if isinstance(card, v.Item):
        if card.slot == "hands":
            found["hands"] = card.hands
        if card.only is not None:
            found |= {"barred": card.only.not_.suffers} if card.only.not_ else {"only": card.only.is_}
    if isinstance(card, v.Item) or (isinstance(card, v.OneShot) and card.item):
        found["value"] = card.value
    return found


@pytest.mark.parametrize("name", SETS)
def test_the_pack_says_what_is_printed(name: str) -> None:
    facts = tomllib.loads((HOME / "facts" / f"{name}.toml").read_text("utf-8"))
    words = msgspec.toml.decode((PACKS / name / "words.toml").read_bytes(), type=v.Glossary)
    assert {card.id: printed(card, words) for card in cards(name) if card.id in facts} == facts
