"""The editions, their variants and what a table may change, as plain data; and what a blend changes."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

import msgspec

from grosbill.catalogue.bilingual import Both, both
from grosbill.clauses import BLEND, clauses
from grosbill.model.settings import Setting, Settings, known_settings
from grosbill.packs import Edition, edition, editions, values_for


class VariantRow(msgspec.Struct, frozen=True):
    """A way to play that has a name."""

    id: str
    name: Both
    about: Both
    clause: str
    settings: dict[str, Any]


class ValueRow(msgspec.Struct, frozen=True):
    """A value of a setting, in words."""

    value: bool | int | str
    en: str
    fr: str


class OptionRow(msgspec.Struct, frozen=True):
    """A setting that a table may change: its values with their words, or the limits of a number."""

    id: str
    name: Both
    about: Both
    clause: str | None
    limits: tuple[int, int] | None
    values: list[ValueRow]
    default: bool | int | str


class EditionRow(msgspec.Struct, frozen=True):
    """An edition: its cards, players and settings, and what of them a table may change, in words."""

    id: str
    name: Both
    sets: list[str]
    players: tuple[int, int]
    cards: int
    complete: list[Both]
    settings: dict[str, Any]
    variants: list[VariantRow]
    options: list[OptionRow]

    def plain(self) -> dict[str, Any]:
        """The row as plain data."""
        built: dict[str, Any] = msgspec.to_builtins(self)
        return built


class Change(msgspec.Struct, frozen=True):
    """A setting that is otherwise in a blend than with its host alone, and the clause why."""

    setting: str
    name: Both
    about: Both
    clause: str | None
    from_: Both = msgspec.field(name="from")
    to: Both


class ClauseRow(msgspec.Struct, frozen=True):
    """A clause about blends."""

    id: str
    en: str
    fr: str


class BlendRow(EditionRow, frozen=True):
    """An edition or a blend, what is otherwise than with its host alone, and the clauses about that."""

    host: str
    changes: list[Change]
    clauses: list[ClauseRow]


def rows() -> list[EditionRow]:
    """Every edition."""
    return [row(each) for each in editions().values()]


def row(played: Edition) -> EditionRow:
    """An edition by itself."""
    return EditionRow(**_facts(played))


def blended(played: Edition) -> BlendRow:
    """An edition or a blend beside its host."""
    host, mixed = edition(played.rulebooks[0]).defaults(), played.defaults()
    told = values_for(played, mixed)
    return BlendRow(
        **_facts(played),
        host=played.rulebooks[0],
        changes=[
            _change(name, setting, getattr(host, name), getattr(mixed, name))
            for name, setting in known_settings().items()
            if getattr(host, name) != getattr(mixed, name)
        ],
        clauses=[
            ClauseRow(clause.id, clause.en, clause.fr)
            for clause in clauses().values()
            if clause.topic == BLEND and told.applies(clause)
        ],
    )


def _facts(played: Edition) -> dict[str, Any]:
    known = known_settings()
    return {
        "id": played.id,
        "name": both(played.name),
        "sets": list(played.sets),
        "players": played.players,
        "cards": played.cards,
        "complete": [both(remark) for remark in played.complete],
        "settings": msgspec.structs.asdict(played.defaults()),
        "variants": [
            VariantRow(
                variant.id,
                both(variant.name),
                both(known[next(iter(variant.settings))].about),
                variant.clause,
                variant.settings,
            )
            for variant in played.variants
        ],
        "options": [_option(name, known[name], played) for name in known if name in played.options],
    }


def _option(name: str, setting: Setting, played: Edition) -> OptionRow:
    kind = get_type_hints(Settings)[name]
    values: list[Any] = [True, False] if kind is bool else list(get_args(kind))
    if setting.limits is not None:  # of a number only some values have words
        values = sorted(int(value) for value in setting.says)
    return OptionRow(
        id=name,
        name=both(setting.name),
        about=both(setting.about),
        clause=setting.clause,
        limits=setting.limits,
        values=[ValueRow(value, **both(setting.words(value))) for value in values],
        default=getattr(played.defaults(), name),
    )


def _change(name: str, setting: Setting, before: object, after: object) -> Change:
    return Change(
        setting=name,
        name=both(setting.name),
        about=both(setting.about),
        clause=setting.clause,
        from_=both(setting.words(before)),
        to=both(setting.words(after)),
    )
