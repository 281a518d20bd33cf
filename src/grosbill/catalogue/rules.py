"""The clauses as rows of plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from grosbill.clauses import Bilingual, Clause, clauses
from grosbill.clauses.keepers import keepers
from grosbill.clauses.reasons import reasons
from grosbill.model.errors import SettingsError
from grosbill.model.settings import Settings
from grosbill.packs import Edition, default_edition, edition, rulebooks, values_for
from grosbill.scenarios.index import Shown, scenario_index
from grosbill.words.rulebook import find_clauses


class RuleRow(msgspec.Struct, frozen=True):
    """One clause with its value in a game, what shows it, and where it is kept."""

    clause: Clause
    value: Bilingual
    applies: bool
    scenarios: list[str]
    reason: str | None
    kept: list[str]

    @property
    def missing(self) -> bool:
        """Whether the clause should have a scenario and has none."""
        return self.applies and not self.scenarios and self.reason is None

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        return {
            "id": self.clause.id,
            "text": {"en": self.clause.en, "fr": self.clause.fr},
            "value": {"en": self.value.en, "fr": self.value.fr},
            "scenarios": self.scenarios,
            "reason": self.reason,
            "kept": self.kept,
        }


def rows(played: Edition, settings: Settings, text: str, lang: str) -> list[RuleRow]:
    """The clauses that the text means, all of them without one, with their values in a game."""
    told = values_for(played, settings)
    index = scenario_index()
    why = reasons()
    kept = keepers()
    return [
        RuleRow(
            clause,
            told.value(clause),
            told.applies(clause),
            [
                shown.path
                for shown in index.get(clause.id, ())
                if _alike(clause, shown, played, _holds(clause, played, settings))
            ],
            why[clause.id].text(lang) if clause.id in why else None,
            kept.get(clause.id, []),
        )
        for clause in (find_clauses(text) if text else clauses().values())
    ]


def _alike(clause: Clause, shown: Shown, played: Edition, told: str) -> bool:
    """Whether a clause means the same in a scenario, or in its edition, as in the game asked about."""
    there = edition("+".join(rulebooks(shown.edition)) or default_edition())
    if there.rulebooks == played.rulebooks:
        return True
    return told in (_holds(clause, there, there.defaults()), _holds(clause, there, _agreed(there, shown)))


def _agreed(there: Edition, shown: Shown) -> Settings:
    try:
        return there.agreed(shown.variants, shown.settings)
    except SettingsError:  # `grosbill scenario` says so
        return there.defaults()


def _holds(clause: Clause, played: Edition, settings: Settings) -> str:
    """What a clause says; by default or not makes no difference."""
    value = values_for(played, settings).value(clause).en
    return "yes" if value == "default" else value
