"""The words by which cards speak of other cards: all are told of, and what nearly has one really has not."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

from grosbill.language import LANGUAGES
from grosbill.packs import edition, mix_for, speaking
from grosbill.packs.reference import EVERY_SET
from grosbill.packs.speaking import Word


def told() -> dict[str, Word]:
    return {word.id: word for word in speaking.words()}


def test_every_word_that_a_card_asks_for_is_told_of() -> None:
    assert not speaking.speaking().keys() - told().keys()
    assert len(told()) == len(speaking.words())


def test_no_word_is_told_of_that_nobody_uses() -> None:
    """But for what one bids with, which the rules ask for."""
    bids = {tag.id for tag in speaking._glossary().tag if tag.bid}
    assert not told().keys() - speaking.speaking().keys() - bids


@pytest.mark.parametrize("word", told())
def test_what_nearly_has_a_word_is_a_card_without_it(word: str) -> None:
    named = [card for near in told()[word].near for card in near.cards]
    assert not set(named) - speaking.cards().keys()
    assert not set(named) & set(speaking.having().get(word, ()))
    assert len(named) == len(set(named))
    assert named, "none of all those cards comes near?"


def test_the_page_lists_the_cards_that_the_game_takes() -> None:
    """The words of the page are asked of the print; a game asks its compiled cards."""
    played = edition(EVERY_SET)
    mix = mix_for(played, played.defaults())
    for word, names in speaking.having().items():
        if word not in mix.slots and word != "item":
            compiled = {d.id for d in mix.defs if word in d.tags}
        else:
            compiled = {d.id for d in mix.defs if (d.item if word == "item" else d.slot == word)}
        assert {mix.ids[name] for name in names} == compiled, word


def test_a_word_of_several_sets_is_the_same_in_all() -> None:
    packs = [content.pack for content in edition(EVERY_SET).contents]
    for one, other in combinations(packs, 2):
        mine, theirs = ({tag.id: tag for tag in pack.words.tag} for pack in (one, other))
        for name in mine.keys() & theirs.keys():
            assert mine[name] == theirs[name], f"{name} in {one.id} and {other.id}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_every_reason_and_every_card(lang: str) -> None:
    text = speaking.page()
    for word in speaking.words():
        assert getattr(word.about, lang) in text
        assert all(getattr(near.why, lang) in text for near in word.near)
        for name in speaking.having().get(word.id, ()):
            assert getattr(speaking.cards()[name].name, lang) in text


def test_what_is_written_by_hand_is_read_strictly() -> None:
    good = msgspec.to_builtins(speaking.words()[0])
    assert msgspec.convert(good, Word) == speaking.words()[0]
    why = {"en": "no", "fr": "non"}
    for wrong in (
        {"colour": "red"},
        {"about": {"en": "only English"}},
        {"near": [{"cards": ["munchkin/elf"]}]},
        {"near": [{"cards": "munchkin/elf", "why": why}]},
        {"near": [{"card": ["munchkin/elf"], "cards": [], "why": why}]},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(good | wrong, Word)
