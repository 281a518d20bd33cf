"""Scenarios: the rules, executable. One YAML file a situation; `docs/scenarios.md` explains every key."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal

import msgspec
import yaml

from grosbill.model.errors import ScenarioError

One_or_more = str | list[str]


class _Strict(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    pass


class PlayerSetup(_Strict, kw_only=True):
    """Where a player stands when the scenario begins."""

    level: int = 1
    sex: str | None = None
    race: One_or_more = []
    class_: One_or_more = msgspec.field(default_factory=list, name="class")
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
    granted: dict[str, One_or_more] = {}


class PlayerCheck(_Strict, kw_only=True):
    """What must be true of a player."""

    level: int | None = None
    sex: str | None = None
    race: One_or_more | None = None
    class_: One_or_more | None = msgspec.field(default=None, name="class")
    hand: list[str] | None = None
    hand_has: One_or_more | None = None
    hand_lacks: One_or_more | None = None
    hand_size: int | None = None
    wears: list[str] | None = None
    carries: list[str] | None = None
    has: One_or_more | None = None
    lacks: One_or_more | None = None
    curses: list[str] | None = None
    attached: dict[str, str] | None = None
    counts_as: One_or_more | None = None
    head_count: One_or_more | None = None
    alive: bool | None = None
    legal: One_or_more | None = None
    illegal: One_or_more | None = None


class CombatCheck(_Strict, kw_only=True):
    """What must be true of the fight."""

    fighter: str | None = None
    helper: str | msgspec.UnsetType | None = msgspec.UNSET
    monsters: list[str] | None = None
    enhancers: dict[str, str] | None = None
    strength: tuple[int, int] | None = None
    munchkins: int | None = None
    monster_strength: int | None = None
    treasures: int | None = None
    granted: dict[str, One_or_more] | None = None
    winning: bool | None = None


class EventCheck(_Strict, kw_only=True):
    """An event that must have happened."""

    kind: str
    player: str | None = None
    other: str | None = None
    cards: One_or_more | None = None
    n: int | None = None


class Scenario(_Strict, kw_only=True):
    """One file."""

    title: str
    rules: list[str] = []
    cards: list[str] = []
    edition: str = ""  # the default edition
    settings: dict[str, Any] = {}
    variants: list[str] = []
    seed: int = 0
    players: dict[str, PlayerSetup]
    turn: str | None = None
    phase: Literal["opening", "start", "room", "end"] = "start"
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


# The loader in C reads ten times as fast, where it is there.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

STEP_KEYS = ("refused", "dice", "doors", "treasures", "then", "note")
CHECK_KEYS = (
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


class Loaded(msgspec.Struct):
    """A scenario that was read, and where in the file its parts are."""

    path: Path
    scenario: Scenario
    node: Any

    def where(self, *path: str | int) -> str:
        """The file and line of a part."""
        return f"{self.path}:{_line(self.node, path)}"


def load(path: Path) -> Loaded:
    """Read a scenario; a malformed one says what is wrong and where."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from None
    try:
        loader = _Loader(text)
        node = loader.get_single_node()
        data = loader.construct_document(node) if node is not None else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioError(f"{path}:{line}: not YAML: {error.problem}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise ScenarioError(f"{path}: not YAML: {error}") from None
    if not isinstance(data, dict):
        raise ScenarioError(f"{path}:1: a scenario is a mapping with title, players, steps and then")
    _no_twins(path, node)
    try:
        scenario = msgspec.convert(data, Scenario)
    except msgspec.ValidationError as error:
        raise ScenarioError(_explained(path, node, str(error))) from None
    loaded = Loaded(path, scenario, node)
    _check_keys(loaded)
    return loaded


def _no_twins(path: Path, node: Any) -> None:
    """A key given twice would silently win over the first."""
    if isinstance(node, yaml.MappingNode):
        seen = set()
        for key, value in node.value:
            if key.value in seen:
                raise ScenarioError(f"{path}:{key.start_mark.line + 1}: the key {key.value!r} is there twice")
            seen.add(key.value)
            _no_twins(path, value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _no_twins(path, value)


def _line(node: Any, path: tuple[str | int, ...]) -> int:
    for part in path:
        if isinstance(node, yaml.MappingNode):
            node = next((value for key, value in node.value if key.value == part), node)
        elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
            node = node.value[part]
    return int(node.start_mark.line) + 1


def _explained(path: Path, node: Any, message: str) -> str:
    """The message of a failed conversion, with the line of the part it is about."""
    text, _, place = message.partition(" - at `$")
    pieces = place.rstrip("`").replace("]", "").replace("[", ".").split(".")
    parts = [int(piece) if piece.isdigit() else piece for piece in pieces if piece and piece != "..."]
    where = ".".join(str(part) for part in parts)
    hint = ""
    if "unknown field" in text:
        wrong = text.split("`")[1]
        known = {
            field for kind in (Scenario, PlayerSetup, CombatSetup) for field in kind.__struct_encode_fields__
        }
        close = get_close_matches(wrong, known, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
    line = _line(node, tuple(parts))
    return f"{path}:{line}: {where + ': ' if where else ''}{text[:1].lower()}{text[1:]}{hint}"


def _check_keys(loaded: Loaded) -> None:
    scenario = loaded.scenario
    if not scenario.steps and not scenario.then:
        raise ScenarioError(f"{loaded.path}:1: a scenario needs steps, or at least what is true then")
    for number, step in enumerate(scenario.steps):
        actors = [key for key in step if key not in STEP_KEYS]
        if len(actors) > 1:
            raise ScenarioError(
                f"{loaded.where('steps', number)}: one player a step, got {' and '.join(map(str, actors))}"
            )
        for actor in actors:
            _check_player(loaded, actor, ("everyone", *scenario.players), "steps", number)
            moves = step[actor] if isinstance(step[actor], list) else [step[actor]]
            if any(not isinstance(move, str) for move in moves):
                raise ScenarioError(f"{loaded.where('steps', number)}: a move is text, got {step[actor]!r}")
        _check_checks(loaded, step.get("then", {}), "steps", number, "then")
    _check_checks(loaded, scenario.then, "then")


def _check_player(loaded: Loaded, name: object, known: tuple[str, ...], *path: str | int) -> None:
    if name not in known:
        close = get_close_matches(str(name), known, 1)
        hint = f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(known)}"
        raise ScenarioError(f"{loaded.where(*path)}: unknown player or key {name!r}{hint}")


def _check_checks(loaded: Loaded, checks: Any, *path: str | int) -> None:
    if not isinstance(checks, dict):
        raise ScenarioError(f"{loaded.where(*path)}: `then` is a mapping of players and facts")
    for key, value in checks.items():
        _check_player(loaded, key, (*CHECK_KEYS, *loaded.scenario.players), *path, str(key))
        kind: Any = None
        if key in loaded.scenario.players:
            kind = PlayerCheck
        elif key == "combat" and value is not None:
            kind = CombatCheck
        elif key in ("events", "no_events"):
            kind = list[str | EventCheck]
        if kind is not None:
            try:
                msgspec.convert(value, kind)
            except msgspec.ValidationError as error:
                where = loaded.where(*path, str(key))
                raise ScenarioError(f"{where}: {key}: {str(error)[:1].lower()}{str(error)[1:]}") from None


def find(paths: list[Path]) -> list[Path]:
    """The scenario files in files and folders, in order."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(file for suffix in ("*.yaml", "*.yml") for file in path.rglob(suffix))
        elif path.exists():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    if not found:
        raise ScenarioError("no scenario files (*.yaml) there")
    return found
