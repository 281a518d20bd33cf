"""What a player is, in words: races and classes, or what one is called who has no race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grosbill.words.naming import Words


def nature(words: Words, player: Mapping[str, Any]) -> str:
    """The races and classes of a player of a view, in one line."""
    raceless = words.mix.lexicon.raceless
    names = [words.card(card) for card in player["race"] + player["class"]]
    if not player["race"] and raceless is not None:
        human = raceless.she if player["sex"] == "female" and raceless.she else raceless.one
        names.insert(0, (human.fr if words.lang == "fr" else human.en).capitalize())
    return " ".join(names or [words.say("ui-no-class")])
