"""What differs from one edition or one table to the next."""

from __future__ import annotations

from typing import Any, Literal, get_type_hints

import msgspec

from grosbill.model.errors import SettingsError


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules that vary; an edition gives each a value and a table may change some."""

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
    sidekicks: bool = False
    changes_per_turn: int = 6
    offers_per_turn: int = 3
    singing: bool = False  # what a card asks to be done aloud at the table counts as done
    speaking: bool = True

    def opening_hand(self) -> tuple[int, int]:
        """Doors and treasures dealt before the first turn (R-SETUP-008, R-FAST-001)."""
        return FAST_HAND if self.fast else (self.opening_doors, self.opening_treasures)

    def new_hand(self) -> tuple[int, int]:
        """Doors and treasures drawn after a death (R-DEATH-021, R-FAST-002)."""
        return FAST_HAND if self.fast else (self.redraw_doors, self.redraw_treasures)


FAST_HAND = (4, 4)
"""The hand of the fast variant, whatever the edition deals otherwise."""

_LIMITS = {
    "opening_doors": (0, 10),
    "opening_treasures": (0, 10),
    "redraw_doors": (0, 10),
    "redraw_treasures": (0, 10),
    "hand_limit": (1, 20),
    "changes_per_turn": (1, 50),
    "offers_per_turn": (0, 20),
}


def changed(settings: Settings, changes: dict[str, Any], allowed: tuple[str, ...], edition: str) -> Settings:
    """The settings with these changes, each checked by name, type, range and edition."""
    kinds = get_type_hints(Settings)
    for name, value in changes.items():
        if name not in kinds:
            raise SettingsError(f"unknown setting {name!r}; this edition knows: {', '.join(sorted(allowed))}")
        if name not in allowed:
            known = ", ".join(sorted(allowed))
            raise SettingsError(f"setting {name!r} does not go with edition {edition!r}; it knows: {known}")
        try:
            msgspec.convert(value, kinds[name])
        except msgspec.ValidationError as error:
            raise SettingsError(f"setting {name!r}: {str(error).lower()}, got {value!r}") from None
        if name in _LIMITS:
            low, high = _LIMITS[name]
            if not low <= value <= high:
                raise SettingsError(f"setting {name!r} must be from {low} to {high}, got {value}")
    return msgspec.structs.replace(settings, **changes)


def from_text(text: str) -> dict[str, Any]:
    """Settings as written on the command line: `hand_limit=6,listen=yes`."""
    values: dict[str, Any] = {}
    for part in filter(None, (piece.strip() for piece in text.split(","))):
        name, equals, raw = part.partition("=")
        if not equals:
            raise SettingsError(f"settings are written name=value, got {part!r}")
        values[name.strip()] = _value(raw.strip())
    return values


def _value(raw: str) -> Any:
    lowered = raw.lower()
    if lowered in ("true", "yes", "on", "oui"):
        return True
    if lowered in ("false", "no", "off", "non"):
        return False
    if lowered.lstrip("-").isdigit():
        return int(lowered)
    return raw
