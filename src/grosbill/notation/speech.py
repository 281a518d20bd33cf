"""How moves are said in a language: the forms of each kind of move, and the small words in them.

English is the notation itself (`model.moves`); of other languages the forms are in `language/*/moves.toml`.
"""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from grosbill import language
from grosbill.model.moves import FORMS, KINDS, PROMISES, Form, Move, Slot, form_of, written

Opened: TypeAlias = Mapping[str, list[tuple[str, Form]]]
"""Forms by the words they may begin with, each with its kind of move."""

_PHRASES: Mapping[str, tuple[str, ...]] = {
    "and": ("and",),
    "nothing": ("nothing",),
    "no": ("no",),
    "treasures": ("treasure", "treasures"),
    "first": ("picking first",),
    "playing": ("playing", "level"),
    "help": ("for help", "to help"),
    **{promise: (said,) for promise, said in PROMISES.items()},
    "munchkins": ("munchkins",),
    "monsters": ("monsters",),
    "hand": ("hand",),
    "table": ("table",),
    "me": ("me", "myself", "you", "yourself"),
}


class Speech(NamedTuple):
    """The forms that are understood, by their first words; the first of each kind; and the small words."""

    forms: Opened
    written: Mapping[str, Form]
    phrases: Mapping[str, tuple[tuple[str, ...], ...]]
    said: Mapping[str, tuple[str, ...]]

    def phrase(self, name: str, n: int = 1) -> str:
        """A small word as it is written; of treasures, as many as there are."""
        return self.said[name][-1 if n > 1 else 0]


def bare(text: str) -> str:
    """A text as people type it: without capitals and accents, with the apostrophes and dots of keyboards."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def by_first_word(forms: Iterable[tuple[str, Form]]) -> Opened:
    """Forms by the words they may begin with."""
    found: dict[str, list[tuple[str, Form]]] = {}
    for kind, form in forms:
        for word in _first_words(form):
            found.setdefault(word, []).append((kind, form))
    return found


def _first_words(form: Form) -> Iterator[str]:
    """The words a form may begin with; the first of a part that may be left out, or the next."""
    first = form[0]
    if isinstance(first, tuple):
        yield from _first_words(first)
        yield from _first_words(form[1:])
    elif isinstance(first, str):
        yield from first.split("|")


def _split(phrases: Mapping[str, Iterable[str]]) -> dict[str, tuple[tuple[str, ...], ...]]:
    return {name: tuple(tuple(text.split()) for text in texts) for name, texts in phrases.items()}


ENGLISH = Speech(
    by_first_word([*FORMS.items(), *[(kind, form_of(text)) for kind, k in KINDS.items() for text in k.also]]),
    FORMS,
    _split(_PHRASES),
    _PHRASES,
)


@cache
def speech(lang: str) -> Speech:
    """How moves are said in a language."""
    path = Path(language.__file__).parent / lang / "moves.toml"
    if not path.exists():
        return ENGLISH
    said = tomllib.loads(path.read_text("utf-8"))
    forms = [(kind, form_of(bare(text))) for kind, texts in said["forms"].items() for text in texts]
    phrases = {name: tuple(bare(text) for text in texts) for name, texts in said["phrases"].items()}
    written = {kind: form_of(texts[0]) for kind, texts in said["forms"].items()}
    return Speech(by_first_word(forms), written, _split(phrases), said["phrases"])


def spoken(move: Move, lang: str, called: Callable[[str], str]) -> str:
    """The move as it is said in a language; `called`: what a card or a player is called in it."""
    told = speech(lang)
    if told is ENGLISH:
        return str(move)
    return " ".join(written(told.written[move.kind], lambda slot: _slot(told, slot, move, called)))


def _slot(told: Speech, slot: Slot, move: Move, called: Callable[[str], str]) -> str:
    """What stands in a place of a form, in the words of the language."""
    terms = move.terms
    match slot.name:
        case "card" | "prize" | "held" | "aim":
            name = move.target if slot.name in ("prize", "aim") else move.card
            return told.phrase(name) if name in told.phrases else called(name) if name else ""
        case "cards" | "give" | "get":
            cards = move.cards if slot.name == "cards" else terms.give if slot.name == "give" else terms.get
            return ", ".join(map(called, cards)) or ("" if slot.name == "cards" else told.phrase("nothing"))
        case "table":
            return told.phrase("table") if slot.write(move) else ""
        case "purpose" | "stay":
            name = terms.promise or ("help" if slot.name == "purpose" else "")
            return told.phrase(name) if name else ""
        case "terms":
            return ", ".join(_terms(told, move, called))
        case _:
            return slot.write(move)


def _terms(told: Speech, move: Move, called: Callable[[str], str]) -> Iterator[str]:
    terms = move.terms
    if terms.treasures:
        first = f" {told.phrase('first')}" if terms.helper_first else ""
        yield f"{terms.treasures} {told.phrase('treasures', terms.treasures)}{first}"
    yield from map(called, terms.give)
    for card in terms.plays:
        yield f"{told.phrase('playing')} {called(card)}"
