"""What all texts have in common: one form of each sign, no word twice, lines that break where they may."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.table import Table
from rich.text import Text

from grosbill import language
from grosbill.clauses import clauses, rulings
from grosbill.clauses.reasons import reasons
from grosbill.clauses.terms import terms
from grosbill.language import LANGUAGES
from grosbill.listings import help as pages
from grosbill.model.settings import Settings, known_settings
from grosbill.packs import edition, editions, mix_for
from grosbill.terminal.page import Page
from grosbill.words.naming import Words

MESSAGES = Path(language.__file__).parent
BLEND = "+".join(editions())


class Pieces(Visitor):
    """The pieces of text of a message, as they are written."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.found: list[str] = []
        self.visit(entry)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 (named by the library)
        self.found.append(node.value)


def messages(lang: str) -> Iterator[tuple[str, str]]:
    for path in sorted((MESSAGES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message):
                yield from ((entry.id.name, piece) for piece in Pieces(entry).found)


def written(lang: str) -> Iterator[tuple[str, str]]:
    """Every text that somebody wrote, and where it stands."""
    yield from messages(lang)
    for clause in clauses().values():
        yield clause.id, clause.text(lang)
    for ruling in rulings().values():
        yield ruling.id, ruling.situation.text(lang)
        yield ruling.id, ruling.ruling.text(lang)
    for name, reason in reasons().items():
        yield name, reason.text(lang)
    for name, term in terms().items():
        yield from (
            (name, text) for text in (term.name.text(lang), *term.forms.of(lang), term.about.text(lang))
        )
    for name, setting in known_settings().items():
        yield name, getattr(setting.about, lang)
        yield name, getattr(setting.name, lang)
    for name in pages._TEXTS:
        yield name, pages.help_text(name, lang)
    for d in mix_for(edition(BLEND), Settings()).defs:
        yield d.id, getattr(d.card.name, lang)
        yield from ((d.id, getattr(use.name, lang)) for use in d.card.uses if use.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_apostrophes_and_dots_have_one_form(lang: str) -> None:
    for where, text in written(lang):
        assert "'" not in text, (where, text)
        assert not re.search(r"\.\s?\.", text), (where, text)


def test_the_page_puts_no_name_where_french_would_need_an_apostrophe() -> None:
    """It fills in names as they are: what would become *d’Ann* or *qu’Ann* is said in another way."""
    found = re.findall(
        r"\b(?:de|que|le|la) \{ \$(?!n\b)\w+", (MESSAGES / "fr" / "page.ftl").read_text("utf-8")
    )
    assert found == []


# --- what is made of the pieces ---------------------------------------------------------------------------


def card_texts(name: str, lang: str) -> Iterator[tuple[str, str]]:
    played = edition(name)
    settings = played.defaults()
    words = Words(mix_for(played, settings), settings, lang)
    for d in words.mix.defs:
        yield d.id, f"{words.line(d.id)}.\n{words.text(d.id)}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [*editions(), BLEND])
def test_no_word_is_said_twice_in_a_row(name: str, lang: str) -> None:
    for where, text in card_texts(name, lang):
        bare = re.sub("«.*?»", "«»", text)
        assert not re.search(r"\b(?!vous vous\b)(\w{2,}) \1\b", bare, re.IGNORECASE), (where, text)
        assert not re.search(r"\b(de les?|à les?|que ils?|si ils?)\b|\s[,.]", bare), (where, text)


@pytest.mark.parametrize(("lang", "races"), [("en", r"\bRaces?\b"), ("fr", r"\braces?\b")])
def test_no_race_is_spoken_of_where_there_is_none(lang: str, races: str) -> None:
    assert not [text for _, text in card_texts("cthulhu", lang) if re.search(races, text)]
    assert [text for _, text in card_texts("munchkin", lang) if re.search(races, text)]


# --- line ends --------------------------------------------------------------------------------------------

SENTENCE = "Voulez-vous « Elfe » ? Voici : 1 000 po !".replace(" ?", "\N{NO-BREAK SPACE}?")
GLUED = re.sub(r" (?=[:!»]|000)|(?<=«) |(?<=000) ", "\N{NO-BREAK SPACE}", SENTENCE)


def laid_out(what: object, width: int) -> list[str]:
    out = io.StringIO()
    Page(file=out, width=width, color_system=None).print(what)
    return [line.rstrip(" ") for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("width", range(13, 42))
def test_no_line_breaks_at_a_no_break_space(width: int) -> None:
    grid = Table.grid()
    grid.add_row(Text(GLUED))
    for what in (GLUED, Text(GLUED), grid):
        lines = laid_out(what, width)
        assert " ".join(lines) == GLUED
        assert not [line for line in lines if re.match("[:;!?»]", line) or line.endswith("«")]
