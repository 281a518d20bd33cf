"""The cards of an edition, printed: each in full, or as a list."""

from __future__ import annotations

from itertools import groupby

from rich.table import Table
from rich.text import Text

from grosbill.catalogue.cards import CardRow
from grosbill.language import capital, say
from grosbill.packs import Mix
from grosbill.terminal import explain
from grosbill.terminal.page import Page
from grosbill.words.naming import Words


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
    return words.mix.lexicon.kind(kind).many.text(words.lang)


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
