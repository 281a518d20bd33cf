"""Being asked: how often a person is asked in vain."""

from __future__ import annotations

import pytest

from grosbill.sim.prompts import idle_prompts


@pytest.mark.fuzz
def test_few_prompts_on_others_turns_have_nothing_to_offer() -> None:
    """At most one in five, over as many games as the bench counts: a few of them tell little."""
    assert idle_prompts(100) <= 0.2
