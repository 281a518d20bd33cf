"""The cards of an edition as rows of plain data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from grosbill.catalogue.bilingual import Both, both, in_each
from grosbill.catalogue.faces import Face, face
from grosbill.catalogue.pages import Example
from grosbill.effects.text import card_line
from grosbill.language import LANGUAGES
from grosbill.model.errors import GrosbillError
from grosbill.packs import CardDef, Mix, edition, editions, mix_for
from grosbill.packs.icons import icon_of
from grosbill.scenarios.index import Shown, scenario_index
from grosbill.words.naming import Words, plain, rules_text

DECKS = ("door", "treasure")


class UnknownCardError(GrosbillError):
    """There is no such card in this edition."""


class CardRow(msgspec.Struct, frozen=True):
    """One card with everything there is to say about it."""

    id: str
    set: str
    deck: str
    kind: str
    copies: int
    name: Both
    line: Both
    text: Both
    icon: str
    source: str
    hook: str | None
    scenarios: list[str]
    face: Face

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


def mix_of(name: str, packs: Sequence[Path] = ()) -> Mix:
    """The cards of an edition under its own settings."""
    played = edition(name, packs)
    return mix_for(played, played.defaults())


def rows(mix: Mix, chosen: Iterable[CardDef] | None = None) -> list[CardRow]:
    """The rows of these cards; without any, of all cards of a mix in the order of its packs."""
    settings = msgspec.structs.asdict(mix.settings)
    cards = list(mix.defs if chosen is None else chosen)
    index = scenario_index() if cards else {}
    return [_row(mix, d, settings, index) for d in cards]


def meant(mix: Mix, wanted: str) -> list[CardDef]:
    """The cards that somebody may mean who names one; at least one."""
    if wanted in mix.ids:
        return [mix.defs_by_id[mix.ids[wanted]]]
    found = Words(mix, mix.settings, "en").find(wanted)
    if not found:
        raise UnknownCardError.said("no-card", name=wanted, edition=mix.edition.id)
    return [mix.defs_by_id[card] for card in found]


def search(mix: Mix, text: str) -> list[CardDef]:
    """The cards in which all words of a text occur, or begin: those that are called so come first."""
    parts = [f" {part}" for part in plain(text).split()]
    settings = msgspec.structs.asdict(mix.settings)
    called: list[CardDef] = []
    told: list[CardDef] = []
    for d in mix.defs if parts else ():
        names = f" {plain(d.card.name.en)} {plain(d.card.name.fr)} {plain(d.id)}"
        if all(part in names for part in parts):
            called.append(d)
            continue
        for lang in LANGUAGES:
            text = f"{card_line(d.card, mix.lexicon, lang)} {rules_text(mix, d, lang, settings)}"
            if all(part in f"{names} {plain(text)}" for part in parts):
                told.append(d)
                break
    return called + told


def examples_of(mix: Mix, name: str, index: dict[str, list[Shown]]) -> list[Example]:
    """The scenarios that show a card, in games that have it, with their titles."""
    shown = _shown(mix, mix.defs_by_id[name], index)
    return [Example(each.path, each.title, each.edition) for each in shown]


def _shown(mix: Mix, d: CardDef, index: dict[str, list[Shown]]) -> list[Shown]:
    """The scenarios that show a card, in games that have it."""
    named = f"{d.pack}/{d.card.id}"
    found = {shown.path: shown for shown in index.get(named, ())}
    # A card of two sets is one card, unless their printings differ: then its name tells the set.
    sets = {d.pack} if d.id == named else {content.pack.id for content in mix.edition.contents}
    for shown in index.get(d.card.id, ()):
        played = [editions()[part] for part in shown.edition.split("+") if part in editions()]
        if any(content.pack.id in sets for part in played for content in part.contents):
            found[shown.path] = shown
    return [found[path] for path in sorted(found)]


def _row(mix: Mix, d: CardDef, settings: dict[str, object], index: dict[str, list[Shown]]) -> CardRow:
    return CardRow(
        id=d.id,
        set=d.pack,
        deck=DECKS[d.deck],
        kind=d.kind,
        copies=len(mix.copies[d.id]),
        name=both(d.card.name),
        line=in_each(lambda lang: card_line(d.card, mix.lexicon, lang)),
        text=in_each(lambda lang: rules_text(mix, d, lang, settings)),
        icon=icon_of(mix, d.id),
        source=d.card.source,
        hook=d.hook,
        scenarios=[shown.path for shown in _shown(mix, d, index)],
        face=face(mix, d, settings),
    )
