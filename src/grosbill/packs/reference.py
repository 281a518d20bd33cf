"""The generated part of `docs/cards.md`; `make golden` writes it."""

from __future__ import annotations

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.census import Census
from grosbill.effects.reference import reference
from grosbill.effects.text import Lexicon
from grosbill.packs.editions import edition
from grosbill.packs.words import merged

BEGIN = "<!-- generated from here on by: make golden -->"
END = "<!-- generated up to here -->"


EVERY_SET = "munchkin+star+cthulhu"


def census(name: str = EVERY_SET) -> Census:
    """Which card of an edition's packs uses which entry of the vocabulary; of one id, the first."""
    packs = [content.pack for content in edition(name).contents]
    cards: dict[str, v.AnyCard] = {}
    for pack in packs:
        cards |= {card.id: card for card in pack.cards if card.id not in cards}
    words = merged([pack.words for pack in packs])
    names = {name: noun.one for name, noun in words.elsewhere.items()}
    names |= {card.id: card.name for card in cards.values()}
    settings = msgspec.structs.asdict(edition(name).defaults())
    return Census(cards.values(), words, Lexicon([words], names), settings)


def rewritten(page: str) -> str:
    """The page with its generated part made anew."""
    return put_into(page, reference(census()))


def put_into(page: str, generated: str) -> str:
    """A page with this in the place of what was generated before."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"the page needs a line {BEGIN!r} and a line {END!r}")
    return f"{before}{BEGIN}\n\n{generated}\n{END}{after}"
