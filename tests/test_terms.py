"""The words of the rules: their clauses exist, their forms are used, and no two of them claim one form."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest

from grosbill.catalogue.cards import mix_of, rows
from grosbill.clauses import clauses
from grosbill.clauses.terms import Term, checked, terms
from grosbill.language import LANGUAGES
from grosbill.packs import editions
from test_spelling import written

EVERYTHING = "+".join(editions())


@cache
def texts(lang: str) -> str:
    """Every text that uses words of the rules: messages, clauses, rulings and settings, and the cards."""
    cards = [
        text
        for name in (*editions(), EVERYTHING)
        for row in rows(mix_of(name))
        for text in (row.line, row.text)
    ]
    # Not what says itself what the words mean.
    told = (text for where, text in written(lang) if where not in terms())
    return "\n".join((*told, *(text[lang] for text in cards))).replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_form_occurs_in_some_text(lang: str) -> None:
    for term in terms().values():
        for form in term.forms.of(lang):
            flags = re.IGNORECASE if form == form.lower() else re.NOFLAG
            used = re.search(rf"(?<![^\W_]){re.escape(form)}(?![^\W_])", texts(lang), flags)
            assert used, (term.id, form)


def test_each_word_has_clauses_in_which_it_matters_and_says_something_of_its_own() -> None:
    for term in terms().values():
        assert set(term.clauses) <= clauses().keys()
        assert len(set(term.clauses)) == len(term.clauses), term.id
        for lang in LANGUAGES:
            about = term.about.text(lang)
            assert about.endswith("."), (term.id, lang)
            assert len(about) <= 200, (term.id, lang)
            assert all(about not in clauses()[name].text(lang) for name in term.clauses), (term.id, lang)


def test_a_word_that_is_wrong_is_refused() -> None:
    good = msgspec.to_builtins(terms()["charity"])
    assert msgspec.convert(good, Term) == terms()["charity"]
    wrongs: tuple[dict[str, object], ...] = (
        {"clauses": []},
        {"id": "Charity!"},
        {"colour": "red"},
        {"forms": {"en": ["a"], "fr": []}},
    )
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(good | wrong, Term)
    charity, curse = terms()["charity"], terms()["curse"]
    again = msgspec.structs.replace(curse, forms=charity.forms)
    nowhere = msgspec.structs.replace(curse, clauses=("R-CURSE-999",))
    for found, why in (
        ([charity, charity], "charity occurs twice"),
        ([charity, again], "charity and curse both claim 'charity'"),
        ([nowhere], "there is no clause R-CURSE-999"),
    ):
        with pytest.raises(ValueError, match=why):
            checked(found)
