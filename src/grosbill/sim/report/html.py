"""Pieces of a page. Text is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def element(name: str, text: str, kind: str = "") -> str:
    """Some text in an element."""
    attribute = f' class="{kind}"' if kind else ""
    return f"<{name}{attribute}>{escape(text)}</{name}>"


def paragraph(text: str, kind: str = "") -> str:
    """A paragraph; none if there is nothing to say."""
    return element("p", text, kind) if text.strip() else ""


def section(anchor: str, title: str, *content: str) -> str:
    """A part of the page."""
    return "\n".join((f'<section id="{anchor}">', element("h2", title), *content, "</section>"))


def figure(title: str, text: str, picture: str, note: str = "") -> str:
    """A picture with its headline and what it shows."""
    caption = element("figcaption", note) if note else ""
    return "\n".join(("<figure>", element("h3", title), paragraph(text), picture, caption, "</figure>"))


def grid(*figures: str) -> str:
    """Figures side by side where there is room."""
    return "\n".join(('<div class="grid">', *figures, "</div>"))


def facts(pairs: Iterable[tuple[str, str]], kind: str) -> str:
    """Names and what belongs to them."""
    rows = [f"<div>{element('dt', name)}{element('dd', value)}</div>" for name, value in pairs]
    return "\n".join((f'<dl class="{kind}">', *rows, "</dl>"))


def table(head: Sequence[str], rows: Iterable[Sequence[str | tuple[str, str]]]) -> str:
    """A table; a cell is its text, or its text and its class."""
    lines = [
        "<tr>"
        + "".join(element("td", *((cell,) if isinstance(cell, str) else cell)) for cell in row)
        + "</tr>"
        for row in rows
    ]
    top = "".join(element("th", name) for name in head)
    return "\n".join(
        (
            '<div class="scroll"><table>',
            f"<thead><tr>{top}</tr></thead>",
            "<tbody>",
            *lines,
            "</tbody></table></div>",
        )
    )
