"""The icons that cards are drawn with: their outlines, who drew them, and which one a kind of card has.

Which card has which icon is data of its pack, read by `packs/icons.py`. The outlines are those of the
collection of game-icons.net that are in use; `make icons` writes them anew. All of it is read on first use.
"""

from __future__ import annotations

from functools import cache

import msgspec

__all__ = ["SIDE", "Author", "Authors", "authors", "chrome", "drawing", "icon_names", "kind_icons"]

SIDE = 512
"""The side of the square that every icon is drawn in."""


class Author(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who drew icons."""

    name: str
    home: str = ""


class Authors(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`authors.toml`: the authors by the folder they have in the collection, and the folder of each icon."""

    author: dict[str, Author]
    icon: dict[str, str]


def drawing(name: str) -> str:
    """The outline of an icon: the data of one SVG path, in a square of `SIDE`."""
    return _drawings()[name]


def icon_names() -> frozenset[str]:
    """The icons that are drawn."""
    return frozenset(_drawings())


@cache
def kind_icons() -> dict[str, str]:
    """The icon of a card whose pack chooses none, by its kind; shared, not to be changed."""
    return msgspec.toml.decode(_read("kinds.toml"), type=dict[str, str])


@cache
def chrome() -> dict[str, str]:
    """The icons of the page itself, by our names for them; shared, not to be changed."""
    return msgspec.toml.decode(_read("chrome.toml"), type=dict[str, str])


@cache
def authors() -> Authors:
    """Who drew the icons."""
    return msgspec.toml.decode(_read("authors.toml"), type=Authors)


@cache
def _drawings() -> dict[str, str]:
    return msgspec.json.decode(_read("icons.json"), type=dict[str, str])


def _read(file: str) -> bytes:
    from importlib.resources import files  # here, because it is slow to import

    return files("grosbill.pictures").joinpath(file).read_bytes()
