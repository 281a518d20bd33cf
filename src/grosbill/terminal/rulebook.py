"""Words of the rules, clauses and rulings as they are shown."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from grosbill.clauses import Bilingual, Clause, Ruling
from grosbill.clauses.keepers import by_file
from grosbill.clauses.terms import Term
from grosbill.language import LANGUAGES, say, tidy
from grosbill.words.rulebook import value_told


def term_shown(term: Term, lang: str, *, both: bool = False) -> RenderableType:
    """A word of the rules and what it means, in one language or, the reader's first, in both."""
    langs = [lang, *(other for other in LANGUAGES if other != lang)] if both else [lang]
    return Group(
        *(
            Text.assemble(
                (tidy(other, term.name.text(other)), "bold"),
                "  ",
                tidy(other, term.about.text(other)),
                style="" if other == lang else "italic",
            )
            for other in langs
        )
    )


def clause_shown(
    clause: Clause,
    value: Bilingual,
    lang: str,
    *,
    both: bool = False,
    scenarios: Sequence[str] = (),
    reason: str = "",
    kept: Sequence[str] = (),
) -> RenderableType:
    """A clause with its value, in one language or, the reader's first, in both."""
    langs = [lang, *(other for other in LANGUAGES if other != lang)] if both else [lang]
    rows: list[RenderableType] = [Text.assemble((clause.id, "bold"), "  ", tidy(lang, clause.text(lang)))]
    rows += [Text(tidy(other, clause.text(other)), "italic") for other in langs[1:]]
    if both or value.en not in ("yes", "default"):
        rows.append(Text(say(lang, "ui-clause-value", value=value_told(value, lang)), "dim"))
    if reason:
        rows.append(Text(say(lang, "ui-clause-reason", reason=reason), "dim"))
    rows += _kept(kept, lang)
    rows += [Text(path, "green") for path in scenarios]
    return Group(rows[0], Padding(Group(*rows[1:]), (0, 0, 0, 2))) if rows[1:] else rows[0]


def _kept(kept: Sequence[str], lang: str) -> list[Text]:
    return [Text(say(lang, "ui-clause-kept", place=place), "dim") for place in by_file(kept)]


def ruling_shown(
    ruling: Ruling,
    lang: str,
    *,
    both: bool = False,
    scenarios: Sequence[str] = (),
    kept: Sequence[str] = (),
) -> RenderableType:
    """A ruling: the situation, and what happens."""
    langs = [lang, *(other for other in LANGUAGES if other != lang)] if both else [lang]
    rows: list[RenderableType] = []
    for other in langs:
        style = "" if other == lang else "italic"
        rows.append(Text(tidy(other, ruling.situation.text(other)), style))
        rows.append(Text(f"→ {tidy(other, ruling.ruling.text(other))}", style))
    rows += _kept(kept, lang)
    rows += [Text(path, "green") for path in scenarios]
    return Group(Text(ruling.id, "bold"), Padding(Group(*rows), (0, 0, 0, 2)))
