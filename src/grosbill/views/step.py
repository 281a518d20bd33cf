"""What is being settled, as far as everyone can see it."""

from __future__ import annotations

from typing import Any

from grosbill.model import steps as s
from grosbill.rules.kernel.step_rules import STEPS, kind_of
from grosbill.rules.table import Table


def asking_kinds() -> tuple[str, ...]:
    """What the steps at which somebody is asked are called, each once."""
    asking = [kind for kind, rules in STEPS.items() if issubclass(kind, s.Step) and rules.asks != "nobody"]
    return tuple(dict.fromkeys([kind_of(kind) for kind in asking]))


_KINDS: dict[type[s.Step], str] = {kind: kind_of(kind) for kind in STEPS if issubclass(kind, s.Step)}


def shown(t: Table) -> dict[str, Any]:
    """What the step on top shows to everyone: its kind, whom it is about, cards by name."""
    step = t.steps[-1]
    kind = type(step)
    return {"kind": _KINDS[kind]} | STEPS[kind].shown(t, step)
