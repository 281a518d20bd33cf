"""Writes the generated part of `docs/cards.md`: `python -m grosbill.packs.reference docs/cards.md`."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from grosbill.effects.census import Census
from grosbill.effects.reference import reference
from grosbill.effects.text import Lexicon
from grosbill.packs.editions import edition
from grosbill.packs.words import merged

BEGIN = "<!-- generated from here on by: python -m grosbill.packs.reference docs/cards.md -->"
END = "<!-- generated up to here -->"


def census(name: str = "munchkin") -> Census:
    """Which card of an edition's packs uses which entry of the vocabulary."""
    packs = [content.pack for content in edition(name).contents]
    cards = [card for pack in packs for card in pack.cards]
    words = merged([pack.words for pack in packs])
    lexicon = Lexicon([words], {card.id: card.name for card in cards})
    return Census(cards, words, lexicon, msgspec.structs.asdict(edition(name).defaults()))


def rewritten(page: str) -> str:
    """The page with its generated part made anew."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"the page needs a line {BEGIN!r} and a line {END!r}")
    return f"{before}{BEGIN}\n\n{reference(census())}\n{END}{after}"


def main(path: Path) -> None:
    """Rewrite the page."""
    path.write_text(rewritten(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
