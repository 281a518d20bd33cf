"""The protocol for others to read: every frame as JSON Schema, in an AsyncAPI document."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from grosbill.online import frames as fr

_PLACE = "#/components/schemas/{name}"


def document() -> str:
    """The whole protocol as AsyncAPI 3: what a page sends, what it is told, and how each frame looks."""
    sent, told = get_args(fr.PageFrame), get_args(fr.ServerFrame)
    _, schemas = msgspec.json.schema_components([fr.PageFrame, fr.ServerFrame], ref_template=_PLACE)
    frames = (*sent, *told)
    names = [frame.__name__ for frame in frames]
    api = {
        "asyncapi": "3.0.0",
        "info": {"title": "Grosbill: a table", "version": str(fr.VERSION)},
        "channels": {
            "table": {
                "address": "/ws/{table}",
                "parameters": {"table": {"description": "The id of a table."}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names},
            }
        },
        "operations": {
            "send": _operation("receive", sent),
            "tell": _operation("send", told),
        },
        "components": {"messages": {frame.__name__: _message(frame) for frame in frames}, "schemas": schemas},
    }
    return json.dumps(api, indent=2, ensure_ascii=False) + "\n"


def _operation(action: str, frames: Iterable[type]) -> dict[str, Any]:
    messages = [{"$ref": f"#/channels/table/messages/{frame.__name__}"} for frame in frames]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}


def _message(frame: type) -> dict[str, Any]:
    name = frame.__name__
    return {"name": name, "summary": frame.__doc__ or "", "payload": {"$ref": _PLACE.format(name=name)}}
