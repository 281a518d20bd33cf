"""What is open when, as a page in both languages, `docs/timing.md`; `make golden` writes it.

Nothing is told here: the rows are read from the descriptions of steps and moves (`rules.book`), the words
from `language/*/timing.ftl`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import reduce
from types import NoneType
from typing import Any

from grosbill.effects.points import ARRANGE, ATTACH, CURSE, GIVE_UP, POINTS, SELL, TRADE
from grosbill.language import LANGUAGES, capital, join, say
from grosbill.rules.book import MOVES
from grosbill.rules.kernel.move_rules import never_done
from grosbill.rules.kernel.step_rules import STEPS, StepRules, kind_of

ACTS = {
    "arrange": ARRANGE,
    "attach": ATTACH,
    "give-up": GIVE_UP,
    "trade": TRADE,
    "sell": SELL,
    "curse": CURSE,
}
"""What may be open beside cards, by the name of its words."""

ROLES = ("anyone", "fighters", "others", "active", "asked")
"""To whom something is open, as the columns of `Times`; what is open to anyone is open to all of them."""

# --- what is read from the descriptions ---------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Row:
    """A step at which somebody is asked, or the moments at which nothing is being settled."""

    key: str  # the name of its words; steps that look the same in views have words of their own
    name: str  # what it is called in views and scenarios
    rules: StepRules
    answers: tuple[str, ...]
    open: Mapping[str, int]  # by role, bits of `effects.points`

    def kinds(self, roles: Iterable[str]) -> set[str]:
        """The kinds of move that are open here to whom these roles are given, answers included."""
        bits = 0
        for role in roles:
            bits |= self.open[role]
        return {kind for kind in MOVES if kind in self.answers or kind in ALWAYS or bits & _when(kind)}


def _when(kind: str) -> int:
    return MOVES[kind].at | MOVES[kind].also


def _row(step: type[Any], rules: StepRules) -> Row:
    # An answer that is never carried out is there for the reason of its refusal.
    answers = [kind for kind, answer in rules.answers.items() if answer.do is not never_done]
    passing = ["pass"] if rules.asks == "several" else []
    times = {role: getattr(rules.times, role) for role in ROLES}
    times["anyone"] |= rules.point
    if step is NoneType:
        return Row("none", "null", rules, tuple(answers), times)
    return Row(step.__name__.lower(), kind_of(step), rules, tuple(passing + answers), times)


ROWS = tuple([_row(step, rules) for step, rules in STEPS.items() if rules.asks != "nobody"])

ALWAYS = frozenset(
    kind
    for kind, rules in MOVES.items()
    if not _when(kind) and rules.do is not never_done and not any(kind in row.answers for row in ROWS)
)
"""The kinds of move that wait for no step."""

# --- the page -----------------------------------------------------------------------------------------------


def page(_before: str = "") -> str:
    """The whole page, one part for each language."""
    return "\n".join([line for lang in LANGUAGES for line in _part(lang)])


def _part(lang: str) -> Iterator[str]:
    yield from (f"# {say(lang, 'timing-title')}", "", say(lang, "timing-elsewhere"), "")
    yield from (say(lang, "timing-about"), "")
    tables = {"steps": _steps(lang), "moves": _moves(lang), "points": _points(lang)}
    for name, rows in tables.items():
        yield from (f"## {say(lang, f'timing-{name}')}", "", say(lang, f"timing-{name}-about"), "")
        head = say(lang, f"timing-{name}-columns").split(" | ")
        yield from (_line(head), "|" + "---|" * len(head), *map(_line, rows), "")


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |".replace("|  |", "| |")


def _steps(lang: str) -> Iterator[list[str]]:
    for row in ROWS:
        by_point = row.rules.asks == "several" and row.rules.bits is None
        asked = "point" if by_point else row.key
        meanwhile = _lines([_open(lang, row, role) for role in ROLES if row.open[role]])
        yield [
            f"`{row.name}`",
            say(lang, f"timing-step-{row.key}"),
            say(lang, f"timing-asked-{asked}"),
            join(lang, [say(lang, f"timing-move-{kind}") for kind in row.answers], "or"),
            meanwhile or say(lang, "timing-closed"),
        ]


def _moves(lang: str) -> Iterator[list[str]]:
    for kind in MOVES:
        answers = _named([row for row in ROWS if kind in row.answers])
        meanwhile = say(lang, "timing-always") if kind in ALWAYS else _where(lang, _when(kind))
        yield [f"`{kind}`", capital(say(lang, f"timing-move-{kind}")), answers, meanwhile]


def _points(lang: str) -> Iterator[list[str]]:
    for name, bit in POINTS.items():
        where = _where(lang, bit) or say(lang, "timing-never")
        yield [f"`{name}`", capital(say(lang, f"timing-point-{name}")), where]


# --- cells --------------------------------------------------------------------------------------------------


def _open(lang: str, row: Row, role: str) -> str:
    """What is open at a step to whom this role is given."""
    bits = row.open[role]
    points = [f"`{name}`" for name, bit in POINTS.items() if bits & bit]
    what = [say(lang, "timing-cards", points=join(lang, points))] if points else []
    what += [say(lang, f"timing-act-{name}") for name, bit in ACTS.items() if bits & bit]
    told = reduce(lambda first, rest: say(lang, "timing-besides", first=first, next=rest), what)
    # Who has begun to answer may have no more time for anything else.
    ends = role == "asked" and row.rules.closed is not _STAYS_OPEN
    return _to(lang, role, told, until="answer" if ends else "end")


_STAYS_OPEN = StepRules(asks="nobody").closed


def _where(lang: str, bits: int) -> str:
    """The steps at which one of these is open, by role; where it is open to anyone, only once."""
    lines = []
    for role in ROLES:
        rows = [row for row in ROWS if row.open[role] & bits]
        if role != "anyone":
            rows = [row for row in rows if not row.open["anyone"] & bits]
        if rows:
            lines.append(_to(lang, role, _named(rows)))
    return _lines(lines)


def _to(lang: str, role: str, what: str, until: str = "end") -> str:
    return say(lang, "timing-to", who=capital(say(lang, f"timing-role-{role}")), what=what, until=until)


def _named(rows: Iterable[Row]) -> str:
    return ", ".join(dict.fromkeys([f"`{row.name}`" for row in rows]))


def _lines(parts: Iterable[str]) -> str:
    return "<br>".join(parts)
