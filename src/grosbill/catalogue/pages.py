"""Clauses and rulings to read: in both languages, with their value in each edition and what shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

import msgspec

from grosbill.catalogue.bilingual import Both, in_each, said
from grosbill.clauses import BLEND, Clause, Ruling, clauses, rulings
from grosbill.clauses.places import places
from grosbill.clauses.reasons import reasons
from grosbill.packs import Edition, editions, ruled_by, values_for
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
    title: str
    edition: str


class RulePage(RuleSeen, frozen=True, kw_only=True, omit_defaults=True):
    """A clause or a ruling with everything there is to say about it.

    `reason`: why a clause has no scenario, where it has none; `kept`: where the code or the data keep it.
    """

    scenarios: list[Example]
    reason: Both | None = None
    kept: list[str]


_Index = Mapping[str, Sequence[Shown]]


def pages(index: _Index, played: Edition | None = None, text: str = "", topic: str = "") -> list[RuleSeen]:
    """The clauses and rulings that a text means, or all; of one topic or all, for one edition or all."""
    games = [played] if played is not None else list(editions().values())
    names = ruled_by(played) if played is not None else frozenset((*editions(), BLEND))
    spoken = find_clauses(text) if text else clauses().values()
    found = [_clause(clause, games, index) for clause in spoken]
    decided = find_rulings(text, names) if text else rulings().values()
    if played is not None and not text:  # whoever asks for a rule sees it even where it has no bearing
        found = [each for each in found if each.values]
    found += [_ruling(each, index) for each in decided if not names.isdisjoint(each.editions)]
    return [each for each in found if topic in ("", each.topic)]


def page(index: _Index, name: str) -> RulePage | None:
    """The clause or ruling of that id."""
    games = list(editions().values())
    clause, ruling = clauses().get(name), rulings().get(name)
    if clause is not None:
        seen = _clause(clause, games, index)
    elif ruling is not None:
        seen = _ruling(ruling, index)
    else:
        return None
    why = reasons().get(name)
    return RulePage(
        **msgspec.structs.asdict(seen),
        scenarios=[Example(shown.path, shown.title, shown.edition) for shown in index.get(name, ())],
        reason=in_each(why.text) if why is not None else None,
        kept=places().get(name, []),
    )


def _clause(clause: Clause, games: Sequence[Edition], index: _Index) -> RuleSeen:
    told = {played.id: values_for(played, played.defaults()) for played in games}
    return RuleSeen(
        id=clause.id,
        kind="clause",
        topic=clause.topic,
        heading=said(f"topic-{clause.topic}"),
        text={"en": clause.en, "fr": clause.fr},
        shown=len(index.get(clause.id, ())),
        values={
            name: in_each(partial(value_told, values.value(clause)))
            for name, values in told.items()
            if values.applies(clause)
        },
    )


def _ruling(ruling: Ruling, index: _Index) -> RuleSeen:
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
