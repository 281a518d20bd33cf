"""JSON Schemas of the files of a pack, for editors that complete and check TOML."""

from __future__ import annotations

from typing import Any

import msgspec

from grosbill.effects.vocabulary import Cardfile, Glossary
from grosbill.packs.loader import Label

FILES: dict[str, Any] = {"cards": Cardfile, "words": Glossary, "pack": Label, "icons": dict[str, str]}


def schema_of(file: str) -> dict[str, Any]:
    """The schema of card files, of `words.toml`, of `pack.toml` or of `icons.toml`."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(FILES[file])}
