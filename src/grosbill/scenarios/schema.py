"""What a scenario file may say, as strict records; `docs/scenarios.md` explains every key."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

OneOrMore = str | list[str]


class _Strict(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class PlayerSetup(_Strict, kw_only=True):
    """Where a player stands when the scenario begins."""

    level: int = 1
    sex: str = "male"
    race: OneOrMore | None = None
    class_: OneOrMore | None = msgspec.field(default=None, name="class")
    hand: list[str] = []
    wears: list[str] = []
    carries: list[str] = []
    has: list[str] = []
    curses: list[str] = []
    attached: dict[str, str] = {}
    fresh: list[str] = []
    dead: bool = False


class CombatSetup(_Strict, kw_only=True):
    """A fight that is on when the scenario begins."""

    monsters: list[str]
    fighter: str | None = None
    helper: str | None = None
    enhancers: dict[str, str] = {}
    plays: dict[Literal["munchkins", "monsters"], list[str]] = {}
    granted: dict[str, OneOrMore] = {}


class PlayerCheck(_Strict, kw_only=True):
    """What must be true of a player."""

    level: int | None = None
    sex: str | None = None
    race: OneOrMore | UnsetType | None = UNSET
    class_: OneOrMore | UnsetType | None = msgspec.field(default=UNSET, name="class")
    hand: list[str] | None = None
    hand_has: OneOrMore | None = None
    hand_lacks: OneOrMore | None = None
    hand_size: int | None = None
    reads: list[str] | None = None
    wears: list[str] | None = None
    carries: list[str] | None = None
    has: OneOrMore | None = None
    lacks: OneOrMore | None = None
    curses: list[str] | None = None
    attached: dict[str, str] | None = None
    counts_as: OneOrMore | None = None
    head_count: OneOrMore | None = None
    alive: bool | None = None
    legal: OneOrMore | None = None
    illegal: OneOrMore | None = None


class CombatCheck(_Strict, kw_only=True):
    """What must be true of the fight."""

    fighter: str | None = None
    helper: str | UnsetType | None = UNSET
    monsters: list[str] | None = None
    enhancers: dict[str, str] | None = None
    strength: tuple[int, int] | None = None
    munchkins: int | None = None
    monster_strength: int | None = None
    treasures: int | None = None
    granted: dict[str, OneOrMore] | None = None
    winning: bool | None = None


class EventCheck(_Strict, kw_only=True):
    """An event that must have happened."""

    kind: str
    player: str | None = None
    other: str | None = None
    cards: OneOrMore | None = None
    n: int | None = None


class Scenario(_Strict, kw_only=True):
    """One file."""

    title: str
    title_fr: str = ""  # the title in French
    rules: list[str] = []
    cards: list[str] = []
    edition: str = ""  # the default edition
    packs: list[str] = []  # folders of packs of one's own, as seen from the file
    settings: dict[str, Any] = {}
    variants: list[str] = []
    seed: int = 0
    players: dict[str, PlayerSetup]
    turn: str | None = None
    phase: Literal["deal", "opening", "start", "room", "end"] = "start"
    doors: list[str] = []
    treasures: list[str] = []
    door_discards: list[str] = []
    treasure_discards: list[str] = []
    apart: list[str] = []
    empty: list[Literal["doors", "treasures"]] = []
    combat: CombatSetup | None = None
    dice: list[int] = []
    steps: list[dict[str, Any]] = []
    then: dict[str, Any] = {}
    note: str = ""

    def titles(self) -> dict[str, str]:
        """The title by language; one that is not said in French is told in English."""
        return {"en": self.title, "fr": self.title_fr or self.title}


EVERYONE = "everyone"
STEP_KEYS = ("refused", "dice", "doors", "treasures", "then", "note")
TABLE_KEYS = (
    "combat",
    "turn",
    "phase",
    "waiting",
    "lull",
    "over",
    "winners",
    "doors",
    "treasures",
    "door_discards",
    "treasure_discards",
    "apart",
    "events",
    "no_events",
    "step",
)


def listed(names: OneOrMore | None) -> list[str]:
    """The names of a list, of a single one, or of `none`."""
    if names is None or names == "none":
        return []
    return [names] if isinstance(names, str) else names
