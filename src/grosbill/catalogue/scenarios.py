"""A scenario played step by step, for a small table on a page: what is done, and how the table is then."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from grosbill.catalogue.bilingual import Both
from grosbill.catalogue.cards import CardRow, rows
from grosbill.language import LANGUAGES
from grosbill.model.errors import MoveError, ScenarioError
from grosbill.model.events import Event
from grosbill.notation.story import tell_all
from grosbill.packs import default_edition
from grosbill.scenarios.index import scenario_folder
from grosbill.scenarios.reading import actor_of, load, texts
from grosbill.scenarios.running import Failed, Run, moves_in
from grosbill.views.view import view
from grosbill.words.hands import open_hands
from grosbill.words.naming import Words
from grosbill.words.typed import written

_PATH = re.compile(r"[A-Za-z0-9_/-]+\.ya?ml")


class Refused(msgspec.Struct, frozen=True):
    """Why a step is refused, as it should be."""

    clause: str
    en: str
    fr: str


class Act(msgspec.Struct, frozen=True):
    """A step, and the table after it with all hands open.

    `who`: a player, `everyone`, or "" where nobody acts; `moves`: in notation, as the file has them;
    `said`: the same as a player would write them; `then`: what the file says must be true after it.
    """

    who: str
    moves: list[str]
    said: dict[str, list[str]]
    view: dict[str, Any]
    story: dict[str, list[str]]
    refused: Refused | None
    then: dict[str, Any]


class Staged(msgspec.Struct, frozen=True):
    """A scenario: the table as it begins, its steps, and what must be true in the end.

    `own`: its cards that no edition has, where it is played with packs of one's own.
    """

    path: str
    title: Both
    edition: str
    rules: list[str]
    cards: list[str]
    settings: dict[str, Any]
    variants: list[str]
    view: dict[str, Any]
    acts: list[Act]
    then: dict[str, Any]
    own: list[CardRow]


def staged(path: str) -> Staged | None:
    """The scenario at a path as the index tells it; none where there is no such scenario, or it fails."""
    root = scenario_folder()
    if root is None or not _PATH.fullmatch(path):
        return None
    file = root.parent / path
    if not file.resolve().is_relative_to(root.resolve()):  # nothing else is ever opened
        return None
    try:
        return _played(path, file)
    except (ScenarioError, Failed):
        return None


def _played(path: str, file: Path) -> Staged:
    loaded = load(file)
    scenario, run = loaded.scenario, Run(loaded)
    begun = _seen(run)
    acts = []
    for number, step in enumerate(scenario.steps):
        run.prepare(number)
        since = len(run.events)
        refused = _refusal(run, step)
        said: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        for text in texts(step):
            for lang in LANGUAGES:
                said[lang] += _said(run, actor_of(step) or "", text, lang)
            run.act(text)
        acts.append(
            Act(
                who=actor_of(step) or "",
                moves=texts(step),
                said=said,
                view=_seen(run),
                story={lang: _story(run, run.events[since:], lang) for lang in LANGUAGES},
                refused=refused,
                then=step.get("then", {}),
            )
        )
    return Staged(
        path=path,
        title=scenario.titles(),
        edition=scenario.edition or default_edition(),
        rules=scenario.rules,
        cards=scenario.cards,
        settings=scenario.settings,
        variants=scenario.variants,
        view=begun,
        acts=acts,
        then=scenario.then,
        own=rows(run.t.mix, [d for d in run.t.mix.defs if d.pack in run.t.mix.edition.own]),
    )


def _seen(run: Run) -> dict[str, Any]:
    return open_hands(partial(view, run.t))


def _said(run: Run, actor: str, text: str, lang: str) -> list[str]:
    """What a step says, in a language: a move, and the picks that go with it; what is no move as it is."""
    if lang == "en":  # the notation
        return [text]
    names = run.t.names
    seat = names.index(actor) if actor in names else 0  # everybody passes alike
    words = Words(run.t.mix, run.t.settings, lang, names, seat)
    try:
        return [written(words, run.read(seat, move)) for move in moves_in(text)]
    except MoveError:
        return [text]


def _refusal(run: Run, step: dict[str, Any]) -> Refused | None:
    """Why the move of a step is refused, before it is tried."""
    actor = actor_of(step)
    if not step.get("refused") or actor is None:
        return None
    try:
        refusal = run.refusal(run.t.names.index(actor), moves_in(texts(step)[0])[0])
    except MoveError as error:
        said: Both = {lang: error.text(lang) for lang in LANGUAGES}
        return Refused(str(step["refused"]), said["en"], said["fr"])
    return Refused(refusal.clause, refusal.text("en"), refusal.text("fr")) if refusal is not None else None


def _story(run: Run, events: list[Event], lang: str) -> list[str]:
    told = (tell_all(event, run.t.names, run.t.mix, lang) for event in events)
    return [text for text in told if text]
