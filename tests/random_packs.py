"""Packs nobody wrote: cards put together at random from the types, and real cards with one key changed.

The generator walks the record types, so a key that is added to the vocabulary is tried without a word here.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from grosbill.effects import vocabulary as v
from grosbill.effects.census import plain
from grosbill.effects.misplaced import misplaced
from grosbill.effects.places import TRIGGERS, USES
from grosbill.packs.loader import Pack, read_pack
from grosbill.packs.reading import HOME
from grosbill.packs.words import common

Data: TypeAlias = dict[str, Any]
Path_: TypeAlias = tuple[str | int, ...]

SETS = ("munchkin", "star", "cthulhu", "graveyard")
"""The built-in packs, and one that says what none of them does."""
_HOMES = (HOME, Path(__file__).parent / "packs")

# Enough real cards for a small game: everybody can be something, wear something, be cursed and fight.
_COMPANY = frozenset(
    [
        "elf",
        "dwarf",
        "halfling",
        "cleric",
        "thief",
        "warrior",
        "wizard",
        "half-breed",
        "super-munchkin",
        "cheat",
        "potted-plant",
        "lame-goblin",
        "crabs",
        "pukachu",
        "net-troll",
        "king-tut",
        "floating-nose",
        "amazon",
        "helm-of-courage",
        "boots-of-butt-kicking",
        "leather-armor",
        "chainsaw-of-bloody-dismemberment",
        "sneaky-bastard-sword",
        "kneepads-of-allure",
        "sandals-of-protection",
        "hireling",
        "rat-on-a-stick",
        "curse-lose-a-level",
        "curse-change-sex",
        "curse-lose-your-headgear",
        "curse-chicken-on-your-head",
        "wishing-ring",
        "loaded-die",
        "instant-wall",
        "flaming-poison-potion",
        "cotion-of-ponfusion",
        "enraged",
        "baby",
        "mate",
        "wandering-monster",
        "mutilate-the-bodies",
        "steal-a-level",
        "1000-gold-pieces",
    ]
)


# --- the real cards -----------------------------------------------------------------------------------------


@cache
def real_packs() -> tuple[Pack, ...]:
    """All of them, read."""
    homes = [home.joinpath(name) for name in SETS for home in _HOMES]
    return tuple(read_pack(home) for home in homes if home.is_dir())


@cache
def real_cards() -> list[tuple[str, str, Data]]:
    """Every card: its pack, its kind and what is written."""
    return [(pack.id, v.KINDS[type(card)], plain(card)) for pack in real_packs() for card in pack.cards]


@cache
def _elsewhere() -> str:
    """Words for all that the cards of the built-in packs speak of: other packs of the mix may bring it."""
    lines = []
    known: set[str] = set()
    for pack in real_packs():
        traits = {trait.id for trait in (*pack.words.trait, *common().trait)}
        cards = {card.id: card for card in pack.cards if card.id in _MENTIONED}
        nouns = {**pack.words.noun, **{tag.id: tag.noun for tag in pack.words.tag}, **pack.words.elsewhere}
        nouns |= {name: v.Noun(one=card.name, many=card.name, gender="m") for name, card in cards.items()}
        for name, noun in nouns.items():
            if name not in known | traits:
                known.add(name)
                lines.append(f"[elsewhere.{name}]\n{_noun(noun)}")
    return "\n".join(lines)


_MENTIONED = {"floating-nose", "helm-of-courage", "ozathoth", "the-dunwich-snorer", "cthulhu-bumper-sticker"}


def _noun(noun: v.Noun) -> str:
    one, many = json({"en": noun.one.en, "fr": noun.one.fr}), json({"en": noun.many.en, "fr": noun.many.fr})
    return f'one = {one}\nmany = {many}\ngender = "{noun.gender}"\n'


def json(value: object) -> str:
    """A value as TOML takes it within a line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {json(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(json, value)) + "]"
    return msgspec.json.encode(value).decode()


# --- writing a pack -----------------------------------------------------------------------------------------


def write_company(folder: Path) -> Path:
    """Enough real cards for a small game, as a pack of its own with the words of the base set."""
    folder.mkdir(exist_ok=True)
    cards = [
        (kind, {**card, "copies": 2})
        for pack, kind, card in real_cards()
        if pack == "munchkin" and card["id"] in _COMPANY
    ]
    words = HOME.joinpath("munchkin").joinpath("words.toml").read_text("utf-8")
    _write(folder, "company", cards, words)
    return folder


def write_pack(folder: Path, cards: list[tuple[str, Data]], tag: Data | None = None) -> Path:
    """A pack of these cards, and perhaps a tag."""
    folder.mkdir(exist_ok=True)
    words = [_elsewhere()]
    for kind, card in cards:
        if kind in ("race", "class"):
            words.append(f"[noun.{card['id']}]\n{_noun(_ODD)}")
    if tag is not None:
        words.append(_row("tag", tag))
    _write(folder, "odd", cards, "\n".join(words))
    return folder


_ODD = v.Noun(
    one=v.Words(en="Oddling", fr="Bizarroïde"), many=v.Words(en="Oddlings", fr="Bizarroïdes"), gender="m"
)


def _write(folder: Path, name: str, cards: list[tuple[str, Data]], words: str) -> None:
    copies = [card.get("copies", 1) for _, card in cards]
    count = sum(n for n in copies if isinstance(n, int))
    texts = {
        "pack": f'format = 1\nid = "{name}"\nname = {{ en = "{name}", fr = "{name}" }}\ncards = {count}\n',
        "words": words,
        "cards": "\n".join(_row(kind, card) for kind, card in cards),
    }
    for file, text in texts.items():
        (folder / f"{file}.toml").write_text(text, "utf-8")


def _row(kind: str, card: Data) -> str:
    return f"[[{kind}]]\n" + "\n".join(f"{key} = {json(value)}" for key, value in card.items()) + "\n"


# --- cards at random ----------------------------------------------------------------------------------------

_NAMES: dict[str, tuple[str, ...]] = {
    "is": ("elf", "dwarf", "halfling", "cleric", "thief", "warrior", "wizard", "male", "female"),
    "tag": ("big", "undead", "fire", "curse"),
    "slot": ("headgear", "armor", "footgear", "hands"),
    "kind": (
        "item",
        "item",
        "monster",
        "curse",
        "class",
        "race",
        "one_shot",
        "sidekick",
        "enhancer",
        "action",
    ),
    "id": ("elf", "wizard", "floating-nose", "helm-of-courage"),
    "cause": ("curse", "bad_stuff", "door", "played", "kill", "trouble", "call", "face_up"),
    "called": ("Ann", "Bob"),
    "dare": ("singing", "speaking"),
    "used": ("trick", "other-trick"),
    "setting": ("undead_join",),
}
_SORTS = {"suffers": "is", "against": "is", "trait": "is", "tags": "tag", "of": "tag"}
_POINTS = {"when": tuple(USES), "at": tuple(TRIGGERS)}


@cache
def _info(record: type[v.Record]) -> inspect.Type:
    return inspect.type_info(record)


class Author:
    """Writes cards at random."""

    def __init__(self, rng: Random, often: float = 0.12) -> None:
        """`often`: how likely a key is given that may be left out."""
        self.rng = rng
        self.often = often

    def card(self) -> tuple[str, Data]:
        """A card of any kind."""
        kind = self.rng.choice(tuple(v.KINDS.values()))
        record = next(each for each, name in v.KINDS.items() if name == kind)
        data = self._struct(_info(record), 0)
        data |= {"id": f"odd-{self.rng.randrange(10**6)}", "name": {"en": "Odd One", "fr": "Drôle de carte"}}
        data.pop("source", None)
        data.pop("hook", None)
        data["copies"] = 3
        return kind, data

    def tag(self) -> Data:
        """A tag that gives its cards something."""
        data = self._struct(_info(v.Tag), 0)
        noun = {"one": {"en": "Odd", "fr": "Drôle"}, "many": {"en": "Odd", "fr": "Drôles"}, "gender": "m"}
        return data | {"id": "odd", "noun": noun}

    def fitting_card(self, tries: int = 30) -> tuple[str, Data]:
        """A card whose parts stand where they can be done, if one comes soon."""
        for _ in range(tries):
            kind, data = self.card()
            try:
                card = msgspec.convert(data, record_of(kind))
            except msgspec.ValidationError:
                continue
            if (card.uses or card.on or card.mods or len(data) > 8) and not list(misplaced(card)):
                break
        return kind, data

    def _struct(self, info: inspect.Type, depth: int) -> Data:
        """A record; of several tries the first that can be decoded."""
        assert isinstance(info, inspect.StructType)
        for _ in range(6):
            data = self._fields(info, depth)
            try:
                msgspec.convert(data, info.cls)
            except msgspec.ValidationError:
                continue
            break
        return data

    def _fields(self, info: inspect.StructType, depth: int) -> Data:
        data: Data = {}
        if info.tag_field is not None:
            data[info.tag_field] = info.tag
        often = self.often * (3 if depth == 0 else 1.5 if depth == 1 else 1)
        for field in info.fields:
            if field.required or self.rng.random() < often:
                data[field.encode_name] = self._value(field.type, field.encode_name, depth + 1)
        return data

    def _value(self, info: inspect.Type, key: str, depth: int) -> Any:
        rng = self.rng
        if key in _POINTS and rng.random() < 0.9:
            return rng.choice(_POINTS[key])
        match info:
            case inspect.UnionType():
                options = [each for each in info.types if not isinstance(each, inspect.NoneType)]
                simple = [each for each in options if not isinstance(each, inspect.StructType)]
                return self._value(rng.choice(simple if simple and depth > 5 else options), key, depth)
            case inspect.StructType():
                return self._struct(info, depth)
            case inspect.LiteralType():
                return rng.choice(info.values)
            case inspect.IntType():
                low, high = info.ge if info.ge is not None else 0, info.le if info.le is not None else 9
                return rng.choice(
                    (low, high, rng.randint(low, high), max(low, min(high, 1)), max(low, min(high, 2)))
                )
            case inspect.BoolType():
                return True
            case inspect.VarTupleType():
                if depth > 7:
                    return []
                return [self._value(info.item_type, key, depth + 1) for _ in range(rng.choice((1, 1, 1, 2)))]
            case inspect.StrType():
                return self._name(key)
        raise TypeError(f"{key}: {info}")

    def _name(self, key: str) -> str:
        names = _NAMES.get(_SORTS.get(key, key))
        if names is not None:
            return self.rng.choice(names)
        return self.rng.choice(("Trick", "Other Trick"))  # the names of uses


# --- one key changed ----------------------------------------------------------------------------------------


def _places(info: inspect.Type, data: Any, path: Path_ = ()) -> Iterator[tuple[Path_, inspect.Type, Any]]:
    """Every value of a card with its type and the path of keys that leads to it."""
    if isinstance(info, inspect.UnionType):
        for option in info.types:
            if _fits(option, data):
                info = option
                break
    yield path, info, data
    if isinstance(info, inspect.StructType) and isinstance(data, dict):
        for field in info.fields:
            if field.encode_name in data:
                yield from _places(field.type, data[field.encode_name], (*path, field.encode_name))
    elif isinstance(info, inspect.VarTupleType) and isinstance(data, list):
        for number, part in enumerate(data):
            yield from _places(info.item_type, part, (*path, number))


def _fits(info: inspect.Type, data: Any) -> bool:
    if isinstance(data, dict):
        tagged = isinstance(info, inspect.StructType) and info.tag_field is not None
        if tagged and isinstance(info, inspect.StructType):
            return data.get(str(info.tag_field)) == info.tag
        return isinstance(info, inspect.StructType)
    if isinstance(data, list):
        return isinstance(info, inspect.VarTupleType)
    if isinstance(data, bool):
        return isinstance(info, inspect.BoolType)
    if isinstance(data, int):
        return isinstance(info, inspect.IntType)
    if isinstance(info, inspect.LiteralType):
        return data in info.values
    return isinstance(info, inspect.StrType)


def record_of(kind: str) -> Any:
    """The record of a kind of card."""
    return next(each for each, name in v.KINDS.items() if name == kind)


def removals(kind: str, card: Data) -> Iterator[tuple[str, Data]]:
    """The card without one of its keys, for each key at any depth; and which that was."""
    for path, _, _ in _places(_info(record_of(kind)), card):
        if path and isinstance(path[-1], str) and path[0] not in ("id", "name"):
            yield _named(path), _changed(card, path, None)


def changes(kind: str, card: Data, rng: Random) -> Iterator[tuple[str, Data]]:
    """The card with one value changed to another its key could take, for each value at any depth."""
    author = Author(rng)
    for path, info, value in _places(_info(record_of(kind)), card):
        if not path or isinstance(value, dict | list) or path[0] in ("id", "name"):
            continue
        for _ in range(4):
            other = author._value(info, str(next(key for key in reversed(path) if isinstance(key, str))), 9)
            if other != value and not isinstance(other, dict | list):
                yield _named(path), _changed(card, path, other)
                break


def additions(kind: str, card: Data, rng: Random) -> tuple[str, Data] | None:
    """The card with one key more somewhere."""
    author = Author(rng, 0.05)
    open_: list[tuple[Path_, inspect.Field]] = []
    for path, info, value in _places(_info(record_of(kind)), card):
        if isinstance(info, inspect.StructType) and isinstance(value, dict):
            open_ += [(path, field) for field in info.fields if field.encode_name not in value]
    if not open_:
        return None
    path, field = rng.choice(open_)
    name = field.encode_name
    if name in ("hook", "source"):
        return None
    return _named((*path, name)), _changed(card, (*path, name), author._value(field.type, name, 3))


def mutated(rng: Random) -> tuple[str, Data, str]:
    """A real card with one key left out, changed or added; and which key that was."""
    _, kind, card = rng.choice(real_cards())
    card = {key: value for key, value in card.items() if key not in ("source", "hook")}
    how = rng.random()
    if how < 0.4:
        added = additions(kind, card, rng)
        found = [added] if added else []
    else:
        found = list(removals(kind, card) if how < 0.65 else changes(kind, card, rng))
    if not found:
        return kind, card, ""
    where, changed = rng.choice(found)
    changed = {**changed, "copies": 3}
    changed["id"] = f"odd-{rng.randrange(10**6)}"
    return kind, changed, where


def _named(path: Path_) -> str:
    return ".".join(str(part) for part in path)


def _changed(card: Data, path: Path_, value: Any) -> Data:
    """The card with one value changed; None: left out."""
    card = copy.deepcopy(card)
    inner: Any = card
    for part in path[:-1]:
        inner = inner[part]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return card
