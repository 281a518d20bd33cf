"""The protocol as types of TypeScript, for the page: made from the frames, and compared by a test."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from grosbill.online import frames as fr

_PLACE = "#/$defs/{name}"
_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_HEAD = "// Made from src/grosbill/online/frames.py by `make golden`; not written by hand.\n"


def types() -> str:
    """Every frame as an interface, and the unions of what a page sends and of what it is told."""
    _, schemas = msgspec.json.schema_components([fr.PageFrame, fr.ServerFrame], ref_template=_PLACE)
    parts = [_HEAD, f"export const VERSION = {fr.VERSION};\n"]
    parts += [_interface(name, schema) for name, schema in schemas.items()]
    for name, union in (("PageFrame", fr.PageFrame), ("ServerFrame", fr.ServerFrame)):
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in get_args(union))};\n")
    return "\n".join(parts)


def _interface(name: str, schema: Mapping[str, Any]) -> str:
    needed = {*schema.get("required", ()), *(("t",) if "t" in schema["properties"] else ())}
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(told)};"
        for field, told in schema["properties"].items()
    ]
    about = " ".join(schema.get("description", "").split())
    return "\n".join([f"/** {about} */", f"export interface {name} {{", *fields, "}", ""])


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        inner = _type(schema["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return "Record<string, unknown>"
    return _PLAIN.get(str(kind), "unknown")


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else json.dumps(value)
