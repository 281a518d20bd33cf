"""The clauses, printed; with words, what they mean and the rulings that speak of them too."""

from __future__ import annotations

from rich.text import Text

from grosbill.catalogue.rules import RuleRow
from grosbill.clauses import clauses
from grosbill.clauses.keepers import keepers
from grosbill.language import say
from grosbill.model.settings import Settings
from grosbill.packs import Edition, ruled_by, values_for
from grosbill.scenarios.index import scenario_index
from grosbill.terminal.page import Page
from grosbill.terminal.rulebook import clause_shown, ruling_shown, term_shown
from grosbill.words.rulebook import find_rulings, find_term


def show(
    played: Edition, settings: Settings, found: list[RuleRow], lang: str, text: str, *, uncovered: bool
) -> None:
    """Print the clauses in both languages; with words, what they mean and the rulings on them too."""
    console = Page(highlight=False)
    if uncovered:
        for row in found:
            console.print(Text(f"{row.clause.id}  {row.clause.text(lang)}"))
        told = values_for(played, settings)
        applying = sum(told.applies(clause) for clause in clauses().values())
        console.print(say(lang, "ui-uncovered-rules", n=len(found), all=applying))
        return
    if text and (term := find_term(text)) is not None:
        console.print(term_shown(term, lang, both=True))
    # Somebody who asks for a rule sees it even where the edition does without it.
    shown = found if text else [row for row in found if row.applies]
    for row in shown:
        shown_clause = clause_shown(
            row.clause,
            row.value,
            lang,
            both=True,
            scenarios=row.scenarios,
            reason=row.reason or "",
            kept=row.kept if text else (),
        )
        console.print(shown_clause)
    spoken = find_rulings(text, ruled_by(played)) if text else []
    index = scenario_index() if spoken else {}
    for ruling in spoken:
        paths = [shown.path for shown in index.get(ruling.id, ())]
        kept = keepers().get(ruling.id, ())
        console.print(ruling_shown(ruling, lang, both=True, scenarios=paths, kept=kept))
    console.print(say(lang, "ui-rules-count", n=len(shown), rulings=len(spoken)))
