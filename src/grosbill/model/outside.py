"""What comes from outside: names that players may have, lists of what they should be, files that end."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterable
from os import fsencode
from pathlib import Path, PurePath
from types import MappingProxyType
from typing import Any
from unicodedata import category, is_normalized, normalize

from grosbill.model.errors import GrosbillError, PackError, PlayersError, SettingsError
from grosbill.model.signs import told

LONGEST_NAME = 24
USUAL_NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay")
"""The names of players who give none; no card has one of them for its id."""

# Letters and marks that leave no trace on the screen, though they count as printable.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}


def texts(values: object, what: str, wrong: type[GrosbillError]) -> tuple[str, ...]:
    """A list of texts, each of which is one and nothing that only passes for one."""
    if type(values) is not tuple and type(values) is not list:
        raise wrong(f"{what} are a list or tuple of texts, got {told(values)}")
    other = next((value for value in values if type(value) is not str), None)
    if other is not None or None in values:
        raise wrong(f"{what} are texts, got {told(other)}")
    return tuple(values)


def folders(packs: object) -> tuple[Path, ...]:
    """The folders of packs of one's own, by paths that the system knows what to do with."""
    if type(packs) is not tuple and type(packs) is not list:
        raise PackError(f"packs are a list or tuple of folders, got {told(packs)}")
    for folder in packs:
        if type(folder) is not str and not isinstance(folder, PurePath):
            raise PackError(f"a pack is a folder, got {told(folder)}")
        if "\0" in str(folder) or not _encodable(str(folder)) or len(str(folder)) > _LONGEST_PATH:
            raise PackError(f"there is no folder {told(str(folder))}")
    return tuple([Path(folder) for folder in packs])


_LONGEST_PATH = 4096
"""No system takes a longer one."""


def _encodable(text: str) -> bool:
    try:
        fsencode(text)
    except UnicodeEncodeError:
        return False
    return True


def by_name(settings: object) -> dict[str, Any]:
    """Settings by their names."""
    if type(settings) is not dict and type(settings) is not MappingProxyType:
        raise SettingsError(f"settings are a dict of names and values, got {told(settings)}")
    return {name: settings[name] for name in texts(list(settings), "the names of settings", SettingsError)}


def check_names(names: Iterable[object]) -> None:
    """Refuse names that cannot be shown as they are, and two at one table that look alike."""
    taken: dict[str, str] = {}
    for name in names:
        if type(name) is not str:
            raise PlayersError(f"a player's name is text, got {told(name)}")
        problem = _problem(name)
        if problem is not None:
            raise problem
        if looks(name) in taken:
            raise PlayersError.said("names-alike", one=taken[looks(name)], other=name)
        taken[looks(name)] = name


def _problem(name: str) -> PlayersError | None:
    """Why nobody can be called that, and what to do about it."""
    if len(name) > LONGEST_NAME:
        short = f"{name[:LONGEST_NAME]}…"
        return PlayersError.said("name-long", name=short, letters=len(name), most=LONGEST_NAME)
    wrong = next((sign for sign in name if not sign.isprintable() or sign in _UNSEEN), "")
    if wrong:
        return PlayersError.said("name-unseen", name=name, sign=(f"U+{ord(wrong):04X}",))
    if name and category(name[0]).startswith("M"):
        return PlayersError.said("name-accent", name=name)
    if not is_normalized("NFC", name):
        return PlayersError.said("name-composed", name=name, composed=normalize("NFC", name))
    return None


def looks(name: str) -> str:
    """The same for all names that look alike: whatever their capitals, widths and combined letters."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


def data_folder() -> Path:
    """Where the program keeps what it plays: in the user's data folder."""
    if sys.platform == "win32":
        data = os.environ.get("LOCALAPPDATA")
    else:
        data = os.environ.get("XDG_DATA_HOME")
    try:
        home = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    except RuntimeError as error:
        raise OSError(str(error)) from None
    return home / "grosbill"


def check_ordinary(path: Path) -> None:
    """Refuse, with an `OSError`, to open a pipe or a device: reading it might never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "is no ordinary file", str(path))


def read_file(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes; anything else is an `OSError`."""
    check_ordinary(path)
    with path.open("rb") as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"has more than {most:,} bytes", str(path))
    return content
