"""Decks in which copies of a card meet: every item, class and race of an edition is there three times.

    from grosbill.testing import check_game, write_doubles

    folders = write_doubles(Path("doubles"), "star")
    check_game(grosbill.new_game("star", packs=folders, seed=7), packs=folders)

The copies are written as packs of one's own, one for each set of the edition. Cards that are the same but for
their number are one card of the mix, so that they are copies of the edition's own. The other cards, which
those name, are there once more; but for the few that only a built-in set may have.
"""

from __future__ import annotations

import re
from pathlib import Path

from grosbill.packs import edition
from grosbill.packs.editions import Content
from grosbill.packs.reading import HOME, card_files

COPIES = 3
_DOUBLED = ("[[item]]", "[[one_shot]]", "[[class]]", "[[race]]")
_WORDS, _LABEL = "words.toml", "pack.toml"
_CARD = re.compile(r"^(?=\[\[\w+\]\]$)", re.MULTILINE)
_ID = re.compile(r'^id = "(.*)"$', re.MULTILINE)
_COUNT = re.compile(r"^copies = .*\n", re.MULTILINE)
_HOOK = re.compile(r"^hook = ", re.MULTILINE)


def write_doubles(folder: Path, name: str) -> list[Path]:
    """Write the packs that make the items, classes and races of an edition three of each."""
    return [_write_pack(folder, content) for content in edition(name).contents]


def _write_pack(folder: Path, content: Content) -> Path:
    there = {card.id: content.count(card.id, card.copies) for card in content.pack.cards}
    own = folder / f"{content.pack.id}-doubles"
    own.mkdir(parents=True, exist_ok=True)
    cards: list[str] = []
    total = 0
    for file in card_files(HOME.joinpath(content.pack.id)):
        text = file.read_text("utf-8")
        if file.name == _WORDS:
            (own / _WORDS).write_text(text, "utf-8")
        for row in _CARD.split(text) if file.name not in (_WORDS, _LABEL) else ():
            found = _ID.search(row)
            if found is not None and there[found[1]] and not _HOOK.search(row):
                copies = max(1, COPIES - there[found[1]]) if row.startswith(_DOUBLED) else 1
                cards.append(_ID.sub(rf"\g<0>\ncopies = {copies}", _COUNT.sub("", row)))
                total += copies
    name = f'id = "{own.name}"\nname = {{ en = "{own.name}", fr = "{own.name}" }}'
    (own / _LABEL).write_text(f"format = 1\n{name}\ncards = {total}\n", "utf-8")
    (own / "cards.toml").write_text("\n".join(cards), "utf-8")
    return own
