"""The book of rules: what each topic knows, collected for those below it who ask."""

from __future__ import annotations

from grosbill.rules.kernel import hooks
from grosbill.rules.reading import conditions, rolls, strength
from grosbill.rules.verbs import hooks as once

conditions.TESTS |= strength.TESTS
conditions.TESTS |= rolls.TESTS
hooks.LEGALITY |= once.LEGALITY
hooks.EFFECTS |= once.EFFECTS
