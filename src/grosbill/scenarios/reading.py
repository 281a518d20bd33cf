"""Reading a scenario file; a malformed one says what is wrong and where."""

from __future__ import annotations

from collections.abc import Collection
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
import yaml

from grosbill.model.errors import ScenarioError, did_you_mean
from grosbill.model.events import EVENTS
from grosbill.model.outside import read_file
from grosbill.scenarios.schema import (
    EVERYONE,
    STEP_KEYS,
    TABLE_KEYS,
    CombatCheck,
    CombatSetup,
    EventCheck,
    PlayerCheck,
    PlayerSetup,
    Scenario,
)

# The loader in C reads ten times as fast, where it is there.
_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

Place = tuple[str | int, ...]

MOST_BYTES = 64_000
DEPTH = 20
"""Real scenarios have a tenth of the one, and half of the other at most."""


class Loaded(msgspec.Struct):
    """A scenario that was read, and where in the file its parts are."""

    path: Path
    scenario: Scenario
    node: Any

    def where(self, *place: str | int) -> str:
        """The file and line of a part."""
        return _where(self.path, self.node, place)


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


def load(path: Path) -> Loaded:
    """Read a scenario; a malformed one says what is wrong and where."""
    node, data = _yaml(path)
    if not isinstance(data, dict):
        raise ScenarioError(f"{path}:1: a scenario is a mapping with title, players, steps and then")
    if isinstance(data.get("players"), dict):
        for name, player in data["players"].items():
            _converted(path, node, player, PlayerSetup, "players", name)
    loaded = Loaded(path, _converted(path, node, data, Scenario), node)
    _check_keys(loaded)
    return loaded


def _yaml(path: Path) -> tuple[Any, Any]:
    """The nodes of a file, which know their lines, and its data."""
    try:
        text = read_file(path, MOST_BYTES).decode("utf-8")
    except OSError as error:
        raise ScenarioError(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise ScenarioError(f"{path}: cannot be read: {error}") from None
    try:
        _bounded(path, text)
        loader = _Loader(text)
        node = loader.get_single_node()
        _written_once(path, node)
        return node, loader.construct_document(node) if node is not None else None
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else 1
        raise ScenarioError(f"{path}:{line}: not YAML: {error.problem}") from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        raise ScenarioError(f"{path}: not YAML: {error}") from None


def _bounded(path: Path, text: str) -> None:
    """Refuse what grows when it is put together: repeats by `*name`, and nesting that fills the stack."""
    depth = 0
    for event in yaml.parse(text, _Loader):
        where = f"{path}:{event.start_mark.line + 1}"
        if isinstance(event, yaml.AliasEvent):
            raise ScenarioError(f"{where}: write it out where it is repeated by `*`")
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEPTH:
            raise ScenarioError(f"{where}: nested too deeply: at most {DEPTH} levels")


def _written_once(path: Path, node: Any) -> None:
    """A key given twice would silently win over the first."""
    if isinstance(node, yaml.MappingNode):
        keys = set()
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise ScenarioError(f"{path}:{key.start_mark.line + 1}: a key is a word, no list or mapping")
            if key.value in keys:
                raise ScenarioError(f"{path}:{key.start_mark.line + 1}: the key {key.value!r} is there twice")
            keys.add(key.value)
            _written_once(path, value)
    elif isinstance(node, yaml.SequenceNode):
        for value in node.value:
            _written_once(path, value)


def _where(path: Path, node: Any, place: Place) -> str:
    for part in place:
        if isinstance(node, yaml.MappingNode):
            node = next((value for key, value in node.value if key.value == part), node)
        elif isinstance(node, yaml.SequenceNode) and isinstance(part, int) and part < len(node.value):
            node = node.value[part]
    return f"{path}:{node.start_mark.line + 1}"


# --- records ------------------------------------------------------------------------------------------------

# Where the keys of a file belong: before the steps, and in a `then`.
_SETUP: tuple[tuple[Any, str], ...] = (
    (Scenario, "at the top of the file"),
    (PlayerSetup, "under a player"),
    (CombatSetup, "under `combat`"),
)
_THEN: tuple[tuple[Any, str], ...] = (
    (TABLE_KEYS, "directly under `then`"),
    (PlayerCheck, "under a player"),
    (CombatCheck, "under `combat`"),
)


def _converted(path: Path, node: Any, data: Any, kind: Any, *place: str | int) -> Any:
    """A part of the file as a record; a fault is told with its line."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        text, _, within = str(error).partition(" - at `$")
    pieces = within.rstrip("`").replace("]", "").replace("[", ".").split(".")
    parts = (*place, *[int(piece) if piece.isdigit() else piece for piece in pieces if piece])
    hint = ""
    if "unknown field" in text:
        if kind is Scenario and parts:
            kind = CombatSetup
        elif "events" in str(place[-1:]):
            kind = EventCheck
        homes = _SETUP if kind in (Scenario, PlayerSetup, CombatSetup) else _THEN
        hint = _hint(text.split("`")[1], kind, homes)
    shown = ".".join(map(str, parts)) + ": " if parts else ""
    raise ScenarioError(f"{_where(path, node, parts)}: {shown}{text[:1].lower()}{text[1:]}{hint}")


def _hint(wrong: str, kind: Any, homes: tuple[tuple[Any, str], ...]) -> str:
    """Where an unknown key belongs, or what it may have been meant to be."""
    for home, said in homes:
        if wrong in _keys(home):
            return f"; it belongs {said}"
    known = _keys(kind)
    close = get_close_matches(wrong, known, 1)
    return f"; did you mean {close[0]!r}?" if close else f"; known here are: {', '.join(known)}"


def _keys(kind: Any) -> Collection[str]:
    return kind if isinstance(kind, tuple) else kind.__struct_encode_fields__


# --- steps and checks ---------------------------------------------------------------------------------------


def _check_keys(loaded: Loaded) -> None:
    scenario = loaded.scenario
    if not scenario.steps and not scenario.then:
        raise ScenarioError(f"{loaded.path}:1: a scenario needs steps, or at least what is true then")
    for number, step in enumerate(scenario.steps):
        actors = [key for key in step if key not in STEP_KEYS]
        where = loaded.where("steps", number)
        if len(actors) > 1:
            raise ScenarioError(f"{where}: one player a step, got {' and '.join(map(str, actors))}")
        for actor in actors:
            _check_name(loaded, actor, (EVERYONE, *scenario.players), "steps", number)
            moves = texts(step)
            if any(not isinstance(move, str) for move in moves):
                raise ScenarioError(f"{where}: a move is text, got {step[actor]!r}")
            if actor == EVERYONE and moves != ["pass"]:
                raise ScenarioError(f"{where}: everyone can only pass")
        _check_checks(loaded, step.get("then", {}), "steps", number, "then")
    _check_checks(loaded, scenario.then, "then")


def actor_of(step: dict[str, Any]) -> str | None:
    """Who acts in a step: a player, everyone or nobody."""
    return next((key for key in step if key not in STEP_KEYS), None)


def texts(step: dict[str, Any]) -> list[str]:
    """The moves of a step: one, several or none."""
    actor = actor_of(step)
    if actor is None:
        return []
    return step[actor] if isinstance(step[actor], list) else [step[actor]]


def _check_name(loaded: Loaded, name: object, known: tuple[str, ...], *place: str | int) -> None:
    if name not in known:
        close = get_close_matches(str(name), known, 1)
        hint = f"; did you mean {close[0]!r}?" if close else f"; there are: {', '.join(known)}"
        raise ScenarioError(f"{loaded.where(*place)}: unknown player or key {name!r}{hint}")


def _check_checks(loaded: Loaded, checks: Any, *place: str | int) -> None:
    if not isinstance(checks, dict):
        raise ScenarioError(f"{loaded.where(*place)}: `then` is a mapping of players and facts")
    for key, value in checks.items():
        _check_name(loaded, key, (*TABLE_KEYS, *loaded.scenario.players), *place, str(key))
        kind: Any = None
        if key in loaded.scenario.players:
            kind = PlayerCheck
        elif key == "combat" and value is not None:
            kind = CombatCheck
        elif key in ("events", "no_events"):
            kind = list[str | EventCheck]
        if kind is not None:
            _converted(loaded.path, loaded.node, value, kind, *place, str(key))
        if key in ("events", "no_events"):
            _check_kinds(loaded, value, *place, str(key))


def _check_kinds(loaded: Loaded, events: list[Any], *place: str | int) -> None:
    """A kind that does not exist never happens: under `no_events` it would hold without a word."""
    for number, event in enumerate(events):
        kind = event if isinstance(event, str) else event["kind"]
        if kind not in EVENTS:
            hint = did_you_mean(kind, EVENTS) or f"; there are: {', '.join(EVENTS)}"
            raise ScenarioError(f"{loaded.where(*place, number)}: there is no event {kind!r}{hint}")
