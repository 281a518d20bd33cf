"""What there is to read about a move or a word: the cards and the rules behind it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from grosbill.clauses import Clause, Ruling, clauses
from grosbill.clauses.terms import Term
from grosbill.model.moves import Move
from grosbill.notation.speech import ENGLISH, bare, speech
from grosbill.packs import ClauseValues, ruled_by, values_for
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.words.naming import Words
from grosbill.words.rulebook import find_clauses, find_rulings, find_term

_CARD_CLAUSES: Mapping[str, tuple[str, ...]] = {
    "curse": ("R-CURSE-004", "R-CURSE-005"),
    "enhancer": ("R-ENH-002", "R-ENH-004"),
    "one_shot": ("R-INTERF-001", "R-INTERF-002"),
    "item": ("R-ITEM-004", "R-ITEM-006"),
    "race": ("R-CLASS-004", "R-CLASS-007"),
    "class": ("R-CLASS-003", "R-CLASS-007"),
    "monster": ("R-WANDER-003",),
}


class Meant(msgspec.Struct, frozen=True):
    """What a text may mean: a word of the rules with its clauses; or cards by their ids, clauses, rulings."""

    term: Term | None = None
    cards: tuple[str, ...] = ()
    clauses: tuple[Clause, ...] = ()
    rulings: tuple[Ruling, ...] = ()


def _deeds(words: Words, text: str) -> list[Clause]:
    """The clauses to read about the kind of move that begins with this word."""
    word = bare(text.strip())
    forms = [*speech(words.lang).forms.get(word, ()), *ENGLISH.forms.get(word, ())]
    named = (name for kind, _ in forms for name in MOVE_KINDS[kind].read)
    return [clauses()[name] for name in dict.fromkeys(named)]


def clauses_of(words: Words, move: Move) -> list[Clause]:
    """The clauses to read about a move."""
    found = MOVE_KINDS[move.kind].read
    if move.kind == "play":
        found = _CARD_CLAUSES.get(words.definition(move.card).kind, ())
    return [clauses()[name] for name in found]


def cards_of(words: Words, move: Move) -> list[str]:
    """The cards a move is about."""
    names = (move.card, move.target, *move.cards, *move.terms.give, *move.terms.get)
    return [name for name in dict.fromkeys(names) if name in words.mix.defs_by_id]


def values_of(words: Words) -> ClauseValues:
    """What the clauses say in this game."""
    return values_for(words.mix.edition, words.mix.settings)


def meant(words: Words, text: str) -> Meant:
    """What a text names: a card before a rule, a rule that holds in this game before a ruling.

    What a player does, and a word of the rules, go before cards that have the word in their name; a card that
    is only called nearly so comes last.
    """
    shape = text.strip().upper()
    values = values_of(words)
    if not words.is_name(text):
        term, deeds = find_term(text), _deeds(words, text)
        decide = [clauses()[name] for name in term.clauses] if term is not None else []
        if holds := [each for each in deeds or decide if deeds or values.applies(each)]:
            return Meant(term=term, clauses=tuple(holds))
    if not shape.startswith(("R-", "Q-")) and (cards := words.find_named(text)):
        return Meant(cards=tuple(cards))
    found = [each for each in find_clauses(text) if shape.startswith("R-") or values.applies(each)]
    if found:
        return Meant(clauses=tuple(found))
    if told := find_rulings(text, ruled_by(words.mix.edition)):
        return Meant(rulings=tuple(told))
    return Meant(cards=tuple(words.find(text)))
