"""Which scenarios show which clause or card: the `rules` and `cards` lists of all scenario files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from grosbill.packs import default_edition

FOLDER = "scenarios"

# A key at the top of the file, with its value up to the next one; and a value that is a plain list on a line.
_LIST = re.compile(r"^(?:rules|cards):(?P<value>.*(?:\n(?:[ \t\-#\]].*)?)*)", re.MULTILINE)
_EDITION = re.compile(r"^edition: *[\"']?([\w+\-]+)", re.MULTILINE)
_TITLE = re.compile(r"^(?P<key>title|title_fr): *(?P<text>.+?) *$", re.MULTILINE)
_AGREED = re.compile(r"^(?:settings|variants):.*(?:\n(?:[ \t\-#\]].*)?)*", re.MULTILINE)
_NAMES = re.compile(r"\s*\[(?P<ids>[\w\-/, ]*)\]\s*(?:#.*)?")


class Shown(NamedTuple):
    """A scenario that shows something, its edition, what its table agreed on, and its title by language."""

    path: str
    edition: str
    settings: dict[str, Any]
    variants: tuple[str, ...]
    title: dict[str, str]


def scenario_index(root: Path | None = None) -> dict[str, list[Shown]]:
    """The scenarios by the ids they show; `root` is their folder, looked for if not given.

    A file that cannot be read shows nothing: `grosbill scenario` says what is wrong with it.
    """
    root = scenario_folder() if root is None else root
    found: dict[str, list[Shown]] = {}
    if root is None or not root.is_dir():
        return found
    for path in sorted((*root.rglob("*.yaml"), *root.rglob("*.yml"))):
        try:
            text = path.read_text("utf-8")
        except (OSError, UnicodeDecodeError):
            continue
        played = _EDITION.search(text)
        shown = Shown(
            path.relative_to(root.parent).as_posix(),
            played[1] if played else default_edition(),
            *_agreed(text),
            _titles(text),
        )
        for name in dict.fromkeys(_ids(text)):
            found.setdefault(name, []).append(shown)
    return found


def scenario_folder(start: Path | None = None) -> Path | None:
    """The folder of the scenarios: in a directory above this one, or beside the sources of the package."""
    here = Path.cwd() if start is None else start
    source = Path(__file__).resolve().parents[3]
    for place in (here, *here.parents, source):
        folder = place / FOLDER
        if folder.is_dir() and not (folder / "__init__.py").exists():  # the package has the same name
            return folder
    return None


def _ids(text: str) -> Iterator[str]:
    for block in _LIST.finditer(text):
        plain = _NAMES.fullmatch(block["value"])
        if plain is not None:
            yield from filter(None, (part.strip() for part in plain["ids"].split(",")))
        else:
            yield from _written_otherwise(block[0])


def _titles(text: str) -> dict[str, str]:
    """The title of a scenario by language."""
    written = {line["key"]: _plain(line["text"]) for line in _TITLE.finditer(text)}
    title = written.get("title", "")
    return {"en": title, "fr": written.get("title_fr", title)}


def _plain(title: str) -> str:
    """What a title says; most are plain words on a line."""
    if title[:1] not in ("'", '"') and " #" not in title:
        return title
    import yaml

    try:
        return str(yaml.safe_load(title))
    except yaml.YAMLError:
        return title


def _agreed(text: str) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The settings and variants of a scenario; most have none."""
    block = "\n".join(part[0] for part in _AGREED.finditer(text))
    if not block:
        return {}, ()
    import yaml

    try:
        loaded = yaml.safe_load(block)
    except yaml.YAMLError:
        return {}, ()
    settings, variants = loaded.get("settings"), loaded.get("variants")
    return (
        settings if isinstance(settings, dict) else {},
        tuple(variants) if isinstance(variants, list) else (),
    )


def _written_otherwise(block: str) -> Iterable[str]:
    """The ids in any other form that YAML knows; slower, so only where it is needed."""
    import yaml

    try:
        loaded = yaml.load(block, yaml.BaseLoader)  # noqa: S506 (texts only: it makes no objects)
    except yaml.YAMLError:
        return ()
    ids = next(iter(loaded.values()))
    return [shown for shown in ids if isinstance(shown, str)] if isinstance(ids, list) else ()
