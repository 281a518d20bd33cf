"""The files of a pack, read within limits: a folder from anywhere cannot hang the program nor fill it."""

from __future__ import annotations

import os
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from grosbill.model.errors import PackError

HOME = files("grosbill.packs")
"""Where the built-in packs are."""

FILES = 50
FILE_BYTES = 256_000
PACK_BYTES = 1_000_000
LINE_DOTS = 32  # the TOML reader takes quadratic time and memory for `a.b.c.…`
_ENTRIES = 1000


class Text(NamedTuple):
    """One file: its name and what is in it."""

    name: str
    content: bytes


def card_files(folder: Traversable) -> list[Traversable]:
    """The TOML files of a folder by name; whatever else lies there is left alone."""
    try:
        entries = list(islice(folder.iterdir(), _ENTRIES + 1))
    except OSError as error:
        raise PackError(f"{folder}: cannot be read: {error.strerror or error}") from None
    if len(entries) > _ENTRIES:
        raise PackError(f"{folder}: cannot be read: more than {_ENTRIES} files lie there")
    return sorted((file for file in entries if file.name.endswith(".toml")), key=lambda file: file.name)


def read_texts(folder: Traversable) -> tuple[list[Text], list[str]]:
    """The files of a pack, and what is wrong with those that are not read."""
    texts: list[Text] = []
    mistakes: list[str] = []
    found = card_files(folder)
    if len(found) > FILES:
        mistakes.append(f"{folder.name}: {len(found)} files, and a pack has at most {FILES}")
    for file in found[:FILES]:
        problem, content = _read(folder, file)
        if problem:
            mistakes.append(f"{folder.name}/{file.name}: {problem}")
        else:
            texts.append(Text(file.name, content))
    size = sum(len(text.content) for text in texts)
    if size > PACK_BYTES:
        mistakes.append(f"{folder.name}: {size:,} bytes in all, and a pack has at most {PACK_BYTES:,}")
        return [], mistakes
    return texts, mistakes


def _read(folder: Traversable, file: Traversable) -> tuple[str, bytes]:
    """What is wrong with a file, or nothing and its content."""
    if isinstance(file, Path) and isinstance(folder, Path):
        home, real = os.path.realpath(folder), os.path.realpath(file)  # unlike `resolve`, at ease with loops
        if not Path(real).is_relative_to(home):
            return "a link that leads out of the folder is not followed", b""
    if not file.is_file():
        return "is no ordinary file", b""
    try:
        with file.open("rb") as stream:
            content: bytes = stream.read(FILE_BYTES + 1)
    except OSError as error:
        return f"cannot be read: {error.strerror or error}", b""
    if len(content) > FILE_BYTES:
        return f"a file has at most {FILE_BYTES:,} bytes; spread the cards over several", b""
    for number, line in enumerate(content.splitlines(), 1):
        if line.count(b".") > LINE_DOTS:
            return f"line {number}: more than {LINE_DOTS} dots in a line", b""
    return "", content
