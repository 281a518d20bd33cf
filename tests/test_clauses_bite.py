"""A scenario listed for a clause goes red when the clause is not kept.

Whatever differs from edition to edition is flipped: the game of a scenario gets another value of the setting
that decides, loses what its cards say where they decide, or is played with the rules of another edition. Only
the scenarios that name the clause are run, and one that notices is enough.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from grosbill.clauses import Clause, clauses
from grosbill.clauses.keepers import keepers
from grosbill.clauses.reasons import reasons
from grosbill.clauses.values import follows
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import ScenarioError
from grosbill.model.settings import Settings, known_settings
from grosbill.packs import Edition, default_edition, edition, editions, values_for
from grosbill.packs import words as pack_words
from grosbill.packs.boxes import boxes
from grosbill.packs.clause_values import FACTS, form_of
from grosbill.packs.loader import Pack
from grosbill.scenarios.index import Shown, scenario_index
from grosbill.scenarios.reading import load
from grosbill.scenarios.running import Failed, Run

ROOT = Path(__file__).parents[1]
NUMBERS = (-1, 1, 2)
"""By how much a setting that is a number is changed."""

SAME_IN_PLAY = {
    "R-TURN-003": "trouble and loot are one phase or two, and the same may be done in either case",
    "R-COMBAT-012": "a card that raises a level may be played in a fight from hand in every edition",
    "R-DEATH-018": "two ways to say the same moment",
    "R-SELL-011": "a name: it is in the words of the price",
    "R-CURSE-001": "a name: it is in the words of the kind",
    "R-BLEND-012": "about blends alone",
}
"""Clauses whose values differ in words, and why no scenario can tell."""

WORKS_ON = {
    r"R-BIG-00\d": ("big",),
    r"R-BIG-010": ("complex",),
    r"R-LASER-00[3-6]": ("laser",),
    r"R-WANDER-00[6-9]": ("goth",),
    r"R-CULT-\d+|R-CARD-021|R-LEVEL-016": ("cultist",),
    r"R-CLASS-005|R-TIME-001": ("cultist",),
    r"R-CLASS-01[579]": ("half-breed",),
    r"R-ENH-00[57]": ("mate", "and-its-clone"),
    r"R-COMBAT-006": ("warrior",),
    r"R-HELP-016": ("elf",),
}
"""What rules in the program work on: cards, tags and kinds without which they have nothing to do."""

BY_THE_CARDS = ("R-RUN-019", "R-SIDE-007", "R-SIDE-009", "R-SIDE-010", "R-SIDE-011")
"""Told by the setting that brings the rules for sidekicks; what they do is on the cards."""

# --- what is said -------------------------------------------------------------------------------------------


@cache
def _index() -> dict[str, list[Shown]]:
    return scenario_index(ROOT / "scenarios")


def _core(text: str) -> str:
    """A value without notes, and whether it is said or goes without saying."""
    text = re.sub(r" \([^)]*\)|, in the fast variant", "", text)
    return f"yes{text.removeprefix('default')}" if text.startswith("default") else text


def _told(name: str, clause: Clause, **changes: Any) -> str:
    settings = msgspec.structs.replace(edition(name).defaults(), **changes)
    return _core(values_for(edition(name), settings).value(clause).en)


def _differs(clause: Clause) -> bool:
    return len({_told(name, clause) for name in editions() if not _dealt_like(name)}) > 1


def _dealt_like(name: str) -> str:
    """The base of an edition that has no cards of its own: what it says no other way needs no scenario."""
    box = boxes()[name]
    base = boxes().get(box.base or "")
    same = base is not None and (box.packs, box.selection) == (base.packs, base.selection)
    return (box.base or "") if same else ""


def _bears(name: str, clause: Clause) -> bool:
    """Whether a clause says something in an edition, if only that it may not be done."""
    return _told(name, clause) == "no" or values_for(edition(name), edition(name).defaults()).applies(clause)


def _others(setting: str, value: Any) -> list[Any]:
    """Other values of a setting: those near a number, or all."""
    limits, kind = known_settings()[setting].limits, get_type_hints(Settings)[setting]
    if limits is not None:
        return [value + step for step in NUMBERS if limits[0] <= value + step <= limits[1]]
    return [other for other in ((False, True) if kind is bool else get_args(kind)) if other != value]


# --- flips --------------------------------------------------------------------------------------------------


def _red(shown: Shown, played: str = "") -> bool:
    """Whether a scenario fails, or cannot even be set up: something cannot be worn, there is no such card."""
    loaded = load(ROOT / shown.path)
    if played:
        loaded.scenario.edition = played
    try:
        Run(loaded).play()
    except (Failed, ScenarioError):
        return True
    return False


def _game(shown: Shown) -> Settings:
    return edition(shown.edition).agreed(shown.variants, shown.settings)


def _notices(
    found: Iterable[Shown], setting: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Shown]:
    """The scenarios with this value of a setting that go red with some other."""
    kept = Edition.agreed
    for shown in found:
        if getattr(_game(shown), setting) != value:
            continue
        for other in _others(setting, value):
            with monkeypatch.context() as patch:
                patch.setattr(Edition, "agreed", _with(kept, setting, other))
                if _red(shown):
                    yield shown
                    break


def _with(kept: Any, setting: str, value: Any) -> Any:
    def agreed(self: Edition, variants: Any, changes: Any) -> Settings:
        settings: Settings = kept(self, variants, changes)
        return msgspec.structs.replace(settings, **{setting: value})

    return agreed


def _host(shown: Shown) -> str:
    return shown.edition.partition("+")[0] or default_edition()


# --- settings -----------------------------------------------------------------------------------------------


SHOWN_AT = {"moves_per_turn": 10}
"""Settings whose usual value takes too many moves for a scenario (tests/test_stalling.py makes them), and the
value at which one shows them."""


def _usual(name: str, setting: str) -> Any:
    return SHOWN_AT.get(setting, getattr(edition(name).defaults(), setting))


def _values() -> list[tuple[str, Any]]:
    """Every setting with each value that an edition or a variant has."""
    return [
        (name, value)
        for name, setting in known_settings().items()
        for value in dict.fromkeys(
            [_usual(each, name) for each in editions()] + [variant.value for variant in setting.variants]
        )
    ]


def _about(setting: str) -> list[Shown]:
    """The scenarios that name the clause of a setting; without one, the cards that ask for it."""
    known = known_settings()[setting]
    named = {known.clause, *[variant.clause for variant in known.variants]} - {None}
    if known.clause is None:
        packs = [content.pack for content in edition("+".join(editions())).contents]
        named = {card.id for pack in packs for card in pack.cards if setting in _dares(card)}
    found = {shown.path: shown for name in sorted(map(str, named)) for shown in _index().get(name, ())}
    return list(found.values())


def _dares(card: v.Card) -> set[str | None]:
    return {record.dare for record in records(card) if isinstance(record, v.Condition)}


@pytest.mark.parametrize(("setting", "value"), _values())
def test_a_setting_that_is_flipped_is_noticed(
    setting: str, value: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticing = _notices(_about(setting), setting, value, monkeypatch)
    assert next(noticing, None) is not None, f"no scenario shows that {setting} is {value!r}"


# --- clauses that a setting decides -------------------------------------------------------------------------


def _decided() -> list[tuple[str, str, str]]:
    """Every clause that follows a setting, and each edition in which another value would be told.

    Where all editions say the same, one of them will do: the name is empty. So does its base for an edition
    that has no cards of its own.
    """
    found = []
    for clause in clauses().values():
        if clause.id in SAME_IN_PLAY or clause.id in BY_THE_CARDS:
            continue
        for name in editions():
            for setting in sorted(follows(form_of(name, clause)) - {*FACTS}):
                value = getattr(edition(name).defaults(), setting)
                told = {_told(name, clause, **{setting: other}) for other in _others(setting, value)}
                if not _bears(name, clause) or told == {_told(name, clause)}:
                    continue
                base = _dealt_like(name)
                if not base or _told(base, clause) != _told(name, clause):
                    found.append((clause.id, setting, name if base or _differs(clause) else ""))
    return list(dict.fromkeys(found))


@pytest.mark.parametrize(("clause", "setting", "name"), _decided())
def test_a_clause_that_is_flipped_is_noticed(
    clause: str, setting: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = _usual(name or default_edition(), setting)
    shown = [each for each in _index().get(clause, ()) if not name or _host(each) == name]
    noticing = _notices(shown, setting, value, monkeypatch)
    assert next(noticing, None) is not None, f"no scenario shows {clause} as {name or 'any edition'} has it"


# --- clauses that cards and words decide --------------------------------------------------------------------


def _kept_by(clause: str) -> list[str]:
    """The cards, tags and kinds whose data keep a clause, as comments beside them say, or are its subject."""
    found = [place.rpartition(":")[2] for place in keepers().get(clause, ()) if ".toml:" in place]
    found += [name for rule, names in WORKS_ON.items() if re.fullmatch(rule, clause) for name in names]
    return [name for name in dict.fromkeys(found) if name in _entries()]


@cache
def _entries() -> frozenset[str]:
    contents = edition("+".join(editions())).contents
    words = pack_words.merged([content.pack.words for content in contents])
    cards = [card.id for content in contents for card in content.pack.cards]
    return frozenset([*cards, *[tag.id for tag in words.tag], *[kind.id for kind in words.kind]])


def _by_data() -> list[str]:
    found = [
        clause.id
        for clause in clauses().values()
        if _differs(clause) and clause.id not in SAME_IN_PLAY and not _settings(clause)
    ]
    return [clause for clause in (*found, *BY_THE_CARDS) if _kept_by(clause)]


def _settings(clause: Clause) -> set[str]:
    return {setting for name in editions() for setting in follows(form_of(name, clause))} - {*FACTS}


def _muted(record: Any, names: list[str]) -> Any:
    """A card, tag or kind without what it does; there is one of each card, and its bonus stays."""
    mine = record.id in names or (isinstance(record, v.Card) and KINDS[type(record)] in names)
    given: dict[str, Any] = {
        field.name: field.default if field.default is not msgspec.NODEFAULT else ()
        for field in msgspec.structs.fields(record)
        if field.name in _DOES
    }
    return msgspec.structs.replace(record, **given) if mine else record


_DOES = ("mods", "on", "uses", "match", "implies", "carry", "use", "limit", "spreads", "tags", "copies", "do")


def _without(names: list[str]) -> Any:
    def glossary(words: v.Glossary) -> v.Glossary:
        tags, kinds = (tuple([_muted(each, names) for each in found]) for found in (words.tag, words.kind))
        return msgspec.structs.replace(words, tag=tags, kind=kinds)

    def pack(found: Pack) -> Pack:
        cards = tuple([_muted(card, names) for card in found.cards])
        return msgspec.structs.replace(found, cards=cards, words=glossary(found.words))

    def played(name: str, packs: Any = ()) -> Edition:
        whole = edition(name, packs)
        contents = [msgspec.structs.replace(each, pack=pack(each.pack)) for each in whole.contents]
        return msgspec.structs.replace(whole, contents=tuple(contents))

    return glossary, played


@pytest.mark.parametrize("clause", _by_data())
def test_a_card_that_loses_what_it_does_is_noticed(clause: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = _kept_by(clause)
    glossary, played = _without(names)
    common = glossary(pack_words.common())
    monkeypatch.setattr(pack_words, "common", lambda: common)
    monkeypatch.setattr("grosbill.rules.topics.setup.edition", played)
    assert any(map(_red, _index()[clause])), f"{clause} is kept by {names}, and no scenario shows it"


# --- clauses that an edition decides ------------------------------------------------------------------------


def _by_edition() -> list[str]:
    return [
        clause.id
        for clause in clauses().values()
        if _differs(clause)
        and not _settings(clause)
        and not _kept_by(clause.id)
        and clause.id not in SAME_IN_PLAY
        and clause.id not in reasons()
    ]


@pytest.mark.parametrize("clause", _by_edition())
def test_a_scenario_does_not_hold_where_the_clause_is_another(clause: str) -> None:
    told = {name: _told(name, clauses()[clause]) for name in editions()}
    flips = [
        (shown, name)
        for shown in _index()[clause]
        for name in editions()
        if shown.edition in told and told[name] != told[shown.edition]
    ]
    assert any(_red(shown, name) for shown, name in flips)


def test_what_is_the_same_in_play_is_told_of_clauses_that_differ() -> None:
    assert all(_differs(clauses()[clause]) for clause in SAME_IN_PLAY)
    assert all("sidekicks" in _settings(clauses()[clause]) for clause in BY_THE_CARDS)
