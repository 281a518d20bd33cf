"""The clauses as rows: for reading, and as plain data."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.console import Console
from rich.text import Text

from grosbill.clauses import Clause, clauses
from grosbill.clauses.reasons import reasons
from grosbill.language import say
from grosbill.notation.index import scenario_index
from grosbill.packs import edition, rulebooks
from grosbill.terminal.rulebook import clause_shown, find_clauses, find_rulings, ruling_shown


class RuleRow(msgspec.Struct, frozen=True):
    """One clause with its value in an edition, and what shows it."""

    clause: Clause
    value: str
    applies: bool
    scenarios: list[str]
    reason: str | None

    @property
    def missing(self) -> bool:
        """Whether the clause should have a scenario and has none."""
        return self.applies and not self.scenarios and self.reason is None

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        return {
            "id": self.clause.id,
            "text": {"en": self.clause.en, "fr": self.clause.fr},
            "value": self.value,
            "scenarios": self.scenarios,
            "reason": self.reason,
        }


def rows(name: str, text: str, lang: str) -> list[RuleRow]:
    """The clauses that the text means, all of them without one, with their values in an edition."""
    played = edition(name).rulebooks
    index = scenario_index()
    why = reasons()
    return [
        RuleRow(
            clause,
            clause.value(played),
            clause.applies(played),
            [shown.path for shown in index.get(clause.id, ()) if _alike(clause, shown.edition, played)],
            why[clause.id].text(lang) if clause.id in why else None,
        )
        for clause in (find_clauses(text) if text else clauses().values())
    ]


def _alike(clause: Clause, shown: str, played: tuple[str, ...]) -> bool:
    """Whether a clause means the same in the edition of a scenario as in the one that is asked about."""
    there = rulebooks(shown)
    return there == played or _holds(clause.value(there)) == _holds(clause.value(played))


def _holds(value: str) -> str:
    return "yes" if value == "default" else value


def show(name: str, found: list[RuleRow], lang: str, text: str, *, uncovered: bool) -> None:
    """Print the clauses in both languages; with words, the rulings that speak of them too."""
    console = Console(highlight=False)
    if uncovered:
        for row in found:
            console.print(Text(f"{row.clause.id}  {row.clause.text(lang)}"))
        applying = sum(clause.applies(edition(name).rulebooks) for clause in clauses().values())
        console.print(say(lang, "ui-uncovered-rules", n=len(found), all=applying))
        return
    # Somebody who asks for a rule sees it even where the edition does without it.
    shown = found if text else [row for row in found if row.applies]
    for row in shown:
        reason = row.reason or ""
        console.print(
            clause_shown(row.clause, row.value, lang, both=True, scenarios=row.scenarios, reason=reason)
        )
    spoken = find_rulings(text, edition(name).rulebooks) if text else []
    index = scenario_index() if spoken else {}
    for ruling in spoken:
        console.print(
            ruling_shown(
                ruling, lang, both=True, scenarios=[shown.path for shown in index.get(ruling.id, ())]
            )
        )
    console.print(say(lang, "ui-rules-count", n=len(shown), rulings=len(spoken)))
