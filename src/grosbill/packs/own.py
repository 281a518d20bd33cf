"""Packs of one's own: folders outside the package, read anew only when a file has changed."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from grosbill.effects.text import Lexicon, UnknownWordError, UnwordedError, card_line, card_text
from grosbill.language import LANGUAGES, BadMessageError
from grosbill.model.errors import PackError
from grosbill.packs.boxes import is_ours
from grosbill.packs.icon_faults import icon_mistakes
from grosbill.packs.loader import Draft, Pack
from grosbill.packs.reading import card_files
from grosbill.packs.words import merged


def own_pack(folder: Path) -> Pack:
    """The pack in a folder of one's own; what is wrong with it is a `PackError` of one line a mistake."""
    try:
        stamps = tuple(
            (file.name, stat.st_mtime_ns, stat.st_size)
            for file in card_files(folder)
            if isinstance(file, Path)
            for stat in (file.lstat(),)
        )
    except OSError as error:
        raise PackError(f"{folder}: cannot be read: {error.strerror or error}") from None
    return _read(folder.resolve(), stamps)


@lru_cache(maxsize=32)
def _read(folder: Path, stamps: tuple[tuple[str, int, int], ...]) -> Pack:
    return own_draft(folder).pack()


def own_draft(folder: Path) -> Draft:
    """A pack of one's own as it was read: data only, and every card of it can be put into words."""
    draft = Draft(folder)
    for where, card in draft.cards:
        if card.hook is not None:
            draft.complain(where, card.id, "hook", "only the built-in sets have functions in the program")
    for tag in draft.words.tag:
        # What a setting decides is a rule of the game, and is not written on cards.
        if tag.setting is None and any(use.name is None for use in tag.uses):
            what = "a use of a tag is written on its cards by its name: give it a `name`"
            draft.complain(f"{draft.folder}/words.toml", f"tag {tag.id}", "uses", what)
    if draft.label is not None and is_ours(draft.label.id):
        what = f"an edition or a set of ours is called {draft.label.id!r}; choose another"
        draft.complain(f"{draft.folder}/pack.toml", "id", what)
    if not draft.mistakes:
        _put_into_words(draft)
    draft.mistakes += icon_mistakes(draft.folder, draft.icons, draft.ids)
    return draft


def _put_into_words(draft: Draft) -> None:
    words = merged([draft.words])
    names = {name: noun.one for name, noun in words.elsewhere.items()}
    cards = names | {card.id: card.name for _, card in draft.cards}
    lexicon = Lexicon([words], cards, limits={tag.id for tag in draft.words.tag})
    for where, card in draft.cards:
        try:
            for lang in LANGUAGES:
                card_line(card, lexicon, lang)
                card_text(card, lexicon, lang)
        except (UnwordedError, UnknownWordError, BadMessageError) as error:
            draft.complain(where, card.id, f"cannot be put into words: {error}; say it otherwise")
