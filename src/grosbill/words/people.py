"""What a player is, in words: races and classes, or what one is called who has no race."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from grosbill.words.naming import Words


def nature(words: Words, player: Mapping[str, Any]) -> str:
    """The races and classes of a player of a view, in one line."""
    raceless = words.mix.lexicon.raceless
    classes = " ".join(map(words.card, player["class"]))
    races = " ".join(map(words.card, player["race"]))
    if not races and raceless is not None:
        # Beside a class it is said of the class, whose name is the same for everybody.
        alone = player["sex"] == "female" and not classes
        human = raceless.she if alone and raceless.she else raceless.one
        races = human.text(words.lang).capitalize()
    if races and classes:
        return words.say("ui-nature", races=races, behind=races.lower(), classes=classes)
    return races or classes or words.say("ui-no-class")
