"""What is wrong with the icons that a pack chose: its `icons.toml`, one line a card."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from grosbill.model.errors import did_you_mean
from grosbill.model.signs import in_short, told
from grosbill.packs.faults import faults
from grosbill.packs.loader import CARDS, ICONS
from grosbill.pictures import icon_names

_KEY = re.compile(rb'^[ \t]*(["\']?)([a-z0-9-]+)\1[ \t]*=', re.MULTILINE)


def icon_mistakes(folder: str, content: bytes, cards: Collection[str]) -> Iterator[str]:
    """What is wrong with the `icons.toml` of a pack that has these cards."""
    where = f"{folder}/{ICONS}"
    try:
        chosen: dict[str, Any] = msgspec.toml.decode(content)
    except RecursionError:
        yield f"{where}: nested too deeply"
        return
    except (msgspec.DecodeError, ValueError) as error:
        counts = Counter(name.decode() for _, name in _KEY.findall(content))
        twice = [f"{where}: {name}: given twice" for name, count in counts.items() if count > 1]
        yield from twice or [f"{where}: not TOML: {error}"]
        return
    if len(chosen) > CARDS:
        yield f"{where}: {len(chosen):,} cards, and a pack has at most {CARDS:,}"
        return
    guesses = iter(range(_GUESSES))
    for card, icon in chosen.items():
        here = f"{where}: {in_short(card)}"
        if card not in cards:
            yield f"{here}: unknown card{_meant(card, cards, guesses)}"
        if not isinstance(icon, str):
            yield from (f"{here}: {problem}" for _, problem in faults(icon, str))
        elif icon not in icon_names():
            yield f"{here}: unknown icon {told(icon)}{_meant(icon, icon_names(), guesses)}"


_GUESSES = 20
"""Looking for what is alike takes time; in a file that is all wrong the first will do."""


def _meant(name: str, known: Collection[str], guesses: Iterator[int]) -> str:
    return did_you_mean(name, known) if next(guesses, None) is not None else ""
