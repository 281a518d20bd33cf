"""What differs from one edition or one table to the next.

`Settings` has the type and the usual value of each setting; whatever else is to be known of it is beside it,
in `settings.toml`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args, get_type_hints

import msgspec

from grosbill.effects.vocabulary import Record, Words
from grosbill.model.errors import SettingsError, nearest
from grosbill.model.signs import told

# --- the record -------------------------------------------------------------------------------------------


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules that vary; an edition gives each a value and a table may change some."""

    first_player: int = 0  # the seat that begins, counted from 1; 0: the highest of a roll each
    opening_doors: int = 4
    opening_treasures: int = 4
    redraw_doors: int = 4
    redraw_treasures: int = 4
    hand_limit: int = 5
    loot_optional: bool = False
    loot_after_friendly: bool = False
    two_classes_single: bool = False  # what allows two classes may stand on one
    # With one race only, what allows two makes one half raceless, or lifts the drawbacks of that race.
    two_races_single: Literal["raceless", "advantages"] = "raceless"
    class_in_combat: bool = False
    undead_join: bool = False
    help_while_winning: bool = False
    listen: bool = False
    loot_from_treasures: bool = False
    helper_wins: bool = False
    charity_free: bool = False
    items_any_time: bool = False
    removed_treasure: bool = False
    fast: bool = False
    lowest_keeps_bid: bool = False
    open_discards: bool = True  # the discards may be read through; else only the top one is in sight
    discard_items: bool = False
    discard_on_escape: bool = False
    treasure_with_loot: bool = False  # it comes after what happens at the end of the combat
    monster_floor: Literal["none", "zero", "one"] = "none"  # what each monster counts at least
    sidekicks: bool = False
    changes_per_turn: int = 6
    offers_per_turn: int = 3
    moves_per_turn: int = 100
    singing: bool = False  # what a card asks to be done aloud at the table counts as done
    speaking: bool = True

    def opening_hand(self) -> tuple[int, int]:
        """Doors and treasures dealt before the first turn (R-SETUP-008, R-FAST-001)."""
        return FAST_HAND if self.fast else (self.opening_doors, self.opening_treasures)

    def new_hand(self) -> tuple[int, int]:
        """Doors and treasures drawn after a death (R-DEATH-021, R-FAST-002)."""
        return FAST_HAND if self.fast else (self.redraw_doors, self.redraw_treasures)


USUAL = Settings()
"""What holds where no edition says otherwise."""

FAST_HAND = (4, 4)
"""The hand of the fast variant, whatever the edition deals otherwise."""


# --- what is to be known of each --------------------------------------------------------------------------


class Named(Record, frozen=True, kw_only=True):
    """A value of a setting that has a name: what `--variant` chooses."""

    id: str
    name: Words
    value: Any
    clause: str | None = None  # where it is not the one the setting is about


class Setting(Record, frozen=True, kw_only=True):
    """What is to be known of a setting beside its type and usual value: its entry in `settings.toml`."""

    name: Words
    about: Words
    clause: str | None = None  # whose value follows it; none where cards ask for it by name
    limits: tuple[int, int] | None = None
    says: dict[str, Words] = msgspec.field(default_factory=dict)
    fixed: bool = False  # for an edition to decide, not for a table
    variants: tuple[Named, ...] = ()

    def words(self, value: object) -> Words:
        """A value of the setting in words."""
        shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
        return self.says.get(shown) or _PLAIN.get(shown) or Words(en=shown, fr=shown)


_PLAIN = {"yes": Words(en="yes", fr="oui"), "no": Words(en="no", fr="non")}
_FILE = "settings.toml"


@cache
def known_settings() -> dict[str, Setting]:
    """All settings by name, in the order in which they are listed; shared, not to be changed."""
    try:
        text = files("grosbill.model").joinpath(_FILE).read_bytes()
        found = msgspec.toml.decode(text, type=dict[str, Setting])
    except msgspec.DecodeError as error:
        raise SettingsError(f"{_FILE}: {error}") from None
    agree(found)
    return found


def agree(found: dict[str, Setting]) -> None:
    """Refuse what the file says of settings where it does not fit the record."""
    kinds = _kinds()
    for name in kinds.keys() ^ found.keys():
        here, there = ("Settings", _FILE) if name in kinds else (_FILE, "Settings")
        raise SettingsError(f"setting {name!r} is in {here}, but not in {there}")
    named: set[str] = set()
    for name, setting in found.items():
        if (setting.limits is not None) != (kinds[name] is int):
            raise SettingsError(f"{_FILE}: {name}: a number, and only a number, has limits")
        for value in setting.says.keys() - _values(kinds[name], setting):
            raise SettingsError(f"{_FILE}: {name}: it has no value {value!r}, so it needs no words")
        _check(name, getattr(USUAL, name), setting)
        for variant in setting.variants:
            _check(name, variant.value, setting)
            if variant.id in named:
                raise SettingsError(f"{_FILE}: two variants are called {variant.id!r}")
            named.add(variant.id)


@cache
def _kinds() -> dict[str, Any]:
    return get_type_hints(Settings)


def _values(kind: Any, setting: Setting) -> set[str]:
    """The values that may have words."""
    if kind is bool:
        return {"yes", "no"}
    if setting.limits is None:
        return set(get_args(kind))
    low, high = setting.limits
    return set(map(str, range(low, high + 1)))


def check_value(name: str, value: object) -> None:
    """Refuse what is no setting, or no value of it."""
    known = known_settings()
    if name not in known:
        raise SettingsError.said(
            "unknown-setting", name=name, near=nearest(name, known), known=tuple(sorted(known))
        )
    _check(name, value, known[name])


def _check(name: str, value: object, setting: Setting) -> None:
    if type(value) not in (int, bool, str):  # nor what only passes for one
        raise SettingsError(f"setting {name!r}: expected a number, yes, no or a word, got {told(value)}")
    try:
        converted = msgspec.convert(value, _kinds()[name])
    except (msgspec.ValidationError, UnicodeEncodeError):
        kind = "choice" if _kinds()[name] is bool else "word" if setting.limits is None else "number"
        known = get_args(_kinds()[name])
        raise SettingsError.said(
            "setting-kind",
            name=name,
            kind=(kind,),
            known=known,
            value=value if type(value) is str else (told(value),),
        ) from None
    if setting.limits is not None:
        low, high = setting.limits
        if not low <= converted <= high:
            raise SettingsError.said("setting-range", name=name, low=low, high=high, value=(told(converted),))


# --- changing them ----------------------------------------------------------------------------------------


def changed(settings: Settings, changes: dict[str, Any], allowed: tuple[str, ...], edition: str) -> Settings:
    """The settings with these changes, each checked by name, type, range and edition."""
    known = tuple(sorted(allowed))
    for name, value in changes.items():
        if name not in Settings.__struct_fields__:
            raise SettingsError.said("unknown-setting", name=name, near=nearest(name, known), known=known)
        if name not in allowed:
            raise SettingsError.said("setting-elsewhere", name=name, edition=edition, known=known)
        check_value(name, value)
    return msgspec.structs.replace(settings, **changes)


def from_text(text: str) -> dict[str, Any]:
    """Settings as written on the command line: `hand_limit=6,listen=yes`."""
    values: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, raw = part.partition("=")
        if not equals:
            raise SettingsError.said("setting-form", text=part)
        values[name.strip()] = _value(raw.strip())
    return values


def _value(raw: str) -> Any:
    lowered = raw.lower()
    if lowered in ("true", "yes", "on", "oui"):
        return True
    if lowered in ("false", "no", "off", "non"):
        return False
    return int(raw) if _NUMBER.fullmatch(raw) else raw


_NUMBER = re.compile(r"-?[0-9]{1,18}")
