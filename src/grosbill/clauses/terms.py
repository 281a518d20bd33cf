"""Words of the rules: what each means, the forms in which texts use it, the clauses that decide about it."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from grosbill.clauses import clauses
from grosbill.clauses.values import Bilingual

__all__ = ["Forms", "Term", "terms"]

_Form = Annotated[str, msgspec.Meta(pattern=r"^\S(.*\S)?$")]
_Forms = Annotated[tuple[_Form, ...], msgspec.Meta(min_length=1)]


class Forms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How texts of each language say a word: singular, plural, what is done with it."""

    en: _Forms
    fr: _Forms

    def of(self, lang: str) -> tuple[str, ...]:
        """Return the forms in ``lang``, which is ``"en"`` or ``"fr"``."""
        return self.en if lang == "en" else self.fr


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the rules; the first of its clauses is the one to read first."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$")]
    name: Bilingual
    forms: Forms
    about: Bilingual
    clauses: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]


class _TermFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    term: list[Term]


@cache
def terms() -> dict[str, Term]:
    """Return all words of the rules by id, in order; shared, not to be changed."""
    from importlib.resources import files  # here, because it is slow to import

    text = files("grosbill.clauses").joinpath("terms.toml").read_bytes()
    return checked(msgspec.toml.decode(text, type=_TermFile).term)


def checked(found: list[Term]) -> dict[str, Term]:
    """Return the words by id.

    An id that occurs twice, a clause that there is not and a form that two words claim are errors.
    """
    by_id: dict[str, Term] = {}
    claimed: dict[tuple[str, str], str] = {}
    for term in found:
        if term.id in by_id:
            raise ValueError(f"terms.toml: {term.id} occurs twice")
        by_id[term.id] = term
        for clause in term.clauses:
            if clause not in clauses():
                raise ValueError(f"terms.toml: {term.id}: there is no clause {clause}")
        for lang in ("en", "fr"):
            for form in term.forms.of(lang):
                owner = claimed.setdefault((lang, form.lower()), term.id)
                if owner != term.id:
                    raise ValueError(f"terms.toml: {owner} and {term.id} both claim {form!r}")
    return by_id
