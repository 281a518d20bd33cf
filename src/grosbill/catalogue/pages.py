"""Clauses and rulings to read: in both languages, with their value in each edition and what shows them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from grosbill.catalogue.bilingual import Both, in_each, said
from grosbill.clauses import BLEND, Clause, Ruling, clauses, rulings
from grosbill.clauses.keepers import keepers
from grosbill.clauses.reasons import reasons
from grosbill.model.settings import Settings
from grosbill.packs import ClauseValues, Edition, editions, ruled_by, values_for
from grosbill.scenarios.index import Shown
from grosbill.words.rulebook import find_clauses, find_rulings, value_told


class RuleSeen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A clause, or a ruling, in a list.

    `values`: what a clause says, by edition, where it has a bearing. `answer`, `editions`: what a ruling
    decides about the situation that is its text, and where. `shown`: how many scenarios show it.
    """

    id: str
    kind: Literal["clause", "ruling"]
    topic: str
    heading: Both
    text: Both
    shown: int
    values: dict[str, Both] = {}
    answer: Both | None = None
    editions: list[str] = []


class Example(msgspec.Struct, frozen=True):
    """A scenario that shows a rule."""

    path: str
    title: Both
    edition: str


class RulePage(RuleSeen, frozen=True, kw_only=True, omit_defaults=True):
    """A clause or a ruling with everything there is to say about it.

    `beside`: the rulings, or of a ruling the clauses, that a scenario shows together with it. `reason`: why a
    clause has no scenario, where it has none; `kept`: where the code or the data keep it.
    """

    beside: list[RuleSeen]
    scenarios: list[Example]
    reason: Both | None = None
    kept: list[str]


Index: TypeAlias = Mapping[str, Sequence[Shown]]
"""The scenarios by the ids that they show."""


class Where(msgspec.Struct, frozen=True):
    """The games in which rules are read: what the clauses say in each, and whose rulings hold."""

    values: dict[str, ClauseValues]
    ruled: frozenset[str]

    def bears(self, clause: str) -> bool:
        """Whether a clause has a bearing on any of the games; on some edition or blend each has."""
        every = BLEND in self.ruled and len(self.values) > 1
        return every or any(told.applies(clauses()[clause]) for told in self.values.values())


def everywhere() -> Where:
    """Every edition, and blends of them."""
    told = {name: values_for(played, played.defaults()) for name, played in editions().items()}
    return Where(told, frozenset((*editions(), BLEND)))


def in_game(played: Edition, settings: Settings) -> Where:
    """One game."""
    return Where({played.id: values_for(played, settings)}, ruled_by(played))


def pages(index: Index, played: Edition | None = None, text: str = "", topic: str = "") -> list[RuleSeen]:
    """The clauses and rulings that a text means, or all; of one topic or all, for one edition or all."""
    where = everywhere() if played is None else in_game(played, played.defaults())
    spoken = find_clauses(text) if text else clauses().values()
    found = [_clause(clause, where, index) for clause in spoken]
    decided = find_rulings(text, where.ruled) if text else rulings().values()
    if played is not None and not text:  # whoever asks for a rule sees it even where it has no bearing
        found = [each for each in found if each.values]
    found += [_ruling(each, index) for each in decided if not where.ruled.isdisjoint(each.editions)]
    return [each for each in found if topic in ("", each.topic)]


def page(index: Index, name: str, where: Where) -> RulePage | None:
    """The clause or ruling of that id, with what a clause says there."""
    if name not in clauses() and name not in rulings():
        return None
    (seen,) = seen_of([name], where, index)
    others = (rulings() if name in clauses() else clauses()).keys()
    why = reasons().get(name)
    return RulePage(
        **msgspec.structs.asdict(seen),
        beside=seen_of(_beside(index, [name], others, where), where, index),
        scenarios=examples(index, [name]),
        reason=in_each(why.text) if why is not None else None,
        kept=keepers().get(name, []),
    )


def seen_of(names: Iterable[str], where: Where, index: Index) -> list[RuleSeen]:
    """These clauses and rulings."""
    return [
        _clause(clauses()[name], where, index) if name in clauses() else _ruling(rulings()[name], index)
        for name in names
    ]


def rulings_on(index: Index, names: Iterable[str], where: Where) -> list[RuleSeen]:
    """The rulings of these games that a scenario shows together with one of these clauses, in order."""
    return seen_of(_beside(index, names, rulings().keys(), where), where, index)


def examples(index: Index, names: Iterable[str]) -> list[Example]:
    """The scenarios that show any of these, each once."""
    shown = {each.path: each for name in names for each in index.get(name, ())}
    return [Example(each.path, each.title, each.edition) for each in shown.values()]


def _beside(index: Index, names: Iterable[str], others: Iterable[str], where: Where) -> list[str]:
    """Of the others those that have a bearing there and share a scenario with any of these, in order."""
    paths = {shown.path for name in names for shown in index.get(name, ())}
    return [other for other in others if _bears(other, where) and _meets(index, other, paths)]


def _bears(name: str, where: Where) -> bool:
    if name in clauses():
        return where.bears(name)
    return not where.ruled.isdisjoint(rulings()[name].editions)


def _meets(index: Index, name: str, paths: Collection[str]) -> bool:
    return any(shown.path in paths for shown in index.get(name, ()))


def _clause(clause: Clause, where: Where, index: Index) -> RuleSeen:
    return RuleSeen(
        id=clause.id,
        kind="clause",
        topic=clause.topic,
        heading=said(f"topic-{clause.topic}"),
        text={"en": clause.en, "fr": clause.fr},
        shown=len(index.get(clause.id, ())),
        values={
            name: in_each(partial(value_told, values.value(clause)))
            for name, values in where.values.items()
            if values.applies(clause)
        },
    )


def _ruling(ruling: Ruling, index: Index) -> RuleSeen:
    return RuleSeen(
        id=ruling.id,
        kind="ruling",
        topic=ruling.topic,
        heading=said(f"topic-{ruling.topic}"),
        text=in_each(ruling.situation.text),
        shown=len(index.get(ruling.id, ())),
        answer=in_each(ruling.ruling.text),
        editions=list(ruling.editions),
    )
