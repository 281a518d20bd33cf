"""The table of the kinds of move in Markdown, for docs/scenarios.md."""

from __future__ import annotations

from grosbill.model.moves import KINDS, SLOTS
from grosbill.packs.reference import put_into


def table_of_moves() -> str:
    """One row for each kind: how it is written, when it is made, and how else it may be written."""
    rows = ["| text | when | also understood |", "|---|---|---|"]
    for kind in KINDS.values():
        also = ", ".join(f"`{_shown(form)}`" for form in kind.also)
        rows.append(f"| `{_shown(kind.form)}` | {kind.when} | {also} |")
    return "\n".join(rows)


def _shown(form: str) -> str:
    """A form as people read it: what is said in capitals, other words for one with a stroke between them."""
    for slot in SLOTS.values():
        form = form.replace("{" + slot.name + "}", slot.shown)
    return form.replace("|", "/")


def rewritten(page: str) -> str:
    """A page with its table of moves made anew."""
    return put_into(page, f"{table_of_moves()}\n")
