"""The editions and their variants, printed."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from grosbill.catalogue.bilingual import spoken
from grosbill.language import say
from grosbill.model.settings import known_settings
from grosbill.packs import Edition, editions
from grosbill.terminal.page import Page


def show(lang: str) -> None:
    """Print the editions, each with its variants, what a table may change, and how editions are blended."""
    console = Page(highlight=False)
    for edition in editions().values():
        console.print(_shown(edition, lang))
    console.print(say(lang, "ui-settings"))
    console.print(Padding(_house_rules(lang), (0, 0, 1, 2)))
    for message in ("ui-editions-blend", "ui-editions-host", "ui-editions-shared", "ui-editions-pack"):
        console.print(say(lang, message))


def _shown(edition: Edition, lang: str) -> Group:
    low, high = edition.players
    facts = say(lang, "ui-edition", cards=edition.cards, low=low, high=high)
    parts: list[Any] = [
        Text.assemble((edition.id, "bold cyan"), "  ", (spoken(edition.name, lang), "bold"), f"  {facts}")
    ]
    parts += [Padding(Text(spoken(remark, lang), "dim"), (0, 0, 0, 2)) for remark in edition.complete]
    grid = Table.grid(padding=(0, 2, 0, 0))
    for variant in edition.variants:
        grid.add_row(variant.id, spoken(variant.name, lang), Text(variant.clause, "dim"))
    return Group(*parts, Padding(grid, (0, 0, 1, 2)))


def _house_rules(lang: str) -> Table:
    """What a table may change, with its values, and the editions where not all of them let it."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for name, setting in known_settings().items():
        there = [edition.id for edition in editions().values() if name in edition.options]
        if not there:
            continue
        about = [f"{spoken(setting.name, lang)}. {spoken(setting.about, lang)}"]
        if setting.limits is not None:
            low, high = setting.limits
            about.append(say(lang, "ui-setting-range", low=low, high=high))
        if len(there) < len(editions()):
            about.append(say(lang, "ui-setting-in", editions=", ".join(there)))
        first, *more = about
        shown = f"{first} ({'; '.join(more)})" if more else first
        grid.add_row(name, shown, Text(setting.clause or "", "dim"))
    return grid
