"""The book of rules: what each topic knows of its steps, moves and hooks, collected for all who ask."""

from __future__ import annotations

from typing import Final

from grosbill.rules.kernel import hooks, step_rules, windows
from grosbill.rules.kernel.move_rules import MoveRules
from grosbill.rules.reading import conditions, rolls, standing, strength
from grosbill.rules.topics import (
    bidding,
    charity,
    classes,
    combat,
    curses,
    death,
    deciding,
    dice,
    drawing,
    helping,
    items,
    levels,
    losing,
    meeting,
    offers,
    running,
    selling,
    shedding,
    showing,
    trading,
    treasure,
    turn,
)
from grosbill.rules.using import announcing, meaning, owing
from grosbill.rules.verbs import cards, choosing, fights, once, picks, script

conditions.TESTS.update(standing.TESTS)
conditions.TESTS.update(strength.TESTS)
conditions.TESTS.update(rolls.TESTS)
hooks.LEGALITY.update(once.LEGALITY)
hooks.EFFECTS.update(once.EFFECTS)

for topic in (
    turn,
    drawing,
    combat,
    deciding,
    running,
    helping,
    trading,
    meeting,
    treasure,
    death,
    dice,
    charity,
    shedding,
    curses,
    levels,
    losing,
    bidding,
    announcing,
    owing,
    script,
    cards,
    fights,
    picks,
    choosing,
):
    step_rules.STEPS.update(topic.STEPS)

# In the order in which they are listed.
MOVES: Final[dict[str, MoveRules]] = {}
for topic in (
    windows,
    turn,
    meaning,
    items,
    trading,
    classes,
    selling,
    bidding,
    combat,
    running,
    helping,
    offers,
    picks,
    choosing,
    showing,
):
    MOVES.update(topic.MOVES)
