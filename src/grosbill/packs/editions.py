"""The editions one can play: one that is sold, a pack of one's own, or a blend of several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grosbill.clauses.values import NOTHING
from grosbill.effects.vocabulary import Words
from grosbill.model.errors import EditionError, SettingsError, did_you_mean, nearest
from grosbill.model.outside import folders
from grosbill.model.settings import USUAL, Settings, changed, known_settings
from grosbill.model.signs import told
from grosbill.packs.boxes import Box, base_of_all, blend, boxes
from grosbill.packs.loader import Pack, read_pack
from grosbill.packs.own import own_pack
from grosbill.packs.reading import HOME

# --- variants ---------------------------------------------------------------------------------------------


class Variant(msgspec.Struct, frozen=True, kw_only=True):
    """A way to play that has a name: a setting, its value, and the clause it is about."""

    id: str
    name: Words
    clause: str
    settings: dict[str, Any]

    def goes_with(self, box: Box) -> bool:
        """Whether a table may choose it; a usual value, only where the edition has another."""
        return all(
            setting in box.opens and (value != getattr(USUAL, setting) or value != box.value(setting))
            for setting, value in self.settings.items()
        )


@cache
def _variants() -> tuple[Variant, ...]:
    return tuple(
        Variant(
            id=named.id,
            name=named.name,
            clause=named.clause or setting.clause or "",
            settings={name: named.value},
        )
        for name, setting in known_settings().items()
        for named in setting.variants
    )


# --- what is played ---------------------------------------------------------------------------------------


class Content(msgspec.Struct, frozen=True, eq=False):
    """A pack in an edition: how many of each card, all of them if that is None."""

    pack: Pack
    copies: dict[str, int] | None
    sets: tuple[str, ...]  # what the pack is called before the slash in `set/card`

    def count(self, card: str, printed: int) -> int:
        """How many of a card there are, of so many that the pack holds."""
        return printed if self.copies is None else self.copies.get(card, 0)


class Edition(msgspec.Struct, frozen=True, eq=False):
    """An edition to play: its cards, players and settings, and what a table may change."""

    id: str
    name: Words
    door: Words | None  # what the host calls the cards of the door deck
    sets: tuple[str, ...]  # the editions and packs it is made of, the host first
    rulebooks: tuple[str, ...]  # the editions whose rules are played: packs of one's own have none
    contents: tuple[Content, ...]
    players: tuple[int, int]
    options: tuple[str, ...]
    settings: dict[str, Any]
    variants: tuple[Variant, ...]
    complete: tuple[Words, ...]  # how complete the sets are against the printed ones
    own: dict[str, str]  # the digests of packs from outside, for records

    @property
    def cards(self) -> int:
        """How many cards there are."""
        return sum(
            content.count(card.id, card.copies) for content in self.contents for card in content.pack.cards
        )

    def defaults(self) -> Settings:
        """The settings this edition is played with unless the table changes them."""
        return msgspec.convert(self.settings, Settings)

    def agreed(self, variants: Iterable[str], changes: dict[str, Any]) -> Settings:
        """The settings with these variants, and with changes that go before them."""
        chosen: dict[str, tuple[str, Any]] = {}
        for name in variants:
            for setting, value in self._variant(name).settings.items():
                other, before = chosen.setdefault(setting, (name, value))
                if before != value:
                    raise SettingsError.said("variants", one=other, other=name, setting=setting)
        values = {setting: value for setting, (_, value) in chosen.items()}
        return changed(msgspec.structs.replace(self.defaults(), **values), changes, self.options, self.id)

    def _variant(self, name: str) -> Variant:
        known = {variant.id: variant for variant in self.variants}
        if name in known:
            return known[name]
        there = tuple(known)
        elsewhere = next((variant for variant in _variants() if variant.id == name), None)
        if elsewhere is not None:
            others = tuple([other for other, box in boxes().items() if elsewhere.goes_with(box)])
            raise SettingsError.said(
                "variant-elsewhere", name=name, others=others, edition=self.id, known=there
            )
        raise SettingsError.said(
            "unknown-variant", name=name, near=nearest(name, known), edition=self.id, known=there
        )


@cache
def editions() -> dict[str, Edition]:
    """All editions as they are sold, by id."""
    return {name: edition(name) for name in boxes()}


@cache
def _built_in(name: str) -> Pack:
    return read_pack(HOME.joinpath(name))


def default_edition() -> str:
    """The edition that is played if none is named."""
    return base_of_all()


def rulebooks(name: str) -> tuple[str, ...]:
    """The editions in a name whose rules the clauses know; what is no edition is left out."""
    return tuple([part for part in name.split("+") if part in boxes()])


def edition(name: str, packs: Sequence[str | Path] = ()) -> Edition:
    """The edition of that name: `munchkin`, a blend such as `star+cthulhu`, or a pack of one's own.

    `packs` are folders of one's own; those that the name leaves out are blended in.
    """
    own: dict[str, Pack] = {}
    for pack in map(own_pack, folders(packs)):
        if own.setdefault(pack.id, pack) is not pack:
            raise EditionError(f"two packs are called {pack.id!r}")
    if type(name) is not str:
        raise EditionError(f"an edition is named by a text, got {told(name)}")
    parts = [part.strip() for part in name.split("+")]
    known = (*boxes(), *own)
    for part in parts:
        if part not in known:
            raise EditionError.said("unknown-edition", name=part, near=nearest(part, known), known=known)
        if parts.count(part) > 1:
            raise EditionError.said("edition-twice", name=part, blend=name, known=known)
    parts += [pack for pack in own if pack not in parts]
    return _edition(tuple(parts), tuple(own.values()))


@lru_cache(maxsize=256)
def _edition(parts: tuple[str, ...], packs: tuple[Pack, ...]) -> Edition:
    own = {pack.id: pack for pack in packs}
    played = [part for part in parts if part in boxes()] or [base_of_all()]
    sold = [boxes()[part] for part in played]
    settings = dict(sold[0].settings)
    if len(sold) > 1:
        some = {name: True for name in blend().on_if_any if any(box.value(name) for box in sold)}
        settings |= _given_way(sold) | some | blend().settings
    names = [own[part].label.name if part in own else boxes()[part].name for part in parts]
    return Edition(
        id="+".join(parts),
        name=Words(en=" + ".join(name.en for name in names), fr=" + ".join(name.fr for name in names)),
        door=sold[0].door,
        sets=parts,
        rulebooks=tuple(played),
        contents=_contents(parts, own),
        players=(min(box.players[0] for box in sold), max(box.players[1] for box in sold)),
        options=tuple(dict.fromkeys(option for box in sold for option in box.opens)),
        settings=settings,
        variants=tuple(v for v in _variants() if any(v.goes_with(box) for box in sold)),
        complete=tuple(remark for part in parts for remark in _complete(part, own)),
        own={part: own[part].digest for part in parts if part in own},
    )


def _given_way(sold: Sequence[Box]) -> dict[str, Any]:
    """The settings of a blend about what the host does not have: its clause is ``n/a`` there.

    As with clauses, the first other edition that has it decides.
    """
    found: dict[str, Any] = {}
    for name, setting in known_settings().items():
        having = [box for box in sold if box.clauses.get(setting.clause or "") != NOTHING]
        if having and having[0] is not sold[0]:
            found[name] = having[0].value(name)
    return found


def _contents(parts: tuple[str, ...], own: dict[str, Pack]) -> tuple[Content, ...]:
    """The packs of all parts. One that two parts share is there once: each card as often as in the fuller.

    So Lite adds nothing but its rules to the full game (R-BLEND-012).
    """
    found: dict[str, Content] = {}
    for part in parts:
        if part in own:
            found[part] = Content(own[part], None, (part,))
            continue
        box = boxes()[part]
        copies = box.selection.cards if box.selection is not None else None
        if copies is not None:
            _check_selection(part, box, copies)
        for name in box.packs:
            twin = found.get(name)
            if twin is None:
                found[name] = Content(_built_in(name), copies, tuple(dict.fromkeys((name, part))))
            else:
                found[name] = Content(twin.pack, _fuller(twin.copies, copies), (*twin.sets, part))
    return tuple(found.values())


def _check_selection(part: str, box: Box, copies: dict[str, int]) -> None:
    known = {card.id for name in box.packs for card in _built_in(name).cards}
    for card in copies.keys() - known:
        raise EditionError(
            f"editions/{part}.toml: selection: there is no card {card!r}{did_you_mean(card, known)}"
        )


def _complete(part: str, own: dict[str, Pack]) -> list[Words]:
    if part in own:
        packs = [own[part]]
    else:
        box = boxes()[part]
        if box.selection is not None:
            return [box.selection.complete]
        packs = [_built_in(name) for name in box.packs]
    return [pack.label.complete for pack in packs if pack.label.complete is not None]


def _fuller(one: dict[str, int] | None, other: dict[str, int] | None) -> dict[str, int] | None:
    if one is None or other is None:
        return None
    return {card: max(one.get(card, 0), other.get(card, 0)) for card in (*one, *other)}
