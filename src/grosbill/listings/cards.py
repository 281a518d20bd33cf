"""The cards of an edition as rows: for reading, and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from grosbill.effects.text import card_line
from grosbill.language import LANGUAGES, capital, say, tidy
from grosbill.model.errors import GrosbillError
from grosbill.packs import CardDef, Mix, edition, editions, mix_for
from grosbill.packs.icons import icon_of
from grosbill.scenarios.index import Shown, scenario_index
from grosbill.terminal import explain
from grosbill.terminal.page import Page
from grosbill.words.naming import Words, rules_text

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
    name: dict[str, str]
    line: dict[str, str]
    text: dict[str, str]
    icon: str
    source: str
    hook: str | None
    scenarios: list[str]

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        return msgspec.structs.asdict(self)


def mix_of(name: str, packs: Sequence[Path] = ()) -> Mix:
    """The cards of an edition under its own settings."""
    played = edition(name, packs)
    return mix_for(played, played.defaults())


def rows(mix: Mix, wanted: str = "") -> list[CardRow]:
    """The cards of a mix in the order of its packs; with `wanted` only those that it may mean."""
    settings = msgspec.structs.asdict(mix.edition.defaults())
    index = scenario_index()
    chosen = _chosen(mix, wanted) if wanted else mix.defs
    return [_row(mix, d, settings, index) for d in chosen]


def _chosen(mix: Mix, wanted: str) -> list[CardDef]:
    if wanted in mix.ids:
        return [mix.defs_by_id[mix.ids[wanted]]]
    found = Words(mix, mix.edition.defaults(), "en").find(wanted)
    if not found:
        raise UnknownCardError.said("no-card", name=wanted, edition=mix.edition.id)
    return [mix.defs_by_id[card] for card in found]


def _shown(mix: Mix, d: CardDef, index: dict[str, list[Shown]]) -> list[str]:
    """The scenarios that show a card, in games that have it."""
    named = f"{d.pack}/{d.card.id}"
    found = {shown.path for shown in index.get(named, ())}
    # A card of two sets is one card, unless their printings differ: then its name tells the set.
    sets = {d.pack} if d.id == named else {content.pack.id for content in mix.edition.contents}
    for shown in index.get(d.card.id, ()):
        played = [editions()[part] for part in shown.edition.split("+") if part in editions()]
        if any(content.pack.id in sets for part in played for content in part.contents):
            found.add(shown.path)
    return sorted(found)


def _row(mix: Mix, d: CardDef, settings: dict[str, object], index: dict[str, list[Shown]]) -> CardRow:
    names = {"en": d.card.name.en, "fr": d.card.name.fr}
    return CardRow(
        id=d.id,
        set=d.pack,
        deck=DECKS[d.deck],
        kind=d.kind,
        copies=len(mix.copies[d.id]),
        name={lang: tidy(lang, names[lang]) for lang in LANGUAGES},
        line={lang: card_line(d.card, mix.lexicon, lang) for lang in LANGUAGES},
        text={lang: rules_text(mix, d, lang, settings) for lang in LANGUAGES},
        icon=icon_of(mix, d.id),
        source=d.card.source,
        hook=d.hook,
        scenarios=_shown(mix, d, index),
    )


def show(mix: Mix, found: list[CardRow], lang: str, *, full: bool, uncovered: bool) -> None:
    """Print the cards: each in full, or as a list sorted by kind."""
    console = Page(highlight=False)
    words = Words(mix, mix.edition.defaults(), lang)
    if uncovered:
        for row in found:
            console.print(Text(row.id))
        console.print(say(lang, "ui-uncovered-cards", n=len(found), all=len(mix.defs)))
        return
    if full and len(found) == 1:
        _show_one(console, words, found[0])
        return
    for kind, same in groupby(sorted(found, key=_order), key=lambda row: row.kind):
        console.print(Text(capital(_kind(words, kind)), "bold cyan"))
        grid = Table.grid(padding=(0, 2, 0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for row in same:
            copies = f" ×{row.copies}" if row.copies > 1 else ""
            marks = f"  {row.id}" + (f"  ({row.hook})" if row.hook else "")
            grid.add_row(
                Text(row.name[lang] + copies, "bold"), Text.assemble(words.line(row.id), (marks, "dim"))
            )
        console.print(grid)
    console.print(say(lang, "ui-cards-count", n=len(found), all=sum(row.copies for row in found)))


def _order(row: CardRow) -> tuple[str, str]:
    return row.deck, row.kind


def _kind(words: Words, kind: str) -> str:
    noun = words.mix.lexicon.kind(kind)
    return noun.many.fr if words.lang == "fr" else noun.many.en


def _show_one(console: Page, words: Words, row: CardRow) -> None:
    console.print(explain.card(words, row.id))
    facts = {
        "deck": say(words.lang, f"ui-deck-{row.deck}", door=words.door),
        "set": row.set,
        "copies": str(row.copies),
        "source": row.source,
        "hook": row.hook or "",
        "scenarios": "\n".join(row.scenarios) or say(words.lang, "ui-no-scenario"),
    }
    grid = Table.grid(padding=(0, 2, 0, 1))
    for name, value in facts.items():
        if value:
            grid.add_row(Text(say(words.lang, f"ui-fact-{name}"), "dim"), Text(value))
    console.print(grid)
