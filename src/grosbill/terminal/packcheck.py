"""Checking a pack of one's own: every mistake, or what its cards say in both languages."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import msgspec
from rich.console import Console
from rich.text import Text

from grosbill.effects.text import UnknownWordError, UnwordedError, card_line, card_text
from grosbill.language import LANGUAGES, say, tidy
from grosbill.packs import CardDef, Mix, edition, mix_for
from grosbill.packs.own import own_draft


def check(folder: Path, lang: str) -> bool:
    """Print what is wrong with a pack, or the texts of its cards; whether it is sound.

    A folder that cannot be read at all is a `PackError`.
    """
    console = Console(highlight=False, soft_wrap=True)
    draft = own_draft(folder)
    if draft.mistakes:
        return _sorry(console, draft.mistakes, lang)
    pack = draft.pack()
    played = edition(pack.id, [folder])
    mix = mix_for(played, played.defaults())
    texts: list[tuple[CardDef, list[str]]] = []
    mistakes = []
    where = {card.id: file for file, card in draft.cards}
    for d in mix.defs:
        try:
            texts.append((d, [_text(mix, d, each) for each in LANGUAGES]))
        except (UnwordedError, UnknownWordError) as error:
            mistakes.append(f"{where[d.id]}: {d.id}: cannot be put into words: {error}")
    if mistakes:
        return _sorry(console, mistakes, lang)
    for d, both in texts:
        console.print(Text.assemble((d.id, "bold cyan"), f" ×{len(mix.copies[d.id])}"))
        for text in both:
            console.print(Text(indent(text, "  ")))
    console.print(say(lang, "ui-pack-sound", pack=pack.id, n=len(mix.defs), all=mix.size))
    return True


def _sorry(console: Console, mistakes: list[str], lang: str) -> bool:
    for mistake in mistakes:
        console.print(Text(mistake))
    console.print(say(lang, "ui-pack-mistakes", n=len(mistakes)))
    return False


def _text(mix: Mix, d: CardDef, lang: str) -> str:
    name = d.card.name.fr if lang == "fr" else d.card.name.en
    line = card_line(d.card, mix.lexicon, lang)
    text = card_text(d.card, mix.lexicon, lang, msgspec.structs.asdict(mix.edition.defaults()))
    return f"{lang}  {tidy(lang, name)}. {line}" + "".join(f"\n    {row}" for row in text.splitlines())
