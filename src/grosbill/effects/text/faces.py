"""What is written on the face of a card, place by place: together all of its text, and nothing twice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from grosbill.effects import vocabulary as v
from grosbill.effects.text import conditions
from grosbill.effects.text.cards import abilities, bad_stuff, card_sort, more_treasures, worn
from grosbill.effects.text.lexicon import Lexicon
from grosbill.effects.text.writer import Writer, paragraph
from grosbill.language import capital


@dataclass(frozen=True, slots=True)
class Inscription:
    """The words on a card in one language; empty where a place has none."""

    sort: str
    body: tuple[str, ...]
    bad: str
    left: str
    right: str


def inscription(card: v.AnyCard, lexicon: Lexicon, lang: str, settings: Mapping[str, object]) -> Inscription:
    """What a card says in a game with these settings, with its corner and its foot beside it."""
    w = Writer(lang, lexicon, card, settings)
    sort, left, right, bad = [card_sort(w, card)], "", "", ""
    # The foot says how many treasures are added; that a monster keeps one of those it loses, it does not say.
    reward = not (isinstance(card, v.Enhancer) and card.treasures > 0)
    body = abilities(w, card, reward=reward)
    match card:
        case v.Monster():
            left, right = w.say("treasures", n=card.treasures), w.say("levels", n=card.levels)
            bad = paragraph(bad_stuff(w, card))
        case v.Enhancer() if card.treasures:
            left = more_treasures(w, card)
        case v.Item():
            left = worn(w, card, card.slot) if card.slot is not None else ""
            right = w.say("price", n=card.value)
            if card.only is not None:
                sort.append(conditions.only(w, card.only))
        case v.OneShot() if card.item:
            right = w.say("price", n=card.value)
        case _:
            pass
    said = " · ".join(map(capital, sort))
    return Inscription(said, tuple(line for line in body if line), bad, capital(left), capital(right))
