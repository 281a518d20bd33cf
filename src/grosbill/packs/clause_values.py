"""What the clauses say in one game: worked out from its editions and the settings in force."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from typing import Final

import msgspec

from grosbill.clauses import BLEND, Bilingual, Clause, clauses, rulings
from grosbill.clauses.values import COMMON, GAP, NOTHING, Case, Text, Value, follows, texts
from grosbill.effects.vocabulary import KINDS, Words
from grosbill.model.errors import EditionError, did_you_mean
from grosbill.model.settings import Settings, known_settings
from grosbill.packs.boxes import Box, boxes
from grosbill.packs.editions import Edition, edition

FACTS: Final = ("players", "cards", "door")
"""What a value may name beside settings: of an edition the players, the number of cards, the door deck."""

# Values that say nothing about the edition itself: in a blend another set's value speaks instead.
_SILENT: Final = frozenset({"blend only", NOTHING, "no"})
_NOTHING: Final = Bilingual(NOTHING, NOTHING)
# Beginnings of values that hold only when sets are mixed.
_BLEND_ONLY: Final = ("blend only", "blend:", "only for Big items in blends")


class ClauseValues:
    """The value of every clause in one game, and which clauses have a bearing on it."""

    def __init__(self, played: Edition, settings: Settings) -> None:
        """Work out all values; the first edition of a blend is the host."""
        self._blend = len(played.rulebooks) > 1
        self._values: dict[str, Bilingual] = {}
        facts = [_facts(name, settings) for name in played.rulebooks]
        if self._blend:
            facts[0]["cards"] = played.cards
        cards = [
            card
            for content in played.contents
            for card in content.pack.cards
            if content.count(card.id, card.copies)
        ]
        there, kinds = {card.id for card in cards}, {KINDS[type(card)] for card in cards}
        for clause in clauses().values():
            told = [
                _told(form_of(name, clause), each, played.options, kinds)
                for name, each in zip(played.rulebooks, facts, strict=True)
            ]
            value = _joined(told) if clause.lists else _host(told)
            missing = self._blend and not there.issuperset(clause.needs)
            self._values[clause.id] = _NOTHING if missing else value

    def value(self, clause: Clause) -> Bilingual:
        """What a clause says.

        In a blend it is what the host says, except that ``blend only``, ``n/a`` and ``no`` give way to the
        first other edition that says something else; where none does, ``blend only`` reads ``yes``. Where the
        cards it speaks of are in none of the sets, it is ``n/a`` (R-BLEND-013). An exception to what the host
        says, which the cards of another set bring along, holds too.
        """
        return self._values[clause.id]

    def applies(self, clause: Clause) -> bool:
        """Whether a clause has any bearing on the game."""
        value = self._values[clause.id].en
        if value in ("no", NOTHING):
            return False
        return self._blend or not (value.startswith(_BLEND_ONLY) or clause.topic == "blend")


@lru_cache(maxsize=256)
def values_for(played: Edition, settings: Settings) -> ClauseValues:
    """What the clauses say in a game of this edition under these settings."""
    return ClauseValues(played, settings)


def ruled_by(played: Edition) -> frozenset[str]:
    """The names under which the rulings know an edition; one that none of them names goes by its base."""
    named = {name for ruling in rulings().values() for name in ruling.editions}
    found = {BLEND} if len(played.rulebooks) > 1 else set()
    for name in played.rulebooks:
        known: str | None = name
        while known is not None and known not in named:
            known = boxes()[known].base
        found |= {known} if known is not None else set()
    return frozenset(found)


def form_of(name: str, clause: Clause) -> Value:
    """The value of a clause in one edition as it is written: its own, a base's, or that of the clause."""
    return _forms(name).get(clause.id, clause.value)


@cache
def _forms(name: str) -> dict[str, Value]:
    """The values that an edition's file and those of its bases have."""
    check_clauses(name, boxes()[name])
    return boxes()[name].clauses


def check_clauses(name: str, box: Box) -> None:
    """Refuse a clause that there is not, and a value that names no setting."""
    for known in box.clauses.keys() - clauses().keys():
        raise EditionError(
            f"editions/{name}.toml: clauses: there is no clause {known}{did_you_mean(known, clauses())}"
        )
    for clause, value in (*((each.id, each.value) for each in clauses().values()), *box.clauses.items()):
        where = (
            f"editions/{name}.toml: clauses: {clause}" if clause in box.clauses else f"clauses.toml: {clause}"
        )
        _check(where, value)


def _check(where: str, value: Value) -> None:
    for setting in follows(value) - {*known_settings(), *FACTS}:
        close = did_you_mean(setting, known_settings())
        raise EditionError(f"{where}: there is no setting {setting!r}{close}")
    cases = value if isinstance(value, tuple) else ()
    if cases and not cases[-1].always:
        raise EditionError(f"{where}: the last of several values has neither `when`, `may` nor `there`")
    for kind in {case.there for case in cases} - {None, *KINDS.values()}:
        raise EditionError(f"{where}: there is no kind of card {kind!r}")
    for text in texts(value):
        if isinstance(text, str) and text not in COMMON and any(map(str.isalpha, GAP.sub("", text))):
            raise EditionError(f"{where}: {text!r} needs words in both languages")


def _facts(name: str, settings: Settings) -> dict[str, object]:
    low, high = boxes()[name].players
    facts: dict[str, object] = {"players": f"{low}-{high}", "cards": edition(name).cards}
    facts["door"] = boxes()[name].door
    return facts | msgspec.structs.asdict(settings)


def _told(
    value: Value, facts: Mapping[str, object], options: Collection[str], kinds: Collection[str]
) -> Bilingual:
    text = value if not isinstance(value, tuple) else _chosen(value, facts, options, kinds)
    if isinstance(text, str):
        text = Bilingual(text, text)
    return Bilingual(*(_filled(text.text(lang), lang, facts) for lang in ("en", "fr")))


def _chosen(
    cases: tuple[Case, ...], facts: Mapping[str, object], options: Collection[str], kinds: Collection[str]
) -> Text:
    return next(
        case.says
        for case in cases
        if all(facts[name] == value for name, value in case.when.items())
        and (case.may is None or case.may in options)
        and (case.there is None or case.there in kinds)
    )


def _filled(text: str, lang: str, facts: Mapping[str, object]) -> str:
    """A text with the settings it names."""
    return GAP.sub(lambda gap: _in_words(gap[1].split("+"), lang, facts), text) if "{" in text else text


def _in_words(names: list[str], lang: str, facts: Mapping[str, object]) -> str:
    if len(names) > 1:
        return str(sum(value for name in names if isinstance(value := facts[name], int)))
    name = names[0]
    fact = facts[name] if name in FACTS else known_settings()[name].words(facts[name])
    if not isinstance(fact, Words):
        return str(fact)
    return fact.text(lang)


def _host(told: list[Bilingual]) -> Bilingual:
    host = told[0]
    if len(told) == 1:
        return host
    if host.en not in _SILENT:
        return next((value for value in told[1:] if _excepts(value.en, host.en)), host)
    for value in told[1:]:
        if value.en not in _SILENT:
            return value
    return Bilingual("yes", "yes") if host.en == "blend only" else host


def _excepts(value: str, host: str) -> bool:
    """Whether a value is that of the host but for something."""
    return value.startswith("yes, but" if host in ("yes", "default") else f"{host} (")


def _joined(told: list[Bilingual]) -> Bilingual:
    """What the sets of a blend list, each once, the host's first."""
    listed = [value for value in told if value.en not in _SILENT and value.en != "none"] or told[:1]
    return Bilingual(*(_once(value.text(lang) for value in listed) for lang in ("en", "fr")))


def _once(lists: Iterable[str]) -> str:
    return ", ".join(dict.fromkeys(part for text in lists for part in text.split(", ")))
