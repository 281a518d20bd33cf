"""Where clauses and rulings are kept: the functions and the data that name them, as the sources say.

The code that keeps a clause names it in a docstring, in a comment or in a `Refusal`; data does so in a
comment or under `clause`. Nothing is imported for this: the files of the package are read as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

__all__ = ["by_file", "ids_in", "keepers"]

KEEPERS: Final = ("rules", "packs", "model", "effects", "views", "game.py")
"""What the game follows; elsewhere clauses are only spoken of."""

_Named: TypeAlias = Iterator[tuple[str, str]]
"""Ids, each with the function or entry that names it, or with "" where it is the whole file."""

_IDS = re.compile(r"(R-[A-Z]+|Q)-(\d{3})((?:(?:,|\s+to|,?\s+and)\s+(?:\1-)?\d{3}\b)*)")
_MORE = re.compile(r"(to)?\s+(?:R-[A-Z]+-|Q-)?(\d{3})")
_DEFINITION = re.compile(
    r"^(?:[#@].*\n)*(?:(?:def|class) (\w+)|(\w+)(?::[^=\n]+)? = (Refusal\()?)", re.MULTILINE
)
_CONSTANT = re.compile(r"\b[A-Z][A-Z_]+\b")
_HEADING = re.compile(r"\[(\[?)([\w.-]+)\]")
_KEY = re.compile(r'([\w-]+) = (?:"([^"]*)")?')


@cache
def keepers() -> dict[str, list[str]]:
    """Where all that is named is kept, by id, as `file:name` or `file`; shared, not to be changed."""
    from importlib.resources import files  # here, because it is slow to import

    found: dict[str, list[str]] = {}
    for file, text in _sources(files("grosbill")):
        for id_, name in _in_code(text) if file.endswith(".py") else _in_data(text):
            place = f"{file}:{name}" if name else file
            if place not in found.setdefault(id_, []):
                found[id_].append(place)
    return found


def by_file(kept: Sequence[str]) -> list[str]:
    """Places in words, one line a file: `rules/topics/selling.py: mean_sell, do_sell`."""
    names: dict[str, list[str]] = {}
    for place in kept:
        file, _, name = place.partition(":")
        names.setdefault(file, []).extend([name] if name else [])
    return [f"{file}: {', '.join(found)}" if found else file for file, found in names.items()]


def ids_in(text: str) -> Iterator[str]:
    """The ids a text names, `R-SETUP-008 to 015` and `R-TURN-026, 027` included."""
    for match in _IDS.finditer(text):
        topic, first, rest = match.groups()
        last = int(first)
        yield f"{topic}-{first}"
        for through, number in _MORE.findall(rest):
            for each in range(last + 1 if through else int(number), int(number) + 1):
                yield f"{topic}-{each:03}"
            last = int(number)


def _sources(root: Traversable) -> Iterator[tuple[str, str]]:
    """The files that can keep a clause, by their path in the package, in order."""
    waiting = [(name, root / name) for name in reversed(KEEPERS)]
    while waiting:
        path, file = waiting.pop()
        if file.is_dir():
            inside = sorted(file.iterdir(), key=lambda each: each.name, reverse=True)
            waiting += [(f"{path}/{each.name}", each) for each in inside]
        elif path.endswith((".py", ".toml")):
            yield path, file.read_text(encoding="utf-8")


def _in_code(text: str) -> _Named:
    """Whatever names an id keeps it; for a refusal that a module declares, the functions that give it do."""
    starts = list(_DEFINITION.finditer(text)) if _IDS.search(text) else []
    cuts = [start.start() for start in starts] + [len(text)]
    yield from ((id_, "") for id_ in ids_in(text[: cuts[0]]))
    parts = [(start, text[start.start() : end]) for start, end in zip(starts, cuts[1:], strict=True)]
    given = {start[1]: set(_CONSTANT.findall(part)) for start, part in parts if start[1]}
    for start, part in parts:
        function, constant, refusal = start.groups()
        giving = [name for name, constants in given.items() if constant in constants] if refusal else []
        keeping = giving or [function or constant]
        yield from ((id_, name) for id_ in ids_in(part) for name in keeping)


def _in_data(text: str) -> _Named:
    """A comment speaks of the entry it stands in or above, or of the whole file; so does `clause`."""
    entry: str | None = ""  # none: its name is in the next line
    said: list[str] = []
    for line in text.splitlines() if _IDS.search(text) else ():
        code, _, comment = line.partition("#")
        said += ids_in(comment) if comment else ()
        said += ids_in(code) if "clause = " in code else ()
        heading, key = _HEADING.match(code), _KEY.match(code)
        if heading is not None and not (heading[1] and "." in heading[2]):  # `[[tag.uses]]` is part of a tag
            entry = None if heading[1] else heading[2]
        elif key is not None and entry is None:
            entry = key[2]
        if said and entry is not None and (code or not line):
            name = entry or (key[1] if key is not None else "")
            yield from ((id_, name if line else "") for id_ in said)
            said = []
