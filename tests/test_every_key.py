"""Every key does something: without it, or with another value, a card reads otherwise in both languages.

What is refused cannot be written, so it needs no words. A default that is written out is no change at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

import random_packs as packs
from grosbill.effects import vocabulary as v
from grosbill.effects.misplaced import misplaced
from grosbill.effects.text import Lexicon, UnknownWordError, UnwordedError, card_line, card_text
from grosbill.language import LANGUAGES
from grosbill.packs.words import merged

RANDOM = 1_000
SHARDS = 8

# Keys that a text cannot show, by the path that leads to them; and why.
UNSEEN = {
    r"(source|copies|hook)(\..*)?": "say nothing about what the card does",
    r"deck": "is the back of the card; the line names it only where the card is nothing else",
    r".*name(\..*)?": "what a use is called in a move; a played card has one line for all its uses",
    r"(on|do)\..*\bif": "a choice of nobody: that there must be somebody goes without saying",
    r"if(\..*)?": "somebody must be there to whom it is done: that goes without saying",
    r".*if\.suffers": "that it is a drawback of the very race or class is not said on it",
    r"(bad_stuff|on|do)\..*to": "whether the player or the monster has what happens after the combat",
}
# Of those the ones that are so only on these cards.
ONLY_ON = {
    r"(on|do)\..*\bif": ("Divine Intervention",),
    r"if(\..*)?": ("Yuppie Water",),
    r".*if\.suffers": ("Monster Whacker",),
    r"(bad_stuff|on|do)\..*to": ("Great Cthulhu",),
}


@cache
def lexicon() -> Lexicon:
    """The words of all packs."""
    words = merged([pack.words for pack in packs.real_packs()])
    names = {name: noun.one for name, noun in words.elsewhere.items()}
    return Lexicon(
        [words], names | {card.id: card.name for pack in packs.real_packs() for card in pack.cards}
    )


# Where a card is silent, what the table agreed on is written there: at another table it reads otherwise.
AGREED: tuple[dict[str, object], ...] = ({}, {"removed_treasure": True})


def texts(card: v.AnyCard) -> list[str]:
    """What is written on a card, in each language, at one table and at the other."""
    return [
        "\n".join(
            [
                card_line(card, lexicon(), lang),
                *[card_text(card, lexicon(), lang, settings) for settings in AGREED],
            ]
        )
        for lang in LANGUAGES
    ]


def read(kind: str, data: packs.Data) -> v.AnyCard | None:
    """The card, if it is not refused."""
    try:
        card: v.AnyCard = msgspec.convert(data, packs.record_of(kind))
    except msgspec.ValidationError:
        return None
    return None if list(misplaced(card)) else card


def written(card: v.AnyCard) -> list[str] | None:
    """The texts of a card; nothing if there are no words for it, and it is refused for that."""
    try:
        return texts(card)
    except (UnwordedError, UnknownWordError):
        return None


def silent(kind: str, data: packs.Data, changed: Iterator[tuple[str, packs.Data]]) -> Iterator[str]:
    """The keys that could be changed without a word."""
    card = read(kind, data)
    before = written(card) if card is not None else None
    if card is None or before is None:
        return
    for where, other in changed:
        new = read(kind, other)
        if new is None or new == card or _unseen(where, data["name"]["en"]):
            continue
        after = written(new)
        if after is not None and any(old == now for old, now in zip(before, after, strict=True)):
            yield f"{data['id']}: {where}: {before[0]!r} whatever it says: {packs.json(other)}"


def _unseen(where: str, card: str) -> bool:
    return any(
        re.fullmatch(pattern, where) and (pattern not in ONLY_ON or card in ONLY_ON[pattern])
        for pattern in UNSEEN
    )


def both(kind: str, card: packs.Data, rng: Random) -> Iterator[tuple[str, packs.Data]]:
    """A card without each of its keys, and with each of its values changed."""
    yield from packs.removals(kind, card)
    yield from packs.changes(kind, card, rng)


@pytest.mark.parametrize("name", packs.SETS)
def test_every_key_of_a_real_card_is_in_its_text(name: str) -> None:
    rng = Random(1)
    found = [
        line
        for pack, kind, card in packs.real_cards()
        if pack == name
        for line in silent(kind, card, both(kind, card, rng))
    ]
    assert found == []


@pytest.mark.fuzz
@pytest.mark.parametrize("shard", range(SHARDS))
def test_every_key_of_a_random_card_is_in_its_text(shard: int) -> None:
    found = []
    size = RANDOM // SHARDS
    for seed in range(shard * size, (shard + 1) * size):
        rng = Random(seed)
        if seed % 2:
            kind, card, _ = packs.mutated(rng)
        else:
            kind, card = packs.Author(rng, 0.1).fitting_card()
        found += [f"seed {seed}: {line}" for line in silent(kind, card, both(kind, card, rng))]
    assert found == []
