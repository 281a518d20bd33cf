"""The editions one can play: one of `editions.toml`, a pack of one's own, or a blend of several."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

import msgspec

from grosbill.effects.vocabulary import Record, Words
from grosbill.model.errors import EditionError, PackError, SettingsError, did_you_mean
from grosbill.model.settings import Settings, changed
from grosbill.packs.loader import Pack, read_pack
from grosbill.packs.own import own_pack
from grosbill.packs.reading import HOME

# --- the file ---------------------------------------------------------------------------------------------


class Variant(Record, frozen=True, kw_only=True):
    """A way to play that has a name: settings, the clause they are about, and the editions they go with."""

    id: str
    name: Words
    clause: str
    settings: dict[str, Any]
    editions: tuple[str, ...]


class Box(Record, frozen=True, kw_only=True):
    """One edition as it is sold: its packs, players, settings, and what a table may change."""

    id: str
    name: Words
    packs: tuple[str, ...]
    selection: str | None = None
    players: tuple[int, int]
    options: tuple[str, ...]
    settings: dict[str, Any]


class Selection(Record, frozen=True, kw_only=True):
    """An edition that holds only some cards of its packs: how many in all, and the copies of each."""

    size: int
    complete: Words  # how complete it is against the printed one
    cards: dict[str, int]


class Blend(Record, frozen=True, kw_only=True):
    """What is different as soon as two editions are mixed."""

    settings: dict[str, Any]
    on_if_any: tuple[str, ...]  # settings that are on if one of the editions has them on


class _File(Record, frozen=True, kw_only=True):
    default: str  # what is played if no edition is named; packs of one's own go by its rules
    blend: Blend
    edition: tuple[Box, ...]
    variant: tuple[Variant, ...]


@cache
def _file() -> _File:
    return msgspec.toml.decode(HOME.joinpath("editions.toml").read_bytes(), type=_File)


@cache
def _boxes() -> dict[str, Box]:
    return {box.id: box for box in _file().edition}


@cache
def _built_in(name: str) -> Pack:
    return read_pack(HOME.joinpath(name))


@cache
def _selection(box: str) -> Selection | None:
    """The cards of an edition that has not all of its packs."""
    file = _boxes()[box].selection
    if file is None:
        return None
    selection = msgspec.toml.decode(HOME.joinpath(file).read_bytes(), type=Selection)
    if sum(selection.cards.values()) != selection.size:
        raise PackError(f"{file}: {sum(selection.cards.values())} cards, but it says {selection.size}")
    return selection


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
    sets: tuple[str, ...]  # the editions and packs it is made of, the host first
    rulebooks: tuple[str, ...]  # those of them that clauses know
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
                    raise SettingsError(f"variants {other!r} and {name!r} contradict each other: {setting}")
        values = {setting: value for setting, (_, value) in chosen.items()}
        return changed(msgspec.structs.replace(self.defaults(), **values), changes, self.options, self.id)

    def _variant(self, name: str) -> Variant:
        known = {variant.id: variant for variant in self.variants}
        if name in known:
            return known[name]
        there = ", ".join(known) or "none"
        elsewhere = next((variant for variant in _file().variant if variant.id == name), None)
        if elsewhere is not None:
            raise SettingsError(
                f"variant {name!r} goes with {', '.join(elsewhere.editions)}, "
                f"not with edition {self.id!r}; with that go: {there}"
            )
        raise SettingsError(
            f"unknown variant {name!r}{did_you_mean(name, known)}; with edition {self.id!r} go: {there}"
        )


@cache
def editions() -> dict[str, Edition]:
    """All editions as they are sold, by id."""
    return {name: edition(name) for name in _boxes()}


def default_edition() -> str:
    """The edition that is played if none is named."""
    return _file().default


def rulebooks(name: str) -> tuple[str, ...]:
    """The editions in a name whose rules the clauses know; what is no edition is left out."""
    return tuple([part for part in name.split("+") if part in _boxes()])


def edition(name: str, packs: Sequence[str | Path] = ()) -> Edition:
    """The edition of that name: `munchkin`, a blend such as `star+cthulhu`, or a pack of one's own.

    `packs` are folders of one's own; those that the name leaves out are blended in.
    """
    own: dict[str, Pack] = {}
    for pack in (own_pack(Path(folder)) for folder in packs):
        if pack.id in _boxes() or HOME.joinpath(pack.id).is_dir():
            raise EditionError(f"a pack of one's own cannot be called {pack.id!r}: there is one of that name")
        if own.setdefault(pack.id, pack) is not pack:
            raise EditionError(f"two packs are called {pack.id!r}")
    parts = [part.strip() for part in name.split("+")] if isinstance(name, str) else [repr(name)]
    for part in parts:
        if part not in _boxes() and part not in own:
            raise EditionError(_unknown(part, (*_boxes(), *own)))
        if parts.count(part) > 1:
            known = ", ".join((*_boxes(), *own))
            raise EditionError(f"{part!r} is named twice in {name!r}; a blend names each once of: {known}")
    parts += [pack for pack in own if pack not in parts]
    return _edition(tuple(parts), tuple(own.values()))


def _unknown(part: str, known: tuple[str, ...]) -> str:
    return (
        f"unknown edition {part!r}{did_you_mean(part, known)}; there are: {', '.join(known)}, "
        "and blends of them, joined by +; a folder of one's own is added with --pack"
    )


@lru_cache(maxsize=256)
def _edition(parts: tuple[str, ...], packs: tuple[Pack, ...]) -> Edition:
    own = {pack.id: pack for pack in packs}
    boxes = [_boxes()[part] for part in parts if part in _boxes()] or [_boxes()[_file().default]]
    settings = dict(boxes[0].settings)
    options = [option for box in boxes for option in box.options]
    if len(boxes) > 1:
        blend = _file().blend
        some = {name: True for name in blend.on_if_any if any(box.settings.get(name) for box in boxes)}
        settings |= some | blend.settings
    names = [own[part].label.name if part in own else _boxes()[part].name for part in parts]
    return Edition(
        id="+".join(parts),
        name=Words(en=" + ".join(name.en for name in names), fr=" + ".join(name.fr for name in names)),
        sets=parts,
        rulebooks=tuple(box.id for box in boxes),
        contents=_contents(parts, own),
        players=(min(box.players[0] for box in boxes), max(box.players[1] for box in boxes)),
        options=tuple(dict.fromkeys(options)),
        settings=settings,
        variants=tuple(v for v in _file().variant if any(box.id in v.editions for box in boxes)),
        complete=tuple(remark for part in parts for remark in _complete(part, own)),
        own={part: own[part].digest for part in parts if part in own},
    )


def _contents(parts: tuple[str, ...], own: dict[str, Pack]) -> tuple[Content, ...]:
    """The packs of all parts. One that two parts share is there once: each card as often as in the fuller."""
    found: dict[str, Content] = {}
    for part in parts:
        if part in own:
            found[part] = Content(own[part], None, (part,))
            continue
        selection = _selection(part)
        copies = selection.cards if selection is not None else None
        for name in _boxes()[part].packs:
            twin = found.get(name)
            if twin is None:
                found[name] = Content(_built_in(name), copies, tuple(dict.fromkeys((name, part))))
            else:
                found[name] = Content(twin.pack, _fuller(twin.copies, copies), (*twin.sets, part))
    return tuple(found.values())


def _complete(part: str, own: dict[str, Pack]) -> list[Words]:
    if part in own:
        packs = [own[part]]
    else:
        selection = _selection(part)
        if selection is not None:
            return [selection.complete]
        packs = [_built_in(name) for name in _boxes()[part].packs]
    return [pack.label.complete for pack in packs if pack.label.complete is not None]


def _fuller(one: dict[str, int] | None, other: dict[str, int] | None) -> dict[str, int] | None:
    if one is None or other is None:
        return None
    return {card: max(one.get(card, 0), other.get(card, 0)) for card in (*one, *other)}
