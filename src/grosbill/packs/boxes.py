"""The editions as they are sold: one file each in `editions`, with what differs from its base."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, NoReturn

import msgspec

from grosbill.clauses import BLEND
from grosbill.clauses.values import Value
from grosbill.effects.vocabulary import Record, Words
from grosbill.model.errors import EditionError, SettingsError, did_you_mean
from grosbill.model.settings import USUAL, check_value, known_settings
from grosbill.packs.reading import HOME, card_files

LAST = 1000
"""The place in lists of an edition that asks for none."""

NOBODY = (0, 0)
"""The players of an edition that does not say how many."""

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class Selection(Record, frozen=True, kw_only=True):
    """An edition that holds only some cards of its packs: how many in all, and the copies of each."""

    size: int
    complete: Words  # how complete it is against the printed one
    cards: dict[str, int]


class Box(Record, frozen=True, kw_only=True):
    """An edition as it is sold; whatever its file leaves out is that of its base."""

    name: Words
    base: str | None = None  # None in one file alone: the base of all
    place: int = LAST  # in lists
    door: Words | None = None  # what its cards of the door deck are called
    packs: tuple[str, ...] = ()
    selection: Selection | None = None
    players: tuple[int, int] = NOBODY
    opens: tuple[str, ...] = ()  # settings that a table may change
    closes: tuple[str, ...] = ()  # and those that it may not
    settings: dict[str, Any] = msgspec.field(default_factory=dict)
    clauses: dict[str, Value] = msgspec.field(default_factory=dict)

    def on(self, base: Box) -> Box:
        """This edition with everything that it takes over from its base."""
        return msgspec.structs.replace(
            self,
            door=self.door or base.door,
            packs=self.packs or base.packs,
            selection=self.selection if self.selection or self.packs else base.selection,
            players=base.players if self.players == NOBODY else self.players,
            opens=(*(name for name in base.opens if name not in self.closes), *self.opens),
            settings=base.settings | self.settings,
            clauses=base.clauses | self.clauses,
        )

    def value(self, setting: str) -> object:
        """What a setting is in this edition."""
        return self.settings.get(setting, getattr(USUAL, setting))


class Blend(Record, frozen=True, kw_only=True):
    """What is different as soon as two editions are mixed."""

    settings: dict[str, Any]
    on_if_any: tuple[str, ...]


@cache
def blend() -> Blend:
    """The rules of blends."""
    return msgspec.toml.decode(HOME.joinpath("blend.toml").read_bytes(), type=Blend)


@cache
def boxes() -> dict[str, Box]:
    """All editions by id, in the order of lists; shared, not to be changed."""
    return read_boxes(HOME.joinpath("editions"))


def is_ours(name: str) -> bool:
    """Whether an edition or a set of the package is called that."""
    return name in boxes() or HOME.joinpath(name, "pack.toml").is_file()


def read_boxes(folder: Traversable) -> dict[str, Box]:
    """The editions of a folder, each whole; whatever is wrong with one is told with the name of its file."""
    written = {file.name.removesuffix(".toml"): file for file in card_files(folder)}
    found = {name: _read(name, file.read_bytes()) for name, file in written.items()}
    roots = [name for name, box in found.items() if box.base is None]
    if len(roots) > 1:
        first = min(roots, key=lambda name: found[name].place)
        _complain(
            next(name for name in roots if name != first), f'it names no base, such as base = "{first}"'
        )
    whole = {name: _whole(name, found, ()) for name in found}
    return dict(sorted(whole.items(), key=lambda entry: (entry[1].place, entry[0])))


def base_of_all() -> str:
    """The edition that starts from no other: the one that is played if none is named."""
    return next(name for name, box in boxes().items() if box.base is None)


def _read(name: str, text: bytes) -> Box:
    if not _ID.fullmatch(name) or name == BLEND:
        _complain(
            name, f"an edition is called by small letters, figures and single hyphens, and not {BLEND!r}"
        )
    try:
        return msgspec.toml.decode(text, type=Box)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        _complain(name, str(error))


def _whole(name: str, found: dict[str, Box], above: tuple[str, ...]) -> Box:
    """An edition with what it takes over; what is wrong in its own file is told by its name."""
    box = found[name]
    if name in above:
        _complain(name, f"it starts from itself: {' → '.join((*above, name))}")
    if box.base is None:
        usual = tuple(key for key, setting in known_settings().items() if not setting.fixed)
        box = box.on(Box(name=box.name, opens=usual))
    elif box.base not in found:
        _complain(name, f"base: there is no edition {box.base!r}{did_you_mean(box.base, found)}")
    else:
        box = box.on(_whole(box.base, found, (*above, name)))
    _check(name, box)
    return box


def _check(name: str, box: Box) -> None:
    for setting in (*box.opens, *box.closes):
        if setting not in known_settings():
            close = did_you_mean(setting, known_settings())
            _complain(name, f"opens, closes: there is no setting {setting!r}{close}")
    try:
        for setting, value in box.settings.items():
            check_value(setting, value)
    except SettingsError as error:
        _complain(name, str(error))
    if not 1 < box.players[0] <= box.players[1]:
        _complain(name, "players: the fewest and the most that can play, such as players = [3, 6]")
    for pack in box.packs or ("",):
        if not HOME.joinpath(pack, "pack.toml").is_file():
            _complain(name, f"packs: there is no set {pack!r}")
    chosen = box.selection
    if chosen is not None and sum(chosen.cards.values()) != chosen.size:
        _complain(name, f"selection: {sum(chosen.cards.values())} cards, but it says {chosen.size}")


def _complain(name: str, text: str) -> NoReturn:
    raise EditionError(f"editions/{name}.toml: {text}")
