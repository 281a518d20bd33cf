"""Finding and showing clauses and rulings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from grosbill.clauses import Bilingual, Clause, Ruling, clauses, rulings
from grosbill.clauses.places import by_file
from grosbill.language import LANGUAGES, say
from grosbill.terminal.naming import plain

_VALUES = ("yes", "no", "default", "n/a", "option", "fast option", "blend only")


def find_clauses(text: str) -> list[Clause]:
    """The clauses a text means: by the id or its beginning, or those in which all its words occur."""
    everything = clauses()
    wanted = text.strip().upper()
    if wanted in everything:
        return [everything[wanted]]
    if wanted.startswith("R-"):
        return [clause for clause in everything.values() if clause.id.startswith(wanted)]
    parts = plain(text).split()
    return [clause for clause in everything.values() if _all_in(parts, (clause.id, clause.en, clause.fr))]


def find_rulings(text: str, played: Collection[str]) -> list[Ruling]:
    """The rulings for these editions a text means: one by its id, or those in which all its words occur."""
    everything = rulings()
    wanted = text.strip().upper()
    if wanted in everything:
        return [everything[wanted]]
    parts = plain(text).split()
    return [
        each
        for each in everything.values()
        if not set(each.editions).isdisjoint(played)
        and parts
        and _all_in(parts, (each.situation.en, each.ruling.en), (each.situation.fr, each.ruling.fr))
    ]


def _all_in(parts: Iterable[str], *texts: Iterable[str]) -> bool:
    """Whether all words, or beginnings of words, occur in one of the texts."""
    spoken = [f" {plain(' '.join(text))}" for text in texts]
    return any(all(f" {part}" in text for part in parts) for text in spoken)


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
    rows: list[RenderableType] = [Text.assemble((clause.id, "bold"), "  ", clause.text(langs[0]))]
    rows += [Text(clause.text(other), "italic") for other in langs[1:]]
    if both or value.en not in ("yes", "default"):
        rows.append(Text(say(lang, "ui-clause-value", value=_value(value, lang)), "dim"))
    if reason:
        rows.append(Text(say(lang, "ui-clause-reason", reason=reason), "dim"))
    rows += _kept(kept, lang)
    rows += [Text(path, "green") for path in scenarios]
    return Group(rows[0], Padding(Group(*rows[1:]), (0, 0, 0, 2))) if rows[1:] else rows[0]


def _kept(kept: Sequence[str], lang: str) -> list[Text]:
    return [Text(say(lang, "ui-clause-kept", place=place), "dim") for place in by_file(kept)]


def _value(value: Bilingual, lang: str) -> str:
    """The commonest values in words; the others are in words already, or are notes of those who compared."""
    text = value.text(lang)
    return say(lang, "ui-value-" + text.replace("/", "").replace(" ", "-")) if text in _VALUES else text


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
        rows.append(Text(ruling.situation.text(other), style))
        rows.append(Text(f"→ {ruling.ruling.text(other)}", style))
    rows += _kept(kept, lang)
    rows += [Text(path, "green") for path in scenarios]
    return Group(Text(ruling.id, "bold"), Padding(Group(*rows), (0, 0, 0, 2)))
