"""Checking a pack of one's own: every mistake, or what its cards say in both languages."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import msgspec
from rich.text import Text

from grosbill.effects.text import card_line, card_text
from grosbill.language import LANGUAGES, say, tidy
from grosbill.model.signs import one_line
from grosbill.packs import CardDef, Mix, edition, mix_for
from grosbill.packs.own import own_draft
from grosbill.terminal.page import Page


def check(folder: Path, lang: str) -> bool:
    """Print what is wrong with a pack, or the texts of its cards; whether it is sound.

    A folder that cannot be read at all is a `PackError`.
    """
    console = Page(highlight=False, soft_wrap=True)
    draft = own_draft(folder)
    if draft.mistakes:
        for mistake in draft.mistakes:
            console.print(Text(one_line(mistake)))
        console.print(say(lang, "ui-pack-mistakes", n=len(draft.mistakes)))
        return False
    played = edition(draft.pack().id, [folder])
    mix = mix_for(played, played.defaults())
    for d in mix.defs:
        console.print(Text.assemble((d.id, "bold cyan"), f" ×{len(mix.copies[d.id])}"))
        for each in LANGUAGES:
            console.print(Text(indent(_text(mix, d, each), "  ")))
    console.print(say(lang, "ui-pack-sound", pack=played.id, n=len(mix.defs), all=mix.size))
    return True


def _text(mix: Mix, d: CardDef, lang: str) -> str:
    name = tidy(lang, d.card.name.text(lang))
    stop = "" if name.endswith(("!", "?", "…")) else "."
    line = card_line(d.card, mix.lexicon, lang)
    text = card_text(d.card, mix.lexicon, lang, msgspec.structs.asdict(mix.edition.defaults()))
    return f"{lang}  {name}{stop} {line}" + "".join(f"\n    {row}" for row in text.splitlines())
