"""What is drawn on a card, as data: its frame, the number in its corner, its words and its foot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from grosbill.catalogue.bilingual import Both, in_each
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.effects.text import inscription
from grosbill.effects.text.amounts import printed
from grosbill.effects.text.cards import countable
from grosbill.effects.text.writer import signed
from grosbill.language import LANGUAGES
from grosbill.packs import CardDef, Mix
from grosbill.pictures import chrome

Frame: TypeAlias = Literal[
    "monster", "enhancer", "curse", "race", "class", "door", "item", "oneshot", "level", "treasure"
]
"""How a card is framed, so that one sees at a glance what it is."""

_FRAMES: Mapping[type[v.Card], Frame] = {
    v.Monster: "monster",
    v.Enhancer: "enhancer",
    v.Curse: "curse",
    v.Race: "race",
    v.Class: "class",
    v.Item: "item",
    v.OneShot: "oneshot",
}


class Foot(msgspec.Struct, frozen=True):
    """A fact at the foot of a card: an icon of the page, a number if it has one, and both in words."""

    icon: str
    n: int | None
    en: str
    fr: str


class Face(msgspec.Struct, frozen=True):
    """A card as it is drawn. What corner and foot say, the body does not say again."""

    frame: Frame
    big: bool
    corner: str
    sort: Both
    body: dict[str, list[str]]
    bad: Both
    left: Foot | None
    right: Foot | None


def face(mix: Mix, d: CardDef, settings: Mapping[str, object]) -> Face:
    """The face of a card in a game with these settings."""
    said = {lang: inscription(d.card, mix.lexicon, lang, settings) for lang in LANGUAGES}
    left, right = _left(mix, d.card), _right(d.card)
    return Face(
        frame=_frame(mix, d),
        big=d.kind == "item" and d.limited,
        corner=_corner(d.card),
        sort=in_each(lambda lang: said[lang].sort),
        body={lang: list(said[lang].body) for lang in LANGUAGES},
        bad=in_each(lambda lang: said[lang].bad),
        left=Foot(*left, said["en"].left, said["fr"].left) if left is not None else None,
        right=Foot(*right, said["en"].right, said["fr"].right) if right is not None else None,
    )


def _frame(mix: Mix, d: CardDef) -> Frame:
    frame = _FRAMES.get(type(d.card))
    if frame is not None:
        return frame
    if any(mix.lexicon.tags[tag].bid for tag in d.card.tags if tag in mix.lexicon.tags):
        return "level"
    return "treasure" if d.deck else "door"


def _corner(card: v.AnyCard) -> str:
    """The number that counts: a level, a bonus, or how many times a total counts; or none."""
    if isinstance(card, v.Monster):
        return str(card.level)
    bonus = printed(getattr(card, "bonus", 0))
    if bonus:
        return signed(bonus)
    scales = (each for each in records(getattr(card, "do", ())) if isinstance(each, v.Scale))
    return next((f"×{each.by}" for each in scales if each.of == "total"), "")


_Fact: TypeAlias = tuple[str, int | None]


def _left(mix: Mix, card: v.AnyCard) -> _Fact | None:
    match card:
        case v.Monster(treasures=treasures):
            return "treasure", treasures
        case v.Enhancer(treasures=treasures) if treasures:
            return "treasure", treasures
        case v.Item(slot=str(slot)):
            icon = f"slot-{slot}" if f"slot-{slot}" in chrome() else "slot"
            return icon, card.hands if countable(mix.lexicon, card, slot) else None
        case _:
            return None


def _right(card: v.AnyCard) -> _Fact | None:
    match card:
        case v.Monster():
            return "level", card.levels
        case v.Item(value=value) | v.OneShot(value=value, item=True):
            return "money", value
        case _:
            return None
