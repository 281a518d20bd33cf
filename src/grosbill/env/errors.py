"""What can be wrong when a learner steps."""

from __future__ import annotations

from grosbill.model.errors import GrosbillError


class ActionError(GrosbillError, AssertionError):
    """An action that is none, or not a legal one now; nothing has changed. PettingZoo asserts such things."""
