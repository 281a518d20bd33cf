"""The rules text of a card, generated from its effects in English and French.

Words for races, classes, slots, tags and kinds come from the packs, sentences from the Fluent messages of
`grosbill.language`, so a new card is bilingual as soon as its pack is.
"""

from grosbill.effects.text.cards import card_line, card_marks, card_text
from grosbill.effects.text.faces import Inscription, inscription
from grosbill.effects.text.lexicon import Lexicon, UnknownWordError
from grosbill.effects.text.writer import UnwordedError

__all__ = [
    "Inscription",
    "Lexicon",
    "UnknownWordError",
    "UnwordedError",
    "card_line",
    "card_marks",
    "card_text",
    "inscription",
]
