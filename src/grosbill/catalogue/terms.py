"""Words of the rules to look up: in both languages, with the clauses that decide and what shows them."""

from __future__ import annotations

import msgspec

from grosbill.catalogue.bilingual import Both, in_each
from grosbill.catalogue.pages import Example, Index, RuleSeen, Where, examples, rulings_on, seen_of
from grosbill.clauses.terms import Term, terms
from grosbill.language import LANGUAGES, tidy


class TermSeen(msgspec.Struct, frozen=True):
    """A word of the rules in a list: what it is called, how texts say it, what it means."""

    id: str
    name: Both
    about: Both
    forms: dict[str, tuple[str, ...]]


class TermPage(TermSeen, frozen=True):
    """A word of the rules with the clauses that decide about it, their rulings, and what shows them."""

    clauses: list[RuleSeen]
    rulings: list[RuleSeen]
    scenarios: list[Example]


def glossary(where: Where) -> list[TermSeen]:
    """The words of the rules that mean something in these games."""
    return [_seen(term) for term in terms().values() if _decided(term, where)]


def term_page(index: Index, name: str, where: Where) -> TermPage | None:
    """The word of that id."""
    term = terms().get(name)
    if term is None:
        return None
    # Whoever asks for a word sees it even where it has no bearing.
    decide = _decided(term, where) or list(term.clauses)
    return TermPage(
        **msgspec.structs.asdict(_seen(term)),
        clauses=seen_of(decide, where, index),
        rulings=rulings_on(index, decide, where),
        scenarios=examples(index, decide),
    )


def _decided(term: Term, where: Where) -> list[str]:
    """The clauses that decide about a word in these games."""
    return [clause for clause in term.clauses if where.bears(clause)]


def _seen(term: Term) -> TermSeen:
    return TermSeen(
        id=term.id,
        name=in_each(lambda lang: tidy(lang, term.name.text(lang))),
        about=in_each(lambda lang: tidy(lang, term.about.text(lang))),
        forms={lang: term.forms.of(lang) for lang in LANGUAGES},
    )
