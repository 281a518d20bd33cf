"""Finding words of the rules, clauses and rulings, and what a clause's value is called."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from grosbill.clauses import Bilingual, Clause, Ruling, clauses, rulings
from grosbill.clauses.terms import Term, terms
from grosbill.clauses.values import COMMON
from grosbill.language import say
from grosbill.words.naming import plain


def find_term(text: str) -> Term | None:
    """The word of the rules that a text is, by its id, its name or one of its forms in any language."""
    wanted = plain(text)
    return next((term for term in terms().values() if wanted in _called(term)), None)


def _called(term: Term) -> set[str]:
    said = (term.id, term.name.en, term.name.fr, *term.forms.en, *term.forms.fr)
    return {plain(each) for each in said}


def find_clauses(text: str) -> list[Clause]:
    """The clauses a text means: by the id or its beginning, or those in which all its words occur.

    If it is a word of the rules, those that decide about it come first.
    """
    everything = clauses()
    wanted = text.strip().upper()
    if wanted in everything:
        return [everything[wanted]]
    if wanted.startswith("R-"):
        return [clause for clause in everything.values() if clause.id.startswith(wanted)]
    parts = plain(text).split()
    term = find_term(text)
    found = [everything[name] for name in term.clauses] if term is not None else []
    return found + [
        clause
        for clause in everything.values()
        if clause not in found and _all_in(parts, (clause.id, clause.en, clause.fr))
    ]


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


def value_told(value: Bilingual, lang: str) -> str:
    """A value in words: the common ones have messages, the others are in words already."""
    text = value.text(lang)
    return say(lang, "ui-value-" + text.replace("/", "").replace(" ", "-")) if text in COMMON else text
