"""The card data: every file decodes strictly, and every name used is defined."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from grosbill.effects import vocabulary as v
from grosbill.packs.words import merged

PACKS = Path(__file__).parents[1] / "src" / "grosbill" / "packs"
MUNCHKIN = PACKS / "munchkin"
FILES = {
    "monsters": "monster",
    "curses": "curse",
    "races": "race",
    "classes": "class",
    "enhancers": "enhancer",
    "items": "item",
    "one_shots": "one_shot",
    "sidekicks": "sidekick",
    "actions": "action",
}
KINDS = set(FILES.values())


def decode(name: str) -> v.Cardfile:
    return msgspec.toml.decode((MUNCHKIN / f"{name}.toml").read_bytes(), type=v.Cardfile)


def cards_of(file: v.Cardfile) -> dict[str, tuple[v.AnyCard, ...]]:
    """The cards of a file by kind, kinds without cards left out."""
    by_kind = {field.encode_name: getattr(file, field.name) for field in msgspec.structs.fields(file)}
    return {kind: cards for kind, cards in by_kind.items() if cards}


CARDS: dict[str, dict[str, v.AnyCard]] = {
    kind: {card.id: card for card in cards_of(decode(name))[kind]} for name, kind in FILES.items()
}
ALL: dict[str, v.AnyCard] = {card.id: card for cards in CARDS.values() for card in cards.values()}
WORDS = merged([msgspec.toml.decode((MUNCHKIN / "words.toml").read_bytes(), type=v.Glossary)])
PRINTED: dict[str, dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent / "facts/munchkin.toml").read_text("utf-8")
)
LITE: dict[str, int] = tomllib.loads((PACKS / "editions/lite.toml").read_text())["selection"]["cards"]

STRANGERS = set(WORDS.elsewhere)
TRAITS = STRANGERS | {trait.id for trait in WORDS.trait} | CARDS["race"].keys() | CARDS["class"].keys()
SLOTS = {slot.id for slot in WORDS.slot}
TAGS = {tag.id for tag in WORDS.tag}


def deck_of(kind: str, card: v.AnyCard) -> str:
    if isinstance(card, v.Action | v.Sidekick):
        return card.deck
    return "treasure" if kind in {"item", "one_shot"} else "door"


def walk(value: object) -> Iterator[msgspec.Struct]:
    """All records inside, the value itself included."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in msgspec.structs.fields(value):
            yield from walk(getattr(value, field.name))
    elif isinstance(value, dict):
        yield from walk(tuple(value.values()))
    elif isinstance(value, tuple):
        for part in value:
            yield from walk(part)


def each(names: v.Names | None) -> Iterable[str]:
    return () if names is None else (names,) if isinstance(names, str) else names


def unknown(record: msgspec.Struct) -> Iterator[str]:
    """The names a record uses and nobody defines."""
    match record:
        case v.Card():
            yield from (f"tag {tag}" for tag in record.tags if tag not in TAGS)
            if isinstance(record, v.Item) and record.slot is not None and record.slot not in SLOTS:
                yield f"slot {record.slot}"
        case v.Cards():
            yield from (f"kind {kind}" for kind in each(record.kind) if kind not in KINDS)
            yield from (f"tag {tag}" for tag in each(record.tag) if tag not in TAGS and tag not in KINDS)
            yield from (f"slot {slot}" for slot in each(record.slot) if slot not in SLOTS)
            yield from (
                f"card {name}" for name in each(record.id) if name not in ALL and name not in STRANGERS
            )
        case v.Condition():
            for names in (record.is_, record.suffers):
                yield from (f"trait {name}" for name in each(names) if name not in TRAITS)
        case v.Strength():
            yield from (f"trait {name}" for name in each(record.against) if name not in TRAITS)
        case v.Capacity():
            if record.of not in {"hand"} | SLOTS | TAGS | KINDS:
                yield f"capacity {record.of}"


def uses_of(card: v.AnyCard) -> Iterator[v.Use]:
    return (record for record in walk(card) if isinstance(record, v.Use))


@pytest.mark.parametrize(("name", "kind"), FILES.items())
def test_a_file_holds_one_kind(name: str, kind: str) -> None:
    assert set(cards_of(decode(name))) == {kind}


def test_no_other_file_lies_there() -> None:
    assert {path.stem for path in MUNCHKIN.glob("*.toml")} == {*FILES, "pack", "words", "icons"}


def test_an_unknown_key_is_an_error() -> None:
    text = (MUNCHKIN / "enhancers.toml").read_text() + 'flavor = "none"\n'
    with pytest.raises(msgspec.ValidationError, match="flavor"):
        msgspec.toml.decode(text, type=v.Cardfile)


def test_ids_are_unique() -> None:
    counts = Counter(card.id for name in FILES for cards in cards_of(decode(name)).values() for card in cards)
    assert [name for name, n in counts.items() if n > 1] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_are_there_and_unique(lang: str) -> None:
    counts = Counter(getattr(card.name, lang) for card in ALL.values())
    assert [name for name, n in counts.items() if n > 1 or name != name.strip() or not name] == []


def test_every_name_used_is_defined() -> None:
    faults = [(card.id, fault) for card in ALL.values() for record in walk(card) for fault in unknown(record)]
    assert faults == []
    assert [fault for record in walk(WORDS) for fault in unknown(record)] == []


def test_every_word_is_there() -> None:
    assert WORDS.noun.keys() - STRANGERS == CARDS["race"].keys() | CARDS["class"].keys()
    assert Counter(kind.id for kind in WORDS.kind) == Counter(KINDS)
    assert (len(WORDS.trait), len(WORDS.slot), len(WORDS.tag)) == (3, len(SLOTS), len(TAGS))
    assert {tag for card in ALL.values() for tag in card.tags} == TAGS - STRANGERS
    assert {item.slot for item in CARDS["item"].values() if isinstance(item, v.Item)} == SLOTS | {None}


def test_abilities_have_names() -> None:
    nameless = [
        card.id
        for kind in ("race", "class", "item")
        for card in CARDS[kind].values()
        for use in uses_of(card)
        if use.name is None
    ]
    assert nameless == []


def test_nothing_is_idle() -> None:
    """Every card has a number, an effect or a use."""
    idle = [
        card.id
        for card in ALL.values()
        if not isinstance(card, v.Monster)
        and not any(getattr(card, part, None) for part in ("mods", "on", "uses", "bonus", "do"))
    ]
    assert idle == []
    harmless = [card.id for card in ALL.values() if isinstance(card, v.Monster) and not card.bad_stuff]
    assert harmless == ["potted-plant"]


def test_lite_is_a_selection_of_the_base_set() -> None:
    assert [name for name, n in LITE.items() if name not in ALL or not 1 <= n <= ALL[name].copies] == []
    assert CARDS["race"].keys() | CARDS["class"].keys() <= LITE.keys()


def test_lite_keeps_the_proportions_of_the_box() -> None:
    """Kind by kind; cards that are not in the box do not count."""
    whole: Counter[tuple[str, str]] = Counter()
    part: Counter[tuple[str, str]] = Counter()
    for name, printed in PRINTED.items():
        whole[printed["deck"], printed["kind"]] += printed.get("copies", 1)
        part[printed["deck"], printed["kind"]] += LITE.get(name, 0)
    for group, n in whole.items():
        assert abs(part[group] - n * part.total() / whole.total()) < 1, group
