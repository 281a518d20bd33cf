"""What is generated in the documents: tables, figures, and what the examples print."""

from __future__ import annotations

import contextlib
import io
import re
from collections import Counter
from pathlib import Path

from typer.testing import CliRunner

from grosbill.cli import app
from grosbill.env import grosbill_v0
from grosbill.env.actions import ENCODING
from grosbill.packs import edition, editions, mix_for
from grosbill.packs.reference import rewritten
from grosbill.views.layout import PHASES, PICKS, STEPS

ROOT = Path(__file__).parents[1]
BLEND = "+".join(editions())

_PYTHON = re.compile(r"(?<=```python\n)(.*?)```\n\n```\n(.*?)(?=```)", re.DOTALL)
_COMMAND = re.compile(r"^\$ grosbill (.*)\n(?:[^$`].*\n)*", re.MULTILINE)


def readme(page: str) -> str:
    """How many cards there are, what the commands say of them, and what the example prints."""
    page = re.sub(r"^\| `(\w+)` \| \d.*$", lambda row: _edition(row[1]), _printed(page), flags=re.MULTILINE)
    page = _COMMAND.sub(lambda found: f"$ grosbill {found[1]}\n{_said(found[1])}", page)
    lite, star = (
        edition("lite").cards,
        Counter(card.source for card in edition("star").contents[0].pack.cards),
    )
    page = _numbers(page, r"this selection of # cards of the base game", lite)
    return _numbers(
        page,
        "of its # different cards # are as published, # have a published name and some number filled in, "
        "and # are our own",
        *(star.total(), star["published"], star["uncertain"], star["original"]),
    )


def environment(page: str) -> str:
    """What the examples print, and how many actions and numbers there are for each edition."""
    page = _numbers(_printed(page), "`ENCODING` (#, also in", ENCODING)
    page = _numbers(page, "| `phase`, `step`, `pick` | #, #, # |", len(PHASES), len(STEPS), len(PICKS))
    row = re.compile(r"^\| (`(\w+)`|all four) \|.* · .*\|$", re.MULTILINE)
    return row.sub(lambda found: f"| {found[1]} | {_sizes(found[2] or BLEND)} |", page)


def cards(page: str) -> str:
    """The reference, and how many cards there are before and after the one that is added."""
    now = edition("munchkin").cards
    page = _numbers(page, "With `cards = #` in", now + 1)
    page = _numbers(page, "cards: says #, but the files hold # with all copies", now, now + 1)
    return rewritten(page)


def _printed(page: str) -> str:
    """Python with what it prints below it."""

    def run(found: re.Match[str]) -> str:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            exec(found[1], {})  # noqa: S102 (our own lines)
        return f"{found[1]}```\n\n```\n{out.getvalue()}"

    return _PYTHON.sub(run, page)


def _edition(name: str) -> str:
    played = edition(name)
    low, high = played.players
    different = len(mix_for(played, played.defaults()).defs)
    seats = f"{low} or {high}" if high == low + 1 else f"{low} to {high}"
    return f"| `{name}` | {played.cards} ({different} different) | {seats} |"


def _said(command: str) -> str:
    """What a command prints. Scenarios are counted only: `make test` runs them, and none may fail."""
    if command == "scenario scenarios":
        return f"{sum(1 for _ in (ROOT / 'scenarios').rglob('*.yaml'))} passed, 0 failed\n"
    return CliRunner().invoke(app, [*command.split(), "--lang", "en"]).stdout


def _sizes(name: str) -> str:
    low, high = edition(name).players
    cells = []
    for players in range(3, 7):
        if low <= players <= high:
            env = grosbill_v0.raw_env(edition=name, players=players)
            cells.append(f"{len(env.actions):,} · {max(part.stop for part in env.layout.values()):,}")
        else:
            cells.append("")
    return " | ".join(cells).replace("|  |", "| |").rstrip()


def _numbers(page: str, sentence: str, *numbers: int) -> str:
    """The page with the numbers of a sentence, written `#`, as they are; lines may break anywhere in it."""
    pattern = re.escape(sentence).replace(r"\#", r"(\d+)").replace(r"\ ", r"\s+")
    found = re.search(pattern, page)
    assert found is not None, f"no sentence “{sentence}” on the page"
    for place, number in reversed(list(enumerate(numbers, 1))):
        page = page[: found.start(place)] + str(number) + page[found.end(place) :]
    return page
