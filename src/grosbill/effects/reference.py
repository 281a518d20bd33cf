"""The reference of the vocabulary in Markdown: every entry, its keys and an example from a real card.

What an entry is comes from its docstring, what its keys mean from `meanings.toml`, the rest from the types
and from the cards.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from types import NoneType
from typing import Annotated, Final, Literal, get_args, get_origin

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.census import (
    RECORDS,
    SHARED,
    Census,
    Example,
    Key,
    family,
    group,
    own_keys,
    toml,
    words,
)

NO_CARD: Final = "no card yet"

# What each place takes of a family, by its heading.
_SELECTIONS: Final[dict[type[v.Record], str]] = {
    v.Sort: "A sort of card",
    v.Except: "Cards left out",
    v.ExceptThis: "Cards left out, or this one",
    v.ExceptOwn: "Cards left out, or one's own",
    v.Lost: "Lost cards",
    v.Paid: "Cards to pay with",
    v.Taken: "A taken card",
    v.Foes: "Monsters in the fight",
    v.Removed: "Removed monsters",
    v.Reinforced: "Cards that are given something",
    v.Joining: "A joining monster",
    v.Origin: "A new race or class",
    v.Leaving: "What makes room",
    v.There: "Cards that are there",
    v.Counted: "Counted cards",
    v.Sources: "Sources of strength",
    v.Aimed: "An announced card",
    v.About: "What it is about",
    v.Lifted: "A lifted card",
    v.Host: "What a card is put on",
    v.CursedHost: "What a curse is put on",
}
_BOUNDS: Final[dict[type[v.Record], str]] = {
    v.LevelRange: "The level of a monster",
    v.RankRange: "The level of a player",
    v.ValueRange: "The value of a card",
}
_AMOUNTS: Final[dict[type[v.Record], str]] = {
    v.Bonus: "A bonus worked out",
    v.Strengthening: "A bonus worked out or chosen",
    v.Toll: "Levels worked out",
    v.Thrown: "As many as rolled",
    v.Bottom: "The lowest level",
    v.SameWorth: "The same value",
    v.Pip: "A number for a die",
}
_HEADINGS: Final = _SELECTIONS | _BOUNDS | _AMOUNTS


def _link(title: str) -> str:
    return f"[{title[0].lower()}{title[1:]}](#{re.sub(r'[^a-z ]', '', title.lower()).replace(' ', '-')})"


# How the types of keys are called, and the heading that explains them.
_TYPES: dict[object, str] = {
    bool: "`true`",
    int: "number",
    str: "name",
    NoneType: "",
    v.Condition: "[condition](#if)",
    v.Crowd: "[crowd](#who)",
    v.Who: "[who](#who)",
    v.Words: "[words](#words)",
    v.Noun: "[noun](#words)",
    v.Limit: "[limit](#uses)",
    v.Target: "[target](#uses)",
    v.Use: "[use](#uses)",
    v.Trigger: "[trigger](#triggers)",
    v.Until: "[until](#verbs)",
    v.Row: "[row](#verbs)",
    v.Option: "[option](#verbs)",
    v.Case: "[case](#how-many)",
    v.RollTest: "[roll test](#if)",
    v.Trait: "[trait](#words)",
    v.Slot: "[slot](#words)",
    v.Match: "[match](#words)",
    v.Tag: "[tag](#words)",
    v.KindWords: "[kind](#words)",
    v.PayCards: "[cost](#a-cost)",
    v.PayLevels: "[cost](#a-cost)",
}
_TYPES |= dict.fromkeys(get_args(v.AnyCard), "[card](#kinds-of-cards)")
_TYPES |= {record: _link(title) for record, title in _HEADINGS.items()}
_GROUPS: Final = {"Point": "[point](#points-in-time)", "WhoName": "[who](#who)"}


@cache
def meanings() -> dict[str, dict[str, str]]:
    """What keys and words mean: by record, or by `Record.key`."""
    text = files("grosbill.effects").joinpath("meanings.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, dict[str, str]])


class _Page:
    """Writes the reference, section by section."""

    def __init__(self, census: Census) -> None:
        self.census = census
        self.lines: list[str] = []
        self.shown: dict[str, str] = {}  # the examples of this section, and where they stand
        self.last = ""

    def put(self, *lines: str) -> None:
        self.lines.extend((*lines, ""))

    def section(self, title: str, text: str = "") -> None:
        """A new section; an example is shown once in each."""
        self.shown, self.last = {}, ""
        self.put(f"### {title}")
        if text:
            self.put(text)

    # --- tables -------------------------------------------------------------------------------------------

    def keys(self, record: type[v.Record], found: Iterable[Key] | None = None) -> None:
        """The keys of a record, then the words that some of them take."""
        shown = list(own_keys(record) if found is None else found)
        if not shown:
            return
        name = family(record).__name__
        rows = [
            f"| `{key.name}` | {_taken(key)} | {_default(key)} | {_meaning(name, key.name)} |"
            for key in shown
        ]
        self.put("| key | takes | default | meaning |", "|---|---|---|---|", *rows)
        for key in shown:
            said = words(key.hint)
            if said and group(key) not in _GROUPS and family(record) is record:
                self.words(key.name, group(key), said)

    def words(self, title: str, name: str, found: Iterable[str]) -> None:
        """The words a key takes, each with a card that shows it."""
        rows = [f"| `{word}` | {_meaning(name, word)} | {self.seen(f'{name}={word}')} |" for word in found]
        self.put(f"| `{title}` | meaning | seen on |", "|---|---|---|", *rows)

    def seen(self, entry: str) -> str:
        """A card that makes use of an entry."""
        example = self.census.best.get(entry)
        return f"`{example.card}`" if example else NO_CARD

    # --- blocks -------------------------------------------------------------------------------------------

    def example(self, entry: str) -> None:
        """The example of an entry: as it is written, and its text in both languages."""
        example = self.census.best.get(entry)
        if example is None:
            self.put(f"({NO_CARD.capitalize()}.)")
            return
        written = "\n".join(_written(example))
        if written == self.last:
            self.put(f"See `{example.card}` above.")
            return
        self.last = written
        self.shown.setdefault(written, entry.replace("=", ".").rpartition(".")[2])
        self.put("```toml", written, "```")
        on = f"`{example.card}`: " if example.place == "words.toml" else ""
        self.put(f"> {on}{example.text[0]}", ">", f"> {example.text[1]}")

    def entry(self, title: str, entry: str, meaning: str) -> None:
        """One thing a card may say."""
        example = self.census.best.get(entry)
        if example is None:
            self.put(f"**`{title}`**: {meaning}. ({NO_CARD.capitalize()}.)")
            return
        above = self.shown.get("\n".join(_written(example)))
        if above:
            self.put(f"**`{title}`**: {meaning}. See `{example.card}` above, under `{above}`.")
            return
        self.put(f"**`{title}`**: {meaning}.")
        self.example(entry)

    def record(self, record: type[v.Record], title: str, *, every_key: bool = False) -> None:
        """A record: what it is, its keys, an example; or an example of every key."""
        self.put(f"#### {title}")
        self.put(f"{_doc(record)} (Record `{record.__name__}`.)")
        self.keys(record)
        if not every_key:
            self.example(record.__name__)
            return
        for key in own_keys(record):
            entry = f"{record.__name__}.{key.name}"
            self.entry(key.name, entry, _meaning(record.__name__, key.name))

    def family(self, base: type[v.Record], places: dict[type[v.Record], str]) -> None:
        """What all of a family may say, with examples and words; then what each place takes of it."""
        name = base.__name__
        self.put(f"{_doc(base)} (Record `{name}`.)")
        found: dict[str, list[Key]] = {}
        for key in (key for record in places for key in own_keys(record)):
            found.setdefault(key.name, []).append(key)
        for title in found:
            self.entry(title, f"{name}.{title}", _meaning(name, title))
        for title, homes in found.items():
            said = list(dict.fromkeys(word for home in homes for word in words(home.hint)))
            if said and group(homes[0]) not in _GROUPS:
                self.words(title, f"{name}.{title}", said)
        for record, title in places.items():
            self.put(f"#### {title}")
            more = " With the keys of [a sort of card](#a-sort-of-card)." if _is_sort(record) else ""
            self.put(f"{_doc(record)}{more} (Record `{record.__name__}`.)")
            self.keys(record)


def _is_sort(record: type[v.Record]) -> bool:
    return issubclass(record, v.Sort) and record is not v.Sort


def reference(census: Census) -> str:
    """The whole reference."""
    page = _Page(census)
    for write in (_points, _who, _which, _how_many, _if, _mods, _verbs, _uses, _triggers, _kinds, _words):
        write(page)
    return "\n".join(page.lines).rstrip() + "\n"


# --- sections ---------------------------------------------------------------------------------------------


def _points(page: _Page) -> None:
    page.section(
        "Points in time", "When something may be used (`when`), happens by itself (`at`) or ends (`until`)."
    )
    for point in get_args(v.Point):
        page.entry(point, f"Point={point}", _meaning("Point", point))


def _who(page: _Page) -> None:
    page.section("Who", "Players, by what they are to the one these effects are about.")
    for name in get_args(v.WhoName):
        page.entry(name, f"WhoName={name}", _meaning("WhoName", name))
    page.record(v.Who, "A group, narrowed")
    page.record(v.Crowd, "A crowd that is counted")


def _which(page: _Page) -> None:
    page.section("Which cards")
    page.family(v.Cards, _SELECTIONS)
    page.family(v.Range, _BOUNDS)


def _how_many(page: _Page) -> None:
    page.section("How many", "Where a number is taken, it may often be worked out instead.")
    page.family(v.Amount, _AMOUNTS)
    page.record(v.Case, "A row of a case")


def _if(page: _Page) -> None:
    page.section("If")
    page.record(v.Condition, "A condition", every_key=True)
    page.record(v.RollTest, "A roll test")


def _mods(page: _Page) -> None:
    page.section("Standing changes", f"Under `mods`. {_doc(v.Mod)} Each may have an `if`. (Record `Mod`.)")
    page.keys(v.Mod)
    page.example("Mod.if")
    for mod in get_args(v.AnyMod):
        page.record(mod, f'`mod = "{mod.__struct_config__.tag}"`')


def _verbs(page: _Page) -> None:
    where = "Under `do`, `bad_stuff`, `cost` and `otherwise`."
    page.section("Verbs", f"{where} {_doc(v.Verb)} Each may have these keys. (Record `Verb`.)")
    page.keys(v.Verb)
    for key in own_keys(v.Verb):
        page.entry(key.name, f"Verb.{key.name}", _meaning("Verb", key.name))
    page.put(f"{_doc(v.Deed)} Those verbs have this key as well. (Record `Deed`.)")
    page.keys(v.Deed)
    page.entry("who", "Deed.who", _meaning("Deed", "who"))
    for verb in get_args(v.AnyVerb):
        page.record(verb, f'`do = "{verb.__struct_config__.tag}"`')
        for part, title in _PARTS.get(verb, ()):
            page.record(part, title)


_PARTS: Final[dict[type[v.Record], tuple[tuple[type[v.Record], str], ...]]] = {
    v.Roll: ((v.Row, "A row of results"),),
    v.Choose: ((v.Option, "A way to choose"),),
    v.Grant: ((v.Until, "How long: until"),),
}


def _uses(page: _Page) -> None:
    page.section("Uses")
    page.record(v.Use, "A use", every_key=True)
    page.record(v.Target, "A target", every_key=True)
    page.record(v.Limit, "A limit")
    page.put("#### A cost")
    page.put("What is paid first, in full or not at all: cards, or levels.")
    page.record(v.PayCards, '`do = "lose"`, as a cost')
    page.record(v.PayLevels, '`do = "lose_levels"`, as a cost')


def _triggers(page: _Page) -> None:
    page.section("Triggers")
    page.record(v.Trigger, "A trigger")


def _kinds(page: _Page) -> None:
    page.section("Kinds of cards", f"{_doc(v.Cardfile)} It may hold several kinds. (Record `Cardfile`.)")
    page.keys(v.Cardfile)
    page.put(f"{_doc(v.Card)} (Record `Card`.)")
    page.keys(v.Card)
    for name in ("tags", "hook"):
        page.entry(name, f"Card.{name}", _meaning("Card", name))
    page.put(f"{_doc(v.Played)} One-shots and actions have these keys as well. (Record `Played`.)")
    page.keys(v.Played)
    for key in own_keys(v.Cardfile):
        kind = get_args(key.hint)[0]
        page.record(kind, f"`[[{key.name}]]`")


def _words(page: _Page) -> None:
    page.section("Words", f"{_doc(v.Glossary)} (Record `Glossary`.)")
    page.keys(v.Glossary)
    page.record(v.Words, "Both languages")
    page.record(v.Noun, "A noun")
    for record, name in ((v.Trait, "trait"), (v.Slot, "slot"), (v.Tag, "tag"), (v.KindWords, "kind")):
        page.record(record, f"`[[{name}]]`")
        for key in own_keys(record):
            if key.name not in ("id", "of", "noun", "room", "clause", "absent", "match"):
                page.entry(key.name, f"{record.__name__}.{key.name}", _meaning(record.__name__, key.name))
        if record is v.Tag:
            page.record(v.Match, "A match", every_key=True)


# --- pieces -----------------------------------------------------------------------------------------------


def _doc(record: type[v.Record]) -> str:
    return " ".join((record.__doc__ or "").split())


def _meaning(name: str, key: str) -> str:
    return meanings()[name][key]


def _taken(key: Key) -> str:
    """What a key takes; what is true unless it is denied takes the denial."""
    return "`false`" if key.default is True else takes(key.hint)


def takes(hint: object) -> str:
    """What a key takes, in words."""
    return " or ".join(dict.fromkeys(_takes(hint)))


def _takes(hint: object) -> Iterator[str]:
    if hint == bool | None:
        yield "`true`, `false`"
        return
    if get_origin(hint) is Annotated:
        kind, bounds = get_args(hint)
        yield f"{_TYPES[kind]} from {bounds.ge} to {bounds.le}"
        return
    there = words(hint)
    shared = _GROUPS.get(SHARED.get(there, ""), "")
    if get_origin(hint) is tuple:
        yield f"list of {_several(get_args(hint)[0])}"
    elif hint in _TYPES:
        if _TYPES[hint]:
            yield _TYPES[hint]
    elif get_origin(hint) is Literal:
        yield shared or ", ".join(
            f"`{str(word).lower() if word is True else word}`" for word in get_args(hint)
        )
    elif get_origin(hint) is dict:
        yield f"table of {takes(get_args(hint)[1])}"
    elif there and not any(get_args(part) for part in get_args(hint)):
        yield shared or ", ".join(f"`{word}`" for word in there)
    else:
        for part in get_args(hint):
            yield from _takes(part)


def _several(hint: object) -> str:
    for base, what in ((v.Mod, "[mods](#standing-changes)"), (v.Verb, "[verbs](#verbs)")):
        parts = get_args(hint) or (hint,)
        if all(isinstance(part, type) and issubclass(part, base) for part in parts):
            return what
    return takes(hint).replace("name", "names").replace("number", "numbers").replace("](", "s](")


def _default(key: Key) -> str:
    if key.default is msgspec.NODEFAULT:
        return "required"
    if key.default is None or key.default is False or key.default in ((), {}):
        return "–"
    return f"`{toml(key.default)}`"


def _written(example: Example) -> list[str]:
    """The example as it stands in its file."""
    lines = [f"# {example.place or example.card}"]
    for name, value in example.data.items():
        tables = isinstance(value, list) and value and isinstance(value[0], dict) and "id" in value[0]
        if tables:
            lines.append(f"[[{name}]]")
            lines.extend(_pair(key, part) for key, part in value[0].items())
        else:
            lines.append(_pair(name, value))
    return "\n".join(lines).split("\n")


def _pair(name: str, value: object) -> str:
    return f"{name} = {toml(value, width=100 - len(name) - 3)}"


__all__ = ["RECORDS", "Census", "meanings", "reference", "takes"]
